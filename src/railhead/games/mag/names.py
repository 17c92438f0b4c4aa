"""What companies are called and which colours they have, for log, menu and scene."""

from __future__ import annotations

from railhead.games.mag.facts import Facts
from railhead.games.mag.rules import MagRules
from railhead.kernel.action import Action
from railhead.kernel.menu import Question
from railhead.kernel.message import Arg, Items, Message, SeatArg, Term
from railhead.stock.purse import BANK
from railhead.view.stock import Face

#: the rulebook's, and one that is well parted from the others
COLOURS = {
    "red": "#c8323c #d01d07",
    "light blue": "#5aa9dd #47b4ff",
    "gray": "#7d8790 #9b9b9b",
    "green": "#2e8b57 #28766f",
    "yellow": "#e3b80c #dfd105",
    "orange": "#e07b1f #e4821c",
    "purple": "#7d4fa0 #6a319d",
}


#: István's colour in the solo game
ISTVAN = "#5b4636"


def person(rules: MagRules, seat: int) -> SeatArg | Term:
    """A player's name; in the solo game István has the second seat."""
    return Term("mag-istvan") if seat == rules.istvan else SeatArg(seat)


def minor_name(facts: Facts, minor: int) -> str:
    """The number and the short name, as on the charter."""
    return f"{facts.minors[minor].number} {facts.minors[minor].abbr}"


def major_name(rules: MagRules, major: int) -> str:
    return rules.facts.majors[major].abbr


def faces(rules: MagRules) -> list[Face]:
    """How the majors are shown."""
    return [Face(major.id, major.abbr, COLOURS[major.colour]) for major in rules.facts.majors]


def company_name(rules: MagRules, company: int) -> str:
    """The name of a minor or a major by its company number."""
    if company < rules.minors:
        return minor_name(rules.facts, company)
    return rules.facts.majors[company - rules.minors].abbr


def business(rules: MagRules, major: int) -> Items:
    """III.3.3a, VI.3.7: what the minors pay a major for."""
    data, id = rules.facts.rules, rules.facts.majors[major].id
    does = {"SIK": ["terrain"], "SZKEV": ["track"]}.get(id, [])
    does += [use for car in data.cars if car.major == id for use in car.does]
    found = [Term(f"mag-business-{what}") for what in does]
    built = tuple(train.name for train in data.trains if train.major == id)
    if built:
        found.append(Term("mag-business-trains", {"trains": Items(built)}))
    return Items(tuple(found))


def card_of(rules: MagRules, company: int) -> str:
    """The id of a company's card among the panels."""
    if company < rules.minors:
        return f"minor:{rules.facts.minors[company].number}"
    return f"charter:{rules.facts.majors[company - rules.minors].id}"


def purse_of(rules: MagRules, account: int) -> str | None:
    """The element of the scene that shows the money of an account; None for the bank."""
    if account == BANK:
        return None
    if account <= rules.players:
        return "istvan:purse" if account - 1 == rules.istvan else f"seat:{account - 1}"
    return card_of(rules, account - rules.account(0))


def about(
    rules: MagRules, id: str, seat: int, company: int, *notes: Message, usual: Action | None = None, **more: Arg
) -> Question:
    """A question about what a company does, with its card and what one should know to answer."""
    args: dict[str, Arg] = {"seat": SeatArg(seat), "company": company_name(rules, company), **more}
    return Question(Message(id, args), card_of(rules, company), notes, usual)
