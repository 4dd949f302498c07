## Konec tahu, vracení, první volby

turn-done = Váš tah je u konce:
turn-ends-turn = Potom hra pokračuje bez vás.
turn-ends-round = Potom kolo končí.
turn-ends-game = Potom hra končí.
turn-end = Ukončit tah
turn-end-title = Enter nebo { $key }
keys-end = ukončit tah nebo potvrdit, co na to čeká

undo-why-start = Předtím nic nebylo.
undo-why-other = Hrál někdo jiný.
undo-why-advice = Bot vybral za vás.
undo-why-revealed = Něco bylo odhaleno.
undo-why-rolled = Rozhodla náhoda.
undo-why-over = Hra skončila.

proposal-take = Vzít toto
proposal-not = Vlastní volba
