"""Time at the table: clocks, pauses, resigning, ending by agreement."""
