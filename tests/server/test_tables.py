"""Tables: who may join, leaving, kicking, handing over; talk and notes; archive; new games out of old ones."""

from __future__ import annotations

import msgspec

from railhead.kernel.record import parse
from railhead.kernel.rng import places_by_lot
from railhead.server.protocol.games import Archive, GameInfo
from railhead.server.replays import _name
from tests.server.table import Client, Server, codes, finished, play_on
from tests.server.test_people import register
from tests.shared import shared, shared_files


def test_open_tables_are_listed_and_others_are_not(anna: Client, boris: Client) -> None:
    listed = anna.create("me", "open", access="open", name="Pest", pace="slow")
    anna.create("me", "open", access="link")
    (info,) = msgspec.json.decode(boris.get("/api/lobby").content, type=Archive).games
    assert (info.id, info.name, info.pace, info.access) == (listed.id, "Pest", "slow", "open")


def test_named_tables_are_for_the_named(server: Server, anna: Client, boris: Client) -> None:
    register(boris, "boris")
    game = anna.create("me", "open", access="named", invite=["Boris"]).id
    other = Client(server, "Clara")
    for stranger in (other, Client(server)):
        assert codes(stranger.get(f"/api/games/{game}/table")) == ["no-such-game"]
    assert codes(other.post(f"/api/games/{game}/join", {})) == ["no-such-game"]
    assert boris.post(f"/api/games/{game}/join", {}).status_code == 201
    body = {"title": "nim", "seats": [{"kind": "me"}], "invite": ["nobody-at-all"]}
    assert codes(anna.post("/api/games", body)) == ["no-such-person"]


def test_seats_are_drawn_by_lot_and_the_draw_can_be_made_again(anna: Client, boris: Client) -> None:
    """The seed and the places before the draw are kept with the game; people keep their seats after it."""
    told = set()
    for seed in ("a", "b", "c", "d", "e", "f"):
        game = anna.create("me", "open", "random", seating="lot", seed=seed, start=False)
        assert [seat.place for seat in game.seats] == [None] * 3
        boris.post(f"/api/games/{game.id}/join", {})
        anna.post(f"/api/games/{game.id}/start")
        table = anna.table(game.id)
        people = ("Anna", "Boris", None)  # bots have no names of their own
        assert [seat.name for seat in table.seats] == [people[place] for place in places_by_lot(seed, 3)]
        assert tuple(seat.place for seat in table.seats) == places_by_lot(seed, 3)
        assert [seat.kind for seat in table.seats].index("bot") == places_by_lot(seed, 3).index(2)
        assert table.seating == "lot"
        mine = table.yours[0]
        anna.post(f"/api/games/{game.id}/seats", {"seat": mine, "to": "open"})
        boris.post(f"/api/games/{game.id}/join", {"seat": mine})
        assert anna.table(game.id).seats[mine].place == 0, "what was drawn stays on record"
        told.add(tuple(seat.place for seat in table.seats))
    assert len(told) > 2


def test_the_creator_may_fix_the_seats(anna: Client) -> None:
    for seed in ("a", "b", "c", "d"):
        body = {"title": "nim", "seats": [{"kind": "me", "name": "One"}, {"kind": "me", "name": "Two"}], "seed": seed}
        fixed = msgspec.json.decode(anna.post("/api/games", body | {"seating": "fixed"}).content, type=GameInfo)
        assert [(seat.name, seat.place) for seat in fixed.seats] == [("One", None), ("Two", None)]
        lot = msgspec.json.decode(anna.post("/api/games", body).content, type=GameInfo)
        assert lot.seating == "lot", "unless the creator says otherwise"
        assert [seat.name for seat in lot.seats] == [("One", "Two")[place] for place in places_by_lot(seed, 2)]
    assert codes(anna.post("/api/games", body | {"seating": "mine first"})) == ["bad-request"]


def test_a_game_that_is_read_in_keeps_its_seats(anna: Client) -> None:
    game = anna.create("me", "me", seed="a", seating="lot")
    anna.take(game.id)
    copy = msgspec.json.decode(anna.post(f"/api/games/{game.id}/branches", {"at": 1}).content, type=GameInfo)
    assert copy.seating == "fixed"
    assert [seat.name for seat in copy.seats] == [seat.name for seat in anna.table(game.id).seats]


