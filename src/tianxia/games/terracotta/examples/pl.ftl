# Przykłady w księdze zasad; ich liczby są w examples.json.
terracotta-example-warrior = Opłata za wojownika
terracotta-example-warrior-text = Masz 4 mokre gliny i umieszczasz rzemieślnika w segmencie, którego wewnętrzna akcja tworzy wojownika za 3. Płacisz mokrą gliną, żetonów: { $paid }, zostaje ci { $left }. Jeden z nich wysycha w magazynie tej ćwiartki, w którym leży teraz gliny: { $stored }. Żołnierz pochodzi z najniższego rzędu organizera: { $vp } PZ.
terracotta-example-crossbow = Strzał z kuszy
terracotta-example-crossbow-text = Twój nowy kusznik patrzy wzdłuż rzędu. Najbliższą figurką po prawej jest strażnik, a między nimi są trzy puste pola. Odwracasz kuszę na nieaktywną stronę i zdobywasz { $vp } PZ.
terracotta-example-row = Inspektor patrzy na rząd
terracotta-example-row-text = W rzędzie inspektora masz dwóch wojowników, a przeciwnik jednego. Masz ich najwięcej: { $most } PZ za dominację. Przeciwnik jest obecny: { $present } PZ.
terracotta-example-tie = Klęczący kusznik rozstrzyga remis
terracotta-example-tie-text = Oboje macie w rzędzie po jednym wojowniku. Klęczący kusznik, bez względu na to, kto go kupił, patrzy na żołnierza przeciwnika. To rozstrzyga remis: { $helped } PZ dla przeciwnika, { $other } PZ dla ciebie.
terracotta-example-group = Grupa trzech kolorów
terracotta-example-group-text = Czterech oficerów stoi bok w bok: dwóch twoich i po jednym dwóch przeciwników. To trzy kolory, więc każdy oficer daje właścicielowi 3 PZ. W grupie masz najwięcej wojowników i dostajesz jeszcze 5 PZ, razem { $first } PZ. Dwaj pozostali są obecni: { $second } PZ i { $third } PZ. Żołnierz obok jest innego typu: { $none } PZ.
terracotta-example-musician = Muzyka słychać wzdłuż linii
terracotta-example-musician-text = W rzędzie i w kolumnie muzyka masz oficera i strażnika: { $yours } PZ w każdej fazie punktowania. Przeciwnik ma w rzędzie żołnierza: { $theirs } PZ. Twój drugi oficer nie stoi w żadnej z tych linii i nic nie daje.
terracotta-example-cleanup = Glina wysycha
terracotta-example-cleanup-text = Kończysz rundę z trzema mokrymi glinami i żetonami u nadzorcy, budowniczego i zarządcy. Dzięki nadzorcy mokra zostaje { $wet } glina, a suche są { $dry }. Budowniczy i zarządca dają ci { $coins } monety.
