"""What the makers of positions share: a table as one seat sees it, in the records that the server sends."""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from lairkeeper.bots import ask_bot
from lairkeeper.bots.bot import Bot
from lairkeeper.kernel import ChanceStream, facts
from lairkeeper.kernel.definition.game import AnyGame
from lairkeeper.kernel.history.match import Match
from lairkeeper.server.live.moment import text_wanted
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


def bot_game(game: AnyGame, options: Any, seed: int, bots: Sequence[Bot]) -> Iterator[Position]:
    """A whole game between bots, one position for each question, as the seat that is asked sees it."""
    match: Any = Match(game, options, f"{seed:064x}")
    speaker, luck = Speaker(game, options), ChanceStream(match.journal.seed)
    since = 0
    while match.state.outcome is None:
        if match.chance_pending():
            match.draw(luck)
            continue
        decision = match.state.decisions[0]
        seat = decision.seats[0]
        yield position(match, speaker, seat, since)
        since = len(match.told)
        match.answer(seat, ask_bot(game, match.state, decision, bots[seat], luck.split(f"bot {since}")))


def film_around(positions: list[Position], event: str, length: int) -> list[Position]:
    """Positions around the first such event: the first whole, of the later ones only the fields that changed."""
    at = next(at for at, here in enumerate(positions) if event in [line["event"]["type"] for line in here["fresh"]])
    cut = positions[max(0, at - length // 2) : at + length // 2]
    changed = [cut[0]]
    for before, after in pairwise(cut):
        fields = {name: value for name, value in after["view"].items() if before["view"][name] != value}
        changed.append(after | {"view": fields})
    return changed


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
