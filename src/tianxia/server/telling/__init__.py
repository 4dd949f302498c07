"""Being told: what happened at my tables, wherever I am."""
