// Computers that search think here.
import { load } from "./wasm.js";

const program = load();
addEventListener("message", async (event) => postMessage((await program)("think", event.data)));
