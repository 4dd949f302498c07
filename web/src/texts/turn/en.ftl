## The end of a turn, taking back, first choices

turn-done = Your turn is done:
turn-ends-turn = After this the game goes on without you.
turn-ends-round = After this the round is over.
turn-ends-game = After this the game is over.
turn-end = End turn
turn-end-title = Enter or { $key }
keys-end = end the turn, or say yes to what waits for it

undo-why-start = There is nothing before this.
undo-why-other = Another player has moved.
undo-why-advice = A bot has chosen for you.
undo-why-revealed = Something was revealed.
undo-why-rolled = Chance has decided.
undo-why-over = The game is over.

proposal-take = Take this
proposal-not = Choose myself
