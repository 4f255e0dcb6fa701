"""One table, folded from its records: its seats and the running game. No I/O, no clock."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from lairkeeper.games import game_named
from lairkeeper.kernel import CHANCE, ChanceStream, Decision, Match, Seat, commitment, drawers
from lairkeeper.kernel.definition.audience import Channel, Roles, Teams, roles_of, seats_of, teams_of
from lairkeeper.kernel.errors import BadContent, StaleDecision
from lairkeeper.kernel.history.journal import read_config
from lairkeeper.packs import load_pack, pack_files
from lairkeeper.server.protocol import Status
from lairkeeper.server.table.question_names import QuestionNames
from lairkeeper.server.table.randomness import Lots, Stream, drawn, stream_of
from lairkeeper.server.table.records import (
    Agreed,
    Announced,
    Answered,
    BotSeated,
    ChannelSet,
    Chatted,
    Followed,
    Forked,
    Frozen,
    Imported,
    LotsClosed,
    Marked,
    NameShown,
    NumberTold,
    Opened,
    Paused,
    PersonErased,
    PersonRemoved,
    Readied,
    ReadyAsked,
    Seated,
    SeatOffered,
    Started,
    StoodUp,
    TableRecord,
    TakenBack,
    TeamNamed,
    UndoAnswered,
    UndoWished,
    WentOn,
    answered,
    option_in,
)
from lairkeeper.server.table.seats import Chair, Wish, same_key, seated_chair
from lairkeeper.server.table.timers import TableTimers
from lairkeeper.server.table.variants import variant_info

AnyMatch = Match[Any, Any, Any]


class TableState:
    """`version` counts the records folded so far; `match` is there once the game has started."""

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self.draws = opened.luck == "server"
        """True if the server draws; else the people at the table do."""
        self.version = 1
        self.game = game_named(opened.game)
        self.box = load_pack(opened.game, pack_files(opened.pack))
        """Held, so that the components of a pack stay in memory as long as a table plays with them."""
        self.variant = variant_info(self.game, opened.pack)
        self.config = read_config(self.game, opened.options)
        self.chairs: list[Chair] = []
        self.roles: Roles = {}
        self.teams: Teams = ()
        self.status: Status = "gathering"
        self.is_paused = False
        self.match: AnyMatch | None = None
        self.timers = TableTimers()
        self.stream: Stream = ChanceStream("")
        self.names = QuestionNames()
        self.started_at = 0
        self.lots = Lots(opened.secret if self.draws else "")
        self.commitment = commitment(opened.secret) if self.lots.secret else ""
        self.join_key, self.watch_key = opened.join_key, opened.watch_key
        self.join_code = opened.join_code
        self.guests: set[str] = set()
        """All people who ever had a seat."""
        self.removed: set[str] = set()
        self.hands: dict[str, set[int]] = {}
        """The seats that each person has held since the start, and so the hands they have seen."""
        self.chat: list[Chatted] = []
        self.closed_channels: set[Channel] = set()
        self.team_names: dict[int, str] = {}
        self.ready_until = 0
        """The end of the ready check of a matchmade table; 0 while seats are free."""
        self.markers: dict[int, int] = {}
        self.wish: Wish | None = None
        self.wishes = 0
        self.ages: Counter[Seat] = Counter()
        """How often each seat was asked again because answers were undone."""
        self.retold_from = 0  # the first line of the log that is another one since answers were last taken back
        self.next_table: str | None = None
        self.next_key: str | None = None
        self.has_sequel = False
        self.shown_as = ""
        self.frozen_because: str | None = None
        self.is_frozen_for_good = False
        self.kept_at = 0
        """The version of the checkpoint that this was read from; 0 if the whole log was folded."""
        self.arrange()

    def arrange(self) -> None:
        """Reads seats, teams and roles from the game."""
        game, world = self.game, self.match.state.world if self.match is not None else None
        self.roles, self.teams = roles_of(game, self.config, world), teams_of(game, self.config, world)
        while len(self.chairs) < len(seats_of(game, self.config, world)):
            self.chairs.append(Chair())

    def fold(self, record: TableRecord) -> None:
        """Folds one record. Records are checked before they are written."""
        match record:
            case Answered():
                self._answer(record)
            case TakenBack():
                self._take_back(record)
            case UndoWished() | UndoAnswered():
                self._wish(record)
            case Chatted():
                self.chat.append(record)
            case Marked():
                self._mark(record)
            case Started():
                self._start(record)
            case Forked():
                self._play_again(record)
            case Announced() | LotsClosed() | NumberTold() | Readied() | ReadyAsked() | ChannelSet() | TeamNamed():
                self._prepare(record)
            case Paused() | WentOn():
                self._pause(record)
            case Followed():
                self.next_table, self.next_key, self.has_sequel = record.table, record.watch_key, record.is_sequel
            case NameShown() | Imported() | PersonErased():
                self.shown_as = getattr(record, "name", self.shown_as)
            case Frozen():
                self.status, self.frozen_because, self.is_frozen_for_good = "frozen", record.reason, True
            case Opened():
                raise ValueError("a table is opened once")
            case _:
                self._seat(record)
        self.version += 1

    def _prepare(
        self, record: Announced | LotsClosed | NumberTold | Readied | ReadyAsked | ChannelSet | TeamNamed
    ) -> None:
        if isinstance(record, Readied):
            self.chairs[record.seat].is_ready = record.is_ready
        elif isinstance(record, ReadyAsked):
            self.ready_until = record.until
            for chair in self.chairs:
                chair.is_ready = chair.bot is not None
        elif isinstance(record, ChannelSet):
            (self.closed_channels.discard if record.is_open else self.closed_channels.add)(record.channel)
        elif isinstance(record, TeamNamed):
            self.team_names[record.team] = record.name
        else:
            self.lots.fold(record, [chair.person for chair in self.chairs])

    def _agree(self, record: Agreed) -> None:
        """Applies changed options; everybody has to confirm again that they are ready."""
        self.config = read_config(self.game, record.options)
        del self.chairs[len(seats_of(self.game, self.config)) :]
        for chair in self.chairs:
            chair.is_ready = chair.bot is not None
        self.arrange()

    def _seat(self, record: Agreed | Seated | StoodUp | BotSeated | PersonRemoved | SeatOffered) -> None:
        """A wish to take back is off when somebody comes or goes: it asked others for their consent. So are lots that
        were closed before the game starts."""
        self.wish, self.ready_until = None, 0
        if self.status == "gathering":
            self.lots.begin_again()
        match record:
            case Agreed():
                self._agree(record)
            case Seated():
                self.chairs[record.seat] = seated_chair(record)
                self._hand_to(record.person, record.seat)
                if record.seat not in self.roles:
                    self.guests.add(record.person)
            case StoodUp():
                self.chairs[record.seat] = Chair()
            case BotSeated():
                self._seat_bot(record)
            case PersonRemoved():
                self._remove(record)
            case SeatOffered():
                self.chairs[record.seat].offered_by |= {record.person}

    def _hand_to(self, person: str, seat: int) -> None:
        if self.match is not None:
            self.hands.setdefault(person, set()).add(seat)

    def _seat_bot(self, record: BotSeated) -> None:
        before = self.chairs[record.seat]
        self.chairs[record.seat] = Chair(
            bot=record.bot,
            name=before.name if record.keeps_for else "",
            keeps_for=record.keeps_for,
            replaced_by=record.by,
            is_ready=True,
            is_stranger=before.is_stranger,
            is_given_up=before.is_given_up or (before.keeps_for is not None and record.keeps_for is None),
        )

    def _remove(self, record: PersonRemoved) -> None:
        self.removed.add(record.person)
        self.join_key, self.watch_key = record.join_key, record.watch_key or self.watch_key
        self.join_code = record.join_code
        for seat, chair in enumerate(self.chairs):
            if record.person in (chair.person, chair.keeps_for):
                bot = None if seat in self.roles else record.bot
                self.chairs[seat] = Chair(bot=bot, is_ready=bot is not None)

    def _start(self, record: Started) -> None:
        """Tables with their own dice and cards have no seed to reveal, nor those that go on with new ones. Where a game
        goes on from another, its options stay as they were."""
        fork = self.opened.fork
        if self.game.with_bots is not None and fork is None:
            bots = tuple(Seat(seat) for seat, chair in enumerate(self.chairs) if chair.bot is not None)
            self.config = self.game.with_bots(self.config, bots)
        luck = self.lots.luck() if self.lots.secret else None
        seed = luck.seed if luck else record.seed
        is_known = self.draws and self.opened.daily is None and (fork is None or fork.has_same_dice)
        self.match = Match(self.game, self.config, seed if is_known else None)
        self.match.journal.luck = luck
        self.stream = stream_of(self.opened, seed)
        self.names = QuestionNames(seed.encode()[:64])
        self.commitment = luck.commitment if luck else commitment(seed)
        self.status = "playing"
        self.started_at = record.at
        self.timers.update(self.match)
        self.arrange()
        for seat, chair in enumerate(self.chairs):
            if chair.person is not None:
                self._hand_to(chair.person, seat)

    def _play_again(self, record: Forked) -> None:
        """The answers of the game that this one goes on from; with the same dice each draw uses up its number."""
        match, fork = self.playing(), self.opened.fork
        for given in record.answers:
            draw = match.chance_pending() if given.seat == CHANCE and fork and fork.has_same_dice else None
            if draw is not None:
                drawn(self.stream, draw)
            match.answer(Seat(given.seat), option_in(given, self.game), given.number, given.at or None)
        self.timers.pass_to(match.at, is_running=True)
        self.timers.update(match)
        self.arrange()

    def _pause(self, record: Paused | WentOn) -> None:
        if isinstance(record, WentOn):
            self.timers.pass_to(record.at, is_running=False)
            return
        self.timers.pass_to(record.at or self.timers.at, is_running=not self.is_paused)
        self.is_paused = record.is_paused

    def drawer(self, draw: Decision) -> Seat | None:
        """The person's seat that makes a draw; None if the server does, because nobody at the table may see it."""
        if self.draws:
            return None
        people = self.seats_of_people()
        return next((seat for seat in drawers(self.playing().state, draw) if seat in people), None)

    def _next_draw(self) -> Decision | None:
        """The first pending draw that the server makes. Without anybody at the table, their own box rests."""
        if self.match is None or self.status != "playing":
            return None
        if self.draws:
            return self.match.chance_pending()
        decisions = self.match.state.decisions if self.seats_of_people() else ()
        return next((each for each in decisions if each.is_chance and self.drawer(each) is None), None)

    def draw(self, at: int) -> Answered | None:
        """Makes the next draw of the server, if there is one, and folds it."""
        draw = self._next_draw()
        if draw is None:
            return None
        stream = self.stream if self.draws else self.stream.split(f"draw {self.version}")
        record = answered(CHANCE, drawn(stream, draw), at, draw.number)
        self._play(record)
        self.version += 1
        return record

    def _answer(self, record: Answered) -> None:
        """An answer from the log, or one that was just accepted. A draw from the log uses up its random number."""
        if record.seat == CHANCE and self.draws and (draw := self.playing().chance_pending()) is not None:
            drawn(self.stream, draw)
        self._play(record)

    def _play(self, record: Answered) -> None:
        match, timers, option = self.playing(), self.timers, option_in(record, self.game)
        match.answer(Seat(record.seat), option, record.number, max(record.at, timers.at) - timers.stood)
        timers.pass_to(record.at, is_running=True)
        timers.update(match)
        self.wish = None
        if self.game.roles is not None or self.game.teams is not None:
            self.arrange()
        if self.markers:
            self._lift_markers(match)
        if match.state.outcome is not None:
            self.status = "over"

    def _take_back(self, record: TakenBack) -> None:
        match, asked = self.playing(), self.playing().state.asked
        answered = {Seat(record.seat)} if record.is_own else {e.seat for e in match.journal.entries[-record.count :]}
        if record.is_own:
            self.retold_from = match.undo(Seat(record.seat)) + 1
        else:
            match.take_back(record.count)
            self.retold_from = len(match.told)
        self.ages.update(answered | {seat for seat, count in asked.items() if match.state.asked.get(seat, 0) != count})
        self.timers.update(match)
        self.arrange()
        self.wish = None

    def _wish(self, record: UndoWished | UndoAnswered) -> None:
        if isinstance(record, UndoAnswered):
            self._answer_wish(record)
            return
        others = {seat for seat in self.seats_of_people() if self.person_in(seat) != self.person_in(record.seat)}
        self.wishes = record.number
        self.wish = Wish(record.number, record.seat, record.count, others)

    def _answer_wish(self, record: UndoAnswered) -> None:
        if self.wish is not None and self.wish.number == record.number:
            self.wish.waiting_for.discard(Seat(record.seat))
            if not record.agrees:
                self.wish = None

    def _mark(self, record: Marked) -> None:
        if record.place is None:
            self.markers.pop(record.seat, None)
        else:
            self.markers[record.seat] = record.place

    def _lift_markers(self, match: AnyMatch) -> None:
        """Removes a marker when its place is occupied."""
        seen = self.game.view(match.state.world, None)
        may_mark = self.game.may_mark
        self.markers = {seat: place for seat, place in self.markers.items() if may_mark and may_mark(seen, place)}

    def playing(self) -> AnyMatch:
        assert self.match is not None, "the game has not started"
        return self.match

    def shown_number(self, decision: Decision, seat: Seat) -> int:
        """The number of a question that clients of a seat see."""
        return self.names.name_of(seat, self.ages.get(seat, 0), decision.number)

    def meant_number(self, shown: int, seat: Seat) -> int:
        """The decision that a client refers to; stale if that decision does not wait for this seat."""
        decision = self.decision_named(shown, seat)
        if decision is None:
            is_asked = any(seat in waiting.seats for waiting in self.playing().state.decisions)
            raise StaleDecision(number=0, current=int(is_asked))
        return decision.number

    def decision_named(self, shown: int, seat: Seat) -> Decision | None:
        for decision in self.playing().state.decisions:
            if seat in decision.seats and self.shown_number(decision, seat) == shown:
                return decision
        return None

    @property
    def host(self) -> str:
        """The person who opened the table; if they left, the first player still present."""
        founder, chairs = self.opened.host, [self.chairs[seat] for seat in self.players()]
        seated = [person for chair in chairs for person in (chair.person, chair.keeps_for) if person]
        return founder if founder in seated else next((c.person for c in chairs if c.person), founder)

    def players(self) -> list[Seat]:
        """The seats that play. Seats with a role only watch, and answer when they are asked."""
        return [Seat(seat) for seat in range(len(self.chairs)) if seat not in self.roles]

    def welcomes(self, person: str | None, key: str) -> bool:
        """Whether a person may sit down: members, former members, with the key to join, or at an open table."""
        is_known = person is not None and (person in self.guests or person in self.people())
        is_open = self.opened.joining == "anyone"
        return person not in self.removed and (same_key(key, self.join_key) or is_known or is_open)

    def lets_watch(self, person: str | None, key: str) -> bool:
        """Whether a person may watch: with the key, unless removed."""
        return person not in self.removed and same_key(key, self.watch_key)

    def key_to_follow(self, person: str | None, key: str) -> str | None:
        """The key to watch the rematch, for members and for people with the key to watch here."""
        is_member = person is not None and person in self.people()
        return self.next_key if is_member or self.lets_watch(person, key) else None

    def seats_of(self, person: str | None) -> list[Seat]:
        return [Seat(seat) for seat, chair in enumerate(self.chairs) if person is not None and chair.person == person]

    def seats_of_people(self) -> list[Seat]:
        return [seat for seat in self.players() if self.chairs[seat].person is not None]

    def person_in(self, seat: int) -> str | None:
        return self.chairs[seat].person if 0 <= seat < len(self.chairs) else None

    def name_of(self, person: str) -> str:
        """The display name of a person who has a seat here, or for whom one is kept."""
        return next((chair.name for chair in self.chairs if person in (chair.person, chair.keeps_for)), "")

    def people(self) -> tuple[str, ...]:
        """The members of a table: the host, the players, and people whose seat is kept."""
        chairs = (self.chairs[seat] for seat in self.players())
        seated = (person for chair in chairs for person in (chair.person, chair.keeps_for))
        return tuple(dict.fromkeys(person for person in (self.opened.host, *seated) if person is not None))

    def thinking(self) -> list[Seat]:
        """Seats with a pending decision, without the decision itself; empty roles are left out."""
        if self.match is None or self.is_paused or self.status != "playing":
            return []
        decisions = self.match.state.decisions
        if len(decisions) == 1 and not self.roles:
            return sorted([seat for seat in decisions[0].seats if seat >= 0])
        asked = {seat for decision in decisions for seat in decision.seats if seat >= 0}
        if self.roles:
            asked = {seat for seat in asked if seat not in self.roles or not self.chairs[seat].is_empty}
        return sorted(asked)

    def bots_to_move(self) -> Iterator[Seat]:
        """The seats of bots that have a question to answer."""
        for chair in self.chairs:
            if chair.bot is not None:
                yield from (seat for seat in self.thinking() if self.chairs[seat].bot is not None)
                return

    def freeze(self, error: Exception) -> None:
        """Marks the game as frozen: the rules of this server do not replay its log."""
        self.status = "frozen"
        self.frozen_because = "content" if isinstance(error, BadContent) else "replay"
