"""At a table a computer player answers from the view of its seat: what that seat cannot see changes nothing."""

import pytest

from lairkeeper.games.trapwords import GAME
from lairkeeper.games.trapwords.bots.menu import clue_menu, guess_menu, trap_menu
from lairkeeper.games.trapwords.bots.suggestions import suggest
from lairkeeper.games.trapwords.records.options import Doubt, Guess, HoldBack, LetPass, Star, Stop
from lairkeeper.kernel import ChanceStream, Option, Seat
from lairkeeper.kernel.definition.game import reshuffle_unseen
from lairkeeper.testing import clause
from tests.games.trapwords.tables import ANN, BOB, CID, DOT, A, B, Play, turn_of_a

SAID = {"en": ("the moon", "a window"), "fr": ("la lune", "une fenêtre")}


@pytest.fixture(params=["en", "fr"])
def play(request: pytest.FixtureRequest) -> Play:
    """A turn begins; computer players have set the traps."""
    started = Play(language=request.param).to_writing()
    for writers in (A, B):
        seat = started.team(writers).seats[0]
        started.propose(seat, *trap_menu(started.sees(seat), seat)[: started.team(writers).quota])
        started.confirm(writers)
    return started.begin()


def speak(play: Play) -> None:
    for text in SAID[play.dungeon.options.language]:
        play.say(text)


@clause("TRP-TRAP5", "TRP-SET3")
def test_traps_of_a_computer_fill_the_list(play: Play) -> None:
    assert all(play.team(team).is_ready for team in (A, B))


@clause("TRP-CLUE3", "TRP-SET3")
def test_a_clue_of_a_computer_is_taken_by_the_rules(play: Play) -> None:
    text = clue_menu(play.sees(play.giver), play.giver)[0]
    play.say(text)
    assert [clue.text for clue in play.turn.clues] == [text]


def test_who_knows_no_word_has_no_clue_and_who_heard_nothing_has_no_guess(play: Play) -> None:
    assert clue_menu(play.sees(play.guesser), play.guesser) == ()
    assert guess_menu(play.sees(play.guesser), play.guesser) == []


@clause("TRP-GUES1")
def test_a_guess_of_a_computer_is_taken_by_the_rules(play: Play) -> None:
    speak(play)
    text = guess_menu(play.sees(play.guesser), play.guesser)[0].text
    play.guess(text)
    assert [guess.text for guess in play.turn.guesses] == [text]
    assert text not in [guess.text for guess in guess_menu(play.sees(play.guesser), play.guesser)]


def test_guesses_do_not_depend_on_what_the_guesser_cannot_see(play: Play) -> None:
    speak(play)
    usual = guess_menu(play.sees(play.guesser), play.guesser)
    assert usual
    for number in range(5):
        twin = reshuffle_unseen(GAME, play.state, play.guesser, ChanceStream(f"twin {number}"))
        assert guess_menu(GAME.view(twin.world, play.guesser), play.guesser) == usual


def test_clues_do_not_depend_on_the_traps(play: Play) -> None:
    usual = clue_menu(play.sees(play.giver), play.giver)
    for number in range(5):
        twin = reshuffle_unseen(GAME, play.state, play.giver, ChanceStream(f"twin {number}"))
        assert clue_menu(GAME.view(twin.world, play.giver), play.giver) == usual


def test_the_word_set_for_the_others_is_never_guessed(play: Play) -> None:
    speak(play)
    seen = play.sees(play.guesser)
    theirs = next(team.word for team in seen.teams if play.guesser not in team.seats)
    assert theirs and theirs not in [guess.text for guess in guess_menu(seen, play.guesser)]


@clause("TRP-TRAP2", "TRP-TRAP3", "TRP-SET3")
def test_computers_write_as_many_traps_as_the_room_of_the_opponents_says() -> None:
    """Team A is a room ahead: four traps are written against it, and three by it."""
    play = Play(computers=(0, 1, 2, 3))
    play.write().begin()
    while play.dungeon.round == 1:
        (play.win_turn if play.turn.team == A else play.lose_turn)()
        play.begin()
    play.to_writing()
    while not all(play.team(team).is_ready for team in (A, B)):
        decision = next(each for each in play.state.decisions if each.question == "write_list")
        seat = decision.seats[0]
        play.answer(seat, next(iter(suggest(play.sees(seat), decision, seat))))
    assert (len(play.team(A).traps), len(play.team(B).traps)) == (4, 3)


def first_idea(play: Play, seat: Seat, question: str) -> Option:
    decision = next(each for each in play.state.decisions if each.question == question and seat in each.seats)
    return next(iter(suggest(play.sees(seat), decision, seat)))


@pytest.mark.parametrize(
    ("computers", "idea"),
    [((), Stop), ((ANN, BOB, CID, DOT), Doubt), ((BOB, DOT), Doubt), ((BOB,), LetPass)],
    ids=["people", "computers", "computers against people", "a computer beside a person"],
)
@clause("TRP-DIG11", "TRP-RULE2", "TRP-RULE3")
def test_a_computer_doubts_a_probable_trap_only_where_no_person_of_its_team_decides(
    computers: tuple[Seat, ...], idea: type[Option]
) -> None:
    play = turn_of_a(computers=computers, traps=("tartan", "yellow", "bread"))
    play.say("a tartann thing")
    assert play.turn.clues[0].alerts[0].level == "probable"
    assert type(first_idea(play, BOB, "watch_clues")) is idea


@clause("TRP-CUR3", "TRP-TRAP19")
def test_computers_star_the_trap_that_is_said_most_likely() -> None:
    """The Forbidden Word binds team A from the second room on."""
    play = Play(curses=("forbidden_word",), curse_rooms="4", words=("butter", "goblin", "castle", "wizard"))
    play.play_round(a=True).to_writing()
    assert play.team(A).effects == ("forbidden_word",)
    play.propose(BOB, "brick", "king", "wall")
    star = first_idea(play, BOB, "write_list")
    assert isinstance(star, Star)
    play.answer(BOB, star)
    assert not isinstance(first_idea(play, BOB, "write_list"), Star)


@clause("TRP-CUR8")
def test_a_computer_does_not_end_the_clues_with_its_first_idea() -> None:
    """Petrification: the first guess is the end of the clues, so there are two of them before it."""
    play = Play(curses=("petrification",), curse_rooms="3", words=("castle", "goblin")).write().begin()
    assert play.team(play.turn.team).effects == ("petrification",)
    play.say("king, queen, tower")
    assert first_idea(play, play.guesser, "guess_word") == HoldBack()
    play.say("moat and drawbridge")
    assert isinstance(first_idea(play, play.guesser, "guess_word"), Guess)
