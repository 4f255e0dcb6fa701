"""What lies beside the maze, as text: the reserves, the players, the mummies, and cards drawn small."""

from collections.abc import Iterator, Sequence

from lairkeeper.games.run_run_run.box import Box, turned
from lairkeeper.games.run_run_run.canvas import Canvas
from lairkeeper.games.run_run_run.maze import Maze, Space
from lairkeeper.games.run_run_run.options import Turn
from lairkeeper.games.run_run_run.signs import (
    DOOR_TOKEN,
    EARS,
    HEART,
    LIT,
    NO_HEART,
    TORCH_TOKEN,
    creature_sign,
    signs_of,
)
from lairkeeper.games.run_run_run.view import CatView, MummyView, PyramidView
from lairkeeper.kernel import Option
from lairkeeper.kernel.picture import Ink, Sketch, Speech, inked, seat_ink
from lairkeeper.kernel.spelling import Several, Who

CARD_WIDTH = 5
CARD_STRIDE = 8
_SPOKES = ((2, 0, "|"), (4, 0, "/"), (4, 2, "\\"), (2, 2, "|"), (0, 2, "/"), (0, 0, "\\"))
"""Per side, where its exit is drawn on a small card."""


def facts(view: PyramidView, box: Box, speech: Speech) -> Iterator[str]:
    """The common reserves, one short text each."""
    say, supplies = speech.say, box.supplies
    yield inked(say("picture-turn", turn=view.turn, seat=Who(view.active)), "strong")
    yield inked(say("picture-torches", sign=LIT, reserve=view.reserve, supply=view.supply), "accent")
    yield inked(say("picture-rooms", pile=view.pile, discard=sum(view.discard)), None)
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
    tokens = Several(tuple(speech.name("token", token) for token in cat.tokens), "comma")
    sign = inked(f"{EARS}{cat.seat + 1}{EARS}", seat_ink(cat.seat))
    key = "picture-cat-with-tokens" if cat.tokens else "picture-cat"
    more = {"tokens": tokens} if cat.tokens else {}
    return f"{sign} {inked(speech.say(key, seat=Who(cat.seat), hero=hero, cards=cat.cards, **more), None)}"


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
    place = {space.hex: number for number, space in enumerate(view.spaces)}
    spaces = tuple(Space(space.hex, space.exits, space.card, space.rotation) for space in view.spaces)
    joined = tuple((place[passage.origin], place[passage.to]) for passage in view.passages)
    maze = Maze(spaces, joined)  # type: ignore[arg-type]
    return {space.hex: steps for space, steps in zip(view.spaces, maze.to_vault, strict=True)}


def own(view: PyramidView, box: Box, sketch: Sketch) -> Iterator[str]:
    """The cards this seat sees, each group under its name; beside an answer that is a card stands its number."""
    say, choices = sketch.speech.say, sketch.choices
    for key, cards in (("hand", view.hand), ("offer", view.offer), ("pool", view.pool)):
        if cards:
            yield inked(say(f"picture-{key}"), "strong")
            yield from _row([_Small(box, card, 0, _number(choices, "card", card)) for card in cards], sketch.width)
    turns = [choice for choice in choices if isinstance(choice, Turn)]
    card = sketch.asked.get("card")
    if turns and isinstance(card, int):
        yield inked(say("picture-turns"), "strong")
        yield from _row(
            [_Small(box, card, turn.rotation, str(number)) for number, turn in enumerate(turns, 1)], sketch.width
        )


class _Small:
    """A card as it would lie, with the number of the answer that stands for it."""

    def __init__(self, box: Box, card: int, rotation: int, number: str) -> None:
        room = box.rooms[card]
        self.exits = turned(box.placed[card][0], rotation)
        self.signs = signs_of(room, is_lit=room.torch)
        self.number = number

    def draw(self, canvas: Canvas, x: int, y: int) -> None:
        for side, (dx, dy, spoke) in enumerate(_SPOKES):
            if self.exits >> side & 1:
                canvas.put(x + dx, y + dy, spoke, "line")
        canvas.put_centred(x + CARD_WIDTH // 2, y + 1, self.signs, "accent")
        ink: Ink = "choice"
        if self.number:
            canvas.put_centred(x + CARD_WIDTH // 2, y + 3, f"‹{self.number}›", ink)


def _row(cards: Sequence[_Small], width: int) -> Iterator[str]:
    """Cards side by side, in as many rows as the width asks for."""
    fit = max(1, width // CARD_STRIDE)
    for first in range(0, len(cards), fit):
        canvas = Canvas()
        row = cards[first : first + fit]
        for place, card in enumerate(row):
            card.draw(canvas, 1 + place * CARD_STRIDE, 0)
        yield from canvas.cut(canvas.sized(len(row) * CARD_STRIDE, 4 if any(card.number for card in row) else 3))


def _number(choices: Sequence[Option], field: str, value: int) -> str:
    """The number of the first answer that names this component."""
    found = (number for number, option in enumerate(choices, 1) if getattr(option, field, None) == value)
    return str(next(found, ""))


def legend(speech: Speech) -> str:
    return inked(speech.say("picture-legend"), None)
