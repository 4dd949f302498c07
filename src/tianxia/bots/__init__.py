"""The bots: seats that decide by themselves. They know what their seat knows and nothing else.

`catalogue.py` has their names, `protocol.py` what a bot gets and gives.
"""
