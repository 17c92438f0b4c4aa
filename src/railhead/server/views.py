"""What a viewer gets to see of a game."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Literal, cast

import msgspec

from railhead.kernel.message import Message
from railhead.kernel.rules import OptionValue
from railhead.server.clocks import ClockRules
from railhead.server.protocol.games import (
    Access,
    Begins,
    ChatLine,
    ClocksInfo,
    Ending,
    GameInfo,
    GameStatus,
    Gist,
    LogLine,
    Pace,
    Replacement,
    SeatInfo,
    Seating,
    Wish,
)
from railhead.store.rows import ChatRow, GameRow, ReplacementRow, SeatRow, WishRow
from railhead.view.scene import PlayerRow, Result, Scene

_messages = msgspec.json.Decoder(tuple[Message, ...])
_options = msgspec.json.Decoder(dict[str, OptionValue])
_result = msgspec.json.Decoder(Result)
_clock = msgspec.json.Decoder(ClockRules)
_gist = msgspec.json.Decoder(Gist)

EMPTY: Mapping[int, str] = MappingProxyType({})

#: the figure of a player that lists show
SCORES = frozenset({"fact-points", "fact-worth"})


def seats_of(seats: Sequence[SeatRow], person: str | None) -> tuple[int, ...]:
    """The seats that are somebody's own."""
    if person is None:
        return ()
    return tuple(seat.seat for seat in seats if seat.kind == "person" and seat.person == person)


def game_info(
    game: GameRow,
    seats: Sequence[SeatRow],
    person: str | None,
    here: Collection[str] = (),
    wish: WishRow | None = None,
    replacement: ReplacementRow | None = None,
    invited: bool = False,
    unreadable: bool = False,
    clocks: ClocksInfo | None = None,
    withheld: bool = False,
    offers: Mapping[int, str] = EMPTY,
) -> GameInfo:
    """A game as that person may know it; `withheld`: its coach, by the game that it is a branch of; `offers`: to which
    login each seat is offered."""
    yours = seats_of(seats, person)
    hosts = [seat.seat for seat in seats if seat.person == game.creator]
    return GameInfo(
        id=game.id,
        clock=_clock.decode(game.clock) if game.clock else None,
        clocks=clocks,
        title=game.title,
        rules=game.rules,
        options=_options.decode(game.options),
        status=cast(GameStatus, game.status),
        seats=tuple(_seat_info(seat, yours, here, offers) for seat in seats),
        yours=yours,
        created=game.created,
        changed=game.changed // 1000,
        head=game.head,
        asked=game.asked,
        asked_since=game.changed // 1000 if game.status == "running" else None,
        your_turn=game.asked is not None and game.asked in yours,
        creator=person is not None and game.creator == person,
        result=_result.decode(game.result) if game.result else None,
        name=game.name,
        kind=cast(Literal["play", "analysis"], game.kind),
        pace=cast(Pace, game.pace),
        access=cast(Access, game.access),
        seating=cast(Seating, game.seating),
        origin=game.origin,
        wish=wish_info(wish, seats) if wish is not None else None,
        unreadable=unreadable,
        offered=tuple(seat.seat for seat in seats if person is not None and seat.offered == person),
        ending=cast(Ending, game.ending),
        begins=cast(Begins, game.begins),
        host=hosts[0] if hosts else None,
        rematch=game.rematch,
        rated=game.rated,
        coach=has_coach(game, seats) and not withheld,
        invited=invited and not yours,
        gist=_gist.decode(game.gist) if game.gist and game.status == "running" else None,
        replacement=replacement_info(replacement, seats) if replacement and replacement.head == game.head else None,
    )


def has_coach(game: GameRow, seats: Sequence[SeatRow]) -> bool:
    """Where nobody plays against another person, or all have agreed to it by sitting down; never in a rated game.

    Whether the game that an analysis began from still runs is another question (`consulting.withheld`).
    """
    people = {seat.owner or seat.person for seat in seats if seat.kind != "bot" or seat.owner}
    return not game.rated and (game.coach or game.kind == "analysis" or len(people) == 1)


def gist_line(scene: Scene) -> str:
    """What lists show of a position, as it is kept."""
    return msgspec.json.encode(Gist(scene.stage, tuple(_score(row) for row in scene.players))).decode()


def _score(row: PlayerRow) -> int | None:
    found = [fact.value for fact in row.facts if fact.label.id in SCORES]
    return found[0] if found and isinstance(found[0], int) else None


def replacement_info(vote: ReplacementRow, seats: Sequence[SeatRow]) -> Replacement:
    """Who is asked: every person at the table but the one who is waited for."""
    agreed = msgspec.json.decode(vote.agreed, type=list[str])
    others = [seat for seat in seats if seat.kind == "person" and seat.person != seats[vote.seat].person]
    return Replacement(
        vote.seat,
        tuple(seat.seat for seat in others if seat.person in agreed),
        tuple(seat.seat for seat in others if seat.person not in agreed),
    )


def wish_info(wish: WishRow, seats: Sequence[SeatRow]) -> Wish:
    """Who is asked: every person at the table but the one who wishes; whoever has agreed, for all their seats."""
    agreed = agreed_to(wish)
    others = [seat for seat in seats if seat.kind == "person" and seat.person != seats[wish.seat].person]
    return Wish(
        wish.seat,
        wish.to,
        tuple(seat.seat for seat in others if seat.person in agreed),
        tuple(seat.seat for seat in others if seat.person not in agreed),
    )


def agreed_to(wish: WishRow) -> list[str]:
    return msgspec.json.decode(wish.agreed, type=list[str])


def _seat_info(seat: SeatRow, yours: tuple[int, ...], here: Collection[str], offers: Mapping[int, str]) -> SeatInfo:
    return SeatInfo(
        seat=seat.seat,
        kind=cast(Literal["person", "open", "bot"], seat.kind),
        name=seat.name,
        person=seat.person,
        bot=seat.bot,
        yours=seat.seat in yours,
        here=seat.person is not None and seat.person in here,
        place=seat.place,
        owner=seat.owner,
        offered=seat.offered is not None,
        offered_to=offers.get(seat.seat) if seat.seat in yours else None,
    )


def log_line(n: int, seat: int | None, log: str) -> LogLine:
    return LogLine(n, seat, _messages.decode(log))


def chat_line(row: ChatRow, seats: Sequence[SeatRow]) -> ChatLine:
    own = seats_of(seats, row.person)
    return ChatLine(row.n, row.person, row.name, own[0] if own else None, row.text, row.at)
