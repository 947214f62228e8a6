#!/usr/bin/env bash
# Fuzzes by coverage: each target for some seconds, 60 unless set, or 10 million runs, one after the other, with seeds
# from the tests.
#
# fuzz.sh [SECONDS [TARGET ...]]
# Needs cargo-fuzz (cargo install cargo-fuzz) and a nightly compiler. What is found lies in fuzz/artifacts; a found input
# becomes a test. What was found to be new is kept in fuzz/corpus, so that the next time goes on from there.
#   FUZZ_RUNS=RUNS  so many runs at most
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:-60}
shift || true
targets=("$@")
[ ${#targets[@]} -gt 0 ] || targets=(ssip brlapi settings brf record line_en line_fr line_nl)

# Bytes of the target that is named, a file a seed.
seed() {
    local folder=fuzz/corpus/$1
    cat >"$folder/seed-$(cksum <<<"$2$RANDOM" | cut -d ' ' -f 1)"
}

seeds() {
    mkdir -p "fuzz/corpus/$1"
    [ -z "$(ls -A "fuzz/corpus/$1")" ] || return 0
    local number=0 line
    case $1 in
        record)
            find tests/conformance tests/fixtures -name '*.jsonl' | head -n 60 | while read -r file; do
                head -c 20000 "$file" >"fuzz/corpus/record/$(basename "$file")"
            done
            ;;
        line_*)
            cut -f 2 "locales/${1#line_}/sentences.tsv" "tests/held_out/${1#line_}".*.tsv | while read -r line; do
                number=$((number + 1))
                printf "\\x0$((number % 8))\\x0$((number % 4))%s\n" "$line" >"fuzz/corpus/$1/$number"
            done
            ;;
        ssip)
            printf '200 OK\r\n%.0s' {1..20} | seed ssip 1
            { printf '200 OK\r\n%.0s' {1..12}; printf '230 OK RECEIVING DATA\r\n225-21\r\n225 OK MESSAGE QUEUED\r\n701-21\r\n701-1\r\n701 BEGIN\r\n702-21\r\n702-1\r\n702 END\r\n'; } | seed ssip 2
            printf '300 ERR UNKNOWN\r\n208 OK\r\n' | seed ssip 3
            ;;
        brlapi)
            printf '\0\0\0\4\0\0\0v\0\0\0\10\0\0\0\4\0\0\0a\0\0\0N\0\0\0\0\0\0\0A\0\0\0\10\0\0\0s\0\0\0\50\0\0\0\1' | seed brlapi 1
            printf '\0\0\0\10\0\0\0k\0\0\0\0\40\0\0\30\0\0\0\10\0\0\0k\0\0\0\0\40\1\0\7' | seed brlapi 2
            ;;
        settings)
            printf '{"language":"fr","width":40,"braille":true,"speech":{"on":true,"rate":15},"confirm":"never","name":"Ann"}' | seed settings 1
            printf '{"verbosity":"full","named":["game-0001.jsonl"],"tellings":{},"pause":true}' | seed settings 2
            ;;
        brf) head -c 400 docs/guide.en.md | seed brf 1 ;;
    esac
}

# The longest input in bytes: short ones are many more.
longest() {
    case $1 in
        record) echo 4096 ;;
        line_*) echo 160 ;;
        *) echo 512 ;;
    esac
}

for target in "${targets[@]}"; do
    seeds "$target"
    echo "== $target"
    # A target that does not build ends the script here: of a run only the figures are printed.
    nice -n 19 cargo +nightly fuzz build -s none "$target"
    nice -n 19 cargo +nightly fuzz run -s none "$target" -- -max_total_time="$seconds" -runs="${FUZZ_RUNS:-10000000}" \
        -max_len="$(longest "$target")" -timeout=20 -rss_limit_mb=2048 -print_final_stats=1 -verbosity=0 2>&1 |
        grep -E '^(stat::|==|Done|thread|SUMMARY|artifact|  left|assert|ERROR)' || true
done