def test_leave_and_kick_before_the_start(anna: Client, boris: Client) -> None:
    game = anna.create("me", "open").id
    boris.post(f"/api/games/{game}/join", {})
    assert codes(anna.post(f"/api/games/{game}/leave", {"seat": 1})) == ["not-your-seat"]
    assert boris.post(f"/api/games/{game}/leave", {"seat": 1}).json()["seats"][1]["kind"] == "open"
    boris.post(f"/api/games/{game}/join", {})
    assert boris.post(f"/api/games/{game}/kick", {"seat": 0}).status_code == 403
    assert anna.post(f"/api/games/{game}/kick", {"seat": 1}).json()["seats"][1]["person"] is None
    other = anna.create("me", "open").id
    boris.post(f"/api/games/{other}/join", {})
    anna.post(f"/api/games/{other}/start")
    assert codes(anna.post(f"/api/games/{other}/kick", {"seat": 1})) == ["already-started"]
    assert codes(boris.post(f"/api/games/{other}/leave", {"seat": 1})) == ["already-started"]


def test_handing_a_seat_over(server: Server, anna: Client, boris: Client) -> None:
    clara = Client(server, "Clara")
    register(clara, "clara")
    game = anna.create("me", "me").id
    hand = f"/api/games/{game}/seats"
    assert codes(boris.post(hand, {"seat": 0, "to": "bot"})) == ["not-your-seat"]
    assert codes(anna.post(hand, {"seat": 0, "to": "person", "login": "nobody"})) == ["no-such-person"]
    assert codes(anna.post(hand, {"seat": 9, "to": "bot"})) == ["no-such-seat"]
    assert anna.post(hand, {"seat": 0, "to": "person", "login": "Clara"}).status_code == 201
    assert clara.post(f"/api/games/{game}/join", {}).status_code == 201
    assert clara.table(game).yours == (0,)
    assert anna.post(hand, {"seat": 1, "to": "open"}).status_code == 201
    assert boris.post(f"/api/games/{game}/join", {}).status_code == 201
    assert boris.table(game).yours == (1,)
    assert clara.post(hand, {"seat": 0, "to": "bot", "bot": "random"}).json()["seats"][0]["bot"] == "random"
    play_on(game, boris)


def test_talk_is_heard_and_kept(server: Server, anna: Client, boris: Client) -> None:
    game = anna.create("me", "me").id
    assert boris.post(f"/api/games/{game}/chat", {"text": "hello"}).status_code == 403
    for text in ("Здравствуйте", "こんにちは"):
        assert anna.post(f"/api/games/{game}/chat", {"text": text}).status_code == 201
    lines = Client(server).get(f"/api/games/{game}/chat").json()
    assert [(line["n"], line["name"], line["seat"], line["text"]) for line in lines] == [
        (1, "Anna", 0, "Здравствуйте"), (2, "Anna", 0, "こんにちは"),
    ]  # fmt: skip
    assert [line["n"] for line in anna.get(f"/api/games/{game}/chat?after=1").json()] == [2]
    assert anna.post(f"/api/games/{game}/chat", {"text": ""}).status_code == 400
    assert anna.post(f"/api/games/{game}/chat", {"text": "x" * 2001}).status_code == 400


def test_notes_are_private(anna: Client, boris: Client) -> None:
    game = anna.create("me").id
    anna.put(f"/api/games/{game}/note", {"text": "watch the NER"})
    anna.put(f"/api/games/{game}/note", {"text": "watch the L&Y"})
    assert anna.get(f"/api/games/{game}/note").json() == {"text": "watch the L&Y"}
    assert boris.get(f"/api/games/{game}/note").json() == {}


def found(person: Client, query: str = "") -> Archive:
    return msgspec.json.decode(person.get(f"/api/archive{query}").content, type=Archive)


