### The rulebook, the player aid and the legend of icons.
rulebook-rules = Rules
rulebook-aid = Player aid
rulebook-icons = Icons
rulebook-icons-game = Icons of the game
rulebook-icons-table = Icons of the table
rulebook-opening = What the game is about
rulebook-short = How a game goes
rulebook-contents = Contents
rulebook-examples = Worked examples
rulebook-example = Example:
rulebook-exact-of = Number and exact wording: { $rule }
rulebook-page = As a page
rulebook-print = Print
rulebook-hits = { $n ->
    [one] Found in 1 place
   *[other] Found in { $n } places
  }

## What the icons of the table mean

icon-undo = Undo
icon-further = Further back
icon-reset = Begin the turn again
icon-back = Back
icon-next = On
icon-first = To the beginning
icon-last = To the end
icon-play = Play
icon-pause = Pause
icon-close = Close
icon-compass = Show me around; plan a turn
icon-rules = Rules
icon-hint = Hint
icon-log = Log; contents
icon-aid = Player aid
icon-gear = Settings
icon-scores = Points
icon-menu = Menu
icon-sun = Light or dark
icon-link = Link
icon-history = History of the game
icon-keyboard = Keyboard
icon-words = The position in words
icon-eye = Watchers; watch
icon-plus = More; gain
icon-minus = Less; loss
icon-branch = Play on from here
icon-seal = Checked: the deal is honest
icon-download = Download; print
icon-upload = Upload
icon-warn = Warning
icon-person = A person
icon-bot = A bot
icon-replay = What happened?
icon-clock = Time
icon-away = Not there now
icon-bell = Messages
icon-bell-off = No messages
icon-friends = Friends
icon-share = Open or share
icon-seek = Look for players
icon-chat = Chat
icon-send = Send
icon-sound = Sounds are on
icon-sound-off = Sounds are off
icon-flag = Report
icon-more = More to choose
