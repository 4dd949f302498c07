tournament-title = Tournaments
tournament-lead = A few rounds among friends or for everybody. Tables open by themselves, results are taken by themselves.
tournament-none = There is no tournament at the moment.
tournament-new = New tournament
tournament-name = Name
tournament-game = Game
tournament-mode = Mode
tournament-seats = Players at a table
tournament-system = System
tournament-system-name = { $system ->
    [round-robin] Round robin
   *[other] Swiss
  }
tournament-system-text = { $system ->
    [round-robin] Everybody meets everybody once.
   *[other] In each round those with about as many points meet, and nobody meets twice if it can be avoided.
  }
tournament-rounds = Rounds
tournament-clock = Time for each turn
tournament-clock-none = no clock
tournament-clock-for = { $seconds ->
    [60] 1 minute
    [300] 5 minutes
    [3600] 1 hour
    [86400] 1 day
    [259200] 3 days
   *[other] { $seconds } s
  }
tournament-rated = The games count for ratings
tournament-entry = Who may enter
tournament-entry-public = Everybody
tournament-entry-link = Whoever has the link
tournament-starts = Begins
tournament-starts-text = If it is left empty, you begin it yourself.
tournament-starts-you = when the organiser begins it
tournament-make = Create tournament
tournament-status = { $status ->
    [entering] open for entries
    [playing] being played
   *[over] over
  }
tournament-paused = paused
tournament-round-of = Round { $round } of { $rounds }
tournament-round = Round { $round }
tournament-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
  }
tournament-organiser = Organiser: { $name }
tournament-rated-short = rated
tournament-by-link = by link
tournament-enter = Enter
tournament-entered = You are in.
tournament-leave = Withdraw
tournament-leave-sure = Withdraw for good? A bot plays on in your game.
tournament-link = Link to enter
tournament-copy = Copy link
tournament-copied = Copied
tournament-begin = Begin now
tournament-too-few = { $n ->
    [one] At least { $n } player is needed.
   *[other] At least { $n } players are needed.
  }
tournament-pause = Pause
tournament-resume = Go on
tournament-close = Close
tournament-close-sure = Close it as it stands? It cannot be opened again.
tournament-standings = Standings
tournament-place = Place
tournament-player = Player
tournament-points = Points
tournament-opponents = Opponents
tournament-wins = Won
tournament-gone = withdrawn
tournament-replaced = { $bot } plays
tournament-board = Table { $board }
tournament-bye = bye
tournament-open-table = Open the table
tournament-by-hand = set by the organiser
tournament-set = Set result
tournament-set-place = Place of { $name }
tournament-set-done = Save result
tournament-missing = Missing?
tournament-put-bot = Let a bot play
tournament-take-bot = Plays again
tournament-remove = Remove
tournament-organise = Organise
error-unknown-tournament = There is no such tournament.
error-not-now = That is not possible at this point of the tournament.
