"""Cooperate (RRR-COP): regroup, offer cards, take back from the discard, share, exchange tokens."""

from collections.abc import Iterator

from lairkeeper.games.run_run_run.board.placement import can_join
from lairkeeper.games.run_run_run.components.box import Card, Token
from lairkeeper.games.run_run_run.records.events import (
    AnswersShown,
    CardRecovered,
    CardShared,
    CardsOffered,
    CatJoined,
    CatMoved,
    PoolRevealed,
    RegroupCalled,
    TokenGiven,
    TorchesSacrificed,
)
from lairkeeper.games.run_run_run.records.options import (
    Done,
    GiveTo,
    GiveToken,
    Join,
    Offer,
    Recover,
    Sacrifice,
    StayAway,
)
from lairkeeper.games.run_run_run.state import (
    Gift,
    Hand,
    Pyramid,
    anybody,
    in_turn_order,
    kinds,
    lose_torches,
    part_with_token,
    players,
    without,
)
from lairkeeper.kernel import Ask, Chance, Do, Odds, Seat, Table, Together, applies
from lairkeeper.kernel.errors import Fact

FREE_CARDS = 2
CARDS_PER_TORCH = 2
MAX_OFFER = 2

_RECOVERIES = [Recover(Card(card)) for card in range(256)]


class CallRegroup(Do[Pyramid]):
    """A Regroup tile is spent; then regroup, offer, draw from the discard, share, exchange tokens, in this order."""

    clauses = ("RRR-COP1", "RRR-COP2", "RRR-COP3", "RRR-SOL3")

    def do(self, pyramid: Pyramid, table: Table) -> None:
        pyramid.regroup_tiles -= 1
        pyramid.participants = (pyramid.active,)
        here = pyramid.maze.spaces[pyramid.places[pyramid.active]].hex
        table.tell(RegroupCalled(pyramid.active, here, pyramid.regroup_tiles))
        table.then(
            InviteOthers(), Gather(), OfferCards(), SacrificeTorches(), RevealPool(), ExchangeTokens(), BreakUp()
        )


class InviteOthers(Do[Pyramid]):
    """All other players who can come are asked at once."""

    clauses = ("RRR-COP4", "RRR-COP5", "RRR-COP6")

    def do(self, pyramid: Pyramid, table: Table) -> None:
        invited = [seat for seat in in_turn_order(pyramid)[1:] if can_join(pyramid, seat)]
        table.then(Together(tuple((AskToJoin(seat),) for seat in invited)), *[ShowAnswers()] * (len(invited) > 1))


class AskToJoin(Ask[Pyramid, Join | StayAway]):
    """Each decides alone; a cat already there may stay out, and one behind a mummy cannot come."""

    clauses = ("RRR-COP4", "RRR-COP5", "RRR-COP6", "RRR-GEN3")
    invited: Seat

    def seat(self, pyramid: Pyramid) -> Seat:
        return self.invited

    def options(self, pyramid: Pyramid) -> Iterator[Join | StayAway]:
        if can_join(pyramid, self.invited):
            yield Join()
            yield StayAway()

    def take(self, pyramid: Pyramid, option: Join | StayAway, table: Table) -> None:
        if isinstance(option, Join):
            joined = (*pyramid.participants, self.invited)
            pyramid.participants = tuple(seat for seat in in_turn_order(pyramid) if seat in joined)


class ShowAnswers(Do[Pyramid]):
    """Players who are asked at the same time see the answers of the others once all have answered."""

    clauses = ("RRR-COP4", "RRR-COP16")

    def do(self, pyramid: Pyramid, table: Table) -> None:
        table.tell(AnswersShown())


class Gather(Do[Pyramid]):
    """Participants move for free, at any distance, without triggering an attack or a Room effect."""

    clauses = ("RRR-COP3", "RRR-COP4", "RRR-COP17")

    def do(self, pyramid: Pyramid, table: Table) -> None:
        here, spaces = pyramid.places[pyramid.active], pyramid.maze.spaces
        for seat in pyramid.participants[1:]:
            origin, pyramid.places[seat] = pyramid.places[seat], here
            table.tell(CatJoined(seat))
            if origin != here:
                table.tell(CatMoved(seat, spaces[origin].hex, spaces[here].hex))


class OfferCards(Do[Pyramid]):
    """All participants offer at once, hidden from each other; alone at the table an offer would change nothing."""

    clauses = ("RRR-COP7", "RRR-SOL4")

    def do(self, pyramid: Pyramid, table: Table) -> None:
        if players(pyramid) > 1:
            table.then(Together(tuple((OfferCard(seat, ()),) for seat in pyramid.participants)))


