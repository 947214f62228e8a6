#!/usr/bin/env bash
# Measures what must not suffer, and prints it as the table of docs/performance.md, behind all that the parts print.
#
#   scripts/measure.sh             this version
#   scripts/measure.sh REVISION    another version and this one, each part of both in turn, on this machine
#
# MEASURE_PARTS: which parts, of "terminal engine understanding server evenings speech". MEASURE_TABLES and
# MEASURE_SECONDS: the load of the server, 1000 and 30. The settings of benches/terminal.rs, such as MEASURE_RUNS.
set -u
exec 2>&1
cd "$(dirname "$0")/.." || exit 1
here=$PWD
PATH=$PATH:/usr/games
read -ra parts <<<"${MEASURE_PARTS:-terminal engine understanding server evenings speech}"
tables=${MEASURE_TABLES:-1000} seconds=${MEASURE_SECONDS:-30}
status=0

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

# Installs the programs to compare with, where they are missing.
for program in sqlite3 gnugo; do
    command -v "$program" >/dev/null && continue
    as_root apt-get update -qq && as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$program" ||
        echo "could not install $program, going on without it"
done

# The folders of the versions, by name, the older first.
declare -A folder=([this]=$here)
versions=(this)
if [ $# -gt 0 ]; then
    versions=(other this)
    folder[other]=$here/target/measure/$(git rev-parse --short "$1") || exit 1
    mkdir -p "${folder[other]}"
    git archive "$1" | tar -x -C "${folder[other]}" || exit 1
fi

# Runs cargo in the folder of a version, with its build artifacts there, and keeps what it prints.
declare -A said
run() {
    local version=$1 part=$2
    shift 2
    echo "== $part, $version version"
    said[$part.$version]=$(cd "${folder[$version]}" && CARGO_TARGET_DIR=$PWD/target cargo "$@" 2>&1)
    local failed=$?
    printf '%s\n' "${said[$part.$version]}"
    [ "$failed" = 0 ] || status=$failed
}

# The program of each version is built before anything is measured; both run in turn under one bench.
for part in "${parts[@]}"; do
    case $part in
    terminal)
        for version in "${versions[@]}"; do run "$version" build build --release; done
        export ELEVENS_BIN=$here/target/release/elevens
        if [ $# -gt 0 ]; then export ELEVENS_OTHER=${folder[other]}/target/release/elevens; fi
        run this terminal bench --bench terminal
        said[terminal.other]=${said[terminal.this]}
        ;;
    engine) for version in "${versions[@]}"; do run "$version" engine bench --bench engine -- _rounds; done ;;
    server)
        for version in "${versions[@]}"; do
            run "$version" server run --release --features host --example load -- "$tables" "$seconds" 10
        done
        ;;
    *) for version in "${versions[@]}"; do run "$version" "$part" bench --bench "$part"; done ;;
    esac
done

# The figure that a program of awk finds in what a part printed; its first line counts.
figure() { awk "$3" <<<"${said[$1.$2]-}" | head -n 1; }

# A line of the table: part, what, goal, program of awk, command. In it NAME is the name of the version to the terminal.
line() {
    local cells="" name
    for version in "${versions[@]}"; do
        name=elevens
        [ "$version" = this ] || name=other
        cells+=" $(figure "$1" "$version" "${4//NAME/$name}") |"
    done
    [[ " ${parts[*]} " != *" $1 "* ]] || echo "| $2 | $3 |$cells \`$5\` |"
}

# The median of a bench of divan, by its name and argument.
rounds() { echo "/─ [a-z]/{on = /─ $1 /} on && /─ 2 /{getline; n = split(\$0, c, \"│\"); gsub(/item.*|^ +/, \"\", c[n - 3]); print c[n - 3]; exit}"; }

echo
echo "Measured on $(date -u +%F) on $(nproc) cores, load $(cut -d' ' -f1 /proc/loadavg), with $(git describe --always --dirty)."
echo
echo "| measured | goal |$(printf ' %s |' "${versions[@]}") command |"
echo "| --- | --- |$(printf ' ---: |%.0s' "${versions[@]}") --- |"
row='/^NAME TERM=xterm/'
bench="cargo bench --bench"
line terminal "start-up, in start-ups of sqlite3" "at most 1.3" '/^start-up, NAME TERM=xterm/{sub(/,$/, "", $6); print $6}' "$bench terminal"
line terminal "memory at the first prompt, MB" "7" "$row{print \$8}" "$bench terminal"
line terminal "memory at its peak, MB" "15" "$row{print \$9}" "$bench terminal"
line terminal "reply, median, ms" "1" "$row{print \$6}" "$bench terminal"
line terminal "reply, 95 of 100 within, ms" "" "$row{print \$7}" "$bench terminal"
line engine "rounds a second, \`beginner\` with 2" "300 K" "$(rounds beginner_rounds)" "$bench engine"
line engine "rounds a second, \`elevens\` with 2" "100 K" "$(rounds elevens_rounds)" "$bench engine"
line engine "rounds a second, \`nimm\` with 2" "" "$(rounds nimm_rounds)" "$bench engine"
for language in en fr nl; do
    line understanding "a sentence understood, $language, median, µs" "" "/^$language: median/{print \$3}" "$bench understanding"
    line understanding "orders understood, $language" "" "/^$language: orders/{print \$5 \" of \" \$4}" "$bench understanding"
done
load="load $tables $seconds"
line server "p50 until the last at a table was told, ms" "" '/^host:/{on = 1} on && /the last at the table/{print $10; exit}' "$load"
line server "p99 until the last at a table was told, ms" "" '/^host:/{on = 1} on && /the last at the table/{print $13; exit}' "$load"
line server "memory of a further table, kB" "" '/^memory:.*further table$/{print $(NF - 4); exit}' "$load"
line evenings "score of 10,000 records, each read, ms" "1000" '/^read whole/{print $3}' "$bench evenings"
line evenings "score of 10,000 records, unchanged, ms" "" '/^nothing changed/{print $3}' "$bench evenings"
line speech "from an event to the speech service, ms" "5" '/^median to the service/{print $5}' "$bench speech"
exit "$status"
