"""Where names stand: beside their places, clear of tokens, figures, ends of track and each other.

The same as the page's `board/labels.ts`; a test compares the two. Some hundred and forty places around each name's
own, in one line or several; each name takes the cheapest that is free, and those that found none may move one other
name aside, and none stands nearer to another place than to its own. What then has no room is left out: on the page it
appears when one comes closer.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import reduce
from math import floor
from typing import NamedTuple, Protocol

from railhead.view.figures import Obstacle

#: obstacles of this weight are never covered
NEVER = 100.0
LINE_HEIGHT = 1.08
#: air between a name and what it names
GAP = 2.0
#: air at both ends of a name, so that two in a row do not read as one
ASIDE = 2.5
#: a name that is so near to its place is not taken for another's
CLOSE = 6.0
#: the side of the squares in which obstacles are looked up
SQUARE = 120.0


class Rect(Protocol):
    """A box by its middle and half its size."""

    @property
    def x(self) -> float: ...
    @property
    def y(self) -> float: ...
    @property
    def w(self) -> float: ...
    @property
    def h(self) -> float: ...


class Label(NamedTuple):
    """A name, and the box of what it names. The lower its rank, the sooner it is placed."""

    id: str
    text: str
    rank: int
    size: float
    x: float
    y: float
    w: float
    h: float


class Placed(NamedTuple):
    """A name in its place: its lines, and the box around them."""

    id: str
    lines: tuple[str, ...]
    rank: int
    size: float
    x: float
    y: float
    w: float
    h: float


class Candidate(NamedTuple):
    x: float
    y: float
    w: float
    h: float
    lines: tuple[str, ...]
    cost: float


Near = Callable[[Rect], Iterable[Obstacle]]


def width_of(text: str) -> float:
    """The width of a text in bold letters, in parts of their size: near enough for the usual fonts."""
    return sum(_letter_width(letter) for letter in text)


def _letter_width(letter: str) -> float:
    if letter > "\u2e7f":
        return 1.0
    if letter in " .,'’·-ijlIfrt()/":
        return 0.42
    if letter in "mwMWЖМФШЩЫЮжмфшщыюQO@%&":
        return 1.0
    if "0" <= letter <= "9":
        return 0.7
    return 0.77 if letter == letter.upper() else 0.68


def place_labels(labels: Sequence[Label], obstacles: Iterable[Obstacle], within: Rect) -> list[Placed]:
    """All names that have room, each in its place."""
    near = _squares(obstacles)
    choices = [_candidates(label, labels, near, within) for label in labels]
    order = sorted(range(len(labels)), key=lambda i: (labels[i].rank, len(choices[i]), i))
    taken: dict[int, Candidate] = {}
    for i in order:
        _settle(i, choices, taken)
    for _ in range(2):
        for i in order:
            if i not in taken:
                _make_room(i, choices, taken)
        for i in order:
            if i in taken:
                _settle(i, choices, taken)
    found = []
    for i in order:
        if at := taken.get(i):
            label = labels[i]
            found.append(Placed(label.id, at.lines, label.rank, label.size, at.x, at.y, at.w, at.h))
    return found


def _settle(i: int, choices: Sequence[Sequence[Candidate]], taken: dict[int, Candidate]) -> None:
    """The cheapest place that no other name has."""
    taken.pop(i, None)
    if found := next((at for at in choices[i] if not _rivals(at, taken)), None):
        taken[i] = found


def _make_room(i: int, choices: Sequence[Sequence[Candidate]], taken: dict[int, Candidate]) -> None:
    """A name without a place takes one from another name that can go elsewhere."""
    for at in choices[i]:
        rivals = _rivals(at, taken)
        if len(rivals) != 1:
            continue
        [other] = rivals
        before, taken[i] = taken[other], at
        _settle(other, choices, taken)
        if other in taken:
            return
        del taken[i]
        taken[other] = before


def _rivals(at: Rect, taken: dict[int, Candidate]) -> list[int]:
    return [i for i, other in taken.items() if overlap(at, other) > 0]


def overlap(a: Rect, b: Rect) -> float:
    over = min(a.w + b.w - abs(a.x - b.x), 2 * min(a.w, b.w))
    under = min(a.h + b.h - abs(a.y - b.y), 2 * min(a.h, b.h))
    return over * under if over > 0 and under > 0 else 0.0


def _candidates(label: Label, labels: Sequence[Label], near: Near, within: Rect) -> list[Candidate]:
    """The places that a name may take, the best first."""
    found = []
    others = [other for other in labels if (other.x, other.y) != (label.x, label.y)]
    for lines in wraps(label.text):
        w = max(width_of(line) for line in lines) * label.size / 2 + ASIDE
        h = len(lines) * label.size * LINE_HEIGHT / 2
        for dx, dy, price in _around(label, w, h):
            at = Candidate(label.x + dx, label.y + dy, w, h, lines, 0)
            if abs(at.x - within.x) + w > within.w or abs(at.y - within.y) + h > within.h:
                continue
            covered = _cost(at, near)
            if covered is not None and not _is_mistaken(at, label, others):
                cost = floor((price + covered + (len(lines) - 1) * 1.5) * 10 + 0.5) / 10
                found.append(at._replace(cost=cost))
    return sorted(found, key=lambda at: at.cost)


def _is_mistaken(at: Rect, own: Rect, others: Sequence[Rect]) -> bool:
    """Whether a name would stand nearer to another place than to its own."""
    far = _gap(at, own)
    return far > CLOSE * CLOSE and any(_gap(at, other) < far for other in others)


def _gap(a: Rect, b: Rect) -> float:
    """The square of the distance between two boxes."""
    over = max(0.0, abs(a.x - b.x) - a.w - b.w)
    under = max(0.0, abs(a.y - b.y) - a.h - b.h)
    return over * over + under * under


def _around(label: Label, w: float, h: float) -> Iterator[tuple[float, float, float]]:
    """Places around the named thing, with what speaks against each: below is best, far away is worst."""
    x, y, aside = label.w + w + GAP, label.h + h + GAP, max(0.0, w - label.w)
    for side in (1, -1):
        yield from ((side * x, 0.0, 2.0), (side * x, h, 2.5), (side * x, -h, 2.5), (side * (x + h), 0.0, 5.0))
    near = ((0.0, 0), (aside / 2, 1), (-aside / 2, 1), (aside, 2), (-aside, 2))
    wide = ((x * 0.4, 2.5), (-x * 0.4, 2.5), (x * 0.8, 3), (-x * 0.8, 3), (x * 1.2, 4), (-x * 1.2, 4))
    rows = near + wide
    for far in (0, 0.5, 1, 1.6, 2.2, 3):
        for dx, price in rows:
            yield dx, y + far * h, price + 4 * far
            yield dx, -y - far * h, price + 4 * far + 1
    if not label.w:
        yield 0.0, 0.0, -1.0


def _cost(at: Rect, near: Near) -> float | None:
    """What a name would cover; None where that must never be."""
    total = 0.0
    for obstacle in near(at):
        if area := overlap(at, obstacle):
            if obstacle.weight >= NEVER:
                return None
            total += obstacle.weight * area / 40
    return total


def _squares(obstacles: Iterable[Obstacle]) -> Near:
    """The obstacles by squares, so that few are looked at for each place."""
    by_square: defaultdict[tuple[int, int], list[tuple[int, Obstacle]]] = defaultdict(list)
    for number, obstacle in enumerate(obstacles):
        for key in _squares_of(obstacle):
            by_square[key].append((number, obstacle))

    def near(at: Rect) -> Iterable[Obstacle]:
        found = {number: obstacle for key in _squares_of(at) for number, obstacle in by_square.get(key, ())}
        return found.values()

    return near


def _squares_of(at: Rect) -> Iterator[tuple[int, int]]:
    for column in range(floor((at.x - at.w) / SQUARE), floor((at.x + at.w) / SQUARE) + 1):
        for row in range(floor((at.y - at.h) / SQUARE), floor((at.y + at.h) / SQUARE) + 1):
            yield column, row


def wraps(name: str) -> list[tuple[str, ...]]:
    """A name in one line, or broken between words into two or three, the longest as short as possible."""
    words = re.split(r"(?<=[-・＝])|\s", name)
    return [(name,), *(_balanced(words, lines) for lines in range(2, min(3, len(words)) + 1))]


def _balanced(words: Sequence[str], lines: int) -> tuple[str, ...]:
    if lines == 1:
        return (reduce(lambda text, word: text + word if text[-1:] in "-・＝" else f"{text} {word}", words),)
    made = [
        (*_balanced(words[:first], 1), *_balanced(words[first:], lines - 1))
        for first in range(1, len(words) - lines + 2)
    ]
    return min(made, key=lambda all: max(width_of(line) for line in all))
