"""`railhead export`: records as a data set for study."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Literal

from cyclopts import Parameter

from railhead.cli.files import read_game, write
from railhead.cli.params import Files, Force, Out
from railhead.cli.terminal import Stop, here
from railhead.exchange.dataset import Row, rows, write_jsonl, write_parquet


def export(
    files: Files, *,
    format: Annotated[Literal["jsonl", "parquet"], Parameter(help="help-format", show_choices=False)] = "jsonl",
    out: Out = None, force: Force = False,
) -> None:  # fmt: skip
    if format == "parquet" and find_spec("pyarrow") is None:
        raise Stop("cli-no-pyarrow")
    if out is None:
        if format == "parquet":
            raise Stop("cli-parquet-out")
        write_jsonl(_rows(files), sys.stdout.buffer)
        return
    if not force and out.exists():
        raise Stop("cli-file-exists", {"file": str(out)})
    with TemporaryDirectory() as folder:
        fresh = Path(folder) / out.name
        number = _write(files, format, fresh)
        write(out, _parts(fresh), force)
    here().note("cli-exported", {"file": str(out), "rows": number})


def _write(files: list[Path], format: str, fresh: Path) -> int:
    if format == "parquet":
        return write_parquet(_rows(files), fresh)
    with fresh.open("wb") as end:
        return write_jsonl(_rows(files), end)


def _rows(files: list[Path]) -> Iterator[Row]:
    for file in here().progress(files, len(files), "cli-replaying"):
        yield from rows(file.stem, read_game(file).history)


def _parts(file: Path, size: int = 1 << 20) -> Iterator[bytes]:
    with file.open("rb") as whole:
        while part := whole.read(size):
            yield part
