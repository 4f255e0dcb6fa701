"""How a seasoned partner plays: an answer to every question, from what lies on the table.

Nothing is searched. Each turn has a goal, the dice are used for it, and combats are entered with known odds. It works
on a world that the seat could believe in, so what lies face down is never known.
"""

from collections.abc import Callable, Mapping, Sequence

from lairkeeper.games.woodlands.board.cells import Cell
from lairkeeper.games.woodlands.bots import actions, combat, placement
from lairkeeper.games.woodlands.bots.actions import is_late, of_kind
from lairkeeper.games.woodlands.bots.cards import card_worth, worst
from lairkeeper.games.woodlands.bots.dice import plan_of
from lairkeeper.games.woodlands.bots.errands import corruption_after
from lairkeeper.games.woodlands.bots.fights import arms_of
from lairkeeper.games.woodlands.bots.outlook import is_hurried, outlook_of
from lairkeeper.games.woodlands.components.box import Card, HeroId
from lairkeeper.games.woodlands.records.module_options import GoDeeper
from lairkeeper.games.woodlands.records.options import (
    Accept,
    AcceptDice,
    AcceptForTurn,
    BuryTile,
    ChooseHero,
    Discard,
    FaceStrikes,
    FlipCard,
    Freeze,
    GiveNow,
    GiveTo,
    GoNow,
    KeepInstead,
    KeepLoot,
    KeepTile,
    LeaveLoot,
    PlaceNone,
    PutOn,
    Refuse,
    Reroll,
    RollAgain,
    RollDice,
    SetAside,
    StayHere,
    StayOut,
    Support,
    TakeAlong,
    ThrowSmoke,
    TurnDie,
    WanderTo,
)
from lairkeeper.games.woodlands.records.quest_options import (
    EndChapter,
    GoOn,
    LayDown,
    LeaveToken,
    PayOrbs,
    Purify,
    TakePack,
)
from lairkeeper.games.woodlands.rules.dice import NO_SLOT
from lairkeeper.games.woodlands.rules.loot import cards_held, loot_limit
from lairkeeper.games.woodlands.state import Woods, box_of, pile_size
from lairkeeper.kernel import Decision, Option
from lairkeeper.kernel.errors import Fact

Facts = Mapping[str, Fact]
Options = Sequence[Option]
TEAM = ("bethras", "klethor", "shavi", "xylia")
"""Heroes in order of preference."""


def advise(woods: Woods, decision: Decision, facts: Facts) -> Option | None:
    """The answer of a good partner, or nothing where any answer will do."""
    answer = ANSWERS.get(decision.question)
    return answer(woods, decision.for_bots, facts) if answer is not None else None


def number(facts: Facts, name: str) -> int:
    """A fact of the question that is a number."""
    fact = facts[name]
    assert isinstance(fact, int)
    return fact


def pick_hero(woods: Woods, options: Options, facts: Facts) -> Option:
    names = [box_of(woods).heroes[choice.hero].id for choice in of_kind(options, ChooseHero)]
    best = next((name for name in TEAM if name in names), names[0])
    return options[names.index(best)]


def place_tile(woods: Woods, options: Options, facts: Facts) -> Option:
    return placement.place(woods, options)


def turn_tile(woods: Woods, options: Options, facts: Facts) -> Option:
    return placement.turn(woods, options, Cell(number(facts, "cell")))


def prepare(woods: Woods, options: Options, facts: Facts) -> Option:
    return actions.unlock(woods, options) or RollDice()


def reroll(woods: Woods, options: Options, facts: Facts) -> Option:
    return Reroll() if plan_of(woods).is_better_rolled(woods.dice) else AcceptDice()


def keep_die(woods: Woods, options: Options, facts: Facts) -> Option:
    slot = plan_of(woods).keeping(woods.dice)[number(facts, "place") - 1]
    wanted = RollAgain() if slot == NO_SLOT else PutOn(slot)
    return wanted if wanted in options else options[0]


def place_die(woods: Woods, options: Options, facts: Facts) -> Option:
    slot = plan_of(woods).placing(woods.dice)[number(facts, "place") - 1]
    wanted = SetAside() if slot == NO_SLOT else PutOn(slot)
    return wanted if wanted in options else options[0]


def charm(woods: Woods, options: Options, facts: Facts) -> Option:
    """The die is turned that makes the best of all dice."""
    plan = plan_of(woods)

    def promise(option: Option) -> float:
        dice = list(woods.dice)
        if isinstance(option, TurnDie):
            dice[dice.index(option.face)] = option.to
        return plan.layout(tuple(sorted(dice))).worth - 0.1 * isinstance(option, TurnDie)

    return max(options, key=promise)


