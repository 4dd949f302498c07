### Velká čínská zeď česky. Pojmy podle docs/rules/great_wall.md.

great_wall-mode-standard = Tři nebo čtyři hráči
great_wall-mode-two = Dva hráči s Rákosovým klanem
great_wall-mode-solo = Sólo proti Čchin Ťiou-šaovi
great_wall-mode-coop = Kooperativní hra
great_wall-option-difficulty = Obtížnost
great_wall-option-difficulty-normal = normální
great_wall-option-difficulty-hard = těžká: Čchin začíná s 50
great_wall-option-difficulty-very_hard = velmi těžká: Čchin začíná se 100
great_wall-option-difficulty-extreme = extrémní: Čchin začíná se 150
great_wall-option-both_advisors = Oba rádci Čchinovi
great_wall-option-both_advisors-no = ne
great_wall-option-both_advisors-yes = ano
great_wall-end-wall = Zeď je dokončena.
great_wall-end-shame = V banku nezbyl žádný žeton hanby.
great_wall-end-time = Skončil poslední rok.
great_wall-end-decrees = Požadavky jsou splněny: všichni vítězí.
great_wall-end-too-late = Skončil poslední rok a požadavky chybí: všichni prohráli.
great_wall-end-no-shame-left = Bylo třeba vzít hanbu a bank byl prázdný: všichni prohráli.
great_wall-end-solo-shame = V banku není žeton hanby: vítězí Čchin Ťiou-šao.

## Co se počítá a odkud to je

great_wall-what-vp = { $amount ->
    [one] bod cti
    [few] body cti
   *[other] bodů cti
  }
great_wall-what-wood = { $amount ->
    [one] dřevo
    [few] dřeva
   *[other] dřeva
  }
great_wall-what-stone = { $amount ->
    [one] kámen
    [few] kameny
   *[other] kamenů
  }
great_wall-what-gold = { $amount ->
    [one] zlato
    [few] zlata
   *[other] zlata
  }
great_wall-what-chi = či
great_wall-source-start = začátek
great_wall-source-rewards = odměny
great_wall-source-defeats = účast na porážce hord
great_wall-source-archers = lučištníci na Zdi
great_wall-source-trophies = získané hordy
great_wall-source-wall = stavba Zdi
great_wall-source-barricades = zátarasy
great_wall-source-donations = darování
great_wall-source-commands = karty velení
great_wall-source-general = generál
great_wall-source-advisors = rádci
great_wall-source-tactics = taktiky
great_wall-source-shame = hanba
great_wall-source-artifacts = artefakty
great_wall-source-decrees = požadavky
great_wall-source-production = produkce
great_wall-source-attacks = útoky Čchin Ťiou-šaa
great_wall-source-card = text karty
great_wall-source-price = cena
great_wall-source-swap = výměna
great_wall-source-gift = dar
great_wall-source-overseer = dohlížitel
great_wall-source-donation = darování
great_wall-source-reward = odměna
great_wall-source-income = příjem
great_wall-source-advisor = rádce
great_wall-source-clerk = úředník
great_wall-source-save = záchrana vojáka
great_wall-source-decree = požadavek

## Názvy používané v jiných textech

great_wall-part-card = { $card ->
    [g01] Liang Chung-jü
    [g02] Čou Tchung
    [g03] Jüe Fej
    [g04] Chan Š'-čung
    [g05] Meng Kung
    [g06] Cung Ce
    [g07] Li Kang
    [g08] Wu Ťie
    [g09] Pi Caj-jü
    [g10] Jang Miao-čen
    [g11] Šen Kchuo
    [g12] Jü Ťie
    [g13] Čang Š'-ťie
    [k01] Wen Tchien-siang
    [k02] Wang Ťien
    [k03] Lu Siou-fu
    [k04] Mu Kuej-jing
    [k05] Čchen Kuej
    [k06] Jang Caj-sing
    [k07] Cchao Jou-wen
    [k08] Liou Čchi
    [a02] Kameník
    [a03] Velkovýrobce
    [a04] Duchovní vůdce
    [a05] Hrobník
    [a06] Velitel lučištníků
    [a07] Lesmistr
    [a08] Lamač kamene
    [a09] Rýžovač zlata
    [a10] Chrámový mnich
    [a11] Kupec
    [a12] Výběrčí daní
    [a13] Bylinkářka
    [a14] Skladník
    [a15] Dobrodinec
    [a16] Čajový mistr
    [a17] Dvorní básník
    [a18] Kronikář
    [a19] Cenzor
    [a20] Opat
    [a21] Zprostředkovatel
    [a22] Vrchní úředník
    [a23] Prefekt
    [a24] Kurýr
    [a25] Mistr špehů
    [a26] Stratég
    [a27] Mistr válečného umění
    [a28] Výcvikový seržant
    [a29] Lukař
    [a30] Chovatel koní
    [a31] Kapitán veteránů
    [a32] Velitel jízdy
    [a33] Polní ranhojič
    [a34] Nosiči raněných
    [a35] Válečný bubeník
    [a36] Praporečník
    [a37] Lovec odměn
    [a38] Strážný
    [a39] Inženýr
    [a40] Tesař
    [a41] Architekt
    [a42] Strážce brány
    [a43] Zásobovač
    [a44] Velký eunuch
    [t01] Spojené síly
    [t02] Ústup
    [t03] Předstíraný útěk
    [t04] Noční výpad
    [t05] Déšť šípů
    [t06] Útok jízdy
    [t07] Nucené práce
    [t08] Hořící smola
    [t09] Úplatek
    [t10] Odvod
    [t11] Císařova přízeň
    [t12] Bohatý výnos
    [t13] Pokání
    [t14] Lovci trofejí
    [t15] Držte linii
    [t16] Otrávené studny
    [t17] Tajné plány
    [t18] Dvorské intriky
    [t19] Hrdinská smrt
    [t20] Rekvizice
    [u01] Bratři ve zbrani
    [u02] Společné břímě
    [u03] Signální ohně
    [u04] Společná věc
    [u05] Zásobovací konvoj
    [u06] Císařský posel
    [u07] Výmluvná petice
    [u08] Hradba štítů
    [u09] Dobrovolníci
    [u10] Společná salva
    [u11] Dobrá znamení
    [u12] Poslední vzdor
    [h01] Zvědové
    [h02] Stepní jezdci
    [h03] Jízdní lučištníci
    [h04] Nájezdníci
    [h05] Vlčí smečka
    [h06] Vozatajstvo
    [h07] Žháři
    [h08] Sokolníci
    [h09] Kopijníci na koních
    [h10] Garda kešig
    [h11] Chánovi špehové
    [h12] Podkopníci
    [h13] Štítonoši
    [h14] Kruh šamanů
    [h15] Prakovníci
    [h16] Ničitelé
    [h17] Válečné bubny
    [h18] Zběhové
    [h19] Těžká jízda
    [h20] Beranidlo
    [h21] Velitel tumenu
    [h22] Chánovi šampioni
    [h23] Obléhací věž
    [h24] Nojonova korouhev
    [x01] Tatarští nájezdníci
    [x02] Kipčačtí jezdci
    [x03] Najmanští vlci
    [x04] Merkitští odpadlíci
    [x05] Kereitští lukostřelci
    [x06] Otroční dělníci
    [x07] Roznašeči moru
    [x08] Ujgurští písaři
    [x09] Kitanští zrádci
    [x10] Džürčenští žoldnéři
    [x11] Tangutští kušiníci
    [x12] Perští inženýři
    [x13] Obsluha trebuše
    [x14] Stráž Černé korouhve
    [x15] Šamani Börte
    [x16] Čagatajovi jezdci
    [x17] Tolujovi kopiníci
    [x18] Džučiho předvoj
    [x19] Džebeho šípy
    [x20] Ögödejova garda
    [x21] Muqaliho voje
    [x22] Sübeetejův tumen
    [x23] Věčné modré nebe
    [x24] Čingischánovi druzi
    [f01] Nefritová pečeť říše
    [f02] Terakotový strážce
    [f03] Chánova duchovní korouhev
    [f04] Truhla Zlatého draka
    [f05] Svitky mistra Suna
    [d01] Vysmějte se jim a zvítězíte
    [d02] Válečníci pro císařskou gardu
    [d03] Sláva patří císaři
    [d04] Honosný doprovod pro císařské úředníky
    [d05] Dřevo pro loďstvo
    [d06] Kámen pro palác
    [d07] Zlatý tribut
    [d08] Obřady harmonie
    [d09] Ať Zeď roste
    [d10] Hlavy náčelníků
    [d11] Rada mudrců
    [d12] Plány pro válečný úřad
    [v01] Bohatá sklizeň
    [v02] Hedvábná karavana
    [v03] Černá smrt
    [v04] Druhá vlna
    [v05] Zemětřesení
    [v06] Císařská inspekce
    [v07] Chánův hněv
    [v08] Zkorumpovaný dvůr
    [v09] Hladomor
    [v10] Lepší zátarasy
    [v11] Kruté zimy
    [v12] Výzva do zbraně
    [economy] Ekonomika
    [despotism] Despotismus
    [attack_order] Rozkaz k útoku
    [treason] Zrada
    [diplomacy] Diplomacie
    [great_works] Velkolepé stavby
    [reed] Velení Rákosového klanu
    [reed_elder] Stařešina rákosí
    [reed_scout] Zvěd z mokřin
    [qin] Čchin Ťiou-šao
   *[a01] Alchymista
  }
