#!/usr/bin/env bash
# Stands in for the compiler where tests are built: it lints what it compiles, and optimizes the library more than what
# calls it, for which cargo has one level only. Tests take longer to optimize than that saves.
case " $* " in
    *" --crate-name elevens "*) ;;
    *" opt-level=2 "*) set -- "$@" -C opt-level=1 ;;
esac
exec clippy-driver "$@"
