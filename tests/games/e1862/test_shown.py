"""What people see of the rule examples changes only when somebody means it."""

from __future__ import annotations

from tests.games.e1862.shown import FILE, shown


def test_shown() -> None:
    """Differs? `python -m tests.games.e1862.shown` writes it again; review the diff, then commit it."""
    kept, now = FILE.read_text(encoding="utf-8").splitlines(), shown().splitlines()
    assert now == kept
