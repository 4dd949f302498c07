"""Alembic's entry: the connection is handed over by `store.migrate`, or made from `sqlalchemy.url` on the command line."""

from alembic import context
from sqlalchemy import Connection, create_engine

from tianxia.server.schema import metadata


def run(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=connection.dialect.name == "sqlite")
    with context.begin_transaction():
        context.run_migrations()


given = context.config.attributes.get("connection")
if isinstance(given, Connection):
    run(given)
else:
    with create_engine(context.config.get_main_option("sqlalchemy.url") or "").connect() as made:
        run(made)
        made.commit()
