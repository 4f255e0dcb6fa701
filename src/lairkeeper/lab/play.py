"""One game played by bots, from the set-up to the end."""

from collections.abc import Sequence
from typing import Any, TypeAlias, TypeVar

from lairkeeper.bots import Bot, ask_bot, bot_named
from lairkeeper.kernel import CLOCK, AnyGame, ChanceStream, Game, Match, Record, World
from lairkeeper.kernel.errors import BadConfig
from lairkeeper.lab.pace import Pace

W = TypeVar("W", bound=World)
C = TypeVar("C", bound=Record)
V = TypeVar("V", bound=Record)

AnyMatch: TypeAlias = Match[Any, Any, Any]

MOST_ANSWERS = 100_000


def play_game(game: Game[W, C, V], config: C, bots: Sequence[str], seed: str) -> Match[W, C, V]:
    """A whole game; `bots` are names, one for each seat or one for all. The same seed gives the same game.

    All draws come from the seed itself, so that it verifies them; what the bots think up comes from streams of theirs.
    Where people would hurry, bots have a pace (`lab/pace.py`), and timers run out meanwhile.
    """
    match = Match(game, config, seed)
    players = seat_bots(game, config, bots)
    luck = ChanceStream(seed)
    thoughts = [luck.split(f"bot {seat}") for seat in range(len(players))]
    pace = Pace(len(players))
    while match.state.decisions:
        if len(match.journal.entries) >= MOST_ANSWERS:
            raise RuntimeError(f"{game.name}, seed {seed!r}: not over after {MOST_ANSWERS} answers")
        _answer(match, players, thoughts, luck, pace)
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


def _answer(
    match: AnyMatch, players: Sequence[Bot], thoughts: Sequence[ChanceStream], luck: ChanceStream, pace: Pace
) -> None:
    """One answer of chance, of a bot or of the clock. Of several the clock gives the first: only chance draws."""
    if match.chance_pending() is not None:
        match.draw(luck)
        return
    seat, decision = pace.next_question(match)
    if seat == CLOCK:
        match.answer(CLOCK, decision.answers_of(CLOCK)[0], decision.number_for(CLOCK), pace.at)
    else:
        option = ask_bot(match.game, match.state, decision, players[seat], thoughts[seat])
        match.answer(seat, option, decision.number, pace.at)


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
