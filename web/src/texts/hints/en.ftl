# Hints that say why, how it may go on, and the check before a costly answer.
hints-chance = Chance to win: { $percent }%
hints-costs = { $points ->
    [0] Costs hardly anything. Where the two differ:
    [one] Costs 1 point. Where the best answer gains it:
   *[other] Costs { $points } points. Where the best answer gains them:
  }
hints-same = Leads to the same.
hints-why = Where the difference comes from
hints-sum = in all
hints-part-rivals = { $less ->
    [yes] less for the best opponent
   *[no] more for the best opponent
  }
hints-part-later = position and points still to come
hints-part-other = other
hints-line = How it may go on
hints-line-about = One way of many: what you cannot know is guessed.
hints-hidden = an answer that you would not see
hints-imagined = It may go on like this, step { $n } of { $of }:
hints-imagined-back = Previous step
hints-imagined-on = Next step
hints-imagined-end = Back to the game
hints-check = Ask me before a costly answer
hints-check-about = For learners: a bot thinks about every question along with you.
hints-check-offer = Still learning? The table can ask you before a costly answer (see “Hint”).
hints-check-on = Ask me
hints-sure = Are you sure?
hints-sure-points = { $points ->
    [one] “{ $answer }” gives away about 1 point.
   *[other] “{ $answer }” gives away about { $points } points.
  }
hints-sure-worse = “{ $answer }” leads to a worse position.
hints-sure-chance = Your chance to win falls from { $from }% to { $to }%.
hints-sure-best = The bot would choose: { $answer }. It brings, in comparison:
hints-sure-again = Choose again
hints-sure-do = Do it anyway
