"""The words of Run Run Run!: every component has a name, and sentences come out right in both languages."""

from pathlib import Path
from typing import get_args

import pytest

from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.board.hexes import at
from lairkeeper.games.run_run_run.components.box import (
    CONTENT,
    load_box,
    standard_box,
)
from lairkeeper.games.run_run_run.components.kinds import Ability, Effect, Symbol
from lairkeeper.games.run_run_run.config import TableOptions
from lairkeeper.games.run_run_run.records import events, options
from lairkeeper.games.run_run_run.rules.attack import Attack
from lairkeeper.games.run_run_run.rules.cooperate import CallRegroup
from lairkeeper.games.run_run_run.state import Pyramid
from lairkeeper.kernel import Decision, Event, State, begin, facts
from lairkeeper.kernel.errors import Fact
from lairkeeper.testing import asked, clause, play_out
from lairkeeper.words import Words, speak
from tests.every import every_language
from tests.games.run_run_run.tables import P1, P2, P3, card, cat, corridor, draw_table, mummy, token

BOX = standard_box()
PLAYERS = ("Ann", "Bob", "Cid", "Dan")


def words(language: str, table: TableOptions | None = None) -> Words:
    return speak(GAME, table or TableOptions(), language, PLAYERS)


@every_language
def test_every_component_has_a_name_of_its_own(language: str) -> None:
    said = words(language)
    for field, count in {"cat": len(BOX.cats), "mummy": len(BOX.creatures), "card": len(BOX.rooms)}.items():
        assert len({said.name(field, place) for place in range(count)}) == count
    kinds = {said.name("token", place) for place in range(len(BOX.tokens))}
    assert len(kinds) == len(BOX.tokens)
    assert not any(f"“{thing.id}”" in said.name("mummy", place) for place, thing in enumerate(BOX.creatures))


@every_language
def test_every_kind_of_content_has_words(language: str) -> None:
    said = words(language)
    keys = {f"cat-{kind.id}" for kind in BOX.cats} | {f"mummy-{kind.id}" for kind in BOX.creatures}
    keys |= {f"ability-{ability}" for ability in get_args(Ability)} | {f"token-{effect}" for effect in get_args(Effect)}
    keys |= {f"symbol-{symbol}" for symbol in get_args(Symbol) if symbol != "none"}
    keys |= {f"side-{side}{short}" for side in range(6) for short in ("", ".short")}
    assert {key for key in keys if not said.can_say(key)} == set()


def test_cards_are_described_as_they_lie() -> None:
    laid = events.RoomLaid(P1, card("R18"), at(0, -1), 2, 0)
    assert words("en").event(laid) == "Ann places Room R18 with 3 exits (SE, S, SW; ankh, torch) at (0, −1)."
    assert words("fr").event(laid) == "Ann pose la Salle R18 à 3 issues (SE, S, SO\u202f; ânkh, torche) sur (0, −1)."
    assert words("en").name("card", card("R57")) == "Room R57 with 6 exits (N, NE, SE, S, SW, NW)"
    assert words("fr").name("card", card("R02")) == "la Salle R02 à 1 issue (N\u202f; sarcophage)"


def test_a_rotation_is_told_by_the_exits_if_the_card_is_known() -> None:
    turn = options.Turn(1, 2)
    assert words("en").option(turn, {"card": card("R14")}) == "Exits NE, SW, with 2 secret passages"
    assert words("en").option(turn) == "Turned clockwise by 60°, with 2 secret passages"
    assert words("fr").option(options.Turn(0)) == "Sans tourner la carte"


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            events.MummyMoved(mummy("brute"), at(0, -2), at(0, -1)),
            "The brute moves from (0, −2) to (0, −1).",
            "La brute va de (0, −2) à (0, −1).",
        ),
        (
            events.MummyMoved(mummy("snuffer"), at(1, -1), at(0, 0)),
            "The snuffer moves from (1, −1) to the Vault.",
            "L’éteigneur va de (1, −1) à la Crypte.",
        ),
        (
            events.DamageSplit(mummy("ravager"), (P1, P2), (3, 1)),
            "The damage dealt by the ravager is shared out: Ann 3 and Bob 1.",
            "Répartition des dégâts infligés par le ravageur\u202f: Ann 3 et Bob 1.",
        ),
        (
            events.MummyDiceRolled(P2, 3, 0),
            "Bob rolls 3 Mummy dice: no symbol.",
            "Bob lance 3 dés Momie\u202f: aucun symbole.",
        ),
        (
            events.FightBegan(P1, at(0, -1), (card("R01"),), 1, True),
            "Ann fights at (0, −1) with 1 Combat die and a Double token, "
            "discarding Room R01 with 1 exit (N; torch, sarcophagus).",
            "Ann combat sur (0, −1) avec 1 dé de combat et un jeton Double, "
            "en défaussant la Salle R01 à 1 issue (N\u202f; torche, sarcophage).",
        ),
        (
            events.TorchesGained(0, 5),
            "No torch is left to gain; the reserve stays at 5.",
            "Il n’y a plus de torche à gagner\u202f; la réserve reste à 5.",
        ),
        (
            events.TokenGiven(P1, token("torch2"), P2),
            "Ann gives a Torches token (+2) to Bob.",
            "Ann donne un jeton Torches (+2) à Bob.",
        ),
        (
            events.CombatDiceRolled(P1, 1, 0, 2, 0),
            "Ann rolls 1 hit, 0 “?”, 2 hexagons and 0 footprints.",
            "Ann obtient 1 coup, 0 «\u202f?\u202f», 2 hexagones et 0 trace de pas.",
        ),
    ],
    ids=lambda thing: thing.slug if isinstance(thing, Event) else "",
)
def test_an_event_reads_well(event: Event, english: str, french: str) -> None:
    assert words("en").event(event) == english
    assert words("fr").event(event) == french


