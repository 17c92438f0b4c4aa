"""Settings: none is needed. Each may stand in a TOML file and in the environment, which goes first.

`RAILHEAD_SETTINGS` names the file; a setting `rate_limit` is `RAILHEAD_RATE_LIMIT` in the environment.
docs/server.md lists them all.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

from railhead.kernel.rules import Refused
from railhead.server.faults import BadSetting


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What a server can be told from outside."""

    host: str = "127.0.0.1"
    port: int = 8162
    #: processes that serve, behind one port; more than one on PostgreSQL only
    workers: int = 1
    #: folder of the embedded database; unset: the user's data folder
    data: str = ""
    #: `postgresql://...`; unset: SQLite in the data folder
    database: str = ""
    #: where people reach the server, for links in mails: `https://play.example.org`
    public_url: str = ""
    #: whether a proxy in front adds X-Forwarded-For and -Proto
    behind_proxy: bool = False
    #: addresses of such proxies, with commas between; networks as 10.0.0.0/8
    proxies: str = "127.0.0.1,::1"
    #: cookies only over TLS
    secure_cookies: bool = False
    #: requests that change something, per address and minute; 0: no limit
    rate_limit: int = 600
    #: attempts to sign in, per address and minute; 0: no limit
    sign_in_limit: int = 20
    # How much one person may use; 0 everywhere: no limit.
    #: new tables in an hour
    quota_tables: int = 60
    #: tables that wait for players at the same time
    quota_open_tables: int = 10
    #: tables with bots that were played on within a day
    quota_bot_tables: int = 30
    #: imports and branches in an hour
    quota_imports: int = 60
    #: open pages
    quota_sockets: int = 20
    #: lines of talk in a minute
    quota_talk: int = 30
    #: previews in a minute
    quota_previews: int = 600
    #: steps and previews of lessons in a minute
    quota_lessons: int = 300
    #: whole games analysed, in an hour
    quota_analyses: int = 12
    #: changes of one's time zone in a week, after the first
    quota_zones: int = 3
    #: how many times as much all who come from one address may use together
    quota_address: int = 10
    #: days after which a table at which nothing happens before the start is closed; 0: never
    open_days: int = 14
    #: processes for imports and branches, and the seconds one may take
    import_workers: int = 1
    import_seconds: float = 60.0
    #: processes in which games are analysed and moves compared
    analysis_workers: int = 2
    #: processes for lessons and drawings, and the seconds one may take
    quick_workers: int = 1
    quick_seconds: float = 20.0
    #: seconds within which a request has to be there as a whole
    request_seconds: float = 30.0
    #: largest request body and socket frame, in bytes
    max_body: int = 1_000_000
    max_frame: int = 64_000
    #: `text` or `json`
    log_format: str = "text"
    log_level: str = "warning"
    #: whether /metrics answers to everybody; else to this machine only
    metrics_open: bool = False
    #: processes for bots
    bot_workers: int = 1
    #: seconds a bot may think
    bot_seconds: float = 2.0
    #: where given, bots that think without a clock move alike in like games: for tests
    bot_seed: str = ""
    #: standing orders are carried out after a while drawn by lot; the most seconds of it: at live and at slow tables
    order_seconds: float = 2.0
    order_seconds_slow: float = 240.0
    #: minutes (at slow tables hours) after which the others may let a bot sit in for whoever is waited for
    absent_minutes: float = 10.0
    absent_hours: float = 72.0
    #: hours after which whoever is in turn in a slow game is reminded by mail; 0: never
    remind_hours: float = 48.0
    #: mail for verification and reset; unset: neither is offered
    smtp_host: str = ""
    smtp_port: int = 587
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_from: str = ""
    smtp_tls: bool = True
    #: seconds between two mails with a link of the same kind to one address
    mail_wait: int = 600
    #: seconds that a mail about a slow table waits for others to go with it
    mail_together: int = 300


def read_settings(environ: Mapping[str, str] | None = None) -> Settings:
    """From the file that RAILHEAD_SETTINGS names and the environment; raises `Refused`."""
    environ = os.environ if environ is None else environ
    values: dict[str, object] = {}
    if file := environ.get("RAILHEAD_SETTINGS"):
        try:
            values |= tomllib.loads(Path(file).read_text())
        except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise Refused([BadSetting(f"{file}: {error}")]) from None
    for field in msgspec.structs.fields(Settings):
        name = f"RAILHEAD_{field.name.upper()}"
        if name in environ:
            values[field.name] = environ[name]
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise Refused([BadSetting(str(error))]) from None


def data_folder(settings: Settings) -> Path:
    """Where the embedded database lies: as set, or the user's data folder."""
    if settings.data:
        return Path(settings.data).expanduser()
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "railhead"


def database_of(settings: Settings) -> str:
    return settings.database or str(data_folder(settings) / "railhead.db")
