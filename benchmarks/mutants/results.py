"""docs/mutants.json: for each target what was drawn, with the result and the test that noticed; one mutant a line."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Iterable
from difflib import unified_diff
from pathlib import Path
from typing import Any

from msgspec import Struct, convert, to_builtins

from benchmarks import machine
from benchmarks.mutants.mutant import Mutant


class Row(Struct, omit_defaults=True):
    """A mutant and what became of it: noticed (`by` a test), alive, or equivalent (`why`)."""

    id: str
    file: str
    where: str
    kind: str
    was: str
    now: str
    result: str
    by: str = ""
    why: str = ""
    #: of the function or figure that was changed: with another one the result is no longer good
    around: str = ""


class Section(Struct):
    """A target. `share`: the noticed ones of those that are not equivalent."""

    commit: str
    date: str
    seed: str
    code: dict[str, int]
    data: dict[str, int]
    share: dict[str, float]
    mutants: list[Row]


def read(file: Path) -> dict[str, Any]:
    return json.loads(file.read_bytes()) if file.exists() else {}


def rows(file: Path, target: str) -> dict[str, Row]:
    """What is known of a target's mutants, by id."""
    found = read(file).get(target)
    return {row.id: row for row in convert(found["mutants"], list[Row])} if found else {}


def write(file: Path, name: str, section: Any) -> None:
    """Put in one section; the others stay, and the order is always the same."""
    table = read(file) | {name: to_builtins(section)}
    parts = []
    for key in sorted(table):
        lists = {inner: value for inner, value in table[key].items() if isinstance(value, list)}
        head = [f"    {json.dumps(k)}: {_line(v)}" for k, v in table[key].items() if k not in lists]
        for inner, entries in lists.items():
            lines = ",\n".join(f"      {_line(entry)}" for entry in entries)
            head.append(f"    {json.dumps(inner)}: [\n{lines}\n    ]")
        parts.append(f"  {json.dumps(key)}: {{\n" + ",\n".join(head) + "\n  }")
    file.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def section(seed: str, mutants: Iterable[Mutant], found: dict[str, Row]) -> Section:
    """The counts of what was drawn; mutants without a result yet are `open`."""
    drawn = list(mutants)
    counts = {source: _counts(source, drawn, found) for source in ("code", "data")}
    shares = {
        source: round(count["noticed"] / max(1, count["drawn"] - count["equivalent"]), 4)
        for source, count in counts.items()
        if count["drawn"]
    }
    listed = [found[mutant.id] for mutant in drawn if mutant.id in found]
    return Section(machine.commit(), machine.now(), seed, counts["code"], counts["data"], shares, listed)


def _counts(source: str, drawn: list[Mutant], found: dict[str, Row]) -> dict[str, int]:
    ids = [mutant.id for mutant in drawn if mutant.source == source]
    results = Counter(found[id].result if id in found else "open" for id in ids)
    return {"drawn": len(ids), **{key: results[key] for key in ("noticed", "alive", "equivalent", "open")}}


def row_of(mutant: Mutant, text: str, by: str, why: str = "") -> Row:
    """`text`: the file as it is. The lines that differ are shown, for data the figure."""
    change = mutant.change
    was, now = change.was, change.now
    if mutant.source == "code" and change.kind != "switched off":
        lines = list(unified_diff(text.splitlines(), change.text().splitlines(), n=0, lineterm=""))[2:]
        was = " / ".join(line[1:].strip() for line in lines if line.startswith("-"))[:200]
        now = " / ".join(line[1:].strip() for line in lines if line.startswith("+"))[:200]
    result = "noticed" if by else "equivalent" if why else "alive"
    return Row(mutant.id, change.file, change.where, change.kind, was, now, result, by, why, mutant.around)


class Equivalent(Struct, forbid_unknown_fields=True):
    """An entry of equivalent.toml; `change` is for the reader."""

    target: str
    id: str
    change: str
    why: str


def equivalents(file: Path, target: str, every: Iterable[Mutant]) -> dict[str, str]:
    """Why the mutants that nobody can notice cannot be: reason by id. Each must exist."""
    table = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    entries = [entry for entry in convert(table.get("mutant", []), list[Equivalent]) if entry.target == target]
    known = {mutant.id for mutant in every}
    gone = [f"{entry.id} ({entry.change})" for entry in entries if entry.id not in known]
    if gone:
        raise SystemExit(f"{file.name} names mutants of {target} that do not exist: {', '.join(gone)}")
    return {entry.id: entry.why for entry in entries}
