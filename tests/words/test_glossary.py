"""One word for one thing: what must not appear in what people read, in either language."""

import re
from pathlib import Path

import pytest

from tests.words import ftl

WEB = Path(__file__).resolve().parents[2] / "web" / "src"

EVERYWHERE = {
    "en": (
        r"\b(whoever|those I invite|take back|take it back|begin again|put the guide away|as the device"
        r"|anybody may see)\b"
    ),
    "fr": r"\b(ranger le guide|lectures des règles|bots?)\b",
}
"""Phrases of the shell that nobody says."""

RUN_RUN_RUN = {
    "en": r"\b(lamps?|locks?|claws?|paws?|jumps?|lay it|you lay|nearer|further \(−\))\b",
    "fr": r"\b(lampes?|serrures?|griffes?|pattes?|caveau|sauter?)\b",
}
"""A torch is no lamp, a mechanism no lock, a hit no claw, a footprint no paw, teleporting no jump."""


def texts(folder: Path, language: str) -> str:
    return "\n".join(text for file in folder.rglob(f"{language}.ftl") for text in _said(file))


def _said(file: Path) -> list[str]:
    return [text for message in ftl.messages(file).values() for text in ftl.texts(message)]


@pytest.mark.parametrize("language", EVERYWHERE)
def test_the_shell_speaks_as_people_do(language: str) -> None:
    assert re.findall(EVERYWHERE[language], texts(WEB / "words", language), re.IGNORECASE) == []


@pytest.mark.parametrize("language", RUN_RUN_RUN)
def test_run_run_run_has_one_word_for_one_thing(language: str) -> None:
    folders = (WEB / "games" / "run_run_run", ftl.SOURCE / "games" / "run_run_run" / "words")
    said = "\n".join(texts(folder, language) for folder in folders)
    assert len(said) > 10_000
    assert re.findall(RUN_RUN_RUN[language], said, re.IGNORECASE) == []


def test_a_forbidden_word_would_be_found() -> None:
    assert re.findall(RUN_RUN_RUN["en"], "A paw opens the Lock.", re.IGNORECASE) == ["paw", "Lock"]
