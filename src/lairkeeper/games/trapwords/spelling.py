"""Turns ids in options, events and questions into names: teams, rooms, curses, monsters, rules, reasons, seats."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from lairkeeper.display.spelling import Name, NameList, Sayable, SeatName, Spelled, Speller, facts_in, spell_fields
from lairkeeper.games.trapwords.components.box import CurseId, EffectId, MonsterId, Place, box
from lairkeeper.games.trapwords.config import TableOptions, rooms_of
from lairkeeper.games.trapwords.records.events import EntryProposed
from lairkeeper.games.trapwords.records.options import Doubt, Keep, LetPass, NameTrap, SetAside, Star, Stop, Withdraw
from lairkeeper.games.trapwords.state import Rule, TeamId
from lairkeeper.kernel.data.seat import Seat
from lairkeeper.kernel.definition.clauses import applies
from lairkeeper.kernel.errors import Fact

FIELDS: Mapping[str, Any] = {
    "curses": tuple[CurseId, ...],
    "effect": EffectId,
    "first": TeamId,
    "giver": Seat,
    "monster": MonsterId,
    "place": Place,
    "rule": Rule,
    "seat": Seat,
    "team": TeamId,
    "to": Place,
}
"""The types of facts, which are known by their names alone."""

NOTHING = "none"


def spell(table: TableOptions, said: Sayable, asked: Mapping[str, Fact]) -> dict[str, Spelled]:
    """Everything a message may mention; what a claim is about and why follow from several fields."""
    spelled = spell_fields(said, _spellers(table.content, rooms_of(table)), FIELDS)
    known = facts_in(said)
    spelled |= {name: value or NOTHING for name, value in spelled.items() if isinstance(value, str)}
    if "rule" in known and "effect" in known:
        spelled["about"] = _about(spelled)
    if "reason" in known:
        spelled["because"] = _because(spelled)
    match said:
        case Keep() | SetAside() | Withdraw() | Star():
            spelled["text"] = _text(asked.get("entries"), said.entry)
        case Stop() | Doubt() | LetPass():
            spelled["text"] = _text(asked.get("clues"), said.clue)
        case EntryProposed():
            spelled["warnings"] = _warnings(said.warnings)
        case NameTrap():
            spelled["text"] = _text(asked.get("traps"), said.trap)
    return spelled


@lru_cache(maxsize=64)
def _spellers(content: str, rooms: tuple[int, ...]) -> Mapping[Any, Speller]:
    """Cached by what the words depend on; a key of all options could hold a pasted list."""
    components = box(content)
    return {
        CurseId: lambda curse: _known("curse", curse),
        MonsterId: lambda monster: _known("monster", monster),
        EffectId: lambda effect: _known("monster" if _is_monster(components, effect) else "curse", effect),
        Place: lambda place: Name("room", {"number": rooms[place % len(rooms)]}),
        Rule: lambda rule: Name(f"rule-{str(rule).lower()}", otherwise=str(rule)) if rule else NOTHING,
        TeamId: lambda team: Name(f"team-{team % 2}"),
        Seat: SeatName,
    }


def _is_monster(components: Any, effect: str) -> bool:
    return any(monster.id == effect for monster in components.monsters)


def _known(kind: str, component: str) -> Spelled:
    """A component is called by its id; where a pack brings one that has no words, by its bare id."""
    return Name(f"{kind}-{component}", otherwise=str(component)) if component else NOTHING


def _about(spelled: Mapping[str, Spelled]) -> Name:
    """The subject of a claim or an alert: a trap, an effect, a rule, or none yet."""
    if spelled.get("trap", NOTHING) != NOTHING:
        return Name("about-trap", {"trap": spelled["trap"]})
    if spelled["effect"] != NOTHING:
        return Name("about-effect", {"effect": spelled["effect"]})
    if spelled["rule"] != NOTHING:
        return Name("about-rule", {"rule": spelled["rule"]})
    return Name("about-nothing")


def _because(spelled: Mapping[str, Spelled]) -> Spelled:
    """The reason of the referee in words, if it has one."""
    if spelled["reason"] == NOTHING:
        return NOTHING
    facts = {name: spelled.get(name, NOTHING) for name in ("word", "trap")}
    return Name(f"because-{spelled['reason']}", facts, otherwise=NOTHING)


@applies("TRP-TRAP18")
def _warnings(clauses: tuple[str, ...]) -> Spelled:
    """What a team should think of before it keeps a word, if anything."""
    return (
        NameList(tuple(Name(f"warned-{clause.lower()}", otherwise=clause) for clause in clauses))
        if clauses
        else NOTHING
    )


def _text(lines: Fact | None, number: int) -> Spelled:
    """The words of a numbered line of the question."""
    found = (
        [getattr(line, "text", "") for line in lines if getattr(line, "number", None) == number]
        if isinstance(lines, tuple)
        else []
    )
    return found[0] if found else f"{number}"
