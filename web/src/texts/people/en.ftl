## Who I am
people-me = Me: { $name }
people-me-unnamed = Me
people-left = somebody who left
people-guest = Guest { $code }
people-profile = Profile
people-profile-of = { $name }’s profile
people-account = My account

## A profile
people-since = Here since { $date }
people-public-note = Anybody with the link can see this page. Private tables are counted, but not named.
people-public-link = My public page
people-games = Games
people-game = Game
people-played = Played
people-won = Won
people-best = Best
people-mean = Average
people-results = Results
people-no-results = No finished game yet that counts. Games count in which one seat was played to the end and nobody knew the deal.
people-place = Place { $place } of { $seats }
people-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
people-private = private table
people-show-more = Show all { $n }
people-over-time = Points over time
people-chart = { $game }: points of the last { $n ->
    [one] game
   *[other] { $n } games
  }, from { $low } to { $high }, the latest { $last }
people-opponents = Played with most often
people-together = { $games ->
    [one] { $games } game, came first of the two { $won }×
   *[other] { $games } games, came first of the two { $won }×
  }
people-achievements = Achievements

## My account
people-guest-title = You play as a guest
people-guest-text = Your seats belong to this browser. Make it an account and you can come back to them, also on another device. You lose nothing: every table stays yours.
people-have-account = I have an account: sign in
people-no-way-back = There is no way back into this account yet. Add a passkey or make recovery codes.
people-name = Name
people-rename = Rename
people-renamed = You are called { $name } now.
people-passkeys = Passkeys
people-passkeys-text = A passkey is kept by your phone or computer and opened by finger, face or PIN. There is no password that could be guessed or stolen.
people-passkeys-host = Passkeys need an address with https, or localhost. Here recovery codes and links to other devices work.
people-add-passkey = Add a passkey
people-passkey-cancelled = No passkey was made or shown. Nothing has changed.
people-passkey-there = This device has a passkey for this account already.
people-remove = Remove
people-remove-one = Remove { $name }
people-added = added { $date }
people-used = last used { $date }
people-mail = Mail address
people-mail-text = We send a link; no password is needed. The address is used for nothing else unless you ask for it.
people-mail-send = Send me a link
people-mail-sent = A link is on its way to { $mail }. Open it in this browser.
people-mail-is = Links go to { $mail }.
people-codes = Recovery codes
people-codes-text = For the day on which a device is lost. Each code opens the account once. Keep them on paper.
people-codes-left = { $n ->
    [0] You have none.
    [one] { $n } code is left.
   *[other] { $n } codes are left.
  }
people-codes-make = Make ten codes
people-codes-again = Make ten new codes
people-codes-once = Write them down now: they are not shown again. Earlier codes are no longer good.
people-codes-copy = Copy all
people-devices = Devices
people-device-unknown = A device
people-device-here = this device
people-how-here = account made here
people-how-passkey = by passkey
people-how-mail = by e-mail
people-how-code = by recovery code
people-how-link = by link
people-seen = last seen { $date }
people-link = Take my seats to another device
people-link-text = Point the other device’s camera at this, or send it the link. It works once, for { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }. Whoever uses it can play your seats: show it to nobody else.
people-link-qr = QR code of the link
people-sign-out = Sign out
people-sign-out-here = On this device
people-sign-out-everywhere = On all devices
people-sign-out-text = Whoever is signed out anywhere sees and plays nothing of yours any more, at once.
people-signed-out = You are signed out.
people-signed-out-back = You are signed out, and the guest of this device again.
people-data = My data
people-export = Download everything
people-export-text = One file with all that is kept of you: who you are, your tables, what you played, what you reached.
people-leave = Delete me
people-leave-text = Everything about you is deleted, for good. Finished games stay with the others, without your name; in running games a bot plays on; seats at tables that have not begun are free again.
people-leave-type = Type your name, { $name }, to confirm
people-leave-now = Delete me for good
people-gone = You are forgotten here. Thank you for playing.

## Signing in
people-sign-in = Sign in
people-with-passkey = With a passkey
people-with-code = With a recovery code
people-code = Code
people-with-mail = By e-mail
people-mail-address = Your address
people-welcome = Welcome, { $name }.
people-moved = { $n ->
    [one] { $n } table that you played here as a guest came along.
   *[other] { $n } tables that you played here as a guest came along.
  }
people-twice = { $n ->
    [one] At { $n } table you sit twice, as this account and as the guest of this device. Both seats stay as they are; sign out here to play the guest’s.
   *[other] At { $n } tables you sit twice, as this account and as the guest of this device. All seats stay as they are; sign out here to play the guest’s.
  }
people-come = A link for you
people-come-device = This link makes this device one of { $name }’s: all seats can be played here.
people-come-mail = This link signs you in as { $name }.
people-come-new = { $mail } will be the address of your account. You keep your seats.
people-come-moves = { $n ->
    [one] { $n } table that was played here as a guest comes along: it will be { $name }’s.
   *[other] { $n } tables that were played here as a guest come along: they will be { $name }’s.
  }
people-come-now = Go on
people-come-warn = Only go on if you asked for this link yourself.

error-bad-passkey = This passkey does not open anything here.
error-bad-code = There is no such code. Each is good once.
error-bad-ticket = This link was used already, or it is too old. Ask for a new one.
error-already-here = This link is for another device; you are already here.
error-no-mail = This server sends no e-mail.
error-no-way-back = You could not come back: add a passkey or make recovery codes first.
