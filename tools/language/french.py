"""French forms: Lexique 3.83 first, then what the lemma table of spaCy adds."""

import json
import re
from pathlib import Path

import msgspec

from lairkeeper.games.trapwords.referee.lexicon.text import fold, normalise
from tools.language.draft import ADJECTIVE, ADVERB, NAME, NOUN, OTHER, VERB, Draft
from tools.language.murmur import murmur
from tools.language.sources import read

KINDS = {"NOM": NOUN, "ADJ": ADJECTIVE, "ADJ:num": ADJECTIVE, "VER": VERB, "ADV": ADVERB}
PLAIN = re.compile(r"[a-zà-ÿ]+(?:[-'][a-zà-ÿ]+)*")
# Rows of Lexique that call a form what nobody reads it as; they would stop turns for nothing.
MISTAKES = {("pincer", "pouvoir"), ("gâteau", "gâteaux"), ("fils", "fil"), ("palais", "palai"), ("vis", "vi")}


def french_draft(folder: Path) -> tuple[Draft, dict[str, list[str]]]:
    """The forms, and the segmentations that Lexique gives of its base forms."""
    draft = Draft()
    segments: dict[str, list[str]] = {}
    for row in _rows(folder):
        form, lemma = normalise(row[0]), normalise(row[2])
        if not PLAIN.fullmatch(form) or not PLAIN.fullmatch(lemma) or (form, lemma) in MISTAKES:
            continue
        draft.add(form, lemma, KINDS.get(row[3], OTHER))
        entry = draft.forms[form]
        entry.frequency += _number(row[8]) + _number(row[9])
        entry.sound = entry.sound or row[1]
        if row[3] == "NOM" and row[5] != "p":
            entry.genders |= set(row[4]) or {"m", "f"}
        draft.frequency[lemma] = max(draft.frequency[lemma], _number(row[6]) + _number(row[7]))
        if form == lemma and "-" in row[33]:
            segments[lemma] = normalise(row[33]).split("-")
    _add_spacy(draft, folder)
    return draft, segments


def _rows(folder: Path) -> list[list[str]]:
    text = read(folder, "lexique", "Lexique383.txt").decode("latin-1")
    return [row for line in text.splitlines()[1:] if len(row := line.split("\t")) >= 35]


def _number(text: str) -> float:
    return float(text.replace(",", ".") or 0)


def _add_spacy(draft: Draft, folder: Path) -> None:
    """Forms that Lexique lacks. The table names one base form and no part of speech."""
    lookups = msgspec.msgpack.decode(read(folder, "spacy_fr", "lemmatizer/lookups/lookups.bin"))["lemma_lookup"]
    known = set(draft.forms)
    for string in json.loads(read(folder, "spacy_fr", "vocab/strings.json")):
        form = normalise(string)
        if form in known or string != string.lower() or not PLAIN.fullmatch(form):
            continue
        for found in lookups.get(murmur(string), ()):
            lemma = normalise(found)
            if PLAIN.fullmatch(lemma) and fold(lemma)[:2] == fold(form)[:2]:
                draft.add(form, lemma, draft.kinds.get(lemma) or _guess_kind(lemma, form))


def _guess_kind(lemma: str, form: str) -> int:
    if lemma != form and lemma.endswith(("er", "ir", "re")) and not form.endswith("s"):
        return VERB
    return NOUN | ADJECTIVE


def french_spelling(folder: Path, draft: Draft) -> dict[str, int]:
    """Words that the spelling dictionary has and the forms lack, with what they can be."""
    words: dict[str, int] = {}
    for line in read(folder, "hunspell_fr", "index.dic").decode("utf-8").splitlines()[1:]:
        word, _, flags = line.split("\t")[0].split(" ")[0].partition("/")
        spelled = normalise(word)
        if len(spelled) < 2 or not PLAIN.fullmatch(spelled):
            continue
        kind = NAME if word[0].isupper() else _kind_of_flags(flags, spelled)
        for form in (spelled, *_plural(spelled, flags)):
            if form not in draft.forms:
                words[form] = words.get(form, 0) | kind
    return words


def _kind_of_flags(flags: str, word: str) -> int:
    if flags.startswith(("S", "I", "X", "A")):
        return NOUN | ADJECTIVE
    if flags.startswith(("F", "W")):
        return NOUN | ADJECTIVE
    return VERB if word.endswith(("er", "ir", "re")) and flags[:1].islower() else OTHER


def _plural(word: str, flags: str) -> list[str]:
    if flags.startswith("S"):
        return [word + "s"]
    if flags.startswith("F."):
        return [word + "e", word + "s", word + "es"]
    return []
