# What happened: deeds, scorings, the end.
scenes-scored = Points are scored.
scenes-decides = { $count ->
    [one] Deciding: { $names }
   *[other] Still deciding: { $names }
  }
scenes-tale = What the others did: { $n } of { $all }
scenes-happened = { $n ->
    [one] What happened: 1 deed, step by step
   *[other] What happened: { $n } deeds, step by step
  }
scenes-again = Again
scenes-again-title = Show this step once more
scenes-next = Next
scenes-next-title = To the next deed
scenes-scoring = Scoring
scenes-final = Final scoring
scenes-suspense = The game is over. Who has won?
scenes-who = Show me
scenes-victory = The end of the game
scenes-won = Victory!
scenes-lost = Defeat
scenes-course = How the points grew
scenes-sources = Where the points came from: { $player }
scenes-lead = { $chapter }: { $player } takes the lead from { $other }.
scenes-longest = Longest in the lead: { $player } ({ $n } of { $all } moves).
scenes-best = { $player }: most at once, { $n } ({ $source }, { $chapter })
scenes-picture = Save as a picture
scenes-board = Look at the board
scenes-no-picture = This browser cannot draw the picture.
