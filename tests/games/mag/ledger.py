"""A second, plain model of everything in 18Magyarország but track and routes: money, shares, prices, trains, rounds.

It is told each action and what a run earned, works out the rest by itself, and is compared with the engine's trace.
"""

from __future__ import annotations

from typing import Any

from railhead.games.mag.rules import MagRules

MOVES = {
    True: ((0, -1), (10, 0), (20, 1), (50, 2), (90, 3), (130, 4)),
    False: ((0, -1), (10, 0), (30, 1), (60, 2), (110, 3), (210, 4)),
}
#: by the number of players: minors, shares, shares of each major in the package, limit of certificates
DRAFT = {2: (3, 1, 1, 10), 3: (4, 2, 1, 18), 4: (3, 1, 1, 14), 5: (2, 2, 2, 11), 6: (2, 2, 2, 9)}
MINOR_STEPS, MAJOR_STEPS = ("track", "station", "scrap", "run", "trains"), ("station", "dividend")
Asked = tuple[str, str]  # kind of question, and the company or seat


class Ledger:
    def __init__(self, rules: MagRules, prices: tuple[int, ...]) -> None:
        self.n, self.rulings, self.two = rules.players, rules.rulings, rules.players == 2
        self.majors = [major.id for major in rules.facts.majors]
        self.minors = [str(minor.number) for minor in rules.facts.minors]
        self.track = rules.facts.market.prices
        self.train_price = {train.name: train.price for train in rules.facts.rules.trains}
        self.train_major = {"2": "LDSTEG", "4": "LDSTEG", "3": "LDSTEG" if self.two else "MAVAG", "6": "MAVAG"}
        self.symbols = {spot.id: spot.mountain + spot.river for spot in rules.facts.board.spots}
        self.phases = ("Yellow", "Green", "Brown") if self.two else ("Yellow", "Green", "Brown", "Gray")
        self.cash = [0] * self.n
        self.treasury = dict.fromkeys(self.minors + self.majors, 0)
        self.held = {major: [0] * self.n for major in self.majors}
        self.director: dict[str, int | None] = dict.fromkeys(self.majors)
        self.cells: dict[int, list[str]] = {}
        for major, price in zip(self.majors, prices, strict=True):
            self.cells.setdefault(self.track.index(price), []).append(major)
        self.owner: dict[str, int] = {}
        self.trains: dict[str, list[str]] = {minor: [] for minor in self.minors}
        self.placed = dict.fromkeys(self.minors + self.majors, 0)
        self.terrain = {str(minor.number): minor.terrain_tokens for minor in rules.facts.minors}
        self.tile: dict[str, str] = {}
        self.phase, self.turn, self.ends, self.idle, self.priority, self.number = 0, 1, 0, 0, 0, 0
        self.used: set[str] = set()
        self.picks, self.round = 0, "Draft"
        self.steps: list[Asked] = []
        self.seat, self.passes = 0, 0
        self.last: int | None = None  # who acted last in the share round
        self.sold: list[set[str]] = []  # by seat, in this share round
        self.sold_now: set[str] = set()
        self.laid, self.armed = 0, False
        self.cars: list[str] = []
        self.offer: dict[str, Any] = {}

    # --- what can be read off -------------------------------------------------------------------------------------

    def space(self, major: str) -> int:
        return next(space for space, stack in self.cells.items() if major in stack)

    def price(self, major: str) -> int:
        return self.track[self.space(major)]

    def order(self) -> list[str]:
        return [major for space in sorted(self.cells, reverse=True) for major in self.cells[space]]

    def certificates(self, seat: int) -> int:
        return sum(self.held[m][seat] // 10 - (self.director[m] == seat) for m in self.majors)

    def drafter(self) -> int:
        if self.two:
            return (0, 1, 1, 0, 0, 1, 1, 0)[self.picks]
        return (self.picks // self.n + self.picks % self.n) % self.n

    def purchases(self) -> list[str]:
        limit = DRAFT[self.n][3]
        return [
            m
            for m in self.majors
            if sum(self.held[m]) < (80 if self.director[m] is None else 100)
            and self.price(m) <= self.cash[self.seat]
            and self.held[m][self.seat] < 60
            and m not in self.sold[self.seat]
            and self.certificates(self.seat) + (0 if self.exchanges(m) else 1) <= limit
        ]

    def exchanges(self, major: str) -> bool:
        """R25: the buyer gives two shares for the director certificate, so he has no more certificates than before."""
        if not self.rulings.limit_after:
            return False
        after, boss = self.held[major][self.seat] + 10, self.director[major]
        return after == 20 if boss is None else boss != self.seat and after > self.held[major][boss]

    def sales(self) -> dict[str, int]:
        """By major, how many shares may be sold at most."""
        found = {}
        for major, held in self.held.items():
            most = held[self.seat]
            if self.director[major] == self.seat and max(self.others(held)) < 20:
                most -= 20
            if most > 0 and major not in self.sold_now:
                found[major] = most // 10
        return found

    def others(self, held: list[int]) -> list[int]:
        return [percent for seat, percent in enumerate(held) if seat != self.seat]

    # --- going on to the next question ------------------------------------------------------------------------------

    def go_on(self, asked: Asked) -> None:
        """Everything automatic up to the question that is put now."""
        if self.round == "Draft":
            if asked[0] == "draft":
                return
            minors, shares, _, _ = DRAFT[self.n]
            turns = minors + shares
            last = turns if self.rulings.priority_moves_on else turns - 1
            self.priority = 0 if self.two else last % self.n
            self.begin_operating(1, 1)
        while self.round != "over":
            if self.round == "shares":
                if self.passes < self.n and (self.purchases() or self.sales()):
                    break
                self.auto_shares()
            elif not self.steps:
                self.end_operating()
            elif self.steps[0] == asked or (asked[0] == "offer" and self.offer):
                break
            else:
                self.skip(*self.steps.pop(0))
        here = ("over", "") if self.round == "over" else ("shares", str(self.seat)) if self.round == "shares" else asked
        assert here == asked

    def skip(self, kind: str, company: str) -> None:
        """A step that is not asked for must be one without a choice."""
        owner = self.owner[company] if company in self.minors else self.director[company]
        if kind == "track":
            assert self.laid == 2 or (self.laid == 1 and self.treasury[company] < 10)
        elif kind == "station" and company in self.majors and owner is not None:
            assert self.placed[company] == 2 or self.treasury[company] < (40, 80)[self.placed[company]]
        elif kind == "scrap":
            assert not self.trains[company]
        elif kind == "trains":
            sellers = any(self.trains[m] for m in self.owner if m != company)
            assert (
                len(self.trains[company]) == 2 or (self.treasury[company] < 80 and not sellers) or self.offered(company)
            )
        elif kind == "dividend":
            assert owner is None or self.treasury[company] < 10
            self.pay_dividend(company, self.treasury[company])
        self.laid, self.armed, self.cars = 0, False, []

    def offered(self, company: str) -> bool:
        """Without 80 all that is left to ask for is a train whose price was turned down, or no money at all."""
        return self.treasury[company] < 80 and (self.treasury[company] == 0 or bool(self.offer.get("declined")))

    def auto_shares(self) -> None:
        if self.passes == self.n:
            if self.last is not None:
                self.priority = (self.last + 1) % self.n
            for major in self.order():
                if sum(self.held[major]) == 100:
                    self.move(major, 1)
            rounds = (1, 2, 3) if self.two else (1, 2, 2, 3)
            self.begin_operating(1, rounds[self.phase])
        else:
            self.end_turn()

    def begin_operating(self, number: int, of: int) -> None:
        self.round, self.number, self.of, self.at_start, self.sold_train = "operating", number, of, self.phase, False
        minors = [minor for minor in self.minors if minor in self.owner]
        self.steps = [(kind, minor) for minor in minors for kind in MINOR_STEPS]
        self.steps += [(kind, major) for major in self.order() for kind in MAJOR_STEPS]

    def end_operating(self) -> None:
        """VI.3.9, IX.1"""
        last = len(self.phases) - 1
        if not self.sold_train and self.phase < last:
            self.idle += 1
            if self.idle == 3:
                self.idle = 0
                unsold = [name for name in self.train_price if name != "2" and name not in self.used]
                if self.rulings.stack_closes and unsold:
                    self.used.add(max(unsold))
                self.next_phase(2 if self.rulings.late_end else 1)
        if self.phase == self.at_start and self.number < self.of:
            self.begin_operating(self.number + 1, self.of)
        elif self.ends and self.turn >= self.ends:
            self.round = "over"
        else:
            self.turn += 1
            self.round, self.seat, self.passes, self.last = "shares", self.priority, 0, None
            self.sold, self.sold_now = [set() for _ in range(self.n)], set()

    def next_phase(self, turns: int) -> None:
        self.phase += 1
        if self.phase == len(self.phases) - 1:
            self.ends = self.turn + turns

    def end_turn(self) -> None:
        if self.sold_now:
            self.passes, self.last, self.sold_now = 0, self.seat, set()
        else:
            self.passes += 1
        self.seat = (self.seat + 1) % self.n

    # --- actions ----------------------------------------------------------------------------------------------------

    def act(self, action: dict[str, Any], revenue: int, mine: int) -> None:
        """An action in its saved form; a run comes with what it earned."""
        if self.round == "Draft":
            self.pick(action)
            return
        if self.round == "shares":
            self.trade(action)
            return
        company = self.steps[0][1]
        match action["do"]:
            case "lay-tile":
                self.lay_tile(company, action)
            case "declare-token":
                self.terrain[company] -= 1
                self.armed = True
            case "place-station":
                self.place_station(company)
            case "scrap":
                self.trains[company].remove(action["train"])
            case "buy-car":
                self.buy_car(company, action["major"])
            case "run":
                self.run(company, revenue, mine)
            case "buy-train":
                self.buy_train(company, action["train"])
            case "offer-for-train":
                self.offer_for_train(company, action)
            case "accept-offer":
                self.hand_over(company)
            case "decline-offer":
                self.offer = {"declined": True}
            case "pay-dividend":
                self.steps.pop(0)
                self.pay_dividend(company, action["amount"])
            case _:
                self.steps.pop(0)
                self.laid, self.armed, self.cars, self.offer = 0, False, [], {}

    def pick(self, action: dict[str, Any]) -> None:
        seat = self.drafter()
        self.picks += 1
        if action["do"] == "take-minor":
            minor = str(action["minor"])
            self.owner[minor], self.treasury[minor], self.trains[minor] = seat, 50, ["2"]
        else:
            self.held[action["major"]][seat] += 10
            self.settle(action["major"])

    def trade(self, action: dict[str, Any]) -> None:
        if action["do"] == "pass":
            self.end_turn()
            return
        major = action["major"]
        if action["do"] == "buy-share":
            self.cash[self.seat] -= self.price(major)
            self.held[major][self.seat] += 10
            self.settle(major)
            self.sold_now = {major}  # any act will do
            self.end_turn()
        else:
            self.cash[self.seat] += self.price(major) * action["shares"]
            self.held[major][self.seat] -= 10 * action["shares"]
            self.settle(major)
            self.move(major, -1)
            self.sold[self.seat].add(major)
            self.sold_now.add(major)

    def settle(self, major: str) -> None:
        """VII.5, VII.6"""
        held, old = self.held[major], self.director[major]
        if old is None:
            self.director[major] = next((seat for seat in range(self.n) if held[seat] >= 20), None)
        elif max(held) > held[old]:
            clockwise = [(old + step) % self.n for step in range(1, self.n)]
            self.director[major] = next(seat for seat in clockwise if held[seat] == max(held))

    def move(self, major: str, steps: int) -> None:
        """VIII.1"""
        old = self.space(major)
        new = min(max(old + steps, 0), len(self.track) - 1)
        if new != old:
            self.cells[old].remove(major)
            self.cells.setdefault(new, []).append(major)

    def lay_tile(self, minor: str, action: dict[str, Any]) -> None:
        """VI.3.2, VI.3.3"""
        old = self.tile.get(action["hex"])
        cost = 10 * self.symbols[action["hex"]] if old is None else 20 if old in ("L32", "L33") else 0
        if action.get("token"):
            self.terrain[minor] -= 1
        if not action.get("token") and not self.armed:
            self.treasury[minor] -= cost
        self.treasury["SIK"] += cost
        self.armed = self.armed and cost == 0
        if self.laid:
            self.treasury[minor] -= 10
            self.treasury["SZKEV"] += 10
        self.laid += 1
        self.tile[action["hex"]] = action["tile"]

    def place_station(self, company: str) -> None:
        cost = (40, 80)[self.placed[company]]
        self.placed[company] += 1
        self.treasury[company] -= cost
        if company in self.minors:
            self.treasury["SZKEV"] += cost // 2
        self.steps.pop(0)

    def buy_car(self, minor: str, major: str) -> None:
        cost = 10 * (len(self.cars) + 1 + (self.phase >= 2))
        self.cars.append(major)
        self.treasury[minor] -= cost
        self.treasury[major] += cost

    def run(self, minor: str, revenue: int, mine: int) -> None:
        self.treasury[minor] += revenue // 2 + mine
        self.cash[self.owner[minor]] += revenue - revenue // 2
        self.cars = []
        self.steps.pop(0)

    def buy_train(self, minor: str, train: str) -> None:
        """VI.3.8, VI.3.9"""
        price = self.train_price[train]
        self.treasury[minor] -= price
        self.treasury[self.train_major[train]] += price // (4 if self.two else 2)
        self.trains[minor].append(train)
        self.sold_train = True
        first = train != "2" and train not in self.used
        self.used.add(train)
        if first or self.rulings.consecutive:
            self.idle = 0
        if first and self.phase < len(self.phases) - 1:
            self.next_phase(1)

    def offer_for_train(self, minor: str, action: dict[str, Any]) -> None:
        seller = str(action["minor"])
        self.offer = {"seller": seller, "train": action["train"], "price": action["price"]}
        if self.owner[seller] == self.owner[minor] or not self.rulings.consent:
            self.hand_over(minor)

    def hand_over(self, minor: str) -> None:
        seller = self.offer["seller"]
        self.treasury[minor] -= self.offer["price"]
        self.treasury[seller] += self.offer["price"]
        self.trains[seller].remove(self.offer["train"])
        self.trains[minor].append(self.offer["train"])
        self.offer = {}

    def pay_dividend(self, major: str, amount: int) -> None:
        """VI.4.3, VIII.2"""
        self.treasury[major] -= amount
        for seat in range(self.n):
            self.cash[seat] += amount * self.held[major][seat] // 100
        self.move(major, [move for least, move in MOVES[self.two] if least <= amount][-1])

    # --- the trace --------------------------------------------------------------------------------------------------

    def trace(self) -> dict[str, Any]:
        """What `railhead replay --trace` writes, without what depends on track."""
        companies: dict[str, Any] = {}
        for major in self.majors:
            director = self.director[major]
            companies[major] = {
                "cash": self.treasury[major],
                "owner": "pool" if director is None else str(director),
                "tokens_left": 2 - self.placed[major],
                "trains": [],
                "price": self.price(major),
                "cell": self.cells[self.space(major)].index(major),
                "pool": 100 - sum(self.held[major]),
            }
        for minor in self.minors if self.round == "Draft" else self.owner:
            companies[minor] = {
                "cash": self.treasury[minor],
                "owner": str(self.owner[minor]) if minor in self.owner else "",
                "tokens_left": 2 - self.placed[minor] if minor in self.owner else 3,
                "trains": sorted(self.trains[minor]),
                "terrain": self.terrain[minor],
            }
        seats = range(self.n)
        return {
            "round": {"shares": f"SR {self.turn}", "operating": f"OR {self.turn}.{self.number}"}.get(
                self.round, self.round
            ),
            "phase": self.phases[self.phase],
            "cash": {str(seat): self.cash[seat] for seat in seats},
            "shares": {str(seat): {m: h[seat] for m, h in self.held.items() if h[seat]} for seat in seats},
            "certs": {str(seat): self.certificates(seat) for seat in seats},
            "companies": companies,
            "finished": int(self.round == "over"),
        }
