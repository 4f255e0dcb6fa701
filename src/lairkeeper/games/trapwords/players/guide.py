"""The guide for newcomers (TRP-RND14): what to tell them when something happens for the first time."""

from lairkeeper.kernel import Tip, applies
from lairkeeper.tips import read_tips


@applies("TRP-RND14")
def guide(package: str) -> tuple[Tip, ...]:
    """A short overview stands beside the rulebook: here it comes sentence by sentence, as the game goes on."""
    return read_tips(package)
