"""Prints what is heard, an utterance a line, by Vosk or by faster-whisper."""
import json, os, subprocess, sys, wave

grammar, model, language = (os.environ["ELEVENS_" + name] for name in ("GRAMMAR", "MODEL", "LANGUAGE"))
heard = os.path.join(os.path.dirname(grammar), "heard.wav")


def vosk():
    from vosk import KaldiRecognizer, Model, SetLogLevel

    SetLogLevel(-1)
    known = Model(model)

    def recognize(phrases):
        with wave.open(heard) as sound:
            recognizer = KaldiRecognizer(known, sound.getframerate(), json.dumps(phrases + ["[unk]"]))
            recognizer.AcceptWaveform(sound.readframes(sound.getnframes()))
        return json.loads(recognizer.FinalResult())["text"].replace("[unk]", " ")

    return recognize


def whisper():
    from faster_whisper import WhisperModel

    known = WhisperModel(model, device="cpu", compute_type="int8")

    def recognize(phrases):
        # A hint of no more than it reads.
        parts, _ = known.transcribe(heard, language=language, initial_prompt=". ".join(phrases)[:600])
        return " ".join(part.text for part in parts)

    return recognize


recognize = {"vosk": vosk, "whisper": whisper}[sys.argv[1]]()
record = ["rec", "-q", "-r", "16000", "-c", "1", "-b", "16", heard]
while subprocess.call(record + "silence 1 0.1 1% 1 0.6 1% trim 0 20".split()) == 0:
    with open(grammar, encoding="utf-8") as file:
        text = recognize(file.read().splitlines())
    print(" ".join(text.split()), flush=True)
