"""What lies beside a lair, as text: the Reserve, the Flashback dice, the other players, the viewer's player board."""

from collections.abc import Iterable, Iterator

from lairkeeper.display.picture import Sketch, Speech, inked, plain, seat_ink
from lairkeeper.display.spelling import Name, NameList, Spelled
from lairkeeper.games.vengeance.components.box import WOUND as LOCKED
from lairkeeper.games.vengeance.components.box import Box, needs, room_number
from lairkeeper.games.vengeance.display.signs import (
    BOUGHT,
    EXTRA,
    FREE,
    HEART,
    MARKED,
    SLOT,
    SPENT,
    WOUND,
    bar,
    dice_signs,
    need_signs,
)
from lairkeeper.games.vengeance.display.spelling import about_item, about_skill, objective_in, objective_name
from lairkeeper.games.vengeance.view import ItemView, PlayerView, SkillView, VendettaView


def facts(view: VendettaView, speech: Speech) -> Iterator[str]:
    """Round, phase and what all players share, one short text each."""
    say = speech.say
    if view.round:
        yield inked(say("picture-round", round=view.round, rounds=view.rounds), "strong")
    yield inked(say(f"picture-phase-{view.phase}"), "strong")
    key = "picture-reserve-closed" if view.is_reserve_closed else "picture-reserve"
    yield inked(say(key, dice=view.reserve), "danger" if view.is_reserve_closed else "accent")
    if view.phase == "flashback" and view.flashback:
        dice = NameList(tuple(Name(f"flashback-{face}") for face in view.flashback), "comma")
        yield inked(say("picture-flashback", dice=dice), None)
    if view.target is not None:
        yield inked(say("picture-target", points=view.target), None)


def figures(view: VendettaView, speech: Speech) -> Iterator[str]:
    """One line for each player but the one who looks."""
    for player in view.players:
        if player.seat != view.seat:
            yield _rival(view, player, speech)


def _rival(view: VendettaView, player: PlayerView, speech: Speech) -> str:
    name = inked(speech.name("seat", player.seat), seat_ink(player.seat))
    return f"{name}  {inked('  '.join(_about(view, player, speech)), None)}"


def _about(view: VendettaView, player: PlayerView, speech: Speech) -> Iterator[str]:
    """The state of a rival in the shortest form."""
    say = speech.say
    if player.hero is not None:
        yield speech.name("hero", player.hero)
    if player.is_dead:
        yield say("picture-dead")
        return
    if player.room is None or player.score is None or player.boss is None:
        return
    yield say("picture-in-room", number=room_number(player.room))
    yield health_bar(player)
    yield say("picture-boss-left", health=player.boss.health - player.boss.wounds)
    if view.phase == "roll":
        yield dice_signs(player.hand) or say("picture-no-dice")
        yield say("picture-groups", groups=len(player.groups))
        yield say(f"picture-standing-{_standing(player)}")
    yield say("picture-points", points=player.score.total)


def _standing(player: PlayerView) -> str:
    if player.is_absent:
        return "absent"
    return "stuck" if player.is_stuck else player.standing


SOURCES = ("loot", "training", "boss", "kill", "objectives", "exit", "total")
COLUMN = 9


def score_sheet(view: VendettaView, speech: Speech) -> Iterator[str]:
    """The final points, source by source, a column for each player under the name of their hero."""
    if view.phase != "scored":
        return
    names = [speech.say(f"picture-score-{source}") for source in SOURCES]
    wide, heroes = max(map(len, names)), [_hero(player, speech) for player in view.players]
    if len(heroes) > 1:
        yield inked(" " * wide + "".join(f"{hero:>{COLUMN}}" for hero in heroes), None)
    for source, name in zip(SOURCES, names, strict=True):
        points = (getattr(player.score, source) for player in view.players)
        cells = (f"{-value if source == 'exit' else value:>{COLUMN}}".replace("-", "−") for value in points)
        yield inked(f"{name:<{wide}}{''.join(cells)}", "strong" if source == "total" else None)


def _hero(player: PlayerView, speech: Speech) -> str:
    return "" if player.hero is None else speech.name("hero", player.hero)[: COLUMN - 1]


def own(view: VendettaView, box: Box, sketch: Sketch) -> Iterator[str]:
    """The player board of the seat that looks; in a low window only what this phase needs. At the end, the score."""
    yield from score_sheet(view, sketch.speech)
    if view.seat is None or view.players[view.seat].lair is None:
        return
    player, speech = view.players[view.seat], sketch.speech
    is_low = sketch.height is not None
    yield from _flowing("board", _board(player, box, speech), sketch)
    if not is_low:
        yield from _flowing("boss", _boss(player, box, speech), sketch)
        yield from _flowing("objectives", _objectives(player, box, speech), sketch)
    if player.hand or view.phase == "roll":
        yield from _flowing("dice", _dice(player, speech), sketch)
    if not is_low or view.phase != "fight":
        yield from _flowing("skills", (_skill(player, skill, box, speech) for skill in player.skills), sketch)
    items = [item for item in player.items if not is_low or item.marked]
    if items:
        yield from _flowing("items", (_item(item, speech) for item in items), sketch)


