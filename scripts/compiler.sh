#!/usr/bin/env bash
# Stands in for the compiler where tests are built: it lints what it compiles, and optimizes the library more than the tests,
# and these more than what is only built. Cargo has one level for all of them, and the tests take longer to optimize than
# that saves.
case " $* " in
    *" --crate-name elevens "*) ;;
    *" opt-level=2 "*" --test "* | *" --test "*" opt-level=2 "*) set -- "$@" -C opt-level=1 ;;
    *" opt-level=2 "*) set -- "$@" -C opt-level=0 ;;
esac
exec clippy-driver "$@"
