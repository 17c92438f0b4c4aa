"""What happens in a game. Money moves by `Transfer` only."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from railhead.games.mag.actions import Route
from railhead.games.mag.state import State
from railhead.stock import certificates, market, purse, trains

Why = Literal[
    "start", "second-tile", "terrain", "station", "car", "income", "owner-income", "mine", "train", "train-between",
    "dividend", "shares-sold", "share-bought", "solo-income", "track-fee",
]  # fmt: skip


class Transfer(Struct, frozen=True, gc=False):
    """Money from one account to another."""

    src: int
    dst: int
    amount: int
    why: Why

    def on(self, state: State) -> State:
        return replace(state, purse=purse.transfer(state.purse, self.src, self.dst, self.amount))


class TakeOver(Struct, frozen=True, gc=False):
    """V: a minor gets its owner."""

    minor: int
    seat: int

    def on(self, state: State) -> State:
        owner = list(state.owner)
        owner[self.minor] = self.seat
        return replace(state, owner=tuple(owner))


class MoveCert(Struct, frozen=True, gc=False):
    """Certificates of one major go from one holder to another; money for them follows by a transfer."""

    major: int
    certs: tuple[int, ...]
    src: int
    dst: int
    amount: int = 0

    def on(self, state: State) -> State:
        return replace(state, cert_at=certificates.moved(state.cert_at, self.certs, self.dst))


class NewDirector(Struct, frozen=True, gc=False):
    """VII.6: the director certificate changes hands against two shares (of the charter, for a first director)."""

    major: int
    cert: int
    shares: tuple[int, ...]
    src: int
    dst: int

    def on(self, state: State) -> State:
        given = certificates.moved(state.cert_at, self.shares, self.src)
        return replace(state, cert_at=certificates.moved(given, (self.cert,), self.dst))


class MoveTrain(Struct, frozen=True, gc=False):
    """A train leaves or returns to its stack, or changes its owner."""

    train: int
    kind: int
    src: int
    dst: int
    price: int = 0

    def on(self, state: State) -> State:
        return replace(state, train_at=trains.moved(state.train_at, self.train, self.dst))


class Lay(Struct, frozen=True, gc=False):
    """A tile comes to lie on a hex; `carried` are the stations that stand elsewhere on it than before."""

    company: int
    hex: int
    old: int
    new: int
    carried: tuple[tuple[int, int], ...] = ()  # station, site

    def on(self, state: State) -> State:
        laid = list(state.laid)
        laid[self.hex] = self.new
        if not self.carried:
            return replace(state, laid=tuple(laid))
        token_at = list(state.token_at)
        for token, site in self.carried:
            token_at[token] = site
        return replace(state, laid=tuple(laid), token_at=tuple(token_at))


class SpendToken(Struct, frozen=True, gc=False):
    """A terrain token is used up."""

    minor: int

    def on(self, state: State) -> State:
        terrain = list(state.terrain)
        terrain[self.minor] -= 1
        return replace(state, terrain=tuple(terrain))


class PlaceToken(Struct, frozen=True, gc=False):
    """A station comes onto the map."""

    company: int
    token: int
    site: int
    price: int = 0

    def on(self, state: State) -> State:
        token_at = list(state.token_at)
        token_at[self.token] = self.site
        return replace(state, token_at=tuple(token_at))


class TrainsRan(Struct, frozen=True, gc=False):
    """VI.3.6: the routes, what they earned, and what came from the mine. Money follows by transfers."""

    minor: int
    routes: tuple[Route, ...]
    revenue: int
    mine: int

    def on(self, state: State) -> State:
        return state


class MovePrice(Struct, frozen=True, gc=False):
    """A price marker goes to a space."""

    major: int
    src: int
    dst: int
    why: Literal["dividend", "sale", "sold-out"]

    def on(self, state: State) -> State:
        price_at, order = market.moved(state.price_at, state.price_order, self.major, self.dst)
        return replace(state, price_at=price_at, price_order=order)


class DividendPaid(Struct, frozen=True, gc=False):
    """VI.4.3: the total; money follows by transfers."""

    major: int
    amount: int

    def on(self, state: State) -> State:
        return state


class TrainSold(Struct, frozen=True, gc=False):
    """VI.3.8: a train left its stack; `first` of a type that starts a phase."""

    kind: int
    first: bool

    def on(self, state: State) -> State:
        return replace(state, train_sold=True, used_stacks=state.used_stacks | 1 << self.kind)


class IdleTokens(Struct, frozen=True, gc=False):
    """VI.3.9: so many "no train sold" tokens lie there now."""

    count: int

    def on(self, state: State) -> State:
        return replace(state, idle_rounds=self.count)


class CloseStack(Struct, frozen=True, gc=False):
    """VI.3.9: after a forced change of phase this type starts no phase any more."""

    kind: int

    def on(self, state: State) -> State:
        return replace(state, used_stacks=state.used_stacks | 1 << self.kind)


class NextPhase(Struct, frozen=True, gc=False):
    """VI.3.9: a new phase begins at once; in the last one, `ends` is the turn that ends the game."""

    phase: int
    ends: int

    def on(self, state: State) -> State:
        return replace(state, phase=self.phase, ends=self.ends)


class RoundBegins(Struct, frozen=True, gc=False):
    """IV: a share round (a new turn) or an operating round (`number` of `of`) begins."""

    kind: Literal["shares", "operating"]
    turn: int
    number: int = 0
    of: int = 0

    def on(self, state: State) -> State:
        return replace(state, turn=self.turn, train_sold=False)


class Priority(Struct, frozen=True, gc=False):
    """VII.2: the priority deal lies with a seat."""

    seat: int

    def on(self, state: State) -> State:
        return replace(state, priority=self.seat)


class MinorOut(Struct, frozen=True, gc=False):
    """V: a minor that nobody picked leaves the game."""

    minor: int

    def on(self, state: State) -> State:
        return state


class OfferMade(Struct, frozen=True, gc=False):
    """VI.3.8: a price is named for a train of another minor."""

    buyer: int
    seller: int
    kind: int
    price: int

    def on(self, state: State) -> State:
        return state


class OfferDeclined(Struct, frozen=True, gc=False):
    """VI.3.8: the owner of the train keeps it."""

    buyer: int
    seller: int

    def on(self, state: State) -> State:
        return state


class Passed(Struct, frozen=True, gc=False):
    """Somebody did nothing (more); `auto` where there was no choice."""

    seat: int
    auto: bool = False

    def on(self, state: State) -> State:
        return state


class CardProgress(Struct, frozen=True, gc=False):
    """XI.2.2: so many actions of István's card are done; `owed`: the train of a swap is still to be bought."""

    minor: int
    done: int
    owed: bool

    def on(self, state: State) -> State:
        done, owed = list(state.done), list(state.owed)
        done[self.minor], owed[self.minor] = self.done, self.owed
        return replace(state, done=tuple(done), owed=tuple(owed))


class Explain(Struct, frozen=True, gc=False):
    """XI: why István does something or does not; the message and its arguments."""

    id: str
    args: tuple[tuple[str, int | str], ...]

    def on(self, state: State) -> State:
        return state


EFFECTS: tuple[type[Struct], ...] = (
    Transfer, TakeOver, MoveCert, NewDirector, MoveTrain, Lay, SpendToken, PlaceToken, TrainsRan, MovePrice,
    DividendPaid, TrainSold, IdleTokens, CloseStack, NextPhase, RoundBegins, Priority, MinorOut, OfferMade,
    OfferDeclined, Passed, CardProgress, Explain,
)  # fmt: skip
