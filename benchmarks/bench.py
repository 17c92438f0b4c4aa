"""`make bench [ONLY=a,b]`: measure, write bench.json, print it.

bench.json is one flat object. Figures are `section.name` (a name that a section gives with a slash before it stands as
it is); beside them stand, for each section, the command, the commit and the day, and `section.loop_s`, the machine's
yardstick timed in the same run; `machine.loop_s` is the latest of these. Sections that
were not run keep their earlier figures.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import time

from benchmarks import machine, sections

FILE = machine.ROOT / "bench.json"
Sheet = dict[str, float | int | str]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.bench", description=__doc__)
    parser.add_argument("--only", default="", help="sections, with commas between them")
    only: str = parser.parse_args().only
    benches = sections.benches()
    sheet: Sheet = (json.loads(FILE.read_text()) if FILE.exists() else {}) | of_machine(machine.loop_s())
    for name in sections.chosen(only, benches):
        print(f"bench: {name} ...", file=sys.stderr, flush=True)
        started = time.perf_counter()
        loop_s = machine.loop_s()
        figures = benches[name]()
        print(f"bench: {name} took {time.perf_counter() - started:.1f} s", file=sys.stderr, flush=True)
        sheet = replaced(sheet, name, figures, loop_s)
    FILE.write_text(json.dumps(sheet, indent=2) + "\n")
    print(json.dumps(sheet, indent=2))


def replaced(sheet: Sheet, section: str, figures: sections.Figures, loop_s: float) -> Sheet:
    """The sheet with the section's figures put in the place of its old ones."""
    others: Sheet = {key: value for key, value in sheet.items() if not key.startswith(("machine.", f"{section}."))}
    own: Sheet = {name[1:] if name.startswith("/") else f"{section}.{name}": value for name, value in figures.items()}
    own[f"{section}.loop_s"] = loop_s
    own[f"{section}.command"] = f"make bench ONLY={section}"
    own[f"{section}.commit"] = machine.commit()
    own[f"{section}.date"] = machine.now()
    return of_machine(loop_s) | dict(sorted((others | own).items()))


def of_machine(loop_s: float) -> Sheet:
    return {
        "machine.loop_s": loop_s,
        "machine.python": platform.python_version(),
        "machine.cores": os.cpu_count() or 1,
    }


if __name__ == "__main__":
    main()
