"""Makes the guided first game: four short scenes played by the real rules, with luck that was chosen for the lesson.

Run from the root of the repository:
PYTHONPATH=src:.:web/src/demo python web/src/games/vengeance/lesson/make.py
"""

from pathlib import Path

from lessons import Line, lesson, the
from positions import shelve

from lairkeeper.games.vengeance import GAME
from lairkeeper.games.vengeance.records.options import (
    AimAtBoss,
    Assign,
    BuySkill,
    CrossLoot,
    EndCombat,
    FinishFlashback,
    GoTo,
    PlaceWound,
    Roll,
    ShowFlashback,
    Stop,
    Train,
    UseBonus,
    UseDie,
    UseGroup,
)
from lairkeeper.games.vengeance.rules.flashback import PlayFlashback
from lairkeeper.games.vengeance.rules.rolling import BeginRoll, EndRoll, RollTogether
from lairkeeper.games.vengeance.rules.rounds import EndRound, PlayFight
from lairkeeper.games.vengeance.state import Player, Vendetta
from lairkeeper.kernel import Option, Step
from tests.games.vengeance.tables import a_player, a_table, aim, dice, everybody_but, group, room, show, skill

HERE = Path(__file__).parent
Plot = tuple[Vendetta, list[Step], list[Line], list[Option]]


def alone(player: Player, phase: str, round: int = 1) -> Vendetta:
    """Nobody counts the seconds in a lesson."""
    return a_table(player, phase=phase, round=round, pace="no_rush")


def prepare() -> Plot:
    """Training buys a skill, and the bonus anticipates another one."""
    lines: list[Line] = [
        ("train", the(UseDie("train"))),
        ("train-two", the(Train(2))),
        ("buy", the(BuySkill(skill("MAG-S1")))),
        ("bonus", the(UseBonus())),
        ("bonus-train", the(Train(2))),
        ("ready", the(FinishFlashback())),
    ]
    luck: list[Option] = [ShowFlashback(("train", "buy", "heal"))]
    return alone(a_player(boss="CORSO"), "flashback"), [PlayFlashback()], lines, luck


def roll() -> Plot:
    """A pair of runs for Sprint, three fists for Strike, and blood on the health bar."""
    player = a_player(boss="CORSO", skills=("MAG-S1",), holds="blank blank blank blank", trained=4, spent=2)
    lines: list[Line] = [
        ("roll", the(Roll(dice("blank blank blank blank")))),
        ("sprint", the(Assign(skill("SPRINT"), dice("run run"), release=True, take=2))),
        ("keep", the(Roll(dice("released blank blank")))),
        ("strike", the(Assign(skill("STRIKE"), dice("fist fist power"), release=True, take=3))),
        ("again", the(Roll(dice("released blank blank blank")))),
        ("blood", the(PlaceWound(1))),
        ("stop", the(Stop())),
    ]
    luck: list[Option] = [show("run run fist wound"), show("fist power wound"), show("run gun wound wound")]
    return alone(player, "roll"), [BeginRoll(), RollTogether(), EndRoll()], lines, luck


def fight() -> Plot:
    """Into the weighing office, two hits, and its loot."""
    groups = [group("SPRINT", "run run"), group("STRIKE", "fist fist power")]
    player = a_player(boss="CORSO", at=2, crossed=("2B", "2K", "2H"), groups=groups, trained=4, spent=2)
    lines: list[Line] = [
        ("use", the(UseGroup(skill("SPRINT"), power=False))),
        ("move", the(GoTo(room(1)))),
        ("hit", the(UseGroup(skill("STRIKE"), power=True))),
        ("gunner", the(aim("1G", boss="CORSO"))),
        ("end", the(EndCombat())),
        ("loot", the(CrossLoot())),
    ]
    return alone(player, "fight"), [PlayFight()], lines, []


def boss() -> Plot:
    """The last round: the Boss has two slots left."""
    standing = everybody_but("3T", "5T", "5B", "6B", "6H", "6H2", "6T", "7T")
    player = a_player(
        boss="CORSO",
        at=4,
        visited=(1, 2, 3),
        crossed=standing,
        groups=[group("SPRINT", "run run"), group("STRIKE", "fist fist power")],
        boss_wounds=3,
        objectives=1 << 3,
        looted=2,
        loot=4,
        trained=12,
        spent=7,
    )
    lines: list[Line] = [
        ("boss", the(UseGroup(skill("SPRINT"), power=False))),
        ("boss-room", the(GoTo(room(7)))),
        ("boss-strike", the(UseGroup(skill("STRIKE"), power=True))),
        ("boss-hit", the(AimAtBoss())),
        ("boss-kill", the(AimAtBoss())),
        ("boss-end", the(EndCombat())),
    ]
    return alone(player, "fight", 4), [PlayFight(), EndRound()], lines, []


def main() -> None:
    shelve(HERE, "lesson", lesson(GAME, (prepare, roll, fight, boss)))


if __name__ == "__main__":
    main()
