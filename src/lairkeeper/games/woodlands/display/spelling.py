"""What options, events and questions speak of, by name: Heroes, tiles, cards, enemies, dice, cells, sides and seats.

A component is called by its id; where a pack brings one that has no words, by its bare id.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from lairkeeper.display.spelling import Name, NameList, Sayable, SeatName, Spelled, Speller, spell_fields
from lairkeeper.games.woodlands.board.cells import Cell, Side, coordinates, side_list
from lairkeeper.games.woodlands.board.forest import TileId
from lairkeeper.games.woodlands.components.box import (
    Box,
    CampId,
    Card,
    ChamberId,
    EntranceId,
    EventId,
    HeroId,
    Hue,
    InnCardId,
    KindId,
    QuestId,
    box,
)
from lairkeeper.games.woodlands.components.kinds import COLOURS
from lairkeeper.games.woodlands.config import TableOptions
from lairkeeper.games.woodlands.records.combat_events import CombatBegan
from lairkeeper.games.woodlands.records.events import DicePlaced, PowerUnlocked
from lairkeeper.games.woodlands.records.options import PutOn, Turn, Unlock
from lairkeeper.games.woodlands.state import SPECIAL5, SPECIAL6, Slot
from lairkeeper.kernel.data.seat import Seat
from lairkeeper.kernel.errors import Fact

FIELDS: Mapping[str, Any] = {
    "card": Card,
    "cards": tuple[Card, ...],
    "cell": Cell,
    "chamber": ChamberId,
    "colour": Hue,
    "entrance": EntranceId,
    "event": EventId,
    "foe_kind": KindId,
    "giver": HeroId,
    "hero": HeroId,
    "inn_card": InnCardId,
    "kind": KindId,
    "quest": QuestId,
    "seat": Seat,
    "side": Side,
    "slot": Slot,
    "tile": TileId,
}
"""The type of each fact, by the name of the fact."""


def spell(table: TableOptions, said: Sayable, asked: Mapping[str, Fact]) -> dict[str, Spelled]:
    """Everything a message may mention; some of it follows from several fields, or from the question as well."""
    content = box(table.content)
    spelled = spell_fields(said, _spellers(table.content), FIELDS)
    match said:
        case PutOn():
            spelled["slot"] = slot_name(content, said.slot, asked.get("hero"))
        case DicePlaced():
            pairs = zip(said.slots, said.faces, strict=False)
            spelled["slots"] = NameList(tuple(_placed(content, slot, face, said.hero) for slot, face in pairs))
        case CombatBegan():
            spelled["support"] = len(said.allies)
        case Unlock():
            spelled["name"] = _power_name(content, said.power, asked.get("hero"))
        case PowerUnlocked():
            spelled["name"] = _power_name(content, said.power, said.hero)
        case Turn():
            spelled["lie"] = _lie(content, asked.get("tile"), said.rotation)
        case {"slots": tuple(slots), "hero": hero, **others}:
            unplaced = "slot-rerolled" if others.get("is_reroll") else "slot-none"
            names = (slot_name(content, Slot(slot), hero, unplaced) for slot in slots if isinstance(slot, int))
            spelled["slots"] = NameList(tuple(names))
    return spelled


@lru_cache(maxsize=64)
def _spellers(content: str) -> Mapping[Any, Speller]:
    """How each kind of id is called in the box with this digest."""
    components = box(content)
    return {
        CampId: lambda camp: _known("camp", components.camps[camp].id),
        Card: lambda card: _known("loot", components.loot[card].id),
        Cell: cell_name,
        ChamberId: lambda card: _known("chamber", components.chambers[card].id),
        EntranceId: lambda card: _known("entrance", components.entrances[card].id),
        EventId: lambda event: _known("eventcard", components.events[event].id),
        HeroId: lambda hero: _known("hero", components.heroes[hero].id),
        Hue: lambda colour: Name(f"colour-{COLOURS[colour]}"),
        InnCardId: lambda card: _known("inncard", components.inn[card].id),
        KindId: lambda kind: _known("foe", components.profiles[kind].id),
        QuestId: lambda token: _known("quest", components.quests[token].id),
        Seat: SeatName,
        Side: lambda side: Name(f"side-{side}"),
        Slot: lambda slot: Name(f"slot-{slot}"),
        TileId: lambda tile: tile_name(components, tile),
    }


def tile_name(content: Box, tile: TileId) -> Name:
    """A tile by its name; none where no tile is meant."""
    return _known("tile", content.tiles[tile].id) if tile >= 0 else Name("tile-none")


def cell_name(cell: Cell) -> Name:
    """A cell by its way from the start: so many tiles north or south, so many east or west."""
    x, y = coordinates(cell)
    if not x and not y:
        return Name("cell-start")
    along, across = Name("side-0" if y < 0 else "side-2"), Name("side-3" if x < 0 else "side-1")
    if not x or not y:
        return Name("cell-straight", {"steps": abs(x + y), "side": along if y else across})
    return Name("cell-corner", {"steps": abs(y), "side": along, "steps2": abs(x), "side2": across})


def slot_name(content: Box, slot: Slot, hero: Fact | None, unplaced: str = "slot-none") -> Name:
    """A slot of the Hero board; the special ones by the action of the Hero, where it is known."""
    if isinstance(hero, int) and slot in (SPECIAL5, SPECIAL6):
        return Name(f"special-{content.specials[hero][slot - SPECIAL5]}")
    return Name(f"slot-{slot}" if slot >= 0 else unplaced)


def _placed(content: Box, slot: Slot, face: int, hero: HeroId) -> Name:
    return Name("placed", {"slot": slot_name(content, slot, hero), "face": face})


def _power_name(content: Box, power: int, hero: Fact | None) -> Name:
    """A power by its name if it is known whose it is, else by its number."""
    if isinstance(hero, int) and power in (1, 2):
        return Name(f"power-{content.powers[hero][power - 1]}")
    return Name("power-number", {"power": power})


def _lie(content: Box, tile: Fact | None, rotation: int) -> Name:
    """How a tile lies: by the sides its paths lead to if the tile is known, else by how far it was turned."""
    if not isinstance(tile, int) or rotation not in content.placed[tile]:
        return Name("lie-turned", {"degrees": rotation})
    places = content.placed[tile][rotation]
    sides = tuple(NameList(tuple(Name(f"side-{side}.short") for side in side_list(mask)), "comma") for mask in places)
    return (
        Name("lie-paths", {"sides": sides[0]})
        if len(sides) == 1
        else Name("lie-split", {"first": sides[0], "second": sides[1]})
    )


def _known(kind: str, id_: str) -> Name:
    return Name(f"{kind}-{id_}", otherwise=Name(f"{kind}-other", {"id": id_}))
