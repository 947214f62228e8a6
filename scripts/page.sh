#!/usr/bin/env bash
# Builds target/page, a folder of static files with all of Elevens in it: put it on any web server.
#
# page.sh          builds it
# page.sh serve    builds it, and serves it at http://127.0.0.1:8011/ to be tried here
#
# ELEVENS_WASM names a program for the browser that was built elsewhere.
set -euo pipefail
cd "$(dirname "$0")/.."
target=wasm32-unknown-unknown
site=target/page
program=${ELEVENS_WASM:-}

if [ -z "$program" ]; then
    if [ ! -d "$(rustc --print sysroot)/lib/rustlib/$target" ]; then
        echo "Rust can't build for the browser yet. This brings it: rustup target add $target" >&2
        exit 1
    fi
    cargo build --locked --profile page --package elevens-page --target "$target"
    program=${CARGO_TARGET_DIR:-target}/$target/page/elevens_page.wasm
fi

rm -rf "$site"
mkdir -p "$site"
cp page/site/*.css page/site/*.js page/site/*.png page/site/*.webmanifest "$site"
rm "$site/socket.js"
cp "$program" "$site/elevens.wasm"

# The texts that stand in the page before the program is there; it shows them in the reader's language.
head='<meta http-equiv="content-security-policy" content="default-src '"'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; img-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"'"><link rel="icon" href="icon-192.png"><link rel="apple-touch-icon" href="icon-192.png"><link rel="manifest" href="manifest.webmanifest">'
page=$(<page/site/index.html)
page=${page//'{lang}'/en}
page=${page//'{session}'/local}
page=${page//'{head}'/$head}
while IFS= read -r line; do
    page=${page//"{${line%% = *}}"/${line#* = }}
done < <(grep -E '^page-[a-z-]+ = [^{]+$' locales/en/page.ftl)
printf '%s\n' "$page" >"$site/index.html"

# Each version of the files has a name of its own, by which browsers keep it.
files=$(cd "$site" && ls | grep -v '^offline.js$' | sed 's/.*/"&"/' | paste -sd, -)
version=elevens-$(cat "$site"/* | sha256sum | cut -c1-16)
sed -i "s|{version}|$version|; s|{files}|\"./\",$files|" "$site/offline.js"
echo "$site: $(du -sh "$site" | cut -f1), of which the program has $(gzip -9c "$site/elevens.wasm" | wc -c) bytes compressed."

if [ "${1:-}" = serve ]; then
    echo "http://127.0.0.1:8011/"
    exec python3 -m http.server --bind 127.0.0.1 --directory "$site" 8011
fi
