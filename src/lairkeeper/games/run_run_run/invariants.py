"""What must hold at every moment of every game (RRR-INV), for tests and for a suspicious host."""

from collections.abc import Iterator

from lairkeeper.games.run_run_run.board.hexes import AROUND, Hex
from lairkeeper.games.run_run_run.board.maze import FAR, VAULT, SpaceId
from lairkeeper.games.run_run_run.components.box import Token
from lairkeeper.games.run_run_run.state import Pyramid, boss_has_appeared, box_of
from lairkeeper.kernel import applies


def check(pyramid: Pyramid) -> None:
    """Raises AssertionError with the clause that does not hold."""
    broken = [clause for clause, holds in _laws(pyramid) if not holds]
    if broken:
        raise AssertionError(" ".join(broken))


@applies("RRR-INV1", "RRR-INV2", "RRR-INV3", "RRR-INV4", "RRR-INV5", "RRR-INV6", "RRR-INV8")
def _laws(pyramid: Pyramid) -> Iterator[tuple[str, bool]]:
    yield "RRR-INV1", _rooms(pyramid) == [room.count for room in box_of(pyramid).rooms]
    yield "RRR-INV2", _torches(pyramid)
    yield "RRR-INV3", _tokens(pyramid)
    yield "RRR-INV4", _hearts(pyramid)
    yield "RRR-INV5", _mechanisms(pyramid)
    yield "RRR-INV6", all(_sides_agree(pyramid, SpaceId(place)) for place in range(len(pyramid.maze.spaces)))
    yield "RRR-INV8", all(distance < FAR for distance in pyramid.maze.to_vault)


@applies("RRR-INV7")
def between_turns(pyramid: Pyramid) -> bool:
    """While the game runs, nobody starts a turn without cards and no mummy stands in the Vault."""
    return all(pyramid.hands) and all(mummy.space != VAULT for mummy in pyramid.awake)


def _rooms(pyramid: Pyramid) -> list[int]:
    counted = [pile + discard for pile, discard in zip(pyramid.pile, pyramid.discard, strict=True)]
    held = (card for hand in (*pyramid.hands, *pyramid.offers, pyramid.pool) for card in hand)
    for card in (*held, *(space.card for space in pyramid.maze.spaces if space.card >= 0)):
        counted[card] += 1
    return counted


def _torches(pyramid: Pyramid) -> bool:
    total = pyramid.reserve + pyramid.supply + len(pyramid.torches_on)
    return total == box_of(pyramid).supplies.torches and pyramid.reserve >= 0 and pyramid.supply >= 0


def _tokens(pyramid: Pyramid) -> bool:
    """No token is lost but those of a secret passage, which lie in the maze."""
    on_edges = 0
    for token, kind in enumerate(box_of(pyramid).tokens):
        held = sum(purse.count(Token(token)) for purse in pyramid.purses)
        missing = kind.count - pyramid.stack[token] - held - pyramid.spent_tokens[token]
        if missing and kind.effect != "passage":
            return False
        on_edges += missing
    return on_edges == pyramid.passages_laid and min(pyramid.stack) >= 0


def _hearts(pyramid: Pyramid) -> bool:
    box = box_of(pyramid)
    on_pile = range(box.waking_hearts + 1) if pyramid.asleep else range(1)
    return pyramid.hearts in on_pile and all(1 <= m.hearts <= box.creatures[m.id].hearts for m in pyramid.awake)


def _mechanisms(pyramid: Pyramid) -> bool:
    supplies = box_of(pyramid).supplies
    for opens_door, tokens in ((False, supplies.torch_tokens), (True, supplies.door_tokens)):
        triangles = [mechanism.rooms for mechanism in pyramid.mechanisms if mechanism.opens_door == opens_door]
        rooms = [room for rooms in triangles for room in rooms]
        if len(triangles) > tokens or len(rooms) != len(set(rooms)):
            return False
    return boss_has_appeared(pyramid) or not any(m.id >= len(box_of(pyramid).mummies) for m in pyramid.awake)


def _sides_agree(pyramid: Pyramid, place: SpaceId) -> bool:
    maze, space = pyramid.maze, pyramid.maze.spaces[place]
    for _, step, bit, facing in AROUND:
        other = maze.at.get(Hex(space.hex + step))
        if other is None or maze.door in (place, other):
            continue
        agree = bool(space.exits & bit) == bool(maze.spaces[other].exits & facing)
        if not agree and (place, other) not in maze.joined and (other, place) not in maze.joined:
            return False
    return True
