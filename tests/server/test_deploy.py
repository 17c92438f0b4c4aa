"""What docs/deploy.md says is tried: the documented nginx in front of `railhead serve` with the documented settings, a
restart with a running game, the unit for systemd, the files of the container."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.process import first_line
from tests.server.table import PATIENCE
from tests.server.wire import connect
from tests.shared import ROOT

DEPLOY = ROOT / "docs" / "deploy"
SEATS = [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE, check=False)


def nginx() -> str:
    found = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    assert found is not None, "scripts/system-packages installs nginx"
    return found


class Site:
    """`railhead serve` behind nginx, both as documented but for names, ports and folders."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.inner, self.outer = free_port(), free_port()
        self.url = f"https://localhost:{self.outer}"
        self._certificate()
        self.tls = ssl.create_default_context(cafile=str(folder / "cert.pem"))
        self.start()
        (folder / "nginx.conf").write_text(self._configuration())
        words = [nginx(), "-p", str(folder), "-c", str(folder / "nginx.conf"), "-g", "daemon off;"]
        with (folder / "nginx.err").open("w") as errors:
            self.proxy = subprocess.Popen(words, stderr=errors)
        for _ in range(300):
            with httpx.Client(verify=self.tls, timeout=PATIENCE) as browser, _no_answer_yet():
                if browser.get(f"{self.url}/health").status_code == 200:
                    return
            time.sleep(0.1)
        raise AssertionError((folder / "nginx.err").read_text())

    def _certificate(self) -> None:
        made = run(
            "openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost",
            "-addext", "subjectAltName=DNS:localhost",
            "-keyout", str(self.folder / "key.pem"), "-out", str(self.folder / "cert.pem"),
        )  # fmt: skip
        assert made.returncode == 0, made.stderr

    def _configuration(self) -> str:
        site = (DEPLOY / "nginx.conf").read_text()
        for old, new in (
            ("listen 443 ssl", f"listen 127.0.0.1:{self.outer} ssl"),
            ("play.example.org;", "localhost;"),
            ("/etc/letsencrypt/live/play.example.org/fullchain.pem", f"{self.folder}/cert.pem"),
            ("/etc/letsencrypt/live/play.example.org/privkey.pem", f"{self.folder}/key.pem"),
            ("127.0.0.1:8162", f"127.0.0.1:{self.inner}"),
        ):
            assert site.count(old) == 1, old
            site = site.replace(old, new)
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        folders = "\n".join(f"{kind}_temp_path {self.folder}/{kind};" for kind in kinds)
        # The test's folder is its user's own; nginx would give up being root.
        user = "user root;\n" if os.geteuid() == 0 else ""
        return (
            f"{user}pid {self.folder}/nginx.pid;\nerror_log stderr;\nevents {{}}\n"
            f"http {{\naccess_log off;\n{folders}\n{site}\n}}\n"
        )

    def start(self) -> None:
        """The server itself, with the documented settings; the port and the folder are this test's own."""
        code = "from railhead.cli import main; main()"
        words = [sys.executable, "-c", code, "serve", "--port", str(self.inner), "--data", str(self.folder / "data")]
        environ = os.environ | {"RAILHEAD_SETTINGS": str(DEPLOY / "railhead.toml")}
        self.server = subprocess.Popen(words, env=environ, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert first_line(self.server).startswith("Railhead: ")

    def stop(self) -> int:
        """As systemd does it (KillSignal)."""
        self.server.send_signal(signal.SIGINT)
        code = self.server.wait(timeout=PATIENCE)
        assert self.server.stdout is not None
        self.server.stdout.close()
        return code

    def close(self) -> None:
        self.proxy.terminate()
        self.proxy.wait(timeout=PATIENCE)
        if self.server.poll() is None:
            self.stop()


class _no_answer_yet:
    """While it starts, nobody answers."""

    def __enter__(self) -> None: ...

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> bool:
        return kind is not None and issubclass(kind, httpx.TransportError)


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    found = Site(tmp_path)
    try:
        yield found
    finally:
        found.close()


def test_behind_nginx_with_tls_and_over_a_restart(site: Site) -> None:
    with httpx.Client(base_url=site.url, verify=site.tls, timeout=60) as browser:
        origin = {"origin": site.url}
        signed_in = browser.post("/api/session", json={"name": "Anna"}, headers=origin)
        assert signed_in.status_code == 201
        assert "Secure" in signed_in.headers["set-cookie"]
        assert "strict-transport-security" in signed_in.headers
        assert browser.post("/api/session", json={"name": "A"}, headers={"origin": "https://x.org"}).status_code == 403
        assert browser.get("/metrics").status_code == 403
        assert browser.post("/api/import", content=b"x" * 1_100_000).status_code == 413
        made = browser.post("/api/games", json={"title": "rocket", "seats": SEATS}, headers=origin)
        game = made.json()["id"]
        cookie = f"railhead={browser.cookies['railhead']}"
        live = f"{site.url.replace('https', 'wss')}/api/live"
        with connect(live, cookie, site.tls) as page:
            page.send({"type": "watch", "game": game})
            position = page.until("watching")["position"]
            assert act(browser, game, position) == 201
            assert page.until("acted")["n"] == 1
            # The upgrade: stop, (install,) start. The page loses its socket, asks again and goes on.
            assert site.stop() == 0
            while page.next() is not None:
                pass
        assert browser.get(f"/api/games/{game}").status_code == 502
        site.start()
        with connect(live, cookie, site.tls) as page:
            page.send({"type": "watch", "game": game})
            position = page.until("watching")["position"]
            assert position["head"] == 1
            assert act(browser, game, position) == 201
            assert page.until("acted")["n"] == 2


def act(browser: httpx.Client, game: str, position: dict[str, object]) -> int:
    """The first choice on the menu."""
    menu = position["menu"]
    assert isinstance(menu, dict)
    choices = [choice for offer in menu["offers"] for choice in offer.get("choices", []) if "blocked" not in choice]
    choice = next(choice for choice in choices if not {"number", "place"} & set(choice))
    body = {"head": position["head"], "seat": position["asked"], "action": choice["action"]}
    return browser.post(f"/api/games/{game}/actions", json=body).status_code


def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    """But for the program's place, which is not installed here."""
    unit = (DEPLOY / "railhead.service").read_text()
    assert unit.count("/opt/railhead/bin/railhead") == 1
    file = tmp_path / "railhead.service"
    file.write_text(unit.replace("/opt/railhead/bin/railhead", sys.executable))
    checked = run("systemd-analyze", "verify", str(file))
    assert (checked.returncode, checked.stdout + checked.stderr) == (0, "")
    file.write_text(unit.replace("KillSignal=SIGINT", "KillSignl=SIGINT"))
    assert "KillSignl" in run("systemd-analyze", "verify", str(file)).stderr


def test_the_container_copies_what_there_is() -> None:
    lines = (DEPLOY / "Containerfile").read_text().splitlines()
    copied = [line.split()[1:-1] for line in lines if line.startswith("COPY ") and "--from" not in line]
    named = [name for names in copied for name in names]
    assert len(named) >= 5
    named += re.findall(r"-r (\S+)", "\n".join(lines))
    for name in named:
        assert (ROOT / name).exists(), name
    tracked = run("git", "-C", str(ROOT), "ls-files", "--error-unmatch", *(name.rstrip("/") for name in named))
    assert tracked.returncode == 0, tracked.stderr
    (built,) = re.findall(r"--from=web /build/(\S+)", "\n".join(lines))
    assert f'outDir: "../{built}"' in (ROOT / "web" / "vite.config.ts").read_text()
