"""All printed data of The Great Wall: one line per card, with its source mark (see forms.py)."""
