"""Shows a clue to everybody, opens its objection window, and counts it against the limits."""

from lairkeeper.games.trapwords.effects import clue_limit, clue_window, word_limit
from lairkeeper.games.trapwords.judgement import count_words
from lairkeeper.games.trapwords.records.events import AlertRaised, ClueGiven, GlassStarted
from lairkeeper.games.trapwords.records.options import TimeIsUp
from lairkeeper.games.trapwords.rules.turn_state import close_clues, is_frozen, is_running, own_setters, trap_text, wake
from lairkeeper.games.trapwords.state import (
    Alert,
    Clue,
    ClueNumber,
    Dungeon,
    clue_numbered,
    milliseconds,
    supplies,
    turn_of,
)
from lairkeeper.kernel import Table, Timer, Wait, applies
from lairkeeper.kernel.errors import Fact


@applies("TRP-RULE4", "TRP-VAR6", "TRP-CUR7")
def show(dungeon: Dungeon, clue: Clue, table: Table, *, is_echo: bool = False) -> None:
    """Everybody reads the clue; the setters get the findings of the referee and a few seconds to object."""
    turn = turn_of(dungeon)
    clue.is_shown = True
    wake(turn, but=clue.by)
    table.tell(ClueGiven(clue.number, clue.text))
    if is_echo:
        return
    turn.clue_box.words += count_words(clue.text)
    turn.clue_box.clues += 1
    start_with_clue(dungeon, table)
    clue.is_open = True
    for alert in clue.alerts:
        table.tell(alert_event(dungeon, clue.number, alert), *own_setters(dungeon))
    table.beside(ObjectionWindow(clue.number))
    close_when_used_up(dungeon, table)


def alert_event(dungeon: Dungeon, clue: ClueNumber, alert: Alert) -> AlertRaised:
    """A finding as the event for the setters."""
    trap = trap_text(dungeon, alert.trap)
    return AlertRaised(clue, alert.level, trap, alert.rule, alert.effect, alert.word, alert.reason)


def start_with_clue(dungeon: Dungeon, table: Table) -> None:
    """The first clue starts the hourglass where it waits for it, and the window of Flood."""
    turn = turn_of(dungeon)
    if not turn.glass.is_turned:
        turn.glass.is_turned = True
        table.tell(GlassStarted(turn.glass.milliseconds))
    if turn.clue_box.window == "ready":
        turn.clue_box.window = "begun"
        table.beside(ClueWindow())


def close_when_used_up(dungeon: Dungeon, table: Table) -> None:
    """At zero words or clues left the box closes."""
    turn = turn_of(dungeon)
    words, clues = word_limit(dungeon, turn.team), clue_limit(dungeon, turn.team)
    if (words and turn.clue_box.words >= words) or (clues and turn.clue_box.clues >= clues):
        close_clues(dungeon, "limit", table)


class ClueWindow(Wait[Dungeon, TimeIsUp]):
    """Flood: all clues within a window that stands still whenever the hourglass does."""

    clauses = ("TRP-CUR7", "TRP-CUR21")

    def timer(self, dungeon: Dungeon) -> Timer | None:
        if not is_running(dungeon) or turn_of(dungeon).clue_box.is_closed:
            return None
        return Timer(self.slug, milliseconds(clue_window(dungeon, turn_of(dungeon).team)), (TimeIsUp(),), "window")

    def is_paused(self, dungeon: Dungeon) -> bool:
        return is_frozen(dungeon)

    def take(self, dungeon: Dungeon, option: TimeIsUp, table: Table) -> None:
        close_clues(dungeon, "window", table)


class ObjectionWindow(Wait[Dungeon, TimeIsUp]):
    """A clue can be objected to for some seconds after it is shown; the hourglass does not wait for it."""

    clauses = ("TRP-RULE1", "TRP-RULE4", "TRP-RULE6")
    clue: ClueNumber

    def timer(self, dungeon: Dungeon) -> Timer | None:
        turn = turn_of(dungeon)
        is_over = dungeon.phase != "turn" or turn.stage not in ("running", "closing")
        if is_over or not clue_numbered(turn, self.clue).is_open:
            return None
        length, seats = milliseconds(supplies(dungeon).objection), own_setters(dungeon)
        return Timer(f"{self.slug}-{self.clue}", length, (TimeIsUp(),), "window", seats)

    def is_paused(self, dungeon: Dungeon) -> bool:
        return is_frozen(dungeon)

    def take(self, dungeon: Dungeon, option: TimeIsUp, table: Table) -> None:
        clue_numbered(turn_of(dungeon), self.clue).is_open = False

    def facts(self, dungeon: Dungeon) -> dict[str, Fact]:
        return {"clue": self.clue}
