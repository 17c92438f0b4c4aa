"""VI.3.4, VI.4.2: stations of minors, station markers of majors."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from railhead.games.mag.actions import Pass, PlaceStation
from railhead.games.mag.effects import PlaceToken, Transfer
from railhead.games.mag.holdings import decider, next_token, stations_of, treasury
from railhead.games.mag.refusals import (
    CannotPayMarker,
    CannotPayStation,
    CityNotConnected,
    NoCityForMarker,
    NoCityThere,
    NoFreeSpace,
    NoSpaceForMarker,
    NoSuchHex,
    OwnMarkerThere,
    OwnStationThere,
)
from railhead.games.mag.state import NOBODY, Dividend, ScrapTrains, State, Station
from railhead.games.mag.track import net_of, view
from railhead.kernel.flow import Act, Acts, Decision
from railhead.kernel.play import Play
from railhead.kernel.refusal import Refusal
from railhead.stock.purse import BANK

if TYPE_CHECKING:
    from railhead.games.mag.rules import MagRules


def decide(rules: MagRules, state: State, frame: Station) -> Decision | None:
    """Asked where a station is left and can be paid; a minor also needs a city for it."""
    seat, price = decider(rules, state, frame.company), cost(rules, state, frame.company)
    if seat in (NOBODY, rules.istvan) or price is None or price > treasury(rules, state, frame.company):
        return None
    if frame.company < rules.minors and next(every(rules, state, frame), None) is None:
        return None
    return Decision(seat, "station")


def advance(play: Play[MagRules, State], frame: Station) -> None:
    """VI.4.1: after a minor's station trains are scrapped, after a major's the dividend follows."""
    if frame.company < play.rules.minors:
        play.next(ScrapTrains(frame.company))
    else:
        play.next(Dividend(frame.company - play.rules.minors))


def cost(rules: MagRules, state: State, company: int) -> int | None:
    """VI.3.4, VI.4.2, S 6: what the next station costs; None if there is none left."""
    token = next_token(rules, state, company)
    if token is None:
        return None
    costs = rules.station_costs if company < rules.minors else rules.facts.major_rules.station_costs
    return costs[token - rules.first_token[company]]


def _is_city(rules: MagRules, state: State, site: int) -> bool:
    return rules.facts.board.sites[site].kind == "city" and net_of(rules, state).slots(site) > 0


def _connected(rules: MagRules, state: State, company: int, site: int) -> bool:
    """VI.3.4: minors need track to a station of theirs, majors do not."""
    return company >= rules.minors or bool(view(rules, state, company).reach.sites >> site & 1)


def refuse(rules: MagRules, state: State, frame: Station, action: PlaceStation) -> Iterator[Refusal]:
    """VI.3.4, VI.4.2, R 23: a free space in a city, on a hex without an own station; for minors connected by track."""
    board, company = rules.facts.board, frame.company
    minor = company < rules.minors
    hex_ = board.number.get(action.hex)
    if hex_ is None:
        yield NoSuchHex(action.hex)
        return
    site = board.first_site[hex_] + action.stop
    if action.stop >= len(board.spots[hex_].stops) or not _is_city(rules, state, site):
        yield NoCityThere(action.hex) if minor else NoCityForMarker(action.hex)
        return
    if any(board.sites[own].hex == hex_ for own in stations_of(rules, state, company)):
        yield OwnStationThere(action.hex) if minor else OwnMarkerThere(action.hex)
    if state.token_at.count(site) >= net_of(rules, state).slots(site):
        yield NoFreeSpace(action.hex) if minor else NoSpaceForMarker(action.hex)
    if not _connected(rules, state, company, site):
        yield CityNotConnected(action.hex)
    price, money = cost(rules, state, company), treasury(rules, state, company)
    assert price is not None, "asked without a station left"
    if price > money:
        yield CannotPayStation(price, money) if minor else CannotPayMarker(price, money)


def every(rules: MagRules, state: State, frame: Station) -> Iterator[PlaceStation]:
    price = cost(rules, state, frame.company)
    if price is None or price > treasury(rules, state, frame.company):
        return
    board, net = rules.facts.board, net_of(rules, state)
    mask = rules.kinds.city
    if frame.company < rules.minors:
        mask &= view(rules, state, frame.company).reach.sites
    own = {board.sites[site].hex for site in stations_of(rules, state, frame.company)}
    while mask:
        bit = mask & -mask
        mask ^= bit
        site = board.sites[bit.bit_length() - 1]
        if site.hex not in own and state.token_at.count(site.ix) < net.slots(site.ix):
            yield PlaceStation(board.spots[site.hex].id, site.stop)


def place(play: Play[MagRules, State], frame: Station, action: PlaceStation) -> None:
    """VI.3.4, III.3.3a: half of a minor's price goes to SZKEV; VI.4.2: a major pays the bank."""
    build(play, frame.company, action)
    advance(play, frame)


def build(play: Play[MagRules, State], company: int, action: PlaceStation) -> None:
    """Pay for the next station and put it there."""
    rules = play.rules
    price, token = cost(rules, play.state, company), next_token(rules, play.state, company)
    assert price is not None
    assert token is not None
    account = rules.account(company)
    to_major = price // rules.facts.minor_rules.station_share_to_szkev if company < rules.minors else 0
    if to_major:
        play.do(Transfer(account, rules.major_account("SZKEV"), to_major, "station"))
    play.do(Transfer(account, BANK, price - to_major, "station"))
    play.do(PlaceToken(company, token, rules.facts.board.site(action.hex, action.stop), price))


def refuse_pass(_rules: MagRules, _state: State, _frame: Station, _action: Pass) -> Iterator[Refusal]:
    """Stations are optional."""
    return iter(())


def every_pass(_rules: MagRules, _state: State, _frame: Station) -> Iterator[Pass]:
    yield Pass()


def do_pass(play: Play[MagRules, State], frame: Station, _action: Pass) -> None:
    advance(play, frame)


ACTS: Acts = {
    PlaceStation: Act(every=every, refuse=refuse, do=place),
    Pass: Act(every=every_pass, refuse=refuse_pass, do=do_pass),
}
