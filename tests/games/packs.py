"""Packs that change a place of a content file, and what does not fit in them."""

from pathlib import Path

from lairkeeper.kernel.errors import Fact


def changed(pack: Path, default: Path, *changes: tuple[str, str]) -> Path:
    """The pack with a copy of a default file in which some places are changed."""
    text = default.read_text(encoding="utf-8")
    for old, new in changes:
        assert text.count(old) == 1, (default.name, old)
        text = text.replace(old, new)
    (pack / default.name).write_text(text, encoding="utf-8")
    return pack


def not_fit(expected: Fact, found: Fact) -> dict[str, Fact]:
    return {"expected": expected, "found": found}
