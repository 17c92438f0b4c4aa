"""Mergers (7.5) and acquisitions (7.14): partner, survivor, consent, and what becomes of the two companies."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from railhead.games.e1862.consent import Answer, answers, asked, consent_of
from railhead.games.e1862.effects import Answered, Asked
from railhead.games.e1862.holdings import acting_seat, in_receivership, may_expand, running
from railhead.games.e1862.joining import begin_merger, merged_price
from railhead.games.e1862.names import about, arrival_notes, name, passing
from railhead.games.e1862.preview import exchanged
from railhead.games.e1862.refusals import AskedAlready, NoSuchCompany
from railhead.games.e1862.rules import E1862Play, E1862Rules
from railhead.games.e1862.state import AcquireStep, Build, Consent, MarkerStep, MergeStep, State, Survivor
from railhead.games.e1862.track import connected
from railhead.kernel.action import Action, Pass, to_plain
from railhead.kernel.flow import Act, Decision, Step, allowed, always, asks_seat
from railhead.kernel.menu import Choice, Pick, Question
from railhead.kernel.message import Arg, Message, SeatArg
from railhead.kernel.refusal import Refusal, says
from railhead.stock.refusals import AboutCompany

SameCompany = Refusal.saying("refusal-same-company", "7.5")
NotFloated = AboutCompany.saying("refusal-not-floated", "7.5")
InReceivership = AboutCompany.saying("refusal-in-receivership", "8")


@says("refusal-no-connection", "7.5.2")
class NoConnection(Refusal, frozen=True):
    company: str
    partner: str


@says("refusal-not-merging", "7.5.1")
class NotMerging(Refusal, frozen=True):
    """One of the two merging companies survives."""

    first: str
    second: str


class Merge(Action, frozen=True, gc=False, tag="merge"):
    """Merge with, or acquire, another company."""

    partner: str


class Survive(Action, frozen=True, gc=False, tag="survive"):
    company: str


# -- the two steps ---------------------------------------------------------------------------------------------------


def decide_merger(rules: E1862Rules, state: State, frame: MergeStep | AcquireStep) -> Decision | None:
    """7.5, 8, 10.3: only with a partner; not in receivership, not after the LNER."""
    if not may_expand(state, frame.company) or next(every_partner(rules, state, frame), None) is None:
        return None
    return Decision(acting_seat(state, frame.company), "merge" if isinstance(frame, MergeStep) else "acquire")


def advance_merger(play: E1862Play, frame: MergeStep | AcquireStep) -> None:
    if isinstance(frame, AcquireStep):
        play.pop()
    elif frame.built:
        play.next(MarkerStep(frame.company, True))
    else:
        play.next(Build(frame.company))


def was_refused(frame: MergeStep | AcquireStep, partner: int) -> bool:
    """7.5.1: the other director has said no in this step, whichever company were to survive."""
    survivors = {survivor for asked, survivor in frame.refused or () if asked == partner}
    return bool(frame.declined >> partner & 1) or survivors == {frame.company, partner}


def refuse_partner(rules: E1862Rules, state: State, frame: MergeStep | AcquireStep, action: Merge) -> Iterator[Refusal]:
    """7.5, 7.5.2, 8: another launched company with a director, connected outside London."""
    partner = rules.facts.number.get(action.partner)
    if partner is None:
        yield NoSuchCompany(action.partner)
        return
    if partner == frame.company:
        yield SameCompany()
        return
    if not state.company[partner].floated:
        yield NotFloated(action.partner)
        return
    if in_receivership(state, partner):
        yield InReceivership(action.partner)
    if was_refused(frame, partner):
        yield AskedAlready(SeatArg(acting_seat(state, partner)))
    if not connected(state, frame.company, partner):
        yield NoConnection(rules.facts.companies[frame.company].id, action.partner)


every_partner = allowed(
    lambda rules, state, _frame: [Merge(rules.facts.companies[partner].id) for partner in running(state)],
    refuse_partner,
)


def merge(play: E1862Play, frame: MergeStep | AcquireStep, action: Merge) -> None:
    play.push(Survivor(frame.company, play.rules.facts.number[action.partner]))


def no_merger(play: E1862Play, frame: MergeStep | AcquireStep, action: Pass) -> None:
    passing("merge" if isinstance(frame, MergeStep) else "acquire", advance_merger)(play, frame, action)


# -- survivor and consent --------------------------------------------------------------------------------------------


def survivor_refused(state: State, frame: Survivor, survivor: int) -> bool:
    """7.5.1: the other director has said no to just this merger."""
    step = state.stack[-2]
    assert isinstance(step, MergeStep | AcquireStep)
    return (frame.partner, survivor) in (step.refused or ())


def refuse_survivor(rules: E1862Rules, state: State, frame: Survivor, action: Survive) -> Iterator[Refusal]:
    names = rules.facts.companies[frame.company].id, rules.facts.companies[frame.partner].id
    if action.company not in names:
        yield NotMerging(*names)
    elif survivor_refused(state, frame, rules.facts.number[action.company]):
        yield AskedAlready(SeatArg(acting_seat(state, frame.partner)))


every_survivor = allowed(
    lambda _rules, _state, frame: [Survive(name(frame.company)), Survive(name(frame.partner))], refuse_survivor
)


def survive(play: E1862Play, frame: Survivor, action: Survive) -> None:
    """5.2.1, 7.5.1: the operating director names the survivor; another director must agree (5.1)."""
    survivor = play.rules.facts.number[action.company]
    other = consent_of(play.rules, play.state, frame.company, frame.partner)
    play.pop()
    if other is not None:
        what = "merge" if isinstance(play.state.stack[-1], MergeStep) else "acquire"
        play.do(Asked(frame.company, frame.partner, what))
        play.push(Consent(other, frame.company, frame.partner, survivor))
    else:
        begin_merger(play, frame.company, frame.partner, survivor)


def answer(play: E1862Play, frame: Consent, action: Answer) -> None:
    play.do(Answered(frame.seat, action.agreed))
    play.pop()
    if action.agreed:
        begin_merger(play, frame.company, frame.partner, frame.survivor)
        return
    step = play.state.stack[-1]
    assert isinstance(step, MergeStep | AcquireStep)
    if play.rules.rulings.refusal_by_offer:
        play.next(replace(step, refused=(*(step.refused or ()), (frame.partner, frame.survivor))))
    else:
        play.next(replace(step, declined=step.declined | 1 << frame.partner))


# -- questions ---------------------------------------------------------------------------------------------------------


def ask_merger(rules: E1862Rules, state: State, frame: MergeStep | AcquireStep) -> Question:
    trains = "simple" if rules.simple else "permits"
    id = "ask-merge" if isinstance(frame, MergeStep) else "ask-acquire"
    return about(id, acting_seat(state, frame.company), frame.company, trains=trains)


def offer_partner(rules: E1862Rules, state: State, frame: MergeStep | AcquireStep) -> Iterator[Pick]:
    acquiring = isinstance(frame, AcquireStep)
    choices = []
    for action in every_partner(rules, state, frame):
        partner = rules.facts.number[action.partner]
        new = merged_price(state, frame.company, partner)
        notes = (
            *asked(consent_of(rules, state, frame.company, partner)),
            Message("note-merged-price", {"price": new}),
            *arrival_notes(new, may_end=rules.rulings.top_by_merger),
            *_share_notes(rules, state, frame.company, partner),
        )
        label = Message("choice-partner", {"company": action.partner})
        choices.append(Choice(to_plain(action), label, (f"charter:{action.partner}",), notes))
    yield Pick("merge", Message("offer-acquire" if acquiring else "offer-merge"), tuple(choices))


def offer_survivor(rules: E1862Rules, state: State, frame: Survivor) -> Iterator[Pick]:
    choices = []
    for action in every_survivor(rules, state, frame):
        label = Message("choice-survivor", {"company": action.company})
        ask = asked(consent_of(rules, state, frame.company, frame.partner))
        survivor = rules.facts.number[action.company]
        notes = (*ask, *_share_notes(rules, state, frame.company, frame.partner, survivor))
        choices.append(Choice(to_plain(action), label, (f"charter:{action.company}",), notes))
    yield Pick("survivor", Message("offer-survivor"), tuple(choices))


def _share_notes(
    rules: E1862Rules, state: State, company: int, partner: int, survivor: int | None = None
) -> tuple[Message, ...]:  # fmt: skip
    """5.2: what every player holds of both, what he keeps, and whether an option is his beside it.

    As long as the survivor is not named, only what holds for either; nothing of a company that is worth nothing then.
    """
    if merged_price(state, company, partner) == 0:
        return ()
    survivors = (company, partner) if survivor is None else (survivor,)
    outcomes = {exchanged(rules, state, company, partner, one) for one in survivors}
    if len(outcomes) > 1:
        return ()
    found = []
    for row in outcomes.pop():
        args: dict[str, Arg] = {"seat": SeatArg(row.seat), "held": row.held, "kept": row.kept}
        found.append(Message("note-exchange-option" if row.option else "note-exchange", args))
    return tuple(found)


def ask_consent(rules: E1862Rules, state: State, frame: Consent) -> Question:
    partner, survivor = name(frame.partner), name(frame.survivor)
    return about("ask-consent", frame.seat, frame.company, partner=partner, survivor=survivor)


def consent_notes(rules: E1862Rules, state: State, frame: Consent) -> tuple[Message, ...]:
    return _share_notes(rules, state, frame.company, frame.partner, frame.survivor)


MERGER = Step(
    decide_merger,
    {
        Merge: Act(do=merge, refuse=refuse_partner, every=every_partner, offer=offer_partner),
        Pass: always(Pass(), no_merger, "choice-no-merger"),
    },
    advance_merger,
    ask_merger,
)
SURVIVOR = Step(
    lambda _rules, state, frame: Decision(acting_seat(state, frame.company), "survivor"),
    {Survive: Act(do=survive, refuse=refuse_survivor, every=every_survivor, offer=offer_survivor)},
    ask=lambda _rules, state, frame: about(
        "ask-survivor", acting_seat(state, frame.company), frame.company, partner=name(frame.partner)
    ),
)
CONSENT = Step(asks_seat("consent"), {Answer: answers(answer, consent_notes)}, ask=ask_consent)
