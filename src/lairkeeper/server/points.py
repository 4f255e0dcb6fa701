"""Points of view: what each seat, or a spectator, is shown of a table, and what changed since they last looked."""

from typing import Any

import msgspec
from msgspec import Raw

from lairkeeper.kernel import Decision, Seat, facts
from lairkeeper.server.phrases import Speaker
from lairkeeper.server.protocol import LogLine, Point, Question
from lairkeeper.server.table import AnyMatch, Table

_encoder = msgspec.json.Encoder()

Fields = dict[str, Raw]


class Gallery:
    """The views of one table by seat, kept field by field so that only what changed is sent."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.speaker = Speaker(table.game, table.config)
        self._shown: dict[Seat | None, dict[str, bytes]] = {}

    def whole(self, seat: Seat | None) -> Point:
        """Everything this seat sees now."""
        fields = self._fields(seat)
        self._shown.setdefault(seat, fields)
        return self._point(seat, {name: Raw(blob) for name, blob in fields.items()})

    def changes(self, seat: Seat | None) -> Point:
        """What changed for this seat since the last time its changes were asked for."""
        fields, before = self._fields(seat), self._shown.get(seat, {})
        self._shown[seat] = fields
        return self._point(seat, {name: Raw(blob) for name, blob in fields.items() if before.get(name) != blob})

    def forget(self, seats: set[Seat | None]) -> None:
        """Nobody looks from elsewhere any more."""
        self._shown = {seat: fields for seat, fields in self._shown.items() if seat in seats}

    def _fields(self, seat: Seat | None) -> dict[str, bytes]:
        match = self.table.match
        if match is None:
            return {}
        view = self.table.game.view(match.state.world, seat)
        return {name: _encoder.encode(getattr(view, name)) for name in view.__struct_fields__}

    def _point(self, seat: Seat | None, fields: Fields) -> Point:
        match = self.table.match
        if match is None or seat is None:
            return Point(seat, fields, [])
        return Point(seat, fields, self._questions(match, seat), self.can_undo(match, seat))

    def can_undo(self, match: AnyMatch, seat: Seat) -> bool:
        return self.table.status == "playing" and match.can_undo(seat)

    def _questions(self, match: AnyMatch, seat: Seat) -> list[Question]:
        if self.table.status != "playing":
            return []
        return [self._question(match, seat, d) for d in match.state.decisions if self.is_asked(seat, d)]

    def is_asked(self, seat: Seat, decision: Decision) -> bool:
        """Own questions; and draws, where the table plays with dice and cards of its own."""
        if decision.is_chance:
            return self.table.opened.luck == "table" and seat == self.drawer(decision)
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
            number=decision.number,
            seat=decision.seats[0] if decision.is_chance else seat,
            question=decision.question,
            phrase=self.speaker.question(decision, known),
            choices=[self.speaker.choice(option, known) for option in decision.options],
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
