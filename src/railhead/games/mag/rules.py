"""What stays constant during a game of 18Magyarország: options, players and the facts of the box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from railhead.games.mag.cards import solo
from railhead.games.mag.facts import Facts, Kinds, facts
from railhead.games.mag.refusals import SoloOnly
from railhead.games.mag.site import SWITCHES, rulings_of
from railhead.games.mag.state import State
from railhead.kernel.play import Play
from railhead.kernel.refusal import Refusal
from railhead.kernel.rules import Option, OptionValue, Refused, Rules
from railhead.view.scene import Picture

#: 2: István goes by legal ways and keeps the limit of certificates; declined offers by train; ruling R25
VERSIONS = (1, 2)
VERSION = VERSIONS[-1]

#: nobody's seat, not even that of companies without owner
NO_SEAT = -2

#: of the solo game
SOLO = (Option("companies", (2, 3)), Option("difficulty", ("green", "yellow", "red")))
OPTIONS = (Option("dividends", ("free", "all-or-nothing")), *SOLO, *SWITCHES)


class MagRules(Rules[State]):
    """Constant during a game. `players` counts István in the solo game."""

    state_type = State

    def __init__(
        self, version: int, options: Mapping[str, OptionValue], seats: int, printed: Facts | None = None
    ) -> None:
        """X, XI: two players, or one against István, have the smaller map. `printed` stands in for the facts of the box
        where another map is wanted."""
        super().__init__("18mag", version, options, seats)
        self.solo = solo() if seats == 1 else None
        self.side = int(options["companies"])  # companies on each side of the solo game
        self.difficulty = options["difficulty"]
        if self.solo is None:
            _refuse_solo_options(options)
        self.players = 2 if self.solo is not None else seats
        self.istvan = 1 if self.solo is not None else NO_SEAT
        self.facts = printed or facts("multi" if seats > 2 else "two")
        self.minors = len(self.facts.minors)
        self.companies = self.minors + len(self.facts.majors)
        self.accounts = 1 + self.players + self.companies
        self.rulings = rulings_of(version, options)
        self.all_or_nothing = options["dividends"] == "all-or-nothing"
        #: hexes as they were drawn (scene.py)
        self.pictures: dict[tuple[int, int, int, tuple[int, ...]], Picture | None] = {}
        self.kinds = Kinds(self.facts)
        self.cert_limit = self.facts.game.certificate_limit[str(seats)]
        self.station_costs = self.facts.minor_rules.station_costs
        self.extra_station = frozenset[int]()
        if self.solo is not None:
            self.station_costs = (*self.station_costs, self.solo.third_station_cost)
            self.extra_station = frozenset(c.number for c in self.solo.company_cards if "extra_station" in c.permanent)
        stations = [len(self.station_costs)] * self.minors
        stations += [len(self.facts.major_rules.station_costs)] * len(self.facts.majors)
        #: stations of company c are first_token[c] up to first_token[c + 1]
        self.first_token = tuple(sum(stations[:company]) for company in range(self.companies + 1))
        self.token_owner = tuple(company for company, count in enumerate(stations) for _ in range(count))

    def account(self, company: int) -> int:
        return 1 + self.players + company

    def major_account(self, major: str) -> int:
        return 1 + self.players + self.minors + self.facts.major_ix[major]


def _refuse_solo_options(options: Mapping[str, OptionValue]) -> None:
    """XI.1: these are for one player."""
    changed: list[Refusal] = [SoloOnly(option.name) for option in SOLO if options[option.name] != option.values[0]]
    if changed:
        raise Refused(changed)


MagPlay: TypeAlias = Play[MagRules, State]
