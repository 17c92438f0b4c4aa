"""The small maps of the page for a new game are those that are played on."""

from __future__ import annotations

from scripts.map_pictures import OUT, pictures


def test_every_map_has_its_picture_as_it_is_drawn_now() -> None:
    kept = {path.name: path.read_text(encoding="utf-8") for path in OUT.iterdir()}
    assert kept == pictures()
    assert len(set(kept.values())) == len(kept) == 3
