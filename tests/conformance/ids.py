"""What must not be read in a sentence: ids of the program, names of messages, and English among other scripts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from railhead.games.title import Title
from railhead.i18n import LANGUAGES, render
from railhead.kernel.action import to_plain
from railhead.kernel.history import History
from railhead.kernel.message import Message
from railhead.kernel.rng import Stream
from railhead.kernel.rules import Refused
from tests.conformance.kit import messages_in, mutate, positions, values_of

#: mutated actions for each position
MUTANTS = 25

EVERYWHERE = re.compile(
    r"(?<![A-Za-z])(?:"
    r"[A-H]-\d+"  # a card of 1862
    r"|[a-z]+_[a-z_]+"  # a name of the code
    # a kind of action, a message, a part of the scene
    r"|(?:lay|buy|sell|take|pay|scrap|declare|place|offer|accept|decline|redeem|remove|give)-[a-z-]+"
    r"|(?:log|refusal|ask|hint|note|choice|offer|action|stage|scene|fact|mag|misfit|industry)-[a-z-]+"
    r"|(?:held|share|major|minor|charter|company|train|hex|seat|space|cube|line|slot):\w+"
    r"|GC|SZKEV|MAVAG|LDSTEG|RABA"  # majors of 18Magyarország, printed otherwise
    r")(?![A-Za-z])"
    r"|\{\s*\$"  # a gap that nothing filled
)
#: Russian and Japanese sentences have names in Latin letters, which begin with a capital, and no English words
ENGLISH = re.compile(r"(?<![A-Za-z.’À-ſ])[a-z]{3,}(?![A-Za-zÀ-ſ])")

#: whole names, which may have small words: “Newmarket and Great Chesterford Railway”
NAMES = ("scene-major", "scene-minor", "scene-company")


def said_in(title: Title, history: History[Any], every: int) -> Iterator[tuple[Message, dict[str, object]]]:
    """The log of a game, and of each n-th position the page, the menu and the reasons against mutated actions.

    With a reason comes the action: a sentence may quote what it does not know.
    """
    rules, stream, pool = history.rules, Stream("ids"), values_of(history)
    for n in range(1, history.last + 1):
        before = history.states[history.before[n]]
        yield from ((message, {}) for message in title.chronicle(rules, before, history.effects[n]))
    for n in positions(history, every):
        state = history.states[n]
        legal = rules.legal(state)
        shown = (rules.menu(state), title.scene(rules, state))
        yield from ((message, {}) for message in messages_in(shown))
        for _ in range(MUTANTS):
            plain = mutate(to_plain(legal.draw(stream)), stream, pool)
            try:
                reasons = legal.why_not(rules.read(plain))
            except Refused:
                continue
            yield from ((reason.message(), plain) for reason in reasons)


def ids_in(title: Title, said: Iterable[tuple[Message, dict[str, object]]]) -> list[str]:
    """The sentences that show an id, in any language."""
    wrong: dict[str, None] = {}
    seen: set[bytes] = set()
    for message, action in said:
        key = msgspec.msgpack.encode(message)
        if key in seen:
            continue
        seen.add(key)
        for lang in LANGUAGES:
            text = render(message, lang, title.package)
            if shows_an_id(_unquoted(text, action), "en" if message.id in NAMES else lang):
                wrong[f"{lang}: {message.id}: {text}"] = None
    return list(wrong)


def shows_an_id(text: str, lang: str) -> bool:
    return bool(EVERYWHERE.search(text) or (lang != "en" and ENGLISH.search(text)))


def _unquoted(text: str, action: dict[str, object]) -> str:
    """The text without the words of the action that it puts in quotes."""
    for word in action.values():
        for quoted in (f"“{word}”", f"«{word}»", f"「{word}」"):
            text = text.replace(quoted, "")
    return text
