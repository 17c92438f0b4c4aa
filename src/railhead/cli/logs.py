"""Logs of 18xx.games: `railhead import`, and `railhead replay` where the file is one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from railhead.cli.files import content, write
from railhead.cli.games import save
from railhead.cli.params import Force, Out
from railhead.cli.terminal import here
from railhead.exchange import Log, Played, package_of, read_log, to_record, trace

Strict = Annotated[bool, Parameter(help="help-strict", negative="")]


def open_log(file: Path) -> Log:
    """A log; from here on the terminal speaks its title's words."""
    log = read_log(content(file))
    here().title = package_of(log)
    here().names = tuple(player.name for player in log.players)
    return log


def is_log(file: Path) -> bool:
    """Whether a file is one JSON object with `title` and `actions`, as 18xx.games writes them."""
    if str(file) == "-":
        return False
    try:
        found = msgspec.json.decode(file.read_bytes())
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return isinstance(found, dict) and "title" in found and "actions" in found


def replay_log(file: Path, to: int | None, out: Path | None, json: bool, strict: bool) -> None:
    log = open_log(file)
    warned: list[int] = []

    def heard(played: Played) -> None:
        for warning in played.warnings:
            warned.append(played.id)
            here().note("cli-warning", {"entry": played.id, "text": here().reason(warning)})

    lines = here().progress(_until(trace(log, strict, heard), to), len(log.actions), "cli-replaying")
    count, last = 0, dict[str, object]()
    if out is None:
        for line in lines:
            count, last = count + ("id" in line), line
    else:
        kept = list(lines)
        count, last = sum("id" in line for line in kept), kept[-1]
        write(out, (msgspec.json.encode(line) + b"\n" for line in kept))
        here().note("cli-written", {"file": str(out)})
    if json:
        here().json(
            {"entries": count - 1, "warnings": warned, "over": bool(last.get("over")), "result": last.get("result")}
        )
    elif out is None:
        here().say("cli-log-replayed", {"entries": count - 1})


def _until(lines: Iterator[dict[str, object]], to: int | None) -> Iterator[dict[str, object]]:
    for line in lines:
        id = line.get("id")
        if to is not None and isinstance(id, int) and id > to:
            return
        yield line


def import_(
    file: Annotated[Path, Parameter(help="help-log-file")], *,
    out: Out = None, force: Force = False, strict: Strict = False,
) -> None:  # fmt: skip
    log = open_log(file)
    save(to_record(log, strict), out, force)