great_wall-part-text = { $card ->
    [g01] Jsou-li zabiti vaši vojáci: 2 body cti za každého z nich a každého podpůrného rádce.
    [g02] Příjem: 2 body cti za každého podpůrného rádce a každý úsek s vašimi lučištníky na střeleckých pozicích.
    [g03] Získáte-li hordu: 3 body cti za každého podpůrného rádce.
    [g04] Jednou ve svém tahu zaútočíte 1 vojákem za každého podpůrného rádce a získáte 1 bod cti.
    [g05] Postavíte-li Zeď další úrovně: 4 body cti za každého podpůrného rádce a 1 dřevo, kámen nebo zlato.
    [g06] Příjem: 2 libovolné zdroje za každého podpůrného rádce.
    [g07] Darujete-li: 2 body cti za každého podpůrného rádce.
    [g08] Odolá-li úsek, kde máte u Zdi vojáka: 2 body cti za každého podpůrného rádce.
    [g09] Zahrajete-li kartu taktiky: 2 body cti za každého podpůrného rádce a 1 či.
    [g10] Verbujete-li: 1 či a 1 bod cti za každého podpůrného rádce.
    [g11] Povýšíte-li dohlížitele: 2 body cti za každého podpůrného rádce.
    [g12] Jednou ve svém tahu umístíte 1 úředníka za každého podpůrného rádce.
    [g13] Na konci roku, nemáte-li žeton hanby: 3 body cti za každého podpůrného rádce.
    [k01] Jednou za rok, má-li kterýkoli hráč získat hanbu, zaplatíte 1 či: získá o 1 žeton méně za každého vašeho podpůrného rádce.
    [k02] Před útokem na úsek, kde máte u Zdi vojáka, stoupne jeho hodnota obrany o 1 za každého podpůrného rádce.
    [k03] Je-li splněn požadavek, získá každý hráč 1 libovolný zdroj za každého vašeho podpůrného rádce.
    [k04] Jednou ve svém tahu zvolíte hráče: zaútočí 1 vojákem za každého vašeho podpůrného rádce.
    [k05] Jednou za rok po salvě, máte-li lučištníka na střelecké pozici, způsobíte hordám v úsecích s vašimi vojáky 1 zranění za každého podpůrného rádce.
    [k06] Jednou za rok, mají-li být zabiti vojáci kteréhokoli hráče, zachráníte zdarma 1 z nich za každého podpůrného rádce.
    [k07] Příjem: 1 libovolný zdroj za každého podpůrného rádce; pak smíte předat ostatním 2 zdroje za každého podpůrného rádce.
    [k08] Jednou za rok, postaví-li kterýkoli hráč Zeď další úrovně, vezme si do ruky odhozenou kartu velení a vy získáte 2 body cti za každého podpůrného rádce.
    [a02] Váš dohlížitel v Lomu stojí o 2 méně. Při každém povýšení smíte povýšit i jeho.
    [a03] Váš dohlížitel na Pile stojí o 2 méně. Při každém povýšení smíte povýšit i jeho.
    [a04] Váš dohlížitel v Chrámu stojí o 2 méně. Při každém povýšení smíte povýšit i jeho.
    [a05] Jsou-li zabiti vaši vojáci: 1 bod cti za každého z nich.
    [a06] Jednou ve svém tahu zaútočíte libovolným počtem svých lučištníků u Zdi.
    [a07] Produkujete-li na Pile, získáte o 1 dřevo více.
    [a08] Produkujete-li v Lomu, získáte o 1 kámen více.
    [a09] Produkujete-li v Dole, získáte o 1 zlato více.
    [a10] Produkujete-li v Chrámu, získáte o 1 či více.
    [a11] Jednou ve svém tahu vyměníte nejvýše 3 zdroje za jiné a získáte 1 libovolný zdroj.
    [a12] Příjem: 2 zlata.
    [a13] Příjem: 2 či.
    [a14] Darujete-li, smíte darovat o 1 zdroj více.
    [a15] Darujete-li: 1 či a 1 bod cti.
    [a16] Volíte-li pozici na stupnici velení jako první v čajovém pořadí: 2 body cti a 1 či.
    [a17] Jsou-li odhaleny karty velení a nikdo jiný nemá stejnou jako vy: 2 body cti.
    [a18] V létě, než si vezmete karty velení: 1 bod cti za každou vaši odhozenou.
    [a19] Odstranění žetonu hanby v létě vás stojí o 1 či méně.
    [a20] Příjem: vrátíte 1 žeton hanby.
    [a21] Rádci vás stojí o 2 zlata méně.
    [a22] Najmete-li úředníka: 1 zlato, 2 body cti a umístíte 1 úředníka.
    [a23] Jednou ve svém tahu umístíte 1 úředníka.
    [a24] Jednou za rok v rámečku „Ostatní hráči“ umístíte o 1 úředníka více.
    [a25] Jednou za rok, jsou-li odhaleny karty velení, zaplatíte 1 zlato: svou vyměníte za jinou z ruky a získáte 1 bod cti.
    [a26] Aktivuje-li se Válečná akademie s vašimi úředníky, doberete 1 kartu taktiky a získáte 1 bod cti.
    [a27] Posílené efekty karet taktik vás stojí o 1 zdroj méně. Váš limit ruky stoupne o 1.
    [a28] Verbujete-li kopiníky: 1 či a 1 bod cti.
    [a29] Lučištníci vás stojí o 1 dřevo a 1 či méně.
    [a30] Jezdci vás stojí o 2 či méně.
    [a31] Jednou ve svém tahu zaútočíte nejvýše 2 kopiníky z nástupních prostorů.
    [a32] Jednou ve svém tahu, máte-li vojáka v nástupním prostoru, zaútočíte libovolným počtem jezdců a získáte 1 bod cti.
    [a33] Záchrana vojáka vás stojí o 1 či méně.
    [a34] Jednou za tah, mají-li být zabiti vaši vojáci, zachráníte zdarma 1 z nich.
    [a35] Je-li poražena horda s vaším vojákem: 1 bod cti a 1 či.
    [a36] Získáte-li hordu: 2 body cti a 1 libovolný zdroj.
    [a37] Jednou za tah, zakryje-li váš voják pole odolnosti, získáte jeho odměnu ještě jednou.
    [a38] Jednou za rok po salvě, máte-li lučištníka na střelecké pozici, způsobíte 1 zranění hordě v úseku s vašimi vojáky a získáte 1 bod cti.
    [a39] Zeď další úrovně vás stojí o 2 dřeva, kameny nebo zlata méně.
    [a40] Postavíte-li zátaras: 1 bod cti a 1 dřevo, kámen nebo zlato.
    [a41] Postavíte-li Zeď další úrovně: 3 body cti a doberete 1 kartu taktiky.
    [a42] Při průlomu získáte o 1 žeton hanby méně.
    [a43] Jednou ve svém tahu provedete 1 přesun jako na Velitelství a pak přesunete nejvýše 2 lučištníky z nástupních prostorů na střelecké pozice jejich úseků.
    [a44] Závěrečné bodování: 2 body cti za každého vašeho rádce.
    [t01] Je-li poražena horda s vaším vojákem a v jejím úseku máte lučištníka na střelecké pozici: 4 body cti. Posílená (2 zlata): 8 bodů cti.
    [t02] Mají-li být zabiti vaši vojáci, zachráníte zdarma 1 z nich. Posílená (2 či): zachráníte jich zdarma, kolik chcete.
    [t03] Je-li poražena horda s vaším vojákem, ale nezískáte ji: 3 body cti a 1 či. Posílená (2 či): 8 bodů cti.
    [t04] Ve svém tahu zaútočíte 1 vojákem u Zdi. Posílená (1 či): zaútočíte nejvýše 3 vojáky.
    [t05] Ve svém tahu, máte-li lučištníka na střelecké pozici, zaútočíte nejvýše 2 lučištníky. Posílená (2 dřeva): zaútočíte libovolným počtem lučištníků a získáte 1 bod cti za každého svého na střelecké pozici.
    [t06] Ve svém tahu naverbujete 1 jezdce o 1 levněji. Posílená (1 zlato): naverbujete zdarma 1 jezdce a získáte 3 body cti.
    [t07] Aktivuje-li se Tábor stavitelů s vašimi úředníky, postavíte zdarma 1 zátaras. Posílená (1 kámen): postavíte Zeď další úrovně o 4 levněji.
    [t08] Po salvě, máte-li u Zdi vojáka, způsobíte 1 zranění hordě v úseku s vašimi vojáky. Posílená (2 dřeva): způsobíte tak 3 zranění.
    [t09] V rámečku „Ostatní hráči“ umístíte o 1 úředníka více. Posílená (2 zlata): umístíte o 2 úředníky více a získáte 1 či.
    [t10] Aktivují-li se Kasárny s vašimi úředníky, naverbujete zdarma 1 kopiníka. Posílená (2 či): naverbujete zdarma nejvýše 3 kopiníky.
    [t11] Volíte-li pozici na stupnici velení, váš ukazatel čaje jde o 1 místo nahoru a získáte 1 bod cti. Posílená (1 zlato): jde na vrchol a získáte 3 body cti.
    [t12] Produkujete-li, získáte o 2 více téhož zdroje. Posílená (1 či): získáte o 3 více a smíte darovat o 2 více.
    [t13] Máte-li získat hanbu, získáte o 1 žeton méně. Posílená (1 či): nezískáte žádný.
    [t14] Získáte-li hordu: 3 body cti. Posílená (2 či): 8 bodů cti.
    [t15] Před útokem na úsek, kde máte u Zdi vojáka, stoupne jeho hodnota obrany o 3 a získáte 1 bod cti. Posílená (2 dřeva, kameny nebo zlata): stoupne o 6 a získáte 3 body cti.
    [t16] Přijde-li horda, způsobíte jí 1 zranění. Posílená (1 či): způsobíte jí 2 zranění a získáte 1 bod cti.
    [t17] Aktivuje-li se Válečná akademie s vašimi úředníky, doberete 1 kartu taktiky a získáte 1 zlato. Posílená (1 či): doberete 2 karty taktik a získáte 3 body cti.
    [t18] Najmete-li rádce: 2 zlata. Posílená (2 či): 3 zlata a 4 body cti.
    [t19] Jsou-li zabiti vaši vojáci: 3 body cti. Posílená (1 či): 3 body cti za každého z nich.
    [t20] Příjem: 2 libovolné zdroje. Posílená (odhoďte 1 kartu taktiky): 5 libovolných zdrojů.
    [u01] Mají-li být zabiti vojáci kteréhokoli hráče, zachráníte zdarma nejvýše 2 z nich. Posílená (2 či): zachráníte jich zdarma, kolik chcete.
    [u02] Má-li kterýkoli hráč získat hanbu, získá o 1 žeton méně. Posílená (4 body cti): nezíská žádný.
    [u03] Ve vašem tahu: každý hráč zaútočí 1 vojákem. Posílená (2 dřeva): každý zaútočí nejvýše 2 vojáky.
    [u04] Aktivuje-li se Tábor stavitelů kterémukoli hráči, získáte 2 dřeva, kameny nebo zlata. Posílená (2 či): získáte 5 zdrojů (dřevo, kámen nebo zlato).
    [u05] Příjem: každý hráč získá 1 libovolný zdroj. Posílená (1 zlato): každý získá 2 a vy smíte předat ostatním nejvýše 3 zdroje.
    [u06] Volíte-li pozici na stupnici velení, vezmete si do ruky odhozenou kartu velení. Posílená (2 zlata): každý hráč si vezme jednu.
    [u07] Fáze plnění požadavků: jeden požadavek stojí letos každého o 1 méně. Posílená (2 zlata): stojí o 2 méně.
    [u08] Před útokem stoupne hodnota obrany úseku o 4. Posílená (2 či): stoupne o 8.
    [u09] Aktivují-li se Kasárny kterémukoli hráči, naverbujete zdarma 1 kopiníka. Posílená (2 či): každý hráč naverbuje zdarma 1 kopiníka.
    [u10] Po salvě způsobíte 2 zranění hordám v libovolných úsecích. Posílená (2 dřeva): způsobíte 4 zranění.
    [u11] Je-li odhalena událost, prohlédnete si 2 další, vrátíte je v libovolném pořadí a získáte 2 či. Posílená (3 či): událost nemá účinek.
    [u12] Při průlomu získá každý hráč o 1 žeton hanby méně. Posílená (2 či): hanbu nezíská nikdo a vy zachráníte zdarma nejvýše 2 vojáky.
    [h01] Když přijde, rádce zcela vlevo opustí nabídku rádců.
    [h02] Bez schopnosti.
    [h03] Tento úsek má o 1 použitelnou střeleckou pozici méně.
    [h04] Před útokem strhne 1 zátaras tohoto úseku.
    [h05] Její útočná síla stoupne o 1 za každou jinou hordu v tomto úseku.
    [h06] Bez schopnosti.
    [h07] Každý zátaras tohoto úseku platí o 1 méně.
    [h08] Utrpí nejvýše 1 zranění najednou.
    [h09] Při její porážce stoupne hodnota ztrát o 1.
    [h10] Hordy za ní nelze napadnout ani zranit.
    [h11] Když přijde, každý hráč odhodí 1 kartu taktiky.
    [h12] Hodnota obrany tohoto úseku klesne o 2.
    [h13] Nelze ji zranit.
    [h14] Útočná síla každé hordy v tomto úseku stoupne o 1.
    [h15] Když přijde, každý hráč ztratí 1 vojáka u Zdi tohoto úseku.
    [h16] Kdo za ni získá hanbu, získá o 1 žeton více.
    [h17] Útočná síla každé hordy za ní stoupne o 2.
    [h18] Při její porážce klesne hodnota ztrát o 1.
    [h19] Jezdci nemohou zakrýt její pole odolnosti.
    [h20] Každý zátaras tohoto úseku platí o 1 méně.
    [h21] Při její porážce stoupne hodnota ztrát o 1.
    [h22] Bez schopnosti.
    [h23] Tento úsek má o 2 použitelné střelecké pozice méně.
    [h24] Útočná síla každé jiné hordy stoupne o 1.
    [x01] Před útokem strhne 2 zátarasy tohoto úseku.
    [x02] Bez schopnosti.
    [x03] Její útočná síla stoupne o 1 za každou jinou hordu v tomto úseku.
    [x04] Při její porážce klesne hodnota ztrát o 1.
    [x05] Tento úsek má o 1 použitelnou střeleckou pozici méně.
    [x06] Bez schopnosti.
    [x07] Při průlomu tohoto úseku ztratí každý hráč 1 vojáka u jeho Zdi.
    [x08] Když přijde, všichni si prohlédnou další událost.
    [x09] Když přijde, každý hráč odhodí 1 kartu taktiky.
    [x10] Když přijde, každý hráč ztratí 1 zlato.
    [x11] Když přijde, každý hráč ztratí 1 vojáka u Zdi tohoto úseku.
    [x12] Hodnota obrany tohoto úseku klesne o 3.
    [x13] Každý zátaras tohoto úseku platí o 1 méně.
    [x14] Hordy za ní nelze napadnout ani zranit.
    [x15] Útočná síla každé hordy v tomto úseku stoupne o 1.
    [x16] Kdo za ni získá hanbu, získá o 1 žeton více.
    [x17] Při její porážce stoupne hodnota ztrát o 1.
    [x18] Když přijde, přijde ještě jedna horda.
    [x19] Tento úsek má o 2 použitelné střelecké pozice méně.
    [x20] Nelze ji zranit.
    [x21] Jezdci nemohou zakrýt její pole odolnosti.
    [x22] Při její porážce stoupne hodnota ztrát o 1.
    [x23] Útočná síla každé jiné hordy stoupne o 1.
    [x24] Při průlomu tohoto úseku získá každý hráč o 1 žeton hanby více.
    [v01] Každý hráč získá 2 libovolné zdroje.
    [v02] Buď každý hráč získá 2 zlata, nebo každý dobere 1 kartu taktiky.
    [v03] Každý hráč ztratí 1 vojáka u Zdi.
    [v04] Přijde ještě jedna horda.
    [v05] Buď každý hráč ztratí 2 dřeva, kameny nebo zlata, nebo každý získá 1 žeton hanby.
    [v06] Jeden zvolený hráč získá 1 žeton hanby; každý hráč dobere 1 kartu taktiky.
    [v07] Do konce hry má první horda každého úseku útočnou sílu o 1 větší.
    [v08] Do konce hry stojí rádci o 1 zlato více.
    [v09] Do konce hry stojí záchrana vojáka o 1 či více.
    [v10] Do konce hry platí každý zátaras o 1 více.
    [v11] Do konce hry má každý úsek o 1 použitelnou střeleckou pozici méně.
    [v12] Do konce hry stojí lučištníci a jezdci o 1 či méně.
    [f01] Počítá úrovně vašich dohlížitelů.
    [f02] Počítá vaše vojáky u Zdi a na hordách.
    [f03] Počítá vaše získané hordy bez hanby.
    [f04] Počítá vaše zdroje.
    [f05] Počítá vaše rádce a karty taktik v ruce.
    [d01] Na plánu je hord alespoň o 2 více než hráčů a letos nedošlo k průlomu.
    [d02] Každý hráč obětuje 2 vojáky.
    [d03] Každý hráč ztratí 10 bodů cti.
    [d04] Každý hráč obětuje 1 úředníka a 1 kopiníka.
    [d05] Každý hráč zaplatí 4 dřeva.
    [d06] Každý hráč zaplatí 4 kameny.
    [d07] Každý hráč zaplatí 4 zlata.
    [d08] Každý hráč zaplatí 5 či.
    [d09] Součet úrovní Zdi je alespoň o 2 větší než počet hráčů.
    [d10] Každý hráč má alespoň 2 získané hordy.
    [d11] Každý hráč obětuje 1 rádce.
    [d12] Každý hráč odhodí 2 karty taktik.
    [economy] Umístíte nejvýše 3 úředníky. Ostatní nejvýše 2, do různých lokací. Získáte 2 libovolné zdroje; při cizích Velkolepých stavbách také 2 dřeva, kameny nebo zlata.
    [despotism] Umístíte nejvýše 2 úředníky; při cizí Ekonomice ještě 2. Ostatní 1. Provedete pokročilou aktivaci lokace se svým úředníkem.
    [attack_order] Umístíte nejvýše 2 úředníky; při cizí Diplomacii ještě 1. Ostatní nejvýše 2, do různých lokací. Zaútočíte nejvýše 4 vojáky.
    [treason] Umístíte 1 úředníka a získáte 1 zlato. Zkopírujete kartu velení jiného hráče.
    [diplomacy] Umístíte nejvýše 3 úředníky, do různých lokací. Ostatní nejvýše 2, do různých lokací. Posunete ukazatel čaje o 1 místo nahoru, najmete rádce, nebo vrátíte 1 žeton hanby; při cizím Despotismu také 2 zlata.
    [great_works] Umístíte nejvýše 3 úředníky. Ostatní nejvýše 2, do různých lokací. Postavíte zdarma 1 zátaras, nebo o 2 levněji Zeď další úrovně; při cizím Rozkazu k útoku také 2 či.
    [reed] Vládce přesune nejvýše 2 úředníky Rákosového klanu. Ostatní umístí nejvýše 2 úředníky, do různých lokací.
    [reed_elder] Je-li aktivována Pila, Lom nebo Důl s úředníkem Rákosového klanu a někdo tam získá 2 nebo více zdrojů, přibude 1 takový zdroj i ve Skladišti.
    [reed_scout] Jsou-li aktivovány Kasárny s úředníkem Rákosového klanu, způsobí vládce také 1 zranění libovolné hordě.
    [qin] Na konci každého roku získá Čchin Ťiou-šao 1 bod cti za každé 2 své podpůrné rádce.
    [q_economy] Čchin umístí 2 úředníky. Hráč i Rákosový klan nejvýše 2, do různých lokací. Čchinův nejnižší dohlížitel stoupne o 1 úroveň.
    [q_despotism] Čchin umístí 1 úředníka. Hráč i Rákosový klan 1. Provede se pokročilá aktivace lokace s největším počtem Čchinových úředníků.
    [q_attack_order] Čchin umístí 1 úředníka a postaví 1 lučištníka na střeleckou pozici. Hráč i Rákosový klan nejvýše 2 úředníky, do různých lokací. Čchin zaútočí 1 kopiníkem a dalším za každé 2 podpůrné rádce.
    [q_treason] Čchin umístí 1 úředníka a získá 1 bod cti za každého podpůrného rádce. Odevzdáte 2 zdroje, nebo si vezmete 1 žeton hanby.
    [q_diplomacy] Čchin umístí 1 úředníka a jeho ukazatel čaje se přesune nahoru. Hráč i Rákosový klan nejvýše 2 úředníky, do různých lokací. Rádce nejvíce vlevo v nabídce jde pod Čchina.
    [q_great_works] Čchin umístí 1 úředníka. Hráč i Rákosový klan nejvýše 2, do různých lokací. Čchin postaví Zeď další úrovně tam, kam ukazuje ukazatel invaze; Skladiště zaplatí, co může.
   *[a01] Váš dohlížitel v Dole stojí o 2 méně. Při každém povýšení smíte povýšit i jeho.
  }
