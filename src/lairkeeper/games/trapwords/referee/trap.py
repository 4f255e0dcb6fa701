"""Does a message spring a trap? Every clue word against the trap, compounds as a whole; the highest level counts."""

from msgspec import structs

from lairkeeper.games.trapwords.referee.compare import NOTHING, Finding, compare, modal
from lairkeeper.games.trapwords.referee.lexicon.language import Word
from lairkeeper.games.trapwords.referee.lexicon.text import fold, joined, normalise
from lairkeeper.games.trapwords.referee.message import Message, Unit
from lairkeeper.games.trapwords.referee.trap_word import SHORTEST_JOINED, TrapWord
from lairkeeper.games.trapwords.referee.verdict import MatchReason, Sureness, Verdict
from lairkeeper.kernel.definition.clauses import applies

LONGEST_ACRONYM = 3
# Relations that are too loose for a word that is only inside the one that was said.
NOT_INSIDE = {
    MatchReason.CLOSED_COMPOUND: (MatchReason.LOOKS_RELATED, MatchReason.SLIP),
    MatchReason.ABBREVIATION: (MatchReason.LOOKS_RELATED, MatchReason.SLIP, MatchReason.DERIVATIVE, MatchReason.BLEND),
}


@applies("TRP-TRIG1", "TRP-TRIG14", "TRP-CLUE5", "TRP-CLUE6")
def judge(message: Message, trap: TrapWord, parts_count: bool = False) -> Verdict:
    """The verdict on a message. `parts_count` is the switch TRP-AMB4: a part of a compound trap springs it."""
    verdicts = [_whole(message, trap), _split_letters(message, trap), *_units(message, trap, parts_count)]
    verdicts += [_function_words(message, trap), *(judge(message, member) for member in trap.family)]
    best = max(verdicts, key=lambda verdict: verdict.level)
    return structs.replace(best, trap=trap.text)


def _verdict(message: Message, trap: TrapWord, finding: Finding, place: tuple[int, int], part: str = "") -> Verdict:
    start, end = place
    clue = message.text[start:end]
    return Verdict(finding.level, finding.reason, trap.text, clue, part, start, end)


def _nothing(trap: TrapWord) -> Verdict:
    return Verdict(Sureness.NONE, MatchReason.NOTHING, trap.text)


@applies("TRP-TRIG17")
def _whole(message: Message, trap: TrapWord) -> Verdict:
    """The whole trap in any spelling: its words side by side, or joined (TRP-TRIG17)."""
    if trap.is_compound and (place := _side_by_side(message, trap)):
        return _verdict(message, trap, Finding(Sureness.CERTAIN, MatchReason.WHOLE_COMPOUND), place)
    if found := _joined(message, trap):
        return found
    return _in_one_piece(message, trap) if trap.is_compound else _nothing(trap)


def _joined(message: Message, trap: TrapWord) -> Verdict | None:
    """Neighbours that make the trap when joined; a small word among them makes a single word less sure."""
    if len(trap.joined) < SHORTEST_JOINED and not trap.is_compound:
        return None
    for spelling in sorted(trap.spellings & message.windows.keys()):
        start, end, has_function_word = message.windows[spelling]
        level = Sureness.PROBABLE if has_function_word and not trap.is_compound else Sureness.CERTAIN
        return _verdict(message, trap, Finding(level, MatchReason.WHOLE_COMPOUND), (start, end))
    return None


def _side_by_side(message: Message, trap: TrapWord) -> tuple[int, int] | None:
    pieces, length = message.pieces, len(trap.parts)
    for first in range(len(pieces) - length + 1):
        some = pieces[first : first + length]
        if all(is_form_of(piece.word, part) for piece, part in zip(some, trap.parts, strict=True)):
            return some[0].start, some[-1].end
    return None


def is_form_of(word: Word, part: Word) -> bool:
    return word.fold == part.fold or not word.lemmas.isdisjoint(part.lemmas) or bool(word.variants & part.variants)


