"""A lair as text: a floor plan with heavy walls and dashed doors, and in each room who and what is there.

Everything is taken from a view, so a picture shows nothing that its seat does not see.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate

from lairkeeper.display.canvas import Canvas
from lairkeeper.display.picture import Ink, Picture, Sketch, Speech, inked, seat_ink
from lairkeeper.display.spelling import Name
from lairkeeper.games.vengeance.components.box import LairId, Minion, box, minion_number, room_number
from lairkeeper.games.vengeance.components.plan import HEIGHT, WIDTH, FloorPlan, garrison, is_in
from lairkeeper.games.vengeance.display.floor import Chamber, Floor, Guard, floor_of, printed_floor
from lairkeeper.games.vengeance.display.panels import facts, figures, legend, own
from lairkeeper.games.vengeance.display.signs import BOSS, DOWN, HERO, HURT, LOOT, OBJECTIVE, REACHED, VISITED
from lairkeeper.games.vengeance.records.options import Aim, AimAtBoss, ChooseSide, GoTo, JumpTo
from lairkeeper.games.vengeance.view import VendettaView
from lairkeeper.kernel import Option

COLUMN = 6
NARROW_COLUMN = 4
TALL = 2
LARGE = HEIGHT * TALL + 1

_WALLS = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
"""By the directions in which walls leave a corner: 1 up, 2 right, 4 down, 8 left."""

Span = tuple[str, Ink | None]
Part = list[Span]


def draw(view: VendettaView, sketch: Sketch) -> Picture:
    """A view for a terminal."""
    content = box(view.options.content)
    return Picture(
        board="\n".join(_board(view, sketch)),
        facts=tuple(facts(view, sketch.speech)),
        figures=tuple(figures(view, sketch.speech)),
        own="\n".join(own(view, content, sketch)),
        legend=legend(view, content, sketch.speech),
    )


def _board(view: VendettaView, sketch: Sketch) -> Iterator[str]:
    """The viewer's lair; both sides of the board while one is chosen; all lairs for spectators."""
    content = box(view.options.content)
    sides = [option.lair for option in sketch.choices if isinstance(option, ChooseSide)]
    if sides:
        yield from _side_by_side(view, sides, sketch)
        return
    seen = view.players if view.seat is None else (view.players[view.seat],)
    floors = [(player, floor) for player in seen if (floor := floor_of(content, player))]
    is_large = len(floors) == 1 and (sketch.height is None or sketch.height >= LARGE)
    for player, floor in floors:
        if len(floors) > 1:
            yield inked(sketch.speech.name("seat", player.seat), seat_ink(player.seat))
        yield from draw_floor(floor, sketch, is_large=is_large)


def _side_by_side(view: VendettaView, sides: Sequence[LairId], sketch: Sketch) -> Iterator[str]:
    content = box(view.options.content)
    for number, lair in enumerate(sides, 1):
        yield f"{inked(f'‹{number}›', 'choice')} {inked(sketch.speech.name('lair', lair), 'strong')}"
        yield from draw_floor(printed_floor(content, lair), sketch, is_large=False)


def draw_floor(floor: Floor, sketch: Sketch, *, is_large: bool) -> Iterator[str]:
    """The plan of one lair."""
    canvas = Canvas()
    _Plan(floor, sketch, canvas, is_large=is_large).draw()
    return canvas.cut(canvas.extent)


def column_width(sketch: Sketch) -> int:
    """Characters for each column of the grid; fewer in a narrow window, where rooms are drawn tall instead."""
    return COLUMN if sketch.width > WIDTH * COLUMN else NARROW_COLUMN


def row_heights(plan: FloorPlan, *, is_large: bool) -> tuple[int, ...]:
    """Lines of text for each row of the grid; in a small drawing one, and two where a door needs the space."""
    if is_large:
        return (TALL,) * HEIGHT
    narrow = {door.wall.start for door in plan.doors if door.wall.is_vertical and door.wall.end - door.wall.start == 1}
    return tuple(TALL if row in narrow else 1 for row in range(HEIGHT))


