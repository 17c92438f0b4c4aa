"""`python -m railhead` is the command `railhead`."""

from railhead.cli import main

main()
