"""Which entry of a game continues which: undo, redo and branches without losing an entry."""

from __future__ import annotations


class EntryTree:
    """Entries are numbered from 1; 0 is the start.

    `stands_for[n]` is n itself, or for a rewind the entry it went back to; `before[n]` is the entry that n continued
    from.
    """

    def __init__(self) -> None:
        self.stands_for: list[int] = [0]
        self.before: list[int] = [0]

    @property
    def last(self) -> int:
        """The number of the last entry."""
        return len(self.stands_for) - 1

    @property
    def head(self) -> int:
        """The entry whose state is the present one (never a rewind)."""
        return self.stands_for[-1]

    def grow(self, rewind: int | None = None) -> int:
        """One more entry, which continues from the head or goes back to entry `rewind`; returns its number."""
        n = self.last + 1
        self.before.append(self.head)
        self.stands_for.append(n if rewind is None else self.stands_for[rewind])
        return n

    def line(self, to: int | None = None) -> list[int]:
        """The actions that count, from the first to the head (or to entry `to`)."""
        n = self.head if to is None else self.stands_for[to]
        found: list[int] = []
        while n:
            found.append(n)
            n = self.before[n]
        return found[::-1]

    def undo_to(self) -> int:
        """Where one step back leads."""
        return self.before[self.head]

    def redo_to(self) -> int | None:
        """The latest entry that was made from the head and is taken back, if there is one."""
        head = self.head
        for n in range(self.last, head, -1):
            if self.stands_for[n] == n and self.before[n] == head:
                return n
        return None
