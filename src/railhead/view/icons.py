"""Small drawings with a meaning, as SVG in a box from -10 to 10, in one stroke width.

`{ink}` is replaced by the colour of the lines. A kind that has no drawing shows its first letter.
"""

from __future__ import annotations

from html import escape

_STROKE = 'fill="none" stroke="{ink}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"'
_SOLID = 'fill="{ink}"'

ICONS: dict[str, str] = {
    # Rocket: what cities trade in
    "steel": f'<path {_STROKE} d="M-8 6 L-5 -1 H5 L8 6 Z M-4 -1 L-2 -6 H2 L4 -1"/>',
    "textile": f'<path {_STROKE} d="M-6 -8 H6 M-6 8 H6 M-4 -8 V8 M4 -8 V8 M-4 -4 H4 M-4 0 H4 M-4 4 H4"/>',
    "brewing": f'<path {_STROKE} d="M-6 -7 H3 V8 H-6 Z M3 -3 H8 V4 H3 M-3 -3 V4 M0 -3 V4"/>',
    "leather": f'<path {_STROKE} d="M-3 -8 L-7 -6 L-5 -1 L-8 6 L-4 8 L0 5 L4 8 L8 6 L5 -1 L7 -6 L3 -8 L0 -5 Z"/>',
    "cattle": f'<path {_STROKE} d="M-8 -8 Q-8 -3 -4 -3 H4 Q8 -3 8 -8 M-4 -3 L-3 5 Q0 9 3 5 L4 -3 M-1 5 H1"/>',
    "livestock": f'<path {_STROKE} d="M-8 -8 Q-8 -3 -4 -3 H4 Q8 -3 8 -8 M-4 -3 L-3 5 Q0 9 3 5 L4 -3 M-1 5 H1"/>',
    "coal": f'<path {_SOLID} d="M-8 4 L-5 -2 L-1 -1 L1 -6 L6 -4 L8 3 L5 7 H-5 Z"/>',
    "cotton": f'<path {_STROKE} d="M0 3 V9 M0 3 A4 4 0 1 1 -5 -2 A4.5 4.5 0 1 1 5 -2 A4 4 0 1 1 0 3"/>',
    "grain": f'<path {_STROKE} d="M0 9 V-8 M0 -4 L-4 -8 M0 -4 L4 -8 M0 1 L-5 -3 M0 1 L5 -3 M0 6 L-5 2 M0 6 L5 2"/>',
    "manufactured": f'<path {_STROKE} d="M-7 -5 H7 V8 H-7 Z M-7 -5 L-4 -8 H4 L7 -5 M0 -5 V8 M-7 1 H7"/>',
    "petrochemical": f'<path {_STROKE} d="M0 -9 Q7 0 6 3 A6 6 0 0 1 -6 3 Q-7 0 0 -9 Z M-3 3 A3 3 0 0 0 0 6"/>',
    # places
    "wheel": f'<g {_STROKE}><circle r="8"/><circle r="2"/><path d="M0 -8 V8 M-7 -4 L7 4 M-7 4 L7 -4"/></g>',
    # 18xx ground
    "mountain": f'<path {_STROKE} d="M-9 7 L-3 -6 L1 2 L4 -2 L9 7 Z"/>',
    "hill": f'<path {_STROKE} d="M-9 6 Q-5 -4 0 6 Q5 -8 9 6"/>',
    "river": f'<path {_STROKE} d="M-9 -4 Q-5 -8 0 -4 T9 -4 M-9 4 Q-5 0 0 4 T9 4"/>',
    "water": f'<path {_STROKE} d="M-9 -4 Q-5 -8 0 -4 T9 -4 M-9 4 Q-5 0 0 4 T9 4"/>',
    "lake": f'<path {_STROKE} d="M-9 -4 Q-5 -8 0 -4 T9 -4 M-9 4 Q-5 0 0 4 T9 4"/>',
    "mine": f'<path {_STROKE} d="M-7 7 L4 -4 M7 7 L-4 -4 M-8 -2 Q-6 -7 -1 -7 M8 -2 Q6 -7 1 -7"/>',
    "port": f'<path {_STROKE} d="M0 -5 V8 M-5 -1 H5 M-8 3 Q-7 8 0 8 Q7 8 8 3"/><circle {_STROKE} cy="-7" r="2"/>',
    "passenger": f'<circle {_SOLID} cy="-5" r="3.6"/><path {_SOLID} d="M-6 9 Q-6 0 0 0 Q6 0 6 9 Z"/>',
    "cross": f'<path {_STROKE} d="M-6 -6 L6 6 M6 -6 L-6 6"/>',
}


def icon(kind: str, x: float, y: float, size: float, ink: str) -> str:
    """A drawing of the given width, around a point."""
    scale = size / 20
    inside = ICONS.get(kind)
    if inside is None:
        letter = escape(kind[:1].upper())
        inside = f'<text y="6" font-size="18" text-anchor="middle" fill="{{ink}}">{letter}</text>'
    return f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:.3f})">{inside.replace("{ink}", ink)}</g>'
