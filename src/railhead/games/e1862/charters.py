"""Companies before and at their launch (3, 4.2, 6.5.3, 6.5.4)."""

from __future__ import annotations

from collections.abc import Iterator

from railhead.games.e1862.effects import Float, GainMarkers, MoveCerts, StartCompany, Transfer
from railhead.games.e1862.facts import DIRECTOR_SHARES, SHARES
from railhead.games.e1862.holdings import acting_seat, cash_of, director_cert, shares, singles, treasury
from railhead.games.e1862.home import has_room
from railhead.games.e1862.market import par_below, set_cell
from railhead.games.e1862.names import ask_about
from railhead.games.e1862.refusals import NoSuchCompany
from railhead.games.e1862.rules import E1862Play, E1862Rules
from railhead.games.e1862.state import IPO, BuyMarkers, State, account
from railhead.kernel.action import Action, to_plain
from railhead.kernel.flow import Act, Step, asks_seat
from railhead.kernel.menu import Choice, Pick
from railhead.kernel.message import Message
from railhead.kernel.refusal import Refusal, says
from railhead.stock.market import OFF_MARKET
from railhead.stock.purse import BANK
from railhead.stock.refusals import AboutCompany


class Markers(Action, frozen=True, gc=False, tag="markers"):
    """How many station markers a launched company buys."""

    number: int


#: The company comes in a later phase or is out of the game.
NotAvailable = AboutCompany.saying("refusal-not-available", "3.2")
AlreadyStarted = AboutCompany.saying("refusal-already-started", "3.2")
MissedObligationWaits = AboutCompany.saying("refusal-missed-obligation-waits", "D7")


@says("refusal-no-room-at-home", "3.2")
class NoRoomAtHome(Refusal, frozen=True):
    """Its home marker could not be placed."""

    company: str
    hex: str


@says("refusal-bad-marker-number", "6.5.4.2")
class BadMarkerNumber(Refusal, frozen=True):
    least: int
    most: int


def refuse_company(rules: E1862Rules, state: State, name: str, *, parliament: bool) -> Iterator[Refusal]:
    """3.2, 4.3, D7: available in this phase, not started, with room for its home marker."""
    ix = rules.facts.number.get(name)
    if ix is None:
        yield NoSuchCompany(name)
        return
    company = state.company[ix]
    if company.group is None or company.group > state.phase:
        yield NotAvailable(name)
    elif company.started:
        yield AlreadyStarted(name)
    elif parliament and company.waits:
        yield MissedObligationWaits(name)
    elif not has_room(rules, state, ix):
        yield NoRoomAtHome(name, rules.facts.companies[ix].home)


def available(rules: E1862Rules, state: State, *, parliament: bool) -> Iterator[int]:
    """3.2: the companies that may be auctioned or started now, in the order of the data file."""
    for ix, company in enumerate(state.company):
        if company.group is None or company.group > state.phase or company.par or (parliament and company.waits):
            continue
        if has_room(rules, state, ix):
            yield ix


def start_chartered(play: E1862Play, seat: int, company: int, par: int) -> None:
    """4.2, 3.1, D3: the winner buys the director certificate at par; the other certificates lie in the IPO."""
    play.do(StartCompany(company, par, True, seat))
    if play.rules.rulings.priced_with_par:
        set_cell(play, company, play.rules.facts.market.space(par))
    play.do(Transfer(account(seat), BANK, DIRECTOR_SHARES * par, "share"))
    play.do(MoveCerts((director_cert(company),), account(seat), "bought"))


def start_own(play: E1862Play, seat: int, company: int, price: int) -> None:
    """6.5.3, 3.1a: the director certificate is bought from the charter, where the other certificates lie as well."""
    play.do(StartCompany(company, par_below(price), False))
    set_cell(play, company, play.rules.facts.market.space(price))
    play.do(MoveCerts(tuple(singles(play.state, company, IPO)), treasury(play.state, company), "charter"))
    play.do(Transfer(account(seat), treasury(play.state, company), DIRECTOR_SHARES * price, "share"))
    play.do(MoveCerts((director_cert(company),), account(seat), "bought"))


def check_float(play: E1862Play, company: int) -> None:
    """6.5.4, 3.1, 6.5.4.1, 6.5.4.2: five shares bought out of IPO or charter launch a company."""
    state = play.state
    sold = SHARES - shares(state, company, IPO) - shares(state, company, treasury(state, company))
    if state.company[company].floated or sold < play.rules.facts.float_at:
        return
    play.do(Float(company))
    printed = play.rules.facts.game.tokens
    if not state.company[company].chartered:
        play.push(BuyMarkers(acting_seat(play.state, company), company))
        return
    par, own = state.company[company].par, treasury(state, company)
    if state.price_at[company] == OFF_MARKET:
        set_cell(play, company, play.rules.facts.market.space(par))
    play.do(Transfer(BANK, own, SHARES * par, "capital"))
    play.do(Transfer(own, BANK, printed.chartered.number * printed.chartered.cost_each, "markers"))
    play.do(GainMarkers(company, printed.chartered.number))


# -- 6.5.4: the markers of a non-chartered company -------------------------------------------------------------------


def most_markers(rules: E1862Rules, state: State, company: int) -> int:
    """D17: as many as it may own and can pay."""
    cost = rules.facts.game.tokens.non_chartered.cost_each
    return min(rules.rulings.most_at_launch(rules.most_markers), cash_of(state, company) // cost)


def every_markers(rules: E1862Rules, state: State, frame: BuyMarkers) -> Iterator[Markers]:
    least = rules.facts.game.tokens.non_chartered.least
    for number in range(least, most_markers(rules, state, frame.company) + 1):
        yield Markers(number)


def refuse_markers(rules: E1862Rules, state: State, frame: BuyMarkers, action: Markers) -> Iterator[Refusal]:
    """6.5.4, 6.5.4.2: at least two, at most what it may own and can pay."""
    least, most = rules.facts.game.tokens.non_chartered.least, most_markers(rules, state, frame.company)
    if not least <= action.number <= most:
        yield BadMarkerNumber(least, most)


def buy_markers(play: E1862Play, frame: BuyMarkers, action: Markers) -> None:
    """6.5.4.2: paid at once."""
    cost = action.number * play.rules.facts.game.tokens.non_chartered.cost_each
    play.do(Transfer(treasury(play.state, frame.company), BANK, cost, "markers"))
    play.do(GainMarkers(frame.company, action.number))
    play.pop()


# -- questions ---------------------------------------------------------------------------------------------------------


def offer_markers(rules: E1862Rules, state: State, frame: BuyMarkers) -> Iterator[Pick]:
    each = rules.facts.game.tokens.non_chartered.cost_each
    choices = []
    for action in every_markers(rules, state, frame):
        notes = (Message("note-cash-after", {"amount": cash_of(state, frame.company) - each * action.number}),)
        label = Message("choice-markers", {"number": action.number, "cost": each * action.number})
        choices.append(Choice(to_plain(action), label, (), notes))
    yield Pick("markers", Message("offer-markers"), tuple(choices))


BUY_MARKERS = Step(
    asks_seat("markers"),
    {Markers: Act(do=buy_markers, refuse=refuse_markers, every=every_markers, offer=offer_markers)},
    ask=ask_about("ask-markers"),
)
