"""What nobody may answer: each is refused with its clause, or in one sentence, and nothing has changed."""

import json
from collections.abc import Callable

import pytest

from lairkeeper.games.woodlands import GAME
from lairkeeper.games.woodlands.config import TableOptions
from lairkeeper.games.woodlands.records.options import Discard, PlaceAt, PutOn, RerollDie, RollFaces, Turn
from lairkeeper.games.woodlands.rules.dice import PlaceDice
from lairkeeper.games.woodlands.rules.encounter import MeetFoes
from lairkeeper.games.woodlands.rules.growth import ChooseRotation, ChooseSpace
from lairkeeper.games.woodlands.rules.loot import ChooseDiscard
from lairkeeper.games.woodlands.state import FOCUS, Woods
from lairkeeper.kernel import Option, State, apply, begin, fingerprint
from lairkeeper.kernel.errors import CorruptJournal, IllegalOption, LairkeeperError, StaleDecision
from lairkeeper.kernel.history.journey import read_journey, travel, write_journey
from lairkeeper.lab import find_game
from lairkeeper.testing import play_out
from tests.games.woodlands.tables import P1, XYLIA, card, cell, draw_table, offered, question, tile


def asked_for_a_space() -> State[Woods]:
    woods = draw_table({"T12": (0, -1)})
    woods.drawn = tile("T18")
    return begin(woods, ChooseSpace(XYLIA, may_close=True))


def asked_for_a_rotation() -> State[Woods]:
    woods = draw_table({"T12": (0, -1)})
    woods.drawn = tile("T18")
    return begin(woods, ChooseRotation(XYLIA, cell(1, 0), may_close=True))


def asked_for_slots() -> State[Woods]:
    woods = draw_table()
    woods.dice = (4, 4, 4, 4)
    state = begin(woods, PlaceDice(()))
    while PutOn(FOCUS) in offered(state):
        apply(state, P1, PutOn(FOCUS))
    return state


def asked_about_combat_dice() -> State[Woods]:
    woods = draw_table({"T21": (0, 1)}, heroes={"xylia": "T21", "bethras": "T01"}, foes=[("snake", "T21")])
    woods.orbs[XYLIA] = 2
    state = begin(woods, MeetFoes())
    play_out(state, RollFaces((1,)), may_leave_draws=True)
    return state


def asked_to_discard() -> State[Woods]:
    return begin(draw_table(loot={"xylia": ["mace", "phial"], "bethras": ["potion"]}), ChooseDiscard(XYLIA))


@pytest.mark.parametrize(
    ("drawn", "asked", "answer"),
    [
        (asked_for_a_space, "choose_space", PlaceAt(cell(9, 9))),
        (asked_for_a_rotation, "choose_rotation", Turn(45)),
        (asked_for_slots, "place_dice", PutOn(FOCUS)),
        (asked_about_combat_dice, "adjust_dice", RerollDie(7, 1)),
        (asked_to_discard, "choose_discard", Discard(card("potion"))),
    ],
    ids=["a tile far away", "a turn that does not fit", "a full slot", "no such die", "a card of somebody else"],
)
def test_an_answer_that_is_not_open_is_refused_with_its_clause(
    drawn: Callable[[], State[Woods]], asked: str, answer: Option
) -> None:
    state = drawn()
    assert question(state) == asked
    before = fingerprint(state)
    with pytest.raises(IllegalOption) as refused:
        apply(state, P1, answer)
    assert refused.value.clauses
    assert fingerprint(state) == before


def test_an_answer_to_an_older_question_is_stale() -> None:
    state = asked_for_a_space()
    before, number = fingerprint(state), state.decisions[0].number
    with pytest.raises(StaleDecision):
        apply(state, P1, next(iter(offered(state))), number - 1)
    assert fingerprint(state) == before


@pytest.fixture(scope="module")
def journey() -> bytes:
    lost = find_game(GAME, TableOptions(players=2, chapter=5), "corrupted", ["random"], seed="bad input")
    assert lost is not None
    return write_journey([lost.sealed()])


@pytest.mark.parametrize("field", ["seed", "version", "config", "entries"])
def test_a_journey_that_was_edited_or_is_of_another_version_is_refused(journey: bytes, field: str) -> None:
    whole = json.loads(journey)
    game = whole["games"][0]
    worse = {
        "seed": "another",
        "version": 2,
        "config": game["config"] | {"players": 3},
        "entries": game["entries"][:-1],
    }
    edited = json.dumps(whole | {"games": [game | {field: worse[field]}]}).encode()
    with pytest.raises(LairkeeperError) as refused:
        travel(GAME, read_journey(GAME, edited))
    assert refused.value.code.startswith(("journal-", "config-"))


def test_a_journey_whose_games_do_not_follow_from_each_other_is_refused(journey: bytes) -> None:
    games = json.loads(journey)["games"] * 2
    with pytest.raises(CorruptJournal):
        travel(GAME, read_journey(GAME, json.dumps({"lairkeeper_journey": 1, "games": games}).encode()))