class _Plan:
    """One drawing in the making."""

    def __init__(self, floor: Floor, sketch: Sketch, canvas: Canvas, *, is_large: bool) -> None:
        self.floor, self.sketch, self.canvas = floor, sketch, canvas
        self.column = column_width(sketch)
        self.rows = (0, *accumulate(row_heights(floor.plan, is_large=is_large or self.column < COLUMN)))
        self.choices = _numbers(sketch.choices, floor)

    def draw(self) -> None:
        self._rock()
        self._walls()
        self._doors()
        for chamber in self.floor.chambers:
            self._inside(chamber)

    def _rock(self) -> None:
        """Where there is no room."""
        for x in range(WIDTH):
            for y in range(HEIGHT):
                if not any(is_in(x, y, room.at) for room in self.floor.plan.lair.room):
                    for row in range(self.rows[y], self.rows[y + 1] + 1):
                        self.canvas.put(x * self.column, row, "░" * (self.column + 1), "quiet")

    def _walls(self) -> None:
        walls = _wall_pieces(self.floor.plan)
        for x in range(WIDTH + 1):
            for y in range(HEIGHT + 1):
                self._piece(x, y, walls)

    def _piece(self, x: int, y: int, walls: set[tuple[int, int, bool]]) -> None:
        """A corner, and the walls that leave it to the right and downwards."""
        leaving = ((x, y - 1, True), (x, y, False), (x, y, True), (x - 1, y, False))
        corner = sum(1 << place for place, piece in enumerate(leaving) if piece in walls)
        if corner:
            self.canvas.put(x * self.column, self.rows[y], _WALLS[corner], "line")
        if (x, y, False) in walls:
            self.canvas.put(x * self.column + 1, self.rows[y], "━" * (self.column - 1), "line")
        if (x, y, True) in walls:
            for row in range(self.rows[y] + 1, self.rows[y + 1]):
                self.canvas.put(x * self.column, row, "┃", "line")

    def _doors(self) -> None:
        for _, wall in self.floor.plan.doors:
            if wall.is_vertical:
                top, bottom = self.rows[wall.start], self.rows[wall.end]
                self.canvas.put(wall.at * self.column, (top + bottom) // 2, "┊", "opening")
            else:
                middle = (wall.start + wall.end) * self.column // 2
                self.canvas.put(middle - 1, self.rows[wall.at], "┄┄┄", "opening")

    def _inside(self, chamber: Chamber) -> None:
        x, y, width, height = self.floor.plan.lair.room[room_number(chamber.id)].at
        top, lines = self.rows[y], self.rows[y + height] - self.rows[y] - 1
        room = width * self.column - 2
        parts = _laid_out(*self._parts(chamber), lines)
        name = _name(self.floor, chamber, self.sketch.speech)
        if len(parts) < lines and len(name) <= room:
            parts.insert(1, [(name, "quiet")])
        for line, part in enumerate(parts, 1):
            self._line(x * self.column + 1, top + line, part, room)

    def _line(self, x: int, y: int, part: Sequence[Span], room: int) -> None:
        is_roomy = sum(len(text) for text, _ in part) <= room
        x += is_roomy
        for text, ink in part:
            shown = text if is_roomy else text.strip()
            self.canvas.put(x, y, shown, ink)
            x += len(shown)

    def _parts(self, chamber: Chamber) -> tuple[Part, Part, Part, Part]:
        boss: Part = [] if chamber.boss_health is None else [(f"{BOSS}{chamber.boss_health or ''} ", "danger")]
        head = list(self._head(chamber, room_number(chamber.id)))
        return head, boss, list(self._guards(chamber)), list(_spoils(chamber))

    def _head(self, chamber: Chamber, number: int) -> Iterator[Span]:
        yield f"{number}", "strong"
        yield (VISITED if chamber.is_visited else " "), "good"
        if number == self.floor.hero and self.floor.seat is not None:
            yield HERO, seat_ink(self.floor.seat)
        if number in self.choices:
            yield f"‹{'/'.join(self.choices[number])}›", "choice"
        yield " ", None

    def _guards(self, chamber: Chamber) -> Iterator[Span]:
        for guard in chamber.guards:
            yield self._guard(guard)
            yield " ", None

    def _guard(self, guard: Guard) -> Span:
        if guard.is_crossed:
            return DOWN, "quiet"
        letter = _letter(self.sketch.speech, guard.kind)
        shown = letter.lower() if guard.is_dodged else letter
        return shown + HURT * guard.is_dotted, "quiet" if guard.is_dodged else "danger"


def _name(floor: Floor, chamber: Chamber, speech: Speech) -> str:
    """What a room is called, without its number; nothing where a pack has no name for it."""
    key = f"room-{floor.plan.lair.id}-{room_number(chamber.id)}"
    return speech.say("picture-room", name=Name(key, otherwise=""))


def _letter(speech: Speech, kind: str) -> str:
    return speech.say(f"minion-{kind}.letter")


def _spoils(chamber: Chamber) -> Iterator[Span]:
    if chamber.loot:
        yield LOOT * chamber.loot + " ", "accent"
    if chamber.objective.kind != "none":
        sign = REACHED if chamber.is_reached else OBJECTIVE
        yield f"{sign}{chamber.objective.points}", "good" if chamber.is_reached else "accent"


def _laid_out(head: Part, boss: Part, guards: Part, spoils: Part, lines: int) -> list[Part]:
    """The parts of a room on so many lines; where there are too few, the Boss goes to the head, loot to the guards."""
    layouts: tuple[list[Part], ...] = (
        [head, boss, guards, spoils],
        [head + boss, guards, spoils],
        [head + boss, guards + spoils],
    )
    laid = ([line for line in layout if line] for layout in layouts)
    return next((layout for layout in laid if len(layout) <= lines), [head + boss + guards + spoils])


def _wall_pieces(plan: FloorPlan) -> set[tuple[int, int, bool]]:
    """The sides of all rooms in pieces of one step: where each begins, and whether it goes down."""
    pieces = set()
    for room in plan.lair.room:
        x, y, width, height = room.at
        pieces |= {(column, row, False) for column in range(x, x + width) for row in (y, y + height)}
        pieces |= {(column, row, True) for row in range(y, y + height) for column in (x, x + width)}
    return pieces


def _numbers(choices: Sequence[Option], floor: Floor) -> Mapping[int, list[str]]:
    """Per room, the numbers of the answers that lead there or aim at somebody in it."""
    numbers: dict[int, list[str]] = {}
    for number, option in enumerate(choices, 1):
        match option:
            case GoTo(room=room) | JumpTo(room=room):
                numbers.setdefault(room_number(room), []).append(str(number))
            case Aim(minion=minion):
                numbers.setdefault(_room_of(floor, minion), []).append(str(number))
            case AimAtBoss():
                numbers.setdefault(floor.plan.lair.boss_room, []).append(str(number))
            case _:
                pass
    return numbers


def _room_of(floor: Floor, minion: Minion) -> int:
    return garrison(floor.plan, reinforced=True).rooms[minion_number(minion)]
