"""Nothing is left without words: whatever the code can say has its message in every language, and no other."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from fluent.syntax.ast import BaseNode, Message

from lairkeeper.clause_report import Hole
from lairkeeper.content import _KINDS, REASONS
from lairkeeper.display.spelling import NameList, spelled
from lairkeeper.kernel import BeginAgain
from lairkeeper.kernel.definition.game import AnyGame
from lairkeeper.words import LANGUAGES, speak
from lairkeeper.words.refusals import OPTIONAL
from tests.every import GAMES, every_game, every_language, home
from tests.words import ftl, vocabulary

SHARED = ftl.SOURCE / "words"
KINDS = (
    "carried",
    "content",
    "draw",
    "error",
    "event",
    "hole",
    "journal",
    "option",
    "outcome",
    "preset",
    "preview",
    "question",
    "table",
    "tag",
    "tip",
)

HOMES = sorted({vocabulary.words_of(file) for file in ftl.SOURCE.rglob("*.py")} - {SHARED})


def shelf(game: AnyGame) -> Path:
    return home(game) / "words"


def unsaid(expected: Mapping[str, Any], said: Mapping[str, Message]) -> set[str]:
    """Keys without a message, as far as they are no attribute."""
    return {key for key in expected if key not in said}


def strays(expected: Mapping[str, Any], said: Mapping[str, Message]) -> set[str]:
    """Messages of a kind that is read off the code, for something that is not there any more."""
    return {key for key in said if key.partition("-")[0] in KINDS and key not in expected}


def misfits(
    facts: Mapping[str, vocabulary.Facts], given: Mapping[str, set[str]], said: Mapping[str, Message]
) -> list[str]:
    """Messages that mention what they are not given, or that leave out a fact without saying so."""
    found = []
    for key, told in ((key, facts[key]) for key in facts if key in said):
        used = ftl.variables(said[key])
        found += [f"{key} mentions {name}" for name in sorted(used - given[key])]
        if told - used != ftl.silent(said[key]):
            found.append(f"{key} leaves out {sorted(told - used)}")
    return found


def game_vocabulary(game: AnyGame) -> dict[str, vocabulary.Facts]:
    records = vocabulary.spoken_records(game)
    fields = {key: frozenset(record.__struct_fields__) for key, record in records.items()}
    table = {key: frozenset[str]() for key in vocabulary.table_keys(game) if "." not in key} | vocabulary.carried(game)
    tips = {f"tip-{tip.id}": frozenset[str]() for tip in game.tips}
    said = fields | vocabulary.questions(game) | vocabulary.outcomes(game) | vocabulary.measures(game)
    return said | table | tips | error_vocabulary(shelf(game))


def error_vocabulary(home: Path) -> dict[str, vocabulary.Facts]:
    return {f"error-{code}": vocabulary.error_facts(name) for name, code in vocabulary.error_codes(home).items()}


def shared_vocabulary() -> dict[str, vocabulary.Facts]:
    nested = {
        "error-content-bad": frozenset({"problem"}),
        "error-journal-corrupt": frozenset({"problem"}),
        "error-config-lines": frozenset({"key", "problems"}),
        "error-option-illegal": frozenset({"reason"}),
    }
    reasons = {f"content-{reason}": vocabulary.content_facts(reason) for reason in REASONS}
    holes = {f"hole-{hole}": frozenset({"clause", "places"}) for hole in get_args(Hole)}
    tags = {f"tag-{clause.tag}": frozenset[str]() for game in GAMES for clause in game.clauses.values()}
    own = {
        "error-by-clauses": frozenset({"error", "clauses"}),
        "tag-designed": frozenset[str](),
        "refusal-other": frozenset[str](),
    }
    again = {f"option-{BeginAgain.slug}": frozenset[str]()}
    return error_vocabulary(SHARED) | nested | reasons | vocabulary.journal_facts() | holes | tags | own | again


@pytest.mark.parametrize("folder", ftl.SHELVES, ids=lambda folder: "/".join(folder.relative_to(ftl.SOURCE).parts))
def test_all_languages_have_the_same_messages_and_mention_the_same(folder: Path) -> None:
    said = [ftl.all_patterns(folder / f"{language}.ftl") for language in LANGUAGES]
    assert {path.stem for path in folder.glob("*.ftl")} == set(LANGUAGES)
    for other in said[1:]:
        assert said[0].keys() ^ other.keys() == set()
        differing = [key for key, pattern in said[0].items() if ftl.variables(pattern) != ftl.variables(other[key])]
        assert differing == []


@every_language
@every_game
def test_a_game_has_words_for_everything_it_says(game: AnyGame, language: str) -> None:
    said = ftl.messages(shelf(game) / f"{language}.ftl")
    expected = game_vocabulary(game)
    assert unsaid(expected, said) == set()
    assert strays(expected, said) == set()


@every_language
def test_the_shared_words_cover_errors_reasons_and_holes(language: str) -> None:
    said = ftl.messages(SHARED / f"{language}.ftl")
    expected = shared_vocabulary()
    assert unsaid(expected, said) == set()
    assert strays(expected, said) == set()


@every_language
@pytest.mark.parametrize("home", HOMES, ids=lambda home: str(home.parent.name))
def test_a_package_with_words_words_its_own_errors(home: Path, language: str) -> None:
    assert error_vocabulary(home).keys() - ftl.messages(home / f"{language}.ftl").keys() == set()


@every_language
def test_whatever_the_code_says_by_key_has_words(language: str) -> None:
    said: dict[str, BaseNode] = {}
    for folder in ftl.SHELVES:
        said |= ftl.all_patterns(folder / f"{language}.ftl")
    found = []
    for file in sorted(ftl.SOURCE.rglob("*.py")):
        for key, told in vocabulary.said_by_key(file):
            missing = ftl.variables(said[key]) if key in said else {"everything"}
            missing -= missing - {"everything"} if told is None else told
            found += [f"{file.name}: {key}: {name} is missing" for name in sorted(missing)]
    assert found == []


def test_a_line_taken_out_would_be_found() -> None:
    said = ftl.messages(SHARED / "en.ftl")
    expected = {key: facts for key, facts in shared_vocabulary().items() if key in said}
    removed = said.pop("content-not-toml")
    assert unsaid(expected, said) == {"content-not-toml"}
    assert strays(expected, said | {"content-old": removed}) == {"content-old"}


@every_game
def test_a_games_messages_mention_what_their_records_tell(game: AnyGame) -> None:
    records, expected = vocabulary.spoken_records(game), game_vocabulary(game)
    samples = {key: vocabulary.samples(record)[0] for key, record in records.items()}
    given = {key: set(spelled(game, game.config(), record, {})) for key, record in samples.items()}
    questions = {key: {*facts, *OPTIONAL} for key, facts in expected.items() if key not in records}
    assert misfits(expected, given | questions, ftl.messages(shelf(game) / "en.ftl")) == []


def test_the_shared_messages_mention_what_errors_tell() -> None:
    expected = shared_vocabulary()
    given = {key: {*facts, *OPTIONAL} for key, facts in expected.items()}
    assert misfits(expected, given, ftl.messages(SHARED / "en.ftl")) == []


def test_a_fact_left_out_or_made_up_would_be_found() -> None:
    said = ftl.messages(SHARED / "en.ftl")
    facts = {"seat-player": frozenset({"cat"})}
    assert misfits(facts, {"seat-player": {"cat"}}, said) == [
        "seat-player mentions number",
        "seat-player leaves out ['cat']",
    ]


@every_language
@every_game
def test_every_table_option_and_value_has_a_name_and_a_help(game: AnyGame, language: str) -> None:
    words = speak(game, game.config(), language)
    assert {key for key in vocabulary.table_keys(game) if not words.can_say(key)} == set()
    for field in game.config.__struct_fields__:
        assert words.table_option(field)
        assert words.table_help(field).endswith(".")
        assert words.table_value(field, getattr(game.config(), field))


@every_language
@every_game
def test_every_clause_chapter_and_tag_has_words(game: AnyGame, language: str) -> None:
    words = speak(game, game.config(), language)
    rulebook = ftl.messages(shelf(game).parent / "rulebook" / f"{language}.ftl")
    chapters = {f"chapter-{clause.chapter}" for clause in game.clauses.values()}
    assert rulebook.keys() == game.clauses.keys() | chapters
    for clause in game.clauses.values():
        assert len(words.clause(clause.id)) > len(clause.id)
        assert words.chapter(clause.chapter)
        assert words.tag(clause.tag)


@every_language
@every_game
def test_every_switch_is_called_as_in_the_rulebook(game: AnyGame, language: str) -> None:
    words = speak(game, game.config(), language)
    for field, clause in game.switches.items():
        assert words.clause(clause).startswith(f"{words.table_option(field)}.")


@every_game
def test_a_name_means_the_same_in_every_record_and_question(game: AnyGame) -> None:
    known = vocabulary.known_by_name(game)
    ids, records = set(known.values()), vocabulary.spoken_records(game).values()
    fields = {(name, hint) for record in records for name, hint in get_type_hints(record).items() if hint in ids}
    assert {(name, hint) for name, hint in fields if known.get(name) != hint} == set()


@every_language
def test_every_type_of_a_content_file_has_words(language: str) -> None:
    words = speak(None, None, language)
    assert {kind for kind in _KINDS.values() if not words.can_say(f"toml-{kind}")} == set()


@every_language
def test_every_style_of_list_has_words(language: str) -> None:
    words = speak(None, None, language)
    for style in get_args(get_type_hints(NameList)["style"]):
        assert words.can_say(f"list-{style}.more")
        assert words.can_say(f"list-{style}.last")
