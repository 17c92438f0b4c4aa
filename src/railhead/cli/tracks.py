"""`railhead routes` and `tiles`: what only the titles with tiles and trains have."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

from cyclopts import Parameter

from railhead.cli.files import open_title, read_game, write
from railhead.cli.logs import is_log, open_log
from railhead.cli.params import AsJson, File, Out, TitleName
from railhead.cli.terminal import Stop, here
from railhead.exchange import play
from railhead.games import catalogue
from railhead.games.title import BestRun, Title
from railhead.hexmap.coord import Layout
from railhead.kernel.message import Arg, Message
from railhead.kernel.record import NoSuchEntry
from railhead.kernel.rules import Refused, Rules
from railhead.view.scene import Shelf
from railhead.view.svg import draw_tiles


def routes(
    file: File, *, at: Annotated[int | None, Parameter(help="help-run-at")] = None,
    company: Annotated[str | None, Parameter(help="help-company")] = None, json: AsJson = False,
) -> None:  # fmt: skip
    title, rules, state = before_log_entry(file, at) if is_log(file) else before_entry(file, at)
    if title.best_run is None:
        raise Stop("cli-no-routes")
    start = perf_counter()
    best = title.best_run(rules, state, company)
    ms = round((perf_counter() - start) * 1000, 2)
    if best is None:
        raise Stop("cli-no-run")
    if json:
        here().json(_plain(best, ms))
        return
    sums: dict[str, Arg] = {"company": best.company, "revenue": best.revenue, "subsidy": best.subsidy}
    here().say("cli-run-proven" if best.proven else "cli-run-found", sums)
    for route in best.routes:
        here().lines(f"  {route.train}: {'-'.join(route.stops)} = {route.revenue}")
    for idle in best.idle:
        here().lines("  " + here().render(Message(idle.why, {"train": idle.train})))


def _plain(best: BestRun, ms: float) -> dict[str, object]:
    return {
        "company": best.company,
        "revenue": best.revenue,
        "subsidy": best.subsidy,
        "proven": best.proven,
        "routes": best.routes,
        "idle": best.idle,
        "ms": ms,
    }


def before_entry(file: Path, at: int | None) -> tuple[Title, Rules[Any], Any]:
    """The position in which entry `at` of a record is made; without it, the present one."""
    game = read_game(file)
    if at is None:
        return game.title, game.rules, game.history.state
    if not 1 <= at <= game.history.last:
        raise Refused([NoSuchEntry(at, game.history.last)])
    return game.title, game.rules, game.history.states[game.history.before[at]]


def before_log_entry(file: Path, at: int | None) -> tuple[Title, Rules[Any], Any]:
    """The same for a log of 18xx.games, whose entries have ids."""
    log = open_log(file)
    before = None
    for played in here().progress(play(log), len(log.actions), "cli-replaying"):
        if at is not None and played.id == at and before is not None:
            return catalogue.title(before.rules.title), before.rules, before.state
        before = played
    assert before is not None
    if at is not None:
        raise Refused([NoSuchEntry(at, before.id)])
    return catalogue.title(before.rules.title), before.rules, before.state


def tiles(title: TitleName, *, out: Out = None) -> None:
    found = open_title(title)
    rules = found.open({}, max(found.seats))
    scene = found.scene(rules, rules.start(rules.draw("")).state)
    shelf = next((panel for panel in scene.panels if isinstance(panel, Shelf) and panel.id == "tiles"), None)
    if shelf is None:
        raise Stop("cli-no-tiles", {"title": title})
    layout = Layout.FLAT if scene.board.orientation == "flat" else Layout.POINTY
    picture = draw_tiles(shelf, layout, here().render)
    if out is None:
        here().out.file.write(picture)
    else:
        write(out, [picture.encode()])
        here().note("cli-written", {"file": str(out)})
