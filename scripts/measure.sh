#!/usr/bin/env bash
# Measures the engine, the program beside sqlite3 and gnugo, speech, and ten thousand matches; everything goes to stdout.
# Settings are those of benches/terminal.rs, such as MEASURE_RUNS.
set -u
exec 2>&1
cd "$(dirname "$0")/.." || exit 1
PATH=$PATH:/usr/games

# Runs a command as root, or fails where that cannot be.
as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
        sudo -n "$@"
    else
        return 1
    fi
}

# Prints the programs to compare with that are not here.
missing() {
    for program in sqlite3 gnugo; do
        command -v "$program" >/dev/null || printf '%s\n' "$program"
    done
}

# Installs what is missing, and says what then still is.
install_missing() {
    [ -z "$(missing)" ] && return
    if command -v apt-get >/dev/null; then
        as_root apt-get update -qq
        for program in $(missing); do
            as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$program"
        done
    fi
    for program in $(missing); do
        printf 'could not install %s, going on without it\n' "$program"
    done
}

install_missing
status=0
cargo bench --bench engine || status=$?
cargo bench --bench terminal || status=$?
cargo bench --bench speech || status=$?
cargo bench --bench evenings || status=$?
exit "$status"
