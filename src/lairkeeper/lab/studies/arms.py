"""The two sides of a comparison, as people write them: a bot, a preset, a pack, or options."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from lairkeeper.bots import BOT_NAMES
from lairkeeper.kernel import AnyGame
from lairkeeper.kernel.definition.table_options import as_word, change, preset_options
from lairkeeper.lab.studies.errors import BadArm, TwofoldArm
from lairkeeper.lab.studies.plan import Base, Cell, StudyPlan, make_plan
from lairkeeper.lab.studies.study_file import BOTS, PACK, PRESET
from lairkeeper.packs import read_pack

SEPARATOR, EQUALS, AS_IT_IS = "+", "=", "usual"


def comparison_plan(base: Base, arms: tuple[str, str], *, games: int, seed: str) -> StudyPlan:
    """A study with two cells; everything that the arms do not name is the same for both."""
    return make_plan(base.game, [arm_cell(base, arm) for arm in arms], games=games, seed=seed)


def arm_cell(base: Base, arm: str) -> Cell:
    """`partner`, `hard`, `my-pack/`, `stop_length=step` or several with + between; `usual` is the table as it is."""
    chosen = dict(_named(base.game, part) for part in arm.split(SEPARATOR)) if arm != AS_IT_IS else {}
    options: dict[str, Any] = {}
    changed: dict[str, Any] = {}
    for name, value in chosen.items():
        if name == BOTS:
            changed[BOTS] = tuple(bot.strip() for bot in value.split(","))
        elif name == PACK:
            changed[PACK] = read_pack(Path(value))
        elif name == PRESET:
            options = {**_preset(base.game, arm, value), **options}
        else:
            options[name] = value
    config = change(base.game, base.config, options)
    return base.cell(list(chosen.items()), config=config, **changed)


def _named(game: AnyGame, part: str) -> tuple[str, str]:
    """A part of an arm as a name and a value; a word alone is a bot, a preset or a folder."""
    name, equals, value = part.partition(EQUALS)
    if equals:
        if name in (BOTS, PACK, PRESET) or name in {option.field for option in game.table_options}:
            return name, value
        raise BadArm(arm=part, game=game.name)
    is_bot = all(bot.strip() in BOT_NAMES for bot in part.split(","))
    meant = {
        BOTS: is_bot,
        PRESET: any(preset.name == part for preset in game.presets),
        PACK: bool(part) and Path(part).is_dir(),
    }
    found = [kind for kind, fits in meant.items() if fits]
    if len(found) > 1:
        raise TwofoldArm(arm=part, first=f"{found[0]}={part}", second=f"{found[1]}={part}")
    if not found:
        raise BadArm(arm=part, game=game.name)
    return found[0], part


def _preset(game: AnyGame, arm: str, name: str) -> Mapping[str, Any]:
    found = next((preset for preset in game.presets if preset.name == name), None)
    if found is None:
        raise BadArm(arm=arm, game=game.name)
    return {field: as_word(value) for field, value in preset_options(game, found).items()}
