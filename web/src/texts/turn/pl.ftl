## Koniec tury, cofanie, pierwsze wybory

turn-done = Twoja tura dobiega końca:
turn-ends-turn = Potem gra toczy się dalej bez ciebie.
turn-ends-round = Potem kończy się runda.
turn-ends-game = Potem kończy się gra.
turn-end = Zakończ turę
turn-end-title = Enter lub { $key }
keys-end = zakończ turę lub potwierdź to, co na to czeka

undo-why-start = Wcześniej nic nie było.
undo-why-other = Ktoś inny wykonał ruch.
undo-why-advice = Bot wybrał za ciebie.
undo-why-revealed = Coś zostało ujawnione.
undo-why-rolled = Zadecydował los.
undo-why-over = Gra się skończyła.

proposal-take = Wybierz to
proposal-not = Własny wybór
