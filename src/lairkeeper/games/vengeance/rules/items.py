"""Items (VNG-ITM): marked use boxes are spent one by one, at the moment printed on the tile."""

from collections.abc import Iterator

from lairkeeper.games.vengeance.components.box import Action, ItemId
from lairkeeper.games.vengeance.components.kinds import Timing
from lairkeeper.games.vengeance.records.events import ItemUsed
from lairkeeper.games.vengeance.rules.actions import can_resolve
from lairkeeper.games.vengeance.state import Player, Vendetta, box_of, changed, item_place
from lairkeeper.kernel import Seat, Table, applies


@applies("VNG-ITM1", "VNG-ITM3", "VNG-ITM5", "VNG-ITM6", "VNG-ITM8", "VNG-CMB11")
def usable_items(vendetta: Vendetta, player: Player, timing: Timing) -> Iterator[ItemId]:
    """Items with a marked box whose moment this is; modifiers are offered by themselves."""
    items = box_of(vendetta).items
    for place, item in enumerate(box_of(vendetta).items_of[player.hero]):
        if player.uses[place] and items[item].timing == timing and items[item].after == "none":
            yield item


@applies("VNG-ITM7", "VNG-ITM9")
def modifiers(vendetta: Vendetta, player: Player, action: Action) -> Iterator[ItemId]:
    """Items that react to this action and whose first effect can be resolved now."""
    items = box_of(vendetta).items
    for place, item in enumerate(box_of(vendetta).items_of[player.hero]):
        if player.uses[place] and items[item].after == action and can_resolve(vendetta, player, items[item].actions[0]):
            yield item


@applies("VNG-ITM2", "VNG-ITM4")
def spend_box(vendetta: Vendetta, who: Seat, item: ItemId, table: Table) -> tuple[Action, ...]:
    """Crosses a marked box for good, and tells what the item does."""
    player = vendetta.players[who]
    place = item_place(vendetta, player, item)
    player.uses = changed(player.uses, place, -1)
    player.used = changed(player.used, place, 1)
    table.tell(ItemUsed(who, item))
    return box_of(vendetta).items[item].actions
