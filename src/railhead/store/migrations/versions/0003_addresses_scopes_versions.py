"""addresses that wait, scopes of tokens, versions of games, whose name a seat has"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _addresses()
    op.add_column("key", sa.Column("scope", sa.Text(), nullable=True))
    op.execute("UPDATE key SET scope = 'play' WHERE kind = 'token'")
    op.add_column("game", sa.Column("version", sa.Integer(), nullable=False, server_default="0"))
    _names()
    op.create_table(
        "mailed",
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("address", "kind"),
    )


def _addresses() -> None:
    """Only an address whose link was followed counts, and only those are unique."""
    op.add_column("person", sa.Column("new_email", sa.Text(), nullable=True))
    op.execute("UPDATE person SET new_email = email, email = NULL WHERE NOT email_verified")
    op.drop_column("person", "email_verified")


def _names() -> None:
    """Branches say whose names they have: those of the seats they were made from, the oldest branches first."""
    op.add_column("seat", sa.Column("named", sa.Text(), nullable=True))
    op.create_index("seat_named", "seat", ["named"])
    branches = sa.text("SELECT id, origin FROM game WHERE kind = 'analysis' AND origin IS NOT NULL ORDER BY created")
    take_over = sa.text(
        "UPDATE seat SET named = (SELECT COALESCE(was.named, was.person) FROM seat AS was"
        " WHERE was.game = :origin AND was.seat = seat.seat AND was.name = seat.name) WHERE game = :id"
    )
    for id, origin in op.get_bind().execute(branches).all():
        op.get_bind().execute(take_over, {"id": id, "origin": origin})
