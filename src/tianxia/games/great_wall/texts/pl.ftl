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

great_wall-what-vp = Honor
great_wall-what-wood = drewno
great_wall-what-stone = kamień
great_wall-what-gold = złoto
great_wall-what-chi = chi
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
    [g01] Żołnierze zginęli: +2 Honoru za Wspierającego Doradcę i zabitego Żołnierza.
    [g02] Faza Dochodu: +2 Honoru za Wspierającego Doradcę i sekcję z twoimi Łucznikami.
    [g03] Zdobyłeś Hordę: +3 Honoru za Wspierającego Doradcę.
    [g04] Twoja tura: Atak, Żołnierze: 1 za Wspierającego Doradcę; +1 Honoru. Raz na turę.
    [g05] Po budowie Muru: +4 Honoru za Wspierającego Doradcę; +1 drewna, kamienia lub złota.
    [g06] Faza Dochodu: +2 dowolnych surowców za Wspierającego Doradcę.
    [g07] Po Datku: +2 Honoru za Wspierającego Doradcę.
    [g08] Sekcja się obroniła: z twoim Żołnierzem w sekcji: +2 Honoru za Wspierającego Doradcę.
    [g09] Po zagraniu Taktyki: +2 Honoru za Wspierającego Doradcę; +1 chi.
    [g10] Po Rekrutacji: +1 chi; +1 Honoru za Wspierającego Doradcę.
    [g11] Po Ulepszeniu: +2 Honoru za Wspierającego Doradcę.
    [g12] Twoja tura: umieść Urzędników: 1 za Wspierającego Doradcę. Raz na turę.
    [g13] Koniec roku: bez żetonów Hańby: +3 Honoru za Wspierającego Doradcę.
    [k01] Przed otrzymaniem Hańby (dowolny gracz): zapłać 1 chi: Hańba −1 za Wspierającego Doradcę. Raz na rok.
    [k02] Przed Szturmem (dowolny gracz): z twoim Żołnierzem w sekcji: Obrona +1 za Wspierającego Doradcę (ta sekcja).
    [k03] Dekret spełniony: +1 dowolnych surowców za Wspierającego Doradcę, każdy gracz.
    [k04] Twoja tura: Atak, Żołnierze: 1 za Wspierającego Doradcę, jeden wybrany gracz. Raz na turę.
    [k05] Po Ostrzale: z Łucznikiem na polu Ostrzału: Rany: 1 za Wspierającego Doradcę (sekcje z twoimi Żołnierzami). Raz na rok.
    [k06] Żołnierze mają zginąć (dowolny gracz): uratuj Żołnierzy: 1 (za darmo) za Wspierającego Doradcę. Raz na rok.
    [k07] Faza Dochodu: +1 dowolnych surowców za Wspierającego Doradcę; przekaż surowce innym: 2 za Wspierającego Doradcę.
    [k08] Po budowie Muru (dowolny gracz): odrzucony Rozkaz z powrotem na rękę, budujący; +2 Honoru za Wspierającego Doradcę. Raz na rok.
    [a02] Kamieniołom, Nadzorca: −2; przy każdym Ulepszeniu także: Kamieniołom.
    [a03] Tartak, Nadzorca: −2; przy każdym Ulepszeniu także: Tartak.
    [a04] Świątynia, Nadzorca: −2; przy każdym Ulepszeniu także: Świątynia.
    [a05] Żołnierze zginęli: +1 Honoru za zabitego Żołnierza.
    [a06] Twoja tura: z Żołnierzem przy Murze: Atak, Łucznicy: ∞. Raz na turę.
    [a07] Po produkcji (Tartak): +1 drewna.
    [a08] Po produkcji (Kamieniołom): +1 kamienia.
    [a09] Po produkcji (Kopalnia Złota): +1 złota.
    [a10] Po produkcji (Świątynia): +1 chi.
    [a11] Twoja tura: wymień surowce: 3; +1 dowolnych surowców. Raz na turę.
    [a12] Faza Dochodu: +2 złota.
    [a13] Faza Dochodu: +2 chi.
    [a14] Po Datku: dalsze Datki: 1.
    [a15] Po Datku: +1 chi; +1 Honoru.
    [a16] Wybierasz miejsce na torze: jeśli jesteś pierwszy w kolejności Herbaty: +2 Honoru; +1 chi.
    [a17] Odsłonięto Rozkazy: jeśli nikt nie odsłonił tej samej karty: +2 Honoru.
    [a18] Rozkazy w Lecie: +1 Honoru za własny odrzucony Rozkaz.
    [a19] Usunięcie Hańby: −1 chi.
    [a20] Faza Dochodu: oddaj żetony Hańby: 1.
    [a21] Doradca: −2 złota.
    [a22] Po zatrudnieniu Urzędnika: +1 złota; +2 Honoru; umieść Urzędników: 1.
    [a23] Twoja tura: umieść Urzędników: 1. Raz na turę.
    [a24] Ramka pozostałych graczy: umieść Urzędników: 1. Raz na rok.
    [a25] Odsłonięto Rozkazy: zapłać 1 złota: wymień odsłonięty Rozkaz; +1 Honoru. Raz na rok.
    [a26] Aktywacja Lokacji (Akademia Wojskowa): karty Taktyki: +1; +1 Honoru.
    [a27] Taktyka Wzmocniona: −1 dowolnych surowców; limit ręki +1.
    [a28] Po Rekrutacji: z Włócznikiem wśród nich: +1 chi; +1 Honoru.
    [a29] Łucznik: −1 drewna; Łucznik: −1 chi.
    [a30] Kawalerzysta: −2 chi.
    [a31] Twoja tura: z Żołnierzem w Strefie Odpoczynku: Atak, Włócznicy: 2. Raz na turę.
    [a32] Twoja tura: z Żołnierzem w Strefie Odpoczynku: Atak, Kawalerzyści: ∞; +1 Honoru. Raz na turę.
    [a33] Ratowanie: −1 chi.
    [a34] Żołnierze mają zginąć: uratuj Żołnierzy: 1 (za darmo). Raz na turę.
    [a35] Horda zostaje Pokonana: z twoim Żołnierzem na niej: +1 Honoru; +1 chi.
    [a36] Zdobyłeś Hordę: +2 Honoru; +1 dowolnych surowców.
    [a37] Żołnierz zakrył Punkt Witalny: Nagroda jeszcze raz. Raz na turę.
    [a38] Po Ostrzale: z Łucznikiem na polu Ostrzału: Rany: 1 (sekcje z twoimi Żołnierzami); +1 Honoru. Raz na rok.
    [a39] Kondygnacja Muru: −2 drewna, kamienia lub złota.
    [a40] Po budowie Barykady: +1 drewna, kamienia lub złota; +1 Honoru.
    [a41] Po budowie Muru: +3 Honoru; karty Taktyki: +1.
    [a42] Przełamanie: Hańba −1.
    [a43] Twoja tura: z Żołnierzem przy Murze: ruchy między sekcjami: 1; Łucznicy ze Stref Odpoczynku na pola Ostrzału: 2. Raz na turę.
    [a44] Punktacja końcowa: +2 Honoru za własnego Doradcę.
    [t01] Horda zostaje Pokonana: z twoim Żołnierzem na niej i Łucznikiem w sekcji: +4 Honoru. Wzmocniona: zapłać 2 złota: +8 Honoru.
    [t02] Żołnierze mają zginąć: uratuj Żołnierzy: 1 (za darmo). Wzmocniona: zapłać 2 chi: uratuj Żołnierzy: ∞ (za darmo).
    [t03] Horda zostaje Pokonana: z twoim Żołnierzem, gdy jej nie zdobywasz: +3 Honoru; +1 chi. Wzmocniona: zapłać 2 chi: +8 Honoru.
    [t04] Twoja tura: z Żołnierzem przy Murze: Atak, Żołnierze: 1. Wzmocniona: zapłać 1 chi: Atak, Żołnierze: 3.
    [t05] Twoja tura: z Łucznikiem na polu Ostrzału: Atak, Łucznicy: 2. Wzmocniona: zapłać 2 drewna: Atak, Łucznicy: ∞; +1 Honoru za Łucznika na polu Ostrzału.
    [t06] Twoja tura: Rekrutacja, Kawalerzyści: 1 (o 1 taniej). Wzmocniona: zapłać 1 złota: Rekrutacja, Kawalerzyści: 1 (za darmo); +3 Honoru.
    [t07] Aktywacja Lokacji (Obóz Budowniczych): Barykady: 1 (za darmo). Wzmocniona: zapłać 1 kamienia: kondygnacja Muru (o 4 taniej).
    [t08] Po Ostrzale (dowolny gracz): z Żołnierzem przy Murze: Rany: 1 (sekcje z twoimi Żołnierzami). Wzmocniona: zapłać 2 drewna: Rany: 3 (sekcje z twoimi Żołnierzami).
    [t09] Ramka pozostałych graczy: umieść Urzędników: 1. Wzmocniona: zapłać 2 złota: umieść Urzędników: 2; +1 chi.
    [t10] Aktywacja Lokacji (Koszary): Rekrutacja, Włócznicy: 1 (za darmo). Wzmocniona: zapłać 2 chi: Rekrutacja, Włócznicy: 3 (za darmo).
    [t11] Wybierasz miejsce na torze: znacznik Herbaty 1 w górę; +1 Honoru. Wzmocniona: zapłać 1 złota: znacznik Herbaty na szczyt; +3 Honoru.
    [t12] Po produkcji (Lokacja Produkcyjna): +2 tego surowca. Wzmocniona: zapłać 1 chi: +3 tego surowca; dalsze Datki: 2.
    [t13] Przed otrzymaniem Hańby: Hańba −1. Wzmocniona: zapłać 1 chi: Hańba −∞.
    [t14] Zdobyłeś Hordę: +3 Honoru. Wzmocniona: zapłać 2 chi: +8 Honoru.
    [t15] Przed Szturmem (dowolny gracz): z twoim Żołnierzem w sekcji: Obrona +3 (ta sekcja); +1 Honoru. Wzmocniona: zapłać 2 drewna, kamienia lub złota: Obrona +6 (ta sekcja); +3 Honoru.
    [t16] Nadeszła Horda (dowolny gracz): Rany: 1 (ta karta). Wzmocniona: zapłać 1 chi: Rany: 2 (ta karta); +1 Honoru.
    [t17] Aktywacja Lokacji (Akademia Wojskowa): karty Taktyki: +1; +1 złota. Wzmocniona: zapłać 1 chi: karty Taktyki: +2; +3 Honoru.
    [t18] Po zatrudnieniu Doradcy: +2 złota. Wzmocniona: zapłać 2 chi: +3 złota; +4 Honoru.
    [t19] Żołnierze zginęli: +3 Honoru. Wzmocniona: zapłać 1 chi: +3 Honoru za zabitego Żołnierza.
    [t20] Faza Dochodu: +2 dowolnych surowców. Wzmocniona: zapłać 1 kart Taktyki: +5 dowolnych surowców.
    [u01] Żołnierze mają zginąć (dowolny gracz): uratuj Żołnierzy: 2 (za darmo). Wzmocniona: zapłać 2 chi: uratuj Żołnierzy: ∞ (za darmo).
    [u02] Przed otrzymaniem Hańby (dowolny gracz): Hańba −1. Wzmocniona: zapłać 4 Honoru: Hańba −∞.
    [u03] Twoja tura: Atak, Żołnierze: 1, każdy gracz. Wzmocniona: zapłać 2 drewna: Atak, Żołnierze: 2, każdy gracz.
    [u04] Aktywacja Lokacji (Obóz Budowniczych) (dowolny gracz): +2 drewna, kamienia lub złota. Wzmocniona: zapłać 2 chi: +5 drewna, kamienia lub złota.
    [u05] Faza Dochodu: +1 dowolnych surowców, każdy gracz. Wzmocniona: zapłać 1 złota: +2 dowolnych surowców, każdy gracz; przekaż surowce innym: 3.
    [u06] Wybierasz miejsce na torze: odrzucony Rozkaz z powrotem na rękę. Wzmocniona: zapłać 2 złota: odrzucony Rozkaz z powrotem na rękę, każdy gracz.
    [u07] Faza spełniania Dekretów: Dekret kosztuje w tym roku każdego o 1 mniej. Wzmocniona: zapłać 2 złota: Dekret kosztuje w tym roku każdego o 2 mniej.
    [u08] Przed Szturmem (dowolny gracz): Obrona +4 (ta sekcja). Wzmocniona: zapłać 2 chi: Obrona +8 (ta sekcja).
    [u09] Aktywacja Lokacji (Koszary) (dowolny gracz): Rekrutacja, Włócznicy: 1 (za darmo). Wzmocniona: zapłać 2 chi: Rekrutacja, Włócznicy: 1 (za darmo), każdy gracz.
    [u10] Po Ostrzale (dowolny gracz): Rany: 2 (dowolna sekcja). Wzmocniona: zapłać 2 drewna: Rany: 4 (dowolna sekcja).
    [u11] Odsłonięto Wydarzenie: obejrzyj następne Wydarzenia: 2; +2 chi. Wzmocniona: zapłać 3 chi: Wydarzenie nie działa.
    [u12] Przełamanie (dowolny gracz): Hańba −1. Wzmocniona: zapłać 2 chi: Hańba −∞; uratuj Żołnierzy: 2 (za darmo).
    [h01] Horda zostaje wyłożona: skrajny lewy Doradca opuszcza tor.
    [h02] Bez tekstu.
    [h03] Dostępne pola Ostrzału −1 (ta sekcja).
    [h04] Przed Szturmem: Barykady tutaj −1.
    [h05] Siła Natarcia +1 za każdą inną Hordę w sekcji (ta karta).
    [h06] Bez tekstu.
    [h07] Wartość Barykady −1 (ta sekcja).
    [h08] Najwyżej 1 Rana naraz.
    [h09] Horda Pokonana: Zabójczość +1 (ta karta).
    [h10] Kart za nią nie można atakować ani ranić.
    [h11] Horda zostaje wyłożona: odrzuć karty Taktyki: 1, każdy gracz.
    [h12] Obrona −2 (ta sekcja).
    [h13] Bez Ran.
    [h14] Siła Natarcia +1 (ta sekcja).
    [h15] Horda zostaje wyłożona: każdy gracz traci 1 Żołnierza (ta sekcja).
    [h16] Hańba za tę kartę +1 (ta karta).
    [h17] Siła Natarcia +2 (karty za tą kartą).
    [h18] Horda Pokonana: Zabójczość −1 (ta karta).
    [h19] Bez Kawalerzystów.
    [h20] Wartość Barykady −1 (ta sekcja).
    [h21] Horda Pokonana: Zabójczość +1 (ta karta).
    [h22] Bez tekstu.
    [h23] Dostępne pola Ostrzału −2 (ta sekcja).
    [h24] Siła Natarcia +1 (każda inna Horda).
    [x01] Przed Szturmem: Barykady tutaj −2.
    [x02] Bez tekstu.
    [x03] Siła Natarcia +1 za każdą inną Hordę w sekcji (ta karta).
    [x04] Horda Pokonana: Zabójczość −1 (ta karta).
    [x05] Dostępne pola Ostrzału −1 (ta sekcja).
    [x06] Bez tekstu.
    [x07] Przełamanie: każdy gracz traci 1 Żołnierza (ta sekcja).
    [x08] Horda zostaje wyłożona: obejrzyj następne Wydarzenia: 1.
    [x09] Horda zostaje wyłożona: odrzuć karty Taktyki: 1, każdy gracz.
    [x10] Horda zostaje wyłożona: −1 złota, każdy gracz.
    [x11] Horda zostaje wyłożona: każdy gracz traci 1 Żołnierza (ta sekcja).
    [x12] Obrona −3 (ta sekcja).
    [x13] Wartość Barykady −1 (ta sekcja).
    [x14] Kart za nią nie można atakować ani ranić.
    [x15] Siła Natarcia +1 (ta sekcja).
    [x16] Hańba za tę kartę +1 (ta karta).
    [x17] Horda Pokonana: Zabójczość +1 (ta karta).
    [x18] Horda zostaje wyłożona: nadchodzi jeszcze jedna Horda.
    [x19] Dostępne pola Ostrzału −2 (ta sekcja).
    [x20] Bez Ran.
    [x21] Bez Kawalerzystów.
    [x22] Horda Pokonana: Zabójczość +1 (ta karta).
    [x23] Siła Natarcia +1 (każda inna Horda).
    [x24] Przełamanie: Hańba +1, każdy gracz.
    [v01] +2 dowolnych surowców, każdy gracz.
    [v02] +2 złota, każdy gracz albo karty Taktyki: +1, każdy gracz.
    [v03] Każdy gracz traci 1 Żołnierza (dowolna sekcja).
    [v04] Nadchodzi jeszcze jedna Horda.
    [v05] −2 drewna, kamienia lub złota, każdy gracz albo Hańba +1, każdy gracz.
    [v06] Hańba +1, jeden wybrany gracz; karty Taktyki: +1, każdy gracz.
    [v07] Siła Natarcia +1 (pierwsza Horda każdej sekcji) (do końca gry).
    [v08] Doradca: +1 złota (do końca gry).
    [v09] Ratowanie: +1 chi (do końca gry).
    [v10] Wartość Barykady +1 (dowolna sekcja) (do końca gry).
    [v11] Dostępne pola Ostrzału −1 (dowolna sekcja) (do końca gry).
    [v12] Łucznik: −1 chi; Kawalerzysta: −1 chi (do końca gry).
    [f01] Suma poziomów twoich Nadzorców.
    [f02] Twoi Żołnierze przy Murze i na Hordach.
    [f03] Twoje zdobyte Hordy bez Hańby.
    [f04] Twoje surowce.
    [f05] Twoi Doradcy i karty Taktyki.
    [d01] Hordy na planszy: co najmniej o 2 więcej niż graczy; bez Przełamania w tym roku.
    [d02] Każdy gracz: Poświęcenie, Żołnierze: 2.
    [d03] Każdy gracz: −10 Honoru.
    [d04] Każdy gracz: Poświęcenie, Urzędnicy: 1; Poświęcenie, Włócznicy: 1.
    [d05] Każdy gracz: −4 drewna.
    [d06] Każdy gracz: −4 kamienia.
    [d07] Każdy gracz: −4 złota.
    [d08] Każdy gracz: −5 chi.
    [d09] Suma poziomów Muru: co najmniej o 2 więcej niż graczy.
    [d10] Każdy gracz zdobył co najmniej 2 Hordy.
    [d11] Każdy gracz: Poświęcenie, Doradcy: 1.
    [d12] Każdy gracz: odrzuć karty Taktyki: 2.
    [economy] Ty: umieść Urzędników: 3. Pozostali: umieść Urzędników: 2, różne Lokacje. Ty: +2 dowolnych surowców (Wielka budowa: +2 drewna, kamienia lub złota).
    [despotism] Ty: umieść Urzędników: 2 (Ekonomia: umieść Urzędników: 2). Pozostali: umieść Urzędników: 1. Ty: Specjalna Aktywacja Lokacji z twoim Urzędnikiem.
    [attack_order] Ty: umieść Urzędników: 2 (Dyplomacja: umieść Urzędników: 1). Pozostali: umieść Urzędników: 2, różne Lokacje. Ty: Atak, Żołnierze: 4.
    [treason] Ty: umieść Urzędników: 1; +1 złota. Ty: skopiuj Rozkaz innego gracza.
    [diplomacy] Ty: umieść Urzędników: 3, różne Lokacje. Pozostali: umieść Urzędników: 2, różne Lokacje. Ty: znacznik Herbaty 1 w górę albo zatrudnij Doradcę albo oddaj żetony Hańby: 1 (Despotyzm: +2 złota).
    [great_works] Ty: umieść Urzędników: 3. Pozostali: umieść Urzędników: 2, różne Lokacje. Ty: Barykady: 1 (za darmo) albo kondygnacja Muru (o 2 taniej) (Rozkaz Ataku: +2 chi).
    [reed] Wódz: przenosi najwyżej 2 Urzędników Klanu Trzciny. Pozostali: umieść Urzędników: 2, różne Lokacje.
   *[a01] Kopalnia Złota, Nadzorca: −2; przy każdym Ulepszeniu także: Kopalnia Złota.
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
great_wall-part-to = { $to ->
    [quarry] Kamieniołom
    [mine] Kopalnia Złota
    [temple] Świątynia
    [barracks] Koszary
    [builders] Obóz Budowniczych
    [hq] Centrum Logistyczne
    [tea_house] Herbaciarnia
    [embassy] Cesarska Ambasada
    [academy] Akademia Wojskowa
    [L] lewa sekcja
    [M] środkowa sekcja
    [R] prawa sekcja
   *[sawmill] Tartak
  }
