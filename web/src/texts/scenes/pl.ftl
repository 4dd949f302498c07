# Co się stało: czyny, punktowanie, koniec gry.
scenes-scored = Przyznano punkty.
scenes-decides = { $count ->
    [one] Decyduje: { $names }
   *[other] Decydują jeszcze: { $names }
  }
scenes-tale = Co zrobili inni: { $n } z { $all }
scenes-happened = Co się stało, krok po kroku (kroki: { $n })
scenes-again = Jeszcze raz
scenes-again-title = Pokaż ten krok jeszcze raz
scenes-next = Dalej
scenes-next-title = Do następnego zdarzenia
scenes-scoring = Punktowanie
scenes-final = Punktowanie końcowe
scenes-suspense = Gra się skończyła. Kto wygrał?
scenes-who = Pokaż
scenes-victory = Koniec gry
scenes-won = Zwycięstwo!
scenes-lost = Porażka
scenes-course = Jak przybywało punktów
scenes-sources = Skąd punkty: { $player }
scenes-lead = { $chapter }: zmiana na prowadzeniu. Prowadzi: { $player }, wcześniej: { $other }.
scenes-longest = Najdłużej na prowadzeniu: { $player } (ruchy: { $n } z { $all }).
scenes-best = { $player }: najwięcej naraz, { $n } ({ $source }, { $chapter })
scenes-picture = Zapisz jako obraz
scenes-board = Zobacz planszę
scenes-no-picture = Ta przeglądarka nie potrafi narysować obrazu.
