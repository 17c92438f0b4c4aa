"""Game exports of 18xx.games: the file, its undo and redo, the generator for the set-up. Knows no title."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

import msgspec
from msgspec import Struct

from railhead.kernel.message import Arg, Message
from railhead.kernel.refusal import Refusal, says
from railhead.kernel.rules import Refused

#: exports from before this moment may carry a wrong `settings.seed`; the digits of the game's id are right
SEED_IN_SETTINGS = 1704067200  # 1 January 2024


@says("refusal-not-an-export")
class NotAnExport(Refusal, frozen=True):
    """The file is not a game export of 18xx.games (or is cut off)."""

    detail: str


@says("refusal-other-game")
class OtherGame(Refusal, frozen=True):
    """The export is of a game this program does not have."""

    title: str


@says("refusal-unsupported-rule")
class UnsupportedRule(Refusal, frozen=True):
    """The export uses an optional rule that is not supported."""

    option: str


@says("refusal-bad-players")
class BadPlayers(Refusal, frozen=True):
    """The game is not for that many players."""

    count: int


@says("refusal-unknown-entry")
class UnknownEntry(Refusal, frozen=True):
    """An entry of a kind, or with a content, that cannot be read."""

    kind: str
    detail: str


@says("refusal-wrong-entity")
class WrongEntity(Refusal, frozen=True):
    """An entry of a player or company that is not to act now."""

    entity: str
    asked: str


@says("refusal-income-differs")
class IncomeDiffers(Refusal, frozen=True):
    """The recorded income of a run is not what the routes earn: revenue and mine together."""

    recorded: int
    ours: int


@says("refusal-game-is-finished")
class GameIsFinished(Refusal, frozen=True):
    """An entry after the end of the game."""

    kind: str


LOG_REFUSALS: tuple[type[Refusal], ...] = (
    NotAnExport, OtherGame, UnsupportedRule, BadPlayers, UnknownEntry, WrongEntity, IncomeDiffers, GameIsFinished,
)  # fmt: skip


class LogError(Exception):
    """An export cannot be read or replayed: the entry with its type, and every reason why."""

    def __init__(self, refusals: list[Refusal], entry: int | None = None, kind: str = "") -> None:
        reasons = ", ".join(refusal.code() for refusal in refusals)
        super().__init__(reasons if entry is None else f"entry {entry} ({kind}): {reasons}")
        self.refusals = refusals
        self.entry = entry
        self.kind = kind

    #: the message in which `reasons` are told; see `message`
    ID: ClassVar[str] = "import-entry-refused"

    def message(self) -> Message:
        """Which entry it was; the reasons have messages of their own."""
        args: dict[str, Arg] = {"entry": self.entry or 0, "kind": self.kind}
        return Message(self.ID, args)


class LogPlayer(Struct, frozen=True):
    """Very old exports have names only."""

    id: int | str | None = None
    name: str = ""


class LogRoute(Struct, frozen=True):
    """A run of one train: chains of hexes between stops, and what the page claimed for it."""

    train: str
    connections: tuple[tuple[str, ...], ...] = ()
    hexes: tuple[str, ...] = ()
    nodes: tuple[str, ...] = ()
    said_revenue: int | None = msgspec.field(name="revenue", default=None)
    said_subsidy: int | None = msgspec.field(name="subsidy", default=None)

    @property
    def revenue(self) -> int:
        return self.said_revenue or 0

    @property
    def subsidy(self) -> int:
        return self.said_subsidy or 0


class LogEntry(Struct, frozen=True):
    """One action of an export, with the fields of all kinds."""

    type: str
    entity: int | str = ""
    entity_type: str = ""
    id: int = 0
    created_at: int = 0
    auto_actions: tuple[LogEntry, ...] = ()
    action_id: int | None = None
    minor: str | None = None
    corporation: str | None = None
    company: str | None = None
    price: int | None = None
    hex: str | None = None
    tile: str | None = None
    rotation: int | None = None
    city: str | None = None
    slot: int | None = None
    tokener: str | None = None
    train: str | None = None
    variant: str | None = None
    warranties: int | None = None
    shares: tuple[str, ...] = ()
    percent: int | None = None
    share_price: str | int | None = None
    kind: str | None = None
    amount: int | None = None
    routes: tuple[LogRoute, ...] = ()
    subsidy: int | None = None
    extra_revenue: int | None = None
    description: str | None = None
    cost: int | None = None
    choice: str | int | None = None


class Settings(Struct, frozen=True):
    seed: int | str | None = None
    optional_rules: tuple[str, ...] | None = None


class Log(Struct, frozen=True):
    """A whole export."""

    title: str
    players: tuple[LogPlayer, ...]
    actions: tuple[LogEntry, ...]
    id: int | str = ""
    settings: Settings = Settings()
    result: dict[str, Any] | None = None

    @property
    def options(self) -> tuple[str, ...]:
        return self.settings.optional_rules or ()

    @property
    def player_ids(self) -> list[str]:
        return [player.name if player.id is None else str(player.id) for player in self.players]

    @property
    def created_at(self) -> int:
        """When the first entry was made."""
        return self.actions[0].created_at if self.actions else 0

    @property
    def seed(self) -> int:
        """The number that the site's generator started with."""
        digits = re.search(r"\d+", str(self.id))
        in_id = int(digits[0]) if digits else 0
        given = self.settings.seed
        if given in (None, "") or (digits and 0 < self.created_at < SEED_IN_SETTINGS):
            return in_id
        return int(str(given)) if str(given).isdecimal() else in_id


