"""The kernel: state as plain data, flow as an agenda of small steps, chance and clock answered from outside."""

from lairkeeper.kernel.data.chance import ChanceStream, Odds, commitment
from lairkeeper.kernel.data.outcome import Outcome, ranks_by
from lairkeeper.kernel.data.record import Event, Option, Record, World
from lairkeeper.kernel.data.seat import CHANCE, CLOCK, Seat
from lairkeeper.kernel.data.text import FreeText, free_text
from lairkeeper.kernel.data.timer import Cooldown, InOrder, Timer, TimerRun
from lairkeeper.kernel.definition.audience import Channel
from lairkeeper.kernel.definition.clauses import Clause, applies
from lairkeeper.kernel.definition.game import (
    AnyGame,
    Game,
    Levels,
    menu,
    modules_in,
    records_in,
    reshuffle_unseen,
    start,
)
from lairkeeper.kernel.definition.preview import Effect, Tip, in_percent
from lairkeeper.kernel.definition.table_options import Preset, TableOption
from lairkeeper.kernel.flow.agenda import (
    after,
    apply,
    begin,
    drawers,
    facts,
    interpret_answer,
    odds,
    offered_options,
    pending,
    resolve,
    tidied_answer,
    why_not,
)
from lairkeeper.kernel.flow.state import Decision, State, clone
from lairkeeper.kernel.flow.step import BEGIN_AGAIN, Ask, BeginAgain, Chance, Do, Step, Together, Wait
from lairkeeper.kernel.flow.table import Table, ToldEvent
from lairkeeper.kernel.flow.timing import pass_time, timers
from lairkeeper.kernel.history.codec import decode, decode_option, encode, fingerprint, write_option
from lairkeeper.kernel.history.journal import Entry, Journal, read_heading, read_journal, replay, write_journal
from lairkeeper.kernel.history.match import Match

__all__ = [
    "BEGIN_AGAIN",
    "CHANCE",
    "CLOCK",
    "AnyGame",
    "Ask",
    "BeginAgain",
    "Chance",
    "ChanceStream",
    "Channel",
    "Clause",
    "Cooldown",
    "Decision",
    "Do",
    "Effect",
    "Entry",
    "Event",
    "FreeText",
    "Game",
    "InOrder",
    "Journal",
    "Levels",
    "Match",
    "Odds",
    "Option",
    "Outcome",
    "Preset",
    "Record",
    "Seat",
    "State",
    "Step",
    "Table",
    "TableOption",
    "Timer",
    "TimerRun",
    "Tip",
    "Together",
    "ToldEvent",
    "Wait",
    "World",
    "after",
    "applies",
    "apply",
    "begin",
    "clone",
    "commitment",
    "decode",
    "decode_option",
    "drawers",
    "encode",
    "facts",
    "fingerprint",
    "free_text",
    "in_percent",
    "interpret_answer",
    "menu",
    "modules_in",
    "odds",
    "offered_options",
    "pass_time",
    "pending",
    "ranks_by",
    "read_heading",
    "read_journal",
    "records_in",
    "replay",
    "reshuffle_unseen",
    "resolve",
    "start",
    "tidied_answer",
    "timers",
    "why_not",
    "write_journal",
    "write_option",
]
