"""The engine: what every game at this table has in common. No game's words in here.

Start with `game.py`, the contract. Nothing in this package reads a clock, a file or a global
random number, and nothing in it imports from outside it.
"""
