"""Content files: what is read, what is refused and with which facts, and the id of what was read."""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Meta

from lairkeeper.content import (
    MAX_BYTES,
    MOST_DOTS,
    REASONS,
    Box,
    Boxes,
    Kind,
    Row,
    check_count,
    check_enough,
    check_unique,
    digest,
    read_table,
    read_tables,
    refusal,
)
from lairkeeper.kernel.errors import BadContent, Plain

Small = Annotated[int, Meta(ge=0, le=9)]


class Beast(Kind):
    teeth: Small
    mood: Literal["calm", "cross"] = "calm"
    tame: bool = False


class Beasts(Row):
    beast: tuple[Beast, ...]


class Weather(Row):
    warmth: float
    wind: str | int = "none"
    storms: tuple[Literal["rain", "hail"], ...] = ()
    names: tuple[str, str] = ("", "")


class Zoo(Row):
    beasts: Beasts
    weather: Weather


BEASTS = """
# who lives here
beast = [
  { id = "owl", teeth = 0, origin = "designed" },
  { id = "cat", teeth = 3, mood = "cross", tame = true, origin = "rulebook" },
]
"""
WEATHER = "warmth = 20.5\n"


@pytest.fixture
def defaults(tmp_path: Path) -> Path:
    folder = tmp_path / "defaults"
    folder.mkdir()
    (folder / "beasts.toml").write_text(BEASTS)
    (folder / "weather.toml").write_text(WEATHER)
    return folder


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "pack"
    folder.mkdir()
    return folder


def facts_of(beasts: str | bytes, folder: Path) -> dict[str, Plain]:
    path = folder / "beasts.toml"
    path.write_bytes(beasts if isinstance(beasts, bytes) else beasts.encode())
    with pytest.raises(BadContent) as refused:
        read_table(Beasts, path)
    assert refused.value.facts.pop("file") == "beasts.toml"
    return refused.value.facts


def test_tables_are_read_into_frozen_records(defaults: Path) -> None:
    zoo = read_tables(Zoo, defaults)
    assert zoo.beasts.beast == (
        Beast(id="owl", origin="designed", teeth=0),
        Beast(id="cat", origin="rulebook", teeth=3, mood="cross", tame=True),
    )
    assert zoo.weather == Weather(warmth=20.5)
    with pytest.raises(AttributeError):
        zoo.weather.warmth = 1.0  # type: ignore[misc]


def test_a_pack_replaces_the_files_it_holds_and_no_others(defaults: Path, pack: Path) -> None:
    (pack / "weather.toml").write_text('warmth = -3.0\nstorms = ["hail", "rain"]\nwind = 4')
    (pack / ".hidden").write_text("left behind by a desktop")
    zoo = read_tables(Zoo, defaults, pack)
    assert zoo.weather == Weather(warmth=-3.0, wind=4, storms=("hail", "rain"))
    assert zoo.beasts == read_tables(Zoo, defaults).beasts


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "weather.toml"
    path.write_bytes(b"\xef\xbb\xbf" + WEATHER.encode())
    assert read_table(Weather, path) == Weather(warmth=20.5)


def test_a_file_that_is_no_table_is_refused(defaults: Path, pack: Path) -> None:
    (pack / "beast.toml").write_text(BEASTS)
    with pytest.raises(BadContent) as refused:
        read_tables(Zoo, defaults, pack)
    expected = "beasts.toml|weather.toml"
    assert refused.value.facts == {"file": "beast.toml", "key": "", "reason": "unknown-file", "expected": expected}


@pytest.mark.parametrize("name", ["absent", "defaults/weather.toml", "nul\0"])
def test_a_pack_must_be_a_folder(defaults: Path, name: str) -> None:
    pack = defaults.parent / name
    with pytest.raises(BadContent) as refused:
        read_tables(Zoo, defaults, pack)
    assert refused.value.facts["reason"] == "missing-folder"
    assert "\0" not in str(refused.value.facts["file"])


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent) as refused:
        read_tables(Zoo, tmp_path)
    assert refused.value.facts == {"file": "beasts.toml", "key": "", "reason": "missing-file"}


