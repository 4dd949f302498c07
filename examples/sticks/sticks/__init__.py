"""Sticks: a small game and a bot for the Tianxia table."""
