"""What a seat, or a spectator, sees: everything but Boss cards that nobody has turned up and orders of others."""

from functools import lru_cache

from lairkeeper.games.vengeance.components.box import (
    BossId,
    Face,
    FlashbackFace,
    HeroId,
    ItemId,
    LairId,
    Minion,
    Room,
    SkillId,
    box,
    minion_of,
    needs,
    room_of,
)
from lairkeeper.games.vengeance.config import TableOptions
from lairkeeper.games.vengeance.rules.preparing import BASE_SKILLS, is_anticipated
from lairkeeper.games.vengeance.rules.rolling import faces
from lairkeeper.games.vengeance.rules.score import score_of, solo_target
from lairkeeper.games.vengeance.rules.standing import is_stuck
from lairkeeper.games.vengeance.state import (
    NO_HERO,
    NO_LAIR,
    Group,
    Order,
    Phase,
    Player,
    Stage,
    Standing,
    Vendetta,
    active,
    box_of,
    hand_limit,
    health_slots,
    is_boss_alive,
    is_solo,
    plan_of,
    room_id,
    seats,
)
from lairkeeper.kernel import Record, Seat, applies

_MOST_KEPT = 1024


class MinionView(Record):
    id: Minion
    kind: str
    room: Room
    is_crossed: bool
    is_dodged: bool
    is_dotted: bool


class RoomView(Record):
    id: Room
    is_visited: bool
    is_cleared: bool
    is_looted: bool
    is_objective_marked: bool


class ItemView(Record):
    """Use boxes: marked and still to use, crossed, and neither."""

    id: ItemId
    marked: int
    crossed: int
    free: int


class SkillView(Record):
    """A base skill or a bought one: the dice of a group, marked anticipation slots of so many, and the groups on it."""

    id: SkillId
    needs: tuple[str, ...]
    marked: int
    slots: int
    is_anticipated: bool
    groups: tuple[tuple[Face, ...], ...]


class BossView(Record):
    """A Boss who was turned up; `wounds` of his `health` slots are crossed."""

    id: BossId
    room: Room
    health: int
    wounds: int
    is_dead: bool


class ScoreView(Record):
    """What the boards are worth if the game ended now; `exit` is taken off."""

    loot: int
    training: int
    boss: int
    kill: int
    objectives: int
    exit: int
    total: int


class PlayerView(Record):
    seat: Seat
    hero: HeroId | None
    board: int | None
    lair: LairId | None
    boss: BossView | None
    is_dead: bool
    knock_outs: int

    room: Room | None
    rooms: tuple[RoomView, ...]
    minions: tuple[MinionView, ...]

    health: int
    extra_slots: int
    wounds: int
    bar_dice: int
    loot: int
    trained: int
    spent: int
    skills: tuple[SkillView, ...]
    for_sale: tuple[SkillId, ...]
    items: tuple[ItemView, ...]

    flashback: tuple[FlashbackFace, ...]
    has_bonus: bool

    standing: Standing
    is_absent: bool
    is_stuck: bool
    hand: tuple[Face, ...]
    hand_limit: int
    groups: tuple[Group, ...]
    taken: int
    requested: int
    has_ordered: bool

    stage: Stage
    unclaimed: int
    score: ScoreView | None


class VendettaView(Record):
    options: TableOptions
    seat: Seat | None
    round: int
    rounds: int
    phase: Phase
    reserve: int
    is_reserve_closed: bool
    flashback: tuple[FlashbackFace, ...]
    tick: int
    target: int | None
    own_order: Order | None
    players: tuple[PlayerView, ...]


@applies("VNG-SET10", "VNG-RT9")
def view(vendetta: Vendetta, seat: Seat | None) -> VendettaView:
    """All boards are open; orders of a tick are visible only to the seats that gave them."""
    return VendettaView(
        options=vendetta.options,
        seat=seat,
        round=vendetta.round,
        rounds=box_of(vendetta).supplies.rounds,
        phase=vendetta.phase,
        reserve=vendetta.reserve,
        is_reserve_closed=vendetta.is_reserve_closed,
        flashback=vendetta.flashback,
        tick=vendetta.tick,
        target=solo_target(vendetta) if is_solo(vendetta) else None,
        own_order=None if seat is None else vendetta.orders[seat],
        players=tuple(_player(vendetta, who) for who in seats(vendetta)),
    )


