// The page: a log, a line of input, buttons. Where the session lives, here or at a server, is another script's matter.
import { makeLog } from "./log.js";
import { isEmpty, showBoard } from "./board.js";

const $ = (id) => document.getElementById(id);
const line = $("line"), speech = $("speech"), show = $("show"), board = $("board");
const log = makeLog($("log"), line);
const typed = [];
let at = 0, texts = {}, lang = document.documentElement.lang, byKeys = false, session;
let notified;
let voice = { rate: 0, pitch: 0, volume: 100, voice: null }, sound;

// Keys that play while single keys do; all others stay the browser's.
const KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", "Enter", "Escape"];

const voices = () => speechSynthesis.getVoices().filter((one) => one.lang.toLowerCase().startsWith(lang));

// The browser tells of its voices late, and some tell nothing of a change.
function tellVoices() {
  if (session.voices && "speechSynthesis" in window) session.voices(voices().map((one) => one.name));
}

function speak(text) {
  if (!("speechSynthesis" in window)) return;
  const said = new SpeechSynthesisUtterance(text);
  said.lang = lang;
  const scale = (step) => 2 ** (step / 50);
  said.rate = scale(voice.rate);
  said.pitch = Math.min(2, Math.max(0, 1 + voice.pitch / 100));
  said.volume = Math.max(0, Math.min(1, (voice.volume + 100) / 200));
  const chosen = voice.voice && voices()[voice.voice - 1];
  if (chosen) said.voice = chosen;
  speechSynthesis.speak(said);
}

const silence = () => { if ("speechSynthesis" in window) speechSynthesis.cancel(); };

function play(melodies) {
  if (!melodies.length) return;
  sound = sound || new AudioContext();
  let from = sound.currentTime;
  for (const [pitch, length] of melodies.flat()) {
    const tone = sound.createOscillator(), level = sound.createGain(), end = from + length / 1000;
    tone.frequency.value = pitch;
    level.gain.setValueAtTime(0, from);
    level.gain.linearRampToValueAtTime(0.25, from + 0.01);
    level.gain.setValueAtTime(0.25, end - 0.01);
    level.gain.linearRampToValueAtTime(0, end);
    tone.connect(level).connect(sound.destination);
    tone.start(from);
    tone.stop(end);
    from = end + 0.015;
  }
}

// A key or a recovery code, which nobody is to find again with the arrow keys.
const isSecret = (text) => /^[\d\s-]+$/.test(text) && [12, 16].includes(text.replace(/\D/g, "").length);

function send(text) {
  silence();
  log.own(text, lang);
  session.send(text);
}

function dress(page) {
  texts = page.texts;
  lang = page.lang;
  document.documentElement.lang = lang;
  const put = (id, key) => { if (texts[key]) $(id).textContent = texts[key]; };
  $("log").setAttribute("aria-label", texts["page-log"]);
  $("usual").setAttribute("aria-label", texts["page-usual"]);
  for (const [id, key] of [["label", "page-line"], ["send", "page-send"], ["speech", "page-speech"], ["show", "page-board"],
    ["board-title", "page-board-title"], ["games-title", "page-games"], ["export", "page-export"], ["import", "page-import"],
    ["notify", "page-notify"], ["sign-out", "page-sign-out"]]) put(id, key);
  $("usual").replaceChildren(...page.buttons.map((word) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = word;
    button.addEventListener("click", () => send(word));
    return button;
  }));
  tellVoices();
}

// Some browsers know notifications and show none from a page: there is the title, then.
function notify(text) {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    notified = new Notification(text, { tag: "turn", lang });
    notified.onclick = () => window.focus();
  } catch { /* Only a service worker may. */ }
}

// A button asks the browser, once: it remembers what was answered.
function offerToNotify(isGuest) {
  $("notify").hidden = !isGuest || !("Notification" in window) || Notification.permission !== "default";
}

// What a session has the page do.
const ui = {
  tell(told) {
    log.tell(told);
    told.spoken.forEach(speak);
    play(told.sounds);
  },
  texts: dress,
  text: (key) => texts[key] || "",
  notice: (key) => { if (texts[key]) log.notice(texts[key], lang); },
  silence,
  clear: () => log.clear(),
  voice: (now) => {
    voice = now;
    speech.setAttribute("aria-pressed", String(now.on === true));
  },
  keys: (on) => {
    byKeys = on;
    line.value = "";
    line.readOnly = on;
  },
  board: (now) => {
    show.hidden = isEmpty(now);
    showBoard($("table"), now, texts);
    board.hidden = show.hidden || show.getAttribute("aria-expanded") !== "true";
  },
  files: (blob, name) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  },
  games: () => { $("games").hidden = false; },
  // Whoever is in another tab finds it in the title of this one, and is notified where they asked for that.
  turn: () => {
    if (!document.hidden || !texts["page-turn"]) return;
    document.title = texts["page-turn"];
    notify(texts["page-turn"]);
  },
  guest: (isKept) => {
    $("sign-out").hidden = !isKept;
    offerToNotify(isKept);
  },
};

$("form").addEventListener("submit", (event) => {
  event.preventDefault();
  const text = line.value;
  if (text.trim() && typed[typed.length - 1] !== text && !isSecret(text)) typed.push(text);
  at = typed.length;
  line.value = "";
  log.release();
  send(text);
});

line.addEventListener("input", () => {
  log.touch();
  at = typed.length;
  if (!line.value) log.release();
});

let draft = "";
line.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
  if (byKeys) {
    if (KEYS.includes(event.key) || [...event.key].length === 1) {
      event.preventDefault();
      silence();
      session.key(event.key);
    }
    return;
  }
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!step) return;
  event.preventDefault();
  // A line that is half typed is found again below all others.
  if (at === typed.length) draft = line.value;
  at = Math.max(0, Math.min(typed.length, at + step));
  line.value = at === typed.length ? draft : typed[at];
  log.touch();
});

speech.addEventListener("click", () => {
  silence();
  session.speech(speech.getAttribute("aria-pressed") !== "true");
});

show.addEventListener("click", () => {
  const open = show.getAttribute("aria-expanded") !== "true";
  show.setAttribute("aria-expanded", String(open));
  board.hidden = !open;
});

document.addEventListener("visibilitychange", () => {
  if (document.hidden) return;
  document.title = "Elevens";
  if (notified) notified.close();
});

// Whoever clicks with a pointer goes on typing where they were.
for (const id of ["usual", "switches", "send"]) $(id).addEventListener("mousedown", (event) => event.preventDefault());

$("notify").addEventListener("click", async () => {
  await Notification.requestPermission();
  offerToNotify(true);
  line.focus();
});

$("sign-out").addEventListener("click", () => {
  session.signOut();
  location.reload();
});

$("export").addEventListener("click", () => session.exportGames());
$("import").addEventListener("click", () => $("files").click());
$("files").addEventListener("change", async () => {
  await session.importGames([...$("files").files]);
  $("files").value = "";
});

const where = document.documentElement.dataset.session === "server" ? "./socket.js" : "./local.js";
session = (await import(where)).connect(ui);
if ("speechSynthesis" in window && speechSynthesis.addEventListener) speechSynthesis.addEventListener("voiceschanged", tellVoices);
line.focus();
