"""Clues in typed play (TRP-CLUE)."""

import pytest

from lairkeeper.games.trapwords.records.events import AlertRaised, ClueGiven, RestrictionsChanged, WordShown
from lairkeeper.games.trapwords.records.options import Doubt, GoOn, NameRule, Say, Stop, WishRelaxed, WishStrict
from lairkeeper.games.trapwords.rules.objections import rules_in_force
from lairkeeper.games.trapwords.state import ClueNumber, Rule
from lairkeeper.kernel.errors import IllegalOption, UnfitText
from lairkeeper.testing import clause
from tests.games.trapwords.tables import ANN, BOB, CID, DOT, A, Play, turn_of_a

FIRST = ClueNumber(1)


@clause("TRP-CLUE1", "TRP-CLUE4")
def test_the_clue_giver_reads_the_word_but_not_the_traps() -> None:
    play = turn_of_a()
    assert play.events(WordShown, ANN) == [WordShown("butter")]
    assert play.events(WordShown, CID) == []
    assert [play.sees(seat).teams[A].word for seat in (ANN, CID, BOB, None)] == ["butter", None, "butter", None]
    assert [play.sees(seat).teams[A].traps for seat in (ANN, CID, None)] == [None, None, None]


@clause("TRP-CLUE2", "TRP-OPP1")
def test_three_seconds_of_reading_then_the_hourglass_runs() -> None:
    play = Play().write()
    play.ring("exchange_time")
    assert play.left("read_word") == 3000
    play.ring("read_word")
    assert play.left("run_glass") == 90_000


@clause("TRP-CLUE3")
def test_there_is_no_limit_to_the_number_of_clues() -> None:
    play = turn_of_a()
    for number in range(12):
        play.say(f"clue number {number}")
    assert len(play.first.clues) == 12
    assert len(play.events(ClueGiven, CID)) == 12


@clause("TRP-CLUE5", "TRP-CLUE6", "TRP-CLUE11", "TRP-TRIG1")
@pytest.mark.parametrize("text", ["you put butter on it", "a buttery taste", "it is made of milk", "milking a beast"])
def test_the_secret_word_and_the_traps_are_forbidden_with_their_derivatives(text: str) -> None:
    play = turn_of_a(clues="relaxed")
    play.say(text)
    assert play.turn.freeze.cause == "held"
    play.ring("check_held_clue")
    play.accept_stop()
    assert play.first.result == "failure"


@clause("TRP-CLUE7")
def test_known_examples_are_marked_for_the_setters() -> None:
    play = turn_of_a(words=["dragon"], word_list=("dragon", *Play().dungeon.options.word_list))
    play.say("like a wyvern")
    (alert,) = play.events(AlertRaised, BOB)
    assert (alert.rule, alert.word, alert.level) == ("TRP-CLUE7", "wyvern", "weak")
    assert play.events(AlertRaised, ANN) == play.events(AlertRaised, CID) == []


@clause("TRP-CLUE8", "TRP-CLUE12")
def test_names_are_marked_and_ordinary_abbreviations_are_not() -> None:
    play = turn_of_a()
    play.say("they like it in Paris")
    play.say("you see it on TV")
    assert [(alert.rule, alert.word) for alert in play.events(AlertRaised, BOB)] == [("TRP-CLUE8", "Paris")]


@clause("TRP-CLUE10")
def test_clues_about_sound_are_marked() -> None:
    play = turn_of_a()
    play.say("it rhymes with gutter")
    assert "TRP-CLUE10" in {alert.rule for alert in play.events(AlertRaised, BOB)}


@clause("TRP-CLUE9", "TRP-CLUE11", "TRP-CLUE12", "TRP-CLUE13", "TRP-CLUE14", "TRP-CLUE15", "TRP-CLUE21", "TRP-CLUE17")
@pytest.mark.parametrize("number", [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 21])
def test_the_setters_may_claim_every_clue_rule_and_the_turn_fails(number: int) -> None:
    play = turn_of_a()
    play.say("something we know from our holidays")
    play.answer(BOB, Stop(FIRST))
    play.answer(BOB, NameRule(Rule(f"TRP-CLUE{number}")))
    play.accept_stop()
    assert (play.first.result, play.first.why) == ("failure", "TRP-FAIL2")


@clause("TRP-CLUE16")
@pytest.mark.parametrize("text", ["🧈", "look at https://example.org", "b u t t e r", "!!!"])
def test_what_is_no_written_word_is_refused_and_costs_nothing(text: str) -> None:
    play = turn_of_a()
    with pytest.raises(IllegalOption) as refused:
        play.say(text)
    assert refused.value.clauses == ("TRP-CLUE16",)
    assert play.first.clues == []


@clause("TRP-CLUE16")
def test_two_hundred_characters_are_the_most() -> None:
    with pytest.raises(UnfitText):
        turn_of_a().say("x" * 201)


@clause("TRP-CLUE18", "TRP-AMB6")
def test_relaxed_players_keep_the_secret_word_the_traps_and_written_words() -> None:
    assert rules_in_force(turn_of_a(clues="relaxed").dungeon) == ("TRP-CLUE5", "TRP-CLUE16")
    play = turn_of_a(clues="relaxed", relaxed_scope="traps_only")
    assert rules_in_force(play.dungeon) == ("TRP-CLUE5",)
    play.say("🧈 is what I mean")
    assert play.first.clues[0].is_shown
    assert len(rules_in_force(turn_of_a().dungeon)) == 12


@clause("TRP-CLUE19")
def test_both_teams_relax_the_restrictions_and_one_brings_them_back() -> None:
    play = Play().write().begin().lose_turn().begin().lose_turn()
    play.answer(ANN, WishRelaxed())
    for seat in (CID, DOT):
        play.answer(seat, GoOn())
    assert play.events(RestrictionsChanged) == []
    play.answer(BOB, WishRelaxed())
    assert play.dungeon.is_relaxed
    play.write().begin().lose_turn().begin().lose_turn()
    assert not play.can(ANN, WishRelaxed())
    play.answer(DOT, WishStrict())
    play.go_on()
    assert [event.is_relaxed for event in play.events(RestrictionsChanged)] == [True, False]


@clause("TRP-CLUE20", "TRP-AMB7")
def test_a_reaction_is_a_clue_unless_the_table_forbids_reactions() -> None:
    play = turn_of_a(reactions="forbidden")
    play.guess("jam")
    play.say("no, warmer")
    play.answer(BOB, Doubt(FIRST))
    assert play.can(BOB, NameRule(Rule("TRP-CLUE20")))
    allowed = turn_of_a()
    allowed.say("no, warmer")
    allowed.answer(BOB, Stop(FIRST))
    assert not allowed.can(BOB, NameRule(Rule("TRP-CLUE20")))


@clause("TRP-TRIG14")
def test_a_bare_yes_springs_nothing_but_a_repeated_guess_does() -> None:
    play = turn_of_a(traps=["yes man", "yellow", "bread"])
    play.say("yes")
    assert play.first.clues[0].alerts == ()
    play.guess("bread")
    play.say("not bread")
    assert play.turn.freeze.cause == "held"


@clause("TRP-DIG8")
def test_the_clue_box_is_the_only_channel_of_the_clue_giver() -> None:
    play = turn_of_a()
    assert play.asked(ANN) == {"give_clue"}
    assert not play.can(CID, Say("psst"))
