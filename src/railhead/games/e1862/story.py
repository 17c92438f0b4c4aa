"""A game of 1862 told afterwards: worth, prices, what the companies ran for and what came to the players."""

from __future__ import annotations

from collections.abc import Iterator

from railhead.games.e1862.effects import Bankrupt, FormLner, Merging, NextPhase, Ran
from railhead.games.e1862.holdings import band_letter, price, worth
from railhead.games.e1862.names import name
from railhead.games.e1862.panels import FACES
from railhead.games.e1862.rules import E1862Rules
from railhead.games.e1862.scene import stage
from railhead.games.e1862.state import COMPANIES, State
from railhead.kernel.effect import Effect
from railhead.kernel.message import Message
from railhead.stock.effects import Transfer
from railhead.stock.market import OFF_MARKET
from railhead.view.story import Counted, Row, Summed, Telling, seat_rows


def telling(rules: E1862Rules, _last: State) -> Telling:
    seats = range(rules.seats)
    people = seat_rows(rules.seats)
    companies = tuple(Row(face.id, face.label, face.colour) for face in FACES)
    return Telling(
        stage=stage,
        counted=(
            Counted("worth", people, lambda state: [worth(rules, state, seat) for seat in seats]),
            Counted("prices", companies, _prices),
        ),
        summed=(
            Summed("income", people, lambda _state, effect: tuple(_income(rules, effect))),
            Summed("runs", companies, lambda _state, effect: tuple(_runs(effect))),
        ),
        moments=lambda _state, effect: _moment(effect),
    )


def _prices(state: State) -> list[int | None]:
    """Companies that are on the market."""
    on = (state.price_at[ix] != OFF_MARKET for ix in range(COMPANIES))
    return [price(state, ix) if listed else None for ix, listed in enumerate(on)]


def _income(rules: E1862Rules, effect: Effect) -> Iterator[tuple[int, int]]:
    """7.9: dividends to players."""
    if isinstance(effect, Transfer) and effect.why == "dividend" and 1 <= effect.dst <= rules.seats:
        yield effect.dst - 1, effect.amount


def _runs(effect: Effect) -> Iterator[tuple[int, int]]:
    if isinstance(effect, Ran):
        yield effect.company, effect.revenue + effect.subsidy


def _moment(effect: Effect) -> Message | None:
    """Mergers, bankruptcies, new phases and the LNER."""
    match effect:
        case Merging(survivor=survivor, lost=lost):
            return Message("story-merger", {"survivor": name(survivor), "lost": name(lost)})
        case Bankrupt(company=company):
            return Message("story-bankrupt", {"company": name(company)})
        case NextPhase(phase=phase):
            return Message("story-phase", {"phase": band_letter(phase)})
        case FormLner():
            return Message("story-lner")
    return None
