"""What Orca says is written as lines of JSON where it would go to the synthesiser, so that it needs no sound."""
import json
import os
import time

from orca import settings, speech

_out = open(os.environ["ESTIA_READER_LOG"], "a", encoding="utf-8", buffering=1)


def _write(content):
    text = content if isinstance(content, str) else " ".join(
        part for part in content if isinstance(part, str))
    text = " ".join(text.split())
    if text:
        _out.write(json.dumps({"at": time.time(), "said": text}, ensure_ascii=False) + "\n")


def _speak(text, acss, interrupt):
    _write(text)


def _say_all(utterances, progress):
    for context, _acss in utterances:
        _write(context.utterance)


def _nothing(*_args, **_kwargs):
    return None


speech._speak = _speak
speech.sayAll = _say_all
speech.init = _nothing
speech.speakCharacter = lambda character, acss=None: _write(character)

# A journey asks for what it wants to hear.
settings.sayAllOnLoad = False
settings.pageSummaryOnLoad = False
