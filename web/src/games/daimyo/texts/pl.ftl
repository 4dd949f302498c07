daimyo-ui-status = Runda { $round } z { $rounds }
daimyo-ui-part-dice = Kości
daimyo-ui-part-islands = Archipelag
daimyo-ui-part-market = Rynek Bohaterów
daimyo-ui-part-relics = Czarny Rynek
daimyo-ui-part-goals = Cele
daimyo-ui-villagers = Kafle Mieszkańców Wioski
daimyo-ui-villager = Kafel Mieszkańców Wioski { $tile }
daimyo-ui-villager-back = Potem kafel się odwraca: { $text }
daimyo-ui-forecast-influence = Wpływ teraz
daimyo-ui-forecast-relics = Przywrócone Relikty
daimyo-ui-forecast-farms = Techno-Farmy
daimyo-ui-forecast-towers = Wieże Radiowe
daimyo-ui-forecast-army = armia
daimyo-ui-forecast-resources = pozostałe zasoby
daimyo-ui-group-govern = Zarządca
daimyo-ui-group-site = Miejsce Produkcji
daimyo-ui-group-shadow = Cień
daimyo-ui-group-take = Weź kafel
daimyo-ui-hero-facts = Siła { $strength }, koszt { $cost }.
daimyo-ui-no-tile = Nic tu nie leży.
daimyo-ui-free = wolne
daimyo-ui-site = Miejsce Produkcji { $site } { daimyo-on-island }: { $token }
daimyo-ui-governor-space = Pole Zarządcy: { $who }.
daimyo-ui-building-space = Pole budynku: { $who }.
daimyo-ui-danger = Niebezpieczna Okolica { daimyo-on-island }, złoto: { $gold }
daimyo-ui-danger-text = Umieszczony tu Cień daje to złoto i 1 Wpływ oraz eliminuje Zarządcę. Teraz: { $who }.
daimyo-ui-land-text = Część Reliktu: { $name }. Leży na Ziemi Niczyjej { daimyo-on-island }.
daimyo-ui-island-text = W każdej rundzie największy Wpływ daje { $gold } PP, drugi { $silver } PP.
daimyo-ui-die-text = Połóż ją na akcji w jej kolorze; do Podatku pasuje każda. Wszystkie twoje kości razem służą Bohaterom.
daimyo-ui-action-villagers = Pojemność +1, dobierz 1 Bohatera, pierwszy w rundzie bierze Hełm, aktywuj kafel Mieszkańców.
daimyo-ui-action-production = Twoi Zarządcy i Techno-Farmy dają po 1 żetonie.
daimyo-ui-action-relic = Dwa razy: przenieś Poszukiwacza, weź kafel; możesz przeszukać i kupić.
daimyo-ui-action-recruitment = Zrekrutuj dowolną liczbę Zarządców i Cieni za ryż.
daimyo-ui-action-construction = Zbuduj dowolną liczbę Techno-Farm i Wież Radiowych.
daimyo-ui-action-tax = Otrzymaj 2 złota; kość dowolnego koloru.
daimyo-ui-ability = Zdolność Klanu
daimyo-ui-ability-needs = Wymaga sumy kości 13; teraz { $sum }.
daimyo-ui-black-text = Część Reliktu: { $name }, na Czarnym Rynku. W akcji Relikt kosztuje 1 złoto.
daimyo-ui-loose-text = Część Reliktu: { $name }, w twoim Magazynie.
daimyo-ui-ransom-text = Część Reliktu: { $name }, u Najemników. W akcji Relikt kosztuje 2 złota.
daimyo-ui-track = Tor Rekrutacji
daimyo-ui-track-text = Każda jednostka przesuwa znacznik. Z ostatniego pola możesz za 2 złota zacząć od nowa.
daimyo-ui-board-farm = Techno-Farmy produkują jak Zarządcy i dają punkty na koniec.
daimyo-ui-board-tower = Wieże Radiowe dają po 2 Wpływu i punkty na koniec.
daimyo-ui-merc-relic = Zamień jeden kafel z workiem albo weź dwa kafle z jednej wyspy.
daimyo-ui-merc-governor = Umieść Zarządcę Najemników.
daimyo-ui-merc-tower = Umieść Wieżę Radiową Najemników.
daimyo-ui-merc-shadow = Zapłać 2 złota, umieść Cień Najemników i wyeliminuj Zarządcę przeciwnika.
daimyo-ui-gold = Złote pole: { $text }
daimyo-ui-silver = Srebrne pole: { $text }
daimyo-ui-has-gold = złote pole: { $player }
daimyo-ui-has-silver = srebrne pole: { $player }
daimyo-ui-solo-card = Karta Wariantu Solo
daimyo-ui-bag = Worek: { $n }
daimyo-ui-deck = Talia: { $n }
daimyo-ui-scavenger = Poszukiwacz: { $player }
daimyo-ui-influence = { $player }: Wpływ { $influence }, teraz wart { $points } PP
daimyo-ui-governor-of = Zarządca: { $player }
daimyo-ui-building-of = { daimyo-type }: { $player }
daimyo-ui-shadow-of = Cień: { $player }
daimyo-ui-altar-of = Znacznik Reliktu na Ołtarzu { $value }: { $player }
daimyo-ui-altars = Ołtarze: Przywrócony Relikt tego koloru daje 3, 2 lub 1 Wpływ
daimyo-ui-harvest = Produkcja dałaby teraz tyle
daimyo-ui-governors-left = Zarządcy w puli
daimyo-ui-shadows-left = Cienie w puli
daimyo-ui-hand = Bohaterowie na ręce
daimyo-ui-empty-hand = Brak Bohaterów na ręce.
daimyo-ui-piles = Talia { $deck }, karty odrzucone { $discard }
daimyo-ui-storage = Magazyn { $used } z { $capacity }
daimyo-ui-all-built = wszystkie stoją
daimyo-ui-restored = Przywrócone Relikty
daimyo-ui-dice-sum = suma kości { $sum }
daimyo-ui-army-hint = Armia: koszty Bohaterów i złoto
daimyo-ui-tile = { $tile ->
    [T-BUILD1] Budowa 1
    [T-CAP2] Pojemność +2
    [T-CAPBM] Pojemność +1, Czarny Rynek 1
    [T-CAPDICE] Pojemność +1, kości +2
    [T-DBUILD] Karta: budowa −1
    [T-DHIRE] Karta: zatrudnij −3
    [T-DVILL] Karta: Mieszkańcy
    [T-GBUILD] 1 złoto, budowa za złoto
    [T-GDRAW] 1 złoto, dobierz 1
    [T-GOV2] Zarządca: 2 żetony
    [T-HIRE2] Zatrudnij −2
    [T-REC-1] Rekrutacja za 1
    [T-REC1] Rekrutacja −1
    [T-RES-1R-1G] 1 ryż, 1 złoto
    [T-RES-2M] 2 metalu
    [T-RES-2R] 2 ryżu
    [T-RES-2S] 2 kamienie
    [T-RESET] 1 złoto: tor na 1
    [T-SCAV] Poszukiwacz, 1 kafel
    [T-SCAV2] 1 złoto: Poszukiwacz, 2 kafle
    [T-SHGOLD] Złoto za Cień
    [T-STEPS] 1 złoto: 2 kroki Pomocy
    [T-SWAP] Wymień 2 kafle
    [T-TOWER2] Wieża: 2 żetony
    [T-TRADE-1G-1R-1M-1S] 1 złoto → po 1 zasobie
    [T-TRADE-1M-2R-1G] 1 metal → 2 ryżu, 1 złoto
    [T-TRADE-1R-1M-1S-1G] 1 ryż → po 1 innym
    [T-TRADE-1S-1R-1M-1G] 1 kamień → po 1 innym
    [Y-DRAW-1G] 1 złoto, dobierz 1
    [Y-DRAW-1R] 1 ryż, dobierz 1
    [Y-INC-1M-1S] 1 metal, 1 kamień
    [Y-INC-1R-1G] 1 ryż, 1 złoto
    [Y-INC-1R-1M] 1 ryż, 1 metal
    [Y-INC-1S-1G] 1 kamień, 1 złoto
    [Y-INC-2A] 2 dowolne zasoby
    [Y-INC-2G] 2 złota
   *[Y-INC-2R] 2 ryżu
  }
