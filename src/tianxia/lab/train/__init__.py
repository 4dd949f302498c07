"""`tianxia train GAME`: a net from self-play, in rounds. Bots play, the net learns, a match decides whether it stays.

`settings.py` what is asked for, `playing.py` games and the positions kept of them, `positions.py` those as arrays,
`learning.py` the net, `figures.py` how well it foretells, `rounds.py` the whole. docs/training.md tells how to use it.
"""
