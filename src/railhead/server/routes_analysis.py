"""HTTP: a game analysed by the program, and the moves of one position compared."""

from __future__ import annotations

from litestar import Response, delete, get, post

from railhead.server.analyses import may_be_analysed
from railhead.server.auth import signed_in
from railhead.server.dependencies import Address, GameId, Sent, Tables, Viewer
from railhead.server.protocol.analysis import AnalysisInfo, CompareBody, Compared


@get("/api/games/{game:str}/analysis")
async def analysis(viewer: Viewer, hub: Tables, game: GameId) -> AnalysisInfo:
    """What was found about the game, or how far that is."""
    room = await hub.seen_by(game, viewer)
    await may_be_analysed(room, viewer)
    return await hub.analyses.info(room)


@post("/api/games/{game:str}/analysis")
async def analyse(viewer: Viewer, hub: Tables, address: Address, game: GameId) -> Response[AnalysisInfo]:
    """Have the game analysed: 202, this goes on in the background; 200 where that was done or asked for already."""
    person = signed_in(viewer)
    room = await hub.seen_by(game, person)
    await may_be_analysed(room, person)
    fresh = not await hub.analyses.has(room)
    if fresh:
        hub.quotas.analyses.use(person.id, address)
        await hub.analyses.start(room, person.id)
    return Response(await hub.analyses.info(room), status_code=202 if fresh else 200)


@delete("/api/games/{game:str}/analysis", status_code=200)
async def stop_analysis(viewer: Viewer, hub: Tables, game: GameId) -> AnalysisInfo:
    """Stop it where it is going on; what was found before stays."""
    person = signed_in(viewer)
    room = await hub.seen_by(game, person)
    await may_be_analysed(room, person)
    await hub.analyses.stop(room, person)
    return await hub.analyses.info(room)


@post("/api/games/{game:str}/moves", status_code=200, opt={"reads": True})
async def moves(viewer: Viewer, hub: Tables, address: Address, game: GameId, data: Sent[CompareBody]) -> Compared:
    """The moves after an entry that are worth a look, the best first."""
    person = signed_in(viewer)
    room = await hub.seen_by(game, person)
    await may_be_analysed(room, person)
    hub.quotas.previews.use(person.id, address)
    return Compared(await hub.analyses.compare(room, person.id, data.at))


ROUTES = [analysis, analyse, stop_analysis, moves]
