"""Using a tile (VNG-CMB5 to CMB8): its actions in the printed order, each of which must be resolved if it can be."""

from collections.abc import Iterator

from lairkeeper.games.vengeance.components.box import Action, ItemId, SkillId
from lairkeeper.games.vengeance.records.events import TileBrokenOff, TileEnded
from lairkeeper.games.vengeance.records.options import BreakOff, Decline, GoOn, UseModifier
from lairkeeper.games.vengeance.rules.actions import QUESTIONS, act_at_once, can_resolve
from lairkeeper.games.vengeance.rules.asking import NO_ITEM, NO_SKILL, FightQuestion, Use, is_time_up
from lairkeeper.games.vengeance.rules.items import modifiers, spend_box
from lairkeeper.games.vengeance.state import Vendetta
from lairkeeper.kernel import Do, Seat, Table
from lairkeeper.kernel.errors import Fact


def use_skill(who: Seat, skill: SkillId, actions: tuple[Action, ...]) -> "Perform":
    return Perform(who, actions, Use(skill, NO_ITEM, len(actions)))


def use_item(who: Seat, item: ItemId, actions: tuple[Action, ...]) -> "Perform":
    return Perform(who, actions, Use(NO_SKILL, item, len(actions)))


class Perform(Do[Vendetta]):
    """The next action of a tile and what is left of it; one that cannot be resolved ends the tile."""

    clauses = ("VNG-CMB5", "VNG-CMB6", "VNG-CMB7", "VNG-CMB8", "VNG-ITM9")
    who: Seat
    actions: tuple[Action, ...]
    use: Use = Use()

    def do(self, vendetta: Vendetta, table: Table) -> None:
        player = vendetta.players[self.who]
        if not self.actions or is_time_up(vendetta, player):
            return
        action, rest = self.actions[0], self.actions[1:]
        if not can_resolve(vendetta, player, action):
            table.tell(TileEnded(self.who, action))
            return
        if action in QUESTIONS:
            table.then(QUESTIONS[action](self.who, self.use, len(self.actions)))
        else:
            act_at_once(vendetta, self.who, action, table)
        if not self.use.is_modifier and action in ("hit", "shoot"):
            table.then(OfferModifier(self.who, action, self.use, len(rest)))
        if rest:
            table.then(GoOnWithTile(self.who, rest, self.use))


class GoOnWithTile(FightQuestion[GoOn | BreakOff]):
    """A begun tile is carried through; a table may allow to end it early, but for a Wound that comes next."""

    clauses = ("VNG-CMB8", "VNG-SW2")
    actions: tuple[Action, ...]
    use: Use

    def options(self, vendetta: Vendetta) -> Iterator[GoOn | BreakOff]:
        yield GoOn()
        action = self.actions[0]
        may_stop = vendetta.options.forced_tile == "may_stop" and action != "wound"
        if may_stop and can_resolve(vendetta, self.player(vendetta), action):
            yield BreakOff()

    def take(self, vendetta: Vendetta, choice: GoOn | BreakOff, table: Table) -> None:
        if isinstance(choice, GoOn):
            table.then(Perform(self.who, self.actions, self.use))
        else:
            table.tell(TileBrokenOff(self.who))

    def facts(self, vendetta: Vendetta) -> dict[str, Fact]:
        use, at = self.use, self.use.actions - len(self.actions)
        return {"action": self.actions[0], "skill": use.skill, "item": use.item, "at": at, "of": use.actions}


class OfferModifier(FightQuestion[UseModifier | Decline]):
    """Right after the action that triggers it, even in the middle of a tile; what it does triggers no other."""

    clauses = ("VNG-ITM7", "VNG-ITM9", "VNG-CMB5")
    action: Action
    use: Use
    left: int

    def options(self, vendetta: Vendetta) -> list[UseModifier | Decline]:
        offered = map(UseModifier, modifiers(vendetta, self.player(vendetta), self.action))
        return [*offered, Decline()]

    def take(self, vendetta: Vendetta, choice: UseModifier | Decline, table: Table) -> None:
        if isinstance(choice, UseModifier):
            actions = spend_box(vendetta, self.who, choice.item, table)
            table.then(Perform(self.who, actions, Use(NO_SKILL, choice.item, len(actions), is_modifier=True)))

    def facts(self, vendetta: Vendetta) -> dict[str, Fact]:
        use, at = self.use, self.use.actions - self.left
        return {"action": self.action, "skill": use.skill, "item": use.item, "at": at, "of": use.actions}
