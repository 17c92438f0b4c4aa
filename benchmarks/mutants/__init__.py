"""`make mutants ONLY=mag`: change one thing in the rules at a time, and see whether a test notices.

A mutant is the program with one small change: an operator of a function turned round, a condition that never holds, a
statement left out, a figure of a data file replaced. It is *noticed* if a test fails, *alive* if none does, and
*equivalent* if nobody could notice; then `equivalent.toml` gives the reason.

Why a runner of our own: mutmut changes function bodies only, neither tables nor decorated functions nor TOML, and
always all of them; cosmic-ray starts a new Python for each mutant, which here takes longer than most tests. So the
changes to code are mutmut's (`mutmut.mutation.mutators`, with a few of ours), and the running is here:

    targets.toml     what is changed, which tests look at it, how many mutants are drawn
    mutant.py        what a mutant is, and the draw
    code.py, data.py the mutants of a Python file, and of a TOML file
    tests.py         pytest in a forked child: collecting, timing, trying
    trial.py         one mutant on trial, in a copy of the repository (so that ../shared is absent)
    results.py       docs/mutants.json
    paragraphs.py    `ONLY=coverage`: does the case that shows a paragraph die with the rule?
"""