class OfferCard(Ask[Pyramid, Offer | Done]):
    """No, one or two cards face down; offering is not discarding, so even the last card may be offered."""

    clauses = ("RRR-COP7", "RRR-COP8", "RRR-SPL1", "RRR-SPL3", "RRR-SPL5")
    is_draft = True
    giver: Seat
    cards: tuple[Card, ...]

    def seat(self, pyramid: Pyramid) -> Seat:
        return self.giver

    def begin_again(self) -> "OfferCard":
        return OfferCard(self.giver, ())

    def options(self, pyramid: Pyramid) -> Iterator[Offer | Done]:
        yield from (Offer(card) for card in kinds(self._left(pyramid)))
        yield Done()

    def _left(self, pyramid: Pyramid) -> Hand:
        hand = pyramid.hands[self.giver]
        for card in self.cards:
            hand = without(hand, card)
        return hand

    def take(self, pyramid: Pyramid, option: Offer | Done, table: Table) -> None:
        if isinstance(option, Done):
            table.then(LayOffer(self.giver, self.cards))
        elif len(self.cards) + 1 == MAX_OFFER:
            table.then(LayOffer(self.giver, (*self.cards, option.card)))
        else:
            table.then(OfferCard(self.giver, (*self.cards, option.card)))

    def facts(self, pyramid: Pyramid) -> dict[str, Fact]:
        return {"offered": len(self.cards)}


class LayOffer(Do[Pyramid]):
    """The offered cards lie face down before their owner: their number is public, the cards are not."""

    clauses = ("RRR-COP7", "RRR-COP8")
    giver: Seat
    cards: tuple[Card, ...]

    def do(self, pyramid: Pyramid, table: Table) -> None:
        for card in self.cards:
            pyramid.hands[self.giver] = without(pyramid.hands[self.giver], card)
        pyramid.offers[self.giver] = tuple(sorted(self.cards))
        table.tell(CardsOffered(self.giver, len(self.cards)))


class SacrificeTorches(Ask[Pyramid, Sacrifice]):
    """The active player decides how many torches buy two more cards each, before any card is drawn."""

    clauses = ("RRR-COP9", "RRR-COP10", "RRR-COP20")

    def seat(self, pyramid: Pyramid) -> Seat:
        return pyramid.active

    def options(self, pyramid: Pyramid) -> list[Sacrifice]:
        return [Sacrifice(torches) for torches in range(most_torches(pyramid) + 1)]

    def take(self, pyramid: Pyramid, sacrifice: Sacrifice, table: Table) -> None:
        if sacrifice.torches:
            lose_torches(pyramid, sacrifice.torches)
            table.tell(TorchesSacrificed(sacrifice.torches, pyramid.reserve))
        cards = FREE_CARDS + CARDS_PER_TORCH * sacrifice.torches
        table.then(*[RecoverCard()] * min(cards, sum(pyramid.discard)))


