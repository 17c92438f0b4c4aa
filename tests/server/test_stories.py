"""What is told of a game after it was played, and what is not told while it is."""

from __future__ import annotations

import csv
from io import StringIO

import msgspec

from railhead.server.stories import Stories
from railhead.view.story import Chart, Story
from tests.server.table import Client, Server, codes


def over(anna: Client) -> str:
    game = anna.create("me", "me", options={"pile": 10}, seed="s").id
    for count in (3, 3, 3, 1):
        anna.take(game, count)
    return game


def told(client: Client, game: str) -> Story:
    answer = client.get(f"/api/games/{game}/story")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Story)


def test_a_game_that_is_over_is_told_to_all(server: Server, anna: Client) -> None:
    story = told(Client(server), over(anna))
    (chart,) = story.charts
    assert chart.steps == (0, 1, 2, 3, 4)
    assert [line.values for line in chart.lines] == [(0, 3, 3, 6, 6), (0, 0, 3, 3, 4)]
    assert [(moment.n, moment.said.id) for moment in story.moments] == [(1, "story-lead-first")]


def test_nothing_is_told_of_a_game_that_is_played(anna: Client) -> None:
    game = anna.create("me", "me", options={"pile": 10}).id
    anna.take(game, 3)
    for path in ("story", "story.csv"):
        answer = anna.get(f"/api/games/{game}/{path}")
        assert (answer.status_code, codes(answer)) == (422, ["not-over"])


def test_nothing_is_told_of_a_game_that_has_not_begun(anna: Client) -> None:
    game = anna.create("me", "open").id
    assert anna.get(f"/api/games/{game}/story").status_code in (409, 422)


def test_a_branch_is_told_as_far_as_it_goes(anna: Client) -> None:
    game = over(anna)
    branch = anna.post(f"/api/games/{game}/branches", {"at": 2}).json()["id"]
    assert [line.values for line in told(anna, branch).charts[0].lines] == [(0, 3, 3), (0, 0, 3)]
    anna.take(branch, 1)
    assert [line.values for line in told(anna, branch).charts[0].lines] == [(0, 3, 3, 4), (0, 0, 3, 3)]


def test_a_story_is_counted_once(server: Server, anna: Client) -> None:
    game = over(anna)
    stories: Stories = server.app.state.hub.stories
    first = told(anna, game)
    kept = stories._told[(game, 4)]
    assert told(anna, game) == first
    assert stories._told[(game, 4)] is kept


def test_strangers_hear_nothing_of_a_game_among_named_people(server: Server, anna: Client) -> None:
    game = anna.create("me", "me", options={"pile": 10}, access="named").id
    for count in (3, 3, 3, 1):
        anna.take(game, count)
    assert told(anna, game).charts
    for stranger in (Client(server), Client(server, "Boris")):
        for path in ("story", "story.csv"):
            assert stranger.get(f"/api/games/{game}/{path}").status_code == 404


def test_the_figures_for_a_spreadsheet(anna: Client) -> None:
    seats = [{"kind": "me", "name": "=1+1"}, {"kind": "me", "name": "Boris"}]
    body = {"title": "nim", "seats": seats, "options": {"pile": 10}, "seating": "fixed", "seed": "s"}
    game = anna.post("/api/games", body).json()["id"]
    for count in (3, 3, 3, 1):
        anna.take(game, count)
    answer = anna.get(f"/api/games/{game}/story.csv?lang=ru")
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    rows = list(csv.reader(StringIO(answer.text)))
    assert rows[0] == ["chart", "entry", "stage", "of", "value"]
    assert len(rows) == 1 + 2 * 5
    assert rows[-1][0] == "Очки"
    assert rows[-1][3:] == ["Boris", "4"]
    # A name is never a formula.
    assert {row[3] for row in rows[1:]} == {"'=1+1", "Boris"}


def test_rounds_are_told_while_a_game_is_played(server: Server, anna: Client) -> None:
    """To all who may look on; where it has not begun there is nothing to tell."""
    game = anna.create("me", "me", options={"pile": 10}, seed="s").id
    anna.take(game, 3)
    answer = Client(server).get(f"/api/games/{game}/rounds")
    (chart,) = msgspec.json.decode(answer.content, type=tuple[Chart, ...])
    assert (chart.steps, [line.values for line in chart.lines]) == ((0, 1), [(0, 3)])
    assert anna.get(f"/api/games/{anna.create('me', 'open').id}/rounds").status_code in (409, 422)
    named = anna.create("me", "me", access="named").id
    assert Client(server).get(f"/api/games/{named}/rounds").status_code == 404
