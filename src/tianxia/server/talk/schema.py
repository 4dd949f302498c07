"""What this room stores."""
