"""The words of Vengeance: every component has a name, and sentences come out right in both languages."""

from pathlib import Path
from typing import get_args

import pytest

from lairkeeper.games.vengeance import GAME
from lairkeeper.games.vengeance.components.box import (
    CONTENT,
    Action,
    FlashbackFace,
    LairId,
    load_box,
    minion_of,
    room_of,
    standard_box,
)
from lairkeeper.games.vengeance.components.kinds import BossRule, MinionKind, Passive, Task, Trait
from lairkeeper.games.vengeance.config import TableOptions
from lairkeeper.games.vengeance.display.spelling import DICE, objective_name
from lairkeeper.games.vengeance.records import events, options
from lairkeeper.games.vengeance.rules.reach import EarlyEnd
from lairkeeper.kernel import Decision, Event, Option
from lairkeeper.kernel.errors import Fact
from lairkeeper.words import Words, speak
from tests.every import every_language
from tests.games.vengeance.tables import ADA, BEN, aim, dice, item, minion, room, skill

BOX = standard_box()
PLAYERS = ("Ann", "Bob")


def words(language: str, table: TableOptions | None = None) -> Words:
    return speak(GAME, table or TableOptions(), language, PLAYERS)


@every_language
def test_every_component_has_a_name_of_its_own(language: str) -> None:
    said = words(language)
    named = {
        "hero": BOX.hero_named,
        "skill": BOX.skill_named,
        "item": BOX.item_named,
        "boss": BOX.boss_named,
        "lair": BOX.lair_named,
    }
    for field, ids in named.items():
        names = {said.name(field, place) for place in range(len(ids))}
        assert len(names) == len(ids)
        assert not any(id_ in name for id_ in ids for name in names)


@every_language
def test_every_room_has_a_name_of_its_own_in_its_lair(language: str) -> None:
    said = words(language)
    nameless = said.say("room-other")
    for place, lair in enumerate(BOX.lairs):
        names = [said.name("room", room_of(LairId(place), number)) for number in range(len(lair.room))]
        assert len({name.rpartition(" (")[0] for name in names} - {nameless}) == len(names)


@every_language
def test_every_kind_of_content_has_words(language: str) -> None:
    said = words(language)
    keys = {f"trait-{trait}{part}" for trait in get_args(Trait) for part in ("", ".name")}
    keys |= {f"about-{passive}" for passive in get_args(Passive) if passive != "none"}
    keys |= {f"effect-{rule}" for rule in get_args(BossRule)} | {f"objective-{task}" for task in get_args(Task)}
    keys |= {f"minion-{kind}{part}" for kind in get_args(MinionKind) for part in ("", ".plural", ".letter")}
    keys |= {f"action-{action}" for action in get_args(Action)} | {f"die-{shown}" for shown in DICE}
    keys |= {f"flashback-{face}" for face in get_args(FlashbackFace)}
    keys |= {f"hero-{hero.id}.full" for hero in BOX.heroes}
    assert {key for key in keys if not said.can_say(key)} == set()


@every_language
def test_minions_are_told_apart_by_one_letter(language: str) -> None:
    letters = [words(language).say(f"minion-{kind}.letter") for kind in get_args(MinionKind)]
    assert len(set(letters)) == len(letters)
    assert all(len(letter) == 1 and letter.isupper() for letter in letters)


