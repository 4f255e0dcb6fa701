"""Guests, known by a signed cookie, and accounts with a name and a passphrase."""

import asyncio
import base64
import hmac
import secrets
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import scrypt

from lairkeeper.server.clock import Clock
from lairkeeper.server.errors import BadPassphrase, NameNeeded, SignInRefused
from lairkeeper.server.people.names import checked_name, unmixed
from lairkeeper.server.people.sessions import Signer
from lairkeeper.server.protocol import Me
from lairkeeper.server.storage import NameTaken, Person, Storage

SHORTEST_PASSPHRASE = 8
LONGEST_PASSPHRASE = 200

_COST, _BLOCK, _LANES = 2**14, 8, 1
_MOST_KNOWN = 10_000


class People:
    """Guests are stored once they choose a name; before that they exist only in their cookie.

    The signature of a cookie covers the passphrase and the number of sign-outs: changing the passphrase signs out all
    other devices, and signing out invalidates every earlier cookie.
    """

    def __init__(self, storage: Storage, signer: Signer, now: Clock) -> None:
        self._storage = storage
        self._signer = signer
        self._now = now
        self._hashing = ThreadPoolExecutor(1, "lairkeeper-hash")
        """A hash takes 16 MB of memory and a core; more at once would let strangers slow everybody down."""
        self._known: dict[str, Person] = {}

    def new_guest(self) -> Person:
        return Person(secrets.token_urlsafe(12), "", None, self._now())

    def cookie(self, person: Person) -> str:
        return f"{person.id}.{self._signer.sign('cookie', person.id, _proof(person))}"

    def me(self, person: Person) -> Me:
        return Me(person.id, person.name, person.passphrase is not None, self.token(self.cookie(person)))

    def token(self, cookie: str) -> str:
        """The token by which our own pages identify themselves; other sites cannot read it."""
        return self._signer.sign("token", cookie)

    def is_token(self, token: str, cookie: str) -> bool:
        return self._signer.verifies(token, "token", cookie)

    async def recognised(self, cookie: str) -> Person | None:
        """The person a cookie was made for, if it is still valid."""
        id_, _, signature = cookie.partition(".")
        if not id_ or not signature or not (cookie.isascii() and cookie.isprintable()):
            return None
        person = self._known.get(id_) or await self._storage.person(id_) or Person(id_, "", None, 0)
        if not self._signer.verifies(signature, "cookie", id_, _proof(person)):
            return None
        self._remember(person)
        return person

    def _remember(self, person: Person) -> None:
        """Caches a person, unless other processes may change them."""
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
        """Validates a display name: unique among accounts, and not confusable with another."""
        name = unmixed(checked_name(name))
        await self._refuse_name_of_others(person, name)
        return name

    async def _refuse_name_of_others(self, person: str, name: str) -> None:
        known = await self._storage.person_named(name)
        if known is not None and known.id != person:
            raise NameTaken

    async def keep(self, person: Person, passphrase: str) -> Person:
        """Turns a guest into an account: name and passphrase give access to the same seats on any device."""
        if not SHORTEST_PASSPHRASE <= len(passphrase) <= LONGEST_PASSPHRASE:
            raise BadPassphrase(least=SHORTEST_PASSPHRASE, most=LONGEST_PASSPHRASE, found=len(passphrase))
        if not person.name:
            raise NameNeeded()
        await self._refuse_name_of_others(person.id, person.name)
        await self._storage.set_passphrase(person.id, await self._hash(passphrase, secrets.token_bytes(16)))
        return await self._again(person.id)

    async def sign_in(self, name: str, passphrase: str) -> Person:
        """Takes equally long for an unknown name and for a wrong passphrase."""
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

    async def erase(self, person: Person) -> None:
        """Forgets the name and the passphrase; cookies from before no longer count anywhere."""
        await self._storage.erase_person(person.id, self._now())
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
    """What the signature of a cookie covers besides the id."""
    return f"{person.passphrase or ''} {person.sign_outs}" if person.sign_outs else person.passphrase or ""
