"""Dealing anew what a seat cannot see: words it must not know, the traps against them, drafts, doubts, held clues."""

from msgspec.structs import replace

from lairkeeper.games.trapwords.components.lists import record_of, words_of
from lairkeeper.games.trapwords.referee.lexicon.text import fold
from lairkeeper.games.trapwords.state import (
    NO_TRAP,
    NOBODY,
    TEAMS,
    Dungeon,
    EntryNumber,
    ListEntry,
    Team,
    TeamId,
    TrapNumber,
    Turn,
    other,
    turn_of,
)
from lairkeeper.games.trapwords.view import is_setter, knows_list, knows_word
from lairkeeper.kernel import ChanceStream, Seat


def reshuffle(dungeon: Dungeon, seat: Seat | None, stream: ChanceStream) -> None:
    """Another word where it is unknown, another list against it, and other words where something is held back."""
    if dungeon.phase in ("setup", "over"):
        return
    for team in TEAMS:
        facing = dungeon.teams[team]
        if facing.word and not knows_word(dungeon, seat, team):
            _redraw_word(dungeon, team, stream)
        if facing.word and not knows_list(dungeon, seat, team):
            _rewrite(dungeon, team, seat, stream)
    if dungeon.turns:
        _forget(dungeon, turn_of(dungeon), seat, stream)


def _redraw_word(dungeon: Dungeon, team: TeamId, stream: ChanceStream) -> None:
    """Any word that was not used before, or this one."""
    options, facing = dungeon.options, dungeon.teams[team]
    dungeon.used.discard(fold(facing.word))
    spent = dungeon.used | {fold(word) for word in options.used_words}
    words = words_of(options.language, options.group, options.word_list)
    left = [word for word in words if fold(word) not in spent] or [facing.word]
    facing.word = stream.pick(left)
    dungeon.used.add(fold(facing.word))


def _rewrite(dungeon: Dungeon, team: TeamId, seat: Seat | None, stream: ChanceStream) -> None:
    """Any list that could have been written against a team; traps that became public stay where they are."""
    facing, writers = dungeon.teams[team], dungeon.teams[other(team)]
    texts = _some_traps(dungeon, facing, stream)
    if dungeon.phase == "traps" and not writers.is_ready:
        _redraft(writers, texts, stream)
        return
    known = _public_traps(dungeon, team)
    facing.traps = tuple(
        trap if TrapNumber(place) in known else texts[place] for place, trap in enumerate(facing.traps)
    )
    if facing.starred != NO_TRAP:
        facing.starred = TrapNumber(stream.below(len(facing.traps)))
    writers.entries = [
        replace(entry, text=text) for entry, text in zip(writers.entries, texts * len(writers.entries), strict=False)
    ]


def _some_traps(dungeon: Dungeon, facing: Team, stream: ChanceStream) -> list[str]:
    """Words that people connect with the word, and with others."""
    language = dungeon.options.language
    words = words_of(language, dungeon.options.group, dungeon.options.word_list)
    texts = [trap for word in (facing.word, *(stream.pick(words) for _ in range(4))) for trap in _ideas(dungeon, word)]
    texts += [f"{word} {number}" for number, word in enumerate(words)]
    return list(dict.fromkeys(texts))[: max(40, len(facing.traps))]


def _ideas(dungeon: Dungeon, word: str) -> tuple[str, ...]:
    return record_of(dungeon.options.language, word).assoc


def _public_traps(dungeon: Dungeon, team: TeamId) -> set[TrapNumber]:
    """Traps that a stop has named, or a doubt that is reviewed."""
    turns = [turn for turn in dungeon.turns if turn.team == team]
    claims = [(claim.is_stop or turn.stage == "review", claim.traps) for turn in turns for claim in turn.claims.made]
    named = {trap for is_public, traps in claims if is_public for trap in traps}
    void = {place for place, trap in enumerate(dungeon.teams[team].traps) if trap in dungeon.teams[team].void}
    return named | {TrapNumber(place) for place in void}


def _redraft(writers: Team, texts: list[str], stream: ChanceStream) -> None:
    """A list in the making: how much is written is not known to the others."""
    count = stream.below(writers.quota + 1)
    seats = writers.seats
    writers.entries = [
        ListEntry(EntryNumber(place + 1), text, stream.pick(seats), is_kept=stream.below(2) == 0)
        for place, text in enumerate(texts[:count])
    ]
    writers.next_entry = EntryNumber(count + 1)
    writers.star = EntryNumber(0)
    writers.confirmed = set()


def _forget(dungeon: Dungeon, turn: Turn, seat: Seat | None, stream: ChanceStream) -> None:
    """Removes held clues, alerts and doubts that the seat may not see."""
    if is_setter(dungeon, turn, seat) or turn.stage in ("review", "final"):
        return
    for clue in turn.clues:
        if clue.is_shown:
            clue.alerts = ()
        elif seat != turn.giver:
            clue.text = stream.pick(_ideas(dungeon, dungeon.teams[turn.team].word) or (clue.text,))
    for claim in turn.claims.made:
        if not claim.is_stop and claim.kind == "trap" and dungeon.teams[turn.team].traps:
            claim.traps = (TrapNumber(stream.below(len(dungeon.teams[turn.team].traps))),)
            claim.by = stream.pick(dungeon.teams[other(turn.team)].seats) if claim.by != NOBODY else NOBODY
