"""Railhead: play, learn and study railway board games.

What is named here is the public interface: it stays as it is within a major version. Everything else may change.
The names are loaded when they are first asked for, so that `import railhead` costs nothing; docs/library.md is a
guided tour.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from railhead.bots import Bot as Bot
    from railhead.bots import Budget as Budget
    from railhead.games.catalogue import title as title
    from railhead.games.catalogue import titles as titles
    from railhead.games.title import Title as Title
    from railhead.kernel.action import Action as Action
    from railhead.kernel.action import to_plain as to_plain
    from railhead.kernel.flow import Decision as Decision
    from railhead.kernel.history import History as History
    from railhead.kernel.legal import Legal as Legal
    from railhead.kernel.message import Message as Message
    from railhead.kernel.play import Outcome as Outcome
    from railhead.kernel.record import Record as Record
    from railhead.kernel.record import RecordError as RecordError
    from railhead.kernel.refusal import Refusal as Refusal
    from railhead.kernel.rng import Stream as Stream
    from railhead.kernel.rules import Refused as Refused
    from railhead.kernel.rules import Rules as Rules
    from railhead.library import bot as bot
    from railhead.library import new_game as new_game
    from railhead.library import picture as picture
    from railhead.library import play_out as play_out
    from railhead.library import read_game as read_game
    from railhead.library import result_of as result_of
    from railhead.library import save_game as save_game
    from railhead.library import sentence as sentence
    from railhead.library import story as story
    from railhead.library import title_of as title_of
    from railhead.library import win_shares as win_shares
    from railhead.view.scene import Result as Result

__version__ = "1.0.0"

#: module -> its public names
_PUBLIC = {
    "bots": ("Bot", "Budget"),
    "games.catalogue": ("title", "titles"),
    "games.title": ("Title",),
    "kernel.action": ("Action", "to_plain"),
    "kernel.flow": ("Decision",),
    "kernel.history": ("History",),
    "kernel.legal": ("Legal",),
    "kernel.message": ("Message",),
    "kernel.play": ("Outcome",),
    "kernel.record": ("Record", "RecordError"),
    "kernel.refusal": ("Refusal",),
    "kernel.rng": ("Stream",),
    "kernel.rules": ("Refused", "Rules"),
    "library": (
        "bot", "new_game", "picture", "play_out", "read_game", "result_of", "save_game", "sentence", "story",
        "title_of", "win_shares",
    ),
    "view.scene": ("Result",),
}  # fmt: skip
_HOME = {name: module for module, names in _PUBLIC.items() for name in names}

__all__ = ["__version__", *_HOME]

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name not in _HOME:
            raise AttributeError(f"module 'railhead' has no attribute {name!r}")
        return getattr(import_module(f"railhead.{_HOME[name]}"), name)

    def __dir__() -> list[str]:
        return sorted(__all__)
