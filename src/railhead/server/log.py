"""Structured logs on standard error: lines for people, or JSON for programs."""

from __future__ import annotations

import logging
import sys

import structlog
from structlog.tracebacks import ExceptionDictTransformer

from railhead.server.settings import Settings


def set_up_logging(settings: Settings) -> None:
    """Where something goes wrong the log says where, without the values there: one may be a password."""
    level = logging.getLevelNamesMapping().get(settings.log_level.upper(), logging.INFO)
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    if settings.log_format == "json":
        last: list[structlog.typing.Processor] = [
            structlog.processors.ExceptionRenderer(ExceptionDictTransformer(show_locals=False)),
            structlog.processors.JSONRenderer(),
        ]  # fmt: skip
    else:
        plain = structlog.dev.plain_traceback
        last = [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]
    structlog.configure(
        processors=[*shared, *last],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    # Libraries that use the standard logger (uvicorn) speak only when something is wrong.
    quiet = max(level, logging.WARNING)
    logging.basicConfig(level=quiet, stream=sys.stderr, format="%(levelname)s %(name)s %(message)s")
