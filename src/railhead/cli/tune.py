"""`railhead tune`: better figures for a title's valuation, and `railhead train`: a valuation that is learned."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

from railhead.bots import rocket_train as trainer
from railhead.bots import tune as tuner
from railhead.bots.arena import Tournament
from railhead.bots.figures import figures, name_with, usual
from railhead.bots.spread import Spread, held, spread
from railhead.cli.arena import run_arena
from railhead.cli.files import open_title
from railhead.cli.games import read_options
from railhead.cli.params import AsJson, Options, Out, Seats, TitleName
from railhead.cli.terminal import Stop, here

#: with fewer games nothing is held out to see how well the others foretell
LEAST_GAMES = 6


def tune(
    title: TitleName, *, seats: Seats = None,
    only: Annotated[str | None, Parameter(name="--figures", help="help-tune-figures")] = None,
    steps: Annotated[int, Parameter(help="help-tune-steps")] = 50,
    setups: Annotated[int, Parameter(help="help-tune-setups")] = 4,
    check: Annotated[int, Parameter(help="help-tune-check")] = 0,
    seed: Annotated[str, Parameter(help="help-seed")] = "tune",
    jobs: Annotated[int, Parameter(help="help-jobs")] = 1,
    ray: Annotated[str | None, Parameter(help="help-ray")] = None,
    nodes: Annotated[int, Parameter(help="help-nodes")] = 2000, option: Options = None,
    keep: Annotated[Path | None, Parameter(help="help-arena-keep")] = None, json: AsJson = False,
) -> None:  # fmt: skip
    tuned = open_title(title)
    known = tuple(figures(tuned.package).figures)
    names = tuple(name.strip() for name in only.split(",")) if only else known
    if unknown := [name for name in names if name not in known]:
        raise Stop("cli-tune-unknown", {"name": unknown[0], "known": ", ".join(known)})
    players = seats or min(number for number in tuned.seats if number > 1)
    if steps < 1 or setups < 1 or jobs < 1 or nodes < 1 or check < 0 or players < 2:
        raise Stop("cli-tune-numbers")
    options = read_options(tuned, option or [])
    tuned.open(options, players)
    if ray is not None and find_spec("ray") is None:
        raise Stop("cli-no-ray")
    plan = tuner.Tuning(tuned.id, players, names, seed, setups, tuple(sorted(options.items())), nodes)
    over = spread(jobs, ray)
    with held(over):
        done = _steps(plan, steps, over, keep)
        found = tuner.found(plan, done)
        _show(plan, found, json)
        if check and not json:
            bots = (name_with("steady", found), "steady")
            run_arena(
                Tournament(plan.title, bots, players, f"{seed}-check", plan.options, nodes), check, over, keep, False
            )


def _steps(
    plan: tuner.Tuning, number: int, over: Spread, keep: Path | None
) -> list[tuner.Step]:  # fmt: skip
    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
        if before := min(number, tuner.known_steps(plan, keep)):
            here().note("cli-tune-again", {"steps": before})
    return list(here().progress(tuner.steps(plan, number, over, keep), number, "cli-tuning"))


def _show(plan: tuner.Tuning, found: dict[str, float], json: bool) -> None:
    before = usual(plan.package, plan.seats)
    if json:
        here().json({"title": plan.title, "seats": plan.seats, "found": found})
        return
    table = Table(box=None, header_style="bold", pad_edge=False)
    for column in ("cli-column-figure", "cli-column-before", "cli-column-found"):
        table.add_column(here().text(column), justify="left" if column == "cli-column-figure" else "right")
    for name, value in found.items():
        table.add_row(name, here().decimal(before[name], 3), here().decimal(value, 3))
    here().out.print(table)
    here().say("cli-tune-toml", {"file": f"{plan.package}_steady.toml"})
    line = ", ".join(f"{name} = {value:g}" for name, value in found.items())
    here().out.print(f"{plan.seats} = {{ {line} }}", soft_wrap=True, highlight=False, markup=False)


def train(
    title: TitleName, *, seats: Seats = None,
    games: Annotated[int, Parameter(help="help-train-games")] = 200,
    seed: Annotated[str, Parameter(help="help-seed")] = "train",
    jobs: Annotated[int, Parameter(help="help-jobs")] = 1,
    ray: Annotated[str | None, Parameter(help="help-ray")] = None,
    keep: Annotated[Path | None, Parameter(help="help-train-keep")] = None, out: Out = None, json: AsJson = False,
) -> None:  # fmt: skip
    learning = open_title(title)
    if learning.id != "rocket":
        raise Stop("cli-train-title", {"title": learning.id})
    players = seats or min(learning.seats)
    if games < LEAST_GAMES or jobs < 1 or players not in learning.seats:
        raise Stop("cli-train-numbers", {"least": LEAST_GAMES})
    for extra, absent in (("ray", "cli-no-ray"), ("numpy", "cli-no-numpy")):
        if find_spec(extra) is None and (extra != "ray" or ray is not None):
            raise Stop(absent)
    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
    played = trainer.games(trainer.Plan(players, seed), games, spread(jobs, ray), keep)
    learned = trainer.learn(list(here().progress(played, games, "cli-playing")), seed)
    if out is not None:
        out.write_text(trainer.as_toml(players, learned.network), encoding="utf-8")
    if json:
        here().json({"explained": learned.explained, "by_hand": learned.by_hand, "positions": learned.positions})
        return
    here().say("cli-trained", {
        "positions": learned.positions, "learned": here().decimal(100 * learned.explained, 1),
        "hand": here().decimal(100 * learned.by_hand, 1),
    })  # fmt: skip
    if out is None:
        here().out.print(trainer.as_toml(players, learned.network), soft_wrap=True, highlight=False, markup=False)
