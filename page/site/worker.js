// The session: what the page brings goes to the program, and what comes of it is done in order; a move is told once it is
// stored. Computers that search think in a worker of their own.
import { load } from "./wasm.js";
import { openStore } from "./store.js";

const began = performance.now();
const program = load();
let store, timer, thinker, queue = Promise.resolve();

const chance = () => crypto.getRandomValues(new Uint32Array(2)).reduce((sum, half, at) => sum + (at ? half * 2097152 : half >>> 11), 0);

function day() {
  const now = new Date(), two = (number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

async function tell(incoming) {
  const now = Math.round(performance.now() - began);
  const call = await program;
  await carryOut(call("hear", { now, time: Date.now(), day: day(), chance: chance(), ...incoming }));
}

async function carryOut(list) {
  for (const one of list) {
    switch (one.do) {
      case "store": {
        const fault = await store.put(one);
        await tell({ is: "stored", fault });
        break;
      }
      case "delete": await store.remove(one.name); break;
      case "settings": await store.note("settings", one.text); break;
      case "open": await store.note("open", one.name); break;
      case "think": think(one); break;
      case "wake":
        clearTimeout(timer);
        timer = setTimeout(() => hear({ is: "pass" }), one.after);
        break;
      default: postMessage(one);
    }
  }
}

function think(thinking) {
  const answered = (lines) => hear({ is: "thought", lines });
  if (!thinker) thinker = new Worker("thinker.js", { type: "module" });
  thinker.onmessage = (event) => answered(event.data);
  thinker.onerror = () => { thinker.terminate(); thinker = undefined; answered([]); };
  thinker.postMessage(thinking);
}

async function begin(incoming) {
  store = await openStore();
  const { records, settings, open } = store.begun;
  await tell({ ...incoming, records, settings, open, is_kept: store.isKept });
}

// One thing behind the other; a fault of the program ends it, since its state is not to be trusted any more.
function hear(incoming) {
  const step = () => {
    if (incoming.is === "start") return begin(incoming);
    if (incoming.is === "texts") return alone(incoming);
    return store && tell(incoming);
  };
  queue = queue.then(step).catch((error) => {
    console.error(error);
    postMessage({ do: "failed" });
    queue = new Promise(() => {});
  });
}

// Another tab plays: what can be said of it is known to the program alone, which does not begin here.
async function alone(incoming) {
  const call = await program;
  for (const one of call("texts", incoming.languages)) postMessage(one);
  postMessage({ do: "notice", text: "page-alone" });
}

addEventListener("message", (event) => hear(event.data));
