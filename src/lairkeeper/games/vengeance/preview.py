"""What a player can know of an answer: what is dropped by being done, what the enemies around will do, what is left.

Only queries over what lies open on the table.
"""

from collections.abc import Iterator, Mapping

from lairkeeper.games.vengeance.records.effects import (
    ActionsDropped,
    BarFilled,
    DeathAhead,
    KnockOutAhead,
    LootAhead,
    MayHeal,
    NoWoundsAhead,
    SlotsLeft,
    UsesDropped,
    WoundsAhead,
)
from lairkeeper.games.vengeance.records.options import EndCombat, FinishFlashback, PlaceWound
from lairkeeper.games.vengeance.rules.combat import anticipated
from lairkeeper.games.vengeance.rules.items import usable_items
from lairkeeper.games.vengeance.rules.passives import passives_at
from lairkeeper.games.vengeance.rules.resolution import is_resolved, lootable, wounds_due
from lairkeeper.games.vengeance.state import Player, Vendetta, box_of, free_slots
from lairkeeper.kernel import Effect, Option, Seat
from lairkeeper.kernel.errors import Fact


def preview(vendetta: Vendetta, seat: Seat, asked: Mapping[str, Fact], option: Option) -> tuple[Effect, ...]:
    player = vendetta.players[seat]
    match option:
        case FinishFlashback():
            return tuple(_unprepared(player))
        case EndCombat():
            return (*_unused(vendetta, player), *_resolution(vendetta, player))
        case PlaceWound():
            left = free_slots(vendetta, player) - 1
            return (SlotsLeft(left),) if left else (BarFilled(),)
    return ()


def _unprepared(player: Player) -> Iterator[Effect]:
    if actions := len(player.sources) + player.has_bonus:
        yield ActionsDropped(actions)


def _unused(vendetta: Vendetta, player: Player) -> Iterator[Effect]:
    if uses := len(player.groups) + len(anticipated(vendetta, player)):
        yield UsesDropped(uses)


def _resolution(vendetta: Vendetta, player: Player) -> Iterator[Effect]:
    """What follows if Combat ends here."""
    if not is_resolved(vendetta):
        return
    symbols = sum(loot for _, loot in lootable(vendetta, player))
    if symbols:
        yield LootAhead(symbols)
    wounds, free = wounds_due(vendetta, player), free_slots(vendetta, player)
    if wounds < free:
        yield WoundsAhead(wounds, free - wounds) if wounds else NoWoundsAhead()
        return
    yield _knock_out(vendetta, player, min(wounds, free))
    if symbols or _has_effects(vendetta, player):
        yield MayHeal()


def _knock_out(vendetta: Vendetta, player: Player, wounds: int) -> Effect:
    box = box_of(vendetta)
    if player.knock_outs + 1 == box.board.ko_slots:
        return DeathAhead(wounds)
    return KnockOutAhead(wounds, box.supplies.ko_hand)


def _has_effects(vendetta: Vendetta, player: Player) -> bool:
    items = usable_items(vendetta, player, "resolution")
    return any(items) or bool(passives_at(vendetta, player, "resolution"))
