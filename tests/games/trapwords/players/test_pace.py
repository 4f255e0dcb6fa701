"""Computer players give people time to read, to write and to decide."""

from itertools import pairwise

from lairkeeper.games.trapwords import GAME
from lairkeeper.games.trapwords.config import TableOptions
from lairkeeper.games.trapwords.players.pace import CLUE, GUESS, TEAM_ANSWER, TRAP, TRAP_AMONG_PEOPLE
from lairkeeper.games.trapwords.records.options import Guess, LeaveToOthers, LetSpring, Propose, Say, SetAside
from lairkeeper.games.trapwords.state import EntryNumber
from lairkeeper.kernel import Option, Seat
from lairkeeper.kernel.definition.pace import NEVER, Delay, bot_delay
from lairkeeper.lab import play_game
from tests.games.trapwords.tables import ANN, BOB, CID, DOT, TRAPS, Play, turn_of_a

MIXED = (1, 3)
"""Bob and Dot are computer players, Ann and Cid are people."""
ALL = (0, 1, 2, 3)


def delay(play: Play, seat: Seat, option: Option) -> Delay | None:
    decision = play.question(seat, option)
    assert decision is not None
    return bot_delay(GAME, play.dungeon, decision, seat)


def test_a_computer_beside_people_proposes_slowly_and_leaves_a_full_list_to_them() -> None:
    play = Play(computers=(1,)).to_writing()
    assert delay(play, BOB, Propose("x")) == TRAP_AMONG_PEOPLE
    play.propose(DOT, *TRAPS[:3])
    assert delay(play, BOB, LeaveToOthers()) == NEVER
    play.answer(DOT, SetAside(EntryNumber(1)))
    assert delay(play, BOB, Propose("x")) == TRAP_AMONG_PEOPLE
    play.answer(DOT, LeaveToOthers())
    assert delay(play, BOB, Propose("x")) == TRAP


def test_a_clue_comes_every_six_to_eight_seconds_and_a_guess_after_a_moment() -> None:
    play = turn_of_a(computers=MIXED)
    assert delay(play, ANN, Say("x")) == CLUE == Delay(6_000, 8_000)
    assert delay(play, CID, Guess("x")) == GUESS


def test_people_decide_about_a_held_clue_and_a_team_of_computers_takes_its_time() -> None:
    among_people = turn_of_a(computers=(1,))
    among_people.say("made of milk")
    assert delay(among_people, BOB, LetSpring()) == NEVER
    among_computers = turn_of_a(computers=MIXED)
    among_computers.say("made of milk")
    assert delay(among_computers, BOB, LetSpring()) == TEAM_ANSWER


def test_computers_spread_their_clues_over_the_hourglass_and_use_their_guesses() -> None:
    match = play_game(GAME, TableOptions(computers=ALL, curses="none", monster="troll"), ["instinct"], "pace")
    said = [entry.at or 0 for entry in match.journal.entries if isinstance(entry.option, Say)]
    assert min(later - earlier for earlier, later in pairwise(said)) >= CLUE.least
    guesses = sum(isinstance(entry.option, Guess) for entry in match.journal.entries)
    assert guesses > len(said) / 3
