"""What happens in a game, beside what happens in every 18xx title (stock/effects.py)."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from railhead.games.mag.route import Route
from railhead.games.mag.state import State
from railhead.kernel.effect import Effect, put
from railhead.stock import certificates


class TakeOver(Effect, frozen=True):
    """V: a minor gets its owner."""

    minor: int
    seat: int

    def apply_to(self, state: State) -> State:
        return replace(state, owner=put(state.owner, self.minor, self.seat))


class MoveCert(Effect, frozen=True):
    """Certificates of one major go from one holder to another; money for them follows by a transfer."""

    major: int
    certs: tuple[int, ...]
    src: int
    dst: int
    amount: int = 0

    def apply_to(self, state: State) -> State:
        return replace(state, cert_at=certificates.moved(state.cert_at, self.certs, self.dst))


class Lay(Effect, frozen=True):
    """A tile comes to lie on a hex; `carried`: where the stations on its cities stand now."""

    company: int
    hex: int
    old: int
    new: int
    carried: tuple[tuple[int, int], ...] = ()  # station, site

    def apply_to(self, state: State) -> State:
        token_at = state.token_at
        for token, site in self.carried:
            token_at = put(token_at, token, site)
        return replace(state, laid=put(state.laid, self.hex, self.new), token_at=token_at)


class SpendToken(Effect, frozen=True):
    """A terrain token is used up."""

    minor: int

    def apply_to(self, state: State) -> State:
        return replace(state, terrain=put(state.terrain, self.minor, state.terrain[self.minor] - 1))


class PlaceToken(Effect, frozen=True):
    """A station comes onto the map."""

    company: int
    token: int
    site: int
    price: int = 0

    def apply_to(self, state: State) -> State:
        return replace(state, token_at=put(state.token_at, self.token, self.site))


class TrainsRan(Effect, frozen=True):
    """VI.3.6: the routes, what they earned, and what came from the mine. Money follows by transfers."""

    minor: int
    routes: tuple[Route, ...]
    revenue: int
    mine: int


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
    """VI.3.9: the number of "no train sold" tokens that lie there now."""

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
    """XI.2.2: how many actions of István's card are done; `owed`: the train of a swap is still to be bought."""

    minor: int
    done: int
    owed: bool

    def apply_to(self, state: State) -> State:
        done, owed = put(state.done, self.minor, self.done), put(state.owed, self.minor, self.owed)
        return replace(state, done=done, owed=owed)


class Explain(Effect, frozen=True):
    """XI: why István does something or does not; the message and its arguments."""

    id: str
    args: tuple[tuple[str, int | str], ...]
