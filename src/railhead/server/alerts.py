"""What happens at tables and whom it concerns: pure, without clock, network or database.

An event is noted in the outbox in the same transaction as what it is about: what is on the disk is told, and once.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Struct

from railhead.server.protocol.people import AlertKind, Choices
from railhead.store.rows import GameRow, OutRow, PersonRow, SeatRow, WishRow

#: what is mailed at every pace: it is why one comes to a table at all
ASKED_TO: tuple[AlertKind, ...] = ("offer", "invitation")


class Event(Struct, frozen=True):
    """Something that concerns a person at a table. `key` tells it from all others of that person and game."""

    kind: AlertKind
    key: str
    person: str
    by: str = ""


class Alert(Struct, frozen=True):
    """An event as it stands in the outbox."""

    kind: AlertKind
    game: str
    key: str
    by: str = ""
    #: the browser that it goes to
    to: str = ""


def noted(events: Iterable[Event], game: GameRow, at: int) -> list[OutRow]:
    """What is noted of them; only tables at which people play tell anybody anything."""
    if game.kind != "play":
        return []
    return [_row(event, game.id, at) for event in events]


def _row(event: Event, game: str, at: int) -> OutRow:
    alert = Alert(event.kind, game, event.key, event.by)
    body = msgspec.json.encode(alert).decode()
    return OutRow(f"alert:{event.person}:{game}:{event.key}", "alert", event.person, body, at, at)


def turn_events(seats: Sequence[SeatRow], head: int, before: int | None, asked: int | None, by: int) -> list[Event]:
    """After an entry of seat `by`: whoever is asked now and was not before, but for one's own doing; all people at the
    table where nobody is asked any more."""
    if asked is None:
        everybody = sorted({str(seat.person) for seat in seats if seat.kind == "person" and seat.person})
        return [Event("over", f"over:{head}", person) for person in everybody]
    seat = seats[asked]
    if asked == before or seat.kind != "person" or seat.person is None or seat.person == seats[by].person:
        return []
    return [Event("turn", f"turn:{head}", seat.person)]


def first_turn(seats: Sequence[SeatRow], asked: int | None) -> list[Event]:
    """At the beginning of a game."""
    found = [seat.person for seat in seats if seat.seat == asked and seat.kind == "person"]
    return [Event("turn", "turn:0", person) for person in found if person is not None]


def wish_events(head: int, seats: Sequence[SeatRow], by: PersonRow) -> list[Event]:
    """All others at the table are asked whether somebody may take back."""
    others = {str(seat.person) for seat in seats if seat.kind == "person" and seat.person not in (None, by.id)}
    return [Event("wish", f"wish:{head}", person, by.name) for person in sorted(others)]


def mention_events(n: int, text: str, seats: Sequence[SeatRow], by: PersonRow) -> list[Event]:
    """`@name` in line n of the talk, for those who sit at the table."""
    named = {str(seat.person) for seat in seats if seat.person not in (None, by.id) and _names(text, seat.name)}
    return [Event("mention", f"mention:{n}", person, by.name) for person in sorted(named)]


def _names(text: str, name: str | None) -> bool:
    return bool(name) and re.search(rf"@{re.escape(name or '')}(?!\w)", text, re.IGNORECASE) is not None


def wants_note(choices: Choices, kind: AlertKind, pace: str) -> bool:
    """Whether somebody's browsers and program are told of such a thing at a table of that pace."""
    return kind not in (choices.quiet_slow if pace == "slow" else choices.quiet_live)


def wants_mail(choices: Choices, kind: AlertKind, pace: str) -> bool:
    """A mail about a live game would come too late; about what one is asked to it does not."""
    return kind in choices.mail and (pace == "slow" or kind in ASKED_TO)


def still_so(alert: Alert, person: str, game: GameRow, seats: Sequence[SeatRow], wish: WishRow | None) -> bool:
    """Whether there is still something to tell: a turn may be over, an offer taken back, a wish answered."""
    match alert.kind:
        case "turn":
            return game.status == "running" and game.asked is not None and seats[game.asked].person == person
        case "offer":
            return any(seat.offered == person for seat in seats)
        case "wish":
            return wish is not None and wish.head == game.head
        case "invitation":
            return game.status in ("open", "running") and all(seat.person != person for seat in seats)
        case _:
            return True
