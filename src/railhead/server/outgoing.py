"""Requests to addresses that people have given: https only, to public addresses only, without following redirects,
in a few seconds. What was looked at is what is spoken to, whatever the name leads to a moment later."""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
from collections.abc import Callable, Mapping
from typing import TypeAlias
from urllib.parse import SplitResult, urlsplit

#: seconds for connecting, and for each answer of the other side
TIMEOUT_S = 10.0

#: the numeric addresses of a host
Resolver: TypeAlias = Callable[[str, int], set[str]]


class NotPublic(Exception):
    """The address is none that the server goes to for somebody."""


def resolve(host: str, port: int) -> set[str]:
    return {str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}


def is_public(address: str) -> bool:
    """Whether it is for the whole Internet: not this machine, not its network, nor one of these in disguise."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    inner = getattr(ip, "ipv4_mapped", None) or getattr(ip, "sixtofour", None)
    if isinstance(ip, ipaddress.IPv6Address) and ip in ipaddress.ip_network("64:ff9b::/96"):
        inner = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
    return ip.is_global and not ip.is_multicast and (inner is None or (inner.is_global and not inner.is_multicast))


class _Pinned(http.client.HTTPSConnection):
    """Speaks to the address that was looked at; the certificate is that of the name."""

    def __init__(self, host: str, port: int, address: str, context: ssl.SSLContext) -> None:
        super().__init__(host, port, timeout=TIMEOUT_S, context=context)
        self.address, self.tls = address, context

    def connect(self) -> None:
        plain = socket.create_connection((self.address, self.port), TIMEOUT_S)
        self.sock = self.tls.wrap_socket(plain, server_hostname=self.host)


class Outgoing:
    """The way out. Tests give it another resolver, certificates and idea of what is public."""

    def __init__(
        self,
        context: ssl.SSLContext | None = None,
        resolve: Resolver = resolve,
        is_public: Callable[[str], bool] = is_public,
    ) -> None:
        self.context, self.resolve, self.is_public = context or ssl.create_default_context(), resolve, is_public

    def look_up(self, url: str) -> tuple[SplitResult, str]:
        """The parts of an address and the numeric address to speak to; raises `NotPublic` where one of those that the
        name leads to is not for the whole Internet, and `OSError` where nothing is found."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname, parts.port or 443
        except ValueError:
            raise NotPublic(url) from None
        if parts.scheme != "https" or not host or parts.username is not None:
            raise NotPublic(url)
        try:
            found = self.resolve(host, port)
        except UnicodeError:
            raise NotPublic(url) from None
        if not found or not all(self.is_public(address) for address in found):
            raise NotPublic(host)
        return parts, min(found, key=lambda address: (":" in address, address))

    def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """Send it; the status of the answer. Raises `NotPublic` and `OSError`."""
        parts, address = self.look_up(url)
        assert parts.hostname is not None
        connection = _Pinned(parts.hostname, parts.port or 443, address, self.context)
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        try:
            connection.request("POST", target, body, dict(headers))
            return connection.getresponse().status
        except (http.client.HTTPException, ValueError) as error:
            raise OSError(str(error)) from None
        finally:
            connection.close()
