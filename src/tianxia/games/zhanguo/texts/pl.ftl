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
zhanguo-part-missing = { $missing ->
    [red] czerwonego Urzędnika
    [gray] szarego Urzędnika
    [white] białego Urzędnika
    [red-gray] czerwonego i szarego Urzędnika
    [red-white] czerwonego i białego Urzędnika
    [gray-white] szarego i białego Urzędnika
   *[red-gray-white] czerwonego, szarego i białego Urzędnika
  }
zhanguo-part-officials = { $official ->
    [red] { $n ->
        [one] 1 czerwony Urzędnik
        [few] { $n } czerwonych Urzędników
       *[other] { $n } czerwonych Urzędników
      }
    [gray] { $n ->
        [one] 1 szary Urzędnik
        [few] { $n } szarych Urzędników
       *[other] { $n } szarych Urzędników
      }
   *[white] { $n ->
        [one] 1 biały Urzędnik
        [few] { $n } białych Urzędników
       *[other] { $n } białych Urzędników
      }
  }
zhanguo-part-colour = { $colour ->
    [ivory] kremowy
    [orange] pomarańczowy
   *[brown] brązowy
  }
zhanguo-part-colour-genitive = { $colour ->
    [ivory] kremowego
    [orange] pomarańczowego
   *[brown] brązowego
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
zhanguo-part-region = { $region ->
    [R1] 1
    [R2] 2
    [R3] 3
    [R4] 4
   *[R5] 5
  }
zhanguo-part-to = { $to ->
    [R1] 1
    [R2] 2
    [R3] 3
    [R4] 4
   *[R5] 5
  }
zhanguo-part-other = { $other ->
    [R1] 1
    [R2] 2
    [R3] 3
    [R4] 4
   *[R5] 5
  }
zhanguo-part-at = { $at ->
    [R1] 1
    [R2] 2
    [R3] 3
    [R4] 4
   *[R5] 5
  }
zhanguo-part-at-one-of = { $at ->
    [R2-R4] Regionie 2 lub 4
    [R3-R5] Regionie 3 lub 5
   *[R1-R2-R3-R4-R5] dowolnym Regionie
  }
zhanguo-part-from = { $from ->
    [R1] 1
    [R2] 2
    [R3] 3
    [R4] 4
   *[R5] 5
  }
zhanguo-part-regions = { $regions ->
    [R1] Regionu 1
    [R2] Regionu 2
    [R3] Regionu 3
    [R4] Regionu 4
    [R5] Regionu 5
    [R1-R2] Regionów 1 i 2
    [R1-R3] Regionów 1 i 3
    [R1-R4] Regionów 1 i 4
    [R1-R5] Regionów 1 i 5
    [R2-R3] Regionów 2 i 3
    [R2-R4] Regionów 2 i 4
    [R2-R5] Regionów 2 i 5
    [R3-R4] Regionów 3 i 4
    [R3-R5] Regionów 3 i 5
    [R4-R5] Regionów 4 i 5
    [R1-R2-R3] Regionów 1, 2 i 3
    [R1-R2-R4] Regionów 1, 2 i 4
    [R1-R2-R5] Regionów 1, 2 i 5
    [R1-R3-R4] Regionów 1, 3 i 4
    [R1-R3-R5] Regionów 1, 3 i 5
    [R1-R4-R5] Regionów 1, 4 i 5
    [R2-R3-R4] Regionów 2, 3 i 4
    [R2-R3-R5] Regionów 2, 3 i 5
    [R2-R4-R5] Regionów 2, 4 i 5
   *[R3-R4-R5] Regionów 3, 4 i 5
  }
zhanguo-part-section = { $section ->
    [T1] 1 turkusowego obszaru
    [T2] 2 turkusowego obszaru
    [G1] 1 złotego obszaru
    [G2] 2 złotego obszaru
    [S1] 1 srebrnego obszaru
   *[S2] 2 srebrnego obszaru
  }
zhanguo-part-task = { $task ->
    [U-G] Zarządców w górnej sekcji
    [U-P] Pałaców w górnej sekcji
    [U-W] Murów w górnej sekcji
    [L-G] Zarządców w dolnej sekcji
    [L-P] Pałaców w dolnej sekcji
   *[L-W] Murów w dolnej sekcji
  }
zhanguo-part-lines = { $lines ->
    [one] 1 linią
    [few] { $lines } liniami
   *[other] { $lines } liniami
  }
zhanguo-part-have = { $have ->
    [one] 1 Regionie
    [few] { $have } Regionach
   *[other] { $have } Regionach
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
    [VP_CARDS] 1 PZ za każdą twoją { zhanguo-part-colour-feminine } kartę
    [CALM_ANY] Zamieszki −1 w dowolnym Regionie
    [CALM_HERE] Zamieszki −1 w tym Regionie
    [MOVE_WORKER] przesuń 1 Robotnika do sąsiedniego Regionu
    [OFFICIAL_HERE] 1 { zhanguo-part-official } w tym Regionie
    [OFFICIAL_ANY] 1 wybrany Urzędnik w dowolnym Regionie
    [CALM_THEN_WORKER] Zamieszki −1 w dowolnym Regionie, potem 1 Robotnik tamże
    [MOVE_GOVERNOR] przesuń 1 swojego Zarządcę do sąsiedniego Regionu
    [EXTRA_WORKER] zatrudnij 1 dodatkowego Robotnika
    [OFFICIAL_AT] 1 wybrany Urzędnik w Regionie { zhanguo-part-at }
    [OFFICIALS_AT] { zhanguo-part-officials } w Regionie { zhanguo-part-at }
    [WORKERS_AT] { $n ->
        [one] 1 Robotnik
        [few] { $n } Robotników
       *[other] { $n } Robotników
      } w Regionie { zhanguo-part-at }
    [FREE_GOVERNOR] wprowadź na Urząd 1 Zarządcę za darmo w { zhanguo-part-at-one-of }
    [FREE_WALL] zbuduj 1 Mur za darmo
   *[FREE_PALACE] zbuduj 1 Pałac za darmo
  }

## Co się liczy i skąd pochodzi

zhanguo-what-vp = PZ
zhanguo-what-unrest = { $amount ->
    [one] poziom Zamieszek
    [few] poziomy Zamieszek
   *[other] poziomów Zamieszek
  }
zhanguo-what-worker = { $amount ->
    [one] Robotnik
    [few] Robotników
   *[other] Robotników
  }
zhanguo-what-marker_ivory = { $amount ->
    [one] kremowy Znacznik Zjednoczenia
    [few] kremowe Znaczniki Zjednoczenia
   *[other] kremowych Znaczników Zjednoczenia
  }
zhanguo-what-marker_orange = { $amount ->
    [one] pomarańczowy Znacznik Zjednoczenia
    [few] pomarańczowe Znaczniki Zjednoczenia
   *[other] pomarańczowych Znaczników Zjednoczenia
  }
zhanguo-what-marker_brown = { $amount ->
    [one] brązowy Znacznik Zjednoczenia
    [few] brązowe Znaczniki Zjednoczenia
   *[other] brązowych Znaczników Zjednoczenia
  }
zhanguo-what-big_ivory = { $amount ->
    [one] kremowy Znacznik Zjednoczenia o wartości 3
    [few] kremowe Znaczniki Zjednoczenia o wartości 3
   *[other] kremowych Znaczników Zjednoczenia o wartości 3
  }
zhanguo-what-big_orange = { $amount ->
    [one] pomarańczowy Znacznik Zjednoczenia o wartości 3
    [few] pomarańczowe Znaczniki Zjednoczenia o wartości 3
   *[other] pomarańczowych Znaczników Zjednoczenia o wartości 3
  }
zhanguo-what-big_brown = { $amount ->
    [one] brązowy Znacznik Zjednoczenia o wartości 3
    [few] brązowe Znaczniki Zjednoczenia o wartości 3
   *[other] brązowych Znaczników Zjednoczenia o wartości 3
  }
zhanguo-what-official_red = { $amount ->
    [one] czerwony Urzędnik
    [few] czerwonych Urzędników
   *[other] czerwonych Urzędników
  }
zhanguo-what-official_gray = { $amount ->
    [one] szary Urzędnik
    [few] szarych Urzędników
   *[other] szarych Urzędników
  }
zhanguo-what-official_white = { $amount ->
    [one] biały Urzędnik
    [few] białych Urzędników
   *[other] białych Urzędników
  }
zhanguo-source-auction = aukcja
zhanguo-source-unify = Akcja Zjednoczenia
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
    [0] Otwórz aukcję plansz: ile PZ oferujesz?
   *[other] Stawka wynosi { $bid } PZ. Podbijasz czy pasujesz?
  }
