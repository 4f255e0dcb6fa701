"""Sentences: every word a person reads comes from Fluent files, one set for each language.

`speak` gives the `Words` of a table in one language; records and errors go in, sentences come out.
"""

from lairkeeper.display.spelling import Name, NameList, SeatName, Spelled
from lairkeeper.words.library import LANGUAGES, MissingWords
from lairkeeper.words.speech import Words, speak

__all__ = ["LANGUAGES", "MissingWords", "Name", "NameList", "SeatName", "Spelled", "Words", "speak"]
