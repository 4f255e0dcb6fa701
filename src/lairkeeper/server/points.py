"""Points of view: what each seat, or a spectator, is shown of a table, and what changed since they last looked."""

from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import astuple

from lairkeeper.kernel import Channel, Decision, Record, Seat, World, facts, listed
from lairkeeper.kernel.clone import clone_world
from lairkeeper.server.audience import channels
from lairkeeper.server.phrases import Speaker, speaker_for
from lairkeeper.server.protocol import LogLine, Point, Question, TextWanted
from lairkeeper.server.table import AnyMatch, Table

_encoder = msgspec.json.Encoder()


class Sight(Struct, frozen=True):
    """All that a seat sees at one moment; `view` is nothing before the game."""

    view: Record | None
    questions: list[Question]
    can_undo: bool = False
    can_ask_undo: bool = False
    channels: tuple[Channel, ...] = ()


class Gallery:
    """The views of one table by seat, kept so that only what changed is sent.

    Most of what one seat sees, others see as well: a field that was just written for one is not written again.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self._shown: dict[Seat | None, Sight] = {}
        self._world: World | None = None
        self._views: dict[Seat | None, Record] = {}
        self._written: dict[str, tuple[Any, Raw]] = {}

    @property
    def speaker(self) -> Speaker:
        return speaker_for(self.table.game.name, self.table.config)

    def look(self) -> None:
        """Looks at the board again; what is declared step by step often changes nothing there, nor in any view."""
        match = self.table.match
        if match is not None and match.state.world != self._world:
            self._world = clone_world(match.state.world)
            self._views.clear()

    def whole(self, seat: Seat | None) -> Point:
        """Everything this seat sees now."""
        self.look()
        sight = self._sight(seat)
        self._shown.setdefault(seat, sight)
        return self._point(seat, sight, None)

    def changes(self, seat: Seat | None) -> Point | None:
        """What changed for this seat since the last time its changes were asked for, as of the last look; None if
        nothing did."""
        sight, before = self._sight(seat), self._shown.get(seat)
        if sight == before:
            return None
        self._shown[seat] = sight
        return self._point(seat, sight, before.view if before else None)

    def forget(self, seats: set[Seat | None]) -> None:
        """Nobody looks from elsewhere any more."""
        self._shown = {seat: sight for seat, sight in self._shown.items() if seat in seats}

    def _point(self, seat: Seat | None, sight: Sight, before: Record | None) -> Point:
        return Point(
            seat=seat,
            view=self._fields(sight.view, before),
            questions=sight.questions,
            can_undo=sight.can_undo,
            can_ask_undo=sight.can_ask_undo,
            channels=[*sight.channels],
        )

    def _fields(self, view: Record | None, before: Record | None) -> dict[str, Raw]:
        """The fields of a view that are not as they were before."""
        if view is None:
            return {}
        if view is before:
            return {}
        named = zip(view.__struct_fields__, astuple(view), strict=True)
        if before is None:
            return {name: self._write(name, value) for name, value in named}
        known = astuple(before)
        return {name: self._write(name, value) for (name, value), old in zip(named, known, strict=True) if value != old}

    def _write(self, name: str, value: Any) -> Raw:
        known = self._written.get(name)
        if known is not None and known[0] == value:
            return known[1]
        blob = Raw(_encoder.encode(value))
        self._written[name] = value, blob
        return blob

    def _sight(self, seat: Seat | None) -> Sight:
        match, open_now = self.table.match, channels(self.table, seat)
        if match is None:
            return Sight(None, [], channels=open_now)
        view = self._views.get(seat) or self._views.setdefault(seat, self.table.game.view(match.state.world, seat))
        if seat is None or self.table.status != "playing":
            return Sight(view, [], channels=open_now)
        has_undo = self.table.opened.has_undo
        can_undo, can_ask = has_undo and match.can_undo(seat), has_undo and self._can_ask_undo(match, seat)
        return Sight(view, self._questions(match, seat), can_undo, can_ask, open_now)

    def _can_ask_undo(self, match: AnyMatch, seat: Seat) -> bool:
        """True if an answer of this seat lies behind those of others, and nothing was revealed since."""
        revocable = match.revocable()
        return revocable > 1 and any(entry.seat == seat for entry in match.journal.entries[-revocable:-1])

    def _questions(self, match: AnyMatch, seat: Seat) -> list[Question]:
        return [self._question(match, seat, d) for d in match.state.decisions if self.is_asked(seat, d)]

    def is_asked(self, seat: Seat, decision: Decision) -> bool:
        """Own questions; and draws, where the table plays with dice and cards of its own."""
        if decision.is_chance:
            return not self.table.draws and seat == self.drawer(decision)
        return seat in decision.seats

    def waited_for(self) -> list[Seat]:
        """The seats that think; and those that draw, where the table plays with dice and cards of its own."""
        table, match = self.table, self.table.match
        if table.draws or match is None or table.is_paused or table.status != "playing":
            return table.thinking()
        drawing = (self.drawer(decision) for decision in match.state.decisions if decision.is_chance)
        return sorted({*table.thinking(), *drawing})

    def drawer(self, decision: Decision) -> Seat:
        """Who draws or rolls at a real table: the seat the draw is for, or the first person there."""
        named = facts(self.table.playing().state, decision).get("seat")
        people = self.table.seats_of_people()
        if isinstance(named, int) and Seat(named) in people:
            return Seat(named)
        return people[0] if people else Seat(0)

    def _question(self, match: AnyMatch, seat: Seat, decision: Decision) -> Question:
        known: dict[str, Any] = dict(facts(match.state, decision))
        return Question(
            number=self.table.shown_number(decision, decision.seats[0] if decision.is_chance else seat),
            seat=decision.seats[0] if decision.is_chance else seat,
            question=decision.question,
            phrase=self.speaker.question(decision, known),
            choices=self.speaker.choices(listed(match.state, decision), known),
            clauses=list(decision.clauses),
            facts=known,
            text=text_wanted(decision),
            cooldown_ms=decision.cooldown.ms if decision.cooldown else 0,
            can_begin_again=decision.can_begin_again,
            is_draw=decision.is_chance,
            can_preview=self.table.game.preview is not None and not decision.is_chance,
        )

    def log(self, since: int) -> list[LogLine]:
        """What was told from this answer on, for all ears; `heard_by` leaves out what is not meant for somebody."""
        match = self.table.match
        if match is None:
            return []
        lines = ((step, told) for step in range(since, len(match.told)) for told in match.told[step])
        return [self.speaker.line(step, told) for step, told in lines]


def text_wanted(decision: Decision) -> TextWanted | None:
    text = decision.free_text
    return TextWanted(text.option, text.field, text.least, text.most, text.lines) if text else None


def heard_by(lines: list[LogLine], seats: list[Seat]) -> list[LogLine]:
    return [line for line in lines if line.seats is None or any(seat in line.seats for seat in seats)]
