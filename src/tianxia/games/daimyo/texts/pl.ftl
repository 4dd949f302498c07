### Daimyo: Rebirth of the Empire in Polish. Names and terms follow docs/rules/daimyo.md.
### Messages with a selector (daimyo-hero, daimyo-on-island …) are building blocks: they see the variables of their caller.

daimyo-mode-standard = Od dwóch do czterech graczy
daimyo-mode-solo = Samemu przeciw Imperium
daimyo-option-boards = Planszetki Budowy
daimyo-option-boards-basic = podstawowe
daimyo-option-boards-advanced = zaawansowane, wybierane po kolei
daimyo-option-clans = Klany
daimyo-option-clans-chosen = wybierane
daimyo-option-clans-random = losowe
daimyo-option-aggressive = Agresywni Bohaterowie
daimyo-option-aggressive-out = bez nich
daimyo-option-aggressive-in = w grze
daimyo-option-level = Poziom Imperium
daimyo-option-level-easy = łatwy
daimyo-option-level-normal = normalny
daimyo-option-level-hard = trudny
daimyo-end-five-rounds = Rozegrano pięć rund.
daimyo-mercenaries = Najemnicy
daimyo-empire = Imperium

## What is counted, and where it comes from

daimyo-what-vp = PP
daimyo-what-rice = { $amount ->
    [one] ryż
    [few] ryżu
   *[other] ryżu
  }
daimyo-what-metal = { $amount ->
    [one] metal
    [few] metalu
   *[other] metalu
  }
daimyo-what-stone = { $amount ->
    [one] kamień
    [few] kamienie
   *[other] kamieni
  }
daimyo-what-gold = { $amount ->
    [one] złoto
    [few] złota
   *[other] złota
  }
daimyo-source-influence = Wpływ
daimyo-source-objectives = Cele
daimyo-source-storage = Magazyn powyżej 9
daimyo-source-empire = akcje Imperium
daimyo-source-relics = Przywrócone Relikty
daimyo-source-farms = Techno-Farmy
daimyo-source-towers = Wieże Radiowe
daimyo-source-army = armia
daimyo-source-helmet = Potężny Hełm
daimyo-source-resources = pozostałe zasoby
daimyo-source-setup = przygotowanie
daimyo-source-production = Produkcja
daimyo-source-tax = Podatek
daimyo-source-income = Przychód
daimyo-source-hero = Bohater
daimyo-source-tile = kafel Akcji Dodatkowej
daimyo-source-villager = Mieszkańcy Wioski
daimyo-source-ability = zdolność Klanu
daimyo-source-objective = Cel
daimyo-source-shadow = Cień
daimyo-source-compensation = rekompensata
daimyo-source-recruiting = rekrutacja
daimyo-source-building = budowa
daimyo-source-reset = nowy cykl kosztów
daimyo-source-search = przeszukiwanie
daimyo-source-market = Czarny Rynek
daimyo-source-mercenaries = Najemnicy
daimyo-source-hiring = zatrudnianie
daimyo-source-theft = zabrane przez przeciwnika

## Building blocks: names

daimyo-island = { $island ->
    [blue] Niebieska wyspa
    [red] Czerwona wyspa
    [yellow] Żółta wyspa
    [purple] Fioletowa wyspa
    [green] Zielona wyspa
   *[black] Czarna wyspa
  }
daimyo-on-island = { $island ->
    [blue] na niebieskiej wyspie
    [red] na czerwonej wyspie
    [yellow] na żółtej wyspie
    [purple] na fioletowej wyspie
    [green] na zielonej wyspie
   *[black] na czarnej wyspie
  }
daimyo-to-island = { $island ->
    [blue] na niebieską wyspę
    [red] na czerwoną wyspę
    [yellow] na żółtą wyspę
    [purple] na fioletową wyspę
    [green] na zieloną wyspę
   *[black] na czarną wyspę
  }
daimyo-relic-tile = { $relic ->
    [blue] niebieski kafel Reliktu
    [red] czerwony kafel Reliktu
    [yellow] żółty kafel Reliktu
    [purple] fioletowy kafel Reliktu
    [green] zielony kafel Reliktu
   *[black] czarny kafel Reliktu
  } { $number }
daimyo-relic-name = { $relic ->
    [blue] Wielka Zmywarka
    [red] Święty Toster
    [yellow] Automat Losu
    [purple] Kula Dyskotekowa
    [green] Wieczna Lodówka
   *[black] Winylowa Wyrocznia
  }
daimyo-clan = { $clan ->
    [nature] Klan Natury
    [technology] Klan Technologii
    [nomads] Klan Nomadów
   *[aristocrats] Klan Arystokratów
  }
daimyo-clan-genitive = { $clan ->
    [nature] Klanu Natury
    [technology] Klanu Technologii
    [nomads] Klanu Nomadów
   *[aristocrats] Klanu Arystokratów
  }
daimyo-clan-does = { $clan ->
    [nature] Otrzymaj 2 dowolne zasoby.
    [technology] Pojemność Magazynu +1. Dobierz 1 Bohatera.
    [nomads] Przenieś 1 swojego Zarządcę i otrzymaj 2 żetony nowego miejsca.
   *[aristocrats] Zagraj Bohatera bez względu na siłę.
  }
daimyo-hero = { $hero ->
    [H01] Mnich Ryżowy
    [H02] Zielarka
    [H03] Ogrodnik Mchów
    [H04] Robot Skrzyniowy
    [H05] Majster Obwodów
    [H06] Nurek Złomowy
    [H07] Przewodnik Karawany
    [H08] Biegacz Wydm
    [H09] Jeździec Myta
    [H10] Herold Dworu
    [H11] Tancerka z Wachlarzem
    [H12] Samuraj Podatkowy
    [H13] Handlarz Złomem
    [H14] Zwiadowca z Latarnią
    [H15] Kucharz Makaronu
    [H16] Kowal Rdzy
    [H17] Bliźniaczki z Kamieniołomu
    [H18] Papierowy Posłaniec
    [H19] Strażnik Mostu
    [H20] Sumita Skrzyń
    [H21] Starsza Wioski
    [H22] Kieszonkowiec
    [H23] Przemytniczka Reliktów
    [H24] Sierżant Rekrutacji
    [H25] Cieśla Dachów
    [H26] Makler Rynku
    [H27] Tancerka Żniw
    [H28] Robowół
    [H29] Nurek Workowy
    [H30] Mniszka z Liczydłem
    [H31] Podwójny Szpieg
    [H32] Lustrzana Maska
    [H33] Złodziej z Tunelu
    [H34] Ronin Zawadiaka
    [H35] Bębniarz Wojenny
    [H36] Inżynierka Wież
    [H37] Mechanik Farm
    [H38] Strażnik Archiwum
    [H39] Bankier Szoguna
    [H40] Królowa Czarnego Rynku
    [H41] Wyrocznia Szóstek
    [H42] Kapitan Burzy
    [H43] Strażnik Wygnania
    [H44] Baronowa Myta
    [H45] Wielki Architekt
    [H46] Mistrz Cieni
    [H47] Żelazna Cesarzowa
    [H48] Mistrz Renowacji
    [H49] Mecha Daimyo
    [H50] Niebiański Haker
    [H51] Dziewięcioogoniasty Makler
   *[H52] Nocne Ostrze
  }
