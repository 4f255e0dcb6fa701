"""Handles the messages of clients at a table: every message gets exactly one reply."""

import asyncio
import time
from collections.abc import Iterator, Mapping

from lairkeeper.analysis import Advice
from lairkeeper.analysis.numbers import tenths
from lairkeeper.analysis.wording import sentence_of
from lairkeeper.kernel import AnyGame, Seat, decode_option, why_not
from lairkeeper.kernel import facts as facts_of
from lairkeeper.kernel.errors import Fact, LairkeeperError, StaleDecision
from lairkeeper.server.clock import Clock
from lairkeeper.server.errors import NotAllowed, TooFast
from lairkeeper.server.live.bots import BotRunner, Problem, question_for
from lairkeeper.server.live.table import Live
from lairkeeper.server.live.visits import LATE, Visit
from lairkeeper.server.protocol import (
    Acknowledged,
    Announce,
    Answer,
    AskHint,
    AskPreviews,
    AskWhyNot,
    ClientMessage,
    Consent,
    Enter,
    Hint,
    HintedAnswer,
    Mark,
    Pong,
    Preview,
    Previews,
    React,
    Refused,
    Say,
    ServerMessage,
    SkipAhead,
    TakeBack,
    TellNumber,
    WhyNot,
)
from lairkeeper.server.protocol.speaker import Speaker, phrase_of, refused
from lairkeeper.server.table import cooldowns
from lairkeeper.server.table.commands import contributions, play_commands
from lairkeeper.server.table.records import TableRecord
from lairkeeper.server.table.state import TableState
from lairkeeper.server.telemetry.metrics import Metrics
from lairkeeper.server.transport.limits import Limit

_QUERIES = AskHint, AskPreviews, AskWhyNot, SkipAhead
"""Messages that leave the table as it is."""

MOST_PREVIEWED = 150
"""Most previews for one decision; no board shows more at once."""

SAYING_RATE, SAYING_BURST = 1.0, 10
"""Chat lines per second for one person, and the burst."""
REACTING_RATE, REACTING_BURST = 0.4, 4
"""Quick reactions of one person."""
HINT_RATE, HINT_BURST = 0.5, 4
"""Hints for one person. Each takes computing time, and others wait for theirs meanwhile."""
UNDO_RATE, UNDO_BURST = 0.5, 20
"""Undo requests of one person: each replays the game."""
TABLE_SHARE, ADDRESS_SHARE = 5, 10
"""The limits of a table and of an address, as multiples of a person's limit."""


class Ration:
    """A rate limit by person, table and address, regardless of the number of connections."""

    def __init__(self, rate: float, burst: int) -> None:
        self._people = Limit(rate, burst)
        self._tables = Limit(rate * TABLE_SHARE, burst * TABLE_SHARE)
        self._addresses = Limit(rate * ADDRESS_SHARE, burst * ADDRESS_SHARE)

    def take(self, visit: Visit) -> None:
        """Raises `TooFast` beyond the limit."""
        is_near = not visit.origin or self._addresses.allows(visit.origin)
        if not (is_near and self._people.allows(visit.person or "") and self._tables.allows(visit.table)):
            raise TooFast()


