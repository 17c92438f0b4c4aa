"""Who holds what, read from the state: shares, directors, trains and stations; and how shares change hands."""

from __future__ import annotations

from railhead.games.mag.effects import MoveCert
from railhead.games.mag.rules import MagPlay, MagRules
from railhead.games.mag.state import CHARTER, UNPLACED, State
from railhead.stock import certificates, directors, trains


def percent(rules: MagRules, state: State, major: int, seat: int) -> int:
    """How much of a major a player holds."""
    return certificates.percent(rules.facts.issue, state.cert_at, major, seat + 1)


def on_charter(rules: MagRules, state: State, major: int) -> list[int]:
    """The 10 % shares that can be bought; the director certificate lies aside."""
    return certificates.plain_shares(rules.facts.issue, state.cert_at, major, CHARTER)


def certificates_of(rules: MagRules, state: State, seat: int) -> int:
    """VII.3: certificates of a player; a director certificate is one. Minors do not count."""
    return state.cert_at.count(seat + 1)


def director(rules: MagRules, state: State, major: int) -> int:
    """The seat of the director, or NOBODY."""
    return certificates.director(rules.facts.issue, state.cert_at, major) - 1


def price(rules: MagRules, state: State, major: int) -> int:
    return rules.facts.market.prices[state.price_at[major]]


def decider(rules: MagRules, state: State, company: int) -> int:
    """III.3.1: the seat that decides for a company: the owner of a minor, the director of a major, or NOBODY."""
    if company < rules.minors:
        return state.owner[company]
    return director(rules, state, company - rules.minors)


def treasury(rules: MagRules, state: State, company: int) -> int:
    return state.purse[rules.account(company)]


def trains_of(rules: MagRules, state: State, minor: int) -> list[int]:
    """The pieces a minor owns, the shortest first."""
    return trains.owned(state.train_at, rules.account(minor))


def train_names(rules: MagRules, state: State, minor: int) -> list[str]:
    facts = rules.facts
    return [facts.rules.trains[facts.train_kind[train]].name for train in trains_of(rules, state, minor)]


def stations_of(rules: MagRules, state: State, company: int) -> list[int]:
    """The sites of a company's stations on the map."""
    tokens = state.token_at[rules.first_token[company] : rules.first_token[company + 1]]
    return [site for site in tokens if site != UNPLACED]


def next_token(rules: MagRules, state: State, company: int) -> int | None:
    """The next station a company could place."""
    first = rules.first_token[company]
    for token in range(first, first + stations_in_all(rules, state, company)):
        if state.token_at[token] == UNPLACED:
            return token
    return None


def stations_in_all(rules: MagRules, state: State, company: int) -> int:
    """Placed or not; XI.2.2, S6: some of István's cards give one more."""
    if company >= rules.minors:
        return len(rules.facts.major_rules.station_costs)
    more = rules.solo is not None and state.cards[company] in rules.extra_station
    return len(rules.facts.minor_rules.station_costs) + more


def worth(rules: MagRules, state: State, seat: int) -> int:
    """IX.2, I: cash and the value of the shares; the director certificate counts as two."""
    shares = sum(share_worth(rules, state, major, seat) for major in range(len(rules.facts.majors)))
    return state.purse[seat + 1] + shares


def share_worth(rules: MagRules, state: State, major: int, seat: int) -> int:
    return percent(rules, state, major, seat) // rules.facts.issue.share * price(rules, state, major)


def give_share(play: MagPlay, major: int, seat: int, amount: int = 0) -> None:
    """A share from the charter; then the director is looked for."""
    cert = on_charter(play.rules, play.state, major)[0]
    play.do(MoveCert(major, (cert,), CHARTER, seat + 1, amount))
    settle_director(play, major)


def settle_director(play: MagPlay, major: int) -> None:
    """VII.5, VII.6, III.3.3, R27: the first with two shares becomes director; whoever has more takes over."""
    directors.settle_director(play, play.rules.facts.issue, major, range(1, play.rules.players + 1))
