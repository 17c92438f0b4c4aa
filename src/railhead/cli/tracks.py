"""`railhead routes` and `tiles`: what only the titles with tiles and trains have."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from railhead.cli.params import AsJson, At, File, Out, TitleName
from railhead.cli.terminal import Stop


def routes(
    file: File, *, at: At = None, company: Annotated[str | None, Parameter(help="help-company")] = None,
    json: AsJson = False,
) -> None:  # fmt: skip
    raise Stop("cli-no-routes", {"file": str(file)})


def tiles(title: TitleName, *, out: Out = None) -> None:
    raise Stop("cli-no-tiles", {"title": title})
