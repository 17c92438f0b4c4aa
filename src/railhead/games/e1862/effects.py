"""What happens. Every change of the state is one of these."""

from __future__ import annotations

from msgspec.structs import replace

from railhead.games.e1862.state import OFF_MARKET, Company, Marker, Round, RoundKind, State
from railhead.kernel.effect import Effect
from railhead.stock import certificates, purse, trains


def _put(row: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    return (*row[:at], value, *row[at + 1 :])


class Transfer(Effect, frozen=True):
    """Money moves; `why` names the occasion. A bank that runs out is broken for good (10.2)."""

    src: int
    dst: int
    amount: int
    why: str

    def apply_to(self, state: State) -> State:
        left = purse.transfer(state.purse, self.src, self.dst, self.amount)
        return replace(state, purse=left, broken=state.broken or left[purse.BANK] <= 0)


class MoveCerts(Effect, frozen=True):
    """Certificates change hands."""

    certs: tuple[int, ...]
    to: int
    why: str

    def apply_to(self, state: State) -> State:
        return replace(state, cert_at=certificates.moved(state.cert_at, self.certs, self.to))


class MovePrice(Effect, frozen=True):
    """A marker moves to a cell, below those that lie there."""

    company: int
    cell: int

    def apply_to(self, state: State) -> State:
        price_at = _put(state.price_at, self.company, self.cell)
        rest = tuple(other for other in state.price_order if other != self.company)
        order = rest if self.cell == OFF_MARKET else (*rest, self.company)
        return replace(state, price_at=price_at, price_order=order)


class ReachTop(Effect, frozen=True):
    """A marker has reached the last cell: the game ends with this operating round."""

    company: int

    def apply_to(self, state: State) -> State:
        return replace(state, top=True)


class _OfCompany(Effect, frozen=True):
    company: int

    def changed(self, state: State, company: Company) -> State:
        row = state.company
        return replace(state, company=(*row[: self.company], company, *row[self.company + 1 :]))


class Win(Effect, frozen=True):
    """A player has won a charter in Parliament."""

    seat: int
    company: int
    bid: int


class StartCompany(_OfCompany, frozen=True):
    """A company is started: by a charter that somebody owes the launch of, or without one."""

    par: int
    chartered: bool
    owed_by: int | None = None

    def apply_to(self, state: State) -> State:
        company = replace(
            state.company[self.company], par=self.par, chartered=self.chartered, owed_by=self.owed_by, waits=False
        )
        return self.changed(state, company)


class Float(_OfCompany, frozen=True):
    """A company is launched."""

    def apply_to(self, state: State) -> State:
        return self.changed(state, replace(state.company[self.company], floated=True, owed_by=None))


class GainMarkers(_OfCompany, frozen=True):
    """Station markers come onto the charter (or leave it, if negative)."""

    number: int

    def apply_to(self, state: State) -> State:
        company = state.company[self.company]
        return self.changed(state, replace(company, markers=company.markers + self.number))


class AtHome(_OfCompany, frozen=True):
    """The company has placed its home marker."""

    def apply_to(self, state: State) -> State:
        return self.changed(state, replace(state.company[self.company], at_home=True))


class SetParMarker(_OfCompany, frozen=True):
    par: int
    chartered: bool

    def apply_to(self, state: State) -> State:
        return self.changed(state, replace(state.company[self.company], par=self.par, chartered=self.chartered))


class GainPermits(_OfCompany, frozen=True):
    permits: int

    def apply_to(self, state: State) -> State:
        company = state.company[self.company]
        return self.changed(state, replace(company, permits=company.permits | self.permits))


class GivePermits(_OfCompany, frozen=True):
    """The company has given its permits, and its charter, to another one."""

    def apply_to(self, state: State) -> State:
        return self.changed(state, replace(state.company[self.company], permits=0, chartered=False))


class CloseCompany(_OfCompany, frozen=True):
    """A company goes back to the offer as it was dealt. `why`: merged, bankrupt or missed."""

    why: str

    def apply_to(self, state: State) -> State:
        old = state.company[self.company]
        return self.changed(state, Company(old.group, old.permit, old.permit, waits=self.why == "missed"))


class LeaveGame(_OfCompany, frozen=True):
    """A company goes back to the box."""

    def apply_to(self, state: State) -> State:
        old = state.company[self.company]
        return self.changed(state, Company(None, old.permit, old.permit))


class ParliamentReady(Effect, frozen=True):
    """A company that missed its obligation may be auctioned again."""

    company: int

    def apply_to(self, state: State) -> State:
        row = state.company
        company = replace(row[self.company], waits=False)
        return replace(state, company=(*row[: self.company], company, *row[self.company + 1 :]))


class Lay(Effect, frozen=True):
    """A tile (with its rotation) comes on a hex; small stations and markers keep their places."""

    hex: int
    tile: int
    marks: int

    def apply_to(self, state: State) -> State:
        laid = _put(state.laid, self.hex, self.tile)
        return replace(state, laid=laid, marks=_put(state.marks, self.hex, self.marks))


class AddMark(Effect, frozen=True):
    """A small-station marker comes on a line."""

    hex: int
    line: int

    def apply_to(self, state: State) -> State:
        return replace(state, marks=_put(state.marks, self.hex, state.marks[self.hex] | 1 << self.line))


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
            train_type=_put(train_type, self.train, self.type),
            warranties=_put(warranties, self.train, self.warranties),
        )


class MoveTrain(Effect, frozen=True):
    """A train changes its owner, or leaves the game. `why`: bought, merged, rusted, closed."""

    train: int
    to: int
    why: str

    def apply_to(self, state: State) -> State:
        return replace(state, train_at=trains.moved(state.train_at, self.train, self.to))


class UseWarranty(Effect, frozen=True):
    train: int

    def apply_to(self, state: State) -> State:
        return replace(state, warranties=_put(state.warranties, self.train, state.warranties[self.train] - 1))


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


class PassPriority(Effect, frozen=True):
    seat: int

    def apply_to(self, state: State) -> State:
        return replace(state, priority=self.seat)


class TriggerLner(Effect, frozen=True):
    def apply_to(self, state: State) -> State:
        return replace(state, lner=1)


class FormLner(Effect, frozen=True):
    """The London and North Eastern Railway forms: the last set of rounds begins."""

    certificate_limit: int

    def apply_to(self, state: State) -> State:
        return replace(state, lner=2, certificate_limit=self.certificate_limit)


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
    company: int
    revenue: int
    subsidy: int


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


class NewDirector(Note, frozen=True, gc=False):
    company: int
    seat: int


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
