"""The scene and the menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from railhead.games.mag.state import State
from railhead.kernel.menu import Menu
from railhead.kernel.message import Message

if TYPE_CHECKING:
    from railhead.games.mag.rules import MagRules


def menu_of(rules: MagRules, state: State) -> Menu:
    """What the asked seat may do."""
    decision = rules.decision(state)
    return Menu(decision.seat if decision else None, Message("mag-ask"))
