### Wielki Mur po polsku. Terminy według docs/rules/great_wall.md.

great_wall-mode-standard = Trzech lub czterech graczy
great_wall-mode-two = Dwóch graczy z Klanem Trzciny
great_wall-mode-solo = Solo przeciw Qin Jiushao
great_wall-mode-coop = Kooperacja
great_wall-option-difficulty = Poziom trudności
great_wall-option-difficulty-normal = normalny
great_wall-option-difficulty-hard = trudny: Qin zaczyna z 50
great_wall-option-difficulty-very_hard = bardzo trudny: Qin zaczyna ze 100
great_wall-option-difficulty-extreme = ekstremalny: Qin zaczyna ze 150
great_wall-option-both_advisors = Obaj Doradcy dla Qina
great_wall-option-both_advisors-no = nie
great_wall-option-both_advisors-yes = tak
great_wall-end-wall = Mur jest ukończony.
great_wall-end-shame = W puli nie ma już żetonów Hańby.
great_wall-end-time = Minął ostatni rok.
great_wall-end-decrees = Dekrety spełnione: wszyscy wygrywają.
great_wall-end-too-late = Minął ostatni rok, brakuje Dekretów: wszyscy przegrywają.
great_wall-end-no-shame-left = Trzeba było wziąć Hańbę, a pula była pusta: wszyscy przegrywają.
great_wall-end-solo-shame = W puli nie ma żetonów Hańby: wygrywa Qin Jiushao.

## Co się liczy i skąd się bierze

great_wall-what-vp = { $amount ->
    [one] Honor
    [few] Honoru
   *[other] Honoru
  }
great_wall-what-wood = { $amount ->
    [one] Drewno
    [few] Drewna
   *[other] Drewna
  }
great_wall-what-stone = { $amount ->
    [one] Kamień
    [few] Kamienie
   *[other] Kamieni
  }
great_wall-what-gold = { $amount ->
    [one] Złoto
    [few] Złota
   *[other] Złota
  }
great_wall-what-chi = Chi
great_wall-source-start = początek
great_wall-source-rewards = Nagrody
great_wall-source-defeats = udział w pokonaniu Hord
great_wall-source-archers = Łucznicy na Murze
great_wall-source-trophies = zdobyte Hordy
great_wall-source-wall = budowa Muru
great_wall-source-barricades = Barykady
great_wall-source-donations = Datki
great_wall-source-commands = Rozkazy
great_wall-source-general = Generał
great_wall-source-advisors = Doradcy
great_wall-source-tactics = Taktyki
great_wall-source-shame = Hańba
great_wall-source-artifacts = Artefakty
great_wall-source-decrees = Dekrety
great_wall-source-production = produkcja
great_wall-source-attacks = ataki Qin Jiushao
great_wall-source-card = tekst karty
great_wall-source-price = koszt
great_wall-source-swap = wymiana
great_wall-source-gift = dar
great_wall-source-overseer = Nadzorca
great_wall-source-donation = Datek
great_wall-source-reward = Nagroda
great_wall-source-income = dochód
great_wall-source-advisor = Doradca
great_wall-source-clerk = Urzędnik
great_wall-source-save = Ratowanie Żołnierza
great_wall-source-decree = Dekret

## Nazwy używane w innych tekstach

great_wall-part-card = { $card ->
    [g01] Liang Hongyu
    [g02] Zhou Tong
    [g03] Yue Fei
    [g04] Han Shizhong
    [g05] Meng Gong
    [g06] Zong Ze
    [g07] Li Gang
    [g08] Wu Jie
    [g09] Bi Zaiyu
    [g10] Yang Miaozhen
    [g11] Shen Kuo
    [g12] Yu Jie
    [g13] Zhang Shijie
    [k01] Wen Tianxiang
    [k02] Wang Jian
    [k03] Lu Xiufu
    [k04] Mu Guiying
    [k05] Chen Gui
    [k06] Yang Zaixing
    [k07] Cao Youwen
    [k08] Liu Qi
    [a02] Kamieniarz
    [a03] Wytwórca
    [a04] Duchowy przywódca
    [a05] Grabarz
    [a06] Dowódca łuczników
    [a07] Leśniczy
    [a08] Skalnik
    [a09] Płukacz złota
    [a10] Mnich świątynny
    [a11] Kupiec
    [a12] Poborca podatków
    [a13] Zielarka
    [a14] Magazynier
    [a15] Dobroczyńca
    [a16] Mistrz herbaty
    [a17] Nadworny poeta
    [a18] Kronikarz
    [a19] Cenzor
    [a20] Opat
    [a21] Pośrednik
    [a22] Naczelny urzędnik
    [a23] Prefekt
    [a24] Kurier
    [a25] Mistrz szpiegów
    [a26] Strateg
    [a27] Mistrz sztuki wojennej
    [a28] Instruktor musztry
    [a29] Łuczarz
    [a30] Hodowca koni
    [a31] Kapitan weteranów
    [a32] Dowódca kawalerii
    [a33] Chirurg polowy
    [a34] Sanitariusze
    [a35] Dobosz wojenny
    [a36] Chorąży
    [a37] Łowca nagród
    [a38] Strażnik
    [a39] Inżynier
    [a40] Cieśla
    [a41] Architekt
    [a42] Odźwierny
    [a43] Logistyk
    [a44] Wielki eunuch
    [t01] Połączone siły
    [t02] Odwrót
    [t03] Pozorowana ucieczka
    [t04] Nocny wypad
    [t05] Deszcz strzał
    [t06] Szarża kawalerii
    [t07] Przymusowa praca
    [t08] Płonąca smoła
    [t09] Łapówka
    [t10] Pobór
    [t11] Łaska Cesarza
    [t12] Obfity urobek
    [t13] Akt pokuty
    [t14] Łowcy trofeów
    [t15] Utrzymać szyk
    [t16] Zatrute studnie
    [t17] Tajne plany
    [t18] Dworska intryga
    [t19] Bohaterska śmierć
    [t20] Rekwizycja
    [u01] Towarzysze broni
    [u02] Wspólne brzemię
    [u03] Ognie sygnałowe
    [u04] Wspólna sprawa
    [u05] Konwój z zaopatrzeniem
    [u06] Cesarski posłaniec
    [u07] Wymowna petycja
    [u08] Mur tarcz
    [u09] Ochotnicy
    [u10] Wspólna salwa
    [u11] Dobre znaki
    [u12] Ostatni bastion
    [h01] Zwiadowcy
    [h02] Stepowi jeźdźcy
    [h03] Konni łucznicy
    [h04] Grabieżcy
    [h05] Wataha
    [h06] Tabor
    [h07] Podpalacze
    [h08] Sokolnicy
    [h09] Lansjerzy
    [h10] Gwardia keszig
    [h11] Szpiedzy chana
    [h12] Saperzy
    [h13] Tarczownicy
    [h14] Krąg szamanów
    [h15] Procarze
    [h16] Niszczyciele
    [h17] Bębny wojenne
    [h18] Dezerterzy
    [h19] Ciężka jazda
    [h20] Taran
    [h21] Dowódca tumenu
    [h22] Czempioni chana
    [h23] Wieża oblężnicza
    [h24] Sztandar nojona
    [x01] Tatarscy grabieżcy
    [x02] Jeźdźcy kipczaccy
    [x03] Wilki najmańskie
    [x04] Merkiccy renegaci
    [x05] Keraiccy łucznicy
    [x06] Niewolni robotnicy
    [x07] Roznosiciele zarazy
    [x08] Ujgurscy skrybowie
    [x09] Kitańscy zdrajcy
    [x10] Dżurdżeńscy najemnicy
    [x11] Tanguccy kusznicy
    [x12] Perscy inżynierowie
    [x13] Obsługa trebusza
    [x14] Straż Czarnego Sztandaru
    [x15] Szamani Börte
    [x16] Jeźdźcy Czagataja
    [x17] Lansjerzy Tołuja
    [x18] Awangarda Dżocziego
    [x19] Strzały Dżebego
    [x20] Gwardia Ugedeja
    [x21] Zastępy Mukalego
    [x22] Tumen Subedeja
    [x23] Wieczne Błękitne Niebo
    [x24] Przyboczni Czyngis-chana
    [f01] Nefrytowa Pieczęć Państwa
    [f02] Terakotowy Wartownik
    [f03] Duchowy Sztandar Chana
    [f04] Szkatuła Złotego Smoka
    [f05] Zwoje Mistrza Sun
    [d01] Prowokuj i zwyciężaj
    [d02] Pobór do cesarskiej gwardii
    [d03] Chwała Cesarzowi
    [d04] Eskorta dla urzędników Cesarza
    [d05] Drewno dla floty
    [d06] Kamień dla pałacu
    [d07] Danina w złocie
    [d08] Rytuały harmonii
    [d09] Niech Mur rośnie
    [d10] Głowy wodzów
    [d11] Rada mędrców
    [d12] Plany dla ministerstwa wojny
    [v01] Obfite żniwa
    [v02] Jedwabna karawana
    [v03] Czarna śmierć
    [v04] Druga fala
    [v05] Trzęsienie ziemi
    [v06] Cesarska inspekcja
    [v07] Gniew chana
    [v08] Skorumpowany dwór
    [v09] Głód
    [v10] Lepsze barykady
    [v11] Srogie zimy
    [v12] Wezwanie do broni
    [economy] Ekonomia
    [despotism] Despotyzm
    [attack_order] Rozkaz Ataku
    [treason] Zdrada
    [diplomacy] Dyplomacja
    [great_works] Wielka budowa
    [reed] Rozkaz Klanu Trzciny
    [reed_elder] Starszyzna Trzciny
    [reed_scout] Zwiadowca mokradeł
    [qin] Qin Jiushao
   *[a01] Alchemik
  }
