#!/usr/bin/env bash
# Makes the packages: a .deb, a tarball, a zip for Windows, the page as a zip, their sums, and a bill of what they are
# made of.
#
# scripts/package.sh [FOLDER]   makes all of them in FOLDER; unless named, target/packages
# scripts/package.sh twice      makes them twice, from two copies of the sources, and holds that they are equal
# scripts/package.sh test       installs the .deb in a fresh Debian, plays there, and removes it
#
# PACKAGES names which of them are made, of deb, tar, zip and page; unless set, all. The zip needs what scripts/windows.sh needs,
# the page what scripts/page.sh needs.
set -euo pipefail
cd "$(dirname "$0")/.."
here=$PWD
packages=${PACKAGES:-deb tar zip page}
for package in $packages; do
    [[ $package =~ ^(deb|tar|zip|page)$ ]] || { echo "PACKAGES names deb, tar, zip or page, not $package." >&2; exit 2; }
done
deb_features=voice,whisper,sounds
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -1)
tools=$here/target/tools
export PATH=$tools/bin:$PATH LC_ALL=C TZ=UTC
# What is packed has the time of the last change, whenever and wherever it is packed.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH
umask 022

has_program() { type -P "$1" >/dev/null; }

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; elif has_program sudo && sudo -n true 2>/dev/null; then sudo "$@"; else return 1; fi
}

install_packages() {
    as_root apt-get -o DPkg::Lock::Timeout=300 -qq update
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 -qq install -y --no-install-recommends "$@" >/dev/null
}

need() { has_program "$1" || install_packages "$2"; }

need_crate() { has_program "$1" || cargo install -q --locked --root "$tools" "$1"; }

# Neither where it was built nor by whom stays in the program, and no names of its parts.
paths() {
    local cargo_home=${CARGO_HOME:-$HOME/.cargo}
    echo "-C strip=symbols --remap-path-prefix=$here=elevens --remap-path-prefix=$cargo_home=cargo"
}

# Sets the times of all that is in a folder.
still() { find "$1" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +; }

