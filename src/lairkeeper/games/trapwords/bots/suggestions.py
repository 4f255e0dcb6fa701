"""Suggested answers for a seat, best first, from its view: words of the computer players, and listed answers."""

from collections.abc import Callable, Iterable, Iterator

from lairkeeper.games.trapwords.config import TableOptions
from lairkeeper.games.trapwords.players.company import caution
from lairkeeper.games.trapwords.records.options import (
    AcceptGuess,
    AcceptStop,
    AgreeOnCurses,
    ConfirmList,
    Doubt,
    EndClues,
    GoOn,
    Guess,
    HoldBack,
    LeaveToOthers,
    LetPass,
    LetSpring,
    NameTrap,
    Propose,
    Reject,
    Say,
    SayRead,
    Star,
    Stop,
    TypeWord,
    Uphold,
)
from lairkeeper.games.trapwords.state import Alert, TrapNumber
from lairkeeper.games.trapwords.view import DungeonView, TeamView, TurnView
from lairkeeper.kernel import Decision, Option, Seat

MOST = 12
PLENTY = 10
"""After so many clues the clue-giver waits for a guess before the next."""
CLUES_PER_GUESS = 2
"""A guesser who is not sure guesses all the same after every so many clues: guesses that are left over are lost."""
ENOUGH = 3
"""So many clues are given before the guessers are let loose, where they may guess only afterwards."""
SURE = ("certain", "probable")
CALM = (AcceptGuess(), AcceptStop(), LetSpring(), GoOn(), AgreeOnCurses(), SayRead())
"""Computer players take no advantage of a doubt, and keep the game going."""

Menu = Callable[[DungeonView, Decision, Seat], Iterator[Option]]


def suggest(view: DungeonView, decision: Decision, seat: Seat) -> Iterable[Option]:
    """Nothing where the rules list no answer that is better than the others."""
    menu = _MENUS.get(decision.question, _calm)
    return [option for _, option in zip(range(MOST), menu(view, decision, seat), strict=False)]


def load(options: TableOptions) -> None:
    """Loads the language data for referee, computer players and hints; takes about a second the first time."""
    from lairkeeper.games.trapwords.bots.loading import load_for

    load_for(options.language, options.group, options.word_list, options.bots)
    caution(options)


def _teams(view: DungeonView, seat: Seat) -> tuple[TeamView, TeamView]:
    """The team of the seat, and the other."""
    own, other = sorted(view.teams, key=lambda team: seat not in team.seats)
    return own, other


def _traps(view: DungeonView, decision: Decision, seat: Seat) -> Iterator[Option]:
    """Words for a list that has room; a full list is confirmed and left to the others."""
    from lairkeeper.games.trapwords.bots.menu import trap_menu

    own, _ = _teams(view, seat)
    kept = sum(entry.is_kept for entry in own.writes.entries) if own.writes else 0
    if kept >= own.quota - 1:
        yield from _stars(view, decision, seat)
    if kept >= own.quota:
        yield from (ConfirmList(), LeaveToOthers())
    yield from map(Propose, trap_menu(view, seat))
    yield LeaveToOthers()


def _stars(view: DungeonView, decision: Decision, seat: Seat) -> Iterator[Option]:
    """The trap that is said most likely, where one is starred and nobody has chosen; before the list is full, as the
    computer players of a team agree to it at once."""
    from lairkeeper.games.trapwords.bots.menu import likeliest_entry

    chosen = likeliest_entry(view, seat)
    if chosen is not None and Star(chosen) in decision.options:
        yield Star(chosen)


def _clues(view: DungeonView, decision: Decision, seat: Seat) -> Iterator[Option]:
    from lairkeeper.games.trapwords.bots.menu import clue_menu

    if EndClues() in decision.options and len(view.turns[-1].clues) >= ENOUGH:
        yield EndClues()
    if len(view.turns[-1].clues) >= PLENTY and not _has_new_guess(view.turns[-1]):
        yield HoldBack()
    yield from map(Say, clue_menu(view, seat))


def _has_new_guess(turn: TurnView) -> bool:
    """Whether somebody has guessed since the last clue."""
    return bool(turn.echo_due) or any(guess.after >= len(turn.clues) for guess in turn.guesses)


def _guesses(view: DungeonView, decision: Decision, seat: Seat) -> Iterator[Option]:
    """A guesser who is not sure waits for another clue, but not so long that guesses are left over."""
    from lairkeeper.games.trapwords.bots.menu import guess_menu, would_silence

    guesses, turn = guess_menu(view, seat), view.turns[-1]
    heard = sum(clue.is_shown for clue in turn.clues)
    is_late = CLUES_PER_GUESS * (turn.guesses_used + 2) <= heard
    if not guesses or not (guesses[0].is_ripe or is_late) or would_silence(view, seat):
        yield HoldBack()
    yield from (Guess(guess.text) for guess in guesses)


def _spoken(view: DungeonView, decision: Decision, seat: Seat) -> Iterator[Option]:
    """A vote as the referee sees it; at the table, what the setters may have heard is one of their traps."""
    claims = [claim for claim in view.turns[-1].claims if claim.state == "open"]
    yield Uphold() if any(claim.level in SURE for claim in claims) else Reject()
    if decision.free_text:
        yield from map(TypeWord, _teams(view, seat)[1].traps or ())


def _watched(view: DungeonView, decision: Decision, seat: Seat) -> Iterator[Option]:
    """People are advised to stop a clue that most probably springs a trap. Computer players leave that to the people of
    their team; among themselves they doubt it, and the turn goes on."""
    objection = _objection(view, seat)
    for clue in view.turns[-1].clues if objection else ():
        if objection and _sprung(clue.alerts) and objection(clue.number) in decision.options:
            yield objection(clue.number)
    yield from (option for option in decision.options if isinstance(option, LetPass))


def _objection(view: DungeonView, seat: Seat) -> type[Stop | Doubt] | None:
    computers = set(view.options.computers)
    if seat not in computers:
        return Stop
    return Doubt if computers.issuperset(_teams(view, seat)[0].seats) else None


def _sprung(alerts: tuple[Alert, ...]) -> list[TrapNumber]:
    return [alert.trap for alert in alerts if alert.level in SURE and alert.trap >= 0]


def _named(view: DungeonView, decision: Decision, seat: Seat) -> Iterator[Option]:
    """The trap that the referee thinks of."""
    turn = view.turns[-1]
    stopped = {claim.clue for claim in turn.claims if claim.by == seat and claim.kind == "unnamed"}
    traps = [trap for clue in turn.clues if clue.number in stopped for trap in _sprung(clue.alerts)]
    yield from (NameTrap(trap) for trap in traps)


def _calm(view: DungeonView, decision: Decision, seat: Seat) -> Iterator[Option]:
    yield from (option for option in CALM if option in decision.options)


_MENUS: dict[str, Menu] = {
    "write_list": _traps,
    "give_clue": _clues,
    "guess_word": _guesses,
    "cast_vote": _spoken,
    "watch_clues": _watched,
    "name_claim": _named,
}
