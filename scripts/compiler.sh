#!/usr/bin/env bash
# Stands in for the compiler where tests are built: it lints what it compiles, and optimizes the library, the tests of the
# engine less, and nothing else. Cargo has one level for all of them, and the other tests take longer to optimize than that
# saves.
case " $* " in
    *" --crate-name elevens "*) ;;
    *" --crate-name engine "*) set -- "$@" -C opt-level=1 ;;
    *" opt-level=2 "*) set -- "$@" -C opt-level=0 ;;
esac
exec clippy-driver "$@"
