"""What the routes are given by the application: who asks, and the tables."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from railhead.server.hub import Hub
from railhead.store.rows import PersonRow

T = TypeVar("T")

Viewer: TypeAlias = NamedDependency[PersonRow | None]
Tables: TypeAlias = NamedDependency[Hub]
#: where the request comes from
Address: TypeAlias = NamedDependency[str]
GameId: TypeAlias = FromPath[str]
Sent: TypeAlias = JSONBody[T]