great_wall-part-text = { $card ->
    [g01] Gdy giną twoi Żołnierze: 2 Honoru za każdego z nich i każdego Wspierającego Doradcę.
    [g02] Faza Dochodu: 2 Honoru za każdego Wspierającego Doradcę i każdą sekcję z twoimi Łucznikami na polach Ostrzału.
    [g03] Gdy zdobywasz Hordę: 3 Honoru za każdego Wspierającego Doradcę.
    [g04] Raz w swojej turze atakujesz 1 Żołnierzem za każdego Wspierającego Doradcę i zyskujesz 1 Honor.
    [g05] Gdy budujesz kondygnację Muru: 4 Honoru za każdego Wspierającego Doradcę oraz 1 Drewno, Kamień lub Złoto.
    [g06] Faza Dochodu: 2 dowolne Surowce za każdego Wspierającego Doradcę.
    [g07] Gdy przekazujesz Datek: 2 Honoru za każdego Wspierającego Doradcę.
    [g08] Gdy obroni się sekcja, w której masz Żołnierza przy Murze: 2 Honoru za każdego Wspierającego Doradcę.
    [g09] Gdy zagrywasz kartę Taktyki: 2 Honoru za każdego Wspierającego Doradcę i 1 Chi.
    [g10] Gdy rekrutujesz: 1 Chi oraz 1 Honor za każdego Wspierającego Doradcę.
    [g11] Gdy ulepszasz Nadzorcę: 2 Honoru za każdego Wspierającego Doradcę.
    [g12] Raz w swojej turze przenosisz 1 Urzędnika za każdego Wspierającego Doradcę.
    [g13] Na koniec roku, jeśli nie masz żetonów Hańby: 3 Honoru za każdego Wspierającego Doradcę.
    [k01] Raz w roku, gdy dowolny gracz ma otrzymać Hańbę, płacisz 1 Chi: otrzymuje o 1 żeton mniej za każdego twojego Wspierającego Doradcę.
    [k02] Przed Szturmem na sekcję, w której masz Żołnierza przy Murze, jej wartość Obrony rośnie o 1 za każdego Wspierającego Doradcę.
    [k03] Gdy Dekret jest spełniony, każdy gracz otrzymuje 1 dowolny Surowiec za każdego twojego Wspierającego Doradcę.
    [k04] Raz w swojej turze wskazujesz gracza: atakuje 1 Żołnierzem za każdego twojego Wspierającego Doradcę.
    [k05] Raz w roku po Fazie Strzelania, jeśli masz Łucznika na polu Ostrzału, zadajesz Hordom w sekcjach z twoimi Żołnierzami 1 Ranę za każdego Wspierającego Doradcę.
    [k06] Raz w roku, gdy mają zginąć Żołnierze dowolnego gracza, ratujesz za darmo 1 z nich za każdego Wspierającego Doradcę.
    [k07] Faza Dochodu: 1 dowolny Surowiec za każdego Wspierającego Doradcę; potem możesz przekazać innym 2 Surowce za każdego Wspierającego Doradcę.
    [k08] Raz w roku, gdy dowolny gracz buduje kondygnację Muru, bierze on na rękę odrzuconą kartę Rozkazu, a ty zyskujesz 2 Honoru za każdego Wspierającego Doradcę.
    [a02] Twój Nadzorca w Kamieniołomie kosztuje o 2 mniej. Przy każdym Ulepszeniu możesz ulepszyć także jego.
    [a03] Twój Nadzorca w Tartaku kosztuje o 2 mniej. Przy każdym Ulepszeniu możesz ulepszyć także jego.
    [a04] Twój Nadzorca w Świątyni kosztuje o 2 mniej. Przy każdym Ulepszeniu możesz ulepszyć także jego.
    [a05] Gdy giną twoi Żołnierze: 1 Honor za każdego z nich.
    [a06] Raz w swojej turze atakujesz dowolną liczbą swoich Łuczników przy Murze.
    [a07] Gdy produkujesz w Tartaku, otrzymujesz 1 Drewno więcej.
    [a08] Gdy produkujesz w Kamieniołomie, otrzymujesz 1 Kamień więcej.
    [a09] Gdy produkujesz w Kopalni Złota, otrzymujesz 1 Złoto więcej.
    [a10] Gdy produkujesz w Świątyni, otrzymujesz 1 Chi więcej.
    [a11] Raz w swojej turze wymieniasz najwyżej 3 Surowce na inne i otrzymujesz 1 dowolny Surowiec.
    [a12] Faza Dochodu: 2 Złota.
    [a13] Faza Dochodu: 2 Chi.
    [a14] Gdy przekazujesz Datek, możesz przekazać 1 Surowiec więcej.
    [a15] Gdy przekazujesz Datek: 1 Chi i 1 Honor.
    [a16] Gdy wybierasz pole toru Rozkazów na szczycie kolejności Herbaty: 2 Honoru i 1 Chi.
    [a17] Gdy odsłonięto Rozkazy i nikt inny nie ma takiej karty jak ty: 2 Honoru.
    [a18] Latem, zanim weźmiesz Rozkazy na rękę: 1 Honor za każdy twój odrzucony Rozkaz.
    [a19] Usunięcie żetonu Hańby Latem kosztuje cię o 1 Chi mniej.
    [a20] Faza Dochodu: oddajesz 1 żeton Hańby.
    [a21] Doradcy kosztują cię o 2 Złota mniej.
    [a22] Gdy zatrudniasz Urzędnika: 1 Złoto, 2 Honoru i przenosisz 1 Urzędnika.
    [a23] Raz w swojej turze przenosisz 1 Urzędnika.
    [a24] Raz w roku, w ramce „Pozostali gracze”, przenosisz 1 Urzędnika więcej.
    [a25] Raz w roku, gdy odsłonięto Rozkazy, płacisz 1 Złoto: wymieniasz swój Rozkaz na inny z ręki i zyskujesz 1 Honor.
    [a26] Gdy aktywuje się Akademia Wojskowa z twoimi Urzędnikami, dobierasz 1 kartę Taktyki i zyskujesz 1 Honor.
    [a27] Efekty Wzmocnione kart Taktyki kosztują cię o 1 Surowiec mniej. Twój limit ręki rośnie o 1.
    [a28] Gdy rekrutujesz Włóczników: 1 Chi i 1 Honor.
    [a29] Łucznicy kosztują cię o 1 Drewno i 1 Chi mniej.
    [a30] Kawalerzyści kosztują cię o 2 Chi mniej.
    [a31] Raz w swojej turze atakujesz najwyżej 2 Włócznikami ze Stref Odpoczynku.
    [a32] Raz w swojej turze, jeśli masz Żołnierza w Strefie Odpoczynku, atakujesz dowolną liczbą Kawalerzystów i zyskujesz 1 Honor.
    [a33] Uratowanie Żołnierza kosztuje cię o 1 Chi mniej.
    [a34] Raz na turę, gdy mają zginąć twoi Żołnierze, ratujesz za darmo 1 z nich.
    [a35] Gdy zostaje Pokonana Horda z twoim Żołnierzem: 1 Honor i 1 Chi.
    [a36] Gdy zdobywasz Hordę: 2 Honoru i 1 dowolny Surowiec.
    [a37] Raz na turę, gdy twój Żołnierz zakrywa Punkt Witalny, otrzymujesz jego Nagrodę jeszcze raz.
    [a38] Raz w roku po Fazie Strzelania, jeśli masz Łucznika na polu Ostrzału, zadajesz 1 Ranę Hordzie w sekcji z twoimi Żołnierzami i zyskujesz 1 Honor.
    [a39] Kondygnacja Muru kosztuje cię o 2 Drewna, Kamienie lub Złota mniej.
    [a40] Gdy budujesz Barykadę: 1 Honor oraz 1 Drewno, Kamień lub Złoto.
    [a41] Gdy budujesz kondygnację Muru: 3 Honoru i dobierasz 1 kartę Taktyki.
    [a42] Przy Przełamaniu otrzymujesz o 1 żeton Hańby mniej.
    [a43] Raz w swojej turze wykonujesz 1 ruch jak w Centrum Logistycznym, potem przenosisz najwyżej 2 Łuczników ze Stref Odpoczynku na pola Ostrzału ich sekcji.
    [a44] Punktacja końcowa: 2 Honoru za każdego twojego Doradcę.
    [t01] Gdy zostaje Pokonana Horda z twoim Żołnierzem, a w jej sekcji masz Łucznika na polu Ostrzału: 4 Honoru. Wzmocniona (2 Złota): 8 Honoru.
    [t02] Gdy mają zginąć twoi Żołnierze, ratujesz za darmo 1 z nich. Wzmocniona (2 Chi): ratujesz za darmo dowolną ich liczbę.
    [t03] Gdy zostaje Pokonana Horda z twoim Żołnierzem, ale jej nie zdobywasz: 3 Honoru i 1 Chi. Wzmocniona (2 Chi): 8 Honoru.
    [t04] W swojej turze atakujesz 1 Żołnierzem przy Murze. Wzmocniona (1 Chi): atakujesz najwyżej 3 Żołnierzami.
    [t05] W swojej turze, jeśli masz Łucznika na polu Ostrzału, atakujesz najwyżej 2 Łucznikami. Wzmocniona (2 Drewna): atakujesz dowolną liczbą Łuczników i zyskujesz 1 Honor za każdego swojego na polu Ostrzału.
    [t06] W swojej turze rekrutujesz 1 Kawalerzystę o 1 taniej. Wzmocniona (1 Złoto): rekrutujesz 1 Kawalerzystę za darmo i zyskujesz 3 Honoru.
    [t07] Gdy aktywuje się Obóz Budowniczych z twoimi Urzędnikami, budujesz za darmo 1 Barykadę. Wzmocniona (1 Kamień): budujesz kondygnację Muru o 4 taniej.
    [t08] Po Fazie Strzelania, jeśli masz Żołnierza przy Murze, zadajesz 1 Ranę Hordzie w sekcji z twoimi Żołnierzami. Wzmocniona (2 Drewna): zadajesz tak 3 Rany.
    [t09] W ramce „Pozostali gracze” przenosisz 1 Urzędnika więcej. Wzmocniona (2 Złota): przenosisz 2 Urzędników więcej i otrzymujesz 1 Chi.
    [t10] Gdy aktywują się Koszary z twoimi Urzędnikami, rekrutujesz za darmo 1 Włócznika. Wzmocniona (2 Chi): rekrutujesz za darmo najwyżej 3 Włóczników.
    [t11] Gdy wybierasz pole toru Rozkazów, twój znacznik Herbaty idzie o 1 miejsce w górę i zyskujesz 1 Honor. Wzmocniona (1 Złoto): idzie na szczyt i zyskujesz 3 Honoru.
    [t12] Gdy produkujesz, otrzymujesz o 2 więcej tego Surowca. Wzmocniona (1 Chi): otrzymujesz o 3 więcej i możesz przekazać o 2 więcej jako Datek.
    [t13] Gdy masz otrzymać Hańbę, otrzymujesz o 1 żeton mniej. Wzmocniona (1 Chi): nie otrzymujesz żadnego.
    [t14] Gdy zdobywasz Hordę: 3 Honoru. Wzmocniona (2 Chi): 8 Honoru.
    [t15] Przed Szturmem na sekcję, w której masz Żołnierza przy Murze, jej wartość Obrony rośnie o 3 i zyskujesz 1 Honor. Wzmocniona (2 Drewna, Kamienie lub Złota): rośnie o 6 i zyskujesz 3 Honoru.
    [t16] Gdy nadchodzi Horda, zadajesz jej 1 Ranę. Wzmocniona (1 Chi): zadajesz jej 2 Rany i zyskujesz 1 Honor.
    [t17] Gdy aktywuje się Akademia Wojskowa z twoimi Urzędnikami, dobierasz 1 kartę Taktyki i otrzymujesz 1 Złoto. Wzmocniona (1 Chi): dobierasz 2 karty Taktyki i zyskujesz 3 Honoru.
    [t18] Gdy zatrudniasz Doradcę: 2 Złota. Wzmocniona (2 Chi): 3 Złota i 4 Honoru.
    [t19] Gdy giną twoi Żołnierze: 3 Honoru. Wzmocniona (1 Chi): 3 Honoru za każdego z nich.
    [t20] Faza Dochodu: 2 dowolne Surowce. Wzmocniona (odrzuć 1 kartę Taktyki): 5 dowolnych Surowców.
    [u01] Gdy mają zginąć Żołnierze dowolnego gracza, ratujesz za darmo najwyżej 2 z nich. Wzmocniona (2 Chi): ratujesz za darmo dowolną ich liczbę.
    [u02] Gdy dowolny gracz ma otrzymać Hańbę, otrzymuje o 1 żeton mniej. Wzmocniona (4 Honoru): nie otrzymuje żadnego.
    [u03] W swojej turze: każdy gracz atakuje 1 Żołnierzem. Wzmocniona (2 Drewna): każdy atakuje najwyżej 2 Żołnierzami.
    [u04] Gdy Obóz Budowniczych aktywuje się dla dowolnego gracza, otrzymujesz 2 Drewna, Kamienie lub Złota. Wzmocniona (2 Chi): otrzymujesz 5 Drewna, Kamieni lub Złota.
    [u05] Faza Dochodu: każdy gracz otrzymuje 1 dowolny Surowiec. Wzmocniona (1 Złoto): każdy otrzymuje 2, a ty możesz przekazać innym najwyżej 3 Surowce.
    [u06] Gdy wybierasz pole toru Rozkazów, bierzesz na rękę odrzuconą kartę Rozkazu. Wzmocniona (2 Złota): każdy gracz bierze jedną.
    [u07] Faza spełniania Dekretów: jeden Dekret kosztuje w tym roku każdego o 1 mniej. Wzmocniona (2 Złota): kosztuje o 2 mniej.
    [u08] Przed Szturmem wartość Obrony sekcji rośnie o 4. Wzmocniona (2 Chi): rośnie o 8.
    [u09] Gdy Koszary aktywują się dla dowolnego gracza, rekrutujesz za darmo 1 Włócznika. Wzmocniona (2 Chi): każdy gracz rekrutuje za darmo 1 Włócznika.
    [u10] Po Fazie Strzelania zadajesz 2 Rany Hordom w dowolnych sekcjach. Wzmocniona (2 Drewna): zadajesz 4 Rany.
    [u11] Gdy odsłonięto Wydarzenie, oglądasz 2 następne, odkładasz je w dowolnej kolejności i otrzymujesz 2 Chi. Wzmocniona (3 Chi): Wydarzenie nie działa.
    [u12] Przy Przełamaniu każdy gracz otrzymuje o 1 żeton Hańby mniej. Wzmocniona (2 Chi): nikt nie otrzymuje Hańby, a ty ratujesz za darmo najwyżej 2 Żołnierzy.
    [h01] Gdy nadchodzi, skrajny lewy Doradca opuszcza tor Doradców.
    [h02] Bez zdolności.
    [h03] Ta sekcja ma o 1 dostępne pole Ostrzału mniej.
    [h04] Przed Szturmem burzy 1 Barykadę tej sekcji.
    [h05] Jej Siła Natarcia rośnie o 1 za każdą inną Hordę w tej sekcji.
    [h06] Bez zdolności.
    [h07] Każda Barykada tej sekcji liczy się o 1 mniej.
    [h08] Przyjmuje najwyżej 1 Ranę naraz.
    [h09] Gdy zostaje Pokonana, jej Zabójczość rośnie o 1.
    [h10] Hord za nią nie można atakować ani ranić.
    [h11] Gdy nadchodzi, każdy gracz odrzuca 1 kartę Taktyki.
    [h12] Wartość Obrony tej sekcji spada o 2.
    [h13] Nie można jej ranić.
    [h14] Siła Natarcia każdej Hordy w tej sekcji rośnie o 1.
    [h15] Gdy nadchodzi, każdy gracz traci 1 Żołnierza przy Murze tej sekcji.
    [h16] Kto otrzymuje za nią Hańbę, otrzymuje o 1 żeton więcej.
    [h17] Siła Natarcia każdej Hordy za nią rośnie o 2.
    [h18] Gdy zostaje Pokonana, jej Zabójczość spada o 1.
    [h19] Kawalerzyści nie mogą zakrywać jej Punktów Witalnych.
    [h20] Każda Barykada tej sekcji liczy się o 1 mniej.
    [h21] Gdy zostaje Pokonana, jej Zabójczość rośnie o 1.
    [h22] Bez zdolności.
    [h23] Ta sekcja ma o 2 dostępne pola Ostrzału mniej.
    [h24] Siła Natarcia każdej innej Hordy rośnie o 1.
    [x01] Przed Szturmem burzy 2 Barykady tej sekcji.
    [x02] Bez zdolności.
    [x03] Jej Siła Natarcia rośnie o 1 za każdą inną Hordę w tej sekcji.
    [x04] Gdy zostaje Pokonana, jej Zabójczość spada o 1.
    [x05] Ta sekcja ma o 1 dostępne pole Ostrzału mniej.
    [x06] Bez zdolności.
    [x07] Przy Przełamaniu tej sekcji każdy gracz traci 1 Żołnierza przy jej Murze.
    [x08] Gdy nadchodzi, wszyscy oglądają następne Wydarzenie.
    [x09] Gdy nadchodzi, każdy gracz odrzuca 1 kartę Taktyki.
    [x10] Gdy nadchodzi, każdy gracz traci 1 Złoto.
    [x11] Gdy nadchodzi, każdy gracz traci 1 Żołnierza przy Murze tej sekcji.
    [x12] Wartość Obrony tej sekcji spada o 3.
    [x13] Każda Barykada tej sekcji liczy się o 1 mniej.
    [x14] Hord za nią nie można atakować ani ranić.
    [x15] Siła Natarcia każdej Hordy w tej sekcji rośnie o 1.
    [x16] Kto otrzymuje za nią Hańbę, otrzymuje o 1 żeton więcej.
    [x17] Gdy zostaje Pokonana, jej Zabójczość rośnie o 1.
    [x18] Gdy nadchodzi, przychodzi jeszcze jedna Horda.
    [x19] Ta sekcja ma o 2 dostępne pola Ostrzału mniej.
    [x20] Nie można jej ranić.
    [x21] Kawalerzyści nie mogą zakrywać jej Punktów Witalnych.
    [x22] Gdy zostaje Pokonana, jej Zabójczość rośnie o 1.
    [x23] Siła Natarcia każdej innej Hordy rośnie o 1.
    [x24] Przy Przełamaniu tej sekcji każdy gracz otrzymuje o 1 żeton Hańby więcej.
    [v01] Każdy gracz otrzymuje 2 dowolne Surowce.
    [v02] Albo każdy gracz otrzymuje 2 Złota, albo każdy dobiera 1 kartę Taktyki.
    [v03] Każdy gracz traci 1 Żołnierza przy Murze.
    [v04] Nadchodzi jeszcze jedna Horda.
    [v05] Albo każdy gracz traci 2 Drewna, Kamienie lub Złota, albo każdy otrzymuje 1 żeton Hańby.
    [v06] Jeden wybrany gracz otrzymuje 1 żeton Hańby; każdy gracz dobiera 1 kartę Taktyki.
    [v07] Do końca gry Siła Natarcia pierwszej Hordy każdej sekcji jest większa o 1.
    [v08] Do końca gry Doradcy kosztują o 1 Złoto więcej.
    [v09] Do końca gry uratowanie Żołnierza kosztuje o 1 Chi więcej.
    [v10] Do końca gry każda Barykada liczy się o 1 więcej.
    [v11] Do końca gry każda sekcja ma o 1 dostępne pole Ostrzału mniej.
    [v12] Do końca gry Łucznicy i Kawalerzyści kosztują o 1 Chi mniej.
    [f01] Liczy poziomy twoich Nadzorców.
    [f02] Liczy twoich Żołnierzy przy Murze i na Hordach.
    [f03] Liczy twoje zdobyte Hordy bez Hańby.
    [f04] Liczy twoje Surowce.
    [f05] Liczy twoich Doradców i karty Taktyki na ręce.
    [d01] Hord na planszy jest co najmniej o 2 więcej niż graczy, a w tym roku nie było Przełamania.
    [d02] Każdy gracz poświęca 2 Żołnierzy.
    [d03] Każdy gracz traci 10 Honoru.
    [d04] Każdy gracz poświęca 1 Urzędnika i 1 Włócznika.
    [d05] Każdy gracz płaci 4 Drewna.
    [d06] Każdy gracz płaci 4 Kamienie.
    [d07] Każdy gracz płaci 4 Złota.
    [d08] Każdy gracz płaci 5 Chi.
    [d09] Suma poziomów wszystkich kondygnacji Muru jest co najmniej o 2 większa niż liczba graczy.
    [d10] Każdy gracz ma co najmniej 2 zdobyte Hordy.
    [d11] Każdy gracz poświęca 1 Doradcę.
    [d12] Każdy gracz odrzuca 2 karty Taktyki.
    [economy] Przenosisz najwyżej 3 Urzędników. Pozostali: najwyżej 2, do różnych Lokacji. Otrzymujesz 2 dowolne Surowce; przy cudzej Wielkiej budowie także 2 Drewna, Kamienie lub Złota.
    [despotism] Przenosisz najwyżej 2 Urzędników; przy cudzej Ekonomii jeszcze 2. Pozostali: 1. Wykonujesz Specjalną Aktywację Lokacji ze swoim Urzędnikiem.
    [attack_order] Przenosisz najwyżej 2 Urzędników; przy cudzej Dyplomacji jeszcze 1. Pozostali: najwyżej 2, do różnych Lokacji. Atakujesz najwyżej 4 Żołnierzami.
    [treason] Przenosisz 1 Urzędnika i otrzymujesz 1 Złoto. Kopiujesz Rozkaz innego gracza.
    [diplomacy] Przenosisz najwyżej 3 Urzędników, do różnych Lokacji. Pozostali: najwyżej 2, do różnych Lokacji. Przesuwasz znacznik Herbaty o 1 miejsce w górę, zatrudniasz Doradcę albo oddajesz 1 żeton Hańby; przy cudzym Despotyzmie także 2 Złota.
    [great_works] Przenosisz najwyżej 3 Urzędników. Pozostali: najwyżej 2, do różnych Lokacji. Budujesz za darmo 1 Barykadę albo o 2 taniej kondygnację Muru; przy cudzym Rozkazie Ataku także 2 Chi.
    [reed] Wódz przenosi najwyżej 2 Urzędników Klanu Trzciny. Pozostali przenoszą najwyżej 2 Urzędników, do różnych Lokacji.
    [reed_elder] Gdy aktywuje się Tartak, Kamieniołom lub Kopalnia Złota z Urzędnikiem Klanu Trzciny i ktoś zbiera tam co najmniej 2 Surowce, jeszcze 1 taki Surowiec trafia do Magazynu.
    [reed_scout] Gdy aktywują się Koszary z Urzędnikiem Klanu Trzciny, Wódz zadaje też 1 Ranę dowolnej Hordzie.
    [qin] Na koniec każdego roku Qin Jiushao otrzymuje 1 Honor za każdych 2 swoich Wspierających Doradców.
    [q_economy] Qin przenosi 2 Urzędników. Ty i Klan Trzciny: najwyżej 2, do różnych Lokacji. Najsłabszy Nadzorca Qina zyskuje 1 poziom.
    [q_despotism] Qin przenosi 1 Urzędnika. Ty i Klan Trzciny: 1. Następuje Specjalna Aktywacja Lokacji, w której jest najwięcej Urzędników Qina.
    [q_attack_order] Qin przenosi 1 Urzędnika i stawia 1 Łucznika na polu Ostrzału. Ty i Klan Trzciny: najwyżej 2 Urzędników, do różnych Lokacji. Qin atakuje 1 Włócznikiem i jeszcze 1 za każdych 2 Wspierających Doradców.
    [q_treason] Qin przenosi 1 Urzędnika i otrzymuje 1 Honor za każdego Wspierającego Doradcę. Oddajesz 2 Surowce albo bierzesz 1 żeton Hańby.
    [q_diplomacy] Qin przenosi 1 Urzędnika, a jego znacznik Herbaty trafia na szczyt. Ty i Klan Trzciny: najwyżej 2 Urzędników, do różnych Lokacji. Doradca z lewego końca toru trafia pod Qina.
    [q_great_works] Qin przenosi 1 Urzędnika. Ty i Klan Trzciny: najwyżej 2, do różnych Lokacji. Qin buduje kondygnację Muru tam, gdzie pokazuje wskaźnik Inwazji; Magazyn płaci, ile może.
   *[a01] Twój Nadzorca w Kopalni Złota kosztuje o 2 mniej. Przy każdym Ulepszeniu możesz ulepszyć także jego.
  }
