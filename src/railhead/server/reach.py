"""Where other people reach this server."""

from __future__ import annotations

import ipaddress
import socket

from railhead.server.settings import Settings

#: an address of documentation (RFC 5737): nothing is sent there, the system only says which way it would go
SOMEWHERE = ("192.0.2.1", 9)


def reachable_at(settings: Settings) -> str | None:
    """As set, or the address in the local network; None where only this machine is listened to, or nothing is known."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    host = settings.host
    if host in ("0.0.0.0", "::"):
        host = _own_address() or ""
    if not host or host == "localhost" or _is_loopback(host) or not settings.port:
        return None
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def _own_address() -> str | None:
    """This machine's address in the network it is in."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(SOMEWHERE)
        except OSError:
            return None
        found: str = asked.getsockname()[0]
    return None if _is_loopback(found) else found


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
