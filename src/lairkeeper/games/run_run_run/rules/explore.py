"""Explore (RRR-EXP, RRR-MOV): add a Room, move the cat, light, draw, apply the Room's effects."""

from collections.abc import Iterator

from lairkeeper.games.run_run_run.board.hexes import Hex, Side, neighbour
from lairkeeper.games.run_run_run.board.maze import Space, SpaceId
from lairkeeper.games.run_run_run.board.placement import (
    cards_covering,
    cards_to_lay,
    fit_of,
    furthest_hex,
    hexes_for,
    mask_of,
    passages_held,
    routes_of_active,
    sides_of,
    steps_onto,
    tokens_with,
    turns_for,
    why_not_there,
)
from lairkeeper.games.run_run_run.components.box import Card
from lairkeeper.games.run_run_run.records.events import CardSpentForMove, CatMoved, PassageLaid, RoomLaid
from lairkeeper.games.run_run_run.records.options import DigPassage, Done, PickCard, PickHex, SpendForMove, Turn
from lairkeeper.games.run_run_run.rules.draft import ActionDraft
from lairkeeper.games.run_run_run.rules.drawing import DrawRooms
from lairkeeper.games.run_run_run.rules.ending import CheckHand
from lairkeeper.games.run_run_run.rules.light import LightRoom
from lairkeeper.games.run_run_run.rules.mechanisms import TriggerDoorMechanism, TriggerTorchMechanism
from lairkeeper.games.run_run_run.rules.sarcophagus import OpenSarcophagus, lay_passage
from lairkeeper.games.run_run_run.state import Pyramid, box_of, discard_card, without
from lairkeeper.kernel import Do, Option, Table
from lairkeeper.kernel.errors import Fact


class ChooseRoom(ActionDraft[PickCard]):
    """Which Room card of the hand is laid; cards of one kind are one option."""

    clauses = ("RRR-EXP2", "RRR-EXP15", "RRR-EXP16", "RRR-SPL2", "RRR-SPL4", "RRR-SW9")

    def options(self, pyramid: Pyramid) -> list[PickCard]:
        return [PickCard(card) for card in cards_to_lay(pyramid, passages_held(pyramid))]

    def take(self, pyramid: Pyramid, pick: PickCard, table: Table) -> None:
        table.then(ChooseHex(pick.card))


class ChooseHex(ActionDraft[PickHex]):
    """An empty hex where the card matches its neighbours and the cat can walk to without crossing a mummy."""

    clauses = ("RRR-EXP2", "RRR-EXP7", "RRR-EXP8", "RRR-EXP9", "RRR-EXP12", "RRR-EXP13", "RRR-EXP15", "RRR-SPL2")
    card: Card

    def options(self, pyramid: Pyramid) -> list[PickHex]:
        return [PickHex(hex_) for hex_ in hexes_for(pyramid, self.card, passages_held(pyramid))]

    def take(self, pyramid: Pyramid, pick: PickHex, table: Table) -> None:
        table.then(ChooseRotation(self.card, pick.hex))

    def why_not(self, pyramid: Pyramid, option: Option) -> tuple[str, ...]:
        if isinstance(option, PickHex):
            return why_not_there(pyramid, self.card, option.hex)
        return self.clauses

    def facts(self, pyramid: Pyramid) -> dict[str, Fact]:
        return {"card": self.card}


class ChooseRotation(ActionDraft[Turn]):
    """Exits meet exits and walls meet walls; sides in conflict each cost a secret passage, shown with the rotation."""

    clauses = ("RRR-EXP3", "RRR-EXP4", "RRR-EXP5", "RRR-EXP6", "RRR-GEO4", "RRR-SAR16", "RRR-SAR18", "RRR-SPL4")
    card: Card
    hex: Hex

    def options(self, pyramid: Pyramid) -> list[Turn]:
        return list(turns_for(pyramid, self.card, self.hex, passages_held(pyramid)))

    def take(self, pyramid: Pyramid, turn: Turn, table: Table) -> None:
        needed = sides_of(fit_of(pyramid, self.card, self.hex, turn.rotation).conflicts) if turn.passages else ()
        question = ChoosePassages if passages_held(pyramid) > len(needed) else ChooseExtraMove
        table.then(question(self.card, self.hex, turn.rotation, needed))

    def facts(self, pyramid: Pyramid) -> dict[str, Fact]:
        return {"card": self.card, "hex": self.hex}


class ChoosePassages(ActionDraft[DigPassage | Done]):
    """While passage tokens remain, one more may be dug where wall faces wall; the order has no meaning."""

    clauses = ("RRR-SAR16", "RRR-SAR18", "RRR-SPL2", "RRR-SPL5")
    card: Card
    hex: Hex
    rotation: int
    passages: tuple[Side, ...]

    def options(self, pyramid: Pyramid) -> Iterator[DigPassage | Done]:
        left = passages_held(pyramid) - len(self.passages)
        fit = fit_of(pyramid, self.card, self.hex, self.rotation)
        dug = mask_of(self.passages)
        walls = fit.walls & ~dug
        if self._is_reached(pyramid, fit.met | dug):
            yield Done()
        for side in sides_of(walls) if left else ():
            further = walls if left > 1 else 0
            if self._is_reached(pyramid, fit.met | dug | 1 << side | further):
                yield DigPassage(side)

    def _is_reached(self, pyramid: Pyramid, sides: int) -> bool:
        return steps_onto(pyramid, self.hex, sides) <= furthest_hex(pyramid, self.card)

    def take(self, pyramid: Pyramid, option: DigPassage | Done, table: Table) -> None:
        if isinstance(option, DigPassage):
            passages = tuple(sorted((*self.passages, option.side)))
            table.then(ChoosePassages(self.card, self.hex, self.rotation, passages))
        else:
            table.then(ChooseExtraMove(self.card, self.hex, self.rotation, self.passages))

    def facts(self, pyramid: Pyramid) -> dict[str, Fact]:
        return {"card": self.card, "hex": self.hex, "rotation": self.rotation, "passages": len(self.passages)}