great_wall-part-from = { $from ->
    [sawmill] Tartak
    [quarry] Kamieniołom
    [mine] Kopalnia Złota
    [temple] Świątynia
    [barracks] Koszary
    [builders] Obóz Budowniczych
    [hq] Centrum Logistyczne
    [tea_house] Herbaciarnia
    [embassy] Cesarska Ambasada
    [academy] Akademia Wojskowa
    [L] lewa sekcja
    [M] środkowa sekcja
    [R] prawa sekcja
   *[supply] pula gracza
  }
great_wall-part-section = { $section ->
    [M] środkowa sekcja
    [R] prawa sekcja
   *[L] lewa sekcja
  }
great_wall-part-kind = { $kind ->
    [stone] kamień
    [gold] złoto
    [chi] chi
   *[wood] drewno
  }
great_wall-part-give = { $give ->
    [stone] kamień
    [gold] złoto
    [chi] chi
   *[wood] drewno
  }
great_wall-part-take = { $take ->
    [stone] kamień
    [gold] złoto
    [chi] chi
   *[wood] drewno
  }
great_wall-part-soldier = { $soldier ->
    [archer] Łucznik
    [horse] Kawalerzysta
    [overseer] Nadzorca
   *[spear] Włócznik
  }
great_wall-part-place = { $place ->
    [muster_L] Strefa Odpoczynku, lewa sekcja
    [firing_L] pole Ostrzału, lewa sekcja
    [L1] Horda L1
    [L2] Horda L2
    [L3] Horda L3
    [muster_M] Strefa Odpoczynku, środkowa sekcja
    [firing_M] pole Ostrzału, środkowa sekcja
    [M1] Horda M1
    [M2] Horda M2
    [M3] Horda M3
    [muster_R] Strefa Odpoczynku, prawa sekcja
    [firing_R] pole Ostrzału, prawa sekcja
    [R1] Horda R1
    [R2] Horda R2
    [R3] Horda R3
    [supply] pula gracza
    [archer] Łucznik
    [horse] Kawalerzysta
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
    [new] nowy żeton
   *[spear] Włócznik
  }
