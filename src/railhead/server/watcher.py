"""Who looks on at a table, as the room knows them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from railhead.store.rows import PersonRow

if TYPE_CHECKING:
    from railhead.server.room import Room


class Watcher(Protocol):
    """Somebody who looks on: a socket and the person behind it."""

    person: str | None

    @property
    def viewer(self) -> PersonRow | None: ...

    def send(self, told: bytes) -> None: ...

    def put_out(self, room: Room) -> None: ...
