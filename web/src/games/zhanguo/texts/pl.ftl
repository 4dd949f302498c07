### Co mówi tylko rysunek ZhanGuo.

zhanguo-ui-status = Runda { $round } z { $rounds }, { $phase ->
    [setup] plansze
    [draw] dobór kart
    [play] zagrywanie kart
    [awards] Nagrody
   *[over] koniec
  }
zhanguo-ui-part-map = Mapa i Mur
zhanguo-ui-part-court = Dwór
zhanguo-ui-part-awards = Nagrody
zhanguo-ui-part-tasks = Zadania
zhanguo-ui-group-unify = Akcja Zjednoczenia: do twojego Regionu
zhanguo-ui-group-court = Akcja Dworu
zhanguo-ui-group-free = Przesunięcia bez punktów
zhanguo-ui-reconstructed = (Zrekonstruowane przez nas.)
zhanguo-ui-legend = dane zrekonstruowane: nie ma ich w naszej instrukcji
zhanguo-ui-higher = wyższym numerem
zhanguo-ui-lower = niższym numerem
zhanguo-ui-card = { $colour ->
    [ivory] Pismo
    [orange] Waluta
   *[brown] Prawo
  } { $card }
zhanguo-ui-no-ability = Bez zdolności.
zhanguo-ui-court = Dwór
zhanguo-ui-court-count = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } kart
  }
zhanguo-ui-court-text = { $count ->
    [0] Pusty: pierwsza karta pasuje do każdej akcji.
   *[other] Od góry: { $stack }.
  }
zhanguo-ui-about-RECRUIT = Jeden Urzędnik z twoich zasobów do obszaru Zarządców. Niższa karta aktywuje zdolności.
zhanguo-ui-about-REASSIGN = Do 3 punktów przemieszczenia dla twoich Urzędników. Nie aktywuje kart.
zhanguo-ui-about-GOVERNOR = Czerwony, szary i biały Urzędnik z jednego obszaru Zarządców dają Zarządcę, który zajmuje pole bonusu i kończy twoje Zamieszki w Regionie. Niższa karta aktywuje zdolności.
zhanguo-ui-about-HIRE = Po jednym Robotniku za każdego Urzędnika w obszarze Robotników Regionu; Zamieszki rosną. Wyższa karta aktywuje zdolności.
zhanguo-ui-about-PALACE = Dwóch Robotników z Regionu i jeden z innego budują Pałac: PZ za wszystkie twoje wyłożone karty i znacznik o wartości 3. Wyższa karta aktywuje zdolności.
zhanguo-ui-about-WALL = Od jednego do trzech Robotników, każdy z innego Regionu, buduje Mur punktowany na końcu. Wyższa karta aktywuje zdolności.
zhanguo-ui-slot = Miejsce na kartę w Regionie { zhanguo-part-region }
zhanguo-ui-slot-text = Pierwsza, druga, trzecia karta daje 1, 2, 3 znaczniki swojego koloru i podnosi Zamieszki o 0, 1, 2.
zhanguo-ui-gov = Obszar Zarządców w Regionie { zhanguo-part-region }
zhanguo-ui-gov-text = Dowolna liczba Urzędników. Trzy kolory dają Zarządcę.
zhanguo-ui-work = Obszar Robotników w Regionie { zhanguo-part-region }
zhanguo-ui-work-text = Najwyżej dwóch Urzędników; teraz { $workers ->
    [one] 1 Robotnik
    [few] { $workers } Robotników
   *[other] { $workers } Robotników
  }.
zhanguo-ui-above = { $official ->
    [red] Czerwony
    [gray] Szary
   *[white] Biały
  } Urzędnik w obszarze Zarządców, Region { zhanguo-part-region }
zhanguo-ui-below = { $official ->
    [red] Czerwony
    [gray] Szary
   *[white] Biały
  } Urzędnik w obszarze Robotników, Region { zhanguo-part-region }
zhanguo-ui-unrest = Zamieszki w Regionie { zhanguo-part-region }
zhanguo-ui-unrest-text = Poziom { $level } z { $max }. Od poziomu { $block } nie można budować Pałaców; na poziomie { $max } Region jest zablokowany.
zhanguo-ui-supply = { $official ->
    [red] Czerwoni
    [gray] Szarzy
   *[white] Biali
  } Urzędnicy w twoich zasobach: { $n }
