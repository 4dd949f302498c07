### Terakotowa armia po polsku. Pojęcia według instrukcji; zob. docs/rules/terracotta.pl.md.

terracotta-mode-standard = Od dwóch do czterech graczy
terracotta-mode-solo = Samotnie przeciw Rywalowi
terracotta-option-level = Poziom Rywala
terracotta-option-level-apprentice = uczeń
terracotta-option-level-journeyman = czeladnik
terracotta-option-level-master = mistrz
terracotta-end-rounds = Rozegrano pięć rund.

## Co się liczy i skąd pochodzi

terracotta-what-vp = PZ
terracotta-what-coins = { $amount ->
    [one] moneta
    [few] monety
   *[other] monet
  }
terracotta-what-wet = { $amount ->
    [one] żeton mokrej gliny
    [few] żetony mokrej gliny
   *[other] żetonów mokrej gliny
  }
terracotta-what-dry = { $amount ->
    [one] żeton suchej gliny
    [few] żetony suchej gliny
   *[other] żetonów suchej gliny
  }
terracotta-source-organizer = organizer
terracotta-source-weapons = bronie
terracotta-source-inspectors = inspektorzy
terracotta-source-musicians = muzycy
terracotta-source-tiles = żetony punktowania
terracotta-source-servants = sługi
terracotta-part-master-acc = { $master ->
    [builder] mistrza budowniczego
    [steward] mistrza zarządcę
    [inspector] mistrza inspektora
    [clay_maker] mistrza wytwórcę gliny
    [overseer] mistrza nadzorcę
   *[blacksmith] mistrza kowala
  }
terracotta-part-master-gen = { $master ->
    [builder] mistrza budowniczego
    [steward] mistrza zarządcy
    [inspector] mistrza inspektora
    [clay_maker] mistrza wytwórcy gliny
    [overseer] mistrza nadzorcy
   *[blacksmith] mistrza kowala
  }
terracotta-part-warrior-acc = { $type ->
    [officer] oficera
    [guard] strażnika
    [crossbowman] kusznika
   *[soldier] żołnierza
  }
terracotta-source-groups = grupy
terracotta-source-archers = klęczący kusznicy
terracotta-source-resources = pozostałe zasoby
terracotta-source-rival = własne punkty Rywala
terracotta-source-workshop = warsztat
terracotta-source-substitute = zamiast akcji
terracotta-source-rotate = obrót koła
terracotta-source-warrior = utworzenie wojownika
terracotta-source-moisten = odwrócenie na mokrą stronę
terracotta-source-order = żeton kolejności
terracotta-source-hire = opłacenie mistrza
terracotta-source-builder = mistrz budowniczy
terracotta-source-clay_maker = mistrz wytwórca gliny
terracotta-source-overseer = mistrz nadzorca
terracotta-source-specialist = zakup specjalisty
terracotta-source-cleanup = porządkowanie

## Pytania

terracotta-ask-rotate = Obrócić koło za { $cost ->
    [one] { $cost } monetę
    [few] { $cost } monety
   *[other] { $cost } monet
  } czy zostawić koła tak, jak są?
terracotta-ask-place = Umieść robotnika przy warsztacie.
terracotta-ask-inner = Wewnętrzne koło: { $action ->
    [COINS] weź { $n ->
        [one] { $n } monetę
        [few] { $n } monety
       *[other] { $n } monet
      }
    [CLAY] weź { $n ->
        [one] { $n } żeton mokrej gliny
        [few] { $n } żetony mokrej gliny
       *[other] { $n } żetonów mokrej gliny
      }
    [WARRIOR] utwórz wojownika za { $n ->
        [one] { $n } żeton mokrej gliny
        [few] { $n } żetony mokrej gliny
       *[other] { $n } żetonów mokrej gliny
      }
    [MOISTEN] odwróć wszystkie żetony suchej gliny na mokrą stronę
   *[UPGRADE] zamień rzemieślnika na artystę
  }{ $possible ->
    [no] {" "}– teraz niemożliwe
   *[yes] {""}
  }.
