### ZhanGuo po polsku. Terminy według polskiej instrukcji; zob. docs/rules/zhanguo.md.

zhanguo-mode-standard = Od dwóch do czterech graczy
zhanguo-option-boards = Plansze graczy
zhanguo-option-boards-A = strona A, taka sama dla wszystkich
zhanguo-option-boards-B_PICK = strona B, wybór w odwrotnej kolejności
zhanguo-option-boards-B_AUCTION = strona B, aukcja
zhanguo-option-draft = Dobierz 3, zatrzymaj 2
zhanguo-option-draft-no = nie
zhanguo-option-draft-yes = tak
zhanguo-option-track_order = Kolejność według toru Nagród
zhanguo-option-track_order-no = nie
zhanguo-option-track_order-yes = tak
zhanguo-option-worker_unrest = Zamieszki za każdego Robotnika
zhanguo-option-worker_unrest-no = nie
zhanguo-option-worker_unrest-yes = tak
zhanguo-option-removed = Aukcja dla 2 lub 3 graczy: plansza poza grą
zhanguo-option-removed-random = losowo
zhanguo-option-removed-circle = koło
zhanguo-option-removed-square = kwadrat
zhanguo-option-removed-triangle = trójkąt
zhanguo-option-removed-star = gwiazda
zhanguo-option-also_removed = Aukcja dla 2 graczy: druga plansza poza grą
zhanguo-option-also_removed-random = losowo
zhanguo-option-also_removed-circle = koło
zhanguo-option-also_removed-square = kwadrat
zhanguo-option-also_removed-triangle = trójkąt
zhanguo-option-also_removed-star = gwiazda
zhanguo-end-rounds = Rozegrano pięć rund.

## Części zdań

zhanguo-part-official = { $official ->
    [red] czerwony Urzędnik
    [gray] szary Urzędnik
   *[white] biały Urzędnik
  }
zhanguo-part-official-genitive = { $official ->
    [red] czerwonego Urzędnika
    [gray] szarego Urzędnika
   *[white] białego Urzędnika
  }
zhanguo-part-officials = { $official ->
    [red] czerwonych Urzędników
    [gray] szarych Urzędników
   *[white] białych Urzędników
  }
zhanguo-part-colour = { $colour ->
    [ivory] kremowy
    [orange] pomarańczowy
   *[brown] brązowy
  }
zhanguo-part-colour-feminine = { $colour ->
    [ivory] kremową
    [orange] pomarańczową
   *[brown] brązową
  }
zhanguo-part-action = { $action ->
    [RECRUIT] Zrekrutuj Urzędnika
    [REASSIGN] Przenieś Urzędników
    [GOVERNOR] Wprowadź na Urząd Zarządcę
    [HIRE] Zatrudnij Robotników
    [PALACE] Buduj Pałac
   *[WALL] Buduj Mur
  }
zhanguo-part-aspect = { $aspect ->
    [writing] Pismo
    [currency] Walutę
   *[law] Prawo
  }
zhanguo-part-board = { $board ->
    [A] strona A
    [circle] koło
    [square] kwadrat
    [triangle] trójkąt
   *[star] gwiazda
  }
zhanguo-effect = { $effect ->
    [MARKER] 1 wybrany Znacznik Zjednoczenia
    [MOVE] do { $n ->
        [one] 1 punktu przemieszczenia
        [few] { $n } punktów przemieszczenia
       *[other] { $n } punktów przemieszczenia
      }
    [VP] { $n } PZ
    [WORKER] 1 Robotnik w tym Regionie
    [VP_CARDS] 1 PZ za każdą własną { zhanguo-part-colour-feminine } kartę
    [CALM_ANY] Zamieszki −1 w dowolnym Regionie
    [CALM_HERE] Zamieszki −1 w tym Regionie
    [MOVE_WORKER] przesuń 1 Robotnika do sąsiedniego Regionu
    [OFFICIAL_HERE] 1 { zhanguo-part-official } w tym Regionie
    [OFFICIAL_ANY] 1 wybrany Urzędnik w dowolnym Regionie
    [CALM_THEN_WORKER] Zamieszki −1, potem 1 Robotnik tamże
    [MOVE_GOVERNOR] przesuń 1 własnego Zarządcę do sąsiedniego Regionu
    [EXTRA_WORKER] zatrudnij 1 dodatkowego Robotnika
    [OFFICIAL_AT] 1 wybrany Urzędnik w { $at }
    [OFFICIALS_AT] { $n } { zhanguo-part-officials } w { $at }
    [WORKERS_AT] { $n } Robotników w { $at }
    [FREE_GOVERNOR] wprowadź 1 Zarządcę za darmo ({ $at })
    [FREE_WALL] zbuduj 1 Mur za darmo
   *[FREE_PALACE] zbuduj 1 Pałac za darmo
  }