daimyo-hero-does = { $hero ->
    [H01] Otrzymaj 2 ryżu.
    [H02] Otrzymaj 1 metal i 1 kamień.
    [H03] Wybierz swojego Zarządcę: otrzymaj 2 żetony jego miejsca.
    [H04] Dobierz 1 kafel Reliktu z worka.
    [H05] Pojemność Magazynu +1. Otrzymaj 1 metal.
    [H06] Przenieś Poszukiwacza na inną wyspę i weź tam 1 kafel.
    [H07] Przenieś 1 swojego Zarządcę i otrzymaj 1 żeton nowego miejsca.
    [H08] Otrzymaj 1 ryż i 1 złoto.
    [H09] Możesz zrekrutować jednostkę taniej o 1 ryż.
    [H10] Otrzymaj 2 złota.
    [H11] Dobierz 2 Bohaterów.
    [H12] Otrzymaj 1 złoto za każdą wyspę ze swoim Zarządcą, najwyżej 3.
    [H13] Otrzymaj 1 dowolny zasób i 1 złoto.
    [H14] Przenieś Poszukiwacza na inną wyspę i weź tam 1 kafel.
    [H15] Otrzymaj 3 ryżu.
    [H16] Otrzymaj 2 metalu i 1 kamień.
    [H17] Otrzymaj 2 kamienie i 1 metal.
    [H18] Dobierz 2 Bohaterów.
    [H19] Przenieś 1 swojego Zarządcę i otrzymaj 2 żetony nowego miejsca.
    [H20] Pojemność Magazynu +2.
    [H21] Aktywuj 1 kafel Mieszkańców Wioski.
    [H22] Każdy przeciwnik oddaje ci 1 złoto.
    [H23] Oddaj 1 kafel Reliktu na Czarny Rynek: weź 2 kafle Reliktów z dowolnych Ziem Niczyich.
    [H24] Możesz zrekrutować jednostkę taniej o 2 ryżu.
    [H25] Możesz zbudować budynek taniej o 1 żeton.
    [H26] Możesz zatrudnić Bohatera taniej o 2 złota.
    [H27] Produkują wszyscy twoi Zarządcy.
    [H28] Twoje Techno-Farmy produkują dwa razy.
    [H29] Dobierz 2 kafle Reliktów z worka.
    [H30] Otrzymaj 1 złoto i jeszcze 1 za każdy swój Przywrócony Relikt.
    [H31] Przenieś do 2 swoich Zarządców.
    [H32] Użyj zdolności Klanu przeciwnika.
    [H33] Weź 1 kafel Reliktu przeciwnika; on otrzymuje 2 złota.
    [H34] Każdy przeciwnik odrzuca 1 Bohatera. Dobierz 1 Bohatera.
    [H35] Możesz zrekrutować Zarządcę za darmo.
    [H36] Możesz zbudować Wieżę Radiową taniej o 2 żetony.
    [H37] Możesz zbudować Techno-Farmę taniej o 2 żetony.
    [H38] Pojemność Magazynu +1. Weź 1 kafel Reliktu z dowolnej Ziemi Niczyjej.
    [H39] Otrzymaj 3 złota i 1 dowolny zasób.
    [H40] Weź 2 kafle z Czarnego Rynku za darmo.
    [H41] Aktywuj 2 różne kafle Mieszkańców Wioski.
    [H42] Przenieś do 2 swoich Zarządców; za każdego otrzymaj 1 żeton nowego miejsca.
    [H43] Przenieś 1 Zarządcę przeciwnika.
    [H44] Każdy przeciwnik oddaje ci 1 wybrany przez siebie zasób. Otrzymaj 1 złoto.
    [H45] Możesz zbudować budynek taniej o 3 żetony.
    [H46] Możesz zrekrutować Cień za darmo.
    [H47] Produkują wszyscy twoi Zarządcy i Techno-Farmy.
    [H48] Pojemność Magazynu +1. Weź 2 kafle Reliktów z dowolnych Ziem Niczyich.
    [H49] Wykonaj jeszcze raz Rekrutację albo Budowę.
    [H50] Ustaw jedną swoją kość na dowolną wartość. Dobierz 2 Bohaterów.
    [H51] Możesz zatrudnić Bohatera taniej o 4 złota.
   *[H52] Wyeliminuj 1 Zarządcę przeciwnika w dowolnym miejscu.
  }
daimyo-bonus = { $tile ->
    [T-BUILD1] Możesz zbudować 1 budynek.
    [T-CAP2] Pojemność Magazynu +2.
    [T-CAPBM] Pojemność Magazynu +1. Weź 1 kafel z Czarnego Rynku za darmo.
    [T-CAPDICE] Pojemność Magazynu +1. Dwa razy: jedna twoja kość +1.
    [T-DBUILD] Odrzuć 1 Bohatera: możesz zbudować budynek taniej o 1 żeton.
    [T-DHIRE] Odrzuć 1 Bohatera: możesz zatrudnić Bohatera taniej o 3 złota.
    [T-DVILL] Odrzuć 1 Bohatera: aktywuj 1 kafel Mieszkańców Wioski.
    [T-GBUILD] Otrzymaj 1 złoto. Możesz zbudować 1 budynek, płacąc tylko złotem.
    [T-GDRAW] Otrzymaj 1 złoto. Dobierz 1 Bohatera.
    [T-GOV2] Wybierz swojego Zarządcę: otrzymaj 2 żetony jego miejsca.
    [T-HIRE2] Możesz zatrudnić Bohatera taniej o 2 złota.
    [T-REC-1] Możesz zrekrutować jednostkę za dokładnie 1 ryż.
    [T-REC1] Możesz zrekrutować jednostkę taniej o 1 ryż.
    [T-RES-1R-1G] Otrzymaj 1 ryż i 1 złoto.
    [T-RES-2M] Otrzymaj 2 metalu.
    [T-RES-2R] Otrzymaj 2 ryżu.
    [T-RES-2S] Otrzymaj 2 kamienie.
    [T-RESET] Zapłać 1 złoto: twój znacznik Rekrutacji wraca na pierwsze pole.
    [T-SCAV] Przenieś Poszukiwacza na inną wyspę i weź tam 1 kafel.
    [T-SCAV2] Zapłać 1 złoto: przenieś Poszukiwacza na inną wyspę i weź tam 2 kafle.
    [T-SHGOLD] Otrzymaj 1 złoto za każdy swój Cień na planszy.
    [T-STEPS] Zapłać 1 złoto: wykonaj 2 z 4 kroków Pomocy od Mieszkańców Wioski.
    [T-SWAP] Weź 2 kafle Reliktów z dowolnych Ziem Niczyich. Potem oddaj 2 swoje kafle do worka.
    [T-TOWER2] Wybierz swoją Wieżę Radiową: otrzymaj 2 żetony jej miejsca.
    [T-TRADE-1G-1R-1M-1S] Zapłać 1 złoto: otrzymaj 1 ryż, 1 metal i 1 kamień.
    [T-TRADE-1M-2R-1G] Zapłać 1 metal: otrzymaj 2 ryżu i 1 złoto.
    [T-TRADE-1R-1M-1S-1G] Zapłać 1 ryż: otrzymaj 1 metal, 1 kamień i 1 złoto.
    [T-TRADE-1S-1R-1M-1G] Zapłać 1 kamień: otrzymaj 1 ryż, 1 metal i 1 złoto.
    [Y-DRAW-1G] Przychód: otrzymaj 1 złoto. Dobierz 1 Bohatera.
    [Y-DRAW-1R] Przychód: otrzymaj 1 ryż. Dobierz 1 Bohatera.
    [Y-INC-1M-1S] Przychód: otrzymaj 1 metal i 1 kamień.
    [Y-INC-1R-1G] Przychód: otrzymaj 1 ryż i 1 złoto.
    [Y-INC-1R-1M] Przychód: otrzymaj 1 ryż i 1 metal.
    [Y-INC-1S-1G] Przychód: otrzymaj 1 kamień i 1 złoto.
    [Y-INC-2A] Przychód: otrzymaj 2 dowolne zasoby.
    [Y-INC-2G] Przychód: otrzymaj 2 złota.
   *[Y-INC-2R] Przychód: otrzymaj 2 ryżu.
  }
