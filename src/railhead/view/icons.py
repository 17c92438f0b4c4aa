"""Small drawings with a meaning, 24 by 24, in one stroke width: those of the page's `icons/paths.ts` that boards show.

A kind that has no drawing shows its first letters.
"""

from __future__ import annotations

from html import escape

from railhead.view.paint import paint

PATHS: dict[str, str] = {
    "wheel": (
        "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16M12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4M12 4v6M12 14v6M4 12h6M14 12h6M"
        "6.300 6.300l4.200 4.200M13.500 13.500l4.200 4.200M6.300 17.700l4.200-4.200M13.500 10.500l4.200-4.200"
    ),
    "mountain": "M3 19 9 7l4 7 2-3 6 8z",
    "hill": "M3 18c3-8 6-8 9 0 2-5 5-5 9 0z",
    "river": "M3 8c3-3 6 3 9 0s6 3 9 0M3 14c3-3 6 3 9 0s6 3 9 0",
    "water": "M3 8c3-3 6 3 9 0s6 3 9 0M3 14c3-3 6 3 9 0s6 3 9 0",
    "lake": "M3 12c2-5 6-6 9-5s8 1 9 4-2 6-6 6-3 2-6 1-7-2-6-6",
    "swamp": "M4 18h16M7 18v-6M10 18V8M13 18v-5M16 18v-9M19 18v-4",
    "port": "M12 7V21M12 7a2 2 0 1 0 0-4 2 2 0 0 0 0 4M8 10h8M5 14c0 4 3 7 7 7s7-3 7-7",
    "mine": "M4 8c5-5 11-5 16 0M12 5v16",
    "steel": "M5 4h14v4h-5v8h5v4H5v-4h5V8H5z",
    "textile": "M6 4h12M6 20h12M8.500 4v16M15.500 4v16M8.500 9l7-2.500M8.500 13l7-2.500M8.500 17l7-2.500",
    "brewing": (
        "M5 7h10v13H5zM15 10h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2h-3M8.500 11v5M11.500 11v5M5 7c0-3 3-3 4-2 1-2 5-2 6 2"
    ),
    "leather": "M8 3h6v9l5 3a3 3 0 0 1 1.500 2.500V20H8zM8 16h5",
    "cattle": "M4 4c0 4 2 5 4.500 5h7C18 9 20 8 20 4M8 9v5l2 6h4l2-6V9M10 16h.01M14 16h.01",
    "livestock": "M4 4c0 4 2 5 4.500 5h7C18 9 20 8 20 4M8 9v5l2 6h4l2-6V9M10 16h.01M14 16h.01",
    "coal": "M3 19l3-7 4-1 2-5 5 2 4 11zM10 11l3 3M12 19l1-5 5-3",
    "cotton": "M12 21v-6M12 14.500a4 4 0 1 1-4-5 4 4 0 1 1 8 0 4 4 0 1 1-4 5M12 19l4-2",
    "grain": (
        "M12 21V6M12 9c-3 0-4-2-4-4 3 0 4 2 4 4M12 9c3 0 4-2 4-4-3 0-4 2-4 4M12 14c-3 0-4-2-4-4 3 0 4 2 4 4M1"
        "2 14c3 0 4-2 4-4-3 0-4 2-4 4M12 19c-3 0-4-2-4-4 3 0 4 2 4 4M12 19c3 0 4-2 4-4-3 0-4 2-4 4"
    ),
    "petrochemical": "M10 3h4M11 3v6l-5 9a2 2 0 0 0 2 3h8a2 2 0 0 0 2-3l-5-9V3M8.500 14h7",
    "passenger": "M12 10a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7M5 21c0-5 3-8 7-8s7 3 7 8",
    "manufactured": "M4 8h16v12H4zM4 8l3-4h10l3 4M10 8v4h4V8",
    "home": "M4 12 12 5l8 7M6 10.500V19h12v-8.500M10 19v-5h4v5",
}


def icon(kind: str, x: float, owner: str | None = None) -> str:
    """A drawing on its round ground, so far aside; on a cube where somebody owns it."""
    name = kind.rpartition("-")[2]
    path = PATHS.get(name)
    inside = (
        f'<path class="symbol" d="{path}" transform="translate(-9.6,-9.6) scale(.8)"/>'
        if path
        else f'<text class="symbol-text" y="3" font-size="9">{escape(kind[:3])}</text>'
    )
    ground = '<circle class="symbol-ground" r="13"/>'
    if owner is not None:
        cube = f'<rect class="cube" x="-13" y="-13" width="26" height="26" rx="4" fill="{paint(owner)}"/>'
        ground = f'{cube}<circle class="symbol-ground" r="9"/>'
        inside = f'<g transform="scale(.7)">{inside}</g>'
    return f'<g transform="translate({x:.1f},0)">{ground}{inside}</g>'