terracotta-ask-middle = Środkowe koło: { $action ->
    [COINS] weź { $n ->
        [one] { $n } monetę
        [few] { $n } monety
       *[other] { $n } monet
      }
    [CLAY] weź { $n ->
        [one] { $n } żeton mokrej gliny
        [few] { $n } żetony mokrej gliny
       *[other] { $n } żetonów mokrej gliny
      }
    [ORDER] weź żeton kolejności
   *[MASTER] { $hired ->
        [yes] użyj zdolności { terracotta-part-master-gen }
       *[no] opłać { terracotta-part-master-acc }
      }
  }{ $possible ->
    [no] {" "}– teraz niemożliwe
   *[yes] {""}
  }.
terracotta-ask-outer = Zewnętrzne koło: { $action ->
    [SPECIALIST] kup specjalistę
   *[PREPARE] przygotuj { $weapon ->
        [sword] miecz
        [halberd] halabardę
        [crossbow] kuszę
       *[spear] włócznię
      }
  }{ $possible ->
    [no] {" "}– teraz niemożliwe
   *[yes] {""}
  }.
terracotta-ask-type = { $builder ->
    [yes] Którego wojownika stawia mistrz budowniczy? Pochodzi z najpełniejszej kolumny.
   *[no] Którego wojownika tworzysz?
  }
terracotta-ask-cell = Gdzie stanie { $type ->
    [officer] oficer
    [guard] strażnik
    [crossbowman] kusznik
   *[soldier] żołnierz
  }? { $builder ->
    [yes] Teraz nie daje PZ.
   *[no] Daje { $points } PZ.
  }
terracotta-ask-weapon = { $type ->
    [officer] Użyć miecza? 1 PZ i możesz przesunąć inspektora o jedno pole.
    [guard] Użyć halabardy? 3 PZ i możesz przesunąć innego swojego wojownika.
    [crossbowman] Użyć kuszy? Do { $best } PZ za puste pola do najbliższej figurki.
   *[soldier] Użyć włóczni? 1 PZ i 2 monety.
  }
terracotta-ask-officer = Przesunąć inspektora o jedno pole? Stoją przy rzędzie { $row } i kolumnie { $column }.
terracotta-ask-guard = Przesunąć w linii prostej jednego ze swoich innych wojowników?
terracotta-ask-crossbow = W którym kierunku celuje kusznik?
terracotta-ask-token = Którym żetonem opłacasz { terracotta-part-master-acc }? Masz { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[other] { $coins } monet
  }.
terracotta-ask-ability = { $possible ->
    [yes] Użyć zdolności od razu?
   *[no] Zdolności nie można teraz użyć.
  } { $master ->
    [builder] Mistrz budowniczy: zapłać tyle monet, ile wynosi numer rundy, i postaw wojownika.
    [steward] Mistrz zarządca: wykonaj jeszcze raz akcję wewnętrznego koła.
    [inspector] Mistrz inspektor: przesuń inspektora o 1 lub 2 pola naprzód.
    [clay_maker] Mistrz wytwórca gliny: weź 3 żetony mokrej gliny.
    [overseer] Mistrz nadzorca: weź żetony suchej gliny z dwóch magazynów.
   *[blacksmith] Mistrz kowal: przygotuj wszystkie bronie.
  }
terracotta-ask-inspector = Przesunąć inspektora o jedno lub dwa pola naprzód? Stoją przy rzędzie { $row } i kolumnie { $column }.
terracotta-ask-overseer = Z których dwóch magazynów bierzesz glinę? Północny wschód: { $NE }, południowy wschód: { $SE }, południowy zachód: { $SW }, północny zachód: { $NW }.
terracotta-ask-specialist = Którego specjalistę kupujesz? Masz { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[other] { $coins } monet
  }.
