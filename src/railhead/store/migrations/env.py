"""Alembic runs this; the connection is given by `store.open_store`, or by an URL for work on the migrations.

alembic -c src/railhead/store/migrations/alembic.ini -x url=sqlite:///some.db revision -m "..." --autogenerate
"""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection, create_engine

from railhead.store.schema import metadata


def migrate(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


given = context.config.attributes.get("connection")
if given is not None:
    migrate(given)
else:
    with create_engine(context.get_x_argument(as_dictionary=True)["url"]).begin() as connection:
        migrate(connection)
