"""Knock-outs (VNG-KO): a full health bar at the end of a round; the second one is death."""

from lairkeeper.games.vengeance.records.events import HeroDied, KnockedOut
from lairkeeper.games.vengeance.rules.preparing import may_anticipate
from lairkeeper.games.vengeance.state import Vendetta, box_of, health_slots
from lairkeeper.kernel import Do, Seat, Table


class CheckKnockOut(Do[Vendetta]):
    """Step 5: with every slot crossed the hero goes down; all wounds are cleaned, the extra slots are lost, and so is
    the anticipation of a skill that may not be anticipated any more.
    """

    clauses = ("VNG-RES7", "VNG-KO1", "VNG-KO2", "VNG-KO3", "VNG-KO6", "VNG-KO8", "VNG-WND7", "VNG-SW8")
    who: Seat

    def do(self, vendetta: Vendetta, table: Table) -> None:
        player = vendetta.players[self.who]
        if player.wounds < health_slots(vendetta, player):
            return
        player.wounds, player.extra_slots = 0, 0
        player.knock_outs += 1
        player.anticipation = tuple(skill for skill in player.anticipation if may_anticipate(vendetta, player, skill))
        player.is_dead = player.knock_outs == box_of(vendetta).board.ko_slots
        table.tell(HeroDied(self.who) if player.is_dead else KnockedOut(self.who))
