"""What somebody has played: results by title, against whom, and everything that is kept about them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from railhead.server import accounts, views
from railhead.server.hub import Hub
from railhead.server.protocol.games import Export, Line, Opponent, PersonProfile, Played, TitleRecord
from railhead.server.protocol.people import Choices
from railhead.server.ratings import places
from railhead.store import alerts, away, games, orders, people, talk
from railhead.store.learned import learned
from railhead.store.rows import GameRow, PersonRow, SeatRow
from railhead.view.scene import Result

#: games that a profile shows
LATEST = 10
_result = msgspec.json.Decoder(Result)


def is_public(person: PersonRow) -> bool:
    return msgspec.json.decode(person.choices, type=Choices).public_profile


async def profile(hub: Hub, person: PersonRow, viewer: PersonRow | None) -> PersonProfile:
    """To others only what comes of games that are open to all."""
    own = viewer is not None and viewer.id == person.id
    async with hub.store.read() as db:
        found = [game for game in await games.finished_by(db, person.id) if own or game.access == "open"]
        seats = await games.seats_of(db, [game.id for game in found])
        played = [one for game in found if (one := _played(game, seats[game.id], person.id)) is not None]
        titles = [await _record(hub, db, person.id, title, played) for title in sorted({one.title for one in played})]
    latest = [views.game_info(game, seats[game.id], viewer.id if viewer else None) for game in found[:LATEST]]
    opponents = _opponents(found, seats, person.id)
    return PersonProfile(person.id, person.name, is_public(person), own, tuple(titles), opponents, tuple(latest))


def _played(game: GameRow, seats: Sequence[SeatRow], person: str) -> Played | None:
    """How a game ended for somebody; None where they played all of it alone, or several seats."""
    mine = views.seats_of(seats, person)
    if game.result is None or len(mine) != 1 or len(seats) < 2:
        return None
    result = _result.decode(game.result)
    return Played(game.title, places(result)[mine[0]], len(seats), result.scores[mine[0]])


async def _record(hub: Hub, db: AsyncConnection, person: str, title: str, played: Sequence[Played]) -> TitleRecord:
    mine = [one for one in played if one.title == title]
    counted = Counter(one.place for one in mine)
    return TitleRecord(
        title,
        len(mine),
        tuple(counted[place] for place in range(1, max(counted) + 1)),
        round(sum(one.score for one in mine) / len(mine)),
        await hub.ratings.of(db, person, title),
    )


def _opponents(
    found: Sequence[GameRow], seats: dict[str, list[SeatRow]], person: str
) -> tuple[Opponent, ...]:  # fmt: skip
    """Everybody else who sat there, with how often one was ahead of the other."""
    names: dict[str, str] = {}
    tally: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for game in found:
        mine = views.seats_of(seats[game.id], person)
        if game.result is None or len(mine) != 1:
            continue
        place = places(_result.decode(game.result))
        for seat in seats[game.id]:
            if seat.kind == "person" and seat.person not in (None, person):
                names.setdefault(str(seat.person), seat.name or "")
                lead = place[mine[0]] - place[seat.seat]
                tally[str(seat.person)].update(["ahead" if lead < 0 else "behind" if lead > 0 else "level"])
    most = sorted(tally, key=lambda other: (-tally[other].total(), names[other]))
    return tuple(
        Opponent(other, names[other], tally[other].total(), tally[other]["ahead"], tally[other]["behind"])
        for other in most
    )


async def export(hub: Hub, person: PersonRow) -> Export:
    """All that is kept about somebody, for themselves; the moves are in the records of the games."""
    async with hub.store.read() as db:
        found = await games.of_person(db, person.id, limit=100_000)
        seats = await games.seats_of(db, [game.id for game in found])
        said = [Line(line.game, line.text, line.at) for line in await talk.said_by(db, person.id)]
        notes = await talk.notes_of(db, person.id)
        finished = tuple("/".join(row) for row in await learned(db, person.id))
        blocked = [other.name for other in await people.blocked_by(db, person.id)]
        reports = [(row.text, row.at) for row in await people.reports_by(db, person.id)]
        sessions = await people.keys_of(db, person.id, "session")
        tokens = await people.keys_of(db, person.id, "token")
        zone = (await away.zones(db, [person.id])).get(person.id)
        gone = (await away.vacations(db, [person.id]))[person.id]
        given = [(row.game, row.what, row.at) for row in await orders.all_of(db, person.id)]
        hook = await alerts.hook_of(db, person.id)
        told_at = [one.endpoint for one in await alerts.browsers_of(db, person.id)] + ([hook.url] if hook else [])
    infos = tuple(views.game_info(game, seats[game.id], person.id) for game in found)
    keys = tuple((key.kind, key.label, key.created) for key in (*sessions, *tokens))
    return Export(
        accounts.info(person), person.created, infos, tuple(said), notes, finished, tuple(blocked), tuple(reports),
        keys, zone, tuple(gone), tuple(given), tuple(told_at),
    )  # fmt: skip
