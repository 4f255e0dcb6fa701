"""The positions whose trees of answers are counted in `golden/perft.toml`."""

from collections.abc import Callable

from lairkeeper.games.vengeance.rules.flashback import Prepare
from lairkeeper.games.vengeance.rules.rounds import PlayFight
from lairkeeper.games.vengeance.state import Vendetta
from lairkeeper.kernel import State, begin
from tests.games.vengeance.rolling import roller, rolling
from tests.games.vengeance.tables import ADA, a_player, a_table, group


def four_preparations() -> State[Vendetta]:
    """Magda has three dice, the bonus and five experience, four skills of which one may have to go."""
    player = a_player(
        skills=["MAG-S1", "MAG-S2", "MAG-S5", "MAG-S7"],
        trained=12,
        spent=7,
        wounds=1,
        anticipation=["CHARGE"],
        sources=("train", "heal", "collect"),
        has_bonus=True,
        stage="preparing",
    )
    return begin(a_table(player, phase="flashback", round=2), Prepare(ADA))


def scarce_dice() -> State[Vendetta]:
    """Three players at a Reserve of two dice, with wounds, releases and skills of their own."""
    players = (
        roller(holds="run run wound", skills=["MAG-S5"]),
        roller("ELI", holds="gun fist wound", skills=["ELI-S1"], wounds=2),
        roller("YUK", holds="run wound", knock_outs=1),
    )
    return rolling(*players, reserve=2, absence_limit=0)


def rooms_full_of_enemies() -> State[Vendetta]:
    """Magda between two rooms, with groups, an anticipated skill, a modifier and loot in reach."""
    player = a_player(
        at=3,
        visited=[1],
        crossed=["1H", "4K"],
        skills=["MAG-S3", "MAG-S5"],
        groups=[group("MAG-S3", "run run fist"), group("STRIKE", "fist power fist"), group("MAG-S5", "run gun")],
        anticipation=["SPRINT"],
        uses={"MAG-I1": 1, "MAG-I4": 1, "MAG-I3": 1},
        wounds=1,
        bar_dice=1,
    )
    return begin(a_table(player, round=2), PlayFight())


POSITIONS: dict[str, Callable[[], State[Vendetta]]] = {
    position.__name__: position for position in (four_preparations, scarce_dice, rooms_full_of_enemies)
}
