"""Mail, where a server for it is set. Each goes by way of the outbox: nothing waits for it, and no stop of the server
loses it."""

from __future__ import annotations

import asyncio
import smtplib
from collections.abc import Mapping, Sequence
from email.message import EmailMessage

import msgspec
import structlog
from msgspec import Struct

from railhead.kernel.message import Arg
from railhead.server.clock import now_ms
from railhead.server.ids import new_id
from railhead.server.outbox import Later
from railhead.server.settings import Settings
from railhead.store.rows import OutRow

log = structlog.get_logger()


class Letter(Struct, frozen=True):
    """A mail as it waits to be sent: the message's text is the body, the message with `-subject` the subject."""

    to: str
    lang: str
    message: str
    args: dict[str, str]


def link_to(settings: Settings, path: str) -> str:
    """A page of this server, as it stands in a mail."""
    base = settings.public_url or f"http://{settings.host}:{settings.port}"
    return f"{base.rstrip('/')}{path}"


def letter(to: str, lang: str, message: str, args: Mapping[str, str], person: str | None = None) -> OutRow:
    """What is noted in the outbox for a mail."""
    body = msgspec.json.encode(Letter(to, lang, message, dict(args))).decode()
    return OutRow(f"letter:{new_id()}", "letter", person, body, now_ms(), now_ms())


def written(settings: Settings, to: str, subject: str, body: str, **headers: str) -> EmailMessage:
    """With headers as List_Unsubscribe."""
    mail = EmailMessage()
    mail["From"] = settings.smtp_from or settings.smtp_user
    mail["To"] = to
    mail["Subject"] = subject
    for name, value in headers.items():
        mail[name.replace("_", "-")] = value
    mail.set_content(body)
    return mail


class Post:
    """The channel `letter`, and the way of all mails to the server that carries them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    async def __call__(self, rows: Sequence[OutRow]) -> list[OutRow]:
        # Only mails and alerts are put into words by the server; the rest is done in the browser.
        from railhead.i18n.render import texts

        (row,) = rows
        one = msgspec.json.decode(row.body, type=Letter)
        words, args = texts(one.lang), dict[str, Arg](one.args)
        subject, body = words.text(f"{one.message}-subject"), words.text(one.message, args)
        await self.send(written(self.settings, one.to, subject, body))
        return []

    async def send(self, mail: EmailMessage) -> None:
        try:
            await asyncio.to_thread(self._send, mail)
        except smtplib.SMTPRecipientsRefused as error:
            log.error("mail.refused", error=str(error))  # it is no better the next time
        except (OSError, smtplib.SMTPException) as error:
            log.error("mail.failed", error=str(error))
            raise Later from None

    def _send(self, mail: EmailMessage) -> None:
        settings = self.settings
        with smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=20) as smtp:
            if settings.smtp_tls:
                smtp.starttls()
            if settings.smtp_user:
                smtp.login(settings.smtp_user, settings.smtp_password)
            smtp.send_message(mail)
