// A session at a server: a socket that comes back by itself. Nothing is kept but what lets a guest come back.
const SLOWEST = 15000, VERSION = 3, BEAT = '{"beat":true}', SILENCE = 10000;
const NO_BOARD = { numbers: [], rows: [], piles: [], hand: [] };
const OTHERS = ["theirs", "round"];
const TURN = "turn";
const kept = () => { try { return JSON.parse(localStorage.getItem("elevens") || "null"); } catch { return null; } };
const keep = (guest) => { try { localStorage.setItem("elevens", JSON.stringify(guest)); } catch { /* Then not. */ } };
const texts = (said) => said.map((one) => one.text);

export function connect(ui) {
  let socket, session = null, seen = 0, sent = 0, waiting = [], ended = false, delay = 250, lost = false, aloud = false;
  let lang = document.documentElement.lang, alive = 0;

  // The table to which a link led.
  const asked = new URLSearchParams(location.search);
  let invitation = asked.has("table") ? { table: asked.get("table"), key: asked.get("key") || undefined } : undefined;

  function post(text) {
    sent += 1;
    const message = { n: sent, line: text };
    waiting.push(message);
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  function dress(page) {
    lang = page.lang;
    const guest = kept();
    if (guest) keep({ ...guest, lang });
    ui.texts(page);
  }

  function greeted(message) {
    const unheard = message.session === session ? [] : waiting;
    if (message.session === session) {
      waiting = waiting.filter((one) => one.n > message.heard);
      for (const one of waiting) socket.send(JSON.stringify(one));
    } else {
      [session, seen, sent, waiting] = [message.session, 0, 0, []];
    }
    delay = 250;
    if (lost) ui.notice("page-back");
    lost = false;
    if (unheard.length) {
      ui.notice("page-unheard");
      for (const one of unheard) ui.tell({ lang, lines: [one.line], others: false, spoken: [], sounds: [] });
    }
  }

  function tell(message) {
    const print = message.told.flatMap((said) => said.print);
    const speech = message.told.flatMap((said) => said.speech || said.print);
    const [only] = message.told;
    if (print.some((one) => one.kind === TURN)) ui.turn();
    ui.tell({
      lang: message.lang,
      lines: texts(print),
      others: print.every((one) => OTHERS.includes(one.kind)),
      sum: message.told.length === 1 && only.sum ? only.sum.text : undefined,
      spoken: aloud ? texts(speech) : [],
      sounds: [],
    });
  }

  function hear(message) {
    if (message.session) return greeted(message);
    if (message.seq) {
      if (message.seq <= seen) return;
      seen = message.seq;
    }
    waiting = waiting.filter((one) => one.n > message.heard);
    if (message.page) dress(message.page);
    if (message.status) ui.board(message.status.seen || NO_BOARD);
    if (message.entered) {
      keep({ lang, ...message.entered });
      ui.guest(true);
      // Loaded again, the page leads to the seat that the guest has.
      if (invitation) history.replaceState(null, "", location.pathname);
      invitation = undefined;
    }
    if (message.told) tell(message);
    if (message.ended) {
      ended = true;
      ui.notice("page-ended");
    }
  }

  function lose() {
    if (ended) return;
    if (!lost) ui.notice("page-lost");
    lost = true;
    setTimeout(open, delay);
    delay = Math.min(delay * 2, SLOWEST);
  }

  function open() {
    const url = new URL("socket", location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const mine = socket = new WebSocket(url), guest = kept() || {};
    const program = { language: guest.lang || lang, name: guest.name, key: guest.key, page: true, invitation,
      address: location.origin + location.pathname };
    alive = Date.now();
    mine.addEventListener("open", () => mine.send(JSON.stringify({ version: VERSION, session, seen, program })));
    mine.addEventListener("message", (event) => {
      if (mine !== socket) return;
      alive = Date.now();
      if (event.data === BEAT) mine.send(BEAT);
      else hear(JSON.parse(event.data));
    });
    mine.addEventListener("close", () => { if (mine === socket) lose(); });
  }

  // A dead network closes nothing: only silence tells of it.
  setInterval(() => {
    if (ended || socket.readyState === WebSocket.CLOSED || Date.now() - alive < SILENCE) return;
    const dead = socket;
    socket = { readyState: WebSocket.CLOSED };
    dead.close();
    lose();
  }, 1000);

  open();
  return {
    send: (text) => { if (ended) ui.notice("page-ended"); else post(text); },
    key: () => {},
    // The browser is whoever's from then on: nothing of the guest stays in it.
    signOut: () => {
      ended = true;
      try { localStorage.removeItem("elevens"); } catch { /* Then nothing was kept. */ }
      if (socket.close) socket.close();
    },
    speech: (on) => {
      aloud = on;
      ui.voice({ on, rate: 0, pitch: 0, volume: 100, voice: null });
    },
  };
}