def test_a_folder_in_the_place_of_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "beasts.toml").mkdir()
    with pytest.raises(BadContent) as refused:
        read_table(Beasts, tmp_path / "beasts.toml")
    assert refused.value.facts == {"file": "beasts.toml", "key": "", "reason": "unreadable"}


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("beast = [\n  oops\n]\n", 2),
        ("# one\n# two\nbeast = ", 3),
        ("beast = []\nbeast = []\n", 2),
        (b"beast = []\n# \xff\n", 2),
    ],
)
def test_invalid_toml_is_refused_with_its_line(text: str | bytes, line: int, tmp_path: Path) -> None:
    assert facts_of(text, tmp_path) == {"key": "", "reason": "not-toml", "line": line}


@pytest.mark.parametrize("text", ["beast = " + "[" * 20_000, "beast = " + "1" * 5_000])
def test_text_that_breaks_the_parser_is_refused_too(text: str, tmp_path: Path) -> None:
    assert facts_of(text, tmp_path) == {"key": "", "reason": "not-toml"}


@pytest.mark.parametrize("begun", ["{} = 1", "[{}]", "beast = {{ {} = 1 }}"])
def test_a_key_of_endless_parts_is_refused_unread(begun: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "\n" + begun.format(".".join("b" * (MOST_DOTS + 2)))
    monkeypatch.setattr("lairkeeper.content.tomllib.loads", lambda text: pytest.fail("it was parsed"))
    assert facts_of(text, tmp_path) == {"key": "", "reason": "not-toml", "line": 2}


def test_an_endless_file_is_refused(tmp_path: Path) -> None:
    assert facts_of("#" * (MAX_BYTES + 1), tmp_path) == {"key": "", "reason": "too-large", "expected": MAX_BYTES}
    assert facts_of("#" * MAX_BYTES, tmp_path) == {"key": "beast", "reason": "missing-key"}


def owl(**changes: str | None) -> str:
    """A file with one owl, some of its keys changed or left out."""
    keys = {"id": '"owl"', "teeth": "0", "origin": '"designed"'} | changes
    return "beast = [{ " + ", ".join(f"{key} = {value}" for key, value in keys.items() if value) + " }]"


KEYS = "id|origin|teeth|mood|tame"


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("", {"key": "beast", "reason": "missing-key"}),
        ("beast = []\nowl = 1", {"key": "owl", "reason": "unknown-key", "expected": "beast"}),
        ("beast = 1", {"key": "beast", "reason": "wrong-type", "expected": "array", "found": "integer"}),
        ("[beast]", {"key": "beast", "reason": "wrong-type", "expected": "array", "found": "table"}),
        ("beast = [1]", {"key": "beast[#1]", "reason": "wrong-type", "expected": "table", "found": "integer"}),
        (owl(wings="2"), {"key": "beast[owl].wings", "reason": "unknown-key", "expected": KEYS}),
        (owl(teeth=None), {"key": "beast[owl].teeth", "reason": "missing-key"}),
        (owl(teeth=None, tooth="1"), {"key": "beast[owl].tooth", "reason": "unknown-key", "expected": KEYS}),
        (owl(id=None), {"key": "beast[#1].id", "reason": "missing-key"}),
        (owl(id="7"), {"key": "beast[#1].id", "reason": "wrong-type", "expected": "string", "found": "integer"}),
        (
            owl(id='"an owl"'),
            {
                "key": "beast[an owl].id",
                "reason": "bad-value",
                "expected": "id",
                "found": "an owl",
            },
        ),
        (
            owl(teeth='"0"'),
            {"key": "beast[owl].teeth", "reason": "wrong-type", "expected": "integer", "found": "string"},
        ),
        (
            owl(teeth="true"),
            {"key": "beast[owl].teeth", "reason": "wrong-type", "expected": "integer", "found": "boolean"},
        ),
        (
            owl(teeth="1.0"),
            {"key": "beast[owl].teeth", "reason": "wrong-type", "expected": "integer", "found": "float"},
        ),
        (owl(teeth="1999-12-31"), {
            "key": "beast[owl].teeth", "reason": "wrong-type", "expected": "integer", "found": "date"
        }),
        (owl(teeth="-1"), {"key": "beast[owl].teeth", "reason": "bad-value", "expected": "0..9", "found": -1}),
        (owl(teeth="9" * 99), {
            "key": "beast[owl].teeth", "reason": "bad-value", "expected": "0..9", "found": "integer"
        }),
        (owl(tame="1"), {"key": "beast[owl].tame", "reason": "wrong-type", "expected": "boolean", "found": "integer"}),
        (
            owl(mood='"sad"'),
            {"key": "beast[owl].mood", "reason": "bad-value", "expected": "calm|cross", "found": "sad"},
        ),
        (owl(mood="[]"), {"key": "beast[owl].mood", "reason": "wrong-type", "expected": "string", "found": "array"}),
        (owl(origin='"hearsay"'), {
            "key": "beast[owl].origin",
            "reason": "bad-value",
            "expected": "designed|public|rulebook",
            "found": "hearsay",
        }),
    ],
)  # fmt: skip
def test_a_bad_value_is_refused_with_its_key(text: str, facts: dict[str, Plain], tmp_path: Path) -> None:
    assert facts_of(text, tmp_path) == facts


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ('warmth = "hot"', {"key": "warmth", "reason": "wrong-type", "expected": "float", "found": "string"}),
        ("warmth = 1.0\nwind = []", {
            "key": "wind", "reason": "wrong-type", "expected": "string|integer", "found": "array"
        }),
        ('warmth = 1.0\nstorms = ["rain", "frogs"]', {
            "key": "storms[#2]", "reason": "bad-value", "expected": "hail|rain", "found": "frogs"
        }),
        ("warmth = 1.0\nnames = {}", {"key": "names", "reason": "wrong-type", "expected": "array", "found": "table"}),
        ("warmth = 1.0\nnames = [1]", {"key": "names", "reason": "bad-value", "expected": "", "found": "array"}),
    ],
)  # fmt: skip
def test_other_types_are_described_as_well(text: str, facts: dict[str, Plain], tmp_path: Path) -> None:
    path = tmp_path / "weather.toml"
    path.write_text(text)
    with pytest.raises(BadContent) as refused:
        read_table(Weather, path)
    assert refused.value.facts == {"file": "weather.toml"} | facts


