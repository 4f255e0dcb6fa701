"""Who sees what, row by row: hands and offers are their owner's, piles nobody's, and all the rest everybody's."""

import msgspec
from hypothesis import given, settings

from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.board.hexes import at
from lairkeeper.games.run_run_run.config import TableOptions
from lairkeeper.games.run_run_run.records import events as ev
from lairkeeper.games.run_run_run.records.options import (
    AddCard,
    Done,
    DrawRoom,
    DrawToken,
    GiveTo,
    Join,
    LoseCard,
    Offer,
    SpendForMove,
    StayAway,
    Symbols,
    TurnUp,
)
from lairkeeper.games.run_run_run.rules.attack import LoseRandomCard
from lairkeeper.games.run_run_run.rules.cooperate import CallRegroup
from lairkeeper.games.run_run_run.rules.drawing import DrawRooms
from lairkeeper.games.run_run_run.rules.exit import RevealBoss
from lairkeeper.games.run_run_run.rules.fight import ChooseTarget
from lairkeeper.games.run_run_run.rules.mummies import RollMummyDice, WakeMummy
from lairkeeper.games.run_run_run.rules.sarcophagus import DrawOneToken
from lairkeeper.games.run_run_run.state import Pyramid
from lairkeeper.games.run_run_run.view import MummyView, PassageView, PyramidView, SpaceView, TriangleView
from lairkeeper.kernel import ChanceStream, Event, Match, Seat, State, ToldEvent, begin
from lairkeeper.kernel.flow.agenda import begin_telling
from lairkeeper.testing import asked, clause, heard, play_out
from tests.games.run_run_run.exploring import dig, mark_used
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
    cat,
    corridor,
    draw_table,
    mummy,
    token,
)
from tests.games.run_run_run.wandering import any_game, any_stream, wander

EVERYBODY = (P1, P2, P3, None)
"""Three players and a spectator."""
THREE_CATS = ((0, 0), (0, 0), (0, 0))


def views(pyramid: Pyramid) -> list[PyramidView]:
    return [GAME.view(pyramid, seat) for seat in EVERYBODY]


def public(told: tuple[ToldEvent, ...]) -> tuple[Event, ...]:
    """What a spectator hears."""
    return tuple(item.event for item in told if item.to is None)


@clause("RRR-COM2")
def test_a_hand_is_seen_by_its_owner_and_counted_by_the_others() -> None:
    table = draw_table(cats=THREE_CATS, hands=((ONE, TWO), (THREE,), (FOUR, FIVE, ONE)))
    assert [view.hand for view in views(table)] == [cards(ONE, TWO), cards(THREE), cards(ONE, FOUR, FIVE), ()]
    for view in views(table):
        assert [seen.cards for seen in view.cats] == [2, 1, 3]


@clause("RRR-COM2", "RRR-SET12")
def test_whether_a_card_is_in_a_hand_or_in_the_pile_is_known_to_the_owner_alone() -> None:
    mine, dealt_otherwise = (draw_table(cats=THREE_CATS, hands=((name,), (TWO,), (THREE,))) for name in (FOUR, FIVE))
    same = [one == other for one, other in zip(views(mine), views(dealt_otherwise), strict=True)]
    assert same == [False, True, True, True]


@clause("RRR-SET12")
def test_of_the_pile_everybody_sees_the_size_alone() -> None:
    table = draw_table(cats=THREE_CATS, hands=((ONE,), (TWO,), (THREE,)))
    assert [view.pile for view in views(table)] == [64 - 3] * 4


@clause("RRR-SET13")
def test_the_discard_is_open_to_everybody() -> None:
    table = draw_table(cats=THREE_CATS, discard=("R01", "R01", "R40"))
    for view in views(table):
        assert {kind: count for kind, count in enumerate(view.discard) if count} == {card("R01"): 2, card("R40"): 1}


