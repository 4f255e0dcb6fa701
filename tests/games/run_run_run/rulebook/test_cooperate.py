"""Cooperate: a Regroup tile, a gathering, cards pooled and shared, tokens exchanged."""

import pytest

from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.board.hexes import at
from lairkeeper.games.run_run_run.records import events as ev
from lairkeeper.games.run_run_run.records.options import (
    Cooperate,
    Done,
    GiveTo,
    GiveToken,
    Join,
    Offer,
    Pass,
    Recover,
    Sacrifice,
    StayAway,
)
from lairkeeper.games.run_run_run.rules.cooperate import CallRegroup, ExchangeTokens, OfferCards
from lairkeeper.games.run_run_run.rules.turn import ChooseAction
from lairkeeper.games.run_run_run.state import Pyramid
from lairkeeper.kernel import Seat, State, apply, begin, pending
from lairkeeper.kernel.errors import IllegalOption, NotYourDecision
from lairkeeper.testing import asked, clause, heard, play_out
from tests.games.run_run_run.tables import (
    FIVE,
    FOUR,
    ONE,
    P1,
    P2,
    P3,
    THREE,
    TWO,
    card,
    cards,
    cat_place,
    corridor,
    draw_table,
    heard_of,
    offered,
    question,
    token,
)

THREE_CATS = ((0, 0), (0, 0), (0, 0))
NOTHING = ((P1, Done()), (P2, Done()))
"""Neither of two participants offers a card."""


def regroup(pyramid: Pyramid) -> State[Pyramid]:
    return begin(pyramid, CallRegroup())


def invited(state: State[Pyramid]) -> set[Seat]:
    return {decision.seats[0] for decision in pending(state) if decision.question == "ask_to_join"}


@clause("RRR-COP4")
def test_nobody_changes_their_mind_after_seeing_who_comes() -> None:
    state = regroup(draw_table(cats=THREE_CATS))
    assert not heard_of(play_out(state, (P2, Join())), ev.AnswersShown)
    assert heard_of(play_out(state, (P3, StayAway())), ev.AnswersShown) and ev.AnswersShown.reveals


@clause("RRR-COP4")
def test_an_invitation_to_one_alone_hides_nothing() -> None:
    state = regroup(draw_table(cats=((0, 0), (0, 0))))
    assert not heard_of(play_out(state, (P2, StayAway())), ev.AnswersShown)


def offerers(state: State[Pyramid]) -> set[Seat]:
    return {decision.seats[0] for decision in pending(state) if decision.question == "offer_card"}


def two_together(*discard: str, reserve: int = 5) -> State[Pyramid]:
    """Two cats have met in the Vault and offered nothing; these cards lie in the discard."""
    state = regroup(draw_table(discard=discard, reserve=reserve))
    play_out(state, Join(), *NOTHING, may_leave_draws=True)
    return state


def begin_offers(pyramid: Pyramid) -> State[Pyramid]:
    """Everybody takes part and is asked for cards."""
    pyramid.participants = tuple(Seat(seat) for seat in range(len(pyramid.hands)))
    return begin(pyramid, OfferCards())


@clause("RRR-COP1")
def test_a_regroup_goes_tile_gathering_offers_discard_share_tokens() -> None:
    table = draw_table(
        corridor(1), cats=((0, 0), (0, -1)), hands=((TWO, ONE), (THREE,)), tokens=(("shield",),), discard=(FIVE, FOUR)
    )
    state = regroup(table)
    told = play_out(state, Join(), (P1, Offer(card(TWO))), (P1, Done()), (P2, Done()), Recover, GiveTo(P1))
    told += play_out(state, GiveTo(P2), GiveTo(P2), GiveToken(token("shield"), P2))
    assert [event.slug for event in heard(told)] == [
        *("cat_joined", "cat_moved"),
        *("cards_offered", "cards_offered"),
        *("card_recovered", "card_recovered"),
        *("pool_revealed", "card_shared", "card_shared", "card_shared"),
        "token_given",
    ]
    assert not state.decisions


@clause("RRR-COP2")
def test_a_regroup_tile_leaves_the_game_before_anybody_is_asked() -> None:
    state = regroup(draw_table(regroup_tiles=2))
    assert question(state) == "ask_to_join"
    assert state.world.regroup_tiles == 1


