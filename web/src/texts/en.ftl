## Everywhere
close = Close
loading = Loading …
copy = Copy
copied = Copied
back-to-lobby = To the games
header-home = Tianxia, to the games
header-language = Language

## Lobby
lobby-title = Four great games, one table
lobby-lead = Play now against bots, or send a friend a link. No account, no setting up, and the table knows every rule.
lobby-players = Players
lobby-length = Length
lobby-minutes = { $from }–{ $to } min
lobby-weight = Weight
lobby-weight-of = { $n } of 5
lobby-play-now = Play now
lobby-opening = Setting up …
lobby-against = against
lobby-new-table = Open a table …
lobby-watch = Watch bots
lobby-my-tables = My tables
lobby-my-name = My name
lobby-import = Load a record
lobby-not-json = the file is not JSON
lobby-no-tables = No table yet. “Play now” opens one.
lobby-show-all = Show all { $n }
lobby-others-turn = Others decide
lobby-over = Finished
lobby-open = Seats are open
lobby-footer = Rules in our own words, drawings our own. Component data that the rulebooks do not print are reconstructed and marked as such.

## A new table
new-title = { $game }: open a table
new-mode = Mode
new-players = Players
new-seats = Who sits where
new-seat = Seat { $n }
new-me = Me, on this device
new-open = Open: send a link
new-player = Player
new-hot-seat = Several seats “me”: you pass the device around. No seat “me”: you watch.
new-more = More
new-seed = Seed (same number, same shuffle)
new-start = Start
bot-level = { $bot ->
    [pupil] Bot: pupil
    [traveller] Bot: traveller
    [scribe] Bot: scribe
    [adviser] Bot: adviser
    [strategist] Bot: strategist
    [random] Bot: plays at random
    [greedy] Bot: quick and greedy
    [search] Bot: thinks ahead
    [champion] Bot: champion
    [strong] Bot: strong
   *[other] Bot: { $bot }
  }
bot-name = { $bot ->
    [pupil] Pupil bot
    [traveller] Traveller bot
    [scribe] Scribe bot
    [adviser] Adviser bot
    [strategist] Strategist bot
    [random] Random bot
    [greedy] Greedy bot
    [search] Thinking bot
    [champion] Champion bot
    [strong] Strong bot
   *[other] { $name }
  }
level-about = { $bot ->
    [pupil] Has learned the rules: thinks of a few answers and takes the best of them.
    [traveller] Thinks of a few more answers and of a few ways to end the turn.
    [scribe] Sees most answers and plans its turn, but overlooks something now and then.
    [adviser] Has every answer in view and plans the whole turn.
    [strategist] Plans its turn, and what others may do in the next ones.
   *[champion] Looks several turns ahead and judges by what it has learned from many games.
  }
level-beats = { $share ->
    [10] It wins nearly every game against the level below.
    [5] It is about as strong as the level below.
   *[other] It wins about { $share } of 10 games against the level below.
  }
level-even = { $why ->
    [new] A good first opponent for you.
    [won] An even game for you: you have won your last two.
    [lost] An even game for you: you have lost your last two.
    [last] An even game for you: you met this level last.
   *[rating] An even game for you, by your rating.
  }
level-all = How strong are they?

## Joining and waiting
join-title = A seat at { $game }
join-do = Sit down
seats-one-person = { $names }: one person plays these seats.
waiting-title = Seats are still open
waiting-text = Send this link to those you want to play with. The game starts when every seat is taken.
waiting-link = Link to join

## The table
table-first-time = What glows green can be done. Hover over anything to learn what it is; “?” shows the keys.
table-first-time-touch = What glows green can be done. Press and hold anything to learn what it is.
tip-rebuilt = Partly our reconstruction, not printed in the rulebook.
tip-rebuilt-all = Our reconstruction: the rulebook does not print it.
table-behind-board = Also on the board: { $n ->
    [one] 1 glowing place
   *[other] { $n } glowing places
  }
table-behind-own = Also in your area: { $n ->
    [one] 1 glowing place
   *[other] { $n } glowing places
  }
table-open-seat = Open seat
table-watchers = { $n ->
    [one] 1 person watches
   *[other] { $n } people watch
  }
