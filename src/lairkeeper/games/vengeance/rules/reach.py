"""How far a tile could be carried out (VNG-CMB7): every choice is tried on a copy of the boards, none is made."""

from collections.abc import Iterable, Iterator

from lairkeeper.games.vengeance.components.box import Action
from lairkeeper.games.vengeance.components.kinds import Timing
from lairkeeper.games.vengeance.records.options import UseItem
from lairkeeper.games.vengeance.rules.actions import QUESTIONS, act_at_once, can_resolve
from lairkeeper.games.vengeance.rules.items import modifiers, spend_box, usable_items
from lairkeeper.games.vengeance.state import Vendetta, box_of
from lairkeeper.kernel import Option, Record, Seat, Table, applies
from lairkeeper.kernel.data.clone import clone_world
from lairkeeper.kernel.errors import Fact

Actions = tuple[Action, ...]


class EarlyEnd(Record):
    """A use that breaks off whatever is chosen, and how many of its actions can be carried out at best."""

    use: Option
    done: int


def early_ends(vendetta: Vendetta, who: Seat, uses: Iterable[tuple[Option, Actions]]) -> tuple[EarlyEnd, ...]:
    """Those among these uses that break off; `reach_in` looks one of them up."""
    reached = ((use, reach(vendetta, who, actions), len(actions)) for use, actions in uses)
    return tuple(EarlyEnd(use, done) for use, done, whole in reached if done < whole)


def short_items(vendetta: Vendetta, who: Seat, timing: Timing) -> tuple[EarlyEnd, ...]:
    """The same for the items whose moment this is."""
    items = usable_items(vendetta, vendetta.players[who], timing)
    return early_ends(vendetta, who, ((UseItem(item), box_of(vendetta).items[item].actions) for item in items))


def reach_in(told: Fact, use: Option) -> int | None:
    """How far this use goes, if it is among those told of."""
    ends = told if isinstance(told, tuple) else ()
    return next((end.done for end in ends if isinstance(end, EarlyEnd) and end.use == use), None)


@applies("VNG-CMB6", "VNG-CMB7", "VNG-ITM7", "VNG-ITM9")
def reach(vendetta: Vendetta, who: Seat, actions: Actions) -> int:
    """The most actions that can be carried out one after the other, with the help of modifiers too."""
    best = 0
    for done, _ in _ways(vendetta, who, actions, may_modify=True):
        best = max(best, done)
        if best == len(actions):
            break
    return best


def _ways(vendetta: Vendetta, who: Seat, actions: Actions, *, may_modify: bool) -> Iterator[tuple[int, Vendetta]]:
    """Every way through these actions: how many were carried out, and the boards afterwards."""
    if not actions or not can_resolve(vendetta, vendetta.players[who], actions[0]):
        yield 0, vendetta
        return
    for after in _outcomes(vendetta, who, actions[0], may_modify):
        for done, last in _ways(after, who, actions[1:], may_modify=may_modify):
            yield done + 1, last


def _outcomes(vendetta: Vendetta, who: Seat, action: Action, may_modify: bool) -> Iterator[Vendetta]:
    for after in _choices(vendetta, who, action):
        yield after
        for item in modifiers(after, after.players[who], action) if may_modify else ():
            twin = clone_world(after)
            effect = spend_box(twin, who, item, Table(who))
            yield from (last for _, last in _ways(twin, who, effect, may_modify=False))


def _choices(vendetta: Vendetta, who: Seat, action: Action) -> Iterator[Vendetta]:
    """The boards after each answer to the question of an action; some actions ask nothing."""
    if action not in QUESTIONS:
        twin = clone_world(vendetta)
        act_at_once(twin, who, action, Table(who))
        yield twin
        return
    question = QUESTIONS[action](who)
    for option in question.options(vendetta):
        twin = clone_world(vendetta)
        question.take(twin, option, Table(who))
        yield twin
