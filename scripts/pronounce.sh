#!/usr/bin/env bash
# Writes how each word of a grammar is pronounced to locales/CODE/pronunciations.dict, from espeak-ng's phonemes.
#
# pronounce.sh CODE ...   fr: in the phones of CMU Sphinx's French models; nl: in SAMPA
# English is written by hand: only what cmudict lacks. ELEVENS names the program when it is not to be built first.
set -euo pipefail
cd "$(dirname "$0")/.."
if ! command -v espeak-ng >/dev/null; then
    echo "Missing: espeak-ng. On Debian: apt-get install espeak-ng" >&2
    exit 1
fi
if [ -z "${ELEVENS:-}" ]; then
    cargo build --quiet
    ELEVENS=${CARGO_TARGET_DIR:-target}/debug/elevens
fi

# A phoneme of the International Phonetic Alphabet as espeak-ng writes it, and phones of the model; the longest counts.
phones() {
    case $1 in
        fr) echo "a aa ɑ aa ɛ ai œ̃ un ɛ̃ in ɑ̃ an ɔ̃ on o au b bb ʃ ch dʒ dd_jj d dd ə ee e ei ø eu œ oe f ff ɡ gg ɲ gn i ii ɪ ii ʒ jj k kk
            l ll m mm n nn ŋ nn_gg ɔ oo u ou p pp ʁ rr r rr ɹ rr s ss t tt y uu ɥ uy v vv w ww j yy z zz h _ ʊ ou ʌ oe æ aa θ ss
            ð zz x rr" ;;
        nl) echo "aː a: a A ɑ A ɛ E ɛɪ Ei eɪ e: eː e: e e: ɪ I i i iː i oː o: oʊ o: o o: ɔ O ɵ Y ʲ j ʊ u u u uː u y y yː y ʏ Y ʌ Y ø 2: øː 2:
            œy 9y ʌy 9y ʌʊ Au ɑʊ Au ʌu Au ə @ ɐ @ b b d d f f ɣ G x x χ x h h ɦ h j j k k l l m m n n ŋ N p p r r ɾ r ɹ r ʁ r s s
            ʃ S t t v v ʋ w w w z z ʒ Z ɡ g c k ɲ n_j ɛː E: œː 9: ɔː O:" ;;
        *) return 1 ;;
    esac
}

for code in "$@"; do
    table=$(phones "$code") || { echo "No phones are known for $code." >&2; exit 1; }
    # The words of the grammar, and those by which names are spelled.
    { "$ELEVENS" grammar --lang "$code" --format words && sed -n 's/^spelling-words = //p' "locales/$code/program.ftl"; } |
        tr -d ',' | tr ' ' '\n' | LC_ALL=C sort -u |
        while IFS= read -r word; do
            printf '%s\t%s\n' "$word" "$(espeak-ng -q -v "$code" --ipa "$word" | tr -d '\n')"
        done |
        table=$table perl -CSDA -Mutf8 -ne '
            BEGIN {
                my $table = $ENV{table};
                utf8::decode($table);
                %phones = split " ", $table;
                # Of two that begin alike the longer counts.
                $one = join "|", map quotemeta, sort { length $b <=> length $a } keys %phones;
            }
            chomp;
            my ($word, $said) = split /\t/;
            # Marks of stress and syllables, and of the language that a word was taken from, say nothing here.
            $said =~ s/\([a-z-]*\)//g;
            $said =~ s/[ˈˌ\x{200d} -]//g;
            my @phones;
            while ($said =~ s/^(?:($one)|ː)//) { push @phones, $phones{$1} if defined $1 && $phones{$1} ne "_" }
            if (length $said or !@phones) { print STDERR "$word: $said\n"; $fault = 1 }
            (my $line = "$word @phones\n") =~ tr/_/ /;
            print $line;
            END { $? = 1 if $fault }' >"locales/$code/pronunciations.dict"
done