daimyo-ui-takes-die = { $colour ->
    [blue] Kładzie się tu niebieską kość ze środka.
    [green] Kładzie się tu zieloną kość ze środka.
    [red] Kładzie się tu czerwoną kość ze środka.
   *[any] Kładzie się tu dowolną kość ze środka.
  }
daimyo-ui-tile-other = W tej turze możesz użyć tylko kafla przy nowej kości.
daimyo-ui-token-text = { $token ->
    [rice] Płaci się nim za jednostki, a na niektórych zaawansowanych Planszetkach Budowy także za budynki.
    [metal] Płaci się nim za budynki i za przeszukiwanie.
    [stone] Płaci się nim za budynki i za przeszukiwanie.
   *[gold] Płaci się nim za Bohaterów, dopłaty, Czarny Rynek i nowy cykl kosztów; liczy się też do armii.
  }
daimyo-ui-starts = Na start: { $text }
daimyo-ui-costs = Koszt: { $text }
daimyo-ui-done-text = Kończy to, co robisz, albo twoją turę.
daimyo-ui-choice = Wybór
daimyo-ui-ticked = Twoje osiągnięcia solo
daimyo-ui-ticked-at = Wygrana z wynikiem { $points } PP
daimyo-ui-mercenaries-area = Najemnicy działają według kości otrzymanych od graczy.
daimyo-ui-empire-area = Imperium działa według kart Wariantu Solo; otwarte wybory należą do ciebie.
daimyo-ui-income = Przychód
daimyo-ui-data-heroes = Bohaterowie
daimyo-ui-data-heroes-partly-known = Przemytniczka Reliktów i Lustrzana Maska
daimyo-ui-data-clans = Klany: zdolności i start
daimyo-ui-data-islands = Wyspy: miejsca, ceny i punkty
daimyo-ui-data-bonus-tiles = Kafle Akcji Dodatkowych
daimyo-ui-data-basic-construction-boards = Planszetki Budowy, strona podstawowa
daimyo-ui-data-advanced-construction-boards = Planszetki Budowy, strona zaawansowana
daimyo-ui-data-villagers = Kafle Mieszkańców Wioski
daimyo-ui-data-objectives = Cele
daimyo-ui-data-solo-cards = Karty Wariantu Solo
daimyo-ui-data-empire-ability = Zdolność Imperium
daimyo-ui-data-tower-points = Punkty za Wieże Radiowe
daimyo-ui-data-mercenary-fields = Pola Najemników
daimyo-ui-data-prices = Ceny
daimyo-ui-data-relic-tiles = Kafle Reliktów

