"""An outside bot: a program that reads a JSON line and answers with one.

    -> {"type": "init", "protocol": 1, "title": "rocket", "version": 1, "options": {...}, "seats": 3, "seat": 1}
    -> {"type": "act", "seat": 1, "seconds": 2.0, "nodes": null, "state": {...}, "menu": [action, ...]}
    <- {"do": "extend", "line": "LY", "to": "-2,-7"}

`init` comes once for each game and has no answer. The menu has every legal action where they can be listed, else
samples. The answer is one action in the form of a record. A child that is late, dead or writes something else raises
`ChildFault`; whoever asked (`levels.Guarded`) puts a substitute in its seat.
"""

from __future__ import annotations

import shlex
import subprocess
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import Any

import msgspec

from railhead.bots import Budget
from railhead.kernel.action import Action, to_plain
from railhead.kernel.rules import Refused, Rules

PROTOCOL = 1
#: seconds for a move where the budget is in nodes, and grace for starting and for the pipe
USUAL_S, GRACE_S = 5.0, 1.0
#: an answer is one action; more than this is no answer
LONGEST = 1 << 20


class ChildFault(Exception):
    """The child process did not do its part."""


class ChildBot:
    """One child process, started at its first move and kept for the game."""

    def __init__(self, command: str) -> None:
        self.words = shlex.split(command)
        self.process: subprocess.Popen[bytes] | None = None
        self.answers: Queue[bytes] = Queue()

    def choose(self, rules: Rules[Any], state: Any, seat: int, budget: Budget) -> Action:
        if self.process is None:
            self._start()
            self._send(
                {
                    "type": "init", "protocol": PROTOCOL, "title": rules.title, "version": rules.version,
                    "options": dict(rules.options), "seats": rules.seats, "seat": seat,
                }
            )  # fmt: skip
        menu = [to_plain(action) for action in rules.legal(state)]
        self._send(
            {
                "type": "act", "seat": seat, "seconds": budget.seconds, "nodes": budget.nodes,
                "state": msgspec.to_builtins(state), "menu": menu,
            }
        )  # fmt: skip
        return self._answer(rules, budget.seconds or USUAL_S)

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
        if self.process is not None:
            for pipe in (self.process.stdin, self.process.stdout):
                if pipe is not None:
                    with suppress(OSError):  # what was still to be written to a dead child
                        pipe.close()
            self.process.wait()

    def _start(self) -> None:
        try:
            self.process = subprocess.Popen(self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except (OSError, IndexError) as error:
            raise ChildFault(f"cannot be started: {error}") from None
        Thread(target=self._listen, args=(self.process,), daemon=True).start()

    def _listen(self, process: subprocess.Popen[bytes]) -> None:
        """Lines come from a thread of their own, so that waiting for one can end."""
        assert process.stdout is not None
        try:
            while line := process.stdout.readline(LONGEST):
                self.answers.put(line)
        except ValueError:  # the pipe was closed
            pass
        self.answers.put(b"")

    def _send(self, message: dict[str, object]) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(msgspec.json.encode(message) + b"\n")
            self.process.stdin.flush()
        except OSError as error:
            raise ChildFault(f"is dead: {error}") from None

    def _answer(self, rules: Rules[Any], seconds: float) -> Action:
        try:
            line = self.answers.get(timeout=seconds + GRACE_S)
        except Empty:
            raise ChildFault(f"no answer within {seconds:g} s") from None
        if not line:
            raise ChildFault("ended without an answer")
        try:
            plain = msgspec.json.decode(line, type=dict[str, object])
            return rules.read(plain)
        except (msgspec.DecodeError, Refused):
            raise ChildFault(f"answered something else: {line[:80]!r}") from None
