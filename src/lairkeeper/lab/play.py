"""One game played by bots, from the set-up to the end."""

from collections.abc import Sequence
from typing import Any, TypeAlias, TypeVar

from lairkeeper.bots import Bot, ask_bot, bot_named
from lairkeeper.kernel import CLOCK, AnyGame, ChanceStream, Decision, Game, Match, Record, World
from lairkeeper.kernel.errors import BadConfig

W = TypeVar("W", bound=World)
C = TypeVar("C", bound=Record)
V = TypeVar("V", bound=Record)

AnyMatch: TypeAlias = Match[Any, Any, Any]

MOST_ANSWERS = 100_000


def play_game(game: Game[W, C, V], config: C, bots: Sequence[str], seed: str) -> Match[W, C, V]:
    """A whole game; `bots` are names, one for each seat or one for all. The same seed gives the same game.

    All draws come from the seed itself, so that it verifies them; what the bots think up comes from streams of theirs.
    """
    match = Match(game, config, seed)
    players = seat_bots(game, config, bots)
    luck = ChanceStream(seed)
    thoughts = [luck.split(f"bot {seat}") for seat in range(len(players))]
    while match.state.decisions:
        if len(match.journal.entries) >= MOST_ANSWERS:
            raise RuntimeError(f"{game.name}, seed {seed!r}: not over after {MOST_ANSWERS} answers")
        _answer(match, players, thoughts, luck)
    return match


def seat_bots(game: AnyGame, config: Record, names: Sequence[str]) -> list[Bot]:
    """A new bot for every seat of a table."""
    seats = game.seat_count(config)
    if len(names) not in (1, seats):
        raise BadConfig(key="bots", value=len(names), expected=f"1 or {seats}" if seats > 1 else "1")
    return [bot_named(names[seat % len(names)], game) for seat in range(seats)]


def turns_of(match: AnyMatch) -> int:
    """How many turns have begun, in games that tell."""
    return sum(item.event.begins_turn for told in match.told for item in told)


def _answer(match: AnyMatch, players: Sequence[Bot], thoughts: Sequence[ChanceStream], luck: ChanceStream) -> None:
    if match.chance_pending() is not None:
        match.draw(luck)
        return
    decision = _next_question(match, len(players))
    seat = decision.seats[0]
    if seat == CLOCK:
        match.answer(CLOCK, decision.answers_of(CLOCK)[0], decision.number_for(CLOCK))
    else:
        option = ask_bot(match.game, match.state, decision, players[seat], thoughts[seat])
        match.answer(seat, option, decision.number)


def _next_question(match: AnyMatch, players: int) -> Decision:
    """A question to a player; time is up only when nobody has anything left to say. Nobody sits on seats with a role.

    Where several are asked at once, the seat that has waited longest answers: nobody is quicker than the others. Of
    several answers the clock gives the first: draws alone come from the seed.
    """
    waiting = [decision for decision in match.state.decisions if 0 <= decision.seats[0] < players]
    if len(waiting) <= 1:
        return waiting[0] if waiting else next(d for d in match.state.decisions if d.seats[0] == CLOCK)
    patient = {decision.seats[0]: decision for decision in reversed(waiting)}
    for entry in reversed(match.journal.entries):
        if len(patient) == 1:
            break
        patient.pop(entry.seat, None)
    return min(patient.values(), key=lambda decision: decision.seats[0])


def find_game(
    game: Game[W, C, V], config: C, reason: str, bots: Sequence[str], *, seed: str = "search", tries: int = 1000
) -> Match[W, C, V] | None:
    """The first game, seed after seed, that ends for this reason; none if so many tries do not find it."""
    for number in range(tries):
        match = play_game(game, config, bots, numbered(seed, number))
        outcome = match.state.outcome
        if outcome is not None and outcome.reason == reason:
            return match
    return None


def numbered(seed: str, number: int) -> str:
    """The seed of the n-th game of many; it does not depend on who plays it, nor when."""
    return f"{seed}/{number}"
