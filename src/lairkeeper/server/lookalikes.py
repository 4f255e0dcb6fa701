"""Names that look alike: what a name looks like, whatever letters it is written with."""

import unicodedata

from lairkeeper.server.errors import MixedAlphabets

_CYRILLIC = "авекмнорстухіјѕһԁԛԝӏьпгѵ", "abekmhopctyxijshdqwlbnrv"
_GREEK = "αβεζηικμνορτυχγ", "abezhikmnoptyxy"
_LATIN = "ıɑɡꞌᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "iag'abcdefghijklmnoprstuvwyz"
_LOOKS = {
    ord(letter): look
    for letters, looks in (_CYRILLIC, _GREEK, _LATIN)
    for letter, look in zip(letters, looks, strict=True)
}
"""Small letters, each as the Latin letter that its small or its capital form resembles."""

_SIGNS = str.maketrans("il1|!0", "lllllo")
_PAIRS = (("rn", "m"), ("vv", "w"))
_BLANK = "\u115f\u1160\u3164\uffa0\u2800\u034f"
_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn")
_SIDE_BY_SIDE = {"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "BOPOMOFO", "HANGUL"}
"""Scripts that are written together in one word, also with another one."""


def skeleton(name: str) -> str:
    """Equal for names that differ by width, case, invisible signs, or look-alike letters of another alphabet."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    seen = "".join(sign for sign in plain if not _is_unseen(sign))
    looks = unicodedata.normalize("NFD", seen).translate(_LOOKS)
    return " ".join(unicodedata.normalize("NFC", looks).split())


def look(name: str) -> str:
    """Stricter, for people at one table: a capital I, a small l and a 1 are one sign there, and gaps do not count."""
    plain = skeleton(name).translate(_SIGNS)
    for pair, single in _PAIRS:
        plain = plain.replace(pair, single)
    return "".join(plain.split())


def unmixed(name: str) -> str:
    """The name itself; refused if a word of it is written with letters of two alphabets."""
    if any(len(_scripts(word)) > 1 for word in unicodedata.normalize("NFKC", name).split()):
        raise MixedAlphabets()
    return name


def _scripts(word: str) -> set[str]:
    letters = (sign for sign in word if unicodedata.category(sign) in ("Lu", "Ll", "Lt", "Lo"))
    return {unicodedata.name(letter, "?").partition(" ")[0] for letter in letters} - _SIDE_BY_SIDE


def _is_unseen(sign: str) -> bool:
    is_selector = "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"
    return is_selector or sign in _BLANK or (not sign.isspace() and unicodedata.category(sign) in _UNSEEN)
