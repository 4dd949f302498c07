## Being told
telling-title = Messages
telling-lead = When it is your turn, and other news from your tables: how you want to hear of it. Only games, tables and names are told, nothing from the board.
telling-next = { $n ->
    [one] { $game } waits for you: go there
   *[other] { $n } tables wait for you: on to { $game }
  }
telling-saved = Saved.
telling-notify-turn = Your turn: { $game }
telling-notify-over = The game is over: { $game }

telling-here = This device
telling-here-cannot = This browser cannot show messages. On an iPhone or iPad add the page to the home screen first.
telling-here-denied = This browser was told not to show messages from here. You can change that in its settings for this site.
telling-here-ask = Messages can come to this device, also when the page is closed. The browser will ask whether you want that.
telling-here-ask-open = Messages can come to this device while the page is open somewhere. The browser will ask whether you want that.
telling-here-start = Tell me on this device
telling-here-stop = Not on this device
telling-here-on = Messages come to this device, also when the page is closed.
telling-here-open = Messages come to this device while the page is open in the background.
telling-here-off = No more messages on this device.

telling-ways = Where messages go
telling-no-ways = Nowhere yet. The title of the tab tells you while the page is open.
telling-way-push = Device
telling-way-mail = E-mail
telling-way-webhook = Web address
telling-this-device = this one
telling-mail = E-mail
telling-webhook = Web address for
telling-webhook-address = Address that is called
telling-style-discord = Discord
telling-style-ntfy = ntfy
telling-style-json = a program (JSON)
telling-add = Add
telling-added = Added. Try it.
telling-code-sent = We have sent a code there. Type it here.
telling-code = Code from the mail
telling-confirm = Confirm
telling-confirmed = Confirmed. Messages go there from now on.
telling-test = Send me one now
telling-sent = Sent. It should be there in a moment.
telling-pause = Pause
telling-remove = Remove
telling-removed = Removed.
telling-off = Switched off by you.
telling-failed = Switched off: too many messages in a row did not arrive.
telling-fails = { $n ->
    [one] The last message did not arrive. We will try again.
   *[other] The last { $n } messages did not arrive. We will try again.
  }
telling-on-again = Switch on again

telling-what = What I want to hear of
telling-kind-turn = It is my turn
telling-kind-joined = Somebody joins my table
telling-kind-clock = My time runs out soon
telling-kind-over = A game is over
telling-kind-asked = Somebody asks for an undo
telling-kind-invited = Somebody invites me
telling-games = From which games

telling-quiet = Quiet hours
telling-quiet-text = What happens meanwhile is told afterwards, in one message.
telling-quiet-on = Be quiet at certain hours
telling-quiet-from = from
telling-quiet-until = until
telling-zone = Time zone

error-bad-address = This address does not work: { $what }.
error-bad-mail-code = This is not the code that we sent.
error-unknown-way = This entry is not there any more. Reload the page.
error-too-many-ways = There is room for { $most ->
    [one] { $most } entry
   *[other] { $most } entries
  } only. Remove one first.
error-not-delivered = It could not be delivered there.
