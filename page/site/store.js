// The browser's database: a record each, whole, and a few notes.
function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("blocked"));
  });
}

function committed(transaction) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error);
  });
}

const fault = (error) => (error && error.name === "QuotaExceededError" ? "full" : "denied");

// A browser may refuse to keep anything; then the page plays without.
const nowhere = {
  isKept: false,
  begun: { records: [], settings: null, open: null },
  put: async () => undefined,
  remove: async () => {},
  note: async () => {},
};

export async function openStore() {
  let database;
  try {
    const request = indexedDB.open("elevens", 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("records", { keyPath: "name" });
      request.result.createObjectStore("notes");
    };
    database = await done(request);
  } catch {
    return nowhere;
  }
  // A move that is told is on the disk, not on its way there.
  const write = async (name, change) => {
    const transaction = database.transaction(name, "readwrite", { durability: "strict" });
    change(transaction.objectStore(name));
    await committed(transaction);
  };
  const read = (name) => database.transaction(name).objectStore(name);
  try {
    const records = await done(read("records").getAll());
    const [settings, open] = [await done(read("notes").get("settings")), await done(read("notes").get("open"))];
    if (navigator.storage && navigator.storage.persist) navigator.storage.persist().catch(() => {});
    return {
      isKept: true,
      begun: { records, settings: settings || null, open: open || null },
      put: async ({ name, text, time, day }) => {
        try {
          await write("records", (all) => all.put({ name, text, time, day }));
          return undefined;
        } catch (error) {
          return fault(error);
        }
      },
      remove: (name) => write("records", (all) => all.delete(name)).catch(() => {}),
      note: (key, value) => write("notes", (all) => (value === null ? all.delete(key) : all.put(value, key))).catch(() => {}),
    };
  } catch {
    return nowhere;
  }
}
