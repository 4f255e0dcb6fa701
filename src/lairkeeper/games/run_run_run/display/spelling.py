"""What options, events and questions speak of, by name: mummies, cats, cards, tokens, hexes, sides and seats.

A component is called by its id; where a pack brings one that has no words, by what it does or by its bare id.
"""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Any, cast

from lairkeeper.display.spelling import Name, NameList, Sayable, SeatName, Spelled, Speller, signed, spell_fields
from lairkeeper.games.run_run_run.board.hexes import Hex, Side, coordinates
from lairkeeper.games.run_run_run.components.box import SIDES, Box, Card, CatId, MummyId, Token, box
from lairkeeper.games.run_run_run.components.kinds import RoomKind
from lairkeeper.games.run_run_run.config import TableOptions
from lairkeeper.games.run_run_run.records.events import DamageSplit, RoomLaid
from lairkeeper.games.run_run_run.records.options import ChooseCat, Done, SplitDamage, Turn, UseEffect
from lairkeeper.kernel.data.seat import Seat
from lairkeeper.kernel.errors import Fact

"""Several seats in one fact, in turn order: `"2 0"`."""

FIELDS: Mapping[str, Any] = {
    "card": Card,
    "cat": CatId,
    "first": Seat,
    "giver": Seat,
    "hex": Hex,
    "mummy": MummyId,
    "origin": Hex,
    "receiver": Seat,
    "seat": Seat,
    "seats": tuple[Seat, ...],
    "side": Side,
    "target": Hex,
    "to": Hex,
    "token": Token,
    "victims": tuple[Seat, ...],
}
"""The types of facts, which are known by their names alone."""

DEGREES = 360 // SIDES
_MOST_NAMES = 512
"""Cached names of one kind; a box has fewer."""


def spell(table: TableOptions, said: Sayable, asked: Mapping[str, Fact]) -> dict[str, Spelled]:
    """Everything a message may mention; some of it follows from several fields, or from the question as well."""
    content = box(table.content)
    spelled = spell_fields(said, _spellers(table.content), FIELDS)
    match said:
        case ChooseCat():
            spelled["ability"] = Name(f"ability-{content.cats[said.cat].ability}")
        case Done():
            spelled["nothing"] = _left_out(asked)
            spelled["dice"] = cast("int", asked.get("dice", 0))
        case UseEffect():
            token = content.tokens[cast("Token", asked["token"])] if "token" in asked else None
            spelled["effect"], spelled["value"] = (token.effect, token.value) if token else ("", 0)
        case Turn():
            spelled["lie"] = _lie(content, asked.get("card"), said.rotation)
        case RoomLaid():
            spelled["card"] = room_name(content, said.card, said.rotation)
        case SplitDamage() if "victims" in asked:
            victims = cast("tuple[Seat, ...]", asked["victims"])
            spelled["shares"] = NameList(_shares(victims, said.shares), "comma")
        case SplitDamage():
            spelled["shares"] = NameList(said.shares, "sum")
        case DamageSplit():
            spelled["shares"] = NameList(_shares(said.seats, said.shares))
    return spelled


def _left_out(asked: Mapping[str, Fact]) -> str:
    """What "that is all" means at a question: dice are rolled, nothing is offered or given, or nothing is added."""
    if asked.get("dice"):
        return "rolled"
    return next((name for name in ("offered", "given") if asked.get(name) == 0), "more")


@lru_cache(maxsize=64)
def _spellers(content: str) -> Mapping[Any, Speller]:
    """How each kind of id is called in the box with this digest."""
    components = box(content)
    called: dict[Any, Speller] = {
        Card: lambda card: room_name(components, card),
        CatId: lambda cat: _known("cat", components.cats[cat].id),
        MummyId: lambda mummy: _known("mummy", components.creatures[mummy].id),
        Token: lambda token: token_name(components, token),
        Side: lambda side: Name(f"side-{side}"),
        Seat: SeatName,
    }
    return {Hex: hex_name, **{kind: lru_cache(_MOST_NAMES)(speller) for kind, speller in called.items()}}


def _shares(seats: tuple[Seat, ...], shares: tuple[int, ...]) -> tuple[Name, ...]:
    pairs = zip(seats, shares, strict=True)
    return tuple(Name("share", {"seat": SeatName(seat), "damage": damage}) for seat, damage in pairs)


def room_name(components: Box, card: Card, rotation: int = 0) -> Name:
    """A Room card by its id, its exits as it is held or laid, and what is printed on it."""
    room, exits = components.rooms[card], components.placed[card][rotation]
    facts: dict[str, Spelled] = {"id": room.id, "exits": exits.bit_count(), "sides": _exits(exits)}
    traits = tuple(_traits(room))
    return Name("card", facts | {"traits": NameList(traits, "comma")}) if traits else Name("card-plain", facts)


def token_name(components: Box, token: Token) -> Name:
    """A token by its id if it has a name of its own, else by its effect and printed number."""
    kind = components.tokens[token]
    facts = {"value": kind.value}
    return Name(f"token-{kind.id}", facts, otherwise=Name(f"token-{kind.effect}", facts))


@lru_cache(maxsize=1 << 14)
def hex_name(hex_: Hex) -> Name:
    """A hex by its coordinates, the Vault by its name."""
    q, r = coordinates(hex_)
    return Name("hex", {"q": signed(q), "r": signed(r)}) if hex_ else Name("hex-vault")


def _traits(room: RoomKind) -> Iterable[Name]:
    if room.symbol != "none":
        yield Name(f"symbol-{room.symbol}")
    if room.torch:
        yield Name("trait-torch")
    if room.sarcophagus:
        yield Name("trait-sarcophagus")


def _known(kind: str, id_: str) -> Name:
    return Name(f"{kind}-{id_}", otherwise=Name(f"{kind}-other", {"id": id_}))


def _lie(content: Box, card: Fact | None, rotation: int) -> Name:
    """How a card lies: by the sides its exits lead to if the card is known, else by how far it was turned."""
    if isinstance(card, int):
        return Name("lie-exits", {"sides": _exits(content.placed[card][rotation])})
    return Name("lie-turned", {"degrees": rotation * DEGREES})


@cache
def _exits(mask: int) -> NameList:
    return NameList(tuple(Name(f"side-{side}.short") for side in range(SIDES) if mask >> side & 1), "comma")