## Co się liczy i skąd pochodzi

zhanguo-what-vp = PZ
zhanguo-what-unrest = Zamieszki
zhanguo-what-worker = { $amount ->
    [one] Robotnik
    [few] Robotnicy
   *[other] Robotników
  }
zhanguo-what-marker_ivory = { $amount ->
    [one] kremowy znacznik
    [few] kremowe znaczniki
   *[other] kremowych znaczników
  }
zhanguo-what-marker_orange = { $amount ->
    [one] pomarańczowy znacznik
    [few] pomarańczowe znaczniki
   *[other] pomarańczowych znaczników
  }
zhanguo-what-marker_brown = { $amount ->
    [one] brązowy znacznik
    [few] brązowe znaczniki
   *[other] brązowych znaczników
  }
zhanguo-what-big_ivory = kremowy znacznik o wartości 3
zhanguo-what-big_orange = pomarańczowy znacznik o wartości 3
zhanguo-what-big_brown = brązowy znacznik o wartości 3
zhanguo-what-official_red = czerwony Urzędnik
zhanguo-what-official_gray = szary Urzędnik
zhanguo-what-official_white = biały Urzędnik
zhanguo-source-auction = aukcja
zhanguo-source-unify = zjednoczenie
zhanguo-source-square = pola bonusów
zhanguo-source-palace = Pałace
zhanguo-source-card = zdolności kart
zhanguo-source-board = zdolność planszy
zhanguo-source-regions = Zarządcy w Regionach
zhanguo-source-aspects = aspekty Zjednoczenia
zhanguo-source-tasks = Zadania
zhanguo-source-walls = Mury
zhanguo-source-setup = przygotowanie
zhanguo-source-recruit = rekrutacja
zhanguo-source-governor = Zarządca
zhanguo-source-hire = zatrudnienie
zhanguo-source-wall = budowa Muru
zhanguo-source-award = Nagroda

## Pytania

zhanguo-ask-pick_board = Którą planszę bierzesz?
zhanguo-ask-auction_bid = { $bid ->
    [0] Otwórz aukcję o planszę: ile PZ oferujesz?
   *[other] Stawka wynosi { $bid } PZ. Podbijasz czy pasujesz?
  }
zhanguo-ask-auction_pick = Aukcja wygrana. Którą planszę bierzesz?
zhanguo-ask-draft_keep = Odrzuć po jednej karcie każdego koloru.
zhanguo-ask-play_card = Zagraj kartę: do jednego ze swoich Regionów albo na Dwór, by wykonać akcję.
zhanguo-ask-move_step = { $transit ->
    [1] Obszar Robotników jest pełny: ten Urzędnik musi iść dalej.
   *[0] Przesuwaj Urzędników: { $left ->
        [one] został 1 punkt.
        [few] zostały { $left } punkty.
       *[other] zostało { $left } punktów.
      }
  }
zhanguo-ask-recruit = Którego Urzędnika rekrutujesz i gdzie?
zhanguo-ask-hire = W którym Regionie zatrudniasz?
zhanguo-ask-governor_region = W którym Regionie wprowadzasz Zarządcę?
zhanguo-ask-governor_square = Które pole bonusu w { $region } zajmuje Zarządca?
zhanguo-ask-square_official = Postawić Urzędnika w dowolnym miejscu?
zhanguo-ask-palace = Gdzie budujesz Pałac i który inny Region daje Robotnika?
zhanguo-ask-palace_marker = Który znacznik o wartości 3 bierzesz?
zhanguo-ask-wall = Gdzie budujesz Mur?
zhanguo-ask-wall_workers = { $count ->
    [one] Który Region płaci 1 Robotnika?
    [few] Które { $count } Regiony płacą po Robotniku?
   *[other] Które { $count } Regionów płaci po Robotniku?
  }
