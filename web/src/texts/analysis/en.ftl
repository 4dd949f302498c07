# The analysis of a finished game.
analysis-title = Analysis
analysis-lead = Who was how likely to win and when, what luck did, where points were given away, and what the champion would have done. It is worked out in the background, takes a minute or so, and is kept for everybody who has the link.
analysis-ask = Analyse this game
analysis-working = The game is being analysed.
analysis-failed = The analysis could not be finished. Ask for it again.
analysis-percent = { $n }%
analysis-chances = Chance to win
analysis-points = Expected points
analysis-chart = Chances and points over the moves
analysis-moment = Moment of the game
analysis-link = Copy link
analysis-copied = Link copied
analysis-move = Move { $move }
analysis-played = { $player }: { $action }
analysis-same = The champion would have done the same.
analysis-as-good = Nothing lost. The champion: { $action }
analysis-better = The champion: { $action }
analysis-lost-chance = Given away: { $percent } of the chance to win.
analysis-lost-points = Points given away: { $points }.
analysis-luck-here = Dice or draws:
analysis-show = Show on the board
analysis-champion = What would the champion do?
analysis-key = Key moves
analysis-key-none = No move stands out.
analysis-accounts = Luck and decisions
analysis-accounts-note = { $scale ->
    [points] What changed the expected points from the beginning to the end: luck of dice and draws, and the decisions of all players.
   *[chance] What changed the chance to win from the beginning to the end: luck of dice and draws, and the decisions of all players.
  }
analysis-start = At the beginning
analysis-luck = Luck
analysis-decisions = Decisions
analysis-unforeseen = Shown only by the last move
analysis-end = At the end
analysis-agreed = Decided like the champion
analysis-sound = Decided without loss
analysis-given = Points given away per decision
analysis-sources = Points by source, against the winner
analysis-total = Together
analysis-by-net = The chances are those of a net that has learned from many games; how good they are is measured. Of the decisions, the champion has looked at no more than a hundred, briefly.
analysis-by-judgement = Nobody has learned this table yet: the chances are a rough mapping of the bots' hand-written judgement. Of the decisions, the champion has looked at no more than a hundred, briefly.
analysis-no-chances = Nobody has learned how likely a victory is at this table: everything is told in expected points. Of the decisions, the champion has looked at no more than a hundred, briefly.
error-not-over = A game is analysed when it is over.
