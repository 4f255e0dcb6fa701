"""Curses (TRP-CUR) in typed play, one by one, and what the Mummy draws."""

import pytest

from lairkeeper.games.trapwords.components.box import CurseId, Place
from lairkeeper.games.trapwords.effects import is_unplayable
from lairkeeper.games.trapwords.records.events import (
    CluesEnded,
    CurseDiscarded,
    CursesSwitchedOff,
    CurseTurnedUp,
    FigureSentBack,
    GuesserNamed,
)
from lairkeeper.games.trapwords.records.options import (
    AgreeOnCurses,
    CallCorrect,
    CountGuess,
    EndClues,
    GoOn,
    Guess,
    NameGuesser,
    RedrawCurses,
    Say,
    Star,
    Waive,
    WishNoCurses,
)
from lairkeeper.games.trapwords.rules.curses import refill
from lairkeeper.games.trapwords.state import EntryNumber
from lairkeeper.kernel.errors import IllegalOption
from lairkeeper.testing import clause
from tests.games.trapwords.tables import ANN, BOB, CID, DOT, EVE, TRAPS, A, B, Play


def cursed(*curses: str, **options: object) -> Play:
    """Both teams start in a room with this curse; team A's turn runs."""
    traps = options.pop("traps", TRAPS)
    return Play(dungeon="custom", rooms="3-4-5", curse_rooms="3", curses=curses, **options).write(for_a=traps).begin()  # type: ignore[arg-type]


def refused(play: Play, text: str) -> tuple[str, ...]:
    with pytest.raises(IllegalOption) as refusal:
        play.answer(ANN, Say(text))
    return refusal.value.clauses


def mummy(*curses: str, **options: object) -> Play:
    """Both teams start beside the Mummy."""
    play = Play(monster="mummy", curses=curses, **options)  # type: ignore[arg-type]
    for team in play.dungeon.teams:
        team.place = Place(4)
    return play.play_round()


@clause("TRP-CUR1", "TRP-CUR2", "TRP-CUR3", "TRP-CUR4", "TRP-CUR5", "TRP-CUR16")
def test_a_curse_binds_the_teams_in_its_room_for_one_round() -> None:
    play = Play(curse_rooms="4", curses=["brambles"]).play_round(a=True)
    assert play.events(CurseTurnedUp) == [CurseTurnedUp(CurseId("brambles"), Place(1))]
    assert (play.team(A).effects, play.team(B).effects, play.team(B).quota) == (("brambles",), (), 6)
    play.play_round(b=True)
    assert play.dungeon.curses == []
    assert (play.team(A).effects, play.team(B).effects) == ((), ())
    assert play.events(CurseDiscarded) == [CurseDiscarded(CurseId("brambles"), Place(1))]


@clause("TRP-CUR6")
def test_both_teams_may_switch_the_curses_off_between_rounds() -> None:
    play = Play(curse_rooms="4", curses=["brambles"]).write().begin().win_turn().begin().lose_turn()
    play.answer(ANN, WishNoCurses())
    play.answer(BOB, WishNoCurses())
    for seat in (CID, DOT):
        play.answer(seat, GoOn())
    assert play.events(CursesSwitchedOff) == [CursesSwitchedOff()]
    assert play.team(A).effects == ()
    assert play.dungeon.curses == []
    assert Play().dungeon.curses == []


@clause("TRP-CUR7")
def test_flood_closes_the_clues_twenty_seconds_after_the_first() -> None:
    play = cursed("flood")
    play.say("you spread it", after=5)
    assert play.left("clue_window") == 20_000
    play.ring("clue_window")
    assert play.events(CluesEnded) == [CluesEnded("window")]
    assert not play.can(ANN, Say("more"))
    assert play.can(CID, Guess("jam"))


@clause("TRP-CUR7")
def test_the_window_of_flood_stands_still_with_the_clock() -> None:
    play = cursed("flood")
    play.say("you use a tool")
    play.say("made of milk", after=5)
    assert not play.runs("clue_window")


