"""One noun for one thing: every class of `docs/glossary.md` is defined once in the whole tree."""

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GAME = re.compile(r"^src/lairkeeper/(games/\w+)/")
OPTION_AND_STEP = {"EndTurn", "GoOn", "RollDice", "HeartsLost"}
"""Woodlands: an option (or effect) and the step (or event) that follows it. Journals and stored tables name both."""
TYPE = re.compile(r"^(?:export )?(?:class|interface|type) (\w+)", re.MULTILINE)
NOUN = re.compile(r"^\| ([a-z ]+) \| (?:`(\w+)`)? ?\| \S.* \|$", re.MULTILINE)


def nouns() -> dict[str, str]:
    return dict(NOUN.findall((ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")))


def classes(source: str) -> Iterator[str]:
    """Classes that a module defines; one that specialises a class of the same name is no other thing."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef) and node.name not in {
            ast.unparse(base).split(".")[-1] for base in node.bases
        }:
            yield node.name


@cache
def defined() -> dict[str, list[str]]:
    found = defaultdict(list)
    for file in sorted((ROOT / "src").rglob("*.py")):
        for name in classes(file.read_text(encoding="utf-8")):
            found[name].append(file.relative_to(ROOT).as_posix())
    return found


def test_there_are_thirty_nouns_in_alphabetical_order() -> None:
    assert len(nouns()) == 30 and list(nouns()) == sorted(nouns())


def test_every_class_of_the_glossary_is_defined_once() -> None:
    places = defined()
    named = [name for name in nouns().values() if name]
    assert len(named) >= 15
    assert {name: places[name] for name in named if len(places[name]) != 1} == {}


def test_no_class_shares_its_name_with_another_one_of_its_game_or_outside_the_games() -> None:
    counted = Counter(
        (game[1] if (game := GAME.match(place)) else "outside the games", name)
        for name, places in defined().items()
        for place in places
        if not name.startswith("_")
    )
    assert {name for (_, name), count in counted.items() if count > 1} == OPTION_AND_STEP


def test_no_type_of_the_shared_client_is_defined_twice() -> None:
    library = ROOT / "web" / "src" / "lib"
    modules = [file for file in library.rglob("*.ts") if ".test." not in file.name]
    counted = Counter(name for file in modules for name in TYPE.findall(file.read_text(encoding="utf-8")))
    assert counted["BoardProps"] == 1
    assert {name for name, count in counted.items() if count > 1} == set()


def test_a_second_definition_would_be_found() -> None:
    source = "class Decision: ...\nclass Box(content.Box): ..."
    assert list(classes(source)) == ["Decision"]
    assert TYPE.findall("export interface Point {\n  x: number\n}\ntype Point = string") == ["Point", "Point"]
