# Przykłady w księdze zasad; ich liczby są w examples.json.
great_wall-example-production = Dwóch Urzędników i Nadzorca
great_wall-example-production-text = Tartak jest pełny: dwóch Urzędników jest twoich, jeden przeciwnika, więc nikt nie dostaje Hańby. Zyskujesz po 1 Drewnie za każdego Urzędnika i 1 za Nadzorcę na poziomie 1. Przekazujesz { $given } do Magazynu za { $honor } Honoru i zostają ci { $left } Drewna.
great_wall-example-archer = Łucznik zajmuje pozycję
great_wall-example-archer-text = Dzięki Urzędnikowi w Koszarach rekrutujesz Łucznika za { $chi } Chi i { $wood } Drewno. Zajmuje pole Ostrzału w środkowej sekcji (Łuczników: { $archers }) i od razu kładzie Ranę na wolnym Punkcie Witalnym Hordy.
great_wall-example-holds = Barykada broni sekcji
great_wall-example-holds-text = Horda naciera na lewą sekcję z siłą { $attack }; bez Muru jej Obrona wynosi tylko 2. Budujesz Barykadę z Drewna i Kamienia za { $honor } Honoru: Obrona rośnie o { $more } do { $defence }. To tyle, co Siła Natarcia, więc sekcja się broni.
great_wall-example-breach = Przełamanie przynosi Hańbę
great_wall-example-breach-text = Dwie Hordy nacierają razem z siłą { $attack } przy Obronie { $defence }: przełamują Mur. Na jednej z nich masz Włócznika, więc tylko druga przynosi ci Hańbę, żetonów: { $yours }. Kto nie ma nikogo na żadnej, dostaje { $theirs } żetony.
great_wall-example-defeat = Horda Pokonana
great_wall-example-defeat-text = Wszystkie trzy Punkty Witalne są zakryte: dwa przez twoich Włóczników, jeden przez Włócznika przeciwnika. Zyskujesz { $honor } Honoru, przeciwnik { $theirs }. Hordę zdobywasz ty, bo zakrywasz najwięcej: { $card } Honoru na koniec gry. Jeden twój Włócznik ginie, drugi odchodzi do Strefy Odpoczynku, Włóczników tam: { $rest }.
great_wall-example-advisor = Trzeci Doradca
great_wall-example-advisor-text = Masz dwóch Doradców i Urzędnika w Cesarskiej Ambasadzie. Następny Doradca będzie trzeci, więc kosztuje { $gold } Złota.
