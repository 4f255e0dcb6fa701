"""Environments for learning agents: PettingZoo for all seats, Gymnasium for one. See `docs/envs.md`.

Needs the extra `envs`. Importing it registers the Gymnasium ids, such as `lairkeeper/woodlands-v4`.
"""

from lairkeeper.envs.aec import TableEnv, environment_id
from lairkeeper.envs.codec import ACTIONS, ActionCodec
from lairkeeper.envs.features import FEATURES, Features
from lairkeeper.envs.seat import SeatEnv, register_all
from lairkeeper.envs.vector import Batch, VectorEnv

__all__ = [
    "ACTIONS",
    "FEATURES",
    "ActionCodec",
    "Batch",
    "Features",
    "SeatEnv",
    "TableEnv",
    "VectorEnv",
    "environment_id",
]

register_all()
