"""Positions with one clearly best turn: what a puzzle is, and how puzzles are found."""