terracotta-ask-spot = Gdzie stanie { $kind ->
    [servant] sługa
    [archer] klęczący kusznik
   *[musician] muzyk
  }?
terracotta-ask-facing = W którą stronę patrzy klęczący kusznik?
terracotta-ask-horse = Który z twoich wojowników dostaje konia i w którą stronę koń stoi?

## Odpowiedzi

terracotta-act-rotate = { $wheel ->
    [none] Zostaw koła
    [inner] Obróć wewnętrzne koło
   *[middle] Obróć środkowe koło
  }
terracotta-act-place = { $worker ->
    [craftsman] Rzemieślnik
   *[artist] Artysta
  } w segmencie { $segment }
terracotta-act-perform = { $ring ->
    [inner] Wykonaj akcję wewnętrznego koła
    [middle] Wykonaj akcję środkowego koła
   *[outer] Wykonaj akcję zewnętrznego koła
  }
terracotta-act-take = { $what ->
    [clay] Weź zamiast tego 1 żeton mokrej gliny
   *[coin] Weź zamiast tego 1 monetę
  }
terracotta-act-skip = Nic nie rób
terracotta-act-type = { $type ->
    [officer] Oficer
    [guard] Strażnik
    [crossbowman] Kusznik
   *[soldier] Żołnierz
  }
terracotta-act-put = Na pole { $cell }
terracotta-act-weapon = { $answer ->
    [use] Użyj broni
   *[no] Zachowaj ją
  }
terracotta-act-inspector = { $inspector ->
    [V] Inspektor rzędów
   *[H] Inspektor kolumn
  }: { $step }
terracotta-act-stay = Zostaw wszystko na miejscu
terracotta-act-shoot = { $direction ->
    [N] Celuj w górę
    [E] Celuj w prawo
    [S] Celuj w dół
   *[W] Celuj w lewo
  }
terracotta-act-hire = Żeton { $token }
terracotta-act-ability = { $answer ->
    [use] Użyj zdolności
   *[no] Nie teraz
  }
terracotta-act-collect = Magazyny { $storages }
terracotta-act-buy = { $kind ->
    [horse] Koń
    [servant] Sługa
    [archer] Klęczący kusznik
   *[musician] Muzyk
  }
terracotta-act-face = { $direction ->
    [N] Patrzy w górę
    [E] Patrzy w prawo
    [S] Patrzy w dół
   *[W] Patrzy w lewo
  }
terracotta-act-mount = Wojownik na polu { $cell }, koń { $direction ->
    [N] w górę
    [E] w prawo
    [S] w dół
   *[W] w lewo
  }
terracotta-act-move = Z pola { $from } na pole { $to }

## Przebieg gry

terracotta-log-rotate = { $player } obraca { $wheel ->
    [inner] wewnętrzne
   *[middle] środkowe
  } koło.
terracotta-log-worker = { $player } umieszcza { $worker ->
    [craftsman] rzemieślnika
   *[artist] artystę
  } w segmencie { $segment }.
terracotta-log-upgrade = { $player } zamienia rzemieślnika w segmencie { $segment } na artystę.
terracotta-log-storage = Do magazynu { $quarter ->
    [NE] na północnym wschodzie
    [SE] na południowym wschodzie
    [SW] na południowym zachodzie
   *[NW] na północnym zachodzie
  } trafia 1 żeton suchej gliny; łącznie jest ich tam { $left }.
terracotta-log-warrior = { $player } stawia { terracotta-part-warrior-acc } na polu { $cell }.
terracotta-log-weapon-used = { $player } używa { $weapon ->
    [sword] miecza
    [halberd] halabardy
    [crossbow] kuszy
   *[spear] włóczni
  }.
terracotta-log-weapon-ready = { $player } przygotowuje { $weapon ->
    [sword] miecz
    [halberd] halabardę
    [crossbow] kuszę
   *[spear] włócznię
  }.
