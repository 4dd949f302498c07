"""The server: tables, seats, the store and live play. Start reading with tables.py, the life of a table.

It knows no game's rules: everything comes through `engine.game`, and the page gets only JSON.
docs/formats.md is its contract.
"""
