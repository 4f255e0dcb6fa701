"""Who still rolls: ready or rolling, stopped for good, absent for a while, or stuck with nothing left to do."""

from lairkeeper.games.vengeance.records.events import PlayerCameBack, PlayerStopped, StopCause
from lairkeeper.games.vengeance.state import EMPTY, Player, Vendetta, free_slots, hand_limit
from lairkeeper.kernel import Seat, Table, applies


@applies("VNG-ROLL5", "VNG-RT7", "VNG-SOLO5")
def supply(vendetta: Vendetta) -> int:
    """The dice that can still be taken: none once the Reserve is closed."""
    return 0 if vendetta.is_reserve_closed else vendetta.reserve


@applies("VNG-ROLL10")
def is_stuck(vendetta: Vendetta, player: Player) -> bool:
    """Nothing to roll, so nothing to assign; no wound die to place; nothing to take."""
    run, fist, power, gun, locked, released, blank = player.hand
    if run or fist or power or gun or released or blank:
        return False
    if locked and free_slots(vendetta, player) > 0:
        return False
    return not supply(vendetta) or locked >= hand_limit(vendetta, player)


@applies("VNG-ROLL11", "VNG-RT6")
def goes_on(vendetta: Vendetta, player: Player) -> bool:
    """Alive, neither stopped nor absent, and not stuck."""
    if player.standing == "stopped" or player.is_absent or player.is_dead:
        return False
    return not is_stuck(vendetta, player)


def anybody_goes_on(vendetta: Vendetta) -> bool:
    return any(goes_on(vendetta, player) for player in vendetta.players)


@applies("VNG-RT6", "VNG-RT10", "VNG-SW4")
def is_waiting(vendetta: Vendetta, player: Player) -> bool:
    """Neither stopped nor going on, but while others roll an absence may end, and returned dice free who is stuck."""
    may_return = player.is_absent or vendetta.options.stopped_dice == "returned"
    return may_return and player.standing != "stopped" and anybody_goes_on(vendetta)


@applies("VNG-RT10")
def come_back(vendetta: Vendetta, who: Seat, table: Table) -> None:
    """Ends a pause that an absence caused; other pauses stay."""
    vendetta.players[who].is_absent = False
    table.tell(PlayerCameBack(who))


@applies("VNG-ROLL9", "VNG-ROLL14", "VNG-SW4")
def stop(vendetta: Vendetta, who: Seat, cause: StopCause, table: Table) -> None:
    """Final for this phase; loose dice stay out of the Reserve until it ends, unless the table returns them."""
    player = vendetta.players[who]
    player.standing = "stopped"
    table.tell(PlayerStopped(who, cause))
    if vendetta.options.stopped_dice == "returned":
        vendetta.reserve += sum(player.hand)
        player.hand = EMPTY
