"""Drawings of what is no board: how far a price moves, and what a holder gives and gets."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from msgspec import Struct

from railhead.kernel.message import Message
from railhead.view.paint import INK, PAPER

#: renders a message in the reader's language
Say = Callable[[Message], str]

_FONTS = "'Noto Sans', 'Noto Sans JP', 'Noto Sans CJK JP', 'DejaVu Sans', 'Segoe UI', Arial, sans-serif"
#: a space of the market, a certificate, a row of holders
_SPACE, _CARD, _ROW = 62, 15, 40


class Moves(Struct, frozen=True):
    """A stretch of the market: its prices, where the marker stands, and where each sum takes it."""

    prices: tuple[int, ...]
    at: int
    #: (space, the least sum that leads there)
    sums: tuple[tuple[int, str], ...]


class Held(Struct, frozen=True):
    """What somebody has of each company before and after, in shares."""

    who: Message
    before: tuple[int, ...]
    after: tuple[int, ...]


class Exchange(Struct, frozen=True):
    """Shares of some companies, by their names and colours, and who has how many."""

    companies: tuple[tuple[str, str], ...]
    rows: tuple[Held, ...]


Diagram = Moves | Exchange


def draw_diagram(diagram: Diagram, say: Say, title: Message, width: int) -> str:
    match diagram:
        case Moves():
            wide, high, parts = _moves(diagram)
        case Exchange():
            wide, high, parts = _exchange(diagram, say)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{high * width / wide:.0f}" '
        f'viewBox="0 0 {wide} {high}" role="img"><title>{escape(say(title))}</title>'
        f"<style>text {{ font: 15px {_FONTS}; fill: {INK}; text-anchor: middle; }} .who {{ text-anchor: start; }} "
        f".sum {{ font-weight: 650; }}</style>"
        f'<rect width="{wide}" height="{high}" fill="{PAPER}"/>{"".join(parts)}</svg>\n'
    )


def _moves(diagram: Moves) -> tuple[int, int, list[str]]:
    """The spaces in a row, an arc from the marker to each place it may go to."""
    base, wide = 122, 16 + _SPACE * len(diagram.prices)
    middle = [8 + _SPACE * ix + _SPACE // 2 for ix in range(len(diagram.prices))]
    parts = []
    for ix, price in enumerate(diagram.prices):
        fill = "#f3d98b" if ix == diagram.at else "#fff"
        box = f'x="{8 + _SPACE * ix}" y="{base}" width="{_SPACE}" height="46"'
        parts.append(f'<rect {box} fill="{fill}" stroke="{INK}"/><text x="{middle[ix]}" y="{base + 39}">{price}</text>')
    here = middle[diagram.at]
    parts.append(f'<circle cx="{here}" cy="{base + 14}" r="9" fill="#7d4fa0" stroke="#fff" stroke-width="2"/>')
    for space, least in diagram.sums:
        there = middle[space]
        if space == diagram.at:
            parts.append(f'<text class="sum" x="{here}" y="{base + 68}">{escape(least)}</text>')
            continue
        top = base - 8 - 30 * abs(space - diagram.at)
        parts.append(
            f'<path d="M{here} {base - 3} C{here} {top} {there} {top} {there} {base - 6}" fill="none" '
            f'stroke="#7d4fa0" stroke-width="2"/>'
            f'<path d="M{there - 5} {base - 11} L{there} {base - 2} L{there + 5} {base - 11} Z" fill="#7d4fa0"/>'
            f'<text class="sum" x="{there}" y="{base - 16}" '
            f'stroke="{PAPER}" stroke-width="5" paint-order="stroke">{escape(least)}</text>'
        )
    return wide, base + 80, parts


def _exchange(diagram: Exchange, say: Say) -> tuple[int, int, list[str]]:
    """A row for each holder: certificates before, an arrow, certificates after; the companies stand on top."""
    most = max(sum(row.before) for row in diagram.rows)
    name, cards = 150, most * (_CARD + 3) + 12
    after = name + cards + 40
    wide = after + max(sum(row.after) for row in diagram.rows) * (_CARD + 3) + 20
    parts, x = list[str](), name
    for company, colour in diagram.companies:
        parts.append(f'<rect x="{x}" y="12" width="{_CARD}" height="20" fill="{colour}" stroke="{INK}"/>')
        parts.append(f'<text class="who" x="{x + _CARD + 5}" y="28">{escape(company)}</text>')
        x += _CARD + 20 + 11 * len(company)
    for n, row in enumerate(diagram.rows):
        y = 50 + n * _ROW
        parts.append(f'<text class="who" x="10" y="{y + 17}">{escape(say(row.who))}</text>')
        parts += _cards(diagram, row.before, name, y) + _cards(diagram, row.after, after, y)
        parts.append(f'<text x="{after - 20}" y="{y + 17}">→</text>')
    return wide, 50 + _ROW * len(diagram.rows), parts


def _cards(diagram: Exchange, counts: tuple[int, ...], x: int, y: int) -> list[str]:
    colours = [colour for (_, colour), count in zip(diagram.companies, counts, strict=True) for _ in range(count)]
    return [
        f'<rect x="{x + n * (_CARD + 3)}" y="{y}" width="{_CARD}" height="22" rx="2" fill="{colour}" stroke="{INK}"/>'
        for n, colour in enumerate(colours)
    ]