table-lost = The connection is lost. Trying again; nothing you did is lost.
table-gone = This table cannot be reached.
table-over = The game is over.
table-own-area = Your area
table-area-more = Show my area
table-area-less = Hide my area
table-side = Players, log and points
table-parts = Parts of the board
table-zoom-in = Larger
table-zoom-out = Smaller
tab-log = Log
tab-points = Points
tab-hints = Hint
card-turn = decides
card-your-turn = your turn
card-more = Show everything of { $player }
card-look = Look through { $player }’s eyes
card-less = Show less of { $player }
card-away = Does not have the table open
stand-in-me = Let a bot play for me
stand-in-other = Let a bot play for { $player }
stand-in-me-text = The bot sees what you may see and plays your seat until you take it back. You can watch, and take it back at any time. Achievements are not counted in a game that a bot played for you.
stand-in-other-text = { $player } has left and the table waits. The bot sees only what { $player } may see; { $player } can come back and take the seat at any time.
stand-in-which = Which bot
stand-in-begin = Let it play
stand-in-end = Play myself again
stand-in-plays = A bot plays for { $player }

## The question
question-label = What is to be decided
question-you = Your turn.
question-who = { $player }:
question-skip = Skip to now
question-back = Back
question-all = { $n ->
    [one] Show { $n } answer
   *[other] Show all { $n } answers
  }
question-all-title = Every answer as a list, with what it costs and brings
question-find = Find an answer
question-none-found = No answer has these words.
question-places = { $n ->
    [one] Choose the glowing place.
   *[other] Choose one of the { $n } glowing places.
  }
question-less = Fewer
undo = Undo
undo-title = Take back your last decision
reset = Reset turn
reset-title = Take back everything since the last thing that cannot be taken back
undo-ask = Ask to undo
undo-ask-title = Ask the others whether you may take back the last move
undo-request = { $player } asks to go back to move { $move }.
undo-agree = Agree
undo-refuse = Refuse
undo-withdraw = Withdraw
undo-waiting = Still to agree: { $names }
undo-request-over = The game is over and everything is known. If all agree it goes on, but nothing in it counts any more.
confirm-label = Confirm
confirm-reveals = This reveals something and cannot be taken back.
confirm-do = Yes, do it
confirm-not = Not yet
option-warning = Mind
option-reveals = Cannot be taken back
offer-price = Price: { $what }.
offer-gain = Gain: { $what }.
offer-final = Cannot be taken back.
offer-points = Points: { $now }, then { $then }
result-winner = { $count ->
    [0] Nobody wins.
    [one] { $names } wins!
   *[other] { $names } win together!
  }
achievement-new = { $count ->
    [one] New achievement:
   *[other] New achievements:
  }
goals-reached = Your solo achievements so far: { $n } of { $all }
not-counted-past-position = Achievements are not counted here: this game was played on from a past position.
not-counted-open-book = Achievements are not counted here: the seed of this game is known.
not-counted-taken-back = Achievements are not counted here: something was taken back after it had been revealed.
not-counted-several-seats = Achievements are not counted here: you play several seats.
not-counted-stand-in = Achievements are not counted here: a bot has played for you.
result-again = Play again
result-points = Where the points came from
result-place = Place { $place }
hand-over-title = Pass the device on
hand-over-text = It is { $player }’s turn. Nobody else should look now.
hand-over-do = I am { $player }

## Standing orders: when to be asked
order-ask = Ask me
order-ask-title = You are asked every time, and the table waits for you.
order-wait = Pass after { $seconds } s
order-wait-title = You are asked; if you have not chosen after { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }, you pass.
order-never = Never ask
order-never-title = You pass at once, every time, whatever you hold.
order-label = { $what }: when to ask you
order-passes = You pass in { $seconds } s
order-passed = Time is up: you have passed.
orders-title = When to ask you
orders-text = Everybody who might react is asked, so that a question tells nothing about a hand. Say here which questions you want to be spared: you then pass at once, or after { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }. Only you can see this, you can change it at any time, and it never depends on what you hold.

## Refusals of the table itself
no-not-your-turn = It is not your turn.
no-game-over = The game is over.
no-not-asked = That is not asked now.
no-not-possible = That is not possible now.
reason-first = First choose one of the places that glow; this comes after it.
no-past = You are looking at the past. Go back to now to play.

