"""Sarcophagus Rooms and tokens (RRR-SAR): finding them, and using them in the windows of a turn."""

from collections.abc import Iterator
from typing import Literal, TypeVar

from lairkeeper.games.run_run_run.board.hexes import AROUND, Hex
from lairkeeper.games.run_run_run.board.maze import SpaceId
from lairkeeper.games.run_run_run.components.box import Token
from lairkeeper.games.run_run_run.records.events import (
    CatTeleported,
    PassageLaid,
    TokenFound,
    TokenUsed,
    TorchesGained,
    TrapSprung,
)
from lairkeeper.games.run_run_run.records.options import (
    CloseWindow,
    DrawToken,
    PassageFrom,
    PassageTo,
    Teleport,
    TeleportTo,
    UseEffect,
    UseToken,
)
from lairkeeper.games.run_run_run.rules.drawing import DrawRooms
from lairkeeper.games.run_run_run.rules.mummies import WakeMummy
from lairkeeper.games.run_run_run.state import (
    Pyramid,
    anybody,
    boss_has_appeared,
    box_of,
    gain_torches,
    part_with_token,
    spend_token,
)
from lairkeeper.kernel import Ask, Chance, Do, Odds, Option, Seat, Step, Table, applies
from lairkeeper.kernel.errors import Fact

O = TypeVar("O", bound=Option)  # noqa: E741

Moment = Literal["before_mummies", "before_action", "after_action"]


class OpenSarcophagus(Do[Pyramid]):
    """Laying a Sarcophagus Room, and nothing else, yields a token."""

    clauses = ("RRR-SAR1", "RRR-SAR2")
    room: SpaceId

    def do(self, pyramid: Pyramid, table: Table) -> None:
        if box_of(pyramid).sarcophagi[pyramid.maze.spaces[self.room].card]:
            table.then(DrawOneToken())


class DrawOneToken(Chance[Pyramid, DrawToken]):
    """A token is drawn and shown; a trap is sprung at once, any other is kept. An empty stack gives nothing."""

    clauses = ("RRR-SAR1", "RRR-SAR3", "RRR-SAR4", "RRR-SAR5", "RRR-SAR13", "RRR-SET6")

    def odds(self, pyramid: Pyramid) -> Odds[DrawToken]:
        return Odds.counted([DrawToken(Token(token)) for token in range(len(pyramid.stack))], pyramid.stack)

    def drawer(self, pyramid: Pyramid) -> tuple[Seat, ...]:
        return anybody(pyramid, pyramid.active)

    def take(self, pyramid: Pyramid, draw: DrawToken, table: Table) -> None:
        pyramid.stack[draw.token] -= 1
        table.tell(TokenFound(pyramid.active, draw.token))
        if box_of(pyramid).tokens[draw.token].effect == "trap":
            pyramid.spent_tokens[draw.token] += 1
            table.then(SpringTrap())
        else:
            pyramid.purses[pyramid.active] += (draw.token,)

    def facts(self, pyramid: Pyramid) -> dict[str, Fact]:
        return {"seat": pyramid.active}


class SpringTrap(Do[Pyramid]):
    """The top mummy wakes with its hearts completed; with no card left in the pile nothing happens."""

    clauses = ("RRR-SAR13", "RRR-SAR14", "RRR-SAR15", "RRR-SAR24")

    def do(self, pyramid: Pyramid, table: Table) -> None:
        table.tell(TrapSprung(pyramid.active))
        if pyramid.asleep and not boss_has_appeared(pyramid):
            table.then(WakeMummy())


class TokenWindow(Ask[Pyramid, UseToken | CloseWindow]):
    """The active player may use tokens, several in a row: each for its effect or to teleport."""

    clauses = ("RRR-TRN9", "RRR-SAR4", "RRR-SAR6", "RRR-SAR24", "RRR-SPL4")
    moment: Moment

    def seats(self, pyramid: Pyramid) -> tuple[Seat, ...]:
        return (pyramid.active,) if pyramid.purses[pyramid.active] else ()

    def options(self, pyramid: Pyramid) -> Iterator[UseToken | CloseWindow]:
        for token in dict.fromkeys(pyramid.purses[pyramid.active]):
            if next(uses(pyramid, token), None) is not None:
                yield UseToken(token)
        yield CloseWindow()

    def take(self, pyramid: Pyramid, option: UseToken | CloseWindow, table: Table) -> None:
        if isinstance(option, UseToken):
            table.then(ChooseUse(option.token, self.moment))

    def facts(self, pyramid: Pyramid) -> dict[str, Fact]:
        return {"moment": self.moment}


@applies("RRR-SAR6", "RRR-SAR8", "RRR-SAR9", "RRR-SAR10", "RRR-SAR11", "RRR-SAR19", "RRR-SW10")
def uses(pyramid: Pyramid, token: Token) -> Iterator[UseEffect | Teleport]:
    """What a token can do in a window: torches, cards or a passage where there is an edge for it; always a jump."""
    effect = box_of(pyramid).tokens[token].effect
    may_dig = effect == "passage" and pyramid.options.passage_alone == "allowed"
    if effect in ("torches", "rooms") or (may_dig and has_room_for_passage(pyramid)):
        yield UseEffect()
    if len(pyramid.maze.spaces) > 1:
        yield Teleport()


class TokenDraft(Ask[Pyramid, O]):
    """Part of the use of a token; nothing happens before the last answer."""

    is_draft = True
    token: Token
    moment: Moment

    def seat(self, pyramid: Pyramid) -> Seat:
        return pyramid.active

    @applies("RRR-SPL1", "RRR-SPL3")
    def begin_again(self) -> Step:
        return TokenWindow(self.moment)

    def facts(self, pyramid: Pyramid) -> dict[str, Fact]:
        return {"token": self.token}


