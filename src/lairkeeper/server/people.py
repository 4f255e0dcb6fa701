"""Who asks: guests known by a sealed cookie, and people who keep their name with a passphrase."""

import asyncio
import base64
import hmac
import secrets
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import scrypt

from lairkeeper.server.errors import BadName, BadPassphrase, NameNeeded, SignInRefused
from lairkeeper.server.live import Clock
from lairkeeper.server.lookalikes import unmixed
from lairkeeper.server.protocol import Me
from lairkeeper.server.seals import Seals
from lairkeeper.server.storage import NameTaken, Person, Storage
from lairkeeper.server.writing import is_endless, tidied

LONGEST_NAME = 24
SHORTEST_PASSPHRASE = 8
LONGEST_PASSPHRASE = 200

_JOINER = "\u200d"
_JOINED = ("So", "Sk", "Mn", "Mc")
_COST, _BLOCK, _LANES = 2**14, 8, 1
_MOST_KNOWN = 10_000


class People:
    """A guest is written down with the first name they choose; until then only their cookie knows them.

    A cookie is sealed together with the passphrase and the number of sign-outs: changing the first signs out everywhere
    else, and signing out makes every cookie from before worthless.
    """

    def __init__(self, storage: Storage, seals: Seals, now: Clock) -> None:
        self._storage = storage
        self._seals = seals
        self._now = now
        self._hashing = ThreadPoolExecutor(1, "lairkeeper-hash")
        """A hash takes 16 MB of memory and a core; more at once would let strangers slow everybody down."""
        self._known: dict[str, Person] = {}

    def new_guest(self) -> Person:
        return Person(secrets.token_urlsafe(12), "", None, self._now())

    def cookie(self, person: Person) -> str:
        return f"{person.id}.{self._seals.seal('cookie', person.id, _proof(person))}"

    def me(self, person: Person) -> Me:
        return Me(person.id, person.name, person.passphrase is not None, self.token(self.cookie(person)))

    def token(self, cookie: str) -> str:
        """What our own pages prove themselves with; another site cannot read it."""
        return self._seals.seal("token", cookie)

    def is_token(self, token: str, cookie: str) -> bool:
        return self._seals.holds(token, "token", cookie)

    async def recognised(self, cookie: str) -> Person | None:
        """The person a cookie was made for, if it is still valid."""
        id_, _, seal = cookie.partition(".")
        if not id_ or not seal or not (cookie.isascii() and cookie.isprintable()):
            return None
        person = self._known.get(id_) or await self._storage.person(id_) or Person(id_, "", None, 0)
        if not self._seals.holds(seal, "cookie", id_, _proof(person)):
            return None
        self._remember(person)
        return person

    def _remember(self, person: Person) -> None:
        """Only where nobody but this process can change what is written down about somebody."""
        if not self._storage.is_shared:
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            self._known[person.id] = person

    async def rename(self, person: Person, name: str) -> Person:
        name = await self.free_name(person.id, name)
        if await self._storage.person(person.id) is None:
            await self._storage.add_person(person.id, name, self._now())
        else:
            await self._storage.rename(person.id, name)
        return await self._again(person.id)

    async def free_name(self, person: str, name: str) -> str:
        """A name to be called by: not that of another person who signs in, nor one that looks like it."""
        name = unmixed(checked_name(name))
        await self._refuse_name_of_others(person, name)
        return name

    async def _refuse_name_of_others(self, person: str, name: str) -> None:
        known = await self._storage.person_named(name)
        if known is not None and known.id != person:
            raise NameTaken

    async def keep(self, person: Person, passphrase: str) -> Person:
        """From now on the name and the passphrase open the same seats on any device."""
        if not SHORTEST_PASSPHRASE <= len(passphrase) <= LONGEST_PASSPHRASE:
            raise BadPassphrase(least=SHORTEST_PASSPHRASE, most=LONGEST_PASSPHRASE, found=len(passphrase))
        if not person.name:
            raise NameNeeded()
        await self._refuse_name_of_others(person.id, person.name)
        await self._storage.set_passphrase(person.id, await self._hash(passphrase, secrets.token_bytes(16)))
        return await self._again(person.id)

    async def sign_in(self, name: str, passphrase: str) -> Person:
        """Takes as long for a name that nobody has as for a wrong passphrase."""
        person = await self._storage.person_named(name)
        kept = person.passphrase if person and person.passphrase else _NOBODYS
        salt = base64.b64decode(kept.split("$")[1])
        found = await self._hash(passphrase[:LONGEST_PASSPHRASE], salt)
        is_right = hmac.compare_digest(found.encode(), kept.encode())
        if person is None or not is_right:
            raise SignInRefused()
        return person

    async def sign_out(self, person: Person) -> None:
        await self._storage.sign_out(person.id)
        self._known.pop(person.id, None)

    async def _hash(self, passphrase: str, salt: bytes) -> str:
        secret = unicodedata.normalize("NFKC", passphrase).encode()
        work = partial(scrypt, secret, salt=salt, n=_COST, r=_BLOCK, p=_LANES)
        digest = await asyncio.get_running_loop().run_in_executor(self._hashing, work)
        return f"scrypt-{_COST}-{_BLOCK}-{_LANES}${base64.b64encode(salt).decode()}${base64.b64encode(digest).decode()}"

    async def _again(self, id_: str) -> Person:
        person = await self._storage.person(id_)
        assert person is not None
        self._remember(person)
        return person


_NOBODYS = (
    f"scrypt-{_COST}-{_BLOCK}-{_LANES}${base64.b64encode(bytes(16)).decode()}${base64.b64encode(bytes(64)).decode()}"
)


def _proof(person: Person) -> str:
    """What a cookie is sealed with besides the id."""
    return f"{person.passphrase or ''} {person.sign_outs}" if person.sign_outs else person.passphrase or ""


def checked_name(name: str) -> str:
    """A display name: something to see, not too long, without line breaks or signs that turn the text around."""
    kept = name if is_endless(name, LONGEST_NAME) else tidied(_without_joiners(unicodedata.normalize("NFC", name)))
    if not 1 <= len(kept) <= LONGEST_NAME:
        raise BadName(most=LONGEST_NAME, found=len(kept))
    return kept


def _without_joiners(name: str) -> str:
    """A joiner belongs into an emoji or behind a mark; behind a letter nobody sees it, and the name looks like another
    one."""
    pairs = zip(f" {name}", name, strict=False)
    return "".join(sign for before, sign in pairs if sign != _JOINER or unicodedata.category(before) in _JOINED)
