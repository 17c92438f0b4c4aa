"""The search for the best run: exact, within a number of nodes.

Trains on separate track (18Magyarország): `separate_track.py`, over the paths of `paths.py`.
Trains that share track (1862): `shared_track.py`, over the trips of `trips.py` and `freight.py`, chosen by `cover.py`.
The inner loops of `cover.py` and `freight.py` exist twice: in Python, and in C under `c/` ("the C search"), which
`build.py` compiles and `c_search.py` calls. Both give the same answers; C is quicker.
"""