@clause("TRP-CUR8")
def test_petrification_closes_the_clues_with_the_first_guess() -> None:
    play = cursed("petrification")
    play.say("you use a tool")
    play.guess("jam")
    assert play.events(CluesEnded) == [CluesEnded("first_guess")]
    assert not play.can(ANN, Say("more"))


@clause("TRP-CUR9")
def test_echo_wants_every_word_twice_and_forgives_one() -> None:
    play = cursed("echo")
    assert refused(play, "you use a tool") == ("TRP-CLUE17",)
    play.say("tool tool kitchen kitchen food")
    assert play.turn.clues[0].is_shown


@clause("TRP-AMB9", "TRP-CUR9")
def test_the_other_echo_repeats_every_guess() -> None:
    play = cursed("echo", echo_reading="guesses")
    play.say("you use a tool")
    play.guess("strawberry jam")
    assert refused(play, "no, something else") == ("TRP-AMB9",)
    assert refused(play, "strawberry jam, made of milk") == ("TRP-AMB9",)
    play.say("strawberry jam")
    assert (play.turn.clues[-1].alerts, play.turn.clue_box.clues) == ((), 1)
    play.say("it melts")
    assert play.turn.clue_box.clues == 2


@clause("TRP-CUR10")
def test_feeble_minded_takes_nouns_only() -> None:
    play = cursed("feeble_minded")
    assert refused(play, "they were quickly eating") == ("TRP-CLUE17",)
    play.say("the kitchen")
    assert play.turn.clues[0].is_shown


@clause("TRP-CUR11", "TRP-AMB10")
def test_the_forbidden_word_is_discarded_in_the_first_room() -> None:
    play = Play(curse_rooms="3", curses=["forbidden_word"])
    assert (play.team(A).effects, play.dungeon.discards) == ((), {"forbidden_word"})
    other = Play(curse_rooms="3", curses=["forbidden_word", "echo"], forbidden_word_first_room="replaced")
    assert other.team(A).effects == ("echo",)


@clause("TRP-CUR19", "TRP-CUR11")
def test_the_starred_trap_sends_the_team_back() -> None:
    play = Play(curse_rooms="4", curses=["forbidden_word"]).play_round(a=True).to_writing()
    play.propose(BOB, *TRAPS[:4])
    play.answer(DOT, Star(EntryNumber(2)))
    play.confirm(B).write()
    play.begin().lose_turn().begin()
    assert play.turn.team == A
    play.say("it is yellow and made of milk")
    play.ring("check_held_clue")
    play.accept_stop()
    assert play.events(FigureSentBack) == [FigureSentBack(A, Place(0))]
    assert play.team(A).place == 0
    assert not play.team(A).has_advanced


@clause("TRP-CUR12", "TRP-CUR15")
def test_the_mummy_draws_a_curse_for_both_fighters_each_round() -> None:
    play = mummy("three_tries", "echo")
    assert play.team(A).effects == play.team(B).effects == ("mummy", "three_tries")
    play.play_round()
    assert (play.dungeon.drawn, play.dungeon.discards) == (("echo",), {"three_tries"})


@clause("TRP-CUR12", "TRP-CUR20")
def test_discards_are_shuffled_in_when_too_few_cards_are_left() -> None:
    play = mummy("three_tries")
    play.dungeon.discards |= play.dungeon.pile
    play.dungeon.pile.clear()
    refill(play.dungeon, 2)
    assert (len(play.dungeon.pile), play.dungeon.discards) == (13, set())