zhanguo-ui-region-name = Region { zhanguo-part-region }
zhanguo-ui-region = Region { zhanguo-part-region } na mapie
zhanguo-ui-region-text = Pałace: { $palaces } z { $spaces }. Sąsiednie Regiony: { $neighbours }. Najwięcej Zarządców na końcu: 9 PZ i 3 PZ za każdego.
zhanguo-ui-square = Pole bonusu w Regionie { zhanguo-part-region }
zhanguo-ui-section = Sekcja { zhanguo-part-section } Muru
zhanguo-ui-space = Sekcja { zhanguo-part-section } Muru, pole z { zhanguo-part-lines }
zhanguo-ui-tile-text = { $criterion }: { $one } / { $two } / { $three } PZ za Mur na polu z 1 / 2 / 3 liniami.
zhanguo-ui-criterion-CALM_REGIONS = Za każdy Region bez Zamieszek
zhanguo-ui-criterion-CARD_SETS = Za każdy zestaw kart trzech kolorów
zhanguo-ui-criterion-OFFICIALS_GE_UNREST = Za każdy Region, gdzie Urzędników jest co najmniej tyle co Zamieszek
zhanguo-ui-criterion-FULL_REGIONS = Za każdy Region z trzema kartami
zhanguo-ui-criterion-GRAY_REGIONS = Za każdy Region z szarym Urzędnikiem
zhanguo-ui-criterion-PAIR_REGIONS = Za każdy Region z dwiema kartami jednego koloru
zhanguo-ui-criterion-RED_REGIONS = Za każdy Region z czerwonym Urzędnikiem
zhanguo-ui-criterion-ORANGE_REGIONS = Za każdy Region z pomarańczową kartą
zhanguo-ui-criterion-WHITE_REGIONS = Za każdy Region z białym Urzędnikiem
zhanguo-ui-criterion-BROWN_REGIONS = Za każdy Region z brązową kartą
zhanguo-ui-criterion-UNREST_PENALTY = Ta liczba minus wszystkie twoje Zamieszki
zhanguo-ui-criterion-IVORY_REGIONS = Za każdy Region z kremową kartą
zhanguo-ui-task = Zadanie { zhanguo-part-task }
zhanguo-ui-needs-governor = Zarządca w każdym z Regionów: { $needs }.
zhanguo-ui-needs-palace = Pałac w każdym z Regionów: { $needs }.
zhanguo-ui-needs-wall = Mury w obszarach: { $needs }.
zhanguo-ui-area = { $area ->
    [T] turkusowy
    [G] złoty
   *[S] srebrny
  }
zhanguo-ui-award = Nagroda rundy { $round } za { $aspect ->
    [writing] Pismo
    [currency] Walutę
   *[law] Prawo
  }
zhanguo-ui-aspect-writing = Pismo
zhanguo-ui-aspect-currency = Waluta
zhanguo-ui-aspect-law = Prawo
zhanguo-ui-aspect-text = Największa wartość znaczników pozwala zaakceptować Nagrodę rundy, a na końcu daje { $vp } PZ.
zhanguo-ui-marker = { $colour ->
    [ivory] Kremowe
    [orange] Pomarańczowe
   *[brown] Brązowe
  } znaczniki w zasobach: { $n }
zhanguo-ui-marker-text = Za kartę tego koloru w Regionie.
zhanguo-ui-big = { $colour ->
    [ivory] Kremowy
    [orange] Pomarańczowy
   *[brown] Brązowy
  } znacznik o wartości 3
zhanguo-ui-big-text = Dla tego, kto buduje Pałac.
zhanguo-ui-deck = { $colour ->
    [ivory] Pismo
    [orange] Waluta
   *[brown] Prawo
  }: { $n ->
    [one] 1 karta w talii
    [few] { $n } karty w talii
   *[other] { $n } kart w talii
  }
