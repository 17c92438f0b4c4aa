"""The ids of games, people and reports: drawn, so that nobody can guess one; who has the link may look."""

from __future__ import annotations

import re
import secrets

#: without letters and figures that look alike
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
LENGTH = 12

_WELL_FORMED = re.compile(f"[{LETTERS}]{{{LENGTH}}}")


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def is_id(text: str) -> bool:
    """Whether it could be one of ours: whatever else is asked for is not there, and need not be looked for."""
    return _WELL_FORMED.fullmatch(text) is not None
