// Records as a zip of plain entries, and back. Entries of other programs may be deflated.
const encoder = new TextEncoder(), decoder = new TextDecoder();
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  for (let bit = 0; bit < 8; bit += 1) byte = byte & 1 ? (byte >>> 1) ^ 0xedb88320 : byte >>> 1;
  return byte;
});
const crc = (bytes) => (bytes.reduce((sum, byte) => TABLE[(sum ^ byte) & 255] ^ (sum >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;

function numbers(...fields) {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [size]) => sum + size, 0)));
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return view.buffer;
}

export function zipped(files) {
  const parts = [], index = [];
  let at = 0;
  for (const file of files) {
    const name = encoder.encode(file.name), bytes = encoder.encode(file.text), sum = crc(bytes);
    const when = new Date(file.time || Date.now());
    const date = ((Math.max(1980, when.getFullYear()) - 1980) << 9) | ((when.getMonth() + 1) << 5) | when.getDate();
    const time = (when.getHours() << 11) | (when.getMinutes() << 5) | (when.getSeconds() >> 1);
    const common = [[2, 20], [2, 0x800], [2, 0], [2, time], [2, date], [4, sum], [4, bytes.length], [4, bytes.length], [2, name.length], [2, 0]];
    parts.push(numbers([4, 0x04034b50], ...common), name, bytes);
    index.push(numbers([4, 0x02014b50], [2, 20], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, at]), name);
    at += 30 + name.length + bytes.length;
  }
  const size = index.reduce((sum, part) => sum + part.byteLength, 0);
  const end = numbers([4, 0x06054b50], [2, 0], [2, 0], [2, files.length], [2, files.length], [4, size], [4, at], [2, 0]);
  return new Blob([...parts, ...index, end], { type: "application/zip" });
}

async function inflated(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

// The texts of all entries; what is no zip has none.
export async function unzipped(buffer) {
  const view = new DataView(buffer), texts = [];
  let end = buffer.byteLength - 22;
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end -= 1;
  if (end < 0) return texts;
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0 && at + 46 <= buffer.byteLength; left -= 1) {
    if (view.getUint32(at, true) !== 0x02014b50) break;
    const [method, size, place] = [view.getUint16(at + 10, true), view.getUint32(at + 20, true), view.getUint32(at + 42, true)];
    const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    const from = place + 30 + view.getUint16(place + 26, true) + view.getUint16(place + 28, true);
    const bytes = new Uint8Array(buffer, from, size);
    try {
      texts.push(decoder.decode(method === 8 ? await inflated(bytes) : bytes));
    } catch { /* An entry that is torn is none. */ }
    at += 46 + name + extra + comment;
  }
  return texts;
}
