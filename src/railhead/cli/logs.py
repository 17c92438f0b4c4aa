"""`railhead import`, `routes`, `tiles`, and replay of logs of 18xx.games: what needs `exchange` and the 18xx titles."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from railhead.cli.params import AsJson, At, File, Force, Out, TitleName
from railhead.cli.terminal import Stop


def replay(file: Path, to: int | None, trace: Path | None, json: bool, strict: bool) -> None:
    raise Stop("cli-no-logs", {"file": str(file)})


def import_(
    file: File, *, out: Out = None, force: Force = False,
    strict: Annotated[bool, Parameter(help="help-strict", negative="")] = False,
) -> None:  # fmt: skip
    raise Stop("cli-no-logs", {"file": str(file)})


def routes(
    file: File, *, at: At = None, company: Annotated[str | None, Parameter(help="help-company")] = None,
    json: AsJson = False,
) -> None:  # fmt: skip
    raise Stop("cli-no-routes", {"file": str(file)})


def tiles(title: TitleName, *, out: Out = None) -> None:
    raise Stop("cli-no-tiles", {"title": title})