great_wall-part-general = { $general ->
    [g02] Zhou Tong
    [g03] Yue Fei
    [g04] Han Shizhong
    [g05] Meng Gong
    [g06] Zong Ze
    [g07] Li Gang
    [g08] Wu Jie
    [g09] Bi Zaiyu
    [g10] Yang Miaozhen
    [g11] Shen Kuo
    [g12] Yu Jie
    [g13] Zhang Shijie
    [k01] Wen Tianxiang
    [k02] Wang Jian
    [k03] Lu Xiufu
    [k04] Mu Guiying
    [k05] Chen Gui
    [k06] Yang Zaixing
    [k07] Cao Youwen
    [k08] Liu Qi
   *[g01] Liang Hongyu
  }
great_wall-part-advisor = { $advisor ->
    [a02] Kamieniarz
    [a03] Wytwórca
    [a04] Duchowy przywódca
    [a05] Grabarz
    [a06] Dowódca łuczników
    [a07] Leśniczy
    [a08] Skalnik
    [a09] Płukacz złota
    [a10] Mnich świątynny
    [a11] Kupiec
    [a12] Poborca podatków
    [a13] Zielarka
    [a14] Magazynier
    [a15] Dobroczyńca
    [a16] Mistrz herbaty
    [a17] Nadworny poeta
    [a18] Kronikarz
    [a19] Cenzor
    [a20] Opat
    [a21] Pośrednik
    [a22] Naczelny urzędnik
    [a23] Prefekt
    [a24] Kurier
    [a25] Mistrz szpiegów
    [a26] Strateg
    [a27] Mistrz sztuki wojennej
    [a28] Instruktor musztry
    [a29] Łuczarz
    [a30] Hodowca koni
    [a31] Kapitan weteranów
    [a32] Dowódca kawalerii
    [a33] Chirurg polowy
    [a34] Sanitariusze
    [a35] Dobosz wojenny
    [a36] Chorąży
    [a37] Łowca nagród
    [a38] Strażnik
    [a39] Inżynier
    [a40] Cieśla
    [a41] Architekt
    [a42] Odźwierny
    [a43] Logistyk
    [a44] Wielki eunuch
   *[a01] Alchemik
  }
