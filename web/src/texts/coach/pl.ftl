# Trener pierwszej gry: karty, które mówią, o co chodzi w danej fazie.
coach-title = Trener
coach-look = Na co patrzą dobrzy gracze
coach-mistake = Częsty błąd
coach-got-it = Jasne
coach-open = Przeczytaj, co mówi trener: { $card }
coach-first = Moja pierwsza gra, z trenerem
coach-first-on = Dalej w mojej pierwszej grze
settings-coach = Trener
settings-coach-about = Karty obok pytania: o co chodzi w danej fazie, na co patrzą dobrzy gracze i jaki błąd zdarza się często.
settings-coach-first = W mojej pierwszej grze
settings-coach-every = W każdej grze
settings-coach-never = Nigdy