## Log and points
log-empty = Nothing has happened yet.
log-more = Earlier
log-show = Show this moment on the board
log-show-move = Show the board after move { $move }
log-chapter = Round { $chapter }
points-none = No points yet.
points-chart = Points by round
points-sources = Points by source
points-source = Source
points-total = Total
points-forecast = If it were scored now
what-vp = { $amount ->
    [one] point
   *[other] points
  }

## Hints
hint-title = Ask a bot what it would do
hint-ask = What would a bot do?
hint-thinking = Thinking …
hint-by = { $bot }
hint-do = Do this
hint-old = The game has moved on. Ask again.
hint-closed = No hints while other people play at this table.
hint-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }

## History
history-label = History
history-here = Move { $move } of { $moves }
history-now = Back to now
history-first = To the beginning
history-back = One move back
history-next = One move on
history-play = Play
history-pause = Pause
history-speed = Speed
history-slider = Position in the game
history-what = What happened?
history-what-title = Replay everything since your last decision
history-link = Copy a link to this position
history-copied = Link copied
history-branch = Play on from here
record-open-text = This game is not over, and its record foretells every roll and draw to come. If you take it, the table is marked as an open book for good, and nothing you reach here counts as an achievement.
record-open-do = Take the record
history-record = Download the record
branch-text = A new table starts from the position after move { $move }; bots take the other seats.
branch-seat = I play as
branch-bot = The others
branch-do = Play on

## Rules
rules-title = Rules
rules-open = Open the rule
rules-open-one = Open the rule { $rule }
rules-search = Search the rules
rules-exact = Show the exact wording too
rules-none = No rule has these words.
rules-other-language = { $language ->
    [en] This rule text is not translated yet; here it is in English.
   *[other] This rule text is in another language ({ $language }).
  }
rules-data = Where the component data come from
rules-data-text = An owner of the box can correct reconstructed tables in one place.
rules-provenance = { $kind ->
    [M] partly known, the rest is our reconstruction
    [P] printed in the rulebook
    [E] from public sources
   *[R] our reconstruction
  }

## Keys
keys-title = Keyboard
keys-tab = from part to part; the board is one of them
keys-arrows = to the next glowing place; to any place when nothing glows
keys-explore = to any place, to hear what it is
keys-enter = choose, or hear why not
keys-numbers = choose an answer by its number
keys-step-back = one step back in choosing
keys-letters = Single keys do this at the table
keys-change = Type another key into a field to change it.
keys-taken = “{ $key }” is taken already: { $does }. Change that one first.
keys-unfit = “{ $key }” cannot be used: a key is one letter or sign, and no digit.
keys-reset = All keys as they were
keys-board = to the board
keys-options = to the answers
keys-all = all answers as a list, and back
keys-undo = undo
keys-what = what happened?
keys-back = one move back
keys-on = one move on
keys-repeat = the last step once more
keys-now = back to now
keys-log = log
keys-points = points
keys-hint = hint
keys-aid = player aid
keys-rule = rule of the question
keys-position = the position in words
keys-can = say what I can do
keys-again = say the last once more
keys-help = this list
spoken-log = What happens
spoken-nothing = Nothing has been said yet.
spoken-not-asked = You are not asked anything now.
spoken-places = { $n ->
    [one] One place on the board can be chosen.
   *[other] { $n } places on the board can be chosen.
}
spoken-all = { $key } opens the list of all answers ({ $n }).
spoken-waits = The table waits for { $names }.
position-title = The position in words
position-rest = On the board

## Errors of the server
error-no-connection = No connection to the server.
error-server-error = The server made a mistake. Nothing was changed.
error-bad-request = The server did not understand this.
error-bad-words = The server does not know this action.
error-bad-setup = The game cannot be set up like this.
error-bad-record = This record cannot be read: { $message }
error-bad-cookie = Your pass is not valid here. Reload the page.
error-not-your-seat = This seat is not yours.
error-not-yours = Only the one who opened the table may do this.
error-bad-key = This link does not open a seat.
error-secret = That would tell something you may not know yet.
error-unknown-game = There is no such game.
error-unknown-table = There is no such table.
error-unknown-rule = There is no such rule.
error-unknown-bot = There is no such bot.
error-unknown-question = No such question can be left to the table.
error-unknown-language = There is no such language.
error-unknown-seat = There is no such seat.
error-unknown-move = There is no such move.
error-unknown-person = There is nobody here by this name, or they have left.
error-not-allowed = That is not done here this way.
error-not-found = Nothing is found here.
error-not-open = No seat of this table is open.
error-already-seated = You have a seat at this table. The open ones are for others.
error-not-started = Seats are still open.
error-not-playing = A bot can stand in only while the game is being played.
error-stand-in = A bot plays this seat for you. Take it back first.
error-still-here = { $minutes ->
    [0] The table does not wait for this player now.
    [one] This player has at least { $minutes } more minute.
   *[other] This player has at least { $minutes } more minutes.
  }