daimyo-villager-1 = { $face ->
    [a] Przenieś 1 swojego Zarządcę i otrzymaj 1 żeton nowego miejsca.
   *[b] Pojemność Magazynu +1.
  }
daimyo-villager-2 = { $face ->
    [a] Dobierz 2 Bohaterów.
   *[b] Otrzymaj 1 ryż albo 1 złoto.
  }
daimyo-villager-3 = { $face ->
    [a] Weź 1 kafel Reliktu tam, gdzie stoi twój Poszukiwacz.
   *[b] Otrzymaj 1 metal i 1 kamień.
  }
daimyo-board-name = { $board ->
    [TF1] Farma Tarasowa
    [TF2] Hydroponika
    [TF3] Pola Robotów
    [TF4] Spichlerz Dziesięciny
    [RT1] Maszt Żurawia
    [RT2] Sieć Szeptów
    [RT3] Świątynia Latarni
   *[RT4] Talerz Propagandy
  }
daimyo-objective = { $objective ->
    [O-G1] Posłowie
    [O-G2] Bastion
    [O-G3] Budowniczowie
    [O-G4] Transmisja
    [O-G5] Nocna Sieć
    [O-G6] Renowatorzy
    [O-G7] Skład
    [O-G8] Drużyna
    [O-G9] Spichlerz
    [O-O1] Strażnik Epok
    [O-O2] Mistrz Budowy
   *[O-O3] Pełny Dwór
  }
daimyo-objective-needs = { $objective ->
    [O-G1] Zarządcy na co najmniej 4 różnych wyspach
    [O-G2] Co najmniej 3 Zarządców na jednej wyspie
    [O-G3] Co najmniej 4 budynki
    [O-G4] Wieże Radiowe na co najmniej 2 różnych wyspach
    [O-G5] Co najmniej 2 Cienie
    [O-G6] Co najmniej 2 Przywrócone Relikty
    [O-G7] Pojemność Magazynu co najmniej 7
    [O-G8] Co najmniej 6 kart Bohaterów
    [O-G9] Co najmniej 3 Techno-Farmy
    [O-O1] Co najmniej 4 Przywrócone Relikty
    [O-O2] Wszystkie 4 Techno-Farmy albo wszystkie 4 Wieże Radiowe
   *[O-O3] Wszystkich 8 Zarządców na planszy
  }
daimyo-objective-gold = { $objective ->
    [O-G1] 3 PP. Otrzymaj 1 dowolny zasób.
    [O-G2] 2 PP. Otrzymaj 1 złoto.
    [O-G3] 3 PP. Otrzymaj 1 złoto.
    [O-G4] 3 PP. Dobierz 1 Bohatera.
    [O-G5] 2 PP. Otrzymaj 1 złoto.
    [O-G6] 3 PP. Pojemność Magazynu +1.
    [O-G7] 2 PP. Otrzymaj 1 dowolny zasób.
    [O-G8] 3 PP. Otrzymaj 1 złoto.
    [O-G9] 3 PP. Otrzymaj 1 dowolny zasób.
    [O-O1] 7 PP.
    [O-O2] 6 PP.
   *[O-O3] 6 PP.
  }
daimyo-objective-silver = { $objective ->
    [O-G1] 2 PP.
    [O-G2] 1 PP.
    [O-G3] 2 PP.
    [O-G4] 2 PP.
    [O-G5] 1 PP.
    [O-G6] 2 PP.
    [O-G7] 1 PP.
    [O-G8] 2 PP.
    [O-G9] 2 PP.
    [O-O1] –
    [O-O2] –
   *[O-O3] –
  }
daimyo-solo-top = { $card ->
    [S1-1] Zarządca na czerwonej lub fioletowej wyspie tak, aby zyskać przewagę
    [S1-2] Techno-Farma na dowolnej wyspie
    [S1-3] Zarządca na dowolnej wyspie tak, aby zyskać przewagę
    [S1-4] 2 kafle Reliktów
    [S1-5] 2 kafle Reliktów tak, aby zyskać przewagę
    [S1-6] Wieża Radiowa na czerwonej lub fioletowej wyspie
    [S1-7] Zarządca na niebieskiej lub fioletowej wyspie
    [S1-8] Zarządca na dowolnej wyspie tak, aby zyskać przewagę
    [S2-1] Cień na czerwonej lub fioletowej wyspie tak, aby zyskać przewagę
    [S2-2] Zarządca na niebieskiej lub czerwonej wyspie tak, aby zyskać przewagę
    [S2-3] 2 kafle Reliktów tak, aby zyskać przewagę
    [S2-4] Wieża Radiowa na niebieskiej lub czerwonej wyspie tak, aby zyskać przewagę
    [S2-5] Zarządca na żółtej lub fioletowej wyspie tak, aby zyskać przewagę
    [S2-6] Zarządca na dowolnej wyspie tak, aby zyskać przewagę
    [S2-7] Zarządca na czerwonej lub żółtej wyspie tak, aby zyskać przewagę
    [S2-8] Cień na dowolnej wyspie tak, aby zyskać przewagę
    [S3-1] Cień na dowolnej wyspie tak, aby zyskać przewagę
    [S3-2] Zarządca na dowolnej wyspie tak, aby zyskać przewagę
    [S3-3] 3 kafle Reliktów tak, aby zyskać przewagę
   *[S3-4] Wieża Radiowa na dowolnej wyspie tak, aby zyskać przewagę
  }
daimyo-solo-middle = { $card ->
    [S1-1] 2 kafle Reliktów tak, aby zyskać przewagę
    [S1-2] Zarządca na niebieskiej lub żółtej wyspie tak, aby zyskać przewagę
    [S1-3] 1 kafel Reliktu tak, aby zyskać przewagę
    [S1-4] Zarządca na żółtej lub fioletowej wyspie tak, aby zyskać przewagę
    [S1-5] Zarządca na niebieskiej lub czerwonej wyspie tak, aby zyskać przewagę
    [S1-6] Imperium bierze Potężny Hełm
    [S1-7] Techno-Farma na niebieskiej lub fioletowej wyspie
    [S1-8] 1 PP
    [S2-1] 2 kafle Reliktów tak, aby zyskać przewagę
    [S2-2] Cień na żółtej lub fioletowej wyspie tak, aby zyskać przewagę
    [S2-3] Wieża Radiowa na dowolnej wyspie tak, aby zyskać przewagę
    [S2-4] 2 kafle Reliktów tak, aby zyskać przewagę
    [S2-5] Techno-Farma na żółtej lub fioletowej wyspie
    [S2-6] 2 PP
    [S2-7] 2 kafle Reliktów tak, aby zyskać przewagę
    [S2-8] Zarządca na niebieskiej lub fioletowej wyspie tak, aby zyskać przewagę
    [S3-1] 3 kafle Reliktów tak, aby zyskać przewagę
    [S3-2] Wieża Radiowa na dowolnej wyspie tak, aby zyskać przewagę
    [S3-3] Cień na dowolnej wyspie tak, aby zyskać przewagę
   *[S3-4] Zarządca na dowolnej wyspie tak, aby zyskać przewagę
  }
