"""What the page says, taken from its own words: a test does not break because a button was worded better."""

from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "web" / "src" / "words"


@lru_cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((CLIENT / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def said(key: str, language: str = "en", **facts: Any) -> str:
    """The sentence behind a key of the web client."""
    pattern = _bundle(language).get_message(key).value
    assert pattern is not None, key
    text, errors = _bundle(language).format_pattern(pattern, facts)
    assert not errors, errors
    return str(text)
