"""Fluent files are read whole or refused: nothing in them is passed over."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from lairkeeper.words.library import messages_of, read_words
from lairkeeper.words.speech import speak


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[str]:
    """An importable package whose English words are the parameter of the test."""
    name = f"package_of_{tmp_path.name}"
    folder = tmp_path / name
    (folder / "words").mkdir(parents=True)
    (folder / "__init__.py").touch()
    (folder / "words" / "en.ftl").write_text(request.param, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield name
    sys.modules.pop(name, None)


@pytest.mark.parametrize("package", ["greeting = Hello, { CAPITAL($name) }!\n"], indirect=True)
def test_a_package_adds_its_own_words(package: str) -> None:
    words = speak(None, None, "en", (), package)
    assert words.say("greeting", name="the cat") == "Hello, The cat!"
    assert words.say("seat-clock") == "The clock"
    assert not speak(None, None, "en").can_say("greeting")


@pytest.mark.parametrize("package", ["greeting = Hello!\n"], indirect=True)
def test_a_story_is_read_with_the_other_words(package: str, tmp_path: Path) -> None:
    (tmp_path / package / "story").mkdir()
    (tmp_path / package / "story" / "en.ftl").write_text("once = Long ago.\n", "utf-8")
    assert speak(None, None, "en", (), package).say("once") == "Long ago."


@pytest.mark.parametrize("package", ["seat-clock = Tick\n", "a = b\na = c\n"], indirect=True)
def test_words_said_twice_are_refused(package: str) -> None:
    with pytest.raises(ValueError, match="said twice"):
        messages_of("en", (package,))


@pytest.mark.parametrize("text", ["broken = { $\n", "no equals sign\n", "a = { $b ->\n [x] y\n }\n"])
def test_a_line_that_is_no_fluent_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "en.ftl"
    file.write_text(f"good = Yes\n{text}", "utf-8")
    with pytest.raises(ValueError, match=r"en\.ftl"):
        read_words(file)
