### To, co mówi tylko rysunek Terakotowej armii na stronie; reszta jest w src/tianxia/games/terracotta/texts.
terracotta-ui-status = Runda { $round } z { $rounds }
terracotta-ui-part-workshop = Warsztat
terracotta-ui-part-mausoleum = Mauzoleum
terracotta-ui-part-rounds = Rundy i kolejność
terracotta-ui-part-figures = Figurki
terracotta-ui-part-masters = Mistrzowie
terracotta-ui-round-now = Runda { $round }
terracotta-ui-order = Tor kolejności rozgrywania tur
terracotta-ui-order-short = Kolejność
terracotta-ui-order-text = Znaki pokazują, kto gra kiedy w tej rundzie. Żeton kolejności wzięty ze stosu da posiadaczowi to miejsce w fazie porządkowania.
terracotta-ui-quarter-NE = na północnym wschodzie
terracotta-ui-quarter-SE = na południowym wschodzie
terracotta-ui-quarter-SW = na południowym zachodzie
terracotta-ui-quarter-NW = na północnym zachodzie
terracotta-ui-storage = Magazyn { $quarter }
terracotta-ui-storage-text = Sucha glina: { $n }. Nie należy do nikogo, póki nie zabierze jej mistrz nadzorca.
terracotta-ui-segment = Segment { $segment }
terracotta-ui-segment-text = Wewnątrz: { $inner }. Środek: { $middle }. Na zewnątrz: { $outer }. Glina za wojowników trafia do magazynu { $quarter }.
terracotta-ui-ring-inner = Wewnętrzne koło
terracotta-ui-ring-middle = Środkowe koło
terracotta-ui-ring-outer = Zewnętrzne koło
terracotta-ui-wheel-inner = Zapłać 2 monety: wewnętrzne koło obraca się o krok zgodnie z ruchem wskazówek zegara.
terracotta-ui-wheel-middle = Zapłać 2 monety: środkowe koło obraca się o krok przeciwnie do ruchu wskazówek zegara.
terracotta-ui-hub = Zostaw koła
terracotta-ui-hub-text = Nie obracaj koła i umieść robotnika. Kliknięcie segmentu działa tak samo.
terracotta-ui-action-COINS = weź { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[other] { $n } monet
  }
terracotta-ui-action-CLAY = weź { $n ->
    [one] { $n } żeton mokrej gliny
    [few] { $n } żetony mokrej gliny
   *[other] { $n } żetonów mokrej gliny
  }
terracotta-ui-action-WARRIOR = utwórz wojownika za { $n ->
    [one] { $n } żeton mokrej gliny
    [few] { $n } żetony mokrej gliny
   *[other] { $n } żetonów mokrej gliny
  }
terracotta-ui-action-MOISTEN = odwróć wszystkie żetony suchej gliny na mokrą stronę
terracotta-ui-action-UPGRADE = zamień rzemieślnika na artystę
terracotta-ui-action-MASTER = { $master }: opłać lub użyj
terracotta-ui-action-ORDER = weź wierzchni żeton kolejności
terracotta-ui-action-PREPARE = przygotuj { $weapon ->
    [sword] miecz
    [halberd] halabardę
    [crossbow] kuszę
   *[spear] włócznię
  }
terracotta-ui-action-SPECIALIST = kup specjalistę za monety i broń
terracotta-ui-cell = Rząd { $row }, kolumna { $column }
terracotta-ui-cell-empty = Puste.
terracotta-ui-archer-facing = Klęczący kusznik, zwrócony w { $way ->
    [N] górę
    [E] prawo
    [S] dół
   *[W] lewo
  }
terracotta-ui-rider = { $figure } na koniu
terracotta-ui-track-V = Tor inspektora, rząd { $row }
terracotta-ui-track-H = Tor inspektora, kolumna { $column }
terracotta-ui-inspector-text = Na koniec rundy punktuje linia inspektora: 7 PZ za dominację wojowników, 3 PZ za obecność. Potem inspektor idzie dalej.
terracotta-ui-organizer-text = { $left ->
    [0] Nie ma już żadnego.
   *[other] Zostało: { $left }; następny daje { $next } PZ.
  }
terracotta-ui-specialist-text = { $left ->
    [0] Nie ma już żadnego.
   *[other] Zostało: { $left }; cena teraz: { $cost ->
        [one] { $cost } moneta
        [few] { $cost } monety
       *[other] { $cost } monet
      } i użycie { $weapon ->
        [sword] miecza
        [halberd] halabardy
        [crossbow] kuszy
       *[spear] włóczni
      }.
  }
