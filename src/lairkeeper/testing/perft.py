"""Counting the tree of answers: one number that changes as soon as any rule does."""

from typing import TypeVar

from lairkeeper.kernel import State, World, after

W = TypeVar("W", bound=World)


def perft(state: State[W], depth: int) -> int:
    """The leaves of the tree of listed answers to a depth, outcomes of chance included; an ended game is one leaf."""
    answers = [(decision, option) for decision in state.decisions for option in decision.options]
    if depth == 0 or not answers:
        return 1
    if depth == 1:
        return len(answers)
    return sum(
        perft(after(state, decision.seats[0], option, decision.number), depth - 1) for decision, option in answers
    )