## The tour

daimyo-tour-goal = Popularność na wyspach
daimyo-tour-goal-text = Gra trwa pięć rund, a w każdej masz trzy tury. Po każdej rundzie każda wyspa daje Punkty Popularności (PP) za największy i drugi co do wielkości Wpływ. Na koniec doliczasz punkty za Przywrócone Relikty, za budynki i za silną armię Bohaterów. Wygrywa, kto ma najwięcej PP.
daimyo-tour-islands = Wyspy i Wpływ
daimyo-tour-islands-text = Każda wyspa ma pięć Miejsc Produkcji; w każdym zmieści się jeden Zarządca i jeden budynek. Zarządca lub Wieża Radiowa daje ci tam 2 Wpływu, Cień 1. Cień przynosi też złoto i eliminuje Zarządcę przeciwnika, jeśli jakiś tam jest. Sztandary pokazują PP za pierwsze i drugie miejsce.
daimyo-tour-turn = Kości: tu zaczyna się tura
daimyo-tour-turn-text = Co rundę rzuca się wszystkimi kośćmi; leżą tu według wartości. W swojej turze bierzesz jedną, kładziesz ją na wolnej akcji w jej kolorze i wykonujesz tę akcję. Wartość też się liczy: przed akcją lub po niej możesz zagrać kartę Bohatera, którego siła równa się sumie twoich kości, wszystkich lub wybranych.
daimyo-tour-actions = Twoje sześć akcji
daimyo-tour-actions-text = Niebieska kość: Pomoc od Mieszkańców Wioski (Bohater, większy Magazyn, kafel Mieszkańców). Zielona: Produkcja daje żetony za Zarządców i Techno-Farmy, Relikt daje kafle Reliktów; czerwona: Rekrutacja i Budowa zapełniają wyspy. Podatek przyjmuje każdą kość i daje 2 złota. Na każdej akcji mieści się jedna kość na rundę.
daimyo-tour-relics = Relikty i Czarny Rynek
daimyo-tour-relics-text = Relikt to cztery kafle jednego koloru, od 1 do 4. Gdy tylko masz wszystkie, zostaje Przywrócony: daje do 3 Wpływu na wyspie tego koloru oraz PP na koniec. W akcji Relikt twój Poszukiwacz bierze kafle z wysp, a tutaj możesz kupić kafel za 1 złoto. Kafle muszą zmieścić się w twoim Magazynie.
daimyo-tour-heroes = Rynek Bohaterów
daimyo-tour-heroes-text = Raz na turę możesz zagrać Bohatera z ręki, jeśli wszystkie lub niektóre twoje kości dają w sumie dokładnie jego siłę. Między rundami zatrudniasz tu nowych za złoto; karta z przerywaną ramką czeka na swoją kolej. Koszty Bohaterów i twoje złoto tworzą armię, a silna armia daje PP na koniec.
daimyo-tour-objectives = Cele
daimyo-tour-objectives-text = Spełnij warunek jednej z tych kart, a nagroda od razu jest twoja; nie trzeba niczego zgłaszać. Każda karta Celu daje PP. Warto się spieszyć: kto zdąży pierwszy, dostaje najlepszą nagrodę, a kto później, dostaje mniej albo nic.
daimyo-tour-mercenaries = Najemnicy
daimyo-tour-mercenaries-text = To trzecia strona, którą kierujecie wspólnie. W każdej rundzie przed każdą z pierwszych trzech tur gracz, na którego przypada kolej, daje im kość i wykonuje akcję jej pola. Nie mogą wygrać, ale ich Wpływ może odebrać ci pierwsze lub drugie miejsce. W akcji Relikt możesz kupić ich kafle za 2 złota.
daimyo-tour-empire = Imperium
daimyo-tour-empire-text = To twój przeciwnik. W każdej jego turze kładziesz kość na polu w jej kolorze, jednym z trzech na karcie Wariantu Solo: to pole się pomija, dwa pozostałe działają, a otwarte wybory należą do ciebie. Imperium też zdobywa PP: za Wpływ, Relikty, budynki i armię. Postaraj się mieć ich na koniec więcej.
daimyo-tour-own = Twój Klan
daimyo-tour-own-text = Tu masz żetony, Magazyn, Bohaterów i koszty budynków. Cena Zarządców i Cieni w ryżu rośnie: 1, 2, 3, dopóki za 2 złota nie zaczniesz od nowa. Każdy budynek odsłania kafel Akcji Dodatkowej, który ulepsza jedno z twoich pól. Gdy suma twoich kości to co najmniej 13, możesz raz na turę użyć zdolności Klanu.

## What else a place says
daimyo-ui-token-have = Masz: { $n }.
daimyo-ui-bag-text = Kafle Reliktów, które jeszcze się nie pojawiły; stąd uzupełnia się wolne miejsca.
daimyo-ui-icon-building = Budynek
daimyo-ui-icon-deck = Talia Bohaterów
daimyo-ui-icon-discarded = Karty odrzucone
daimyo-ui-icon-bag = Worek z kaflami Reliktów
daimyo-ui-here-govern = Umieść tu Zarządcę
daimyo-ui-here-shadow = Umieść tu Cień
daimyo-ui-here-take = Weź ten kafel
daimyo-ui-here-travel = Przenieś tu Poszukiwacza
daimyo-ui-here-site = Postaw tutaj
daimyo-ui-here-lift = Przenieś tego Zarządcę
daimyo-ui-here-bin = Odrzuć ten kafel
daimyo-ui-here-eliminate = Wyeliminuj tego Zarządcę
daimyo-ui-here-collect = Weź żetony tego miejsca
daimyo-ui-here-market = Weź ten kafel z Czarnego Rynku