terracotta-ui-name-officer = Oficer
terracotta-ui-name-guard = Strażnik
terracotta-ui-name-crossbowman = Kusznik
terracotta-ui-name-soldier = Żołnierz
terracotta-ui-name-horse = Koń
terracotta-ui-name-servant = Sługa
terracotta-ui-name-archer = Klęczący kusznik
terracotta-ui-name-musician = Muzyk
terracotta-ui-name-sword = Miecz
terracotta-ui-name-halberd = Halabarda
terracotta-ui-name-crossbow = Kusza
terracotta-ui-name-spear = Włócznia
terracotta-ui-name-craftsman = Rzemieślnik
terracotta-ui-name-artist = Artysta
terracotta-ui-about-officer = Z mieczem: 1 PZ i możesz przesunąć inspektora o jedno pole.
terracotta-ui-about-guard = Z halabardą: 3 PZ i możesz przesunąć innego swojego wojownika w linii prostej.
terracotta-ui-about-crossbowman = Z kuszą: 1 PZ za każde puste pole do najbliższej figurki w jednym kierunku.
terracotta-ui-about-soldier = Z włócznią: 1 PZ i 2 monety.
terracotta-ui-about-horse = Rozciąga jednego twojego wojownika na trzy pola w linii.
terracotta-ui-about-servant = Na koniec: 8 PZ za dominację wokół niego, 2 PZ za obecność.
terracotta-ui-about-archer = Pomaga wojownikowi, ku któremu jest zwrócony: rozstrzyga remisy, wchodzi do grup, 2 PZ na koniec.
terracotta-ui-about-musician = W każdej rundzie 1 PZ za każdego wojownika w jego rzędzie lub kolumnie.
terracotta-ui-master-builder = Mistrz budowniczy
terracotta-ui-master-steward = Mistrz zarządca
terracotta-ui-master-inspector = Mistrz inspektor
terracotta-ui-master-clay_maker = Mistrz wytwórca gliny
terracotta-ui-master-overseer = Mistrz nadzorca
terracotta-ui-master-blacksmith = Mistrz kowal
terracotta-ui-about-master-builder = Zapłać tyle monet, ile wynosi numer rundy: postaw wojownika z najpełniejszej kolumny, bez punktów. Premia w fazie porządkowania: 1 moneta.
terracotta-ui-about-master-steward = Wykonaj jeszcze raz akcję wewnętrznego koła w swoim segmencie, płacąc jej koszt. Premia w fazie porządkowania: 1 moneta.
terracotta-ui-about-master-inspector = Przesuń inspektora o 1 lub 2 pola do przodu. Premia w fazie porządkowania: 1 moneta.
terracotta-ui-about-master-clay_maker = Weź 3 żetony mokrej gliny. Premia w fazie porządkowania: 1 żeton gliny zostaje mokry.
terracotta-ui-about-master-overseer = Zabierz wszystkie żetony suchej gliny z dwóch magazynów. Premia w fazie porządkowania: 1 żeton gliny zostaje mokry.
terracotta-ui-about-master-blacksmith = Przygotuj wszystkie swoje bronie. Premia w fazie porządkowania: 1 żeton gliny zostaje mokry.
terracotta-ui-tile-values = Na koniec tej rundy: { $dominance } PZ za dominację, { $presence } PZ za obecność.
terracotta-ui-tile-type_officer = Oficerowie
terracotta-ui-tile-type_guard = Strażnicy
terracotta-ui-tile-type_crossbowman = Kusznicy
terracotta-ui-tile-type_soldier = Żołnierze
terracotta-ui-tile-sector_nw = Lewy górny sektor
terracotta-ui-tile-sector_ne = Prawy górny sektor
terracotta-ui-tile-sector_sw = Lewy dolny sektor
terracotta-ui-tile-sector_se = Prawy dolny sektor
terracotta-ui-tile-central_row = Środkowy rząd
terracotta-ui-tile-central_column = Środkowa kolumna
terracotta-ui-tile-coins = Monety
terracotta-ui-tile-clay = Glina
terracotta-ui-weapon-sword = Do zdolności oficera albo do kupna konia.
terracotta-ui-weapon-halberd = Do zdolności strażnika albo do kupna sługi.
terracotta-ui-weapon-crossbow = Do zdolności kusznika albo do kupna klęczącego kusznika.
terracotta-ui-weapon-spear = Do zdolności żołnierza albo do kupna muzyka.
terracotta-ui-token = Żeton mistrza { $n }
terracotta-ui-token-text = { $n ->
    [one] Opłaca dowolnego mistrza za 1 monetę, na całą grę.
    [few] Opłaca dowolnego mistrza za { $n } monety, na całą grę.
   *[other] Opłaca dowolnego mistrza za { $n } monet, na całą grę.
  }
