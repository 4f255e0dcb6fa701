"""The figures of one game or peer, as they travel between processes and into the report."""

from dataclasses import dataclass, field

from bench.measure import Effort


@dataclass(frozen=True, kw_only=True)
class PeerRow:
    """Another engine's game: random play per CPU second, and microseconds for one copy of a mid-game state."""

    engine: str
    version: str
    game: str
    players: int
    decisions_per_second: float
    choices_per_second: float
    games_per_second: float
    copy: float

    @property
    def name(self) -> str:
        return f"{self.engine}: {self.game}, {self.players} players"


@dataclass(frozen=True, kw_only=True)
class GameRow:
    """One of our games: random play per CPU second, and microseconds for what is done to a mid-game state."""

    game: str
    players: int
    decisions_per_second: float
    choices_per_second: float
    games_per_second: float
    clone: float
    apply: float
    options: float
    view: float
    encode: float
    decode: float
    megabytes_of_10000: float
    greedy_game_seconds: float | None

    @property
    def name(self) -> str:
        return f"{self.game}, {self.players} players"


@dataclass(kw_only=True)
class Report:
    """Everything one run found out."""

    python: str
    effort: Effort
    games: list[GameRow]
    peers: list[PeerRow] = field(default_factory=list)
    missing_peers: dict[str, str] = field(default_factory=dict)
    against: str | None = None
    against_games: list[GameRow] = field(default_factory=list)
