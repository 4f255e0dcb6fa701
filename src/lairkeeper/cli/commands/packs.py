"""`lairkeeper pack`: what a content pack or a link changes, and a link that opens a table with it."""

from pathlib import Path

from lairkeeper.cli.command_errors import NoPacks
from lairkeeper.cli.commands.parameters.arguments import PackArguments
from lairkeeper.cli.terminal.terminal import Terminal
from lairkeeper.games import game_named
from lairkeeper.packs import LINKED, MOST_LINKED, differences, pack_link, read_link, read_pack
from lairkeeper.words import Words

MOST_SHOWN = 30
NOTHING = "–"


def show_pack(name: str, place: str, arguments: PackArguments, words: Words) -> int:
    """A folder, or a link to check. The link stands alone on the last line, so that a script can take it."""
    game = game_named(name)
    files = read_link(game, place) if LINKED in place else read_pack(Path(place))
    if game.with_pack is None:
        raise NoPacks(game=game.name)
    link = pack_link(game, files)
    found = list(differences(game, files))
    terminal = Terminal()
    terminal.tell(words.say("pack-changes", changes=len(found)))
    terminal.list(*((f"  {it.place}", f"{it.before or NOTHING} → {it.after or NOTHING}") for it in found[:MOST_SHOWN]))
    if len(found) > MOST_SHOWN:
        terminal.tell(words.say("pack-more", changes=len(found) - MOST_SHOWN))
    size = sum(len(content) for _, content in files)
    terminal.tell(words.say("pack-size", size=size, most=MOST_LINKED, letters=len(link)))
    terminal.tell(words.say("pack-link"))
    print(f"{arguments.site.rstrip('/')}{link}")
    return 0