def test_the_archive_is_searched(server: Server, anna: Client, boris: Client) -> None:
    public = finished(anna, access="open")
    own = finished(anna, access="link")
    running = anna.create("me", "me", access="open").id
    assert [info.id for info in found(anna).games] == [running, own, public]
    assert [info.id for info in found(boris).games] == [running, public]
    assert [info.id for info in found(Client(server), "?status=over").games] == [public]
    assert found(boris, "?title=1862").games == ()
    assert [info.id for info in found(boris, "?player=ANN&status=over").games] == [public]
    assert found(boris, "?player=%25").games == ()
    assert boris.get("/api/archive?status=odd").status_code == 400
    assert boris.get("/api/archive?before=odd").status_code == 400


def test_the_archive_is_searched_by_map_and_date_and_for_ones_own(anna: Client, boris: Client) -> None:
    england = anna.create("me", "me", title="rocket", access="open").id
    china = anna.create("me", "me", title="rocket", access="open", options={"map": "china"}).id
    assert [info.id for info in found(boris, "?map=china").games] == [china]
    assert [info.id for info in found(boris, "?title=rocket&map=england").games] == [england]
    assert found(boris, "?map=%25").games == ()
    now = anna.table(china).changed
    assert found(boris, f"?since={now + 100}").games == ()
    assert found(boris, f"?until={now - 100}").games == ()
    assert len(found(boris, f"?since={now - 100}&until={now + 100}").games) == 2
    assert found(boris, "?mine=true").games == ()
    assert len(found(anna, "?mine=true").games) == 2
    assert boris.get("/api/archive?since=yesterday").status_code == 400


def test_the_archive_has_pages(anna: Client) -> None:
    made = {anna.create("me", "me").id for _ in range(53)}
    first = found(anna)
    assert (len(first.games), first.more is not None) == (50, True)
    second = found(anna, f"?before={first.more}")
    assert (len(second.games), second.more) == (3, None)
    assert {info.id for info in (*first.games, *second.games)} == made


def test_a_rematch(anna: Client, boris: Client) -> None:
    game = anna.create("me", "open", "random", options={"pile": 10}).id
    boris.post(f"/api/games/{game}/join", {})
    anna.post(f"/api/games/{game}/start")
    assert codes(anna.post(f"/api/games/{game}/rematch")) == ["not-over"]
    play_on(game, anna, boris)
    again = msgspec.json.decode(boris.post(f"/api/games/{game}/rematch").content, type=GameInfo)
    assert (again.origin, again.status, again.options) == (game, "open", {"pile": 10})
    assert [seat.kind for seat in again.seats] == ["open", "person", "bot"]


def test_another_way_from_any_entry(anna: Client, boris: Client) -> None:
    game = anna.create("me", "me", options={"pile": 10}).id
    anna.take(game, 3)
    anna.take(game, 2)
    made = boris.post(f"/api/games/{game}/branches", {"at": 1})
    branch = msgspec.json.decode(made.content, type=GameInfo)
    assert (branch.kind, branch.origin, branch.head, branch.yours) == ("analysis", game, 1, (0, 1))
    assert boris.position(branch.id).scene == anna.position(game, 1).scene
    boris.take(branch.id, 1)
    boris.take(branch.id, 1)
    assert boris.post(f"/api/games/{branch.id}/rewind", {"head": 3, "to": 0}).status_code == 201
    assert boris.position(branch.id).scene == anna.position(game, 0).scene
    assert anna.position(game).head == 2
    assert codes(boris.post(f"/api/games/{game}/branches", {"at": 3})) == ["no-such-entry"]


def test_a_branch_does_not_show_what_will_be_drawn(anna: Client) -> None:
    """The branch of a running game has another generator; where something was drawn it says why it cannot be."""
    game = anna.create("me", "me", options={"pile": 400}, seed="a secret").id
    anna.take(game, 3)
    branch = anna.post(f"/api/games/{game}/branches", {"at": 1}).json()["id"]
    record = parse(anna.get(f"/api/games/{branch}/record").content)
    assert record.header.seed is None
    rolls: list[list[object]] = []
    for id in (game, branch):
        heads = [anna.position(id).head + step for step in range(12)]
        for head in heads:
            seat = anna.position(id).asked
            assert anna.act(id, head, seat or 0, {"do": "roll"}).status_code == 201
        rolls.append([line.messages for line in anna.position(id).log[-12:]])
    assert rolls[0] != rolls[1]


