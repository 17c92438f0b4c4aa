"""How a wheel is built: with the C search compiled into it, for this platform; in plain Python where nothing compiles.

`RAILHEAD_PLAIN=1` asks for the wheel in plain Python.
"""

from __future__ import annotations

import os
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from packaging.tags import platform_tags


class CSearch(BuildHookInterface[Any]):
    """Compiles the C search and names the wheel for the platform. Any Python 3 can load it: it is not an extension."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("RAILHEAD_PLAIN"):
            return
        build = load(Path(self.root) / "src/railhead/rail/search/build.py")
        try:
            library = build.build()
        except build.NoCompiler as error:
            print(f"no C search in this wheel, so it is slower: no C compiler works ({error})", file=sys.stderr)
            return
        build_data["artifacts"].append(str(library.relative_to(self.root)))
        build_data["pure_python"] = False
        # Not "manylinux": nobody has looked at which systems it runs on besides this one.
        platform = next(tag for tag in platform_tags() if not tag.startswith(("manylinux", "musllinux")))
        build_data["tag"] = f"py3-none-{platform}"


def load(path: Path) -> ModuleType:
    """The module in a file, without the package around it: its requirements are not there while a wheel is built."""
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
