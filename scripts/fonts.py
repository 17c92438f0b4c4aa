#!/usr/bin/env python3
"""`python scripts/fonts.py`: makes the bundled fonts in web/public/fonts and web/src/style/fonts.css.

They stand at the end of the font stack: a browser loads one only where none of the system's own fonts has a character.
Needs fonttools and brotli (`pip install fonttools brotli`) and Debian's fonts-noto-core and fonts-noto-cjk. The results
are committed; it is run again when the texts have got new kanji.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parents[1]
LOCALES = ROOT / "src" / "railhead" / "i18n" / "locales"
OUT = ROOT / "web" / "public" / "fonts"
STYLE = ROOT / "web" / "src" / "style" / "fonts.css"
NOTO = Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/fonts/truetype/noto")
CJK = Path("/usr/share/fonts/opentype/noto")
#: the Japanese face in the collections of fonts-noto-cjk
JAPANESE = 0

#: Latin with the letters of Hungarian and other names, Cyrillic, punctuation, arrows and figures
WESTERN = [range(0x20, 0x7F), range(0xA0, 0x180), range(0x400, 0x460), range(0x2010, 0x2028), range(0x2190, 0x2194)]
EXTENDED = range(0x100, 0x180)
#: punctuation, both kanas, full-width forms
KANA = [range(0x3000, 0x3020), range(0x3041, 0x3100), range(0xFF01, 0xFF60)]
KANJI = range(0x4E00, 0xA000)


def texts() -> set[str]:
    """Every character of our texts."""
    return set("".join(path.read_text(encoding="utf-8") for path in LOCALES.glob("*/*.ftl")))


def cut(source: Path, number: int, wanted: Iterable[int], name: str) -> None:
    """Writes the part of the font that has the characters."""
    options = subset.Options(flavor="woff2", hinting=False, layout_features=["kern", "tnum", "mark", "ccmp"])
    font = TTFont(source, fontNumber=number, lazy=True)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=sorted(set(wanted)))
    cutter.subset(font)
    subset.save_font(font, str(OUT / f"{name}.woff2"), options)
    print(f"web/public/fonts/{name}.woff2", (OUT / f"{name}.woff2").stat().st_size, file=sys.stderr)


def face(family: str, weight: str, file: str, near: tuple[str, ...], ranges: str) -> str:
    local = ", ".join(f'local("{name}")' for name in near)
    return (
        f'@font-face {{\n  font-family: "{family}";\n  font-weight: {weight};\n  font-display: swap;\n'
        f'  src: {local}, url("/fonts/{file}.woff2") format("woff2");\n  unicode-range: {ranges};\n}}\n'
    )


def css(parts: Iterable[range]) -> str:
    return ", ".join(f"U+{part.start:X}-{part.stop - 1:X}" for part in parts)


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    signs = sorted(map(ord, texts()))
    western = [code for part in WESTERN for code in part] + [code for code in signs if code < KANA[0].start]
    japanese = [code for part in KANA for code in part] + [code for code in signs if code >= KANA[0].start]
    cut(NOTO / "NotoSans-Regular.ttf", -1, western, "sans")
    cut(NOTO / "NotoSans-Bold.ttf", -1, western, "sans-bold")
    cut(CJK / "NotoSansCJK-Regular.ttc", JAPANESE, japanese, "sans-jp")
    near = ("Noto Sans CJK JP", "NotoSansCJKjp-Regular", "Noto Sans JP", "Hiragino Sans", "Yu Gothic")
    faces = [
        face("Railhead Sans", "400", "sans", ("Noto Sans", "NotoSans-Regular"), css(WESTERN)),
        face("Railhead Sans", "700", "sans-bold", ("Noto Sans Bold", "NotoSans-Bold"), css(WESTERN)),
        # Ő, Ž and their like, which Japanese fonts have not or put together badly: stands first for Japanese.
        face("Railhead Letters", "400", "sans", ("Noto Sans", "NotoSans-Regular"), css([EXTENDED])),
        face("Railhead Letters", "700", "sans-bold", ("Noto Sans Bold", "NotoSans-Bold"), css([EXTENDED])),
        # What the cut font lacks of these, the system has to bring.
        face("Railhead Sans JP", "400", "sans-jp", near, css([*KANA, KANJI])),
    ]
    STYLE.write_text("/* Made by scripts/fonts.py. Do not edit. */\n" + "".join(faces), encoding="utf-8")


if __name__ == "__main__":
    main()