zhanguo-ui-deck-discards = Odrzucone, gdzieś w talii lub na rękach: { $cards }.
zhanguo-ui-track = Tor Nagród
zhanguo-ui-track-text = Remisy wygrywa dysk bardziej na lewo. Kto akceptuje Nagrodę, przechodzi za pozostałych; pierwszy zaczyna następną rundę.
zhanguo-ui-own-region = Region { zhanguo-part-region }: Zamieszki { $unrest }, Robotnicy: { $workers } { $people }
zhanguo-ui-hand = Karty na ręce: { $n }
zhanguo-ui-backs = { $colour ->
    [ivory] karty Pisma na ręce
    [orange] karty Waluty na ręce
   *[brown] karty Prawa na ręce
  }: { $n }
zhanguo-ui-value = { $aspect ->
    [writing] Pismo
    [currency] Waluta
   *[law] Prawo
  }: znaczniki o wartości { $n }
zhanguo-ui-left-governor = Pozostali Zarządcy: { $n }
zhanguo-ui-left-palace = Pozostałe Pałace: { $n }
zhanguo-ui-left-wall = Pozostałe Mury: { $n }
zhanguo-ui-no-board = Jeszcze bez planszy.
zhanguo-ui-palace-space = puste pole Pałacu
zhanguo-ui-palace-of = Pałac, właściciel: { $player }
zhanguo-ui-auction-open = Aukcja się otwiera.
zhanguo-ui-auction = { $player } oferuje { $bid } PZ.
zhanguo-ui-now-worth = Na razie dałoby to { $vp } PZ.
zhanguo-ui-waiting = Czekają na nią karty: { $cards }.
zhanguo-ui-bid = Stawka { $vp } PZ
zhanguo-ui-done = Gotowe
zhanguo-ui-boards = Plansze graczy
zhanguo-ui-under = niższa niż { $top } aktywuje:
zhanguo-ui-over = wyższa niż { $top } aktywuje:
zhanguo-ui-any-number = dowolna karta aktywuje:
zhanguo-ui-wakes = Na Dworze { $card } aktywuje:
zhanguo-ui-wakes-nothing = Na Dworze { $card } nic teraz nie aktywuje.
zhanguo-ui-wakes-ask = Dotknij karty, by zobaczyć, co aktywuje na Dworze.
zhanguo-ui-task-worth = Na końcu każda sekcja Zadań daje sumę PZ pod twoimi dyskami razy liczba twoich dysków w niej.
zhanguo-ui-wakes-no-cards = nie aktywuje kart
zhanguo-ui-governor-of = Zarządca, właściciel: { $player }
zhanguo-ui-wall-of = Mur, właściciel: { $player }

