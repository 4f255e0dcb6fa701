"""The three Bosses: hearts, damage, the extra move, and the silencer's power."""

import pytest

from lairkeeper.games.run_run_run.board.hexes import at
from lairkeeper.games.run_run_run.config import TableOptions
from lairkeeper.games.run_run_run.records import events as ev
from lairkeeper.games.run_run_run.records.options import (
    Deal,
    Faces,
    LoseCard,
    SplitDamage,
    Symbols,
    Target,
    TurnUp,
)
from lairkeeper.games.run_run_run.rules.attack import Attack
from lairkeeper.games.run_run_run.rules.exit import RevealBoss
from lairkeeper.games.run_run_run.rules.fight import ChooseTarget
from lairkeeper.games.run_run_run.rules.mummies import MummiesAct
from lairkeeper.games.run_run_run.state import Pyramid
from lairkeeper.kernel import begin, facts
from lairkeeper.testing import asked, clause, heard, play_out
from tests.games.run_run_run.fighting import beside_mummies, hearts_of, roll
from tests.games.run_run_run.tables import (
    P1,
    Place,
    corridor,
    draw_table,
    heard_of,
    hexes,
    mummy,
    offered,
    standing,
)

HEARTS = {"ravager": 8, "silencer": 10, "colossus": 12}
DAMAGE = {"ravager": 4, "silencer": 3, "colossus": 2}
SAME_SPACE = TableOptions(players=1, silencer_reach="same_space")


def on_the_way(boss: str, place: Place, cat: Place = (0, 0)) -> Pyramid:
    """The Door stands at the end of a corridor of six; its Boss is somewhere between it and the Vault."""
    return draw_table(corridor(6), cats=(cat,), awake={boss: place}, door=(0, -7))


@clause("RRR-BOSS1", "RRR-BOSS2", "RRR-BOSS3")
@pytest.mark.parametrize("boss", HEARTS)
def test_a_boss_appears_with_the_hearts_on_its_card(boss: str) -> None:
    state = begin(draw_table(corridor(2), door=(0, -3)), RevealBoss())
    play_out(state, TurnUp(mummy(boss)))
    assert standing(state.world) == {boss: (0, -3)}
    assert hearts_of(state, boss) == HEARTS[boss]


@clause("RRR-BOSS1", "RRR-BOSS2", "RRR-BOSS3")
@pytest.mark.parametrize("boss", DAMAGE)
def test_its_damage_in_random_cards_is_split_among_the_cats_present(boss: str) -> None:
    damage = DAMAGE[boss]
    table = draw_table(corridor(1), cats=((0, -1), (0, -1)), awake={boss: (0, -1)})
    state = begin(table, Attack(mummy(boss)))
    assert offered(state) == {SplitDamage((share, damage - share)) for share in range(damage + 1)}
    play_out(state, SplitDamage((1, damage - 1)), *[LoseCard] * damage)
    assert [len(hand) for hand in state.world.hands] == [4, 6 - damage]


@clause("RRR-BOSS4")
@pytest.mark.parametrize("boss", HEARTS)
@pytest.mark.parametrize("symbols", [0, 1])
def test_a_boss_moves_one_space_more_than_the_dice_indicate(boss: str, symbols: int) -> None:
    state = begin(on_the_way(boss, (0, -7)), MummiesAct())
    play_out(state, Symbols(symbols))
    assert standing(state.world) == {boss: (0, -7 + symbols + 1)}


@clause("RRR-BOSS4")
@pytest.mark.parametrize("boss", HEARTS)
def test_a_boss_adds_no_mummy_die(boss: str) -> None:
    state = begin(on_the_way(boss, (0, -7)), MummiesAct())
    assert facts(state, asked(state))["dice"] == 1


def fight_far_from_the_silencer(options: TableOptions | None = None) -> Pyramid:
    """A brawler beside the brute; the silencer stands elsewhere in the maze."""
    awake = {"brute": (0, -1), "silencer": (0, -4)}
    return draw_table(corridor(3), cats=((0, -1),), heroes=("brawler",), awake=awake, door=(0, -4), options=options)


