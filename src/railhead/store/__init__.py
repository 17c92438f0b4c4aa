"""Where games and people are kept: one schema on SQLite and PostgreSQL."""