zhanguo-ask-activate = Użyj swoich zdolności w dowolnej kolejności.
zhanguo-ask-marker_colour = Który znacznik bierzesz?
zhanguo-ask-calm_region = Gdzie spadają Zamieszki?
zhanguo-ask-move_worker = Który Robotnik się przenosi i dokąd?
zhanguo-ask-triangle_worker = Postawić Robotnika w { $region }?
zhanguo-ask-star_governor = Który z twoich Zarządców się przenosi i dokąd?
zhanguo-ask-claim_task = Zadeklarować wypełnienie Zadania?
zhanguo-ask-award_answer = Nagroda za { zhanguo-part-aspect }: { zhanguo-effect }. Oddasz wszystkie swoje znaczniki tego koloru.
zhanguo-ask-award_official = Który Urzędnik przychodzi do { $region }?
zhanguo-ask-award_region = W którym Regionie wprowadzasz Zarządcę?
zhanguo-ask-award_wall = Gdzie budujesz Mur?
zhanguo-ask-award_palace = Gdzie budujesz Pałac?
zhanguo-ask-end_turn = Zakończyć turę czy zrobić jeszcze coś?

## Odpowiedzi

zhanguo-act-stop = Wystarczy
zhanguo-act-decline = Nic
zhanguo-act-end_turn = Zakończ turę
zhanguo-act-pass = Pasuję
zhanguo-act-accept = Biorę Nagrodę
zhanguo-act-free_move = { $region }: { zhanguo-part-official } w dół, do pracy
zhanguo-act-move_above = { zhanguo-part-official } górą: z { $region } do { $to }
zhanguo-act-move_below = { zhanguo-part-official } dołem: z { $region } do { $to }
zhanguo-act-move_up = { $region }: { zhanguo-part-official } w górę
zhanguo-act-recruit = { zhanguo-part-official } do { $region }
zhanguo-act-official = { zhanguo-part-official } do { $region }
zhanguo-act-governor = Zarządca w { $region }
zhanguo-act-square = Pole { $square }
zhanguo-act-hire = Zatrudnij w { $region }{ $extra ->
    [extra] {", o jednego więcej"}
   *[plain] {""}
  }
zhanguo-act-palace = Pałac w { $region }, Robotnik z { $other }
zhanguo-act-free_palace = Pałac w { $region }
zhanguo-act-take_big = Znacznik { zhanguo-part-colour }
zhanguo-act-take_marker = Znacznik { zhanguo-part-colour }
zhanguo-act-wall = Sekcja { $section }, kreski: { $lines }
zhanguo-act-wall_workers = Z { $regions }
zhanguo-act-board_ability = Zdolność planszy
zhanguo-act-calm = { $region }
zhanguo-act-move_worker = Robotnik z { $region } do { $to }
zhanguo-act-place_worker = Postaw Robotnika
zhanguo-act-move_governor = Zarządca z { $from } do { $to }
zhanguo-act-claim = Zadanie { $task }
zhanguo-act-pick_board = { $board ->
    [circle] Koło
    [square] Kwadrat
    [triangle] Trójkąt
   *[star] Gwiazda
  }
zhanguo-act-bid = { $vp } PZ
zhanguo-act-activate = Karta { $card }
zhanguo-act-discard = Odrzuć { $card }
zhanguo-act-unify = Karta { $card } do { $region }
zhanguo-act-court = Karta { $card } na Dwór: { zhanguo-part-action }

## Historia

zhanguo-log-board = { $player } bierze planszę: { zhanguo-part-board }.
zhanguo-log-bid = { $player } oferuje { $vp } PZ.
zhanguo-log-auction-pass = { $player } pasuje w aukcji.
zhanguo-log-round = Zaczyna się runda { $round }.
zhanguo-log-drew = { $player } dobiera: { $cards }.
zhanguo-log-drew-hidden = { $player } dobiera karty: { $count }.
zhanguo-log-laid-off = { $player } odrzuca kartę { $card }.
zhanguo-log-laid-off-hidden = { $player } wybiera kartę do odrzucenia.
zhanguo-log-discards = { $player } pokazuje odrzucone karty: { $cards }.
zhanguo-log-under-decks = Wszystkie odrzucone karty trafiają pod swoje talie.
zhanguo-log-unify = { $player } wkłada kartę { $card } do Regionu { $region }.
zhanguo-log-court = { $player } zagrywa kartę { $card } na Dwór (na { $below ->
    [0] X
    [121] X
   *[other] { $below }
  }): { zhanguo-part-action }.
