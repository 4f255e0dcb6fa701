"""Writing traps (TRP-TRAP): both teams at once, everybody proposes, and the team decides what to keep."""

from collections.abc import Iterator

from msgspec.structs import replace

from lairkeeper.games.trapwords.effects import has_star
from lairkeeper.games.trapwords.judgement import as_stored, warnings, why_no_trap
from lairkeeper.games.trapwords.records.events import (
    EntryKept,
    EntryProposed,
    EntrySetAside,
    EntryStarred,
    EntryWithdrawn,
    LeftToOthers,
    ListConfirmed,
    WritingEnded,
    WritingExtended,
)
from lairkeeper.games.trapwords.records.options import (
    ConfirmList,
    Keep,
    LeaveToOthers,
    Propose,
    SetAside,
    Star,
    SwapWord,
    TimeIsUp,
    Withdraw,
)
from lairkeeper.games.trapwords.rules.agreement import close_list, finish_if_agreed, is_full, kept
from lairkeeper.games.trapwords.rules.book import can_swap, swap_word
from lairkeeper.games.trapwords.rules.connections import connection_lanes
from lairkeeper.games.trapwords.state import (
    TEAMS,
    Dungeon,
    EntryNumber,
    ListEntry,
    Team,
    TeamId,
    milliseconds,
    other,
    supplies,
)
from lairkeeper.kernel import Ask, Do, FreeText, Option, Seat, Table, Timer, Together, Wait, applies, free_text
from lairkeeper.kernel.errors import Fact

TRAP = free_text(Propose, most=30)
USUAL_LIST = 3

Writing = Propose | Keep | SetAside | Withdraw | Star | ConfirmList | LeaveToOthers | SwapWord


class WriteTraps(Do[Dungeon]):
    """Both teams write at the same time, until both lists are final or the time is up."""

    clauses = ("TRP-RND1", "TRP-TRAP1", "TRP-TRAP5", "TRP-TRAP7", "TRP-DIG2")

    def do(self, dungeon: Dungeon, table: Table) -> None:
        dungeon.phase = "traps"
        lanes = [(WriteList(seat, team),) for team in TEAMS for seat in dungeon.teams[team].seats]
        clocks = ((WritingTime(0),), *connection_lanes(dungeon))
        table.then(Together((*lanes, *clocks)), CloseLists())


def most_entries(dungeon: Dungeon, team: Team) -> int:
    """Open proposals a team may have: three for each trap of its list."""
    return supplies(dungeon).proposals * team.quota


class WriteList(Ask[Dungeon, Writing]):
    """Any setter proposes a word, keeps or sets aside those of others, and confirms a list that is full."""

    clauses = ("TRP-TRAP1", "TRP-TRAP4", "TRP-TRAP5", "TRP-TRAP7", "TRP-TRAP16")
    answers_itself = False
    who: Seat
    team: TeamId

    def seats(self, dungeon: Dungeon) -> tuple[Seat, ...]:
        team = dungeon.teams[self.team]
        is_over = dungeon.phase != "traps" or team.is_ready or self.who in team.stepped_back
        return () if is_over else (self.who,)

    def options(self, dungeon: Dungeon) -> list[Writing]:
        return list(_choices(dungeon, self.who, self.team))

    def free_text(self, dungeon: Dungeon) -> FreeText | None:
        team = dungeon.teams[self.team]
        has_room = len(team.entries) < most_entries(dungeon, team)
        return TRAP if has_room else None

    def why_not(self, dungeon: Dungeon, option: Option) -> tuple[str, ...]:
        if not isinstance(option, Propose):
            return self.clauses
        return why_no_trap(dungeon.options, option.text, dungeon.teams[other(self.team)].word)

    def take(self, dungeon: Dungeon, answer: Writing, table: Table) -> None:
        match answer:
            case Propose():
                propose(dungeon, self.team, self.who, answer.text, table)
            case Keep() | SetAside() | Withdraw() | Star():
                _sort(dungeon, self.team, self.who, answer, table)
            case ConfirmList():
                table.tell(ListConfirmed(self.who), *dungeon.teams[self.team].seats)
                dungeon.teams[self.team].confirmed.add(self.who)
            case LeaveToOthers():
                table.tell(LeftToOthers(self.who), *dungeon.teams[self.team].seats)
                dungeon.teams[self.team].stepped_back.add(self.who)
            case SwapWord():
                swap_word(dungeon, self.team, table)
        finish_if_agreed(dungeon, self.team, table)
        table.then(WriteList(self.who, self.team))

    def facts(self, dungeon: Dungeon) -> dict[str, Fact]:
        team = dungeon.teams[self.team]
        return {
            "quota": team.quota,
            "kept": len(kept(team)),
            "word": dungeon.teams[other(self.team)].word,
            "entries": tuple(team.entries),
        }


