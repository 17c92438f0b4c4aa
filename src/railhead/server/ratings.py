"""Ratings by title, of games among people who have agreed to it by sitting down at a rated table.

They are computed from the results, game after game in the order in which they ended, and nothing of them is kept: the
end of a game that is taken back leaves no trace. Plackett-Luce (openskill) rates any number of players at once.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy.ext.asyncio import AsyncConnection

from railhead.server.protocol.games import Rating
from railhead.store import games
from railhead.store.rows import GameRow, SeatRow
from railhead.view.scene import Result

#: how ratings are shown: everybody begins at 1500, and a step of the model is forty points
START, STEP = 1500, 40

_model = PlackettLuce()
_result = msgspec.json.Decoder(Result)


class Standing(Struct):
    """One person at one title."""

    rating: PlackettLuceRating
    games: int = 0

    def shown(self) -> Rating:
        points = START + round((self.rating.mu - _model.mu) * STEP)
        return Rating(points, round(self.rating.sigma * STEP), self.games)


def places(result: Result) -> tuple[int, ...]:
    """The place of each seat: winners are first, the others by their figures; equal figures share a place."""
    return tuple(
        1 if seat in result.winners else max(2, 1 + sum(other > score for other in result.scores))
        for seat, score in enumerate(result.scores)
    )


class Ratings:
    """What each process has computed so far; games that have ended since then are added."""

    def __init__(self) -> None:
        self._standings: dict[str, dict[str, Standing]] = {}
        self._counted: dict[str, list[str]] = {}

    async def of(self, db: AsyncConnection, person: str, title: str) -> Rating | None:
        found = (await self._up_to_date(db, title)).get(person)
        return found.shown() if found is not None else None

    async def _up_to_date(self, db: AsyncConnection, title: str) -> dict[str, Standing]:
        rated = await games.rated(db, title)
        counted = self._counted.get(title, [])
        ids = [game.id for game in rated]
        if ids[: len(counted)] != counted:  # something was taken back, or ended again
            counted, self._standings[title] = [], {}
        new = rated[len(counted) :]
        seats = await games.seats_of(db, [game.id for game in new])
        standings = self._standings.setdefault(title, {})
        for game in new:
            count(standings, game, seats[game.id])
        self._counted[title] = ids
        return standings


def count(standings: dict[str, Standing], game: GameRow, seats: Sequence[SeatRow]) -> None:
    """One more game. Where somebody has sat down twice or a bot plays it is none."""
    people = [seat.person for seat in seats if seat.kind == "person" and seat.person is not None]
    if game.result is None or len(people) < len(seats) or len(set(people)) < max(2, len(people)):
        return
    result = _result.decode(game.result)
    before = [standings.setdefault(person, Standing(_model.rating())) for person in people]
    after = _model.rate([[one.rating] for one in before], ranks=[float(place) for place in places(result)])
    for standing, [rating] in zip(before, after, strict=True):
        standing.rating = rating
        standing.games += 1
