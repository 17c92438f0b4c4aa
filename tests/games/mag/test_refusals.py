"""Refusals: each cites the paragraph that speaks, and each is shown by a case."""

from __future__ import annotations

import pytest

from railhead.games.mag import refusals as r
from railhead.games.mag.refusals import MAG_REFUSALS
from railhead.kernel.refusal import Refusal


@pytest.mark.parametrize(
    ("refusal", "paragraph"),
    [
        (r.NotLand, "III.1"),
        (r.TileMisfit, "VI.3.2b"),
        (r.ClosedEdge, "VI.3.2e"),
        (r.AcrossBalaton, "VI.3.2e"),
        (r.RiverMisplaced, "VI.3.2f"),
        (r.WrongColour, "VI.3.3"),
        (r.TrackLost, "VI.3.3a"),
        (r.CannotPayTile, "VI.3.2c"),
        (r.NoCityThere, "VI.3.4a"),
        (r.NoFreeSpace, "VI.3.4a"),
        (r.OwnStationThere, "VI.3.4a"),
        (r.CannotPayStation, "VI.3.4"),
        (r.NoCityForMarker, "VI.4.2"),
        (r.NoSpaceForMarker, "VI.4.2"),
        (r.OwnMarkerThere, "VI.4.2"),
        (r.CannotPayMarker, "VI.4.2"),
        (r.CannotPayCar, "VI.3.7c"),
        (r.CannotPayTrain, "VI.3.8a"),
        (r.CannotPaySeller, "VI.3.8b"),
        (r.CertificateLimit, "VII.3"),
        (r.SixtyPercent, "VII.5a"),
    ],
)
def test_the_paragraph_that_speaks(refusal: type[Refusal], paragraph: str) -> None:
    assert refusal.rule == paragraph
    assert refusal in MAG_REFUSALS
