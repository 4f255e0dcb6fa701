"""What both databases promise about people."""

import pytest

from lairkeeper.server.storage import NameTaken, Person, PersonExists, Storage, UnknownPerson
from lairkeeper.server.storage.backends.name_keys import name_key

pytestmark = pytest.mark.asyncio


async def test_a_person_is_added_found_and_renamed(storage: Storage) -> None:
    await storage.add_person("p1", "Ann", 5)
    assert await storage.person("p1") == Person("p1", "Ann", None, 5)
    await storage.rename("p1", "Anne")
    assert await storage.person("p1") == Person("p1", "Anne", None, 5)
    assert await storage.person("p2") is None


async def test_an_id_belongs_to_one_person(storage: Storage) -> None:
    await storage.add_person("p1", "Ann", 5)
    with pytest.raises(PersonExists):
        await storage.add_person("p1", "Eve", 6)
    assert await storage.person("p1") == Person("p1", "Ann", None, 5)


async def test_an_unknown_person_cannot_be_changed(storage: Storage) -> None:
    with pytest.raises(UnknownPerson):
        await storage.rename("p1", "Ann")
    with pytest.raises(UnknownPerson):
        await storage.set_passphrase("p1", "hash")


async def test_only_people_with_a_passphrase_are_found_by_name(storage: Storage) -> None:
    await storage.add_person("guest", "Ann", 5)
    assert await storage.person_named("Ann") is None
    await storage.add_person("p1", "Ann", 6)
    await storage.set_passphrase("p1", "hash")
    assert await storage.person_named(" ANN ") == Person("p1", "Ann", "hash", 6)
    await storage.set_passphrase("p1", None)
    assert await storage.person_named("Ann") is None


async def test_two_people_do_not_sign_in_under_one_name(storage: Storage) -> None:
    await storage.add_person("p1", "Ann", 5)
    await storage.add_person("p2", "ann", 6)
    await storage.add_person("p3", "Bob", 7)
    await storage.set_passphrase("p1", "one")
    await storage.set_passphrase("p3", "three")
    with pytest.raises(NameTaken):
        await storage.set_passphrase("p2", "two")
    with pytest.raises(NameTaken):
        await storage.rename("p3", "ANN")
    assert await storage.person("p2") == Person("p2", "ann", None, 6)
    assert await storage.person("p3") == Person("p3", "Bob", "three", 7)


async def test_nor_under_two_that_look_alike(storage: Storage) -> None:
    await storage.add_person("p1", "Cop", 5)
    await storage.add_person("p2", "\u0421\u043e\u0440", 6)
    await storage.set_passphrase("p1", "one")
    with pytest.raises(NameTaken):
        await storage.set_passphrase("p2", "two")
    found = await storage.person_named("\u0421\u043e\u0440")
    assert found is not None and found.id == "p1"


async def test_a_name_is_free_again_once_it_is_given_up(storage: Storage) -> None:
    for person in ("p1", "p2"):
        await storage.add_person(person, "Ann", 5)
    await storage.set_passphrase("p1", "one")
    await storage.rename("p1", "Zoe")
    await storage.set_passphrase("p2", "two")
    found = await storage.person_named("ann")
    assert found is not None and found.id == "p2"


async def test_names_that_look_alike_are_the_same() -> None:
    assert name_key("  Zoë   Straße ") == name_key("zoe\u0308 STRASSE")
    assert name_key("Ann") != name_key("Anna")


async def test_a_person_in_a_log_shows_no_hash() -> None:
    assert "hash" not in repr(Person("p1", "Ann", "hash", 5))


async def test_sign_outs_are_counted(storage: Storage) -> None:
    await storage.add_person("p1", "Ann", 5)
    await storage.sign_out("p1")
    await storage.sign_out("p1")
    assert await storage.person("p1") == Person("p1", "Ann", None, 5, sign_outs=2)
    await storage.sign_out("p2")
    assert await storage.person("p2") is None
