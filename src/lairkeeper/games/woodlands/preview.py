"""What a player can know of an answer: what a tile joins, how a combat may end, what a move meets, what it costs.

Only queries over what lies open on the table, so that a preview tells nothing a player could not work out.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction

from msgspec.structs import replace

from lairkeeper.games.woodlands.board.cells import Cell
from lairkeeper.games.woodlands.board.forest import Laid, NodeId, TileId
from lairkeeper.games.woodlands.components.box import Hue
from lairkeeper.games.woodlands.components.kinds import FACES
from lairkeeper.games.woodlands.odds import faces_of, rerolls_paid, throw
from lairkeeper.games.woodlands.records import effects as known
from lairkeeper.games.woodlands.records.module_options import BeServed
from lairkeeper.games.woodlands.records.options import (
    AddBrew,
    AddPowerDie,
    Buy,
    EndTurn,
    Fight,
    Flee,
    FleeAstray,
    Move,
    PlaceAt,
    PutOn,
    Raise,
    RerollDie,
    RerollFree,
    RollCombat,
    Sell,
    Stop,
    Turn,
    Unlock,
    UseLoot,
    UseLootOnDie,
    UseVortex,
    Venture,
)
from lairkeeper.games.woodlands.rules.combat import foe_fought, may_add, staff_colour
from lairkeeper.games.woodlands.rules.corruption import SLOWING, TAKING, is_corrupted
from lairkeeper.games.woodlands.rules.enraged import orbs_per_reroll
from lairkeeper.games.woodlands.rules.goals import corrupted_tiles
from lairkeeper.games.woodlands.rules.growth import next_tiles
from lairkeeper.games.woodlands.rules.loot import cards_held
from lairkeeper.games.woodlands.rules.profile import damage, hearts
from lairkeeper.games.woodlands.rules.results import inflicted
from lairkeeper.games.woodlands.state import (
    FOCUS,
    INVOKE,
    MOVE,
    Combat,
    Foe,
    Woods,
    box_of,
    colour_of,
    dice_to_invoke,
    find_foe,
    foes_on,
    ground,
    has_invoked,
    here,
    monsters_on,
    others_on,
    permanent,
    power_of,
    rage,
    special_die,
    stands,
)
from lairkeeper.kernel import Effect, Option, Seat, in_percent
from lairkeeper.kernel.errors import Fact

Asked = Mapping[str, Fact]

EXACT = 10**9


def preview(woods: Woods, seat: Seat, asked: Asked, option: Option) -> tuple[Effect, ...]:
    return tuple(_effects(woods, asked, option))


def _effects(woods: Woods, asked: Asked, option: Option) -> Iterator[Effect]:
    match option:
        case PlaceAt():
            yield from _best_lie(woods, option.cell)
        case Turn():
            yield from _lie(woods, Cell(_number(asked, "cell")), option.rotation)
        case PutOn():
            yield from _on_slot(woods, asked, option)
        case Move() | Venture() | Flee() | FleeAstray():
            yield from _on_the_way(woods, option)
        case Fight() | RollCombat() | AddPowerDie() | AddBrew():
            yield from _before_the_roll(woods, option)
        case RerollDie() | RerollFree() | UseLootOnDie() | Stop():
            yield from _after_the_roll(woods, option)
        case UseLoot() if woods.combats:
            yield from _card_in_combat(woods, option)
        case EndTurn():
            if woods.board[MOVE] and woods.active not in woods.immobile:
                yield known.MovesUnused(len(woods.board[MOVE]))
        case _:
            yield from _price(woods, option)


def _number(asked: Asked, name: str) -> int:
    found = asked[name]
    assert isinstance(found, int)
    return found


# --- laying a tile ---------------------------------------------------------------------------------------------------


def _lie(woods: Woods, cell: Cell, rotation: int) -> Iterator[Effect]:
    forest = woods.forest.laying(_laid(woods, cell, rotation))
    links = sum(len(exits) for exits in forest.exits) - sum(len(exits) for exits in woods.forest.exits)
    yield known.LinksMade(links // 2)
    yield known.PathsOpen(forest.open_paths)


def _laid(woods: Woods, cell: Cell, rotation: int) -> Laid:
    return Laid(cell, woods.drawn, rotation, box_of(woods).placed[woods.drawn][rotation])


def _best_lie(woods: Woods, cell: Cell) -> Iterator[Effect]:
    """All legal rotations have the same number of links, so the first speaks for all."""
    turns = woods.forest.placements(box_of(woods).shapes[woods.drawn], may_close=True).get(cell, ())
    if turns:
        yield next(_lie(woods, cell, turns[0]))
        yield known.Fits(len(turns), turns[0])


# --- Hero dice -------------------------------------------------------------------------------------------------------


def _on_slot(woods: Woods, asked: Asked, option: PutOn) -> Iterator[Effect]:
    """What lies on the slot already counts, and so do the dice declared before this one."""
    declared = asked["slots"]
    assert isinstance(declared, tuple)
    there = len(woods.board[option.slot]) + declared.count(option.slot) + 1
    if option.slot == MOVE:
        yield known.MovesReady(there)
    elif option.slot == FOCUS:
        yield known.FocusBrings(2 if power_of(woods, woods.active, "deep_focus") else 1)
    elif option.slot == INVOKE:
        missing = dice_to_invoke(woods, woods.active) - there
        yield known.InvocationNeeds(missing) if missing > 0 else known.PowerDieReady(colour_of(woods, woods.active))


# --- moves -----------------------------------------------------------------------------------------------------------


def _on_the_way(woods: Woods, option: Move | Venture | Flee | FleeAstray) -> Iterator[Effect]:
    yield from _flight(woods)
    if isinstance(option, Venture | FleeAstray):
        if woods.orbs[woods.active] < box_of(woods).supplies.orbs:
            yield known.OrbForRisk(1)
        yield known.MonsterAhead(_ahead(woods))
    else:
        yield from _there(woods, woods.forest.exits[here(woods)][option.side])


def _flight(woods: Woods) -> Iterator[Effect]:
    """What the Monsters left behind take; a stance cancels one strike, and the player lets the hardest come first."""
    strikes = [_damage(woods, foe) for foe in monsters_on(woods, here(woods))]
    lost = sum(strikes) - (max(strikes) if strikes and _stands_guard(woods) else 0)
    if lost:
        yield known.StrikesSuffered(min(lost, woods.hearts[woods.active]))
    yield from _fall(woods, lost)


def _fall(woods: Woods, lost: int) -> Iterator[Effect]:
    if lost >= woods.hearts[woods.active]:
        yield known.GoesDown()


def _ahead(woods: Woods) -> int:
    """The chance that the next tile shows Monsters, or is the Boss's."""
    tiles = next_tiles(woods)
    return in_percent(sum(_is_dangerous(woods, tile) for tile in tiles), len(tiles)) if tiles else 0


