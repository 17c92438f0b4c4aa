"""How one scene becomes the next, as a list of small changes; the browser applies the same three kinds.

A path goes down from the whole: a key of an object, or the `id` of an element where a list is made of objects that
all have one. Other lists are replaced as a whole.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import TypeAlias

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

Path: TypeAlias = tuple[str, ...]


class Put(Struct, frozen=True, tag="set", tag_field="op"):
    """Put the value there; an element whose id is new goes to the end of its list. No path: the whole."""

    path: Path
    value: object


class Remove(Struct, frozen=True, tag="remove", tag_field="op"):
    """Take the key or the element away."""

    path: Path


class Order(Struct, frozen=True, tag="order", tag_field="op"):
    """Bring the elements of a list into this order."""

    path: Path
    ids: tuple[str, ...]


Change: TypeAlias = Put | Remove | Order


def diff(old: object, new: object, path: Path = ()) -> Iterator[Change]:
    """The changes that lead from `old` to `new`, both scenes or plain JSON values in which nothing turns from a number
    into a truth value (which Python takes for equal); scenes are typed, so there it cannot. Nothing of a scene is
    written out to be compared: most of it is the same."""
    if old == new:
        return
    if isinstance(old, Struct) and type(old) is type(new):
        yield from _diff_keys(_fields(old), _fields(new), path)
    elif isinstance(old, dict) and isinstance(new, dict):
        yield from _diff_keys(old, new, path)
    elif isinstance(old, list | tuple) and isinstance(new, list | tuple):
        yield from _diff_lists(old, new, path)
    else:
        yield Put(path, new)


def patch(old: object, changes: Iterable[Change]) -> object:
    """`old` with the changes made; what they do not touch is shared, nothing is changed in place."""
    for change in changes:
        old = _patched(old, change.path, change)
    return old


def _diff_keys(old: dict[str, object], new: dict[str, object], path: Path) -> Iterator[Change]:
    for key in old:
        if key not in new:
            yield Remove((*path, key))
    for key, value in new.items():
        if key not in old:
            yield Put((*path, key), value)
        elif old[key] != value:
            yield from diff(old[key], value, (*path, key))


def _diff_lists(old: Sequence[object], new: Sequence[object], path: Path) -> Iterator[Change]:
    before, after = _by_id(old), _by_id(new)
    if before is None or after is None or not before:
        yield Put(path, new)
        return
    yield from _diff_keys(before, after, path)
    if list(before) == list(after):
        return
    kept = [id for id in before if id in after] + [id for id in after if id not in before]
    if kept != list(after):
        yield Order(path, tuple(after))


def _fields(value: Struct) -> dict[str, object]:
    """What is written of a struct: all fields, but for those left at their default."""
    found = ((name, getattr(value, name), default, made) for name, default, made in _shape(type(value)))
    return {name: held for name, held, default, made in found if held is not default and (held or not made)}


@cache
def _shape(kind: type[Struct]) -> tuple[tuple[str, object, bool], ...]:
    """The fields of a struct: name, the value that is not written, and whether an empty one is made anew each time."""
    assert not kind.__struct_config__.array_like
    assert kind.__struct_fields__ == kind.__struct_encode_fields__
    if not kind.__struct_config__.omit_defaults:
        return tuple((name, NODEFAULT, False) for name in kind.__struct_fields__)
    return tuple((one.name, one.default, one.default_factory is not NODEFAULT) for one in fields(kind))


def _by_id(items: Sequence[object]) -> dict[str, object] | None:
    """The elements by their ids, or None where the list is not made of such elements."""
    found: dict[str, object] = {}
    for item in items:
        id = item.get("id") if isinstance(item, dict) else getattr(item, "id", None)
        if not isinstance(id, str) or id in found:
            return None
        found[id] = item
    return found


def _patched(old: object, path: Path, change: Change) -> object:
    if not path:
        if isinstance(change, Put):
            return change.value
        if isinstance(change, Order) and isinstance(old, list | tuple):
            known = _by_id(old) or {}
            return [known[id] for id in change.ids]
    elif isinstance(old, dict):
        return _with_key(old, path, change)
    elif isinstance(old, list | tuple):
        elements = _by_id(old)
        if elements is not None:
            return list(_with_key(elements, path, change).values())
    raise ValueError(f"no place for {change}")


def _with_key(old: dict[str, object], path: Path, change: Change) -> dict[str, object]:
    key, rest = path[0], path[1:]
    if rest or isinstance(change, Order):
        return old | {key: _patched(old[key], rest, change)}
    if isinstance(change, Remove):
        return {name: value for name, value in old.items() if name != key}
    return old | {key: change.value}
