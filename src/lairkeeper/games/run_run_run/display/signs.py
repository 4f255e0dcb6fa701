"""The signs that stand for things in a drawing; the legend explains them."""

from lairkeeper.games.run_run_run.board.hexes import Hex, coordinates
from lairkeeper.games.run_run_run.components.box import Box, MummyId
from lairkeeper.games.run_run_run.components.kinds import RoomKind

SYMBOLS = {"none": "", "ankh": "☥", "eye": "◉", "scarab": "Ж"}
LIT, DARK = "☼", "☾"
SARCOPHAGUS = "▯"
EARS = "^"
MUMMY, BOSS = "M", "B"
HEART, NO_HEART = "♥", "·"
DOOR_TOKEN, TORCH_TOKEN = "◆", "◇"
MARKER = "⚑"


def signs_of(room: RoomKind, *, is_lit: bool) -> str:
    """What lies on a Room: its symbol, light or darkness, a sarcophagus."""
    return SYMBOLS[room.symbol] + (LIT if is_lit else DARK) + (SARCOPHAGUS if room.sarcophagus else "")


def place_name(hex_: Hex) -> str:
    """Its coordinates, with a real minus sign as everywhere in words."""
    q, r = coordinates(hex_)
    return f"{q},{r}".replace("-", "−")


def creature_sign(box: Box, mummy: MummyId) -> str:
    """`M1` to `M4` for the mummies, `B` for the Boss."""
    return BOSS if mummy >= len(box.mummies) else f"{MUMMY}{mummy + 1}"