@applies("TRP-TRIG8", "TRP-TRIG17")
def _in_one_piece(message: Message, trap: TrapWord) -> Verdict:
    """A compound written without hyphens, or its short form."""
    wanted = [part.text for part in trap.parts]
    for token in message.tokens:
        place = (token.start, token.end)
        if joined(token.text) in trap.spellings:
            return _verdict(message, trap, Finding(Sureness.CERTAIN, MatchReason.WHOLE_COMPOUND), place)
        if wanted in message.meanings(message.language.word(token.text)):
            return _verdict(message, trap, Finding(Sureness.CERTAIN, MatchReason.ABBREVIATION), place, " ".join(wanted))
    return _nothing(trap)


@applies("TRP-TRIG15")
def _split_letters(message: Message, trap: TrapWord) -> Verdict:
    for spelling, start, end in message.split_letters:
        if spelling in trap.spellings:
            return _verdict(message, trap, Finding(Sureness.PROBABLE, MatchReason.SPLIT_LETTERS), (start, end))
    return _nothing(trap)


@applies("TRP-TRIG2", "TRP-TRIG3", "TRP-TRIG11")
def _units(message: Message, trap: TrapWord, parts_count: bool) -> list[Verdict]:
    """Each unit of the message that says something about a trap of one word."""
    if trap.is_compound:
        return _parts_of_trap(message, trap) if parts_count else []
    found = []
    for unit in message.units:
        finding = _lowered(unit, _find(message, unit, trap))
        if finding.level:
            part = "" if unit.via is MatchReason.SAME else unit.word.text
            found.append(_verdict(message, trap, finding, (unit.token.start, unit.token.end), part))
    return found


@applies("TRP-AMB4")
def _parts_of_trap(message: Message, trap: TrapWord) -> list[Verdict]:
    finding = Finding(Sureness.CERTAIN, MatchReason.PART_OF_TRAP)
    return [
        _verdict(message, trap, finding, (unit.token.start, unit.token.end))
        for unit in message.units
        for part in trap.parts
        if is_form_of(unit.word, part) and not message.language.function_words.holds(part)
    ]


def _find(message: Message, unit: Unit, trap: TrapWord) -> Finding:
    language = message.language
    if trap.is_modal:
        place = message.tokens.index(unit.token)
        if found := modal(unit.word, trap.word, message.follows_determiner(place)):
            return found
    finding = compare(language, unit.word, trap)
    if finding.level < Sureness.PROBABLE and trap.stands_for:
        finding = max(finding, _short_for(message, unit.word, trap), key=lambda one: one.level)
    return finding


@applies("TRP-TRIG8")
def _short_for(message: Message, clue: Word, trap: TrapWord) -> Finding:
    """The trap is a short form, and the clue is its full form, or another short form of it."""
    if any(is_form_of(clue, whole) for whole in trap.stands_for):
        return Finding(Sureness.PROBABLE, MatchReason.ABBREVIATION)
    return NOTHING


def _lowered(unit: Unit, finding: Finding) -> Finding:
    """Lowers the level of a match inside another word, unless it is obvious."""
    level, reason = finding
    if not level:
        return finding
    if unit.via is not MatchReason.SAME:
        reason = unit.via
    is_kin_of_part = unit.via is MatchReason.COMPOUND and finding.reason is MatchReason.FAMILY
    if unit.is_closed or unit.is_double or is_kin_of_part or _is_doubtful_short_form(unit):
        level = min(level, Sureness.PROBABLE)
    if unit.is_weak:
        level = min(level, Sureness.WEAK)
    if finding.reason in NOT_INSIDE.get(unit.via, ()):
        return NOTHING
    return Finding(level, reason)


def _is_doubtful_short_form(unit: Unit) -> bool:
    """A short form of several words may mean another of them; a longer one that does not show in the full word may be
    an ordinary word of its own."""
    if unit.via is not MatchReason.ABBREVIATION:
        return False
    typed = fold(unit.token.text).removesuffix("s")
    return unit.is_ambiguous or (len(typed) > LONGEST_ACRONYM and typed not in unit.word.fold)


@applies("TRP-TRIG16")
def _function_words(message: Message, trap: TrapWord) -> Verdict:
    """A function word spelled exactly like the trap: people decide (TRP-TRIG16)."""
    spelled = normalise(trap.text)
    for token in message.functions:
        if token.text == spelled and not trap.is_modal:
            finding = Finding(Sureness.WEAK, MatchReason.FUNCTION_WORD)
            return _verdict(message, trap, finding, (token.start, token.end))
    return _nothing(trap)
