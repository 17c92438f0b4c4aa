"""What people, accounts and tables may be called: nothing that is not seen, nothing that turns the text around."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

#: the end of the text, also in Python, where `$` would let a line break follow
END = r"(?!\n)$"
#: control characters, zero width, direction, blanks that count as letters
HIDDEN = (
    r"\x00-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f"
    r"\u2800\u3164\ufe00-\ufe0d\ufeff\uffa0\ufff0-\uffff\ud800-\udfff\U000e0000-\U000e0fff"
)
SHOWN, NO_BLANK = rf"[^{HIDDEN}]", rf"[^\s{HIDDEN}]"

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=rf"^{NO_BLANK}({SHOWN}*{NO_BLANK})?{END}")]
TableName: TypeAlias = Annotated[str, Meta(max_length=60, pattern=rf"^{SHOWN}*{END}")]
Login: TypeAlias = Annotated[str, Meta(min_length=2, max_length=30, pattern=rf"^[A-Za-z0-9][A-Za-z0-9_.-]*{END}")]
Email: TypeAlias = Annotated[str, Meta(min_length=3, max_length=200, pattern=rf"^[^@\s{HIDDEN}]+@[^@\s{HIDDEN}]+{END}")]
