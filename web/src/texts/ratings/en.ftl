# How strong somebody plays.
rating-leaders-title = Leaderboards
rating-leaders-lead = Rated games move a rating. It says how strong somebody surely is: it begins at 1000 and grows with every game that makes us more certain. The bar shows where the true strength lies.
rating-game = Game
rating-season = Season
rating-ever = All time
rating-season-name = Quarter { $quarter } of { $year }
rating-place = Place
rating-player = Player
rating-rating = Rating
rating-strength = Strength
rating-games = Games
rating-wins = Won
rating-band = between { $low } and { $high }, most likely { $likely }
rating-provisional = provisional
rating-me = you
rating-fixed = fixed strength
rating-none = Nobody has played a rated game here yet.
rating-person-none = No rated games yet.
rating-won = { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
  } in { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
rating-chart = { $n ->
    [one] Rating after { $n } game: { $last }
   *[other] Rating over the last { $n } games: from { $first } to { $last }
  }
rating-changed-title = Rating
rating-not-rated = This game does not count for ratings: { $why ->
    [known] the deal could be known.
    [several-seats] one person had several seats.
    [unknown-bot] the strength of a bot is not known.
    [nobody-wins] nobody plays against anybody in this mode.
    [no-people] only bots played.
    [taken-back] something was taken back after it had told something.
   *[other] that was not agreed.
  }
rating-even-title = Who gives an even game?
rating-even-mine = Your rating: { $rating }
rating-even-chance = { $percent } % to win
rating-even-choose = Choose this bot
error-rated = This game counts for ratings, so that is not possible here.
