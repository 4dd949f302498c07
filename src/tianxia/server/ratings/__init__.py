"""How strong somebody plays: ratings, leaderboards, seasons, tournaments."""