daimyo-solo-bottom = { $card ->
    [S1-1] Wieża Radiowa na niebieskiej lub żółtej wyspie tak, aby zyskać przewagę
    [S1-2] Imperium bierze Potężny Hełm
    [S1-3] Techno-Farma na niebieskiej lub czerwonej wyspie
    [S1-4] Techno-Farma na żółtej lub fioletowej wyspie
    [S1-5] Techno-Farma na dowolnej wyspie
    [S1-6] Zarządca na czerwonej lub żółtej wyspie tak, aby zyskać przewagę
    [S1-7] 2 kafle Reliktów
    [S1-8] 1 kafel Reliktu tak, aby zyskać przewagę
    [S2-1] Techno-Farma na dowolnej wyspie
    [S2-2] 2 kafle Reliktów
    [S2-3] Imperium bierze Potężny Hełm
    [S2-4] Techno-Farma na dowolnej wyspie
    [S2-5] Cień na niebieskiej lub czerwonej wyspie tak, aby zyskać przewagę
    [S2-6] Wieża Radiowa na żółtej lub fioletowej wyspie
    [S2-7] Techno-Farma na niebieskiej lub czerwonej wyspie
    [S2-8] 1 kafel Reliktu tak, aby zyskać przewagę
    [S3-1] Imperium bierze Potężny Hełm
    [S3-2] Techno-Farma na dowolnej wyspie
    [S3-3] Techno-Farma na dowolnej wyspie
   *[S3-4] 2 kafle Reliktów tak, aby zyskać przewagę
  }
daimyo-empire-line = { $line ->
    [EA1] Imperium bierze 1 kafel Reliktu tak, aby zyskać przewagę.
    [EA2] Odrzucasz 1 żeton albo 1 Bohatera.
   *[EA3] Imperium umieszcza 1 Cień na dowolnej wyspie tak, aby zyskać przewagę.
  }
daimyo-achievement = { $achievement ->
    [A1] Zagraj jako Klan Technologii
    [A2] Zagraj jako Klan Nomadów
    [A3] Zagraj jako Klan Natury
    [A4] Zagraj jako Klan Arystokratów
    [A5] Przywróć 6 Reliktów
    [A6] Wybuduj wszystkie swoje budynki
   *[A7] Zrekrutuj wszystkie swoje jednostki
  }
daimyo-token = { $token ->
    [rice] ryż
    [metal] metal
    [stone] kamień
   *[gold] złoto
  }
daimyo-action = { $action ->
    [villagers] Pomoc od Mieszkańców Wioski
    [production] Produkcja
    [relic] Relikt
    [recruitment] Rekrutacja
    [construction] Budowa
    [tax] Podatek
   *[idle] Obok planszy
  }
daimyo-slot = { $slot ->
    [villagers] Pomoc od Mieszkańców Wioski
    [production] Produkcja
    [relic] Relikt
    [recruitment] Rekrutacja
    [construction] Budowa
    [tax] Podatek
    [idle1] Obok planszy
    [idle2] Obok planszy
   *[idle3] Obok planszy
  }
daimyo-place = { $place ->
    [villagers] Pomoc od Mieszkańców Wioski
    [production] Produkcja
    [relic] Relikt
    [recruitment] Rekrutacja
    [construction] Budowa
    [ability] Zdolność Klanu
    [income1] Przychód, lewe pole
    [income2] Przychód, prawe pole
   *[action] Ta akcja
  }
daimyo-die = { $colour ->
    [blue] Niebieska kość
    [green] Zielona kość
   *[red] Czerwona kość
  } { $value }
daimyo-die-accusative = { $colour ->
    [blue] niebieską kość
    [green] zieloną kość
   *[red] czerwoną kość
  } { $value }
daimyo-die-instrumental = { $colour ->
    [blue] niebieską kością
    [green] zieloną kością
   *[red] czerwoną kością
  } { $value }
daimyo-type = { $type ->
    [farm] Techno-Farma
   *[tower] Wieża Radiowa
  }
daimyo-that-piece = { $piece ->
    [governor] Zarządcę
    [shadow] Cień
    [tower] Wieżę Radiową
   *[farm] Techno-Farmę
  }
daimyo-that-field = { $field ->
    [governor] Zarządcę
    [tower] Wieżę Radiową
    [shadow] Cień
   *[relic] kafel Reliktu
  }
daimyo-field = { $field ->
    [relic] Relikt
    [governor] Zarządca
    [tower] Wieża Radiowa
   *[shadow] Cień
  }

## Questions

daimyo-ask-clan = Wybierz swój Klan.
daimyo-ask-board = { $pass ->
    [1] Wybierz Planszetkę Budowy dowolnego typu.
   *[2] Wybierz Planszetkę Budowy drugiego typu.
  }
daimyo-first-clan = { $clan ->
    [nature] Dobry na pierwszą grę: jego zdolność daje 2 dowolne zasoby, więc nigdy nie utkniesz.
    [nomads] Dobry na pierwszą grę: jego zdolność przenosi Zarządcę i od razu daje 2 żetony.
    [technology] Dobry na pierwszą grę: większa Pojemność Magazynu i więcej Bohaterów do wyboru.
   *[aristocrats] Dobry na pierwszą grę: jego zdolność pozwala zagrać każdego Bohatera z ręki, niezależnie od siły.
  }
daimyo-first-start = Dobre na pierwszą grę: to miejsce daje to, czego masz najmniej. Jak każdy Zarządca, zwiększa tu twój Wpływ o 2.
daimyo-ask-start = { $which ->
    [1] Umieść pierwszego Zarządcę na wyspie, na której nikt nie zaczął. Trafi tam też twój Poszukiwacz.
   *[2] Umieść drugiego Zarządcę w dowolnym wolnym Miejscu Produkcji.
  }
daimyo-ask-empire-start = { $same ->
    [1] Imperium: umieść { daimyo-that-piece } na tej samej wyspie.
   *[0] Imperium: umieść { daimyo-that-piece } na wyspie bez jego Zarządców.
  }
daimyo-ask-merc-die = Daj Najemnikom kość ze środka.
daimyo-ask-die = Weź kość i połóż ją na jednej ze swoich akcji.
daimyo-ask-idle = Żadna kość nie pasuje. Weź dowolną i połóż ją obok planszy.
daimyo-ask-turn = { $done ->
    [0] { daimyo-action } (suma kości { $sum }).
   *[1] { daimyo-action }: wykonano (suma kości { $sum }). Akcje Dodatkowe albo koniec tury.
  }
daimyo-ask-change = Którą kość zmienić i jak?
daimyo-ask-free-hero = Zagraj Bohatera bez względu na siłę.
daimyo-ask-discard = Odrzuć Bohatera z ręki.
daimyo-ask-villager = { $left ->
    [one] Aktywuj kafel Mieszkańców Wioski.
    [few] Aktywuj { $left } różne kafle Mieszkańców Wioski.
   *[other] Aktywuj { $left } różnych kafli Mieszkańców Wioski.
  }
daimyo-ask-gain = { $left ->
    [one] Wybierz 1 zasób.
    [few] Wybierz { $left } zasoby, jeden po drugim.
   *[other] Wybierz { $left } zasobów, jeden po drugim.
  }
daimyo-ask-lift = Który z twoich Zarządców się przenosi?{ $collect ->
    [0] {""}
   *[other] {" "}Otrzymasz tam żetony: { $collect }.
  }
