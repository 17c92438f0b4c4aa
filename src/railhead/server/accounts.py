"""Accounts: passwords, links by mail, going away."""

from __future__ import annotations

import asyncio
import time
from functools import cache
from typing import cast

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy.exc import IntegrityError

from railhead.server.auth import hash_of, new_key
from railhead.server.faults import (
    AlreadyAccount,
    EmailTaken,
    Fault,
    KeyRunOut,
    LoginTaken,
    NoMail,
    OnlyForAccounts,
    WrongPassword,
    forbidden,
    refused,
)
from railhead.server.hub import Hub
from railhead.server.mail import send_mail
from railhead.server.protocol import Choices, Language, NewPassword, Person, Profile, Register, Reset
from railhead.store import people
from railhead.store.rows import PersonRow

#: how long mailed links are good
VERIFY_LASTS, RESET_LASTS = 7 * 24 * 3600, 3600


@cache
def _hasher() -> PasswordHasher:
    return PasswordHasher()


@cache
def _hash_of_nobody() -> str:
    """Checked where there is no such login, so that the answer takes as long as for a wrong password."""
    return _hasher().hash("nobody")


async def hashed(password: str) -> str:
    return await asyncio.to_thread(_hasher().hash, password)


async def fits(person: PersonRow | None, password: str) -> bool:
    def check() -> bool:
        kept = person.password if person is not None and person.password else _hash_of_nobody()
        try:
            return _hasher().verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    return await asyncio.to_thread(check) and person is not None and person.password is not None


def info(person: PersonRow) -> Person:
    """What somebody is told about themselves."""
    return Person(
        id=person.id,
        name=person.name,
        lang=cast(Language, person.lang),
        guest=person.login is None,
        login=person.login,
        email=person.email,
        email_verified=person.email_verified,
        admin=person.admin,
        choices=msgspec.json.decode(person.choices, type=Choices),
    )


async def register(hub: Hub, guest: PersonRow, asked: Register) -> PersonRow:
    """The guest becomes an account: same person, same games."""
    if guest.login is not None:
        raise refused(AlreadyAccount())
    values: dict[str, object] = {"login": asked.login.lower(), "password": await hashed(asked.password)}
    try:
        async with hub.store.write() as db:
            await people.change(db, guest.id, values)
    except IntegrityError:
        raise refused(LoginTaken(asked.login)) from None
    if asked.email is not None:
        await change_email(hub, guest, asked.email)
    return await again(hub, guest)


async def log_in(hub: Hub, login: str, password: str) -> PersonRow:
    async with hub.store.read() as db:
        person = await people.by_login(db, login)
    if not await fits(person, password) or person is None or person.banned:
        raise forbidden(WrongPassword())
    return person


async def change_profile(hub: Hub, person: PersonRow, asked: Profile) -> PersonRow:
    values: dict[str, object] = {}
    if asked.name is not None:
        values["name"] = asked.name
    if asked.lang is not None:
        values["lang"] = asked.lang
    if asked.choices is not None:
        values["choices"] = msgspec.json.encode(asked.choices).decode()
    if values:
        async with hub.store.write() as db:
            await people.change(db, person.id, values)
    if asked.email is not None:
        if person.login is None:
            raise refused(OnlyForAccounts())
        await change_email(hub, person, asked.email)
    return await again(hub, person)


async def change_email(hub: Hub, person: PersonRow, email: str) -> None:
    """Keep the address; it counts once the mailed link was followed."""
    secret, key = new_key(person.id, "verify", lasts=VERIFY_LASTS)
    try:
        async with hub.store.write() as db:
            await people.change(db, person.id, {"email": email.lower(), "email_verified": False})
            await people.drop_keys(db, person.id, ["verify"])
            await people.keep_key(db, key)
    except IntegrityError:
        raise refused(EmailTaken()) from None
    if hub.settings.smtp_host:
        send_mail(hub.settings, email, person.lang, "mail-verify", {"link": _link(hub, "verify", secret)})


async def verify(hub: Hub, key: str) -> None:
    async with hub.store.write() as db:
        person = await people.by_key(db, hash_of(key), ["verify"], _now())
        if person is None:
            raise refused(KeyRunOut())
        await people.change(db, person.id, {"email_verified": True})
        await people.drop_keys(db, person.id, ["verify"])


async def ask_reset(hub: Hub, email: str) -> None:
    """Nobody learns from the answer whether the address is known."""
    if not hub.settings.smtp_host:
        raise refused(NoMail())
    async with hub.store.write() as db:
        person = await people.by_email(db, email)
        if person is None or not person.email_verified:
            return
        secret, key = new_key(person.id, "reset", lasts=RESET_LASTS)
        await people.drop_keys(db, person.id, ["reset"])
        await people.keep_key(db, key)
    send_mail(hub.settings, email, person.lang, "mail-reset", {"link": _link(hub, "reset", secret)})


async def reset(hub: Hub, asked: Reset) -> None:
    """A new password by the mailed link; whoever was signed in no longer is."""
    password = await hashed(asked.password)
    async with hub.store.write() as db:
        person = await people.by_key(db, hash_of(asked.key), ["reset"], _now())
        if person is None:
            raise refused(KeyRunOut())
        await people.change(db, person.id, {"password": password})
        await people.drop_keys(db, person.id, ["reset", "session", "token"])


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


async def delete(hub: Hub, person: PersonRow, password: str) -> None:
    """Anonymise: seats and entries stay, the name goes."""
    if person.login is not None and not await fits(person, password):
        raise forbidden(WrongPassword())
    async with hub.store.write() as db:
        await people.anonymise(db, person.id, _now())
    for room in hub.rooms.values():
        if any(seat.person == person.id for seat in room.seats):
            async with room.lock:
                await room.load()
            room.table_changed()


async def again(hub: Hub, person: PersonRow) -> PersonRow:
    """The person as the store has them now."""
    async with hub.store.read() as db:
        found = await people.find(db, person.id)
    if found is None:
        raise Fault(404, [])
    return found


def _link(hub: Hub, page: str, secret: str) -> str:
    base = hub.settings.public_url or f"http://{hub.settings.host}:{hub.settings.port}"
    return f"{base.rstrip('/')}/account/{page}#{secret}"


def _now() -> int:
    return int(time.time())