def test_a_record_comes_in_again(anna: Client, boris: Client) -> None:
    game = finished(anna)
    record = anna.get(f"/api/games/{game}/record").content
    answer = boris.send("/api/import", record)
    assert answer.status_code == 201, answer.text
    copy = msgspec.json.decode(answer.content, type=GameInfo)
    assert (copy.kind, copy.status, copy.yours) == ("analysis", "over", (0, 1))
    assert boris.position(copy.id).scene == anna.position(game).scene
    assert [line.messages for line in boris.position(copy.id).log] == [
        line.messages for line in anna.position(game).log
    ]
    assert boris.get(f"/api/games/{copy.id}/record").content == record


def test_names_come_along(anna: Client, boris: Client) -> None:
    """A branch and a record that is brought back have the names of those who played; bots are called bots."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}, {"kind": "bot", "bot": "random"}]
    asked = {"title": "nim", "seats": seats, "seating": "fixed", "options": {"pile": 400}}
    game = anna.post("/api/games", asked).json()["id"]
    record = anna.get(f"/api/games/{game}/record").content
    assert parse(record).header.players == ("Ada", "Ben", "")
    branch = boris.post(f"/api/games/{game}/branches", {"at": 0}).json()
    copy = boris.send("/api/import", record).json()
    assert [seat["name"] for seat in branch["seats"]] == ["Ada", "Ben", "Bot 3"]
    assert [seat["name"] for seat in copy["seats"]] == ["Ada", "Ben", "Player 3"]
    assert copy["gist"]["stage"]
    hand = f"/api/games/{branch['id']}/seats"
    for seat in (1, 2):
        assert boris.post(hand, {"seat": seat, "to": "bot", "bot": "random"}).json()["seats"][seat]["owner"] == boris.id
    back = boris.post(f"/api/games/{branch['id']}/return", {"seat": 2}).json()
    assert (back["yours"], back["seats"][2]["name"]) == ([0, 2], "Bot 3")


def test_bad_records_are_refused(anna: Client) -> None:
    record = anna.get(f"/api/games/{finished(anna)}/record").content
    lines = record.splitlines(keepends=True)
    for data, code in (
        (b"", "no-header"),
        (b"\xff\xfe", "not-text"),
        (b"{}", "not-an-export"),
        (lines[0] + lines[2], "number-gap"),
        (record.replace(b'"count":3', b'"count":9', 1), "not-one-to-three"),
        (record.replace(b'"#":"', b'"#":"0', 1), "digest-differs"),
        (lines[0].replace(b"nim/1", b"nim/7"), "unknown-version"),
        (lines[0].replace(b"nim/1", b"chess/1"), "unknown-title"),
        (lines[0].replace(b'"first":', b'"last":'), "no-header"),
        (b'{"format":1,"rules":"rocket/1","options":{},"seats":3,"first":"nobody"}\n', "no-header"),
        (b'{"format":1,"rules":"rocket/1","options":{},"seats":3,"first":77}\n', "no-such-seat"),
    ):
        answer = anna.send("/api/import", data)
        assert answer.status_code == 422, (code, answer.text)
        assert code in codes(answer)


def test_names_of_a_log_fit_into_a_line() -> None:
    assert _name("  Anna\n of \t Pest ") == "Anna of Pest"
    assert _name(" \n") is None
    assert _name("x" * 39 + " yz") == "x" * 39


@shared
def test_a_log_of_18xx_games_comes_in(anna: Client) -> None:
    logs = [path for path in shared_files("oracle", "**/*.json") if path.stat().st_size < 900_000]
    log = next(path for path in logs if b'"18Mag"' in path.read_bytes()[:20_000])
    answer = anna.send("/api/import", log.read_bytes())
    assert answer.status_code == 201, answer.text
    copy = msgspec.json.decode(answer.content, type=GameInfo)
    assert (copy.title, copy.kind) == ("18mag", "analysis")
    played = [player["name"] for player in msgspec.json.decode(log.read_bytes())["players"]]
    assert [seat.name for seat in copy.seats] == played
    assert copy.yours == tuple(range(len(played)))
    assert anna.position(copy.id).n == copy.head > 0
