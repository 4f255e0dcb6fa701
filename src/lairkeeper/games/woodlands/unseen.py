"""Dealing anew what nobody can see: the Monsters that lie face down on tiles, and the pile they came from."""

from msgspec.structs import replace

from lairkeeper.games.woodlands.components.box import KindId
from lairkeeper.games.woodlands.state import Woods
from lairkeeper.kernel import ChanceStream, Seat


def unseen_monsters(woods: Woods) -> list[int]:
    """Per kind, the Monsters of which nobody can tell whether they lie face down on a tile or in the pile."""
    counts = woods.monster_pile.copy()
    for foe in woods.foes:
        if not foe.is_up:
            counts[foe.kind] += 1
    return counts


def reshuffle(woods: Woods, seat: Seat | None, stream: ChanceStream) -> None:
    """Every token that lies face down may be any that has not been seen; all seats know the same.

    The unseen tokens are put in order before they are shuffled, so that the deal depends on nothing but what is seen.
    """
    unseen = [KindId(kind) for kind, count in enumerate(unseen_monsters(woods)) for _ in range(count)]
    stream.shuffle(unseen)
    woods.foes = [foe if foe.is_up else replace(foe, kind=unseen.pop()) for foe in woods.foes]
    woods.monster_pile = [unseen.count(KindId(kind)) for kind in range(len(woods.monster_pile))]
