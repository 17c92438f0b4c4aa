"""What page and terminal show of chosen positions is as it was when somebody last looked at it."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from tests.games.mag.pages import FOLDER, PAGES, page


@pytest.mark.parametrize("name", PAGES)
def test_page(name: str) -> None:
    """`python -m tests.games.mag.pages` writes them anew; read the difference before you commit it."""
    kept = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert not "\n".join(unified_diff(kept.splitlines(), page(name).splitlines(), "kept", "now", lineterm="", n=0))
