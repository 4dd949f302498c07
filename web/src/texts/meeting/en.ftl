## The lobby
meeting-waits-for-me = Waiting for you
meeting-your-turn = It is your turn
meeting-play = Play
meeting-asks-you = { $name } asks you to play
meeting-asks-you-to = { $name } asks you to play { $game }.
meeting-look = Have a look
meeting-no-thanks = No, thanks
meeting-go = Go there
meeting-with-people = Play with others
meeting-open-tables = Open tables
meeting-no-open-tables = Nobody waits at an open table just now. Look for a game, or open a table yourself.
meeting-others-look = Looking for a game now: { $what }.
meeting-free = { $n ->
    [one] 1 of { $all } seats free
   *[other] { $n } of { $all } seats free
  }

## Find me a game
meeting-find = Find me a game
meeting-find-text = Tick everything you would like. As soon as enough people fit, you sit together at a table.
meeting-find-games = Games
meeting-find-do = Look for a game
meeting-counts = Rating
meeting-counts-either = Either will do
meeting-counts-yes = Rated only
meeting-counts-no = Unrated only
meeting-fill = If too few come
meeting-fill-after = { $n ->
    [one] fill up with bots after 1 minute
   *[other] fill up with bots after { $n } minutes
  }
meeting-fill-never = wait for people only
meeting-seeking = Looking for a game …
meeting-seeking-what = { $games }, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
  }.
meeting-seeking-bots = Bots join in { $time }.
meeting-seeking-stay = Keep a page of Tianxia open: the search ends when you have been away for { $n ->
    [one] a minute
   *[other] { $n } minutes
  }.
meeting-give-up = Stop looking
meeting-found = Your game is found. The others are at the table.

## Terms
meeting-seen-by = Who may come
meeting-seen-by-private = Only with the link
meeting-seen-by-friends = People I follow
meeting-seen-by-public = Anybody
meeting-clock = Clock
meeting-clock-none = No clock
meeting-clock-move = { $time } for each turn
meeting-clock-bank = { $time } for the whole game
meeting-clock-bank-more = { $time } for the game, and { $more } more each turn
meeting-clock-own = Own time for each turn
meeting-clock-own-bank = Own time for the whole game
meeting-unit = Unit
meeting-unit-minutes = minutes
meeting-unit-hours = hours
meeting-unit-days = days
meeting-bank = Minutes for the game
meeting-increment = Minutes more each turn
meeting-zero = When time is up
meeting-zero-bot = a bot plays on
meeting-zero-resign = the seat resigns
meeting-rated = rated
meeting-unrated = unrated
meeting-rated-ask = The game counts for ratings
meeting-level-mine = about my level
meeting-level-similar = for players of a similar level
meeting-level-any = for any level
meeting-seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
  }
meeting-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
  }
meeting-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
  }
meeting-days = { $n ->
    [one] 1 day
   *[other] { $n } days
  }

## Before the game
meeting-special = Not as usual:
meeting-starts-when-full = { $n ->
    [one] The game starts when you sit down.
   *[other] The game starts when the { $n } free seats are taken.
  }
meeting-in-a-minute = The game in a minute
meeting-waiting-watch = The game starts when every seat is taken.
meeting-not-seated = You have no seat at this table any more.
meeting-held-for = kept for { $name }
meeting-leave = Leave
meeting-send-away = Send away
meeting-close = Close this table
meeting-close-sure = Close it for everybody?
meeting-close-yes = Yes, close it
meeting-close-no = Keep it open
meeting-invite = Invite others
meeting-share = Share …
meeting-share-text = A seat at { $game } is free for you.
meeting-qr = QR code
meeting-qr-label = QR code of the link to join
meeting-ask-somebody = Ask somebody you know
meeting-ask = Ask
meeting-answer-none = was asked
meeting-answer-sits = sits at the table
meeting-answer-declined = cannot come

## Friends
meeting-friends = Friends
meeting-friends-text = Follow people to see when they are here, and to open tables for them. Nobody is told that you follow or block them.
meeting-friends-none = Nobody yet. Whoever you play with appears here.
meeting-group-follow = People I follow
meeting-group-met = Played with
meeting-group-block = Blocked
meeting-here = here now
meeting-follow = Follow
meeting-unfollow = Unfollow
meeting-block = Block
meeting-unblock = Unblock
meeting-again = Play { $game } again

## Errors
error-table-closed = This table was closed before the game began.
error-already-begun = The game has begun. Nobody can be sent away any more, and it cannot be closed.
error-not-over = This game is still being played.
