"""`railhead map`: check a map of Rocket that somebody wrote, and draw it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from railhead.cli.files import content, open_title, write
from railhead.cli.params import Out
from railhead.cli.terminal import here
from railhead.games.rocket.board import read_map
from railhead.games.rocket.flow import Rocket
from railhead.view.svg import draw


def map_(file: Annotated[Path, Parameter(help="help-map-file")], *, out: Out = None) -> None:
    title = open_title("rocket")
    board = read_map(content(file))
    here().say("cli-map", {"hexes": len(board.hexes), "lines": len(board.lines), "places": len(board.cities)})
    if out is not None:
        options = {option.name: option.values[0] for option in title.options}
        rules = Rocket(title.versions[-1], options, min(title.seats), board)
        scene = title.scene(rules, rules.start(rules.draw("")).state)
        write(out, [draw(scene, here().render).encode()])
        here().note("cli-written", {"file": str(out)})
