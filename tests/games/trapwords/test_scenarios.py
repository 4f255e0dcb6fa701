"""The worked scenarios: each is a short story, played from its beginning to what must have come of it."""

import pytest

from lairkeeper.games.trapwords import GAME
from lairkeeper.games.trapwords.components.box import Place
from lairkeeper.games.trapwords.config import TableOptions
from lairkeeper.games.trapwords.records.events import AlertRaised, BooksExchanged
from lairkeeper.games.trapwords.records.options import (
    CallCorrect,
    Contest,
    ContestAsLate,
    Doubt,
    NameRule,
    NameTrap,
    Stop,
    Waive,
)
from lairkeeper.games.trapwords.state import NO_CLUE, SECRET_RULE, ClueNumber, Rule, TrapNumber
from lairkeeper.kernel import start
from lairkeeper.kernel.errors import BadConfig, IllegalOption
from lairkeeper.testing import clause
from tests.games.trapwords.rulebook.test_monster import fight
from tests.games.trapwords.tables import ANN, BOB, CID, DOT, FRENCH, A, B, Play, turn_of_a

FIRST = ClueNumber(1)


def french(word: str, *traps: str, **options: object) -> Play:
    """A turn in French about a word, with traps of its own (in a dungeon with as many as are needed)."""
    row = {2: "2-3-4", 1: "1-3-4", 3: "3-4-5"}[len(traps)]
    words = FRENCH if word in FRENCH else (word, *FRENCH)
    return turn_of_a(language="fr", words=[word], word_list=words, traps=traps, dungeon="custom", rooms=row, **options)


@clause(
    "TRP-SET1", "TRP-SET5", "TRP-SET7", "TRP-SET11", "TRP-SET12", "TRP-SET13", "TRP-SET14", "TRP-SET15", "TRP-BOOK9"
)
def test_s01_the_default_set_up_has_five_rooms_two_hidden_curses_and_an_easy_monster() -> None:
    play = Play(curses=["echo"], monster="random")
    seen = play.sees(None)
    assert (seen.rooms, [team.place for team in seen.teams]) == ((3, 4, 5, 6, 7), [0, 0])
    assert (seen.monster_at, seen.monster.endswith("_hard")) == (4, False)
    assert [(curse.place, curse.curse) for curse in seen.curses] == [(1, ""), (3, "")]
    assert [team.torch for team in seen.teams] == [ANN, BOB]


@clause("TRP-SET2", "TRP-SET3", "TRP-RND10", "TRP-RND11", "TRP-DIG10")
def test_s02_with_five_players_the_torch_of_the_larger_team_goes_round() -> None:
    play = Play(players=5)
    torches = [play.team(A).torch]
    for _ in range(3):
        play.play_round()
        torches.append(play.team(A).torch)
    assert torches == [0, 2, 4, 0]
    with pytest.raises(BadConfig):
        start(GAME, TableOptions(players=3))


@clause("TRP-TRAP2", "TRP-TRAP3", "TRP-ORD2", "TRP-ORD5", "TRP-RND4", "TRP-GUES6")
def test_s03_s04_different_quotas_and_the_order_is_frozen() -> None:
    play = Play().play_round(a=True)
    assert (play.team(B).quota, play.team(A).quota) == (4, 3)
    play.write().begin()
    assert play.turn.team == B
    play.win_turn().begin()
    assert (play.team(B).place, play.turn.team, len(play.team(A).traps)) == (1, A, 4)


@clause("TRP-ORD3", "TRP-ORD4", "TRP-BOOK10")
def test_s05_the_glowing_book_alternates() -> None:
    play = Play(glow=A)
    play.play_round()
    play.play_round(a=True)
    play.play_round(b=True)
    play.write()
    assert [event.first for event in play.events(BooksExchanged)][:2] == [B, A]
    assert (play.dungeon.round, play.dungeon.glow, play.dungeon.first) == (4, B, A)


@clause("TRP-TRIG4", "TRP-TRIG5", "TRP-RULE9", "TRP-FAIL1")
def test_s06_trap_by_abbreviation_and_no_petty_kinship() -> None:
    play = french("potion", "scientifique")
    play.say("on en lit en SF")
    assert (play.turn.freeze.cause, play.runs("run_glass")) == ("held", False)
    play.ring("check_held_clue")
    play.accept_stop()
    assert play.first.result == "failure"
    calm = french("potion", "science")
    calm.say("une histoire de conscience")
    assert calm.turn.clues[0].alerts == ()