def test_texts_in_refusals_are_short_and_printable(tmp_path: Path) -> None:
    facts = facts_of(owl(mood='"' + "\\u0007" + "x" * 500 + '"'), tmp_path)
    assert facts["found"] == "\N{REPLACEMENT CHARACTER}" + "x" * 58 + "…"


def test_checks_name_missing_ids() -> None:
    check_unique("a.toml", "owl", ["x", "y"])
    check_count("a.toml", "owl", expected=2, found=2)
    check_enough("a.toml", "owl", expected=2, found=2)
    with pytest.raises(BadContent) as refused:
        check_unique("a.toml", "owl", ["x", "y", "x"])
    assert refused.value.facts == {"file": "a.toml", "key": "owl[x]", "reason": "duplicate-id", "found": "x"}
    with pytest.raises(BadContent) as refused:
        check_count("a.toml", "owl", expected=2, found=3)
    assert refused.value.facts == {"file": "a.toml", "key": "owl", "reason": "wrong-count", "expected": 2, "found": 3}
    with pytest.raises(BadContent) as refused:
        check_enough("a.toml", "owl", expected=2, found=1)
    assert refused.value.facts == {"file": "a.toml", "key": "owl", "reason": "too-few", "expected": 2, "found": 1}


def test_reasons_are_listed_once() -> None:
    assert len(set(REASONS)) == len(REASONS)
    assert refusal("a.toml", "", REASONS[0]).facts["reason"] in REASONS


def beasts_of(text: str, folder: Path) -> Beasts:
    path = folder / "beasts.toml"
    path.write_text(text)
    return read_table(Beasts, path)


def test_the_digest_tells_facts_apart_not_files(tmp_path: Path) -> None:
    usual = digest(beasts_of(BEASTS, tmp_path))
    assert len(usual) == 16
    rewritten = """
    [[beast]]
    origin = 'designed'
    mood = "calm"   # the default, written out
    teeth = 0x0
    id = "owl"
    [[beast]]
    id = "cat"\ntame = true\nteeth = 3\nmood = "cross"\norigin = "rulebook"
    """
    assert digest(beasts_of(rewritten, tmp_path)) == usual
    assert digest(beasts_of(BEASTS.replace("teeth = 3", "teeth = 4"), tmp_path)) != usual


