"""Parts of the judgement of a position (value.py): what is coming, what cards bring, the team of the cooperative game."""
