"""Railhead: play, learn and study railway board games."""

__version__ = "0.1.0"
