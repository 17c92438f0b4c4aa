"""`railhead map`: check a map of Rocket that somebody wrote, and draw it."""

from __future__ import annotations

from railhead.cli.files import open_title, write
from railhead.cli.params import File, Out
from railhead.cli.terminal import here


def map_(file: File, *, out: Out = None) -> None:
    from railhead.games.rocket.board import read_map
    from railhead.games.rocket.present import map_scene
    from railhead.view.svg import draw

    open_title("rocket")
    board = read_map(file.read_bytes())
    here().say("cli-map", {"hexes": len(board.hexes), "lines": len(board.lines), "places": len(board.cities)})
    if out is not None:
        write(out, [draw(map_scene(board), here().render).encode()])
        here().note("cli-written", {"file": str(out)})