@clause("TRP-CUR12", "TRP-CUR20")
def test_cards_discarded_face_down_are_no_longer_there_to_draw() -> None:
    play = mummy("echo")
    play.dungeon.curses.clear()
    play.dungeon.pile, play.dungeon.discards = {"serpent", "brambles", "flood"}, {"pebbles"}
    play.dungeon.unseen_discards = 1
    refill(play.dungeon, 2)
    assert (play.dungeon.discards, play.dungeon.unseen_discards) == ({"pebbles"}, 1)
    play.dungeon.unseen_discards = 2
    refill(play.dungeon, 2)
    assert (play.dungeon.pile, play.dungeon.discards) == ({"serpent", "brambles", "flood", "pebbles"}, set())
    assert play.dungeon.unseen_discards == 0


@clause("TRP-CUR13", "TRP-CUR14", "TRP-CUR20")
def test_the_harder_mummy_draws_two_and_both_teams_may_ask_for_others_once() -> None:
    play = mummy("three_tries", "serpent", "pebbles", "brambles", monster_deck="hard")
    assert play.dungeon.drawn == ("three_tries", "serpent")
    play.answer(ANN, RedrawCurses())
    play.answer(BOB, RedrawCurses())
    assert (play.dungeon.drawn, play.dungeon.discards) == (("pebbles", "brambles"), {"three_tries", "serpent"})
    assert not play.can(ANN, RedrawCurses())
    play.answer(ANN, AgreeOnCurses())
    play.ring("agree_on_two_curses")
    assert play.team(A).effects == ("mummy_hard", "pebbles", "brambles")
    assert play.team(B).quota == 9


@clause("TRP-CUR14", "TRP-DIG11")
def test_unplayable_pairs_are_drawn_again_without_asking() -> None:
    play = mummy("feeble_minded", "denial", "serpent", "echo", monster_deck="hard", computers=(0, 1, 2, 3))
    assert play.dungeon.drawn == ("serpent", "echo")
    assert is_unplayable(play.dungeon, CurseId("three_tries"), CurseId("lone_voice"))


@clause("TRP-CUR17", "TRP-MON2")
def test_a_team_that_fights_is_bound_by_no_room_curse() -> None:
    play = Play(curse_rooms="6", curses=["serpent"])
    play.team(A).place = Place(4)
    play.play_round()
    assert play.team(A).effects == ("vampire",)


@clause("TRP-CUR18")
def test_a_forbidden_word_drawn_in_the_first_room_is_replaced() -> None:
    play = Play(monster="mummy", curses=["forbidden_word", "serpent"])
    play.dungeon.curses.clear()
    play.dungeon.monster_at = Place(1)
    play.play_round()
    assert (play.dungeon.monster_at, play.dungeon.drawn, play.dungeon.discards) == (0, ("serpent",), {"forbidden_word"})


@clause("TRP-CUR3", "TRP-CUR13")
def test_three_tries_and_short_wick_change_numbers() -> None:
    assert cursed("three_tries").turn.guess_limit == 3
    assert cursed("short_wick").left("run_glass") == 54_000


@clause("TRP-CLUE17", "TRP-CUR3", "TRP-RULE9")
@pytest.mark.parametrize(("curse", "text"), [("serpent", "it is so soft"), ("pebbles", "refrigerator")])
def test_forbidden_words_hold_the_message(curse: str, text: str) -> None:
    play = cursed(curse)
    play.say(text)
    assert play.turn.freeze.cause == "held"
    play.ring("check_held_clue")
    play.accept_stop()
    assert (play.first.result, play.first.why) == ("failure", "TRP-FAIL2")


@clause("TRP-CUR3")
def test_denial_wants_a_negation() -> None:
    play = cursed("denial")
    assert refused(play, "it melts") == ("TRP-CLUE17",)
    play.say("it is not hard")
    assert play.turn.clues[0].is_shown


@clause("TRP-CUR3", "TRP-GUES1", "TRP-GUES2")
def test_a_lone_voice_guesses_alone_and_a_pair_has_four_guesses() -> None:
    play = Play(dungeon="custom", rooms="3-4-5", curse_rooms="3", curses=["lone_voice"], players=6).write()
    play.ring("exchange_time")
    play.answer(ANN, NameGuesser(EVE))
    assert play.events(GuesserNamed) == [GuesserNamed(EVE)]
    play.ring("read_word")
    assert (play.can(EVE, Guess("jam")), play.can(CID, Guess("jam"))) == (True, False)
    assert cursed("lone_voice").turn.guess_limit == 4


