"""Compile the C kernel of the route search: `python -m railhead.rail.build`."""

from __future__ import annotations

from railhead.rail import native

if __name__ == "__main__":
    native.build()
