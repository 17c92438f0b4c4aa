"""`python -m tests.rules.coverage TITLE...` writes docs/rules-coverage-TITLE.md: each paragraph with what shows it.

A paragraph is shown by the cases in `tests/rules/<package>/*.toml` that cite it, or by a test that
`tests/rules/<package>/elsewhere.toml` names under `[test]`. What can be shown by neither has its reason there under
`[reason]`; what has a test but no rule that could be switched off (`make mutants ONLY=coverage`), under `[absent]`.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

from msgspec import Struct, convert

from railhead.games.catalogue import PACKAGES
from railhead.i18n.render import texts
from railhead.i18n.rules import bundle_of, message_of, paragraph_of, paragraphs, sections
from tests.rules.runner import FOLDER, cases
from tests.shared import ROOT


class Elsewhere(Struct, forbid_unknown_fields=True):
    """Paragraphs that no case shows."""

    #: paragraph -> `tests/path.py::function`, one or several
    test: dict[str, list[str]] = {}
    #: paragraph -> why no case can die with its rule: it says that something is not there, and a test looks for that
    absent: dict[str, str] = {}
    #: paragraph -> why nothing can show it
    reason: dict[str, str] = {}


class Coverage(Struct):
    cases: dict[str, list[str]]
    elsewhere: Elsewhere

    def uncovered(self) -> list[str]:
        known = {*self.elsewhere.test, *self.elsewhere.reason}
        return [paragraph for paragraph, ids in self.cases.items() if not ids and paragraph not in known]


def elsewhere(package: str) -> Elsewhere:
    file = FOLDER / package / "elsewhere.toml"
    return convert(tomllib.loads(file.read_text(encoding="utf-8")), Elsewhere) if file.exists() else Elsewhere()


def coverage(package: str) -> Coverage:
    """The paragraphs in order, each with the ids of its cases."""
    found: dict[str, list[str]] = {paragraph: [] for paragraph in paragraphs(package)}
    for case in cases(package):
        for paragraph in dict.fromkeys(map(_written, case.rule)):
            if paragraph in found:
                found[paragraph].append(case.id)
    return Coverage(found, elsewhere(package))


def unknown(package: str) -> list[str]:
    """Paragraphs that a case or elsewhere.toml cites and the rules do not have."""
    other = elsewhere(package)
    cited = [paragraph for case in cases(package) for paragraph in case.rule]
    cited += [*other.test, *other.absent, *other.reason]
    known = set(paragraphs(package))
    return sorted({paragraph for paragraph in cited if _written(paragraph) not in known})


def _written(paragraph: str) -> str:
    """`R18` and `R18` are the same."""
    return paragraph_of(message_of(paragraph))


def report(title: str) -> str:
    package = PACKAGES[title]
    words, found = texts("en", bundle_of(package)), coverage(package)
    by_case = sum(1 for ids in found.cases.values() if ids)
    by_test = sum(paragraph in found.elsewhere.test for paragraph in found.cases)
    lines = [
        f"# {texts('en', package).text('title-name')}: what shows each rule",
        "",
        f"{len(found.cases)} paragraphs of [the rules](rules/{title}.md).",
        f"{by_case} have cases in `tests/rules/{package}/`,",
        f"{by_test} are shown by other tests, {len(found.elsewhere.reason)} have a reason why nothing shows them,",
        f"{len(found.uncovered())} are open. Made by `python -m tests.rules.coverage {title}`.",
    ]
    for section in sections(package):
        lines += ["", f"## {words.text(section.heading)}", "", "| Paragraph | Shown by |", "|---|---|"]
        lines += [f"| {paragraph_of(id)} | {_shown(found, paragraph_of(id))} |" for id in section.paragraphs]
    return "\n".join(lines) + "\n"


def _shown(found: Coverage, paragraph: str) -> str:
    parts = [", ".join(found.cases[paragraph])] if found.cases[paragraph] else []
    parts += [f"`{test}`" for test in found.elsewhere.test.get(paragraph, [])]
    if paragraph in found.elsewhere.absent:
        parts.append(f"nothing to switch off: {found.elsewhere.absent[paragraph]}")
    if paragraph in found.elsewhere.reason:
        parts.append(f"no case: {found.elsewhere.reason[paragraph]}")
    return "; ".join(parts) or "**open**"


def file_of(title: str) -> Path:
    return ROOT / "docs" / f"rules-coverage-{title}.md"


def main(titles: list[str]) -> int:
    for title in titles or list(PACKAGES):
        file_of(title).write_text(report(title), encoding="utf-8")
        found = coverage(PACKAGES[title]).uncovered()
        print(f"{file_of(title).name}: {'nothing open' if not found else 'open: ' + ', '.join(found)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
