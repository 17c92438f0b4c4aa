"""HTTP: who one is, accounts, tokens, blocks and reports."""

from __future__ import annotations

import time
from typing import TypeAlias, cast

from litestar import Request, Response, delete, get, patch, post, put
from litestar.datastructures import State
from litestar.params import FromPath

from railhead.server import accounts, profiles
from railhead.server.auth import KEPT, cookie, hash_of, key_of, new_key, signed_in
from railhead.server.clock import key_time
from railhead.server.dependencies import Address, Sent, Tables, Viewer
from railhead.server.faults import (
    NoSuchPerson,
    NoSuchSession,
    NoSuchToken,
    OnlyForAccounts,
    TooManyTokens,
    not_found,
    refused,
)
from railhead.server.hub import Hub
from railhead.server.ids import new_id
from railhead.server.protocol.games import Export, PersonProfile
from railhead.server.protocol.people import (
    AskReset,
    Leave,
    LogIn,
    NewPassword,
    NewReport,
    NewToken,
    PersonCard,
    Profile,
    Register,
    Reset,
    Scope,
    Session,
    SessionInfo,
    SignIn,
    TokenInfo,
    Verify,
)
from railhead.store import people
from railhead.store.rows import KeyRow, PersonRow, ReportRow

PersonId: TypeAlias = FromPath[str]
Browser: TypeAlias = Request[object, object, State]

MOST_TOKENS = 20
#: how much is kept of what a browser calls itself
LABEL = 200


def _session(hub: Hub, person: PersonRow | None) -> Session:
    return Session(accounts.info(person) if person else None, bool(hub.settings.smtp_host))


async def _signed_in(request: Browser, hub: Hub, person: PersonRow, status: int) -> Response[Session]:
    """An answer that makes the browser that person's."""
    label = request.headers.get("user-agent", "")[:LABEL]
    secret, key = new_key(person.id, "session", label, lasts=KEPT)
    async with hub.store.write() as db:
        await people.keep_key(db, key)
        # Long after they have run out: a clock that was wrong for a day signs nobody out for good.
        await people.drop_old_keys(db, key_time() - KEPT)
    return Response(_session(hub, person), status_code=status, cookies=[cookie(secret, hub.settings)])


# -- sessions ----------------------------------------------------------------------------------------


@get("/api/session", opt={"tokens": True})
async def session(viewer: Viewer, hub: Tables) -> Session:
    """Who one is."""
    return _session(hub, viewer)


@post("/api/session")
async def sign_in(request: Browser, viewer: Viewer, hub: Tables, data: Sent[SignIn]) -> Response[Session]:
    """Become a guest (201), or take another name or language (200)."""
    if viewer is not None:
        changed = await accounts.change_profile(hub, viewer, Profile(name=data.name, lang=data.lang))
        return Response(_session(hub, changed), status_code=200)
    guest = PersonRow(new_id(), data.name, data.lang, int(time.time()))
    async with hub.store.write() as db:
        await people.create(db, guest)
    return await _signed_in(request, hub, guest, 201)


@post("/api/session/login")
async def log_in(request: Browser, hub: Tables, data: Sent[LogIn]) -> Response[Session]:
    """Sign in to an account."""
    return await _signed_in(request, hub, await accounts.log_in(hub, data.login, data.password), 201)


@delete("/api/session", status_code=200)
async def sign_out(request: Browser, hub: Tables) -> Response[Session]:
    """Sign out here."""
    key = key_of(request.headers, request.cookies)
    if key is not None and key[0] == "session":
        async with hub.store.write() as db:
            person = await people.by_key(db, hash_of(key[1]), "session", int(time.time()))
            await people.drop_key(db, hash_of(key[1]))
        if person is not None:
            await hub.signed_out(person.id)
    return Response(_session(hub, None), cookies=[cookie("", hub.settings)])


@get("/api/sessions")
async def sessions(request: Browser, viewer: Viewer, hub: Tables) -> list[SessionInfo]:
    """The browsers in which one is signed in, the latest first."""
    person = signed_in(viewer)
    key = key_of(request.headers, request.cookies)
    here = hash_of(key[1]) if key is not None else None
    async with hub.store.read() as db:
        found = await people.keys_of(db, person.id, "session")
    return [SessionInfo(key.hash[:16], key.label, key.created, key.hash == here) for key in reversed(found)]


@delete("/api/sessions/{session:str}")
async def sign_out_there(viewer: Viewer, hub: Tables, session: FromPath[str]) -> None:
    """Sign out in one browser."""
    await _drop(hub, signed_in(viewer), "session", session)


async def _drop(hub: Hub, person: PersonRow, kind: str, id: str) -> None:
    """Take back a key of somebody's own."""
    async with hub.store.write() as db:
        found = [key.hash for key in await people.keys_of(db, person.id, kind) if key.hash[:16] == id]
        if not found:
            raise not_found(NoSuchSession() if kind == "session" else NoSuchToken())
        await people.drop_key(db, found[0])
    await hub.signed_out(person.id)


@delete("/api/sessions", status_code=200)
async def sign_out_everywhere(viewer: Viewer, hub: Tables) -> Response[Session]:
    """Sign out in every browser, here as well."""
    person = signed_in(viewer)
    async with hub.store.write() as db:
        await people.drop_keys(db, person.id, ["session"])
    await hub.signed_out(person.id)
    return Response(_session(hub, None), cookies=[cookie("", hub.settings)])


# -- accounts ----------------------------------------------------------------------------------------


@post("/api/account")
async def register(viewer: Viewer, hub: Tables, data: Sent[Register]) -> Session:
    """Make the guest an account."""
    return _session(hub, await accounts.register(hub, signed_in(viewer), data))


