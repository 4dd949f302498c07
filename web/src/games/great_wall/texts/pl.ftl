# Co rysunek Wielkiego Muru mówi sam od siebie.

great_wall-ui-status = Rok { $year } z { $years }, { $season ->
    [summer] Lato
    [fall] Jesień
    [winter] Zima
   *[spring] Wiosna
  }
great_wall-ui-chapter = Rok { $chapter }
great_wall-ui-chart = Honor według lat
great_wall-ui-part-wall = Mur
great_wall-ui-part-court = Dwór
great_wall-ui-part-locations = Lokacje
great_wall-ui-part-offer = Karty
great_wall-ui-nobody = nikt
great_wall-ui-done = Dalej
great_wall-ui-choice = Jedna z odpowiedzi

## Pole

great_wall-ui-balance = Szturm { great_wall-part-in-section }: Siła Natarcia { $attack }, wartość Obrony { $defence }
great_wall-ui-balance-breach = Gdyby Zima nadeszła teraz, doszłoby do Przełamania. Hańba: { $text }.
great_wall-ui-balance-held = Gdyby Zima nadeszła teraz, Mur by wytrzymał (zapas: { $n }). Przy Przełamaniu Hańba: { $text }.
great_wall-ui-stands = { $player }: { great_wall-part-soldier }
great_wall-ui-breach = Przełamanie
great_wall-ui-holds = trzyma
great_wall-ui-falls = { $player }: { great_wall-part-soldier }, zaraz zginie
great_wall-ui-saved = { $player }: { great_wall-part-soldier }, uratowany
great_wall-ui-falling = Zaraz zginą: { $text }.
great_wall-ui-saving = Uratowani: { $text }.
great_wall-ui-no-horde = Brak Hord
great_wall-ui-closed = { $section ->
    [M] Środkowa sekcja
    [R] Prawa sekcja
   *[L] Lewa sekcja
  } jest nieużywana w tej grze
great_wall-ui-side = { $section ->
    [M] Środkowa
    [R] Prawa
   *[L] Lewa
  }
great_wall-ui-level = Poziom { $level }
great_wall-ui-wall = Mur { great_wall-part-in-section }: poziom { $level }
great_wall-ui-wall-text = Wartość Obrony { $defence }, pola Ostrzału: { $firing }. { $more ->
    [0] Mur jest tu ukończony.
   *[1] Następna kondygnacja kosztuje { $cost ->
        [one] { $cost } Surowiec
        [few] { $cost } Surowce
       *[other] { $cost } Surowców
      }: Drewno, Kamień lub Złoto.
  }
great_wall-ui-barricades = { $n ->
    [one] { $n } Barykada
    [few] { $n } Barykady
   *[other] { $n } Barykad
  } { great_wall-part-in-section }
great_wall-ui-barricades-text = Każda dodaje 2 do wartości Obrony; Barykada kosztuje 2 i daje 2 Honoru. Po Szturmie wszystkie znikają.
great_wall-ui-firing = Łucznicy na polach Ostrzału { great_wall-part-of-section }: { $n } z { $usable }
great_wall-ui-muster = Strefa Odpoczynku { great_wall-part-of-section }: { great_wall-part-soldier }
great_wall-ui-horde = { $card }, rząd { $row } { great_wall-part-of-section }
great_wall-ui-horde-text = Siła Natarcia { $strength }, Honor dla zwycięzcy { $honor }, wolne Punkty Witalne: { $free }.
great_wall-ui-point = { $card }, Punkt Witalny { $point } (rząd { $row } { great_wall-part-of-section })
great_wall-ui-reward = { $what ->
    [vp] Nagroda: { $n ->
        [one] { $n } Honor.
        [few] { $n } Honoru.
       *[other] { $n } Honoru.
      }
    [chi] Nagroda: { $n } Chi.
    [wood] Nagroda: { $n ->
        [one] { $n } Drewno.
        [few] { $n } Drewna.
       *[other] { $n } Drewna.
      }
    [stone] Nagroda: { $n ->
        [one] { $n } Kamień.
        [few] { $n } Kamienie.
       *[other] { $n } Kamieni.
      }
    [gold] Nagroda: { $n ->
        [one] { $n } Złoto.
        [few] { $n } Złota.
       *[other] { $n } Złota.
      }
    [tactic] Nagroda: { $n ->
        [one] { $n } karta Taktyki.
        [few] { $n } karty Taktyki.
       *[other] { $n } kart Taktyki.
      }
   *[none] Brak Nagrody.
  }