zhanguo-log-free-move = { $player }: { zhanguo-part-official } idzie do pracy w { $region }.
zhanguo-log-moved-above = { $player }: { zhanguo-part-official } z { $region } do { $to }, obszar Zarządców.
zhanguo-log-moved-below = { $player }: { zhanguo-part-official } z { $region } do { $to }, obszar Robotników.
zhanguo-log-moved-up = { $player }: { zhanguo-part-official } idzie w górę w { $region }.
zhanguo-log-governor = { $player } wprowadza Zarządcę w { $region }.
zhanguo-log-square = { $player } zajmuje pole { $square }: { zhanguo-effect }.
zhanguo-log-palace = { $player } buduje Pałac w { $region }.
zhanguo-log-wall = { $player } buduje Mur w sekcji { $section }, { $lines ->
    [one] 1 kreska
    [few] { $lines } kreski
   *[other] { $lines } kresek
  }.
zhanguo-log-activate = { $player } używa karty { $card } w { $region }: { zhanguo-effect }.
zhanguo-log-board-ability = { $player } używa zdolności planszy: { zhanguo-part-board }.
zhanguo-log-moved-worker = { $player } przesuwa Robotnika z { $region } do { $to }.
zhanguo-log-moved-governor = { $player } przesuwa Zarządcę z { $region } do { $to }.
zhanguo-log-claim = { $player } wypełnia Zadanie { $task }: { $vp } PZ pod dyskiem.
zhanguo-log-award = { $player } bierze Nagrodę za { zhanguo-part-aspect }: { zhanguo-effect }.
zhanguo-log-award-pass = { $player } rezygnuje z Nagrody za { zhanguo-part-aspect }.
zhanguo-log-award-left = Nikt więcej nie bierze Nagrody za { zhanguo-part-aspect }.
zhanguo-log-award-impossible = { $player } nie może wziąć całej Nagrody za { zhanguo-part-aspect } i pasuje.
zhanguo-log-track = Tor Nagród ułożono na nowo; na górze: { $player }.

## Dlaczego nie

