"""Tables as they would be after an action with ordinary luck: what a plan compares. No step of the rules is run."""

from functools import lru_cache
from typing import NamedTuple

from lairkeeper.games.run_run_run.board.hexes import STEPS, Hex
from lairkeeper.games.run_run_run.board.maze import Maze, Space, SpaceId
from lairkeeper.games.run_run_run.components.box import Card, Token, box
from lairkeeper.games.run_run_run.rules.cooperate import CARDS_PER_TORCH, FREE_CARDS
from lairkeeper.games.run_run_run.rules.mechanisms import open_triangles, tokens_left, torch_mechanism_is_due
from lairkeeper.games.run_run_run.state import (
    Mechanism,
    Mummy,
    Pyramid,
    boss_has_appeared,
    box_of,
    discard_card,
    players,
    without,
)
from lairkeeper.kernel import Seat
from lairkeeper.kernel.data.clone import clone_world


class Laying(NamedTuple):
    """A Room card with its hex and rotation, and the card discarded for a longer walk."""

    card: Card
    hex: Hex
    rotation: int
    extra: Card | None


class PlannedFight(NamedTuple):
    """A fight: where, with which cards, and the card discarded for a longer walk."""

    target: SpaceId
    cards: tuple[Card, ...]
    extra: Card | None


@lru_cache(maxsize=256)
def ordinary_card(content: str) -> Card:
    """The Room that is nearest to the average: it stands for cards that nobody has seen."""
    box_ = box(content)
    mean = sum(room.count * exits for room, exits in zip(box_.rooms, box_.exits, strict=True)) / sum(
        room.count for room in box_.rooms
    )
    return min((Card(card) for card in range(len(box_.rooms))), key=lambda card: (abs(box_.exits[card] - mean), card))


@lru_cache(maxsize=256)
def _ordinary_token(content: str) -> Token:
    """A token that brings cards, the most useful kind without a moment of its own."""
    tokens = box(content).tokens
    return next((Token(place) for place, token in enumerate(tokens) if token.effect == "rooms"), Token(0))


def seen_by(pyramid: Pyramid, seat: Seat) -> Pyramid:
    """A copy in which the hands of others hold ordinary cards, so that a plan depends on what its seat sees alone."""
    world = clone_world(pyramid)
    card = ordinary_card(world.options.content)
    world.hands = [hand if owner == seat else (card,) * len(hand) for owner, hand in enumerate(world.hands)]
    return world


def after_laying(pyramid: Pyramid, laying: Laying) -> Pyramid:
    """The Room lies, the cat stands on it, and cards were drawn for its connections."""
    world, box_ = clone_world(pyramid), box_of(pyramid)
    seat, room = world.active, SpaceId(len(world.maze.spaces))
    exits = box_.placed[laying.card][laying.rotation]
    connections = (exits & world.maze.sites[laying.hex][1]).bit_count()
    world.hands[seat] = without(world.hands[seat], laying.card)
    if laying.extra is not None:
        discard_card(world, seat, laying.extra)
    world.maze = world.maze.laying(Space(laying.hex, exits, laying.card, laying.rotation))
    world.places[seat] = room
    if not box_.torches[laying.card]:
        _light(world)
    _draw(world, seat, connections)
    if box_.sarcophagi[laying.card] and any(world.stack):
        world.purses[seat] += (_ordinary_token(world.options.content),)
    _use_mechanisms(world, room)
    return world


def _light(world: Pyramid) -> None:
    """A torch burns; in the dark a heart is placed or the mummies advance."""
    if world.reserve:
        world.reserve -= 1
    elif world.asleep and not boss_has_appeared(world):
        world.hearts += 1
        if world.hearts >= box_of(world).waking_hearts:
            world.asleep, world.hearts = world.asleep[1:], 0
    else:
        world.awake = [_advanced(world.maze, mummy) for mummy in world.awake]


def _advanced(maze: Maze, mummy: Mummy) -> Mummy:
    nearer = maze.towards_vault(mummy.space)
    return Mummy(mummy.id, nearer[0], mummy.hearts) if nearer else mummy


def _draw(world: Pyramid, seat: Seat, count: int) -> None:
    drawn = min(count, sum(world.pile))
    world.hands[seat] += (ordinary_card(world.options.content),) * drawn


def _use_mechanisms(world: Pyramid, room: SpaceId) -> None:
    """Triggers what the new Room completes."""
    if torch_mechanism_is_due(world) and (three := next(open_triangles(world, room, opens_door=False), None)):
        world.mechanisms += (Mechanism(False, three),)
        world.reserve = max(world.reserve, box_of(world).supplies.mechanism_level)
    three = next(open_triangles(world, room, opens_door=True), None)
    if three is not None and tokens_left(world, opens_door=True):
        world.mechanisms += (Mechanism(True, three),)


def after_attack(pyramid: Pyramid, attack: PlannedFight, damage: int, drawn: int) -> Pyramid:
    """The cat stands at the mummy, cards are paid, so many hearts are gone and so many cards drawn."""
    world = clone_world(pyramid)
    seat = world.active
    for card in (*attack.cards, *([] if attack.extra is None else [attack.extra])):
        discard_card(world, seat, card)
    world.places[seat] = attack.target
    left, awake = damage, []
    for mummy in world.awake:
        taken = min(left, mummy.hearts) if mummy.space == attack.target else 0
        left -= taken
        if mummy.hearts > taken:
            awake.append(Mummy(mummy.id, mummy.space, mummy.hearts - taken))
        elif not boss_has_appeared(world):
            world.asleep = tuple(sorted((*world.asleep, mummy.id)))
    world.awake = awake
    _draw(world, seat, drawn)
    return world


def after_regroup(pyramid: Pyramid, participants: tuple[Seat, ...], torches: int) -> Pyramid:
    """The cats stand together, and the cards drawn back went to the smallest hands."""
    world = clone_world(pyramid)
    world.regroup_tiles -= 1
    world.reserve -= torches
    card = ordinary_card(world.options.content)
    for seat in participants:
        world.places[seat] = world.places[world.active]
    for _ in range(min(FREE_CARDS + CARDS_PER_TORCH * torches, sum(world.discard))):
        smallest = min(participants, key=lambda seat: len(world.hands[seat]))
        world.hands[smallest] += (card,)
    return world


def moved(pyramid: Pyramid, seat: Seat, space: SpaceId) -> Pyramid:
    """The cat of a seat stands elsewhere."""
    world = clone_world(pyramid)
    world.places[seat] = space
    return world


def beside(maze: Maze, hex_: Hex) -> list[SpaceId | None]:
    """The spaces around a hex, side by side."""
    return [maze.at.get(Hex(hex_ + step)) for step in STEPS]


def everybody(pyramid: Pyramid) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in range(players(pyramid)))