## Lokacje

great_wall-ui-room = Urzędnicy: { $n } z { $slots }; pełna Lokacja jest zamknięta.
great_wall-ui-room-open = { $n ->
    [0] Jeszcze nikogo tu nie ma
   *[other] Urzędnicy: { $n }
  }; zawsze jest miejsce.
great_wall-ui-overseers = Poziomy Nadzorców: { $text }.
great_wall-ui-own-clerks = Twoi Urzędnicy { great_wall-part-in-location }
great_wall-ui-loc-shame = Gracz, który podczas Aktywacji jest tu sam, otrzymuje Hańbę.
great_wall-ui-loc-sawmill = Produkuje Drewno; Nadzorcy i Datki.
great_wall-ui-loc-quarry = Produkuje Kamień; Nadzorcy i Datki.
great_wall-ui-loc-mine = Produkuje Złoto; Nadzorcy i Datki.
great_wall-ui-loc-temple = Produkuje Chi; Nadzorcy i Datki.
great_wall-ui-loc-barracks = Rekrutuje Żołnierzy, po jednym na Urzędnika.
great_wall-ui-loc-builders = Buduje Barykady i kondygnacje Muru, po jednej na Urzędnika.
great_wall-ui-loc-hq = Przenosi Żołnierzy z jednej sekcji do innej, jeden ruch na Urzędnika.
great_wall-ui-loc-tea_house = Przesuwa twój znacznik Herbaty w górę.
great_wall-ui-loc-embassy = Zatrudnia Urzędników i Doradców.
great_wall-ui-loc-academy = Dobiera karty Taktyki, po jednej na Urzędnika.
great_wall-ui-store = Magazyn, { $kind }: { $n }
great_wall-ui-store-text = Tu leżą Datki; korzysta z nich pierwszy budujący.
great_wall-ui-shame = Żetony Hańby w puli: { $n } (poza grą: { $box })
great_wall-ui-shame-text = Gra kończy się także, gdy pula jest pusta.
great_wall-ui-deck = { $deck ->
    [hordes] Talia Hordy
    [tactics] Talia Taktyk
    [events] Talia Wydarzeń
    [decrees] Talia Dekretów
   *[advisors] Talia Doradców
  }: { $n }
great_wall-ui-discards = Odrzucone: { $text }.
great_wall-ui-invasion = Następna Horda przyjdzie { $section ->
    [M] do środkowej sekcji
    [R] do prawej sekcji
   *[L] do lewej sekcji
  }.

## Dwór

great_wall-ui-slot = Tor Rozkazów, pole { $slot }
great_wall-ui-slot-free = Wolne. Tury rozgrywa się od pola 1.
great_wall-ui-year = Rok { $year }
great_wall-ui-year-text = Nowe Hordy: { $hordes }, Zabójczość { $lethality }.
great_wall-ui-season-spring = Czas płynie, nadchodzą nowe Hordy.
great_wall-ui-season-summer = Dochód, Hańba, karty Rozkazów wracają na rękę.
great_wall-ui-season-fall = Karty Rozkazów, Urzędnicy, Aktywacje.
great_wall-ui-season-winter = Faza Strzelania, potem Szturm na każdą sekcję.
great_wall-ui-player-text = Miejsce w kolejności Herbaty { $tea }, Honor { $honor }, Urzędnicy { $clerks }, w puli: Włócznicy { $spears }, Łucznicy { $archers }, Kawalerzyści { $horses }; Wspierający Doradcy { $supporting }.
great_wall-ui-qin-cards = Karty Rozkazów w jego talii: { $left }; zagrane: { $cards }.
great_wall-ui-artifact-now = Honor, gdyby gra skończyła się teraz: { $text }.
great_wall-ui-eased = W tym roku łatwiej: −{ $n }.
great_wall-ui-decrees = Spełnione Dekrety: { $done } z { $needed }
great_wall-ui-proposed = zgłoszony
great_wall-ui-refused = odrzucony
great_wall-ui-seen = obejrzane
great_wall-ui-used = użyta
great_wall-ui-used-text = Na razie już użyta.
great_wall-ui-qin-track = idzie do:

