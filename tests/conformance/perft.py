"""The perft table: positions of random games and the number of legal sequences from each.

    python -m tests.conformance.perft          counts again and writes perft.toml

A changed number means that something became legal or illegal; look at the difference before you commit it.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

from railhead.cli.random_play import sequences
from railhead.kernel.rules import OptionValue
from tests.conformance.kit import Setup, played

TABLE = Path(__file__).parent / "perft.toml"


class Position(msgspec.Struct, frozen=True):
    """After entry `at` of the random game with that seed; `counts` by depth, from 1 on."""

    title: str
    seats: int
    options: dict[str, OptionValue]
    seed: str
    at: int
    counts: tuple[int, ...]

    def __str__(self) -> str:
        return f"{self.title}-{self.seats}-{'-'.join(map(str, self.options.values()))}-{self.at}"


def table() -> list[Position]:
    return msgspec.convert(tomllib.loads(TABLE.read_text())["position"], list[Position])


def count(position: Position) -> tuple[int, ...]:
    setup = Setup(position.title, position.seats, tuple(position.options.items()))
    history = played(setup, position.seed)
    state = history.states[position.at]
    return tuple(sequences(history.rules, state, depth) for depth in range(1, len(position.counts) + 1))


def main() -> None:
    parts = []
    for position in table():
        options = ", ".join(
            f"{name} = {msgspec.json.encode(value).decode()}" for name, value in position.options.items()
        )
        parts.append(
            f'[[position]]\ntitle = "{position.title}"\nseats = {position.seats}\noptions = {{ {options} }}\n'
            f'seed = "{position.seed}"\nat = {position.at}\ncounts = {list(count(position))}\n'
        )
    TABLE.write_text("\n".join(parts))


if __name__ == "__main__":
    main()