great_wall-part-season = { $season ->
    [summer] Lato
    [fall] Jesień
    [winter] Zima
   *[spring] Wiosna
  }
great_wall-part-moment = { $moment ->
    [static] zawsze
    [other_box] ramka pozostałych graczy
    [reveal] odsłonięto Rozkazy
    [order] wybierasz miejsce na torze
    [spring_horde] nadeszła Horda
    [income] Faza Dochodu
    [recover] Rozkazy w Lecie
    [activate] aktywacja Lokacji
    [produce] po produkcji
    [donate] po Datku
    [upgrade] po Ulepszeniu
    [recruit] po Rekrutacji
    [cover] Żołnierz zakrył Punkt Witalny
    [horde_defeated] Horda zostaje Pokonana
    [horde_won] zdobyłeś Hordę
    [dying] Żołnierze mają zginąć
    [killed] Żołnierze zginęli
    [volley] po Ostrzale
    [assault] przed Szturmem
    [held] sekcja się obroniła
    [breach] Przełamanie
    [shame_gain] przed otrzymaniem Hańby
    [build_wall] po budowie Muru
    [build_barricade] po budowie Barykady
    [hire_clerk] po zatrudnieniu Urzędnika
    [hire_advisor] po zatrudnieniu Doradcy
    [play_tactic] po zagraniu Taktyki
    [year_end] koniec roku
    [final] punktacja końcowa
    [decree_phase] Faza spełniania Dekretów
    [decree_done] Dekret spełniony
    [event_shown] odsłonięto Wydarzenie
    [placed] Horda zostaje wyłożona
    [defeated] Horda Pokonana
    [once] natychmiast
   *[my_turn] twoja tura
  }
