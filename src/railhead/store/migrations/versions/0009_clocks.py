"""clocks of games, and time zones and vacations of people"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("game") as game:
        game.add_column(sa.Column("clock", sa.Text()))
        game.add_column(sa.Column("clocks", sa.Text()))
        game.add_column(sa.Column("falls", sa.BigInteger()))
        game.create_index("game_by_falls", ["falls"])
    with op.batch_alter_table("entry") as entry:
        entry.add_column(sa.Column("clocks", sa.Text()))
    with op.batch_alter_table("person") as person:
        person.add_column(sa.Column("zone", sa.Text()))
    op.create_table(
        "vacation",
        sa.Column("person", sa.Text(), sa.ForeignKey("person.id"), primary_key=True),
        sa.Column("from_", sa.BigInteger(), primary_key=True),
        sa.Column("until", sa.BigInteger(), nullable=False),
    )
