"""The analysis of finished games: asked for, worked on in the background, kept with the table."""