great_wall-part-location = { $location ->
    [quarry] Kamieniołom
    [mine] Kopalnia Złota
    [temple] Świątynia
    [barracks] Koszary
    [builders] Obóz Budowniczych
    [hq] Centrum Logistyczne
    [tea_house] Herbaciarnia
    [embassy] Cesarska Ambasada
    [academy] Akademia Wojskowa
   *[sawmill] Tartak
  }
great_wall-part-in-location = { $location ->
    [quarry] w Kamieniołomie
    [mine] w Kopalni Złota
    [temple] w Świątyni
    [barracks] w Koszarach
    [builders] w Obozie Budowniczych
    [hq] w Centrum Logistycznym
    [tea_house] w Herbaciarni
    [embassy] w Cesarskiej Ambasadzie
    [academy] w Akademii Wojskowej
   *[sawmill] w Tartaku
  }
great_wall-part-to = { $to ->
    [quarry] do Kamieniołomu
    [mine] do Kopalni Złota
    [temple] do Świątyni
    [barracks] do Koszar
    [builders] do Obozu Budowniczych
    [hq] do Centrum Logistycznego
    [tea_house] do Herbaciarni
    [embassy] do Cesarskiej Ambasady
    [academy] do Akademii Wojskowej
    [L] do lewej sekcji
    [M] do środkowej sekcji
    [R] do prawej sekcji
   *[sawmill] do Tartaku
  }
great_wall-part-from = { $from ->
    [sawmill] z Tartaku
    [quarry] z Kamieniołomu
    [mine] z Kopalni Złota
    [temple] ze Świątyni
    [barracks] z Koszar
    [builders] z Obozu Budowniczych
    [hq] z Centrum Logistycznego
    [tea_house] z Herbaciarni
    [embassy] z Cesarskiej Ambasady
    [academy] z Akademii Wojskowej
    [L] z lewej sekcji
    [M] ze środkowej sekcji
    [R] z prawej sekcji
   *[supply] z puli gracza
  }
great_wall-part-section = { $section ->
    [M] środkowa sekcja
    [R] prawa sekcja
   *[L] lewa sekcja
  }
great_wall-part-in-section = { $section ->
    [M] w środkowej sekcji
    [R] w prawej sekcji
   *[L] w lewej sekcji
  }
great_wall-part-of-section = { $section ->
    [M] środkowej sekcji
    [R] prawej sekcji
   *[L] lewej sekcji
  }
great_wall-part-horde = { $horde ->
    [L2] Hordy w rzędzie 2 lewej sekcji
    [L3] Hordy w rzędzie 3 lewej sekcji
    [M1] Hordy w rzędzie 1 środkowej sekcji
    [M2] Hordy w rzędzie 2 środkowej sekcji
    [M3] Hordy w rzędzie 3 środkowej sekcji
    [R1] Hordy w rzędzie 1 prawej sekcji
    [R2] Hordy w rzędzie 2 prawej sekcji
    [R3] Hordy w rzędzie 3 prawej sekcji
   *[L1] Hordy w rzędzie 1 lewej sekcji
  }
great_wall-part-kind = { $kind ->
    [stone] Kamień
    [gold] Złoto
    [chi] Chi
   *[wood] Drewno
  }
great_wall-part-units = { $kind ->
    [stone] { $n ->
        [one] { $n } Kamień
        [few] { $n } Kamienie
       *[other] { $n } Kamieni
      }
    [gold] { $n ->
        [one] { $n } Złoto
        [few] { $n } Złota
       *[other] { $n } Złota
      }
    [chi] { $n } Chi
   *[wood] { $n ->
        [one] { $n } Drewno
        [few] { $n } Drewna
       *[other] { $n } Drewna
      }
  }
great_wall-part-amount = { $kind ->
    [stone] { $amount ->
        [one] { $amount } Kamień
        [few] { $amount } Kamienie
       *[other] { $amount } Kamieni
      }
    [gold] { $amount ->
        [one] { $amount } Złoto
        [few] { $amount } Złota
       *[other] { $amount } Złota
      }
    [chi] { $amount } Chi
   *[wood] { $amount ->
        [one] { $amount } Drewno
        [few] { $amount } Drewna
       *[other] { $amount } Drewna
      }
  }
great_wall-part-take = { $take ->
    [stone] Kamień
    [gold] Złoto
    [chi] Chi
   *[wood] Drewno
  }
great_wall-part-soldier = { $soldier ->
    [archer] Łucznik
    [horse] Kawalerzysta
    [overseer] Nadzorca
   *[spear] Włócznik
  }
great_wall-part-a-soldier = { $soldier ->
    [archer] Łucznika
    [horse] Kawalerzystę
    [overseer] Nadzorcę
   *[spear] Włócznika
  }
great_wall-part-soldiers = { $soldier ->
    [archer] Łuczników
    [horse] Kawalerzystów
    [overseer] Nadzorców
   *[spear] Włóczników
  }
great_wall-part-at = { $place ->
    [muster_L] w Strefie Odpoczynku lewej sekcji
    [muster_M] w Strefie Odpoczynku środkowej sekcji
    [muster_R] w Strefie Odpoczynku prawej sekcji
    [firing_L] na polu Ostrzału lewej sekcji
    [firing_M] na polu Ostrzału środkowej sekcji
    [firing_R] na polu Ostrzału prawej sekcji
    [L1] na Hordzie w rzędzie 1 lewej sekcji
    [L2] na Hordzie w rzędzie 2 lewej sekcji
    [L3] na Hordzie w rzędzie 3 lewej sekcji
    [M1] na Hordzie w rzędzie 1 środkowej sekcji
    [M2] na Hordzie w rzędzie 2 środkowej sekcji
    [M3] na Hordzie w rzędzie 3 środkowej sekcji
    [R1] na Hordzie w rzędzie 1 prawej sekcji
    [R2] na Hordzie w rzędzie 2 prawej sekcji
    [R3] na Hordzie w rzędzie 3 prawej sekcji
   *[supply] w puli gracza
  }
great_wall-part-shamed = { $place ->
    [archer] pod Łucznikiem
    [horse] pod Kawalerzystą
    [h01] na karcie Hordy „Zwiadowcy”
    [h02] na karcie Hordy „Stepowi jeźdźcy”
    [h03] na karcie Hordy „Konni łucznicy”
    [h04] na karcie Hordy „Grabieżcy”
    [h05] na karcie Hordy „Wataha”
    [h06] na karcie Hordy „Tabor”
    [h07] na karcie Hordy „Podpalacze”
    [h08] na karcie Hordy „Sokolnicy”
    [h09] na karcie Hordy „Lansjerzy”
    [h10] na karcie Hordy „Gwardia keszig”
    [h11] na karcie Hordy „Szpiedzy chana”
    [h12] na karcie Hordy „Saperzy”
    [h13] na karcie Hordy „Tarczownicy”
    [h14] na karcie Hordy „Krąg szamanów”
    [h15] na karcie Hordy „Procarze”
    [h16] na karcie Hordy „Niszczyciele”
    [h17] na karcie Hordy „Bębny wojenne”
    [h18] na karcie Hordy „Dezerterzy”
    [h19] na karcie Hordy „Ciężka jazda”
    [h20] na karcie Hordy „Taran”
    [h21] na karcie Hordy „Dowódca tumenu”
    [h22] na karcie Hordy „Czempioni chana”
    [h23] na karcie Hordy „Wieża oblężnicza”
    [h24] na karcie Hordy „Sztandar nojona”
    [new] otrzymany przed chwilą
   *[spear] pod Włócznikiem
  }