zhanguo-ask-auction_pick = Aukcja wygrana. Którą planszę bierzesz?
zhanguo-ask-draft_keep = Odrzuć po jednej karcie każdego koloru.
zhanguo-ask-play_card = Zagraj kartę: Akcja Zjednoczenia w jednym ze swoich Regionów albo Akcja Dworu.
zhanguo-ask-move_step = { $transit ->
    [1] Obszar Robotników jest pełny: ten Urzędnik musi iść dalej.
   *[0] Przesuwaj Urzędników: { $left ->
        [one] został 1 punkt przemieszczenia.
        [few] zostały { $left } punkty przemieszczenia.
       *[other] zostało { $left } punktów przemieszczenia.
      }
  }
zhanguo-ask-recruit = Którego Urzędnika rekrutujesz i gdzie?
zhanguo-ask-hire = W którym Regionie zatrudniasz?
zhanguo-ask-governor_region = W którym Regionie wprowadzasz na Urząd Zarządcę?
zhanguo-ask-governor_square = Które pole bonusu w Regionie { zhanguo-part-region } zajmuje Zarządca?
zhanguo-ask-square_official = Umieścić Urzędnika w dowolnym Regionie?
zhanguo-ask-palace = Gdzie budujesz Pałac i który inny Region daje Robotnika?
zhanguo-ask-palace_marker = Który Znacznik Zjednoczenia o wartości 3 bierzesz?
zhanguo-ask-wall = Gdzie budujesz Mur?
zhanguo-ask-wall_workers = { $count ->
    [one] Który Region płaci 1 Robotnika?
    [few] Które { $count } Regiony płacą po Robotniku?
   *[other] Które { $count } Regionów płaci po Robotniku?
  }
