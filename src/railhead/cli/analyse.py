"""`railhead analyse`: moves compared in one position, or a whole game analysed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from time import monotonic
from typing import Annotated, Any

from cyclopts import Parameter
from rich.table import Table
from rich.text import Text

from railhead.bots import Budget
from railhead.bots.analysing import looks, pieces
from railhead.bots.game_analysis import GameAnalysis, Look, compose
from railhead.bots.spread import spread
from railhead.bots.weighing import Move, Ranking, ranking
from railhead.cli.files import Game, read_game
from railhead.cli.params import AsJson, At, File
from railhead.cli.terminal import here
from railhead.kernel.message import Arg, Message, SeatArg

#: moves of lines for one position, where nothing else is said
NODES = 4000

Nodes = Annotated[int | None, Parameter(help="help-analyse-nodes")]
Seconds = Annotated[float | None, Parameter(help="help-analyse-seconds")]
Jobs = Annotated[int, Parameter(help="help-analyse-jobs")]


def analyse(
    file: File, *, at: At = None, nodes: Nodes = None, seconds: Seconds = None, jobs: Jobs = 2, json: AsJson = False
) -> None:  # fmt: skip
    game = read_game(file)
    if game.record.header.players:
        here().names = game.record.header.players
    if at is not None:
        found = _position(game, game.entry(at), nodes, seconds)
        here().json(found) if json else _show_moves(found)
        return
    whole = compose(game.history, _looks(game, seconds, jobs))
    here().json(whole) if json else _show_game(whole)


def _position(game: Game, n: int, nodes: int | None, seconds: float | None) -> Ranking:
    """With the move that was made next, where there is one."""
    history = game.history
    following = [k for k in history.line() if history.before[k] == n]
    plain = history.entries[following[0] - 1].action if following else None
    played = None if plain is None else game.rules.read(plain)
    budget = Budget(NODES if nodes is None and seconds is None else nodes, seconds)
    return ranking(game.rules, history.states[n], n, budget, played)


def _looks(game: Game, seconds: float | None, jobs: int) -> Iterator[Look]:
    """Where the time is up, the rest is not looked at; what was looked at is spread over the game."""
    todo = list(pieces(game.history, game.record))
    found = here().progress(spread(jobs).map(looks, todo), len(todo), "cli-analysing")
    return chain.from_iterable(_in_time(found, seconds))


def _in_time(found: Iterable[Any], seconds: float | None) -> Iterator[Any]:
    until = None if seconds is None else monotonic() + seconds
    for one in found:
        yield one
        if until is not None and monotonic() > until:
            here().note("analysis-cut")
            return


# -- one position ------------------------------------------------------------------------------------


def _show_moves(found: Ranking) -> None:
    if not found.moves:
        here().say("analysis-no-moves")
        return
    for place, move in enumerate(found.moves, 1):
        head = Text.assemble((f"{place}. ", "bold"), _said(move.does))
        here().out.print(head + Text(f"  ({here().text('analysis-made')})" if move.played else ""))
        here().out.print(_sheet(move))
        if move.line:
            here().out.print(Text(here().text("analysis-line"), "dim"))
            for line in move.line:
                here().out.print(Text("  " + here().render(line), "dim"))


def _sheet(move: Move) -> Table:
    """A line for each seat: its chance, its worth, and what that is made of."""
    table = Table()
    table.add_column("")
    for id in (["analysis-chances"] if move.chances else []) + ["analysis-worth"]:
        table.add_column(here().text(id), justify="right")
    for part in move.parts:
        table.add_column(here().render(part.label), justify="right")
    for seat, worth in enumerate(move.worths):
        chance = [_percent(move.chances[seat])] if move.chances else []
        parts = (here().decimal(part.amounts[seat], 0) for part in move.parts)
        table.add_row(_seat(seat), *chance, here().decimal(worth, 0), *parts)
    return table


# -- a whole game ------------------------------------------------------------------------------------


def _show_game(found: GameAnalysis) -> None:
    here().say("analysis-looked", {"looked": found.looked, "all": found.decisions})
    if found.course and found.course[0].chances:
        here().out.print(_course(found))
    _list("analysis-turnings", ((one.n, turning_said(one.lead, one.seat, one.before, one.after), one.does)
                                for one in found.turnings))  # fmt: skip
    if found.losses:
        here().out.print(Text(here().text("analysis-losses"), "bold"))
    for loss in found.losses:
        who: dict[str, Arg] = {"who": SeatArg(loss.seat), "loss": round(100 * loss.loss)}
        here().out.print(
            Text.assemble((f"{loss.n:>4}  ", "dim"), here().text("analysis-loss", who), " ", _said(loss.does))
        )
        here().out.print(Text("      " + here().text("analysis-better") + " " + _said(loss.better.does)))
    _list("analysis-runs", ((run.n, Message("analysis-run", {
        "company": run.company, "revenue": run.revenue, "best": run.best}), ()) for run in found.runs))  # fmt: skip
    _list("analysis-unspent", ((one.n, unspent_said(one.company, one.seat, one.amount), ()) for one in found.unspent))


def turning_said(lead: bool, seat: int, before: float, after: float) -> Message:
    args: dict[str, Arg] = {"who": SeatArg(seat), "before": round(100 * before), "after": round(100 * after)}
    return Message("analysis-turn-lead" if lead else "analysis-turn-change", args)


def unspent_said(company: Arg | None, seat: int | None, amount: int) -> Message:
    if company is not None:
        return Message("analysis-left", {"company": company, "amount": amount})
    return Message("analysis-kept", {"who": SeatArg(seat or 0), "amount": amount})


def _list(title: str, rows: Iterable[tuple[int, Message, tuple[Message, ...]]]) -> None:
    told = list(rows)
    if told:
        here().out.print(Text(here().text(title), "bold"))
    for n, said, does in told:
        act = _said(does)
        here().out.print(Text.assemble((f"{n:>4}  ", "dim"), here().render(said), (f" {act}" if act else "", "dim")))


def _course(found: GameAnalysis) -> Table:
    """Some twenty lines of how chances went."""
    table = Table(title=here().text("analysis-chances"))
    table.add_column(here().text("analysis-entry"), justify="right")
    for seat in range(found.seats):
        table.add_column(_seat(seat), justify="right")
    every = max(1, len(found.course) // 20)
    for at, point in enumerate(found.course):
        if at % every == 0 or at == len(found.course) - 1:
            table.add_row(str(point.n), *(_percent(chance) for chance in point.chances))
    return table


def _seat(seat: int) -> str:
    return here().text("seat-name", {"seat": SeatArg(seat)})


def _percent(chance: float) -> str:
    return here().text("analysis-percent", {"n": round(100 * chance)})


def _said(messages: Iterable[Message]) -> str:
    return " ".join(here().render(message) for message in messages)
