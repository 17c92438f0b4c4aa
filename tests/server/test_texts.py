"""Every reason and mail of the server has a text in each language."""

from __future__ import annotations

import re

from railhead.i18n.render import COMMON, LANGUAGES, LOCALES, faults, texts
from railhead.kernel.message import Message
from railhead.kernel.refusal import Refusal
from railhead.server import faults as server_faults
from railhead.server.faults import SERVER_REFUSALS
from railhead.store.backup import BACKUP_REFUSALS
from railhead.store.store import STORE_REFUSALS


def test_every_refusal_is_in_the_list() -> None:
    found = {kind for kind in vars(server_faults).values() if isinstance(kind, type) and issubclass(kind, Refusal)}
    assert found - {Refusal} == set(SERVER_REFUSALS)


def test_every_refusal_has_its_text() -> None:
    for kind in (*SERVER_REFUSALS, *BACKUP_REFUSALS, *STORE_REFUSALS):
        args: dict[str, int | str] = {name: 3 if name == "most" else "x" for name in kind.__struct_fields__}
        assert faults(Message(f"refusal-{kind.code()}", dict(args))) == []


def test_mails_have_subject_text_and_link() -> None:
    for lang in LANGUAGES:
        for mail in ("mail-verify", "mail-reset", "mail-alerts", "mail-reminder"):
            assert texts(lang).format(Message(f"{mail}-subject", {"count": 2}))[1] == []
            link = "https://example.org/#key"
            args: dict[str, int | str] = {"link": link, "stop": link, "lines": "x", "name": "Anna"}
            text, wrong = texts(lang).format(Message(mail, dict(args)))
            assert wrong == []
            assert "https://example.org/#key" in text


def test_no_text_of_ours_hides_another() -> None:
    """`ui.ftl` is read after `kernel.ftl`, and so on: an id that stands in two would lose the text of the first."""
    for lang in LANGUAGES:
        ids = [_ids(lang, name) for name in COMMON]
        assert len(set().union(*ids)) == sum(map(len, ids))


def _ids(lang: str, name: str) -> set[str]:
    text = (LOCALES / lang / f"{name}.ftl").read_text()
    return set(re.findall(r"^([a-z][\w-]*) =", text, flags=re.M))