def act(woods: Woods, options: Options, facts: Facts) -> Option:
    return actions.choose_action(woods, options)


def boots(woods: Woods, options: Options, facts: Facts) -> Option:
    goal = outlook_of(woods).next_goal(1, arms_of(woods, woods.active))
    step = actions.step_to(goal, options) if goal is not None else None
    return step or options[0]


def inside_den(woods: Woods, options: Options, facts: Facts) -> Option:
    return actions.heal(woods, options) or GoDeeper()


def fight(woods: Woods, options: Options, facts: Facts) -> Option:
    return combat.choose_fight(woods, options)


def arm(woods: Woods, options: Options, facts: Facts) -> Option:
    return combat.arm(woods, options)


def adjust(woods: Woods, options: Options, facts: Facts) -> Option:
    return combat.adjust(woods, options)


def adjust_own(woods: Woods, options: Options, facts: Facts) -> Option:
    return combat.adjust_as_supporter(woods, options, HeroId(number(facts, "hero")))


def mark(woods: Woods, options: Options, facts: Facts) -> Option:
    return combat.mark(woods, options, HeroId(number(facts, "hero")))


def frost(woods: Woods, options: Options, facts: Facts) -> Option:
    return next(iter(of_kind(options, Freeze)), options[0])


def smoke(woods: Woods, options: Options, facts: Facts) -> Option:
    return next(iter(of_kind(options, ThrowSmoke)), FaceStrikes())


def strike(woods: Woods, options: Options, facts: Facts) -> Option:
    return options[0]


def support(woods: Woods, options: Options, facts: Facts) -> Option:
    """From afar it costs nothing; on the tile a Hero who is nearly down stays out."""
    hero = HeroId(number(facts, "hero"))
    is_near = woods.nodes[hero] == woods.nodes[woods.active]
    return StayOut() if is_near and woods.hearts[hero] <= 1 else Support()


def share_orbs(woods: Woods, options: Options, facts: Facts) -> Option:
    """Where there is room, the active Hero first."""
    most = box_of(woods).supplies.orbs
    return max(
        of_kind(options, GiveTo),
        key=lambda gift: (woods.orbs[gift.hero] < most, gift.hero == woods.active, -woods.orbs[gift.hero]),
    )


def share_card(woods: Woods, options: Options, facts: Facts) -> Option:
    """To the Hero for whom it is worth most; a free slot counts."""
    card = Card(number(facts, "card"))

    def promise(gift: GiveTo) -> float:
        has_room = cards_held(woods, gift.hero) < loot_limit(woods, gift.hero)
        return card_worth(woods, gift.hero, card) + 4 * has_room - 0.5 * cards_held(woods, gift.hero)

    return max(of_kind(options, GiveTo), key=promise)


def keep_card(woods: Woods, options: Options, facts: Facts) -> Option:
    """The worst card goes, the new one if it is that."""
    if KeepLoot() in options:
        return KeepLoot()
    hero, new = HeroId(number(facts, "hero")), Card(number(facts, "card"))
    swaps = of_kind(options, KeepInstead)
    last = worst(woods, hero, [new, *(swap.card for swap in swaps)])
    return next((swap for swap in swaps if swap.card == last and last != new), LeaveLoot())


def discard(woods: Woods, options: Options, facts: Facts) -> Option:
    hero, choices = HeroId(number(facts, "hero")), of_kind(options, Discard)
    last = worst(woods, hero, [choice.card for choice in choices])
    return next(choice for choice in choices if choice.card == last)


def flip(woods: Woods, options: Options, facts: Facts) -> Option:
    hero, choices = HeroId(number(facts, "hero")), of_kind(options, FlipCard)
    last = worst(woods, hero, [choice.card for choice in choices])
    return next(choice for choice in choices if choice.card == last)


def offer_ride(woods: Woods, options: Options, facts: Facts) -> Option:
    """Takes everybody along to the Boss, and fallen Heroes to the Campfire."""
    rides = of_kind(options, TakeAlong)
    for ride in rides:
        if is_late(woods) or not woods.hearts[ride.hero]:
            return ride
    return GoNow()


def ride(woods: Woods, options: Options, facts: Facts) -> Option:
    return next((it for it in options if isinstance(it, Accept | AcceptForTurn) and is_late(woods)), Refuse())


