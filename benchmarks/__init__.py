"""Figures and long runs.

A section is a module of this package, `benchmarks/rocket.py` for example. It has one or both of

    def bench() -> dict[str, float | int]      # figures by name: {"decisions_per_s": 7100, ...}
    def soak() -> Iterable[Job]                # long runs, see job.py

`make bench ONLY=rocket` writes the figures as `rocket.decisions_per_s` to bench.json;
`make soak ONLY=rocket` runs the jobs and writes what they counted to docs/soak.json.
A section is found by its file name; nothing else has to be changed to add one.
"""
