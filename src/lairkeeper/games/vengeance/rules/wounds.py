"""Wounds while rolling (VNG-WND): dice on the health bar, which are crossed when Combat begins."""

from lairkeeper.games.vengeance.components.box import WOUND
from lairkeeper.games.vengeance.records.events import WoundPlaced, WoundsCrossed
from lairkeeper.games.vengeance.records.options import PlaceWound
from lairkeeper.games.vengeance.rules.assigning import as_hand
from lairkeeper.games.vengeance.rules.reserve import take_dice
from lairkeeper.games.vengeance.state import RELEASED, Vendetta
from lairkeeper.kernel import Do, Seat, Table, applies


@applies("VNG-WND1", "VNG-WND2", "VNG-WND4")
def place_wound(vendetta: Vendetta, who: Seat, order: PlaceWound, table: Table) -> None:
    """One die on one free slot; every other wound die in hand is released."""
    player = vendetta.players[who]
    counts = list(player.hand)
    counts[RELEASED] += counts[WOUND] - 1
    counts[WOUND] = 0
    player.hand = as_hand(counts)
    player.bar_dice += 1
    table.tell(WoundPlaced(who))
    take_dice(vendetta, who, order.take, table)


class CrossWoundedSlots(Do[Vendetta]):
    """Slots with a die are crossed, and the dice return; a full bar does nothing before Resolution."""

    clauses = ("VNG-WND5", "VNG-WND6", "VNG-WND7", "VNG-CMB2")
    who: Seat

    def do(self, vendetta: Vendetta, table: Table) -> None:
        player = vendetta.players[self.who]
        if dice := player.bar_dice:
            player.wounds += dice
            player.bar_dice = 0
            vendetta.reserve += dice
            table.tell(WoundsCrossed(self.who, dice))