great_wall-part-general = { $general ->
    [g02] Čou Tchung
    [g03] Jüe Fej
    [g04] Chan Š'-čung
    [g05] Meng Kung
    [g06] Cung Ce
    [g07] Li Kang
    [g08] Wu Ťie
    [g09] Pi Caj-jü
    [g10] Jang Miao-čen
    [g11] Šen Kchuo
    [g12] Jü Ťie
    [g13] Čang Š'-ťie
    [k01] Wen Tchien-siang
    [k02] Wang Ťien
    [k03] Lu Siou-fu
    [k04] Mu Kuej-jing
    [k05] Čchen Kuej
    [k06] Jang Caj-sing
    [k07] Cchao Jou-wen
    [k08] Liou Čchi
   *[g01] Liang Chung-jü
  }
great_wall-part-advisor = { $advisor ->
    [a02] Kameník
    [a03] Velkovýrobce
    [a04] Duchovní vůdce
    [a05] Hrobník
    [a06] Velitel lučištníků
    [a07] Lesmistr
    [a08] Lamač kamene
    [a09] Rýžovač zlata
    [a10] Chrámový mnich
    [a11] Kupec
    [a12] Výběrčí daní
    [a13] Bylinkářka
    [a14] Skladník
    [a15] Dobrodinec
    [a16] Čajový mistr
    [a17] Dvorní básník
    [a18] Kronikář
    [a19] Cenzor
    [a20] Opat
    [a21] Zprostředkovatel
    [a22] Vrchní úředník
    [a23] Prefekt
    [a24] Kurýr
    [a25] Mistr špehů
    [a26] Stratég
    [a27] Mistr válečného umění
    [a28] Výcvikový seržant
    [a29] Lukař
    [a30] Chovatel koní
    [a31] Kapitán veteránů
    [a32] Velitel jízdy
    [a33] Polní ranhojič
    [a34] Nosiči raněných
    [a35] Válečný bubeník
    [a36] Praporečník
    [a37] Lovec odměn
    [a38] Strážný
    [a39] Inženýr
    [a40] Tesař
    [a41] Architekt
    [a42] Strážce brány
    [a43] Zásobovač
    [a44] Velký eunuch
   *[a01] Alchymista
  }
