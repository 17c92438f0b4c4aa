"""What happens to money, prices, trains and directorships in an 18xx title. Money moves by `Transfer` only.

The state is the title's own, hence `Any`. A title with more to follow (a bank that breaks, say) has a subclass.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from railhead.kernel.effect import Effect
from railhead.kernel.play import Play
from railhead.stock import certificates, market, purse, trains


class Transfer(Effect, frozen=True):
    """Money from one account to another; `why` names the occasion."""

    src: int
    dst: int
    amount: int
    why: str

    def apply_to(self, state: Any, /) -> Any:
        return replace(state, purse=purse.transfer(state.purse, self.src, self.dst, self.amount))


class NewDirector(Effect, frozen=True):
    """The director certificate changes hands, against plain shares for as much; no sale, no purchase."""

    company: int
    cert: int
    shares: tuple[int, ...]
    src: int
    dst: int

    def apply_to(self, state: Any, /) -> Any:
        given = certificates.moved(state.cert_at, self.shares, self.src)
        return replace(state, cert_at=certificates.moved(given, (self.cert,), self.dst))


class MovePrice(Effect, frozen=True):
    """A price marker goes to a space, below those that lie there, or off the market."""

    company: int
    src: int
    dst: int
    why: str = ""

    def apply_to(self, state: Any, /) -> Any:
        price_at, order = market.moved(state.price_at, state.price_order, self.company, self.dst)
        return replace(state, price_at=price_at, price_order=order)


class MoveTrain(Effect, frozen=True):
    """A train changes its owner, goes back or leaves the game; `why` names the occasion."""

    train: int
    src: int
    dst: int
    why: str
    price: int = 0

    def apply_to(self, state: Any, /) -> Any:
        return replace(state, train_at=trains.moved(state.train_at, self.train, self.dst))


class Priority(Effect, frozen=True):
    """The priority deal lies with a seat."""

    seat: int

    def apply_to(self, state: Any, /) -> Any:
        return replace(state, priority=self.seat)


def move_price(play: Play[Any, Any], company: int, to: int, why: str = "") -> None:
    play.do(MovePrice(company, play.state.price_at[company], to, why))


def move_train(play: Play[Any, Any], train: int, to: int, why: str, price: int = 0) -> None:
    play.do(MoveTrain(train, play.state.train_at[train], to, why, price))
