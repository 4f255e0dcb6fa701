"""One game played by bots, from the set-up to the end."""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, TypeAlias, TypeVar

from lairkeeper.bots import Bot, ask_bot, bot_named
from lairkeeper.bots.pace import Pace
from lairkeeper.kernel import CHANCE, CLOCK, AnyGame, ChanceStream, Game, Match, Record, World
from lairkeeper.kernel.errors import BadConfig
from lairkeeper.lab.luck import SeedLuck, StreamLuck

W = TypeVar("W", bound=World)
C = TypeVar("C", bound=Record)
V = TypeVar("V", bound=Record)

AnyMatch: TypeAlias = Match[Any, Any, Any]
BotChoice: TypeAlias = str | Bot
"""The name of a bot, or any object with `choose`."""

MOST_ANSWERS = 100_000


def play_game(game: Game[W, C, V], config: C, bots: Sequence[BotChoice], seed: str) -> Match[W, C, V]:
    """Plays a whole game with one bot for each seat or one for all. The same seed gives the same game.

    A bot is a name or an object with `choose`. All draws come from the seed itself, so that it verifies them; each bot
    thinks with a stream of its own. Where people would hurry, bots have a pace (`bots/pace.py`), and timers run out.
    """
    match = Match(game, config, seed)
    play_on(match, seat_bots(game, config, bots), ChanceStream(seed))
    return match


def play_on(match: AnyMatch, players: Sequence[Bot], luck: StreamLuck | ChanceStream) -> None:
    """Plays a game from its current state to the end; draws come from `luck`."""
    luck = SeedLuck(luck) if isinstance(luck, ChanceStream) else luck
    thoughts = [luck.split(f"bot {seat}") for seat in range(len(players))]
    pace = Pace(match.game, len(players), match.at, (entry.seat for entry in match.journal.entries))
    while match.state.decisions:
        if len(match.journal.entries) >= MOST_ANSWERS:
            raise RuntimeError(f"{match.game.name}, seed {luck.seed!r}: not over after {MOST_ANSWERS} answers")
        _answer(match, players, thoughts, luck, pace)


def seat_bots(game: AnyGame, config: Record, bots: Sequence[BotChoice]) -> list[Bot]:
    """A new bot for every seat of a table: objects are copied, so that no game knows what happened in another."""
    seats = game.seat_count(config)
    if len(bots) not in (1, seats):
        raise BadConfig(key="bots", value=len(bots), expected=f"1 or {seats}" if seats > 1 else "1")
    return [new_bot(bots[seat % len(bots)], game) for seat in range(seats)]


def new_bot(choice: BotChoice, game: AnyGame) -> Bot:
    """A bot for one seat of one game, by its name or as a copy of an object."""
    if isinstance(choice, str):
        return bot_named(choice, game)
    if not callable(getattr(choice, "choose", None)):
        raise BadConfig(key="bots", value=repr(choice), expected="a name or an object with choose()")
    return deepcopy(choice, {id(game): game})


def name_of(choice: BotChoice) -> str:
    """The name in reports: an object's `name`, or its class."""
    return choice if isinstance(choice, str) else str(getattr(choice, "name", type(choice).__name__))


def turns_of(match: AnyMatch) -> int:
    """The number of turns that have begun; None if the game has no turn events."""
    return sum(item.event.begins_turn for told in match.told for item in told)


def _answer(
    match: AnyMatch, players: Sequence[Bot], thoughts: Sequence[ChanceStream], luck: StreamLuck, pace: Pace
) -> None:
    """One answer of chance, of a bot or of the clock. Of several answers the clock gives the first."""
    draw = match.chance_pending()
    if draw is not None:
        match.answer(CHANCE, luck.draw(draw))
        return
    seat, decision = pace.next_question(match.state)
    pace.count(seat)
    if seat == CLOCK:
        match.answer(CLOCK, decision.answers_of(CLOCK)[0], decision.number_for(CLOCK), pace.at)
    else:
        option = ask_bot(match.game, match.state, decision, players[seat], thoughts[seat])
        match.answer(seat, option, decision.number, pace.at)


def find_game(
    game: Game[W, C, V], config: C, reason: str, bots: Sequence[BotChoice], *, seed: str = "search", tries: int = 1000
) -> Match[W, C, V] | None:
    """The first game, seed after seed, that ends for this reason; none if so many tries do not find it."""
    for number in range(tries):
        match = play_game(game, config, bots, numbered(seed, number))
        outcome = match.state.outcome
        if outcome is not None and outcome.reason == reason:
            return match
    return None


def numbered(seed: str, number: int) -> str:
    """The seed of the n-th game; independent of its bots and of when it is played."""
    return f"{seed}/{number}"
