"""VI.3.4, VI.4.2: stations of minors, station markers of majors."""

from __future__ import annotations

from collections.abc import Iterator

from railhead.games.mag.effects import PlaceToken
from railhead.games.mag.holdings import decider, next_token, stations_of, treasury
from railhead.games.mag.names import about
from railhead.games.mag.refusals import NoSuchHex
from railhead.games.mag.rules import MagPlay, MagRules
from railhead.games.mag.state import NOBODY, Dividend, ScrapTrains, State, Station
from railhead.games.mag.track import net_of, placed, view
from railhead.kernel.action import Action, Count, Pass, to_plain
from railhead.kernel.flow import Act, Decision, Step, always, go_on
from railhead.kernel.menu import Choice, Pick, Question
from railhead.kernel.message import Message
from railhead.kernel.refusal import Refusal
from railhead.rail.refusals import AboutHex
from railhead.rail.station import open_sites
from railhead.stock.effects import Transfer
from railhead.stock.purse import BANK
from railhead.stock.refusals import TooDear


class PlaceStation(Action, frozen=True, tag="place-station"):
    """VI.3.4, VI.4.2: a station in the city `stop` of a hex."""

    hex: str
    stop: Count = 0


NoCityThere = AboutHex.saying("refusal-no-city-there", "VI.3.4a")
NoFreeSpace = AboutHex.saying("refusal-no-free-space", "VI.3.4a")
OwnStationThere = AboutHex.saying("refusal-own-station-there", "VI.3.4a")
NoCityForMarker = AboutHex.saying("refusal-no-city-for-marker", "VI.4.2")
NoSpaceForMarker = AboutHex.saying("refusal-no-space-for-marker", "VI.4.2")
OwnMarkerThere = AboutHex.saying("refusal-own-marker-there", "VI.4.2")
CannotPayStation = TooDear.saying("refusal-cannot-pay-station", "VI.3.4")
CannotPayMarker = TooDear.saying("refusal-cannot-pay-marker", "VI.4.2")
CityNotConnected = AboutHex.saying("refusal-city-not-connected", "VI.3.4a")


def decide(rules: MagRules, state: State, frame: Station) -> Decision | None:
    """VI.3.1: asked where a station is left and can be paid; a minor also needs a city for it."""
    seat, price = decider(rules, state, frame.company), cost(rules, state, frame.company)
    if seat in (NOBODY, rules.istvan) or price is None or price > treasury(rules, state, frame.company):
        return None
    if frame.company < rules.minors and next(every(rules, state, frame), None) is None:
        return None
    return Decision(seat, "station")


def advance(play: MagPlay, frame: Station) -> None:
    """VI.3.1, VI.4.1: after a minor's station trains are scrapped, after a major's the dividend follows."""
    if frame.company < play.rules.minors:
        play.next(ScrapTrains(frame.company))
    else:
        play.next(Dividend(frame.company - play.rules.minors))


def cost(rules: MagRules, state: State, company: int) -> int | None:
    """VI.3.4, VI.4.2, S6: what the next station costs; None if there is none left."""
    token = next_token(rules, state, company)
    if token is None:
        return None
    costs = rules.station_costs if company < rules.minors else rules.facts.major_rules.station_costs
    return costs[token - rules.first_token[company]]


def _is_city(rules: MagRules, state: State, site: int) -> bool:
    """VI.3.4a, Vd: any city, the home of a minor that nobody took, too."""
    return rules.facts.board.sites[site].kind == "city" and net_of(rules, state).slots(site) > 0


def _connected(rules: MagRules, state: State, company: int, site: int) -> bool:
    """VI.3.4: minors need track to a station of theirs, majors do not."""
    return company >= rules.minors or bool(view(rules, state, company).reach.sites >> site & 1)


def refuse(rules: MagRules, state: State, frame: Station, action: PlaceStation) -> Iterator[Refusal]:
    """VI.3.4, VI.4.2, R23: a free space in a city, on a hex without an own station; for minors connected by track."""
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
    cities = rules.kinds.city
    if frame.company < rules.minors:
        cities &= view(rules, state, frame.company).reach.sites
    for site in open_sites(net_of(rules, state), cities, placed(rules, state), frame.company):
        yield PlaceStation(rules.facts.board.spots[site.hex].id, site.stop)


def place(play: MagPlay, frame: Station, action: PlaceStation) -> None:
    """VI.3.4, III.3.3a: half of a minor's price goes to SZKEV; VI.4.2: a major pays the bank."""
    build(play, frame.company, action)
    advance(play, frame)


def build(play: MagPlay, company: int, action: PlaceStation) -> None:
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


# --- questions ------------------------------------------------------------------------------------------------------


def ask(rules: MagRules, state: State, frame: Station) -> Question:
    return about(rules, "ask-station", decider(rules, state, frame.company), frame.company)


def offer_station(rules: MagRules, state: State, frame: Station) -> Iterator[Pick]:
    """A click on the hex; where two of its cities have room, then on a space."""
    choices = []
    price = cost(rules, state, frame.company) or 0
    places = list(every(rules, state, frame))
    for place in places:
        spot = rules.facts.board.spots[rules.facts.board.number[place.hex]]
        name = spot.stops[place.stop].name or spot.name or place.hex
        label = Message("choice-station", {"hex": place.hex, "name": name, "cost": price})
        taken = state.token_at.count(rules.facts.board.site(place.hex, place.stop))
        space = f"slot:{place.hex}:{place.stop}:{taken}"
        alone = sum(other.hex == place.hex for other in places) == 1
        left = treasury(rules, state, frame.company) - price
        notes = (Message("note-treasury-after", {"amount": left}),)
        choices.append(Choice(to_plain(place), label, (place.hex,) if alone else (place.hex, space), notes))
    yield Pick("station", Message("offer-station", {"cost": price}), tuple(choices))


STATION = Step(
    decide,
    {
        PlaceStation: Act(do=place, refuse=refuse, every=every, offer=offer_station),
        Pass: always(Pass(), go_on(advance), "choice-no-station"),
    },
    advance,
    ask,
)
