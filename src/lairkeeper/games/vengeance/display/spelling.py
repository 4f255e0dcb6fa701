"""What options, events and questions speak of, by name: heroes, skills, items, Bosses, rooms, minions, dice and seats.

A component is called by its id; where a pack brings one that has no words, by its bare id.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any, get_args

from lairkeeper.display.spelling import (
    Name,
    NameList,
    Sayable,
    SeatName,
    Spelled,
    Speller,
    facts_in,
    signed,
    spell_fields,
)
from lairkeeper.games.vengeance.components.box import (
    STRIKE,
    SYMBOLS,
    Action,
    BossId,
    Box,
    Face,
    FlashbackFace,
    HeroId,
    ItemId,
    LairId,
    Minion,
    Room,
    Skill,
    SkillId,
    box,
    lair_of_room,
    needs,
    printed_minion,
    room_number,
)
from lairkeeper.games.vengeance.components.kinds import Objective, Trait
from lairkeeper.games.vengeance.config import TableOptions
from lairkeeper.games.vengeance.records.events import BossRevealed, ObjectiveMarked, Scored
from lairkeeper.games.vengeance.records.options import (
    Anticipate,
    Assign,
    BuySkill,
    BuyUse,
    ChooseHero,
    ChooseSide,
    UseAnticipated,
    UseGroup,
    UseItem,
    UseModifier,
    UsePassive,
)
from lairkeeper.games.vengeance.rules.reach import reach_in
from lairkeeper.kernel import Option
from lairkeeper.kernel.data.seat import Seat
from lairkeeper.kernel.errors import Fact

FIELDS: Mapping[str, Any] = {
    "action": Action,
    "boss": BossId,
    "face": FlashbackFace,
    "first": Seat,
    "hero": HeroId,
    "item": ItemId,
    "lair": LairId,
    "minion": Minion,
    "room": Room,
    "seat": Seat,
    "skill": SkillId,
    "via": Room,
}
"""The types of facts, which are known by their names alone."""

DICE = (*SYMBOLS, "released", "blank")
"""What a die in a hand may show; wounds that were released and dice not rolled yet follow the printed faces."""


def spell(table: TableOptions, said: Sayable, asked: Mapping[str, Fact]) -> dict[str, Spelled]:
    """Everything a message may mention; much of it is printed on the component that is named."""
    content = box(table.content)
    spelled = spell_fields(said, _spellers(table.content), FIELDS)
    spelled |= {name: dice_name(faces) for name, faces in _dice_in(said)}
    match said:
        case ChooseHero(hero=hero):
            kind = content.heroes[hero]
            spelled["full"] = Name(f"hero-{kind.id}.full", otherwise=_known("hero", kind.id))
            spelled["trait"] = Name(f"trait-{kind.trait}")
        case ChooseSide(lair=lair):
            spelled["side"] = content.lairs[lair].side
        case BuySkill(skill=skill):
            spelled |= {"cost": content.skills[skill].cost, "about": about_skill(content.skills[skill])}
        case Anticipate(skill=skill):
            spelled["about"] = about_skill(content.skills[skill], trait_of(content, asked))
        case UsePassive(skill=skill):
            spelled["about"] = about_skill(content.skills[skill])
        case UseGroup() | UseAnticipated():
            spelled |= use_names(said, actions_of(content, said, asked), asked)
        case Assign(skill=skill):
            spelled["actions"] = actions_name(content.skills[skill].actions)
        case BuyUse(item=item):
            spelled["about"] = about_item(content, item)
        case UseItem(item=item):
            spelled |= use_names(said, content.items[item].actions, asked)
        case UseModifier(item=item):
            spelled["actions"] = actions_name(content.items[item].actions)
        case BossRevealed(boss=boss):
            spelled["effect"] = Name(f"effect-{content.bosses[boss].rule}")
        case ObjectiveMarked(room=room):
            spelled["objective"] = objective_name(objective_in(content, room))
        case Scored(total=total):
            spelled["total"] = signed(total)
    return spelled


@lru_cache(maxsize=64)
def _spellers(content: str) -> Mapping[Any, Speller]:
    """How each kind of id is called in the box with this digest."""
    components = box(content)
    return {
        Action: lambda action: Name(f"action-{action}", otherwise=str(action)),
        BossId: lambda boss: _known("boss", components.bosses[boss].id),
        Face: lambda face: dice_name((face,)),
        FlashbackFace: lambda face: Name(f"flashback-{face}", otherwise=str(face)),
        HeroId: lambda hero: _known("hero", components.heroes[hero].id),
        ItemId: lambda item: _known("item", components.items[item].id),
        LairId: lambda lair: _known("lair", components.lairs[lair].id),
        Minion: lambda minion: minion_name(components, minion),
        Room: lambda room: room_name(components, room),
        SkillId: lambda skill: _known("skill", components.skills[skill].id),
        Seat: SeatName,
    }


def room_name(components: Box, room: Room) -> Name:
    """A room by its name in the lair, and its number."""
    lair, number = components.lairs[lair_of_room(room)], room_number(room)
    return Name("room", {"name": Name(f"room-{lair.id}-{number}", otherwise=Name("room-other")), "number": number})


def minion_name(components: Box, minion: Minion) -> Name:
    """A minion by its kind and the number of its room."""
    kind, room = printed_minion(components, minion)
    return Name("minion", {"kind": Name(f"minion-{kind}"), "number": room_number(room)})


def dice_name(faces: Sequence[Face]) -> NameList:
    """Dice by what they show, those alike counted together."""
    counts = ((DICE[face], len(list(alike))) for face, alike in groupby(sorted(faces)))
    return NameList(tuple(Name(f"die-{shown}", {"count": count}) for shown, count in counts), "comma")


def about_skill(skill: Skill, trait: Trait = "none") -> Name:
    """What a skill needs, of a hero with this trait, and does."""
    if skill.passive != "none":
        return Name(f"about-{skill.passive}")
    dice = needs(trait, skill) or skill.dice
    facts: dict[str, Spelled] = {"needs": needs_name(dice), "actions": actions_name(skill.actions)}
    if skill.power:
        return Name("about-skill-power", facts | {"bonus": actions_name(skill.power)})
    return Name("about-skill-once" if skill.once else "about-skill", facts)


def trait_of(components: Box, asked: Mapping[str, Fact]) -> Trait:
    """The trait of the hero who is asked, where the question names one."""
    hero = asked.get("hero")
    return components.heroes[hero].trait if isinstance(hero, int) else "none"


def about_item(components: Box, item: ItemId) -> Name:
    """When an item works and what it does."""
    kind = components.items[item]
    moment = kind.timing if kind.after == "none" else f"after-{kind.after}"
    return Name(f"about-item-{moment}", {"actions": actions_name(kind.actions)})


def actions_name(actions: Iterable[str]) -> NameList:
    return NameList(tuple(Name(f"action-{action}") for action in actions), "comma")


def use_names(use: Option, actions: Sequence[str], asked: Mapping[str, Fact]) -> dict[str, Spelled]:
    """What a use does; and where it breaks off, if the question knows that it would."""
    done = reach_in(asked.get("ends", ()), use)
    if done is None or done >= len(actions):
        return {"actions": actions_name(actions)}
    cut = Name("cut-short", {"done": done, "lost": Name(f"action-{actions[done]}")})
    return {"actions": Name("actions-cut", {"actions": actions_name(actions), "cut": cut}), "cut": cut, "reach": done}


def actions_of(components: Box, use: UseGroup | UseAnticipated, asked: Mapping[str, Fact]) -> tuple[Action, ...]:
    """What is printed, more for a strong die, and what adrenaline adds to a Strike if the question knows of it."""
    skill = components.skills[use.skill]
    power = skill.power if isinstance(use, UseGroup) and use.power else ()
    return skill.actions + power + (("hit",) if use.skill == STRIKE and asked.get("rush") else ())


def needs_name(dice: Sequence[str]) -> NameList:
    """The symbols a skill asks for, those alike counted together."""
    return NameList(tuple(_need_name(need, len(list(alike))) for need, alike in groupby(dice)), "comma")


def objective_in(components: Box, room: Room) -> Objective:
    return components.lairs[lair_of_room(room)].room[room_number(room)].objective


def objective_name(objective: Objective) -> Name:
    minions = Name(f"minion-{objective.minion}.plural", otherwise="")
    return Name(f"objective-{objective.kind}", {"number": objective.number, "minions": minions})


def _need_name(need: str, count: int) -> Name:
    one, _, other = need.partition("/")
    first = Name(f"die-{one}", {"count": count})
    return Name("die-either", {"one": first, "other": Name(f"die-{other}", {"count": count})}) if other else first


def _dice_in(said: Sayable) -> Iterable[tuple[str, tuple[Face, ...]]]:
    """The fields that hold combat dice; those of a Flashback roll hold names."""
    for name, value in facts_in(said).items():
        if name in ("dice", "faces") and isinstance(value, tuple) and not set(value) & set(get_args(FlashbackFace)):
            yield name, value


def _known(kind: str, id_: str) -> Name:
    return Name(f"{kind}-{id_}", otherwise=Name(f"{kind}-other", {"id": id_}))
