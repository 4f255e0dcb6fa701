"""Explore and Fight are declared in small questions; until the last answer nothing on the table changes."""

from typing import TypeVar

from lairkeeper.games.run_run_run.state import Pyramid
from lairkeeper.kernel import Ask, Option, Seat, Step, applies

O = TypeVar("O", bound=Option)  # noqa: E741


class ActionDraft(Ask[Pyramid, O]):
    """A part of the active player's declaration, which can be thrown away for another action."""

    is_draft = True

    def seat(self, pyramid: Pyramid) -> Seat:
        return pyramid.active

    @applies("RRR-EXP15", "RRR-SPL1", "RRR-SPL3")
    def begin_again(self) -> Step:
        from lairkeeper.games.run_run_run.rules.turn import ChooseAction

        return ChooseAction()
