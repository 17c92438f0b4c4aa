"""The table of commands, the language, and the one place where errors become sentences and exit codes."""

from __future__ import annotations

import os
import traceback
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TextIO

from cyclopts import App, CycloptsError, Group

from railhead import __version__
from railhead.cli import (
    analyse,
    arena,
    database,
    export,
    games,
    inspect,
    logs,
    maps,
    play,
    random_play,
    replay,
    serve,
    stats,
    tracks,
    tune,
)
from railhead.cli.help import Formatter, told_usage
from railhead.cli.terminal import Terminal, open_terminal, told, usual_language
from railhead.i18n import LANGUAGES
from railhead.rail.search.c_search import SlowSearch, uses_c

COMMANDS: dict[str, Callable[..., None]] = {
    "games": games.games,
    "new": games.new,
    "play": play.play,
    "serve": serve.serve,
    "legal": inspect.legal,
    "why": inspect.why,
    "replay": replay.replay,
    "verify": replay.verify,
    "backup": database.backup,
    "restore": database.restore,
    "admin": database.admin,
    "branch": games.branch,
    "draw": inspect.draw,
    "stats": stats.stats,
    "analyse": analyse.analyse,
    "map": maps.map_,
    "tiles": tracks.tiles,
    "routes": tracks.routes,
    "import": logs.import_,
    "export": export.export,
    "perft": random_play.perft,
    "random": random_play.random,
    "arena": arena.arena,
    "tune": tune.tune,
    "train": tune.train,
}

FAILED, MISUSED, INTERRUPTED = 1, 2, 130
#: a lone hyphen would be taken for an option; as a path this is the same
STANDARD_INPUT = "./-"


def run(argv: list[str]) -> int:
    """Do what the words say; the exit code."""
    words, lang = take_language(whole_ray(argv))
    words = [STANDARD_INPUT if word == "-" else word for word in words]
    if lang is not None and lang not in LANGUAGES:
        terminal = open_terminal(usual_language())
        terminal.error(terminal.text("cli-unknown-language", {"word": lang}))
        return MISUSED
    terminal = open_terminal(lang or usual_language())
    try:
        with slow_search_told(terminal):
            make_app(terminal)(words, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        terminal.error(told_usage(error, terminal))
        return MISUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return 0
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else 0
    except Exception as error:
        return failed(error, terminal)
    return 0


@contextmanager
def slow_search_told(terminal: Terminal) -> Iterator[None]:
    """Where the C search is missing, the reader is told in their language the first time that routes are searched."""
    with warnings.catch_warnings():
        usual = warnings.showwarning

        def show(
            message: Warning | str, category: type[Warning], filename: str, lineno: int,
            file: TextIO | None = None, line: str | None = None,
        ) -> None:  # fmt: skip
            if issubclass(category, SlowSearch):
                terminal.note("cli-slow-search")
            else:
                usual(message, category, filename, lineno, file, line)

        warnings.showwarning = show
        yield


def version(terminal: Terminal) -> str:
    return terminal.text("cli-version", {"version": __version__, "search": "c" if uses_c() else "python"})


def failed(error: Exception, terminal: Terminal) -> int:
    """Sentences for what users can cause; a fault of our own is owned up to."""
    sentences = told(error, terminal)
    for sentence in sentences:
        terminal.error(sentence)
    if not sentences:
        terminal.error(terminal.text("cli-our-fault", {"detail": f"{type(error).__name__}: {error}"}))
        if os.environ.get("RAILHEAD_DEBUG"):
            traceback.print_exc()
    return FAILED


def whole_ray(argv: list[str]) -> list[str]:
    """`--ray` may stand without an address: then it is a cluster on this machine.

    >>> whole_ray(["arena", "rocket", "--ray", "--games", "4"])
    ['arena', 'rocket', '--ray=local', '--games', '4']
    >>> whole_ray(["arena", "--ray", "auto"])
    ['arena', '--ray', 'auto']
    """
    following = [*argv[1:], "--"]
    return [
        "--ray=local" if word == "--ray" and after.startswith("-") else word
        for word, after in zip(argv, following, strict=True)
    ]


def take_language(argv: list[str]) -> tuple[list[str], str | None]:
    """`--lang ru` may stand anywhere.

    >>> take_language(["games", "--lang", "ru"])
    (['games'], 'ru')
    >>> take_language(["--lang=ja", "games"])
    (['games'], 'ja')
    """
    words: list[str] = []
    lang: str | None = None
    rest = iter(argv)
    for word in rest:
        if word == "--lang":
            lang = next(rest, "")
        elif word.startswith("--lang="):
            lang = word.removeprefix("--lang=")
        else:
            words.append(word)
    return words, lang


def make_app(terminal: Terminal) -> App:
    app = App(
        name="railhead",
        version=lambda: version(terminal),
        help=terminal.text("help-railhead"),
        help_formatter=Formatter(terminal),
        help_format="plaintext",
        help_flags=["--help", "-h"],
        version_flags=["--version"],
        help_epilogue=terminal.text("help-lang", {"languages": "|".join(LANGUAGES)}),
        group_commands=Group(terminal.text("cli-group-commands")),
        group_arguments=Group(terminal.text("cli-group-arguments")),
        group_parameters=Group(terminal.text("cli-group-parameters")),
        console=terminal.out,
        result_action="return_value",
    )
    app["--help"].help = terminal.text("help-help")
    app["--version"].help = terminal.text("help-version")
    for name, function in COMMANDS.items():
        app.command(function, name=name, help=terminal.text(f"help-{name}"))
    return app
