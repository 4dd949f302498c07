## Koniec tury, cofanie, pierwsze wybory

turn-done = Twoja tura dobiega końca:
turn-ends-turn = Potem gra toczy się dalej bez ciebie.
turn-ends-round = Potem kończy się runda.
turn-ends-game = Potem kończy się gra.
turn-end = Zakończ turę
turn-end-title = Enter lub { $key }
keys-end = zakończ turę lub potwierdź to, co na to czeka

undo-why-start = Nie ma jeszcze czego cofnąć.
undo-why-other = Nie da się cofnąć: ktoś inny wykonał ruch.
undo-why-advice = Nie da się cofnąć: bot wybrał za ciebie.
undo-why-revealed = Nie da się cofnąć: coś zostało ujawnione.
undo-why-rolled = Nie da się cofnąć: zadecydował los.
undo-why-over = Nie da się cofnąć: gra się skończyła.

further = Dalej wstecz
further-title = „Dalej wstecz” cofa twoją ostatnią decyzję i wszystko, co boty zrobiły od tamtej pory.
further-costs = To, co zostało odkryte, już znasz, więc osiągnięcia przy tym stole nie będą się liczyć.

proposal-take = Wybierz to
proposal-not = Własny wybór