terracotta-log-inspector = { $player } przesuwa { $inspector ->
    [V] inspektora rzędów do rzędu
   *[H] inspektora kolumn do kolumny
  } { $to }.
terracotta-log-inspector-forward = { $inspector ->
    [V] Inspektor rzędów idzie dalej, do rzędu
   *[H] Inspektor kolumn idzie dalej, do kolumny
  } { $to }.
terracotta-log-move = { $player } przesuwa { terracotta-part-warrior-acc } z pola { $from } na pole { $to }.
terracotta-log-shoot = { $player }: kusznik na polu { $cell } liczy { $cells ->
    [one] { $cells } puste pole
    [few] { $cells } puste pola
   *[other] { $cells } pustych pól
  }.
terracotta-log-hire = { $player } opłaca { terracotta-part-master-acc } żetonem { $token }.
terracotta-log-collect = { $player } opróżnia magazyny { $one ->
    [NE] na północnym wschodzie
    [SE] na południowym wschodzie
    [SW] na południowym zachodzie
   *[NW] na północnym zachodzie
  } i { $two ->
    [NE] na północnym wschodzie
    [SE] na południowym wschodzie
    [SW] na południowym zachodzie
   *[NW] na północnym zachodzie
  }.
terracotta-log-order-token = { $player } bierze żeton kolejności { $token }.
terracotta-log-specialist = { $player } stawia { $kind ->
    [servant] sługę
    [archer] klęczącego kusznika
   *[musician] muzyka
  } na polu { $cell }{ $facing ->
    [N] {" (patrzy w górę)"}
    [E] {" (patrzy w prawo)"}
    [S] {" (patrzy w dół)"}
    [W] {" (patrzy w lewo)"}
   *[none] {""}
  }.
terracotta-log-horse = { $player }: { $type ->
    [officer] oficer
    [guard] strażnik
    [crossbowman] kusznik
   *[soldier] żołnierz
  } na polu { $cell } dostaje konia.
terracotta-log-score-inspector = { $inspector ->
    [V] Inspekcja rzędu
   *[H] Inspekcja kolumny
  } { $line }. Wojownicy: { $counts }.
terracotta-log-score-musician = Gra muzyk na polu { $cell }. Wojownicy: { $counts }.
terracotta-log-score-tile = Żeton punktowania: { $tile ->
    [type_officer] oficerowie
    [type_guard] strażnicy
    [type_crossbowman] kusznicy
    [type_soldier] żołnierze
    [sector_nw] lewy górny sektor
    [sector_ne] prawy górny sektor
    [sector_sw] lewy dolny sektor
    [sector_se] prawy dolny sektor
    [central_row] środkowy rząd
    [central_column] środkowa kolumna
    [coins] monety
   *[clay] glina
  } ({ $dominance } / { $presence }). Policzono: { $counts }.
terracotta-log-order = Kolejność rozgrywania tur zmienia się.
terracotta-log-round = Zaczyna się runda { $round }. Robotnicy wracają, oba koła się obracają.
terracotta-log-final = Zaczyna się punktowanie końcowe.
terracotta-log-score-servant = Punktuje sługa na polu { $cell }. Wojownicy: { $counts }.
terracotta-log-removed = { $player }: samotny { $type ->
    [officer] oficer
    [guard] strażnik
    [crossbowman] kusznik
   *[soldier] żołnierz
  } na polu { $cell } zostaje usunięty.
terracotta-log-score-group = Punktuje grupa { $type ->
    [officer] oficerów
    [guard] strażników
    [crossbowman] kuszników
   *[soldier] żołnierzy
  }. Wojownicy: { $counts }.
terracotta-log-rival-card = Rywal dobiera kartę: { $task ->
    [BUILD_V] buduje w rzędzie inspektora
    [BUILD_H] buduje w kolumnie inspektora
    [BUILD_TILE] buduje pod żeton punktowania
    [BUILD_GROUP] buduje grupę
    [SPECIALIST] kupuje specjalistę
    [ORDER] bierze żeton kolejności
   *[TRAIN] szkoli robotnika
  }.