terracotta-ui-tokens = Pozostałe żetony mistrzów
terracotta-ui-no-masters = Jeszcze bez mistrza
terracotta-ui-way-N = W górę
terracotta-ui-way-E = W prawo
terracotta-ui-way-S = W dół
terracotta-ui-way-W = W lewo
terracotta-ui-amount = { $what }: { $n }
terracotta-ui-what-coins = monety
terracotta-ui-what-wet = mokra glina
terracotta-ui-what-dry = sucha glina
terracotta-ui-active = { $weapon ->
    [sword] aktywny
   *[other] aktywna
  }
terracotta-ui-inactive = { $weapon ->
    [sword] nieaktywny
   *[other] nieaktywna
  }
terracotta-ui-at = w rzędzie { $row }, kolumnie { $column }
terracotta-ui-workers-left = Pozostali robotnicy: rzemieślnicy { $craftsmen }, artyści { $artists }
terracotta-ui-no-workers = Wszyscy robotnicy umieszczeni
terracotta-ui-rival = Rywal
terracotta-ui-rival-area = Rywal ma tylko robotników i figurki.
terracotta-ui-solo = Poziom: { $level ->
    [apprentice] uczeń
    [journeyman] czeladnik
   *[master] mistrz
  }. Pozostałe karty: { $deck }. { $card ->
    [none] Nie dobrano jeszcze karty.
   *[other] Ostatnia karta: { $card }.
  }
terracotta-ui-forecast-inspector_v = Inspektor rzędu
terracotta-ui-forecast-inspector_h = Inspektor kolumny
terracotta-ui-forecast-musicians = Muzycy
terracotta-ui-forecast-tile = Żeton tej rundy
terracotta-ui-forecast-servants = Sługi (koniec)
terracotta-ui-forecast-groups = Grupy (koniec)
terracotta-ui-forecast-archers = Klęczący kusznicy (koniec)
terracotta-ui-forecast-resources = Monety i glina (koniec)
terracotta-ui-data-mausoleum-size = Wymiary mauzoleum
terracotta-ui-data-central-lines-and-sectors = Środkowe linie i sektory
terracotta-ui-data-inspector-tracks = Tory inspektorów
terracotta-ui-data-inspector-points = Punkty inspektorów
terracotta-ui-data-workshop-rings = Koła warsztatu
terracotta-ui-data-inner-wheel = Wewnętrzne koło
terracotta-ui-data-middle-wheel = Środkowe koło
terracotta-ui-data-outer-ring = Zewnętrzne koło
terracotta-ui-data-warriors = Wojownicy
terracotta-ui-data-organizer-points = Punkty organizera
terracotta-ui-data-specialists = Specjaliści
terracotta-ui-data-weapon-of-a-specialist = Broń specjalistów
terracotta-ui-data-masters = Mistrzowie
terracotta-ui-data-master-tokens = Żetony mistrzów
terracotta-ui-data-turn-order-tokens = Żetony kolejności
terracotta-ui-data-start-resources = Zasoby początkowe
terracotta-ui-data-workers = Robotnicy
terracotta-ui-data-scoring-tiles = Żetony punktowania
terracotta-ui-data-tile-points = Punkty żetonów punktowania
terracotta-ui-data-final-scoring = Punktowanie końcowe
terracotta-ui-data-rival = Talia Rywala

