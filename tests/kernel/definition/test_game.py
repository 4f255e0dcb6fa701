from types import ModuleType

from lairkeeper.kernel import (
    Ask,
    ChanceStream,
    Decision,
    Do,
    Option,
    Seat,
    Step,
    Table,
    apply,
    begin,
    encode,
    modules_in,
    records_in,
    reshuffle_unseen,
    start,
)
from lairkeeper.kernel.definition.game import start_telling
from lairkeeper.testing import asked, play_out
from tests.kernel import scrapbook
from tests.kernel.scrapbook import A, B, C, Draft, Note, Noted, Pick, Say, Scrapbook, blank, together
from tests.kernel.toys.race import GAME as RACE
from tests.kernel.toys.race import RaceOptions
from tests.kernel.toys.toy import Nothing, toy


class Tell(Ask[Scrapbook, Say]):
    """Shows one of the words in a secret hand; the hand is all lines of the book."""

    def seat(self, book: Scrapbook) -> Seat:
        return B

    def options(self, book: Scrapbook) -> list[Say]:
        return [Say(word) for word in dict.fromkeys(book.lines)]

    def take(self, book: Scrapbook, option: Say, table: Table) -> None:
        book.lapsed.add(option.word)


def deal_again(book: Scrapbook, seat: Seat | None, stream: ChanceStream) -> None:
    """Two words out of three, equal ones among them."""
    book.lines = [stream.pick("xyz") for _ in book.lines]


GAME = toy(
    "secrets",
    config=Nothing,
    world=Scrapbook,
    steps=(Tell, Draft, Note),
    options=(Say,),
    events=(Noted,),
    set_up=lambda _: (blank(), Note("set up")),
    seat_count=lambda _: 2,
    view=lambda _book, _seat: Nothing(),
    reshuffle=deal_again,
)


def test_a_game_starts_with_its_first_step_and_tells_what_happened() -> None:
    state, told = start_telling(GAME, Nothing())
    assert state.world.lines == ["set up"]
    assert [item.event for item in told] == [Noted("set up")]


def test_starting_waits_for_the_first_answer() -> None:
    assert len(start(RACE, RaceOptions(3)).decisions) == 3


def test_reshuffling_leaves_the_given_state_as_it_was() -> None:
    state = begin(Scrapbook(["x", "y"], set()), Tell())
    before = encode(state)
    reshuffle_unseen(GAME, state, A, ChanceStream("seed"))
    assert encode(state) == before


def test_a_deal_in_which_the_waiting_question_could_not_wait_is_never_believed() -> None:
    """With two equal words there would be nothing to ask, and the kernel would have answered."""
    state = begin(Scrapbook(["x", "y"], set()), Tell())
    stream = ChanceStream("beliefs")
    believed = [reshuffle_unseen(GAME, state, A, stream) for _ in range(60)]
    assert all(len(set(twin.world.lines)) == 2 and not twin.world.lapsed for twin in believed)
    assert len({tuple(twin.world.lines) for twin in believed}) == 6


def test_a_deal_is_not_believed_either_if_the_same_seat_would_be_asked_something_later() -> None:
    state = begin(Scrapbook(["x", "y"], set()), Tell(), Pick("later", ("yes", "no"), B))
    stream = ChanceStream("beliefs")
    believed = [reshuffle_unseen(GAME, state, A, stream) for _ in range(40)]
    assert {asked(twin).question for twin in believed} == {"tell"}


class Whisper(Tell):
    """Changes nothing that anybody could see."""

    def take(self, book: Scrapbook, option: Say, table: Table) -> None:
        pass


def test_a_deal_is_not_believed_either_if_another_seat_would_be_asked() -> None:
    state = begin(Scrapbook(["x", "y"], set()), Whisper(), Pick("later", ("yes", "no"), C))
    stream = ChanceStream("beliefs")
    believed = [reshuffle_unseen(GAME, state, A, stream) for _ in range(40)]
    assert {asked(twin).seats for twin in believed} == {(B,)}


def test_drafts_of_others_are_dropped_and_the_own_is_kept() -> None:
    state = begin(blank(), together((Draft((), A),), (Draft((), B),)))
    play_out(state, (A, Say("left")), (B, Say("left")))
    twin = reshuffle_unseen(GAME, state, A, ChanceStream("seed"))
    play_out(twin, (A, Say("right")), (B, Say("right")))
    assert twin.world.lines == ["left right"]
    apply(twin, B, Say("right"))
    assert twin.world.lines == ["left right", "right right"]


def test_dropping_a_draft_keeps_the_number_of_the_question() -> None:
    state = begin(blank(), Draft((), B))
    play_out(state, (B, Say("left")))
    twin = reshuffle_unseen(GAME, state, A, ChanceStream("seed"))
    assert asked(twin).number == asked(state).number


class ChooseCard(Ask[Scrapbook, Say]):
    """The first question of a declaration; with one card in hand there is nothing to choose."""

    is_draft = True

    def seat(self, book: Scrapbook) -> Seat:
        return B

    def options(self, book: Scrapbook) -> list[Say]:
        return [Say(word) for word in dict.fromkeys(book.lines)]

    def take(self, book: Scrapbook, card: Say, table: Table) -> None:
        table.then(ChoosePlace(card.word))

    def begin_again(self) -> Step:
        return ChooseCard()


class ChoosePlace(ChooseCard):
    """The second: a card x has one place only, any other two."""

    card: str

    def options(self, book: Scrapbook) -> list[Say]:
        return [Say("here")] if self.card == "x" else [Say("here"), Say("there")]

    def take(self, book: Scrapbook, place: Say, table: Table) -> None:
        table.then(Note(f"{self.card} {place.word}"))


def test_a_draft_begun_again_may_come_to_another_question_but_never_to_its_end() -> None:
    state = begin(Scrapbook(["y"], set()), ChooseCard())
    assert asked(state).question == "choose_place"
    stream = ChanceStream("beliefs")
    believed = [reshuffle_unseen(GAME, state, A, stream) for _ in range(40)]
    assert {tuple(twin.world.lines) for twin in believed} == {("y",), ("z",)}
    assert all(asked(twin).seats == (B,) for twin in believed)


def test_a_spectator_knows_no_draft_at_all() -> None:
    state = begin(blank(), together((Draft((), A),), (Draft((), B),)))
    play_out(state, (A, Say("left")))
    twin = reshuffle_unseen(GAME, state, None, ChanceStream("seed"))
    play_out(twin, (A, Say("right")), (A, Say("right")))
    assert twin.world.lines == ["right right"]


def test_the_records_of_a_kind_are_those_a_module_defines_in_order() -> None:
    steps = records_in(Step, scrapbook)
    assert steps[:4] == (scrapbook.Note, scrapbook.Sequence, scrapbook.InTwoCalls, scrapbook.Pick)
    assert Do not in steps
    assert records_in(Option, scrapbook) == (Say, scrapbook.Fell)


def test_records_of_several_modules_come_one_module_after_the_other() -> None:
    made = ModuleType("made")
    assert records_in(Option, made, scrapbook) == (Say, scrapbook.Fell)


def test_a_decision_of_chance_knows_itself() -> None:
    state = begin(blank(), scrapbook.Draw((1, 2)))
    assert asked(state).is_chance
    assert not Decision(1, (C,), "q", ()).is_chance


def test_modules_of_a_package_are_imported_by_name() -> None:
    from tests.kernel import toys

    names = [module.__name__.rsplit(".", 1)[-1] for module in modules_in(toys)]
    assert names == sorted(names) and {"race", "woods"} <= set(names)
