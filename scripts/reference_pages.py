#!/usr/bin/env python3
"""Writes docs/reference: a page for each public name of `railhead`, which `make docs` fills from the code."""

from __future__ import annotations

from inspect import isclass
from pathlib import Path

import railhead

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "reference"
INTRO = """\
# Reference

The public interface of `railhead`, version {version}: these names stay as they are within a major version. `make docs`
builds the site in which each page shows the signature, the types and the text of its name; [library.md](../library.md)
is a guided tour, [environments.md](../environments.md) has the environments.
"""


def pages() -> dict[str, str]:
    """The pages by their path in the folder."""
    names = [name for name in railhead.__all__ if name != "__version__"]
    kinds = {name: "types" if isclass(getattr(railhead, name)) else "functions" for name in names}
    found = {f"{kinds[name]}/{name}.md": _page(name) for name in names}
    found["index.md"] = INTRO.format(version=railhead.__version__) + "".join(
        f"\n## {kind.capitalize()}\n\n" + "".join(_line(name, kind) for name in sorted(names) if kinds[name] == kind)
        for kind in ("functions", "types")
    )
    return found


def _page(name: str) -> str:
    return f"---\ntitle: {name}\n---\n\n::: {getattr(railhead, name).__module__}.{name}\n"


def _line(name: str, kind: str) -> str:
    return f"- [`{name}`]({kind}/{name}.md): {_first_line(name)}\n"


def _first_line(name: str) -> str:
    told = (getattr(railhead, name).__doc__ or "").strip()
    return told.partition("\n")[0]


if __name__ == "__main__":
    for path, text in pages().items():
        (FOLDER / path).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / path).write_text(text)
