"""Standing orders: what a player lets be done for them while they are away.

An order is data, secret to its owner. A title says which ones it knows (`Orders`), and each what it means
(`Order.reply`): a pure function of the order, the position in which it was given and the present one. What comes of it
is an action like any other, which the rules check as they check a person's; or nothing, where it is for the person to
decide; or the order is over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from railhead.kernel.action import Action
from railhead.kernel.menu import Range
from railhead.kernel.message import Message


class Off(Struct, frozen=True):
    """The order is over, and why: the situation has changed, or it has done what it was to do."""

    why: Message


#: what an order says to a position: an action, nothing (the person decides), or that it is over
Reply: TypeAlias = Action | Off | None


class Order(Struct, frozen=True, tag_field="order", omit_defaults=True, forbid_unknown_fields=True):
    """What is to be done without asking; a subclass with a tag for each kind. Rules and states are the title's own,
    hence `Any`."""

    def says(self, rules: Any, /) -> Message:
        """What it will do, in a sentence."""
        raise NotImplementedError

    def reply(self, rules: Any, given: Any, state: Any, seat: int, /) -> Reply:
        """What it says to a position; `given`: the position in which a seat gave it."""
        raise NotImplementedError

    def lacks(self) -> bool:
        """Whether an order that repeats what was done still lacks something that was done before."""
        return False

    def recall(self, rules: Any, before: Any, action: Action, /) -> Order:
        """The order with what it takes from an action and the position before it."""
        return self


class OrderOffer(Struct, frozen=True, omit_defaults=True):
    """An order that may be given now, and the sentence that says what it will do.

    With `number` the person sets a figure: it goes into the order's field of that name, and into the sentence.
    """

    order: dict[str, object]
    says: Message
    number: Range | None = None


class Orders(Struct, frozen=True):
    """The orders of a title."""

    #: the union of its kinds
    kinds: Any
    #: which may be given, by a seat in a position
    offers: Callable[[Any, Any, int], Iterator[OrderOffer]]
    #: the kinds of action that may be repeated
    repeated: tuple[str, ...] = ()

    def read(self, plain: object) -> Order:
        """An order from its saved form; raises `msgspec.ValidationError` where it is none."""
        order: Order = msgspec.convert(plain, self.kinds)
        return order


def offered(rules: Any, order: Order, number: Range | None = None) -> OrderOffer:
    """An order that may be given now."""
    return OrderOffer(plain_order(order), order.says(rules), number)


def plain_order(order: Order) -> dict[str, object]:
    plain = msgspec.to_builtins(order)
    assert isinstance(plain, dict)
    return plain


def is_offered(offers: Iterator[OrderOffer], plain: dict[str, object]) -> bool:
    """Whether somebody may give this order: as it stands in an offer, with a number within its range."""
    return any(_fits(offer, plain) for offer in offers)


def _fits(offer: OrderOffer, plain: dict[str, object]) -> bool:
    number = offer.number
    if number is None:
        return offer.order == plain
    figure = plain.get(number.field)
    if type(figure) is not int or figure not in range(number.least, number.most + 1, number.step):
        return False
    return offer.order | {number.field: figure} == plain
