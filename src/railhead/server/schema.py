"""`python -m railhead.server.schema [folder]`: the TypeScript types of the wire, made from the structs.

One rule for optional fields: a struct that leaves out its defaults has them optional, any other always sends them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct, inspect

from railhead.kernel.menu import Offer
from railhead.kernel.message import Arg
from railhead.server import protocol
from railhead.server.protocol import analysis, games, lessons, live, orders, people
from railhead.view.patch import Change
from railhead.view.scene import Panel
from railhead.view.story import Story

WEB = Path(__file__).parents[3] / "web" / "src" / "api"

ALIASES: dict[str, object] = {
    "Arg": Arg, "Offer": Offer, "Panel": Panel, "Change": Change, "Said": live.Said, "Told": live.Told,
}  # fmt: skip


def structs() -> list[type[Struct]]:
    """Every struct of the protocol, file by file, in the order of each."""
    return [
        kind
        for module in (protocol, people, games, analysis, orders, lessons, live)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Struct)
        if kind.__module__ == module.__name__ and kind is not protocol.Asked
    ] + [Story]


def typescript() -> str:
    """The whole of types.ts."""
    writer = Writer()
    for kind in structs():
        writer.name_of(kind)
    aliases = [f"export type {name} = {writer.ts(inspect.type_info(type_))};" for name, type_ in ALIASES.items()]
    head = "// Made by `python -m railhead.server.schema` from the server's structs. Do not edit."
    return "\n\n".join([head, *writer.finish(), *aliases]) + "\n"


class Writer:
    """Collects the interfaces that are reached from the types asked for."""

    def __init__(self) -> None:
        self.kinds: list[type[Struct]] = []
        self.names: dict[type[Struct], str] = {}

    def name_of(self, kind: type[Struct]) -> str:
        """The interface's name: the class's, with the module before it where two classes share one."""
        if kind not in self.names:
            name = kind.__name__
            if name in self.names.values():
                name = kind.__module__.rpartition(".")[2].capitalize() + name
            self.names[kind] = name
            self.kinds.append(kind)
        return self.names[kind]

    def finish(self) -> Iterator[str]:
        written = 0
        while written < len(self.kinds):
            yield self.interface(self.kinds[written])
            written += 1

    def interface(self, kind: type[Struct]) -> str:
        info = inspect.type_info(kind)
        assert isinstance(info, inspect.StructType)
        lines = [f"export interface {self.name_of(kind)} {{"]
        doc = (kind.__doc__ or "").strip()
        if doc:
            lines.insert(0, "/** " + " ".join(doc.split()).replace("*/", "* /") + " */")
        if info.tag is not None:
            lines.append(f"  {info.tag_field}: {msgspec.json.encode(info.tag).decode()};")
        for field in info.fields:
            optional = "?" if kind.__struct_config__.omit_defaults and not field.required else ""
            lines.append(f"  {field.encode_name}{optional}: {self.ts(field.type)};")
        return "\n".join([*lines, "}"])

    def ts(self, type_: inspect.Type) -> str:
        match type_:
            case inspect.AnyType() | inspect.CustomType():
                return "unknown"
            case inspect.NoneType():
                return "null"
            case inspect.BoolType():
                return "boolean"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.LiteralType(values):
                return " | ".join(msgspec.json.encode(value).decode() for value in values)
            case inspect.StructType(cls=kind):
                return self.name_of(kind)
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                inner = self.ts(item)
                return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
            case inspect.TupleType(item_types=items):
                return "readonly [" + ", ".join(self.ts(item) for item in items) + "]"
            case inspect.DictType(value_type=value):
                return f"Readonly<Record<string, {self.ts(value)}>>"
            case inspect.UnionType(types=types):
                return " | ".join(dict.fromkeys(self.ts(part) for part in types))
            case inspect.Metadata(type=inner_type):
                return self.ts(inner_type)
        raise TypeError(f"no TypeScript for {type_}")


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else WEB
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "types.ts").write_text(typescript())
    print(folder / "types.ts")


if __name__ == "__main__":
    main()
