"""1862: Railway Mania in the Eastern Counties.

`data/` holds the facts of the box, `state.py` what is on the table and who is asked, `effects.py` what happens. The
rules stand by the rulebook's chapters: `parliament.py`, `stock_round.py`, `operating.py` and the steps of a turn,
`merger.py`. `site.py` lists where readings of the rulebook differ.
"""
