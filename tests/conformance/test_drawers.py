"""Who draws at a table with its own dice and cards may see the outcome, in every draw of every recorded game."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from lairkeeper.kernel import (
    CHANCE,
    Decision,
    Option,
    Seat,
    State,
    Step,
    apply,
    clone,
    drawers,
    offered_options,
    read_journal,
    start,
)
from lairkeeper.kernel.definition.game import AnyGame
from lairkeeper.kernel.flow.step import Chance
from tests.every import GAMES, every_game, golden

MOST_OUTCOMES = 6
MOST_OF_A_KIND = 12
"""Draws of one kind that are looked at in all recorded games of a game."""


def draws_of(game: AnyGame) -> Iterator[tuple[State[Any], Decision, range]]:
    """Draws from recorded games, a few of each kind, with the seats of the game."""
    seen: Counter[str] = Counter()
    for file in sorted(golden(game).glob("*.journal")):
        journal = read_journal(game, file.read_bytes())
        state = start(game, journal.config)
        for entry in journal.entries:
            for decision in state.decisions:
                if decision.is_chance and len(decision.options) > 1 and seen[decision.question] < MOST_OF_A_KIND:
                    seen[decision.question] += 1
                    yield state, decision, range(game.seat_count(journal.config))
            apply(state, entry.seat, entry.option, entry.number)


def learned(game: AnyGame, state: State[Any], decision: Decision, outcome: Option, seat: Seat | None) -> object:
    """All that a seat, or a spectator, is shown once the outcome is known."""
    after = clone(state)
    told = apply(after, CHANCE, outcome, decision.number)
    heard = tuple(one.event for one in told if one.to is None or seat in one.to)
    own = (d for d in after.decisions if seat in (drawers(after, d) if d.is_chance else d.seats))
    asked = tuple((d.question, offered_options(after, d)) for d in own)
    return game.view(after.world, seat), heard, asked


def tells_apart(game: AnyGame, state: State[Any], decision: Decision, seat: Seat, outcomes: Sequence[Option]) -> bool:
    """True if this seat could say which outcome it was, whichever it was."""
    shown = [learned(game, state, decision, outcome, seat) for outcome in outcomes]
    return all(one != other for place, one in enumerate(shown) for other in shown[:place])


@every_game
def test_seats_that_draw_are_shown_the_outcome(game: AnyGame) -> None:
    for state, decision, _ in draws_of(game):
        outcomes = decision.options[:MOST_OUTCOMES]
        for seat in drawers(state, decision):
            assert tells_apart(game, state, decision, seat, outcomes), (decision.question, seat)


@every_game
def test_a_draw_without_a_drawer_is_hidden_from_everybody(game: AnyGame) -> None:
    """Unless something that follows by itself reveals it at once; so in some recorded draw of each kind."""
    hidden: dict[str, bool] = {}
    for state, decision, seats in draws_of(game):
        if not drawers(state, decision):
            outcomes = decision.options[:MOST_OUTCOMES]
            is_seen = any(tells_apart(game, state, decision, Seat(seat), outcomes) for seat in seats)
            hidden[decision.question] = hidden.get(decision.question, False) or not is_seen
    assert all(hidden.values()), hidden


@every_game
def test_every_draw_says_who_makes_it(game: AnyGame) -> None:
    assert game.names_drawers


def test_no_game_names_the_drawer_by_a_fact() -> None:
    """Who draws is asked of the step alone."""
    kinds: list[type[Step]] = [step for game in GAMES for step in game.steps if issubclass(step, Chance)]
    assert len(kinds) > 40 and all("drawer" in vars(kind) for kind in kinds)
