"""The mutants of a Python file: mutmut's operators, and ours for whole statements and conditions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import libcst as cst
import libcst.matchers as m
from mutmut.mutation import mutators

from benchmarks.mutants.mutant import Change

Operator = Callable[[Any], Iterable[cst.CSTNode]]


def leave_out(node: cst.Expr) -> Iterator[cst.CSTNode]:
    """A call or yield that stands by itself is left out: an effect does not happen, a refusal is not made."""
    if isinstance(node.value, cst.Call):
        yield cst.Pass()
    elif isinstance(node.value, cst.Yield):
        yield node.with_changes(value=_NOTHING)


def raise_nothing(_node: cst.Raise) -> Iterator[cst.CSTNode]:
    yield cst.Pass()


def force(node: cst.If | cst.CompIf) -> Iterator[cst.CSTNode]:
    """A condition that never holds, or always."""
    yield node.with_changes(test=cst.Name("False"))
    yield node.with_changes(test=cst.Name("True"))


def switch_off(node: cst.FunctionDef) -> Iterator[cst.CSTNode]:
    """The function does nothing; if it gives a row of things, none."""
    generator = bool(m.findall(node.body, m.Yield()))
    body = cst.Expr(_NOTHING) if generator else cst.Return()
    yield node.with_changes(body=cst.IndentedBlock([cst.SimpleStatementLine([body])]))


def other_text(node: cst.SimpleString) -> Iterator[cst.CSTNode]:
    """The first of mutmut's three: capital letters only tell nothing new."""
    yield from list(mutators.operator_string(node))[:1]


#: `Purse = tuple[int, ...]`, `__all__`
_TYPE_NAME = m.Assign(value=m.Subscript(value=m.Name())) | m.Assign([m.AssignTarget(m.Name("__all__"))])
_NOTHING = cst.Yield(cst.From(cst.Tuple([])))

#: kind, type of node, operator, weight: the arguments of calls would be half of all mutants otherwise
OPERATORS: Sequence[tuple[str, type[cst.CSTNode] | tuple[type[cst.CSTNode], ...], Operator, float]] = (
    ("number", cst.BaseNumber, mutators.operator_number, 1),
    ("text", cst.SimpleString, other_text, 0.5),
    ("name", cst.Name, mutators.operator_name, 1),
    ("assignment", (cst.Assign, cst.AnnAssign), mutators.operator_assignment, 0.3),
    ("plain assignment", cst.AugAssign, mutators.operator_augmented_assignment, 1),
    ("without sign", cst.UnaryOperation, mutators.operator_remove_unary_ops, 1),
    ("argument", cst.Call, mutators.operator_arg_removal, 0.1),
    ("keyword", cst.CSTNode, mutators.operator_keywords, 1),
    ("operator", cst.CSTNode, mutators.operator_swap_op, 1),
    ("either branch", cst.IfExp, mutators.operator_if_exp, 1),
    ("lambda", cst.Lambda, mutators.operator_lambda, 0.5),
    ("match", cst.Match, mutators.operator_match, 0.5),
    ("left out", cst.Expr, leave_out, 1),
    ("no error", cst.Raise, raise_nothing, 0.5),
    ("condition", (cst.If, cst.CompIf), force, 1),
    ("switched off", cst.FunctionDef, switch_off, 0.3),
)

#: kinds of which the new code is as long as the old: named by their number
_LONG = {"argument", "match", "assignment"}
#: calls that are about types and lengths, as in mutmut
_TYPE_CALLS = {"len", "isinstance", "cast", "TypeVar", "assert_never", "NewType"}
#: arguments that guard against mistakes and change nothing in a right program
_GUARDS = {"strict", "encoding"}


def code_changes(file: str, text: str) -> list[Change]:
    """Every change that the operators make to a file."""
    module = cst.parse_module(text)
    walk = _Walk(module)
    module.visit(walk)
    codes: dict[int, str] = {}  # by node: the arguments of a call have the same one many times
    found = []
    for where, around, kind, old, new, nth, weight, in_function in walk.found:
        was = codes.get(id(old)) or codes.setdefault(id(old), _code(module, old))
        now = f"{kind} {nth}" if kind in _LONG else _code(module, new)
        if kind == "switched off":
            was, now = "the whole function", "nothing"
        changed = _replacing(module, old, new)
        found.append(Change(file, where, kind, was, now, weight, changed, in_function, around))
    return found