zhanguo-ask-activate = Aktywuj swoje zdolności w dowolnej kolejności.
zhanguo-ask-marker_colour = Który Znacznik Zjednoczenia bierzesz?
zhanguo-ask-calm_region = Gdzie spadają Zamieszki?
zhanguo-ask-move_worker = Który Robotnik się przenosi i dokąd?
zhanguo-ask-triangle_worker = Umieścić Robotnika w Regionie { zhanguo-part-region }?
zhanguo-ask-star_governor = Który z twoich Zarządców się przenosi i dokąd?
zhanguo-ask-claim_task = Zadeklarować wypełnienie Zadania?
zhanguo-ask-award_answer = Nagroda za { zhanguo-part-aspect }: { zhanguo-effect }. Akceptujesz? Oddasz wszystkie swoje znaczniki tego koloru.
zhanguo-ask-award_official = Który Urzędnik przychodzi do Regionu { zhanguo-part-region }?
zhanguo-ask-award_region = W którym Regionie wprowadzasz na Urząd Zarządcę?
zhanguo-ask-award_wall = Gdzie budujesz Mur?
zhanguo-ask-award_palace = Gdzie budujesz Pałac?
zhanguo-ask-end_turn = Zakończyć turę czy zrobić jeszcze coś?

## Odpowiedzi

