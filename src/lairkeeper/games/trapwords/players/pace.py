"""How long computer players wait before they answer: people can read along, and have their say first.

Whatever a whole team may answer is left to its people; the timer answers if they do not.
"""

from lairkeeper.games.trapwords.rules.agreement import is_full
from lairkeeper.games.trapwords.state import Dungeon, Team, people, present, team_of
from lairkeeper.kernel import Decision, Seat
from lairkeeper.kernel.definition.pace import NEVER, Delay

LEFT_TO_PEOPLE = ("check_held_clue", "check_guess", "confirm_guess", "agree_on_two_curses")
"""Questions to a whole team with a timer that answers them kindly."""

TRAP_AMONG_PEOPLE, TRAP = Delay(12_000, 16_000), Delay(2_000, 4_000)
CLUE, GUESS = Delay(6_000, 8_000), Delay(3_000, 5_000)
TEAM_ANSWER, USUAL = Delay(3_000, 4_000), Delay(1_500, 2_500)


def pace(dungeon: Dungeon, decision: Decision, seat: Seat) -> Delay:
    """One trap at a time with room for people, a clue every 6 to 8 seconds, and a moment to read before a guess."""
    team = team_of(dungeon, seat)
    beside = () if team is None else tuple(each for each in present(dungeon, people(dungeon, team)) if each != seat)
    match decision.question:
        case "write_list" if team is not None:
            return _writing(dungeon.teams[team], beside)
        case "give_clue":
            return CLUE
        case "guess_word":
            return GUESS
        case question if question in LEFT_TO_PEOPLE:
            return NEVER if beside else TEAM_ANSWER
        case _:
            return USUAL


def _writing(team: Team, beside: tuple[Seat, ...]) -> Delay:
    """People who write the list too have time to think of words; a full list is theirs to change."""
    if team.stepped_back.issuperset(beside):
        return TRAP
    return NEVER if is_full(team) else TRAP_AMONG_PEOPLE