def _code(module: cst.Module, node: cst.CSTNode) -> str:
    """On one line, cut short: the head of a statement that is longer."""
    if isinstance(node, cst.If):
        return f"if {module.code_for_node(node.test)}"
    if isinstance(node, cst.FunctionDef):
        return node.name.value
    if isinstance(node, cst.Match):
        return "; ".join(module.code_for_node(case.pattern) for case in node.cases)
    return " ".join(module.code_for_node(node).split())


def _replacing(module: cst.Module, old: cst.CSTNode, new: cst.CSTNode) -> Callable[[], str]:
    def text() -> str:
        changed = module.deep_replace(old, new)
        assert isinstance(changed, cst.Module)
        return changed.code

    return text


class _Walk(cst.CSTVisitor):
    """Collects the changes, with the name of the function or the table they are in."""

    def __init__(self, module: cst.Module) -> None:
        super().__init__()
        self.module = module
        self.found: list[tuple[str, str, str, cst.CSTNode, cst.CSTNode, int, float, bool]] = []
        self.names: list[str] = []
        self.around: list[str] = []
        self.in_function = 0
        self.heads: set[int] = set()  # what the class statement itself says: bases and keywords

    def on_visit(self, node: cst.CSTNode) -> bool:
        if self._is_skipped(node):
            return False
        name = self._name_of(node)
        if name:
            self.names.append(name)
            self.around.append(self.module.code_for_node(node))
        self.in_function += isinstance(node, cst.FunctionDef)
        for kind, types, operator, weight in OPERATORS:
            if isinstance(node, types):
                for nth, new in enumerate(operator(node)):
                    self.found.append((*self._place(), kind, node, new, nth, weight, self.in_function > 0))
        if isinstance(node, cst.ClassDef):
            self.heads.update(id(part) for part in (*node.bases, *node.keywords))
        return not isinstance(node, cst.Raise)

    def on_leave(self, original_node: cst.CSTNode) -> None:
        if self._is_skipped(original_node):
            return
        self.in_function -= isinstance(original_node, cst.FunctionDef)
        if self._name_of(original_node):
            self.names.pop()
            self.around.pop()

    def _place(self) -> tuple[str, str]:
        """The name, and the text of the outermost function or table; of a class only the method."""
        texts = [text for text in self.around if not text.lstrip().startswith("class ")]
        return ".".join(self.names) or "module", (texts or self.around or [""])[0]

    def _name_of(self, node: cst.CSTNode) -> str:
        """What a change in this node is named by: functions in functions belong to the outer one."""
        if self.in_function:
            return ""
        if isinstance(node, cst.FunctionDef | cst.ClassDef):
            return node.name.value
        if isinstance(node, cst.Assign) and isinstance(node.targets[0].target, cst.Name):
            return node.targets[0].target.value
        if isinstance(node, cst.AnnAssign) and isinstance(node.target, cst.Name):
            return node.target.value
        return ""

    def _is_skipped(self, node: cst.CSTNode) -> bool:
        """What is said to the type checker and to the developer, and what the class statement says."""
        if id(node) in self.heads:
            return True
        if isinstance(node, cst.Annotation | cst.Decorator | cst.Assert | cst.Import | cst.ImportFrom):
            return True
        if isinstance(node, cst.Call) and isinstance(node.func, cst.Name) and node.func.value in _TYPE_CALLS:
            return True
        if isinstance(node, cst.Arg) and node.keyword is not None and node.keyword.value in _GUARDS:
            return True
        if isinstance(node, cst.Subscript) and m.matches(node.value, m.Name("Literal")):
            return True
        if isinstance(node, cst.If) and m.matches(node.test, m.Name("TYPE_CHECKING")):
            return True
        # names and unions of types
        return not self.in_function and m.matches(node, m.BinaryOperation(operator=m.BitOr()) | _TYPE_NAME)
