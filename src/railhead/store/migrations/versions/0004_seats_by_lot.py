"""seats by lot"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("game") as game:
        game.add_column(sa.Column("seating", sa.Text(), nullable=False, server_default="fixed"))
    with op.batch_alter_table("seat") as seat:
        seat.add_column(sa.Column("place", sa.Integer(), nullable=True))
