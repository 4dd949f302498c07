"""What can be seen and counted on the board and in hands. Nothing is changed here."""