zhanguo-act-stop = Wystarczy
zhanguo-act-decline = Nic
zhanguo-act-end_turn = Zakończ turę
zhanguo-act-pass = Pasuję
zhanguo-act-accept = Akceptuję Nagrodę
zhanguo-act-free_move = Region { zhanguo-part-region }: { zhanguo-part-official } do obszaru Robotników
zhanguo-act-move_above = Obszar Zarządców: { zhanguo-part-official } z Regionu { zhanguo-part-region } do Regionu { zhanguo-part-to }
zhanguo-act-move_below = Obszar Robotników: { zhanguo-part-official } z Regionu { zhanguo-part-region } do Regionu { zhanguo-part-to }
zhanguo-act-move_up = Region { zhanguo-part-region }: { zhanguo-part-official } do obszaru Zarządców
zhanguo-act-recruit = Region { zhanguo-part-region }: { zhanguo-part-official }
zhanguo-act-official = Region { zhanguo-part-region }: { zhanguo-part-official }
zhanguo-act-governor = Zarządca w Regionie { zhanguo-part-region }
zhanguo-act-square = Pole bonusu: { $square ->
    [MOVE] punkty przemieszczenia
    [OFFICIAL_ANY] wybrany Urzędnik
   *[VP] PZ
  }
zhanguo-act-hire = Zatrudnij w Regionie { zhanguo-part-region }{ $extra ->
    [extra] {", o jednego Robotnika więcej"}
   *[plain] {""}
  }
zhanguo-act-palace = Pałac w Regionie { zhanguo-part-region }, Robotnik z Regionu { zhanguo-part-other }
zhanguo-act-free_palace = Pałac w Regionie { zhanguo-part-region }
zhanguo-act-take_big = Weź { zhanguo-part-colour } Znacznik Zjednoczenia o wartości 3
zhanguo-act-take_marker = Weź { zhanguo-part-colour } Znacznik Zjednoczenia
zhanguo-act-wall = Sekcja { zhanguo-part-section }, pole z { zhanguo-part-lines }
zhanguo-act-wall_workers = Robotnicy z { zhanguo-part-regions }
zhanguo-act-board_ability = Zdolność planszy
zhanguo-act-calm = Region { zhanguo-part-region }
zhanguo-act-move_worker = Robotnik z Regionu { zhanguo-part-region } do Regionu { zhanguo-part-to }
zhanguo-act-place_worker = Umieść Robotnika
zhanguo-act-move_governor = Zarządca z Regionu { zhanguo-part-from } do Regionu { zhanguo-part-to }
zhanguo-act-claim = Zadanie { zhanguo-part-task }
zhanguo-act-pick_board = { $board ->
    [circle] Koło
    [square] Kwadrat
    [triangle] Trójkąt
   *[star] Gwiazda
  }
zhanguo-act-bid = { $vp } PZ
zhanguo-act-activate = Aktywuj kartę { $card }
zhanguo-act-discard = Odrzuć kartę { $card }
zhanguo-act-unify = Karta { $card } do Regionu { zhanguo-part-region }
zhanguo-act-court = Karta { $card } na Dwór: { zhanguo-part-action }

## Historia

zhanguo-log-board = { $player } bierze planszę: { zhanguo-part-board }.
zhanguo-log-bid = { $player } oferuje { $vp } PZ.
zhanguo-log-auction-pass = { $player } pasuje w aukcji.
zhanguo-log-round = Zaczyna się runda { $round }.
zhanguo-log-drew = { $player } dobiera karty: { $cards }.
zhanguo-log-drew-hidden = { $player } dobiera { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[other] { $count } kart
  }.
zhanguo-log-laid-off = { $player } odrzuca kartę { $card }.
zhanguo-log-laid-off-hidden = { $player } wybiera kartę do odrzucenia.
zhanguo-log-discards = { $player } pokazuje odrzucone karty: { $cards }.
zhanguo-log-under-decks = Wszystkie odrzucone karty trafiają pod swoje talie.
zhanguo-log-unify = { $player } wykonuje Akcję Zjednoczenia: karta { $card } do Regionu { zhanguo-part-region }.
zhanguo-log-court = { $player } zagrywa kartę { $card } na { $below ->
    [0] pusty Dwór
    [121] pusty Dwór
   *[other] Dwór, na kartę { $below }
  }: { zhanguo-part-action }.
