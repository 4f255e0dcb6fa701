"""Numbers in words (TRP-TRIG12): the cardinal number of up to six figures, in French by the standard of France."""

EN_SMALL = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
    "seventeen eighteen nineteen"
).split()
EN_TENS = "zero ten twenty thirty forty fifty sixty seventy eighty ninety".split()
FR_SMALL = (
    "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept "
    "dix-huit dix-neuf"
).split()
FR_TENS = "zéro dix vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt".split()

MOST_FIGURES = 6


def number_words(figures: str, language: str) -> list[str]:
    """The words of a number written in figures; none where it is too long."""
    if len(figures) > MOST_FIGURES or not figures.isascii() or not figures.isdigit():
        return []
    spoken = _french(int(figures)) if language == "fr" else _english(int(figures))
    return spoken.replace("-", " ").split()


def round_number(words: list[str]) -> list[str]:
    """*one hundred* and *one thousand* without their *one*: people say *a hundred* as well."""
    return words[1:] if words in (["one", "hundred"], ["one", "thousand"]) else words


def is_number_word(word: str, language: str) -> bool:
    return word in NUMBER_WORDS[language]


def _english(number: int) -> str:
    if number < 20:
        return EN_SMALL[number]
    if number < 100:
        tens, rest = divmod(number, 10)
        return EN_TENS[tens] + (f" {EN_SMALL[rest]}" if rest else "")
    unit, name = (1000, "thousand") if number >= 1000 else (100, "hundred")
    many, rest = divmod(number, unit)
    return f"{_english(many)} {name}" + (f" {_english(rest)}" if rest else "")


def _french(number: int) -> str:
    if number < 20:
        return FR_SMALL[number]
    if number < 100:
        return _french_tens(number)
    unit, name = (1000, "mille") if number >= 1000 else (100, "cent")
    many, rest = divmod(number, unit)
    begun = name if many == 1 else f"{_french(many)} {name}"
    return begun + (f" {_french(rest)}" if rest else "")


def _french_tens(number: int) -> str:
    tens, rest = divmod(number, 10)
    if tens in (7, 9):
        rest += 10
    joint = " et " if rest in (1, 11) and tens < 8 else " "
    return FR_TENS[tens] + (joint + FR_SMALL[rest] if rest else "")


NUMBER_WORDS = {
    "en": frozenset([*EN_SMALL, *EN_TENS, "hundred", "thousand", "million", "billion"]),
    "fr": frozenset(
        word
        for name in [
            *FR_SMALL,
            *FR_TENS,
            "cent",
            "cents",
            "mille",
            "million",
            "milliard",
            "vingts",
            "une",
            "septante",
            "nonante",
        ]
        for word in name.split("-")
    ),
}
