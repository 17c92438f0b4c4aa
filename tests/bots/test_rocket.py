"""What a person would check in games of steady players of Rocket."""

from __future__ import annotations

from railhead.bots.arena import Tournament, play


def test_four_steady_players_score_in_england() -> None:
    """More than 45 points each on average; docs/bots.md has the figure of a longer run."""
    points = [point for game in range(8) for point in play(Tournament("rocket", ("steady",), 4), game).worth]
    assert sum(points) / len(points) > 45