zhanguo-log-free-move = { $player } przesuwa { zhanguo-part-official-genitive } do obszaru Robotników w Regionie { zhanguo-part-region }.
zhanguo-log-moved-above = { $player } przesuwa { zhanguo-part-official-genitive } z Regionu { zhanguo-part-region } do Regionu { zhanguo-part-to } (obszar Zarządców).
zhanguo-log-moved-below = { $player } przesuwa { zhanguo-part-official-genitive } z Regionu { zhanguo-part-region } do Regionu { zhanguo-part-to } (obszar Robotników).
zhanguo-log-moved-up = { $player } przesuwa { zhanguo-part-official-genitive } do obszaru Zarządców w Regionie { zhanguo-part-region }.
zhanguo-log-governor = { $player } wprowadza na Urząd Zarządcę w Regionie { zhanguo-part-region }.
zhanguo-log-square = { $player } zajmuje pole bonusu: { zhanguo-effect }.
zhanguo-log-palace = { $player } buduje Pałac w Regionie { zhanguo-part-region }.
zhanguo-log-wall = { $player } buduje Mur w sekcji { zhanguo-part-section }, na polu z { zhanguo-part-lines }.
zhanguo-log-activate = { $player } aktywuje kartę { $card } w Regionie { zhanguo-part-region }: { zhanguo-effect }.
zhanguo-log-board-ability = { $player } aktywuje zdolność planszy: { zhanguo-part-board }.
zhanguo-log-moved-worker = { $player } przesuwa Robotnika z Regionu { zhanguo-part-region } do Regionu { zhanguo-part-to }.
zhanguo-log-moved-governor = { $player } przesuwa Zarządcę z Regionu { zhanguo-part-region } do Regionu { zhanguo-part-to }.
zhanguo-log-claim = { $player } deklaruje wypełnienie Zadania { zhanguo-part-task }: { $vp } PZ pod dyskiem.
zhanguo-log-award = { $player } akceptuje Nagrodę za { zhanguo-part-aspect }: { zhanguo-effect }.
zhanguo-log-award-pass = { $player } pasuje przy Nagrodzie za { zhanguo-part-aspect }.
zhanguo-log-award-left = Nikt więcej nie akceptuje Nagrody za { zhanguo-part-aspect }.
zhanguo-log-award-nobody = Nikt nie ma znacznika za { zhanguo-part-aspect }: Nagrody się nie przyznaje.
zhanguo-log-award-impossible = { $player } nie może otrzymać całej Nagrody za { zhanguo-part-aspect } ({ zhanguo-effect }) i pasuje.
zhanguo-log-track = Tor Nagród ułożono na nowo; pierwsze miejsce: { $player }.

## Dlaczego nie

zhanguo-no-not-possible = Teraz nie można tego zrobić.
zhanguo-no-board-gone = Plansza { zhanguo-part-board } nie jest dostępna.
zhanguo-no-opener-must-bid = Otwierający aukcję musi podać stawkę.
zhanguo-no-bid-too-dear = Masz tylko { $have } PZ.
zhanguo-no-bid-too-low = Trzeba przebić stawkę { $bid } PZ.
zhanguo-no-not-in-hand = Nie masz na ręce karty { $card }.
zhanguo-no-colour-chosen = Karta tego koloru jest już odrzucona.
zhanguo-no-region-full = Region { zhanguo-part-region } ma już trzy karty.
zhanguo-no-unrest-too-high = Zamieszki w Regionie { zhanguo-part-region } wzrosłyby do { $unrest }; maksimum to { $max }.
zhanguo-no-no-officials = W twoich zasobach nie ma Urzędnika.
zhanguo-no-no-governors = W twoich zasobach nie ma Zarządcy.
zhanguo-no-no-palaces = W twoich zasobach nie ma Pałacu.
zhanguo-no-no-walls = W twoich zasobach nie ma Muru.
zhanguo-no-no-officials-out = Na twojej planszy nie ma Urzędnika.
zhanguo-no-no-governor-region = Żaden twój obszar Zarządców nie ma czerwonego, szarego i białego Urzędnika.
zhanguo-no-no-hire-region = Wszędzie, gdzie w obszarze Robotników są twoi Urzędnicy, Zamieszki przekroczyłyby maksimum: rosną o 1 za każdego Robotnika.
zhanguo-no-nobody-works = Żaden twój Urzędnik nie jest w obszarze Robotników.
zhanguo-no-all-blocked = Wszystkie Regiony, w których twoi Urzędnicy są w obszarze Robotników, są zablokowane przez Zamieszki.
zhanguo-no-no-palace-region = Żaden Region z dwoma twoimi Robotnikami nie ma jednocześnie wolnego pola Pałacu i Zamieszek, które pozwalają na Pałac.
zhanguo-no-palace-workers = Pałac wymaga trzech Robotników, dwóch w swoim Regionie i jednego w innym; { $have ->
    [0] nie masz żadnego
   *[other] masz { $have }
  }.