great_wall-part-unshamed = { $place ->
    [archer] spod Łucznika
    [horse] spod Kawalerzysty
    [h01] z karty Hordy „Zwiadowcy”
    [h02] z karty Hordy „Stepowi jeźdźcy”
    [h03] z karty Hordy „Konni łucznicy”
    [h04] z karty Hordy „Grabieżcy”
    [h05] z karty Hordy „Wataha”
    [h06] z karty Hordy „Tabor”
    [h07] z karty Hordy „Podpalacze”
    [h08] z karty Hordy „Sokolnicy”
    [h09] z karty Hordy „Lansjerzy”
    [h10] z karty Hordy „Gwardia keszig”
    [h11] z karty Hordy „Szpiedzy chana”
    [h12] z karty Hordy „Saperzy”
    [h13] z karty Hordy „Tarczownicy”
    [h14] z karty Hordy „Krąg szamanów”
    [h15] z karty Hordy „Procarze”
    [h16] z karty Hordy „Niszczyciele”
    [h17] z karty Hordy „Bębny wojenne”
    [h18] z karty Hordy „Dezerterzy”
    [h19] z karty Hordy „Ciężka jazda”
    [h20] z karty Hordy „Taran”
    [h21] z karty Hordy „Dowódca tumenu”
    [h22] z karty Hordy „Czempioni chana”
    [h23] z karty Hordy „Wieża oblężnicza”
    [h24] z karty Hordy „Sztandar nojona”
    [new] otrzymany przed chwilą
   *[spear] spod Włócznika
  }
great_wall-part-season = { $season ->
    [summer] Lato
    [fall] Jesień
    [winter] Zima
   *[spring] Wiosna
  }
great_wall-part-moment = { $moment ->
    [static] zawsze
    [other_box] ramka „Pozostali gracze”
    [reveal] odsłonięto Rozkazy
    [order] wybierasz pole toru Rozkazów
    [spring_horde] nadeszła Horda
    [income] Faza Dochodu
    [recover] Lato, przed wzięciem Rozkazów
    [activate] aktywacja Lokacji
    [produce] po produkcji
    [donate] po Datku
    [upgrade] po Ulepszeniu
    [recruit] po Rekrutacji
    [cover] twój Żołnierz zakrywa Punkt Witalny
    [horde_defeated] Horda zostaje Pokonana
    [horde_won] zdobywasz Hordę
    [dying] Żołnierze mają zginąć
    [killed] Żołnierze zginęli
    [volley] po Fazie Strzelania
    [assault] przed Szturmem
    [held] sekcja się obroniła
    [breach] Przełamanie
    [shame_gain] przed otrzymaniem Hańby
    [build_wall] po budowie Muru
    [build_barricade] po budowie Barykady
    [hire_clerk] po zatrudnieniu Urzędnika
    [hire_advisor] po zatrudnieniu Doradcy
    [play_tactic] po zagraniu karty Taktyki
    [year_end] koniec roku
    [final] punktacja końcowa
    [decree_phase] Faza spełniania Dekretów
    [decree_done] Dekret spełniony
    [event_shown] odsłonięto Wydarzenie
    [placed] nadchodzi Horda
    [defeated] Horda Pokonana
    [once] natychmiast
   *[my_turn] twoja tura
  }
great_wall-part-effect = { $effect ->
    [boosted] efekt Wzmocniony
   *[basic] efekt podstawowy
  }
great_wall-part-who = { $who ->
    [archer] Łuczników ze Strefy Odpoczynku
    [horse] Kawalerzystów
    [firing_to_firing] Łuczników na pola Ostrzału
    [firing_to_muster] Łuczników z pól Ostrzału do Strefy Odpoczynku
   *[spear] Włóczników
  }
great_wall-part-moved = { $who ->
    [archer] { $n ->
        [one] { $n } Łucznika ze Strefy Odpoczynku
        [few] { $n } Łuczników ze Strefy Odpoczynku
       *[other] { $n } Łuczników ze Strefy Odpoczynku
      }
    [horse] { $n ->
        [one] { $n } Kawalerzystę
        [few] { $n } Kawalerzystów
       *[other] { $n } Kawalerzystów
      }
    [firing_to_firing] { $n ->
        [one] { $n } Łucznika na pola Ostrzału
        [few] { $n } Łuczników na pola Ostrzału
       *[other] { $n } Łuczników na pola Ostrzału
      }
    [firing_to_muster] { $n ->
        [one] { $n } Łucznika do Strefy Odpoczynku
        [few] { $n } Łuczników do Strefy Odpoczynku
       *[other] { $n } Łuczników do Strefy Odpoczynku
      }
   *[spear] { $n ->
        [one] { $n } Włócznika
        [few] { $n } Włóczników
       *[other] { $n } Włóczników
      }
  }
great_wall-part-spears = { $spears ->
    [one] { $spears } Włócznika
    [few] { $spears } Włóczników
   *[other] { $spears } Włóczników
  }
great_wall-part-archers = { $archers ->
    [one] { $archers } Łucznika
    [few] { $archers } Łuczników
   *[other] { $archers } Łuczników
  }
great_wall-part-horses = { $horses ->
    [one] { $horses } Kawalerzystę
    [few] { $horses } Kawalerzystów
   *[other] { $horses } Kawalerzystów
  }

## Pytania

great_wall-first-keep = { $general ->
    [g06] { great_wall-first-by-itself }
    [k03] { great_wall-first-by-itself }
    [k07] { great_wall-first-by-itself }
    [g04] { great_wall-first-every-turn }
    [g12] { great_wall-first-every-turn }
    [k04] { great_wall-first-every-turn }
   *[g05] { great_wall-first-anyway }
  }
great_wall-first-by-itself = Dobry wybór na pierwszą grę: ten Generał działa sam, cokolwiek robisz. Aktywny Doradca pomaga często, a Wspierający wzmacnia Generała.
great_wall-first-every-turn = Dobry wybór na pierwszą grę: tego Generała możesz użyć raz w każdej swojej turze, za darmo. Aktywny Doradca pomaga często, a Wspierający wzmacnia Generała.
great_wall-first-anyway = Dobry wybór na pierwszą grę: ten Generał nagradza to, co i tak zdarza się w każdej grze. Aktywny Doradca pomaga często, a Wspierający wzmacnia Generała.
great_wall-ask-keep = Zatrzymaj jednego Generała i wystaw jednego Doradcę jako Aktywnego; drugi będzie Wspierającym.
great_wall-ask-command = Wybierz w tajemnicy kartę Rozkazu.
great_wall-ask-slot = Wybierz pole na torze Rozkazów: pole 1 działa pierwsze.
great_wall-ask-my_turn = Twoja tura: użyj zdolności, zagraj Taktykę albo graj dalej.
great_wall-ask-ability = Użyć zdolności ({ great_wall-part-moment })?
great_wall-ask-tactic = Zagrać kartę Taktyki ({ great_wall-part-moment })?
great_wall-ask-place = Przenieś najwyżej { $n ->
     [one] { $n } Urzędnika
     [few] { $n } Urzędników
    *[other] { $n } Urzędników
  }{ $distinct ->
    [1] { $n ->
        [one] {""}
       *[other] , do różnych Lokacji
      }
   *[0] {""}
  }.
great_wall-ask-copy = Zdrada: który Rozkaz kopiujesz?
great_wall-ask-advanced = Specjalna Aktywacja: która Lokacja?
great_wall-ask-activate = Która Lokacja aktywuje się teraz?
great_wall-ask-next = Kto działa teraz?
great_wall-ask-upgrade = Ulepszyć Nadzorcę { great_wall-part-in-location }?
great_wall-ask-donate = Przekazać Datek: najwyżej { great_wall-part-units }?
great_wall-ask-recruit = Zrekrutuj najwyżej { $n ->
     [one] { $n } Żołnierza
     [few] { $n } Żołnierzy
    *[other] { $n } Żołnierzy
  }.
great_wall-ask-cheaper = Który Surowiec ceny pomijasz?
great_wall-ask-deploy = Dokąd trafia rekrut?
great_wall-ask-attack = Atakuj najwyżej { $n ->
     [one] { $n } Żołnierzem
     [few] { $n } Żołnierzami
    *[other] { $n } Żołnierzami
  }.
great_wall-ask-wound = Gdzie zadać Ranę?
great_wall-ask-wound_text = Zadaj najwyżej { $n ->
     [one] { $n } Ranę
     [few] { $n } Rany
    *[other] { $n } Ran
  }.
great_wall-ask-build = Obóz Budowniczych: wskaż jeszcze najwyżej { $n ->
     [one] { $n } budowę
     [few] { $n } budowy
    *[other] { $n } budów
  }.
great_wall-ask-store = Magazyn płaci { $n ->
     [one] { $n } Surowiec
     [few] { $n } Surowce
    *[other] { $n } Surowców
  }. Jakie?
great_wall-ask-pay = Zapłać { $n ->
     [one] { $n } Surowiec
     [few] { $n } Surowce
    *[other] { $n } Surowców
  } ({ $mix ->
    [res] dowolnego rodzaju
   *[mat] Drewno, Kamień lub Złoto
  }).
great_wall-ask-take = Weź { $n ->
     [one] { $n } Surowiec
     [few] { $n } Surowce
    *[other] { $n } Surowców
  } ({ $mix ->
    [res] dowolnego rodzaju
   *[mat] Drewno, Kamień lub Złoto
  }).
great_wall-ask-swap = Wymień najwyżej { $n ->
     [one] { $n } Surowiec
     [few] { $n } Surowce
    *[other] { $n } Surowców
  }.
great_wall-ask-move = Przenieść Żołnierzy do innej sekcji? Pozostałe ruchy: { $n }.
great_wall-ask-carry = Ilu { great_wall-part-who } przenosisz { great_wall-part-from } { great_wall-part-to }?
great_wall-ask-tea = Przesunąć znacznik Herbaty w górę?
great_wall-ask-embassy = Cesarska Ambasada: zatrudnić Urzędnika albo Doradcę za { $price } { $price ->
     [one] Złoto
     [few] Złota
    *[other] Złota
  }? Możesz jeszcze zatrudnić { $n ->
     [one] { $n } raz
     [few] { $n } razy
    *[other] { $n } razy
  }.
great_wall-ask-hire = Zatrudnić Doradcę za { $price } { $price ->
     [one] Złoto
     [few] Złota
    *[other] Złota
  }?
