"""Dealing anew what a seat cannot see: it keeps what it sees, believes in every deal that fits, and loses no card."""

from collections import Counter

import pytest
from hypothesis import given, settings

from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.components.box import Card
from lairkeeper.games.run_run_run.records.options import AddCard, Done, GiveTo, Join, Offer
from lairkeeper.games.run_run_run.rules.cooperate import CallRegroup
from lairkeeper.games.run_run_run.rules.fight import ChooseTarget
from lairkeeper.games.run_run_run.state import Pyramid
from lairkeeper.games.run_run_run.unseen import reshuffle
from lairkeeper.kernel import (
    ChanceStream,
    Decision,
    Option,
    Seat,
    State,
    begin,
    facts,
    offered_options,
    reshuffle_unseen,
)
from lairkeeper.kernel.data.clone import clone_world
from lairkeeper.kernel.errors import Fact
from lairkeeper.testing import asked, play_out
from tests.games.run_run_run.tables import FIVE, FOUR, ONE, P1, P2, P3, THREE, TWO, card, cards, corridor, draw_table
from tests.games.run_run_run.wandering import any_game, any_stream, wander

THREE_CATS = ((0, 0), (0, 0), (0, 0))


def seats(pyramid: Pyramid) -> list[Seat | None]:
    """All players, and a spectator."""
    return [*(Seat(seat) for seat in range(len(pyramid.hands))), None]


def questions(state: State[Pyramid], seat: Seat | None) -> list[tuple[Decision, dict[str, Fact]]]:
    """What this seat is asked, word by word."""
    return [(decision, dict(facts(state, decision))) for decision in state.decisions if seat in decision.seats]


def draws(state: State[Pyramid], seat: Seat | None) -> list[tuple[str, tuple[Option, ...]]]:
    """What this seat is shown where it draws from a real box; whatever may come is among it."""
    waiting = [decision for decision in state.decisions if decision.is_chance]
    own = [decision for decision in waiting if facts(state, decision).get("seat") == seat]
    assert all(set(decision.options) <= set(offered_options(state, decision)) for decision in own)
    return [(decision.question, offered_options(state, decision)) for decision in own]


def few_unknown() -> Pyramid:
    """Of the cards that the first player does not see, two are in the other hand and two in the pile."""
    table = draw_table(hands=((ONE, TWO), ("R14", "R15")), is_pile_empty=True)
    for kind in cards("R16", "R18"):
        table.pile[kind] += 1
    return table


def imagined(pyramid: Pyramid, seat: Seat | None, stream: ChanceStream) -> Pyramid:
    world = clone_world(pyramid)
    reshuffle(world, seat, stream)
    return world


@settings(max_examples=25, deadline=None)
@given(state=any_game, stream=any_stream)
def test_what_a_seat_sees_and_may_do_stays_the_same(state: State[Pyramid], stream: ChanceStream) -> None:
    for place, _ in enumerate(wander(state, stream)):
        if place % 7:
            continue
        for seat in seats(state.world):
            twin = reshuffle_unseen(GAME, state, seat, stream)
            assert GAME.view(twin.world, seat) == GAME.view(state.world, seat)
            assert questions(twin, seat) == questions(state, seat)
            assert draws(twin, seat) == draws(state, seat)
            GAME.check(twin.world)


@settings(max_examples=25, deadline=None)
@given(state=any_game, stream=any_stream)
def test_an_imagined_game_can_be_played_to_its_end(state: State[Pyramid], stream: ChanceStream) -> None:
    for place, _ in enumerate(wander(state, stream)):
        if place == 60:
            state = reshuffle_unseen(GAME, state, stream.pick(seats(state.world)), stream)
            break
    for _ in wander(state, stream):
        GAME.check(state.world)
    assert state.outcome is not None


def test_every_deal_that_fits_is_believed_and_all_are_equally_likely() -> None:
    stream, table = ChanceStream("deals"), few_unknown()
    hands = Counter(tuple(sorted(imagined(table, P1, stream).hands[P2])) for _ in range(1200))
    unknown = sorted(cards("R14", "R15", "R16", "R18"))
    assert set(hands) == {(one, other) for one in unknown for other in unknown if one < other}
    assert all(150 < count < 250 for count in hands.values())