great_wall-part-location = { $location ->
    [quarry] Lom
    [mine] Důl
    [temple] Chrám
    [barracks] Kasárny
    [builders] Tábor stavitelů
    [hq] Velitelství
    [tea_house] Čajovna
    [embassy] Císařské vyslanectví
    [academy] Válečná akademie
   *[sawmill] Pila
  }
great_wall-part-in-location = { $location ->
    [quarry] v Lomu
    [mine] v Dole
    [temple] v Chrámu
    [barracks] v Kasárnách
    [builders] v Táboře stavitelů
    [hq] na Velitelství
    [tea_house] v Čajovně
    [embassy] na Císařském vyslanectví
    [academy] na Válečné akademii
   *[sawmill] na Pile
  }
great_wall-part-to = { $to ->
    [quarry] do Lomu
    [mine] do Dolu
    [temple] do Chrámu
    [barracks] do Kasáren
    [builders] do Tábora stavitelů
    [hq] na Velitelství
    [tea_house] do Čajovny
    [embassy] na Císařské vyslanectví
    [academy] na Válečnou akademii
    [L] do levého úseku
    [M] do prostředního úseku
    [R] do pravého úseku
   *[sawmill] na Pilu
  }
great_wall-part-from = { $from ->
    [sawmill] z Pily
    [quarry] z Lomu
    [mine] z Dolu
    [temple] z Chrámu
    [barracks] z Kasáren
    [builders] z Tábora stavitelů
    [hq] z Velitelství
    [tea_house] z Čajovny
    [embassy] z Císařského vyslanectví
    [academy] z Válečné akademie
    [L] z levého úseku
    [M] z prostředního úseku
    [R] z pravého úseku
   *[supply] z osobní zásoby
  }
great_wall-part-section = { $section ->
    [M] prostřední úsek
    [R] pravý úsek
   *[L] levý úsek
  }
great_wall-part-in-section = { $section ->
    [M] v prostředním úseku
    [R] v pravém úseku
   *[L] v levém úseku
  }
great_wall-part-of-section = { $section ->
    [M] prostředního úseku
    [R] pravého úseku
   *[L] levého úseku
  }
great_wall-part-horde = { $horde ->
    [L2] hordy v řadě 2 levého úseku
    [L3] hordy v řadě 3 levého úseku
    [M1] hordy v řadě 1 prostředního úseku
    [M2] hordy v řadě 2 prostředního úseku
    [M3] hordy v řadě 3 prostředního úseku
    [R1] hordy v řadě 1 pravého úseku
    [R2] hordy v řadě 2 pravého úseku
    [R3] hordy v řadě 3 pravého úseku
   *[L1] hordy v řadě 1 levého úseku
  }
great_wall-part-kind = { $kind ->
    [stone] kámen
    [gold] zlato
    [chi] či
   *[wood] dřevo
  }
great_wall-part-units = { $kind ->
    [stone] { $n ->
        [one] { $n } kámen
        [few] { $n } kameny
       *[other] { $n } kamenů
      }
    [gold] { $n ->
        [one] { $n } zlato
        [few] { $n } zlata
       *[other] { $n } zlata
      }
    [chi] { $n } či
   *[wood] { $n ->
        [one] { $n } dřevo
        [few] { $n } dřeva
       *[other] { $n } dřeva
      }
  }
great_wall-part-amount = { $kind ->
    [stone] { $amount ->
        [one] { $amount } kámen
        [few] { $amount } kameny
       *[other] { $amount } kamenů
      }
    [gold] { $amount ->
        [one] { $amount } zlato
        [few] { $amount } zlata
       *[other] { $amount } zlata
      }
    [chi] { $amount } či
   *[wood] { $amount ->
        [one] { $amount } dřevo
        [few] { $amount } dřeva
       *[other] { $amount } dřeva
      }
  }
great_wall-part-take = { $take ->
    [stone] kámen
    [gold] zlato
    [chi] či
   *[wood] dřevo
  }
great_wall-part-soldier = { $soldier ->
    [archer] lučištník
    [horse] jezdec
    [overseer] dohlížitel
   *[spear] kopiník
  }
great_wall-part-a-soldier = { $soldier ->
    [archer] lučištníka
    [horse] jezdce
    [overseer] dohlížitele
   *[spear] kopiníka
  }
great_wall-part-soldiers = { $soldier ->
    [archer] lučištníků
    [horse] jezdců
    [overseer] dohlížitelů
   *[spear] kopiníků
  }
great_wall-part-at = { $place ->
    [muster_L] v nástupním prostoru levého úseku
    [muster_M] v nástupním prostoru prostředního úseku
    [muster_R] v nástupním prostoru pravého úseku
    [firing_L] na střelecké pozici levého úseku
    [firing_M] na střelecké pozici prostředního úseku
    [firing_R] na střelecké pozici pravého úseku
    [L1] na hordě v řadě 1 levého úseku
    [L2] na hordě v řadě 2 levého úseku
    [L3] na hordě v řadě 3 levého úseku
    [M1] na hordě v řadě 1 prostředního úseku
    [M2] na hordě v řadě 2 prostředního úseku
    [M3] na hordě v řadě 3 prostředního úseku
    [R1] na hordě v řadě 1 pravého úseku
    [R2] na hordě v řadě 2 pravého úseku
    [R3] na hordě v řadě 3 pravého úseku
   *[supply] v osobní zásobě
  }
great_wall-part-shamed = { $place ->
    [archer] pod lučištníka
    [horse] pod jezdce
    [h01] na kartu hordy „Zvědové“
    [h02] na kartu hordy „Stepní jezdci“
    [h03] na kartu hordy „Jízdní lučištníci“
    [h04] na kartu hordy „Nájezdníci“
    [h05] na kartu hordy „Vlčí smečka“
    [h06] na kartu hordy „Vozatajstvo“
    [h07] na kartu hordy „Žháři“
    [h08] na kartu hordy „Sokolníci“
    [h09] na kartu hordy „Kopijníci na koních“
    [h10] na kartu hordy „Garda kešig“
    [h11] na kartu hordy „Chánovi špehové“
    [h12] na kartu hordy „Podkopníci“
    [h13] na kartu hordy „Štítonoši“
    [h14] na kartu hordy „Kruh šamanů“
    [h15] na kartu hordy „Prakovníci“
    [h16] na kartu hordy „Ničitelé“
    [h17] na kartu hordy „Válečné bubny“
    [h18] na kartu hordy „Zběhové“
    [h19] na kartu hordy „Těžká jízda“
    [h20] na kartu hordy „Beranidlo“
    [h21] na kartu hordy „Velitel tumenu“
    [h22] na kartu hordy „Chánovi šampioni“
    [h23] na kartu hordy „Obléhací věž“
    [h24] na kartu hordy „Nojonova korouhev“
    [new] získaný právě teď
   *[spear] pod kopiníka
  }
