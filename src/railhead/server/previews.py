"""What a page is called before it is drawn: the title of the window, and the tags from which other pages make previews
of links to it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape
from typing import TypeAlias

import structlog
from litestar import Request
from litestar.datastructures import State
from msgspec import Struct

from railhead.games import catalogue
from railhead.i18n.render import LANGUAGES, Texts, texts
from railhead.kernel.message import Arg
from railhead.lessons.lesson import lesson
from railhead.server import views
from railhead.server.auth import who
from railhead.server.faults import Fault
from railhead.server.hub import Hub
from railhead.server.room import Room

Browser: TypeAlias = Request[object, object, State]

log = structlog.get_logger()

#: the pages of the client that are no game and no rules, and the text by which each is called
PAGES = {
    "": "home-heading",
    "new": "new-game",
    "account": "account",
    "account/verify": "email-verify",
    "account/reset": "password-reset",
    "account/stop": "alert-stop-mail",
    "archive": "archive",
    "learn": "learn",
    "rules": "rules",
    "about": "about",
}


class Preview(Struct, frozen=True):
    """`found`: whether there is anything at the address."""

    title: str
    about: str
    url: str
    image: str
    found: bool = True

    def tags(self) -> str:
        """For the head of the page."""
        named = {
            "og:type": "website", "og:site_name": "Railhead", "og:title": self.title, "og:description": self.about,
            "og:url": self.url, "og:image": self.image, "twitter:card": "summary_large_image",
        }  # fmt: skip
        tags = [
            f"<title>{escape(self.title)} – Railhead</title>",
            f'<meta name="description" content="{escape(self.about)}">',
        ]
        return "\n    ".join(
            [*tags, *(f'<meta property="{name}" content="{escape(text)}">' for name, text in named.items())]
        )


async def preview_of(path: str, request: Browser, hub: Hub) -> Preview:
    words = texts(language_wanted(request.headers))
    base = hub.settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
    plain = Preview(
        words.text("not-found"), words.text("home-about"), f"{base}/{path}", f"{base}/icon-512.png", found=False
    )
    title = _title_of(path, words)
    if title is not None:
        return _called(plain, title, words.text("home-about"))
    someone = re.fullmatch(r"people/([a-z0-9]+)", path)
    if someone is not None:  # the page says whether there is anything to see
        return _called(plain, words.text("profile"), words.text("home-about"))
    game = re.fullmatch(r"games/([\w-]+)", path)
    if game is None:
        return plain
    try:
        holder = await who(request.headers, request.cookies, hub.store)
        room = await hub.seen_by(game[1], holder.person if holder else None)
    except Fault:
        return plain
    except Exception as error:  # the page tells more, once it is there
        log.warning("preview.failed", path=path, error=repr(error))
        return _called(plain, "Railhead", words.text("home-about"))
    return _of_game(plain, room, words, base)


def _called(plain: Preview, title: str, about: str, image: str | None = None) -> Preview:
    return Preview(title, about, plain.url, image or plain.image)


def _title_of(path: str, words: Texts) -> str | None:
    """Of a page that is no game; None where there is none."""
    if path in PAGES:
        return words.text(PAGES[path])
    rules = re.fullmatch(r"rules/([\w-]+)", path)
    found = [title for title in catalogue.titles() if rules and title.id == rules[1]]
    if found:
        return words.text("rules-of", {"title": texts(words.lang, found[0].package).text("title-name")})
    taught = re.fullmatch(r"learn/([\w-]+)/([\w-]+)", path)
    return words.text("learn") if taught and lesson(taught[1], taught[2]) else None


def _of_game(plain: Preview, room: Room, words: Texts, base: str) -> Preview:
    """The title and who plays, with the figures that lists show; nothing of a game among named people."""
    title = catalogue.title(room.game.title)
    own = texts(words.lang, title.package)
    name = room.game.name or own.text("title-name")
    if room.game.access == "named":
        return _called(plain, own.text("title-name"), words.text("home-about"))
    info = views.game_info(room.game, room.seats, None)
    scores = info.result.scores if info.result else info.gist.scores if info.gist else ()
    players = [
        _player(words, room, seat, scores[seat] if seat < len(scores) else None) for seat in range(len(room.seats))
    ]
    about = ", ".join(players)
    if info.gist is not None:
        about = f"{own.format(info.gist.stage)[0]}: {about}"
    return _called(plain, name, about, f"{base}/api/games/{room.game.id}/picture.png?lang={words.lang}")


def _player(words: Texts, room: Room, number: int, score: int | None) -> str:
    seat = room.seats[number]
    args: dict[str, Arg] = {"number": number + 1}
    name = seat.name or words.text("bot-name" if seat.kind == "bot" else "seat-open-short", args)
    return name if score is None else f"{name} {score}"


def language_wanted(headers: Mapping[str, str]) -> str:
    """The first language of the browser's list that we speak.

    >>> language_wanted({"accept-language": "de, ru-RU;q=0.8, en;q=0.5"})
    'ru'
    """
    for wish in headers.get("accept-language", "")[:200].split(","):
        start = wish.partition(";")[0].strip().partition("-")[0].lower()
        if start in LANGUAGES:
            return start
    return "en"
