"""`make mutants ONLY=coverage`: does the case that is said to show a paragraph die when the rule is changed?

The pages docs/rules-coverage-*.md say which case or test shows which paragraph. A rule is the functions whose docstring
cites its paragraph (`VI.3.2`, `R 18`), and the figures that a comment in a data file cites it for: one that stands
behind a key or on the line before it. `VI.3.2a` is also a matter of those that cite `VI.3.2`.

Each is switched off, or changed in a condition, a statement, an operator or a figure; a case dies if something it
asserts no longer holds. A crash does not count where code was changed: it would only show that the case comes by.
What says that something is absent (`[absent]` in elsewhere.toml) has no rule to switch off.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, cast

from msgspec import Struct

from benchmarks.mutants import tests
from benchmarks.mutants.mutant import Mutant
from benchmarks.mutants.trial import Court, place

#: in this order: what changes the rule rather than breaks the program
KINDS = (
    *("switched off", "left out", "condition", "figure", "word", "turned round", "number", "operator", "without sign"),
    *("either branch", "keyword", "name", "plain assignment", "argument"),
)


SAVE_EVERY = 20
#: of one function or table of a data file that are tried in vain or not
MOST_CHANGES = 40


class Claim(Struct):
    """A paragraph and the tests that are said to show it; `shown`: by the test, the change that it died of.

    `absent`: why there is nothing to switch off."""

    paragraph: str
    tests: list[str]
    places: list[str] = []
    shown: dict[str, str] = {}
    absent: str = ""

    def open(self) -> list[str]:
        return [] if self.absent else [test for test in self.tests if test not in self.shown]


def claims(package: str, known: Iterable[str]) -> list[Claim]:
    """What the coverage page says, with the ids of the tests, of which `known` are all."""

    def work() -> list[tuple[str, list[str], list[str], str]]:
        from tests.rules.coverage import coverage

        found, other = coverage(package), coverage(package).elsewhere
        return [(name, ids, other.test.get(name, []), other.absent.get(name, "")) for name, ids in found.cases.items()]

    ids = list(known)
    rows = cast(list[tuple[str, list[str], list[str], str]], tests.in_child(work))
    found = []
    for name, cases, others, absent in rows:
        named = [f"tests/games/{package}/test_cases.py::test_case[{case}]" for case in cases]
        named += [id for other in others for id in ids if id == other or id.startswith(f"{other}[")]
        if named:
            found.append(Claim(name, named, absent=absent))
    return found


def cited(paragraph: str, text: str) -> bool:
    """`VI.3.2` in "VI.3.2: terrain", and for `VI.3.2a`, too; not in "VI.3.22" or "VI.3.2.1". `R18` also as "R 18",
    `7.3` also in "7.2-7.5" and in "Section 7"."""
    names = {paragraph, re.sub(r"(?<=\d)[a-z]$", "", paragraph)}
    if re.fullmatch(r"[A-Z]{1,2}[a-z]", paragraph):  # Va
        names.add(paragraph[:-1])
    patterns = [re.sub(r"^([A-Z])(\d)", r"\1 ?\2", re.escape(name)) for name in names]
    patterns += [rf"[Ss]ections? {re.escape(paragraph.partition('.')[0])}"]
    if any(re.search(rf"(?<![\w.]){pattern}(?!\w|\.\w)", text) for pattern in patterns):
        return True
    return any(_between(paragraph, first, last) for first, last in re.findall(r"([\w.]*\d)-([\w.]*\d)", text))


def _between(paragraph: str, first: str, last: str) -> bool:
    """Whether a range of paragraphs, "7.2-7.5" or "D 3-D 5", has it."""
    (head, low), (head_last, high), (own, number) = map(_parted, (first, last, paragraph))
    return head == head_last == own and low <= number <= high


def _parted(paragraph: str) -> tuple[str, int]:
    found = re.fullmatch(r"(.*?)(\d*)[a-z]?", paragraph)
    return (found[1], int(found[2] or -1)) if found else (paragraph, -1)


def docstrings(file: str, text: str) -> Iterator[tuple[str, str]]:
    """Each function (`file::Class.method`) with its docstring and its class's, nested ones with the outer; a field of
    a class with the `#:` line before it."""
    lines = text.splitlines()
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef):
            yield f"{file}::{node.name}", ast.get_docstring(node) or ""
        elif isinstance(node, ast.ClassDef):
            about = ast.get_docstring(node) or ""
            for part in node.body:
                if isinstance(part, ast.FunctionDef):
                    yield f"{file}::{node.name}.{part.name}", f"{about} {ast.get_docstring(part) or ''}"
                elif isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
                    before = lines[part.lineno - 2].strip()
                    yield f"{file}::{node.name}.{part.target.id}", before if before.startswith("#:") else ""


def figures(file: str, text: str) -> Iterator[tuple[str, str]]:
    """Each key of a data file (`file::table.key`) with the comment behind it or on the lines before it."""
    table, above = "", ""
    for line in text.splitlines():
        code, _, comment = line.partition("#")
        head = re.match(r"\s*\[+([^\]]+)\]+\s*$", code)
        key = re.match(r"\s*([\w-]+|\"[^\"]+\")\s*=", code)
        if head:
            table = head[1].strip() + "."
            yield f"{file}::{table[:-1]}", f"{above} {comment}"
        elif key:
            yield f"{file}::{table}{key[1]}".replace('"', ""), f"{above} {comment}"
        above = f"{above} {comment}" if not code.strip() and comment else ""


def rules_of(paragraph: str, places: Sequence[tuple[str, str]]) -> list[str]:
    return [name for name, text in places if cited(paragraph, text)]


def placed(package: str, root: Path, files: Iterable[str], known: Iterable[str]) -> list[Claim]:
    """All claims of a title, with the places of their rules."""
    every = claims(package, known)
    places: list[tuple[str, str]] = []
    for file in files:
        text = (root / file).read_text(encoding="utf-8")
        places += list(docstrings(file, text) if file.endswith(".py") else figures(file, text))
    for claim in every:
        claim.places = rules_of(claim.paragraph, places)
    return every


def check(court: Court, every: Sequence[Claim], mutants: Sequence[Mutant], save: Callable[[], None]) -> None:
    """Try the changes that could bear out a claim, until all are or no change is left."""
    tried = 0
    changes: Counter[str] = Counter()
    for mutant in sorted((m for m in mutants if m.change.kind in KINDS), key=_usefulness):
        where = f"{mutant.change.file}::{mutant.change.where}"
        if changes[place(mutant)] >= MOST_CHANGES:
            continue
        asked = [claim for claim in every if claim.open() and _is_rule(where, claim.places)]
        wanted = sorted({test for claim in asked for test in claim.open() if _reaches(court, test, mutant)})
        if not wanted:
            continue
        changes[place(mutant)] += 1
        dead = court.judge_all(mutant, wanted)
        for claim in asked:
            for test in set(claim.open()) & set(dead):
                claim.shown[test] = f"{where}: {mutant.change.was} -> {mutant.change.now}"[:160]
        if dead:
            print(f"{where}: {mutant.change.was[:50]} -> {mutant.change.now[:50]}: {len(dead)} die", flush=True)
        tried += 1
        if tried % SAVE_EVERY == 0:
            save()


def _usefulness(mutant: Mutant) -> tuple[int, bool]:
    return KINDS.index(mutant.change.kind), mutant.source == "data"


def _is_rule(where: str, places: Iterable[str]) -> bool:
    """Also `minors[5].terrain_tokens`, where the comment stands in a list of tables, at `minors.terrain_tokens`."""
    plain = re.sub(r"\[[^\]]*\]", "", where)
    return any(where == name or plain == name or where.startswith((f"{name}.", f"{name}[")) for name in places)


def _reaches(court: Court, test: str, mutant: Mutant) -> bool:
    """A test that never comes to a function cannot die of it."""
    if not mutant.change.in_function or place(mutant) in court.loading or test not in court.own:
        return True
    return place(mutant) in court.own[test].reached


def remember(every: Iterable[Claim], kept: Iterable[dict[str, str]]) -> None:
    """Claims that were borne out before need not be tried again."""
    known = {(row["paragraph"], row["test"]): row["died_of"] for row in kept}
    for claim in every:
        for test in claim.tests:
            if (claim.paragraph, test) in known:
                claim.shown[test] = known[claim.paragraph, test]


def section(found: Sequence[Claim], commit: str, date: str) -> dict[str, Any]:
    """For docs/mutants.json: the counts, the claims that nothing bears out (yet), and what the other tests died of."""
    return {
        "commit": commit,
        "date": date,
        "paragraphs": len(found),
        "shown": sum(bool(claim.shown) for claim in found),
        "without_rule": sum(not claim.places for claim in found),
        "absent": {claim.paragraph: claim.absent for claim in found if claim.absent},
        "claims": sum(len(claim.tests) for claim in found if not claim.absent),
        "claims_shown": sum(len(claim.shown) for claim in found),
        "open": [
            {"paragraph": claim.paragraph, "rules": [_short(name) for name in claim.places], "open": claim.open()}
            for claim in found
            if claim.open()
        ],
        "held": [
            {"paragraph": claim.paragraph, "test": test, "died_of": change}
            for claim in found
            for test, change in sorted(claim.shown.items())
        ],
    }


def _short(name: str) -> str:
    return name.rpartition("/")[2]
