"use strict";
// One log, one line of input, and a socket that comes back by itself. Nothing is kept but what lets a guest come back.
const $ = (id) => document.getElementById(id);
const log = $("log"), line = $("line"), usual = $("usual"), speech = $("speech");
const MOST = 1000, SLOWEST = 15000;
// What others do waits while a line is typed, until so long after the last key; of more than a few it is the sum that counts.
const PAUSE = 10000, FEW = 3;
let held = [], touched = 0, timer;
let socket, session = null, seen = 0, sent = 0, waiting = [], ended = false, delay = 250, lost = false;
// While a guest is brought back to where it was, what the door asks is answered and not told.
let quiet = false, texts = {};
const typed = [];
let at = 0, aloud = false;

const kept = () => { try { return JSON.parse(localStorage.getItem("elevens") || "null"); } catch { return null; } };
const keep = (guest) => { try { localStorage.setItem("elevens", JSON.stringify(guest)); } catch { /* Then not. */ } };

function show(text, lang) {
  const low = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  const p = document.createElement("p");
  p.lang = lang;
  p.textContent = text;
  log.append(p);
  while (log.childElementCount > MOST) log.firstElementChild.remove();
  if (low) log.scrollTop = log.scrollHeight;
  if (aloud) {
    const said = new SpeechSynthesisUtterance(text);
    said.lang = lang;
    speechSynthesis.speak(said);
  }
}

const typing = () => line.value !== "" && Date.now() - touched < PAUSE;

function later() {
  clearTimeout(timer);
  timer = setTimeout(() => (typing() ? later() : release()), PAUSE);
}

function release() {
  const waited = held;
  held = [];
  const many = waited.reduce((count, one) => count + one.said.length, 0) > FEW;
  for (const one of waited) {
    if (many && one.sum) show(one.sum, one.lang);
    else one.said.forEach((said) => show(said.text, one.lang));
  }
}

function tell(message) {
  if (typing() && message.said.every((one) => one.kind === "others")) {
    held.push(message);
    later();
    return;
  }
  release();
  message.said.forEach((one) => show(one.text, message.lang));
}

function dress(page) {
  texts = page;
  const guest = kept();
  if (guest && !quiet) keep({ ...guest, lang: page.lang });
  document.documentElement.lang = page.lang;
  log.setAttribute("aria-label", page.log);
  $("label").textContent = page.line;
  $("send").textContent = page.send;
  speech.textContent = page.speech;
  usual.setAttribute("aria-label", page.usual);
  usual.replaceChildren(...page.buttons.map((word) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = word;
    button.addEventListener("click", () => send(word));
    return button;
  }));
}

function post(text) {
  sent += 1;
  const message = { n: sent, line: text };
  waiting.push(message);
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function send(text) {
  if (ended) return;
  if (aloud) speechSynthesis.cancel();
  post(text);
}

function hear(message) {
  if (message.session !== undefined) {
    const back = message.session === session;
    session = message.session;
    delay = 250;
    if (!back) {
      [seen, sent, waiting] = [0, 0, []];
      const guest = kept();
      quiet = Boolean(guest);
      if (guest) [guest.lang, guest.name, guest.key].forEach(post);
    } else {
      waiting = waiting.filter((one) => one.n > message.heard);
      for (const one of waiting) socket.send(JSON.stringify(one));
    }
    if (lost) show(texts.back, texts.lang);
    lost = false;
    return;
  }
  if (message.seq !== undefined) {
    if (message.seq <= seen) return;
    seen = message.seq;
  }
  if (message.heard !== undefined) waiting = waiting.filter((one) => one.n > message.heard);
  if (message.page) dress(message.page);
  if (message.entered) {
    quiet = false;
    keep({ lang: message.entered.lang, name: message.entered.name, key: message.entered.key });
  }
  // A refusal at the door: the key is void, and the guest has to say who it is.
  if (message.said && message.said.some((one) => one.kind === "refusal")) quiet = false;
  if (message.said && !quiet) tell(message);
  if (message.ended) {
    release();
    ended = true;
    show(texts.ended, texts.lang);
  }
}

function connect() {
  const url = new URL("socket", location.href);
  url.protocol = url.protocol.replace("http", "ws");
  socket = new WebSocket(url);
  socket.addEventListener("open", () => socket.send(JSON.stringify({ version: 2, session, seen })));
  socket.addEventListener("message", (event) => hear(JSON.parse(event.data)));
  socket.addEventListener("close", () => {
    if (ended) return;
    if (!lost && texts.lost) show(texts.lost, texts.lang);
    lost = true;
    setTimeout(connect, delay);
    delay = Math.min(delay * 2, SLOWEST);
  });
}

$("form").addEventListener("submit", (event) => {
  event.preventDefault();
  const text = line.value;
  if (text.trim() && typed[typed.length - 1] !== text) typed.push(text);
  at = typed.length;
  line.value = "";
  release();
  send(text);
});

line.addEventListener("input", () => {
  touched = Date.now();
  if (!line.value) release();
});

line.addEventListener("keydown", (event) => {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  at = Math.max(0, Math.min(typed.length, at + step));
  line.value = typed[at] || "";
  touched = Date.now();
});

speech.addEventListener("click", () => {
  aloud = !aloud;
  speech.setAttribute("aria-pressed", String(aloud));
  if (!aloud) speechSynthesis.cancel();
});

connect();
