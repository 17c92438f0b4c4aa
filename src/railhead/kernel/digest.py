"""A short fingerprint of a state: equal states, equal digests, on every machine."""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from railhead.kernel.frame import State

_encoder = msgspec.msgpack.Encoder()


def digest(state: State) -> str:
    """Eight hexadecimal digits over the whole state."""
    return blake2b(_encoder.encode(state), digest_size=4).hexdigest()
