"""What lies beside the forest, as text: piles, Heroes, enemies, dice and goods."""

from collections.abc import Iterator
from textwrap import wrap

from lairkeeper.display.canvas import Area, Canvas
from lairkeeper.display.picture import Sketch, Speech, inked, seat_ink
from lairkeeper.display.spelling import NameList, SeatName, Spelled
from lairkeeper.games.woodlands.board.cells import SIDES
from lairkeeper.games.woodlands.components.box import Box
from lairkeeper.games.woodlands.components.kinds import COLOURS, EnemyProfile
from lairkeeper.games.woodlands.display.spelling import slot_name
from lairkeeper.games.woodlands.records.options import Turn
from lairkeeper.games.woodlands.state import SLOTS, Combat, Die
from lairkeeper.games.woodlands.view import FoeView, HeroView, WoodsView
from lairkeeper.kernel.definition.clauses import applies

HEART, NO_HEART, HIT = "♥", "·", "✓"
CARD_STRIDE = 8
NAME_WIDTH = 16
_SPOKES = ((2, 0, "│"), (4, 1, "─"), (2, 2, "│"), (0, 1, "─"))
"""Per side, where its path is drawn on a small tile."""


def facts(view: WoodsView, speech: Speech) -> Iterator[str]:
    """The piles, one short text each."""
    say = speech.say
    yield inked(say("woods-turn", round=view.round, hero=speech.name("hero", view.active)), "strong")
    yield inked(say("woods-pile", pile=view.pile), None)
    yield inked(say("woods-monsters", pile=sum(view.monsters_unseen)), "danger")
    yield inked(say("woods-loot", pile=sum(view.loot_pile)), None)
    yield inked(say("woods-events", pile=len(view.event_pile)), None)
    for goal in view.goals:
        yield inked(say(f"woods-goal-{goal.goal}", have=goal.have, need=goal.need), "accent")
    for danger in view.dangers:
        yield inked(say(f"woods-danger-{danger.danger}", have=danger.have, limit=danger.limit), "danger")


def figures(view: WoodsView, box: Box, speech: Speech) -> Iterator[str]:
    """One line for each Hero and for each enemy that is face up."""
    for hero in view.heroes:
        yield _hero(hero, _cargo(view, hero, speech), box, speech)
    for foe in view.foes:
        if foe.kind is not None:
            yield _foe(foe, box, speech)


def _cargo(view: WoodsView, hero: HeroView, speech: Speech) -> tuple[str, ...]:
    """What a Hero carries for the chapter: Orb tokens by value, mushrooms and vials."""
    held = view.quest.held[hero.hero] if view.quest.held else ()
    tokens = tuple(speech.say("woods-orb-token", orbs=orbs) for orbs in hero.tokens)
    return tokens + tuple(speech.name("quest", token) for token in held)


def _hero(hero: HeroView, cargo: tuple[str, ...], box: Box, speech: Speech) -> str:
    most = box.supplies.hearts
    cards = cargo + tuple(speech.name("card", card) for card in hero.loot)
    cards += tuple(f"({speech.name('card', card)})" for card in hero.used_loot)
    statuses = (("down", not hero.hearts), ("poison", hero.is_poisoned), ("brambles", hero.is_entangled))
    cards += tuple(speech.say(f"woods-status-{status}") for status, holds in statuses if holds)
    text = speech.say(
        "woods-hero",
        seat=SeatName(hero.seat),
        hero=speech.name("hero", hero.hero),
        hearts=_hearts(hero.hearts, most),
        orbs=hero.orbs,
        powers=hero.powers,
        cards=NameList(cards, "comma") if cards else "–",
    )
    return inked(text, seat_ink(hero.seat))


def _foe(foe: FoeView, box: Box, speech: Speech) -> str:
    kind = speech.name("kind", foe.kind if foe.kind is not None else 0)
    numbers: dict[str, Spelled] = {"defence": foe.defence, "hearts": HEART * foe.hearts, "damage": foe.damage}
    if not foe.threat or foe.kind is None:
        return inked(speech.say("woods-foe", kind=kind, **numbers), "danger")
    track = box.bosses[foe.kind - len(box.monsters)].track
    return inked(speech.say("woods-boss", kind=kind, threat=foe.threat, track=track, **numbers), "danger")


