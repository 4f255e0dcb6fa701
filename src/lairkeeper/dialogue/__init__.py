"""Games as text for language models: what a seat sees and is asked, and what a message of a model answers.

There are two tracks. With the list, a prompt shows every option by its number; without it, only the forms of the
answers, and the model has to find a legal one by itself. See `docs/mcp.md`.
"""

from lairkeeper.dialogue.board import board_text
from lairkeeper.dialogue.forms import forms_of
from lairkeeper.dialogue.prompt import PACKAGE, Prompt, Track, prompt_text
from lairkeeper.dialogue.reply import LONGEST, Unparsable, last_answer, read_answer
from lairkeeper.dialogue.tally import AnswerTally

__all__ = [
    "LONGEST",
    "PACKAGE",
    "AnswerTally",
    "Prompt",
    "Track",
    "Unparsable",
    "board_text",
    "forms_of",
    "last_answer",
    "prompt_text",
    "read_answer",
]
