"""A patch leads exactly from one JSON value to the other."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from railhead.view.patch import Change, Order, Put, Remove, diff, patch

keys = st.sampled_from("abcdef")
leaves = st.none() | st.integers(-3, 3) | st.sampled_from(["", "x", "y"])


def with_ids(elements: list[dict[str, object]]) -> list[dict[str, object]]:
    return list({str(element["id"]): element for element in elements}.values())


def lists_with_ids(values: st.SearchStrategy[object]) -> st.SearchStrategy[list[dict[str, object]]]:
    element = st.builds(lambda id, rest: {**rest, "id": id}, keys, st.dictionaries(keys, values, max_size=3))
    return st.lists(element, max_size=5).map(with_ids)


values: st.SearchStrategy[object] = st.recursive(
    leaves,
    lambda inner: (
        st.dictionaries(keys, inner, max_size=4)
        | st.lists(inner, max_size=4)
        | lists_with_ids(inner)
    ),
    max_leaves=25,
)  # fmt: skip


@given(values, values)
def test_patch_of_a_diff_gives_the_new_value(old: object, new: object) -> None:
    """Sent as JSON and read again, as the browser gets it."""
    sent = msgspec.json.decode(msgspec.json.encode(list(diff(old, new))), type=list[Change])
    made = patch(old, sent)
    assert made == new
    assert msgspec.json.encode(made, order="deterministic") == msgspec.json.encode(new, order="deterministic")


@given(values)
def test_no_difference_no_change(value: object) -> None:
    assert list(diff(value, msgspec.json.decode(msgspec.json.encode(value)))) == []


def test_elements_are_found_by_id() -> None:
    old = {"pieces": [{"id": "a", "cell": "F1"}, {"id": "b", "cell": "F2"}, {"id": "c", "cell": "F3"}]}
    new = {"pieces": [{"id": "c", "cell": "F3"}, {"id": "a", "cell": "F4"}, {"id": "d", "cell": "F5"}]}
    assert list(diff(old, new)) == [
        Remove(("pieces", "b")),
        Put(("pieces", "a", "cell"), "F4"),
        Put(("pieces", "d"), {"id": "d", "cell": "F5"}),
        Order(("pieces",), ("c", "a", "d")),
    ]


def test_a_patch_that_does_not_fit_is_an_error() -> None:
    with pytest.raises(KeyError):
        patch({"a": 1}, [Put(("b", "c"), 1)])
    with pytest.raises(ValueError, match="no place"):
        patch(5, [Put(("b",), 1)])


class Leaf(Struct, frozen=True, omit_defaults=True):
    id: str
    note: str | None = None
    marks: tuple[int, ...] = ()
    args: dict[str, int] = {}


class Tree(Struct, frozen=True, omit_defaults=True, tag="tree", tag_field="kind"):
    leaves: tuple[Leaf, ...]
    top: Leaf | None = None


leaf = st.builds(
    Leaf,
    keys,
    st.none() | st.sampled_from("xy"),
    st.sampled_from([(), (1,), (1, 2)]),
    st.dictionaries(keys, st.integers(0, 2), max_size=2),
)
trees = st.builds(
    lambda leaves, top: Tree(tuple({one.id: one for one in leaves}.values()), top),
    st.lists(leaf, max_size=5),
    st.none() | leaf,
)


@given(trees, trees)
def test_structs_differ_as_what_is_written_of_them(old: Tree, new: Tree) -> None:
    sent = msgspec.json.decode(msgspec.json.encode(list(diff(old, new))), type=list[Change])
    made = patch(msgspec.json.decode(msgspec.json.encode(old)), sent)
    assert made == msgspec.json.decode(msgspec.json.encode(new))
    assert msgspec.convert(made, Tree) == new


def test_a_field_that_falls_back_to_its_default_is_taken_away() -> None:
    changes = list(diff(Tree((Leaf("a", "x"),), Leaf("b")), Tree((Leaf("a"),))))
    assert changes == [Remove(("top",)), Remove(("leaves", "a", "note"))]
