"""Minions (VNG-MIN): what a damage does to them, and what the standing ones do to the hero."""

from collections.abc import Iterator
from functools import lru_cache

from lairkeeper.games.vengeance.components.box import BOXES, BossId, LairId, minion_of
from lairkeeper.games.vengeance.components.plan import Garrison
from lairkeeper.games.vengeance.records.events import MinionCrossed, MinionDodged, MinionDotted
from lairkeeper.games.vengeance.records.options import Aim, Mark
from lairkeeper.games.vengeance.state import (
    Player,
    Vendetta,
    active,
    boss_rule,
    garrison_of,
    minion_id,
    owns_passive,
)
from lairkeeper.kernel import Seat, Table, applies

_MARKS: tuple[Mark, ...] = ("none", "dotted", "dodged", "both")


def numbers(mask: int) -> Iterator[int]:
    """The minions of a mask, one by one."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def mark_of(player: Player, minion: int) -> Mark:
    return _mark(player.dotted, player.dodged, minion)


def _mark(dotted: int, dodged: int, minion: int) -> Mark:
    return _MARKS[(dotted >> minion & 1) + 2 * (dodged >> minion & 1)]


def aims(vendetta: Vendetta, player: Player, mask: int) -> list[Aim]:
    """One option for all minions that are alike: same kind, same room, same marks."""
    known = vendetta.options.content, player.lair, player.boss
    return list(_aims(*known, mask, player.dotted & mask, player.dodged & mask))


@lru_cache(maxsize=1 << 14)
def _aims(digest: str, lair: LairId, boss: BossId, mask: int, dotted: int, dodged: int) -> tuple[Aim, ...]:
    garrison, alike = BOXES[digest].garrison(lair, boss), dict[tuple[object, ...], Aim]()
    for minion in numbers(mask):
        mark = _mark(dotted, dodged, minion)
        key = garrison.rooms[minion], garrison.kinds[minion], mark
        if key not in alike:
            alike[key] = Aim(minion_of(lair, minion), mark)
    return tuple(alike.values())


@applies("VNG-MIN1", "VNG-MIN2", "VNG-MIN3", "VNG-ACT5", "VNG-DEF16")
def damage_minion(vendetta: Vendetta, who: Seat, minion: int, damage: int, table: Table) -> None:
    """The first damage crosses a minion; a Tough gets a dot first, which counts until Combat ends."""
    player = vendetta.players[who]
    suffered = damage + (player.dotted >> minion & 1)
    if suffered >= health(vendetta, player, minion):
        cross_minion(player, who, minion, table)
    else:
        player.dotted |= 1 << minion
        table.tell(MinionDotted(who, minion_id(player, minion)))


@applies("VNG-MIN1", "VNG-MIN2")
def health(vendetta: Vendetta, player: Player, minion: int) -> int:
    """Toughs have two; so have Brutes while Kingpin Oduya lives."""
    kind = garrison_of(vendetta, player).kinds[minion]
    return 2 if kind == "T" or (kind == "B" and boss_rule(vendetta, player) == "oduya") else 1


@applies("VNG-MIN1", "VNG-DEF2")
def cross_minion(player: Player, who: Seat, minion: int, table: Table) -> None:
    """Out for the rest of the game."""
    player.crossed |= 1 << minion
    player.dotted &= ~(1 << minion)
    player.dodged &= ~(1 << minion)
    table.tell(MinionCrossed(who, minion_id(player, minion)))


@applies("VNG-ACT16", "VNG-DEF1")
def dodge_minion(player: Player, who: Seat, minion: int, table: Table) -> None:
    """Marked, not crossed; a dot stays."""
    player.dodged |= 1 << minion
    table.tell(MinionDodged(who, minion_id(player, minion)))


@applies("VNG-MIN5", "VNG-ACT2")
def is_blocked(vendetta: Vendetta, player: Player) -> bool:
    """An active Blocker in the hero's room, unless the hero walks like a ghost."""
    garrison = garrison_of(vendetta, player)
    blockers = garrison.within[player.room] & garrison.of_kind["K"] & active(player)
    return bool(blockers) and not owns_passive(vendetta, player, "ghost_walk")


@applies("VNG-MIN6", "VNG-RES5")
def henchman_wounds(garrison: Garrison, player: Player) -> int:
    """One for each active Henchman in the room."""
    return (garrison.within[player.room] & garrison.of_kind["H"] & active(player)).bit_count()


@applies("VNG-MIN7", "VNG-MIN8", "VNG-RES5")
def gunner_wounds(garrison: Garrison, player: Player, gunners_reach_two: bool) -> int:
    """One for each active Gunner in the room or next door."""
    near = garrison.within[player.room] | garrison.next_door[player.room]
    if gunners_reach_two:
        near |= garrison.two_away[player.room]
    return (near & garrison.of_kind["G"] & active(player)).bit_count()