terracotta-log-rival-stuck = Rywal nie może wykonać zadania.
terracotta-log-rival-shuffle = Talia Rywala zostaje potasowana ({ $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
  }).

## Dlaczego nie

terracotta-no-not-possible = Teraz to niemożliwe.
terracotta-no-coins = To kosztuje { $cost ->
    [one] { $cost } monetę
    [few] { $cost } monety
   *[other] { $cost } monet
  }; masz { $coins }.
terracotta-no-no-worker = Nie masz już w tej rundzie { $worker ->
    [craftsman] rzemieślnika
   *[artist] artysty
  }.
terracotta-no-artist-there = W segmencie { $segment } stoi artysta: segment jest zamknięty.
terracotta-no-craftsman-there = W segmencie { $segment } stoi rzemieślnik: może dołączyć tylko artysta.
terracotta-no-wet = Wojownik kosztuje { $cost ->
    [one] { $cost } żeton mokrej gliny
    [few] { $cost } żetony mokrej gliny
   *[other] { $cost } żetonów mokrej gliny
  }. Twoja glina: mokra { $wet }, sucha { $dry }.
terracotta-no-mausoleum-full = W mauzoleum nie ma pustego pola.
terracotta-no-organizer-empty = W organizerze nie ma już wojowników.
terracotta-no-no-dry = Nie masz żetonów suchej gliny.
terracotta-no-already-artist = Twój robotnik już jest artystą.
terracotta-no-holds-order = Masz już żeton kolejności { $token }.
terracotta-no-order-empty = Nie ma już żetonów kolejności.
terracotta-no-weapon-active = { $weapon ->
    [sword] Twój miecz już jest aktywny.
    [halberd] Twoja halabarda już jest aktywna.
    [crossbow] Twoja kusza już jest aktywna.
   *[spear] Twoja włócznia już jest aktywna.
  }
terracotta-no-no-active-weapon = Specjalista wymaga użycia aktywnej broni, a wszystkie twoje są nieaktywne.
terracotta-no-sold-out = { $kind ->
    [horse] Nie ma już koni.
    [servant] Nie ma już sług.
    [archer] Nie ma już klęczących kuszników.
   *[musician] Nie ma już muzyków.
  }
terracotta-no-weapon-inactive = { $weapon ->
    [sword] Koń wymaga użycia miecza, a twój jest nieaktywny.
    [halberd] Sługa wymaga użycia halabardy, a twoja jest nieaktywna.
    [crossbow] Klęczący kusznik wymaga użycia kuszy, a twoja jest nieaktywna.
   *[spear] Muzyk wymaga użycia włóczni, a twoja jest nieaktywna.
  }
terracotta-no-specialist-coins = { $kind ->
    [horse] Koń
    [servant] Sługa
    [archer] Klęczący kusznik
   *[musician] Muzyk
  } kosztuje { $cost ->
    [one] { $cost } monetę
    [few] { $cost } monety
   *[other] { $cost } monet
  }; masz { $coins }.
terracotta-no-no-rider = Nie masz w mauzoleum wojownika, który mógłby dostać konia.
terracotta-no-all-ride = Wszyscy twoi wojownicy mają już konie.
terracotta-no-no-horse-room = Żaden z twoich pieszych wojowników nie ma obok dwóch pustych pól na konia.
terracotta-no-cell-taken = Na polu { $cell } stoi figurka.
terracotta-no-no-own-warrior = Na polu { $cell } nie stoi twój wojownik.
terracotta-no-has-horse = Wojownik na polu { $cell } ma już konia.
terracotta-no-no-room-for-horse = Koń potrzebuje dwóch pustych pól w linii od pola { $cell }.
terracotta-no-other-ring = Najpierw zdecyduj o akcji { $ring ->
    [inner] wewnętrznego
    [middle] środkowego
   *[outer] zewnętrznego
  } koła.
