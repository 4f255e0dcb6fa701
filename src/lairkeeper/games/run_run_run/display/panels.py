"""What lies beside the maze, as text: the reserves, the players, the mummies, and cards drawn small."""

from collections.abc import Iterator, Sequence

from lairkeeper.display.canvas import Area, Canvas
from lairkeeper.display.picture import Sketch, Speech, inked, seat_ink
from lairkeeper.display.spelling import NameList, SeatName
from lairkeeper.games.run_run_run.board.maze import Maze, Space, SpaceId
from lairkeeper.games.run_run_run.components.box import Box, turned
from lairkeeper.games.run_run_run.display.signs import (
    DOOR_TOKEN,
    EARS,
    HEART,
    LIT,
    NO_HEART,
    TORCH_TOKEN,
    creature_sign,
    signs_of,
)
from lairkeeper.games.run_run_run.records.options import Turn
from lairkeeper.games.run_run_run.view import CatView, MummyView, PyramidView
from lairkeeper.kernel import Option

CARD_WIDTH = 5
CARD_STRIDE = 8
NAME_WIDTH = 12
_SPOKES = ((2, 0, "|"), (4, 0, "/"), (4, 2, "\\"), (2, 2, "|"), (0, 2, "/"), (0, 0, "\\"))
"""Per side, where its exit is drawn on a small card."""


def facts(view: PyramidView, box: Box, speech: Speech) -> Iterator[str]:
    """The common reserves, one short text each."""
    say, supplies = speech.say, box.supplies
    yield inked(say("picture-turn", turn=view.turn, seat=SeatName(view.active)), "strong")
    yield inked(say("picture-torches", sign=LIT, reserve=view.reserve), "accent")
    yield inked(say("picture-pile", pile=view.pile), None)
    yield inked(say("picture-discard", discard=sum(view.discard)), None)
    yield inked(say("picture-tokens", stack=view.stack), None)
    yield inked(say("picture-regroups", tiles=view.regroup_tiles), None)
    yield inked(say("picture-dice", dice=view.mummy_dice), "danger")
    if view.asleep:
        hearts = _hearts(view.hearts, box.waking_hearts)
        yield inked(say("picture-asleep", mummies=len(view.asleep), hearts=hearts), "danger")
    door, torch = supplies.door_tokens, supplies.torch_tokens
    yield inked(say("picture-door-tokens", sign=DOOR_TOKEN, laid=door - view.door_tokens, all=door), "good")
    yield inked(say("picture-torch-tokens", sign=TORCH_TOKEN, laid=torch - view.torch_tokens, all=torch), "accent")


def figures(view: PyramidView, box: Box, speech: Speech) -> Iterator[str]:
    """One line for each cat and each mummy in the maze."""
    for cat in view.cats:
        yield _cat(cat, speech)
    distances = _steps_to_vault(view)
    for mummy in view.awake:
        yield _mummy(mummy, box, speech, distances[mummy.hex])


def _cat(cat: CatView, speech: Speech) -> str:
    hero = speech.name("cat", cat.cat) if cat.cat >= 0 else ""
    tokens = NameList(tuple(speech.name("token", token) for token in cat.tokens), "comma")
    sign = inked(f"{EARS}{cat.seat + 1}{EARS}", seat_ink(cat.seat))
    key = "picture-cat-with-tokens" if cat.tokens else "picture-cat"
    more = {"tokens": tokens} if cat.tokens else {}
    return f"{sign} {inked(speech.say(key, seat=SeatName(cat.seat), hero=hero, cards=cat.cards, **more), None)}"


def _mummy(mummy: MummyView, box: Box, speech: Speech, steps: int) -> str:
    kind = box.creatures[mummy.mummy]
    sign = inked(creature_sign(box, mummy.mummy), "danger")
    text = speech.say(
        "picture-mummy",
        mummy=speech.name("mummy", mummy.mummy),
        hearts=_hearts(mummy.hearts, kind.hearts),
        damage=kind.damage,
        steps=steps,
    )
    return f"{sign}  {inked(text, None)}"


def _hearts(full: int, most: int) -> str:
    return HEART * full + NO_HEART * (most - full)


def _steps_to_vault(view: PyramidView) -> dict[int, int]:
    """Per hex, how far it is to the Vault."""
    place = {space.hex: SpaceId(number) for number, space in enumerate(view.spaces)}
    spaces = tuple(Space(space.hex, space.exits, space.card, space.rotation) for space in view.spaces)
    joined = tuple((place[passage.origin], place[passage.to]) for passage in view.passages)
    distances = Maze(spaces, joined).to_vault
    return {space.hex: steps for space, steps in zip(view.spaces, distances, strict=True)}


def own(view: PyramidView, box: Box, sketch: Sketch) -> Iterator[str]:
    """The cards this seat sees, each group beside its name; under an answer that is a card stands its number.

    When a card is being laid, the ways it can lie take the place of the hand.
    """
    card = sketch.asked.get("card")
    turns = [(number, turn) for number, turn in enumerate(sketch.choices, 1) if isinstance(turn, Turn)]
    if turns and isinstance(card, int):
        yield from _group("turns", [_Small(box, card, turn.rotation, number) for number, turn in turns], sketch)
        return
    for key, cards in (("hand", view.hand), ("offer", view.offer), ("pool", view.pool)):
        numbered = sorted((_number(sketch.choices, held), held) for held in cards)
        yield from _group(key, [_Small(box, held, 0, number) for number, held in numbered], sketch)


class _Small:
    """A card as it would lie, with the number of the answer that stands for it."""

    def __init__(self, box: Box, card: int, rotation: int, number: int) -> None:
        room = box.rooms[card]
        self.exits = turned(box.placed[card][0], rotation)
        self.signs = signs_of(room, is_lit=room.torch)
        self.number = number

    def draw(self, canvas: Canvas, x: int, y: int) -> None:
        for side, (dx, dy, spoke) in enumerate(_SPOKES):
            if self.exits >> side & 1:
                canvas.put(x + dx, y + dy, spoke, "line")
        canvas.put_centred(x + CARD_WIDTH // 2, y + 1, self.signs, "accent")
        if self.number:
            canvas.put_centred(x + CARD_WIDTH // 2, y + 3, f"‹{self.number}›", "choice")


def _group(key: str, cards: Sequence[_Small], sketch: Sketch) -> Iterator[str]:
    """Cards side by side after the name of their group, in as many rows as the width asks for."""
    name = sketch.speech.say(f"picture-{key}")
    fit = max(1, (sketch.width - NAME_WIDTH) // CARD_STRIDE)
    for first in range(0, len(cards), fit):
        canvas, row = Canvas(), cards[first : first + fit]
        canvas.put(0, 1, "" if first else name, "strong")
        for place, card in enumerate(row):
            card.draw(canvas, NAME_WIDTH + place * CARD_STRIDE, 0)
        height = 4 if any(card.number for card in row) else 3
        yield from canvas.cut(Area(0, 0, NAME_WIDTH + len(row) * CARD_STRIDE, height))


def _number(choices: Sequence[Option], card: int) -> int:
    """The number of the first answer that names this card, 0 if none does."""
    found = (number for number, option in enumerate(choices, 1) if getattr(option, "card", None) == card)
    return next(found, 0)


def legend(speech: Speech) -> str:
    return inked(speech.say("picture-legend"), None)