great_wall-part-unshamed = { $place ->
    [archer] zpod lučištníka
    [horse] zpod jezdce
    [h01] z karty hordy „Zvědové“
    [h02] z karty hordy „Stepní jezdci“
    [h03] z karty hordy „Jízdní lučištníci“
    [h04] z karty hordy „Nájezdníci“
    [h05] z karty hordy „Vlčí smečka“
    [h06] z karty hordy „Vozatajstvo“
    [h07] z karty hordy „Žháři“
    [h08] z karty hordy „Sokolníci“
    [h09] z karty hordy „Kopijníci na koních“
    [h10] z karty hordy „Garda kešig“
    [h11] z karty hordy „Chánovi špehové“
    [h12] z karty hordy „Podkopníci“
    [h13] z karty hordy „Štítonoši“
    [h14] z karty hordy „Kruh šamanů“
    [h15] z karty hordy „Prakovníci“
    [h16] z karty hordy „Ničitelé“
    [h17] z karty hordy „Válečné bubny“
    [h18] z karty hordy „Zběhové“
    [h19] z karty hordy „Těžká jízda“
    [h20] z karty hordy „Beranidlo“
    [h21] z karty hordy „Velitel tumenu“
    [h22] z karty hordy „Chánovi šampioni“
    [h23] z karty hordy „Obléhací věž“
    [h24] z karty hordy „Nojonova korouhev“
    [new] získaný právě teď
   *[spear] zpod kopiníka
  }
great_wall-part-season = { $season ->
    [summer] Léto
    [fall] Podzim
    [winter] Zima
   *[spring] Jaro
  }
great_wall-part-moment = { $moment ->
    [static] stále
    [other_box] rámeček „Ostatní hráči“
    [reveal] karty velení jsou odhaleny
    [order] volíte pozici na stupnici velení
    [spring_horde] přišla horda
    [income] příjem
    [recover] léto, před vzetím karet velení
    [activate] aktivace lokace
    [produce] po produkci
    [donate] po darování
    [upgrade] po povýšení
    [recruit] po verbování
    [cover] váš voják zakryl pole odolnosti
    [horde_defeated] horda je porážena
    [horde_won] po získání hordy
    [dying] vojáci mají být zabiti
    [killed] vojáci byli zabiti
    [volley] po salvě
    [assault] před útokem na Zeď
    [held] úsek odolal
    [breach] průlom
    [shame_gain] před získáním hanby
    [build_wall] po stavbě Zdi
    [build_barricade] po stavbě zátarasu
    [hire_clerk] po najmutí úředníka
    [hire_advisor] po najmutí rádce
    [play_tactic] po zahrání karty taktiky
    [year_end] konec roku
    [final] závěrečné bodování
    [decree_phase] fáze plnění požadavků
    [decree_done] požadavek splněn
    [event_shown] událost odhalena
    [placed] přichází horda
    [defeated] horda poražena
    [once] ihned
   *[my_turn] váš tah
  }
great_wall-part-effect = { $effect ->
    [boosted] posílený efekt
   *[basic] základní efekt
  }
great_wall-part-who = { $who ->
    [archer] lučištníků z nástupního prostoru
    [horse] jezdců
    [firing_to_firing] lučištníků na střelecké pozice
    [firing_to_muster] lučištníků ze střeleckých pozic do nástupního prostoru
   *[spear] kopiníků
  }
great_wall-part-moved = { $who ->
    [archer] { $n ->
        [one] { $n } lučištníka z nástupního prostoru
        [few] { $n } lučištníky z nástupního prostoru
       *[other] { $n } lučištníků z nástupního prostoru
      }
    [horse] { $n ->
        [one] { $n } jezdce
        [few] { $n } jezdce
       *[other] { $n } jezdců
      }
    [firing_to_firing] { $n ->
        [one] { $n } lučištníka na střelecké pozice
        [few] { $n } lučištníky na střelecké pozice
       *[other] { $n } lučištníků na střelecké pozice
      }
    [firing_to_muster] { $n ->
        [one] { $n } lučištníka do nástupního prostoru
        [few] { $n } lučištníky do nástupního prostoru
       *[other] { $n } lučištníků do nástupního prostoru
      }
   *[spear] { $n ->
        [one] { $n } kopiníka
        [few] { $n } kopiníky
       *[other] { $n } kopiníků
      }
  }
great_wall-part-spears = { $spears ->
    [one] { $spears } kopiníka
    [few] { $spears } kopiníky
   *[other] { $spears } kopiníků
  }
great_wall-part-archers = { $archers ->
    [one] { $archers } lučištníka
    [few] { $archers } lučištníky
   *[other] { $archers } lučištníků
  }
great_wall-part-horses = { $horses ->
    [one] { $horses } jezdce
    [few] { $horses } jezdce
   *[other] { $horses } jezdců
  }

## Otázky

great_wall-first-keep = { $general ->
    [g06] { great_wall-first-by-itself }
    [k03] { great_wall-first-by-itself }
    [k07] { great_wall-first-by-itself }
    [g04] { great_wall-first-every-turn }
    [g12] { great_wall-first-every-turn }
    [k04] { great_wall-first-every-turn }
   *[g05] { great_wall-first-anyway }
  }
great_wall-first-by-itself = Dobrá volba pro první hru: tento generál působí sám, ať děláte cokoli. Aktivní rádce pomáhá často a podpůrný posiluje generála.
great_wall-first-every-turn = Dobrá volba pro první hru: tohoto generála můžete použít jednou v každém svém tahu a nic to nestojí. Aktivní rádce pomáhá často a podpůrný posiluje generála.
great_wall-first-anyway = Dobrá volba pro první hru: tento generál odměňuje to, co se v každé hře děje tak jako tak. Aktivní rádce pomáhá často a podpůrný posiluje generála.
great_wall-ask-keep = Ponechte si jednoho generála a jednoho rádce vyložte jako aktivního; druhý bude podpůrný.
great_wall-ask-command = Zvolte tajně kartu velení.
great_wall-ask-slot = Zvolte pozici na stupnici velení: pozice 1 je na tahu první.
great_wall-ask-my_turn = Váš tah: použijte schopnost, zahrajte kartu taktiky, nebo pokračujte.
great_wall-ask-ability = Použít schopnost ({ great_wall-part-moment })?
great_wall-ask-tactic = Zahrát kartu taktiky ({ great_wall-part-moment })?
great_wall-ask-place = Umístěte nejvýše { $n ->
     [one] { $n } úředníka
     [few] { $n } úředníky
    *[other] { $n } úředníků
  }{ $distinct ->
    [1] { $n ->
        [one] {""}
       *[other] , do různých lokací
      }
   *[0] {""}
  }.
great_wall-ask-copy = Zrada: kterou kartu kopírujete?
great_wall-ask-advanced = Pokročilá aktivace: která lokace?
great_wall-ask-activate = Která lokace se aktivuje teď?
great_wall-ask-next = Kdo jedná teď?
great_wall-ask-upgrade = Povýšit dohlížitele { great_wall-part-in-location }?
great_wall-ask-donate = Darovat nejvýše { great_wall-part-units }?
great_wall-ask-recruit = Naverbujte nejvýše { $n ->
     [one] { $n } vojáka
     [few] { $n } vojáky
    *[other] { $n } vojáků
  }.
great_wall-ask-cheaper = Který zdroj z ceny vynecháte?
great_wall-ask-deploy = Kam jde naverbovaný voják?
great_wall-ask-attack = Zaútočte nejvýše { $n ->
     [one] { $n } vojákem
     [few] { $n } vojáky
    *[other] { $n } vojáky
  }.
great_wall-ask-wound = Kam dáte zranění?
great_wall-ask-wound_text = Umístěte nejvýše { $n ->
     [one] { $n } zranění
     [few] { $n } zranění
    *[other] { $n } zranění
  }.
great_wall-ask-build = Tábor stavitelů: určete ještě nejvýše { $n ->
     [one] { $n } stavbu
     [few] { $n } stavby
    *[other] { $n } staveb
  }.
great_wall-ask-store = Skladiště platí { $n ->
     [one] { $n } zdroj
     [few] { $n } zdroje
    *[other] { $n } zdrojů
  }. Jaké?
great_wall-ask-pay = Zaplaťte { $n ->
     [one] { $n } zdroj
     [few] { $n } zdroje
    *[other] { $n } zdrojů
  } ({ $mix ->
    [res] libovolného druhu
   *[mat] dřevo, kámen nebo zlato
  }).
great_wall-ask-take = Vezměte { $n ->
     [one] { $n } zdroj
     [few] { $n } zdroje
    *[other] { $n } zdrojů
  } ({ $mix ->
    [res] libovolného druhu
   *[mat] dřevo, kámen nebo zlato
  }).
great_wall-ask-swap = Vyměňte nejvýše { $n ->
     [one] { $n } zdroj
     [few] { $n } zdroje
    *[other] { $n } zdrojů
  }.
great_wall-ask-move = Přesunout vojáky do jiného úseku? Zbývá přesunů: { $n }.
great_wall-ask-carry = Kolik { great_wall-part-who } přesunete { great_wall-part-from } { great_wall-part-to }?
great_wall-ask-tea = Posunout ukazatel čaje nahoru?
great_wall-ask-embassy = Císařské vyslanectví: najmout úředníka, nebo rádce za { $price } { $price ->
     [one] zlato
     [few] zlata
    *[other] zlata
  }? Smíte najmout ještě { $n ->
     [one] jednou
     [few] { $n }krát
    *[other] { $n }krát
  }.
great_wall-ask-hire = Najmout rádce za { $price } { $price ->
     [one] zlato
     [few] zlata
    *[other] zlata
  }?
great_wall-ask-draw = Doberte nejvýše { $n ->
     [one] { $n } kartu taktiky
     [few] { $n } karty taktik
    *[other] { $n } karet taktik
  }.
great_wall-ask-discard = Odhoďte { $n ->
     [one] { $n } kartu taktiky
     [few] { $n } karty taktik
    *[other] { $n } karet taktik
  }.