def test_cards_of_one_kind_are_as_likely_as_there_are_of_them() -> None:
    table = draw_table(hands=((ONE, TWO), ("R14",)), is_pile_empty=True)
    table.pile[card("R57")] = 2
    stream = ChanceStream("kinds")
    hands = Counter(imagined(table, P1, stream).hands[P2] for _ in range(900))
    assert 250 < hands[cards("R14")] < 350
    assert sum(hands.values()) - hands[cards("R14")] == hands[cards("R57")]


@pytest.mark.parametrize("seat", [P1, P2, None])
def test_a_seat_keeps_its_own_hand_and_nobody_else_does(seat: Seat | None) -> None:
    table, stream = few_unknown(), ChanceStream("own")
    worlds = [imagined(table, seat, stream) for _ in range(40)]
    for player in (P1, P2):
        believed = {tuple(sorted(world.hands[player])) for world in worlds}
        assert (len(believed) == 1) == (player == seat)


def test_no_card_is_lost_and_every_hand_and_offer_keeps_its_size() -> None:
    table, stream = draw_table(cats=THREE_CATS), ChanceStream("sizes")
    table.offers[P2], table.hands[P2] = table.hands[P2][:2], table.hands[P2][2:]
    for seat in seats(table):
        world = imagined(table, seat, stream)
        assert [len(hand) for hand in world.hands] == [5, 3, 5]
        assert [len(offer) for offer in world.offers] == [0, 2, 0]
        assert counted(world) == counted(table)


def counted(pyramid: Pyramid) -> Counter[Card]:
    """Cards that somebody does not see, wherever they are."""
    pile = Counter({Card(kind): count for kind, count in enumerate(pyramid.pile) if count})
    return pile + Counter(kind for cards_ in (*pyramid.hands, *pyramid.offers) for kind in cards_)


def test_what_is_public_stays() -> None:
    table = draw_table(corridor(3), cats=THREE_CATS, tokens=(("shield",),), awake={"herald": (0, -3)}, discard=("R01",))
    world = imagined(table, P1, ChanceStream("public"))
    for part in ("maze", "discard", "purses", "stack", "awake", "asleep", "hearts", "reserve", "places", "pool"):
        assert getattr(world, part) == getattr(table, part)


def test_an_offer_face_down_is_the_offerers_alone() -> None:
    state = begin(draw_table(hands=((ONE, TWO), (THREE, FOUR))), CallRegroup())
    play_out(state, Join(), (P1, Offer(card(TWO))), (P1, Done()))
    stream = ChanceStream("offers")
    believed = {seat: {imagined(state.world, seat, stream).offers[P1] for _ in range(20)} for seat in (P1, P2)}
    assert believed[P1] == {cards(TWO)}
    assert len(believed[P2]) > 5


def test_a_card_known_through_a_regroup_may_be_anywhere_again() -> None:
    state = begin(draw_table(hands=((ONE, TWO), (THREE, FOUR)), discard=("R57",)), CallRegroup())
    play_out(state, Join(), (P1, Done()), (P2, Done()), GiveTo(P2))
    assert card("R57") in state.world.hands[P2]
    stream = ChanceStream("memory")
    believed = [card("R57") in imagined(state.world, P1, stream).hands[P2] for _ in range(40)]
    assert not all(believed)


def test_what_another_has_declared_in_part_is_not_imagined() -> None:
    state = begin(draw_table(cats=THREE_CATS, hands=((ONE, TWO, FIVE), (THREE, FOUR))), CallRegroup())
    play_out(state, (P2, Join()), (P3, Join()), (P1, Offer(card(TWO))))
    for seat, offered in ((P1, 1), (P2, 0), (None, 0)):
        twin = reshuffle_unseen(GAME, state, seat, ChanceStream("drafts"))
        assert facts(twin, asked(twin, P1)) == {"offered": offered}


def test_a_declaration_of_ones_own_goes_on() -> None:
    hands = ((ONE, TWO, FIVE), (THREE, FOUR))
    state = begin(draw_table(corridor(1), hands=hands, awake={"herald": (0, -1)}), ChooseTarget())
    play_out(state, AddCard(card(TWO)))
    twin = reshuffle_unseen(GAME, state, P1, ChanceStream("own draft"))
    assert questions(twin, P1) == questions(state, P1)
    assert twin.world.hands[P2] != state.world.hands[P2]