zhanguo-no-workers-spread = Pałac wymaga dwóch Robotników w swoim Regionie i jednego w innym: twoi nie są tak rozstawieni.
zhanguo-no-no-wall-space = W żadnej sekcji bez twojego Muru nie ma pustego pola.
zhanguo-no-no-workers = Mur wymaga Robotników, a ty nie masz żadnego.
zhanguo-no-wall-workers = Każde pole dostępne dla twojego Muru wymaga Robotników z { $need ->
    [one] 1 Regionu
    [few] { $need } różnych Regionów
   *[other] { $need } różnych Regionów
  }; { $have ->
    [0] nie masz ich w żadnym
   *[other] masz ich w { zhanguo-part-have }
  }.
zhanguo-no-no-such-official = Nie masz w Regionie { zhanguo-part-region } { zhanguo-part-official-genitive }, który mógłby się tak przesunąć.
zhanguo-no-work-full = Obszar Robotników w Regionie { zhanguo-part-region } jest pełny.
zhanguo-no-last-point = Obszar Robotników w Regionie { zhanguo-part-region } jest pełny i nie zostałby punkt przemieszczenia, by iść dalej.
zhanguo-no-needed-for-action = Wtedy zapowiedziana akcja byłaby niemożliwa.
zhanguo-no-no-free-move-now = Przesuwać bez punktów można tylko we własnej turze.
zhanguo-no-in-transit = Najpierw musi iść dalej Urzędnik, który jest w drodze.
zhanguo-no-must-move = Trzeba wykorzystać co najmniej 1 punkt przemieszczenia.
zhanguo-no-not-adjacent = Regiony { zhanguo-part-region } i { zhanguo-part-to } nie sąsiadują ze sobą.
zhanguo-no-same-region = Trzeba przejść do innego Regionu niż Region { zhanguo-part-region }.
zhanguo-no-official-out = W twoich zasobach brakuje { zhanguo-part-official-genitive }.
zhanguo-no-other-region = To musi być Region { zhanguo-part-region }.
zhanguo-no-officials-missing = W obszarze Zarządców Regionu { zhanguo-part-region } brakuje { zhanguo-part-missing }.
zhanguo-no-not-on-award = Ta Nagroda nie obejmuje Regionu { zhanguo-part-region }.
zhanguo-no-square-taken = To pole bonusu jest zajęte.
zhanguo-no-extra-worker = Twoja plansza koło zatrudnia o jednego Robotnika więcej i musisz go wziąć.
zhanguo-no-no-extra-worker = O jednego Robotnika więcej zatrudnia tylko plansza koło.
zhanguo-no-nobody-at-work = W obszarze Robotników Regionu { zhanguo-part-region } nie ma twojego Urzędnika.
zhanguo-no-region-blocked = Region { zhanguo-part-region } jest zablokowany przez Zamieszki.
zhanguo-no-unrest-per-worker = Zamieszki w Regionie { zhanguo-part-region } wzrosłyby do { $unrest }, o 1 za każdego Robotnika; maksimum to { $max }.
zhanguo-no-no-worker = W Regionie { zhanguo-part-region } nie masz Robotnika do oddania.
zhanguo-no-two-workers = Pałac wymaga dwóch Robotników w Regionie { zhanguo-part-region }; { $have ->
    [0] nie masz tam żadnego
   *[other] masz tam { $have }
  }.
