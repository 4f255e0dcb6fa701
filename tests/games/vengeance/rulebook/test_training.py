"""Experience (VNG-XP): buying skills, places for four, discards, and experience that still scores."""

from lairkeeper.games.vengeance.records.options import (
    Assign,
    BuySkill,
    DiscardSkill,
    FinishFlashback,
    Roll,
    ShowFlashback,
    Train,
    UseBonus,
    UseDie,
)
from lairkeeper.games.vengeance.rules.flashback import Prepare
from lairkeeper.games.vengeance.rules.preparing import anticipable
from lairkeeper.games.vengeance.rules.resolution import Collect
from lairkeeper.games.vengeance.rules.rounds import PlayRound
from lairkeeper.games.vengeance.rules.score import score_of
from lairkeeper.games.vengeance.state import Player, Vendetta
from lairkeeper.kernel import BEGIN_AGAIN, State, apply, begin
from lairkeeper.testing import asked, clause, play_out
from tests.games.vengeance.tables import ADA, GO, a_player, a_table, ada, dice, offers, question, refused, show, skill

FOUR = ("ELI-S1", "ELI-S2", "ELI-S3", "ELI-S7")


def preparing(player: Player) -> State[Vendetta]:
    player.stage = "preparing"
    return begin(a_table(player, phase="flashback"), Prepare(ADA))


@clause("VNG-XP1", "VNG-XP2")
def test_any_number_of_skills_is_bought_with_marked_slots() -> None:
    state = preparing(a_player(trained=5))
    assert [buy.skill for buy in offers(state, BuySkill)] == [skill(f"MAG-S{tile}") for tile in range(1, 9)]
    play_out(state, BuySkill(skill("MAG-S1")))
    assert ada(state).spent == 2
    assert [buy.skill for buy in offers(state, BuySkill)] == [skill(f"MAG-S{tile}") for tile in (2, 3, 5, 7, 8)]
    assert "VNG-XP2" in refused(state, BuySkill(skill("MAG-S4")))


@clause("VNG-XP3")
def test_spent_experience_still_scores() -> None:
    table = a_table(a_player(trained=9, spent=9))
    assert score_of(table, table.players[ADA]).training == 2


@clause("VNG-XP4", "VNG-XP5")
def test_a_fifth_skill_takes_the_place_of_another() -> None:
    state = preparing(a_player("ELI", trained=4, skills=FOUR))
    play_out(state, BuySkill(skill("ELI-S4")))
    assert question(state) == "choose_discard"
    assert asked(state).options == tuple(DiscardSkill(skill(name)) for name in FOUR)
    apply(state, ADA, BEGIN_AGAIN)
    assert ada(state).spent == 0
    play_out(state, BuySkill(skill("ELI-S4")), DiscardSkill(skill("ELI-S7")))
    assert ada(state).skills == tuple(skill(name) for name in ("ELI-S1", "ELI-S2", "ELI-S3", "ELI-S4"))
    assert ada(state).spent == 4


@clause("VNG-XP6", "VNG-XP7")
def test_a_discarded_skill_loses_its_marks_and_may_be_bought_again() -> None:
    state = preparing(a_player("ELI", trained=7, skills=FOUR, anticipation=["ELI-S2", "ELI-S2"], has_bonus=True))
    play_out(state, BuySkill(skill("ELI-S4")), DiscardSkill(skill("ELI-S2")))
    assert ada(state).anticipation == ()
    assert BuySkill(skill("ELI-S2")) in offers(state, BuySkill)


@clause("VNG-XP8")
def test_a_bought_skill_works_at_once() -> None:
    state = begin(a_table(a_player(trained=2)), PlayRound())
    play_out(state, ShowFlashback(("train", "train", "heal")), BuySkill(skill("MAG-S1")))
    assert skill("MAG-S1") in list(anticipable(state.world, ada(state), "anti"))
    play_out(state, FinishFlashback(), GO, Roll(dice("blank blank blank blank")), show("fist fist run wound"))
    assert Assign(skill("MAG-S1"), dice("fist fist")) in offers(state, Assign)


@clause("VNG-XP9")
def test_skills_are_not_bought_outside_the_flashback_phase() -> None:
    state = begin(a_table(a_player(trained=8, unclaimed=1, stage="resolution")), Collect(ADA))
    assert offers(state, BuySkill) == []
    assert refused(state, BuySkill(skill("MAG-S1"))) == ("VNG-XP9",)


@clause("VNG-FLB6", "VNG-FLB19", "VNG-XP1", "VNG-XP2", "VNG-XP3", "VNG-SCO3")
def test_scenario_3_experience_is_spent_and_still_scores() -> None:
    state = preparing(a_player(sources=("train", "train", "buy"), has_bonus=True))
    play_out(state, UseDie("train"), Train(2), UseDie("train"), Train(2), UseBonus(), Train(2))
    play_out(state, BuySkill(skill("MAG-S1")), BuySkill(skill("MAG-S6")))
    assert (ada(state).trained, ada(state).spent) == (6, 6)
    assert offers(state, BuySkill) == []
    assert score_of(state.world, ada(state)).training == 1


@clause("VNG-XP4", "VNG-XP5", "VNG-XP6", "VNG-XP7", "VNG-XP8")
def test_scenario_4_a_replaced_skill_loses_its_anticipation_and_can_be_bought_again() -> None:
    player = a_player("ELI", trained=8, spent=4, skills=FOUR, anticipation=["ELI-S2", "ELI-S2"], has_bonus=True)
    state = preparing(player)
    play_out(state, BuySkill(skill("ELI-S4")), DiscardSkill(skill("ELI-S2")))
    assert len(ada(state).skills) == 4
    assert ada(state).anticipation == ()
    assert ada(state).spent == 8
    ada(state).trained = 11
    play_out(state, UseBonus(), Train(1))
    assert BuySkill(skill("ELI-S2")) in offers(state, BuySkill)
    assert skill("ELI-S4") in ada(state).skills
