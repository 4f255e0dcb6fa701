"""Kin: base forms that share a stem with paired endings and are also near in meaning."""

from collections import defaultdict
from collections.abc import Callable
from itertools import combinations

from lairkeeper.games.trapwords.referee.lexicon.endings import stems
from tools.language.draft import ADJECTIVE, NOUN, VERB, Draft

LARGEST_GROUP = 60


def find_kin(
    draft: Draft, endings: frozenset[str], language: str, cosine: Callable[[str, str], float | None], least: float
) -> dict[str, set[str]]:
    groups: dict[str, list[str]] = defaultdict(list)
    for lemma, kinds in draft.kinds.items():
        if kinds & (NOUN | ADJECTIVE | VERB) and "-" not in lemma and draft.frequency[lemma] > 0.2:
            for stem in stems(lemma, endings, language):
                groups[stem].append(lemma)
    kin: dict[str, set[str]] = defaultdict(set)
    for group in groups.values():
        for first, second in combinations(group, 2) if len(group) <= LARGEST_GROUP else ():
            if (cosine(first, second) or 0) >= least:
                kin[first].add(second)
                kin[second].add(first)
    return kin
