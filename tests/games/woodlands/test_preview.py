"""Previews equal what then happens, and tell nothing a player cannot know."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Literal, NamedTuple, TypeVar, get_args

import pytest

from lairkeeper.games.woodlands import GAME
from lairkeeper.games.woodlands.config import TableOptions
from lairkeeper.games.woodlands.odds import Throw, spread
from lairkeeper.games.woodlands.preview import preview
from lairkeeper.games.woodlands.records.combat_events import CombatLost, CombatResolved, FoeBeaten
from lairkeeper.games.woodlands.records.effects import (
    BeatOdds,
    BramblesThere,
    EventThere,
    Fits,
    GoesDown,
    HitsSoFar,
    InvocationNeeds,
    LinksMade,
    MonstersHidden,
    MoveLostThere,
    MovesReady,
    OrbForRisk,
    OrbsEarned,
    OrbsPaid,
    PathsOpen,
    PowerDieReady,
    StrikesSuffered,
    StruckFirst,
)
from lairkeeper.games.woodlands.records.effects import HeartsLost as AttackTakes
from lairkeeper.games.woodlands.records.events import (
    BramblesRolled,
    DicePlaced,
    EventDrawn,
    FoeRevealed,
    HeartsLost,
    HeroFell,
    HeroMoved,
    OrbsGained,
    OrbsSpent,
    TilePlaced,
)
from lairkeeper.games.woodlands.records.module_events import FoeCameBack, FoeStruckFirst
from lairkeeper.games.woodlands.records.options import Fight, PutOn, RollCombat, Stop, Turn
from lairkeeper.games.woodlands.records.quest_events import MoveDieLost
from lairkeeper.games.woodlands.state import MOVE, Woods, dice_to_invoke, here, monsters_on
from lairkeeper.kernel import ChanceStream, Effect, Event, Option, Seat, clone, facts, reshuffle_unseen
from lairkeeper.kernel.history.match import Match
from tests.games.woodlands.tables import TRAIL, draw_table

E = TypeVar("E", bound=Event)
HALF = 3
"""Faces of a die that hit half of the time."""
SEEDS = range(4)
ANSWERS = 120


def the(kind: type[Effect], effects: tuple[Effect, ...]) -> list[Effect]:
    return [effect for effect in effects if isinstance(effect, kind)]


def game(seed: int) -> tuple[Any, ChanceStream]:
    options = TableOptions(players=3, dens=True, inn=True, enraged_monsters=seed % 2 == 1)
    return Match(GAME, options, f"{seed:064x}"), ChanceStream(f"{seed:064x}")


def test_the_chance_of_so_many_hits_is_that_of_all_throws() -> None:
    assert spread((HALF, HALF)) == (1 / 4, 1 / 2, 1 / 4)
    assert Throw(1, HALF, (), 1).beat_chance(0) == 1 / 2
    assert Throw(1, HALF, (), 1).beat_chance(2) == 7 / 8
    assert Throw(2, HALF, (), 2).beat_chance(2) == 11 / 16
    assert Throw(1, HALF, (HALF,), 2).beat_chance(1) == 3 / 8


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


class Answered(NamedTuple):
    """An answer of a random game: the world before and after it, and what was told until the next question."""

    before: Woods
    after: Woods
    option: Option
    told: list[Event]
    next: str

    def heard(self, kind: type[E]) -> list[E]:
        return [event for event in self.told if isinstance(event, kind)]

    @property
    def struck(self) -> int:
        """The hearts that attacks took from the active Hero before it moved on."""
        leaves = next((place for place, event in enumerate(self.told) if isinstance(event, HeroMoved)), len(self.told))
        lost = [event for event in self.told[:leaves] if isinstance(event, HeartsLost)]
        return sum(event.hearts for event in lost if event.hero == self.before.active and event.cause == "attack")


TABLES = (
    *(TableOptions(players=3, dens=True, inn=True, enraged_monsters=bool(place % 2)) for place in range(10)),
    *(TableOptions(players=2, enraged_bosses=True, difficulty="hard") for _ in range(4)),
    *(TableOptions(players=3, chapter=number) for number in get_args(Literal[1, 2, 3, 4, 5])),
)
STRIKES_TO_COME = ("suffer_flight", "choose_strike", "react_with_frost")


def answers(options: TableOptions, seed: int) -> Iterator[tuple[Answered, tuple[Effect, ...]]]:
    """A random game, answer by answer, with what was known of each before."""
    match: Any = Match(GAME, options, f"{seed:064x}")
    luck = ChanceStream(f"{seed:064x}")
    while match.chance_pending():
        match.draw(luck)
    for _ in range(2 * ANSWERS):
        (decision,) = match.state.decisions
        seat, asked = decision.seats[0], facts(match.state, decision)
        option = decision.for_bots[luck.below(len(decision.for_bots))]
        known = preview(match.state.world, seat, asked, option)
        before, since = clone(match.state).world, len(match.told)
        match.answer(seat, option)
        while match.chance_pending():
            match.draw(luck)
        told = [said.event for step in match.told[since:] for said in step]
        is_over = match.state.outcome is not None
        after = Answered(before, match.state.world, option, told, "")
        yield (after if is_over else after._replace(next=match.state.decisions[0].question)), known
        if is_over:
            return


def links(woods: Woods) -> int:
    return sum(len(exits) for exits in woods.forest.exits) // 2


def slot_after(done: Answered) -> int | None:
    """How many dice lie on the slot once the declaration stands, or None while more dice are asked about."""
    assert isinstance(done.option, PutOn)
    slot, placed = done.option.slot, done.heard(DicePlaced)
    return len(done.before.board[slot]) + placed[0].slots.count(slot) if placed else None


def entered(done: Answered) -> bool:
    """The active Hero got there on its feet."""
    return done.after.hearts[done.before.active] > 0 and any(
        event.hero == done.before.active for event in done.heard(HeroMoved)
    )


def came_true(effect: Effect, done: Answered) -> bool | None:
    """Whether what was told before is what happened; None where other answers come first."""
    judged = of_the_forest(effect, done)
    return of_a_fight(effect, done) if judged is None else judged


def of_the_forest(effect: Effect, done: Answered) -> bool | None:
    """What is laid, entered and paid."""
    woods, hero = done.before, done.before.active
    match effect:
        case LinksMade() if isinstance(done.option, Turn):
            return links(done.after) - links(woods) == effect.links
        case Fits() if effect.ways == 1:
            return [event.rotation for event in done.heard(TilePlaced)] == [effect.rotation]
        case PathsOpen():
            return done.after.forest.open_paths == effect.paths
        case OrbsPaid():
            return [(event.orbs, event.left) for event in done.heard(OrbsSpent)][:1] == [(effect.orbs, effect.left)]
        case OrbsEarned():
            gained = [(event.orbs, event.left) for event in done.heard(OrbsGained)][:1]
            return gained == [(effect.left - woods.orbs[hero], effect.left)] or effect.left == woods.orbs[hero]
        case OrbForRisk() if not monsters_on(woods, here(woods)):
            return any(event.hero == hero and event.orbs == 1 for event in done.heard(OrbsGained))
        case MonstersHidden() if entered(done):
            return len(done.heard(FoeRevealed)) >= effect.monsters
        case BramblesThere() if entered(done):
            return bool(done.heard(BramblesRolled))
        case MoveLostThere() if entered(done):
            return bool(done.heard(MoveDieLost))
        case EventThere() if entered(done) and not monsters_on(done.after, here(done.after)):
            return bool(done.heard(EventDrawn)) or None
        case MovesReady() if slot_after(done) is not None:
            return slot_after(done) == effect.moves
        case InvocationNeeds() | PowerDieReady() if (laid := slot_after(done)) is not None:
            return (laid >= dice_to_invoke(woods, hero)) == isinstance(effect, PowerDieReady)
    return None


def of_a_fight(effect: Effect, done: Answered) -> bool | None:
    match effect:
        case HitsSoFar() if isinstance(done.option, Stop) and done.heard(CombatResolved):
            (resolved,) = done.heard(CombatResolved)[:1]
            is_won = bool(done.heard(FoeBeaten) or done.heard(FoeCameBack))
            return resolved.hits == effect.hits and is_won == (effect.hits >= effect.needed)
        case AttackTakes() if done.heard(CombatLost) and done.next not in STRIKES_TO_COME:
            return done.struck >= effect.hearts
        case GoesDown() if isinstance(done.option, Stop) and done.next not in STRIKES_TO_COME:
            return (
                any(event.hero == done.before.active for event in done.heard(HeroFell))
                if done.heard(CombatLost)
                else None
            )
        case StrikesSuffered() if done.next not in STRIKES_TO_COME:
            return done.struck == effect.hearts
        case StruckFirst() if done.heard(FoeStruckFirst):
            return done.struck >= effect.hearts
    return None


def test_what_is_told_before_comes_true() -> None:
    """Over thousands of answers of random games, with every module and in every chapter."""
    compared: Counter[str] = Counter()
    broken: list[tuple[Effect, Option, list[Event]]] = []
    for seed, options in enumerate(TABLES):
        for done, told_before in answers(options, seed):
            for effect in told_before:
                verdict = came_true(effect, done)
                if verdict is not None:
                    compared[type(effect).__name__] += 1
                    broken += [] if verdict else [(effect, done.option, done.told)]
    assert broken == []
    assert compared.total() >= 500
    assert {"LinksMade", "HitsSoFar", "HeartsLost", "StrikesSuffered", "BramblesThere", "OrbsPaid"} <= compared.keys()


def test_the_moves_of_one_declaration_add_up() -> None:
    """The second die for the same slot says two moves, before any of them lies on the board."""
    woods = draw_table(TRAIL, heroes={"xylia": "T21", "bethras": "T01"})
    asked = {"slots": (MOVE,)}
    assert preview(woods, Seat(0), asked, PutOn(MOVE)) == (MovesReady(2),)
    assert preview(woods, Seat(0), {"slots": ()}, PutOn(MOVE)) == (MovesReady(1),)


def test_a_fight_that_would_take_the_last_hearts_says_so() -> None:
    woods = draw_table(TRAIL, foes=[("skeleton", "T21")], heroes={"xylia": "T21", "bethras": "T01"})
    fight = Fight(woods.foes[0].number, woods.foes[0].kind)
    assert the(GoesDown, preview(woods, Seat(0), {}, fight)) == []
    woods.hearts[woods.active] = 2
    assert the(GoesDown, preview(woods, Seat(0), {}, fight)) == [GoesDown()]


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