great_wall-part-role = { $role ->
    [supporting] wspierający
   *[active] aktywny
  }
great_wall-part-effect = { $effect ->
    [boosted] efekt Wzmocniony
   *[basic] efekt podstawowy
  }
great_wall-part-who = { $who ->
    [archer] Łucznicy ze Strefy Odpoczynku
    [horse] Kawalerzyści
    [firing_to_firing] Łucznicy, na pola Ostrzału
    [firing_to_muster] Łucznicy, do Strefy Odpoczynku
   *[spear] Włócznicy
  }

## Pytania

great_wall-ask-keep = Zatrzymaj jednego Generała i wystaw jednego Doradcę jako aktywnego; drugi wspiera.
great_wall-ask-command = Wybierz w tajemnicy kartę Rozkazu.
great_wall-ask-slot = Wybierz miejsce na torze Rozkazów.
great_wall-ask-my_turn = Twoja tura: użyj zdolności, zagraj Taktykę albo graj dalej.
great_wall-ask-ability = Użyć zdolności? ({ great_wall-part-moment })
great_wall-ask-tactic = Zagrać kartę Taktyki? ({ great_wall-part-moment })
great_wall-ask-place = Umieść najwyżej { $n ->
     [one] { $n } Urzędnika
     [few] { $n } Urzędników
    *[other] { $n } Urzędników
  }{ $distinct ->
    [1] , do różnych Lokacji
   *[0] {""}
  }.
