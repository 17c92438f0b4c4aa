"""Lessons: positions of the real games with small tasks, as data, and the runner that plays them by the rules."""
