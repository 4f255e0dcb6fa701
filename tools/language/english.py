"""English forms from WordNet, lemminflect and the spelling dictionary; sounds from CMUdict, frequency from GloVe."""

import gzip
import json
import re
from pathlib import Path

from lairkeeper.games.trapwords.referee.lexicon.text import normalise
from tools.language.draft import ADJECTIVE, ADVERB, NAME, NOUN, OTHER, VERB, Draft
from tools.language.sources import read

PLAIN = re.compile(r"[a-zà-ÿ]+(?:[-'][a-zà-ÿ]+)*")
FILES = {"noun": NOUN, "verb": VERB, "adj": ADJECTIVE, "adv": ADVERB}
# Inflections that lemminflect's table has from homographs nobody thinks of.
MISTAKES = {("found", "find", "noun"), ("as", "a", "noun"), ("us", "u", "noun")}

# Irregular plurals that the table of inflections lacks.
IRREGULAR = {"oxen": "ox", "brethren": "brother", "pence": "penny"}


def english_draft(folder: Path, ranks: dict[str, int]) -> Draft:
    draft = Draft()
    names = _wordnet_lemmas(draft, folder)
    _lemminflect(draft, folder)
    for form, lemma in IRREGULAR.items():
        draft.add(form, lemma, NOUN)
    _regular_forms(draft)
    _hunspell(draft, folder)
    for name in names - set(draft.forms):
        draft.add(name, name, NAME)
    sounds = pronunciations(folder)
    for form, entry in draft.forms.items():
        entry.frequency = 100_000 / ranks[form] if form in ranks else 0.0
        entry.sound = sounds.get(form, [""])[0]
        for lemma, _ in entry.readings:
            draft.frequency[lemma] = max(draft.frequency[lemma], entry.frequency)
    return draft


def _wordnet_lemmas(draft: Draft, folder: Path) -> set[str]:
    """Base forms of one word. A noun that WordNet writes only with a capital is a name."""
    capitals = _capitalised(folder)
    for name, kind in FILES.items():
        for line in read(folder, "wordnet", f"dict/index.{name}").decode("ascii").splitlines():
            if line.startswith(" "):
                continue
            lemma = normalise(line.split(" ", 1)[0])
            if PLAIN.fullmatch(lemma) and lemma not in capitals and len(lemma) > 1:
                draft.add(lemma, lemma, kind)
    return capitals


def english_phrases(folder: Path) -> dict[str, int]:
    """Nouns of two or three words, written with hyphens: *swimming-pool*."""
    lines = read(folder, "wordnet", "dict/index.noun").decode("ascii").splitlines()
    phrases = [line.split(" ", 1)[0].replace("_", "-") for line in lines if not line.startswith(" ")]
    return {
        phrase: NOUN for phrase in phrases if 1 <= phrase.count("-") <= 2 and re.fullmatch(r"[a-z]+(-[a-z]+)+", phrase)
    }


def _capitalised(folder: Path) -> set[str]:
    small, large = set[str](), set[str]()
    for name in FILES:
        for line in read(folder, "wordnet", f"dict/data.{name}").decode("ascii").splitlines():
            if line.startswith(" "):
                continue
            fields = line.split(" ")
            for at in range(int(fields[3], 16)):
                word = fields[4 + 2 * at].split("(")[0]
                if PLAIN.fullmatch(word.casefold()):
                    (large if word[0].isupper() else small).add(word.casefold())
    return large - small


def _lemminflect(draft: Draft, folder: Path) -> None:
    table = gzip.decompress(read(folder, "lemminflect", "lemma_lu.csv.gz")).decode("utf-8")
    for line in table.splitlines():
        form, kind, lemmas = line.split(",")
        for lemma in lemmas.split("/"):
            if form != form.lower() or not PLAIN.fullmatch(form) or (form, lemma, kind) in MISTAKES:
                continue
            if lemma == lemma.lower() and PLAIN.fullmatch(lemma) and len(lemma) > 1:
                draft.add(normalise(form), normalise(lemma), FILES.get(kind, OTHER))


def _regular_forms(draft: Draft) -> None:
    """The regular inflections of base forms for which no inflection is known."""
    inflected = {
        (lemma, kind) for form, entry in draft.forms.items() for lemma, kind in entry.readings if form != lemma
    }
    for lemma, kinds in list(draft.kinds.items()):
        if kinds & NOUN and (lemma, NOUN) not in inflected and not lemma.endswith("s"):
            draft.add(plural(lemma), lemma, NOUN)
        if kinds & VERB and (lemma, VERB) not in inflected:
            for form in (plural(lemma), with_ending(lemma, "ed"), with_ending(lemma, "ing")):
                draft.add(form, lemma, VERB)


def plural(word: str) -> str:
    if re.search(r"[^aeiou]y$", word):
        return word[:-1] + "ies"
    return word + ("es" if word.endswith(("s", "x", "z", "ch", "sh")) else "s")


def with_ending(word: str, ending: str) -> str:
    if word.endswith("e") and not (ending == "ing" and word.endswith(("ee", "oe", "ye"))):
        return word[:-1] + ending
    if ending == "ed" and re.search(r"[^aeiou]y$", word):
        return word[:-1] + "ied"
    return word + ending


def _hunspell(draft: Draft, folder: Path) -> None:
    """Words that only the spelling dictionary has, with the plain inflections its flags allow."""
    for line in read(folder, "hunspell_en", "index.dic").decode("utf-8").splitlines()[1:]:
        typed, _, flags = line.partition("/")
        word = normalise(typed)
        if len(word) < 2 or not PLAIN.fullmatch(word) or typed.isupper():
            continue
        if typed[0].isupper():
            if word not in draft.forms:
                draft.add(word, word, NAME)
            continue
        if word not in draft.forms:
            draft.add(word, word, VERB if "G" in flags else NOUN if flags else OTHER)
        for flag, form in (("S", plural(word)), ("G", with_ending(word, "ing")), ("D", with_ending(word, "ed"))):
            if flag in flags and form not in draft.forms:
                draft.add(form, word, NOUN if flag == "S" else VERB)


def pronunciations(folder: Path) -> dict[str, list[str]]:
    """The ways to say a word, the usual one first."""
    text = read(folder, "cmudict", "package/index.js").decode("utf-8")
    sounds: dict[str, list[str]] = {}
    for word, sound in re.findall(r'^\s*"?([a-z\'-]+)(?:\(\d\))?"?: "([^"]+)"', text, re.MULTILINE):
        sounds.setdefault(word, []).append(sound)
    return sounds


def glove_words(folder: Path) -> dict[str, int]:
    """Words in order of frequency, the most usual first."""
    text = read(folder, "glove", "sg-100d.json")
    end = text.index(b"]", text.index(b'"words":[')) + 1
    while True:
        try:
            words = json.loads(text[text.index(b'"words":[') + 8 : end])
            break
        except json.JSONDecodeError:
            end = text.index(b"]", end) + 1
    ranks: dict[str, int] = {}
    for rank, word in enumerate(words, 1):
        ranks.setdefault(normalise(word), rank)
    return ranks
