"""The picture in docs/terminal.md: a moment of a recorded game, as the terminal shows it.

`python -m tests.cli.readme` draws it anew after a change of the drawing.
"""

import io
import re
from pathlib import Path

from lairkeeper.cli.local_game.saved_games import load
from lairkeeper.cli.local_game.stage import QuestionText, Screenful, Stage, happened, hears
from lairkeeper.cli.terminal.language import PACKAGE
from lairkeeper.cli.terminal.terminal import Terminal
from lairkeeper.kernel import Match, facts
from lairkeeper.words import speak

PAGE = Path(__file__).resolve().parents[2] / "docs" / "terminal.md"
GAME_FILE = Path(__file__).parent / "readme-game.json"
MOMENT = 131
NAMES = ("Anna", "Ben", "Bot 3")
EVENTS = 5

_BLOCK = re.compile(r"(?<=<!-- picture -->\n```text\n).*?(?=```\n)", re.DOTALL)


def picture() -> str:
    """What the person to answer sees at that moment of the game."""
    game, journal = load(GAME_FILE)
    match = Match(game, journal.config)
    for entry in journal.entries[:MOMENT]:
        match.answer(entry.seat, entry.option, entry.number)
    (decision,) = match.state.decisions
    (seat,) = decision.seats
    words = speak(game, journal.config, "en", NAMES, PACKAGE)
    asked = facts(match.state, decision)
    heard = [told for each in match.told for told in each if hears(told, seat)]
    screenful = Screenful(
        view=game.view(match.state.world, seat),
        choices=decision.options,
        asked=asked,
        markers={},
        happened=tuple(happened(words, told, is_new=True) for told in heard[-EVENTS:]),
        question=QuestionText(
            text=words.question(decision, asked),
            answers=tuple(words.option(option, asked) for option in decision.options),
            clauses=decision.clauses,
        ),
    )
    page = io.StringIO()
    Stage(Terminal(page), game, words).show(screenful)
    return page.getvalue() + ">\n"


def shown(page: str) -> str:
    """The picture as it stands on the page."""
    found = _BLOCK.search(page)
    return found[0] if found else ""


def redraw() -> None:
    text = PAGE.read_text("utf-8")
    PAGE.write_text(text.replace(shown(text), picture()), "utf-8")


if __name__ == "__main__":
    redraw()