great_wall-ask-choose = Zvolte jeden efekt.
great_wall-ask-shame = Kam dáte žeton hanby?
great_wall-ask-atone = Zaplatit { $price } či a odstranit žeton hanby?
great_wall-ask-drop_shame = Který žeton hanby odstraníte?
great_wall-ask-victim = Kdo padne? Určete { $n ->
     [one] { $n } vojáka
     [few] { $n } vojáky
    *[other] { $n } vojáků
  }.
great_wall-ask-save = Zachránit vojáka za { $price } či?
great_wall-ask-save_text = Zachraňte nejvýše { $n ->
     [one] { $n } vojáka
     [few] { $n } vojáky
    *[other] { $n } vojáků
  }.
great_wall-ask-reed_clerk = Přesuňte nejvýše { $n ->
     [one] { $n } úředníka Rákosového klanu
     [few] { $n } úředníky Rákosového klanu
    *[other] { $n } úředníků Rákosového klanu
  }.
great_wall-ask-reed_advisor = Rákosový klan: který rádce opustí nabídku?
great_wall-ask-reed_barricade = Rákosový klan: kde postavit zátaras?
great_wall-ask-reed_attack = Rákosový klan: které pole odolnosti zakryje kopiník?
great_wall-ask-to_qin = Který rádce půjde k Čchin Ťiou-šaovi?
great_wall-ask-station = Přesunout lučištníka z nástupního prostoru na střeleckou pozici?
great_wall-ask-repeat = Kterou odměnu { great_wall-part-horde } získáte ještě jednou?
great_wall-ask-recover = Vzít si karty velení zpět, nebo získat { $honor } { $honor ->
     [one] bod cti
     [few] body cti
    *[other] bodů cti
  }?
great_wall-ask-take_back = Vzít si zpět kartu velení?
great_wall-ask-swap_command = Vyměnit svou kartu velení?
great_wall-ask-name = Kterého hráče se karta týká?
great_wall-ask-decree = Splnit požadavek?
great_wall-ask-pledge = Zaplatíte svůj díl požadavku „{ great_wall-part-card }“ ({ $n })?
great_wall-ask-ease = Který požadavek bude letos snazší?
great_wall-ask-give = Předat zdroje ostatním? Nejvýše { $n }.
great_wall-ask-peek = Která událost bude navrchu?
great_wall-ask-coop_atone = Ztratit 10 bodů cti a vrátit žeton hanby?

## reakce, pro které lze nechat stálý pokyn

great_wall-order-my_turn = Mezi kroky vlastního tahu
great_wall-order-ability = Schopnosti generálů a rádců
great_wall-order-tactic = Karty taktik
great_wall-order-save = Záchrana vojáků za či
great_wall-order-save_text = Záchrana vojáků kartou

## Odpovědi

great_wall-act-pass = { $asked ->
    [place] Dost, dál
   *[other] Ne, dál
  }
great_wall-act-keep = { great_wall-part-general }; aktivní rádce: { great_wall-part-advisor }
great_wall-act-command = { great_wall-part-card }
great_wall-act-slot = Pozice { $slot }
great_wall-act-place = Úředník { great_wall-part-from } { great_wall-part-to }
great_wall-act-activate = { great_wall-part-location }
great_wall-act-next = { $player }
great_wall-act-name = { $player }
great_wall-act-copy = { great_wall-part-card }
great_wall-act-take_back = { great_wall-part-card }
great_wall-act-recover = { $what ->
    [honor] Získat body cti
   *[cards] Vzít karty velení zpět
  }
great_wall-act-upgrade = { great_wall-part-location }: { $soldier ->
    [overseer] dohlížitel o úroveň výš
   *[other] dohlížitelem se stane { great_wall-part-soldier }
  }
great_wall-act-donate = Darovat { $amount }
great_wall-act-recruit = Kopiníci: { $spears }, lučištníci: { $archers }, jezdci: { $horses }
great_wall-act-spear = Kopiník na pole odolnosti { $point } { great_wall-part-horde }
great_wall-act-horse = Jezdec na pole odolnosti { $point } { great_wall-part-horde } { $also ->
    [below] a pole pod ním
   *[right] a pole vpravo od něj
  }
great_wall-act-archer = Lučištník na střeleckou pozici { great_wall-part-of-section }
great_wall-act-shoot = Lučištník střílí { great_wall-part-in-section }
great_wall-act-muster = { $soldier ->
    [archer] Lučištník
    [horse] Jezdec
   *[spear] Kopiník
  } do nástupního prostoru { great_wall-part-of-section }
great_wall-act-wound = Zranění na pole odolnosti { $point } { great_wall-part-horde }
great_wall-act-build = { $what ->
    [wall] Zeď další úrovně
   *[barricade] Zátaras
  } { great_wall-part-in-section }
great_wall-act-pay = Zaplatit { great_wall-part-amount }
great_wall-act-store = Vzít { great_wall-part-amount }
great_wall-act-take = Vzít { great_wall-part-amount }
great_wall-act-cheaper = { $kind ->
    [stone] O 1 kámen méně
    [gold] O 1 zlato méně
    [chi] O 1 či méně
   *[wood] O 1 dřevo méně
  }
great_wall-act-swap = { $give ->
    [stone] Kámen
    [gold] Zlato
    [chi] Či
   *[wood] Dřevo
  } za { great_wall-part-take }
great_wall-act-move = Přesunout { great_wall-part-from } { great_wall-part-to }
great_wall-act-carry = Přesunout { $amount }
great_wall-act-tea = Posunout nahoru
great_wall-act-hire_clerk = Najmout úředníka
great_wall-act-hire = { great_wall-part-card }: { $role ->
    [supporting] podpůrný rádce
   *[active] aktivní rádce
  }
great_wall-act-draw = Dobrat { $cards ->
    [one] { $cards } kartu taktiky
    [few] { $cards } karty taktik
   *[other] { $cards } karet taktik
  }
great_wall-act-discard = Odhodit: { great_wall-part-card }
great_wall-act-play = { great_wall-part-card }: { great_wall-part-effect }
great_wall-act-use = { great_wall-part-card }
great_wall-act-choose = Efekt { $option }
great_wall-act-shame = Žeton { great_wall-part-shamed }
great_wall-act-atone = Vrátit žeton { great_wall-part-unshamed }
great_wall-act-victim = { $soldier ->
    [archer] Lučištník
    [horse] Jezdec
   *[spear] Kopiník
  } { great_wall-part-at }
great_wall-act-save = Zachránit { great_wall-part-a-soldier } { great_wall-part-at } ({ $player })
great_wall-act-reed_clerk = Úředník { great_wall-part-from } { great_wall-part-to }
great_wall-act-dismiss = { great_wall-part-card }
great_wall-act-station = Lučištník na střeleckou pozici { great_wall-part-of-section }
great_wall-act-repeat = Pole odolnosti { $point }
great_wall-act-decree = { great_wall-part-card }
great_wall-act-agree = Souhlasím
great_wall-act-sacrifice = Obětovat { great_wall-part-a-soldier } { great_wall-part-at }
great_wall-act-send_clerk = Obětovat úředníka { great_wall-part-from }
great_wall-act-send_advisor = Obětovat rádce: { great_wall-part-card }
great_wall-act-give = { $kind ->
    [stone] Kámen
    [gold] Zlato
    [chi] Či
   *[wood] Dřevo
  }, komu: { $player }
great_wall-act-on_top = { great_wall-part-card }
great_wall-act-decline = Odmítnout: vrátit, co lokace dala

## Záznam

great_wall-log-ability = { $player } používá kartu „{ great_wall-part-card }“.
great_wall-log-tactic = { $player } hraje kartu taktiky „{ great_wall-part-card }“ ({ great_wall-part-effect }).
great_wall-log-clerk = { $player } umisťuje úředníka { great_wall-part-from } { great_wall-part-to }.
great_wall-log-command-chosen = { $player } tajně volí kartu velení „{ great_wall-part-card }“.
great_wall-log-command-hidden = { $player } už má zvolenou kartu velení.
great_wall-log-command = { $player } odhaluje kartu velení „{ great_wall-part-card }“.
great_wall-log-command-swapped = { $player } vyměňuje svou kartu velení za „{ great_wall-part-card }“.
great_wall-log-slot = { $player } obsazuje pozici { $slot } stupnice velení.
great_wall-log-turn = { $player } začíná tah (pozice { $slot } stupnice velení).
great_wall-log-synergy = { $player } využívá součinnost karet.
great_wall-log-copied = { $player } kopíruje kartu velení „{ great_wall-part-card }“.
great_wall-log-recovered = { $player } si bere všechny karty velení zpět do ruky.
great_wall-log-command-back = { $player } si bere zpět kartu velení „{ great_wall-part-card }“.
great_wall-log-season = Rok { $year }: { $season ->
    [summer] léto
    [fall] podzim
    [winter] zima
   *[spring] jaro
  }.
great_wall-log-activated = Aktivace lokace: { great_wall-part-location }.
great_wall-log-advanced = Pokročilá aktivace lokace: { great_wall-part-location }.
great_wall-log-declined = { $player } odmítá efekt lokace: { great_wall-part-location }.
great_wall-log-tea = { $player } má nyní { $place }. místo v čajovém pořadí.
great_wall-log-overseer = { $player } povyšuje dohlížitele { great_wall-part-in-location } na úroveň { $level }.
great_wall-log-from-store = Skladiště platí { great_wall-part-units }.
great_wall-log-barricade = { $player } staví zátaras { great_wall-part-in-section }.
great_wall-log-wall = { $player } staví Zeď { $level }. úrovně { great_wall-part-in-section }.
great_wall-log-moved = { $player } přesouvá { great_wall-part-moved } { great_wall-part-from } { great_wall-part-to }.
great_wall-log-offer = Do nabídky rádců přichází karta „{ great_wall-part-card }“.
great_wall-log-advisor-leaves = Karta „{ great_wall-part-card }“ opouští nabídku rádců.
great_wall-log-advisor = { $player } si bere rádce „{ great_wall-part-card }“ ({ $role ->
    [supporting] podpůrný
   *[active] aktivní
  }).
