"""Requests to addresses that people have given: https only, to public addresses only, without following redirects,
in a few seconds. What was looked at is what is spoken to, whatever the name leads to a moment later.

Addresses may be secrets of those who gave them: no error and no log names more of one than its host."""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import socket
import ssl
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias
from urllib.parse import SplitResult, urlsplit

#: seconds for connecting and for each sign of life of the other side, and for all of it: who answers a letter at a time
#: holds nobody up for longer
TIMEOUT_S, DEADLINE_S = 10.0, 15.0
#: threads of their own, so that slow receivers and name servers stand in nobody else's way
THREADS = 20

#: where all public addresses of IPv6 are, but for IPv4 ones translated
GLOBAL_UNICAST, NAT64 = ipaddress.IPv6Network("2000::/3"), ipaddress.IPv6Network("64:ff9b::/96")

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
    if isinstance(ip, ipaddress.IPv6Address) and ip in NAT64:
        inner = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
    elif isinstance(ip, ipaddress.IPv6Address) and ip not in GLOBAL_UNICAST:
        return False  # ::127.0.0.1, fec0::1 and others that the library takes for global
    return ip.is_global and not ip.is_multicast and (inner is None or (inner.is_global and not inner.is_multicast))


class _Timed(ssl.SSLSocket):
    """Reads up to a time and no longer, however many signs of life there are."""

    until = 0.0

    def recv_into(self, buffer: Any, nbytes: int | None = None, flags: int = 0) -> int:
        self.settimeout(_left(self.until))
        return super().recv_into(buffer, nbytes, flags)


def _left(until: float) -> float:
    left = until - time.monotonic()
    if left <= 0:
        raise TimeoutError
    return min(left, TIMEOUT_S)


class _Pinned(http.client.HTTPSConnection):
    """Speaks to the address that was looked at; the certificate is that of the name."""

    def __init__(self, host: str, port: int, address: str, context: ssl.SSLContext, until: float) -> None:
        super().__init__(host, port, timeout=TIMEOUT_S, context=context)
        self.address, self.tls, self.until = address, context, until

    def connect(self) -> None:
        plain = socket.create_connection((self.address, self.port), _left(self.until))
        self.tls.sslsocket_class = _Timed
        self.sock = self.tls.wrap_socket(plain, server_hostname=self.host)
        assert isinstance(self.sock, _Timed)
        self.sock.until = self.until


class Outgoing:
    """The way out. Tests give it another resolver, certificates and idea of what is public."""

    def __init__(
        self,
        context: ssl.SSLContext | None = None,
        resolve: Resolver = resolve,
        is_public: Callable[[str], bool] = is_public,
    ) -> None:
        self.context, self.resolve, self.is_public = context or ssl.create_default_context(), resolve, is_public
        self.deadline_s = DEADLINE_S
        self._threads = ThreadPoolExecutor(THREADS, "outgoing")

    async def check(self, url: str) -> None:
        """Raises `NotPublic` and `OSError` where it cannot be gone there."""
        await asyncio.get_running_loop().run_in_executor(self._threads, self.look_up, url)

    async def send(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """`post`, without waiting for it in the caller's thread."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self.post, url, headers, body)

    def look_up(self, url: str) -> tuple[SplitResult, str]:
        """The parts of an address and the numeric address to speak to; raises `NotPublic` where one of those that the
        name leads to is not for the whole Internet, and `OSError` where nothing is found."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname, parts.port or 443
        except ValueError:
            raise NotPublic from None
        if parts.scheme != "https" or not host or parts.username is not None:
            raise NotPublic
        try:
            found = self.resolve(host, port)
        except UnicodeError:
            raise NotPublic from None
        if not found or not all(self.is_public(address) for address in found):
            raise NotPublic(host)
        return parts, min(found, key=lambda address: (":" in address, address))

    def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """Send it; the status of the answer. Raises `NotPublic` and `OSError`."""
        parts, address = self.look_up(url)
        assert parts.hostname is not None
        until = time.monotonic() + self.deadline_s
        connection = _Pinned(parts.hostname, parts.port or 443, address, self.context, until)
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        try:
            connection.request("POST", target, body, dict(headers))
            return connection.getresponse().status
        except (http.client.HTTPException, ValueError) as error:
            raise OSError(type(error).__name__) from None  # its text may hold the address
        finally:
            connection.close()
