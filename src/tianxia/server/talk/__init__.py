"""Words at the table: chat, ready sentences, reports, and those who keep order."""
