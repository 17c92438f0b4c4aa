"""`railhead games`, `new`, `branch`: what there is to play, and new records."""

from __future__ import annotations

import secrets
from pathlib import Path

from rich.table import Table

from railhead.cli.files import open_title, read_game, write
from railhead.cli.params import AsJson, At, File, Force, Options, Out, Seats, Seed, TitleName
from railhead.cli.terminal import Stop, here
from railhead.games import catalogue
from railhead.games.title import Title
from railhead.i18n import texts
from railhead.kernel.message import Items
from railhead.kernel.record import Header, Record
from railhead.kernel.rules import OptionValue


def games(*, json: AsJson = False) -> None:
    titles = catalogue.titles()
    if json:
        here().json([_plain(title) for title in titles])
        return
    terminal = here()
    table = Table(box=None, header_style="bold", pad_edge=False)
    for id in ("cli-column-id", "cli-column-title", "cli-column-players", "cli-column-options"):
        table.add_column(terminal.text(id))
    for title in titles:
        words = texts(terminal.lang, title.package)
        options = "\n".join(f"{option.name}={'|'.join(map(str, option.values))}" for option in title.options)
        table.add_row(title.id, words.text("title-name"), f"{min(title.seats)}–{max(title.seats)}", options)
    terminal.out.print(table)


def _plain(title: Title) -> dict[str, object]:
    return {
        "id": title.id,
        "package": title.package,
        "name": texts(here().lang, title.package).text("title-name"),
        "seats": title.seats,
        "options": {option.name: option.values for option in title.options},
        "versions": title.versions,
    }


def new(
    title: TitleName, *, seats: Seats = None, option: Options = None, seed: Seed = None, out: Out = None,
    force: Force = False,
) -> None:  # fmt: skip
    header = new_header(open_title(title), seats, option, seed)
    save(Record(header), out, force)


def branch(file: File, *, at: At = None, out: Out = None, force: Force = False) -> None:
    game = read_game(file)
    fork = game.history.branch(game.history.head if at is None else game.entry(at))
    save(fork.record(), out, force)


def save(record: Record, out: Path | None, force: bool) -> None:
    """A record to a file, or to stdout where none is named."""
    if out is None:
        here().out.file.write(b"".join(record.lines()).decode())
        return
    write(out, record.lines(), force)
    here().note("cli-written", {"file": str(out)})


def new_header(title: Title, seats: int | None, options: list[str] | None, seed: str | None) -> Header:
    chosen = read_options(title, options or [])
    return title.header(chosen, min(title.seats) if seats is None else seats, seed or secrets.token_hex(8))


def read_options(title: Title, pairs: list[str]) -> dict[str, OptionValue]:
    """`map=usa` as the value that the title knows; what it does not know, it refuses itself."""
    known = {option.name: {str(value).lower(): value for value in option.values} for option in title.options}
    found: dict[str, OptionValue] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign:
            raise Stop("cli-bad-option", {"pair": pair, "names": Items(tuple(known))})
        found[name] = known.get(name, {}).get(value.lower(), value)
    return found