## The tour
terracotta-tour-goal = Armia z gliny
terracotta-tour-goal-text = Tworzysz wojowników z mokrej gliny i ustawiasz ich w mauzoleum. Za utworzenie dostajesz punkty od razu, za dobre miejsca na koniec każdej rundy, a za grupy na koniec gry. Po pięciu rundach wygrywa ten, kto ma najwięcej punktów.
terracotta-tour-turn = Twoja tura: jeden robotnik
terracotta-tour-turn-text = Umieść robotnika przy jednym segmencie warsztatu i wykonaj trzy akcje tego segmentu, od wewnętrznej do zewnętrznej. Zamiast akcji wewnętrznego lub środkowego koła możesz wziąć 1 żeton mokrej gliny albo 1 monetę. Przed umieszczeniem robotnika możesz za 2 monety obrócić jedno z tych dwóch kół o krok.
terracotta-tour-warriors = Cztery typy wojowników
terracotta-tour-warriors-text = Gdzie wewnętrzne koło pokazuje wojownika, możesz go utworzyć za podaną tam liczbę żetonów mokrej gliny. Wybierasz typ i od razu dostajesz widoczne tutaj punkty; późniejsze figurki danego typu dają ich mniej. Jeśli broń tego typu jest aktywna, możesz jej użyć, by skorzystać ze zdolności wojownika.
terracotta-tour-mausoleum = Mauzoleum
terracotta-tour-mausoleum-text = Nowego wojownika stawiasz na dowolnym pustym polu. Wojownicy jednego typu, którzy stykają się bokami, tworzą grupę, do kogokolwiek należą. Na koniec gry wojownicy spoza grup znikają, a każdy pozostały daje tyle punktów, ile kolorów graczy jest w jego grupie. Obce kolory w grupie pomagają więc także tobie.
terracotta-tour-inspectors = Dwaj inspektorzy
terracotta-tour-inspectors-text = Jeden inspektor wskazuje rząd, drugi kolumnę. Na koniec rundy punktują obie linie: 7 punktów dla tego, kto samodzielnie prowadzi tam liczbą wojowników, 3 dla każdego innego, kto ma choć jednego. Potem każdy inspektor przechodzi o jedno pole dalej.
terracotta-tour-rounds = Żeton na każdą rundę
terracotta-tour-rounds-text = Na koniec rundy punktuje jej żeton: większą liczbę dostaje ten, kto samodzielnie prowadzi w tym, co żeton pokazuje, mniejszą każdy inny, kto ma tego choć trochę. Całą piątkę widać od początku, a liczby rosną. Jest tu też kolejność tur; żetony kolejności zmieniają ją na następną rundę.
terracotta-tour-specialists = Cztery rodzaje specjalistów
terracotta-tour-specialists-text = Gdzie pokazuje to zewnętrzne koło, kupujesz specjalistę za monety i użycie aktywnej broni. Koń rozciąga twojego wojownika na trzy pola; muzycy punktują co rundę, sługi i klęczący kusznicy na koniec gry. Ci trzej służą każdemu, czyi wojownicy stoją we właściwym miejscu.
terracotta-tour-masters = Sześciu mistrzów
terracotta-tour-masters-text = Do mistrzów prowadzi środkowe koło. Za pierwszym razem wybierasz jeden ze swoich żetonów i płacisz jego koszt, od 1 do 6 monet. Odtąd możesz korzystać z tego mistrza przy każdej takiej akcji. Na koniec rundy opłacony mistrz daje ci też 1 monetę albo sprawia, że 1 żeton gliny zostaje mokry.
terracotta-tour-own = Twoi robotnicy, glina i broń
terracotta-tour-own-text = Rzemieślnik potrzebuje pustego segmentu; artysta może też dołączyć do rzemieślnika. Gdy wszyscy robotnicy są umieszczeni, runda jest punktowana, a mokra glina wysycha, chyba że zachowają ją mistrzowie. Z suchej nie utworzysz wojownika. Użyta broń jest nieaktywna, póki znów jej nie przygotujesz.
terracotta-ui-icon-skip = Pominięcie
terracotta-ui-icon-arrow = Kierunek
terracotta-ui-here-put = Ustaw tu { $figure ->
    [officer] oficera
    [guard] strażnika
    [crossbowman] kusznika
    [soldier] żołnierza
    [servant] sługę
    [archer] klęczącego kusznika
    [musician] muzyka
   *[other] figurę
  }
terracotta-ui-here-place = { $worker ->
    [artist] Umieść tu artystę
   *[craftsman] Umieść tu rzemieślnika
  }
terracotta-ui-here-move = Przesuń go tutaj z pola { $from }
terracotta-ui-onward-rotate = Umieść tu robotnika; koła zostają, jak są
terracotta-ui-here-inspector = Przesuń tu { $inspector ->
    [V] inspektora rzędów
   *[H] inspektora kolumn
  }
terracotta-ui-spaces = { $step ->
    [-1] o jedno pole wstecz
    [1] o jedno pole naprzód
   *[other] o dwa pola naprzód
  }
