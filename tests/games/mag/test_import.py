"""Logs of 18xx.games: the set-up of the site, results, and logs that are not right."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from railhead import exchange
from railhead.exchange import LogError
from railhead.exchange.log18xx import SiteRandom
from railhead.games.catalogue import rules_of
from railhead.games.mag.holdings import worth
from railhead.kernel.history import History
from railhead.kernel.record import parse
from tests.shared import SHARED, shared

LOGS = SHARED / "oracle/18mag"
CARDS = [60, 60, 65, 65, 70, 70, 75, 75, 80, 80]


def test_generator() -> None:
    """T17: the start prices of the 3-player log."""
    assert SiteRandom(1762198060).shuffled(CARDS)[:7] == [60, 65, 70, 75, 65, 80, 75]
    assert SiteRandom(42).shuffled(CARDS)[:7] == [70, 75, 70, 65, 60, 60, 80]


@pytest.fixture(scope="module")
def plain() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((LOGS / "real-3p.json").read_text(encoding="utf-8"))
    return found


def play(plain: dict[str, Any], strict: bool = False) -> list[exchange.Played]:
    return list(exchange.play(exchange.read_log(json.dumps(plain).encode()), strict))


def error(plain: dict[str, Any], strict: bool = False) -> tuple[list[str], int | None]:
    with pytest.raises(LogError) as raised:
        play(plain, strict)
    return [refusal.code() for refusal in raised.value.refusals], raised.value.entry


def at(plain: dict[str, Any], kind: str, nth: int = 0) -> dict[str, Any]:
    """The n-th entry of a kind, in a copy that may be changed."""
    found: dict[str, Any] = [entry for entry in plain["actions"] if entry["type"] == kind][nth]
    return found


def copy(plain: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(plain))
    return found


@shared
@pytest.mark.parametrize(
    ("name", "totals"),
    [("real-3p", [8939, 7793, 6907]), ("real-5p-old-draft", [6434, 5234, 5647, 6247, 6807])],
)
def test_results(name: str, totals: list[int]) -> None:
    """T23: what the players of the two real games had at the end; also after import as a record."""
    log = exchange.read_log((LOGS / f"{name}.json").read_bytes())
    last = list(exchange.play(log))[-1]
    assert [worth(last.rules, last.state, seat) for seat in range(len(totals))] == totals
    record = parse(b"".join(exchange.to_record(log).lines()))
    history = History(rules_of(record.header)[1], record.header)
    assert list(history.replay(record))[-1] == len(record.entries)
    assert [worth(last.rules, history.state, seat) for seat in range(len(totals))] == totals


@shared
def test_other_files(plain: dict[str, Any]) -> None:
    whole = json.dumps(plain).encode()
    for data in (whole[:-100], b"", b"[]", b"\xff\xfe", b'{"title": "18Mag"}'):
        with pytest.raises(LogError) as raised:
            exchange.read_log(data)
        assert [refusal.code() for refusal in raised.value.refusals] == ["not-an-export"]
    assert error(plain | {"title": "1830"}) == (["other-game"], None)
    assert error(plain | {"settings": {"optional_rules": ["supporters"]}}) == (["unsupported-rule"], None)
    assert error(plain | {"players": plain["players"] * 3}) == (["bad-players"], None)


@shared
def test_tampered_revenue(plain: dict[str, Any]) -> None:
    """The recorded figure is paid with a warning; strictly it is an error."""
    changed = copy(plain)
    entry = at(changed, "run_routes", -1)
    entry["routes"][0]["revenue"] += 1000
    warned = [(played.id, [w.code() for w in played.warnings]) for played in play(changed) if played.warnings]
    assert warned == [(entry["id"], ["income-differs"])]
    assert error(changed, strict=True) == (["income-differs"], entry["id"])


@shared
def test_run_without_figures(plain: dict[str, Any]) -> None:
    """An old export may leave them out: then ours are paid. A loss there cannot be."""
    changed = copy(plain)
    for entry in changed["actions"]:
        for route in entry.get("routes", []):
            del route["revenue"], route["subsidy"]
    assert play(changed)[-1].state == play(plain)[-1].state
    changed = copy(plain)
    at(changed, "run_routes", 3)["routes"][0]["revenue"] = -1000
    assert error(changed) == (["unknown-entry"], at(plain, "run_routes", 3)["id"])


@shared
def test_illegal_entries(plain: dict[str, Any]) -> None:
    changed = copy(plain)
    at(changed, "bid", 2)["entity"] = 0
    assert error(changed) == (["wrong-entity"], at(plain, "bid", 2)["id"])
    changed = copy(plain)
    at(changed, "lay_tile", 1)["hex"] = "J3"
    assert error(changed)[1] == at(plain, "lay_tile", 1)["id"]
    changed = copy(plain)
    at(changed, "pass", 0)["type"] = "merge"
    assert error(changed) == (["unknown-entry"], at(plain, "pass", 0)["id"])
    changed = copy(plain)
    changed["actions"].append(copy(at(plain, "pass", 0)) | {"id": 99999})
    assert error(changed) == (["game-is-finished"], 99999)


@shared
def test_undo_of_everything(plain: dict[str, Any]) -> None:
    """Undo, undo to the start, redo: the last position is that of the log without them."""
    first: Path = LOGS / "real-3p.json"
    log = exchange.read_log(first.read_bytes())
    straight = list(exchange.play(log))[-1].state
    changed = copy(plain)
    entries = changed["actions"]
    entries.insert(5, {"type": "undo", "entity": 0, "entity_type": "player", "id": 90001, "action_id": 0})
    entries.insert(6, {"type": "message", "entity": 0, "entity_type": "player", "id": 90002})
    entries.insert(7, {"type": "redo", "entity": 0, "entity_type": "player", "id": 90003})
    entries.insert(9, copy(entries[8]) | {"id": 90004})
    entries.insert(10, {"type": "undo", "entity": 0, "entity_type": "player", "id": 90005})
    assert play(changed)[-1].state == straight


# --- small logs written here ---------------------------------------------------------------------------------------


def entry(id: int, type: str, entity: int | str = 0, **fields: object) -> dict[str, Any]:
    return {"id": id, "type": type, "entity": entity, "created_at": 1_800_000_000} | fields


def small(*actions: dict[str, Any], names: tuple[str, ...] = ("A", "B", "C"), **fields: object) -> dict[str, Any]:
    players = [{"id": seat, "name": name} for seat, name in enumerate(names)]
    return {"title": "18Mag", "id": 42, "players": players, "actions": list(actions), **fields}


def bid(id: int, entity: int | str, minor: int) -> dict[str, Any]:
    return entry(id, "bid", entity, minor=str(minor), price=0)


def drafted(plain: dict[str, Any]) -> list[int]:
    state = play(plain)[-1].state
    return [number for number, owner in enumerate(state.owner, 1) if owner >= 0]


def test_undo_to_an_entry_that_was_undone() -> None:
    """Everything after the place of that entry goes, itself it is gone already; messages stay."""
    log = small(
        bid(1, 0, 1),
        bid(2, 1, 2),
        entry(3, "undo"),
        entry(4, "message"),
        bid(5, 1, 3),
        bid(6, 2, 4),
        entry(7, "undo", action_id=2),
        bid(8, 1, 5),
    )
    assert drafted(log) == [1, 5]
    log["actions"][6]["action_id"] = 3  # the undo itself
    assert drafted(log) == [1, 5]
    assert [played.id for played in play(log)] == [0, 1, 4, 8]
    log["actions"][6]["action_id"] = 77
    assert error(log) == (["unknown-entry"], 7)


def test_redo_by_steps_and_its_end() -> None:
    """Each redo takes one undo back; any entry but a message makes an end of it, a program, too."""
    three = [bid(1, 0, 1), bid(2, 1, 2), bid(3, 2, 3), entry(4, "undo"), entry(5, "undo")]
    assert drafted(small(*three, entry(6, "redo"))) == [1, 2]
    assert drafted(small(*three, entry(6, "redo"), entry(7, "message"), entry(8, "redo"), entry(9, "redo"))) == [
        1,
        2,
        3,
    ]
    program = entry(7, "program_share_pass", auto_actions=[entry(0, "program_disable", reason="user")])
    assert drafted(small(*three, entry(6, "redo"), program, entry(8, "redo"))) == [1, 2]


def test_names_as_entities() -> None:
    """Very old logs name players; an id comes before a name that looks like it."""
    names = ("2", "B", "0")
    assert drafted(small(bid(1, 0, 1), bid(2, "B", 2), bid(3, 2, 3), names=names)) == [1, 2, 3]
    assert error(small(bid(1, 1, 1), names=names)) == (["wrong-entity"], 1)
    nameless = small(bid(1, "A", 1), bid(2, "B", 2)) | {"players": [{"name": name} for name in "ABC"]}
    assert drafted(nameless) == [1, 2]
    assert list(exchange.trace(exchange.read_log(json.dumps(nameless).encode())))[-1]["result"] == dict.fromkeys(
        "ABC", 0
    )


def test_two_players_drop_the_expansions() -> None:
    """With more players they are refused by name."""
    options = {"seed": 7, "optional_rules": ["supporters", "new_major", "standard_divs"]}
    two = small(bid(1, 0, 1), names=("A", "B"), settings=options)
    assert drafted(two) == [1]
    assert play(two)[-1].rules.all_or_nothing
    assert error(small(bid(1, 0, 1), settings=options)) == (["unsupported-rule"], None)


def test_end_by_agreement_in_the_draft() -> None:
    """The game is over where it stands; no minor has left it yet."""
    log = exchange.read_log(json.dumps(small(bid(1, 0, 1), entry(2, "end_game"), entry(3, "message"))).encode())
    lines = list(exchange.trace(log))
    assert lines[-1] == {"end": True, "over": True, "result": {"0": 0, "1": 0, "2": 0}}
    last = lines[-2]["state"]
    assert isinstance(last, dict)
    assert (last["round"], last["finished"], len(last["companies"])) == ("Draft", 1, 20)


@pytest.mark.parametrize(
    "odd",
    [
        entry(1, "bid", minor="²", price=0),
        entry(1, "bid", company="KK", price=0),
        entry(1, "buy_train", "KK", train="2-1", price=70),
        entry(1, "place_token", "1", city="C12-0-²"),
        entry(1, "dividend", "SIK", kind="half"),
        entry(1, "special_buy", "1", description="Use Ferry"),
        entry(1, "choose_ability", "FJ", choice="virtual_token"),
        entry(1, "run_routes", "1", routes=[{"train": "2-0"}]),
    ],
    ids=lambda odd: f"{odd['type']}-{odd['entity']}",
)
def test_odd_entries(odd: dict[str, Any]) -> None:
    """What cannot be read or does not belong there is refused by its id, nothing breaks."""
    assert error(small(odd))[1] == 1


@shared
def test_log_of_a_game_that_goes_on(plain: dict[str, Any]) -> None:
    """The trace ends with what everybody is worth so far."""
    log = exchange.read_log(json.dumps(plain | {"actions": plain["actions"][:500]}).encode())
    *_, last, end = exchange.trace(log)
    assert isinstance(last["state"], dict)
    assert last["state"]["finished"] == 0
    state = list(exchange.play(log))[-1]
    result = {str(seat): worth(state.rules, state.state, seat) for seat in range(3)}
    assert end == {"end": True, "over": False, "result": result}


@shared
def test_end_by_agreement(plain: dict[str, Any]) -> None:
    """In the middle of a turn: the round keeps its name, cash and shares count as they are."""
    changed = copy(plain)
    cut = [n for n, action in enumerate(changed["actions"]) if action["type"] == "run_routes"][40]
    changed["actions"] = [*changed["actions"][: cut + 1], entry(9999, "end_game", "11")]
    before, last, end = list(exchange.trace(exchange.read_log(json.dumps(changed).encode())))[-3:]
    was, now = before["state"], last["state"]
    assert isinstance(was, dict)
    assert isinstance(now, dict)
    assert now == was | {"finished": 1}
    state = play(changed)[-1]
    assert end["result"] == {str(seat): worth(state.rules, state.state, seat) for seat in range(3)}
