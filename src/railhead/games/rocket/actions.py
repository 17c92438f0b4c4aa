"""What a player of Rocket may decide."""

from __future__ import annotations

from msgspec import field

from railhead.kernel.action import Action


class Extend(Action, frozen=True, tag="extend"):
    """Section 4: move a line's locomotive to an adjacent hex."""

    line: str
    to: str


class Invest(Action, frozen=True, tag="invest"):
    """Section 10: put a cube on a free slot of the investment chart."""

    city: str
    industry: str


class Station(Action, frozen=True, tag="station"):
    """Section 11: build a station, or move an unconnected one (`from`)."""

    to: str
    source: str | None = field(name="from", default=None)


class Bid(Action, frozen=True, tag="bid"):
    """5.3: a number of own shares, and the hex the locomotive shall go to."""

    shares: int
    to: str


class Match(Action, frozen=True, tag="match"):
    """5.4: the active player equals the highest bid and keeps his hex."""


class Absorb(Action, frozen=True, tag="absorb"):
    """A12: the line that absorbs, where several are touched."""

    into: str


class Pass(Action, frozen=True, tag="pass"):
    """No bid, no match; as a turn action only where nothing is legal (A32)."""


RocketAction = Extend | Invest | Station | Bid | Match | Absorb | Pass
