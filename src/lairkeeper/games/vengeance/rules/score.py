"""The final score (VNG-SCO): loot, training, Boss, objectives, and the way out; and who has won."""

from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from lairkeeper.games.vengeance.components.box import LairId, box
from lairkeeper.games.vengeance.components.plan import ENTRANCE
from lairkeeper.games.vengeance.config import LEVELS, TableOptions
from lairkeeper.games.vengeance.records.events import Scored
from lairkeeper.games.vengeance.rules.boss import boss_room
from lairkeeper.games.vengeance.state import (
    Player,
    Vendetta,
    box_of,
    garrison_of,
    health_slots,
    is_boss_alive,
    is_solo,
    living,
    plan_of,
    seats,
)
from lairkeeper.kernel import Do, Outcome, Seat, Table, applies, ranks_by


class Score(NamedTuple):
    """Points by source; `exit` is taken off."""

    loot: int
    training: int
    boss: int
    kill: int
    objectives: int
    exit: int

    @property
    def total(self) -> int:
        return self.loot + self.training + self.boss + self.kill + self.objectives - self.exit


@applies("VNG-SCO1", "VNG-SCO6", "VNG-SCO7")
def score_of(vendetta: Vendetta, player: Player) -> Score:
    """Everything printed that is worth points."""
    box = box_of(vendetta)
    board, lair = box.board, plan_of(vendetta, player).lair
    return Score(
        loot=read_track(vendetta, board.loot, board.loot_full, player.loot),
        training=read_track(vendetta, board.training, board.training_full, player.trained),
        boss=boss_points(lair.boss_bar, player.boss_wounds),
        kill=0 if is_boss_alive(vendetta, player) else box.supplies.boss_points,
        objectives=sum(room.objective.points for n, room in enumerate(lair.room) if player.objectives >> n & 1),
        exit=exit_cost(vendetta, player),
    )


@applies("VNG-SCO2", "VNG-SCO3", "VNG-SCO4", "VNG-SW7", "VNG-XP3")
def read_track(vendetta: Vendetta, values: tuple[int, ...], full: int, filled: int) -> int:
    """The number in the leftmost slot that is not filled; a full track has an end value."""
    if filled < len(values):
        return values[filled]
    return full if vendetta.options.full_track == "end_value" else 0


@applies("VNG-SCO5", "VNG-BOSS3")
def boss_points(bar: tuple[int, ...], wounds: int) -> int:
    """The number under the rightmost crossed slot."""
    return bar[wounds - 1] if wounds else 0


@applies("VNG-SCO8", "VNG-SCO9")
def exit_cost(vendetta: Vendetta, player: Player) -> int:
    """Rooms with an enemy on the cheapest way out, the hero's own included, the entrance not."""
    return _cheapest_way_out(vendetta.options.content, player.lair, dangerous_rooms(vendetta, player), player.room)


@lru_cache(4096)
def _cheapest_way_out(content: str, lair: LairId, dangers: int, start: int) -> int:
    adjacent = box(content).plans[lair].adjacent
    queue = [(dangers >> start & 1, start)]
    seen = 0
    while queue:
        cost, room = heappop(queue)
        if room == ENTRANCE:
            return cost
        if seen >> room & 1:
            continue
        seen |= 1 << room
        for other in adjacent[room]:
            heappush(queue, (cost + (dangers >> other & 1), other))
    return len(adjacent)


def dangerous_rooms(vendetta: Vendetta, player: Player) -> int:
    """Rooms, as a mask, in which an enemy still stands; never the entrance."""
    rooms = 0
    for room, minions in enumerate(garrison_of(vendetta, player).within):
        if minions & ~player.crossed:
            rooms |= 1 << room
    if is_boss_alive(vendetta, player):
        rooms |= 1 << boss_room(vendetta, player)
    return rooms & ~(1 << ENTRANCE)


class ScoreGame(Do[Vendetta]):
    """Everybody's points are told, the dead ones' too; then the winner is found."""

    clauses = ("VNG-SCO1", "VNG-SCO10", "VNG-KO7", "VNG-RND6")

    def do(self, vendetta: Vendetta, table: Table) -> None:
        vendetta.phase = "scored"
        totals = []
        for who in seats(vendetta):
            score = score_of(vendetta, vendetta.players[who])
            totals.append(score.total)
            table.tell(Scored(who, *score, score.total))
        table.finish(verdict(vendetta, tuple(totals)))


def verdict(vendetta: Vendetta, totals: tuple[int, ...]) -> Outcome:
    """Why the game ended, by which clause, and who has won."""
    if is_solo(vendetta):
        return solo_verdict(vendetta, totals)
    best, ranks = winners_among(vendetta, totals), places(vendetta, totals)
    if not best:
        return Outcome("all_dead", "VNG-KO7", (), totals, ranks)
    if len(best) > 1:
        return Outcome("shared_victory", "VNG-SCO12", best, totals, ranks)
    if is_tie_broken(vendetta, totals, best[0]):
        return Outcome("most_health", "VNG-SCO11", best, totals, ranks)
    return Outcome("most_points", "VNG-SCO10", best, totals, ranks)


@applies("VNG-SCO11")
def is_tie_broken(vendetta: Vendetta, totals: Sequence[int], winner: Seat) -> bool:
    """True if somebody else who is alive has as many points as the winner."""
    return any(totals[who] == totals[winner] for who in living(vendetta) if who != winner)


@applies("VNG-SCO10", "VNG-SCO11", "VNG-SCO12", "VNG-KO7")
def places(vendetta: Vendetta, totals: Sequence[int]) -> tuple[int, ...]:
    """The living come before the dead, then the most points, then the most uncrossed health slots; equals share."""
    players = vendetta.players
    return ranks_by([(not it.is_dead, totals[who], spare_health(vendetta, it)) for who, it in enumerate(players)])


@applies("VNG-KO7")
def winners_among(vendetta: Vendetta, totals: Sequence[int]) -> tuple[Seat, ...]:
    """Those in the first place; nobody who is dead."""
    ranks = places(vendetta, totals)
    return tuple(who for who in living(vendetta) if ranks[who] == 1)


@applies("VNG-SCO11")
def spare_health(vendetta: Vendetta, player: Player) -> int:
    return health_slots(vendetta, player) - player.wounds


@applies("VNG-SOLO6", "VNG-SOLO1")
def solo_target(vendetta: Vendetta) -> int:
    return box_of(vendetta).supplies.solo.target[LEVELS.index(vendetta.options.solo_target)]


@applies("VNG-SOLO6")
def solo_targets(options: TableOptions) -> tuple[int, ...]:
    """The points of the easy, the medium and the hard challenge; several players have no target."""
    return box(options.content).supplies.solo.target if options.players == 1 else ()


@applies("VNG-SOLO6", "VNG-RND9")
def solo_verdict(vendetta: Vendetta, totals: tuple[int, ...]) -> Outcome:
    """The challenge is won by reaching the target alive."""
    if not living(vendetta):
        return Outcome("solo_dead", "VNG-SOLO6", (), totals)
    if totals[0] < solo_target(vendetta):
        return Outcome("target_missed", "VNG-SOLO6", (), totals)
    return Outcome("target_reached", "VNG-SOLO6", (Seat(0),), totals)