great_wall-ask-draw = Dobierz najwyżej { $n ->
     [one] { $n } kartę Taktyki
     [few] { $n } karty Taktyki
    *[other] { $n } kart Taktyki
  }.
great_wall-ask-discard = Odrzuć { $n ->
     [one] { $n } kartę Taktyki
     [few] { $n } karty Taktyki
    *[other] { $n } kart Taktyki
  }.
great_wall-ask-choose = Wybierz jeden efekt.
great_wall-ask-shame = Gdzie położyć żeton Hańby?
great_wall-ask-atone = Zapłacić { $price } Chi, by usunąć żeton Hańby?
great_wall-ask-drop_shame = Który żeton Hańby usunąć?
great_wall-ask-victim = Kto ginie? Wskaż { $n ->
     [one] { $n } Żołnierza
     [few] { $n } Żołnierzy
    *[other] { $n } Żołnierzy
  }.
great_wall-ask-save = Uratować Żołnierza za { $price } Chi?
great_wall-ask-save_text = Uratuj najwyżej { $n ->
     [one] { $n } Żołnierza
     [few] { $n } Żołnierzy
    *[other] { $n } Żołnierzy
  }.
great_wall-ask-reed_clerk = Przenieś najwyżej { $n ->
     [one] { $n } Urzędnika Klanu Trzciny
     [few] { $n } Urzędników Klanu Trzciny
    *[other] { $n } Urzędników Klanu Trzciny
  }.
great_wall-ask-reed_advisor = Klan Trzciny: który Doradca opuszcza tor?
great_wall-ask-reed_barricade = Klan Trzciny: gdzie stanie Barykada?
great_wall-ask-reed_attack = Klan Trzciny: który Punkt Witalny zakryje Włócznik?
great_wall-ask-to_qin = Który Doradca trafia do Qin Jiushao?
great_wall-ask-station = Przenieść Łucznika ze Strefy Odpoczynku na pole Ostrzału?
great_wall-ask-repeat = Którą Nagrodę { great_wall-part-horde } otrzymujesz jeszcze raz?
great_wall-ask-recover = Wziąć Rozkazy na rękę czy zyskać { $honor } { $honor ->
     [one] Honor
     [few] Honoru
    *[other] Honoru
  }?
great_wall-ask-take_back = Wziąć kartę Rozkazu z powrotem?
great_wall-ask-swap_command = Wymienić swoją kartę Rozkazu?
great_wall-ask-name = Którego gracza dotyczy ta karta?
great_wall-ask-decree = Spełnić Dekret?
great_wall-ask-pledge = Czy płacisz swoją część Dekretu „{ great_wall-part-card }” ({ $n })?
great_wall-ask-ease = Który Dekret staje się w tym roku łatwiejszy?
great_wall-ask-give = Przekazać Surowce innym? Najwyżej { $n }.
great_wall-ask-peek = Które Wydarzenie ma leżeć na wierzchu?
great_wall-ask-coop_atone = Stracić 10 Honoru, by oddać żeton Hańby?

## reakcje, dla których można zostawić stałe polecenie

great_wall-order-my_turn = Między krokami własnej tury
great_wall-order-ability = Zdolności Generałów i Doradców
great_wall-order-tactic = Karty Taktyki
great_wall-order-save = Ratowanie Żołnierzy za Chi
great_wall-order-save_text = Ratowanie Żołnierzy kartą

## Odpowiedzi

great_wall-act-pass = { $asked ->
    [place] Więcej nie, dalej
   *[other] Nie, dalej
  }
great_wall-act-keep = { great_wall-part-general }; Aktywny Doradca: { great_wall-part-advisor }
great_wall-act-command = { great_wall-part-card }
great_wall-act-slot = Pole { $slot }
great_wall-act-place = Urzędnik { great_wall-part-from } { great_wall-part-to }
great_wall-act-activate = { great_wall-part-location }
great_wall-act-next = { $player }
great_wall-act-name = { $player }
great_wall-act-copy = { great_wall-part-card }
great_wall-act-take_back = { great_wall-part-card }
great_wall-act-recover = { $what ->
    [honor] Zyskaj Honor
   *[cards] Weź Rozkazy na rękę
  }
great_wall-act-upgrade = { great_wall-part-location }: { $soldier ->
    [overseer] Nadzorca o poziom wyżej
   *[other] Nadzorcą zostaje { great_wall-part-soldier }
  }
great_wall-act-donate = Datek: { $amount }
great_wall-act-recruit = Włócznicy: { $spears }, Łucznicy: { $archers }, Kawalerzyści: { $horses }
great_wall-act-spear = Włócznik na Punkt Witalny { $point } { great_wall-part-horde }
great_wall-act-horse = Kawalerzysta na Punkt Witalny { $point } { great_wall-part-horde } { $also ->
    [below] i ten poniżej
   *[right] i ten z prawej
  }
great_wall-act-archer = Łucznik na pole Ostrzału { great_wall-part-of-section }
great_wall-act-shoot = Łucznik strzela { great_wall-part-in-section }
great_wall-act-muster = { $soldier ->
    [archer] Łucznik
    [horse] Kawalerzysta
   *[spear] Włócznik
  } do Strefy Odpoczynku { great_wall-part-of-section }
great_wall-act-wound = Rana na Punkt Witalny { $point } { great_wall-part-horde }
great_wall-act-build = { $what ->
    [wall] Kondygnacja Muru
   *[barricade] Barykada
  } { great_wall-part-in-section }
great_wall-act-pay = Zapłać { great_wall-part-amount }
great_wall-act-store = Weź { great_wall-part-amount }
great_wall-act-take = Weź { great_wall-part-amount }
great_wall-act-cheaper = { $kind ->
    [stone] O 1 Kamień mniej
    [gold] O 1 Złoto mniej
    [chi] O 1 Chi mniej
   *[wood] O 1 Drewno mniej
  }
great_wall-act-swap = { $give ->
    [stone] Kamień
    [gold] Złoto
    [chi] Chi
   *[wood] Drewno
  } na { great_wall-part-take }
great_wall-act-move = Przenieś { great_wall-part-from } { great_wall-part-to }
great_wall-act-carry = Przenieś { $amount }
great_wall-act-tea = Przesuń w górę
great_wall-act-hire_clerk = Zatrudnij Urzędnika
great_wall-act-hire = { great_wall-part-card }: { $role ->
    [supporting] Wspierający Doradca
   *[active] Aktywny Doradca
  }
great_wall-act-draw = Dobierz { $cards ->
    [one] { $cards } kartę Taktyki
    [few] { $cards } karty Taktyki
   *[other] { $cards } kart Taktyki
  }
great_wall-act-discard = Odrzuć: { great_wall-part-card }
great_wall-act-play = { great_wall-part-card }: { great_wall-part-effect }
great_wall-act-use = { great_wall-part-card }
great_wall-act-choose = Efekt { $option }
great_wall-act-shame = Żeton { great_wall-part-shamed }
great_wall-act-atone = Oddaj żeton { great_wall-part-unshamed }
great_wall-act-victim = { $soldier ->
    [archer] Łucznik
    [horse] Kawalerzysta
   *[spear] Włócznik
  } { great_wall-part-at }
great_wall-act-save = Uratuj { great_wall-part-a-soldier } { great_wall-part-at } ({ $player })
great_wall-act-reed_clerk = Urzędnik { great_wall-part-from } { great_wall-part-to }
great_wall-act-dismiss = { great_wall-part-card }
great_wall-act-station = Łucznik na pole Ostrzału { great_wall-part-of-section }
great_wall-act-repeat = Punkt Witalny { $point }
great_wall-act-decree = { great_wall-part-card }
great_wall-act-agree = Zgoda
great_wall-act-sacrifice = Poświęć { great_wall-part-a-soldier } { great_wall-part-at }
great_wall-act-send_clerk = Poświęć Urzędnika { great_wall-part-from }
great_wall-act-send_advisor = Poświęć Doradcę: { great_wall-part-card }
great_wall-act-give = { $kind ->
    [stone] Kamień
    [gold] Złoto
    [chi] Chi
   *[wood] Drewno
  } dla: { $player }
great_wall-act-on_top = { great_wall-part-card }
great_wall-act-decline = Zrezygnuj: oddaj to, co dała Lokacja

## Dziennik

great_wall-log-ability = { $player } korzysta z karty „{ great_wall-part-card }”.
great_wall-log-tactic = { $player } zagrywa kartę Taktyki „{ great_wall-part-card }” ({ great_wall-part-effect }).
great_wall-log-clerk = { $player } przenosi Urzędnika { great_wall-part-from } { great_wall-part-to }.
great_wall-log-command-chosen = { $player } wybiera w tajemnicy kartę Rozkazu „{ great_wall-part-card }”.
great_wall-log-command-hidden = { $player } ma już wybraną kartę Rozkazu.
great_wall-log-command = { $player } odsłania kartę Rozkazu „{ great_wall-part-card }”.
great_wall-log-command-swapped = { $player } wymienia swoją kartę Rozkazu na „{ great_wall-part-card }”.
great_wall-log-slot = { $player } zajmuje pole { $slot } toru Rozkazów.
great_wall-log-turn = { $player } zaczyna turę (pole { $slot } toru Rozkazów).
great_wall-log-synergy = { $player } korzysta z synergii kart.
great_wall-log-copied = { $player } kopiuje kartę Rozkazu „{ great_wall-part-card }”.
great_wall-log-recovered = { $player } bierze wszystkie Rozkazy na rękę.
great_wall-log-command-back = { $player } bierze na rękę kartę Rozkazu „{ great_wall-part-card }”.
great_wall-log-season = Rok { $year }: { great_wall-part-season }.
great_wall-log-activated = Aktywacja Lokacji: { great_wall-part-location }.
great_wall-log-advanced = Specjalna Aktywacja Lokacji: { great_wall-part-location }.
great_wall-log-declined = { $player } rezygnuje z efektu Lokacji: { great_wall-part-location }.
great_wall-log-tea = { $player } ma teraz miejsce { $place } w kolejności Herbaty.
great_wall-log-overseer = { $player } ulepsza Nadzorcę { great_wall-part-in-location } do poziomu { $level }.
great_wall-log-from-store = Magazyn płaci { great_wall-part-units }.
great_wall-log-barricade = { $player } buduje Barykadę { great_wall-part-in-section }.
great_wall-log-wall = { $player } buduje kondygnację Muru poziomu { $level } { great_wall-part-in-section }.
great_wall-log-moved = { $player } przenosi { great_wall-part-moved } { great_wall-part-from } { great_wall-part-to }.
great_wall-log-offer = Na tor Doradców trafia karta „{ great_wall-part-card }”.
great_wall-log-advisor-leaves = Karta „{ great_wall-part-card }” opuszcza tor Doradców.
great_wall-log-advisor = { $player } bierze Doradcę „{ great_wall-part-card }” ({ $role ->
    [supporting] Wspierający
   *[active] Aktywny
  }).