@pytest.mark.parametrize(
    ("option", "english", "french"),
    [
        (
            options.ChooseHero(BOX.hero_named["BAS"]),
            "Play Bastien Okoye, the tank: Sprint needs 3 runs",
            "Jouer Bastien Okoye, le roc\u202f: Sprint demande 3 courses",
        ),
        (
            options.ChooseSide(BOX.lair_named["L4B"]),
            "Side B: the Penthouse Tower",
            "Face B\u202f: la Tour du penthouse",
        ),
        (
            options.BuySkill(skill("MAG-S3")),
            "Buy Bull Rush for 3 (2 runs, 1 fist → Move, Hit, Hit; once)",
            "Acheter Ruée pour 3 (2 courses, 1 poing → Mouvement, Coup, Coup\u202f; une fois)",
        ),
        (
            options.BuySkill(skill("YUK-S7")),
            "Buy Ghost Walk for 2 (always: Blockers cannot hold you)",
            "Acheter Pas de fantôme pour 2 (toujours\u202f: les Bloqueurs ne retiennent pas le héros)",
        ),
        (
            options.BuyUse(item("MAG-I1")),
            "Purchase: the brass knuckles (after a Hit: Hit, Hit)",
            "Achat\u202f: le poing américain (après un Coup\u202f: Coup, Coup)",
        ),
        (
            options.Anticipate(skill("FIRE")),
            "Anticipation: Fire (2 guns, 1 gun or 1 fist → Shoot)",
            "Anticipation\u202f: Feu (2 pistolets, 1 pistolet ou 1 poing → Tir)",
        ),
        (
            options.Roll(dice("fist released blank blank")),
            "Roll 1 fist, 1 freed wound, 2 new dice",
            "Lancer 1 poing, 1 blessure libérée, 2 dés non lancés",
        ),
        (
            options.Assign(skill("STRIKE"), dice("fist fist power"), True, 3),
            "Strike: 2 fists, 1 strong fist; free a wound; take 3 dice",
            "Frappe\u202f: 2 poings, 1 poing fort\u202f; libérer une blessure\u202f; prendre 3 dés",
        ),
        (
            options.Assign(skill("SPRINT"), dice("run run")),
            "Sprint: 2 runs",
            "Sprint\u202f: 2 courses",
        ),
        (options.UseGroup(skill("STRIKE"), True), "Strike: Hit, Hit", "Frappe\u202f: Coup, Coup"),
        (options.UseGroup(skill("STRIKE"), False), "Strike: Hit", "Frappe\u202f: Coup"),
        (
            options.JumpTo(room(2), room(4)),
            "Jump through the loading bay (2) to the sorting hall (4)",
            "Sauter par le quai de chargement (2) vers le hall de tri (4)",
        ),
        (aim("3T", "dotted"), "The Tough in room 3, already hurt", "Le Dur à cuire de la salle 3, déjà 1 dégât"),
        (aim("2B", "dodged"), "The Brute in room 2, dodged", "La Brute de la salle 2, esquive en cours"),
        (
            aim("2B", "both"),
            "The Brute in room 2, hurt and dodged",
            "La Brute de la salle 2, déjà 1 dégât, esquive en cours",
        ),
        (
            options.ChooseHero(BOX.hero_named["ELI"]),
            "Play Elias Quill, the gunslinger: the bonus action trains only 1 slot",
            "Jouer Elias Quill, le tireur\u202f: à l’Entraînement, l’action bonus ne marque qu’un emplacement",
        ),
        (aim("6H"), "The Henchman in room 6", "L’Homme de main de la salle 6"),
        (
            options.CloseWindow((BEN, ADA)),
            "Serve Bob and Ann, one die at a time",
            "Servir Bob et Ann, un dé à la fois",
        ),
    ],
    ids=lambda thing: thing.slug if isinstance(thing, Option) else "",
)
def test_an_option_reads_well(option: Option, english: str, french: str) -> None:
    assert words("en").option(option) == english
    assert words("fr").option(option) == french


