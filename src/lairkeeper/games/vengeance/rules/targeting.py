"""Choosing what an action is done to: the question comes when the action is resolved, and lists what is in reach."""

from typing import ClassVar, Generic, TypeVar

from lairkeeper.games.vengeance.components.box import lair_of_minion, minion_number
from lairkeeper.games.vengeance.records.options import Aim, AimAtBoss
from lairkeeper.games.vengeance.rules.asking import FightQuestion, Use
from lairkeeper.games.vengeance.rules.minions import aims, mark_of
from lairkeeper.games.vengeance.rules.objectives import mark_objectives
from lairkeeper.games.vengeance.state import Player, Vendetta, garrison_of
from lairkeeper.kernel import Option, Table
from lairkeeper.kernel.errors import Fact

O = TypeVar("O", bound=Option)  # noqa: E741


class ActionQuestion(FightQuestion[O], Generic[O]):
    """The target of an action is chosen when that action is resolved; a limit of the table may end it."""

    clauses: ClassVar[tuple[str, ...]] = ("VNG-CMB8", "VNG-CMB15")
    use: Use = Use()
    left: int = 0

    def facts(self, vendetta: Vendetta) -> dict[str, Fact]:
        """The tile that is used, and which of its actions comes now, counted from 0."""
        use = self.use
        return {"skill": use.skill, "item": use.item, "at": use.actions - self.left, "of": use.actions}


class TargetQuestion(ActionQuestion[Aim | AimAtBoss]):
    """One enemy among those in reach; minions that are alike give one option."""

    is_base: ClassVar[bool] = True

    def targets(self, vendetta: Vendetta, player: Player) -> int:
        raise NotImplementedError

    def is_boss_target(self, vendetta: Vendetta, player: Player) -> bool:
        return False

    def options(self, vendetta: Vendetta) -> list[Aim | AimAtBoss]:
        player = self.player(vendetta)
        listed: list[Aim | AimAtBoss] = [*aims(vendetta, player, self.targets(vendetta, player))]
        if self.is_boss_target(vendetta, player):
            listed.append(AimAtBoss())
        return listed

    def take(self, vendetta: Vendetta, target: Aim | AimAtBoss, table: Table) -> None:
        self.strike(vendetta, minion_number(target.minion) if isinstance(target, Aim) else None, table)
        mark_objectives(vendetta, self.who, table)

    def strike(self, vendetta: Vendetta, minion: int | None, table: Table) -> None:
        """Carries the action out on a minion, or on the Boss."""
        raise NotImplementedError

    def interpret(self, vendetta: Vendetta, option: Option) -> Option:
        """A minion stands for all that are like it."""
        player = self.player(vendetta)
        if isinstance(option, Aim) and lair_of_minion(option.minion) == player.lair:
            mask = 1 << minion_number(option.minion)
            if mask & self.targets(vendetta, player):
                return alike(vendetta, player, option, self.options(vendetta))
        return option


def alike(vendetta: Vendetta, player: Player, aim: Aim, listed: list[Aim | AimAtBoss]) -> Option:
    """The listed minion of the same kind in the same room with the same marks."""
    garrison = garrison_of(vendetta, player)

    def looks(minion: int) -> tuple[int, str, str]:
        return garrison.rooms[minion], garrison.kinds[minion], mark_of(player, minion)

    wanted = looks(minion_number(aim.minion))
    return next(it for it in listed if isinstance(it, Aim) and looks(minion_number(it.minion)) == wanted)