_NO_EXTRA: list[SpendForMove | Done] = [Done()]


class ChooseExtraMove(ActionDraft[SpendForMove | Done]):
    """If the walk is longer than the basic move, one card whose exits cover the difference is discarded."""

    clauses = ("RRR-MOV3", "RRR-MOV4", "RRR-MOV5", "RRR-MOV10")
    card: Card
    hex: Hex
    rotation: int
    passages: tuple[Side, ...]

    def options(self, pyramid: Pyramid) -> list[SpendForMove | Done]:
        steps = self._steps(pyramid)
        if steps <= box_of(pyramid).supplies.base_move:
            return _NO_EXTRA
        others = without(pyramid.hands[pyramid.active], self.card)
        return [SpendForMove(card) for card in cards_covering(pyramid, others, steps)]

    def _steps(self, pyramid: Pyramid) -> int:
        if not self.passages:
            return routes_of_active(pyramid)[self.hex][0]
        fit = fit_of(pyramid, self.card, self.hex, self.rotation)
        return steps_onto(pyramid, self.hex, fit.met | mask_of(self.passages))

    def take(self, pyramid: Pyramid, option: SpendForMove | Done, table: Table) -> None:
        extra = option.card if isinstance(option, SpendForMove) else None
        table.then(ExtendMaze(self.card, self.hex, self.rotation, self.passages, extra))

    def facts(self, pyramid: Pyramid) -> dict[str, Fact]:
        return {"card": self.card, "hex": self.hex, "rotation": self.rotation, "passages": len(self.passages)}


class ExtendMaze(Do[Pyramid]):
    """The whole declaration: add the Room, move the cat, light the Room, draw, apply the Room's effects."""

    clauses = ("RRR-EXP1", "RRR-EXP14", "RRR-EXP15", "RRR-DRW2", "RRR-DRW3", "RRR-SAR17", "RRR-MEC13")
    card: Card
    hex: Hex
    rotation: int
    passages: tuple[Side, ...]
    extra: Card | None

    def do(self, pyramid: Pyramid, table: Table) -> None:
        room = SpaceId(len(pyramid.maze.spaces))
        connections = fit_of(pyramid, self.card, self.hex, self.rotation).met.bit_count() + len(self.passages)
        table.then(
            SpendExtraMove(self.extra),
            AddRoom(self.card, self.hex, self.rotation, self.passages),
            MoveOntoRoom(room),
            LightRoom(room),
            DrawRooms(pyramid.active, connections),
            CheckHand(pyramid.active),
            OpenSarcophagus(room),
            TriggerTorchMechanism(room),
            TriggerDoorMechanism(room),
        )


class SpendExtraMove(Do[Pyramid]):
    """At most one card a turn buys movement: one space for each exit on it."""

    clauses = ("RRR-MOV3", "RRR-MOV4")
    card: Card | None

    def do(self, pyramid: Pyramid, table: Table) -> None:
        if self.card is not None:
            discard_card(pyramid, pyramid.active, self.card)
            table.tell(CardSpentForMove(pyramid.active, self.card))


class AddRoom(Do[Pyramid]):
    """One Room card of the hand enlarges the maze, for good; passages laid with it open its sides."""

    clauses = ("RRR-EXP2", "RRR-EXP14", "RRR-SAR16", "RRR-SAR20", "RRR-GEO3")
    card: Card
    hex: Hex
    rotation: int
    passages: tuple[Side, ...]

    def do(self, pyramid: Pyramid, table: Table) -> None:
        seat, room = pyramid.active, SpaceId(len(pyramid.maze.spaces))
        pyramid.hands[seat] = without(pyramid.hands[seat], self.card)
        exits = box_of(pyramid).placed[self.card][self.rotation]
        pyramid.maze = pyramid.maze.laying(Space(self.hex, exits, self.card, self.rotation))
        table.tell(RoomLaid(seat, self.card, self.hex, self.rotation, len(self.passages)))
        for side in self.passages:
            beside = neighbour(self.hex, side)
            lay_passage(pyramid, next(tokens_with(pyramid, seat, "passage")), room, pyramid.maze.at[beside])
            table.tell(PassageLaid(seat, self.hex, beside))


class MoveOntoRoom(Do[Pyramid]):
    """The cat must walk onto the new Room; the route is not chosen and nothing happens on the way."""

    clauses = ("RRR-MOV1", "RRR-MOV7", "RRR-MOV8", "RRR-MOV9")
    room: SpaceId

    def do(self, pyramid: Pyramid, table: Table) -> None:
        move_cat(pyramid, self.room, table)


def move_cat(pyramid: Pyramid, to: SpaceId, table: Table) -> None:
    """Puts the active cat elsewhere and tells of it."""
    seat, spaces = pyramid.active, pyramid.maze.spaces
    origin = pyramid.places[seat]
    if origin != to:
        pyramid.places[seat] = to
        table.tell(CatMoved(seat, spaces[origin].hex, spaces[to].hex))