@clause("RRR-COP2")
def test_without_a_tile_the_action_no_longer_exists() -> None:
    table = draw_table(corridor(1), hands=((ONE,), (ONE,)), is_pile_empty=True, regroup_tiles=1)
    assert offered(begin(table, ChooseAction())) == {Cooperate(), Pass()}
    table.regroup_tiles = 0
    assert question(begin(table, ChooseAction())) == "walk_and_pass"


@clause("RRR-COP3", "RRR-COP4")
def test_the_others_come_for_free_from_any_distance_and_the_active_cat_stays() -> None:
    state = regroup(draw_table(corridor(9), cats=((0, -2), (0, -9))))
    told = play_out(state, Join())
    assert [cat_place(state.world, seat) for seat in (P1, P2)] == [(0, -2), (0, -2)]
    assert heard_of(told, ev.CatMoved) == [ev.CatMoved(P2, at(0, -9), at(0, -2))]
    assert len(state.world.hands[P2]) == 5


@clause("RRR-COP4")
def test_each_of_the_others_decides_alone_in_any_order() -> None:
    state = regroup(draw_table(corridor(2), cats=((0, 0), (0, -1), (0, -2))))
    assert invited(state) == {P2, P3}
    with pytest.raises(NotYourDecision):
        apply(state, P1, Join())
    play_out(state, (P3, Join()), (P2, StayAway()))
    assert [cat_place(state.world, seat) for seat in (P1, P2, P3)] == [(0, 0), (0, -1), (0, 0)]


@clause("RRR-COP4")
def test_nobody_comes_across_a_mummy() -> None:
    table = draw_table(corridor(4), cats=((0, 0), (0, -1), (0, -4)), awake={"herald": (0, -2)})
    assert invited(regroup(table)) == {P2}


@clause("RRR-COP5")
def test_a_cat_already_there_may_stay_out_and_then_offers_nothing() -> None:
    state = regroup(draw_table(cats=THREE_CATS))
    play_out(state, (P2, StayAway()), (P3, Join()))
    assert state.world.participants == (P1, P3)
    assert offerers(state) == {P1, P3}


@clause("RRR-COP6")
@pytest.mark.parametrize("place", [(0, -1), (0, -3)])
def test_a_mummy_at_either_end_of_the_way_does_not_prevent_joining(place: tuple[int, int]) -> None:
    table = draw_table(corridor(3), cats=((0, -1), (0, -3)), awake={"brute": place})
    assert invited(regroup(table)) == {P2}


@clause("RRR-COP7")
def test_a_participant_offers_no_one_or_two_cards() -> None:
    state = begin_offers(draw_table(cats=THREE_CATS, hands=((ONE, TWO, THREE), (ONE, TWO, THREE), (ONE, TWO, THREE))))
    mine, yours = state.world.hands[P1], state.world.hands[P2]
    assert set(asked(state, P1).options) == {Done(), *(Offer(kind) for kind in mine)}
    play_out(state, (P1, Offer(mine[0])), (P1, Offer(mine[2])), (P2, Offer(yours[1])), (P2, Done()), (P3, Done()))
    assert [len(offer) for offer in state.world.offers] == [2, 1, 0]
    assert not pending(state)


@clause("RRR-COP7")
def test_an_offer_lies_face_down() -> None:
    state = begin_offers(draw_table(cats=THREE_CATS))
    lying = state.world.hands[P1][0]
    told = play_out(state, (P1, Offer(lying)), (P1, Done()))
    assert heard(told) == (ev.CardsOffered(P1, 1),)
    assert GAME.view(state.world, P1).offer == (lying,)
    for other in (P2, P3, None):
        assert GAME.view(state.world, other).offer == ()
        assert GAME.view(state.world, other).cats[P1].offered == 1


@clause("RRR-COP8")
def test_even_the_last_card_may_be_offered() -> None:
    state = begin_offers(draw_table(hands=((ONE,), (TWO,))))
    play_out(state, (P1, Offer(card(ONE))), (P2, Offer(card(TWO))))
    assert state.world.hands == [(), ()]
    assert state.outcome is None


@clause("RRR-COP9")
@pytest.mark.parametrize("torches", [0, 1, 2])
def test_two_cards_of_the_discard_are_free_and_each_torch_buys_two_more(torches: int) -> None:
    state = two_together(*[ONE] * 6, *[TWO] * 2)
    told = play_out(state, Sacrifice(torches), *[Recover] * (2 + 2 * torches))
    assert len(state.world.pool) == 2 + 2 * torches == len(heard_of(told, ev.CardRecovered))
    assert sum(state.world.discard) == 8 - len(state.world.pool)
    assert state.world.reserve == 5 - torches


