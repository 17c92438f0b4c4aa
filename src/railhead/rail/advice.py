"""Which cars are worth their price: the best run with every selection of them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from railhead.rail.apart import NODES, best_apart
from railhead.rail.network import Network
from railhead.rail.reach import Stations
from railhead.rail.run import Car, Run, Train


class Advice(Struct, frozen=True):
    """A selection of cars (by number), what they cost, and the best run that uses all of them."""

    cars: tuple[int, ...]
    cost: int
    run: Run
    proven: bool

    @property
    def net(self) -> int:
        """What the run earns less what the cars cost."""
        return self.run.revenue + self.run.subsidy - self.cost


def advise_cars(
    net: Network,
    seen: Stations,
    values: Sequence[int],
    trains: Sequence[Train],
    cars: Sequence[Car],
    prices: Sequence[int],
    *,
    nodes: int = NODES,
) -> tuple[Advice, ...]:
    """All selections that can be used, best first. `prices`: of the first car, the second and so on."""
    found: list[Advice] = []
    for mask in range(1 << len(cars)):
        chosen = tuple(ix for ix in range(len(cars)) if mask >> ix & 1)
        if len(chosen) > len(prices):
            continue
        answer = best_apart(net, seen, values, trains, [cars[ix] for ix in chosen], nodes=nodes)
        if answer.best is not None:
            found.append(Advice(chosen, sum(prices[: len(chosen)]), answer.best, answer.proven))
    return tuple(sorted(found, key=lambda advice: (-advice.net, len(advice.cars), advice.cars)))
