"""Russian words agree with the number before them, or the number stands where nothing has to agree."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import pytest
from fluent.syntax import ast

from railhead.i18n import LANGUAGES, texts
from railhead.i18n.render import COMMON
from railhead.kernel.message import Arg
from tests.i18n.test_files import FILES, entries, walk

PLURALS = {"one", "few", "many"}
#: what may follow a number of any size: it does not agree with it
FREE = re.compile(r"^ (и|или|из|до|за|в|на|с|к|от|по|а|но|не|нет|свободно)\b")


def chosen(node: ast.SelectExpression) -> str | None:
    """The variable by whose number a text is chosen."""
    keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
    return node.selector.id.name if keys & PLURALS and isinstance(node.selector, ast.VariableReference) else None


def counts() -> set[str]:
    """The variables that some text of some language counts with."""
    nodes = (node for lang in LANGUAGES for name in FILES for node in walk(entries(lang, name)))
    found = {chosen(node) for node in nodes if isinstance(node, ast.SelectExpression)}
    return {name for name in found if name}


def unagreed(node: ast.BaseNode | list[ast.BaseNode], agreed: frozenset[str]) -> Iterator[str]:
    """Numbers with a word right behind them that is not chosen by them."""
    if isinstance(node, ast.SelectExpression):
        # A text for one exact number, such as [0], agrees as well.
        own = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else ""
        for variant in node.variants:
            yield from unagreed(variant.value, agreed | {own})
    elif isinstance(node, ast.Pattern):
        for part, following in zip(node.elements, [*node.elements[1:], None], strict=True):
            if isinstance(part, ast.Placeable):
                variable = part.expression
                if isinstance(variable, ast.VariableReference):
                    behind = str(following.value) if isinstance(following, ast.TextElement) else ""
                    if variable.id.name not in agreed and re.match(" [а-яё]", behind) and not FREE.match(behind):
                        yield variable.id.name
                elif isinstance(variable, ast.SelectExpression):
                    yield from unagreed(variable, agreed)


@pytest.mark.parametrize("name", FILES)
def test_words_agree_with_their_number(name: str) -> None:
    known = counts()
    wrong = {
        entry.id.name: found
        for entry in entries("ru", name)
        if isinstance(entry, ast.Message) and entry.value
        if (found := [variable for variable in unagreed(entry.value, frozenset()) if variable in known])
    }
    assert wrong == {}


@pytest.mark.parametrize("number", [0, 1, 2, 5, 11, 21, 22, 25])
@pytest.mark.parametrize("name", FILES)
def test_counted_texts_read_well(name: str, number: int) -> None:
    """Nothing is left over when a number is filled in: no empty text, no doubled space, no space before a point."""
    words = texts("ru", None if name in COMMON else name)
    for entry in entries("ru", name):
        nodes = (node for node in walk(entry) if isinstance(node, ast.SelectExpression))
        for variable in {chosen(node) for node in nodes} - {None}:
            args: Mapping[str, Arg] = dict.fromkeys(words.variables(entry.id.name), 7) | {str(variable): number}
            said = words.text(entry.id.name, args)
            assert re.fullmatch(r"(?!.*(  | [.,;])).+", said), f"{entry.id.name}: {said}"
