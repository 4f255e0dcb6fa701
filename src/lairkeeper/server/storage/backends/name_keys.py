"""Keys of names: equal for names that look alike."""

import unicodedata

_CYRILLIC = "авекмнорстухіјѕһԁԛԝӏьпгѵ", "abekmhopctyxijshdqwlbnrv"
_GREEK = "αβεζηικμνορτυχγ", "abezhikmnoptyxy"
_LATIN = "ıɑɡꞌᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "iag'abcdefghijklmnoprstuvwyz"
_LOOKS = {
    ord(letter): look
    for letters, looks in (_CYRILLIC, _GREEK, _LATIN)
    for letter, look in zip(letters, looks, strict=True)
}
"""Look-alikes: small letters, each with the Latin letter that its small or capital form resembles."""

_BLANK = "\u115f\u1160\u3164\uffa0\u2800\u034f"
_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn")


def name_key(name: str) -> str:
    """Equal for names that differ by width, case, invisible signs, or look-alike letters of another alphabet."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    seen = "".join(sign for sign in plain if not _is_unseen(sign))
    looks = unicodedata.normalize("NFD", seen).translate(_LOOKS)
    return " ".join(unicodedata.normalize("NFC", looks).split())


def name_keys(name: str) -> tuple[str, str]:
    """The old key of a name (without look-alike letters) and the present one: accounts may have either."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split()), name_key(name)


def _is_unseen(sign: str) -> bool:
    is_selector = "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"
    return is_selector or sign in _BLANK or (not sign.isspace() and unicodedata.category(sign) in _UNSEEN)