terracotta-no-ring-done = O akcji { $ring ->
    [inner] wewnętrznego
    [middle] środkowego
   *[outer] zewnętrznego
  } koła już zdecydowano.
terracotta-no-cheapest-token = Twój najtańszy żeton kosztuje { $cost ->
    [one] { $cost } monetę
    [few] { $cost } monety
   *[other] { $cost } monet
  }; masz { $coins }.
terracotta-no-token-placed = Żeton { $token } już leży u { terracotta-part-master-gen }.
terracotta-no-storages-empty = Wszystkie magazyny są puste.
terracotta-no-all-weapons-active = Wszystkie twoje bronie są już aktywne.
terracotta-no-only-forward = Mistrz inspektor przesuwa tylko o jedno lub dwa pola naprzód.
terracotta-no-only-one-step = Oficer przesuwa inspektora tylko o jedno pole.
terracotta-no-none-left = Nie ma już { $type ->
    [officer] oficerów
    [guard] strażników
    [crossbowman] kuszników
   *[soldier] żołnierzy
  }.
terracotta-no-not-fullest = Mistrz budowniczy bierze z najpełniejszej kolumny; w takiej jest { $most ->
    [one] { $most } figurka
    [few] { $most } figurki
   *[other] { $most } figurek
  }, a w tej { $left }.
terracotta-no-new-guard = Nowy strażnik sam nie może się ruszyć.
terracotta-no-not-straight = Wojownik idzie w linii prostej, wzdłuż rzędu lub kolumny.
terracotta-no-rider-cell = Jeździec tego konia stoi na polu { $cell }: przesuwają się razem, od tego pola.
terracotta-no-hemmed-in = Wojownik na polu { $cell } nie ma obok pustego pola, na które mógłby pójść.
terracotta-no-blocked = Na drodze stoi figurka.
terracotta-no-blocked-rider = Nie ma miejsca dla jeźdźca z koniem.
terracotta-no-shot-adjacent = Najbliższa figurka stoi obok: nie ma pustych pól.
terracotta-no-shot-nobody = W tym kierunku nie stoi żadna figurka.
terracotta-no-wheels-first = Koło można obrócić raz na turę, przed umieszczeniem robotnika.

## Uwaga

terracotta-mind-artist-closes = Artysta zamyka segment { $segment }; rzemieślnik zostawiłby go otwartym dla artystów.
terracotta-mind-too-little-wet = Wojownik kosztuje tu { $cost ->
    [one] { $cost } żeton mokrej gliny
    [few] { $cost } żetony mokrej gliny
   *[other] { $cost } żetonów mokrej gliny
  }, a masz { $wet }.
terracotta-mind-skip-gains-nothing = Nie robiąc nic, niczego nie zyskujesz.
terracotta-mind-upgrade-closes = Twój artysta zamyka segment { $segment } dla wszystkich w tej rundzie.
terracotta-mind-stays-dry = Twoja sucha glina ({ $dry }) pozostaje sucha.
terracotta-mind-dearer-token = Wystarczy tańszy żeton ({ $cheapest }).
terracotta-mind-will-dry = Glina, której nie użyjesz w tej turze, wyschnie na koniec rundy; mokra zostaje: { $kept }.
terracotta-mind-hired-in-vain = Zdolności nie dałoby się użyć od razu.
terracotta-mind-no-substitute = Nic nie dostajesz w zamian: opłacenie mistrza jest wykonaniem akcji.
terracotta-mind-empty-storages = Oba magazyny są puste.
terracotta-mind-no-ability = { $weapon ->
    [sword] Twój miecz jest nieaktywny: wojownik pojawi się bez zdolności.
    [halberd] Twoja halabarda jest nieaktywna: wojownik pojawi się bez zdolności.
    [crossbow] Twoja kusza jest nieaktywna: wojownik pojawi się bez zdolności.
   *[spear] Twoja włócznia jest nieaktywna: wojownik pojawi się bez zdolności.
  }