def test_cards_discarded_for_movement_and_for_dice_are_told_to_everybody() -> None:
    table = draw_table(corridor(5), cats=THREE_CATS, hands=((TWO, THREE, ONE),), awake={"herald": (0, -5)})
    told = play_out(begin(table, ChooseTarget()), SpendForMove(card(TWO)), AddCard(card(THREE)), may_leave_draws=True)
    assert ev.CardSpentForMove(P1, card(TWO)) in public(told)
    assert [event.cards for event in public(told) if isinstance(event, ev.FightBegan)] == [cards(THREE)]


@clause("RRR-ATK4")
def test_a_card_lost_to_damage_is_told_to_everybody() -> None:
    state = begin(draw_table(hands=((TWO, THREE),)), LoseRandomCard(P1))
    assert public(play_out(state, LoseCard(card(TWO)))) == (ev.CardLost(P1, card(TWO)),)


@clause("RRR-DRW1")
def test_a_drawn_card_is_known_to_its_drawer_and_counted_by_the_others() -> None:
    state, told = begin_telling(draw_table(cats=THREE_CATS), DrawRooms(P2, 1))
    assert public(told) == (ev.CardsDrawn(P2, 1),)
    drawn = play_out(state, DrawRoom(card("R41")))
    assert heard(drawn, P2) == (ev.CardDrawn(P2, card("R41")),)
    assert heard(drawn, P1) == heard(drawn, P3) == public(drawn) == ()


def halt() -> State[Pyramid]:
    """Two of three cats have met, and one of them has offered a card; another card lies in the discard."""
    table = draw_table(cats=THREE_CATS, hands=((ONE, TWO), (THREE, FOUR)), discard=(FIVE,))
    state = begin(table, CallRegroup())
    play_out(state, (P2, Join()), (P3, StayAway()), (P1, Offer(card(TWO))), (P1, Done()))
    return state


@clause("RRR-COP7")
def test_an_offer_is_seen_by_the_offerer_and_counted_by_the_others() -> None:
    world = halt().world
    assert [view.offer for view in views(world)] == [cards(TWO), (), (), ()]
    for view in views(world):
        assert [seen.offered for seen in view.cats] == [1, 0, 0]
        assert view.pool == ()


@clause("RRR-SPL1")
def test_a_card_about_to_be_offered_is_seen_by_nobody_else() -> None:
    state = halt()
    before = views(state.world)
    assert play_out(state, (P2, Offer(card(THREE)))) == ()
    assert views(state.world) == before


@clause("RRR-COP12", "RRR-COP18")
def test_the_pool_and_who_took_what_are_known_to_everybody() -> None:
    state = halt()
    told = play_out(state, (P2, Offer(card(THREE))), (P2, Done()))
    assert ev.PoolRevealed(cards(TWO, THREE, FIVE)) in public(told)
    assert [view.pool for view in views(state.world)] == [cards(TWO, THREE, FIVE)] * 4
    told = play_out(state, GiveTo(P2), GiveTo(P2), GiveTo(P1))
    taken = [ev.CardShared(P2, card(TWO)), ev.CardShared(P2, card(THREE)), ev.CardShared(P1, card(FIVE))]
    assert list(public(told)) == taken


@clause("RRR-SET6")
def test_of_the_sarcophagus_stack_everybody_sees_the_size_alone() -> None:
    table = draw_table(cats=THREE_CATS, tokens=(("shield",),))
    assert [view.stack for view in views(table)] == [17 - 1] * 4


@clause("RRR-SAR5")
def test_tokens_found_held_used_and_laid_are_public() -> None:
    table = draw_table({(0, -1): "000100", (1, -1): "100000"}, cats=THREE_CATS, tokens=(("shield",), ("double",)))
    dig(table, (0, -1), (1, -1))
    told = play_out(begin(table, DrawOneToken()), DrawToken(token("trap")), TurnUp(mummy("brute")))
    assert ev.TokenFound(P1, token("trap")) in public(told)
    for view in views(table):
        assert [seen.tokens for seen in view.cats] == [(token("shield"),), (token("double"),), ()]
        assert view.spent_tokens[token("trap")] == 1
        assert view.passages == (PassageView(at(0, -1), at(1, -1)),)


