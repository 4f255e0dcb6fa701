"""Previews equal what then happens, and tell nothing a player cannot know."""

from fractions import Fraction
from typing import Any

import pytest

from lairkeeper.games.woodlands import GAME
from lairkeeper.games.woodlands.combat_events import CombatResolved, FoeBeaten
from lairkeeper.games.woodlands.config import TableOptions
from lairkeeper.games.woodlands.effects import BeatOdds, LinksMade, OrbsPaid, PathsOpen
from lairkeeper.games.woodlands.events import OrbsSpent
from lairkeeper.games.woodlands.odds import Throw, beat_chance, spread
from lairkeeper.games.woodlands.options import Fight, RollCombat, Turn
from lairkeeper.games.woodlands.preview import preview
from lairkeeper.kernel import ChanceStream, Effect, Seat, facts, reshuffle_unseen
from lairkeeper.kernel.match import Match
from tests.games.woodlands.tables import TRAIL, draw_table

HALF = Fraction(1, 2)
SEEDS = range(4)
ANSWERS = 120


def the(kind: type[Effect], effects: tuple[Effect, ...]) -> list[Effect]:
    return [effect for effect in effects if isinstance(effect, kind)]


def game(seed: int) -> tuple[Any, ChanceStream]:
    options = TableOptions(players=3, dens=True, inn=True, enraged_monsters=seed % 2 == 1)
    return Match(GAME, options, f"{seed:064x}"), ChanceStream(f"{seed:064x}")


def test_the_chance_of_so_many_hits_is_that_of_all_throws() -> None:
    assert spread((HALF, HALF)) == (Fraction(1, 4), HALF, Fraction(1, 4))
    assert beat_chance(Throw((HALF,), (), 1), 0) == HALF
    assert beat_chance(Throw((HALF,), (), 1), 2) == Fraction(7, 8)
    assert beat_chance(Throw((HALF, HALF), (), 2), 2) == Fraction(11, 16)
    assert beat_chance(Throw((HALF,), (HALF,), 2), 1) == Fraction(3, 8)


@pytest.mark.parametrize("seed", SEEDS)
def test_previews_depend_on_nothing_that_is_hidden(seed: int) -> None:
    match, luck = game(seed)
    for _ in range(ANSWERS):
        while match.chance_pending():
            match.draw(luck)
        if match.state.outcome is not None:
            break
        (decision,) = match.state.decisions
        seat, asked = decision.seats[0], facts(match.state, decision)
        other = reshuffle_unseen(GAME, match.state, seat, luck.split("other"))
        for option in decision.options:
            assert preview(match.state.world, seat, asked, option) == preview(other.world, seat, asked, option)
        match.answer(seat, decision.for_bots[luck.below(len(decision.for_bots))])


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_told_before_comes_true(seed: int) -> None:
    match, luck = game(seed)
    compared = 0
    for _ in range(ANSWERS):
        while match.chance_pending():
            match.draw(luck)
        if match.state.outcome is not None:
            break
        (decision,) = match.state.decisions
        seat, asked = decision.seats[0], facts(match.state, decision)
        option = decision.for_bots[luck.below(len(decision.for_bots))]
        known = preview(match.state.world, seat, asked, option)
        since, forest = len(match.told), match.state.world.forest
        match.answer(seat, option)
        if isinstance(option, Turn):
            (links,), (paths,) = the(LinksMade, known), the(PathsOpen, known)
            after = match.state.world.forest
            made = sum(len(exits) for exits in after.exits) - sum(len(exits) for exits in forest.exits)
            assert (links, paths) == (LinksMade(made // 2), PathsOpen(after.open_paths))
            compared += 1
        for paid in the(OrbsPaid, known):
            told = [said.event for step in match.told[since:] for said in step]
            assert isinstance(paid, OrbsPaid)
            spent = [event for event in told if isinstance(event, OrbsSpent)]
            assert (spent[0].orbs, spent[0].left) == (paid.orbs, paid.left)
            compared += 1
    assert compared


def test_odds_of_a_combat_are_met_by_many_throws() -> None:
    tried = won = 0
    expected = 0.0
    for seed in range(0, 160, 2):
        match, luck = game(seed)
        for _ in range(ANSWERS):
            while match.chance_pending():
                match.draw(luck)
            if match.state.outcome is not None:
                break
            (decision,) = match.state.decisions
            seat, asked = decision.seats[0], facts(match.state, decision)
            roll = next((option for option in decision.options if isinstance(option, RollCombat)), None)
            option = roll or decision.for_bots[luck.below(len(decision.for_bots))]
            known = preview(match.state.world, seat, asked, option)
            since = len(match.told)
            match.answer(seat, option)
            for odds in the(BeatOdds, known) if roll else []:
                while match.chance_pending():
                    match.draw(luck)
                assert isinstance(odds, BeatOdds)
                told = [said.event for step in match.told[since:] for said in step]
                if any(isinstance(event, CombatResolved) for event in told):
                    tried += 1
                    expected += odds.percent / 100
                    won += any(isinstance(event, FoeBeaten) for event in told)
        if tried >= 250:
            break
    assert tried >= 70
    assert abs(won - expected) < 3 * (tried * 0.25) ** 0.5


def told_of_a_fight(**table: Any) -> BeatOdds:
    woods = draw_table(TRAIL, foes=[("skeleton", "T21")], **table)
    (odds,) = the(BeatOdds, preview(woods, Seat(0), {}, Fight(woods.foes[0].number, woods.foes[0].kind)))
    assert isinstance(odds, BeatOdds)
    return odds


def test_the_odds_of_a_fight_count_the_dice_that_may_be_added_for_nothing() -> None:
    alone = {"xylia": "T21", "bethras": "T01"}
    assert told_of_a_fight(heroes=alone) == BeatOdds(1, 0)
    assert told_of_a_fight(heroes=alone, board={"invoke": (1, 1)}) == BeatOdds(2, 33)
    assert told_of_a_fight(heroes={"bethras": "T21", "xylia": "T01"}, board={"six": (6, 6)}) == BeatOdds(3, 50)


def test_the_odds_of_a_fight_leave_out_a_power_die_the_enemy_is_immune_to() -> None:
    assert told_of_a_fight(heroes={"klethor": "T21", "xylia": "T01"}, board={"invoke": (1, 1)}) == BeatOdds(1, 0)
