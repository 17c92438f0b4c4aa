"""Mail, where a server for it is set. A mail that cannot be sent is logged, and nothing waits for it."""

from __future__ import annotations

import smtplib
import threading
from collections.abc import Mapping
from email.message import EmailMessage

import structlog

from railhead.kernel.message import Arg
from railhead.server.settings import Settings

log = structlog.get_logger()


def link_to(settings: Settings, path: str) -> str:
    """A page of this server, as it stands in a mail."""
    base = settings.public_url or f"http://{settings.host}:{settings.port}"
    return f"{base.rstrip('/')}{path}"


def send_mail(settings: Settings, to: str, lang: str, message: str, args: Mapping[str, Arg]) -> None:
    """The message's text is the body, the message with `-subject` the subject."""
    # Only mails are put into words by the server; the rest is done in the browser.
    from railhead.i18n.render import texts

    mail = EmailMessage()
    mail["From"] = settings.smtp_from or settings.smtp_user
    mail["To"] = to
    mail["Subject"] = texts(lang).text(f"{message}-subject")
    mail.set_content(texts(lang).text(message, args))
    threading.Thread(target=_send, args=[settings, mail], daemon=True).start()


def _send(settings: Settings, mail: EmailMessage) -> None:
    try:
        with smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=20) as smtp:
            if settings.smtp_tls:
                smtp.starttls()
            if settings.smtp_user:
                smtp.login(settings.smtp_user, settings.smtp_password)
            smtp.send_message(mail)
    except (OSError, smtplib.SMTPException) as error:
        log.error("mail.failed", error=str(error))
