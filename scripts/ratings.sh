#!/usr/bin/env bash
# Rates the levels of computers against each other, and prints the table of docs/performance.md: each pair of neighbours
# plays single rounds, 150 unless set, and 2,000 where nobody searches.
#
# ratings.sh [MATCHES [GAME ...]]
#   RATINGS_PLAYERS="2 4"  how many play
#   RATINGS_SEED=91        the cards
set -euo pipefail
cd "$(dirname "$0")/.."
matches=${1:-150}
shift || true
games=("$@")
[ ${#games[@]} -gt 0 ] || games=(elevens beginner classic extremes three-openings free-opening nimm)
cargo build --quiet --release
elevens=${CARGO_TARGET_DIR:-target}/release/elevens

# One cell: the points between two levels, and in brackets what is left open with 95 percent certainty.
step() {
    local game=$1 players=$2 levels=$3 rounds=$4
    "$elevens" simulate --lang en --game "$game" --players "$players" --elo --opponents "$levels" --rounds 1 \
        --matches "$rounds" --seed "${RATINGS_SEED:-91}" |
        awk '
            function points(share) {
                share = share < 0.1 ? 0.1 : share > 99.9 ? 99.9 : share
                return sprintf("%.0f", 400 * log(share / (100 - share)) / log(10))
            }
            / against / { printf "%s (%s to %s)", points($4), points($9), points($11) }'
}

echo '| game | players | `medium` above `easy` | `hard` above `medium` |'
echo '| --- | ---: | ---: | ---: |'
for game in "${games[@]}"; do
    for players in ${RATINGS_PLAYERS:-2 4}; do
        searchless=2000
        # Where medium searches a little, too.
        [ "$game $players" = "beginner 2" ] && searchless=$matches
        easy=$(step "$game" "$players" easy,medium "$searchless")
        echo "| \`$game\` | $players | $easy | $(step "$game" "$players" medium,hard "$matches") |"
    done
done
