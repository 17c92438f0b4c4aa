"""What happens in a game. Money moves by `Transfer` only."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from railhead.games.mag.route import Route
from railhead.games.mag.state import State
from railhead.kernel.effect import Effect
from railhead.stock import certificates, market, purse, trains

Why = Literal[
    "start", "second-tile", "terrain", "station", "car", "income", "owner-income", "mine", "train", "train-between",
    "dividend", "shares-sold", "share-bought", "solo-income", "track-fee",
]  # fmt: skip


class Transfer(Effect, frozen=True):
    """Money from one account to another."""

    src: int
    dst: int
    amount: int
    why: Why

    def apply_to(self, state: State) -> State:
        return replace(state, purse=purse.transfer(state.purse, self.src, self.dst, self.amount))


class TakeOver(Effect, frozen=True):
    """V: a minor gets its owner."""

    minor: int
    seat: int

    def apply_to(self, state: State) -> State:
        owner = list(state.owner)
        owner[self.minor] = self.seat
        return replace(state, owner=tuple(owner))


class MoveCert(Effect, frozen=True):
    """Certificates of one major go from one holder to another; money for them follows by a transfer."""

    major: int
    certs: tuple[int, ...]
    src: int
    dst: int
    amount: int = 0

    def apply_to(self, state: State) -> State:
        return replace(state, cert_at=certificates.moved(state.cert_at, self.certs, self.dst))


class NewDirector(Effect, frozen=True):
    """VII.6: the director certificate changes hands against two shares (of the charter, for a first director)."""

    major: int
    cert: int
    shares: tuple[int, ...]
    src: int
    dst: int

    def apply_to(self, state: State) -> State:
        given = certificates.moved(state.cert_at, self.shares, self.src)
        return replace(state, cert_at=certificates.moved(given, (self.cert,), self.dst))


class MoveTrain(Effect, frozen=True):
    """A train leaves or returns to its stack, or changes its owner."""

    train: int
    kind: int
    src: int
    dst: int
    price: int = 0

    def apply_to(self, state: State) -> State:
        return replace(state, train_at=trains.moved(state.train_at, self.train, self.dst))


class Lay(Effect, frozen=True):
    """A tile comes to lie on a hex; `carried` are the stations that stand elsewhere on it than before."""

    company: int
    hex: int
    old: int
    new: int
    carried: tuple[tuple[int, int], ...] = ()  # station, site

    def apply_to(self, state: State) -> State:
        laid = list(state.laid)
        laid[self.hex] = self.new
        if not self.carried:
            return replace(state, laid=tuple(laid))
        token_at = list(state.token_at)
        for token, site in self.carried:
            token_at[token] = site
        return replace(state, laid=tuple(laid), token_at=tuple(token_at))


class SpendToken(Effect, frozen=True):
    """A terrain token is used up."""

    minor: int

    def apply_to(self, state: State) -> State:
        terrain = list(state.terrain)
        terrain[self.minor] -= 1
        return replace(state, terrain=tuple(terrain))


class PlaceToken(Effect, frozen=True):
    """A station comes onto the map."""

    company: int
    token: int
    site: int
    price: int = 0

    def apply_to(self, state: State) -> State:
        token_at = list(state.token_at)
        token_at[self.token] = self.site
        return replace(state, token_at=tuple(token_at))


class TrainsRan(Effect, frozen=True):
    """VI.3.6: the routes, what they earned, and what came from the mine. Money follows by transfers."""

    minor: int
    routes: tuple[Route, ...]
    revenue: int
    mine: int


class MovePrice(Effect, frozen=True):
    """A price marker goes to a space."""

    major: int
    src: int
    dst: int
    why: Literal["dividend", "sale", "sold-out"]

    def apply_to(self, state: State) -> State:
        price_at, order = market.moved(state.price_at, state.price_order, self.major, self.dst)
        return replace(state, price_at=price_at, price_order=order)


class DividendPaid(Effect, frozen=True):
    """VI.4.3: the total; money follows by transfers."""

    major: int
    amount: int


class TrainSold(Effect, frozen=True):
    """VI.3.8: a train left its stack; `first` of a type that starts a phase."""

    kind: int
    first: bool

    def apply_to(self, state: State) -> State:
        return replace(state, train_sold=True, used_stacks=state.used_stacks | 1 << self.kind)


class IdleTokens(Effect, frozen=True):
    """VI.3.9: so many "no train sold" tokens lie there now."""

    count: int

    def apply_to(self, state: State) -> State:
        return replace(state, idle_rounds=self.count)


class CloseStack(Effect, frozen=True):
    """VI.3.9: after a forced change of phase this type starts no phase any more."""

    kind: int

    def apply_to(self, state: State) -> State:
        return replace(state, used_stacks=state.used_stacks | 1 << self.kind)


class NextPhase(Effect, frozen=True):
    """VI.3.9: a new phase begins at once; in the last one, `ends` is the turn that ends the game."""

    phase: int
    ends: int

    def apply_to(self, state: State) -> State:
        return replace(state, phase=self.phase, ends=self.ends)


class RoundBegins(Effect, frozen=True):
    """IV: a share round (a new turn) or an operating round (`number` of `of`) begins."""

    kind: Literal["shares", "operating"]
    turn: int
    number: int = 0
    of: int = 0

    def apply_to(self, state: State) -> State:
        return replace(state, turn=self.turn, train_sold=False)


class Priority(Effect, frozen=True):
    """VII.2: the priority deal lies with a seat."""

    seat: int

    def apply_to(self, state: State) -> State:
        return replace(state, priority=self.seat)


class MinorOut(Effect, frozen=True):
    """V: a minor that nobody picked leaves the game."""

    minor: int


class OfferMade(Effect, frozen=True):
    """VI.3.8: a price is named for a train of another minor."""

    buyer: int
    seller: int
    kind: int
    price: int


class OfferDeclined(Effect, frozen=True):
    """VI.3.8: the owner of the train keeps it."""

    buyer: int
    seller: int


class Passed(Effect, frozen=True):
    """Somebody did nothing (more); `auto` where there was no choice."""

    seat: int
    auto: bool = False


class CardProgress(Effect, frozen=True):
    """XI.2.2: so many actions of István's card are done; `owed`: the train of a swap is still to be bought."""

    minor: int
    done: int
    owed: bool

    def apply_to(self, state: State) -> State:
        done, owed = list(state.done), list(state.owed)
        done[self.minor], owed[self.minor] = self.done, self.owed
        return replace(state, done=tuple(done), owed=tuple(owed))


class Explain(Effect, frozen=True):
    """XI: why István does something or does not; the message and its arguments."""

    id: str
    args: tuple[tuple[str, int | str], ...]