class MessageHandler:
    def __init__(self, now: Clock, opponents: BotRunner, metrics: Metrics) -> None:
        self._now = now
        self._bots = opponents
        self._metrics = metrics
        self._sayings = Ration(SAYING_RATE, SAYING_BURST)
        self._reactions = Ration(REACTING_RATE, REACTING_BURST)
        self._hints = Ration(HINT_RATE, HINT_BURST)
        self._undos = Ration(UNDO_RATE, UNDO_BURST)

    async def hear(self, live: Live, visit: Visit, message: ClientMessage) -> bool:
        """Replies to a message; true if it may have changed the table."""
        if isinstance(message, Pong):
            visit.hear_pong(message.mark)
            return False
        try:
            reply: ServerMessage
            if isinstance(message, Answer):
                reply = await self._answer(live, visit, message)
            else:
                reply = await self._reply(live, visit, message)
        except LairkeeperError as error:
            self._metrics.refusals[error.code] += 1
            reply = Refused(getattr(message, "sequence", 0), refused(error))
        visit.send(reply)
        return not isinstance(message, _QUERIES)

    async def _reply(self, live: Live, visit: Visit, message: ClientMessage) -> ServerMessage:
        match message:
            case Enter() | Pong() | Answer():
                raise NotAllowed(what="enter")
            case AskHint():
                return await self._hint(live, visit, message)
            case AskPreviews():
                return await self._previews(live, visit, message)
            case AskWhyNot():
                async with live.held() as table:
                    return self._why_not(table, visit, message)
            case SkipAhead():
                async with live.held() as table:
                    play_commands.skip_ahead(table, visit.person or "")
                self._bots.skip_ahead(live.id)
                return Acknowledged(message.sequence)
            case _:
                async with live.held():
                    await live.change(lambda: self._records(live, visit, message))
                return Acknowledged(message.sequence)

    async def _answer(self, live: Live, visit: Visit, message: Answer) -> Acknowledged:
        if message.sent_at is not None:
            self._refuse_late(live, visit, message)
        if live.table.timers.is_timed:
            await self._hold_back(live, visit, message)
        async with live.held():
            person = visit.person or ""
            await live.change(lambda: [play_commands.answer(live.table, person, message, live.time())])
            live.arrivals[Seat(message.seat)] = visit.arrived_at
        self._metrics.answers += 1
        return Acknowledged(message.sequence)

    def _refuse_late(self, live: Live, visit: Visit, message: Answer) -> None:
        """In real-time phases, refuses an answer that was delayed in the network for too long."""
        if visit.late_by(message.sent_at) > LATE and cooldowns.is_in_haste(live.table, Seat(message.seat)):
            raise StaleDecision(number=0, current=1)

    async def _hold_back(self, live: Live, visit: Visit, message: Answer) -> None:
        """Delays an answer that comes too early; later messages of the same client wait behind it."""
        early = cooldowns.early_by(live.table, message, live.time())
        if early > 0:
            await asyncio.sleep(early)
            visit.hear(time.monotonic())

    def _records(
        self, live: Live, visit: Visit, message: TakeBack | Consent | Say | React | Mark | Announce | TellNumber
    ) -> list[TableRecord]:
        person, table, now = visit.person or "", live.table, self._now()
        match message:
            case TakeBack(seat=seat):
                self._undos.take(visit)
                return [play_commands.take_back(table, person, seat)]
            case Consent(seat=seat, number=number, agrees=agrees):
                return play_commands.consent(table, person, seat, number, agrees)
            case Say():
                self._sayings.take(visit)
                return [play_commands.say(table, person, visit.name, message, now)]
            case React():
                self._reactions.take(visit)
                return [play_commands.react(table, person, message, now)]
            case Mark(seat=seat, place=place):
                return [play_commands.mark(table, person, seat, place)]
            case _:
                return [contributions.added(table, person, message)]

    def _why_not(self, table: TableState, visit: Visit, message: AskWhyNot) -> WhyNot:
        match = play_commands.running(table)
        play_commands.own_seat(table, visit.person or "", message.seat)
        option = decode_option(table.game, bytes(message.option))
        number = table.meant_number(message.number, Seat(message.seat))
        return WhyNot(message.sequence, list(why_not(match.state, Seat(message.seat), option, number)))

    async def _problem(self, live: Live, visit: Visit, message: AskPreviews | AskHint) -> Problem:
        """A copy of the decision that a client asks about; the table need not wait for the result."""
        seat = Seat(message.seat)
        async with live.held() as table:
            play_commands.running(table)
            play_commands.own_seat(table, visit.person or "", seat)
            number = table.meant_number(message.number, seat)
            problem = question_for(table, seat, number)
        if problem is None:
            raise StaleDecision(number=number, current=0)
        return problem

    async def _previews(self, live: Live, visit: Visit, message: AskPreviews) -> Previews:
        problem = await self._problem(live, visit, message)
        return Previews(message.sequence, list(_previewed(live, problem, Seat(message.seat))))

    async def _hint(self, live: Live, visit: Visit, message: AskHint) -> Hint:
        daily = live.table.opened.daily
        if daily is not None and daily.is_counted:
            raise NotAllowed(what="hint_daily")
        problem = await self._problem(live, visit, message)
        self._hints.take(visit)
        advice = await self._bots.hint(live.table, problem, Seat(message.seat))
        return hint_reply(message.sequence, advice, live.table.game, live.sender.speaker, facts_of(*problem))


def _previewed(live: Live, problem: Problem, seat: Seat) -> Iterator[Preview]:
    (state, decision), preview = problem, live.table.game.preview
    if preview is None:
        return
    asked = facts_of(state, decision)
    for option in decision.options[:MOST_PREVIEWED]:
        if effects := preview(state.world, seat, asked, option):
            yield live.sender.speaker.preview(option, effects)


def hint_reply(sequence: int, advice: Advice, game: AnyGame, speaker: Speaker, asked: Mapping[str, Fact]) -> Hint:
    """The answer to give and, where answers were compared, the two best with their values and reasons."""
    best = speaker.choice(advice.option, asked)
    if not advice.answers or game.value is None:
        return Hint(sequence, best.option, best.phrase)
    kind, answers = game.value.kind, []
    for answer in advice.answers:
        choice, reason = speaker.choice(answer.option, asked), sentence_of(answer.reasons, kind)
        said = None if reason is None else phrase_of(reason)
        value, error = tenths(answer.value, kind), tenths(answer.error, kind)
        answers.append(HintedAnswer(choice.option, choice.phrase, value, error, said))
    gap = tenths(advice.gap, kind), tenths(advice.gap_error, kind)
    return Hint(sequence, best.option, best.phrase, kind, answers, advice.is_clear, *gap)
