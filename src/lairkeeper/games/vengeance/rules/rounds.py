"""Rounds (VNG-RND): the table of contents of the game."""

from lairkeeper.games.vengeance.records.events import RoundBegan
from lairkeeper.games.vengeance.rules.combat import EndCombatInTime, PlayCombat
from lairkeeper.games.vengeance.rules.flashback import PlayFlashback
from lairkeeper.games.vengeance.rules.real_time import CountDown
from lairkeeper.games.vengeance.rules.resolution import PlayResolution
from lairkeeper.games.vengeance.rules.rolling import BeginRoll, EndRoll, RollTogether
from lairkeeper.games.vengeance.rules.score import ScoreGame
from lairkeeper.games.vengeance.rules.ticks import RunTick
from lairkeeper.games.vengeance.state import Vendetta, box_of, living
from lairkeeper.kernel import Do, Step, Table, Together


class PlayRound(Do[Vendetta]):
    """Flashback, Roll, then Combat and Resolution."""

    clauses = ("VNG-RND1",)

    def do(self, vendetta: Vendetta, table: Table) -> None:
        table.tell(RoundBegan(vendetta.round))
        table.then(PlayFlashback(), PlayRoll(), PlayFight(), EndRound())


class PlayRoll(Do[Vendetta]):
    """In real time, or turn by turn in ticks; the same orders lead to the same result."""

    clauses = ("VNG-RND3", "VNG-RT13", "VNG-RT16")

    def do(self, vendetta: Vendetta, table: Table) -> None:
        rolling = RunTick() if vendetta.options.pace == "ticks" else RollTogether()
        table.then(BeginRoll(), CountDown(), rolling, EndRoll())


class PlayFight(Do[Vendetta]):
    """Each player fights and then resolves, without waiting for the others."""

    clauses = ("VNG-RND2", "VNG-RND4", "VNG-RND5")

    def do(self, vendetta: Vendetta, table: Table) -> None:
        vendetta.phase, vendetta.is_combat_over = "fight", False
        lanes: list[tuple[Step, ...]] = []
        for who in living(vendetta):
            vendetta.players[who].stage, vendetta.players[who].is_late = "combat", False
            lanes.append((PlayCombat(who), PlayResolution(who)))
        if vendetta.options.combat_limit:
            lanes.append((EndCombatInTime(),))
        table.then(Together(tuple(lanes)))


class EndRound(Do[Vendetta]):
    """Four rounds, fewer if nobody is left alive; then the score."""

    clauses = ("VNG-RND5", "VNG-RND6", "VNG-RND8", "VNG-RND9", "VNG-KO6", "VNG-SOLO3")

    def do(self, vendetta: Vendetta, table: Table) -> None:
        if vendetta.round < box_of(vendetta).supplies.rounds and living(vendetta):
            vendetta.round += 1
            table.then(PlayRound())
        else:
            table.then(ScoreGame())