great_wall-ask-copy = Zdrada: który Rozkaz kopiujesz?
great_wall-ask-advanced = Specjalna Aktywacja: która Lokacja?
great_wall-ask-activate = Która Lokacja aktywuje się teraz?
great_wall-ask-next = Kto działa teraz?
great_wall-ask-upgrade = Ulepszyć Nadzorcę? ({ great_wall-part-location })
great_wall-ask-donate = Przekazać Datek? Najwyżej { $n }: { great_wall-part-kind }
great_wall-ask-recruit = Zrekrutuj najwyżej { $n ->
     [one] { $n } Żołnierza
     [few] { $n } Żołnierzy
    *[other] { $n } Żołnierzy
  }.
great_wall-ask-cheaper = Którą jednostkę kosztu pomijasz?
great_wall-ask-deploy = Dokąd trafia rekrut?
great_wall-ask-attack = Atakuj najwyżej { $n ->
     [one] { $n } Żołnierzem
     [few] { $n } Żołnierzami
    *[other] { $n } Żołnierzami
  }.
great_wall-ask-wound = Gdzie położyć Ranę?
great_wall-ask-wound_text = Połóż najwyżej { $n ->
     [one] { $n } Ranę
     [few] { $n } Rany
    *[other] { $n } Ran
  }.
great_wall-ask-build = Budowniczowie: wskaż jeszcze najwyżej { $n ->
     [one] { $n } budowę
     [few] { $n } budowy
    *[other] { $n } budów
  }.
