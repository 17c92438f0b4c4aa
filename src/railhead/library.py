"""What those who study play need most often, in a few functions; `railhead` names them all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from railhead.bots import Bot, Budget
from railhead.bots.levels import close, make
from railhead.games import catalogue
from railhead.games.title import Title
from railhead.i18n import render
from railhead.kernel.action import Action
from railhead.kernel.history import History
from railhead.kernel.message import Message
from railhead.kernel.record import RecordError, parse
from railhead.kernel.rules import OptionValue, Refused
from railhead.view.scene import Result
from railhead.view.svg import draw


@contextmanager
def _in_words(package: str | None = None) -> Iterator[None]:
    """What is refused also says why in a sentence, below the traceback."""
    try:
        yield
    except (RecordError, Refused) as error:
        for refusal in error.refusals:
            error.add_note(render(refusal.message(), "en", package))
        raise


def new_game(
    title: str, seats: int, options: Mapping[str, OptionValue] | None = None, seed: str = "railhead"
) -> History[Any]:
    """A new game of a title (`rocket`, `18mag`, `1862`); chance comes from the seed alone.

    ```python
    >>> new_game("rocket", seats=3, options={"map": "usa"}).state.stack[-1].seat in (0, 1, 2)
    True

    ```
    """
    with _in_words():
        found = catalogue.title(title)
        header = found.header(dict(options or {}), seats, seed)
        return History(found.open(dict(options or {}), seats), header)


def read_game(file: str | Path) -> History[Any]:
    """A record replayed, every entry and every digest checked; raises `RecordError` where it is wrong."""
    with _in_words():
        record = parse(Path(file).read_bytes())
        title, rules = catalogue.rules_of(record.header)
    with _in_words(title.package):
        game: History[Any] = History(rules, record.header)
        for _ in game.replay(record):
            pass
    return game


def save_game(game: History[Any], file: str | Path) -> None:
    """Write the record of a game; `railhead play`, `replay` and `read_game` go on from it."""
    Path(file).write_bytes(b"".join(game.record().lines()))


def title_of(game: History[Any]) -> Title:
    """The title of a game: its scene, log, result and best runs."""
    return catalogue.title(game.rules.title)


def result_of(game: History[Any]) -> Result | None:
    """Winners and scores; None while it is being played."""
    return None if game.rules.decision(game.state) else title_of(game).result(game.rules, game.state)


def bot(title: str, level: str, seed: str = "bot") -> Bot:
    """A player by its name (`random`, `novice`, `steady`, `master`, or `cmd:PROGRAM`)."""
    with _in_words():
        return make(catalogue.title(title).id, level, seed)


def play_out(game: History[Any], bots: Sequence[Bot], budget: Budget | None = None) -> Result:
    """Let bots play a game to its end, one for each seat; the game goes on in place."""
    players = dict(enumerate(bots))
    budget = budget or Budget(nodes=2000)
    while (asked := game.rules.decision(game.state)) is not None:
        game.act(asked.seat, players[asked.seat].choose(game.rules, game.state, asked.seat, budget))
    result = result_of(game)
    assert result is not None
    return result


def win_shares(
    game: History[Any], level: str = "random", games: int = 20, action: Action | None = None, seed: str = "study"
) -> tuple[float, ...]:
    """How often each seat wins where bots play on from this position, after `action` if one is given.

    The game itself stays as it is. With the same seed the same games are played.
    """
    rules, title, seats = game.rules, title_of(game), game.rules.seats
    start = game.state if action is None else rules.act(game.state, action).state
    won = [0.0] * seats
    for number in range(games):
        bots = [bot(title.id, level, f"{seed}-{number}-{seat}") for seat in range(seats)]
        state = start
        while (asked := rules.decision(state)) is not None:
            state = rules.apply(state, bots[asked.seat].choose(rules, state, asked.seat, Budget(nodes=200))).state
        result = title.result(rules, state)
        assert result is not None
        for seat in result.winners:
            if seat < seats:
                won[seat] += 1 / len(result.winners)
        for player in bots:
            close(player)
    return tuple(share / games for share in won)


def sentence(message: Message, language: str = "en", title: str | None = None) -> str:
    """A message of the engine (a reason, a line of the log) as people read it."""
    return render(message, language, catalogue.title(title).package if title else None)


def story(game: History[Any], language: str = "en") -> list[str]:
    """The log of a game as sentences, undone entries left out."""
    title = title_of(game)
    told = []
    for n in (0, *game.line()):
        before = game.states[game.before[n] if n else 0]
        told += title.chronicle(game.rules, before, game.effects[n])
    return [sentence(message, language, title.id) for message in told]


def picture(game: History[Any], language: str = "en") -> str:
    """The position as an SVG picture."""
    title = title_of(game)
    return draw(title.scene(game.rules, game.state), lambda message: sentence(message, language, title.id))