## Gracze

great_wall-ui-resource = Twoje Surowce, { great_wall-part-kind }: { $n }
great_wall-ui-clerks = Urzędnicy w puli: { $n }
great_wall-ui-unhired = Izba Urzędników: { $n }
great_wall-ui-supply = W puli { great_wall-part-soldiers }: { $n }
great_wall-ui-count = { $soldier ->
    [archer] Łucznicy
    [horse] Kawalerzyści
   *[spear] Włócznicy
  }: { $n }
great_wall-ui-shamed = Z Hańbą: { $n }
great_wall-ui-captured-text = Honor { $honor }, Hańba na karcie { $shame }.
great_wall-ui-won = Zdobyte Hordy: { $n }
great_wall-ui-shame-total = Żetony Hańby: { $n }
great_wall-ui-tactics = Karty Taktyki na ręce: { $n }
great_wall-ui-commands = Karty Rozkazów na ręce: { $n }
great_wall-ui-advisors = Doradcy: Aktywni { $active }, Wspierający { $supporting }
great_wall-ui-supporting = Wspierający Doradcy: { $n }
great_wall-ui-supports = wspiera
great_wall-ui-picked = wybrana
great_wall-ui-discarded = zagrana
great_wall-ui-has-picked = wybór zrobiony

## Odpowiedzi

great_wall-ui-verb = { $verb ->
    [tea] znacznik Herbaty w górę
    [tea_top] znacznik Herbaty na szczyt
    [hire_advisor] zatrudnij Doradcę
    [hire_clerk] zatrudnij Urzędnika
    [drop_shame] oddaj żeton Hańby
    [barricade] Barykada
    [wall] kondygnacja Muru
    [lose] oddaj Surowce
    [shame] przyjmij żeton Hańby
    [gain] Surowce
    [draw] karty Taktyki
    [honor] Honor
    [place] przenieś Urzędników
    [attack] Atak
    [recruit] Rekrutacja
    [wound] Rany
    [kill] Żołnierze giną
    [upgrade] ulepsz Nadzorcę
   *[other] efekt
  }
great_wall-ui-group-spear = Włócznicy
great_wall-ui-group-horse = Kawalerzyści
great_wall-ui-group-archer = Łucznicy
great_wall-ui-group-shoot = Łucznicy strzelają
great_wall-ui-group-muster = Strefy Odpoczynku
great_wall-ui-group-hire = Doradcy
great_wall-ui-group-play = Taktyki
great_wall-ui-group-use = Zdolności
great_wall-ui-forecast-f01 = Nefrytowa Pieczęć Państwa
great_wall-ui-forecast-f02 = Terakotowy Wartownik
great_wall-ui-forecast-f03 = Duchowy Sztandar Chana
great_wall-ui-forecast-f04 = Szkatuła Złotego Smoka
great_wall-ui-forecast-f05 = Zwoje Mistrza Sun

## Component data

great_wall-ui-data-time-track = Tor Czasu: Hordy i Zabójczość w każdym roku
great_wall-ui-data-wall-levels = Poziomy Muru: koszt, obrona, pola Ostrzału
great_wall-ui-data-overseers = Tory Nadzorców
great_wall-ui-data-recruit-costs = Koszty rekrutacji

## The tour

