"""Money, certificates, share prices and trains: mechanisms of 18xx games that know no title.

Everything is a pure function over small tuples that a title keeps in its state; what differs between titles
is a value given to the function (`Issue`, `Market`). Each piece is somewhere exactly once:

- `purse[account]`   money; account 0 is the bank, the sum never changes         (purse.py)
- `cert_at[i]`       who holds certificate i                                     (certificates.py)
- `price_at[c]`, `price_order`   the space of each marker, who lies on top        (market.py)
- `train_at[i]`      who owns train i                                            (trains.py)

What happens to them is effects.py; who directs is directors.py; the end by agreement is end.py, and the laws of
conservation are laws.py.
"""
