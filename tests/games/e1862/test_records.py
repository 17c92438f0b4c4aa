"""Games begun under version 1 of the rules keep their positions, entry by entry.

The records were made by random play before version 2; each holds something that version 2 does otherwise.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from railhead.games.catalogue import rules_of
from railhead.games.e1862.rules import E1862Rules
from railhead.games.e1862.site import RULEBOOK, SITE, VERSION_1
from railhead.games.e1862.title import TITLE
from railhead.kernel.history import History
from railhead.kernel.record import Record, RecordError, parse

RECORDS = sorted((Path(__file__).parent / "records").glob("*.jsonl"))


def replayed(record: Record) -> int:
    """The number of entries played again; raises where an entry is refused or its digest differs."""
    _, rules = rules_of(record.header)
    return sum(1 for _ in History(rules, record.header).replay(record))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_replays_to_the_same_digests(path: Path) -> None:
    record = parse(path.read_bytes())
    assert record.header.rules == "1862/1"
    assert all(entry.digest for entry in record.entries)
    assert replayed(record) == len(record.entries) > 100


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_digests_are_compared(path: Path) -> None:
    """With one digit changed the replay stops just there."""
    first, *rest = path.read_bytes().splitlines()
    at = len(rest) // 2
    rest[at] = rest[at][:-10] + (b"0" if rest[at][-10:-9] != b"0" else b"1") + rest[at][-9:]
    with pytest.raises(RecordError) as raised:
        replayed(parse(b"\n".join([first, *rest])))
    assert (raised.value.entry, raised.value.refusals[0].code()) == (at + 1, "digest-differs")


def test_versions() -> None:
    """New games are of version 2; the option for recorded games is the same in both."""
    assert TITLE.versions == (1, 2)
    assert TITLE.header({}, 3, "new").rules == "1862/2"
    for version, choice, rulings in (
        (1, "rulebook", VERSION_1), (1, "site", SITE), (2, "rulebook", RULEBOOK), (2, "site", SITE),
    ):  # fmt: skip
        rules = TITLE.open({"rulings": choice}, 3, version)
        assert isinstance(rules, E1862Rules)
        assert rules.rulings == rulings


@pytest.mark.parametrize("path", [path for path in RECORDS if path.stem != "site"], ids=lambda path: path.stem)
def test_version_2_differs(path: Path) -> None:
    """The records would notice: by the present rules each comes to an entry that is refused or leads elsewhere."""
    record = parse(path.read_bytes())
    with pytest.raises(RecordError):
        replayed(replace(record, header=replace(record.header, rules="1862/2")))