error-stale = The table has moved on. Look again.
error-used-ticket = This table was opened already. Try again.
error-illegal = The rules forbid this.
error-undo-floor = That far back only if all agree.
error-nothing-to-undo = There is nothing to take back.
error-no-undo-asked = Nobody asks to take anything back.
error-too-big = That is too large.
error-too-many = Too much at once. Try again in { $seconds } s.
error-too-long = So much was taken back here that nothing more can be.
error-too-slow = The server did not wait any longer for the rest. Try again.
error-broken-table = This table is damaged and was set aside. Nothing else is affected.
error-busy = The bots have too much to think about. Try again.
error-foreign-origin = Another page may not do this here. Open the table itself.
error-store-fault = The server cannot keep anything at the moment. Nothing was changed. Try again soon.
error-not-ready = The server is not ready yet. Try again soon.

## A table without a drawing
plain-view = The table
plain-answers = Answers
plain-search = Search { $n ->
    [one] { $n } answer
   *[other] { $n } answers
  }
plain-none-found = No answer has these words.
plain-not-asked = Nothing is asked of you now.
plain-hidden = not known
plain-yes = yes
plain-no = no
plain-number = No.

## The tour through a table
tour-start = Show me around
tour-count = { $n } of { $all }
tour-back = Back
tour-next = Next
tour-end = End the tour
tour-play = Play
tour-question = What to do now
tour-question-text = This bar asks you one question at a time. Answer with a button, or click what glows green on the board. Hover over anything, or press and hold it, to learn what it is. Most moves can be taken back. If you play against bots, the hints beside the log tell what a bot would do.

# the deal: who could know it, and whether it was as promised
deal-title = The deal
deal-known = Known deal
deal-fair = Nobody can know this deal: a secret that stood before anybody sat down and a word of every player decide it, and after the end everybody can check that.
deal-known-seed = Somebody chose the seed of this game: they may know every card and die to come.
deal-known-imported = This game comes from a file: whoever has the file may know every card and die to come.
deal-known-branched = This game goes on from a past position of another one. What was hidden has been dealt anew.
deal-known-record = Somebody has seen the record of this game: they may know every card and die to come.
deal-known-old-dice = This game was dealt by dice of an earlier version, which could be foretold with much effort.
deal-how = Before anybody sat down, this table showed a fingerprint of its secret. Secret and words were then mixed into the dice; the seal is the fingerprint of that mixture. Your browser keeps both, and your own word, to compare them with the secret after the end.
deal-commitment = Fingerprint of the secret:
deal-seal = Seal:
deal-my-word = Your word:
deal-later = When the game is over, the secret is told and everything can be verified here.
deal-verify = Verify
deal-verifying = Dealing and playing it all again …
deal-good = Everything fits: the game was dealt as promised.
deal-bad = Something does not fit. Keep the record of this game and report it.
deal-check-commitment-fits = The secret is the one whose fingerprint your browser kept from before the deal.
deal-check-commitment-wrong = The secret is not the one whose fingerprint was shown before the deal ({ $value }).
deal-check-commitment-unknown = The secret fits its fingerprint; your browser has not seen this table before the end.
deal-check-word-fits = Your word “{ $value }” went into the deal.
deal-check-word-wrong = Your word “{ $value }” did not go into the deal.
deal-check-seal-fits = The seal is that of the secret and all words.
deal-check-seal-wrong = The seal is not that of the secret and the words ({ $value }).
deal-check-draws-fits = { $value } random numbers were drawn again, and every move played again: they lead to this very result.
deal-check-draws-wrong = The record does not lead to this result: { $value }
deal-word-title = Add a word to the deal
deal-word = Your word
deal-word-text = Any word of yours goes into the dice, so that not even this server alone decides them. If you leave it empty, your browser takes a random one.
