"""Puzzles at the table: posed, judged, explained, and who has solved which."""
