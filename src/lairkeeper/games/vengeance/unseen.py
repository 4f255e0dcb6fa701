"""Dealing anew what a seat cannot see: Boss cards still face down, and orders others have given in a tick."""

from lairkeeper.games.vengeance.components.box import BossId
from lairkeeper.games.vengeance.rules.rolling import orders
from lairkeeper.games.vengeance.state import NO_BOSS, NO_LAIR, Vendetta, box_of, seats
from lairkeeper.kernel import ChanceStream, Seat


def reshuffle(vendetta: Vendetta, seat: Seat | None, stream: ChanceStream) -> None:
    """A Boss nobody has turned up may be any that is not in sight; an order may be any that was possible."""
    hidden = [player for player in vendetta.players if player.boss != NO_BOSS and player.lair == NO_LAIR]
    if hidden:
        seen = {player.boss for player in vendetta.players if player.lair != NO_LAIR}
        bosses = [BossId(boss) for boss in range(len(box_of(vendetta).bosses)) if boss not in seen]
        stream.shuffle(bosses)
        for player in hidden:
            player.boss = bosses.pop()
    for who in seats(vendetta):
        if who != seat and vendetta.orders[who] is not None:
            vendetta.orders[who] = stream.pick(orders(vendetta, who))
