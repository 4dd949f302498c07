# Co se stalo: činy, bodování, konec hry.
scenes-scored = Rozdělují se body.
scenes-decides = { $count ->
    [one] Rozhoduje: { $names }
   *[other] Ještě rozhodují: { $names }
  }
scenes-tale = Co udělali ostatní: { $n } / { $all }
scenes-happened = Co se stalo, krok za krokem (kroků: { $n })
scenes-again = Znovu
scenes-again-title = Ukázat tento krok ještě jednou
scenes-next = Dál
scenes-next-title = K další události
scenes-scoring = Bodování
scenes-final = Závěrečné bodování
scenes-suspense = Hra skončila. Kdo vyhrál?
scenes-who = Ukázat
scenes-victory = Konec hry
scenes-won = Vítězství!
scenes-lost = Porážka
scenes-course = Jak přibývaly body
scenes-sources = Odkud jsou body: { $player }
scenes-lead = { $chapter }: změna ve vedení. Vede: { $player }, předtím: { $other }.
scenes-longest = Nejdéle ve vedení: { $player } (kroků: { $n } / { $all }).
scenes-best = { $player }: nejvíc najednou, { $n } ({ $source }, { $chapter })
scenes-picture = Uložit jako obrázek
scenes-board = Podívat se na plán
scenes-no-picture = Tento prohlížeč neumí obrázek nakreslit.