@patch("/api/account")
async def change_profile(viewer: Viewer, hub: Tables, data: Sent[Profile]) -> Session:
    return _session(hub, await accounts.change_profile(hub, signed_in(viewer), data))


@post("/api/account/password")
async def change_password(request: Browser, viewer: Viewer, hub: Tables, data: Sent[NewPassword]) -> Response[Session]:
    """Every other browser has to sign in again."""
    person = signed_in(viewer)
    await accounts.change_password(hub, person, data)
    return await _signed_in(request, hub, person, 201)


@post("/api/account/delete", status_code=200)
async def delete_account(viewer: Viewer, hub: Tables, data: Sent[Leave]) -> Response[Session]:
    """Go away for good; the games stay, without the name."""
    await accounts.delete(hub, signed_in(viewer), data.password)
    return Response(_session(hub, None), cookies=[cookie("", hub.settings)])


@post("/api/account/verify")
async def verify(hub: Tables, data: Sent[Verify]) -> None:
    """Follow the mailed link of an address."""
    await accounts.verify(hub, data.key)


@post("/api/account/reset", status_code=202)
async def ask_reset(hub: Tables, data: Sent[AskReset]) -> None:
    """Ask for a link to set a new password."""
    await accounts.ask_reset(hub, data.email)


@put("/api/account/reset")
async def reset(hub: Tables, data: Sent[Reset]) -> None:
    """Set a new password with the mailed link."""
    await accounts.reset(hub, data)


# -- tokens ------------------------------------------------------------------------------------------


def _token(key: KeyRow, secret: str | None = None) -> TokenInfo:
    return TokenInfo(key.hash[:16], key.label, key.created, cast(Scope, key.scope), secret)


@get("/api/tokens")
async def tokens(viewer: Viewer, hub: Tables) -> list[TokenInfo]:
    """One's keys for programs."""
    async with hub.store.read() as db:
        return [_token(key) for key in await people.keys_of(db, signed_in(viewer).id, "token")]


@post("/api/tokens")
async def new_token(viewer: Viewer, hub: Tables, data: Sent[NewToken]) -> TokenInfo:
    """A key for programs, sent as `Authorization: Bearer ...`; its secret is shown this once."""
    person = signed_in(viewer)
    if person.login is None:
        raise refused(OnlyForAccounts())
    secret, key = new_key(person.id, "token", data.label, scope=data.scope)
    async with hub.store.write() as db:
        if len(await people.keys_of(db, person.id, "token")) >= MOST_TOKENS:
            raise refused(TooManyTokens(MOST_TOKENS))
        await people.keep_key(db, key)
    return _token(key, secret)


@delete("/api/tokens/{token:str}")
async def drop_token(viewer: Viewer, hub: Tables, token: FromPath[str]) -> None:
    await _drop(hub, signed_in(viewer), "token", token)


# -- others ------------------------------------------------------------------------------------------


@get("/api/blocks")
async def blocks(viewer: Viewer, hub: Tables) -> list[PersonCard]:
    """Whom one has blocked: they cannot join one's tables."""
    async with hub.store.read() as db:
        return [PersonCard(other.id, other.name) for other in await people.blocked_by(db, signed_in(viewer).id)]


async def _other(hub: Hub, id: str) -> PersonRow:
    async with hub.store.read() as db:
        other = await people.find(db, id)
    if other is None:
        raise not_found(NoSuchPerson(id))
    return other


@get("/api/people/{person:str}")
async def one_profile(viewer: Viewer, hub: Tables, person: PersonId) -> PersonProfile:
    """What somebody has played: oneself, or somebody who lets others see it."""
    other = await _other(hub, person)
    if not profiles.is_public(other) and (viewer is None or viewer.id != other.id):
        raise not_found(NoSuchPerson(person))
    return await profiles.profile(hub, other, viewer)


@get("/api/account/export")
async def export(viewer: Viewer, hub: Tables, address: Address) -> Response[Export]:
    """All that is kept about oneself, as a file."""
    person = signed_in(viewer)
    hub.quotas.imports.use(person.id, address)
    headers = {"content-disposition": 'attachment; filename="railhead.json"', "cache-control": "no-store"}
    return Response(await profiles.export(hub, person), headers=headers)


@put("/api/blocks/{person:str}")
async def block(viewer: Viewer, hub: Tables, person: PersonId) -> PersonCard:
    me, other = signed_in(viewer), await _other(hub, person)
    async with hub.store.write() as db:
        await people.block(db, me.id, other.id)
    return PersonCard(other.id, other.name)


@delete("/api/blocks/{person:str}")
async def unblock(viewer: Viewer, hub: Tables, person: PersonId) -> None:
    async with hub.store.write() as db:
        await people.unblock(db, signed_in(viewer).id, person)


@post("/api/reports")
async def report(viewer: Viewer, hub: Tables, data: Sent[NewReport]) -> None:
    """Tell those who run the server about somebody."""
    me, other = signed_in(viewer), await _other(hub, data.about)
    if data.game is not None:
        await hub.seen_by(data.game, me)
    row = ReportRow(new_id(), me.id, other.id, data.game, data.text, int(time.time()))
    async with hub.store.write() as db:
        await people.keep_report(db, row)


ROUTES = [
    session, sign_in, log_in, sign_out, sessions, sign_out_there, sign_out_everywhere,
    register, change_profile, change_password, delete_account, verify, ask_reset, reset,
    tokens, new_token, drop_token, blocks, block, unblock, report, one_profile, export,
]  # fmt: skip
