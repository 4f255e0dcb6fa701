"""Invariants of the state, checked by tests after every answer."""

from collections.abc import Iterator

from lairkeeper.games.trapwords.referee.lexicon.text import fold
from lairkeeper.games.trapwords.state import TEAMS, Dungeon, Team, box_of, other, supplies


def check(dungeon: Dungeon) -> None:
    """Raises AssertionError with the clause that does not hold."""
    broken = [clause for clause, holds in _laws(dungeon) if not holds]
    if broken:
        raise AssertionError(" ".join(broken))


def _laws(dungeon: Dungeon) -> Iterator[tuple[str, bool]]:
    yield "TRP-SET1", all(len(team.seats) >= 2 for team in dungeon.teams)
    yield "TRP-RND3", 1 <= dungeon.round <= supplies(dungeon).rounds
    yield "TRP-SET20", _cards_hold(dungeon)
    yield "TRP-RND8", len({curse.place for curse in dungeon.curses}) == len(dungeon.curses)
    yield "TRP-CUR17", all(curse.place < dungeon.monster_at for curse in dungeon.curses)
    yield "TRP-MON1", all(0 <= team.place <= dungeon.monster_at for team in dungeon.teams)
    for number in TEAMS:
        team = dungeon.teams[number]
        yield "TRP-TRAP5", sum(entry.is_kept for entry in team.entries) <= team.quota or team.is_ready
        yield "TRP-TRAP2", len(dungeon.teams[other(number)].traps) <= team.quota
        yield "TRP-SET8", dungeon.phase == "setup" or team.torch in team.seats
        yield "TRP-BOOK8", not team.word or fold(team.word) in dungeon.used
    yield "TRP-BOOK8", not dungeon.teams[0].word or fold(dungeon.teams[0].word) != fold(dungeon.teams[1].word)
    yield from _turn_laws(dungeon)


def _cards_hold(dungeon: Dungeon) -> bool:
    """Every curse is in one place: unseen, discarded, face up in a room, or drawn by the monster."""
    seen = [curse.curse for curse in dungeon.curses if curse.is_up]
    places = [*dungeon.pile, *dungeon.discards, *seen, *dungeon.drawn]
    return sorted(places) == sorted(box_of(dungeon).curse_deck(small=dungeon.options.deck == "box"))


def _turn_laws(dungeon: Dungeon) -> Iterator[tuple[str, bool]]:
    for turn in dungeon.turns:
        team: Team = dungeon.teams[turn.team]
        yield "TRP-GUES2", 0 <= turn.guesses_used <= turn.guess_limit
        yield "TRP-CLUE1", turn.giver in team.seats
        yield "TRP-GUES1", all(guess.by in team.seats for guess in turn.guesses)
        yield "TRP-RULE6", turn.stage in ("reading", "running") or turn.result != "open"
