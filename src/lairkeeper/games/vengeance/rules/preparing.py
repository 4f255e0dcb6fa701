"""The five Flashback actions (VNG-FLB6 to FLB19): taken for a die, for the bonus, or for a loot symbol."""

from collections.abc import Iterator
from typing import Literal

from lairkeeper.games.vengeance.components.box import FIRE, FLASHBACK, FlashbackFace, SkillId
from lairkeeper.games.vengeance.records.events import (
    ActionSkipped,
    Healed,
    LootCrossed,
    SlotAdded,
    SlotAnticipated,
    Trained,
    UseBought,
)
from lairkeeper.games.vengeance.records.options import (
    AddSlot,
    Anticipate,
    BuyUse,
    CleanSlots,
    CrossLoot,
    SkipAction,
    Train,
)
from lairkeeper.games.vengeance.rules.objectives import mark_objectives
from lairkeeper.games.vengeance.state import (
    Player,
    Vendetta,
    boss_rule,
    box_of,
    changed,
    clean_slots,
    health_slots,
    item_place,
    trait,
)
from lairkeeper.kernel import Seat, Table, applies

Preparation = Train | BuyUse | AddSlot | CleanSlots | Anticipate | CrossLoot | SkipAction
Source = Literal["train", "buy", "heal", "anti", "collect", "bonus", "loot"]

TRAINING = 2
CLEANING = 2
ORDINARY: tuple[FlashbackFace, ...] = ("train", "buy", "heal", "anti")
BASE_SKILLS = tuple(SkillId(skill) for skill in range(4))


@applies("VNG-FLB17", "VNG-FLB18", "VNG-FLB19", "VNG-FLB20", "VNG-RES3")
def preparations(vendetta: Vendetta, player: Player, source: Source) -> Iterator[Preparation]:
    """What may be done with a source; an action that cannot be done may become any other but Collect."""
    if source in ("collect", "loot") and can_cross_loot(vendetta, player, source):
        yield CrossLoot()
    if source in ("collect", "loot", "bonus"):
        yield from any_ordinary(vendetta, player, source)
    else:
        shown = list(ordinary(vendetta, player, source, source))
        yield from shown or any_ordinary(vendetta, player, source)
    yield SkipAction()


def any_ordinary(vendetta: Vendetta, player: Player, source: Source) -> Iterator[Preparation]:
    for kind in ORDINARY:
        yield from ordinary(vendetta, player, kind, source)


@applies("VNG-FLB6", "VNG-FLB7", "VNG-FLB8", "VNG-FLB10")
def ordinary(vendetta: Vendetta, player: Player, kind: str, source: Source) -> Iterator[Preparation]:
    """Training, Purchase, Heal or Anticipation, in all ways that can be told apart."""
    board = box_of(vendetta).board
    match kind:
        case "train":
            slots = min(training(vendetta, player, source), len(board.training) - player.trained)
            if slots:
                yield Train(slots)
        case "buy":
            for place, item in enumerate(box_of(vendetta).items_of[player.hero]):
                if player.uses[place] + player.used[place] < board.item_uses:
                    yield BuyUse(item)
        case "heal":
            if player.extra_slots < board.extra_health:
                yield AddSlot()
            if player.wounds:
                yield CleanSlots(min(CLEANING, player.wounds))
        case _:
            yield from map(Anticipate, anticipable(vendetta, player, source))


@applies("VNG-FLB6", "VNG-DEF15")
def training(vendetta: Vendetta, player: Player, source: Source) -> int:
    """Two slots; the haunted hero learns less from the bonus action."""
    return 1 if source == "bonus" and trait(vendetta, player) == "haunted" else TRAINING


@applies("VNG-FLB17", "VNG-DEF15")
def can_cross_loot(vendetta: Vendetta, player: Player, source: Source) -> bool:
    """Unless the track is full, or the Broker forbids it in the Flashback phase."""
    if source == "collect" and boss_rule(vendetta, player) == "broker":
        return False
    return player.loot < len(box_of(vendetta).board.loot)


@applies("VNG-FLB10", "VNG-FLB11", "VNG-FLB15", "VNG-FLB16", "VNG-KO5", "VNG-SW5", "VNG-SW8")
def anticipable(vendetta: Vendetta, player: Player, source: Source) -> Iterator[SkillId]:
    """Skills on the board with an anticipation slot that is not marked yet."""
    if source == "loot" and vendetta.options.carry_anticipation == "forbidden":
        return
    slots, marked = box_of(vendetta).slots, player.anticipation
    for skill in (*BASE_SKILLS, *player.skills):
        if marked.count(skill) < slots[skill] and may_anticipate(vendetta, player, skill):
            yield skill


@applies("VNG-KO5", "VNG-SW8", "VNG-DEF15", "VNG-DEF16")
def may_anticipate(vendetta: Vendetta, player: Player, skill: SkillId) -> bool:
    """Never guns for who swore it; after a knock-out a table may rule out skills of four dice."""
    if skill == FIRE and trait(vendetta, player) == "never_guns":
        return False
    box = box_of(vendetta)
    is_too_large = player.knock_outs and len(box.skills[skill].dice) > box.supplies.ko_hand
    return not is_too_large or vendetta.options.ko_four_dice == "anticipated"


@applies("VNG-FLB12", "VNG-FLB13")
def is_anticipated(vendetta: Vendetta, player: Player, skill: SkillId) -> bool:
    """Only when all its slots are marked."""
    slots = box_of(vendetta).slots[skill]
    return slots > 0 and player.anticipation.count(skill) == slots


@applies("VNG-FLB6", "VNG-FLB7", "VNG-FLB8", "VNG-FLB9", "VNG-FLB10", "VNG-FLB17", "VNG-DEF1", "VNG-DEF2")
def prepare(vendetta: Vendetta, who: Seat, action: Preparation, table: Table) -> None:
    """Marks, crosses or cleans what an action says, and looks at the objectives."""
    player = vendetta.players[who]
    match action:
        case Train(slots=slots):
            player.trained += slots
            table.tell(Trained(who, slots))
        case BuyUse(item=item):
            player.uses = changed(player.uses, item_place(vendetta, player, item), 1)
            table.tell(UseBought(who, item))
        case AddSlot():
            player.extra_slots += 1
            table.tell(SlotAdded(who, health_slots(vendetta, player)))
        case CleanSlots(slots=slots):
            table.tell(Healed(who, clean_slots(player, slots)))
        case Anticipate(skill=skill):
            player.anticipation = tuple(sorted((*player.anticipation, skill)))
            slots = box_of(vendetta).slots[skill]
            table.tell(SlotAnticipated(who, skill, player.anticipation.count(skill), slots))
        case CrossLoot():
            cross_loot(vendetta, who, table)
        case SkipAction():
            table.tell(ActionSkipped(who))
    mark_objectives(vendetta, who, table)


@applies("VNG-FLB17")
def cross_loot(vendetta: Vendetta, who: Seat, table: Table) -> None:
    """The leftmost loot slot, if one is left."""
    player = vendetta.players[who]
    if player.loot < len(box_of(vendetta).board.loot):
        player.loot += 1
        table.tell(LootCrossed(who, player.loot))


def shown_first(faces: tuple[FlashbackFace, ...]) -> tuple[FlashbackFace, ...]:
    """Each face once, in the order of the Flashback tile."""
    return tuple(face for face in FLASHBACK if face in faces)
