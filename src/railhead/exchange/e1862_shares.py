"""Which share is which: logs of 1862 name single certificates, which are all alike to the rules.

The log's numbers are followed from holder to holder: what an entry names goes first, else what came first; shares
returned in an exchange are those that came last. Where an entry names a share that was thought to be elsewhere, the two
numbers are changed for one another.
"""

from __future__ import annotations

from railhead.games.e1862.effects import MoveCerts
from railhead.games.e1862.facts import CERTS
from railhead.games.e1862.state import COMPANIES, IPO, State
from railhead.kernel.effect import Effect
from railhead.stock.effects import NewDirector

#: occasions on which an entry names the shares
NAMED = ("bought", "sold", "redeemed")
#: occasions on which the shares that came last go first
LAST_FIRST = ("returned", "option", "singles", "sold")


class Certificates:
    """By company and holder the numbers of the single shares, in the order in which they came."""

    def __init__(self) -> None:
        self.held: list[dict[int, list[int]]] = [{IPO: list(range(1, CERTS))} for _ in range(COMPANIES)]

    def holder(self, company: int, number: int) -> int | None:
        """Who has a share."""
        return next((who for who, numbers in self.held[company].items() if number in numbers), None)

    def claim(self, company: int, numbers: tuple[int, ...], place: int) -> None:
        """An entry shows that shares are in a place."""
        for number in numbers:
            now, there = self.holder(company, number), self.held[company].get(place, [])
            spare = [other for other in there if other not in numbers]
            if now is not None and now != place and spare:
                ix, there[there.index(spare[-1])] = self.held[company][now].index(number), number
                self.held[company][now][ix] = spare[-1]

    def saw(self, state: State, effects: tuple[Effect, ...], named: tuple[int, ...]) -> None:
        """Follow the certificates through what happened."""
        places = list(state.cert_at)
        for effect in effects:
            if isinstance(effect, MoveCerts):
                for cert in effect.certs:
                    if cert % CERTS:
                        self._move(cert // CERTS, places[cert], effect.to, effect.why, named)
                    places[cert] = effect.to
                if effect.why == "closed":
                    for company in {cert // CERTS for cert in effect.certs}:
                        self.held[company] = {effect.to: list(range(1, CERTS))}
            elif isinstance(effect, NewDirector):
                for cert in effect.shares:
                    self._move(effect.company, effect.dst, effect.src, "director", named)
                    places[cert] = effect.src
                places[effect.cert] = effect.dst

    def _move(self, company: int, src: int, dst: int, why: str, named: tuple[int, ...]) -> None:
        there = self.held[company].setdefault(src, [])
        wanted = [number for number in there if number in named] if why in NAMED else []
        number = wanted[0] if wanted else there[-1 if why in LAST_FIRST else 0]
        there.remove(number)
        self.held[company].setdefault(dst, []).append(number)