great_wall-tour-goal = Honor na Murze
great_wall-tour-goal-text = Wygrywa gracz z największym Honorem. Zdobywasz go, pokonując Hordy i budując Mur; na koniec dodają go Artefakty, a odbiera Hańba. Gra kończy się po ostatnim Roku albo wcześniej, gdy ukończono dość sekcji Muru lub w puli zabrakło żetonów Hańby.
great_wall-tour-goal_solo = Ty kontra Qin Jiushao
great_wall-tour-goal_solo-text = Musisz mieć więcej Honoru niż Qin Jiushao; remis należy do niego. Honor dają pokonane Hordy, budowa Muru, a na koniec Artefakty. Gra kończy się po ostatnim Roku albo po ukończeniu Muru. Jeśli na koniec Roku w puli nie ma żetonów Hańby, przegrywasz bez względu na wynik.
great_wall-tour-goal_coop = Razem dla Cesarza
great_wall-tour-goal_coop-text = Wszyscy razem wygrywacie albo przegrywacie. Zanim minie ostatni Rok, spełnijcie dość Dekretów Cesarza. Jeśli ktoś musi wziąć żeton Hańby, a pula jest pusta, od razu wszyscy przegrywacie. Honor nie rozstrzyga o wyniku, ale można za niego oddawać żetony Hańby.
great_wall-tour-year = Cztery pory Roku
great_wall-tour-year-text = Wiosna przynosi nowe Hordy, Lato dochód, Jesienią gra się karty Rozkazów, a Zimą Hordy szturmują Mur. Pierwszy Rok zaczyna się Jesienią. W późniejszych latach przychodzi więcej Hord, a walka z nimi kosztuje więcej Żołnierzy.
great_wall-tour-turn = Twoja tura
great_wall-tour-turn-text = Jesienią wybierasz w tajemnicy kartę Rozkazu. Odsłonięte karty zajmują pola tego toru i są rozgrywane od pola 1. W swojej turze wykonujesz swoją kartę: głównie przenosisz Urzędników do Lokacji, a inni często też mogą. Potem działają Lokacje, w których jest ich dość, a pokonane Hordy znikają.
great_wall-tour-tea = Kolejność Herbaty
great_wall-tour-tea-text = Kto jest na górze, pierwszy wybiera pole toru Rozkazów, a z nim porę swojej tury. Także remis o pokonaną Hordę wygrywa ten, kto stoi wyżej. W górę przesuwają cię Urzędnicy w Herbaciarni.
great_wall-tour-tea_two = Herbata i Klan Trzciny
great_wall-tour-tea_two-text = Kto stoi wyżej, wcześniej wybiera pole toru Rozkazów i wygrywa remisy o pokonaną Hordę; w górę przesuwa cię Herbaciarnia. Trzeci znacznik to Klan Trzciny. Nie zdobywa on Honoru i zajmuje pierwsze wolne pole, ale w twojej turze to ty decydujesz o jego Urzędnikach i Włócznikach.
great_wall-tour-tea_solo = Herbata, Qin i Klan Trzciny
great_wall-tour-tea_solo-text = Zaczynasz na górze, więc wybierasz pole przed innymi; Qin Jiushao i Klan Trzciny zajmują pierwsze wolne. Qin działa według stałych reguł i zdobywa Honor. Klan Trzciny go nie zdobywa, a w twojej turze decydujesz za niego. Remis o pokonaną Hordę wygrywa ten, kto stoi wyżej.
great_wall-tour-locations = Dziesięć Lokacji
great_wall-tour-locations-text = Cztery dają Surowce, w innych rekrutujesz, budujesz, zatrudniasz i nie tylko. Lokacja z polami dla Urzędników działa, gdy wszystkie są zajęte, obojętnie przez kogo; w pozostałych wystarczy jeden twój Urzędnik. Potem twoi Urzędnicy wracają. Gdy przy znaku Hańby jesteś jedynym graczem, zwykle otrzymujesz żeton Hańby.
great_wall-tour-hordes = Hordy przed Murem
great_wall-tour-hordes-text = Włócznicy i Kawalerzyści zakrywają Punkty Witalne Hord i zdobywają dla ciebie narysowane tam Nagrody. Horda z zakrytymi wszystkimi punktami jest pokonana: za udział zyskujesz Honor, a jeśli zakrywasz najwięcej punktów, zdobywasz kartę z jej Honorem. Włócznicy sięgają tylko Hordy najbliżej Muru.
great_wall-tour-wall = Mur, Barykady, Łucznicy
great_wall-tour-wall-text = Budują tu Urzędnicy z Obozu Budowniczych. Nowa kondygnacja Muru daje trwałą Obronę, miejsce dla Łuczników i Honor równy kosztowi. Barykady są tańsze, ale po Szturmie Zimą znikają. Łucznicy na Murze co Zimę zadają Hordom Rany; Rana zakrywa punkt, lecz nie daje Nagrody.
great_wall-tour-balance = Czy Mur wytrzyma?
great_wall-tour-balance-text = Tak by było, gdyby Zima nadeszła teraz: Siła Natarcia Hord przeciw wartości Obrony sekcji. Jeśli jest większa, nieuratowani Łucznicy na tym Murze giną, a ty otrzymujesz żeton Hańby za każdą tamtejszą Hordę, na której nie masz Żołnierza. Żołnierza z Hańbą nie można użyć.
great_wall-tour-offer = Artefakty i Doradcy
great_wall-tour-offer-text = Na koniec każdy Artefakt daje Honor tym, którzy mają najwięcej tego, co on liczy. W rzędzie powyżej, gdy tylko Generałowie są wybrani, leżą Doradcy; zatrudniasz ich za Złoto w Cesarskiej Ambasadzie. Każdej Wiosny dwóch odchodzi, a dwóch nowych przychodzi.
great_wall-tour-offer_solo = Artefakty, Doradcy i Qin
great_wall-tour-offer_solo-text = Na koniec Artefakt daje ci Honor, jeśli masz dość tego, co liczy; Qin Jiushao dostaje go zawsze. Powyżej, gdy masz już Generała, leżą Doradcy; zatrudniasz ich za Złoto w Cesarskiej Ambasadzie. Poniżej widać, dokąd idą Urzędnicy Qina: od prawej, gdzie tylko jest miejsce.
great_wall-tour-offer_coop = Dekrety i Doradcy
great_wall-tour-offer_coop-text = Po Szturmie Zimą możecie razem spełniać te Dekrety; licznik pokazuje, ile ich potrzeba. Za każdy niespełniony każde z was otrzymuje żeton Hańby, po czym następuje Wydarzenie. Powyżej, gdy Generałowie są wybrani, leżą Doradcy do zatrudnienia za Złoto w Cesarskiej Ambasadzie.
great_wall-tour-own = Twój Klan
great_wall-tour-own-text = Twoi ludzie, Surowce i karty. Najpierw zatrzymujesz jednego z dwóch Generałów, który daje Surowce, i jednego Doradcę ze zdolnością; drugi Doradca wzmacnia Generała. Potem masz na ręce sześć kart Rozkazów. Każdego Lata bierzesz zagrane z powrotem, oprócz Zdrady, albo zyskujesz 2 Honoru za każdą.
great_wall-tour-own_coop = Twój Klan
great_wall-tour-own_coop-text = Twoi ludzie, Surowce i karty. Najpierw zatrzymujesz jednego z dwóch Generałów, który daje Surowce, i jednego Doradcę ze zdolnością; drugi Doradca wzmacnia Generała. Potem masz na ręce sześć kart Rozkazów. Zagrane nie wracają Latem: za każdą zbudowaną kondygnację Muru możesz wziąć jedną z powrotem, ale nigdy Zdradę.

