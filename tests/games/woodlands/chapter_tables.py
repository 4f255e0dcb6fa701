"""Tables drawn for tests of the campaign."""

from collections.abc import Mapping
from typing import Any

from lairkeeper.games.woodlands.components.box import CampId, QuestId
from lairkeeper.games.woodlands.config import TableOptions
from lairkeeper.games.woodlands.quest import Campsite
from lairkeeper.games.woodlands.records.options import Stop
from lairkeeper.games.woodlands.rules.mushrooms import hold
from lairkeeper.games.woodlands.state import Woods, change_quest
from lairkeeper.kernel import Option, Outcome, State, pending
from lairkeeper.testing import play_out
from tests.games.woodlands.tables import BOX, draw_table, hero, node_of


def chapter_table(chapter: int, heroes: Mapping[str, str], **table: Any) -> Woods:
    """A table in the middle of a chapter that is played alone."""
    switches = {name: table.pop(name) for name in list(table) if name in TableOptions.__struct_fields__}
    options = TableOptions(players=len(heroes), chapter=chapter, first=0, **switches)  # type: ignore[arg-type]
    return draw_table(table.pop("tiles", None), heroes=heroes, options=options, **table)


def quest(name: str) -> QuestId:
    return BOX.quest_named[name]


def camp(name: str) -> CampId:
    return BOX.camp_named[name]


def holding(woods: Woods, name: str, *tokens: str) -> None:
    """The Hero holds these quest tokens, which nobody else can find any more."""
    hold(woods, hero(name), tuple(quest(token) for token in tokens))
    unseen = tuple(left - sum(quest(token) == kind for token in tokens) for kind, left in enumerate(woods.quest.unseen))
    change_quest(woods, unseen=unseen)


def at_camp(woods: Woods, tile: str) -> Campsite:
    return next(site for site in woods.quest.camps if site.node == node_of(woods, tile))


def ending(state: State[Woods]) -> str:
    """How the game has ended."""
    assert isinstance(state.outcome, Outcome)
    return state.outcome.reason


def choices(state: State[Woods]) -> set[Option]:
    """What may be answered now; nothing if the game went on by itself."""
    return {option for decision in pending(state) for option in decision.options}


def play_fight(state: State[Woods], *lines: Any) -> None:
    """A combat without rerolls."""
    play_out(state, *lines, may_leave_draws=True)
    if any(decision.question == "adjust_dice" for decision in pending(state)):
        play_out(state, Stop(), may_leave_draws=True)
