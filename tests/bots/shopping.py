"""A small puzzle for bots: what is bought first changes what the rest is worth.

A cart doubles everything bought after it, but looks like a bad buy at once. A raffle may be played instead.
"""

from collections.abc import Iterator

from lairkeeper.kernel import (
    Ask,
    Chance,
    Do,
    Event,
    Game,
    Odds,
    Option,
    Outcome,
    Record,
    Seat,
    Table,
    World,
)

A = Seat(0)
ENOUGH = 8
PRICES = {"cart": 3, "bread": 1, "cheese": 2}
WORTH = {"cart": 0, "bread": 1, "cheese": 2}


class Purse(Record):
    coins: int = 7
    has_raffle: bool = False


class Market(World):
    coins: int
    goods: int
    has_cart: bool
    has_raffle: bool


class MarketView(Record):
    coins: int
    goods: int


class Buy(Option):
    thing: str


class Enter(Option):
    """The raffle."""


class GoHome(Option):
    pass


class Prize(Option):
    goods: int


class DayBegan(Event):
    begins_turn = True


class Shop(Ask[Market, Buy | Enter | GoHome]):
    def seat(self, market: Market) -> Seat:
        return A

    def options(self, market: Market) -> Iterator[Buy | Enter | GoHome]:
        yield from (Buy(thing) for thing, price in PRICES.items() if price <= market.coins)
        if market.has_raffle and market.coins:
            yield Enter()
        yield GoHome()

    def take(self, market: Market, choice: Buy | Enter | GoHome, table: Table) -> None:
        match choice:
            case Buy(thing=thing):
                market.coins -= PRICES[thing]
                market.goods += WORTH[thing] * (2 if market.has_cart else 1)
                market.has_cart |= thing == "cart"
                table.then(Shop())
            case Enter():
                market.coins -= 1
                table.then(Raffle(), Shop())
            case GoHome():
                table.then(EndDay())


class Raffle(Chance[Market, Prize]):
    def odds(self, market: Market) -> Odds[Prize]:
        return Odds((Prize(0), Prize(8)), (1, 1))

    def take(self, market: Market, prize: Prize, table: Table) -> None:
        market.goods += prize.goods


class EndDay(Do[Market]):
    def do(self, market: Market, table: Table) -> None:
        winners = (A,) if market.goods >= ENOUGH else ()
        table.finish(Outcome("home", "MARKET", winners, (market.goods,)))


GAME: Game[Market, Purse, MarketView] = Game(
    name="market",
    version=1,
    package="market",
    seats=range(1, 2),
    config=Purse,
    world=Market,
    steps=(Shop, Raffle, EndDay),
    options=(Buy, Enter, GoHome, Prize),
    events=(DayBegan,),
    clauses={},
    set_up=lambda purse: (Market(purse.coins, 0, False, purse.has_raffle), Shop()),
    seat_count=lambda purse: 1,
    content=lambda purse: "",
    view=lambda market, seat: MarketView(market.coins, market.goods),
    reshuffle=lambda market, seat, stream: None,
    heuristic=lambda market, seat: (market.goods + 0.1 * market.coins) / 100,
    check=lambda market: None,
)
