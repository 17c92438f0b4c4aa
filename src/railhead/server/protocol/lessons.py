"""Lessons: what a client asks of one, and where it stands."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from railhead.kernel.message import Message
from railhead.server.protocol import Action, Asked, Count, Problem
from railhead.server.protocol.games import Position, Preview
from railhead.view.payment import Payment


class LessonInfo(Struct, frozen=True):
    """A lesson in the list; its name is the message `lesson-<id>`. `rules` are the paragraphs that it is about."""

    title: str
    id: str
    minutes: int
    steps: int
    rules: tuple[str, ...]


class OverviewInfo(Struct, frozen=True):
    """“How a game goes”: the texts are `overview-<id>-...`, the drawings are numbered from 1."""

    title: str
    id: str
    figures: int


class DrawingInfo(Struct, frozen=True):
    """A drawing beside a paragraph of the rules; `caption` is its message."""

    title: str
    rule: str
    caption: str


class LessonActs(Asked, frozen=True):
    """What was done in a part of a lesson so far; `{"do": "continue"}` where there was only something to read."""

    part: Count = 0
    acts: Annotated[tuple[Action, ...], Meta(max_length=60)] = ()


class LessonAction(Asked, frozen=True):
    """One more action, to be looked at only."""

    action: Action
    part: Count = 0
    acts: Annotated[tuple[Action, ...], Meta(max_length=60)] = ()


class Learned(Asked, frozen=True):
    """Finished lessons, as `rocket/line`."""

    lessons: Annotated[tuple[Annotated[str, Meta(max_length=80)], ...], Meta(max_length=500)] = ()


class LessonPreview(Struct, frozen=True):
    """What an action would do, or why it is refused. Trying is what lessons are for: a refusal is no fault here."""

    preview: Preview | None = None
    problem: Problem | None = None


class LessonPosition(Struct, frozen=True):
    """Where one is in a lesson. `step` counts from 1 through all parts; `says` is what the step says, `point` what it
    points at, `solution` an action that fulfils it. `shows`: there is only something to read.

    `verdict`: `missed` where the last action was not what was wanted; `done` where the part is over. `comment` is what
    the lesson says about the last action, `places` what it says about places of the board that cannot be chosen.
    """

    position: Position
    step: int
    verdict: Literal["asked", "missed", "done"]
    says: Message
    point: tuple[str, ...] = ()
    solution: Action | None = None
    shows: bool = False
    comment: Message | None = None
    places: dict[str, Message] = {}
    payments: tuple[Payment, ...] = ()
