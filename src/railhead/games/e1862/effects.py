"""What happens, beside what happens in every 18xx title (stock/effects.py)."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from railhead.games.e1862.state import Company, Marker, Round, RoundKind, State
from railhead.kernel.effect import Effect, put
from railhead.stock import certificates, effects, purse, trains


class Transfer(effects.Transfer, frozen=True):
    """A bank that runs out of money is broken for good (10.2)."""

    def apply_to(self, state: State, /) -> State:
        left = purse.transfer(state.purse, self.src, self.dst, self.amount)
        return replace(state, purse=left, broken=state.broken or left[purse.BANK] <= 0)


class MoveCerts(Effect, frozen=True):
    """Certificates change hands."""

    certs: tuple[int, ...]
    to: int
    why: str

    def apply_to(self, state: State) -> State:
        return replace(state, cert_at=certificates.moved(state.cert_at, self.certs, self.to))


class ReachTop(Effect, frozen=True):
    """A marker has reached the last cell: the game ends with this operating round."""

    company: int

    def apply_to(self, state: State) -> State:
        return replace(state, top=True)


class Win(Effect, frozen=True):
    """A player has won a charter in Parliament."""

    seat: int
    company: int
    bid: int


class Lay(Effect, frozen=True):
    """A tile (with its rotation) comes on a hex; small stations and markers keep their places."""

    hex: int
    tile: int
    marks: int

    def apply_to(self, state: State) -> State:
        laid = put(state.laid, self.hex, self.tile)
        return replace(state, laid=laid, marks=put(state.marks, self.hex, self.marks))


class AddMark(Effect, frozen=True):
    """A small-station marker comes on a line."""

    hex: int
    line: int

    def apply_to(self, state: State) -> State:
        return replace(state, marks=put(state.marks, self.hex, state.marks[self.hex] | 1 << self.line))


class PlaceMarkerOn(Effect, frozen=True):
    marker: Marker

    def apply_to(self, state: State) -> State:
        return replace(state, markers=(*state.markers, self.marker))


class MoveUp(Effect, frozen=True):
    """The markers of a station move up to its first slots."""

    site: int

    def apply_to(self, state: State) -> State:
        slots = sorted(marker.slot for marker in state.markers if marker.site == self.site)
        moved = (m._replace(slot=slots.index(m.slot)) if m.site == self.site else m for m in state.markers)
        return replace(state, markers=tuple(moved))


class TakeMarker(Effect, frozen=True):
    """A marker leaves the map. `why`: displaced, excess, doubled, closed."""

    marker: Marker
    why: str

    def apply_to(self, state: State) -> State:
        return replace(state, markers=tuple(other for other in state.markers if other != self.marker))


class TurnMarker(Effect, frozen=True):
    """A marker on the map is replaced by one of the surviving company, in its place."""

    marker: Marker
    company: int

    def apply_to(self, state: State) -> State:
        new = self.marker._replace(company=self.company)
        return replace(state, markers=tuple(new if other == self.marker else other for other in state.markers))


class SellTrain(Effect, frozen=True):
    """A card of the bank is bought; there is always another one in the last band."""

    train: int
    owner: int
    type: int
    warranties: int

    def apply_to(self, state: State) -> State:
        train_at, train_type, warranties = state.train_at, state.train_type, state.warranties
        if self.train == len(train_at) - 1:
            train_at, train_type, warranties = (*train_at, trains.DEPOT), (*train_type, -1), (*warranties, 0)
        return replace(
            state,
            train_at=trains.moved(train_at, self.train, self.owner),
            train_type=put(train_type, self.train, self.type),
            warranties=put(warranties, self.train, self.warranties),
        )


class UseWarranty(Effect, frozen=True):
    train: int

    def apply_to(self, state: State) -> State:
        return replace(state, warranties=put(state.warranties, self.train, state.warranties[self.train] - 1))


class NextPhase(Effect, frozen=True):
    phase: int

    def apply_to(self, state: State) -> State:
        return replace(state, phase=self.phase)


class StartRound(Effect, frozen=True):
    kind: RoundKind
    turn: int
    number: int
    of: int

    def apply_to(self, state: State) -> State:
        return replace(state, round=Round(self.kind, self.turn, self.number, self.of))


class TriggerLner(Effect, frozen=True):
    def apply_to(self, state: State) -> State:
        return replace(state, lner=1)


class FormLner(Effect, frozen=True):
    """The London and North Eastern Railway forms: the last set of rounds begins."""

    certificate_limit: int

    def apply_to(self, state: State) -> State:
        return replace(state, lner=2, certificate_limit=self.certificate_limit)


# -- what happens to a charter -------------------------------------------------------------------------------------


class OfCompany(Effect, frozen=True):
    """Something changes on the charter of a company."""

    company: int

    def changed(self, old: Company) -> Company:
        """The charter after it."""
        raise NotImplementedError

    def apply_to(self, state: State) -> State:
        row = state.company
        return replace(state, company=put(row, self.company, self.changed(row[self.company])))


class StartCompany(OfCompany, frozen=True):
    """A company is started: by a charter that somebody owes the launch of, or without one."""

    par: int
    chartered: bool
    owed_by: int | None = None

    def changed(self, old: Company) -> Company:
        return replace(old, par=self.par, chartered=self.chartered, owed_by=self.owed_by, waits=False)


class Float(OfCompany, frozen=True):
    """A company is launched."""

    def changed(self, old: Company) -> Company:
        return replace(old, floated=True, owed_by=None)


class GainMarkers(OfCompany, frozen=True):
    """Station markers come onto the charter (or leave it, if negative)."""

    number: int

    def changed(self, old: Company) -> Company:
        return replace(old, markers=old.markers + self.number)


class AtHome(OfCompany, frozen=True):
    """The company has placed its home marker."""

    def changed(self, old: Company) -> Company:
        return replace(old, at_home=True)


class SetParMarker(OfCompany, frozen=True):
    par: int
    chartered: bool

    def changed(self, old: Company) -> Company:
        return replace(old, par=self.par, chartered=self.chartered)


class GainPermits(OfCompany, frozen=True):
    permits: int

    def changed(self, old: Company) -> Company:
        return replace(old, permits=old.permits | self.permits)


class GivePermits(OfCompany, frozen=True):
    """The company has given its permits, and its charter, to another one."""

    def changed(self, old: Company) -> Company:
        return replace(old, permits=0, chartered=False)


class CloseCompany(OfCompany, frozen=True):
    """A company goes back to the offer as it was dealt. `why`: merged, bankrupt or missed."""

    why: str

    def changed(self, old: Company) -> Company:
        return Company(old.group, old.permit, old.permit, waits=self.why == "missed")


class LeaveGame(OfCompany, frozen=True):
    """A company goes back to the box."""

    def changed(self, old: Company) -> Company:
        return Company(None, old.permit, old.permit)


class ParliamentReady(OfCompany, frozen=True):
    """A company that missed its obligation may be auctioned again."""

    def changed(self, old: Company) -> Company:
        return replace(old, waits=False)


# -- what only the log needs: nothing changes ----------------------------------------------------------------------


class Note(Effect, frozen=True):
    """Said in the log."""


class Passed(Note, frozen=True, gc=False):
    seat: int
    what: str


class BidMade(Note, frozen=True, gc=False):
    seat: int
    company: int
    amount: int
    opens: bool


class Ran(Note, frozen=True, gc=False):
    """7.8: what a company ran for; `trips`: the trains and their stops (sites; -1 for the bonus of a freight)."""

    company: int
    revenue: int
    subsidy: int
    trips: tuple[tuple[str, tuple[int, ...]], ...] = ()


class StayedAtHome(Note, frozen=True, gc=False):
    """7.8: a company that cannot run, for want of a train, of a permit or of a route."""

    company: int
    want: Literal["train", "permit", "route"]


class Paid(Note, frozen=True, gc=False):
    company: int
    how: str
    per_share: int


class MissedObligation(Note, frozen=True, gc=False):
    seat: int
    company: int
    fine: int


class DebtCancelled(Note, frozen=True, gc=False):
    seat: int
    amount: int


class Bankrupt(Note, frozen=True, gc=False):
    company: int


class Receivership(Note, frozen=True, gc=False):
    company: int


class Merging(Note, frozen=True, gc=False):
    survivor: int
    lost: int
    price: int
    acquiring: bool


class Answered(Note, frozen=True, gc=False):
    seat: int
    agreed: bool


class Asked(Note, frozen=True, gc=False):
    """A director asks another one: for a merger, an acquisition or a train."""

    company: int
    partner: int
    what: str


class Refinancing(Note, frozen=True, gc=False):
    company: int


class OptionTaken(Note, frozen=True, gc=False):
    """A holder redeems an option or gives it up."""

    holder: int
    company: int
    redeemed: bool


class Sold(Note, frozen=True, gc=False):
    """A block has been sold."""

    seat: int
    company: int
    shares: int
    price: int
