"""What takes a moment, but may be asked for by anybody: steps of lessons and drawings, in a process of its own, so that
nobody at a table waits for it."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from railhead.i18n.render import texts
from railhead.kernel.message import Message
from railhead.server import taught
from railhead.server.protocol import Problem
from railhead.view.scene import Scene
from railhead.view.svg import draw


class DrawScene(Struct, frozen=True):
    """A position as SVG, in the words of a title; `names` are those of the seats."""

    scene: Scene
    package: str
    names: tuple[str, ...]
    lang: str


Question: TypeAlias = taught.Question | DrawScene


def work(question: Question) -> bytes | Problem:
    """In the worker."""
    if isinstance(question, DrawScene):
        return _drawn(question).encode()
    return taught.work(question)


def _drawn(asked: DrawScene) -> str:
    """A game that has not begun has nothing to tell below its map."""
    words = texts(asked.lang, asked.package)

    def say(message: Message) -> str:
        return words.format(message, asked.names)[0]

    return draw(asked.scene, say, board_only=not asked.scene.players)
