"""The kernel: state as plain data, flow as an agenda of small steps, chance and clock answered from outside."""

from lairkeeper.kernel.agenda import after, apply, begin, facts, listed, meant, odds, pending, resolve, why_not
from lairkeeper.kernel.chance import ChanceStream, Odds, commitment
from lairkeeper.kernel.clauses import Clause, applies
from lairkeeper.kernel.codec import decode, decode_option, encode, fingerprint
from lairkeeper.kernel.game import AnyGame, Game, records_in, reshuffle_unseen, start
from lairkeeper.kernel.journal import Entry, Journal, read_heading, read_journal, replay, write_journal
from lairkeeper.kernel.match import Match
from lairkeeper.kernel.outcome import Outcome
from lairkeeper.kernel.preview import Effect, Tip, in_percent
from lairkeeper.kernel.record import Event, Option, Record, World
from lairkeeper.kernel.seat import CHANCE, CLOCK, Seat
from lairkeeper.kernel.state import Decision, State, clone
from lairkeeper.kernel.step import BEGIN_AGAIN, Ask, BeginAgain, Chance, Do, Step, Together
from lairkeeper.kernel.table import Table, Told

__all__ = [
    "BEGIN_AGAIN",
    "CHANCE",
    "CLOCK",
    "AnyGame",
    "Ask",
    "BeginAgain",
    "Chance",
    "ChanceStream",
    "Clause",
    "Decision",
    "Do",
    "Effect",
    "Entry",
    "Event",
    "Game",
    "Journal",
    "Match",
    "Odds",
    "Option",
    "Outcome",
    "Record",
    "Seat",
    "State",
    "Step",
    "Table",
    "Tip",
    "Together",
    "Told",
    "World",
    "after",
    "applies",
    "apply",
    "begin",
    "clone",
    "commitment",
    "decode",
    "decode_option",
    "encode",
    "facts",
    "fingerprint",
    "in_percent",
    "listed",
    "meant",
    "odds",
    "pending",
    "read_heading",
    "read_journal",
    "records_in",
    "replay",
    "reshuffle_unseen",
    "resolve",
    "start",
    "why_not",
    "write_journal",
]