great_wall-ask-store = Magazyn płaci { $n ->
     [one] { $n } jednostkę
     [few] { $n } jednostki
    *[other] { $n } jednostek
  }: jakie rodzaje?
great_wall-ask-pay = Zapłać { $n ->
     [one] { $n } jednostkę
     [few] { $n } jednostki
    *[other] { $n } jednostek
  } ({ $mix ->
    [res] dowolne surowce
   *[mat] drewno, kamień lub złoto
  }).
great_wall-ask-take = Weź { $n ->
     [one] { $n } jednostkę
     [few] { $n } jednostki
    *[other] { $n } jednostek
  } ({ $mix ->
    [res] dowolne surowce
   *[mat] drewno, kamień lub złoto
  }).
great_wall-ask-swap = Wymień najwyżej { $n ->
     [one] { $n } jednostkę
     [few] { $n } jednostki
    *[other] { $n } jednostek
  }.
great_wall-ask-move = Przenieść Żołnierzy do innej sekcji? Pozostałe ruchy: { $n }
great_wall-ask-carry = { great_wall-part-from } → { great_wall-part-to }: ilu { great_wall-part-who }?
great_wall-ask-tea = Przesunąć znacznik Herbaty w górę?
great_wall-ask-embassy = Ambasada: zatrudnić Urzędnika albo Doradcę za { $price } złota? Pozostali Urzędnicy: { $n }
great_wall-ask-hire = Zatrudnić Doradcę?
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
great_wall-ask-atone = Zapłacić { $price } chi, by usunąć żeton Hańby?
great_wall-ask-drop_shame = Który żeton Hańby usunąć?
great_wall-ask-victim = Kto ginie? Wskaż { $n ->
     [one] { $n } Żołnierza
     [few] { $n } Żołnierzy
    *[other] { $n } Żołnierzy
  }.
great_wall-ask-save = Uratować Żołnierza za { $price } chi?
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
great_wall-ask-repeat = Którą Nagrodę Hordy { $horde } otrzymujesz ponownie?
great_wall-ask-recover = Wziąć Rozkazy z powrotem czy zdobyć { $honor } Honoru?
great_wall-ask-take_back = Wziąć kartę Rozkazu z powrotem?
great_wall-ask-swap_command = Wymienić swoją kartę Rozkazu?
great_wall-ask-name = Którego gracza dotyczy to Wydarzenie?
great_wall-ask-decree = Spełnić Dekret?
great_wall-ask-pledge = { great_wall-part-card }: płacisz ({ $n })?
great_wall-ask-ease = Który Dekret staje się w tym roku łatwiejszy?
great_wall-ask-give = Przekazać surowce innym? Najwyżej { $n }
great_wall-ask-peek = Które Wydarzenie ma leżeć na wierzchu?
great_wall-ask-coop_atone = Stracić 10 Honoru, by oddać żeton Hańby?

## reakcje, dla których można zostawić stałe polecenie

great_wall-order-my_turn = Między krokami własnej tury
great_wall-order-ability = Zdolności Generałów i Doradców
great_wall-order-tactic = Karty Taktyki
great_wall-order-save = Ratowanie Żołnierzy za chi
great_wall-order-save_text = Ratowanie Żołnierzy kartą

## Odpowiedzi

great_wall-act-pass = Nie, dalej
great_wall-act-keep = { great_wall-part-general }; aktywny: { great_wall-part-advisor }
great_wall-act-command = { great_wall-part-card }
great_wall-act-slot = Miejsce { $slot }
great_wall-act-place = { great_wall-part-from } → { great_wall-part-to }
great_wall-act-activate = { great_wall-part-location }
great_wall-act-next = { $player }
great_wall-act-name = { $player }
great_wall-act-copy = { great_wall-part-card }
great_wall-act-take_back = { great_wall-part-card }
great_wall-act-recover = { $what ->
    [honor] Zdobądź Honor
   *[cards] Weź karty z powrotem
  }
great_wall-act-upgrade = { great_wall-part-location }: { great_wall-part-soldier }
great_wall-act-donate = Datek: { $amount }
great_wall-act-recruit = Włócznicy { $spears }, Łucznicy { $archers }, Kawalerzyści { $horses }
great_wall-act-spear = Włócznik na { $horde }, punkt { $point }
great_wall-act-horse = Kawalerzysta na { $horde }, punkt { $point } { $also ->
    [below] i ten poniżej
   *[right] i ten z prawej
  }
great_wall-act-archer = Łucznik na pole Ostrzału: { great_wall-part-section }
great_wall-act-shoot = Łucznik strzela: { great_wall-part-section }
great_wall-act-muster = { great_wall-part-soldier } → Strefa Odpoczynku, { great_wall-part-section }
great_wall-act-wound = Rana na { $horde }, punkt { $point }
great_wall-act-build = { $what ->
    [wall] Kondygnacja Muru
   *[barricade] Barykada
  }: { great_wall-part-section }
