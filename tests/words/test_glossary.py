"""One word for one thing: what must not appear in what people read, in either language."""

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from lairkeeper.words import LANGUAGES
from tests.words import ftl

WEB = Path(__file__).resolve().parents[2] / "web" / "src"

EVERYWHERE = {
    "en": (
        r"\b(whoever|those I invite|take back|take (it|anything) back|begin again|begin .* again|put the guide away"
        r"|as the device|anybody may see|readings of)\b"
    ),
    "fr": (
        r"\b(ranger le guide|lectures des règles|bots?|joueurs? automatiques?|repentirs?|gelée?s?|suspendue?"
        r"|qui l’ouvre|à un nouveau(?! venu)|indices?)\b"
    ),
}
"""Phrases that nobody says, and second words: in French a bot is a “robot”, a frozen game “figée”, a paused one “en
pause”, and a hint a “suggestion”, for an “indice” is a clue."""
SHELL = (WEB / "words", *(ftl.SOURCE / part for part in ("words", "server/words", "cli/words")))

RUN_RUN_RUN = {
    "en": r"\b(lamps?|locks?|claws?|paws?|jumps?|lay it|you lay|nearer|further \(−\)|dig)\b",
    "fr": (
        r"\b(lampes?|serrures?|griffes?|pattes?|caveau|sauter?|obscure|éveillée?s?|s’éveille|creuser|ankhs?"
        r"|mécanismes? de torches|mécanismes? de la Porte|faut-il)\b"
    ),
}
"""A torch is no lamp, a mechanism no lock, a hit no claw, a footprint no paw, teleporting no jump; a passage is opened,
a mummy wakes in one word, and a Room without light is dark."""

VENGEANCE = {
    "en": r"\b(let it go|released wounds?|damages|thinking…)\b",
    "fr": r"\b(par temps|bloqué|\(éliminé\)|\(esquivé\)|comme imprimé|cesse le combat)\b",
}
"""Ticks are “étapes”, for “temps” is the time that runs; a die or a player is stuck in one word."""


def texts(folder: Path, language: str) -> str:
    return "\n".join(text for file in folder.rglob(f"{language}.ftl") for text in _said(file))


def _said(file: Path) -> list[str]:
    return [text for message in ftl.messages(file).values() for text in ftl.texts(message)]


@pytest.mark.parametrize("language", EVERYWHERE)
@pytest.mark.parametrize("folder", SHELL, ids=lambda folder: folder.parent.name)
def test_shell_server_and_terminal_speak_as_people_do(folder: Path, language: str) -> None:
    said = texts(folder, language)
    assert len(said) > 2_000
    assert [found[0] for found in re.finditer(EVERYWHERE[language], said, re.IGNORECASE)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "avoided"), [("run_run_run", RUN_RUN_RUN), ("vengeance", VENGEANCE)], ids=["run_run_run", "vengeance"]
)
def test_a_game_has_one_word_for_one_thing(game: str, avoided: Mapping[str, str], language: str) -> None:
    folders = (WEB / "games" / game, ftl.SOURCE / "games" / game / "words")
    said = "\n".join(texts(folder, language) for folder in folders)
    assert len(said) > 10_000
    assert re.findall(f"{avoided[language]}|{EVERYWHERE[language]}", said, re.IGNORECASE) == []


def test_a_forbidden_word_would_be_found() -> None:
    assert re.findall(RUN_RUN_RUN["en"], "A paw opens the Lock.", re.IGNORECASE) == ["paw", "Lock"]
