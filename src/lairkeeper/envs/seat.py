"""One seat as a Gymnasium environment: alone where a game can be played alone, else with bots in the other seats."""

from typing import Any

import gymnasium
import numpy as np

from lairkeeper.bots import ask_bot, bot_named
from lairkeeper.envs.aec import environment_id
from lairkeeper.envs.codec import ACTIONS
from lairkeeper.envs.features import FEATURES, MOST, Array, Features
from lairkeeper.envs.table import EnvTable
from lairkeeper.games import game_named, games
from lairkeeper.kernel import ChanceStream
from lairkeeper.kernel.definition.table_options import agree

SEAT = 0
MOST_ILLEGAL = 1000
"""After so many actions that no option has, an episode is truncated."""


class SeatEnv(gymnasium.Env[Array, np.int64]):
    """`info["action_mask"]` marks the actions that may be taken; any other one changes nothing and is counted.

    Options that are not listed here are table options of the game. Without `players` it is played by as few as may be.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (Gymnasium's own form)

    def __init__(
        self,
        name: str,
        *,
        bots: str = "random",
        preset: str | None = None,
        language: str = "en",
        features: int = FEATURES,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self._game = game_named(name)
        self._config = agree(self._game, {"players": self._game.seats[0], **options}, preset=preset)
        self._bot, self._features, self._language = bots, Features(features), language
        self.observation_space = gymnasium.spaces.Box(-MOST, MOST, (features,), np.float32)
        self.action_space = gymnasium.spaces.Discrete(ACTIONS)
        self.render_mode = render_mode
        self._illegal = 0
        self.table: EnvTable | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """A new game; the same seed gives the same draws and the same bots."""
        super().reset(seed=seed)
        luck = f"environment {self.np_random.integers(1 << 62)}"
        self.table = EnvTable(self._game, self._config, luck, self._features, self._language)
        self._players = [bot_named(self._bot, self._game) for _ in self.table.seats]
        self._thoughts = [ChanceStream(luck).split(f"bot {seat}") for seat in self.table.seats]
        self._illegal = 0
        self._let_bots_play()
        return self.table.array(SEAT), self._info()

    def step(self, action: np.int64) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        assert self.table is not None
        option = self.table.codec.options.get(int(action))
        if option is None:
            self._illegal += 1
        else:
            self.table.answer(option)
            self._let_bots_play()
        is_over = self.table.is_over
        is_cut = not is_over and (self.table.is_too_long or self._illegal >= MOST_ILLEGAL)
        return self.table.array(SEAT), self.table.reward(SEAT), is_over, is_cut, self._info()

    def render(self) -> str:
        """What the seat sees, with its options."""
        assert self.table is not None
        return self.table.text(SEAT)

    def _info(self) -> dict[str, Any]:
        assert self.table is not None
        return {"action_mask": self.table.mask(), "illegal_actions": self._illegal}

    def _let_bots_play(self) -> None:
        table = self.table
        assert table is not None
        while table.decision is not None and table.seat != SEAT and not table.is_too_long:
            seat = table.seat
            chosen = ask_bot(table.game, table.match.state, table.decision, self._players[seat], self._thoughts[seat])
            table.answer(chosen)


def register_all() -> None:
    """Makes `gymnasium.make("lairkeeper/woodlands-v4")` work, for every game."""
    for name in games():
        if environment_id(name) not in gymnasium.registry:
            gymnasium.register(environment_id(name), entry_point="lairkeeper.envs.seat:SeatEnv", kwargs={"name": name})