@clause("RRR-BOSS5")
def test_no_ability_works_anywhere_while_the_silencer_is_in_the_maze() -> None:
    state = roll(fight_far_from_the_silencer(), dice=3)
    told = play_out(state, Faces(1, 2, 0, 0))
    assert hearts_of(state, "brute") == 5 - 1
    assert heard(told)[-1] == ev.AbilitiesSilenced(P1)


@clause("RRR-SW6")
def test_by_a_switch_the_silencer_reaches_only_the_cats_in_its_own_space() -> None:
    state = roll(fight_far_from_the_silencer(SAME_SPACE), dice=3)
    play_out(state, Faces(1, 2, 0, 0))
    assert hearts_of(state, "brute") == 5 - 3
    state = roll(beside_mummies("silencer", hero="brawler", options=SAME_SPACE), dice=3)
    play_out(state, Faces(1, 2, 0, 0))
    assert hearts_of(state, "silencer") == 10 - 1


@clause("RRR-SW6")
def test_by_that_switch_a_cat_beside_the_silencer_silences_nobody_else() -> None:
    awake, options = {"brute": (0, -1), "silencer": (0, -4)}, TableOptions(silencer_reach="same_space")
    cats, heroes = ((0, -1), (0, -4)), ("brawler", "cartographer")
    table = draw_table(corridor(3), cats=cats, heroes=heroes, awake=awake, door=(0, -4), options=options)
    state = roll(table, dice=3)
    play_out(state, Faces(1, 2, 0, 0))
    assert hearts_of(state, "brute") == 5 - 3


@clause("RRR-BOSS5")
@pytest.mark.parametrize("boss", ["ravager", "colossus"])
def test_the_other_bosses_silence_nobody(boss: str) -> None:
    state = roll(beside_mummies(boss, hero="brawler"), dice=3)
    play_out(state, Faces(1, 2, 0, 0))
    assert hearts_of(state, boss) == HEARTS[boss] - 3


@clause("RRR-BOSS6")
def test_the_fight_that_kills_the_silencer_still_has_no_ability_and_the_next_one_has() -> None:
    state = roll(beside_mummies("brute", "silencer", hero="lamplighter", silencer=1), dice=3)
    play_out(state, Faces(1, 2, 0, 0), Deal(0))
    assert standing(state.world) == {"brute": (0, -1)}
    assert state.world.reserve == 5
    state = roll(state.world, dice=3)
    play_out(state, Faces(1, 2, 0, 0))
    assert state.world.reserve == 5 + 2


@clause("RRR-BOSS7")
def test_a_boss_can_be_fought_and_blocks_the_way_like_any_mummy() -> None:
    awake = {"brute": (0, -2), "colossus": (0, -1), "herald": (1, 0)}
    table = draw_table({**corridor(2), (1, 0): "000001"}, cats=((0, 0),), awake=awake, door=(0, -3))
    state = begin(table, ChooseTarget())
    assert offered(state) == {Target(hex_) for hex_ in hexes((0, -1), (1, 0))}


@clause("RRR-BOSS7")
def test_a_boss_stops_on_cats_and_attacks_them() -> None:
    state = begin(on_the_way("colossus", (0, -5), cat=(0, -4)), MummiesAct())
    told = play_out(state, Symbols(1), LoseCard, LoseCard)
    assert heard_of(told, ev.CatsAttacked) == [ev.CatsAttacked(mummy("colossus"), at(0, -4), 2)]
    assert standing(state.world) == {"colossus": (0, -4)}


@clause("RRR-BOSS7")
def test_a_boss_in_the_vault_ends_the_game() -> None:
    state = begin(on_the_way("ravager", (0, -2)), MummiesAct())
    told = play_out(state, Symbols(1))
    assert heard(told)[-1] == ev.VaultReached(mummy("ravager"))
    assert state.outcome is not None
    assert state.outcome.reason == "vault"
