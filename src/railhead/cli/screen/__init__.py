"""`railhead play` on a terminal that can be drawn on: board, tables and choices, with mouse and keys."""
