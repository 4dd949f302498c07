# Puzzles: positions with one clearly best turn.
puzzle-title = Puzzles
puzzle-one = Puzzle
puzzle-lead = Positions from games between strong bots in which one turn is clearly the best. What is hidden stays hidden: the best turn is the one that wins the most on average.
puzzle-daily = Puzzles of the day
puzzle-today = Puzzle of the day
puzzle-all = All puzzles
puzzle-none = There are no puzzles yet.
puzzle-number = No. { $n }
puzzle-players = { $seats ->
    [one] 1 player
   *[other] { $seats } players
  }
puzzle-stars = { $n ->
    [one] Difficulty: 1 star of 5
   *[other] Difficulty: { $n } stars of 5
  }
puzzle-level = { $n ->
    [1] Easy: it can be seen at once
    [2] Not hard
    [3] Medium: one has to think ahead
    [4] Hard
   *[5] Very hard: even the champion mostly misses it
  }
puzzle-fared = { $how ->
    [begun] not solved yet
    [shown] solution looked at
    [solved] solved
    [aided] solved with help
   *[new] new
  }
puzzle-first = { $n ->
    [1] at the first try
   *[other] at try no. { $n }
  }
puzzle-done = { $n } of { $all } solved
puzzle-streak = { $n ->
    [0] No streak at present
    [one] 1 day in a row
   *[other] { $n } days in a row
  }
puzzle-best-streak = { $n ->
    [one] longest streak: 1 day
   *[other] longest streak: { $n } days
  }
puzzle-ask = Find the best turn
puzzle-ask-text = Play your turn to its end. One turn is clearly better than all the others.
puzzle-solved = Solved!
puzzle-solved-text = This is the best turn.
puzzle-chance = Your chance to win is now about { $percent }%.
puzzle-next-best = { $points ->
    [0] The next best turn is hardly worse
    [one] The next best turn gives away about 1 point
   *[other] The next best turn gives away about { $points } points
  }
puzzle-missed = There is a better turn
puzzle-costs = { $exact ->
    [yes] { $points ->
        [0] It gives away a little.
        [one] It gives away about 1 point.
       *[other] It gives away about { $points } points.
      }
   *[no] { $points ->
        [0] It gives away a little.
        [one] It gives away about 1 point or more.
       *[other] It gives away about { $points } points or more.
      }
  }
puzzle-why = What the best turn does better
puzzle-step = The solution, step { $n } of { $of }:
puzzle-over = Your turn is over: this puzzle asks for no more.
puzzle-again = Try again
puzzle-reset = Begin the turn again
puzzle-show = Show the solution
puzzle-play-on = Play on from here
puzzle-more = More puzzles
deal-known-puzzle = This is a puzzle: a past position of another game. What was hidden has been dealt anew, and it counts for nothing.
error-unknown-puzzle = There is no such puzzle (any more).
error-no-puzzle = This table poses no puzzle.
error-puzzle = Not at a puzzle: it has a solution, and whoever solves it plays it.
error-puzzle-over = The turn of this puzzle is over. Try again, or play on from here.
