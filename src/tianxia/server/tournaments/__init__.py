"""Small tournaments: who enters, who plays whom, who wins."""
