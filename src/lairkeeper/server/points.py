"""Points of view: what each seat, or a spectator, is shown of a table, and what changed since they last looked."""

from typing import Any

import msgspec
from msgspec import Raw, Struct

from lairkeeper.kernel import Decision, Seat, facts
from lairkeeper.server.phrases import speaker_for
from lairkeeper.server.protocol import LogLine, Point, Question
from lairkeeper.server.table import AnyMatch, Table

_encoder = msgspec.json.Encoder()

Fields = dict[str, bytes]


class Sight(Struct, frozen=True):
    """All that a seat sees at one moment."""

    fields: Fields
    questions: list[Question]
    can_undo: bool
    can_ask_undo: bool

    def point(self, seat: Seat | None, before: "Sight | None" = None) -> Point:
        """As a client gets it: every field of the view, or those that changed."""
        known = before.fields if before else {}
        fields = {name: Raw(blob) for name, blob in self.fields.items() if known.get(name) != blob}
        return Point(seat, fields, self.questions, self.can_undo, self.can_ask_undo)


class Gallery:
    """The views of one table by seat, kept field by field so that only what changed is sent."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.speaker = speaker_for(table.game.name, table.config)
        self._shown: dict[Seat | None, Sight] = {}

    def whole(self, seat: Seat | None) -> Point:
        """Everything this seat sees now."""
        sight = self._sight(seat)
        self._shown.setdefault(seat, sight)
        return sight.point(seat)

    def changes(self, seat: Seat | None) -> Point | None:
        """What changed for this seat since the last time its changes were asked for; None if nothing did."""
        sight, before = self._sight(seat), self._shown.get(seat)
        if sight == before:
            return None
        self._shown[seat] = sight
        return sight.point(seat, before)

    def forget(self, seats: set[Seat | None]) -> None:
        """Nobody looks from elsewhere any more."""
        self._shown = {seat: sight for seat, sight in self._shown.items() if seat in seats}

    def _sight(self, seat: Seat | None) -> Sight:
        match = self.table.match
        if match is None:
            return Sight({}, [], False, False)
        fields = self._fields(match, seat)
        if seat is None or self.table.status != "playing":
            return Sight(fields, [], False, False)
        return Sight(fields, self._questions(match, seat), match.can_undo(seat), self._can_ask_undo(match, seat))

    def _fields(self, match: AnyMatch, seat: Seat | None) -> Fields:
        view = self.table.game.view(match.state.world, seat)
        return {name: _encoder.encode(getattr(view, name)) for name in view.__struct_fields__}

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
            number=self.table.shown_number(decision),
            seat=decision.seats[0] if decision.is_chance else seat,
            question=decision.question,
            phrase=self.speaker.question(decision, known),
            choices=self.speaker.choices(decision.options, known),
            clauses=list(decision.clauses),
            facts=known,
            is_open=decision.is_open,
            can_begin_again=decision.can_begin_again,
            is_draw=decision.is_chance,
        )

    def log(self, since: int) -> list[LogLine]:
        """What was told from this answer on, for all ears; `heard_by` leaves out what is not meant for somebody."""
        match = self.table.match
        if match is None:
            return []
        lines = ((step, told) for step in range(since, len(match.told)) for told in match.told[step])
        return [self.speaker.line(step, told) for step, told in lines]


def heard_by(lines: list[LogLine], seats: list[Seat]) -> list[LogLine]:
    return [line for line in lines if line.seats is None or any(seat in line.seats for seat in seats)]
