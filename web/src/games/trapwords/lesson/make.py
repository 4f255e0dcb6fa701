"""Makes the guided first game: short scenes played by the real rules, with luck and words chosen for the lesson.

All words are spelled the same in English and French, so that one lesson teaches in both languages.

Run from the root of the repository:
PYTHONPATH=src:web/src/demo:web/src/games/trapwords/fixtures python web/src/games/trapwords/lesson/make.py
"""

from collections.abc import Callable, Iterator
from pathlib import Path

from playing import Game
from positions import Position, plain, shelve

from lairkeeper.games.trapwords.records import options
from lairkeeper.games.trapwords.records.options import DrawCard, DrawGlow, DrawTorch, DrawWord
from lairkeeper.games.trapwords.state import ClueNumber, TeamId, TrapNumber
from lairkeeper.kernel import Option, Seat

HERE = Path(__file__).parent
ME, MATE, RIVAL, SECOND = 0, 2, 1, 3
RED, BLUE = TeamId(0), TeamId(1)
CARD = ("dragon", "piano", "lion", "train", "taxi", "pizza", "robot", "tennis")
WORDS = (*CARD, "fruit", "menu", "village", "parachute", "avalanche", "football", "orange", "radio")
LONG = 180
FREE = {"write": ("dragon",), "second": ("dragon",), "guess": ("piano",), "clue": ("lion", "animal", "jungle")}
"""Where any words lead on, and the words that would break the lesson."""

Step = tuple[str, Option]
Scene = Iterator[Step]


def table(red: str, blue: str, torch: int = MATE) -> Game:
    """Two rooms of two traps and the monster behind them; each team faces the word given here."""
    luck = (
        DrawTorch(Seat(torch)),
        DrawTorch(Seat(RIVAL)),
        DrawGlow(BLUE),
        DrawCard(0),
        DrawWord(red),
        DrawCard(0),
        DrawWord(blue),
    )
    return Game(
        1,
        luck=luck,
        monster="vampire",
        word_list=WORDS,
        dungeon="custom",
        rooms="2-3-4",
        hourglass=LONG,
        clues="relaxed",
    )


def list_of(game: Game, team: int, *traps: str) -> None:
    """A team writes its list and agrees."""
    seats = game.dungeon.teams[team].seats
    game.propose(seats[0], *traps)
    for seat in seats:
        game.answer(seat, options.ConfirmList())


def until_turn(game: Game, team: int) -> None:
    """The word is read; the team that plays before lets its sand run out."""
    game.begin()
    while game.turn.team != team:
        game.ring("run_glass")
        game.pass_clues()
        game.begin()


def write() -> tuple[Game, Callable[[Game], Scene]]:
    game = table("piano", "dragon")
    game.ring("show_round")

    def steps(game: Game) -> Scene:
        yield "write", options.Propose("reptile")
        yield "second", options.Propose("serpent")
        game.answer(MATE, options.ConfirmList())
        yield "confirm", options.ConfirmList()

    return game, steps


def guess() -> tuple[Game, Callable[[Game], Scene]]:
    game = table("piano", "dragon")
    game.ring("show_round")
    list_of(game, RED, "reptile", "serpent")
    list_of(game, BLUE, "concert", "octave")
    until_turn(game, RED)

    def steps(game: Game) -> Scene:
        game.answer(MATE, options.Say("instrument"))
        yield "guess", options.Guess("banjo")
        game.answer(MATE, options.Say("noble, grand, immense"))
        for seat in (RIVAL, SECOND):
            for clue in (1, 2):
                game.answer(seat, options.LetPass(clue))
        yield "again", options.Guess("piano")

    return game, steps


def clue() -> tuple[Game, Callable[[Game], Scene]]:
    game = table("lion", "dragon", torch=ME)
    game.ring("show_round")
    list_of(game, RED, "reptile", "serpent")
    list_of(game, BLUE, "animal", "jungle")
    until_turn(game, RED)

    def steps(game: Game) -> Scene:
        yield "clue", options.Say("noble, cruel")
        game.answer(MATE, options.Guess("prince"))
        yield "risk", options.Say("animal immense")
        game.answer(RIVAL, options.LetSpring())
        yield "sprung", options.AcceptStop()
        game.answer(MATE, options.AcceptStop())

    return game, steps