def read_log(data: bytes) -> Log:
    """An export from its bytes; raises `LogError`."""
    try:
        return msgspec.json.decode(data, type=Log)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise LogError([NotAnExport(str(error))]) from None


def effective(log: Log) -> list[LogEntry]:
    """The entries that count, without undone ones, undo and redo themselves; messages stay, they cannot be undone.

    An undo empties slots and puts them on a pile; a redo takes the last pile back; anything else but a message
    throws the piles away.
    """
    slots: list[LogEntry | None] = []  # one for each entry; those of undo and redo are empty
    undone: list[list[tuple[int, LogEntry]]] = []
    for entry in log.actions:
        if entry.type == "undo":
            undone.append(_undo(log.actions, slots, entry))
            slots.append(None)
        elif entry.type == "redo":
            for slot, old in undone.pop() if undone else ():
                slots[slot] = old
            slots.append(None)
        else:
            if entry.type != "message":
                undone.clear()
            slots.append(entry)
    return [entry for entry in slots if entry is not None]


def _undo(
    actions: tuple[LogEntry, ...], slots: list[LogEntry | None], undo: LogEntry
) -> list[tuple[int, LogEntry]]:  # fmt: skip
    """Empty the last slot, or all after the entry named, undone itself or not; returns what was taken out."""
    filled = [slot for slot, entry in enumerate(slots) if entry is not None and entry.type != "message"]
    if undo.action_id is None:
        chosen = filled[-1:]
    elif undo.action_id == 0:
        chosen = filled
    else:
        named = next((slot for slot in range(len(slots)) if actions[slot].id == undo.action_id), None)
        if named is None:
            raise LogError([UnknownEntry("undo", str(undo.action_id))], undo.id, "undo")
        chosen = [slot for slot in filled if slot > named]
    taken = [(slot, entry) for slot in chosen if (entry := slots[slot]) is not None]
    for slot, _ in taken:
        slots[slot] = None
    return taken


def recorded(entry: LogEntry, revenue: int, subsidy: int) -> tuple[int, int]:
    """Revenue and subsidy that the page claimed for a run; ours where an old export does not say. Raises `Refused`."""
    if all(route.said_revenue is not None for route in entry.routes):
        revenue = sum(route.revenue for route in entry.routes) + (entry.extra_revenue or 0)
    if all(route.said_subsidy is not None for route in entry.routes):
        subsidy = sum(route.subsidy for route in entry.routes)
    if revenue < 0 or subsidy < 0:
        raise Refused([UnknownEntry(entry.type, str(min(revenue, subsidy)))])
    return revenue, subsidy


def chained(route: LogRoute) -> Iterator[tuple[str, ...]]:
    """The hexes of a route in order: every way to turn the chains so that each one begins where the one before ends."""
    if not route.connections or not all(route.connections):
        return
    first = route.connections[0]
    walks = [first, first[::-1]]
    for chain in route.connections[1:]:
        turned = (chain, chain[::-1])
        walks = [walk + one[1:] for walk in walks for one in turned if walk[-1] == one[0]]
    yield from dict.fromkeys(walks)


class SiteRandom:
    """The generator of 18xx.games, which decides the set-up from the seed."""

    def __init__(self, seed: int) -> None:
        self.x = seed % 2**31

    def draw(self) -> int:
        self.x = (1103515245 * self.x + 12345) % 2**31
        return self.x

    def shuffled(self, items: Sequence[Any]) -> list[Any]:
        """Every element gets the next number, then they are sorted by it.

        >>> SiteRandom(42).shuffled([60, 60, 65, 65, 70, 70, 75, 75, 80, 80])[:7]
        [70, 75, 70, 65, 60, 60, 80]
        """
        keyed = [(self.draw(), ix) for ix in range(len(items))]
        return [items[ix] for _, ix in sorted(keyed)]