great_wall-log-clerk-hired = { $player } zatrudnia Urzędnika.
great_wall-log-drew = { $player } dobiera kartę Taktyki „{ great_wall-part-card }”.
great_wall-log-drew-hidden = { $player } dobiera kartę Taktyki.
great_wall-log-discarded = { $player } odrzuca kartę Taktyki „{ great_wall-part-card }”.
great_wall-log-horde = Nadchodzi Horda „{ great_wall-part-card }”: rząd { $row } { great_wall-part-of-section }.
great_wall-log-raid = Podbój { great_wall-part-in-section }, Horda „{ great_wall-part-card }”: { $tokens ->
    [one] { $tokens } żeton Hańby opuszcza grę
    [few] { $tokens } żetony Hańby opuszczają grę
   *[other] { $tokens } żetonów Hańby opuszcza grę
  }.
great_wall-log-shame = { $player } otrzymuje żeton Hańby.
great_wall-log-shame-box = { $player } nie ma miejsca na żeton Hańby: żeton opuszcza grę.
great_wall-log-shame-on = { $player } kładzie żeton Hańby { great_wall-part-shamed }.
great_wall-log-atoned = { $player } oddaje żeton Hańby { great_wall-part-unshamed }.
great_wall-log-lost = Pula Hańby jest pusta: wszyscy przegrywają.
great_wall-log-reed-stores = Klan Trzciny oddaje do Magazynu 1 { great_wall-part-kind }.
great_wall-log-wound = { $player } zadaje Ranę Hordzie „{ great_wall-part-card }” { great_wall-part-in-section }, Punkt Witalny { $point }.
great_wall-log-covers = { $player } atakuje Hordę „{ great_wall-part-card }” { great_wall-part-in-section }: { great_wall-part-soldier } zakrywa Punkt Witalny { $point }.
great_wall-log-archer = { $player } stawia Łucznika na polu Ostrzału { great_wall-part-of-section }.
great_wall-log-recruits = { $player } rekrutuje { $spears ->
    [0] {""}
   *[other] { great_wall-part-spears }
  }{ $archers ->
    [0] {""}
   *[other] { $spears ->
        [0] {""}
       *[other] {", "}
      }{ great_wall-part-archers }
  }{ $horses ->
    [0] {""}
   *[other] { $spears ->
        [0] { $archers ->
            [0] {""}
           *[other] {", "}
          }
       *[other] {", "}
      }{ great_wall-part-horses }
  }.
great_wall-log-mustered = { $player } posyła { great_wall-part-a-soldier } do Strefy Odpoczynku { great_wall-part-of-section }.
great_wall-log-saved = { $player } ratuje { great_wall-part-a-soldier } { great_wall-part-at }.
great_wall-log-killed = { $player } traci { $n ->
    [one] { $n } Żołnierza
    [few] { $n } Żołnierzy
   *[other] { $n } Żołnierzy
  } { great_wall-part-in-section }.
great_wall-log-defeated = Horda „{ great_wall-part-card }” { great_wall-part-in-section } zostaje Pokonana.
great_wall-log-horde-discarded = Nikt nie zdobywa Hordy „{ great_wall-part-card }”.
great_wall-log-captured = { $player } zdobywa Hordę „{ great_wall-part-card }”.
great_wall-log-barricades-fall = Horda burzy { $n ->
    [one] { $n } Barykadę
    [few] { $n } Barykady
   *[other] { $n } Barykad
  } { great_wall-part-in-section }.
great_wall-log-held = Mur { great_wall-part-in-section } wytrzymuje: wartość Obrony { $defence }, Siła Natarcia { $attack }.
great_wall-log-breach = Przełamanie { great_wall-part-in-section }: wartość Obrony { $defence }, Siła Natarcia { $attack }.
great_wall-log-decree-named = { $player } proponuje Dekret „{ great_wall-part-card }”.
great_wall-log-decree-done = Dekret „{ great_wall-part-card }” jest spełniony. Spełnione Dekrety: { $n }.
great_wall-log-decree-refused = { $player } odrzuca Dekret „{ great_wall-part-card }”.
great_wall-log-decree-agreed = { $player } zgadza się na Dekret „{ great_wall-part-card }”.
great_wall-log-sacrifice = { $player } składa Poświęcenie na Dekret „{ great_wall-part-card }”.
great_wall-log-eased = Dekret „{ great_wall-part-card }” kosztuje w tym roku o { $n } mniej.
great_wall-log-decree = Nowy Dekret: { great_wall-part-card }.
great_wall-log-event = Wydarzenie: { great_wall-part-card }.
great_wall-log-event-cancelled = Wydarzenie „{ great_wall-part-card }” nie działa.
great_wall-log-peek = Następne Wydarzenie: { great_wall-part-card }.
great_wall-log-peek-hidden = { $player } ogląda { $n ->
    [one] następne Wydarzenie
    [few] { $n } następne Wydarzenia
   *[other] { $n } następnych Wydarzeń
  }.
great_wall-log-kept = { $player } zatrzymuje Generała „{ great_wall-part-general }” i Doradcę „{ great_wall-part-advisor }”.
great_wall-log-kept-hidden = { $player } ma już Generała i Doradców.
great_wall-log-general = { $player } ma Generała „{ great_wall-part-card }” i Aktywnego Doradcę „{ great_wall-part-advisor }”.
great_wall-log-end = { $reason ->
    [wall] Mur jest ukończony.
    [shame] W puli nie ma już żetonów Hańby.
    [decrees] Dekrety spełnione: wszyscy wygrywają.
    [too-late] Minął ostatni rok, brakuje Dekretów: wszyscy przegrywają.
    [no-shame-left] Trzeba było wziąć Hańbę, a pula była pusta: wszyscy przegrywają.
    [solo-shame] W puli nie ma żetonów Hańby: wygrywa Qin Jiushao.
   *[time] Minął ostatni rok.
  }
great_wall-log-artifact = Artefakt: { great_wall-part-card }.

## Odmowy

great_wall-no-not-possible = To teraz niemożliwe.
great_wall-no-no-clerk = W twojej puli nie ma Urzędnika.
great_wall-no-no-clerk-there = Nie masz Urzędnika { great_wall-part-in-location }.
great_wall-no-same-location = Urzędnik już tam jest.
great_wall-no-no-room = Brak miejsca { great_wall-part-in-location }.
great_wall-no-locked = { great_wall-part-location }: wszystkie pola zajęte, Lokacja zamknięta.
great_wall-no-different-locations = Urzędników trzeba przenieść do różnych Lokacji.
great_wall-no-same-clerk = Ten Urzędnik został właśnie przeniesiony.
great_wall-no-highest-level = Nadzorca jest na poziomie 3.
great_wall-no-not-here = Nie możesz teraz ulepszyć Nadzorcy { great_wall-part-in-location }.
great_wall-no-one-step = Każdy Nadzorca przesuwa się najwyżej o jeden krok.
great_wall-no-gain-used = Ten zysk został już użyty: nie można z niego zrezygnować.
great_wall-no-no-soldier = Nadzorca wymaga Żołnierza bez Hańby z twojej puli.
great_wall-no-overseer-stands = Twój Nadzorca już tam stoi.
great_wall-no-price = To kosztuje { great_wall-part-units }, a masz { $have }.
great_wall-no-closed-section = Ta sekcja jest zamknięta.
great_wall-no-barricades-full = Ta sekcja ma już 3 Barykady.
great_wall-no-wall-finished = Mur jest tu ukończony.
great_wall-no-no-unhired = Twoja Izba Urzędników jest pusta.
great_wall-no-not-in-offer = Tego Doradcy nie ma na torze Doradców.
great_wall-no-place-exists = Jest miejsce na żeton.
great_wall-no-ten-honor = Potrzebujesz 10 Honoru, a masz { $have }.
great_wall-no-wrong-section = Tej Rany nie można zadać tej Hordzie.
great_wall-no-point-covered = Ten Punkt Witalny nie jest wolny.
great_wall-no-horde-protected = Chroni ją tekst Hordy.
great_wall-no-too-many-recruits = Możesz zrekrutować najwyżej { $most } { $most ->
    [one] Żołnierza
    [few] Żołnierzy
   *[other] Żołnierzy
  }.
great_wall-no-no-soldiers-left = Masz w puli za mało { great_wall-part-soldiers }: { $have }.
great_wall-no-recruits-too-dear = Nie stać cię na wszystkich; brakuje: { $missing }.
great_wall-no-spear-first-row = Włócznicy sięgają tylko rzędu 1.
great_wall-no-no-firing-position = Żadne pole Ostrzału nie jest wolne.
great_wall-no-no-horde = Nie ma tam Hordy.
great_wall-no-not-adjacent = Kawalerzysta wymaga dwóch wolnych sąsiednich Punktów Witalnych.
great_wall-no-decree-not-open = Ten Dekret nie jest odkryty.
great_wall-no-decree-refused = Ten Dekret w tym roku odrzucono.
great_wall-no-decree-not-met = Warunek Dekretu „{ great_wall-part-card }” nie jest spełniony. { great_wall-part-text }
great_wall-no-not-seen = Tej karty nie ma wśród obejrzanych.
great_wall-no-option-impossible = Tego efektu nie można rozpatrzyć.
great_wall-no-being-activated = { great_wall-part-location }: trwa Aktywacja tej Lokacji.
great_wall-no-no-reed-clerk-there = Klan Trzciny nie ma Urzędnika { great_wall-part-in-location }.
great_wall-no-reed-clerk-there = Urzędnik Klanu Trzciny już jest { great_wall-part-in-location }.
great_wall-no-only-barricade = Teraz można zbudować tylko Barykadę.
great_wall-no-only-wall = Teraz można zbudować tylko kondygnację Muru.
great_wall-no-not-dealt = Ta karta nie została ci rozdana.
great_wall-no-command-discarded = Ta karta Rozkazu jest odrzucona.
great_wall-no-treason-gone = Zdrada pozostaje odrzucona do końca gry.
great_wall-no-not-in-hand = Nie masz tej karty na ręce.
great_wall-no-command-same = Ta karta jest już twoim Rozkazem.
great_wall-no-slot-taken = Pole { $slot } jest zajęte.
great_wall-no-no-such-slot = W tej grze tor Rozkazów kończy się na polu { $n }.
great_wall-no-treason-copy = Zdrada nie może skopiować Zdrady.
great_wall-no-command-not-in-play = Żaden inny gracz nie ma w grze tego Rozkazu.
great_wall-no-command-not-discarded = Tej karty nie ma wśród twoich odrzuconych Rozkazów.
great_wall-no-activated-already = { great_wall-part-location }: ta Lokacja była już w tej turze aktywowana.
great_wall-no-not-full = { great_wall-part-location }: nie wszystkie pola są zajęte ({ $n }/{ $slots }).
great_wall-no-no-clerks = Nie ma Urzędnika { great_wall-part-in-location }.
great_wall-no-only-reed = { great_wall-part-location }: jest tam tylko Urzędnik Klanu Trzciny.
great_wall-no-donate-most = Możesz tu przekazać najwyżej { great_wall-part-units }.
great_wall-no-have = Masz tylko { great_wall-part-units }.
great_wall-no-store-has = Magazyn ma tylko { great_wall-part-units }.
great_wall-no-pay-exactly = Razem musi być { $n }.
great_wall-no-not-in-price = W koszcie nie ma tego rodzaju.
great_wall-no-still-too-dear = Nadal brakowałoby ci Surowców: { $missing }. { $left ->
    [0] Nie możesz pominąć już żadnego.
   *[other] Możesz pominąć jeszcze tylko: { $left }.
  }
