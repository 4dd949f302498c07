"""The questions of the game, one file per topic, each named as players say it (decision catalogue, section 16)."""
