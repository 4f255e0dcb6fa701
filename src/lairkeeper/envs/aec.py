"""A table as a PettingZoo environment: agents act one after the other (AEC), with action masks."""

from functools import cache
from secrets import token_hex
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv

from lairkeeper.envs.codec import ACTIONS
from lairkeeper.envs.features import FEATURES, MOST, Array, Features
from lairkeeper.envs.table import EnvTable
from lairkeeper.games import game_named
from lairkeeper.kernel.definition.table_options import agree
from lairkeeper.kernel.errors import IllegalOption


def environment_id(name: str) -> str:
    """The versioned id of a game; the number is the version of its rules."""
    return f"lairkeeper/{name}-v{game_named(name).version}"


class TableEnv(AECEnv):  # type: ignore[misc]
    """All seats of a table. `infos[agent]["action_mask"]` marks the actions that the asked agent may take.

    Options that are not listed here are table options of the game, such as `players=3`.
    """

    def __init__(
        self, name: str, *, preset: str | None = None, language: str = "en", features: int = FEATURES, **options: Any
    ) -> None:
        super().__init__()
        self._game = game_named(name)
        self._config = agree(self._game, options, preset=preset)
        self._features, self._language = Features(features), language
        self.metadata = {"name": environment_id(name), "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.possible_agents = [f"player_{seat}" for seat in range(self._game.seat_count(self._config))]
        self.observation_spaces = {
            agent: gymnasium.spaces.Box(-MOST, MOST, (features,), np.float32) for agent in self.possible_agents
        }
        self.action_spaces = {agent: gymnasium.spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.table: EnvTable | None = None

    @cache  # noqa: B019 (spaces live as long as the environment)
    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    @cache  # noqa: B019
    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same draws."""
        luck = token_hex(16) if seed is None else f"environment {seed}"
        self.table = EnvTable(self._game, self._config, luck, self._features, self._language)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()

    def observe(self, agent: str) -> Array:
        assert self.table is not None
        return self.table.array(self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert self.table is not None
        option = self.table.codec.options.get(int(action))
        if option is None:
            raise IllegalOption(
                option=int(action), question=self.table.decision.question if self.table.decision else ""
            )
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.table.answer(option)
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = self.table.reward(seat)
            self.terminations[agent] = self.table.is_over
            self.truncations[agent] = self.table.is_too_long and not self.table.is_over
        self._accumulate_rewards()
        self._select()

    def render(self) -> str:
        """What the asked agent sees, with its options."""
        assert self.table is not None
        return self.table.text(self.possible_agents.index(self.agent_selection))

    def close(self) -> None:
        """Nothing is held open."""

    def _select(self) -> None:
        """The asked agent is next; its info holds the mask."""
        assert self.table is not None
        self.agent_selection = self.possible_agents[self.table.seat]
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if self.table.decision is not None:
            self.infos[self.agent_selection] = {"action_mask": self.table.mask()}
