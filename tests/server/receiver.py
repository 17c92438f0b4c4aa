"""A receiver on this machine that speaks https: a push service, or somebody's program."""

from __future__ import annotations

import datetime
import ipaddress
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from msgspec import Struct

from railhead.server.outgoing import Outgoing

NAME = "receiver.example"


class Got(Struct, frozen=True):
    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """Keeps what it gets, and answers with the next of `answers` (201 where there is none)."""

    def __init__(self, folder: Path) -> None:
        self.got: list[Got] = []
        self.answers: list[int] = []
        self.where = ""
        certificate = _certificate(folder)
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                outer.got.append(Got(self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                status = outer.answers.pop(0) if outer.answers else 201
                self.send_response(status)
                if 300 <= status < 400:
                    self.send_header("location", outer.where)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.own = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.own.load_cert_chain(certificate)
        self.server.socket = self.own.wrap_socket(self.server.socket, server_side=True)
        self.trusting = ssl.create_default_context(cafile=str(certificate))

    def url(self, path: str) -> str:
        return f"https://{NAME}:{self.server.server_port}{path}"

    def reached_by(self, outgoing: Outgoing) -> None:
        """The way out leads to this machine, for this one name."""
        outgoing.context = self.trusting
        outgoing.resolve = lambda host, port: {"127.0.0.1"} if host == NAME else set()
        outgoing.is_public = lambda address: address == "127.0.0.1"


@contextmanager
def receiver(folder: Path) -> Iterator[Receiver]:
    found = Receiver(folder)
    thread = threading.Thread(target=found.server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield found
    finally:
        found.server.shutdown()
        found.server.server_close()
        thread.join()


def _certificate(folder: Path) -> Path:
    """Its key and certificate, signed by itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    now = datetime.datetime.now(datetime.UTC)
    names: list[x509.GeneralName] = [x509.DNSName(NAME), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    signed = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=2))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .sign(key, hashes.SHA256())
    )
    pem = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    ) + signed.public_bytes(serialization.Encoding.PEM)
    file = folder / "receiver.pem"
    file.write_bytes(pem)
    return file
