#!/usr/bin/env bash
# Tortures the program for some minutes, 5 unless set, and prints what was tried and what failed.
#
# torture.sh [MINUTES]
# torture.sh lines [COUNT]  so many lines into running games in each language, 100,000 unless set
# torture.sh host  what takes long of the tests of tables at a distance: a host that is killed 1,000 times and the like
# torture.sh nodes [SECONDS] [TABLES]  three hosts that share their tables through three servers of NATS: both are killed,
#   stopped and replaced under matches, disks are full and clocks jump; 180 seconds and 300 tables unless set
#   NODES_FAULT=KIND  one kind of fault alone, by its name in tests/host/node_faults.rs
#   TORTURE_ONLY=KIND  one kind alone
#   TORTURE_SEED=SEED  one try alone: a failure tells with which settings it is seen again
# All that is written lies in one folder, which is removed at the end, and all that is started is ended.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ "${1:-}" = host ]; then
    export CARGO_PROFILE_TEST_OPT_LEVEL=${CARGO_PROFILE_TEST_OPT_LEVEL:-1}
    exec cargo test --quiet --locked --features host --test host -- --nocapture --ignored --skip nodes::
fi

if [ "${1:-}" = nodes ]; then
    export CARGO_PROFILE_TEST_OPT_LEVEL=${CARGO_PROFILE_TEST_OPT_LEVEL:-1}
    export NODES_SECONDS=${2:-180} NODES_TABLES=${3:-300}
    exec cargo test --quiet --locked --features host --test host -- --nocapture --ignored nodes::
fi

test=a_round_of_torture
if [ "${1:-}" = lines ]; then
    export TORTURE_LINES=${2:-100000}
    test="--ignored as_many_lines_a_language_as_are_asked_for"
elif [ -z "${TORTURE_SEED:-}" ]; then
    export TORTURE_MINUTES=${1:-5}
fi

# In memory where there is room: records are synced after each move.
folder=$(mktemp -d -p /dev/shm 2>/dev/null || mktemp -d)
trap 'rm -rf "$folder"' EXIT
export TMPDIR=$folder
export CARGO_PROFILE_TEST_OPT_LEVEL=${CARGO_PROFILE_TEST_OPT_LEVEL:-1}

# Bounds of the machine: what goes wrong fills neither memory nor disk. A record of four gigabytes is a hole.
ulimit -v $((8 << 20)) -c 0

# shellcheck disable=SC2086 # two words
cargo test --quiet --locked --test torture -- --nocapture $test
