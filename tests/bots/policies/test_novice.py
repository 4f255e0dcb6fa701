from lairkeeper.lab import play_game
from tests.bots.expedition import GAME, Rules

DRY = Rules(river=0)


def wins(bot: str) -> int:
    """Of ten games that only two well packed bags win."""
    matches = (play_game(GAME, DRY, [bot], f"novice {number}") for number in range(10))
    return sum(bool(match.state.outcome and match.state.outcome.winners) for match in matches)


def test_a_novice_overlooks_the_best_declaration_now_and_then() -> None:
    assert wins("greedy") == 10
    assert 0 < wins("novice") < 10
