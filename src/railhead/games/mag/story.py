"""A game of 18Magyarország told afterwards: worth, prices, what the companies earned and what came to the players."""

from __future__ import annotations

from collections.abc import Iterator

from railhead.games.mag.effects import DividendPaid, NextPhase, TrainsRan
from railhead.games.mag.holdings import price, worth
from railhead.games.mag.names import company_name, faces
from railhead.games.mag.rules import MagRules
from railhead.games.mag.scene import company_colour, stage
from railhead.games.mag.state import State
from railhead.kernel.effect import Effect
from railhead.kernel.message import Message, Term
from railhead.stock.effects import Transfer
from railhead.view.story import Counted, Row, Summed, Telling, seat_rows

#: what a player earns without giving anything for it
INCOME = ("owner-income", "dividend", "solo-income")


def telling(rules: MagRules, last: State) -> Telling:
    seats = range(rules.players)
    shown = faces(rules)
    people = seat_rows(rules.seats)
    if rules.solo is not None:
        people = (*people, Row("istvan", Message("mag-istvan"), "#5b4636"))
    companies = tuple(
        Row(f"company:{ix}", Message("place-name", {"name": company_name(rules, ix)}), company_colour(rules, last, ix))
        for ix in range(rules.minors)
    )
    majors = tuple(Row(face.id, face.label, face.colour) for face in shown)
    return Telling(
        stage=lambda state: stage(rules, state),
        counted=(
            Counted("worth", people, lambda state: [worth(rules, state, seat) for seat in seats]),
            Counted("prices", majors, lambda state: [price(rules, state, ix) for ix in range(len(shown))]),
        ),
        summed=(
            Summed("income", people, lambda _state, effect: tuple(_income(rules, effect))),
            Summed("runs", companies, lambda _state, effect: tuple(_runs(effect))),
            Summed("takings", majors, lambda _state, effect: tuple(_takings(rules, effect))),
            Summed("dividends", majors, lambda _state, effect: tuple(_dividends(effect))),
        ),
        moments=lambda _state, effect: _moment(rules, effect),
    )


def _income(rules: MagRules, effect: Effect) -> Iterator[tuple[int, int]]:
    """VI.3.7, VI.4.3: the owner's half of a run, and dividends."""
    if isinstance(effect, Transfer) and effect.why in INCOME and 1 <= effect.dst <= rules.players:
        yield effect.dst - 1, effect.amount


def _runs(effect: Effect) -> Iterator[tuple[int, int]]:
    if isinstance(effect, TrainsRan):
        yield effect.minor, effect.revenue + effect.mine


def _takings(rules: MagRules, effect: Effect) -> Iterator[tuple[int, int]]:
    """III.3.3a: what minors, and the bank for them, paid a major."""
    if isinstance(effect, Transfer) and effect.dst >= (first := rules.account(rules.minors)):
        yield effect.dst - first, effect.amount


def _dividends(effect: Effect) -> Iterator[tuple[int, int]]:
    if isinstance(effect, DividendPaid):
        yield effect.major, effect.amount


def _moment(rules: MagRules, effect: Effect) -> Message | None:
    """VI.3.9: a new phase."""
    if isinstance(effect, NextPhase):
        return Message("story-phase", {"phase": Term(f"mag-colour-{rules.facts.rules.phases[effect.phase].name}")})
    return None
