"""French compounds written in one piece: a first element of the list, and a noun or adjective behind it."""

from tools.language.draft import ADJECTIVE, NOUN, VERB, Draft, link

FIRST = (
    "porte passe garde tire lave ouvre coupe couvre cache chasse gratte lance pare perce pèse presse rase serre "
    "tourne vide para aéro auto télé hydro photo micro radio thermo gentil bon bonne mal haut bas sur sous contre "
    "entre avant arrière demi croque brise casse essuie monte pousse rince sèche abat accroche appuie attrape "
    "mille mini maxi moto audio vidéo électro cyber bio psycho multi poly super hyper ultra inter marche saute "
    "pique trompe vif sauf servo turbo euro éco agro géo neuro nano plate claire clair chauffe"
).split()
# First elements that are no words of their own.
BOUND = set("para aéro télé hydro thermo sur sous contre entre avant demi électro cyber psycho poly hyper inter servo "
            "turbo euro éco agro géo neuro nano vif".split())  # fmt: skip
# Second elements that are learned pieces, not words in use in that sense.
LEARNED = set(
    "graphe graphie graphique graphiste logue logie logique phone phonie phonique scope scopie mètre "
    "métrique métrie gramme gène génique nome nomie drome chrome gone glotte tique nique technie thèque "
    "lyse stat type morphe phage pathe phobe ester rogatoire locuteur".split()
)
# Letters that look like a compound and are none for people of today.
CHANCE = set(
    "surtout milieu surprise surpris surface entreprise entreprenant entrepreneur entretien interminable "
    "casserole autorité autorisé malaria interdit interdiction intéressé surplus parasite automate "
    "cachemire tirelire bonniche bonasse bonbonne bonbon bonnet passementerie couperose couperosé "
    "soustraction polyester entrechat superviseur multiplié multiplication interloqué intercession "
    "entremets portefaix surfait malais malaga maldonne supervision contrat contrée entrée entrain surgé "
    "parapet parados interprète interroger interne interface mallette malin entremise entrefaite parage "
    "parade parasitaire surseoir souscription sursis paralysé interlope contraste biais biaisé bassin "
    "basson basset baston bastion bastille basket basane basané avantage avantageux hautesse basquais "
    "hydropique polymère polygame microbien photogénie malaire éconduit économe téléphoné malice malade "
    "miniature minime maxime polype gardénia montage passage passant pareille pareil maladif malandrin "
    "malaxage malencontre soussigné superstition interstice interruption".split()
)


class FrenchCompounds:
    """The parts of compounds. The parts must be spelled as they are on their own, accents included."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.seconds: dict[str, str] = {}
        for lemma, kinds in draft.kinds.items():
            if kinds & (NOUN | ADJECTIVE) and len(lemma) >= 3 and "-" not in lemma and lemma not in LEARNED:
                self.seconds[lemma] = lemma
        for lemma in list(self.seconds):
            if draft.kinds[lemma] & NOUN and len(lemma) >= 4:
                self.seconds.setdefault(lemma + "s", lemma)

    def all(self) -> dict[str, dict[str, bool]]:
        return {lemma: parts for lemma in self.draft.kinds if (parts := self._parts(lemma))}

    def _parts(self, lemma: str) -> dict[str, bool]:
        found: dict[str, bool] = {}
        if not self.draft.kinds[lemma] & (NOUN | ADJECTIVE) or "-" in lemma or lemma in CHANCE:
            return found
        for first in FIRST:
            second = self.seconds.get(lemma.removeprefix(first)) if lemma.startswith(first) else None
            if second is None:
                continue
            weak = len(second) < 4 or self.draft.frequency[second] < 0.15 * self.draft.frequency[lemma]
            link(found, second, weak)
            for whole in self._first_words(first):
                link(found, whole, weak or len(whole) < 4)
        return found

    def _first_words(self, first: str) -> list[str]:
        """The first element where it is a word of its own: *porte*, *bon*; not *para*."""
        form = self.draft.forms.get(first)
        if form is None or first in BOUND:
            return []
        return sorted({lemma for lemma, kind in form.readings if kind & (NOUN | ADJECTIVE | VERB)})
