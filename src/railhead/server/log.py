"""Structured logs on standard error: lines for people, or JSON for programs."""

from __future__ import annotations

import logging
import sys

import structlog

from railhead.server.settings import Settings


def set_up_logging(settings: Settings) -> None:
    level = logging.getLevelNamesMapping().get(settings.log_level.upper(), logging.INFO)
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    if settings.log_format == "json":
        last: list[structlog.typing.Processor] = [
            structlog.processors.dict_tracebacks, structlog.processors.JSONRenderer(),
        ]  # fmt: skip
    else:
        last = [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())]
    structlog.configure(
        processors=[*shared, *last],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    # Libraries that use the standard logger (uvicorn) speak only when something is wrong.
    quiet = max(level, logging.WARNING)
    logging.basicConfig(level=quiet, stream=sys.stderr, format="%(levelname)s %(name)s %(message)s")
