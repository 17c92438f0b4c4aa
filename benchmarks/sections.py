"""Which sections there are: the modules of this package that are not its own machinery."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path
from typing import cast

from benchmarks.job import Job

Figures = dict[str, float | int]
MACHINERY = frozenset({"bench", "job", "machine", "mutants", "sections", "soak"})


def names() -> list[str]:
    folder = str(Path(__file__).parent)
    return sorted(module.name for module in pkgutil.iter_modules([folder]) if module.name not in MACHINERY)


def chosen(only: str, among: Iterable[str]) -> list[str]:
    """The names that `ONLY=a,b` asks for, all of them if it is empty; an unknown one is an error."""
    known = list(among)
    wanted = [name for name in only.replace(",", " ").split() if name]
    unknown = [name for name in wanted if name not in known]
    if unknown:
        raise SystemExit(f"no such section: {', '.join(unknown)}; there are: {', '.join(known) or 'none'}")
    return [name for name in known if not wanted or name in wanted]


def benches() -> dict[str, Callable[[], Figures]]:
    return cast(dict[str, Callable[[], Figures]], _offering("bench"))


def soaks() -> dict[str, Callable[[], Iterable[Job]]]:
    return cast(dict[str, Callable[[], Iterable[Job]]], _offering("soak"))


def _offering(function: str) -> dict[str, object]:
    modules = {name: vars(import_module(f"benchmarks.{name}")) for name in names()}
    return {name: module[function] for name, module in modules.items() if function in module}