def fill_gift(woods: Woods, options: Options, facts: Facts) -> Option:
    return actions.share(woods, options) or GiveNow()


def make_room(woods: Woods, options: Options, facts: Facts) -> Option:
    """The worst card goes; a gift of cards that are worse than all others is refused."""
    hero, choices = HeroId(number(facts, "hero")), of_kind(options, Discard)
    last = worst(woods, hero, [choice.card for choice in choices])
    given = facts["cards"]
    return Refuse() if isinstance(given, tuple) and last in given else Discard(last)


def wander(woods: Woods, options: Options, facts: Facts) -> Option:
    """Where most is to be had at once."""
    outlook, arms = outlook_of(woods), arms_of(woods, woods.active)
    best = max(of_kind(options, WanderTo), key=lambda it: outlook.worth(it.node, arms), default=None)
    is_worth_it = best is not None and outlook.worth(best.node, arms) > 1.0 + outlook.stay_worth()
    return best if best is not None and is_worth_it and woods.encounter == "none" else StayHere()


def look(woods: Woods, options: Options, facts: Facts) -> Option:
    """Tiles that bring nothing may wait."""
    tile = box_of(woods).tiles[number(facts, "tile")]
    is_good = tile.special in placement.SPECIAL or any(shown.treasure or shown.rune for shown in tile.places)
    return KeepTile() if is_good or pile_size(woods) <= 3 else BuryTile()


def no_extra_tile(woods: Woods, options: Options, facts: Facts) -> Option:
    """The Boss comes when the pile is empty: nobody hurries, but in chapters that need certain tiles."""
    hurried = is_hurried(woods)
    return next(option for option in options if isinstance(option, PlaceNone) != hurried)


def exchange(woods: Woods, options: Options, facts: Facts) -> Option:
    drops = of_kind(options, LayDown)
    return min(drops, key=lambda it: card_worth(woods, it.hero, it.card)) if drops else GoOn()


def pay(woods: Woods, options: Options, facts: Facts) -> Option:
    return max(of_kind(options, PayOrbs), key=lambda it: it.orbs)


def take_pack(woods: Woods, options: Options, facts: Facts) -> Option:
    return max(of_kind(options, TakePack), key=lambda it: it.cards)


def end_chapter(woods: Woods, options: Options, facts: Facts) -> Option:
    return EndChapter() if EndChapter() in options else options[0]


def take_token(woods: Woods, options: Options, facts: Facts) -> Option:
    return next((option for option in options if not isinstance(option, LeaveToken)), options[0])


def purify(woods: Woods, options: Options, facts: Facts) -> Option:
    """The tile without which the corruption spreads least."""

    def left(purified: Purify) -> int:
        cells = tuple(cell for cell in woods.quest.corruption if cell != purified.cell)
        return corruption_after(woods, woods.forest, cells)

    return min(of_kind(options, Purify), key=left, default=options[0])


ANSWERS: dict[str, Callable[[Woods, Options, Facts], Option]] = {
    "pick_hero": pick_hero,
    "choose_space": place_tile,
    "choose_rotation": turn_tile,
    "turn_risky_tile": turn_tile,
    "offer_extra_tile": no_extra_tile,
    "prepare_roll": prepare,
    "choose_reroll": reroll,
    "keep_dice": keep_die,
    "use_charm": charm,
    "place_dice": place_die,
    "choose_action": act,
    "choose_step": boots,
    "pause_in_den": inside_den,
    "choose_fight": fight,
    "face_ambush": fight,
    "arm_hero": arm,
    "adjust_dice": adjust,
    "adjust_as_supporter": adjust_own,
    "choose_dice": mark,
    "react_with_frost": frost,
    "suffer_flight": smoke,
    "choose_strike": strike,
    "ask_support": support,
    "ask_distant_support": support,
    "share_orbs": share_orbs,
    "recover_token": share_orbs,
    "share_card": share_card,
    "share_treasure": share_card,
    "keep_card": keep_card,
    "choose_discard": discard,
    "choose_flip": flip,
    "offer_rides": offer_ride,
    "answer_ride": ride,
    "fill_gift": fill_gift,
    "make_room": make_room,
    "give_up_card": discard,
    "choose_wandering": wander,
    "decide_on_tile": look,
    "exchange_loot": exchange,
    "pay_share": pay,
    "rake_ashes": take_pack,
    "clear_camp": take_pack,
    "ask_to_end": end_chapter,
    "decide_on_token": take_token,
    "purify_tile": purify,
}
