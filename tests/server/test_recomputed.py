"""Everything is recomputed: whatever a client says about its routes and its revenue, the rules decide."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from railhead.kernel.action import to_plain
from railhead.kernel.menu import actions_of
from railhead.kernel.rng import Stream
from railhead.server.protocol import TitleInfo
from railhead.server.room import Room
from tests.server.table import Client, Server, codes

Plain = dict[str, object]


def at_a_run(server: Server, anna: Client, title: str) -> tuple[str, Plain]:
    """A random game in which a company has trains to run and can earn with them; the best run, not yet done."""
    for number in range(20, 60):
        game = anna.create("me", "me", "me", title=title, seed=str(number)).id
        room: Room = server.app.state.hub.rooms[game]
        stream = Stream(f"runs-{number}")
        rules = room.played().rules
        while (decision := rules.decision(room.played().state)) is not None:
            plain = to_plain(rules.legal(room.played().state).draw(stream))
            if plain["do"] == "run" and (best := best_run(anna, game)):
                return game, best
            assert anna.act(game, room.played().last, decision.seat, plain).status_code == 201
    raise AssertionError("no company runs")


def best_run(anna: Client, game: str) -> Plain | None:
    """The run that the menu offers, if it has routes."""
    menu = anna.position(game).menu
    assert menu is not None
    return next((action for action in actions_of(menu) if action.get("routes")), None)


CLAIMS: dict[str, list[Plain]] = {
    "18mag": [{"paid": 1000}, {"mined": 1000}, {"paid": 0}],
    "1862": [{"revenue": 1000}, {"subsidy": 1000}, {"revenue": 0}],
}


@pytest.mark.parametrize("title", CLAIMS)
def test_invented_revenue_and_routes_change_nothing(server: Server, anna: Client, title: str) -> None:
    game, best = at_a_run(server, anna, title)
    now = anna.position(game)
    before = anna.get(f"/api/games/{game}/record").content
    routes = best["routes"]
    assert isinstance(routes, list)
    tampered: list[Plain] = [best | claim for claim in CLAIMS[title]]
    tampered += [
        best | {"routes": [*routes, routes[0]]},
        best | {"routes": [spoilt(route, lambda hexes: [*hexes, "A1", "Z99"]) for route in routes]},
        best | {"routes": [spoilt(route, lambda hexes: hexes[:1]) for route in routes]},
        best | {"profit": 1000},
    ]
    for action in tampered:
        answer = anna.act(game, now.head, now.asked or 0, action)
        assert answer.status_code == 422, (action, answer.text)
        preview = {"head": now.head, "seat": now.asked or 0, "action": action}
        assert anna.post(f"/api/games/{game}/preview", preview).status_code == 422
    assert anna.get(f"/api/games/{game}/record").content == before
    assert anna.act(game, now.head, now.asked or 0, best).status_code == 201


def spoilt(route: Plain, change: Callable[[list[str]], list[str]]) -> Plain:
    """The route over other hexes."""
    ((name, hexes),) = [(name, value) for name, value in route.items() if isinstance(value, list) and value]
    return route | {name: change(hexes)}


@pytest.mark.parametrize(
    ("title", "option", "value"), [("18mag", "highest_revenue", "unchecked"), ("1862", "rulings", "site")]
)
def test_no_table_on_which_figures_are_believed(anna: Client, title: str, option: str, value: str) -> None:
    """These readings are for imported games, in which a run pays what was written down."""
    body = {"title": title, "seats": [{"kind": "me"}] * 3, "options": {option: value}}
    answer = anna.post("/api/games", body)
    assert (answer.status_code, codes(answer)) == (422, ["only-for-records"])
    titles = msgspec.json.decode(anna.get("/api/titles").content, type=list[TitleInfo])
    offered = next(found for found in titles if found.id == title).options
    assert all(value not in found.values for found in offered if found.name == option)
