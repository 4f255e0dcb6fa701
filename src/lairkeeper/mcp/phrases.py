"""Phrases of the server in words: keys and parts become sentences of one language."""

from lairkeeper.display.spelling import Name, NameList, SeatName, Spelled
from lairkeeper.kernel import Seat
from lairkeeper.server.protocol import ListPart, NamePart, Part, Phrase, SeatPart
from lairkeeper.words import Words


def worded(phrase: Phrase, words: Words) -> str:
    return words.say(phrase.key, **{name: _spelled(part) for name, part in phrase.facts.items()})


def _spelled(part: Part) -> Spelled:
    match part:
        case NamePart():
            return _name(part)
        case SeatPart():
            return SeatName(Seat(part.seat))
        case ListPart():
            return NameList(tuple(_spelled(item) for item in part.items), part.style)
        case _:
            return part


def _name(part: NamePart) -> Name:
    otherwise = _name(part.otherwise) if isinstance(part.otherwise, NamePart) else part.otherwise
    return Name(part.key, {name: _spelled(fact) for name, fact in part.facts.items()}, otherwise)
