"""What goes over the wire: bodies of HTTP requests and answers, and the messages of the live socket.

OpenAPI and the browser's TypeScript types are made from these structs (`python -m railhead.server.schema`).
What a client sends forbids unknown fields. No text for people: messages by id, rendered by the client.

`head` is everywhere the number of the last entry of the game's record, rewinds included: whoever acts names the head
they have seen, and is refused as stale (409) where the game has gone on since.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from railhead.games.title import Motif
from railhead.i18n import LANGUAGES
from railhead.kernel.refusal import Reason
from railhead.kernel.rules import OptionValue
from railhead.lessons.first_game import FirstGame

Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=31)]
Ref: TypeAlias = Annotated[int, Meta(ge=0, le=9_007_199_254_740_991)]
Language: TypeAlias = Annotated[str, Meta(pattern=rf"^({'|'.join(LANGUAGES)})\Z")]
Action: TypeAlias = dict[str, object]
Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
Key: TypeAlias = Annotated[str, Meta(min_length=20, max_length=100)]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=2000)]


class Asked(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a client sends."""


class Problem(Struct, frozen=True, omit_defaults=True):
    """The body of every answer from 400 on. `head` is given with 409: where the game really is."""

    status: int
    reasons: tuple[Reason, ...]
    head: int | None = None


class OptionInfo(Struct, frozen=True):
    """A choice at creation; the first value is the default."""

    name: str
    values: tuple[OptionValue, ...]


class TitleInfo(Struct, frozen=True):
    id: str
    package: str
    seats: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    motif: Motif
    #: what is recommended for a first game
    first: FirstGame | None = None
