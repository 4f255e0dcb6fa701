"""Effects of components: every verb of a content file is carried out by the step that is registered for it.

A card, a loss box, a Boss skill or a Brambles result lists its effects in TOML; `ApplyEffects` runs them from left to
right. A new verb is a step with `@carries_out("verb")` (and a word in `kinds.Verb`); a new card needs no step at all.
"""

from collections.abc import Callable
from typing import ClassVar, TypeVar

from lairkeeper.games.woodlands.components.box import HeroId
from lairkeeper.games.woodlands.components.kinds import ComponentEffect, Concerned, Effects, Verb
from lairkeeper.games.woodlands.rules.ending import CheckEnd
from lairkeeper.games.woodlands.rules.exploration import penalised
from lairkeeper.games.woodlands.state import Woods, bosses_of, from_active, standing_on, stands
from lairkeeper.kernel import Do, Table, applies


class EffectStep(Do[Woods]):
    """An effect that befalls a Hero: the one who drew the card, lost the combat, or was chosen."""

    effect: ComponentEffect
    hero: HeroId


STEPS: dict[Verb, type[EffectStep]] = {}

S = TypeVar("S", bound=type[EffectStep])


def carries_out(*verbs: Verb) -> Callable[[S], S]:
    """Registers a step for verbs of content files."""

    def register(step: S) -> S:
        STEPS.update(dict.fromkeys(verbs, step))
        return step

    return register


@applies("WDL-TILE48", "WDL-SKL22")
def concerned(woods: Woods, who: Concerned, hero: HeroId) -> tuple[HeroId, ...]:
    """Whom an effect concerns, in turn order from the active Hero: the Hero, those standing here, all who stand.

    In a Den, "here" are the explorers, and "joined" those who suffer its penalty.
    """
    if who == "here":
        return standing_on(woods, woods.nodes[hero])
    if who == "joined":
        return penalised(woods)
    if who == "all":
        return tuple(other for other in from_active(woods) if stands(woods, other))
    return (hero,)


class OnHeroes(EffectStep):
    """An effect on each Hero it concerns; a Hero who is down is left alone, unless the effect raises."""

    raises: ClassVar[bool] = False

    def do(self, woods: Woods, table: Table) -> None:
        for hero in concerned(woods, self.effect.who, self.hero):
            if self.raises or stands(woods, hero):
                self.on(woods, hero, table)

    def on(self, woods: Woods, hero: HeroId, table: Table) -> None:
        raise NotImplementedError


class ApplyEffects(Do[Woods]):
    """The effects of a component, from left to right; what cannot be applied is skipped."""

    clauses = ("WDL-TILE7", "WDL-TILE32", "WDL-END3")
    effects: Effects
    hero: HeroId

    def do(self, woods: Woods, table: Table) -> None:
        for effect in self.effects:
            if is_due(woods, effect):
                table.then(STEPS[effect.do](effect, self.hero))
        table.then(CheckEnd())


def is_due(woods: Woods, effect: ComponentEffect) -> bool:
    """Some effects depend on whether a Boss is face up."""
    return effect.when == "always" or (effect.when == "boss_up") == bool(bosses_of(woods))
