"""`railhead legal`, `why`, `draw`: what can be done in a position, why something cannot, and how it looks."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.text import Text

from railhead.cli.files import Game, read_game, write
from railhead.cli.params import AsJson, At, File, Force, Out
from railhead.cli.terminal import Stop, here
from railhead.i18n.rules import rule_text
from railhead.kernel.action import kind_of, to_plain
from railhead.kernel.menu import Menu, choices_of
from railhead.kernel.refusal import Refusal, Unreadable
from railhead.kernel.rules import Refused
from railhead.view.svg import draw as draw_scene


def legal(file: File, *, at: At = None, json: AsJson = False) -> None:
    game = read_game(file)
    state = game.state(at)
    now = game.rules.legal(state)
    if json:
        kinds = {kind_of(kind): act.exhaustive for kind, act in now.acts.items()}
        asked = now.decision
        here().json(
            {
                "seat": asked.seat if asked else None,
                "ask": asked.ask if asked else None,
                "actions": [to_plain(action) for action in now],
                "partial": [kind for kind, whole in kinds.items() if not whole],
            }
        )
        return
    menu = game.rules.menu(state)
    here().lines(here().render(menu.ask))
    labels = labels_of(menu)
    for action in now:
        plain = to_plain(action)
        label = labels.get(_key(plain), "")
        here().out.print(Text.assemble("  ", msgspec.json.encode(plain).decode(), "  ", (label, "dim")))


def labels_of(menu: Menu) -> dict[bytes, str]:
    """What the menu calls each action it offers."""
    offered = (choice for choice in choices_of(*menu.offers) if choice.blocked is None)
    return {_key(choice.action): here().render(choice.label) for choice in offered}


def _key(plain: dict[str, object]) -> bytes:
    return msgspec.json.encode(plain, order="sorted")


def why(
    file: File, action: Annotated[str, Parameter(help="help-action")], *, at: At = None,
    seat: Annotated[int | None, Parameter(help="help-seat")] = None, json: AsJson = False,
) -> None:  # fmt: skip
    game = read_game(file)
    refusals = reasons(game, game.state(at), action, seat)
    if json:
        here().json({"legal": not refusals, "refusals": [plain_refusal(refusal) for refusal in refusals]})
        return
    if any(isinstance(refusal, Unreadable) for refusal in refusals):
        raise Refused(refusals)
    if not refusals:
        here().say("cli-legal")
    for refusal in refusals:
        here().lines(here().reason(refusal))
        if rule := rule_said(refusal):
            here().out.print(Text(f"  {rule}", "dim"))


def rule_said(refusal: Refusal) -> str | None:
    """The rule itself, in our short words."""
    return rule_text(here().title or "", refusal.rule, here().lang) if refusal.rule else None


def reasons(game: Game, state: Any, text: str, seat: int | None) -> list[Refusal]:
    """Every reason against an action written as JSON."""
    try:
        plain = msgspec.json.decode(text, type=dict[str, object])
    except (msgspec.DecodeError, RecursionError) as error:
        return [Unreadable(str(error))]
    try:
        return game.rules.legal(state).why_not(game.rules.read(plain), seat)
    except Refused as refused:
        return refused.refusals


def plain_refusal(refusal: Refusal) -> dict[str, object]:
    return {
        "code": refusal.code(),
        "rule": refusal.rule,
        "says": rule_said(refusal),
        "text": here().render(refusal.message()),
        "arguments": msgspec.to_builtins(refusal.arguments()),
    }


def draw(file: File, *, at: At = None, out: Out = None, force: Force = True) -> None:
    game = read_game(file)
    scene = game.title.scene(game.rules, game.state(at))
    if out is not None and out.suffix != ".svg":
        raise Stop("cli-not-svg", {"file": str(out)})
    picture = draw_scene(scene, here().render)
    if out is None:
        here().out.file.write(picture)
    else:
        write(out, [picture.encode()], force)
        here().note("cli-written", {"file": str(out)})
