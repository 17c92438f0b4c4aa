"""The rows as structs, with what stands in text columns as JSON already read."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import Row

T = TypeVar("T", bound=Struct)


class PersonRow(Struct, frozen=True):
    id: str
    name: str
    lang: str
    created: int
    login: str | None = None
    password: str | None = None
    email: str | None = None
    new_email: str | None = None
    choices: str = "{}"
    admin: bool = False
    banned: bool = False
    deleted: int | None = None
    zone: str | None = None


class KeyRow(Struct, frozen=True):
    hash: str
    person: str
    kind: str
    label: str
    created: int
    expires: int | None = None
    scope: str | None = None


class GameRow(Struct, frozen=True):
    """`head`, `asked`, `status` and `result` are a copy of what the entries say, for lists."""

    id: str
    title: str
    name: str
    rules: str
    options: str
    status: str
    creator: str
    created: int
    changed: int
    header: str | None = None
    seed: str | None = None
    kind: str = "play"
    pace: str = "live"
    access: str = "link"
    seating: str = "fixed"
    head: int = 0
    asked: int | None = None
    result: str | None = None
    origin: str | None = None
    reminded: int | None = None
    version: int = 0
    begins: str = "host"
    gist: str | None = None
    rematch: str | None = None
    rated: bool = False
    coach: bool = False
    ending: str | None = None
    clock: str | None = None
    clocks: str | None = None
    falls: int | None = None


class SeatRow(Struct, frozen=True):
    game: str
    seat: int
    kind: str
    person: str | None = None
    name: str | None = None
    bot: str | None = None
    named: str | None = None
    place: int | None = None
    owner: str | None = None
    offered: str | None = None


class EntryRow(Struct, frozen=True, gc=False):
    """An action (as JSON) or a rewind, with the digest of the state after it and its log (as JSON)."""

    game: str
    n: int
    seat: int
    action: str | None
    rewind: int | None
    digest: str
    log: str
    at: int
    clocks: str | None = None


class WishRow(Struct, frozen=True):
    game: str
    seat: int
    head: int
    to: int
    agreed: str


class ReplacementRow(Struct, frozen=True):
    """The others agree to let a bot sit in for a seat that is waited for."""

    game: str
    seat: int
    head: int
    agreed: str


class AnalysisRow(Struct, frozen=True):
    """A game gone over as far as entry `head`: `state` is going, done or failed; `at` is when it was last heard of."""

    game: str
    person: str | None
    head: int
    state: str
    done: int
    total: int
    at: int
    found: str | None = None


class OrderRow(Struct, frozen=True):
    """What somebody lets be done; `off` says why it is over, None while it stands."""

    id: str
    game: str
    person: str
    seat: int
    what: str
    given: int
    at: int
    seen: int | None = None
    off: str | None = None


class ChatRow(Struct, frozen=True):
    game: str
    n: int
    person: str
    name: str
    text: str
    at: int


class ReportRow(Struct, frozen=True):
    id: str
    by: str
    about: str
    game: str | None
    text: str
    at: int
    settled: int | None = None


class OutRow(Struct, frozen=True):
    """Something that is to go out by a channel, once: `body` (JSON) says what. `due` is None once it has gone; until
    `held` a process has it on its way."""

    id: str
    channel: str
    person: str | None
    body: str
    at: int
    due: int | None
    tries: int = 0
    held: int | None = None


class PushRow(Struct, frozen=True):
    endpoint: str
    person: str
    keys: str
    created: int


class HookRow(Struct, frozen=True):
    person: str
    url: str
    key: str
    created: int


def read(row: Row[tuple[object, ...]], kind: type[T]) -> T:
    """The columns have the names and types of the struct's fields."""
    return kind(**row._mapping)


def plain(row: Struct) -> dict[str, object]:
    return msgspec.structs.asdict(row)