@applies("RRR-COP9", "RRR-COP20")
def most_torches(pyramid: Pyramid) -> int:
    """A torch may be sacrificed only if a card is left in the discard for it."""
    beyond = max(0, sum(pyramid.discard) - FREE_CARDS)
    return min(pyramid.reserve, -(-beyond // CARDS_PER_TORCH))


class RecoverCard(Chance[Pyramid, Recover]):
    """A card drawn at random from the discard joins the pool; a small discard gives what it has."""

    clauses = ("RRR-COP9", "RRR-COP11", "RRR-DRW6", "RRR-GEN5")

    def odds(self, pyramid: Pyramid) -> Odds[Recover]:
        return Odds.counted(_RECOVERIES, pyramid.discard)

    def drawer(self, pyramid: Pyramid) -> tuple[Seat, ...]:
        return anybody(pyramid, pyramid.active)

    def take(self, pyramid: Pyramid, recovered: Recover, table: Table) -> None:
        pyramid.discard[recovered.card] -= 1
        pyramid.pool += (recovered.card,)
        table.tell(CardRecovered(recovered.card))

    def facts(self, pyramid: Pyramid) -> dict[str, Fact]:
        return {"seat": pyramid.active}


class RevealPool(Do[Pyramid]):
    """All cards of the pool are shown to everybody, participant or not, and then shared."""

    clauses = ("RRR-COP12", "RRR-COP18", "RRR-COM6")

    def do(self, pyramid: Pyramid, table: Table) -> None:
        offered = tuple(card for seat in pyramid.participants for card in pyramid.offers[seat])
        pyramid.pool = offered + pyramid.pool
        pyramid.offers = [()] * players(pyramid)
        if pyramid.pool:
            table.tell(PoolRevealed(pyramid.pool))
            table.then(SharePool(()))


class SharePool(Ask[Pyramid, GiveTo]):
    """The active player says who gets each card; all are given out, and nobody may be left without a card."""

    clauses = ("RRR-COP13", "RRR-COP14", "RRR-COP15", "RRR-SPL1", "RRR-SPL2")
    is_draft = True
    shares: tuple[Seat, ...]

    def seat(self, pyramid: Pyramid) -> Seat:
        return pyramid.active

    def begin_again(self) -> "SharePool":
        return SharePool(())

    def options(self, pyramid: Pyramid) -> list[GiveTo]:
        to_come = len(pyramid.pool) - len(self.shares) - 1
        empty = {s for s in pyramid.participants if not pyramid.hands[s] and s not in self.shares}
        return [GiveTo(seat) for seat in pyramid.participants if len(empty - {seat}) <= to_come]

    def take(self, pyramid: Pyramid, give: GiveTo, table: Table) -> None:
        shares = (*self.shares, give.seat)
        table.then(SharePool(shares) if len(shares) < len(pyramid.pool) else HandOutPool(shares))

    def facts(self, pyramid: Pyramid) -> dict[str, Fact]:
        return {"card": pyramid.pool[len(self.shares)], "left": len(pyramid.pool) - len(self.shares)}


class HandOutPool(Do[Pyramid]):
    """Who took what is public."""

    clauses = ("RRR-COP13", "RRR-COP15")
    shares: tuple[Seat, ...]

    def do(self, pyramid: Pyramid, table: Table) -> None:
        for card, seat in zip(pyramid.pool, self.shares, strict=True):
            pyramid.hands[seat] += (card,)
            table.tell(CardShared(seat, card))
        pyramid.pool = ()


class ExchangeTokens(Do[Pyramid]):
    """Participants may give tokens to each other, all at once; an exchange is two gifts."""

    clauses = ("RRR-COP16", "RRR-COP19", "RRR-SAR21")

    def do(self, pyramid: Pyramid, table: Table) -> None:
        lanes = tuple((OfferGift(seat, ()),) for seat in pyramid.participants)
        givers = sum(bool(pyramid.purses[seat]) for seat in pyramid.participants)
        table.then(Together(lanes), *[ShowAnswers()] * (givers > 1), HandOverGifts())


class OfferGift(Ask[Pyramid, GiveToken | Done]):
    """Tokens held when the exchange began, each at most once, to another participant."""

    clauses = ("RRR-COP16", "RRR-COP19", "RRR-SPL1", "RRR-SPL3", "RRR-SPL5")
    is_draft = True
    giver: Seat
    gifts: tuple[Gift, ...]

    def seat(self, pyramid: Pyramid) -> Seat:
        return self.giver

    def begin_again(self) -> "OfferGift":
        return OfferGift(self.giver, ())

    def options(self, pyramid: Pyramid) -> Iterator[GiveToken | Done]:
        others = [seat for seat in pyramid.participants if seat != self.giver]
        for token in dict.fromkeys(self._left(pyramid)):
            yield from (GiveToken(token, seat) for seat in others)
        yield Done()

    def _left(self, pyramid: Pyramid) -> list[Token]:
        left = list(pyramid.purses[self.giver])
        for gift in self.gifts:
            left.remove(gift.token)
        return left

    def take(self, pyramid: Pyramid, option: GiveToken | Done, table: Table) -> None:
        if isinstance(option, GiveToken):
            table.then(OfferGift(self.giver, (*self.gifts, Gift(self.giver, option.token, option.seat))))
        else:
            pyramid.gifts += self.gifts

    def facts(self, pyramid: Pyramid) -> dict[str, Fact]:
        return {"given": len(self.gifts)}


class HandOverGifts(Do[Pyramid]):
    """Once all have decided, the tokens change hands."""

    clauses = ("RRR-COP16", "RRR-SAR21")

    def do(self, pyramid: Pyramid, table: Table) -> None:
        gifts, pyramid.gifts = pyramid.gifts, ()
        for gift in gifts:
            part_with_token(pyramid, gift.giver, gift.token)
        for gift in sorted(gifts, key=lambda gift: (gift.giver, gift.token, gift.receiver)):
            pyramid.purses[gift.receiver] += (gift.token,)
            table.tell(TokenGiven(gift.giver, gift.token, gift.receiver))


class BreakUp(Do[Pyramid]):
    """The regroup is over; the cats stay where they are."""

    clauses = ("RRR-COP1",)

    def do(self, pyramid: Pyramid, table: Table) -> None:
        pyramid.participants = ()