great_wall-act-pay = { $amount } × { great_wall-part-kind }
great_wall-act-store = { $amount } × { great_wall-part-kind }
great_wall-act-take = { $amount } × { great_wall-part-kind }
great_wall-act-cheaper = O jeden mniej: { great_wall-part-kind }
great_wall-act-swap = { great_wall-part-give } → { great_wall-part-take }
great_wall-act-move = { great_wall-part-from } → { great_wall-part-to }
great_wall-act-carry = { great_wall-part-who }: { $amount }
great_wall-act-tea = W górę
great_wall-act-hire_clerk = Zatrudnij Urzędnika
great_wall-act-hire = { great_wall-part-card }: { great_wall-part-role }
great_wall-act-draw = Dobierz { $cards }
great_wall-act-discard = Odrzuć: { great_wall-part-card }
great_wall-act-play = { great_wall-part-card }: { great_wall-part-effect }
great_wall-act-use = { great_wall-part-card }
great_wall-act-choose = Efekt { $option }
great_wall-act-shame = Hańba: { great_wall-part-place }
great_wall-act-atone = Oddaj: { great_wall-part-place }
great_wall-act-victim = { great_wall-part-soldier }, { great_wall-part-place }
great_wall-act-save = Uratuj: { great_wall-part-soldier }, { great_wall-part-place } ({ $player })
great_wall-act-reed_clerk = { great_wall-part-from } → { great_wall-part-to }
great_wall-act-dismiss = { great_wall-part-card }
great_wall-act-station = Łucznik na pole Ostrzału: { great_wall-part-section }
great_wall-act-repeat = Punkt Witalny { $point }
great_wall-act-decree = { great_wall-part-card }
great_wall-act-agree = Zgoda
great_wall-act-sacrifice = Poświęć: { great_wall-part-soldier }, { great_wall-part-place }
great_wall-act-send_clerk = Poświęć Urzędnika: { great_wall-part-from }
great_wall-act-send_advisor = Poświęć Doradcę: { great_wall-part-card }
great_wall-act-give = { great_wall-part-kind } → { $player }
great_wall-act-on_top = { great_wall-part-card }
great_wall-act-decline = Zrezygnuj: oddaj to, co dała Lokacja

## Dziennik

great_wall-log-ability = { $player } używa: { great_wall-part-card }.
great_wall-log-tactic = { $player } zagrywa Taktykę: { great_wall-part-card } ({ great_wall-part-effect }).
great_wall-log-clerk = { $player }: Urzędnik, { great_wall-part-from } → { great_wall-part-to }.
great_wall-log-command-chosen = { $player } wybiera w tajemnicy: { great_wall-part-card }.
great_wall-log-command-hidden = { $player }: Rozkaz wybrany.
great_wall-log-command = { $player } ujawnia Rozkaz: { great_wall-part-card }.
great_wall-log-command-swapped = { $player } wymienia go na: { great_wall-part-card }.
great_wall-log-slot = { $player } zajmuje miejsce { $slot } na torze Rozkazów.
great_wall-log-turn = { $player } zaczyna turę (miejsce { $slot }).
great_wall-log-synergy = { $player } korzysta z synergii kart.
great_wall-log-copied = { $player } kopiuje: { great_wall-part-card }.
great_wall-log-recovered = { $player } bierze wszystkie Rozkazy z powrotem na rękę.
great_wall-log-command-back = { $player } bierze z powrotem: { great_wall-part-card }.
great_wall-log-season = Rok { $year }: { great_wall-part-season }.
great_wall-log-activated = Aktywacja: { great_wall-part-location }.
great_wall-log-advanced = Specjalna Aktywacja: { great_wall-part-location }.
great_wall-log-declined = { $player } rezygnuje z efektu: { great_wall-part-location }.
great_wall-log-tea = { $player }: teraz miejsce { $place } w kolejności Herbaty.
great_wall-log-overseer = { $player } podnosi Nadzorcę: { great_wall-part-location }, poziom { $level }.
great_wall-log-from-store = Z Magazynu: { $n } × { great_wall-part-kind }.
great_wall-log-barricade = { $player } buduje Barykadę, { great_wall-part-section }.
great_wall-log-wall = { $player } buduje poziom Muru { $level }, { great_wall-part-section }.
great_wall-log-moved = { $player }: { great_wall-part-who } × { $n }, { great_wall-part-from } → { great_wall-part-to }.
great_wall-log-offer = Nowy Doradca: { great_wall-part-card }.
great_wall-log-advisor-leaves = Doradca odchodzi: { great_wall-part-card }.
great_wall-log-advisor = { $player } bierze: { great_wall-part-card } ({ great_wall-part-role }).
great_wall-log-clerk-hired = { $player } zatrudnia Urzędnika.
great_wall-log-drew = { $player } dobiera: { great_wall-part-card }.
great_wall-log-drew-hidden = { $player } dobiera kartę Taktyki.
great_wall-log-discarded = { $player } odrzuca: { great_wall-part-card }.
great_wall-log-horde = Horda: { great_wall-part-card }, { great_wall-part-section }, rząd { $row }.
great_wall-log-raid = Podbój: { great_wall-part-card }, { great_wall-part-section }; żetony Hańby usunięte z gry: { $tokens }.
great_wall-log-shame = { $player } otrzymuje Hańbę.
great_wall-log-shame-box = { $player }: brak miejsca, żeton opuszcza grę.
great_wall-log-shame-on = { $player }: Hańba na { great_wall-part-place }.
great_wall-log-atoned = { $player }: Hańba usunięta z { great_wall-part-place }.
great_wall-log-lost = Pula Hańby jest pusta: wszyscy przegrywają.
great_wall-log-reed-stores = Klan Trzciny oddaje do Magazynu: { great_wall-part-kind }.
great_wall-log-wound = { $player } rani Hordę: { $horde }, Punkt Witalny { $point }.
great_wall-log-covers = { $player } atakuje: { great_wall-part-soldier } → { $horde }, Punkt Witalny { $point }.
great_wall-log-archer = { $player } stawia Łucznika na polu Ostrzału, { great_wall-part-section }.
great_wall-log-recruits = { $player } rekrutuje{ $spears ->
    [0] {""}
   *[other] {" "}· Włócznicy { $spears }
  }{ $archers ->
    [0] {""}
   *[other] {" "}· Łucznicy { $archers }
  }{ $horses ->
    [0] {""}
   *[other] {" "}· Kawalerzyści { $horses }
  }.
