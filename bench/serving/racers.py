"""Tables of four in a race for dice, driven by scripted players at the pace of quick people.

Everybody counts all dice after every message. A roll counts from the moment it is sent until the last of the four at
the table has been told what the dice show.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import Raw, Struct

from bench.serving.thinkers import Question, SeenByAll, Thinker

GAME = "vengeance"
SEATS = 4
DICE = 46
"""Combat dice at a table of four."""

RACING, RESTING = (0.65, 1.2), (0.1, 0.4)
"""Seconds to think about an order while dice are rolled, longer than the cooldown of a roll, and at other times."""
WISHES = ("assign", "take_dice", "roll", "place_wound", "stop")
"""What a player likes best in the race, most dice first."""
TAKES_ALONG = 0.5
"""How often dice are taken with an order; else in the next one, and hands with room make dice scarce."""


@dataclass
class RaceTally:
    """What happened while the clock ran."""

    orders: int = 0
    """Given and acknowledged, in the race and beside it."""
    refused: int = 0
    counted: int = 0
    """How often somebody counted the dice."""
    wrong: list[str] = field(default_factory=list)
    """Counts that did not come out."""
    contended: int = 0
    """Requests for scarce dice."""
    shown: list[float] = field(default_factory=list)
    """Seconds from sending a roll to the faces shown to all four."""
    unseen: int = 0
    """Rolls that somebody had not been told of when the next was made."""
    games: int = 0


class _Group(Struct):
    dice: list[int]


class _Player(Struct):
    hand: list[int]
    groups: list[_Group]
    bar_dice: int


class _View(Struct):
    """The changed fields of a view; only the first message holds all of them."""

    reserve: int | None = None
    phase: str | None = None
    players: list[_Player] | None = None


class _Point(Struct):
    view: _View
    questions: list[Question]


class _Event(Struct):
    type: str
    seat: int = -1


class _Line(Struct):
    event: _Event


class _Heard(Struct):
    type: str
    mark: int = 0
    points: list[_Point] = []
    log: list[_Line] = []
    ending: Raw = Raw(b"null")


class RaceTable:
    """Four players, and the rolls that not all of them have seen yet."""

    def __init__(self, tally: RaceTally, seed: int, ended: Callable[["RaceTable"], None]) -> None:
        self.tally = tally
        self.chance = random.Random(seed)
        self.players = [Racer(self, seat) for seat in range(SEATS)]
        self._ended = ended
        self._is_over = False
        self._rolls = SeenByAll(SEATS)

    def rolled(self, seat: int) -> None:
        self.tally.unseen += seat in self._rolls
        self._rolls.send(seat)

    def saw(self, seat: int, roller: int) -> None:
        """A player has been told what the roll of another, or their own, shows."""
        self.tally.shown += self._rolls.saw(seat, roller)

    def forget_roll(self, seat: int) -> None:
        self._rolls.forget(seat)

    def over(self) -> None:
        if not self._is_over:
            self._is_over = True
            self.tally.games += 1
            self._ended(self)

    def leave(self) -> None:
        for player in self.players:
            player.leave()


class Racer(Thinker[_Heard]):
    """Gives one order at a time."""

    decoder = msgspec.json.Decoder(_Heard)

    def __init__(self, table: RaceTable, seat: int) -> None:
        super().__init__(seat, table.chance)
        self._table = table
        self._view = _View()

    # --- giving orders -----------------------------------------------------------------------------------------------

    def decide(self, question: Question) -> bytes:
        option, kind = self._choice(question)
        self.question = None
        if kind == "roll":
            self._table.rolled(self.seat)
        return option

    def _choice(self, question: Question) -> tuple[bytes, str]:
        listed = [(bytes(choice.option), msgspec.json.decode(choice.option)) for choice in question.choices]
        takes = 1 if self._table.chance.random() < TAKES_ALONG else -1
        for wish in WISHES:
            fit = [(blob, option) for blob, option in listed if option["type"] == wish]
            if fit:
                return max(fit, key=lambda pair: _dice_in(pair[1], takes))[0], wish
        blob, option = self._table.chance.choice(listed)
        return blob, option["type"]

    # --- hearing -----------------------------------------------------------------------------------------------------

    def pause(self) -> tuple[float, float]:
        return RACING if self._view.phase == "roll" else RESTING

    def replied(self, *, is_refused: bool) -> None:
        self._table.tally.orders += not is_refused
        self._table.tally.refused += is_refused
        if is_refused:
            self._table.forget_roll(self.seat)

    def look(self, heard: _Heard) -> None:
        for point in heard.points:
            self.question = point.questions[0] if point.questions else None
            self._merge(point.view)
            self._count()
        for line in heard.log if heard.type == "update" else ():
            if line.event.type == "dice_rolled":
                self._table.saw(self.seat, line.event.seat)
            self._table.tally.contended += line.event.type == "dice_requested" and line.event.seat == self.seat
        if bytes(heard.ending) != b"null":
            self._table.over()

    def _merge(self, news: _View) -> None:
        known = self._view
        self._view = _View(
            known.reserve if news.reserve is None else news.reserve,
            news.phase or known.phase,
            known.players if news.players is None else news.players,
        )

    def _count(self) -> None:
        """VNG-RT4: every die is in the Reserve, in a hand, in a group or on a health bar."""
        reserve, players = self._view.reserve or 0, self._view.players or []
        held = [
            len(player.hand) + sum(len(group.dice) for group in player.groups) + player.bar_dice for player in players
        ]
        self._table.tally.counted += 1
        if reserve + sum(held) != DICE or min((reserve, *held)) < 0:
            self._table.tally.wrong.append(f"{reserve} in the Reserve, {held} with the players")


def _dice_in(option: dict[str, Any], takes: int) -> tuple[int, int]:
    """How many dice an option rolls or places, and how many it takes or asks for."""
    return len(option.get("dice", ())), option.get("count", 0) + takes * option.get("take", 0)
