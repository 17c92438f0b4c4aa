"""The command line: see `--help`, and CONTRIBUTING.md, "How to run the mutants"."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from benchmarks import machine
from benchmarks.mutants import paragraphs, results
from benchmarks.mutants.code import code_changes
from benchmarks.mutants.data import data_changes
from benchmarks.mutants.mutant import Mutant, draw, number
from benchmarks.mutants.results import Row
from benchmarks.mutants.trial import Court, Target, copied, place, read_targets

HERE = Path(__file__).parent
SAVE_EVERY = 10


def main(words: list[str] | None = None) -> int:
    asked = _arguments(words)
    root = asked.root.resolve()
    seed, targets = read_targets(asked.targets)
    wanted = [name for name in asked.only.replace(",", " ").split() if name]
    if wanted == ["coverage"]:
        return max(_call(f"coverage.{name}", asked) for name, target in targets.items() if target.data)
    if len(wanted) == 1 and wanted[0].startswith("coverage."):
        return _check_coverage(wanted[0], targets, asked)
    unknown = [name for name in wanted if name not in targets]
    if len(wanted) != 1 or unknown:
        raise SystemExit(f"ONLY= one of {', '.join([*targets, 'coverage'])}")
    name = wanted[0]
    run = _Run(root, name, targets[name], seed, asked)
    with copied(root) as copy:
        return run.all(copy)


def _call(only: str, asked: argparse.Namespace) -> int:
    """Each title in a process of its own, which must not have loaded it before."""
    command = [sys.executable, "-m", "benchmarks.mutants", "--only", only, "--again", asked.again]
    return subprocess.run(command, cwd=machine.ROOT, check=False).returncode


def _check_coverage(section: str, targets: dict[str, Target], asked: argparse.Namespace) -> int:
    name = section.removeprefix("coverage.")
    root, target = asked.root.resolve(), targets[name]
    code, data = every_mutant(root, target)
    with copied(root) as copy:
        court = Court(target, copy, root / ".mutants" / f"{name}.json", with_later=False)
        found = paragraphs.placed(name, copy, sorted({mutant.change.file for mutant in code + data}), court.own)
        if asked.again != "all":
            paragraphs.remember(found, results.read(asked.results).get(section, {}).get("held", []))

        def save() -> None:
            results.write(asked.results, section, paragraphs.section(found, machine.commit(), machine.now()))

        paragraphs.check(court, found, code + data, save)
        save()
    made = paragraphs.section(found, machine.commit(), machine.now())
    for claim in found:
        if claim.open():
            print(f"  {claim.paragraph}: {'no rule cites it' if not claim.places else ''} {claim.open()}")
    print(f"{section}: {made['shown']} of {made['paragraphs']} paragraphs are shown,", end=" ")
    print(f"{len(made['absent'])} have nothing to switch off,", end=" ")
    print(f"{made['claims_shown']} of {made['claims']} claims hold")
    return 0


def _arguments(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.mutants", description="Do the tests notice?")
    parser.add_argument("--only", default="", help="a target of targets.toml, or coverage")
    parser.add_argument("--again", default="", help="also those with a result: alive, all, or a file or function")
    parser.add_argument("--mutant", default="", help="only the mutants whose id starts so; with commas between several")
    parser.add_argument("--source", default="", choices=["", "code", "data"], help="only changes to code, or to data")
    parser.add_argument("--root", type=Path, default=machine.ROOT, help="another repository")
    parser.add_argument("--targets", type=Path, default=HERE / "targets.toml")
    parser.add_argument("--equivalent", type=Path, default=HERE / "equivalent.toml")
    parser.add_argument("--results", type=Path, default=machine.ROOT / "docs" / "mutants.json")
    return parser.parse_args(words)


class _Run:
    """One target: what is drawn, what is known, what is to be tried."""

    def __init__(self, root: Path, name: str, target: Target, seed: str, asked: argparse.Namespace) -> None:
        self.root, self.name, self.target, self.seed, self.asked = root, name, target, seed, asked
        code, data = every_mutant(root, target)
        self.drawn = draw(code, target.draw.get("code", 0), seed) + draw(data, target.draw.get("data", 0), seed)
        self.known = results.rows(asked.results, name)
        self.why = results.equivalents(asked.equivalent, name, code + data)

    def all(self, copy: Path) -> int:
        tried = 0
        todo = [mutant for mutant in self.drawn if self._is_wanted(mutant)]
        print(f"{self.name}: {len(self.drawn)} drawn, {len(todo)} to try", flush=True)
        if any(mutant.id not in self.why for mutant in todo):
            court = Court(self.target, copy, self.root / ".mutants" / f"{self.name}.json")
            for mutant in self.drawn:
                if mutant.id in self.known and self.known[mutant.id].by:
                    court.remember(place(mutant), self.known[mutant.id].by)
        for tried, mutant in enumerate(todo, 1):
            why = self.why.get(mutant.id, "")
            by = "" if why else court.judge(mutant)
            row = results.row_of(mutant, (copy / mutant.change.file).read_text(encoding="utf-8"), by, why)
            self.known[mutant.id] = row
            print(f"{tried}/{len(todo)} {shown(row)}", flush=True)
            if tried % SAVE_EVERY == 0:
                self._save()
        section = self._save()
        print(f"{self.name}: code {section.code}, data {section.data}, share noticed {section.share}")
        self._print_alive()
        return 0

    def _is_wanted(self, mutant: Mutant) -> bool:
        asked, row = self.asked, self.known.get(mutant.id)
        if asked.mutant:
            return any(mutant.id.startswith(id) for id in asked.mutant.split(","))
        if asked.source and mutant.source != asked.source:
            return False
        if row is None or row.around != mutant.around or (row.result == "equivalent") != (mutant.id in self.why):
            return True
        return asked.again == "all" or row.result == asked.again or bool(asked.again and asked.again in place(mutant))

    def _save(self) -> results.Section:
        section = results.section(self.seed, self.drawn, self.known)
        self.asked.results.parent.mkdir(parents=True, exist_ok=True)
        results.write(self.asked.results, self.name, section)
        return section

    def _print_alive(self) -> None:
        for mutant in self.drawn:
            row = self.known.get(mutant.id)
            if row is not None and row.result == "alive":
                print(f"  {shown(row)}")


def every_mutant(root: Path, target: Target) -> tuple[list[Mutant], list[Mutant]]:
    """All mutants of the target's code, and of its data."""

    def texts(patterns: list[str]) -> list[tuple[str, str]]:
        files = sorted({file for pattern in patterns for file in root.glob(pattern)})
        return [(str(file.relative_to(root)), file.read_text(encoding="utf-8")) for file in files]

    code = [change for file, text in texts(target.code) for change in code_changes(file, text)]
    data = [change for file, text in texts(target.data) for change in data_changes(file, text)]
    return number("code", code), number("data", data)


def shown(row: Row) -> str:
    result = f"noticed by {row.by}" if row.by else f"{row.result}: {row.why}" if row.why else row.result.upper()
    return f"{row.id} {row.file} {row.where}: {row.was}  ->  {row.now}  | {result}"


if __name__ == "__main__":
    sys.exit(main())
