// The log: each line once, as a new element, in its language. What others do waits while a line is typed.
const MOST = 1000, PAUSE = 10000, FEW = 3;

export function makeLog(log, line) {
  let held = [], touched = 0, timer;

  // Whoever reads further up is left there.
  let low = true, scrolls = false;
  log.addEventListener("scroll", () => { low = log.scrollHeight - log.scrollTop - log.clientHeight < 40; }, { passive: true });

  function scroll() {
    if (!low || scrolls) return;
    scrolls = true;
    requestAnimationFrame(() => {
      scrolls = false;
      log.scrollTop = log.scrollHeight;
    });
  }

  function append(texts, lang, own) {
    const lines = texts.map((text) => {
      const p = document.createElement("p");
      p.lang = lang;
      p.textContent = text;
      if (own) p.setAttribute("aria-hidden", "true");
      return p;
    });
    log.append(...lines);
    while (log.childElementCount > MOST) log.firstElementChild.remove();
    scroll();
  }

  // One's own line is for those who look on: it is shown, and not announced.
  const own = (text, lang) => append(["> " + text], lang, true);

  const typing = () => line.value !== "" && Date.now() - touched < PAUSE;

  function later() {
    clearTimeout(timer);
    timer = setTimeout(() => (typing() ? later() : release()), PAUSE);
  }

  function release() {
    const waited = held;
    held = [];
    log.dataset.held = 0;
    const many = waited.reduce((count, told) => count + told.lines.length, 0) > FEW;
    for (const told of waited) {
      append(many && told.sum ? [told.sum] : told.lines, told.lang);
    }
  }

  function tell(told) {
    if (told.others && typing()) {
      held.push(told);
      log.dataset.held = held.length;
      later();
      return;
    }
    release();
    append(told.lines, told.lang);
  }

  return { tell, own, release, notice: (text, lang) => append([text], lang), touch: () => { touched = Date.now(); }, clear: () => log.replaceChildren() };
}
