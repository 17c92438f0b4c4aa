"""Colours and seat patterns shared by everything that is drawn (docs: the look of the program)."""

from __future__ import annotations

PAPER, INK, LINES, SEA, SHALLOW = "#f7f3ea", "#1f2328", "#d8d0c0", "#cfe3f0", "#b5d3e7"

FILLS = {
    "land": "#efe6cf",
    "plain": "#efe6cf",
    "yellow": "#fce24a",
    "green": "#7cc36a",
    "brown": "#c98a55",
    "gray": "#b9bcc0",
    "grey": "#b9bcc0",
    "red": "#e07a6a",
    "water": "#9cc9e8",
    "blue": "#9cc9e8",
    "white": "#ffffff",
    "start": "#efe6cf",
    "regular": "#e3d3ab",
    "rail": "#dfe3d2",
}

#: eight colours that stay apart for colour-blind eyes; each seat has a pattern as well
SEATS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e6b800", "#56b4e9", "#5a4632", "#444b54")
_PATTERNS = (
    "",
    '<path d="M0 0 L6 6 M-1 5 L1 7 M5 -1 L7 1" stroke="#fff" stroke-width="1.6"/>',
    '<circle cx="2" cy="2" r="1.1" fill="#fff"/><circle cx="5" cy="5" r="1.1" fill="#fff"/>',
    '<path d="M0 3 H6" stroke="#fff" stroke-width="1.6"/>',
    '<path d="M3 0 V6" stroke="#1f2328" stroke-width="1.4"/>',
    '<path d="M0 3 H6 M3 0 V6" stroke="#1f2328" stroke-width="1"/>',
    '<path d="M6 0 L0 6" stroke="#fff" stroke-width="1.6"/>',
    '<rect x="1" y="1" width="2.5" height="2.5" fill="#fff"/>',
)


def seat_of(colour: str) -> int | None:
    return int(colour[5:]) if colour.startswith("seat:") else None


def paint(colour: str) -> str:
    """What SVG fills with: a seat's pattern, a named fill, or the colour as it is."""
    seat = seat_of(colour)
    return f"url(#seat{seat})" if seat is not None else FILLS.get(colour, colour)


def plain(colour: str) -> str:
    """The same without a pattern."""
    seat = seat_of(colour)
    return SEATS[seat % len(SEATS)] if seat is not None else FILLS.get(colour, colour)


def ink_on(colour: str) -> str:
    """Black or white, whichever is read better on a colour.

    >>> ink_on("#ffffff"), ink_on("#102030")
    ('#1f2328', '#ffffff')
    """
    shade = plain(colour).lstrip("#")
    if len(shade) != 6:
        return INK
    parts = [(int(shade[i : i + 2], 16) / 255) ** 2.2 for i in (0, 2, 4)]
    luminance = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    return INK if luminance > 0.25 else "#ffffff"


def patterns() -> str:
    """The definitions of the seats' patterns."""
    return "".join(
        f'<pattern id="seat{seat}" width="6" height="6" patternUnits="userSpaceOnUse">'
        f'<rect width="6" height="6" fill="{colour}"/>{_PATTERNS[seat]}</pattern>'
        for seat, colour in enumerate(SEATS)
    )