terracotta-mind-faces-wall = Do końca gry patrzyłby na ścianę.
terracotta-mind-faces-empty = Na polu { $cell } jeszcze nikt nie stoi.
terracotta-mind-faces-specialist = Na polu { $cell } stoi specjalista: nie liczy się.
terracotta-mind-faces-other = Wojownik na polu { $cell } należy do kogoś innego i to on skorzysta.
terracotta-mind-better-shot = Inny kierunek daje { $best } PZ.

## Pojęcia ze słowniczka

terracotta-term-vp = punkt zwycięstwa, PZ
terracotta-term-round = runda
terracotta-term-turn = tura
terracotta-term-action_phase = faza akcji
terracotta-term-scoring_phase = faza punktowania
terracotta-term-cleanup_phase = faza porządkowania
terracotta-term-final_scoring = punktowanie końcowe
terracotta-term-workshop = warsztat
terracotta-term-inner = wewnętrzne koło
terracotta-term-middle = środkowe koło
terracotta-term-outer = zewnętrzne koło
terracotta-term-segment = segment
terracotta-term-quarter = ćwiartka
terracotta-term-storage = magazyn
terracotta-term-worker = robotnik
terracotta-term-craftsman = rzemieślnik
terracotta-term-artist = artysta
terracotta-term-wet = mokra glina
terracotta-term-dry = sucha glina
terracotta-term-coin = moneta
terracotta-term-supply = zasoby ogólne
terracotta-term-weapon = żeton broni
terracotta-term-active = aktywna / nieaktywna
terracotta-term-prepare = przygotować
terracotta-term-sword = miecz
terracotta-term-halberd = halabarda
terracotta-term-crossbow = kusza
terracotta-term-spear = włócznia
terracotta-term-figure = figurka
terracotta-term-warrior = wojownik
terracotta-term-officer = oficer
terracotta-term-guard = strażnik
terracotta-term-crossbowman = kusznik
terracotta-term-soldier = żołnierz
terracotta-term-specialist = specjalista
terracotta-term-horse = koń
terracotta-term-servant = sługa
terracotta-term-archer = klęczący kusznik
terracotta-term-musician = muzyk
terracotta-term-base = podstawka gracza
terracotta-term-organizer = organizer na figurki wojowników
terracotta-term-mausoleum = mauzoleum
terracotta-term-row = rząd
terracotta-term-col = kolumna
terracotta-term-central_row = środkowy rząd
terracotta-term-central_column = środkowa kolumna
terracotta-term-sector = sektor
terracotta-term-group = grupa
terracotta-term-dominance = dominacja
terracotta-term-presence = obecność
terracotta-term-inspector = inspektor
terracotta-term-inspector_track = tor inspektora
terracotta-term-master = mistrz
terracotta-term-master_token = żeton mistrza
terracotta-term-builder = mistrz budowniczy
terracotta-term-steward = mistrz zarządca
terracotta-term-masters-inspector = mistrz inspektor
terracotta-term-clay_maker = mistrz wytwórca gliny
terracotta-term-overseer = mistrz nadzorca
terracotta-term-blacksmith = mistrz kowal
terracotta-term-cleanup_bonus = premia w fazie porządkowania
terracotta-term-order_track = tor kolejności rozgrywania tur
terracotta-term-order_token = żeton kolejności
terracotta-term-tile = żeton punktowania
terracotta-term-round_track = tor rund / znacznik rundy
terracotta-term-score_track = tor punktacji
terracotta-term-rotate = obrót koła
terracotta-term-create = utworzyć
terracotta-term-buy = kupić
terracotta-term-moisten = odwrócić na mokrą stronę
terracotta-term-upgrade = zamienić na artystę
terracotta-term-hire = opłacić i umieścić żeton mistrza