@pytest.mark.parametrize(
    ("option", "asked", "english", "french"),
    [
        (
            options.UseGroup(skill("STRIKE"), True),
            {"rush": 1},
            "Strike: Hit, Hit, Hit",
            "Frappe\u202f: Coup, Coup, Coup",
        ),
        (
            options.UseAnticipated(skill("STRIKE")),
            {"rush": 1, "ends": (EarlyEnd(options.UseAnticipated(skill("STRIKE")), 1),)},
            "Strike, anticipated: Hit, Hit (ends before Hit)",
            "Frappe par anticipation\u202f: Coup, Coup (s’arrête avant «\u202fCoup\u202f»)",
        ),
        (options.UseGroup(skill("MAG-S1"), False), {"rush": 1}, "Jab: Hit", "Direct\u202f: Coup"),
        (
            options.Anticipate(skill("SPRINT")),
            {"source": "anti", "hero": BOX.hero_named["BAS"]},
            "Anticipation: Sprint (3 runs → Move)",
            "Anticipation\u202f: Sprint (3 courses → Mouvement)",
        ),
        (
            options.Anticipate(skill("SPRINT")),
            {"left": 1, "hero": BOX.hero_named["YUK"]},
            "Anticipation: Sprint (2 runs → Move)",
            "Anticipation\u202f: Sprint (2 courses → Mouvement)",
        ),
    ],
    ids=lambda thing: thing.slug if isinstance(thing, Option) else "",
)
def test_an_option_says_what_it_is_for_who_is_asked(
    option: Option, asked: dict[str, Fact], english: str, french: str
) -> None:
    assert words("en").option(option, asked) == english
    assert words("fr").option(option, asked) == french


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            events.BossRevealed(ADA, BOX.boss_named["CORSO"], 5),
            "Ann will meet Don Corso: 5 health, cannot be shot.",
            "Ann affrontera don Corso\u202f: 5 points de vie, les Tirs ne peuvent pas le viser.",
        ),
        (
            events.BossRevealed(ADA, BOX.boss_named["RAZOR"], 6),
            "Ann will meet Sister Razor: 6 health, the first damage to the Boss in each Combat costs you a wound.",
            "Ann affrontera Sœur Rasoir\u202f: 6 points de vie, le premier dégât au Boss de chaque Combat coûte une "
            "blessure au héros.",
        ),
        (
            events.BossRevealed(ADA, BOX.boss_named["PETROV"], 4),
            "Ann will meet Iron Petrov: 4 health, the first damage to the Boss in each Combat is lost.",
            "Ann affrontera Petrov de fer\u202f: 4 points de vie, le premier dégât au Boss de chaque Combat est perdu.",
        ),
        (
            events.OrdersOpened(3, BEN),
            "Tick 3: the orders are opened, beginning with Bob.",
            "Étape 3\u202f: les ordres sont révélés, en commençant par Bob.",
        ),
        (
            events.RollEnded(1),
            "The Roll phase is over; 1 die is in the Reserve.",
            "La phase de Lancer est finie\u202f; Réserve\u202f: 1 dé.",
        ),
        (
            events.RollEnded(8),
            "The Roll phase is over; 8 dice are in the Reserve.",
            "La phase de Lancer est finie\u202f; Réserve\u202f: 8 dés.",
        ),
        (
            events.FlashbackRolled(("train", "train", "collect")),
            "The Flashback dice show Training, Training and Collect.",
            "Les dés Flashback montrent Entraînement, Entraînement et Collecte.",
        ),
        (
            events.DiceRolled(BEN, dice("run run gun wound")),
            "Bob rolls 2 runs, 1 gun, 1 wound.",
            "Bob lance les dés\u202f: 2 courses, 1 pistolet, 1 blessure.",
        ),
        (
            events.DiceTaken(BEN, 0, 0),
            "Bob comes too late and gets no die; 0 left in the Reserve.",
            "Bob arrive trop tard et ne prend aucun dé\u202f; Réserve\u202f: 0.",
        ),
        (
            events.MinionCrossed(ADA, minion("2B")),
            "The Brute in room 2 is down (Ann).",
            "La Brute de la salle 2 est hors de combat (Ann).",
        ),
        (
            events.ObjectiveMarked(ADA, room(5), 3),
            "Ann reaches an objective in the customs cage (5), no Toughs left next door: 3 points.",
            "Ann remplit un objectif dans la cage des douanes (5), salles voisines sans Durs à cuire\u202f: 3 points.",
        ),
        (
            events.TileEnded(ADA, "move"),
            "Move is not possible for Ann: the rest is lost.",
            "Mouvement impossible pour Ann\u202f: la suite est perdue.",
        ),
        (
            events.Scored(ADA, 1, 0, 0, 0, 0, 3, -2),
            "Ann scores −2: loot 1, training 0, Boss 0, kill 0, objectives 0, way out −3.",
            "Ann marque −2\u202f: butin 1, entraînement 0, Boss 0, mise à mort 0, objectifs 0, sortie −3.",
        ),
        (
            events.BossDied(ADA, BOX.boss_named["BROKER"]),
            "Ann has taken revenge: the Broker is dead!",
            "Ann tient sa vengeance\u202f: le Courtier ne se relèvera pas\u202f!",
        ),
    ],
    ids=lambda thing: thing.slug if isinstance(thing, Event) else "",
)
def test_an_event_reads_well(event: Event, english: str, french: str) -> None:
    assert words("en").event(event) == english
    assert words("fr").event(event) == french