daimyo-ask-move = Dokąd idzie Zarządca z Miejsca Produkcji { $site } { daimyo-on-island }?{ $collect ->
    [0] {""}
   *[other] {" "}Otrzymasz tam żetony: { $collect }.
  }
daimyo-ask-travel = Dokąd idzie twój Poszukiwacz?
daimyo-ask-relic = Poszukiwacz { daimyo-on-island }, kolejność dowolna.{ $taken ->
    [0] {" "}Weź kafel.
   *[other] {""}
  }{ $searched ->
    [0] {" "}Przeszukaj.
   *[other] {""}
  }{ $bought ->
    [0] {" "}Kup.
   *[other] {""}
  }
daimyo-ask-take = Weź kafel Reliktu { $source ->
    [market] z Czarnego Rynku
    [board] z dowolnej Ziemi Niczyjej
   *[other] tam, gdzie stoi Poszukiwacz
  } (pozostało: { $left }).
daimyo-ask-search = Przeszukiwanie Ziemi Niczyjej { daimyo-on-island }: odrzuć do { $most ->
    [one] 1 kafla
    [few] { $most } kafli
   *[other] { $most } kafli
  } na Czarny Rynek (dotąd: { $done }).
daimyo-ask-drop = { $after ->
    [0] Magazyn jest pełny. Odrzuć kafel, zanim weźmiesz: { daimyo-relic-tile }.
   *[1] Dobrano: { daimyo-relic-tile }. Magazyn jest przepełniony: odrzuć kafel.
  }
daimyo-ask-give-tile = { $bag ->
    [1] Oddaj kafel do worka
   *[0] Oddaj kafel na Czarny Rynek
  } (pozostało: { $left }).
daimyo-ask-recruit = Zrekrutuj Zarządcę lub Cień; koszt w ryżu: { $price } (masz { $have }).{ $single ->
    [1] {" "}Tylko jedna jednostka.
   *[other] {""}
  }
daimyo-ask-eliminate = { $island ->
    [any] Który Zarządca przeciwnika zostaje wyeliminowany?
   *[other] Który Zarządca { daimyo-on-island } zostaje wyeliminowany?
  }
daimyo-ask-build = Co budujesz?{ $gold ->
    [1] {" "}Całość płacisz złotem.
   *[other] {""}
  }{ $discount ->
    [0] {""}
   *[other] {" "}Zniżka: { $discount }.
  }
daimyo-ask-spare = { daimyo-type }: którego żetonu nie płacisz (pozostało: { $left })?
daimyo-ask-site = { daimyo-type }: w którym Miejscu Produkcji?
daimyo-ask-place-tile = Gdzie położyć ten kafel Akcji Dodatkowej? { daimyo-bonus }
daimyo-ask-steps = Które 2 kroki Pomocy od Mieszkańców Wioski?
daimyo-ask-raise = Która kość dostaje +1?
daimyo-ask-set-die = Ustaw jedną ze swoich kości.
daimyo-ask-hire = Zatrudnić Bohatera? Masz { $gold } { $gold ->
    [one] złoto
    [few] złota
   *[other] złota
  }.{ $discount ->
    [0] {""}
   *[other] {" "}Zniżka: { $discount }.
  }
daimyo-ask-helmet = Kto dostaje Potężny Hełm i zaczyna następną rundę?
daimyo-ask-collect = { $piece ->
    [tower] Która Wieża Radiowa daje { $count ->
        [one] 1 żeton
        [few] { $count } żetony
       *[other] { $count } żetonów
      }?
   *[governor] Który Zarządca daje { $count ->
        [one] 1 żeton
        [few] { $count } żetony
       *[other] { $count } żetonów
      }?
  }
daimyo-ask-choose = Wybierz: { $one ->
    [rice] 1 ryż
    [gold] 1 złoto
    [recruitment] Rekrutacja
   *[construction] Budowa
  } czy { $two ->
    [rice] 1 ryż
    [gold] 1 złoto
    [recruitment] Rekrutacja
   *[construction] Budowa
  }?
daimyo-ask-copy = Czyjej zdolności Klanu używasz?
daimyo-ask-steal = Zabrać przeciwnikowi kafel Reliktu?
daimyo-ask-tribute = Który zasób oddajesz?
daimyo-ask-exile = Którego Zarządcę przeciwnika przenosisz?
daimyo-ask-merc-relic = Najemnicy: zamień jeden kafel z workiem albo weź dwa kafle z jednej wyspy.
daimyo-ask-merc-lift = Najemnicy: { $field ->
    [governor] którego Zarządcę przenieść
    [tower] którą Wieżę Radiową przenieść
    [shadow] który Cień przenieść
   *[relic] który kafel Reliktu przenieść
  }?
daimyo-ask-merc-place = { $moved ->
    [0] Najemnicy: gdzie umieścić { daimyo-that-field }?
   *[1] Najemnicy: dokąd przenieść { daimyo-that-field }?
  }
daimyo-ask-cover = Imperium: którą kością zakryć pole karty Wariantu Solo? Dwa pozostałe pola działają.
daimyo-ask-empire-place = Imperium: gdzie umieszcza { daimyo-that-piece }?
daimyo-ask-empire-tile = Imperium: który kafel Reliktu bierze (pozostało: { $left })?
daimyo-ask-empire-toll = Imperium żąda: odrzuć 1 żeton albo 1 Bohatera.

## Answers. $player is the name of the seat in "helmet" and "steal".

daimyo-act-clan = { daimyo-clan }
daimyo-act-board = { daimyo-board-name }
daimyo-act-die = { daimyo-die }: { daimyo-action }
daimyo-act-idle = Odłóż { daimyo-die-accusative }
daimyo-act-main = Wykonaj Akcję Główną
daimyo-act-play = Zagraj: { daimyo-hero }
daimyo-act-discard = Odrzuć: { daimyo-hero }
daimyo-act-change = { $way ->
    [up] +1
   *[down] −1
  }: { daimyo-slot }
daimyo-act-ability = Zdolność Klanu
daimyo-act-tile = Kafel Akcji Dodatkowej: { daimyo-place }
daimyo-act-reset = Zacznij cykl kosztów od nowa
daimyo-act-end = Zakończ turę
daimyo-act-stop = Gotowe
daimyo-act-villager = Kafel Mieszkańców Wioski { $tile }
daimyo-act-gain = Otrzymaj { daimyo-token }
daimyo-act-give = Oddaj { daimyo-token }
daimyo-act-govern = Zarządca { daimyo-on-island }, Miejsce Produkcji { $site }
daimyo-act-shadow = Cień { daimyo-on-island }, pole { $space }
daimyo-act-eliminate = Wyeliminuj Zarządcę { daimyo-on-island }, Miejsce Produkcji { $site }
daimyo-act-lift = Zarządca { daimyo-on-island }, Miejsce Produkcji { $site }
daimyo-act-lift-shadow = Cień { daimyo-on-island }, pole { $space }
daimyo-act-lift-tower = Wieża Radiowa { daimyo-on-island }, Miejsce Produkcji { $site }
daimyo-act-collect = Miejsce Produkcji { $site } { daimyo-on-island }
daimyo-act-build = { daimyo-type }
daimyo-act-spare = Nie płać: { daimyo-token }
daimyo-act-site = Miejsce Produkcji { $site } { daimyo-on-island }
daimyo-act-place = { daimyo-place }
daimyo-act-travel = Poszukiwacz { daimyo-to-island }
daimyo-act-take = Weź kafel { daimyo-on-island }, pole { $space }
daimyo-act-search = Przeszukaj i zapłać: { daimyo-token }
daimyo-act-bin = Odrzuć kafel { daimyo-on-island }, pole { $space }
daimyo-act-market = Czarny Rynek: { daimyo-relic-tile }
daimyo-act-ransom = Kup od Najemników: { daimyo-relic-tile }
daimyo-act-steal = { $player }: { daimyo-relic-tile }
daimyo-act-drop = Oddaj { daimyo-relic-tile }
daimyo-act-steps = { $steps ->
    [capacity-draw] Pojemność i karta
    [capacity-helmet] Pojemność i Hełm
    [capacity-villager] Pojemność i kafel Mieszkańców
    [draw-helmet] Karta i Hełm
    [draw-villager] Karta i kafel Mieszkańców
   *[helmet-villager] Hełm i kafel Mieszkańców
  }