def test_keys_beside_the_facts_do_not_count(tmp_path: Path) -> None:
    read, believed = beasts_of(BEASTS, tmp_path), beasts_of(BEASTS.replace("rulebook", "designed"), tmp_path)
    assert digest(read) != digest(believed)
    assert digest(read, beside=("origin",)) == digest(believed, beside=("origin",))


class ZooBox(Box, frozen=True):
    beasts: tuple[Beast, ...]
    weather: Weather


@pytest.fixture
def zoos(defaults: Path) -> Boxes[ZooBox]:
    def read(pack: Path | None) -> ZooBox:
        tables = read_tables(Zoo, defaults, pack)
        return ZooBox(tables.beasts.beast, tables.weather)

    return Boxes(read)


def test_a_loaded_box_is_found_by_its_digest(zoos: Boxes[ZooBox], pack: Path) -> None:
    standard = zoos.standard()
    (pack / "weather.toml").write_text("warmth = 30.0")
    other = zoos.load(pack)
    assert other.digest != standard.digest
    assert zoos[other.digest] is zoos.box(other.digest) is zoos.load(pack) is other
    assert zoos[standard.digest] is zoos.standard() is zoos.load() is standard


def test_the_standard_box_is_loaded_when_it_is_asked_for(zoos: Boxes[ZooBox]) -> None:
    digest = zoos.standard().digest
    fresh = Boxes(zoos.load)
    assert not fresh
    assert fresh[digest] == zoos[digest]


def test_a_box_that_was_not_loaded_is_refused(zoos: Boxes[ZooBox]) -> None:
    with pytest.raises(BadContent) as refused:
        zoos["0123456789abcdef"]
    assert refused.value.facts == {"file": "", "key": "", "reason": "not-loaded", "found": "0123456789abcdef"}


def test_an_earlier_digest_of_the_standard_box_opens_the_standard_box(zoos: Boxes[ZooBox]) -> None:
    grown = Boxes(zoos.load, earlier=("0123456789abcdef",))
    assert grown["0123456789abcdef"] == grown.standard()
    with pytest.raises(BadContent):
        grown["fedcba9876543210"]


def test_an_earlier_standard_box_whose_tables_are_kept_is_read_from_them(zoos: Boxes[ZooBox], pack: Path) -> None:
    (pack / "weather.toml").write_text("warmth = 30.0")
    warm = zoos.load(pack)
    later = Boxes(zoos._read, kept={warm.digest: pack})
    assert later[warm.digest] == warm != later.standard()
    assert later[warm.digest] is later.load(pack)


def warmer(pack: Path, degrees: int) -> Path:
    (pack / "weather.toml").write_text(f"warmth = {degrees}.0")
    return pack


def test_the_latest_boxes_are_kept_and_earlier_ones_as_long_as_they_are_held(
    zoos: Boxes[ZooBox], pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lairkeeper.content.MOST_BOXES", 3)
    standard = zoos.standard()
    loaded = [zoos.load(warmer(pack, number)) for number in range(10, 16)]
    digests = [each.digest for each in loaded]
    assert len(zoos) == 3 and zoos.box(standard.digest) is standard
    assert [zoos.box(each) for each in digests] == loaded
    assert zoos.load(warmer(pack, 10)) is loaded[0]
    del loaded[1:]
    with pytest.raises(BadContent):
        zoos.box(digests[1])
    assert zoos.box(digests[0]) is loaded[0]


def test_where_a_fact_comes_from_makes_no_other_box(zoos: Boxes[ZooBox], pack: Path) -> None:
    (pack / "beasts.toml").write_text(BEASTS.replace("designed", "public"))
    assert zoos.load(pack) is zoos.standard()


@pytest.fixture(scope="module")
def scratch() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder) / "beasts.toml"


TOML_PIECES = st.sampled_from(
    ["beast", "id", "teeth", "mood", "=", "[", "]", "{", "}", ",", ".", "\n", '"', "'", "1", "-", "owl", "true", "#"]
)


@settings(deadline=None)
@given(content=st.binary(max_size=200) | st.lists(TOML_PIECES, max_size=40).map(lambda bits: "".join(bits).encode()))
def test_no_bytes_raise_anything_but_a_refusal(scratch: Path, content: bytes) -> None:
    scratch.write_bytes(content)
    try:
        assert isinstance(read_table(Beasts, scratch), Beasts)
    except BadContent as refused:
        assert refused.facts["reason"] in REASONS
