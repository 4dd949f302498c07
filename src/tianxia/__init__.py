"""Tianxia: the digital table for four heavy euro games."""

__version__ = "0.1.0"