great_wall-log-clerk-hired = { $player } najímá úředníka.
great_wall-log-drew = { $player } dobírá kartu taktiky „{ great_wall-part-card }“.
great_wall-log-drew-hidden = { $player } dobírá kartu taktiky.
great_wall-log-discarded = { $player } odhazuje kartu taktiky „{ great_wall-part-card }“.
great_wall-log-horde = Přichází horda „{ great_wall-part-card }“: řada { $row } { great_wall-part-of-section }.
great_wall-log-raid = Nájezd { great_wall-part-in-section }, horda „{ great_wall-part-card }“: { $tokens ->
    [one] { $tokens } žeton hanby opouští hru
    [few] { $tokens } žetony hanby opouštějí hru
   *[other] { $tokens } žetonů hanby opouští hru
  }.
great_wall-log-shame = { $player } získává žeton hanby.
great_wall-log-shame-box = { $player } nemá pro žeton hanby místo: žeton opouští hru.
great_wall-log-shame-on = { $player } dává žeton hanby { great_wall-part-shamed }.
great_wall-log-atoned = { $player } vrací žeton hanby { great_wall-part-unshamed }.
great_wall-log-lost = Bank hanby je prázdný: všichni prohráli.
great_wall-log-reed-stores = Rákosový klan ukládá do Skladiště 1 { great_wall-part-kind }.
great_wall-log-wound = { $player } zraňuje hordu „{ great_wall-part-card }“ { great_wall-part-in-section }, pole odolnosti { $point }.
great_wall-log-covers = { $player } útočí na hordu „{ great_wall-part-card }“ { great_wall-part-in-section }: { great_wall-part-soldier } zakrývá pole odolnosti { $point }.
great_wall-log-archer = { $player } staví lučištníka na střeleckou pozici { great_wall-part-of-section }.
great_wall-log-recruits = { $player } verbuje { $spears ->
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
great_wall-log-mustered = { $player } posílá { great_wall-part-a-soldier } do nástupního prostoru { great_wall-part-of-section }.
great_wall-log-saved = { $player } zachraňuje { great_wall-part-a-soldier } { great_wall-part-at }.
great_wall-log-killed = { $player } ztrácí { $n ->
    [one] { $n } vojáka
    [few] { $n } vojáky
   *[other] { $n } vojáků
  } { great_wall-part-in-section }.
great_wall-log-defeated = Horda „{ great_wall-part-card }“ { great_wall-part-in-section } je poražena.
great_wall-log-horde-discarded = Hordu „{ great_wall-part-card }“ nikdo nezískává.
great_wall-log-captured = { $player } získává hordu „{ great_wall-part-card }“.
great_wall-log-barricades-fall = Horda strhává { $n ->
    [one] { $n } zátaras
    [few] { $n } zátarasy
   *[other] { $n } zátarasů
  } { great_wall-part-in-section }.
great_wall-log-held = Zeď { great_wall-part-in-section } odolala: hodnota obrany { $defence }, útočná síla { $attack }.
great_wall-log-breach = Průlom { great_wall-part-in-section }: hodnota obrany { $defence }, útočná síla { $attack }.
great_wall-log-decree-named = { $player } navrhuje požadavek „{ great_wall-part-card }“.
great_wall-log-decree-done = Požadavek „{ great_wall-part-card }“ je splněn. Splněné požadavky: { $n }.
great_wall-log-decree-refused = { $player } odmítá požadavek „{ great_wall-part-card }“.
great_wall-log-decree-agreed = { $player } souhlasí s požadavkem „{ great_wall-part-card }“.
great_wall-log-sacrifice = { $player } přináší oběť pro požadavek „{ great_wall-part-card }“.
great_wall-log-eased = Požadavek „{ great_wall-part-card }“ stojí letos o { $n } méně.
great_wall-log-decree = Nový požadavek: { great_wall-part-card }.
great_wall-log-event = Událost: { great_wall-part-card }.
great_wall-log-event-cancelled = Událost „{ great_wall-part-card }“ nemá účinek.
great_wall-log-peek = Další událost: { great_wall-part-card }.
great_wall-log-peek-hidden = { $player } si prohlíží { $n ->
    [one] další událost
    [few] { $n } další události
   *[other] { $n } dalších událostí
  }.
great_wall-log-kept = { $player } si nechává generála „{ great_wall-part-general }“ a rádce „{ great_wall-part-advisor }“.
great_wall-log-kept-hidden = { $player } už má generála i rádce.
great_wall-log-general = { $player } má generála „{ great_wall-part-card }“ a aktivního rádce „{ great_wall-part-advisor }“.
great_wall-log-end = { $reason ->
    [wall] Zeď je dokončena.
    [shame] V banku nezbyl žádný žeton hanby.
    [decrees] Požadavky jsou splněny: všichni vítězí.
    [too-late] Skončil poslední rok a požadavky chybí: všichni prohráli.
    [no-shame-left] Bylo třeba vzít hanbu a bank byl prázdný: všichni prohráli.
    [solo-shame] V banku není žeton hanby: vítězí Čchin Ťiou-šao.
   *[time] Skončil poslední rok.
  }
great_wall-log-artifact = Artefakt: { great_wall-part-card }.

## Odmítnutí

great_wall-no-not-possible = To teď nejde.
great_wall-no-no-clerk = V osobní zásobě není úředník.
great_wall-no-no-clerk-there = Nemáte úředníka { great_wall-part-in-location }.
great_wall-no-same-location = Úředník už tam je.
great_wall-no-no-room = Není místo { great_wall-part-in-location }.
great_wall-no-locked = { great_wall-part-location }: všechna pole jsou obsazená, lokace je uzamčená.
great_wall-no-different-locations = Úředníci musí jít do různých lokací.
great_wall-no-same-clerk = Tento úředník byl právě umístěn.
great_wall-no-highest-level = Dohlížitel má úroveň 3.
great_wall-no-not-here = Nemůžete teď povýšit dohlížitele { great_wall-part-in-location }.
great_wall-no-one-step = Každý dohlížitel postoupí nejvýše o krok.
great_wall-no-gain-used = Tento zisk jste už využili: nelze ho odmítnout.
great_wall-no-no-soldier = Dohlížitel vyžaduje vojáka bez hanby z osobní zásoby.
great_wall-no-overseer-stands = Váš dohlížitel tam už stojí.
great_wall-no-price = To stojí { great_wall-part-units }, máte { $have }.
great_wall-no-closed-section = Tento úsek je uzavřen.
great_wall-no-barricades-full = Tento úsek už má 3 zátarasy.
great_wall-no-wall-finished = Zeď je zde dokončena.
great_wall-no-no-unhired = Vaše pole pro nenajaté úředníky je prázdné.
great_wall-no-not-in-offer = Tento rádce není v nabídce rádců.
great_wall-no-place-exists = Pro žeton je místo.
great_wall-no-ten-honor = Potřebujete 10 bodů cti, máte { $have }.
great_wall-no-wrong-section = Toto zranění nelze dát této hordě.
great_wall-no-point-covered = Toto pole odolnosti není volné.
great_wall-no-horde-protected = Chrání ji text hordy.
great_wall-no-too-many-recruits = Můžete naverbovat nejvýše { $most } { $most ->
    [one] vojáka
    [few] vojáky
   *[other] vojáků
  }.
great_wall-no-no-soldiers-left = V osobní zásobě máte málo { great_wall-part-soldiers }: { $have }.
great_wall-no-recruits-too-dear = Na všechny nemáte; chybí: { $missing }.
great_wall-no-spear-first-row = Kopiníci dosáhnou jen do řady 1.
great_wall-no-no-firing-position = Žádná střelecká pozice není volná.
great_wall-no-no-horde = Není tam horda.
great_wall-no-not-adjacent = Jezdec potřebuje dvě sousední volná pole odolnosti.
great_wall-no-decree-not-open = Tento požadavek není vyložen.
great_wall-no-decree-refused = Tento požadavek byl letos odmítnut.
great_wall-no-decree-not-met = Podmínka požadavku „{ great_wall-part-card }“ není splněna. { great_wall-part-text }
great_wall-no-not-seen = Tato karta není mezi prohlédnutými.
great_wall-no-option-impossible = Tento efekt nelze vyhodnotit.
great_wall-no-being-activated = { great_wall-part-location }: tato lokace se právě aktivuje.
great_wall-no-no-reed-clerk-there = Rákosový klan nemá úředníka { great_wall-part-in-location }.
great_wall-no-reed-clerk-there = Úředník Rákosového klanu už je { great_wall-part-in-location }.
great_wall-no-only-barricade = Teď lze postavit jen zátaras.
great_wall-no-only-wall = Teď lze postavit jen Zeď další úrovně.
great_wall-no-not-dealt = Tato karta vám nebyla rozdána.
great_wall-no-command-discarded = Tato karta velení je odhozená.
great_wall-no-treason-gone = Zrada zůstává odhozená do konce hry.
great_wall-no-not-in-hand = Tuto kartu nemáte v ruce.
great_wall-no-command-same = Tuto kartu velení už máte vyloženou.
great_wall-no-slot-taken = Pozice { $slot } je obsazená.
great_wall-no-no-such-slot = V této hře stupnice velení končí pozicí { $n }.
great_wall-no-treason-copy = Zrada nemůže zkopírovat Zradu.
great_wall-no-command-not-in-play = Žádný jiný hráč nemá tuto kartu velení ve hře.
great_wall-no-command-not-discarded = Tato karta není mezi vašimi odhozenými kartami velení.
great_wall-no-activated-already = { great_wall-part-location }: tato lokace už byla v tomto tahu aktivována.
great_wall-no-not-full = { great_wall-part-location }: nejsou obsazena všechna pole ({ $n }/{ $slots }).
great_wall-no-no-clerks = { great_wall-part-location }: není tam úředník.
great_wall-no-only-reed = { great_wall-part-location }: je tam jen úředník Rákosového klanu.
great_wall-no-donate-most = Darovat zde smíte nejvýše { great_wall-part-units }.
great_wall-no-have = Máte jen { great_wall-part-units }.
great_wall-no-store-has = Skladiště má jen { great_wall-part-units }.
great_wall-no-pay-exactly = Dohromady to musí být { $n }.
great_wall-no-not-in-price = V ceně tento druh není.
great_wall-no-still-too-dear = Stále by vám chyběly zdroje: { $missing }. { $left ->
    [0] Další už vynechat nesmíte.
   *[other] Vynechat smíte ještě jen: { $left }.
  }
great_wall-no-same-kind = Musí to být jiný druh.
great_wall-no-not-to-them = Předat lze jen jiným hráčům.
great_wall-no-recruits-cost = Dohromady stojí { great_wall-part-units }, máte { $have }.
great_wall-no-not-for-them = Tato karta se netýká { great_wall-part-soldiers }.
great_wall-no-no-recruit-left = K umístění už nezbývá žádný { great_wall-part-soldier }.
great_wall-no-no-soldier-there = V nástupním prostoru { great_wall-part-of-section } nemáte { great_wall-part-a-soldier }.
great_wall-no-no-archer-shoots = Žádný váš lučištník teď { great_wall-part-in-section } střílet nemůže.
great_wall-no-no-free-point = Žádnou hordu { great_wall-part-in-section } teď nelze zranit.
great_wall-no-horde-capped = Tato horda více zranění najednou neutrpí.
great_wall-no-not-covered = Toto pole odolnosti váš voják nezakrývá.
great_wall-no-build-cost = Dřevo, kámen a zlato: potřebujete { $n }, máte { $have }.
great_wall-no-all-walls-finished = Zeď je dokončena ve všech úsecích.
great_wall-no-all-barricades-full = Každý úsek má 3 zátarasy.
great_wall-no-same-section = Musí to být jiný úsek.
great_wall-no-no-soldiers-in = Nemáte { great_wall-part-in-section } vojáky, které by šlo přesunout.
great_wall-no-carry-most = Přejít může nejvýše { $n }.
great_wall-no-draw-most = Dobrat smíte nejvýše { $n }.
great_wall-no-no-tokens = Nemáte žeton hanby.
great_wall-no-no-token-there = Žeton hanby tam nemáte.
great_wall-no-must-return = Musíte vrátit žeton hanby.
great_wall-no-one-return = Za tento žeton jste už jiný vrátili.
great_wall-no-only-in-summer = Žetony hanby lze za či vracet jen v létě.
great_wall-no-no-free-soldier = V osobní zásobě nemáte { great_wall-part-a-soldier } bez hanby.
great_wall-no-shame-card-full = Tato horda už má 2 žetony hanby.
great_wall-no-shame-not-on-hordes = V kooperativním módu se hanba na hordy nedává.
great_wall-no-not-your-horde = Tuto hordu jste nezískali.
great_wall-no-not-a-victim = Tento voják nemá být zabit.
great_wall-no-no-victim-there = Takového vojáka tam nemáte.
great_wall-no-only-leftmost = Musí to být jeden ze 2 rádců zcela vlevo.
great_wall-no-offer-empty = V nabídce rádců není žádná karta.
great_wall-no-tea-top = V čajovém pořadí jste už první.
great_wall-no-decree-no-payment = Tento požadavek nežádá platbu.
great_wall-no-decree-cost = Váš díl požadavku: { $n }, máte { $have }.
great_wall-no-decree-wants-other = To požadavek nežádá.
great_wall-no-none-there = Nic takového tam nemáte.
great_wall-no-card-cost = To stojí { $n }, máte { $have }.
great_wall-no-card-condition = Podmínka karty „{ great_wall-part-card }“ není splněna. { great_wall-part-text }
great_wall-no-not-its-moment = Karta „{ great_wall-part-card }“ působí v jiném momentu. { great_wall-part-text }
great_wall-no-one-tactic = Takovou kartu taktiky smíte ve svém tahu zahrát jen jednu.
great_wall-no-used-now = Tato schopnost už v tomto momentu působila.
great_wall-no-used-turn = Tato schopnost už byla v tomto tahu použita.
great_wall-no-used-year = Tato schopnost už byla letos použita.
great_wall-no-used-game = Tato schopnost už byla v této hře použita.
great_wall-no-not-yours = Tuto kartu nemáte.
great_wall-no-must-choose = Musíte zvolit jeden z efektů.
great_wall-no-not-waiting = Tento hráč tu teď nemá co dělat.
great_wall-no-nobody-chosen = Zvolte alespoň 1 vojáka, nebo pokračujte.
great_wall-no-no-such-player = Takový hráč zde není.
great_wall-mind-alone = Nikdo jiný nebude { great_wall-part-in-location }: získáte hanbu.

## Slovníček

great_wall-term-game = Velká čínská zeď
great_wall-term-year = rok
great_wall-term-spring = jaro
great_wall-term-summer = léto
great_wall-term-fall = podzim
great_wall-term-winter = zima
great_wall-term-wall = Zeď
great_wall-term-section = úsek Zdi
great_wall-term-wall_level = úroveň Zdi, model Zdi
great_wall-term-barricade = zátaras
great_wall-term-horde = (karta) hordy
great_wall-term-horde_deck = balíček hord
great_wall-term-invasion = ukazatel invaze
great_wall-term-raid = nájezd
great_wall-term-vital = pole odolnosti
great_wall-term-reward = odměna
great_wall-term-attack_strength = útočná síla
great_wall-term-defence = hodnota obrany
great_wall-term-wound = zranění
great_wall-term-leave_wound = zanechání zranění
great_wall-term-defeated = poražena, porážka hordy
great_wall-term-clearing = Porážka hord
great_wall-term-breach = průlom
great_wall-term-kill = zabití
great_wall-term-save = záchrana
great_wall-term-lethality = hodnota ztrát, ztráty
great_wall-term-shame = žeton hanby
great_wall-term-honor = čest, body cti
great_wall-term-wood = dřevo
great_wall-term-stone = kámen
great_wall-term-gold = zlato
great_wall-term-chi = či
great_wall-term-resource = zdroj
great_wall-term-bank = bank
great_wall-term-supply = osobní zásoba
great_wall-term-screen = zástěna
great_wall-term-clan = klan
great_wall-term-clerk = úředník
great_wall-term-soldier = voják
great_wall-term-spearman = kopiník
great_wall-term-archer = lučištník
great_wall-term-cavalry = jezdec
great_wall-term-overseer = dohlížitel
great_wall-term-overseer_level = úroveň dohlížitele
great_wall-term-upgrade = povýšení
great_wall-term-income = příjem za dohlížitele
great_wall-term-donate = darování
great_wall-term-warehouse = Skladiště
great_wall-term-firing = střelecká pozice
great_wall-term-muster = nástupní prostor
great_wall-term-general = generál
great_wall-term-advisor = rádce
great_wall-term-advisor_active = aktivní rádce
great_wall-term-advisor_support = podpůrný rádce
great_wall-term-offer = nabídka rádců
great_wall-term-unhired = pole pro nenajaté úředníky
great_wall-term-command = karta velení
great_wall-term-command_track = stupnice velení
great_wall-term-others = ostatní hráči
great_wall-term-active_player = aktivní hráč
great_wall-term-tactic = karta taktiky
great_wall-term-boosted = posílený efekt
great_wall-term-basic = základní efekt
great_wall-term-trigger = spouštěcí moment
great_wall-term-artifact = artefakt
great_wall-term-tea_order = čajové pořadí
great_wall-term-tea_track = čajová stupnice
great_wall-term-tea_marker = ukazatel čaje
great_wall-term-honor_marker = ukazatel cti
great_wall-term-time_track = stupnice času
great_wall-term-time_token = ukazatel času
great_wall-term-location = lokace
great_wall-term-regular_loc = běžná lokace
great_wall-term-special_loc = zvláštní lokace
great_wall-term-production_loc = produkční lokace
great_wall-term-place_clerk = umístit úředníka
great_wall-term-activation = aktivace
great_wall-term-advanced = pokročilá aktivace
great_wall-term-sawmill = Pila
great_wall-term-quarry = Lom
great_wall-term-gold_mine = Důl
great_wall-term-temple = Chrám
great_wall-term-barracks = Kasárny
great_wall-term-camp = Tábor stavitelů
great_wall-term-logistics = Velitelství
great_wall-term-tea_house = Čajovna
great_wall-term-embassy = Císařské vyslanectví
great_wall-term-academy = Válečná akademie
great_wall-term-hire = najmutí
great_wall-term-recruit = verbování
great_wall-term-attack = útok
great_wall-term-firing_phase = fáze střelby
great_wall-term-salvo = salva
great_wall-term-assault = fáze útoku
great_wall-term-end_check = ověření konce hry
great_wall-term-setup = příprava hry
great_wall-term-start_res = počáteční zdroje
great_wall-term-honor_token = univerzální žeton cti
great_wall-term-reed = Rákosový klan
great_wall-term-ruler = vládce
great_wall-term-qin = Čchin Ťiou-šao
great_wall-term-loc_track = stupnice lokací
great_wall-term-two_player = mód pro 2 hráče
great_wall-term-solo = sólový mód
great_wall-term-coop = kooperativní mód
great_wall-term-difficulty = Obtížnost
great_wall-term-decree = císařský požadavek
great_wall-term-event = událost
great_wall-term-sacrifice = obětování
great_wall-term-fulfil_phase = fáze plnění požadavků
great_wall-term-decree_phase = fáze nesplněných požadavků
great_wall-term-event_phase = fáze událostí
great_wall-term-cmd_despotism = Despotismus
great_wall-term-cmd_economy = Ekonomika
great_wall-term-cmd_attack = Rozkaz k útoku
great_wall-term-cmd_treason = Zrada
great_wall-term-tac_retreat = Ústup
great_wall-term-dec_mock = Vysmějte se jim a zvítězíte
great_wall-term-dec_guard = Válečníci pro císařskou gardu
great_wall-term-dec_glory = Sláva patří císaři
great_wall-term-dec_escort = Honosný doprovod pro císařské úředníky