def _player(vendetta: Vendetta, who: Seat) -> PlayerView:
    player = vendetta.players[who]
    has_lair = player.lair != NO_LAIR
    return PlayerView(
        seat=who,
        hero=None if player.hero == NO_HERO else player.hero,
        board=player.board or None,
        lair=player.lair if has_lair else None,
        boss=_boss(vendetta, player) if has_lair else None,
        is_dead=player.is_dead,
        knock_outs=player.knock_outs,
        room=room_id(player, player.room) if has_lair else None,
        rooms=_rooms(vendetta, player) if has_lair else (),
        minions=_minions(vendetta, player) if has_lair else (),
        health=health_slots(vendetta, player),
        extra_slots=player.extra_slots,
        wounds=player.wounds,
        bar_dice=player.bar_dice,
        loot=player.loot,
        trained=player.trained,
        spent=player.spent,
        skills=_skills(vendetta, player) if has_lair else (),
        for_sale=_for_sale(vendetta, player),
        items=_items(vendetta, player),
        flashback=player.sources,
        has_bonus=player.has_bonus,
        standing=player.standing,
        is_absent=player.is_absent,
        is_stuck=vendetta.phase == "roll" and player.standing == "rolling" and is_stuck(vendetta, player),
        hand=faces(player.hand),
        hand_limit=hand_limit(vendetta, player),
        groups=player.groups,
        taken=player.taken,
        requested=sum(request.count for request in vendetta.requests if request.seat == who),
        has_ordered=vendetta.orders[who] is not None,
        stage=player.stage,
        unclaimed=player.unclaimed,
        score=_score(vendetta, player) if has_lair else None,
    )


def _boss(vendetta: Vendetta, player: Player) -> BossView:
    return BossView(
        id=player.boss,
        room=room_id(player, plan_of(vendetta, player).lair.boss_room),
        health=box_of(vendetta).bosses[player.boss].health,
        wounds=player.boss_wounds,
        is_dead=not is_boss_alive(vendetta, player),
    )


def _rooms(vendetta: Vendetta, player: Player) -> tuple[RoomView, ...]:
    """What is on a lair's board changes rarely, and is looked at after every command: it is made once."""
    marks = player.visited, active(player), player.looted, player.objectives
    return _marked_rooms(vendetta.options.content, player.lair, player.boss, marks)


@lru_cache(_MOST_KEPT)
def _marked_rooms(content: str, lair: LairId, boss: BossId, marks: tuple[int, int, int, int]) -> tuple[RoomView, ...]:
    visited, active, looted, objectives = marks
    return tuple(
        RoomView(
            id=room_of(lair, room),
            is_visited=bool(visited >> room & 1),
            is_cleared=not minions & active,
            is_looted=bool(looted >> room & 1),
            is_objective_marked=bool(objectives >> room & 1),
        )
        for room, minions in enumerate(box(content).garrison(lair, boss).within)
    )


def _minions(vendetta: Vendetta, player: Player) -> tuple[MinionView, ...]:
    marks = player.crossed, player.dodged, player.dotted
    return _marked_minions(vendetta.options.content, player.lair, player.boss, *marks)


@lru_cache(_MOST_KEPT)
def _marked_minions(
    content: str, lair: LairId, boss: BossId, crossed: int, dodged: int, dotted: int
) -> tuple[MinionView, ...]:
    garrison = box(content).garrison(lair, boss)
    return tuple(
        MinionView(
            id=minion_of(lair, minion),
            kind=kind,
            room=room_of(lair, garrison.rooms[minion]),
            is_crossed=bool(crossed >> minion & 1),
            is_dodged=bool(dodged >> minion & 1),
            is_dotted=bool(dotted >> minion & 1),
        )
        for minion, kind in enumerate(garrison.kinds)
    )


def _skills(vendetta: Vendetta, player: Player) -> tuple[SkillView, ...]:
    content = box_of(vendetta)
    return tuple(
        SkillView(
            id=skill,
            needs=needs(content.heroes[player.hero].trait, content.skills[skill]) or (),
            marked=player.anticipation.count(skill),
            slots=content.slots[skill],
            is_anticipated=is_anticipated(vendetta, player, skill),
            groups=tuple(group.dice for group in player.groups if group.skill == skill),
        )
        for skill in (*BASE_SKILLS, *player.skills)
    )


def _for_sale(vendetta: Vendetta, player: Player) -> tuple[SkillId, ...]:
    """Tiles beside the board, whether they can be paid or not."""
    if player.hero == NO_HERO:
        return ()
    return tuple(skill for skill in box_of(vendetta).skills_of[player.hero] if skill not in player.skills)


def _items(vendetta: Vendetta, player: Player) -> tuple[ItemView, ...]:
    if player.hero == NO_HERO:
        return ()
    boxes = box_of(vendetta).board.item_uses
    return tuple(
        ItemView(item, marked, crossed, boxes - marked - crossed)
        for item, marked, crossed in zip(box_of(vendetta).items_of[player.hero], player.uses, player.used, strict=True)
    )


def _score(vendetta: Vendetta, player: Player) -> ScoreView:
    score = score_of(vendetta, player)
    return ScoreView(*score, score.total)
