"""Colours and seat patterns shared by everything that is drawn (docs: the look of the program)."""

from __future__ import annotations

PAPER, INK, LINES, SEA, COAST = "#f7f3ea", "#1f2328", "#d8d0c0", "#dfe6e6", "#f1efe2"
#: dark letters on tokens
TOKEN_INK = "#0a0c0e"
#: around names, under track; track itself; the lines between hexes
HALO, TRACK, HEX_LINE = "#fffdf6", "#1b1e22", "#cdbf9f"

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
    "sea": "#9cc9e8",
    "white": "#efe6cf",
    "start": "#f6f1e4",
    "regular": "#f8e3b4",
    "reached": "#f0b95c",
    "rail": "#dcd5c6",
}

#: eight colours that stay apart for colour-blind eyes; each seat has a pattern as well
SEATS = ("#0b62a4", "#c2410c", "#00775a", "#a3437c", "#5b4bb5", "#8f6a00", "#3d434b", "#7a2e1d")
_LIGHT = 'stroke="#fff" fill="none"'
_PATTERNS = (
    "",
    f'<path d="M-2 2 2-2M-2 10 10-2M6 10 10 6" {_LIGHT} stroke-width="2.4"/>',
    '<circle cx="4" cy="4" r="1.9" fill="#fff"/>',
    f'<path d="M0 4h8" {_LIGHT} stroke-width="2.6"/>',
    f'<path d="M0 0l8 8M8 0 0 8" {_LIGHT} stroke-width="1.4"/>',
    f'<path d="M4 0v8" {_LIGHT} stroke-width="2.6"/>',
    '<path d="M0 0h4v4H0zM4 4h4v4H4z" fill="#fff"/>',
    f'<circle cx="4" cy="4" r="2.4" {_LIGHT} stroke-width="1.4"/>',
)


def seat_of(colour: str) -> int | None:
    return int(colour[5:]) if colour.startswith("seat:") else None


def own(colour: str) -> str:
    """The title's own colour, where another stands beside it that is better told apart."""
    return colour.partition(" ")[0]


def paint(colour: str) -> str:
    """What SVG fills with: a seat's pattern, a named fill, or the colour as it is."""
    seat = seat_of(colour)
    return f"url(#seat{seat})" if seat is not None else FILLS.get(colour, own(colour))


def plain(colour: str) -> str:
    """The same without a pattern."""
    seat = seat_of(colour)
    return SEATS[seat % len(SEATS)] if seat is not None else FILLS.get(colour, own(colour))


def ink_on(colour: str) -> str:
    """Black or white, whichever is read better on a colour.

    >>> ink_on("#ffffff"), ink_on("#102030")
    ('#0a0c0e', '#ffffff')
    """
    shade = plain(colour).lstrip("#")
    if len(shade) != 6:
        return TOKEN_INK
    parts = [int(shade[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    r, g, b = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return TOKEN_INK if 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.179 else "#ffffff"


def patterns() -> str:
    """The definitions of the seats' patterns."""
    return "".join(
        f'<pattern id="seat{seat}" width="8" height="8" patternUnits="userSpaceOnUse">'
        f'<rect width="8" height="8" fill="{colour}"/>{_PATTERNS[seat]}</pattern>'
        for seat, colour in enumerate(SEATS)
    )