def _board(player: PlayerView, box: Box, speech: Speech) -> Iterator[str]:
    """Health, knock-outs, tracks and the score so far."""
    say = speech.say
    yield inked(health_bar(player, box.board.extra_health), "danger")
    if player.knock_outs:
        yield inked(say("picture-knock-outs", count=player.knock_outs, most=box.board.ko_slots), "danger")
    yield say("picture-loot", loot=player.loot, slots=len(box.board.loot))
    yield say("picture-training", trained=player.trained, unspent=player.trained - player.spent)
    if player.score is not None:
        yield inked(say("picture-points", points=player.score.total), "strong")


def health_bar(player: PlayerView, extra: int = 0) -> str:
    """Wounds from the left, then dice on the bar, then free slots; extra slots not marked yet follow as dots."""
    free = player.health - player.wounds - player.bar_dice
    dice = dice_signs([LOCKED] * player.bar_dice)
    return WOUND * player.wounds + dice + HEART * free + EXTRA * max(0, extra - player.extra_slots)


def _boss(player: PlayerView, box: Box, speech: Speech) -> Iterator[str]:
    if player.boss is not None:
        boss = player.boss
        left = bar(HEART, boss.health - boss.wounds, WOUND, boss.health)
        yield f"{speech.name('boss', boss.id)} {inked(left, 'danger')}"
        if not boss.is_dead:
            yield speech.say(f"effect-{box.bosses[boss.id].rule}")


def _objectives(player: PlayerView, box: Box, speech: Speech) -> Iterator[str]:
    """The objective of each room, and its points."""
    for room in player.rooms:
        objective = objective_in(box, room.id)
        if objective.kind != "none":
            facts: dict[str, Spelled] = {"number": room_number(room.id), "points": objective.points}
            said = speech.say("picture-objective", objective=objective_name(objective), **facts)
            yield inked(said, "good" if room.is_objective_marked else None)


def _dice(player: PlayerView, speech: Speech) -> Iterator[str]:
    yield inked(" ".join(dice_signs(player.hand)) or speech.say("picture-no-dice"), "strong")


def _skill(player: PlayerView, skill: SkillView, box: Box, speech: Speech) -> str:
    """A skill, the dice it needs, its anticipation slots and the groups on it."""
    trait = "none" if player.hero is None else box.heroes[player.hero].trait
    dice = needs(trait, box.skills[skill.id])
    marks = bar(MARKED, skill.marked, SLOT, skill.slots) if skill.marked else ""
    groups = " ".join(dice_signs(group) for group in skill.groups)
    shown = f"{speech.name('skill', skill.id)} {need_signs(dice or ())} {marks}".rstrip()
    return f"{shown} {inked(f'({groups})', 'accent')}" if groups else shown


def _item(item: ItemView, speech: Speech) -> str:
    boxes = BOUGHT * item.marked + FREE * item.free + SPENT * item.crossed
    return f"{speech.name('item', item.id)} {boxes}"


def _flowing(key: str, texts: Iterable[str], sketch: Sketch) -> Iterator[str]:
    """Texts after their heading, as many on a line as fit; further lines stand in under the first."""
    heading = f"{sketch.speech.say(f'picture-{key}')} "
    line, is_empty = inked(heading, "quiet"), True
    for text in texts:
        longer = f"{line}{text}" if is_empty else f"{line} · {text}"
        if not is_empty and len(plain(longer)) > sketch.width:
            yield line
            longer = f"{' ' * len(heading)}{text}"
        line, is_empty = longer, False
    yield line


def legend(view: VendettaView, box: Box, speech: Speech) -> str:
    """What the signs mean; then everything that the viewer's hero could ever use, in words."""
    return "\n".join((inked(speech.say("picture-legend"), None), *_tiles(view, box, speech)))


def _tiles(view: VendettaView, box: Box, speech: Speech) -> Iterator[str]:
    hero = None if view.seat is None else view.players[view.seat].hero
    if hero is None:
        return
    kind = box.heroes[hero]
    about: dict[str, Spelled] = {"hero": speech.name("hero", hero), "trait": Name(f"trait-{kind.trait}")}
    yield inked(speech.say("picture-hero", **about), "strong")
    for skill in (*range(len(box.board.skill)), *box.skills_of[hero]):
        tile = box.skills[skill]
        told: dict[str, Spelled] = {"skill": speech.name("skill", skill), "about": about_skill(tile, kind.trait)}
        yield inked(speech.say("picture-tile", cost=tile.cost, **told), None)
    for item in box.items_of[hero]:
        yield inked(speech.say("picture-item", item=speech.name("item", item), about=about_item(box, item)), None)
