"""Readings that groups choose (TRP-AMB): those that no other chapter shows."""

from lairkeeper.games.trapwords.records.events import TorchGiven
from lairkeeper.games.trapwords.records.options import GiveTorch
from lairkeeper.testing import clause
from tests.games.trapwords.tables import ANN, BOB, CID, A, B, Play, turn_of_a


@clause("TRP-AMB4", "TRP-TRIG11")
def test_a_part_of_a_compound_trap_springs_it_where_the_table_says_so() -> None:
    spared = turn_of_a(traps=["peanut oil", "yellow", "bread"])
    spared.say("it is full of oil")
    assert spared.turn.freeze.cause == ""
    play = turn_of_a(traps=["peanut oil", "yellow", "bread"], part_of_compound_trap="springs")
    play.say("it is full of oil")
    assert play.turn.freeze.cause == "held"


@clause("TRP-AMB12", "TRP-SET9")
def test_a_team_may_tap_the_name_of_its_first_clue_giver() -> None:
    play = Play(first_torch="chosen")
    play.answer(ANN, GiveTorch(CID))
    play.ring("give_first_torch")
    assert play.events(TorchGiven) == [TorchGiven(A, CID), TorchGiven(B, BOB)]
