"""What a bot is, and the trusted side that asks it: a bot sees what a person in its seat sees, and nothing else."""

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

import msgspec

from lairkeeper.kernel import AnyGame, ChanceStream, Decision, Option, Record, Seat, State, menu, reshuffle_unseen
from lairkeeper.kernel.errors import Illegal, Malformed

AnyState: TypeAlias = State[Any]
Imagine: TypeAlias = Callable[[ChanceStream], AnyState]


class UnknownBot(Malformed):
    """Facts are `name` and `known`."""

    code = "bot-unknown"


class OpenQuestion(Illegal):
    """A question wants free words, and the game suggests none; facts are `bot` and `question`."""

    code = "bot-speechless"


class Bot(Protocol):
    """Somebody who plays one seat of one game; it may remember what it planned, so every seat gets its own."""

    def choose(self, seat: Seat, view: Record, decision: Decision, imagine: Imagine, chance: ChanceStream) -> Option:
        """One of the options of the decision; for an open question, what the game suggests is among them.

        `imagine` draws a state from all that this seat could believe, and `chance` is the bot's own luck: with the
        same view, decision and chance the choice is the same, whatever the cards that the seat cannot see.
        """
        ...


def ask_bot(
    game: AnyGame, state: AnyState, decision: Decision, bot: Bot, stream: ChanceStream, seat: Seat | None = None
) -> Option:
    """Lets a bot answer for a seat of a question (the first, if none is named) without handing it the true state.

    Of an open question it gets a menu: what is listed, and what the game suggests. What is for people is left out.
    """
    asked = decision.seats[0] if seat is None else seat
    options = menu(game, state, decision, asked) if decision.is_open else decision.for_bots
    if options != decision.options:
        decision = msgspec.structs.replace(decision, options=options)

    def imagine(chance: ChanceStream) -> AnyState:
        return reshuffle_unseen(game, state, asked, chance)

    return bot.choose(asked, game.view(state.world, asked), decision, imagine, stream)


def refuse_free_words(bot: str, decision: Decision) -> None:
    """Raises if a decision cannot be answered by choosing: it wants words, and none are listed or suggested."""
    if not decision.options:
        raise OpenQuestion(bot=bot, question=decision.question)