## What else a place says
great_wall-ui-own-clerks-text = Twoich: { $n }; zostają do Aktywacji tej Lokacji.
great_wall-ui-clerks-text = Karty Rozkazów przenoszą ich do Lokacji.
great_wall-ui-unhired-text = Zatrudnia ich Cesarska Ambasada, po jednym za każdego twojego Urzędnika w niej.
great_wall-ui-resource-text = Tylko ty widzisz, ile masz. Zapłacone wraca do puli zasobów.
great_wall-ui-deck-whole = Nic nie zostało odrzucone.
great_wall-ui-done-text = Nic więcej w tym pytaniu.
great_wall-ui-keep-one-each = Wybierasz jednego Generała i jednego Doradcę, nie dwie karty tego samego rodzaju.
great_wall-ui-resource-known = Inni słyszą o każdym zysku i każdej zapłacie i mogą liczyć: kto nie może zapłacić, nie jest pytany.
great_wall-ui-icon-none = Punkt Witalny bez nagrody
great_wall-ui-icon-lock = Pełna: żaden Urzędnik nie może jej opuścić
great_wall-ui-here-spear = Postaw tu Włócznika
great_wall-ui-here-archer = Postaw tu Łucznika
great_wall-ui-here-wound = Zadaj tu Ranę
great_wall-ui-here-activate = Aktywuj tę Lokację