daimyo-act-raise = +1: { daimyo-slot }
daimyo-act-set = Wartość { $value }: { daimyo-slot }
daimyo-act-hire = Zatrudnij: { daimyo-hero }
daimyo-act-helmet = { $player }
daimyo-act-choose = { $branch ->
    [rice] 1 ryż
    [gold] 1 złoto
    [recruitment] Rekrutacja
   *[construction] Budowa
  }
daimyo-act-copy = { daimyo-clan }
daimyo-act-merc = { daimyo-field }, kość { $value }
daimyo-act-swap = Zamień kafel { daimyo-on-island }, pole { $space }
daimyo-act-loot = Dwa kafle { daimyo-on-island }, pola { $spaces }
daimyo-act-cover = Zakryj { daimyo-die-instrumental }

## Story

daimyo-log-clan = { $player } prowadzi { daimyo-clan }.
daimyo-log-board = { $player } bierze Planszetkę Budowy: { daimyo-board-name } ({ daimyo-type }).
daimyo-log-automaton-clan = { $player }: jednostki i budynki { daimyo-clan-genitive }.
daimyo-log-round = Zaczyna się runda { $round }. Kości: niebieskie { $blue }; zielone { $green }; czerwone { $red }.
daimyo-log-turn = { $player } zaczyna turę { $turn }.
daimyo-log-die = { $player } kładzie { daimyo-die-accusative } na akcji: { daimyo-action }.
daimyo-log-die-idle = { $player } odkłada obok planszy { daimyo-die-accusative }.
daimyo-log-main = { $player } wykonuje Akcję Główną: { daimyo-action }.
daimyo-log-ability = { $player } używa zdolności { daimyo-clan-genitive }.
daimyo-log-copied = { $player } używa zdolności przeciwnika, { daimyo-clan-genitive }.
daimyo-log-tile = { $player } używa kafla Akcji Dodatkowej: { daimyo-bonus }
daimyo-log-tile-placed = { $player } kładzie kafel Akcji Dodatkowej ({ daimyo-place }): { daimyo-bonus }
daimyo-log-played = { $player } zagrywa: { daimyo-hero }. { daimyo-hero-does }
daimyo-log-discarded = { $player } odrzuca: { daimyo-hero }.
daimyo-log-drew = { $player } dobiera: { daimyo-hero }.
daimyo-log-drew-hidden = { $player } dobiera Bohatera.
daimyo-log-no-card = { $player } nie ma kart do dobrania.
daimyo-log-shuffled = { $player } tasuje stos kart odrzuconych.
daimyo-log-hired = { $player } zatrudnia: { daimyo-hero }.
daimyo-log-took-hero = { $player }: z Rynku Bohaterów znika { daimyo-hero }.
daimyo-log-market = Na Rynek Bohaterów, na pole { $slot }, trafia: { daimyo-hero }.
daimyo-log-market-top = Na wierzchu talii leży teraz: { daimyo-hero }.
daimyo-log-die-changed = { $player } ustawia kość ({ daimyo-slot }) na { $value }.
daimyo-log-villager = { $player } aktywuje kafel Mieszkańców Wioski: { $tile ->
    [1] { daimyo-villager-1 }
    [2] { daimyo-villager-2 }
   *[3] { daimyo-villager-3 }
  }
daimyo-log-helmet = { $player } ma Potężny Hełm.
daimyo-log-capacity = { $player } ma teraz Pojemność Magazynu { $capacity }.
daimyo-log-travelled = { $player } przenosi Poszukiwacza { daimyo-to-island }.
daimyo-log-took-tile = { $player } bierze { daimyo-relic-tile }.
daimyo-log-drew-tile = { $player } dobiera z worka { daimyo-relic-tile }.
daimyo-log-duplicate = Druga kopia kafla trafia na Czarny Rynek: { daimyo-relic-tile }.
daimyo-log-dropped-tile = { $player } odrzuca na Czarny Rynek { daimyo-relic-tile }.
daimyo-log-returned-tile = { $player } oddaje do worka { daimyo-relic-tile }.
daimyo-log-searched = { $player } przeszukuje Ziemię Niczyją; na Czarny Rynek trafia { daimyo-relic-tile }.
daimyo-log-refill = Nowy kafel { daimyo-on-island }: { daimyo-relic-tile }.
daimyo-log-bag-filled = Z Czarnego Rynku do pustego worka { $tiles ->
    [one] trafia 1 kafel
    [few] trafiają { $tiles } kafle
   *[other] trafia { $tiles } kafli
  }.
daimyo-log-restored = { $player }: Relikt { daimyo-relic-name } zostaje Przywrócony (Wpływ +{ $influence }).
daimyo-log-governor = { $player }: Zarządca staje { daimyo-on-island }, Miejsce Produkcji { $site }.
daimyo-log-shadow = { $player }: Cień staje w Niebezpiecznej Okolicy { daimyo-on-island }, pole { $space }.
daimyo-log-farm = { $player }: Techno-Farma powstaje { daimyo-on-island }, Miejsce Produkcji { $site }.
daimyo-log-tower = { $player }: Wieża Radiowa staje { daimyo-on-island }, Miejsce Produkcji { $site }.
daimyo-log-eliminated = { $player }: Zarządca zostaje wyeliminowany { daimyo-on-island }, Miejsce Produkcji { $site }.
daimyo-log-track-reset = { $player } zaczyna cykl kosztów od nowa.
daimyo-log-objective = { $player } spełnia Cel: { daimyo-objective } ({ $field ->
    [gold] złote pole
   *[silver] srebrne pole
  }).
daimyo-log-merc-die = { $player } daje Najemnikom kość { $value } na pole: { daimyo-field }.
daimyo-log-merc-swap = Najemnicy: do worka wraca { daimyo-relic-tile }.
daimyo-log-merc-tile = Najemnicy biorą { daimyo-relic-tile }.
daimyo-log-solo-card = Imperium odkrywa kartę Wariantu Solo: { daimyo-solo-top } · { daimyo-solo-middle } · { daimyo-solo-bottom }.
daimyo-log-cover = Pole karty Wariantu Solo zostaje zakryte { daimyo-die-instrumental }.
daimyo-log-empire-ability = Zdolność Imperium, suma kości { $sum }: { daimyo-empire-line }
daimyo-log-empire-returns = Imperium oddaje wszystkie kafle Reliktów do worka; jego znaczniki zostają.
daimyo-log-unseen-hero = Nieznany Bohater Imperium: { daimyo-hero }.
daimyo-log-army = { $player }: armia o wartości { $army }.

## Why not, and what to mind

