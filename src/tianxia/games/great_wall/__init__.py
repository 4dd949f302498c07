"""The Great Wall: standard game, two players with the Reed Clan, solo against Qin Jiushao, cooperative.

Start with `flow.py` (the year) and `rules/` (one file per topic, named as players say); card texts are
data in `cards/`, understood by `language.py` and carried out by `effects.py`.
"""
