#!/usr/bin/env bash
# Builds the game for Windows on Debian, and runs it and its tests under Wine.
#
# scripts/windows.sh             builds, runs all tests that can run, and says by name which can't
# scripts/windows.sh test PART…  the same for some of them: lib, engine, language, program, voice, touch, house, consoles
# scripts/windows.sh build       the program alone, as it is released; prints where it is
# scripts/windows.sh run ARGS…   runs that program under Wine
#
# What it needs is installed if it can be: a cross compiler, Wine, and Rust's library for Windows. WINDOWS_FOLDER is
# where Wine keeps its drive and what is built lies; unless set, target/windows.
set -euo pipefail
cd "$(dirname "$0")/.."
target=x86_64-pc-windows-gnu
folder=$(realpath -m "${WINDOWS_FOLDER:-target/windows}")
here=$PWD
mkdir -p "$folder"

has_program() { type -P "$1" >/dev/null; }

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; elif has_program sudo && sudo -n true 2>/dev/null; then sudo "$@"; else return 1; fi
}

install_packages() {
    as_root apt-get -o DPkg::Lock::Timeout=300 -qq update
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 -qq install -y "$@" >/dev/null
}

# Rust's library for Windows, from rustup where it can be fetched. Elsewhere Debian's rustc-web brings a compiler and the
# sources of that library, which cargo then builds along: unpacked beside, so that they take no other Rust's place.
build_library=()
prepare_rust() {
    if rustup target add $target >/dev/null 2>&1; then return; fi
    local root=$folder/rust
    if [ ! -e "$root/usr/lib/rustlib/src/rust" ]; then
        mkdir -p "$folder/debs" "$root"
        local first second llvm
        first=$(apt-cache depends rustc-web | sed -n 's/.*Depends: \(libstd-rust-web-dev\).*/\1/p' | head -1)
        second=$(apt-cache depends "$first" | sed -n 's/.*Depends: \(libstd-rust-web-[0-9.]*\).*/\1/p' | head -1)
        llvm=$(apt-cache depends "$second" | sed -n 's/.*Depends: \(libllvm[0-9]*\).*/\1/p' | head -1)
        (cd "$folder/debs" && apt-get -qq download rustc-web "$first" "$second" rust-web-src "$llvm")
        for package in "$folder"/debs/*.deb; do dpkg -x "$package" "$root"; done
        ln -sfn "$(ls -d "$root"/usr/src/rustc-*)" "$root/usr/lib/rustlib/src/rust"
    fi
    export LD_LIBRARY_PATH=$root/usr/lib:$root/usr/lib/x86_64-linux-gnu RUSTC=$root/usr/bin/rustc RUSTC_BOOTSTRAP=1
    build_library=(-Z build-std=std,panic_abort,panic_unwind)
}

prepare_compiler() {
    has_program x86_64-w64-mingw32-gcc || install_packages gcc-mingw-w64-x86-64
    prepare_rust
}

prepare_wine() {
    has_program wine || install_packages wine64 wine
    export WINEPREFIX=${WINEPREFIX:-$folder/wine} WINEDEBUG=${WINEDEBUG:--all}
    [ -d "$WINEPREFIX/drive_c/windows/system32" ] || wine wineboot --init >/dev/null 2>&1
    local system=$WINEPREFIX/drive_c/windows/system32
    # Wine 8 lacks the library of which Rust takes its random seeds; what it is made of is there.
    if [ ! -e "$system/bcryptprimitives.dll" ]; then
        cat >"$folder/seeds.c" <<'C'
#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE into, SIZE_T length) { return SystemFunction036(into, (ULONG)length); }
C
        x86_64-w64-mingw32-gcc -shared -o "$system/bcryptprimitives.dll" "$folder/seeds.c" -ladvapi32
    fi
    # A program by the name of one that opens windows for others starts them as a double click does.
    export ELEVENS_LAUNCHER=$folder/PowerToys.PowerLauncher.exe CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUNNER=wine
    cat >"$folder/launcher.c" <<'C'
#include <process.h>
int main(int count, char **words) { return count < 2 ? 2 : (int)_spawnv(_P_WAIT, words[1], (const char *const *)words + 1); }
C
    x86_64-w64-mingw32-gcc -o "$ELEVENS_LAUNCHER" "$folder/launcher.c"
    # What else the tests in a console need of Windows itself.
    export ELEVENS_HELPER=$folder/console-helper.exe
    x86_64-w64-mingw32-gcc -Wall -Wextra -Werror -o "$ELEVENS_HELPER" tests/program/console.c
}

windows() {
    local verb=$1
    shift
    CARGO_TARGET_DIR=$folder/target cargo "$verb" "${build_library[@]}" --locked --target $target "$@"
}

program=$folder/target/$target/release/elevens.exe
suites=(lib engine language program voice touch house consoles)

# The names of all tests, those of the library under "lib".
names() {
    "$@" -- --list 2>/dev/null | sed -n 's/: test$//p' | sort
}

# The tests of the program in a console, which is drawn on a terminal here. The program is that of the other tests: built
# by itself it would want its libraries with other features, and all of them anew.
run_consoles() {
    windows test -q --no-run --test program || return
    ELEVENS_WINDOWS=$folder/target/$target/debug/elevens.exe \
        cargo test --locked -q --test program -- --ignored --test-threads 1 console::
}

# One program of tests, and the names of those in it that exist on Linux alone. Those in a console are driven from
# outside, so they are no tests of the program for Windows.
run_suite() {
    local which=(--test "$1") status=0
    if [ "$1" = lib ]; then which=(--lib); fi
    windows test -q "${which[@]}" || status=1
    comm -23 <(names cargo test --locked -q "${which[@]}") <(names windows test -q "${which[@]}") |
        grep -v '^console::' | sed "s/^/skipped: $1: /" >>"$folder/missing" || true
    return $status
}

run_tests() {
    # As in scripts/test.sh: optimized a little, that costs less than it saves.
    export CARGO_PROFILE_TEST_OPT_LEVEL=1 CARGO_PROFILE_TEST_DEBUG=0 CARGO_PROFILE_DEV_OPT_LEVEL=1 CARGO_PROFILE_DEV_DEBUG=0
    local failed=() suite
    : >"$folder/missing"
    for suite in "$@"; do
        echo "== $suite"
        if [ "$suite" = consoles ]; then run_consoles; else run_suite "$suite"; fi || failed+=("$suite")
    done
    echo "Wine: $(wine --version). Rust: $(rustc --version)."
    cat "$folder/missing"
    if [ "${#failed[@]}" -gt 0 ]; then
        echo "Failed: ${failed[*]}"
        return 1
    fi
    echo "All else ran."
}

prepare_compiler
case ${1:-test} in
test)
    prepare_wine
    if [ $# -gt 1 ]; then suites=("${@:2}"); fi
    run_tests "${suites[@]}"
    ;;
build)
    windows build -q --release --bin elevens >&2
    echo "$program"
    ;;
run)
    prepare_wine
    shift
    exec wine "$program" "$@"
    ;;
*)
    echo "test, build or run" >&2
    exit 2
    ;;
esac
