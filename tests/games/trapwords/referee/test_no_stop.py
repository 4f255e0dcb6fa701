"""Automatic stops that no table would accept do not happen, and plain inflections always stop a turn (TRP-RULE9)."""

import pytest

from lairkeeper.games.trapwords.referee.match import match
from lairkeeper.games.trapwords.referee.verdict import Sureness
from lairkeeper.testing import clause

UNRELATED = {
    "fr": "voila/voile pres/pré devoirs/pouvoir pouvoirs/devoir super/supermarché volant/voleur poignet/poignard "
    "fil/file élevée/élève élevé/élève sacré/sacrifice bronze/bronzage lancer/lance embarquer/barque classe/classeur "
    "arcade/arc dossier/dos manipuler/main déboucher/bouche fils/fil cours/cour fois/foi toc/trouble "
    "gps/navigation sèche/cheveux citer/cité mini/minimum affilier/fils acharné/chair zoo/jardin "
    "voile/voilà pré/près pouvoir/devoirs supermarché/super voleur/volant poignard/poignet file/fil "
    "sacrifice/sacré bronzer/bronze lance/lanceur barque/embarquer classeur/classe arc/arcade "
    "pédicure/piétiner pédestre/pédicure égorger/gorgée gorgée/égorger fonderie/fondue "
    "vent/vente paumé/paume sortant/sorte attenter/attente empirer/empire mariner/marine brailler/braille jet/jetée",
    "en": "chopper/helicopter helicopter/chopper soccer/football football/soccer pub/house movie/picture pm/minister "
    "loco/locomotive techno/technology zoo/garden vibe/vibration wont/want mum/mummy lp/record corps/corporation",
}
NOT_CERTAIN = {
    "fr": "prend/prise prise/prend élève/élevé bronze/bronzer lance/lancer armure/arme plombier/plomb "
    "terrier/terre dégoût/goût passoire/passer "
    "allumer/lumière citoyen/cité moulin/moudre convient/convier micro/microphone cuisine/cuire casquette/casque "
    "populaire/peuple vainqueur/victoire vitrine/vitre hachis/hache paisible/paix cardiaque/coeur capillaire/cheveu "
    "oculiste/oeil corpulent/corps insulaire/île lacustre/lac rénal/rein dissuader/persuader "
    "annuité/année abréviation/bref insoluble/résoudre perception/percepteur "
    "courant/courir versant/verser aimer/aimant célébrer/célèbre clairement/clairière paisiblement/paix "
    "croyant/incroyable enterrement/terrestre beau-frère/beauté grand-mère/grandir",
    "en": "drawer/draw terrific/terror imperial/emperor tale/tell hr/human reception/receive active/act dresser/dress "
    "comic/comedy merchandise/merchant dm/dungeon suspense/suspend suspense/suspension edible/eat "
    "bowl/bowling boxes/boxing train/training training/train spell/spelling spelling/spell tired/tire patient/patience",
}
INFLECTED = {
    "fr": "tartines/tartine tartine/tartines livres/livre main/mains mains/main pieds/pied oeufs/oeuf yeux/oeil",
    "en": "card/cards cards/card hand/hands hands/hand time/times day/days eyes/eye word/words glass/glasses",
}


def levels(pairs: str, language: str) -> dict[str, Sureness]:
    split = [pair.split("/") for pair in pairs.split()]
    return {f"{clue}/{trap}": match(language).trap(clue, trap).level for clue, trap in split}


@clause("TRP-TRIG5", "TRP-TRIG6", "TRP-TRIG8", "TRP-TRIG10")
@pytest.mark.parametrize("language", ["fr", "en"])
def test_words_that_nobody_feels_to_be_kin_raise_no_alarm(language: str) -> None:
    found = levels(UNRELATED[language], language)
    assert {pair: level.name for pair, level in found.items() if level > Sureness.WEAK} == {}


@clause("TRP-TRIG5", "TRP-RULE9")
@pytest.mark.parametrize("language", ["fr", "en"])
def test_far_cousins_are_left_to_the_setters(language: str) -> None:
    found = levels(NOT_CERTAIN[language], language)
    assert {pair: level.name for pair, level in found.items() if level is not Sureness.PROBABLE} == {}


@clause("TRP-TRIG1", "TRP-TRIG13")
@pytest.mark.parametrize("language", ["fr", "en"])
def test_plain_inflections_stop_a_turn_also_where_the_word_is_common(language: str) -> None:
    found = levels(INFLECTED[language], language)
    assert {pair: level.name for pair, level in found.items() if level is not Sureness.CERTAIN} == {}


@clause("TRP-TRIG12")
@pytest.mark.parametrize(
    ("language", "clue", "trap"),
    [
        ("en", "a hundred", "100"),
        ("en", "hundreds of them", "one-hundred"),
        ("en", "a thousand", "1000"),
        ("en", "one thousand", "1,000"),
        ("en", "100", "hundred"),
        ("fr", "une centaine ou cent", "100"),
        ("fr", "mille", "1000"),
        ("fr", "1000", "mille"),
    ],
)
def test_a_round_number_in_figures_is_sprung_by_its_word(language: str, clue: str, trap: str) -> None:
    assert match(language).trap(clue, trap).level is Sureness.CERTAIN
