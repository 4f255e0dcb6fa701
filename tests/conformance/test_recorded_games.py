"""Recorded games: every way a game can end and tables of every kind, replayed answer by answer to the same bytes."""

from pathlib import Path
from typing import Any

from lairkeeper.kernel import CHANCE, ChanceStream, Journal, Match, read_journal, start, write_journal
from lairkeeper.kernel.definition.game import AnyGame
from lairkeeper.kernel.history.journal import give
from tests.conformance.recording import Recorded, WaveringTable, has_clock_answers, makes_a_difference
from tests.every import (
    every_game,
    every_recorded_ending,
    every_recorded_game,
    from_tests_of,
    golden,
    more_golden,
    reason_of,
)
from tests.words import vocabulary

EVERY = 19


def tables_of(game: AnyGame) -> dict[str, Recorded]:
    """The games to record besides one for each ending; a game that declares none fails."""
    tables: dict[str, Recorded] = from_tests_of(game, "recorded").TABLES
    return tables


def more_journals(game: AnyGame) -> dict[str, Journal[Any]]:
    """The recorded tables beside the endings."""
    return {file.stem: read_journal(game, file.read_bytes()) for file in more_golden(game).glob("*.journal")}


@every_game
def test_every_way_to_end_is_recorded(game: AnyGame) -> None:
    recorded = from_tests_of(game, "recorded")
    endings = {f"outcome-{reason_of(name)}" for name in (*recorded.GAMES, *recorded.NEVER)}
    assert endings == vocabulary.outcomes(game).keys()
    assert {file.stem for file in golden(game).glob("*.journal")} == set(recorded.GAMES)


@every_recorded_ending
def test_a_recorded_ending_is_the_one_it_is_named_after(game: AnyGame, file: Path) -> None:
    match = Match.resume(game, read_journal(game, file.read_bytes()))
    assert match.state.outcome is not None
    assert match.state.outcome.reason == reason_of(file.stem)


@every_recorded_game
def test_a_recorded_game_replays_to_the_same_bytes(game: AnyGame, file: Path) -> None:
    blob = file.read_bytes()
    match = Match.resume(game, read_journal(game, blob))
    assert match.state.outcome is not None
    assert write_journal(match.sealed()) == blob


@every_recorded_game
def test_the_seed_of_a_recorded_game_gives_every_draw_again(game: AnyGame, file: Path) -> None:
    journal = read_journal(game, file.read_bytes())
    assert journal.seed is not None
    stream, state, now = ChanceStream(journal.seed), start(game, journal.config), 0
    for entry in journal.entries:
        if entry.seat == CHANCE:
            draw = next(decision for decision in state.decisions if decision.is_chance)
            assert stream.choose(draw.options, draw.weights) == entry.option
        _, now = give(state, entry, now)


@every_game
def test_every_table_that_is_named_is_recorded(game: AnyGame) -> None:
    journals = more_journals(game)
    assert {name: journal.config for name, journal in journals.items()} == {
        name: wanted.options for name, wanted in tables_of(game).items()
    }


@every_game
def test_every_number_of_players_is_recorded(game: AnyGame) -> None:
    assert {game.seat_count(journal.config) for journal in more_journals(game).values()} == set(game.seats)


@every_game
def test_every_switch_is_recorded_at_its_other_value(game: AnyGame) -> None:
    usual, configs = game.config(), [journal.config for journal in more_journals(game).values()]
    turned = {name for name in game.switches for config in configs if getattr(config, name) != getattr(usual, name)}
    assert turned == game.switches.keys()


@every_game
def test_most_switches_make_a_difference_in_a_recorded_game(game: AnyGame) -> None:
    journals, tables = more_journals(game), tables_of(game)
    turned = {tables[name].without: Match.resume(game, journals[name]) for name in tables if tables[name].without}
    assert len(turned) > len(game.switches) / 2
    assert [switch for switch, match in turned.items() if not makes_a_difference(match, switch)] == []


@every_game
def test_the_clock_answers_in_recorded_games_that_are_played_slowly(game: AnyGame) -> None:
    journals, tables = more_journals(game), tables_of(game)
    slow = [name for name in tables if tables[name].manner == "slow"]
    assert [name for name in slow if not has_clock_answers(journals[name])] == []


@every_game
def test_a_recorded_game_of_people_who_waver_is_played_again_answer_by_answer(game: AnyGame) -> None:
    journals, tables = more_journals(game), tables_of(game)
    wavering = [name for name in tables if tables[name].manner == "wavering"]
    taken_back = 0
    for name in wavering:
        journal = journals[name]
        assert journal.seed is not None
        table = WaveringTable(game, tables[name], journal.seed)
        while table.match.state.decisions:
            table.go_on()
        assert table.match.journal.entries == journal.entries
        taken_back += table.taken_back
    assert taken_back >= len(wavering)


@every_recorded_game
def test_an_answer_taken_back_and_given_again_changes_nothing(game: AnyGame, file: Path) -> None:
    journal = read_journal(game, file.read_bytes())
    match: Match[Any, Any, Any] = Match(game, journal.config, journal.seed)
    for place, entry in enumerate(journal.entries):
        match.answer(entry.seat, entry.option, entry.number, entry.at)
        if place % EVERY == 0 and entry.seat >= 0 and match.can_undo(entry.seat):
            assert match.undo(entry.seat) == place
            match.answer(entry.seat, entry.option, entry.number, entry.at)
    assert write_journal(match.sealed()) == file.read_bytes()