@clause("RRR-COP9")
def test_every_card_of_the_discard_is_equally_likely_to_come_back() -> None:
    state = two_together("R01", "R01", "R01", "R03", reserve=0)
    draw = asked(state)
    assert dict(zip(draw.options, draw.weights, strict=True)) == {Recover(card("R01")): 3, Recover(card("R03")): 1}


@clause("RRR-COP10")
def test_the_active_player_fixes_the_torches_before_any_card_is_drawn() -> None:
    state = two_together(ONE, TWO, THREE, FOUR, FIVE)
    assert (question(state), asked(state).seats) == ("sacrifice_torches", (P1,))
    assert sum(state.world.discard) == 5
    play_out(state, Sacrifice(1), Recover, Recover, Recover, Recover)
    assert question(state) == "share_pool"


@clause("RRR-COP11")
def test_a_small_discard_gives_what_it_has() -> None:
    state = two_together(FIVE)
    assert question(state) == "share_pool"
    assert state.world.pool == cards(FIVE)
    assert not any(state.world.discard)


@clause("RRR-COP12", "RRR-COP18")
def test_the_pool_is_revealed_to_everybody_participant_or_not() -> None:
    state = regroup(draw_table(cats=THREE_CATS, hands=((ONE, TWO), (THREE,)), discard=(FIVE,)))
    script = ((P2, Join()), (P3, StayAway()), (P1, Offer(card(TWO))), (P1, Done()), (P2, Offer(card(THREE))))
    told = play_out(state, *script)
    pool = cards(TWO, THREE, FIVE)
    assert all(ev.PoolRevealed(pool) in heard(told, seat) for seat in (P1, P2, P3))
    assert [item.to for item in told if isinstance(item.event, ev.PoolRevealed)] == [None]
    assert all(GAME.view(state.world, seat).pool == pool for seat in (P1, P2, P3, None))


@clause("RRR-COP13", "RRR-COP14")
def test_the_active_player_shares_the_pool_in_any_way() -> None:
    state = two_together(ONE, TWO)
    play_out(state, Recover)
    for _ in range(2):
        assert (question(state), asked(state).seats) == ("share_pool", (P1,))
        assert offered(state) == {GiveTo(P1), GiveTo(P2)}
        play_out(state, GiveTo(P2))
    assert [len(hand) for hand in state.world.hands] == [5, 7]
    assert not state.world.pool


@clause("RRR-COP13")
def test_who_stayed_away_gets_nothing() -> None:
    state = regroup(draw_table(cats=THREE_CATS, discard=(ONE,)))
    play_out(state, (P2, StayAway()), (P3, Join()), (P1, Done()), (P3, Done()))
    assert offered(state) == {GiveTo(P1), GiveTo(P3)}


def all_offered() -> State[Pyramid]:
    """Three participants have offered their only card; the first of the three is to be given away."""
    state = regroup(draw_table(cats=THREE_CATS, hands=((ONE,), (TWO,), (THREE,))))
    script = ((P2, Join()), (P3, Join()), (P1, Offer(card(ONE))), (P2, Offer(card(TWO))), (P3, Offer(card(THREE))))
    play_out(state, *script)
    return state


@clause("RRR-COP15")
def test_a_share_that_leaves_somebody_without_a_card_is_refused() -> None:
    state = all_offered()
    assert offered(state) == {GiveTo(P1), GiveTo(P2), GiveTo(P3)}
    play_out(state, GiveTo(P2))
    with pytest.raises(IllegalOption) as refused:
        apply(state, P1, GiveTo(P2))
    assert "RRR-COP15" in refused.value.clauses


@clause("RRR-COP15")
def test_the_whole_pool_is_given_out_and_a_forced_card_is_not_asked_for() -> None:
    state = all_offered()
    play_out(state, GiveTo(P2), GiveTo(P3))
    assert state.world.hands == [cards(THREE), cards(ONE), cards(TWO)]
    assert not state.decisions


def exchange(*tokens: tuple[str, ...]) -> State[Pyramid]:
    """All three cats take part in an exchange of tokens."""
    table = draw_table(cats=THREE_CATS, tokens=tokens)
    table.participants = (P1, P2, P3)
    return begin(table, ExchangeTokens())


