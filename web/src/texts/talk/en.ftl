# Words at the table, sounds, and those who keep order.
talk-title = Chat
tab-chat = Chat
keys-chat = chat
talk-empty = Nobody has said anything yet.
talk-empty-watchers = Nobody has said anything yet. The players read this when the game is over.
talk-write = Say something
talk-write-watchers = Say something to those who look on
talk-send = Send
talk-older = Earlier lines
talk-said = { $name }: { $words }
talk-unread = { $n ->
    [one] { $n } unread line
   *[other] { $n } unread lines
 }
talk-watcher = Looks on
talk-removed = This line was removed.
talk-line-menu = Mute or report: { $name }
talk-mute = Mute { $name }
talk-unmute = Hear { $name } again
talk-closed-terms = There is no chat at this table.
talk-closed-guests = Here only people with an account may write.
talk-closed-warned = There is a warning for you. Confirm it, then you can write again.
talk-closed-muted = You may not write until { $until }.
talk-closed-banned = You may not write or play here until { $until }.
talk-ready = Ready sentences
talk-ready-hello = Hello!
talk-ready-good-luck = Good luck and have fun!
talk-ready-thanks = Thank you!
talk-ready-sorry = Sorry!
talk-ready-one-moment = One moment, please.
talk-ready-back-again = I am back.
talk-ready-no-hurry = No hurry.
talk-ready-your-turn = It is your turn.
talk-ready-good-move = Good move!
talk-ready-ouch = Ouch!
talk-ready-undo-please = May I take that back?
talk-ready-well-played = Well played!
talk-ready-good-game = That was a fine game.
talk-ready-tomorrow = Shall we go on tomorrow?
talk-ready-must-go = I have to go now.
talk-ready-once-more = Shall we play once more?
talk-report-line = Report this line
talk-report-player = Report a player
talk-report-who = Whom?
talk-report-why = Why?
talk-report-note = What should be known about it? (optional)
talk-report-text = Those who keep order here read your report and what was said around it. The person does not learn that it was you.
talk-report-send = Send the report
talk-report-thanks = Thank you. Your report was sent.
talk-reason-insult = Insult or threat
talk-reason-spam = Spam or advertising
talk-reason-cheating = Unfair play
talk-reason-leaving = Leaves games on purpose
talk-reason-name = Name
talk-reason-other = Something else
talk-thinking = { $unit ->
    [minutes] thinking for { $n } min
    [hours] thinking for { $n } h
   *[days] thinking for { $n ->
        [one] { $n } day
       *[other] { $n } days
     }
 }
talk-away = { $unit ->
    [minutes] away for { $n } min
    [hours] away for { $n } h
   *[days] away for { $n ->
        [one] { $n } day
       *[other] { $n } days
     }
 }
sounds-title = Sounds
sounds-on = Play sounds
sounds-volume = Volume
sounds-text = When it is your turn, when others move, when somebody writes, line by line when points are counted, and at the end.
warning-title = A warning
warning-text = From those who keep order here, { $at }. Until you confirm it you cannot write.
warning-confirm = I have read this
moderation-title = Keeping order
moderation-shelf-open = Open reports
moderation-shelf-done = Closed reports
moderation-shelf-log = Everything that was done
moderation-none = No report is open.
moderation-none-done = No report was closed yet.
moderation-log-empty = Nothing was done yet.
moderation-reported = { $what ->
    [line] A line
    [name] A name
   *[behaviour] A behaviour
 }, reported by { $by }, { $at }
moderation-lines = What was said
moderation-note = A note for the log; with a warning the person reads it
moderation-warn = Warn
moderation-days = For
moderation-n-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
 }
moderation-mute = Mute
moderation-ban = Ban
moderation-remove = Remove the marked lines
moderation-dismiss = Close the report
moderation-before = What was done about { $name }: { $n }
moderation-done = { $act ->
    [warn] { $name } was warned.
    [mute] { $name } may not write for now.
    [ban] { $name } may not play for now.
    [remove] The lines were removed.
   *[dismiss] The report is closed.
 }
moderation-act = { $act ->
    [warn] { $by } warned { $name } ({ $person })
    [mute] { $by } muted { $name } ({ $person })
    [ban] { $by } banned { $name } ({ $person })
    [remove] { $by } removed { $n ->
        [one] { $n } line
       *[other] { $n } lines
     } (reported: { $name }, { $person })
   *[dismiss] { $by } closed the report about { $name } ({ $person })
 }
moderation-until = until { $until }
moderation-confirmed = confirmed { $at }
moderation-lifted = taken back { $at }
moderation-lift = Take back
error-not-your-role = Only those who keep order here may see this.
error-no-chat = You cannot write here.
error-muted = You may not write until { $until }.
error-banned = You may not play here until { $until }.
error-warned = There is a warning for you. Confirm it first.
error-unknown-line = This line does not exist.
error-unknown-report = This report does not exist.
error-unknown-act = This does not exist any more.
