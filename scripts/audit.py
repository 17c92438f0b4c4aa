#!/usr/bin/env python3
"""`make audit`: looks every locked dependency up among the known vulnerabilities; without the net it says so."""

from __future__ import annotations

import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parents[1]
#: what the tests need includes what the program needs
LOCKED = ROOT / "requirements" / "dev.txt"
#: a page of the database that is there whenever the database is
PROBE = "https://pypi.org/pypi/pip/json"
SKIPPED = "audit: skipped, as the database of vulnerabilities cannot be reached"


def can_be_reached(url: str = PROBE) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=10) as answer:
            return bool(answer.status == 200)
    except (OSError, urllib.error.URLError):
        return False


def report() -> dict[str, Any]:
    """What pip-audit finds, as its JSON; it installs nothing and goes by the locked versions alone."""
    words = [sys.executable, "-m", "pip_audit", "-r", str(LOCKED), "--require-hashes", "--disable-pip"]
    done = subprocess.run(
        [*words, "-f", "json", "--progress-spinner", "off"], capture_output=True, text=True, check=False
    )
    if not done.stdout:
        raise RuntimeError(done.stderr)
    found: dict[str, Any] = msgspec.json.decode(done.stdout)
    return found


def found_in(report: dict[str, Any]) -> list[str]:
    """A line for each known vulnerability."""
    return [
        f"{one['name']} {one.get('version', '')}: {vuln['id']}, mended in {', '.join(vuln['fix_versions']) or 'none'}"
        for one in report["dependencies"]
        for vuln in one.get("vulns", [])
    ]


def summary(report: dict[str, Any]) -> str:
    """What was found; a mirror that has packages but no database knows none of them."""
    every = report["dependencies"]
    unknown = [one["name"] for one in every if "skip_reason" in one]
    if len(unknown) == len(every):
        return SKIPPED
    lines = [f"audit: not in the database: {', '.join(unknown)}"] if unknown else []
    return "\n".join(
        lines + (found_in(report) or [f"audit: nothing known against {len(every) - len(unknown)} packages"])
    )


def main() -> int:
    if not can_be_reached():
        print(SKIPPED)
        return 0
    known = report()
    print(summary(known))
    return 1 if found_in(known) else 0


if __name__ == "__main__":
    sys.exit(main())