def _is_dangerous(woods: Woods, tile: TileId) -> bool:
    kind = box_of(woods).tiles[tile]
    return kind.special == "boss" or any(place.monsters for place in kind.places)


def _there(woods: Woods, node: NodeId) -> Iterator[Effect]:
    foes = foes_on(woods, node)
    yield from (known.FoeWaits(foe.kind) for foe in foes if foe.is_up)
    hidden = sum(not foe.is_up for foe in foes)
    if hidden:
        yield known.MonstersHidden(hidden)
    if woods.boss_card == node:
        yield known.BossWaits()
    if ground(woods, node).brambles and special_die(woods, "agility") is None:
        yield known.BramblesThere(_harm(woods, 2 if woods.active in woods.entangled else 1))
    yield from _corruption(woods, node)
    if node in woods.event_tokens:
        yield known.EventThere()
    if woods.chests[node]:
        yield known.ChestsThere(woods.chests[node])


def _corruption(woods: Woods, node: NodeId) -> Iterator[Effect]:
    """A Move die beside the one that is spent, or a card; without a card all hearts."""
    if not is_corrupted(woods, node):
        return
    if corrupted_tiles(woods) in SLOWING and len(woods.board[MOVE]) > 1:
        yield known.MoveLostThere()
    if corrupted_tiles(woods) == TAKING:
        yield known.CardLostThere() if cards_held(woods, woods.active) else known.GoesDown()


def _harm(woods: Woods, dice: int) -> int:
    """The chance that one of the dice shows a result."""
    results = box_of(woods).brambles_named[woods.options.difficulty].results
    harmless = Fraction(sum(not result for result in results), len(results)) ** dice
    return in_percent(harmless.denominator - harmless.numerator, harmless.denominator)


def _damage(woods: Woods, foe: Foe) -> int:
    """What an attack on the active Hero would take, were there no stance."""
    if woods.frozen == foe.number:
        return 0
    return max(0, damage(woods, foe) - permanent(woods, woods.active, "armour"))


def _stands_guard(woods: Woods) -> bool:
    return woods.is_standing_guard and "stance" in box_of(woods).specials[woods.active]


# --- combat ----------------------------------------------------------------------------------------------------------


def _before_the_roll(woods: Woods, option: Fight | RollCombat | AddPowerDie | AddBrew) -> Iterator[Effect]:
    match option:
        case Fight():
            yield from _first_strike(woods, find_foe(woods, option.foe))
            yield from _beat(_with_free_dice(_with_combat(woods, _begun(woods, option))))
        case AddPowerDie():
            yield from _beat(_with_colour(woods, option.colour))
        case AddBrew():
            combat = woods.combats[-1]
            yield from _beat(_with_combat(woods, replace(combat, brew=combat.brew + 1), instead=True))
        case RollCombat():
            yield from _beat(woods)


def _begun(woods: Woods, option: Fight) -> Combat:
    """The combat as it would begin, with everybody who supports without being asked."""
    others = tuple(hero for hero in others_on(woods, here(woods)) if stands(woods, hero))
    return Combat(option.foe, () if woods.options.support == "chosen" else others)


