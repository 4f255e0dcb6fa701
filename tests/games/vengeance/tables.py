"""Tables drawn for tests: players by keyword, dice by the names of their faces, minions by room and kind.

A minion is written `"3T"`, the first Tough of room 3, or `"6H2"`, the second Henchman of room 6; the lair is 1A unless
a test says otherwise.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

import pytest

from lairkeeper.games.vengeance.components.box import (
    Face,
    ItemId,
    Minion,
    Room,
    SkillId,
    minion_of,
    room_of,
    standard_box,
)
from lairkeeper.games.vengeance.config import TableOptions
from lairkeeper.games.vengeance.records.events import ObjectiveMarked
from lairkeeper.games.vengeance.records.options import Aim, Mark, ShowFaces, TimeIsUp
from lairkeeper.games.vengeance.rules.assigning import as_hand
from lairkeeper.games.vengeance.rules.tiles import Perform
from lairkeeper.games.vengeance.setup import lay_out
from lairkeeper.games.vengeance.state import EMPTY, Group, Hand, Player, Vendetta, garrison_of
from lairkeeper.kernel import CLOCK, Event, Option, Seat, State, Step, ToldEvent, apply, begin
from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.testing import heard

ADA, BEN, CYD, DON = (Seat(seat) for seat in range(4))
GO = (CLOCK, TimeIsUp())
"""The end of the countdown."""
FACES = ("run", "fist", "power", "gun", "wound", "released", "blank")
E = TypeVar("E", bound=Event)


def dice(names: str) -> tuple[Face, ...]:
    """Dice as an option names them: sorted by face."""
    return tuple(sorted(Face(FACES.index(name)) for name in names.split()))


def hand(names: str) -> Hand:
    counts = [0] * len(FACES)
    for die in dice(names):
        counts[die] += 1
    return as_hand(counts)


def show(names: str) -> ShowFaces:
    return ShowFaces(dice(names))


def skill(name: str) -> SkillId:
    return standard_box().skill_named[name]


def item(name: str) -> ItemId:
    return standard_box().item_named[name]


def group(name: str, names: str) -> Group:
    return Group(skill(name), dice(names))


def room(number: int, lair: str = "1A") -> Room:
    return room_of(standard_box().lair_named[f"L{lair}"], number)


def number_of(name: str, lair: str = "1A", boss: str = "BUTCHER") -> int:
    """The number of a minion in its lair: room, kind, and which of them."""
    box = standard_box()
    garrison = box.garrison(box.lair_named[f"L{lair}"], box.boss_named[boss])
    alike = [
        number
        for number, kind in enumerate(garrison.kinds)
        if kind == name[1] and garrison.rooms[number] == int(name[0])
    ]
    return alike[int(name[2:] or 1) - 1]


def minion(name: str, lair: str = "1A", boss: str = "BUTCHER") -> Minion:
    return minion_of(standard_box().lair_named[f"L{lair}"], number_of(name, lair, boss))


def aim(name: str, mark: Mark = "none", lair: str = "1A", boss: str = "BUTCHER") -> Aim:
    return Aim(minion(name, lair, boss), mark)


def masked(names: Iterable[str], lair: str, boss: str) -> int:
    return sum(1 << number_of(name, lair, boss) for name in names)


def a_player(
    hero: str = "MAG",
    *,
    lair: str = "1A",
    boss: str = "BUTCHER",
    at: int = 0,
    visited: Iterable[int] = (),
    crossed: Iterable[str] = (),
    dodged: Iterable[str] = (),
    dotted: Iterable[str] = (),
    skills: Sequence[str] = (),
    anticipation: Sequence[str] = (),
    uses: Mapping[str, int] | None = None,
    holds: str = "",
    groups: Sequence[Group] = (),
    **fields: Any,
) -> Player:
    """A player in the middle of a game; what is not named is as at the start."""
    box = standard_box()
    player = lay_out(TableOptions(players=1)).players[0]
    player.hero, player.boss = box.hero_named[hero], box.boss_named[boss]
    player.lair = box.lair_named[f"L{lair}"]
    player.board = int(lair[0])
    player.room = at
    player.visited = 1 | 1 << at | sum(1 << number for number in set(visited) - {0, at})
    player.crossed = masked(crossed, lair, boss)
    player.dodged = masked(dodged, lair, boss)
    player.dotted = masked(dotted, lair, boss)
    player.skills = tuple(sorted(map(skill, skills)))
    player.anticipation = tuple(sorted(map(skill, anticipation)))
    player.uses = tuple((uses or {}).get(box.items[it].id, 0) for it in box.items_of[player.hero])
    player.hand, player.groups = hand(holds) if holds else EMPTY, tuple(groups)
    for field, value in fields.items():
        assert hasattr(player, field), field
        setattr(player, field, value)
    return player


def a_table(
    *players: Player, phase: str = "fight", round: int = 1, reserve: int | None = None, **options: Any
) -> Vendetta:
    """A table with these players; unless told otherwise the Reserve holds all dice that are nowhere else."""
    table = lay_out(TableOptions(players=len(players), **options))
    table.players = list(players)
    table.phase, table.round = phase, round  # type: ignore[assignment]
    for player in players:
        table.reserve -= sum(player.hand) + sum(len(it.dice) for it in player.groups) + player.bar_dice
    if reserve is not None:
        table.reserve = reserve
    return table


def fighting(*steps: Step, **player: Any) -> State[Vendetta]:
    """One player in Combat, and steps that are still to happen."""
    options = {name: player.pop(name) for name in list(player) if name in TableOptions.__struct_fields__}
    return begin(a_table(a_player(stage="combat", **player), **options), *steps)


def doing(*actions: str, **player: Any) -> State[Vendetta]:
    """One player in the middle of a tile with these actions left."""
    return fighting(Perform(ADA, actions), **player)  # type: ignore[arg-type]


def ada(state: State[Vendetta]) -> Player:
    return state.world.players[ADA]


def is_crossed(state: State[Vendetta], name: str, seat: Seat = ADA) -> bool:
    return _has_bit(state, name, seat, "crossed")


def is_dotted(state: State[Vendetta], name: str) -> bool:
    return _has_bit(state, name, ADA, "dotted")


def is_dodged(state: State[Vendetta], name: str) -> bool:
    return _has_bit(state, name, ADA, "dodged")


def _has_bit(state: State[Vendetta], name: str, seat: Seat, field: str) -> bool:
    player = state.world.players[seat]
    garrison, at = garrison_of(state.world, player), int(name[0])
    alike = [n for n, kind in enumerate(garrison.kinds) if kind == name[1] and garrison.rooms[n] == at]
    mask: int = getattr(player, field)
    return bool(mask >> alike[int(name[2:] or 1) - 1] & 1)


def everybody_but(*names: str, lair: str = "1A") -> tuple[str, ...]:
    """All minions of a lair except these."""
    written = []
    for at, room_ in enumerate(standard_box().lairs[standard_box().lair_named[f"L{lair}"]].room):
        for place, kind in enumerate(room_.minions):
            which = room_.minions[: place + 1].count(kind)
            written.append(f"{at}{kind}{which}" if which > 1 else f"{at}{kind}")
    return tuple(name for name in written if name not in names)


def told_of(told: Iterable[ToldEvent], kind: type[E]) -> list[E]:
    return [event for event in heard(told) if isinstance(event, kind)]


def marked(told: Iterable[ToldEvent]) -> list[int]:
    """The rooms, by number, whose objectives were marked."""
    return [event.room & 15 for event in told_of(told, ObjectiveMarked)]


def offers(state: State[Vendetta], kind: type[Option], seat: Seat = ADA) -> list[Any]:
    """The options of a kind that a seat has now."""
    waiting = [decision for decision in state.decisions if seat in decision.seats]
    return [option for decision in waiting for option in decision.options if isinstance(option, kind)]


def refused(state: State[Vendetta], option: Option, seat: Seat = ADA) -> tuple[str, ...]:
    """The clauses with which an answer is refused; nothing changes."""
    before = (state.world.reserve, state.world.players[seat].hand, state.world.players[seat].groups)
    with pytest.raises(LairkeeperError) as refusal:
        apply(state, seat, option)
    assert before == (state.world.reserve, state.world.players[seat].hand, state.world.players[seat].groups)
    return refusal.value.clauses


def question(state: State[Vendetta], seat: Seat = ADA) -> str:
    """What a seat is asked, or nothing."""
    return next((decision.question for decision in state.decisions if seat in decision.seats), "")