zhanguo-no-third-worker = Trzeci Robotnik musi pochodzić z innego Regionu niż Region { zhanguo-part-region }.
zhanguo-no-palace-spaces-full = Wszystkie pola Pałaców w Regionie { zhanguo-part-region } są zajęte.
zhanguo-no-palace-block = Zamieszki w Regionie { zhanguo-part-region } wynoszą { $unrest }; od poziomu { $level } zabraniają Pałaców.
zhanguo-no-marker-gone = Obok Dworu nie ma { zhanguo-part-colour-genitive } Znacznika Zjednoczenia o wartości 3: ma go jeden z graczy.
zhanguo-no-marker-out = W zasobach ogólnych brak { zhanguo-part-colour-genitive } Znacznika Zjednoczenia.
zhanguo-no-own-wall = Masz już Mur w sekcji { zhanguo-part-section }.
zhanguo-no-space-taken = W sekcji { zhanguo-part-section } pole z { zhanguo-part-lines } jest zajęte.
zhanguo-no-worker-regions = To pole wymaga Robotników z { $need ->
    [one] 1 Regionu
    [few] { $need } różnych Regionów
   *[other] { $need } różnych Regionów
  }; { $have ->
    [0] nie masz ich w żadnym
   *[other] masz ich w { zhanguo-part-have }
  }.
zhanguo-no-worker-count = { $need ->
    [one] Płaci dokładnie 1 Region.
    [few] Płacą dokładnie { $need } Regiony.
   *[other] Płaci dokładnie { $need } Regionów.
  }
zhanguo-no-no-board-ability = Po tej akcji twoja plansza nie ma zdolności.
zhanguo-no-board-used = Zdolność twojej planszy została już użyta.
zhanguo-no-not-in-tableau = Karta { $card } nie leży na twojej planszy.
zhanguo-no-other-action = Karta { $card } wymaga innej akcji: { zhanguo-part-action }.
zhanguo-no-played-not-higher = Karta { $played } nie jest wyższa niż { $below } na Dworze, więc nie aktywuje karty { $card }.
zhanguo-no-played-not-lower = Karta { $played } nie jest niższa niż { $below } na Dworze, więc nie aktywuje karty { $card }.
zhanguo-no-used = Karta { $card } została już użyta.
zhanguo-no-no-such-cards = Przy twoich Regionach nie ma żadnej { $colour ->
    [ivory] kremowej
    [orange] pomarańczowej
   *[brown] brązowej
  } karty.
zhanguo-no-no-worker-out = Na twojej planszy nie ma Robotnika.
zhanguo-no-no-unrest = W Regionie { zhanguo-part-region } nie ma Zamieszek.
zhanguo-no-no-unrest-anywhere = W żadnym twoim Regionie nie ma Zamieszek.
zhanguo-no-no-governor = Nie masz Zarządcy, który mógłby odejść z Regionu { zhanguo-part-region }.
zhanguo-no-task-claimed = Wypełnienie Zadania { zhanguo-part-task } masz już zadeklarowane.
zhanguo-no-task-needs = Zadanie { zhanguo-part-task }: spełniasz dopiero { $have } z { $need } wymagań.

## Uwagi

zhanguo-mind-markers-missing = { $count ->
    [one] Brakuje 1 znacznika: dostaniesz za niego 1 PZ.
    [few] Brakuje { $count } znaczników: dostaniesz za nie { $count } PZ.
   *[other] Brakuje { $count } znaczników: dostaniesz za nie { $count } PZ.
  }
zhanguo-mind-region-blocked = To zablokuje Region { zhanguo-part-region }: nie aktywujesz tam kart, nikogo nie zatrudnisz i nie zbudujesz Pałacu.
zhanguo-mind-no-palace-then = Potem Zamieszki nie pozwolą zbudować Pałacu w Regionie { zhanguo-part-region }.
zhanguo-mind-not-higher = Numer nie jest wyższy niż { $top }, więc nie aktywuje kart: { $cards }.
zhanguo-mind-not-lower = Numer nie jest niższy niż { $top }, więc nie aktywuje kart: { $cards }.
zhanguo-mind-abilities-left = Masz jeszcze zdolności do aktywowania.
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