@clause("RRR-COP16")
def test_each_participant_may_give_own_tokens_away() -> None:
    state = exchange(("shield", "double"), (), ("torch2",))
    assert set(asked(state, P3).options) == {
        Done(),
        GiveToken(token("torch2"), P1),
        GiveToken(token("torch2"), P2),
    }
    play_out(state, (P1, GiveToken(token("shield"), P2)), (P1, Done()), (P3, Done()))
    assert state.world.purses == [(token("double"),), (token("shield"),), (token("torch2"),)]


@clause("RRR-COP16")
def test_only_participants_give_or_receive_tokens() -> None:
    state = regroup(draw_table(cats=THREE_CATS, tokens=(("shield",), (), ("double",))))
    play_out(state, (P2, Join()), (P3, StayAway()), *NOTHING)
    assert offered(state) == {Done(), GiveToken(token("shield"), P2)}


@clause("RRR-COP17")
def test_a_regroup_beside_a_mummy_triggers_no_attack_and_no_room_effect() -> None:
    rooms = {(0, -1): "100100 sarcophagus"}
    state = regroup(draw_table(rooms, cats=((0, -1), (0, 0)), awake={"brute": (0, -1)}))
    told = play_out(state, Join(), *NOTHING)
    assert [event.slug for event in heard(told)] == ["cat_joined", "cat_moved", "cards_offered", "cards_offered"]
    assert not state.decisions


@clause("RRR-COP19")
def test_an_exchange_is_two_gifts_of_tokens_held_before_it() -> None:
    state = exchange(("shield",), ("torch2",))
    play_out(state, (P1, GiveToken(token("shield"), P2)))
    assert {option.token for option in asked(state, P2).options if isinstance(option, GiveToken)} == {token("torch2")}
    told = play_out(state, (P2, GiveToken(token("torch2"), P1)))
    assert heard_of(told, ev.TokenGiven) == [
        ev.TokenGiven(P1, token("shield"), P2),
        ev.TokenGiven(P2, token("torch2"), P1),
    ]
    assert state.world.purses == [(token("torch2"),), (token("shield"),), ()]


@clause("RRR-COP20")
@pytest.mark.parametrize(
    ("discarded", "reserve", "most"), [(2, 5, 0), (3, 5, 1), (4, 5, 1), (5, 5, 2), (6, 1, 1), (6, 0, 0)]
)
def test_a_torch_is_sacrificed_only_if_a_card_is_left_for_it(discarded: int, reserve: int, most: int) -> None:
    state = two_together(*[ONE, TWO, THREE, FOUR, FIVE, "R40"][:discarded], reserve=reserve)
    listed = offered(state) if question(state) == "sacrifice_torches" else {Sacrifice(0)}
    assert listed == {Sacrifice(torches) for torches in range(most + 1)}


@clause(
    "RRR-COP2",
    "RRR-COP3",
    "RRR-COP4",
    "RRR-COP7",
    "RRR-COP9",
    "RRR-COP11",
    "RRR-COP12",
    "RRR-COP15",
    "RRR-COP18",
    "RRR-COP20",
)
def test_scenario_s14_cooperating_cats_reveal_a_pool_and_share_it() -> None:
    table = draw_table(
        {**corridor(7), (1, 0): "101001", (2, 0): "000001"},
        cats=((0, 0), (0, -7), (2, 0)),
        hands=((ONE, TWO, THREE), (FOUR, FIVE), (ONE,)),
        awake={"brute": (1, 0)},
        discard=("R57", "R40", "R50"),
        reserve=3,
        regroup_tiles=2,
    )
    state = regroup(table)
    assert invited(state) == {P2}
    play_out(state, Join(), (P1, Offer(card(ONE))), (P1, Offer(card(TWO))), (P2, Offer(card(FOUR))), (P2, Done()))
    assert offered(state) == {Sacrifice(0), Sacrifice(1)}
    told = play_out(state, Sacrifice(1), Recover, Recover)
    assert (state.world.reserve, sum(state.world.discard), state.world.regroup_tiles) == (2, 0, 1)
    (revealed,) = heard_of(told, ev.PoolRevealed)
    assert sorted(revealed.cards) == sorted(cards(ONE, TWO, FOUR, "R57", "R40", "R50"))
    assert all(revealed in heard(told, seat) for seat in (P1, P2, P3))
    play_out(state, *[GiveTo(P2)] * 6)
    assert [len(hand) for hand in state.world.hands] == [1, 7, 1]
    assert cat_place(state.world, P1) == cat_place(state.world, P2) == (0, 0)
