## The end of a turn, taking back, first choices

turn-done = Your turn is done:
turn-ends-turn = After this the game goes on without you.
turn-ends-round = After this the round is over.
turn-ends-game = After this the game is over.
turn-end = End turn
turn-end-title = Enter or { $key }
keys-end = end the turn, or say yes to what waits for it

undo-why-start = There is nothing to undo yet.
undo-why-other = No undo: another player has moved.
undo-why-advice = No undo: a bot has chosen for you.
undo-why-revealed = No undo: something was revealed.
undo-why-rolled = No undo: chance has decided.
undo-why-over = No undo: the game is over.

further = Further back
further-title = “Further back” takes back your last decision and all that the bots have done since.
further-costs = What was revealed you know by then, so achievements are not counted at this table any more.

proposal-take = Take this
proposal-not = Choose myself