def _hearts(full: int, most: int) -> str:
    return HEART * full + NO_HEART * (most - full)


def own(view: WoodsView, box: Box, sketch: Sketch) -> Iterator[str]:
    """The story when it is told, the present combat, the Hero dice and their slots, the goods, and how a tile can lie
    that is being placed."""
    if view.story is not None and _is_story_time(view):
        paragraphs = sketch.speech.say(f"story-{view.story}").split("\n\n")
        yield from (inked(line, "accent") for part in paragraphs for line in (*wrap(part, sketch.width), ""))
    turns = [(number, turn.rotation) for number, turn in enumerate(sketch.choices, 1) if isinstance(turn, Turn)]
    tile = sketch.asked.get("tile")
    if turns and isinstance(tile, int) and tile >= 0:
        yield from _turns(box, tile, turns, sketch)
    combat = view.combat
    if combat is not None and combat.dice:
        fought = [foe for foe in view.foes if foe.foe == combat.foe]
        yield from (inked(_combat(foe, combat, box, sketch.speech), "strong") for foe in fought)
    slots = [(slot_name(box, slot, view.active), view.board[slot]) for slot in SLOTS if view.board[slot]]
    dice = [sketch.speech.say("placed", slot=name, face=_faces(faces)) for name, faces in slots]
    if view.dice:
        dice.insert(0, _faces(view.dice))
    if dice:
        yield inked(f"{sketch.speech.say('woods-dice')} {' · '.join(dice)}", "strong")
    if view.goods:
        cards = tuple(sketch.speech.name("card", card) for card in view.goods)
        yield inked(sketch.speech.say("woods-goods", cards=NameList(cards, "comma")), "accent")


@applies("WDL-CAM22")
def _is_story_time(view: WoodsView) -> bool:
    """Whether the story of a chapter is shown: before the first roll (or the choice of Heroes), and at the end."""
    is_chosen = view.heroes and not view.options.carried.heroes
    return view.story == "end" or not (view.round > 1 or is_chosen or view.dice or any(view.board))


def _combat(foe: FoeView, combat: Combat, box: Box, speech: Speech) -> str:
    """What each die counts against the enemy, as long as it is there, and which of them hit."""
    kind = foe.kind if foe.kind is not None else 0
    dice = tuple(_die(die, foe.defence, box.profiles[kind], speech) for die in combat.dice)
    return speech.say("woods-combat", kind=speech.name("kind", kind), defence=foe.defence, dice=NameList(dice, "comma"))


def _die(die: Die, needed: int, profile: EnemyProfile, speech: Speech) -> str:
    """A combat die: its owner or Power die, face, modifiers, and a mark if it hits."""
    more, whose = die.bonus, speech.name("hero", die.hero)
    if die.colour >= 0:
        more += (COLOURS[die.colour] in profile.weak) - (COLOURS[die.colour] in profile.resists)
        whose = speech.name("colour", die.colour)
    return f"{whose} {die.face}{f'{more:+}' if more else ''}{HIT if die.face + more >= needed else ''}"


def _faces(faces: tuple[int, ...]) -> str:
    return " ".join(str(face) for face in faces)


def _turns(box: Box, tile: int, turns: list[tuple[int, int]], sketch: Sketch) -> Iterator[str]:
    """The tile drawn small, once for each rotation it may have."""
    canvas = Canvas()
    canvas.put(0, 1, sketch.speech.say("woods-turns"), "strong")
    for place, (number, rotation) in enumerate(turns):
        x = NAME_WIDTH + place * CARD_STRIDE
        sides = sum(set(box.placed[tile][rotation]))
        for side in range(SIDES):
            dx, dy, spoke = _SPOKES[side]
            if sides >> side & 1:
                canvas.put(x + dx, dy, spoke, "line")
        canvas.put(x + 2, 1, "+" if len(box.tiles[tile].places) == 1 else "/", "accent")
        canvas.put_centred(x + 2, 3, f"‹{number}›", "choice")
    yield from canvas.cut(Area(0, 0, NAME_WIDTH + len(turns) * CARD_STRIDE, 4))


def legend(speech: Speech) -> str:
    return inked(speech.say("woods-legend"), None)