# Those of the crates for a target, with the features that are named; of those alone that one package is made of, where it
# is named.
licenses() {
    local tree=
    if [ $# -gt 2 ]; then
        tree=$work/tree
        cargo tree --locked --package "$3" --target "$1" --edges normal --prefix none >"$tree"
    fi
    cargo metadata --locked --format-version 1 --filter-platform "$1" --features "$2" | python3 packaging/licenses.py $tree
}

bill() {
    need_crate cargo-cyclonedx
    # It writes beside the manifest of each package of the workspace.
    cargo cyclonedx -q --format json --target "$1" ${3:+--features "$3"} --override-filename "elevens-$2.cdx"
    # It names where that is.
    sed "s|path+file://$here#|path+file:///elevens#|g" "elevens-$2.cdx.json" >"$out/elevens-$version-$2.cdx.json"
    rm "elevens-$2.cdx.json" "page/elevens-$2.cdx.json"
}

# What a package for Unix holds, in the folder where cargo-deb looks for it, built with the features that are named.
stage_unix() {
    rm -rf "$stage"
    RUSTFLAGS="$(paths)" cargo build -q --locked --release --bin elevens --features "$1"
    local program=${CARGO_TARGET_DIR:-target}/release/elevens
    install -D -m 755 "$program" "$stage/elevens"
    local language
    for language in en fr nl; do
        mkdir -p "$stage/man/$language"
        "$program" --lang $language man | gzip -9n >"$stage/man/$language/elevens.6.gz"
    done
    mkdir -p "$stage/completions"
    "$program" --lang en completions bash >"$stage/completions/elevens"
    cp packaging/_elevens packaging/elevens.fish "$stage/completions/"
    licenses x86_64-unknown-linux-gnu "$1" >"$stage/THIRD-PARTY.txt"
    still "$stage"
}

# Debian has the libraries of voice and sounds; other systems may lack them, so the tarball does without.
make_deb() {
    need_crate cargo-deb
    need pkg-config pkg-config
    pkg-config --exists pocketsphinx alsa || install_packages libpocketsphinx-dev libasound2-dev
    stage_unix "$deb_features"
    # Its manifest names what was staged, wherever that is.
    ln -sfn "$stage" target/stage
    cargo deb -q --locked --no-build --no-strip --output "$out/elevens_${version}_amd64.deb"
}

make_tar() {
    stage_unix ""
    local name=elevens-$version-x86_64-linux
    local into=$work/$name
    mkdir -p "$into/man" "$into/docs"
    cp "$stage/elevens" "$stage/THIRD-PARTY.txt" LICENSE-MIT LICENSE-APACHE README.md CHANGELOG.md CONTRIBUTING.md "$into/"
    cp -r "$stage/man/." "$into/man/"
    cp -r "$stage/completions" "$into/"
    cp packaging/elevens.desktop "$into/"
    cp docs/*.md docs/*.png "$into/docs/"
    still "$into"
    tar -C "$work" --sort=name --owner=0 --group=0 --numeric-owner --format=gnu -cf - "$name" |
        gzip -9n >"$out/$name.tar.gz"
}

make_zip() {
    need zip zip
    local name=elevens-$version-x86_64-windows into=$work/elevens program
    # The linker would write the time of the build into the program.
    program=$(RUSTFLAGS="$(paths) -C link-arg=-Wl,--no-insert-timestamp" scripts/windows.sh build)
    mkdir -p "$into"
    cp "$program" packaging/on-a-stick.cmd "$into/"
    licenses x86_64-pc-windows-gnu "" >"$into/THIRD-PARTY.txt"
    cp packaging/README.txt "$into/README.txt"
    cp LICENSE-MIT "$into/LICENSE-MIT.txt"
    cp LICENSE-APACHE "$into/LICENSE-APACHE.txt"
    local page
    for page in docs/guide.*.md docs/on-windows.*.md docs/braille*.md docs/speech*.md docs/windows.md; do
        cp "$page" "$into/$(basename "${page%.md}").txt"
    done
    # Old editors want both line ends, and a mark by which they know UTF-8.
    for page in "$into"/*.txt; do
        { printf '\357\273\277' && sed 's/\r*$/\r/' "$page"; } >"$page.new" && mv "$page.new" "$page"
    done
    still "$into"
    rm -f "$out/$name.zip"
    (cd "$work" && find elevens | sort | zip -q -X -9 "$out/$name.zip" -@)
}

make_page() {
    need zip zip
    # Where Rust can't build it, the script has said what is missing.
    RUSTFLAGS="$(paths)" scripts/page.sh || return 0
    cp -r target/page "$work/elevens-page"
    cp LICENSE-MIT LICENSE-APACHE "$work/elevens-page/"
    licenses wasm32-unknown-unknown "" elevens-page >"$work/elevens-page/THIRD-PARTY.txt"
    still "$work/elevens-page"
    rm -f "$out/elevens-page.zip"
    (cd "$work/elevens-page" && find . -type f | sort | zip -q -X -9 "$out/elevens-page.zip" -@)
}

make_all() {
    out=$(realpath -m "$1") work=$(mktemp -d) stage=$work/stage
    trap 'rm -rf "$work"' RETURN
    mkdir -p "$out" target
    rm -f "$out"/elevens[-_]* "$out/SHA256SUMS"
    local package
    for package in $packages; do make_$package; done
    case $packages in *deb*) bill x86_64-unknown-linux-gnu debian "$deb_features" ;; esac
    case $packages in *tar*) bill x86_64-unknown-linux-gnu linux "" ;; esac
    case $packages in *zip*) bill x86_64-pc-windows-gnu windows "" ;; esac
    (cd "$out" && sha256sum elevens* >SHA256SUMS && cat SHA256SUMS)
}

twice() {
    local folder=$here/target/twice number
    rm -rf "$folder"
    mkdir -p "$folder"
    # Both before the first is built: somebody may go on working here.
    for number in one two; do git clone -q . "$folder/$number-place"; done
    for number in one two; do
        # Another place, another time.
        (cd "$folder/$number-place" && unset CARGO_TARGET_DIR && PATH=$tools/bin:$PATH \
            CARGO_HOME=${CARGO_HOME:-$HOME/.cargo} scripts/package.sh "$folder/$number" >/dev/null)
    done
    diff -r "$folder/one" "$folder/two"
    echo "Built twice, equal bytes:"
    cat "$folder/one/SHA256SUMS"
}

# All files of a root but those in which dpkg keeps its own books, and what players have.
listed() {
    as_root find "$1" -xdev \( -path "$1/proc" -o -path "$1/sys" -o -path "$1/dev" -o -path "$1/home" \
        -o -path "$1/var/lib/dpkg" -o -path "$1/var/log" -o -path "$1/var/cache" -o -path "$1/tmp" \) -prune -o -print |
        sed "s|^$1||" | sort
}

test_deb() {
    need debootstrap debootstrap
    local deb
    deb=$(ls "$here"/target/packages/elevens_*_amd64.deb)
    local root=$here/target/debian
    if [ ! -e "$root/bin/sh" ]; then
        as_root debootstrap --variant=minbase bookworm "$root" >/dev/null
    fi
    in_root() { as_root chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/games HOME=/home/player "$@"; }
    in_root id player >/dev/null 2>&1 || in_root useradd -m player
    as_root cp /etc/resolv.conf "$root/etc/resolv.conf"
    # The libraries that it needs come first: what it leaves behind is its own alone.
    in_root apt-get -qq update
    in_root env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends \
        $(dpkg-deb -f "$deb" Depends | sed 's/([^)]*)//g; s/,/ /g') >/dev/null
    listed "$root" >"$root.before"
    as_root cp "$deb" "$root/tmp/elevens.deb"
    in_root dpkg -i /tmp/elevens.deb >/dev/null
    echo "Installed: $(in_root dpkg-query -W -f '${Package} ${Version}, depends on ${Depends}' elevens)"
    in_root dpkg -L elevens | sort >"$root.files"
    local file
    for file in /usr/games/elevens /usr/share/man/man6/elevens.6.gz /usr/share/man/fr/man6/elevens.6.gz \
        /usr/share/man/nl/man6/elevens.6.gz /usr/share/bash-completion/completions/elevens \
        /usr/share/zsh/vendor-completions/_elevens /usr/share/fish/vendor_completions.d/elevens.fish \
        /usr/share/applications/elevens.desktop /usr/share/doc/elevens/copyright; do
        grep -qx "$file" "$root.files" || { echo "missing: $file"; return 1; }
    done
    # A game of it, saved in the player's own folder.
    in_root su player -c "printf 'pioche\nquitter\n' | elevens --lang fr --game beginner --seed 11" | tail -1 |
        grep -qx "C'est enregistré. Relancez le jeu pour continuer."
    # Without a model the game says what is missing, and is played on by keys.
    in_root su player -c "printf 'draw\nquit\n' | elevens --voice --lang en --game beginner --seed 11 2>&1" | tail -1 |
        grep -qx "Saved. Start again to go on."
    # What the shell completes.
    in_root bash -c '. /usr/share/bash-completion/completions/elevens
        COMP_WORDS=(elevens --game ""); COMP_CWORD=2; _elevens elevens "" --game 2>/dev/null; echo "${COMPREPLY[*]}"' |
        grep -q "elevens beginner junior classic"
    in_root dpkg --purge elevens >/dev/null
    listed "$root" | diff "$root.before" -
    as_root test -e "$root/home/player/.local/share/elevens/games/game-0001.jsonl"
    echo "Played, and removed without a trace but the player's own games."
}

case ${1:-} in
twice) twice ;;
test) test_deb ;;
*) make_all "${1:-target/packages}" ;;
esac