zhanguo-no-not-possible = Teraz nie można tego zrobić.
zhanguo-no-board-gone = Plansza { zhanguo-part-board } nie jest dostępna.
zhanguo-no-opener-must-bid = Otwierający aukcję musi podać stawkę.
zhanguo-no-bid-too-dear = Masz tylko { $have } PZ.
zhanguo-no-bid-too-low = Trzeba przebić { $bid }.
zhanguo-no-not-in-hand = Nie masz na ręce karty { $card }.
zhanguo-no-colour-chosen = Karta tego koloru jest już odrzucona.
zhanguo-no-region-full = { $region } ma już trzy karty.
zhanguo-no-unrest-too-high = Zamieszki w { $region } wzrosłyby do { $unrest }; maksimum to { $max }.
zhanguo-no-no-officials = W twoich zasobach nie ma Urzędnika.
zhanguo-no-no-governors = W twoich zasobach nie ma Zarządcy.
zhanguo-no-no-palaces = W twoich zasobach nie ma Pałacu.
zhanguo-no-no-walls = W twoich zasobach nie ma Muru.
zhanguo-no-no-officials-out = Na twojej planszy nie ma Urzędnika.
zhanguo-no-no-governor-region = Żaden twój obszar Zarządców nie ma czerwonego, szarego i białego Urzędnika.
zhanguo-no-no-hire-region = W żadnym Regionie nie ma Urzędnika przy pracy i miejsca na Zamieszki.
zhanguo-no-no-palace-region = Pałac wymaga dwóch Robotników w Regionie, jednego poza nim, wolnego pola i niskich Zamieszek.
zhanguo-no-no-wall-space = Mur wymaga Robotników i pustego pola w sekcji bez twojego Muru.
zhanguo-no-no-such-official = Nie masz w { $region } { zhanguo-part-official-genitive }, który mógłby się tak przesunąć.
zhanguo-no-work-full = Obszar Robotników w { $region } jest pełny.
zhanguo-no-needed-for-action = Wtedy zapowiedziana akcja byłaby niemożliwa.
zhanguo-no-no-free-move-now = Przesuwać bez punktów można tylko we własnej turze.
zhanguo-no-in-transit = Najpierw musi iść dalej Urzędnik, który jest w drodze.
zhanguo-no-must-move = Trzeba wykonać co najmniej jeden krok.
zhanguo-no-not-adjacent = { $region } i { $to } nie sąsiadują ze sobą.
zhanguo-no-official-out = W twoich zasobach brakuje { zhanguo-part-official-genitive }.
zhanguo-no-other-region = To musi być { $region }.
zhanguo-no-officials-missing = W obszarze Zarządców { $region } brakuje czerwonego, szarego lub białego Urzędnika.
zhanguo-no-not-on-award = Ta Nagroda nie obejmuje { $region }.
zhanguo-no-square-taken = Pole { $square } jest zajęte.
zhanguo-no-extra-worker = Dodatkowego Robotnika zatrudnia tylko plansza koło i tam jest to obowiązkowe.
zhanguo-no-nobody-at-work = W obszarze Robotników { $region } nie ma twojego Urzędnika.
zhanguo-no-region-blocked = { $region } jest zablokowany przez Zamieszki.
zhanguo-no-unrest-per-worker = Zamieszki w { $region } przekroczyłyby maksimum, 1 za każdego Robotnika.
zhanguo-no-no-worker = { $region } nie może dać Robotnika.
zhanguo-no-two-workers = Pałac wymaga dwóch Robotników w { $region }.
zhanguo-no-palace-spaces-full = Wszystkie pola Pałaców w { $region } są zajęte.
zhanguo-no-palace-block = Zamieszki w { $region } są za wysokie na Pałac.
zhanguo-no-marker-gone = Znacznik { zhanguo-part-colour } nie jest dostępny.
zhanguo-no-marker-out = W zasobach ogólnych brak znacznika: { zhanguo-part-colour }.
zhanguo-no-own-wall = Masz już Mur w sekcji { $section }.
zhanguo-no-space-taken = W sekcji { $section } zajęte jest pole, które ma { $lines ->
    [one] 1 kreskę
    [few] { $lines } kreski
   *[other] { $lines } kresek
  }.
zhanguo-no-worker-regions = To pole wymaga Robotników z { $need ->
    [one] 1 Regionu
    [few] { $need } różnych Regionów
   *[other] { $need } różnych Regionów
  }; masz ich w { $have }.
zhanguo-no-worker-count = { $need ->
    [one] Płaci dokładnie 1 Region.
    [few] Płacą dokładnie { $need } Regiony.
   *[other] Płaci dokładnie { $need } Regionów.
  }
zhanguo-no-no-board-ability = Twoja plansza nie ma teraz zdolności do użycia.
zhanguo-no-not-in-tableau = Karta { $card } nie leży na twojej planszy.
zhanguo-no-other-action = Karta { $card } czeka na inną akcję.
zhanguo-no-wrong-number = Numer na Dworze nie pasuje, więc karta { $card } się nie uaktywnia.
zhanguo-no-used = Karta { $card } została już użyta.
zhanguo-no-no-effect = Karta { $card } nic by teraz nie zmieniła.
zhanguo-no-no-unrest = W { $region } nie ma Zamieszek.
zhanguo-no-no-governor = Nie masz Zarządcy, który mógłby odejść z { $region }.
zhanguo-no-task-claimed = Zadanie { $task } jest już przez ciebie wypełnione.
zhanguo-no-task-needs = Nie spełniasz jeszcze warunków Zadania { $task }.

## Uwagi

zhanguo-mind-markers-missing = { $count ->
    [one] Brakuje 1 znacznika: dostaniesz za niego 1 PZ.
    [few] Brakuje { $count } znaczników: dostaniesz za nie { $count } PZ.
   *[other] Brakuje { $count } znaczników: dostaniesz za nie { $count } PZ.
  }
