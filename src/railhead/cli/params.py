"""Parameters that several commands have. The help texts are message ids; `help.py` renders them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

from cyclopts import Parameter

File: TypeAlias = Annotated[Path, Parameter(help="help-file")]
Files: TypeAlias = Annotated[list[Path], Parameter(help="help-files", negative="")]
At: TypeAlias = Annotated[int | None, Parameter(help="help-at")]
AsJson: TypeAlias = Annotated[bool, Parameter(name="--json", help="help-json", negative="")]
Out: TypeAlias = Annotated[Path | None, Parameter(name=["--out", "-o"], help="help-out")]
Force: TypeAlias = Annotated[bool, Parameter(help="help-force", negative="")]
TitleName: TypeAlias = Annotated[str, Parameter(name="title", help="help-title")]
Seats: TypeAlias = Annotated[int | None, Parameter(help="help-seats")]
Options: TypeAlias = Annotated[list[str] | None, Parameter(name="--option", help="help-option", negative="")]
Seed: TypeAlias = Annotated[str | None, Parameter(help="help-seed")]
