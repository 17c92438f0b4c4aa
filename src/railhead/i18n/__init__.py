"""Text for people, in English, Russian and Japanese: messages of the engine rendered by Project Fluent."""

from __future__ import annotations

from railhead.i18n.render import COMMON, LANGUAGES, Texts, faults, language_of, render, texts

__all__ = ["COMMON", "LANGUAGES", "Texts", "faults", "language_of", "render", "texts"]
