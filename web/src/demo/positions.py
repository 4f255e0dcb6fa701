"""What the makers of positions share: a table as one seat sees it, in the records that the server sends."""

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec

from lairkeeper.kernel import facts
from lairkeeper.server.live.updates import text_wanted
from lairkeeper.server.protocol import Question
from lairkeeper.server.protocol.speaker import Speaker

Position = dict[str, Any]
Worth = Callable[[Position], int]


def plain(record: Any) -> Any:
    return json.loads(msgspec.json.encode(record))


def question(match: Any, speaker: Speaker, seat: int, decision: Any) -> Question:
    known: dict[str, Any] = dict(facts(match.state, decision))
    return Question(
        number=decision.number,
        seat=seat,
        question=decision.question,
        phrase=speaker.question(decision, known),
        choices=[speaker.choice(option, known) for option in decision.options],
        clauses=list(decision.clauses),
        facts=known,
        text=text_wanted(decision),
        cooldown_ms=decision.cooldown.ms if decision.cooldown else 0,
        can_begin_again=decision.can_begin_again,
        is_draw=decision.is_chance,
    )


def position(match: Any, speaker: Speaker, seat: int, since: int) -> Position:
    """The table as this seat sees it, and what it heard from an answer on."""
    asked = [decision for decision in match.state.decisions if seat in decision.seats]
    lines = (speaker.line(step, told) for step in range(since, len(match.told)) for told in match.told[step])
    here: Position = plain(
        {
            "seat": seat,
            "view": match.game.view(match.state.world, seat),
            "questions": [question(match, speaker, seat, decision) for decision in asked],
            "fresh": [line for line in lines if line.seats is None or seat in line.seats],
        }
    )
    return here


def asks(here: Position, *names: str) -> bool:
    return any(asked["question"] in names for asked in here["questions"])


def choices(here: Position) -> int:
    return len(here["questions"][0]["choices"])


def most_worthy(positions: Iterable[Position], wanted: dict[str, Worth]) -> dict[str, Position]:
    """For each name the first position that is worth most to it, if any is worth anything."""
    found: dict[str, tuple[int, Position]] = {}
    for here in positions:
        for name, worth in wanted.items():
            if worth(here) > found.get(name, (0, here))[0]:
                found[name] = worth(here), here
    print("missing:", sorted(wanted.keys() - found.keys()))
    return {name: here for name, (_, here) in found.items()}


def shelve(folder: Path, name: str, content: Any) -> None:
    (folder / f"{name}.json").write_text(json.dumps(content, separators=(",", ":"), ensure_ascii=False) + "\n")
