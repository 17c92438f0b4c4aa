"""What those who run a server do from its command line: the running server sees it with the next request."""

from __future__ import annotations

from railhead.bots.levels import names
from railhead.kernel.refusal import NoSuchSeat
from railhead.kernel.rules import Refused
from railhead.server.faults import NoSuchBot, NoSuchGame, NoSuchPerson
from railhead.server.room import now_ms
from railhead.store import games, people
from railhead.store.hints import KeysDropped, tell
from railhead.store.rows import GameRow, PersonRow, SeatRow
from railhead.store.store import Store


async def grant(store: Store, who: str, admin: bool) -> PersonRow:
    """Make somebody an admin, or no longer one."""
    return await _change_person(store, who, {"admin": admin})


async def ban(store: Store, who: str, banned: bool) -> PersonRow:
    """Banned people are signed out everywhere and cannot sign in."""
    return await _change_person(store, who, {"banned": banned})


async def close(store: Store, game: str) -> GameRow:
    """End a game for good."""
    found = await _game(store, game)
    async with store.write() as db:
        await games.change(db, found.id, {"status": "closed", "asked": None, "changed": now_ms()})
    return found


async def replace(store: Store, game: str, seat: int, bot: str | None) -> SeatRow:
    """Put a bot in the place of an absent player."""
    found = await _game(store, game)
    known = names(found.title)
    if bot is not None and bot not in known:
        raise Refused([NoSuchBot(bot)])
    async with store.write() as db:
        seats = (await games.seats_of(db, [found.id]))[found.id]
        if not 0 <= seat < len(seats):
            raise Refused([NoSuchSeat(seat, len(seats))])
        after = SeatRow(found.id, seat, "bot", None, None, bot or known[-1])
        await games.sit(db, after)
        await games.change(db, found.id, {"changed": now_ms()})
    return after


async def _change_person(store: Store, who: str, values: dict[str, object]) -> PersonRow:
    """By login, or by id where a guest is meant."""
    async with store.write() as db:
        person = await people.by_login(db, who) or await people.find(db, who)
        if person is None:
            raise Refused([NoSuchPerson(who)])
        await people.change(db, person.id, values)
        if values.get("banned"):
            await people.drop_keys(db, person.id, ["session", "token"])
            await tell(db, KeysDropped(person.id))
    return person


async def _game(store: Store, id: str) -> GameRow:
    async with store.read() as db:
        game = await games.find(db, id)
    if game is None:
        raise Refused([NoSuchGame()])
    return game
