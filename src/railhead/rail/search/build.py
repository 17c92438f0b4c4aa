"""Compiles the C search into a library beside this file: `python src/railhead/rail/search/build.py`.

`make setup`, the tests and the build of a wheel do so. It needs nothing but the standard library and a C compiler.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).parent
SOURCES = tuple(sorted((HERE / "c").glob("*.[ch]")))
SUFFIX = {"darwin": ".dylib", "win32": ".dll"}.get(sys.platform, ".so")
#: for any processor of the kind; -ffp-contract=off: the same steps, so the same answers, on every kind
FLAGS = ("-std=c11", "-O3", "-ffp-contract=off", "-shared", "-fPIC")


class NoCompiler(Exception):
    """This machine has no C compiler that works."""


def library() -> Path:
    """Where the library lies. Its name tells what it is made of and for, so that no other one is taken for it."""
    digest = hashlib.sha256(platform.machine().encode())
    for path in (*SOURCES, Path(__file__)):
        digest.update(path.read_bytes())
    return HERE / f"libsearch-{digest.hexdigest()[:12]}{SUFFIX}"


def compilers() -> Iterator[list[str]]:
    """The C compilers that could be here, in the order in which they are tried."""
    for named in (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"):
        if named and shutil.which(named.split()[0]):
            yield named.split()
    if find_spec("ziglang"):
        yield [sys.executable, "-m", "ziglang", "cc"]


def build() -> Path:
    """Compile the library, if it is not there already, and remove those of other sources."""
    wanted = library()
    if wanted.exists():
        return wanted
    made = wanted.with_name(f"{wanted.name}.{os.getpid()}")
    try:
        compile_into(made)
        made.replace(wanted)  # in one step, since others may be loading it
    finally:
        made.unlink(missing_ok=True)
    for other in HERE.glob(f"libsearch-*{SUFFIX}"):
        if other != wanted:
            other.unlink(missing_ok=True)
    return wanted


def compile_into(into: Path, flags: Sequence[str] = FLAGS) -> None:
    """Compile with the first compiler that can."""
    files = [str(source) for source in SOURCES if source.suffix == ".c"]
    said = "none was found"
    for compiler in compilers():
        done = subprocess.run([*compiler, *flags, "-o", str(into), *files], capture_output=True, text=True, check=False)
        if done.returncode == 0:
            return
        said = f"{' '.join(compiler)}: {done.stderr.strip()}"
    raise NoCompiler(said)


if __name__ == "__main__":
    try:
        build()
    except NoCompiler as error:
        sys.exit(f"no C compiler that works ({error})")
