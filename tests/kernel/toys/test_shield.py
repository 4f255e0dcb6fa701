"""A shield asked in the middle of a mummy's step, on another player's turn."""

import pytest

from lairkeeper.kernel import ChanceStream, Seat, State, apply, begin, reshuffle_unseen
from lairkeeper.kernel.errors import NotYourDecision
from lairkeeper.testing import asked, check_game, heard, play_out
from tests.kernel.toys.shield import (
    BLANK,
    GAME,
    NO_TOKEN,
    SHIELD,
    CatHit,
    Cats,
    Corridor,
    MummyMoved,
    MummyRolled,
    RaiseShield,
    ShieldRaised,
    TakeTheHit,
    TakeTurn,
    Walk,
    view,
)

MINE, YOURS = Seat(0), Seat(1)


def corridor(*, tokens: list[int], cats: list[int], mummy: int = 0) -> State[Corridor]:
    """It is the turn of the first cat; the mummy is about to roll."""
    pile = [2 - tokens.count(BLANK), 2 - tokens.count(SHIELD)]
    return begin(Corridor(MINE, 1, mummy, cats, [2, 2], tokens, pile, 0), TakeTurn())


def test_the_attacked_cat_is_asked_in_the_middle_of_the_walk_and_the_walk_goes_on_afterwards() -> None:
    state = corridor(tokens=[BLANK, SHIELD], cats=[5, 2])
    before = heard(play_out(state, MummyRolled(3)))
    assert before == (MummyMoved(1), MummyMoved(2))
    assert asked(state).seats == (YOURS,)
    afterwards = heard(play_out(state, (YOURS, RaiseShield())))
    assert afterwards == (ShieldRaised(YOURS), MummyMoved(3))
    assert asked(state).question == "walk_cat"
    assert asked(state).seats == (MINE,)


def test_nobody_else_may_answer_for_the_attacked_cat() -> None:
    state = corridor(tokens=[BLANK, SHIELD], cats=[5, 1])
    play_out(state, MummyRolled(1))
    with pytest.raises(NotYourDecision):
        apply(state, MINE, TakeTheHit())


def test_two_cats_in_one_room_are_asked_one_after_the_other_before_the_next_step() -> None:
    state = corridor(tokens=[SHIELD, SHIELD], cats=[1, 1])
    told = play_out(state, MummyRolled(2), (MINE, TakeTheHit()), (YOURS, RaiseShield()))
    assert heard(told) == (MummyMoved(1), CatHit(MINE), ShieldRaised(YOURS), MummyMoved(2))


def test_a_cat_without_a_shield_is_asked_too_so_that_the_question_betrays_nothing() -> None:
    for token in (BLANK, SHIELD):
        state = corridor(tokens=[BLANK, token], cats=[5, 1])
        play_out(state, MummyRolled(1))
        assert asked(state).seats == (YOURS,)


def test_a_last_heart_ends_the_game_and_drops_the_steps_the_mummy_had_left() -> None:
    state = corridor(tokens=[BLANK, BLANK], cats=[1, 1])
    state.world.hearts[MINE] = 1
    told = play_out(state, MummyRolled(3), (MINE, TakeTheHit()))
    assert heard(told)[-1] == CatHit(MINE)
    assert state.outcome is not None
    assert state.outcome.reason == "cat_lost"
    assert state.world.mummy == 1


def test_a_seat_believes_in_every_deal_of_the_tokens_it_cannot_see_and_keeps_its_own() -> None:
    state = corridor(tokens=[SHIELD, SHIELD], cats=[5, 4])
    stream = ChanceStream("beliefs")
    believed = {tuple(reshuffle_unseen(GAME, state, MINE, stream).world.tokens) for _ in range(40)}
    assert believed == {(SHIELD, SHIELD), (SHIELD, BLANK)}


def test_a_view_shows_a_token_to_its_owner_alone() -> None:
    world = corridor(tokens=[BLANK, SHIELD], cats=[5, 4]).world
    assert [view(world, seat).own_token for seat in (MINE, YOURS, None)] == [BLANK, SHIELD, NO_TOKEN]


def test_walking_stops_at_the_ends_of_the_corridor() -> None:
    state = corridor(tokens=[BLANK, BLANK], cats=[0, 4])
    play_out(state, MummyRolled(1))
    assert asked(state).options == (Walk(0), Walk(1))


def test_the_toy_conforms() -> None:
    report = check_game(GAME, [Cats(2), Cats(3), Cats(4)], games=30, every=1)
    assert report.hidden > 0
    assert set(report.endings) == {"vault_reached", "cat_lost", "escaped"}