## The tour
zhanguo-tour-goal = Jedno cesarstwo
zhanguo-tour-goal-text = Jednoczysz Chiny dzięki Zarządcom, Pałacom i Murom. W trakcie gry punkty dają Pałace i zdolności kart, a na koniec Zarządcy, Mury, Zadania i Znaczniki Zjednoczenia. Po pięciu rundach wygrywa ten, kto ma najwięcej punktów.
zhanguo-tour-turn = Twoja tura: jedna karta
zhanguo-tour-turn-text = Każdą rundę zaczynasz z sześcioma kartami, po dwie w każdym kolorze, i w swojej turze zagrywasz jedną. Możesz ją położyć przy swoim Regionie, gdzie czeka jej zdolność, albo zagrać na Dwór i wykonać jedną z sześciu akcji. Do każdej akcji nadaje się dowolna karta.
zhanguo-tour-cards = Karty przy twoich Regionach
zhanguo-tour-cards-text = Karta przy Regionie daje Znaczniki Zjednoczenia w swoim kolorze: pierwsza tam 1, druga 2, trzecia i ostatnia 3. Druga podnosi jednak Zamieszki o 1, a trzecia o 2; zbyt wysokie Zamieszki blokują Region. Zdolność karty zostaje na całą grę i czeka, aż aktywuje ją akcja na Dworze.
zhanguo-tour-court = Dwór
zhanguo-tour-court-text = Karta zagrana tutaj daje ci jedną z sześciu akcji. Gdy rekrutujesz lub wprowadzasz Zarządcę, numer niższy niż na karcie pod spodem aktywuje też twoje zdolności dla tej akcji; gdy zatrudniasz albo budujesz Pałac lub Mur, robi to numer wyższy. Numer nigdy nie zabrania akcji.
zhanguo-tour-regions = Pięć Regionów
zhanguo-tour-regions-text = Trzej twoi Urzędnicy różnych kolorów dają Zarządcę, który zajmuje puste pole bonusu, jeśli takie jest, i kończy tam twoje Zamieszki. Kto na koniec ma w Regionie najwięcej Zarządców, dostaje 9 punktów i 3 za każdego; przy remisie punkty się dzieli. Trzech Robotników buduje Pałac: od razu 1 punkt za każdą kartę przy twoich Regionach.
zhanguo-tour-wall = Wielki Mur
zhanguo-tour-wall-text = Mur kosztuje od jednego do trzech Robotników, tylu, ile linii ma pole, każdego z innego twojego Regionu. Punktuje dopiero na koniec: żeton Muru w sekcji mówi za co, a pola z większą liczbą linii są warte więcej. W każdej sekcji możesz zbudować tylko jeden Mur.
zhanguo-tour-awards = Nagrody
zhanguo-tour-awards-text = Na koniec rundy każdy kolor ma jedną Nagrodę. Kto ma największą wartość znaczników tego koloru, może ją zaakceptować i oddać je wszystkie albo spasować i zostawić wybór następnemu. Na koniec gry prowadzenie w kolorze daje 5, 6 lub 7 punktów.
zhanguo-tour-tasks = Zadania
zhanguo-tour-tasks-text = Każde Zadanie wymaga Zarządców, Pałaców lub Murów w określonych miejscach. Gdy je masz, możesz zadeklarować wypełnienie Zadania na koniec swojej tury; im wcześniej, tym więcej punktów. Na koniec gry twoje punkty w sekcji mnoży się przez liczbę twoich Zadań w niej, więc opłaca się wypełnić jedną sekcję.
zhanguo-tour-own = Twoi Urzędnicy i Robotnicy
zhanguo-tour-own-text = W obszarze Zarządców Urzędnicy trzech kolorów mogą dać Zarządcę. W swojej turze możesz bez opłat przesuwać Urzędników do obszaru Robotników, najwyżej dwóch w Regionie; tam zatrudniają Robotników. To podnosi Zamieszki, a na najwyższym poziomie Region nie pozwala na zatrudnianie, Pałace ani zdolności kart.

## What else a place says
zhanguo-ui-above-text = W swojej turze możesz go bez punktów przesunąć do obszaru Robotników w tym Regionie.
zhanguo-ui-below-text = Za punkt przemieszczenia przejdzie do obszaru Zarządców w tym Regionie albo do obszaru Robotników w sąsiednim.
zhanguo-ui-supply-text = Stąd bierze się Urzędnika przy rekrutacji.
zhanguo-ui-deck-whole = Nic nie zostało odrzucone.
zhanguo-ui-kind = Karty i znaczniki: { $aspect ->
    [writing] kremowe, z pędzlem
    [currency] pomarańczowe, z monetą
   *[law] brązowe, z wagą
  }.
zhanguo-ui-area-sign = Znak obszaru: { $area ->
    [T] fale
    [G] słońce
   *[S] księżyc
  }.
zhanguo-ui-not-a-step = To więcej niż jeden krok: do innego Regionu Urzędnik przechodzi tylko między obszarami tego samego rodzaju.
zhanguo-ui-icon-card = { $colour ->
    [ivory] Kremowa karta: Pismo
    [orange] Pomarańczowa karta: Waluta
   *[brown] Brązowa karta: Prawo
  }
zhanguo-ui-icon-area = { $area ->
    [T] Turkusowy obszar Muru
    [G] Złoty obszar Muru
   *[S] Srebrny obszar Muru
  }
zhanguo-ui-icon-workers-at = Robotnicy w pokazanym Regionie
zhanguo-ui-icon-official-at = Wybrany Urzędnik w pokazanym Regionie
zhanguo-ui-icon-free-governor = Wprowadź na Urząd 1 Zarządcę za darmo
zhanguo-ui-icon-board = { $board ->
    [circle] Plansza z kołem
    [square] Plansza z kwadratem
    [triangle] Plansza z trójkątem
    [star] Plansza z gwiazdą
   *[A] Plansza strony A, bez zdolności
  }
zhanguo-ui-here-wall = Buduj Mur tutaj
zhanguo-ui-here-calm = Obniż Zamieszki tutaj
