// The program: a text in, a text out.
const encoder = new TextEncoder(), decoder = new TextDecoder();

export async function load() {
  const answer = fetch("elevens.wasm");
  let made;
  try {
    made = await WebAssembly.instantiateStreaming(answer.then((one) => one.clone()));
  } catch {
    // Some servers send another type for it.
    made = await WebAssembly.instantiate(await (await answer).arrayBuffer());
  }
  const wasm = made.instance.exports;
  return (call, value) => {
    const bytes = encoder.encode(JSON.stringify(value));
    // The memory may be another one behind each call.
    const place = wasm.room(bytes.length);
    new Uint8Array(wasm.memory.buffer, place, bytes.length).set(bytes);
    const length = wasm[call](), answer = wasm.answer();
    return JSON.parse(decoder.decode(new Uint8Array(wasm.memory.buffer, answer, length)));
  };
}