def _with_free_dice(woods: Woods) -> Woods:
    """With all dice that may be added for nothing: the invoked Power die, and brew; a Staff would be used up."""
    brew, own = special_die(woods, "brew"), colour_of(woods, woods.active)
    if brew is not None:
        combat = replace(woods.combats[-1], brew=len(woods.board[brew]))
        woods = _with_combat(woods, combat, instead=True)
    return _with_colour(woods, own) if has_invoked(woods) and may_add(woods, own) else woods


def _with_combat(woods: Woods, combat: Combat, *, instead: bool = False) -> Woods:
    return replace(woods, combats=[*(woods.combats[:-1] if instead else woods.combats), combat])


def _with_colour(woods: Woods, colour: Hue) -> Woods:
    combat = woods.combats[-1]
    return _with_combat(woods, replace(combat, colours=(*combat.colours, colour)), instead=True)


def _beat(woods: Woods) -> Iterator[Effect]:
    """The odds of the combat that has begun last; unknown where a shield may cancel all dice of one Hero."""
    foe = find_foe(woods, woods.combats[-1].foe)
    if foe is None:
        return
    if not foe.shields or woods.options.leaf_shield == "one_damage":
        thrown = throw(woods, foe)
        plain = thrown.beat_chance(0)
        yield known.BeatOdds(thrown.dice, _percent(plain))
        rerolls = rerolls_paid(woods)
        best = thrown.beat_chance(rerolls)
        if rerolls and best > plain:
            yield known.BeatOddsWithOrbs(rerolls * orbs_per_reroll(woods), _percent(best))
    if lost := _lost_with(woods, foe):
        yield known.HeartsAtRisk(lost)
    yield from _fall(woods, lost)


def _percent(chance: float) -> int:
    """Rounded first, so that a chance of exactly one eighth is not a little less."""
    return in_percent(round(chance * EXACT), EXACT)


def _lost_with(woods: Woods, foe: Foe) -> int:
    """What a lost combat takes from the active Hero: the attack, or at least the toll of a Den."""
    strikes_late = rage(woods, foe.kind) != "first_strike"
    struck = _damage(woods, foe) if strikes_late and not _stands_guard(woods) else 0
    combat = woods.combats[-1]
    unhurt = combat.is_repeated and woods.hearts[woods.active] == combat.hearts
    return min(woods.hearts[woods.active], max(struck, int(unhurt)))


def _first_strike(woods: Woods, foe: Foe | None) -> Iterator[Effect]:
    if foe is None or rage(woods, foe.kind) != "first_strike" or _stands_guard(woods):
        return
    if struck := min(_damage(woods, foe), woods.hearts[woods.active]):
        yield known.StruckFirst(struck)
        yield from _fall(woods, struck)


def _after_the_roll(woods: Woods, option: RerollDie | RerollFree | UseLootOnDie | Stop) -> Iterator[Effect]:
    if not woods.combats:
        return
    foe = foe_fought(woods)
    if isinstance(option, Stop):
        yield from _as_it_lies(woods, foe, 0)
        return
    if isinstance(option, RerollDie):
        price = orbs_per_reroll(woods)
        yield known.OrbsPaid(price, woods.orbs[woods.active] - price)
    if not isinstance(option, UseLootOnDie) or box_of(woods).loot[option.card].effect.do == "reroll":
        yield known.DieHits(in_percent(faces_of(woods, foe, woods.combats[-1].dice[option.die]), FACES))


def _as_it_lies(woods: Woods, foe: Foe, more: int) -> Iterator[Effect]:
    """What the dice come to as they lie; unless a shield may cancel all dice of one Hero, also what follows."""
    hits, needed = inflicted(woods, foe) + more, hearts(woods, foe) + foe.shields
    yield known.HitsSoFar(hits, needed)
    is_open = foe.shields and woods.options.leaf_shield == "one_hero"
    if hits >= needed or is_open:
        return
    lost = _lost_with(woods, foe)
    if lost:
        yield known.HeartsLost(lost)
    yield from _fall(woods, lost)


def _card_in_combat(woods: Woods, option: UseLoot) -> Iterator[Effect]:
    effect = box_of(woods).loot[option.card].effect
    if effect.do == "power_die":
        yield from _beat(_with_colour(woods, staff_colour(woods, option.card)))
    elif effect.do == "hit":
        yield from _as_it_lies(woods, foe_fought(woods), effect.amount)


# --- prices ----------------------------------------------------------------------------------------------------------


def _price(woods: Woods, option: Option) -> Iterator[Effect]:
    supplies, orbs = box_of(woods).supplies, woods.orbs[woods.active]
    prices: dict[type[Option], int] = {
        Buy: supplies.price,
        Raise: len(woods.party),
        UseVortex: supplies.vortex,
        BeServed: supplies.inn_price,
    }
    if isinstance(option, Unlock):
        price = supplies.first_power if option.power == 1 else supplies.second_power
        yield known.OrbsPaid(price, orbs - price)
    elif isinstance(option, Sell):
        yield known.OrbsEarned(supplies.sale, min(supplies.orbs, orbs + supplies.sale))
    elif type(option) in prices:
        yield known.OrbsPaid(prices[type(option)], orbs - prices[type(option)])
