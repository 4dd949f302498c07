# Przykłady w księdze zasad; ich liczby są w examples.json.
zhanguo-example-unify = Druga karta przy Regionie
zhanguo-example-unify-text = Przy Regionie leży już jedna kremowa karta. Dokładasz następną: jest druga, więc bierzesz { $markers } kremowe znaczniki, a Zamieszki rosną tam o { $unrest }.
zhanguo-example-hire = Dwóch Urzędników zatrudnia
zhanguo-example-hire-text = W obszarze Robotników stoją czerwony i szary Urzędnik. Dają { $workers } Robotników, a mimo to Zamieszki rosną tylko o { $unrest }.
zhanguo-example-governor = Zarządca uspokaja Region
zhanguo-example-governor-text = Czerwony, szary i biały Urzędnik z jednego obszaru Zarządców dają { $governors } Zarządcę. Wybierasz pole bonusu z punktami: od razu { $vp } PZ. Potem Zamieszki spadają tam z { $before } do { $after }.
zhanguo-example-palace = Pałac
zhanguo-example-palace-text = Oddajesz { $here } Robotników z Regionu Pałacu i { $there } z innego. Bierzesz brązowy znacznik, wart { $value } w aspekcie Prawa. Przy twoich Regionach leżą trzy karty: { $vp } PZ.
zhanguo-example-majority = Najwięcej Zarządców w Regionie
zhanguo-example-majority-text = Masz { $mine } Zarządców w Regionie, przeciwnik jednego. Zdobywasz 9 PZ i po 3 PZ za każdego swojego Zarządcę, razem { $vp } PZ. Przeciwnik dostaje { $none } PZ.
zhanguo-example-shared = Wspólny Region
zhanguo-example-shared-text = Dwaj gracze mają w Regionie po dwóch Zarządców. Jeden zdobyłby 15 PZ; po podziale na dwóch i zaokrągleniu w dół jeden dostaje { $vp } PZ i drugi { $other } PZ.
