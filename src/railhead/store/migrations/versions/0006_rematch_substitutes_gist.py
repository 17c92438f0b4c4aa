"""rematches, seats lent to bots, votes about absent players, what lists show, rated games"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("game") as game:
        game.add_column(sa.Column("begins", sa.Text(), nullable=False, server_default="host"))
        game.add_column(sa.Column("rematch", sa.Text(), nullable=True))
        game.add_column(sa.Column("gist", sa.Text(), nullable=True))
        # A literal default: for an expression SQLite would make the table anew, which those that refer to it forbid.
        game.add_column(sa.Column("rated", sa.Boolean(), nullable=False, server_default="0"))
    with op.batch_alter_table("seat") as seat:
        seat.add_column(sa.Column("owner", sa.Text(), nullable=True))
    op.create_index("seat_of_owner", "seat", ["owner"])
    op.create_table(
        "replacement",
        sa.Column("game", sa.Text(), sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("head", sa.Integer(), nullable=False),
        sa.Column("agreed", sa.Text(), nullable=False),
    )