daimyo-no-advantage = Imperium musi zyskać przewagę: wybierz wyspę, na której wyprzedzi cię we Wpływie.
daimyo-no-advantage-tile = Imperium musi zyskać przewagę: wybierz kafel, który pomaga Przywrócić Relikt.
daimyo-no-at-least-one = Odrzuć co najmniej jeden kafel.
daimyo-no-board-taken = Ta planszetka jest zajęta.
daimyo-no-board-type = Masz już planszetkę tego typu.
daimyo-no-bought = Kupić można raz na Ziemię Niczyją.
daimyo-no-build-when = Budynki stawia się w akcji Budowa albo dzięki Bohaterowi lub kaflowi, który tak mówi.
daimyo-no-card-islands = Karta Wariantu Solo wskazuje inne wyspy.
daimyo-no-clan-taken = Ten Klan jest zajęty.
daimyo-no-die-colour = { daimyo-action }: pasuje tylko { $colour ->
    [blue] niebieska
    [green] zielona
   *[red] czerwona
  } kość.
daimyo-no-die-first = Najpierw połóż kość; Akcja Główna i Akcje Dodatkowe są po niej.
daimyo-no-die-fits = Jakaś kość pasuje do twojej akcji, więc żadnej się nie odkłada.
daimyo-no-die-limit = Kość ma zawsze wartość od 1 do 6.
daimyo-no-die-placed = Kość tej tury już leży.
daimyo-no-discount = Brakuje ci żetonów: { $missing }. Zniżka pokrywa { $discount }.
daimyo-no-done-before = To już wykonano w tej turze.
daimyo-no-drop-when = Kafel opuszcza Magazyn tylko wtedy, gdy ten jest pełny albo gdy żąda tego efekt.
daimyo-no-duplicate = W Magazynie nie mogą leżeć dwie kopie tego samego kafla: { daimyo-relic-tile }.
daimyo-no-empire-island = { $same ->
    [1] Ten Zarządca trafia na wyspę, na której Imperium ma już Zarządcę.
   *[0] Na tej wyspie Imperium ma już Zarządcę: wybierz inną.
  }
daimyo-no-field-taken = To pole ma już kość.
daimyo-no-finish-first = Najpierw { $asked ->
    [change] zmień wartość kości
    [free-hero] zagraj Bohatera
    [discard] odrzuć Bohatera
    [villager] aktywuj kafel Mieszkańców Wioski
    [gain] wybierz zasób
    [lift] wybierz Zarządcę, który się przenosi
    [move] wybierz, dokąd idzie Zarządca
    [travel] wybierz, dokąd idzie twój Poszukiwacz
    [relic] dokończ postój Poszukiwacza
    [take] weź kafel Reliktu albo zrezygnuj
    [search] dokończ przeszukiwanie
    [drop] odrzuć kafel z Magazynu
    [give-tile] oddaj kafel
    [recruit] dokończ Rekrutację
    [eliminate] wybierz Zarządcę, który zostaje wyeliminowany
    [build] dokończ Budowę
    [spare] wybierz żeton, którego nie płacisz
    [site] wybierz miejsce dla budynku
    [place-tile] połóż kafel Akcji Dodatkowej
    [steps] wybierz 2 kroki Pomocy od Mieszkańców Wioski
    [raise] wybierz kość, która dostaje +1
    [set-die] ustaw kość
    [hire] zatrudnij Bohatera albo zrezygnuj
    [collect] wybierz, co daje żetony
    [choose] wybierz jeden z efektów
    [copy] wybierz Klan, którego zdolności używasz
    [steal] weź kafel przeciwnika albo zrezygnuj
    [tribute] oddaj zasób
    [exile] przenieś Zarządcę przeciwnika
   *[other] dokończ to, co się zaczęło
  }; nic tego nie przerywa.
daimyo-no-for-nothing = Teraz nic by to nie dało.
daimyo-no-gold-is-no-resource = Złoto nie jest tu zasobem.
daimyo-no-have-none = Nie masz tego.
daimyo-no-helmet-gone = Hełm można wziąć tylko przed pierwszą niebieską akcją rundy.
daimyo-no-hero-done = Siłą kości można zagrać jednego Bohatera na turę.
daimyo-no-hire-when = Bohaterów zatrudnia się na końcu rundy albo dzięki Bohaterowi lub kaflowi, który tak mówi.
daimyo-no-idle-no-main = Twoja kość leży obok planszy: w tej turze nie ma Akcji Głównej.
daimyo-no-idle-no-tile = Twoja kość leży obok planszy, więc nie ma dla niej kafla.
daimyo-no-in-turn-only = To możliwe tylko w twojej turze.
daimyo-no-island-not-in-play = Ta wyspa nie bierze udziału w grze.
daimyo-no-island-started = Na tej wyspie zaczął inny gracz.
daimyo-no-lack = { $token ->
    [rice] Koszt w ryżu
    [metal] Koszt w metalu
    [stone] Koszt w kamieniu
   *[gold] Koszt w złocie
  }: { $price }; masz { $have }.
daimyo-no-main-done = Akcja Główna tej tury jest wykonana.
daimyo-no-main-first = Najpierw wykonaj Akcję Główną.
daimyo-no-market-top = Odkrytej karty z wierzchu talii nie można zatrudnić; najpierw musi trafić do rzędu.
daimyo-no-market-when = Kafle z Czarnego Rynku kupuje się w akcji Relikt, po jednym na każdym postoju.
daimyo-no-mercs-first = Najpierw kość dostają Najemnicy.
daimyo-no-mercs-when = Najemnicy dostają kość tylko przed pierwszymi trzema turami rundy.
daimyo-no-moved-before = Ten Zarządca już się przeniósł.
daimyo-no-must-move = Zdolność trzeba wykonać.
daimyo-no-no-bonus-tile = Nie leży tam jeszcze kafel Akcji Dodatkowej.
daimyo-no-no-building-left = Wszystkie 4 budynki tego typu już stoją.
daimyo-no-no-buying = Ten efekt bierze kafle z Ziem Niczyich; kupować nie pozwala.
daimyo-no-no-card = Nie masz na ręce Bohatera, którego można by odrzucić.
daimyo-no-no-die = Nie ma tam twojej kości.
daimyo-no-no-governor-left = Nie masz już Zarządców.
daimyo-no-no-loose = Nie masz w Magazynie kafla Reliktu do oddania.
daimyo-no-no-merc-piece = Najemnicy nie mają tam takiej jednostki ani takiego budynku.
daimyo-no-no-own-governor = Nie stoi tam twój Zarządca.
daimyo-no-no-own-piece = Nie masz tam takiej jednostki ani takiego budynku.
daimyo-no-no-shadow-left = Nie masz już Cieni.
daimyo-no-no-such-die = W środku nie ma takiej kości.
daimyo-no-no-such-opponent = Żaden przeciwnik nie ma tego Klanu.
daimyo-no-no-such-player = Nie ma takiego gracza.
daimyo-no-no-target = Nie stoi tam Zarządca przeciwnika.
daimyo-no-no-tile = Nie ma takiego kafla.
daimyo-no-not-asked = Najpierw odpowiedz na pytanie, które teraz pada.
daimyo-no-not-here = Twój Poszukiwacz stoi { daimyo-on-island }: tylko kafle stamtąd.
daimyo-no-not-in-cost = Tego żetonu nie ma w koszcie.
daimyo-no-not-in-hand = Tego Bohatera nie masz na ręce.
daimyo-no-not-in-market = Tego Bohatera nie ma na Rynku Bohaterów.
daimyo-no-not-loose = Nie masz takiego kafla w Magazynie.
daimyo-no-not-possible = To nie jest teraz możliwe.
daimyo-no-occupied = To pole jest zajęte.
daimyo-no-only-governor = Teraz można zrekrutować tylko Zarządcę.
daimyo-no-only-market = Teraz tylko kafel z Czarnego Rynku.
daimyo-no-only-opponent = Najemnicy usuwają tylko Zarządcę twojego przeciwnika.
daimyo-no-only-shadow = Teraz można zrekrutować tylko Cień.
daimyo-no-other-choice = Ten wybór należy do innej karty.
daimyo-no-other-island = Tylko { daimyo-on-island }, gdzie stoi Cień.
daimyo-no-other-piece = Teraz umieszczasz { daimyo-that-piece }.
daimyo-no-other-tile = Ten kafel już aktywowano.
daimyo-no-other-type = Teraz można zbudować tylko to: { daimyo-type }.
daimyo-no-own-governor = Swojego Zarządcy się nie eliminuje.
daimyo-no-place-when = Kafel Akcji Dodatkowej kładzie się, gdy odsłoni go budynek; potem już się go nie przenosi.
daimyo-no-played-before = Tego samego Bohatera nie zagrywa się dwa razy w turze.
daimyo-no-ransom-when = Kafle Najemników kupuje się w akcji Relikt, zamiast na Czarnym Rynku.
daimyo-no-recruit-when = Jednostki rekrutuje się w akcji Rekrutacja albo dzięki Bohaterowi lub kaflowi, który tak mówi.
daimyo-no-reset = Tylko z ostatniego pola toru; twój znacznik stoi na polu { $space }.
daimyo-no-rest = Nadal brakowałoby ci żetonów: { $missing }. { $left ->
    [0] Nie możesz pominąć już żadnego.
   *[other] Możesz pominąć jeszcze tylko: { $left }.
  }