@clause("TRP-TRIG2", "TRP-TRIG3", "TRP-TRIG11")
def test_s07_a_part_of_a_compound_springs_its_trap_but_not_the_other_way_round() -> None:
    for clue, trap in (("un abat-jour", "jour"), ("un cerf-volant", "cerf")):
        play = french("potion", trap)
        play.say(clue)
        assert play.turn.freeze.cause == "held"
    part = french("potion", "cerf-volant")
    part.say("un cerf passe")
    assert part.turn.clues[0].alerts == ()


@clause("TRP-TRIG6", "TRP-TRAP11")
def test_s08_an_auxiliary_counts_in_its_full_meaning_only() -> None:
    play = french("gobelin", "pouvoir")
    play.say("il peut être vert")
    assert play.turn.clues[0].alerts == ()
    play.say("il a de grands pouvoirs")
    assert play.turn.freeze.cause == "held"


@clause("TRP-TRIG7", "TRP-GUES2")
def test_s09_guessers_are_immune_unless_contagion_says_otherwise() -> None:
    play = french("beurre", "tartine")
    play.guess("tartine")
    assert (play.turn.guesses_used, play.turn.result) == (1, "open")
    ill = french("beurre", "tartine", curse_rooms="1", curses=["contagion"])
    ill.guess("tartine")
    ill.ring("check_guess")
    ill.accept_stop()
    assert ill.first.result == "failure"


@clause("TRP-GUES12", "TRP-FAIL3", "TRP-OPP4")
def test_s10_the_fifth_guess_decides_the_turn() -> None:
    for last, result in (("butter", "success"), ("sugar", "failure")):
        play = turn_of_a()
        for word in ("jam", "honey", "cheese", "salt", last):
            play.guess(word)
        assert play.first.result == result


@clause("TRP-GUES7", "TRP-GUES9")
def test_s11_every_guess_counts_and_a_sentence_with_the_word_is_right() -> None:
    play = french("gobelin", "vert")
    play.guess("arc-en-ciel")
    assert play.turn.guesses_used == 1
    play.guess("si ce n'est pas un gobelin, je mange mon chapeau")
    assert (play.first.guesses_used, play.first.result) == (2, "success")


@clause("TRP-RND5", "TRP-RND7", "TRP-RND8", "TRP-CUR1", "TRP-CUR4")
def test_s12_both_fail_and_curses_are_pushed() -> None:
    play = Play(curses=["brambles"]).play_round()
    assert (play.dungeon.monster_at, [curse.place for curse in play.dungeon.curses]) == (3, [1, 2])
    play.play_round()
    assert (play.dungeon.monster_at, [curse.place for curse in play.dungeon.curses]) == (2, [0, 1])
    assert (play.team(A).effects, play.team(B).effects) == (("brambles",), ("brambles",))


@clause("TRP-CUR1", "TRP-CUR2", "TRP-CUR3", "TRP-CUR4", "TRP-CUR5", "TRP-CUR16")
def test_s13_a_curse_binds_only_the_team_that_enters_its_room() -> None:
    play = Play(curse_rooms="4", curses=["three_tries"]).play_round(a=True)
    assert (play.team(A).effects, play.team(B).effects) == (("three_tries",), ())
    play.play_round(b=True)
    assert (play.team(B).place, play.team(B).effects, play.team(A).effects) == (1, (), ())


@clause("TRP-MON2", "TRP-MON4", "TRP-MON5", "TRP-MON12", "TRP-END1")
def test_s14_a_team_that_fights_alone_and_wins_ends_the_game() -> None:
    play = fight(A)
    play.team(B).place = play.team(B).start = Place(3)
    play.play_round(a=True, b=True)
    assert play.team(B).place == 4
    assert play.state.outcome is not None
    assert play.state.outcome.winners == (ANN, CID)


@clause("TRP-MON6", "TRP-RND5")
def test_s15_a_team_that_fights_alone_and_loses_stays_where_it_is() -> None:
    play = fight(A).play_round()
    assert (play.dungeon.monster_at, play.team(A).place, play.state.outcome) == (4, 4, None)