def _choices(dungeon: Dungeon, who: Seat, number: TeamId) -> Iterator[Writing]:
    """The way forward first: agree on a full list, fill it up, or leave it; then what changes it."""
    team = dungeon.teams[number]
    if is_full(team):
        if who not in team.confirmed:
            yield ConfirmList()
    else:
        yield from (Keep(entry.number) for entry in team.entries if not entry.is_kept)
    yield LeaveToOthers()
    yield from _changes(dungeon, number)
    if can_swap(dungeon, number):
        yield SwapWord()


def _changes(dungeon: Dungeon, number: TeamId) -> Iterator[Writing]:
    """A star for one of the kept words, a word set aside, and withdrawn where there are too many."""
    team = dungeon.teams[number]
    stars = has_star(dungeon, other(number))
    is_crowded = len(team.entries) >= most_entries(dungeon, team)
    for entry in team.entries:
        if entry.is_kept:
            if stars and entry.number != team.star:
                yield Star(entry.number)
            yield SetAside(entry.number)
        elif is_crowded:
            yield Withdraw(entry.number)


@applies("TRP-TRAP4", "TRP-TRAP5")
def propose(dungeon: Dungeon, number: TeamId, who: Seat, text: str, table: Table) -> None:
    """A new word is kept while the list has room; the team may change its mind."""
    team, text = dungeon.teams[number], as_stored(dungeon.options, text)
    known = tuple(entry.text for entry in team.entries)
    warned = warnings(dungeon.options, text, dungeon.teams[other(number)].word, known)
    entry = ListEntry(team.next_entry, text, who, len(kept(team)) < team.quota, (), warned)
    team.next_entry = EntryNumber(team.next_entry + 1)
    team.entries.append(entry)
    team.confirmed.clear()
    table.tell(EntryProposed(entry.number, text, who, entry.is_kept, warned), *team.seats)


@applies("TRP-TRAP5", "TRP-TRAP19")
def _sort(dungeon: Dungeon, number: TeamId, who: Seat, answer: Keep | SetAside | Withdraw | Star, table: Table) -> None:
    """Any change takes the confirmations back."""
    team = dungeon.teams[number]
    place, entry = next((at, each) for at, each in enumerate(team.entries) if each.number == answer.entry)
    votes = tuple(seat for seat in entry.votes if seat != who)
    team.confirmed.clear()
    told = (entry.number, entry.text, who)
    match answer:
        case Keep():
            team.entries[place] = replace(entry, is_kept=True, votes=(*votes, who))
            table.tell(EntryKept(*told), *team.seats)
        case SetAside():
            team.entries[place] = replace(entry, is_kept=False, votes=votes)
            table.tell(EntrySetAside(*told), *team.seats)
        case Withdraw():
            del team.entries[place]
            table.tell(EntryWithdrawn(*told), *team.seats)
        case Star():
            team.star = entry.number
            table.tell(EntryStarred(*told), *team.seats)


class WritingTime(Wait[Dungeon, TimeIsUp]):
    """The time to write; where the table is patient, a short list gets a little more, twice at most."""

    clauses = ("TRP-DIG2", "TRP-TRAP19", "TRP-AMB8")
    extension: int

    def timer(self, dungeon: Dungeon) -> Timer | None:
        if all(team.is_ready for team in dungeon.teams) or dungeon.phase != "traps":
            return None
        return Timer(self.slug, milliseconds(self._seconds(dungeon)), (TimeIsUp(),))

    def _seconds(self, dungeon: Dungeon) -> int:
        numbers = supplies(dungeon)
        if self.extension:
            return numbers.more_time
        longest = max(team.quota for team in dungeon.teams)
        return numbers.writing + numbers.writing_more * max(longest - USUAL_LIST, 0)

    def take(self, dungeon: Dungeon, option: TimeIsUp, table: Table) -> None:
        is_short = any(len(team.entries) < team.quota and not team.is_ready for team in dungeon.teams)
        is_patient = dungeon.options.short_list == "more_time" and self.extension < supplies(dungeon).extensions
        if is_short and is_patient:
            table.tell(WritingExtended(supplies(dungeon).more_time))
            table.then(WritingTime(self.extension + 1))
        else:
            dungeon.phase = "handover"
            table.tell(WritingEnded())


class CloseLists(Do[Dungeon]):
    """Closes lists that are not final; missing traps stay missing."""

    clauses = ("TRP-TRAP7", "TRP-TRAP19")

    def do(self, dungeon: Dungeon, table: Table) -> None:
        dungeon.phase = "handover"
        for team in TEAMS:
            if not dungeon.teams[team].is_ready:
                close_list(dungeon, team, table)