daimyo-no-scavenger-first = Najpierw twój Poszukiwacz przechodzi na inną wyspę.
daimyo-no-scavenger-is-here = Poszukiwacz musi przejść na inną wyspę.
daimyo-no-search-when = Ziemię Niczyją przeszukuje się w akcji Relikt.
daimyo-no-searched = Przeszukać można raz na Ziemię Niczyją.
daimyo-no-setup-first = Gra się jeszcze nie zaczęła: najpierw przygotowanie.
daimyo-no-space-taken = Leży tam już twoja kość: { daimyo-action }.
daimyo-no-storage-full = Magazyn jest pełny ({ $capacity }) i nie ma w nim kafla do odrzucenia.
daimyo-no-strength = Żadne twoje kości nie dają dokładnie { $strength }.
daimyo-no-sum = Suma twoich kości: { $sum }; potrzeba { $need }.
daimyo-no-take-when = Kafle Reliktów bierze się w akcji Relikt albo dzięki Bohaterowi lub kaflowi, który tak mówi.
daimyo-no-taken = Kafel można wziąć raz na Ziemię Niczyją.
daimyo-no-tax-no-tile = Podatek nie ma kafla Akcji Dodatkowej.
daimyo-no-tile-colour = { $colour ->
    [yellow] Żółty kafel kładziesz tylko na jednym z dwóch pól Przychodu.
   *[grey] Szary kafel kładziesz przy akcji albo przy zdolności Klanu, nigdy na polu Przychodu.
  }
daimyo-no-travel-when = Poszukiwacz wędruje w akcji Relikt albo dzięki Bohaterowi lub kaflowi, który tak mówi.
daimyo-no-type-first = Najpierw wybierz, co budujesz.
daimyo-no-villager-when = Kafli Mieszkańców Wioski używa się w akcji Pomoc od Mieszkańców Wioski albo dzięki Bohaterowi lub kaflowi, który tak mówi.
daimyo-no-whole-shadow = Cień musi trafić tam, gdzie wyeliminuje twojego Zarządcę.
daimyo-mind-covers-tile = To na stałe zakryje inny kafel Akcji Dodatkowej.
daimyo-mind-nothing-happens = Teraz nic by się nie stało.

## Terms of the rules

daimyo-term-clan = Klan
daimyo-term-clan_nature = Klan Natury
daimyo-term-clan_tech = Klan Technologii
daimyo-term-clan_nomads = Klan Nomadów
daimyo-term-clan_aristo = Klan Arystokratów
daimyo-term-governor = Zarządca
daimyo-term-shadow = Cień
daimyo-term-scavenger = Poszukiwacz
daimyo-term-unit = jednostka
daimyo-term-island = wyspa
daimyo-term-central_island = centralna wyspa
daimyo-term-prod_zone = Strefa Produkcji
daimyo-term-prod_site = Miejsce Produkcji
daimyo-term-nml = Ziemia Niczyja
daimyo-term-danger = Niebezpieczna Okolica
daimyo-term-altar = Ołtarz
daimyo-term-influence = Wpływ
daimyo-term-influence_track = tor Wpływu
daimyo-term-pp = Punkt Popularności (PP)
daimyo-term-pp_track = tor Punktów Popularności
daimyo-term-gold_banner = złoty sztandar
daimyo-term-silver_banner = srebrny sztandar
daimyo-term-rice = ryż
daimyo-term-metal = metal
daimyo-term-stone = kamień
daimyo-term-gold = złoto
daimyo-term-resource = zasób
daimyo-term-supply = pula zasobów ogólnych
daimyo-term-own_supply = pula gracza
daimyo-term-relic_tile = kafel Reliktu
daimyo-term-relic = Relikt
daimyo-term-restore = Przywrócić Relikt
daimyo-term-relic_marker = znacznik Reliktu
daimyo-term-storage = Magazyn
daimyo-term-capacity = Pojemność Magazynu
daimyo-term-black_market = Czarny Rynek
daimyo-term-search = Przeszukaj Ziemię Niczyją
daimyo-term-techno_farm = Techno-Farma
daimyo-term-radio_tower = Wieża Radiowa
daimyo-term-construction_board = Planszetka Budowy
daimyo-term-surcharge = dopłata
daimyo-term-bonus_tile = kafel Akcji Dodatkowej
daimyo-term-clan_board = Plansza Klanu
daimyo-term-main_action = Akcja Główna
daimyo-term-bonus_action = Akcja Dodatkowa
daimyo-term-act_blue = Pomoc od Mieszkańców Wioski
daimyo-term-act_prod = Produkcja
daimyo-term-act_relic = Relikt
daimyo-term-act_recruit = Rekrutacja
daimyo-term-act_build = Budowa
daimyo-term-act_tax = Podatek
daimyo-term-villager_tile = kafel Mieszkańców Wioski
daimyo-term-hero = Bohater
daimyo-term-hero_market = Rynek Bohaterów
daimyo-term-strength = siła
daimyo-term-hire = zatrudnić
daimyo-term-recruit = zrekrutować
daimyo-term-recruit_track = tor Rekrutacji
daimyo-term-reset_cycle = rozpocząć od nowa cykl kosztów
daimyo-term-clan_ability = zdolność Klanu
daimyo-term-helmet = Potężny Hełm
daimyo-term-objective = karta Celu
daimyo-term-income = Przychód
daimyo-term-army = armia
daimyo-term-aggressive = agresywny Bohater (!)
daimyo-term-mercs = Najemnicy
daimyo-term-empire = Imperium
daimyo-term-solo_card = karta Wariantu Solo
daimyo-term-empire_ability = karta Zdolności Imperium
daimyo-term-advantage = tak, aby zyskać przewagę
daimyo-term-compensation = rekompensata
daimyo-term-achievement = osiągnięcie
