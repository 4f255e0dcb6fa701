"""The positions whose trees of answers are counted in `golden/perft.toml`."""

from collections.abc import Callable

from lairkeeper.games.woodlands.rules.encounter import MeetFoes
from lairkeeper.games.woodlands.rules.growth import GrowForest
from lairkeeper.games.woodlands.rules.turn import TakeTurn
from lairkeeper.games.woodlands.state import Woods
from lairkeeper.kernel import State, begin
from tests.games.woodlands.tables import KLETHOR, TRAIL, acting, draw_table


def first_tiles() -> State[Woods]:
    """Two players, nothing laid yet, and a pile whose order is known."""
    return begin(draw_table(pile=("T18", "T14", "T08", "T02")), GrowForest())


def dice_with_a_charm() -> State[Woods]:
    """The turn of a Hero who may unlock a power and turn a die."""
    return begin(draw_table(orbs={"xylia": 3}, loot={"xylia": ["charm"]}), TakeTurn(draw_table().active))


def fight_of_two() -> State[Woods]:
    """Klethor with both powers, supported, against a Spirit and a Snake; he may flee."""
    woods = draw_table(
        TRAIL,
        heroes={"xylia": "T21", "klethor": "T21"},
        powers={"klethor": 2},
        orbs={"xylia": 1},
        loot={"xylia": ["green_staff", "knives", "boots"]},
        board={"invoke": (1, 1), "move": (2,)},
        foes=[("spirit", "T21"), ("snake", "T21")],
    )
    return begin(woods, MeetFoes())


def last_stand() -> State[Woods]:
    """The Boss with a bodyguard and a shield, and little threat left."""
    woods = draw_table(
        {"T02": (0, -1, 180)},
        heroes={"bethras": "T02", "klethor": "T02", "xylia": "T01"},
        powers={"xylia": 2, "klethor": 1},
        orbs={"bethras": 1},
        board={"six": (6,)},
        boss=("sporeback", "T02"),
        foes=[("plant", "T02")],
        threat=16,
        shields=1,
    )
    return begin(woods, MeetFoes(), TakeTurn(KLETHOR))


def busy_turn() -> State[Woods]:
    """Many things to do at the Merchant's, with a Hero who is down."""
    woods = draw_table(
        {"T07": (0, -1), "T05": (0, -2, 180)},
        heroes={"shavi": "T07", "bethras": "T07", "xylia": "T01"},
        hearts={"bethras": 0, "shavi": 3},
        orbs={"shavi": 5},
        loot={"shavi": ["potion", "lantern"]},
        board={"move": (1, 2), "five": (5,)},
        pile=("T12", "T02"),
    )
    woods.goods = (0, 0, 3)  # type: ignore[assignment]
    return acting(woods)


POSITIONS: dict[str, Callable[[], State[Woods]]] = {
    position.__name__: position for position in (first_tiles, dice_with_a_charm, fight_of_two, last_stand, busy_turn)
}