@pytest.mark.parametrize(
    ("slug", "known", "english", "french"),
    [
        ("move_mummy", {"mummy": mummy("herald")}, "Where does the herald go?", "Où va le héraut\u202f?"),
        (
            "token_window",
            {"moment": "before_mummies"},
            "Before the mummies act, do you use a token?",
            "Utiliser un jeton avant les actions des momies\u202f?",
        ),
        (
            "walk_and_pass",
            {},
            "You pass. Where does your cat walk first?",
            "Vous passez. Où va d’abord votre chat\u202f?",
        ),
    ],
)
def test_a_question_reads_well(slug: str, known: dict[str, Fact], english: str, french: str) -> None:
    decision = Decision(1, (P1,), slug, ())
    assert words("en").question(decision, known) == english
    assert words("fr").question(decision, known) == french


@clause("RRR-ATK5", "RRR-ATK6")
def test_a_split_of_damage_says_who_gets_what() -> None:
    cats = ((0, -1), (0, 0), (0, -1), (0, -1))
    table = draw_table(corridor(1), cats=cats, awake={"brute": (0, -1)}, active=P3)
    state = begin(table, Attack(mummy("brute")))
    known, split = facts(state, asked(state)), options.SplitDamage((0, 1, 1))
    assert split in asked(state).options
    assert words("en").question(asked(state), known) == "How do Cid, Dan and Ann share 2 damage from the brute?"
    assert words("en").option(split, known) == "Share it out: Cid 0, Dan 1, Ann 1"
    assert words("fr").question(asked(state), known) == (
        "Comment répartir 2 dégâts infligés par la brute entre Cid, Dan et Ann\u202f?"
    )
    assert words("fr").option(split, known) == "Répartir ainsi\u202f: Cid 0, Dan 1, Ann 1"


def test_a_split_without_its_question_is_told_by_its_parts() -> None:
    assert words("en").option(options.SplitDamage((0, 1, 1))) == "Share it out: 0 + 1 + 1"


@clause("RRR-COP7", "RRR-COP16")
def test_giving_nothing_has_words_of_its_own() -> None:
    table = draw_table(tokens=(("shield", "double"), ()), discard=("R01",))
    state = begin(table, CallRegroup())
    play_out(state, (P2, options.Join()))
    assert done(state) == ("Offer nothing", "Ne rien proposer")
    play_out(state, (P1, options.Offer(table.hands[P1][0])))
    assert done(state) == ("Add nothing more", "Ne rien ajouter de plus")
    play_out(state, (P1, options.Done()), (P2, options.Done()), options.GiveTo(P1), options.GiveTo(P1))
    assert done(state) == ("Give nothing", "Ne rien donner")
    play_out(state, (P1, options.GiveToken(token("double"), P2)))
    assert done(state) == ("Add nothing more", "Ne rien ajouter de plus")
    assert words("en").question(asked(state), facts(state, asked(state))) == "Do you give another token away?"


def done(state: State[Pyramid]) -> tuple[str, str]:
    """How the first player says that a declaration is over."""
    known = facts(state, asked(state, P1))
    return words("en").option(options.Done(), known), words("fr").option(options.Done(), known)


def test_table_values_have_names() -> None:
    said = words("en")
    assert said.table_value("first", None) == "drawn at random"
    assert said.table_value("first", 1) == "Bob"
    assert said.table_value("players", 3) == "3"
    assert said.table_value("stop_length", "phase") == "until the end of the phase"
    assert said.table_value_help("vault_exits", "six") == "The Vault is open on all six sides."


@every_language
def test_components_of_a_pack_are_called_by_their_ids(tmp_path: Path, language: str) -> None:
    for file, old, new in (("mummies", "brute", "baker"), ("cats", "brawler", "sleeper"), ("tokens", "torch2", "lamp")):
        text = (CONTENT / f"{file}.toml").read_text("utf-8")
        (tmp_path / f"{file}.toml").write_text(text.replace(f'"{old}"', f'"{new}"'), "utf-8")
    box = load_box(tmp_path)
    said = words(language, TableOptions(content=box.digest))
    assert "baker" in said.name("mummy", box.creature_named["baker"])
    assert "sleeper" in said.name("cat", box.cat_named["sleeper"])
    assert said.name("token", box.token_named["lamp"]) == words(language).name("token", token("torch2"))


def test_a_cat_is_chosen_for_what_it_does() -> None:
    choice = options.ChooseCat(cat("lamplighter"))
    assert words("en").option(choice) == "Play the lamplighter: each “?” adds a torch to the reserve"
    assert words("fr").option(choice) == (
        "Jouer l’allumeur de torches\u202f: chaque «\u202f?\u202f» ajoute une torche à la réserve"
    )
