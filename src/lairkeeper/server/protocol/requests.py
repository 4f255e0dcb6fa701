"""Messages from a client over a table socket."""

from msgspec import Raw, Struct

from lairkeeper.kernel.definition.audience import Channel
from lairkeeper.server.protocol.lobby import Screen
from lairkeeper.server.protocol.play import Reaction


class Enter(Struct, frozen=True, tag="enter", forbid_unknown_fields=True):
    """The first message. `key` is the one from the link's fragment; a public `screen` has no seat. `sent_at` is the
    client's own clock, in milliseconds."""

    key: str = ""
    screen: Screen | None = None
    sent_at: int | None = None


class Answer(Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """`sent_at` is the client's own clock, in milliseconds: in a race an answer that was long on its way is stale."""

    sequence: int
    seat: int
    number: int
    option: Raw
    sent_at: int | None = None


class TakeBack(Struct, frozen=True, tag="take_back", forbid_unknown_fields=True):
    sequence: int
    seat: int


class Consent(Struct, frozen=True, tag="consent", forbid_unknown_fields=True):
    sequence: int
    seat: int
    number: int
    agrees: bool


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """A chat line on a channel; `seat` names the speaker for people with several seats."""

    sequence: int
    text: str
    channel: Channel = "table"
    seat: int | None = None


class React(Struct, frozen=True, tag="react", forbid_unknown_fields=True):
    """A quick reaction of a seat, sent to everybody who receives its chat."""

    sequence: int
    seat: int
    reaction: Reaction


class Mark(Struct, frozen=True, tag="mark", forbid_unknown_fields=True):
    sequence: int
    seat: int
    place: int | None = None


class AskWhyNot(Struct, frozen=True, tag="ask_why_not", forbid_unknown_fields=True):
    """Asks why an answer is not among the options."""

    sequence: int
    seat: int
    number: int
    option: Raw


class AskHint(Struct, frozen=True, tag="ask_hint", forbid_unknown_fields=True):
    sequence: int
    seat: int
    number: int


class AskPreviews(Struct, frozen=True, tag="ask_previews", forbid_unknown_fields=True):
    """Asks for the known effects of the answers to a question."""

    sequence: int
    seat: int
    number: int


class Announce(Struct, frozen=True, tag="announce", forbid_unknown_fields=True):
    """The hash of this person's contribution to the seed, before the start."""

    sequence: int
    mark: str


class TellNumber(Struct, frozen=True, tag="tell_number", forbid_unknown_fields=True):
    """The contributed number, once the list of hashes is closed."""

    sequence: int
    number: str


class SkipAhead(Struct, frozen=True, tag="skip_ahead", forbid_unknown_fields=True):
    """Makes waiting bots answer at once; only while no person has a decision."""

    sequence: int


class Pong(Struct, frozen=True, tag="pong", forbid_unknown_fields=True):
    """The immediate answer to a `Ping`; it gets no reply."""

    mark: int


ClientMessage = (
    Enter
    | Answer
    | TakeBack
    | Consent
    | Say
    | React
    | Mark
    | AskWhyNot
    | AskHint
    | AskPreviews
    | Announce
    | TellNumber
    | SkipAhead
    | Pong
)