@clause("TRP-TRIG7", "TRP-RULE9", "TRP-GUES2")
def test_contagion_lets_traps_bite_guessers() -> None:
    play = cursed("contagion")
    play.guess("milk")
    assert play.turn.freeze.cause == "held"
    play.ring("check_guess")
    play.accept_stop()
    assert (play.first.result, play.first.why) == ("failure", "TRP-FAIL1")
    right = cursed("contagion")
    right.guess("bread and butter")
    assert right.first.result == "success"


@clause("TRP-CUR3", "TRP-CUR13")
def test_last_word_opens_guessing_when_the_clues_have_ended() -> None:
    play = cursed("last_word")
    assert not play.can(CID, Guess("jam"))
    play.say("it melts")
    play.answer(ANN, EndClues())
    assert (play.can(CID, Guess("jam")), play.can(ANN, Say("more"))) == (True, False)
    late = cursed("last_word")
    assert late.left("half_time") == 45_000
    late.ring("half_time")
    assert late.events(CluesEnded) == [CluesEnded("half_time")]


@clause("TRP-RULE8", "TRP-RULE9", "TRP-TRIG7")
def test_contagion_leaves_void_and_waived_traps_alone() -> None:
    play = cursed("contagion")
    play.guess("milk")
    play.answer(BOB, Waive())
    play.guess("milk")
    assert (play.turn.freeze.cause, play.turn.guesses_used) == ("", 2)
    play.team(A).void += ("bread",)
    play.guess("bread")
    assert (play.turn.freeze.cause, play.turn.guesses_used) == ("", 3)
    play.guess("yellow")
    assert play.turn.freeze.cause == "held"


@clause("TRP-AMB9", "TRP-CUR9")
def test_the_other_echo_repeats_all_guesses_that_were_made_meanwhile() -> None:
    play = cursed("echo", echo_reading="guesses")
    play.say("you use a tool")
    play.guess("jam")
    play.guess("honey")
    assert refused(play, "honey") == ("TRP-AMB9",)
    play.say("jam, honey")
    play.say("it melts")
    assert play.turn.clue_box.clues == 2


@clause("TRP-CUR3", "TRP-GUES18")
def test_under_last_word_nothing_is_correct_at_the_table_before_the_clues_have_ended() -> None:
    play = cursed("last_word", mode="table")
    assert not play.can(BOB, CallCorrect())
    assert not play.can(ANN, CallCorrect())
    play.answer(BOB, CountGuess())
    play.answer(BOB, EndClues())
    assert (play.can(BOB, CallCorrect()), play.can(ANN, CallCorrect())) == (True, True)
    assert play.turn.guesses_used == 1


@clause("TRP-CUR20")
def test_replaced_cards_are_discarded_before_the_discards_are_shuffled_in() -> None:
    play = mummy("three_tries", "serpent", "serpent", "three_tries", monster_deck="hard")
    play.dungeon.pile.clear()
    play.answer(ANN, RedrawCurses())
    play.answer(BOB, RedrawCurses())
    assert (play.dungeon.drawn, play.dungeon.discards) == (("serpent", "three_tries"), set())


@clause("TRP-CUR18", "TRP-CUR12")
def test_another_curse_is_drawn_even_where_the_forbidden_word_was_the_last_card() -> None:
    play = mummy("three_tries")
    play.dungeon.monster_at = Place(0)
    for team in play.dungeon.teams:
        team.place = Place(0)
    play.dungeon.curses.clear()
    play.dungeon.pile = {"forbidden_word"}
    play.dungeon.discards = {"brambles"}
    play.curses = ["forbidden_word", "brambles"]
    play.play_round()
    assert play.dungeon.drawn == ("brambles",)
