# What a person is told outside of the page. $game and the names are all that a message may know.
title-turn = Your turn: { $game }
title-joined = { $who } has joined: { $game }
title-clock = Your time runs out soon: { $game }
title-over = The game is over: { $game }
title-asked = { $who } asks you for something: { $game }
title-invited = { $who } invites you: { $game }
title-test = This is how you will be told

text-turn = At the table: { $others }.
text-joined = At the table: { $others }.
text-clock = It is still your turn. With { $others }.
text-over = See how it ended. With { $others }.
text-asked = Everybody at the table is asked, and your answer is still missing.
text-invited = A seat at the table is free for you.
text-test = Messages from your tables reach you here.

guest = Guest { $code }
more-waiting = { $n ->
    [one] One more table waits for you.
   *[other] { $n } more tables wait for you.
}
many-turns = { $n ->
    [one] One table waits for you
   *[other] { $n } tables wait for you
}
many-news = { $n ->
    [one] One piece of news from your tables
   *[other] { $n } pieces of news from your tables
}
and-more = { $n ->
    [one] and one more
   *[other] and { $n } more
}

mail-open = Open the table: { $url }
mail-stop = You get this because you asked for it at { $site }. Change or stop it: { $url }
mail-code-subject = { $code } is your code for Tianxia
mail-code-text = Somebody, probably you, wants to get messages from their tables at this address. If so, type this code on the page: { $code }
    If it was not you, do nothing: nothing more will come.
