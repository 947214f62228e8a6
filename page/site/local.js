// A session in this page: it runs in a worker, so that nothing here waits for it.
import { unzipped, zipped } from "./zip.js";

export function connect(ui) {
  const worker = new Worker("worker.js", { type: "module" });
  const post = (message) => worker.postMessage(message);
  let failed = false;

  function fail() {
    if (!failed) ui.notice("page-failed");
    failed = true;
  }

  function carryOut(message) {
    switch (message.do) {
      case "tell": return ui.tell(message);
      case "texts": return ui.texts(message);
      case "silence": return ui.silence();
      case "clear": return ui.clear();
      case "voice": return ui.voice(message);
      case "keys": return ui.keys(message.on);
      case "board": return ui.board(message);
      case "left": return ui.notice("page-left");
      case "files": return ui.files(zipped(message.files), "elevens-games.zip");
      case "notice": return ui.notice(message.text);
      case "failed": return fail();
    }
  }

  worker.addEventListener("message", (event) => carryOut(event.data));
  worker.addEventListener("error", fail);
  // Only one page plays at a time: the lock goes with the page that has it, however that ends.
  const begin = () => post({ is: "start", languages: [...navigator.languages] });
  const hold = () => { begin(); return new Promise(() => {}); };
  if (navigator.locks) {
    navigator.locks.request("elevens", { ifAvailable: true }, (lock) => {
      if (lock) return hold();
      post({ is: "texts", languages: [...navigator.languages] });
      return undefined;
    }).then((held) => {
      if (held === undefined) navigator.locks.request("elevens", hold);
    });
  } else {
    begin();
  }

  if ("serviceWorker" in navigator && isSecureContext) {
    const had = Boolean(navigator.serviceWorker.controller);
    navigator.serviceWorker.register("offline.js").then((registration) => {
      registration.addEventListener("updatefound", () => {
        const coming = registration.installing;
        coming.addEventListener("statechange", () => {
          if (coming.state === "installed" && had) ui.notice("page-update");
        });
      });
    }, () => {});
  }
  ui.games();

  return {
    send: (text) => post({ is: "line", text }),
    key: (key) => post({ is: "key", key }),
    speech: (on) => post({ is: "speech", on }),
    voices: (names) => post({ is: "voices", names }),
    exportGames: () => post({ is: "export" }),
    importGames: async (files) => {
      const texts = await Promise.all(files.map(async (file) =>
        file.name.endsWith(".zip") ? unzipped(await file.arrayBuffer()) : [await file.text()]));
      post({ is: "import", texts: texts.flat() });
    },
  };
}