class ChooseUse(TokenDraft[UseEffect | Teleport]):
    """Either the token's effect or a teleport."""

    clauses = ("RRR-SAR6", "RRR-SPL1", "RRR-SPL2", "RRR-SPL3")

    def options(self, pyramid: Pyramid) -> Iterator[UseEffect | Teleport]:
        return uses(pyramid, self.token)

    def take(self, pyramid: Pyramid, use: UseEffect | Teleport, table: Table) -> None:
        if isinstance(use, Teleport):
            table.then(ChooseTeleport(self.token, self.moment))
        elif box_of(pyramid).tokens[self.token].effect == "passage":
            table.then(ChoosePassageStart(self.token, self.moment))
        else:
            table.then(GainFromToken(self.token), TokenWindow(self.moment))


class ChooseTeleport(TokenDraft[TeleportTo]):
    """Any other space, occupied or not, whatever the distance."""

    clauses = ("RRR-SAR6", "RRR-SAR7")

    def options(self, pyramid: Pyramid) -> Iterator[TeleportTo]:
        here = pyramid.places[pyramid.active]
        return (TeleportTo(space.hex) for place, space in enumerate(pyramid.maze.spaces) if place != here)

    def take(self, pyramid: Pyramid, target: TeleportTo, table: Table) -> None:
        table.then(TeleportCat(self.token, target.hex), TokenWindow(self.moment))


class ChoosePassageStart(TokenDraft[PassageFrom]):
    """One of two adjacent spaces that are not yet connected."""

    clauses = ("RRR-SAR19", "RRR-SAR20")

    def options(self, pyramid: Pyramid) -> Iterator[PassageFrom]:
        for place, space in enumerate(pyramid.maze.spaces):
            if passage_ends(pyramid, SpaceId(place)):
                yield PassageFrom(space.hex)

    def take(self, pyramid: Pyramid, start: PassageFrom, table: Table) -> None:
        table.then(ChoosePassageEnd(self.token, self.moment, start.hex))


class ChoosePassageEnd(TokenDraft[PassageTo]):
    """The other of the two spaces."""

    clauses = ("RRR-SAR19", "RRR-SAR20")
    start: Hex

    def options(self, pyramid: Pyramid) -> Iterator[PassageTo]:
        for end in passage_ends(pyramid, pyramid.maze.at[self.start]):
            yield PassageTo(pyramid.maze.spaces[end].hex)

    def take(self, pyramid: Pyramid, end: PassageTo, table: Table) -> None:
        table.then(LayPassage(self.token, self.start, end.hex), TokenWindow(self.moment))


def has_room_for_passage(pyramid: Pyramid) -> bool:
    """Whether two spaces side by side are not yet connected."""
    return any(passage_ends(pyramid, SpaceId(space)) for space in range(len(pyramid.maze.spaces)))


def passage_ends(pyramid: Pyramid, start: SpaceId) -> list[SpaceId]:
    """The spaces next to this one that a secret passage could connect with it."""
    maze = pyramid.maze
    beside = (maze.at.get(Hex(maze.spaces[start].hex + step)) for _, step, _, _ in AROUND)
    return [space for space in beside if space is not None and not maze.ways[start] >> space & 1]


class GainFromToken(Do[Pyramid]):
    """The printed number of torches for the reserve, or of Room cards from the pile."""

    clauses = ("RRR-SAR8", "RRR-SAR10", "RRR-SAR22")
    token: Token

    def do(self, pyramid: Pyramid, table: Table) -> None:
        kind, seat = box_of(pyramid).tokens[self.token], pyramid.active
        spend_token(pyramid, seat, self.token)
        table.tell(TokenUsed(seat, self.token))
        if kind.effect == "torches":
            table.tell(TorchesGained(gain_torches(pyramid, kind.value), pyramid.reserve))
        else:
            table.then(DrawRooms(seat, kind.value))


class TeleportCat(Do[Pyramid]):
    """The cat jumps; no attack and no Room effect follows."""

    clauses = ("RRR-SAR6", "RRR-SAR7")
    token: Token
    to: Hex

    def do(self, pyramid: Pyramid, table: Table) -> None:
        seat = pyramid.active
        origin = pyramid.maze.spaces[pyramid.places[seat]].hex
        spend_token(pyramid, seat, self.token)
        pyramid.places[seat] = pyramid.maze.at[self.to]
        table.tell(TokenUsed(seat, self.token))
        table.tell(CatTeleported(seat, origin, self.to))


class LayPassage(Do[Pyramid]):
    """The token stays on its edge as a connection for cats and mummies; no card is drawn for it."""

    clauses = ("RRR-SAR19", "RRR-SAR20")
    token: Token
    origin: Hex
    to: Hex

    def do(self, pyramid: Pyramid, table: Table) -> None:
        at = pyramid.maze.at
        lay_passage(pyramid, self.token, at[self.origin], at[self.to])
        table.tell(PassageLaid(pyramid.active, self.origin, self.to))


@applies("RRR-SAR20")
def lay_passage(pyramid: Pyramid, token: Token, one: SpaceId, other: SpaceId) -> None:
    """Moves a passage token of the active player onto an edge, where it stays."""
    part_with_token(pyramid, pyramid.active, token)
    pyramid.passages_laid += 1
    pyramid.maze = pyramid.maze.joining(one, other)
