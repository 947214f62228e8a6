#!/usr/bin/env bash
# Measures recognizers: speaks commands, has them recognized at their moment, and counts how many are done as meant; or,
# without --games and --talk, 100 English ones with PocketSphinx and the grammar of `elevens grammar`.
#
# recognize.sh [--game GAME] [--show] [--commands FILE] [--moment] [--hands N] [VOICE:SPEED ...]
#   --game GAME   the grammar of one game, and the commands that can be said in it
#   --show        each command that was not understood rightly
#   --commands FILE  others than those of tests/fixtures/spoken.en.txt: a meaning, a tab, and the words
#   --moment      instead of the list: lays of one or two cards from the first hands of games of 11 Elevens, 24 a hand, each
#                 heard with the grammar of the game and with that of the moment
#   --hands N     of so many hands; usually 4
#   --games       instead: whole games by a computer player, said aloud and heard by what the program itself hears with
#                 (feature voice), in a quiet room and with noise; --seed N, --commands-each N (in a voice and noise), --noise NOISE
#                 (clean, zeros, white:DB, pink:DB; several can be given)
#                 --as-it-sounds lets what is said take its time, as at a microphone, to measure how long answers take;
#                 --microphone plays it to a virtual microphone of PulseAudio, which is heard as by the game itself
#   --talk        instead: talk that is not meant for the game, heard at the moments of one
#   --lang CODE   of games and talk: en, fr or nl
#   --model FOLDER  of games and talk: heard by the model of Whisper in it, which French and Dutch need, not by PocketSphinx
#   --human FOLDER  of games and talk: that of scripts/human-voice.py; without it human-like voices are left out
#   --tuning      the voices for tuning, not those for measuring; nothing is mended by what those for measuring show
#   VOICE:SPEED, VOICE@SPEED  voices; usually those that scripts/voices.tsv has for the language
# ELEVENS names the program when it is not to be built first, ALOUD that of games and talk.
set -euo pipefail
cd "$(dirname "$0")/.."

games= talk= pace= seed=1001 each=60 noises=() language=en whisper= human= purpose=measuring
game= show= commands=tests/fixtures/spoken.en.txt moment= hands=4 voices=()
while [ $# -gt 0 ]; do
    case $1 in
        --game) game=$2; shift 2 ;;
        --show) show=yes; shift ;;
        --commands) commands=$2; shift 2 ;;
        --moment) moment=yes; shift ;;
        --hands) hands=$2; shift 2 ;;
        --games) games=yes; shift ;;
        --talk) talk=yes; shift ;;
        --as-it-sounds) pace=--as-it-sounds; shift ;;
        --microphone) pace=--microphone; shift ;;
        --seed) seed=$2; shift 2 ;;
        --commands-each) each=$2; shift 2 ;;
        --lang) language=$2; shift 2 ;;
        --model) whisper=$2; shift 2 ;;
        --human) human=$2; shift 2 ;;
        --tuning) purpose=tuning; shift ;;
        --noise) noises+=(--noise "$2"); shift 2 ;;
        *) voices+=("$1"); shift ;;
    esac
