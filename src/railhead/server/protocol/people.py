"""Accounts, sessions and tokens, and what people say of each other."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from railhead.server.names import Email, Login, Name
from railhead.server.protocol import Asked, Key, Language, Password, Text


class SignIn(Asked, frozen=True):
    """Be a guest of this name, or take another name or language."""

    name: Name
    lang: Language = "en"


#: what somebody can be told beside the page
AlertKind: TypeAlias = Literal["turn", "offer", "wish", "mention", "over", "invitation"]


class Choices(Asked, frozen=True):
    """What somebody has set for themselves; the server looks into what it concerns by mail or alert only."""

    theme: Literal["auto", "light", "dark"] = "auto"
    colours: Literal["usual", "strong"] = "usual"
    compact: bool = False
    sound: bool = False
    #: what is not told in one's browsers, at live and at slow tables
    quiet_live: tuple[AlertKind, ...] = ()
    quiet_slow: tuple[AlertKind, ...] = ()
    #: what is told by mail, at slow tables; what one is asked to at all
    mail: tuple[AlertKind, ...] = ("offer", "invitation")
    #: whether others see what one has played
    public_profile: bool = False


class ZoneBody(Asked, frozen=True):
    """A name of the tz database, such as Europe/Budapest."""

    zone: Annotated[str, Meta(min_length=1, max_length=64)]


class Vacation(Asked, frozen=True):
    """Be on vacation for this many days from now on; 0: come back."""

    days: Annotated[int, Meta(ge=0, le=366)]


class Absence(Struct, frozen=True):
    """One's time zone (None: not told yet), until when one is on vacation, and the days of it left this year."""

    zone: str | None
    away_until: int | None
    days_left: int
    days_a_year: int


class Person(Struct, frozen=True):
    """Oneself. A guest has no login. While the link to a new address was not followed, the old address counts."""

    id: str
    name: str
    lang: Language
    guest: bool = True
    login: str | None = None
    email: str | None = None
    email_verified: bool = False
    new_email: str | None = None
    admin: bool = False
    choices: Choices = Choices()


class Session(Struct, frozen=True):
    """Who one is: nobody before the first sign-in. `mail` says whether this server can send mails."""

    person: Person | None
    mail: bool = False


class SessionInfo(Struct, frozen=True):
    """A browser in which one is signed in: what it calls itself, and since when; `here` is the one that asks."""

    id: str
    label: str
    created: int
    here: bool


class Register(Asked, frozen=True):
    """Make the guest an account, keeping name and games."""

    login: Login
    password: Password
    email: Email | None = None


class LogIn(Asked, frozen=True):
    login: Login
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class Profile(Asked, frozen=True):
    """What is given is changed. A new address takes the password."""

    name: Name | None = None
    lang: Language | None = None
    email: Email | None = None
    password: Annotated[str, Meta(max_length=200)] = ""
    choices: Choices | None = None


class NewPassword(Asked, frozen=True):
    old: Annotated[str, Meta(min_length=1, max_length=200)]
    new: Password


class Leave(Asked, frozen=True):
    """Delete oneself: an account gives its password. The games stay, without the name."""

    password: Annotated[str, Meta(max_length=200)] = ""


class AskReset(Asked, frozen=True):
    email: Email


class Reset(Asked, frozen=True):
    """The key of the mailed link, and the new password."""

    key: Key
    password: Password


class Verify(Asked, frozen=True):
    key: Key


#: what a program may do with a token: look at games, or play as well. Accounts are not for programs.
Scope: TypeAlias = Literal["play", "read"]


class NewToken(Asked, frozen=True):
    label: Name
    scope: Scope = "play"


class TokenInfo(Struct, frozen=True):
    """A key for programs. `secret` is told once, when it is made."""

    id: str
    label: str
    created: int
    scope: Scope
    secret: str | None = None


class PersonCard(Struct, frozen=True):
    """Somebody else."""

    id: str
    name: str


class PushKey(Struct, frozen=True):
    """The public key of the server, by which a browser knows its messages."""

    key: str


class Browser(Asked, frozen=True):
    """Where a browser takes messages, and what they are to be encrypted with."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]
    p256dh: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{80,100}=*\Z")]
    auth: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{16,40}=*\Z")]


class Unsubscribe(Asked, frozen=True):
    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]


class NewHook(Asked, frozen=True):
    """Where a program of one's own takes requests."""

    url: Annotated[str, Meta(min_length=10, max_length=1000)]


class HookInfo(Struct, frozen=True):
    """The program that is told, and the key by which it knows our requests; empty where there is none."""

    url: str = ""
    key: str = ""


class StopMail(Asked, frozen=True):
    """The key in a link at the end of a mail."""

    key: Key


class NewReport(Asked, frozen=True):
    """Tell those who run the server about somebody."""

    about: str
    text: Text
    game: str | None = None


class ReportInfo(Struct, frozen=True):
    id: str
    by: str
    about: str
    game: str | None
    text: str
    at: int


class Ban(Asked, frozen=True):
    banned: bool