great_wall-no-same-kind = To musi być inny rodzaj.
great_wall-no-not-to-them = Możesz przekazać tylko innym graczom.
great_wall-no-recruits-cost = Razem kosztują { great_wall-part-units }, a masz { $have }.
great_wall-no-not-for-them = Ta karta nie dotyczy { great_wall-part-soldiers }.
great_wall-no-no-recruit-left = Nie masz już { great_wall-part-soldiers } do rozmieszczenia.
great_wall-no-no-soldier-there = Nie masz { great_wall-part-soldiers } w Strefie Odpoczynku { great_wall-part-of-section }.
great_wall-no-no-archer-shoots = Żaden twój Łucznik nie może teraz strzelać { great_wall-part-in-section }.
great_wall-no-no-free-point = Żadnej Hordy { great_wall-part-in-section } nie można teraz zranić.
great_wall-no-horde-capped = Ta Horda nie przyjmuje naraz więcej Ran.
great_wall-no-not-covered = Twój Żołnierz nie zakrywa tego Punktu Witalnego.
great_wall-no-build-cost = Drewno, Kamień i Złoto: potrzebujesz { $n }, masz { $have }.
great_wall-no-all-walls-finished = Mur jest ukończony w każdej sekcji.
great_wall-no-all-barricades-full = Każda sekcja ma 3 Barykady.
great_wall-no-same-section = To musi być inna sekcja.
great_wall-no-no-soldiers-in = Nie masz Żołnierzy do przeniesienia { great_wall-part-in-section }.
great_wall-no-carry-most = Może przejść najwyżej { $n }.
great_wall-no-draw-most = Możesz dobrać najwyżej { $n }.
great_wall-no-no-tokens = Nie masz żetonu Hańby.
great_wall-no-no-token-there = Nie masz tam żetonu Hańby.
great_wall-no-must-return = Musisz oddać żeton Hańby.
great_wall-no-one-return = Żeton został już oddany w zamian za ten.
great_wall-no-only-in-summer = Żetony Hańby można oddawać za Chi tylko Latem.
great_wall-no-no-free-soldier = Nie masz w puli { great_wall-part-soldiers } bez Hańby.
great_wall-no-shame-card-full = Ta Horda ma już 2 żetony Hańby.
great_wall-no-shame-not-on-hordes = W kooperacji Hańby nie kładzie się na Hordach.
great_wall-no-not-your-horde = Nie masz tej Hordy wśród zdobytych.
great_wall-no-not-a-victim = Ten Żołnierz nie ma zginąć.
great_wall-no-no-victim-there = Nie masz tam takiego Żołnierza do stracenia.
great_wall-no-only-leftmost = To musi być jeden z 2 skrajnych lewych Doradców.
great_wall-no-offer-empty = Na torze Doradców nie ma kart.
great_wall-no-tea-top = Masz już pierwsze miejsce w kolejności Herbaty.
great_wall-no-decree-no-payment = Ten Dekret nie wymaga zapłaty.
great_wall-no-decree-cost = Twoja część Dekretu: { $n }, a masz { $have }.
great_wall-no-decree-wants-other = Dekret tego nie wymaga.
great_wall-no-none-there = Nie masz tam niczego takiego.
great_wall-no-card-cost = To kosztuje { $n }, a masz { $have }.
great_wall-no-card-condition = Warunek karty „{ great_wall-part-card }” nie jest spełniony. { great_wall-part-text }
great_wall-no-not-its-moment = Karta „{ great_wall-part-card }” działa w innej chwili. { great_wall-part-text }
great_wall-no-one-tactic = W swojej turze możesz zagrać tylko 1 taką kartę Taktyki.
great_wall-no-used-now = Ta zdolność już w tej chwili zadziałała.
great_wall-no-used-turn = Ta zdolność była już użyta w tej turze.
great_wall-no-used-year = Ta zdolność była już użyta w tym roku.
great_wall-no-used-game = Ta zdolność była już użyta w tej grze.
great_wall-no-not-yours = Nie masz tej karty.
great_wall-no-must-choose = Musisz wybrać jeden z efektów.
great_wall-no-not-waiting = Ten gracz nie ma tu teraz nic do zrobienia.
great_wall-no-nobody-chosen = Wybierz co najmniej 1 Żołnierza albo idź dalej.
great_wall-no-no-such-player = Nie ma takiego gracza.
great_wall-mind-alone = Nikogo innego nie będzie { great_wall-part-in-location }: otrzymasz Hańbę.

## Słownik

great_wall-term-game = Wielki Mur
great_wall-term-year = Rok
great_wall-term-spring = Wiosna
great_wall-term-summer = Lato
great_wall-term-fall = Jesień
great_wall-term-winter = Zima
great_wall-term-wall = Mur
great_wall-term-section = Sekcja Muru
great_wall-term-wall_level = kondygnacja Muru, poziom Muru
great_wall-term-barricade = Barykada
great_wall-term-horde = (karta) Hordy
great_wall-term-horde_deck = talia Hordy
great_wall-term-invasion = wskaźnik Inwazji
great_wall-term-raid = Podbój
great_wall-term-vital = Punkt Witalny
great_wall-term-reward = Nagroda
great_wall-term-attack_strength = Siła Natarcia
great_wall-term-defence = wartość Obrony
great_wall-term-wound = Rana
great_wall-term-leave_wound = Zadawanie Ran
great_wall-term-defeated = Pokonana
great_wall-term-clearing = faza Czyszczenia Hordy
great_wall-term-breach = Przełamanie
great_wall-term-kill = Zabić, Zabijanie
great_wall-term-save = Uratować, Ratowanie
great_wall-term-lethality = Zabójczość
great_wall-term-shame = żeton Hańby
great_wall-term-honor = Honor
great_wall-term-wood = Drewno
great_wall-term-stone = Kamień
great_wall-term-gold = Złoto
great_wall-term-chi = Chi
great_wall-term-resource = Surowiec
great_wall-term-bank = pula (zasobów)
great_wall-term-supply = pula gracza
great_wall-term-screen = zasłonka gracza
great_wall-term-clan = Klan
great_wall-term-clerk = Urzędnik
great_wall-term-soldier = Żołnierz
great_wall-term-spearman = Włócznik
great_wall-term-archer = Łucznik
great_wall-term-cavalry = Kawalerzysta
great_wall-term-overseer = Nadzorca
great_wall-term-overseer_level = poziom Nadzorcy
great_wall-term-upgrade = Ulepszenie
great_wall-term-income = Faza Dochodu
great_wall-term-donate = (Przekaż) Datek
great_wall-term-warehouse = Magazyn
great_wall-term-firing = pole Ostrzału
great_wall-term-muster = Strefa Odpoczynku
great_wall-term-general = Generał
great_wall-term-advisor = Doradca
great_wall-term-advisor_active = Aktywny Doradca
great_wall-term-advisor_support = Wspierający Doradca
great_wall-term-offer = tor Doradców
great_wall-term-unhired = Izba Urzędników
great_wall-term-command = karta Rozkazu
great_wall-term-command_track = tor Rozkazów
great_wall-term-others = Pozostali gracze
great_wall-term-active_player = Aktywny gracz
great_wall-term-tactic = karta Taktyki
great_wall-term-boosted = efekt Wzmocniony
great_wall-term-basic = Efekt (górna ramka)
great_wall-term-trigger = uruchomienie efektu
great_wall-term-artifact = Artefakt
great_wall-term-tea_order = kolejność Herbaty
great_wall-term-tea_track = tor Herbaty
great_wall-term-tea_marker = znacznik Herbaty
great_wall-term-honor_marker = znacznik Honoru
great_wall-term-time_track = tor Czasu
great_wall-term-time_token = żeton Czasu
great_wall-term-location = Lokacja
great_wall-term-regular_loc = Zwykła Lokacja
great_wall-term-special_loc = Lokacja Specjalna
great_wall-term-production_loc = Lokacja Produkcyjna
great_wall-term-place_clerk = Przenieść Urzędnika
great_wall-term-activation = Aktywacja
great_wall-term-advanced = Specjalna Aktywacja
great_wall-term-sawmill = Tartak
great_wall-term-quarry = Kamieniołom
great_wall-term-gold_mine = Kopalnia Złota
great_wall-term-temple = Świątynia
great_wall-term-barracks = Koszary
great_wall-term-camp = Obóz Budowniczych
great_wall-term-logistics = Centrum Logistyczne
great_wall-term-tea_house = Herbaciarnia
great_wall-term-embassy = Cesarska Ambasada
great_wall-term-academy = Akademia Wojskowa
great_wall-term-hire = Zatrudnij
great_wall-term-recruit = Rekrutacja
great_wall-term-attack = Atak
great_wall-term-firing_phase = Ostrzał
great_wall-term-salvo = Faza Strzelania
great_wall-term-assault = Faza Szturmu
great_wall-term-end_check = Sprawdzenie warunków końca gry
great_wall-term-setup = Przygotowanie gry
great_wall-term-start_res = Początkowe zasoby
great_wall-term-honor_token = uniwersalny żeton Honoru
great_wall-term-reed = Klan Trzciny
great_wall-term-ruler = Wódz
great_wall-term-qin = Qin Jiushao
great_wall-term-loc_track = tor Lokacji
great_wall-term-two_player = tryb dla 2 graczy
great_wall-term-solo = tryb solo
great_wall-term-coop = tryb kooperacji
great_wall-term-difficulty = Poziom trudności
great_wall-term-decree = Dekret Cesarza
great_wall-term-event = Wydarzenie
great_wall-term-sacrifice = Poświęcenie
great_wall-term-fulfil_phase = Faza spełniania Dekretów
great_wall-term-decree_phase = Faza Dekretów
great_wall-term-event_phase = Faza Wydarzeń
great_wall-term-cmd_despotism = Despotyzm
great_wall-term-cmd_economy = Ekonomia
great_wall-term-cmd_attack = Rozkaz Ataku
great_wall-term-cmd_treason = Zdrada
great_wall-term-tac_retreat = Odwrót
great_wall-term-dec_mock = Prowokuj i zwyciężaj
great_wall-term-dec_guard = Pobór do cesarskiej gwardii
great_wall-term-dec_glory = Chwała Cesarzowi
great_wall-term-dec_escort = Eskorta dla urzędników Cesarza