def watch() -> tuple[Game, Callable[[Game], Scene]]:
    game = table("piano", "dragon")
    game.ring("show_round")
    list_of(game, RED, "reptile", "serpent")
    list_of(game, BLUE, "concert", "octave")
    until_turn(game, BLUE)

    def steps(game: Game) -> Scene:
        game.answer(RIVAL, options.Say("reptile immense"))
        yield "watch", options.LetSpring()
        for seat in (RIVAL, SECOND):
            game.answer(seat, options.AcceptStop())

    return game, steps


def stop() -> tuple[Game, Callable[[Game], Scene]]:
    game = table("lion", "piano")
    game.ring("show_round")
    list_of(game, RED, "instrument", "concert")
    list_of(game, BLUE, "animal", "jungle")
    until_turn(game, BLUE)

    def steps(game: Game) -> Scene:
        game.answer(RIVAL, options.Say("immense, noble"))
        game.answer(MATE, options.LetPass(ClueNumber(1)))
        yield "pass", options.LetPass(ClueNumber(1))
        game.answer(RIVAL, options.Say("concerto"))
        game.answer(MATE, options.LetPass(ClueNumber(2)))
        yield "doubt", options.Doubt(ClueNumber(2))
        yield "doubt-trap", options.NameTrap(TrapNumber(1))
        game.answer(RIVAL, options.Say("instrumental"))
        game.answer(MATE, options.LetPass(ClueNumber(3)))
        yield "stop", options.Stop(ClueNumber(3))
        yield "stop-trap", options.NameTrap(TrapNumber(0))
        for seat in (RIVAL, SECOND):
            game.answer(seat, options.AcceptStop())

    return game, steps


def fight() -> tuple[Game, Callable[[Game], Scene]]:
    game = table("taxi", "pizza")
    for word in ("robot", "dragon", "train", "lion"):
        game.wanted += [DrawCard(0), DrawWord(word)]
    for _ in range(2):
        game.play_round(True, False)
    game.ring("show_round")
    list_of(game, RED, "animal", "jungle")
    list_of(game, BLUE, "ticket", "transport", "locomotive", "station")
    until_turn(game, RED)

    def steps(game: Game) -> Scene:
        game.answer(game.turn.giver, options.Say("wagon, tunnel"))
        for seat in (RIVAL, SECOND):
            game.answer(seat, options.LetPass(1))
        yield "fight", options.Guess("train")

    return game, steps


def played(game: Game, steps: Callable[[Game], Scene], number: int) -> Iterator[Position]:
    """A frame before each answer of the person who learns, and one when the scene is over."""
    told = len(game.match.told)
    for place, (name, option) in enumerate(steps(game)):
        game.since, before = told, len(game.match.told)
        here = game.seen_by(ME)
        asked = [each for each in here["questions"] if is_wanted(each, option)]
        assert asked, f"{name}: {option} is not asked"
        asked[0]["number"] = number + place
        free = {"never": FREE[name]} if name in FREE else {}
        yield here | {"id": name, "wanted": plain(option), "previews": [], "questions": asked} | free
        told = before
        game.answer(ME, option)
    game.since = told
    yield game.seen_by(ME) | {"id": "", "wanted": None, "previews": [], "questions": []}


def is_wanted(question: Position, option: Option) -> bool:
    wanted = plain(option)
    return (question["text"] or {}).get("option") == wanted["type"] or any(
        choice["option"] == wanted for choice in question["choices"]
    )


def main() -> None:
    frames: list[Position] = []
    for scene in (write, guess, clue, watch, stop, fight):
        *shown, last = played(*scene(), len(frames) + 1)
        frames += [*shown, last | {"id": f"{scene.__name__}-done"}]
    shelve(HERE, "lesson", frames)


if __name__ == "__main__":
    main()
