## Konec tahu, vracení, první volby

turn-done = Váš tah je u konce:
turn-ends-turn = Potom hra pokračuje bez vás.
turn-ends-round = Potom kolo končí.
turn-ends-game = Potom hra končí.
turn-end = Ukončit tah
turn-end-title = Enter nebo { $key }
keys-end = ukončit tah nebo potvrdit, co na to čeká

undo-why-start = Zatím není co vzít zpět.
undo-why-other = Nelze vzít zpět: hrál někdo jiný.
undo-why-advice = Nelze vzít zpět: bot vybral za vás.
undo-why-revealed = Nelze vzít zpět: něco bylo odhaleno.
undo-why-rolled = Nelze vzít zpět: rozhodla náhoda.
undo-why-over = Nelze vzít zpět: hra skončila.

further = Dál zpět
further-title = „Dál zpět“ vrátí vaše poslední rozhodnutí a všechno, co od té doby udělali boti.
further-costs = Co bylo odhaleno, už znáte, a proto se úspěchy u tohoto stolu nebudou počítat.

proposal-take = Vzít toto
proposal-not = Vlastní volba