done
if [ ${#voices[@]} -eq 0 ]; then
    mapfile -t voices < <(awk -F '\t' -v purpose=$purpose -v language="$language" \
        -v human="${human:+yes}" '$1 == purpose && $2 == language && (human || $3 !~ /@/) { print $3 }' scripts/voices.tsv)
fi
[ ${#voices[@]} -gt 0 ] || { echo "No voice speaks $language" >&2; exit 2; }

# Whatever was started ends with this.
ends=()
end() {
    for one in ${ends[@]+"${ends[@]}"}; do
        if [ -d "$one" ]; then rm -rf "$one"; else kill "$one" 2>/dev/null || true; fi
    done
}
trap end EXIT

# Human-like voices, at a socket of their own.
human_voices() {
    local room
    room=$(mktemp -d)
    python3 scripts/human-voice.py serve "$human" "$room/voices" &
    ends+=($! "$room")
    until [ -S "$room/voices" ]; do
        kill -0 $! 2>/dev/null || { echo "Missing: what scripts/human-voice.py needs" >&2; exit 1; }
        sleep 0.1
    done
    export ELEVENS_VOICES=$room/voices
}

# A sound server of its own, whose only microphone hears what is played to it.
virtual_microphone() {
    room=$(mktemp -d)
    printf 'pcm.!default { type pulse }\nctl.!default { type pulse }\n' >"$room/asound.conf"
    HOME=$room XDG_RUNTIME_DIR=$room pulseaudio -n --exit-idle-time=-1 --daemonize=no --load=module-null-sink \
        --load="module-native-protocol-unix socket=$room/socket" >/dev/null 2>&1 &
    server=$!
    ends+=($server "$room")
    until [ -S "$room/socket" ]; do
        kill -0 $server 2>/dev/null || { echo "Missing: pulseaudio, pulseaudio-utils and libasound2-plugins" >&2; exit 1; }
        sleep 0.1
    done
    export PULSE_SERVER=unix:$room/socket ALSA_CONFIG_PATH=$room/asound.conf
}

model=/usr/share/pocketsphinx/model/en-us
needs=(pocketsphinx_batch espeak-ng sox)
[ -z "$games$talk" ] || needs=(espeak-ng)
for needed in "${needs[@]}"; do
    command -v $needed >/dev/null || missing="${missing:-} $needed"
done
[ -n "$whisper" ] || [ -d $model/en-us ] || missing="${missing:-} pocketsphinx-en-us"
if [ -n "${missing:-}" ]; then
    echo "Missing:$missing. On Debian: apt-get install pocketsphinx pocketsphinx-en-us espeak-ng sox" >&2
    exit 1
fi
if [ -n "$games$talk" ]; then
    aloud=${ALOUD:-}
    if [ -z "$aloud" ]; then
        cargo build --quiet --release --features whisper --example aloud
        aloud=${CARGO_TARGET_DIR:-target}/release/examples/aloud
    fi
    [ ${#noises[@]} -gt 0 ] || noises=(--noise clean --noise white:20 --noise pink:20 --noise white:10 --noise pink:10)
    if [ "$pace" = --microphone ]; then
        virtual_microphone
    fi
    [ -z "$human" ] || human_voices
    hears=(--language "$language" ${whisper:+--model "$whisper"})
    # What takes more than this has gone wrong.
    ulimit -v 6000000
    if [ -n "$talk" ]; then
        sentences=(tests/fixtures/talk-[23]."$language".txt)
        [ $purpose = measuring ] || sentences=(tests/fixtures/talk."$language".txt)
        "$aloud" "${hears[@]}" ${pace:+$pace} --talk <(cat "${sentences[@]}") --noise clean ${show:+--show} "${voices[@]}"
        exit
    fi
    "$aloud" "${hears[@]}" --game "${game:-elevens}" --seed "$seed" --commands "$each" "${noises[@]}" ${show:+--show} ${pace:+$pace} "${voices[@]}"
    exit
fi
if [ -z "${ELEVENS:-}" ]; then
    cargo build --quiet
    ELEVENS=${CARGO_TARGET_DIR:-target}/debug/elevens
fi

work=$(mktemp -d)
ends+=("$work")

cat $model/cmudict-en-us.dict locales/en/pronunciations.dict >"$work/dictionary"
cut -d ' ' -f 1 "$work/dictionary" | LC_ALL=C sort -u >"$work/known"

# Holds that every word of a grammar has a pronunciation.
pronounced() {
    "$ELEVENS" grammar --lang en ${1:+--game "$1"} --format words | tr ' ' '\n' | LC_ALL=C sort -u >"$work/words"
    LC_ALL=C comm -23 "$work/words" "$work/known" >"$work/unknown"
    if [ -s "$work/unknown" ]; then
        echo "Words without a pronunciation:" $(cat "$work/unknown")
        exit 1
    fi
}

# Speaks the lines of $work/said in a voice at a speed.
speak() {
    local voice=${1%:*} speed=${1#*:} number=0 line
    rm -rf "$work/sound" && mkdir "$work/sound"
    : >"$work/list"
    while IFS= read -r line; do
        number=$((number + 1))
        espeak-ng -v "$voice" -s "$speed" -w "$work/spoken.wav" "$line"
        # The rate that the model was trained with, and a moment around it of the faint noise that any microphone has:
        # sox dithers, where silence of mere zeros would be like no sound that the model knows.
        sox -R "$work/spoken.wav" -r 16000 -c 1 -b 16 "$work/sound/$number.wav" gain -3 pad 0.3 0.3
        echo $number >>"$work/list"
    done <"$work/said"
}

# Recognizes what was spoken with a grammar, and writes what is understood to $work/understood.
recognize() {
    # A grammar that is too large for it would take all memory there is.
    (ulimit -v 3000000; pocketsphinx_batch -hmm $model/en-us -dict "$work/dictionary" -jsgf "$1" \
        -adcin yes -adchdr 44 -cepdir "$work/sound" -cepext .wav -ctl "$work/list" -hyp "$work/heard" \
        >"$work/log" 2>&1) || { tail -n 5 "$work/log" >&2; exit 1; }
    # A line is the words, then the number and the score in brackets; (NULL) where nothing was made out.
    sed -e 's/ *([0-9]* -\?[0-9]*)$//' -e 's/^(NULL)$//' "$work/heard" >"$work/text"
    "$ELEVENS" understand --lang en <"$work/text" >"$work/understood"
}

# The cards of a hand as it is told ("Yellow 5, 9. Blue 12 to 15. A joker."), as codes, a card a line.
cards() {
    tr '.' '\n' | awk '{
        colour = tolower(substr($1, 1, 1))
        if ($0 !~ /^ *(Red|Yellow|Green|Blue) [0-9]/) next
        sub(/^ *[A-Z][a-z]+ /, ""); gsub(/ to /, "-")
        count = split($0, parts, /, */)
        for (at = 1; at <= count; at++) {
            ends = split(parts[at], range, "-")
            for (card = range[1]; card <= range[ends]; card++) print colour card
        }
    }'
}

# 24 lays of a hand: its cards one by one in four forms, and every other two that follow each other.
lays() {
    awk 'BEGIN {
        split("one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen" \
            " eighteen nineteen twenty twenty_one", word, " ")
        colour["r"] = "red"; colour["y"] = "yellow"; colour["g"] = "green"; colour["b"] = "blue"
        split("lay %s|%s|i play the %s|put down %s please", form, "|")
    }
    function said(card, text) { text = colour[substr(card, 1, 1)] " " word[substr(card, 2)]; gsub(/_/, " ", text); return text }
    { card[NR] = $1 }
    END {
        for (at = 1; at <= NR && made < 16; at++) {
            printf "lay %s\t" form[made % 4 + 1] "\n", card[at], said(card[at]); made++
        }
        for (at = 1; at < NR && made < 24; at += 2) {
            both = said(card[at]) " and " said(card[at + 1])
            printf "lay %s %s\t" form[made % 4 + 1] "\n", card[at], card[at + 1], both; made++
        }
    }'
}

if [ -n "$moment" ]; then
    pronounced elevens
    "$ELEVENS" grammar --lang en --game elevens >"$work/whole.jsgf"
    for seed in $(seq "$hands"); do
        "$ELEVENS" grammar --lang en --moment --game elevens --seed "$seed" >"$work/moment-$seed.jsgf"
        printf 'hand\nquit\n' | "$ELEVENS" --lang en --game elevens --seed "$seed" --width 0 --data "$work/data" |
            cards | lays >"$work/lays-$seed"
    done
    for voice in "${voices[@]}"; do
        for grammar in whole moment; do
            : >"$work/result"
            for seed in $(seq "$hands"); do
                cut -f 1 "$work/lays-$seed" >"$work/meant"
                cut -f 2 "$work/lays-$seed" >"$work/said"
                speak "$voice"
                [ $grammar = whole ] && recognize "$work/whole.jsgf" || recognize "$work/moment-$seed.jsgf"
                paste "$work/meant" "$work/understood" "$work/said" "$work/text" >>"$work/result"
            done
            awk -F '\t' -v name="$voice, $grammar" -v show="$show" '
                $1 == $2 { right++; next }
                show { printf "  said \"%s\", heard \"%s\": %s\n", $3, $4, $2 }
                $2 ~ /^(lay|bridge|swap|discard|take|draw|end|undo|quit)/ { other++ }
                END { printf "%-24s %3d rightly, %3d another move, %3d neither, of %d\n", name, right, other, NR - right - other, NR }
            ' "$work/result"
        done
    done
    exit 0
fi

pronounced "$game"
"$ELEVENS" grammar --lang en ${game:+--game "$game"} >"$work/grammar.jsgf"

# What can be said in a game has its meaning in the grammar of that game.
cp "$commands" "$work/spoken"
if [ "$game" = nimm ]; then
    grep -vE '^(lay [*?rygb].*|bridge .*|swap .*|discard|ask (row|hand|can|where|missing) [rygb?].*|ask (missing|open|bridges|jokers|bonus))	' \
        "$work/spoken" >"$work/chosen"
elif [ -n "$game" ]; then
    grep -vE '^(lay [0-9].*|take .*|ask (can >.*|piles.*|buffalos))	' "$work/spoken" >"$work/chosen"
else
    cp "$work/spoken" "$work/chosen"
fi
cut -f 1 "$work/chosen" >"$work/meant"
cut -f 2 "$work/chosen" >"$work/said"
count=$(wc -l <"$work/said")

# One voice at one speed: speaks, recognizes, counts.
hear() {
    speak "$1"
    recognize "$work/grammar.jsgf"
    paste "$work/meant" "$work/understood" "$work/said" "$work/text" | awk -F '\t' -v name="$1" -v show="$show" '
        $1 == $2 { right++; next }
        $2 ~ /^\?/ { none++ }
        $2 !~ /^\?/ { wrong++ }
        show { printf "  said \"%s\", heard \"%s\": %s\n", $3, $4, $2 }
        END { printf "%-18s %3d rightly, %3d wrongly, %3d not at all, of %d\n", name, right, wrong, none, NR }'
}

echo "${game:-all games}: $count commands, $(wc -l <"$work/words") words"
for voice in "${voices[@]}"; do
    hear "$voice"
done