zhanguo-mind-region-blocked = To zablokuje { $region }: karty nie zadziałają i nikogo tam nie zatrudnisz.
zhanguo-mind-no-palace-then = Potem Zamieszki nie pozwolą tu zbudować Pałacu: { $region }.
zhanguo-mind-not-higher = Nie wyższa niż { $top }: karty { $cards } się nie uaktywnią.
zhanguo-mind-not-lower = Nie niższa niż { $top }: karty { $cards } się nie uaktywnią.
zhanguo-mind-abilities-left = Masz jeszcze zdolności do użycia.
zhanguo-mind-task-unclaimed = Możesz zadeklarować wypełnienie Zadania.

## Terminy

zhanguo-term-main-board = plansza główna
zhanguo-term-player-board = plansza gracza
zhanguo-term-region = Region
zhanguo-term-governor-area = obszar Zarządców
zhanguo-term-worker-area = obszar Robotników
zhanguo-term-official = Urzędnik
zhanguo-term-military-official = wojskowy (czerwony)
zhanguo-term-civil-official = cywilny (szary)
zhanguo-term-inspector = inspektor (biały)
zhanguo-term-governor = Zarządca
zhanguo-term-bonus-square = pole bonusu
zhanguo-term-worker = Robotnik / Pracownik
zhanguo-term-palace = Pałac
zhanguo-term-palace-space = pole Pałacu
zhanguo-term-wall = Mur
zhanguo-term-wall-area = obszar Muru
zhanguo-term-wall-section = sekcja Muru
zhanguo-term-wall-tile = żeton Muru
zhanguo-term-unrest = Zamieszki
zhanguo-term-unrest-level-track = poziom / tor Zamieszek
zhanguo-term-unrest-cube = znacznik Zamieszek
zhanguo-term-blocked-region = zablokowany Region
zhanguo-term-card = karta
zhanguo-term-activation-number = numer aktywacji
zhanguo-term-ability = zdolność
zhanguo-term-bonus = bonus
zhanguo-term-tableau = karty na planszy gracza
zhanguo-term-court = Dwór
zhanguo-term-unification-action = Akcja Zjednoczenia
zhanguo-term-court-action = Akcja Dworu
zhanguo-term-recruit-1-official = Zrekrutuj 1 Urzędnika
zhanguo-term-reassign-officials = Przenieś Urzędników
zhanguo-term-install-1-governor = Wprowadź na Urząd 1 Zarządcę
zhanguo-term-hire-workers = Zatrudnij Robotników
zhanguo-term-build-1-palace = Buduj 1 Pałac
zhanguo-term-build-1-wall = Buduj 1 Mur
zhanguo-term-movement-point = punkt przemieszczenia
zhanguo-term-free-move = przesunięcie bez punktów
zhanguo-term-adjacent = sąsiedni
zhanguo-term-aspect-of-unification = aspekt Zjednoczenia
zhanguo-term-writing = Pismo (kremowy)
zhanguo-term-currency = Waluta (pomarańczowy)
zhanguo-term-law = Prawo (brązowy)
zhanguo-term-unification-marker = Znacznik Zjednoczenia (ZZ)
zhanguo-term-award = Nagroda
zhanguo-term-award-track = tor Nagród
zhanguo-term-round-column = kolumna Rundy
zhanguo-term-task = Zadanie
zhanguo-term-task-section = sekcja Zadań
zhanguo-term-task-tile = żeton Zadania
zhanguo-term-disc = dysk
zhanguo-term-victory-point = Punkt Zwycięstwa (PZ)
zhanguo-term-general-supply = zasoby ogólne
zhanguo-term-own-supply = własne zasoby
zhanguo-term-first-player = pierwszy gracz
zhanguo-term-round-phase-turn = runda / faza / tura
zhanguo-term-draw-phase = Dobór kart
zhanguo-term-play-phase = Zagrywanie kart
zhanguo-term-award-phase = Nagrody za Zjednoczenie
zhanguo-term-accept-pass = akceptować / pasować
zhanguo-term-auction-bid = aukcja / stawka
zhanguo-term-variant = wariant
zhanguo-term-hand-deck = ręka / talia
zhanguo-term-to-activate-an-ability = aktywować zdolność
zhanguo-term-to-claim-a-task = zadeklarować wypełnienie zadania
zhanguo-term-to-end-the-turn = zakończyć turę