@clause("TRP-MON7", "TRP-MON8", "TRP-MON9", "TRP-MON10", "TRP-END2")
def test_s16_when_both_teams_fight_one_both_or_the_monster_may_win() -> None:
    one = fight(A, B).play_round(b=True)
    assert one.state.outcome is not None and one.state.outcome.winners == (BOB, DOT)
    both = fight(A, B).play_round(a=True, b=True)
    assert both.state.outcome is not None and both.state.outcome.reason == "both_teams"
    none = fight(A, B)
    while none.dungeon.round < 8:
        none.play_round()
    assert none.state.decisions
    none.play_round()
    assert none.state.outcome is not None and none.state.outcome.reason == "monster_wins"


@clause("TRP-RULE1", "TRP-RULE2", "TRP-RULE3", "TRP-RULE6", "TRP-RULE7", "TRP-RULE12", "TRP-RULE13", "TRP-FAIL6")
def test_s17_late_objections_are_refused_and_doubts_are_decided_after_the_turn() -> None:
    play = turn_of_a()
    play.say("cow juice makes it")
    play.ring("objection_window")
    assert not play.can(BOB, Stop(FIRST))
    play.say("it comes from a dairy")
    play.answer(BOB, Doubt(ClueNumber(2)), after=2)
    play.answer(BOB, NameTrap(TrapNumber(0)))
    play.win_turn()
    assert play.first.result == "success"
    play.vote(uphold=(ANN, CID, BOB, DOT))
    assert (play.first.result, play.team(A).place) == ("failure", 0)
    table = turn_of_a(mode="table")
    table.answer(BOB, Stop(NO_CLUE), after=8)
    table.answer(BOB, NameTrap(TrapNumber(0)))
    table.answer(CID, ContestAsLate())
    assert table.turn.freeze.cause == "review"
    table.vote(reject=(ANN, CID, BOB, DOT))
    assert table.turn.result == "open"
    table.answer(BOB, CallCorrect())


@clause("TRP-CLUE5", "TRP-CLUE10", "TRP-CLUE11", "TRP-CLUE17", "TRP-CLUE18")
def test_s18_no_clue_contains_the_word_and_only_strict_rules_forbid_hints_at_its_letters() -> None:
    play = french("cerf", "bois")
    play.say("un jouet qui vole au vent")
    assert play.turn.clues[0].alerts == ()
    play.say("un cerf-volant")
    assert play.turn.clues[1].alerts[0].rule == SECRET_RULE
    letters = french("cerf", "bois")
    letters.say("une herbe de cuisine")
    letters.answer(BOB, Stop(FIRST))
    letters.answer(BOB, NameRule(Rule("TRP-CLUE11")))
    letters.accept_stop()
    assert letters.first.why == "TRP-FAIL2"
    relaxed = french("cerf", "bois", clues="relaxed")
    relaxed.say("une herbe de cuisine")
    relaxed.answer(BOB, Stop(FIRST))
    assert not relaxed.can(BOB, NameRule(Rule("TRP-CLUE11")))
    assert relaxed.can(BOB, NameRule(SECRET_RULE))


@clause("TRP-TRIG15", "TRP-TRIG16")
def test_s19_function_words_spring_nothing_and_slips_are_only_probable() -> None:
    play = french("potion", "dé", "tartine")
    play.say("un jeu de hasard, mais pas les cartes")
    assert play.turn.clues[0].alerts == ()
    play.say("ma tartinne tombe")
    assert [(alert.level, alert.word) for alert in play.events(AlertRaised, BOB)] == [("probable", "tartinne")]
    assert (play.turn.freeze.cause, play.runs("run_glass")) == ("", True)


@clause("TRP-GUES17")
def test_s20_several_answers_in_one_guess_are_refused() -> None:
    play = french("potion", "dé")
    with pytest.raises(IllegalOption) as refused:
        play.guess("elfe gobelin troll")
    assert (refused.value.clauses, play.turn.guesses_used) == (("TRP-GUES17",), 0)


@clause("TRP-RULE8", "TRP-RULE11")
def test_s21_a_setter_whose_stop_was_rejected_may_only_doubt() -> None:
    play = turn_of_a()
    play.say("as on our holidays", after=20)
    play.answer(BOB, Stop(FIRST))
    play.answer(BOB, NameRule(Rule("TRP-CLUE14")))
    play.answer(CID, Contest())
    play.vote(uphold=(BOB, DOT), reject=(ANN,))
    assert (play.turn.result, play.left("run_glass")) == ("open", 75_000)
    play.say("it melts")
    assert (play.can(BOB, Stop(ClueNumber(2))), play.can(BOB, Doubt(ClueNumber(2)))) == (False, True)
    play.say("milk is in it")
    play.answer(BOB, Waive())
    assert play.turn.clues[2].is_shown