@pytest.mark.parametrize(
    ("slug", "facts", "english", "french"),
    [
        (
            "choose_flashback_action",
            {"source": "bonus"},
            "What is your bonus action?",
            "Quelle action bonus\u202f?",
        ),
        (
            "offer_modifier",
            {"action": "hit"},
            "Hit is done. Do you add an item?",
            "Coup\u202f: c’est fait. Ajouter un objet\u202f?",
        ),
        (
            "collect",
            {"left": 2},
            "Loot: what do you take? 2 symbols are left.",
            "Butin\u202f: que prendre\u202f? Il reste 2 symboles.",
        ),
    ],
)
def test_a_question_reads_well(slug: str, facts: dict[str, Fact], english: str, french: str) -> None:
    decision = Decision(1, (ADA,), slug, ())
    assert words("en").question(decision, facts) == english
    assert words("fr").question(decision, facts) == french


@every_language
def test_every_objective_in_the_box_can_be_said(language: str) -> None:
    said = words(language)
    for lair in BOX.lairs:
        for kind in (each.objective for each in lair.room if each.objective.kind != "none"):
            assert str(kind.number or "") in said.name_of(objective_name(kind))


def test_an_objective_of_health_asks_for_slots_crossed_or_not() -> None:
    kind = next(each.objective for lair in BOX.lairs for each in lair.room if each.objective.kind == "health6")
    assert words("en").name_of(objective_name(kind)) == "a health bar of 6 slots"
    assert words("fr").name_of(objective_name(kind)) == "barre de vie de 6 emplacements"


def test_table_values_have_names() -> None:
    said, dit = words("en"), words("fr")
    assert dit.table_value("objective_phase", "any") == "dans toutes les phases"
    assert said.table_value("solo_time", "hard") == "25 seconds"
    assert said.table_value("reserve_limit", 90) == "90"
    assert said.table_value_help("pace", "ticks").startswith("In every tick")


@every_language
def test_components_of_a_pack_are_called_by_their_ids(tmp_path: Path, language: str) -> None:
    for file, old, new in (("skills", "MAG-S1", "slap"), ("bosses", "LYS", "aunt"), ("lairs", "L1A", "shed")):
        text = (CONTENT / f"{file}.toml").read_text("utf-8")
        (tmp_path / f"{file}.toml").write_text(text.replace(f'"{old}"', f'"{new}"'), "utf-8")
    box = load_box(tmp_path)
    said = words(language, TableOptions(content=box.digest))
    assert "slap" in said.name("skill", box.skill_named["slap"])
    assert "aunt" in said.name("boss", box.boss_named["aunt"])
    assert "shed" in said.name("lair", box.lair_named["shed"])
    assert said.name("room", room_of(box.lair_named["shed"], 3)) == f"{said.say('room-other')} (3)"
    assert "3" in said.name("minion", minion_of(box.lair_named["shed"], 5))
