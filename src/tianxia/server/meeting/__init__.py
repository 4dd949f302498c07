"""Finding each other: open tables, seeks, invitations, friends."""
