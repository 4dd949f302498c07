"""The Great Wall: standard game, two players with the Reed Clan, solo against Qin Jiushao, cooperative.

Start with `flow.py` (the year) and `rules/` (one file per topic, named as players say); card texts are
data in `cards/`, in a language whose words are in `words/`, one small class each.
`board/` counts what lies on the table; `value.py` judges a position with the parts in `judgement/`.
"""
