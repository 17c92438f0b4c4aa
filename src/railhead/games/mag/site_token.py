"""Where 18xx.games lets a terrain token be set apart before the tile is laid (ruling R14)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from railhead.games.mag.effects import SpendToken
from railhead.games.mag.rules import MagPlay, MagRules
from railhead.games.mag.state import LayTrack, State
from railhead.kernel.action import Action
from railhead.kernel.flow import Act, only
from railhead.kernel.menu import Button, button
from railhead.kernel.message import Message
from railhead.kernel.refusal import Refusal


class DeclareToken(Action, frozen=True, tag="declare-token"):
    """A terrain token set apart for the next tile with terrain costs (only in games that read VI.3.2 so)."""


NoTerrainToken = Refusal.saying("refusal-no-terrain-token", "VI.3.2d")
TokenDeclared = Refusal.saying("refusal-token-declared", "VI.3.2d")


def refuse_declare(rules: MagRules, state: State, frame: LayTrack, _action: DeclareToken) -> Iterator[Refusal]:
    """Only where the token is set apart before the tile (ruling R14)."""
    if not rules.rulings.declared or state.terrain[frame.minor] < 1:
        yield NoTerrainToken()
    if frame.armed:
        yield TokenDeclared()


def declare(play: MagPlay, frame: LayTrack, _action: DeclareToken) -> None:
    play.do(SpendToken(frame.minor))
    play.next(replace(frame, armed=True))


def offer_declare(rules: MagRules, state: State, frame: LayTrack) -> Iterator[Button]:
    if not any(refuse_declare(rules, state, frame, DeclareToken())):
        yield button("token", DeclareToken(), Message("choice-declare-token"))


DECLARE_TOKEN = Act(do=declare, refuse=refuse_declare, candidates=only(DeclareToken()), offer=offer_declare)
