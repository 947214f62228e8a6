#!/usr/bin/env bash
# Installs what the tests need, then checks formatting, lints, tests and documentation tests.
set -euo pipefail
cd "$(dirname "$0")/.."

# Runs a command as root, or says that it can't.
as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
        sudo "$@"
    else
        return 1
    fi
}

# Installs a Debian package unless the program it brings is there.
need() {
    program=$1 package=$2
    command -v "$program" >/dev/null && return 0
    if command -v apt-get >/dev/null && as_root apt-get -qq update &&
        as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends "$package"; then
        return 0
    fi
    echo "Could not install $package: tests that need $program are skipped."
}

# Whether Debian packages that bring no program are there or could be installed.
has_packages() {
    command -v dpkg >/dev/null || return 1
    dpkg -s "$@" >/dev/null 2>&1 && return 0
    as_root apt-get -qq update &&
        as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends "$@"
}

need cc gcc
need unshare util-linux
need kill procps
need speech-dispatcher speech-dispatcher
need /usr/lib/speech-dispatcher-modules/sd_espeak-ng speech-dispatcher-espeak-ng
has_packages speech-dispatcher-audio-plugins ||
    echo "Could not install speech-dispatcher-audio-plugins: tests that listen are skipped."

# Installs Debian packages that bring no program of their own.
need_files() {
    command -v apt-get >/dev/null && as_root apt-get -qq update &&
        as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends "$@"
}

# Whether a C compiler finds liblouis, and there is a libclang to read its header with.
has_liblouis() {
    echo '#include <liblouis/liblouis.h>' | cc -E - >/dev/null 2>&1 &&
        { [ -n "${LIBCLANG_PATH:-}" ] || compgen -G '/usr/lib/llvm*/lib/libclang*.so*' >/dev/null ||
            compgen -G '/usr/lib/*/libclang*.so*' >/dev/null; }
}
need brltty brltty

skipped=$(mktemp)
trap 'rm -f "$skipped"' EXIT
export ELEVENS_SKIPPED=$skipped

cargo fmt --check
cargo clippy --locked --all-targets -- -D warnings
cargo clippy --locked --no-default-features --lib -- -D warnings
cargo test --locked
if has_packages libspeechd-dev libclang-dev libclang-common-14-dev; then
    cargo clippy --locked --features tts --all-targets -- -D warnings
    cargo test --locked --features tts --lib
    cargo test --locked --features tts --test voice speech_tts::
else
    echo "skipped: speech_tts: libspeechd-dev or libclang is missing" >>"$skipped"
fi
if has_packages libasound2-dev pkg-config; then
    cargo clippy --locked --features sounds --all-targets -- -D warnings
    cargo test --locked --features sounds --lib
    cargo test --locked --features sounds --test voice sounds::
else
    echo "skipped: sounds: libasound2-dev or pkg-config is missing" | tee -a "$skipped"
fi
if has_liblouis || { need_files liblouis-dev liblouis-data libclang-dev && has_liblouis; }; then
    cargo clippy --locked --all-targets --features emboss -- -D warnings
    cargo test --locked --features emboss --test touch emboss::
else
    echo "skipped: emboss: liblouis-dev and libclang-dev can't be installed" | tee -a "$skipped"
fi
cargo test --locked --no-default-features --lib --test engine
cargo test --locked --no-default-features --doc

if [ -s "$skipped" ]; then
    echo "Skipped tests:"
    sort -u "$skipped"
else
    echo "No test was skipped."
fi
