"""`make soak [ONLY=rocket]` or `[ONLY=rocket.random_games]`: the long runs, resumable.

What a finished job counted goes to docs/soak.json with command, commit and day. A job that was stopped goes on where
it was: .soak/ keeps how far it came. Both hold only while the code that the job depends on is the same; after a change
it starts anew.
A unit that fails ends the run with its number; run it alone with `--unit N`.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from pathlib import Path

import msgspec

from benchmarks import machine, sections
from benchmarks.job import Broken, Job, add, run_units

RESULTS = machine.ROOT / "docs" / "soak.json"
PROGRESS = machine.ROOT / ".soak"
SAVE_EVERY_S = 5.0


class Progress(msgspec.Struct):
    """How far a job came; `code` is what it was run on."""

    code: str
    done: int = 0
    seconds: float = 0.0
    tally: dict[str, int] = {}


class Result(msgspec.Struct):
    """A finished job, as it stands in docs/soak.json."""

    count: int
    tally: dict[str, int]
    seconds: float
    command: str
    commit: str
    date: str
    code: str


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.soak", description=__doc__)
    parser.add_argument("--only", default="", help="sections or section.job, with commas between them")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--unit", type=int, help="run this one unit of the job named by --only, and record nothing")
    asked = parser.parse_args()
    jobs = chosen_jobs(asked.only)
    if asked.unit is not None:
        for name, job in jobs.items():
            print(name, asked.unit, json.dumps(dict(job.unit(asked.unit))))
        return
    for name, job in jobs.items():
        finish(name, job, asked.workers)


def chosen_jobs(only: str) -> dict[str, Job]:
    """`ONLY` names whole sections or single jobs; empty means all."""
    soaks = sections.soaks()
    wanted = only.replace(",", " ").split()
    of_sections = sections.chosen(" ".join(name.split(".")[0] for name in wanted), soaks)
    jobs = {
        f"{section}.{job.name}": msgspec.structs.replace(job, code=(*job.code, f"benchmarks/{section}.py"))
        for section in of_sections
        for job in soaks[section]()
    }
    unknown = [name for name in wanted if "." in name and name not in jobs]
    if unknown:
        raise SystemExit(f"no such job: {', '.join(unknown)}; there are: {', '.join(jobs)}")
    return {name: job for name, job in jobs.items() if not wanted or name in wanted or name.split(".")[0] in wanted}


def finish(name: str, job: Job, workers: int) -> None:
    """Run what is left of the job and record it."""
    code = machine.code(job.code)
    results = _read_results()
    if name in results and results[name].code == code and results[name].count == job.count:
        say(f"{name}: done before ({results[name].date}, {json.dumps(results[name].tally)})")
        return
    progress = run(name, job, _read_progress(name, code), workers)
    for what, least in job.least.items():
        if progress.tally.get(what, 0) < least:
            raise SystemExit(f"soak: {name}: {progress.tally.get(what, 0)} {what}, at least {least} are wanted")
    command = f"make soak ONLY={name}"
    seconds = round(progress.seconds, 1)
    result = Result(job.count, progress.tally, seconds, command, machine.commit(), machine.now(), code)
    # Read again: another run may have ended meanwhile.
    _write(RESULTS, dict(sorted((_read_results() | {name: result}).items())))
    _progress_file(name).unlink(missing_ok=True)
    say(f"{name}: all {job.count} done in {seconds} s, {json.dumps(progress.tally)}")


def run(name: str, job: Job, progress: Progress, workers: int) -> Progress:
    """The units from `progress.done` on; progress is saved now and then, and when anything stops the run."""
    if progress.done:
        say(f"{name}: going on after {progress.done} of {job.count}")
    last = saved = time.monotonic()
    try:
        for tally in run_units(job, range(progress.done, job.count), workers):
            now = time.monotonic()
            progress.done += 1
            progress.tally = add(progress.tally, tally)
            progress.seconds += now - last
            last = now
            if now - saved >= SAVE_EVERY_S:
                _write(_progress_file(name), progress)
                saved = now
                left = progress.seconds / progress.done * (job.count - progress.done)
                say(f"{name}: {progress.done} of {job.count}, about {left:.0f} s left")
    except Broken as broken:
        again = f"python -m benchmarks.soak --only {name} --unit {broken.number}"
        raise SystemExit(f"{broken.report}\nsoak: {name}: unit {broken.number} failed; again: {again}") from None
    except KeyboardInterrupt:
        raise SystemExit(f"\nsoak: {name}: stopped at {progress.done} of {job.count}; the next run goes on") from None
    finally:
        if progress.done < job.count:
            _write(_progress_file(name), progress)
    return progress


def say(text: str) -> None:
    print(f"soak: {text}", file=sys.stderr, flush=True)


def _progress_file(name: str) -> Path:
    return PROGRESS / f"{name}.json"


def _read_progress(name: str, code: str) -> Progress:
    file = _progress_file(name)
    if file.exists():
        found = msgspec.json.decode(file.read_bytes(), type=Progress)
        if found.code == code:
            return found
    return Progress(code)


def _read_results() -> dict[str, Result]:
    return msgspec.json.decode(RESULTS.read_bytes(), type=dict[str, Result]) if RESULTS.exists() else {}


def _write(file: Path, value: object) -> None:
    """Whole or not at all: a run may be killed at any moment."""
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_suffix(".new")
    fresh.write_bytes(msgspec.json.format(msgspec.json.encode(value), indent=2) + b"\n")
    fresh.replace(file)


if __name__ == "__main__":
    main()
