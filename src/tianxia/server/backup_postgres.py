"""Backups of a store in PostgreSQL, by its own programs: pg_dump while the server runs, pg_restore while it does not."""

import asyncio
import os
import shutil
import subprocess
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from tianxia.server import schema
from tianxia.server.backup import Refused, beside


def backup(url: str, target: Path, force: bool) -> int:
    if target.exists() and not force:
        raise Refused(f"{target} is there already; --force overwrites it")
    with beside(target) as part:
        _run(url, "pg_dump", "--format=custom", f"--file={part}")
        check(url, part)
        os.replace(part, target)
    return _tables(url)


def restore(url: str, source: Path, force: bool) -> int:
    if not source.is_file():
        raise Refused(f"there is no backup at {source}")
    check(url, source)
    others, there = asyncio.run(_look(url))
    if others:
        raise Refused("the database is in use: stop the server first")
    if there and not force:
        raise Refused("a store is in the database already; --force puts the backup in its place")
    # one transaction: all of it, or nothing has happened
    _run(
        url, "pg_restore", "--clean", "--if-exists", "--no-owner", "--single-transaction", f"--dbname={_dbname(url)}", str(source)
    )
    return _tables(url)


def check(url: str, path: Path) -> None:
    """Whether this is a backup of ours, and not too new."""
    told = _run(url, "pg_restore", "--data-only", "--table=alembic_version", "--file=-", str(path))
    found = [line.strip() for line in told.splitlines() if line.strip().isdigit()]
    if not found:
        raise Refused(f"{path} is no backup of Tianxia")
    if found[0] > schema.VERSION:
        raise Refused(f"{path} was written by a newer version of Tianxia ({found[0]} > {schema.VERSION}): update Tianxia")


def _dbname(url: str) -> str:
    """As PostgreSQL's programs take it, without the password: that is given where other users cannot see it."""
    made = sa.make_url(url).set(drivername="postgresql", password=None)
    return made.render_as_string(hide_password=False)


def _run(url: str, program: str, *arguments: str) -> str:
    found = shutil.which(program) or next(
        (str(p) for p in sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))[-1:]), None
    )
    if found is None:
        raise Refused(f"{program} is not installed: it comes with PostgreSQL (postgresql-client)")
    password = sa.make_url(url).password
    environment = {**os.environ, **({"PGPASSWORD": str(password)} if password else {})}
    where = [f"--dbname={_dbname(url)}"] if program == "pg_dump" else []
    done = subprocess.run([found, *where, *arguments], env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        raise Refused(f"{program}: {' '.join(done.stderr.split())[:300]}")
    return done.stdout


def _tables(url: str) -> int:
    async def count() -> int:
        engine = create_async_engine(url)
        try:
            async with engine.connect() as connection:
                return int((await connection.execute(sa.select(sa.func.count()).select_from(schema.tables))).scalar_one())
        finally:
            await engine.dispose()

    return asyncio.run(count())


async def _look(url: str) -> tuple[int, bool]:
    """How many others are connected, and whether there is a store."""
    engine = create_async_engine(url)
    query = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    try:
        async with engine.connect() as connection:
            others = (await connection.execute(sa.text(query + " AND backend_type = 'client backend'"))).scalar_one()
            there = (await connection.execute(sa.text("SELECT to_regclass('alembic_version')"))).scalar_one()
        return int(others), there is not None
    except (OSError, sa.exc.DBAPIError) as error:
        raise Refused(f"the database does not answer: {' '.join(str(error).split())[:200]}") from None
    finally:
        await engine.dispose()
