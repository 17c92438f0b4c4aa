#!/usr/bin/env python3
"""Writes docs/licences.md from what the locked dependencies say of themselves; `make lock` runs it."""

from __future__ import annotations

import re
from importlib import metadata
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "licences.md"
INTRO = """\
# Licences of what Railhead uses

Railhead itself is under the [MIT licence](../LICENSE). `scripts/licences.py` makes this page from the locked
dependencies (`requirements/*.txt`, `web/package-lock.json`).
"""
FONTS = [("Noto Sans, Noto Sans JP (cut to our characters)", "OFL-1.1")]

#: what packages write, and its name in the SPDX list
SPDX = {
    "3-Clause BSD License": "BSD-3-Clause",
    "APL 2": "Apache-2.0",
    "Apache 2.0": "Apache-2.0",
    "Apache License": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD": "BSD-3-Clause",
    "BSD 2-Clause License": "BSD-2-Clause",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "PSFL": "PSF-2.0",
}
#: installed on other systems, or for other Pythons, only
ELSEWHERE = {"colorama": "BSD-3-Clause", "pyyaml-ft": "MIT"}
#: said by the licence that comes along, not in the package's own lines
IN_ITS_FILE = {"jinja2": "BSD-3-Clause", "resvg-py": "MIT"}


def locked(name: str) -> list[str]:
    text = (ROOT / "requirements" / f"{name}.txt").read_text()
    return list(dict.fromkeys(re.findall(r"^([\w.-]+)(?:\[.*?\])?==", text, re.MULTILINE)))


def licence(package: str) -> str:
    """As the package says: by an expression, in a line of text, or by its classifiers."""
    if package in ELSEWHERE | IN_ITS_FILE:
        return (ELSEWHERE | IN_ITS_FILE)[package]
    about = metadata.metadata(package)
    classifiers = [
        line.rpartition(" :: ")[2] for line in about.get_all("Classifier") or [] if line.startswith("License")
    ]
    said = about.get("License-Expression") or (about.get("License") or "").strip().partition("\n")[0].strip()
    if said in ("", "UNKNOWN"):
        said = " OR ".join(SPDX[one] for one in classifiers)
    if not said:
        raise ValueError(f"{package} does not say what licence it has")
    return SPDX.get(said, said)


def in_the_browser(dev: bool) -> list[tuple[str, str]]:
    lock: dict[str, Any] = msgspec.json.decode((ROOT / "web" / "package-lock.json").read_bytes())
    found = {
        path.rpartition("node_modules/")[2]: str(about["license"])
        for path, about in lock["packages"].items()
        if path and bool(about.get("dev")) == dev
    }
    return sorted(found.items())


def page() -> str:
    run, dev = locked("run"), locked("dev")
    parts = {
        "On the server and on the command line": [(name, licence(name)) for name in run],
        "In the browser": in_the_browser(dev=False) + FONTS,
        "For development: Python": [(name, licence(name)) for name in dev if name not in run],
        "For development: the web client": in_the_browser(dev=True),
    }
    return INTRO + "".join(_table(heading, rows) for heading, rows in parts.items())


def _table(heading: str, rows: list[tuple[str, str]]) -> str:
    lines = "".join(f"| {name} | {licence} |\n" for name, licence in rows)
    return f"\n## {heading}\n\n| package | licence |\n|---|---|\n{lines}"


if __name__ == "__main__":
    PAGE.write_text(page())
