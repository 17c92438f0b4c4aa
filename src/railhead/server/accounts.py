"""Accounts: passwords, links by mail, going away."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TypeVar

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from railhead.server.auth import hash_of, new_key
from railhead.server.faults import (
    AlreadyAccount,
    EmailTaken,
    Fault,
    KeyRunOut,
    LoginTaken,
    MailJustSent,
    NoMail,
    OnlyForAccounts,
    WrongPassword,
    forbidden,
    refused,
)
from railhead.server.hub import Hub
from railhead.server.mail import letter, link_to
from railhead.server.protocol.people import Choices, NewPassword, Person, Profile, Register, Reset
from railhead.server.tables import leave_open_tables
from railhead.store import outbox, people
from railhead.store.deletion import delete_person
from railhead.store.rows import PersonRow

#: how long mailed links are good
VERIFY_LASTS, RESET_LASTS = 7 * 24 * 3600, 3600


T = TypeVar("T")


@cache
def _hasher() -> PasswordHasher:
    return PasswordHasher()


@cache
def _hash_of_nobody() -> str:
    """Checked where there is no such login, so that the answer takes as long as for a wrong password."""
    return _hasher().hash("nobody")


#: passwords are hashed one after the other, beside everything else: it takes time and memory on purpose
_hashing = ThreadPoolExecutor(1, "railhead-password")


async def _in_turn(work: Callable[..., T], *args: object) -> T:
    return await asyncio.get_running_loop().run_in_executor(_hashing, work, *args)


async def hashed(password: str) -> str:
    return await _in_turn(_hasher().hash, password)


async def fits(person: PersonRow | None, password: str) -> bool:
    def check() -> bool:
        kept = person.password if person is not None and person.password else _hash_of_nobody()
        try:
            return _hasher().verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    return await _in_turn(check) and person is not None and person.password is not None


def info(person: PersonRow) -> Person:
    """What somebody is told about themselves."""
    return Person(
        id=person.id,
        name=person.name,
        lang=person.lang,
        guest=person.login is None,
        login=person.login,
        email=person.email or person.new_email,
        email_verified=person.email is not None,
        new_email=person.new_email if person.email is not None else None,
        admin=person.admin,
        choices=msgspec.json.decode(person.choices, type=Choices),
    )


async def register(hub: Hub, guest: PersonRow, asked: Register) -> PersonRow:
    """The guest becomes an account: same person, same games. All of it or nothing."""
    if guest.login is not None:
        raise refused(AlreadyAccount())
    values: dict[str, object] = {"login": asked.login.lower(), "password": await hashed(asked.password)}
    try:
        async with hub.store.write() as db:
            await people.change(db, guest.id, values)
            if asked.email is not None:
                await _keep_address(hub, db, guest, asked.email)
    except IntegrityError:
        raise refused(LoginTaken(asked.login)) from None
    hub.outbox.nudge()
    return await again(hub, guest)


async def log_in(hub: Hub, login: str, password: str) -> PersonRow:
    async with hub.store.read() as db:
        person = await people.by_login(db, login)
    if not await fits(person, password) or person is None or person.banned:
        raise forbidden(WrongPassword())
    return person


async def change_profile(hub: Hub, person: PersonRow, asked: Profile) -> PersonRow:
    """All that is given, or nothing."""
    if asked.email is not None:
        await _must_be_theirs(person, asked.email, asked.password)
    values: dict[str, object] = {}
    if asked.name is not None:
        values["name"] = asked.name
    if asked.lang is not None:
        values["lang"] = asked.lang
    if asked.choices is not None:
        values["choices"] = msgspec.json.encode(asked.choices).decode()
    async with hub.store.write() as db:
        if values:
            await people.change(db, person.id, values)
        if asked.email is not None:
            await _keep_address(hub, db, person, asked.email)
    hub.outbox.nudge()
    return await again(hub, person)


async def _must_be_theirs(person: PersonRow, email: str, password: str) -> None:
    """Whoever has the address can set a new password: giving another one takes the password, asking again for the link
    that waits does not."""
    if person.login is None:
        raise refused(OnlyForAccounts())
    if email.lower() != person.new_email and not await fits(person, password):
        raise forbidden(WrongPassword())


async def _keep_address(hub: Hub, db: AsyncConnection, person: PersonRow, email: str) -> None:
    """Note the address; it counts once the mailed link was followed. The old address is told of the new one."""
    owner = await people.by_email(db, email)
    if owner is not None and owner.id != person.id:
        raise refused(EmailTaken())
    await people.change(db, person.id, {"new_email": email.lower()})
    if not hub.settings.smtp_host:
        return
    if not await _may_mail(hub, db, email, "verify"):
        raise Fault(429, [MailJustSent()])
    secret, key = new_key(person.id, "verify", lasts=VERIFY_LASTS)
    await people.drop_keys(db, person.id, ["verify"])
    await people.keep_key(db, key)
    await _mail_link(hub, db, person, email, "verify", secret)
    if person.email is not None and person.email != email.lower():
        told = letter(person.email, person.lang, "mail-address", {"login": person.login or ""}, person.id)
        await outbox.keep(db, [told])


async def verify(hub: Hub, key: str) -> None:
    """Whoever follows the link has the address; of several accounts that gave it, the first one gets it."""
    try:
        async with hub.store.write() as db:
            person = await people.by_key(db, hash_of(key), "verify", _now())
            if person is None or person.new_email is None:
                raise refused(KeyRunOut())
            await people.change(db, person.id, {"email": person.new_email, "new_email": None})
            await people.drop_keys(db, person.id, ["verify", "reset"])
    except IntegrityError:
        raise refused(EmailTaken()) from None


async def ask_reset(hub: Hub, email: str) -> None:
    """Nobody learns from the answer whether the address is known, or when it was last asked for."""
    if not hub.settings.smtp_host:
        raise refused(NoMail())
    async with hub.store.write() as db:
        person = await people.by_email(db, email)
        if person is None or not await _may_mail(hub, db, email, "reset"):
            return
        secret, key = new_key(person.id, "reset", lasts=RESET_LASTS)
        await people.drop_keys(db, person.id, ["reset"])
        await people.keep_key(db, key)
        await _mail_link(hub, db, person, email, "reset", secret)
    hub.outbox.nudge()


async def _may_mail(hub: Hub, db: AsyncConnection, email: str, kind: str) -> bool:
    """Nobody can be flooded with our mails by somebody else."""
    return await people.may_mail(db, hash_of(email.lower()), kind, _now(), hub.settings.mail_wait)


async def _mail_link(hub: Hub, db: AsyncConnection, person: PersonRow, email: str, page: str, secret: str) -> None:
    link = link_to(hub.settings, f"/account/{page}#{secret}")
    await outbox.keep(db, [letter(email, person.lang, f"mail-{page}", {"link": link}, person.id)])


async def reset(hub: Hub, asked: Reset) -> None:
    """A new password by the mailed link; whoever was signed in no longer is."""
    password = await hashed(asked.password)
    async with hub.store.write() as db:
        person = await people.by_key(db, hash_of(asked.key), "reset", _now())
        if person is None:
            raise refused(KeyRunOut())
        await people.change(db, person.id, {"password": password})
        await people.drop_keys(db, person.id, ["reset", "session", "token"])
    await hub.signed_out(person.id)


async def change_password(hub: Hub, person: PersonRow, asked: NewPassword) -> None:
    """With the old one; every other browser and program has to sign in again."""
    if person.login is None:
        raise refused(OnlyForAccounts())
    if not await fits(person, asked.old):
        raise forbidden(WrongPassword())
    password = await hashed(asked.new)
    async with hub.store.write() as db:
        await people.change(db, person.id, {"password": password})
        await people.drop_keys(db, person.id, ["session", "token", "reset"])
    await hub.signed_out(person.id)


async def delete(hub: Hub, person: PersonRow, password: str) -> None:
    """Seats and entries stay, the name goes."""
    if person.login is not None and not await fits(person, password):
        raise forbidden(WrongPassword())
    async with hub.store.write() as db:
        await delete_person(db, person, _now())
    await hub.signed_out(person.id)
    for room in list(hub.rooms.values()):
        named = (one for seat in room.seats for one in (seat.person, seat.named, seat.offered, seat.owner))
        if person.id in (room.game.creator, *named):
            async with room.lock:
                await room.load()
            room.table_changed()
    await leave_open_tables(hub, person)


async def again(hub: Hub, person: PersonRow) -> PersonRow:
    """The person as the store has them now."""
    async with hub.store.read() as db:
        found = await people.find(db, person.id)
    if found is None:
        raise Fault(404, [])
    return found


def _now() -> int:
    return int(time.time())
