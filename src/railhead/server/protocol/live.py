"""The live socket: what a client says, and what the server tells."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from railhead.kernel.explain import Explained
from railhead.kernel.menu import Menu
from railhead.kernel.message import Message
from railhead.server.protocol import Action, Asked, Count, Problem, Ref, Seat, Text
from railhead.server.protocol.games import ChatLine, ClocksInfo, GameInfo, GameStatus, LogLine, Position, Preview
from railhead.view.patch import Change
from railhead.view.payment import Payment


class Watch(Asked, frozen=True, tag="watch", tag_field="type"):
    """Follow a game; answered by `watching` (by `table` before the game has begun), also again after `behind`."""

    game: str


class Unwatch(Asked, frozen=True, tag="unwatch", tag_field="type"):
    game: str


class Act(Asked, frozen=True, tag="act", tag_field="type"):
    """`ref` is the client's own number; it comes back with the answer, `acted` or `refused`."""

    ref: Ref
    game: str
    head: Count
    seat: Seat
    action: Action


class AskPreview(Asked, frozen=True, tag="preview", tag_field="type"):
    ref: Ref
    game: str
    head: Count
    seat: Seat
    action: Action


class Explain(Asked, frozen=True, tag="explain", tag_field="type"):
    """What can be said about an action that is not whole yet; answered by `explained`."""

    ref: Ref
    game: str
    head: Count
    seat: Seat
    action: Action


class Speak(Asked, frozen=True, tag="say", tag_field="type"):
    """Say something at the table; told to all as `said`."""

    game: str
    text: Text


class Foresee(Asked, frozen=True, tag="foresee", tag_field="type"):
    """What would the company run for with what can be built on a hex (`action.hex`)? Answered by `foreseen`."""

    ref: Ref
    game: str
    head: Count
    seat: Seat
    action: Action


Said: TypeAlias = Watch | Unwatch | Act | AskPreview | Explain | Foresee | Speak


class Watching(Struct, frozen=True, tag="watching", tag_field="type"):
    position: Position


class Stage(Struct, frozen=True):
    """A part of what an entry brought, with the patch that leads to it from the part before."""

    messages: tuple[Message, ...]
    patch: tuple[Change, ...]
    payments: tuple[Payment, ...]
    action: Action | None


class Acted(Struct, frozen=True, tag="acted", tag_field="type"):
    """Entry n was made: apply the patch to the scene after entry n-1. `ref` is set for whoever asked for it.

    `payments`: who paid whom. `stages`: the same bit by bit, where somebody plays who has no seat.
    """

    game: str
    n: int
    seat: int
    action: Action
    log: LogLine
    patch: tuple[Change, ...]
    status: GameStatus
    asked: int | None = None
    menu: Menu | None = None
    undo: int | None = None
    undo_asking: int | None = None
    redo: int | None = None
    ref: int | None = None
    payments: tuple[Payment, ...] = ()
    clocks: ClocksInfo | None = None
    stages: tuple[Stage, ...] = ()


class Rewound(Struct, frozen=True, tag="rewound", tag_field="type"):
    """Entry n set the game back (or forth) to entry `to`; the whole position follows."""

    n: int
    to: int
    seat: int
    position: Position


class Refused(Struct, frozen=True, tag="refused", tag_field="type"):
    """What was asked under `ref` is not done, for these reasons; nothing has changed."""

    problem: Problem
    game: str | None = None
    ref: int | None = None


class Explaining(Struct, frozen=True, tag="explained", tag_field="type"):
    """What was asked by `explain`."""

    ref: int
    game: str
    explained: Explained


class Income(Struct, frozen=True):
    """What the company would run for after an action."""

    action: dict[str, object]
    amount: int


class Incomes(Struct, frozen=True):
    """What it would run for now, and with each thing that can be built on a hex, as far as it was found in time."""

    now: int
    found: tuple[Income, ...]


class Foreseen(Struct, frozen=True, tag="foreseen", tag_field="type"):
    """What was asked by `foresee`."""

    ref: int
    game: str
    incomes: Incomes


class Previewed(Struct, frozen=True, tag="previewed", tag_field="type"):
    ref: int
    game: str
    preview: Preview


class Behind(Struct, frozen=True, tag="behind", tag_field="type"):
    """The game is at `head`, further than what was sent: watch again."""

    game: str
    head: int


class TableChanged(Struct, frozen=True, tag="table", tag_field="type"):
    """Seats, names or the status of the game have changed; when it begins, `watching` is sent to all at the table."""

    game: GameInfo


class Presence(Struct, frozen=True, tag="presence", tag_field="type"):
    """Which seats have their people at the table now, and how many others look on."""

    game: str
    here: tuple[int, ...]
    watchers: int


class Spoken(Struct, frozen=True, tag="said", tag_field="type"):
    game: str
    line: ChatLine


Told: TypeAlias = (
    Watching | Acted | Rewound | Refused | Previewed | Explaining | Foreseen | Behind | TableChanged | Presence | Spoken
)
