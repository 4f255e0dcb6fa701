"""The challenge of the day: one person plays alone, with the same deal for everybody."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from lairkeeper.kernel.definition.table_options import Value


@dataclass(frozen=True)
class Daily:
    """A deal of the day. The person sits on the first seat, and the bot of the game on the others."""

    presets: Sequence[str]
    """The presets by turns: each day has the next one."""
    options: Mapping[str, Value] = field(default_factory=lambda: MappingProxyType({}))
    """Table options beside the preset."""

    def preset_of(self, day: int) -> str:
        """The preset of a day, counted from any first one."""
        return self.presets[day % len(self.presets)]