@clause("RRR-SET7")
def test_which_mummies_sleep_is_public_and_their_order_exists_for_nobody() -> None:
    table = draw_table(corridor(2), cats=THREE_CATS, awake={"runner": (0, -2)})
    for view in views(table):
        assert view.asleep == (mummy("herald"), mummy("brute"), mummy("snuffer"))
    assert asked(begin(table, WakeMummy())).weights == (1, 1, 1)


def test_hearts_on_the_pile_and_on_mummies_are_public() -> None:
    table = draw_table(corridor(2), cats=THREE_CATS, awake={"runner": (0, -2)}, hearts_left={"runner": 2}, hearts=3)
    for view in views(table):
        assert view.hearts == 3
        assert view.awake == (MummyView(mummy("runner"), at(0, -2), 2),)


@clause("RRR-SET8")
def test_the_boss_is_unknown_to_everybody_until_the_door_opens() -> None:
    bosses = {mummy("ravager"), mummy("silencer"), mummy("colossus")}
    table = draw_table(corridor(2), cats=THREE_CATS, door=(0, -3))
    for view in views(table):
        assert not bosses & {*view.asleep, *(figure.mummy for figure in view.awake)}
    state = begin(table, RevealBoss())
    assert asked(state).weights == (1, 1, 1)
    told = play_out(state, TurnUp(mummy("silencer")))
    assert public(told) == (ev.BossAppeared(mummy("silencer"), at(0, -3)),)


def test_torches_mechanisms_and_regroup_tiles_are_public() -> None:
    table = draw_table(corridor(3), cats=THREE_CATS, reserve=2, regroup_tiles=1)
    mark_used(table, (0, -1), (0, -2), (0, -3), opens_door=True)
    for view in views(table):
        assert (view.reserve, view.supply) == (2, 37 - len(table.torches_on))
        assert (view.torch_tokens, view.door_tokens, view.regroup_tiles) == (5, 2, 1)
        assert view.mechanisms == (TriangleView(True, (at(0, -1), at(0, -2), at(0, -3))),)


def test_catventurers_their_places_and_the_maze_are_public() -> None:
    table = draw_table(
        {(0, -1): "001001 dark"}, cats=((0, -1), (0, 0), (0, 0)), heroes=("brawler", "lamplighter", "cartographer")
    )
    laid = table.maze.spaces[1]
    for view in views(table):
        assert [seen.cat for seen in view.cats] == [cat("brawler"), cat("lamplighter"), cat("cartographer")]
        assert [seen.hex for seen in view.cats] == [at(0, -1), at(0, 0), at(0, 0)]
        assert view.spaces[1] == SpaceView(at(0, -1), 0b100100, laid.card, laid.rotation, True)


def test_dice_results_are_public() -> None:
    told = play_out(begin(draw_table(), RollMummyDice()), Symbols(1))
    assert ev.MummyDiceRolled(P1, 1, 1) in public(told)


def test_nobody_is_sent_the_seed() -> None:
    match = Match(GAME, TableOptions(players=3), seed="the-secret-seed")
    stream = ChanceStream("the-secret-seed")
    while match.chance_pending():
        match.draw(stream)
        assert b"secret" not in msgspec.json.encode((views(match.state.world), match.told))


@settings(max_examples=25, deadline=None)
@given(state=any_game, stream=any_stream)
def test_everything_told_is_for_everybody_but_the_card_one_draws(state: State[Pyramid], stream: ChanceStream) -> None:
    for _, told in wander(state, stream):
        for item in told:
            assert item.to == ((item.event.seat,) if isinstance(item.event, ev.CardDrawn) else None)


@settings(max_examples=25, deadline=None)
@given(state=any_game, stream=any_stream)
def test_a_spectator_sees_nothing_that_any_player_does_not(state: State[Pyramid], stream: ChanceStream) -> None:
    for _ in wander(state, stream):
        seen = GAME.view(state.world, None)
        for seat in range(len(state.world.hands)):
            view = GAME.view(state.world, Seat(seat))
            assert msgspec.structs.replace(view, seat=None, hand=(), offer=()) == seen
