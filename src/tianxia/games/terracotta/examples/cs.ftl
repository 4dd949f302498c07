# Příklady v knize pravidel; jejich čísla jsou v examples.json.
terracotta-example-warrior = Platba za válečníka
terracotta-example-warrior-text = Máte 4 mokré hlíny a umístíte řemeslníka na výseč, jejíž vnitřní akce tvoří válečníka za 3. Zaplatíte mokrou hlínu, žetonů: { $paid }, a zbude vám { $left }. Jeden z nich uschne ve skladu této čtvrtiny, kde je teď hlíny: { $stored }. Voják je z nejnižší řady pořadače: { $vp } VB.
terracotta-example-crossbow = Výstřel z kuše
terracotta-example-crossbow-text = Váš nový kušník hledí podél řady. Nejbližší figurkou vpravo je strážce a mezi nimi jsou tři prázdná pole. Otočíte kuši na neaktivní stranu a získáte { $vp } VB.
terracotta-example-row = Inspektor hledí na řadu
terracotta-example-row-text = V řadě inspektora máte dva válečníky a soupeř jednoho. Máte jich nejvíc: { $most } VB za převahu. Soupeř je přítomen: { $present } VB.
terracotta-example-tie = Klečící lučištník rozhodne shodu
terracotta-example-tie-text = Oba máte v řadě po jednom válečníkovi. Klečící lučištník, ať ho koupil kdokoli, hledí na soupeřova vojáka. To shodu rozhodne: { $helped } VB pro soupeře, { $other } VB pro vás.
terracotta-example-group = Skupina tří barev
terracotta-example-group-text = Čtyři důstojníci stojí bok po boku: dva vaši a po jednom od dvou soupeřů. To jsou tři barvy, takže každý důstojník dává majiteli 3 VB. Ve skupině máte nejvíc válečníků a získáte ještě 5 VB, celkem { $first } VB. Oba ostatní jsou přítomni: { $second } VB a { $third } VB. Voják vedle je jiného typu: { $none } VB.
terracotta-example-musician = Hudebník je slyšet v řadě a sloupci
terracotta-example-musician-text = V řadě a ve sloupci hudebníka máte důstojníka a strážce: { $yours } VB v každé fázi bodování. Soupeř má v řadě vojáka: { $theirs } VB. Váš druhý důstojník nestojí ani v řadě, ani ve sloupci, a nepřinese nic.
terracotta-example-cleanup = Hlína schne
terracotta-example-cleanup-text = Kolo končíte se třemi mokrými hlínami a s žetony u dozorce, stavitele a správce. Díky dozorci zůstane mokrá { $wet } hlína, { $dry } uschnou. Stavitel a správce vám dají { $coins } mince.
