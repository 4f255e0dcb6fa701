"""Recorded games: every way a game can end, replayed answer by answer to the same bytes."""

import pytest

from lairkeeper.games.vengeance import GAME
from lairkeeper.games.vengeance.rules.score import reasons
from lairkeeper.kernel import CHANCE, ChanceStream, Match, read_journal, start, write_journal
from lairkeeper.kernel.agenda import apply
from tests.games.vengeance.record_games import GAMES, GOLDEN


def test_every_way_to_end_is_recorded() -> None:
    assert set(GAMES) == set(reasons())
    assert {path.stem for path in GOLDEN.glob("*.journal")} == set(GAMES)


@pytest.mark.parametrize("reason", GAMES)
def test_a_recorded_game_replays_to_the_same_state(reason: str) -> None:
    blob = (GOLDEN / f"{reason}.journal").read_bytes()
    match = Match.resume(GAME, read_journal(GAME, blob))
    assert match.state.outcome is not None
    assert match.state.outcome.reason == reason
    assert write_journal(match.sealed()) == blob


@pytest.mark.parametrize("reason", GAMES)
def test_the_seed_of_a_recorded_game_gives_every_draw_again(reason: str) -> None:
    journal = read_journal(GAME, (GOLDEN / f"{reason}.journal").read_bytes())
    assert journal.seed is not None
    stream, state = ChanceStream(journal.seed), start(GAME, journal.config)
    for entry in journal.entries:
        if entry.seat == CHANCE:
            draw = next(decision for decision in state.decisions if decision.is_chance)
            assert stream.choose(draw.options, draw.weights) == entry.option
        apply(state, entry.seat, entry.option, entry.number)
