"""Recorded games: every way a game can end, replayed answer by answer to the same bytes."""

from pathlib import Path

from lairkeeper.kernel import CHANCE, ChanceStream, Match, read_journal, start, write_journal
from lairkeeper.kernel.agenda import apply
from lairkeeper.kernel.game import AnyGame
from tests.conformance.record_games import ending_of
from tests.every import every_game, every_recorded_game, from_tests_of, golden
from tests.words import vocabulary


@every_game
def test_every_way_to_end_is_recorded(game: AnyGame) -> None:
    recorded = from_tests_of(game, "recorded")
    endings = {f"outcome-{reason}" for reason in (*map(ending_of, recorded.GAMES), *recorded.NEVER)}
    assert endings == vocabulary.outcomes(game).keys()
    assert {file.stem for file in golden(game).glob("*.journal")} == set(recorded.GAMES)


@every_recorded_game
def test_a_recorded_game_replays_to_the_same_state(game: AnyGame, file: Path) -> None:
    blob = file.read_bytes()
    match = Match.resume(game, read_journal(game, blob))
    assert match.state.outcome is not None
    assert match.state.outcome.reason == ending_of(file.stem)
    assert write_journal(match.sealed()) == blob


@every_recorded_game
def test_the_seed_of_a_recorded_game_gives_every_draw_again(game: AnyGame, file: Path) -> None:
    journal = read_journal(game, file.read_bytes())
    assert journal.seed is not None
    stream, state = ChanceStream(journal.seed), start(game, journal.config)
    for entry in journal.entries:
        if entry.seat == CHANCE:
            draw = next(decision for decision in state.decisions if decision.is_chance)
            assert stream.choose(draw.options, draw.weights) == entry.option
        apply(state, entry.seat, entry.option, entry.number)
