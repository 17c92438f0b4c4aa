"""`railhead arena`: bots against bots, and the table of what came out."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

from railhead.bots import arena as games
from railhead.bots.levels import names
from railhead.bots.spread import Spread, spread
from railhead.cli.files import open_title
from railhead.cli.games import read_options
from railhead.cli.params import AsJson, Options, Seats, TitleName
from railhead.cli.terminal import Stop, here

COLUMNS = (
    "cli-column-bot", "cli-column-seatings", "cli-column-share", "cli-column-interval", "cli-column-rank",
    "cli-column-worth", "cli-column-ratio", "cli-column-elo", "cli-column-decisions", "cli-column-seconds",
)  # fmt: skip


def arena(
    title: TitleName, *, bots: Annotated[str | None, Parameter(help="help-arena-bots")] = None, seats: Seats = None,
    games: Annotated[int, Parameter(help="help-arena-games")] = 24,
    seed: Annotated[str, Parameter(help="help-seed")] = "arena",
    jobs: Annotated[int, Parameter(help="help-jobs")] = 1,
    ray: Annotated[str | None, Parameter(help="help-ray")] = None,
    nodes: Annotated[int, Parameter(help="help-nodes")] = 2000, option: Options = None,
    keep: Annotated[Path | None, Parameter(help="help-arena-keep")] = None, json: AsJson = False,
) -> None:  # fmt: skip
    found = open_title(title)
    wanted = tuple(name.strip() for name in bots.split(",")) if bots else names(found.id)[::-1]
    if games < 1 or jobs < 1 or nodes < 1:
        raise Stop("cli-arena-numbers")
    options = read_options(found, option or [])
    players = seats or max(min(found.seats), min(len(wanted), max(found.seats)))
    found.open(options, players)
    if ray is not None and find_spec("ray") is None:
        raise Stop("cli-no-ray")
    run_arena(_tournament(found.id, wanted, players, seed, options, nodes), games, spread(jobs, ray), keep, json)


def _tournament(
    title: str, bots: tuple[str, ...], seats: int, seed: str, options: dict[str, str | int | bool], nodes: int
) -> games.Tournament:  # fmt: skip
    return games.Tournament(title, bots, seats, seed, tuple(sorted(options.items())), nodes)


def run_arena(tournament: games.Tournament, number: int, over: Spread, keep: Path | None, json: bool) -> None:
    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
        if before := games.known_games(tournament, number, keep):
            here().note("cli-arena-again", {"games": before})
    played = list(here().progress(games.run(tournament, number, over, keep), number, "cli-playing"))
    if json:
        here().json(games.report(tournament, played))
    else:
        _show(tournament, played)


def _show(tournament: games.Tournament, played: list[games.Played]) -> None:
    figure = here().decimal
    share = figure(100 / tournament.seats, 1)
    here().say("cli-arena", {"games": len(played), "seats": tournament.seats, "share": share})
    table = Table(box=None, header_style="bold", pad_edge=False)
    for column in COLUMNS:
        table.add_column(here().text(column), justify="left" if column == COLUMNS[0] else "right")
    rows = games.standings(played, tournament.bots)
    for row in rows:
        table.add_row(
            row.bot, str(row.games), _percent(figure(100 * row.share, 1)),
            _percent(f"{figure(100 * row.low, 0)}–{figure(100 * row.high, 0)}"), figure(row.rank, 2),
            figure(row.worth, 1), _ratio(row), figure(row.elo, 0), figure(row.decisions, 0),
            figure(row.seconds_a_move, 4),
        )  # fmt: skip
    here().out.print(table)
    failed = [row for row in rows if row.faults]
    for row in failed:
        here().say("cli-arena-faults", {"bot": row.bot, "count": row.faults})
    if failed:  # others have moved for them: the table does not measure these bots
        raise Stop("cli-arena-not-measured")


def _ratio(row: games.Standing) -> str:
    """The paired ratio with half of its interval; nothing where no set-up has all its rotations."""
    if not row.ratio_error:
        return "–"
    return f"{here().decimal(row.ratio, 2)}±{here().decimal(row.ratio_error, 2)}"


def _percent(figures: str) -> str:
    return here().text("cli-percent", {"figures": figures})
