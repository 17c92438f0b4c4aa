"""Standing orders: what somebody lets be done for them at a table."""

from __future__ import annotations

from msgspec import Struct

from railhead.kernel.message import Message
from railhead.kernel.order import OrderOffer
from railhead.server.protocol import Action, Asked, Count, Seat


class GiveOrder(Asked, frozen=True):
    """One of the `offers`, with the number that was set."""

    head: Count
    seat: Seat
    order: Action


class PrepareReply(Asked, frozen=True):
    """`branch` is an analysis of the present position, with one move of whoever is in turn and one's own reply."""

    branch: str


class OrderInfo(Struct, frozen=True):
    """An order of one's own; `off` says why it is over."""

    id: str
    seat: int
    says: Message
    at: int
    off: Message | None = None


class SeatOffers(Struct, frozen=True):
    """Which orders may be given for a seat now."""

    seat: int
    offers: tuple[OrderOffer, ...]


class OrderList(Struct, frozen=True):
    head: int
    orders: tuple[OrderInfo, ...]
    seats: tuple[SeatOffers, ...]