great_wall-log-mustered = { $player }: { great_wall-part-soldier } → Strefa Odpoczynku, { great_wall-part-section }.
great_wall-log-saved = { $player } ratuje: { great_wall-part-soldier }, { great_wall-part-place }.
great_wall-log-killed = { $player } traci Żołnierzy: { $n }, { great_wall-part-section }.
great_wall-log-defeated = Horda pokonana: { great_wall-part-card }, { great_wall-part-section }.
great_wall-log-horde-discarded = Nikt nie bierze karty: { great_wall-part-card }.
great_wall-log-captured = { $player } zdobywa: { great_wall-part-card }.
great_wall-log-barricades-fall = Zburzone Barykady: { $n }, { great_wall-part-section }.
great_wall-log-held = { great_wall-part-section }: Mur wytrzymuje (Obrona { $defence }, Natarcie { $attack }).
great_wall-log-breach = { great_wall-part-section }: Przełamanie (Obrona { $defence }, Natarcie { $attack }).
great_wall-log-decree-named = { $player } proponuje: { great_wall-part-card }.
great_wall-log-decree-done = Dekret spełniony: { great_wall-part-card } ({ $n }).
great_wall-log-decree-refused = { $player } odmawia: { great_wall-part-card }.
great_wall-log-decree-agreed = { $player } zgadza się: { great_wall-part-card }.
great_wall-log-sacrifice = { $player }: Poświęcenie ({ great_wall-part-card }).
great_wall-log-eased = W tym roku łatwiej: { great_wall-part-card } (−{ $n }).
great_wall-log-decree = Nowy Dekret: { great_wall-part-card }.
great_wall-log-event = Wydarzenie: { great_wall-part-card }.
great_wall-log-event-cancelled = Wydarzenie anulowane: { great_wall-part-card }.
great_wall-log-peek = Następne Wydarzenie: { great_wall-part-card }.
great_wall-log-peek-hidden = { $player } ogląda następne Wydarzenia ({ $n }).
great_wall-log-kept = { $player } zatrzymuje: { great_wall-part-general }, { great_wall-part-advisor }.
great_wall-log-kept-hidden = { $player }: wybór dokonany.
great_wall-log-general = { $player }: Generał { great_wall-part-card }, Doradca { great_wall-part-advisor }.
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
great_wall-no-no-clerk-there = Nie masz tam Urzędnika: { great_wall-part-location }.
great_wall-no-same-location = Urzędnik już tam jest.
great_wall-no-no-room = Brak miejsca: { great_wall-part-location }.
great_wall-no-locked = Pełna i zablokowana: { great_wall-part-location }.
great_wall-no-different-locations = Urzędnicy muszą trafić do różnych Lokacji.
great_wall-no-same-clerk = Ten Urzędnik został właśnie umieszczony.
great_wall-no-highest-level = Nadzorca jest na poziomie 3.
great_wall-no-not-here = Tu nie możesz teraz ulepszać: { great_wall-part-location }.
great_wall-no-one-step = Każdy Nadzorca przesuwa się najwyżej o jeden krok.
great_wall-no-gain-used = Ten zysk został już użyty: nie można z niego zrezygnować.
great_wall-no-no-soldier = Nadzorca wymaga Żołnierza bez Hańby z twojej puli.
great_wall-no-overseer-stands = Twój Nadzorca już tam stoi.
great_wall-no-price = To kosztuje { $n }: { great_wall-part-kind }.
great_wall-no-closed-section = Ta sekcja jest zamknięta.
great_wall-no-barricades-full = Ta sekcja ma już 3 Barykady.
great_wall-no-wall-finished = Mur jest tu ukończony.
great_wall-no-build-too-dear = Nie stać cię na tę budowę.
great_wall-no-no-unhired = Nie masz już niezatrudnionych Urzędników.
great_wall-no-not-in-offer = Tego Doradcy nie ma na torze.
great_wall-no-place-exists = Jest miejsce na żeton.
great_wall-no-ten-honor = Potrzebujesz 10 Honoru.
great_wall-no-no-shame-place = Tam nie można położyć żetonu.
great_wall-no-wrong-section = Nie ta Horda.
great_wall-no-point-covered = Ten Punkt Witalny nie jest wolny.
great_wall-no-horde-protected = Chroni ją tekst Hordy.
great_wall-no-too-many-recruits = Możesz zrekrutować najwyżej { $most }.
great_wall-no-no-soldiers-left = Za mało w twojej puli: { great_wall-part-soldier }.
great_wall-no-recruits-too-dear = Nie stać cię na wszystkich.
great_wall-no-spear-first-row = Włócznicy sięgają tylko rzędu 1.
great_wall-no-no-firing-position = Żadne pole Ostrzału nie jest wolne.
great_wall-no-no-horde = Nie ma tam Hordy.
great_wall-no-no-such-soldier = Żaden Żołnierz nie może tam trafić.
great_wall-no-not-adjacent = Potrzebne są dwa wolne sąsiednie punkty.
great_wall-no-decree-not-open = Ten Dekret nie jest odkryty.
great_wall-no-decree-refused = Ten Dekret w tym roku odrzucono.
great_wall-no-decree-not-met = Jego warunek nie jest spełniony.
great_wall-no-not-seen = Nie widziałeś tej karty.
great_wall-no-option-impossible = Tego efektu nie można rozpatrzyć.
great_wall-mind-alone = Będziesz tam sam i otrzymasz Hańbę: { great_wall-part-location }.

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
