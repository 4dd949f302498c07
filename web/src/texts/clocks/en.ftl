# Time at the table: clocks, pauses, resigning, ending, plans, holidays.
clocks-days = { $days } d { $hours } h
clocks-hours = { $hours } h { $minutes } min
clocks-minutes = { $minutes } min
clocks-span-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
  }
clocks-span-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
  }
clocks-span-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }
clocks-span-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
  }
clocks-runs = The clock runs: { $time } left
clocks-stands = The clock stands: { $time } left
clocks-left = { $time } left
clocks-left-holiday = On holiday: { $time } left
clocks-out = The time has run out: a bot plays on
clocks-out-player = The time of { $player } has run out: a bot plays on.
clocks-on-holiday = On holiday: the clock stands
clocks-terms-move = Time for each turn: { $time }.
clocks-terms-bank = Time for the whole game: { $time }.
clocks-terms-bank-more = Time for the whole game: { $time }, and for each turn: { $increment }.
clocks-terms-bot = When it has run out, a bot plays on; one may come back once.
clocks-terms-resign = When it has run out, the seat resigns.
clocks-menu = Plan, pause, end
clocks-pause = Pause
clocks-pause-about = While the table pauses no clock runs and nothing is played. Anybody who plays here can resume.
clocks-pause-until = How long
clocks-pause-open = until somebody resumes
clocks-pause-days = { $n ->
    [one] { $n } day at most
   *[other] { $n } days at most
  }
clocks-pause-ask = Propose a pause
clocks-pause-now = Pause
clocks-paused = The table pauses.
clocks-paused-until = The table pauses until { $date }.
clocks-resume = Resume
clocks-asks-pause = { $player } proposes a pause.
clocks-asks-pause-until = { $player } proposes a pause until { $date }.
clocks-asks-end = { $player } proposes to end the game without a result.
clocks-asks-end-points = { $player } proposes to end the game with the present points.
clocks-end = End the game
clocks-end-about = If all people here agree, the game is over. It cannot go on afterwards.
clocks-end-points = with the present points
clocks-end-nothing = without a result
clocks-end-ask = Propose the end
clocks-end-now = End the game
clocks-resign = Resign
clocks-resign-two = The game is over and the other side wins.
clocks-resign-more = A bot plays your seat on, and it counts last. You cannot take it back.
clocks-resign-sure = Do you really give up?
clocks-resign-yes = Yes, I resign
clocks-resigned = resigned
clocks-you-resigned = You have resigned. A bot plays your seat to the end.
clocks-no-result = The game has no result.
clocks-ended-resigned = Ended early; resigned: { $names }
clocks-ended-agreed = Ended by agreement.
clocks-plan-title = Plan your turn
clocks-plan-about = Try your next turn while the others think, and leave it as a plan. Only you see it, and nothing is played without your word.
clocks-plan-begin = Plan my turn
clocks-plan-text = Only you see this. What you cannot know is a guess.
clocks-plan-over = Your turn is over here. Save the plan, or take steps back.
clocks-plan-guessed = { $n ->
    [one] One answer of the others was guessed until then.
   *[other] { $n } answers of the others were guessed until then.
  }
clocks-plan-save = Save the plan
clocks-plan-back = One step back
clocks-plan-leave = Leave
clocks-plan-saved = Your plan is kept. It is proposed to you when it is your turn.
clocks-plan-moved-on = The table has moved on: your steps are not possible there any more.
clocks-plan-yours = Your plan:
clocks-plan-play = Play it
clocks-plan-look = Look
clocks-plan-forget = Forget it
clocks-plan-broken = Your plan is not possible any more: { $step }.
clocks-holidays = Holidays
clocks-holidays-link = My holidays
clocks-holidays-text = While you are on holiday, your clocks with time for each turn stand still at all tables, and the others see it. A year has thirty days of holiday.
clocks-holidays-left = { $n ->
    [one] { $n } day is left this year.
   *[other] { $n } days are left this year.
  }
clocks-holidays-first = First day
clocks-holidays-last = Last day
clocks-holidays-take = Take these days
clocks-holidays-end = I am back
clocks-holidays-cancel = Cancel
error-resigned = This seat has resigned; its bot stays.
error-out-of-time = The time of this seat has run out a second time.
error-ended = This game is over.
error-paused = The table pauses. Resume it first.
error-no-proposal = Nobody proposes anything any more.
error-too-far = Your next turn cannot be planned yet.
error-bad-date = This date is not possible.
error-too-many-days = { $days ->
    [one] Only { $days } day of holiday is left this year.
   *[other] Only { $days } days of holiday are left this year.
  }
