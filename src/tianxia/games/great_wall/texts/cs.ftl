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

great_wall-what-vp = čest
great_wall-what-wood = dřevo
great_wall-what-stone = kámen
great_wall-what-gold = zlato
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
    [g01] Vojáci zemřeli: +2 cti za podpůrného rádce a zabitého vojáka.
    [g02] Příjem: +2 cti za podpůrného rádce a úsek s vašimi lučištníky.
    [g03] Po získání hordy: +3 cti za podpůrného rádce.
    [g04] Váš tah: útok, vojáci: 1 za podpůrného rádce; +1 cti. Jednou za tah.
    [g05] Po stavbě Zdi: +4 cti za podpůrného rádce; +1 dřeva, kamene nebo zlata.
    [g06] Příjem: +2 libovolných zdrojů za podpůrného rádce.
    [g07] Po darování: +2 cti za podpůrného rádce.
    [g08] Úsek odolal: s vaším vojákem v úseku: +2 cti za podpůrného rádce.
    [g09] Po zahrání taktiky: +2 cti za podpůrného rádce; +1 či.
    [g10] Po verbování: +1 či; +1 cti za podpůrného rádce.
    [g11] Po povýšení: +2 cti za podpůrného rádce.
    [g12] Váš tah: umístěte úředníky: 1 za podpůrného rádce. Jednou za tah.
    [g13] Konec roku: bez žetonů hanby: +3 cti za podpůrného rádce.
    [k01] Před získáním hanby (libovolný hráč): zaplaťte 1 či: hanba −1 za podpůrného rádce. Jednou za rok.
    [k02] Před útokem na Zeď (libovolný hráč): s vaším vojákem v úseku: obrana +1 za podpůrného rádce (tento úsek).
    [k03] Požadavek splněn: +1 libovolných zdrojů za podpůrného rádce, každý hráč.
    [k04] Váš tah: útok, vojáci: 1 za podpůrného rádce, jeden zvolený hráč. Jednou za tah.
    [k05] Po salvě: s lučištníkem na střelecké pozici: zranění: 1 za podpůrného rádce (úseky s vašimi vojáky). Jednou za rok.
    [k06] Vojáci mají zemřít (libovolný hráč): zachraňte vojáky: 1 (zdarma) za podpůrného rádce. Jednou za rok.
    [k07] Příjem: +1 libovolných zdrojů za podpůrného rádce; předejte zdroje ostatním: 2 za podpůrného rádce.
    [k08] Po stavbě Zdi (libovolný hráč): odhozená karta velení zpět do ruky, stavitel; +2 cti za podpůrného rádce. Jednou za rok.
    [a02] Lom, dohlížitel: −2; při každém povýšení také: Lom.
    [a03] Pila, dohlížitel: −2; při každém povýšení také: Pila.
    [a04] Chrám, dohlížitel: −2; při každém povýšení také: Chrám.
    [a05] Vojáci zemřeli: +1 cti za zabitého vojáka.
    [a06] Váš tah: s vojákem u Zdi: útok, lučištníci: ∞. Jednou za tah.
    [a07] Po produkci (Pila): +1 dřeva.
    [a08] Po produkci (Lom): +1 kamene.
    [a09] Po produkci (Důl): +1 zlata.
    [a10] Po produkci (Chrám): +1 či.
    [a11] Váš tah: vyměňte zdroje: 3; +1 libovolných zdrojů. Jednou za tah.
    [a12] Příjem: +2 zlata.
    [a13] Příjem: +2 či.
    [a14] Po darování: další darování: 1.
    [a15] Po darování: +1 či; +1 cti.
    [a16] Volíte místo na stupnici: jste-li první v čajovém pořadí: +2 cti; +1 či.
    [a17] Karty velení jsou odhaleny: neodhalil-li nikdo stejnou kartu: +2 cti.
    [a18] Karty velení v létě: +1 cti za vlastní odhozenou kartu velení.
    [a19] Odstranění hanby: −1 či.
    [a20] Příjem: vraťte žetony hanby: 1.
    [a21] Rádce: −2 zlata.
    [a22] Po najmutí úředníka: +1 zlata; +2 cti; umístěte úředníky: 1.
    [a23] Váš tah: umístěte úředníky: 1. Jednou za tah.
    [a24] Políčko ostatních hráčů: umístěte úředníky: 1. Jednou za rok.
    [a25] Karty velení jsou odhaleny: zaplaťte 1 zlata: vyměňte odhalenou kartu velení; +1 cti. Jednou za rok.
    [a26] Aktivace lokace (Válečná akademie): karty taktiky: +1; +1 cti.
    [a27] Posílená taktika: −1 libovolných zdrojů; limit ruky +1.
    [a28] Po verbování: s kopiníkem mezi nimi: +1 či; +1 cti.
    [a29] Lučištník: −1 dřeva; lučištník: −1 či.
    [a30] Jezdec: −2 či.
    [a31] Váš tah: s vojákem v nástupním prostoru: útok, kopiníci: 2. Jednou za tah.
    [a32] Váš tah: s vojákem v nástupním prostoru: útok, jezdci: ∞; +1 cti. Jednou za tah.
    [a33] Záchrana: −1 či.
    [a34] Vojáci mají zemřít: zachraňte vojáky: 1 (zdarma). Jednou za tah.
    [a35] Horda je porážena: s vaším vojákem na ní: +1 cti; +1 či.
    [a36] Po získání hordy: +2 cti; +1 libovolných zdrojů.
    [a37] Voják obsadil pole odolnosti: odměna ještě jednou. Jednou za tah.
    [a38] Po salvě: s lučištníkem na střelecké pozici: zranění: 1 (úseky s vašimi vojáky); +1 cti. Jednou za rok.
    [a39] Úroveň Zdi: −2 dřeva, kamene nebo zlata.
    [a40] Po stavbě zátarasu: +1 dřeva, kamene nebo zlata; +1 cti.
    [a41] Po stavbě Zdi: +3 cti; karty taktiky: +1.
    [a42] Průlom: hanba −1.
    [a43] Váš tah: s vojákem u Zdi: přesuny mezi úseky: 1; lučištníci z nástupních prostorů na střelecké pozice: 2. Jednou za tah.
    [a44] Závěrečné bodování: +2 cti za vlastního rádce.
    [t01] Horda je porážena: s vaším vojákem na ní a lučištníkem v úseku: +4 cti. Posílená: zaplaťte 2 zlata: +8 cti.
    [t02] Vojáci mají zemřít: zachraňte vojáky: 1 (zdarma). Posílená: zaplaťte 2 či: zachraňte vojáky: ∞ (zdarma).
    [t03] Horda je porážena: s vaším vojákem, když ji nezískáváte: +3 cti; +1 či. Posílená: zaplaťte 2 či: +8 cti.
    [t04] Váš tah: s vojákem u Zdi: útok, vojáci: 1. Posílená: zaplaťte 1 či: útok, vojáci: 3.
    [t05] Váš tah: s lučištníkem na střelecké pozici: útok, lučištníci: 2. Posílená: zaplaťte 2 dřeva: útok, lučištníci: ∞; +1 cti za lučištníka na střelecké pozici.
    [t06] Váš tah: verbování, jezdci: 1 (o 1 levněji). Posílená: zaplaťte 1 zlata: verbování, jezdci: 1 (zdarma); +3 cti.
    [t07] Aktivace lokace (Tábor stavitelů): zátarasy: 1 (zdarma). Posílená: zaplaťte 1 kamene: úroveň Zdi (o 4 levněji).
    [t08] Po salvě (libovolný hráč): s vojákem u Zdi: zranění: 1 (úseky s vašimi vojáky). Posílená: zaplaťte 2 dřeva: zranění: 3 (úseky s vašimi vojáky).
    [t09] Políčko ostatních hráčů: umístěte úředníky: 1. Posílená: zaplaťte 2 zlata: umístěte úředníky: 2; +1 či.
    [t10] Aktivace lokace (Kasárny): verbování, kopiníci: 1 (zdarma). Posílená: zaplaťte 2 či: verbování, kopiníci: 3 (zdarma).
    [t11] Volíte místo na stupnici: ukazatel čaje o 1 nahoru; +1 cti. Posílená: zaplaťte 1 zlata: ukazatel čaje na vrchol; +3 cti.
    [t12] Po produkci (produkční lokace): +2 téhož zdroje. Posílená: zaplaťte 1 či: +3 téhož zdroje; další darování: 2.
    [t13] Před získáním hanby: hanba −1. Posílená: zaplaťte 1 či: hanba −∞.
    [t14] Po získání hordy: +3 cti. Posílená: zaplaťte 2 či: +8 cti.
    [t15] Před útokem na Zeď (libovolný hráč): s vaším vojákem v úseku: obrana +3 (tento úsek); +1 cti. Posílená: zaplaťte 2 dřeva, kamene nebo zlata: obrana +6 (tento úsek); +3 cti.
    [t16] Přišla horda (libovolný hráč): zranění: 1 (tato karta). Posílená: zaplaťte 1 či: zranění: 2 (tato karta); +1 cti.
    [t17] Aktivace lokace (Válečná akademie): karty taktiky: +1; +1 zlata. Posílená: zaplaťte 1 či: karty taktiky: +2; +3 cti.
    [t18] Po najmutí rádce: +2 zlata. Posílená: zaplaťte 2 či: +3 zlata; +4 cti.
    [t19] Vojáci zemřeli: +3 cti. Posílená: zaplaťte 1 či: +3 cti za zabitého vojáka.
    [t20] Příjem: +2 libovolných zdrojů. Posílená: zaplaťte 1 karet taktiky: +5 libovolných zdrojů.
    [u01] Vojáci mají zemřít (libovolný hráč): zachraňte vojáky: 2 (zdarma). Posílená: zaplaťte 2 či: zachraňte vojáky: ∞ (zdarma).
    [u02] Před získáním hanby (libovolný hráč): hanba −1. Posílená: zaplaťte 4 cti: hanba −∞.
    [u03] Váš tah: útok, vojáci: 1, každý hráč. Posílená: zaplaťte 2 dřeva: útok, vojáci: 2, každý hráč.
    [u04] Aktivace lokace (Tábor stavitelů) (libovolný hráč): +2 dřeva, kamene nebo zlata. Posílená: zaplaťte 2 či: +5 dřeva, kamene nebo zlata.
    [u05] Příjem: +1 libovolných zdrojů, každý hráč. Posílená: zaplaťte 1 zlata: +2 libovolných zdrojů, každý hráč; předejte zdroje ostatním: 3.
    [u06] Volíte místo na stupnici: odhozená karta velení zpět do ruky. Posílená: zaplaťte 2 zlata: odhozená karta velení zpět do ruky, každý hráč.
    [u07] Fáze plnění požadavků: požadavek stojí letos každého o 1 méně. Posílená: zaplaťte 2 zlata: požadavek stojí letos každého o 2 méně.
    [u08] Před útokem na Zeď (libovolný hráč): obrana +4 (tento úsek). Posílená: zaplaťte 2 či: obrana +8 (tento úsek).
    [u09] Aktivace lokace (Kasárny) (libovolný hráč): verbování, kopiníci: 1 (zdarma). Posílená: zaplaťte 2 či: verbování, kopiníci: 1 (zdarma), každý hráč.
    [u10] Po salvě (libovolný hráč): zranění: 2 (libovolný úsek). Posílená: zaplaťte 2 dřeva: zranění: 4 (libovolný úsek).
    [u11] Událost odhalena: prohlédněte další události: 2; +2 či. Posílená: zaplaťte 3 či: událost nemá účinek.
    [u12] Průlom (libovolný hráč): hanba −1. Posílená: zaplaťte 2 či: hanba −∞; zachraňte vojáky: 2 (zdarma).
    [h01] Horda je vyložena: rádce zcela vlevo opustí nabídku.
    [h02] Bez textu.
    [h03] Použitelné střelecké pozice −1 (tento úsek).
    [h04] Před útokem na Zeď: zátarasy zde −1.
    [h05] Útočná síla +1 za každou jinou hordu v úseku (tato karta).
    [h06] Bez textu.
    [h07] Hodnota zátarasu −1 (tento úsek).
    [h08] Nejvýše 1 zranění najednou.
    [h09] Horda poražena: ztráty +1 (tato karta).
    [h10] Karty za ní nelze napadnout ani zranit.
    [h11] Horda je vyložena: každý hráč odhodí karty taktiky: 1.
    [h12] Obrana −2 (tento úsek).
    [h13] Bez zranění.
    [h14] Útočná síla +1 (tento úsek).
    [h15] Horda je vyložena: každý hráč ztratí 1 vojáka (tento úsek).
    [h16] Hanba za tuto kartu +1 (tato karta).
    [h17] Útočná síla +2 (karty za touto kartou).
    [h18] Horda poražena: ztráty −1 (tato karta).
    [h19] Bez jezdců.
    [h20] Hodnota zátarasu −1 (tento úsek).
    [h21] Horda poražena: ztráty +1 (tato karta).
    [h22] Bez textu.
    [h23] Použitelné střelecké pozice −2 (tento úsek).
    [h24] Útočná síla +1 (každá jiná horda).
    [x01] Před útokem na Zeď: zátarasy zde −2.
    [x02] Bez textu.
    [x03] Útočná síla +1 za každou jinou hordu v úseku (tato karta).
    [x04] Horda poražena: ztráty −1 (tato karta).
    [x05] Použitelné střelecké pozice −1 (tento úsek).
    [x06] Bez textu.
    [x07] Průlom: každý hráč ztratí 1 vojáka (tento úsek).
    [x08] Horda je vyložena: prohlédněte další události: 1.
    [x09] Horda je vyložena: každý hráč odhodí karty taktiky: 1.
    [x10] Horda je vyložena: −1 zlata, každý hráč.
    [x11] Horda je vyložena: každý hráč ztratí 1 vojáka (tento úsek).
    [x12] Obrana −3 (tento úsek).
    [x13] Hodnota zátarasu −1 (tento úsek).
    [x14] Karty za ní nelze napadnout ani zranit.
    [x15] Útočná síla +1 (tento úsek).
    [x16] Hanba za tuto kartu +1 (tato karta).
    [x17] Horda poražena: ztráty +1 (tato karta).
    [x18] Horda je vyložena: přichází další horda.
    [x19] Použitelné střelecké pozice −2 (tento úsek).
    [x20] Bez zranění.
    [x21] Bez jezdců.
    [x22] Horda poražena: ztráty +1 (tato karta).
    [x23] Útočná síla +1 (každá jiná horda).
    [x24] Průlom: hanba +1, každý hráč.
    [v01] +2 libovolných zdrojů, každý hráč.
    [v02] +2 zlata, každý hráč nebo karty taktiky: +1, každý hráč.
    [v03] Každý hráč ztratí 1 vojáka (libovolný úsek).
    [v04] Přichází další horda.
    [v05] −2 dřeva, kamene nebo zlata, každý hráč nebo hanba +1, každý hráč.
    [v06] Hanba +1, jeden zvolený hráč; karty taktiky: +1, každý hráč.
    [v07] Útočná síla +1 (první horda každého úseku) (do konce hry).
    [v08] Rádce: +1 zlata (do konce hry).
    [v09] Záchrana: +1 či (do konce hry).
    [v10] Hodnota zátarasu +1 (libovolný úsek) (do konce hry).
    [v11] Použitelné střelecké pozice −1 (libovolný úsek) (do konce hry).
    [v12] Lučištník: −1 či; jezdec: −1 či (do konce hry).
    [f01] Součet úrovní vašich dohlížitelů.
    [f02] Vaši vojáci u Zdi a na hordách.
    [f03] Vaše získané hordy bez hanby.
    [f04] Vaše zdroje.
    [f05] Vaši rádci a karty taktiky.
    [d01] Hordy na plánu: alespoň o 2 více než hráčů; letos žádný průlom.
    [d02] Každý hráč: obětování, vojáci: 2.
    [d03] Každý hráč: −10 cti.
    [d04] Každý hráč: obětování, úředníci: 1; obětování, kopiníci: 1.
    [d05] Každý hráč: −4 dřeva.
    [d06] Každý hráč: −4 kamene.
    [d07] Každý hráč: −4 zlata.
    [d08] Každý hráč: −5 či.
    [d09] Součet úrovní Zdi: alespoň o 2 více než hráčů.
    [d10] Každý hráč získal alespoň 2 hordy.
    [d11] Každý hráč: obětování, rádci: 1.
    [d12] Každý hráč odhodí karty taktiky: 2.
    [economy] Vy: umístěte úředníky: 3. Ostatní: umístí úředníky: 2, různé lokace. Vy: +2 libovolných zdrojů (Velkolepé stavby: +2 dřeva, kamene nebo zlata).
    [despotism] Vy: umístěte úředníky: 2 (Ekonomika: umístěte úředníky: 2). Ostatní: umístí úředníky: 1. Vy: pokročilá aktivace lokace s vaším úředníkem.
    [attack_order] Vy: umístěte úředníky: 2 (Diplomacie: umístěte úředníky: 1). Ostatní: umístí úředníky: 2, různé lokace. Vy: útok, vojáci: 4.
    [treason] Vy: umístěte úředníky: 1; +1 zlata. Vy: zkopírujte kartu velení jiného hráče.
    [diplomacy] Vy: umístěte úředníky: 3, různé lokace. Ostatní: umístí úředníky: 2, různé lokace. Vy: ukazatel čaje o 1 nahoru nebo najměte rádce nebo vraťte žetony hanby: 1 (Despotismus: +2 zlata).
    [great_works] Vy: umístěte úředníky: 3. Ostatní: umístí úředníky: 2, různé lokace. Vy: zátarasy: 1 (zdarma) nebo úroveň Zdi (o 2 levněji) (Rozkaz k útoku: +2 či).
    [reed] Vládce: přesune nejvýše 2 úředníky Rákosového klanu. Ostatní: umístí úředníky: 2, různé lokace.
   *[a01] Důl, dohlížitel: −2; při každém povýšení také: Důl.
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
great_wall-part-to = { $to ->
    [quarry] Lom
    [mine] Důl
    [temple] Chrám
    [barracks] Kasárny
    [builders] Tábor stavitelů
    [hq] Velitelství
    [tea_house] Čajovna
    [embassy] Císařské vyslanectví
    [academy] Válečná akademie
    [L] levý úsek
    [M] prostřední úsek
    [R] pravý úsek
   *[sawmill] Pila
  }
great_wall-part-from = { $from ->
    [sawmill] Pila
    [quarry] Lom
    [mine] Důl
    [temple] Chrám
    [barracks] Kasárny
    [builders] Tábor stavitelů
    [hq] Velitelství
    [tea_house] Čajovna
    [embassy] Císařské vyslanectví
    [academy] Válečná akademie
    [L] levý úsek
    [M] prostřední úsek
    [R] pravý úsek
   *[supply] osobní zásoba
  }
great_wall-part-section = { $section ->
    [M] prostřední úsek
    [R] pravý úsek
   *[L] levý úsek
  }
great_wall-part-kind = { $kind ->
    [stone] kámen
    [gold] zlato
    [chi] či
   *[wood] dřevo
  }
great_wall-part-give = { $give ->
    [stone] kámen
    [gold] zlato
    [chi] či
   *[wood] dřevo
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
great_wall-part-place = { $place ->
    [muster_L] nástupní prostor, levý úsek
    [firing_L] střelecká pozice, levý úsek
    [L1] horda L1
    [L2] horda L2
    [L3] horda L3
    [muster_M] nástupní prostor, prostřední úsek
    [firing_M] střelecká pozice, prostřední úsek
    [M1] horda M1
    [M2] horda M2
    [M3] horda M3
    [muster_R] nástupní prostor, pravý úsek
    [firing_R] střelecká pozice, pravý úsek
    [R1] horda R1
    [R2] horda R2
    [R3] horda R3
    [supply] osobní zásoba
    [archer] lučištník
    [horse] jezdec
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
    [new] nový žeton
   *[spear] kopiník
  }
great_wall-part-season = { $season ->
    [summer] Léto
    [fall] Podzim
    [winter] Zima
   *[spring] Jaro
  }
great_wall-part-moment = { $moment ->
    [static] stále
    [other_box] políčko ostatních hráčů
    [reveal] karty velení jsou odhaleny
    [order] volíte místo na stupnici
    [spring_horde] přišla horda
    [income] příjem
    [recover] karty velení v létě
    [activate] aktivace lokace
    [produce] po produkci
    [donate] po darování
    [upgrade] po povýšení
    [recruit] po verbování
    [cover] voják obsadil pole odolnosti
    [horde_defeated] horda je porážena
    [horde_won] po získání hordy
    [dying] vojáci mají zemřít
    [killed] vojáci zemřeli
    [volley] po salvě
    [assault] před útokem na Zeď
    [held] úsek odolal
    [breach] průlom
    [shame_gain] před získáním hanby
    [build_wall] po stavbě Zdi
    [build_barricade] po stavbě zátarasu
    [hire_clerk] po najmutí úředníka
    [hire_advisor] po najmutí rádce
    [play_tactic] po zahrání taktiky
    [year_end] konec roku
    [final] závěrečné bodování
    [decree_phase] fáze plnění požadavků
    [decree_done] požadavek splněn
    [event_shown] událost odhalena
    [placed] horda je vyložena
    [defeated] horda poražena
    [once] ihned
   *[my_turn] váš tah
  }
great_wall-part-role = { $role ->
    [supporting] podpůrný
   *[active] aktivní
  }
great_wall-part-effect = { $effect ->
    [boosted] posílený efekt
   *[basic] základní efekt
  }
great_wall-part-who = { $who ->
    [archer] lučištníci z nástupního prostoru
    [horse] jezdci
    [firing_to_firing] lučištníci, na střelecké pozice
    [firing_to_muster] lučištníci, do nástupního prostoru
   *[spear] kopiníci
  }

## Otázky

great_wall-ask-keep = Ponechte si jednoho generála a jednoho rádce vyložte jako aktivního; druhý podporuje.
great_wall-ask-command = Zvolte tajně kartu velení.
great_wall-ask-slot = Zvolte místo na stupnici velení.
great_wall-ask-my_turn = Váš tah: použijte schopnost, zahrajte taktiku, nebo pokračujte.
great_wall-ask-ability = Použít schopnost? ({ great_wall-part-moment })
great_wall-ask-tactic = Zahrát kartu taktiky? ({ great_wall-part-moment })
great_wall-ask-place = Umístěte nejvýše { $n ->
     [one] { $n } úředníka
     [few] { $n } úředníky
    *[other] { $n } úředníků
  }{ $distinct ->
    [1] , do různých lokací
   *[0] {""}
  }.
great_wall-ask-copy = Zrada: kterou kartu kopírujete?
great_wall-ask-advanced = Pokročilá aktivace: která lokace?
great_wall-ask-activate = Která lokace se aktivuje teď?
great_wall-ask-next = Kdo jedná teď?
great_wall-ask-upgrade = Povýšit dohlížitele? ({ great_wall-part-location })
great_wall-ask-donate = Darovat? Nejvýše { $n }: { great_wall-part-kind }
great_wall-ask-recruit = Naverbujte nejvýše { $n ->
     [one] { $n } vojáka
     [few] { $n } vojáky
    *[other] { $n } vojáků
  }.
great_wall-ask-cheaper = Kterou jednotku ceny vynecháte?
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
great_wall-ask-build = Stavitelé: určete ještě nejvýše { $n ->
     [one] { $n } stavbu
     [few] { $n } stavby
    *[other] { $n } staveb
  }.
great_wall-ask-store = Skladiště platí { $n ->
     [one] { $n } jednotku
     [few] { $n } jednotky
    *[other] { $n } jednotek
  }: jaké druhy?
great_wall-ask-pay = Zaplaťte { $n ->
     [one] { $n } jednotku
     [few] { $n } jednotky
    *[other] { $n } jednotek
  } ({ $mix ->
    [res] libovolné zdroje
   *[mat] dřevo, kámen nebo zlato
  }).
great_wall-ask-take = Vezměte { $n ->
     [one] { $n } jednotku
     [few] { $n } jednotky
    *[other] { $n } jednotek
  } ({ $mix ->
    [res] libovolné zdroje
   *[mat] dřevo, kámen nebo zlato
  }).
great_wall-ask-swap = Vyměňte nejvýše { $n ->
     [one] { $n } jednotku
     [few] { $n } jednotky
    *[other] { $n } jednotek
  }.
great_wall-ask-move = Přesunout vojáky do jiného úseku? Zbývá přesunů: { $n }
great_wall-ask-carry = { great_wall-part-from } → { great_wall-part-to }: kolik { great_wall-part-who }?
great_wall-ask-tea = Posunout ukazatel čaje nahoru?
great_wall-ask-embassy = Vyslanectví: najmout úředníka, nebo rádce za { $price } zlata? Zbývá úředníků: { $n }
great_wall-ask-hire = Najmout rádce?
great_wall-ask-draw = Doberte nejvýše { $n ->
     [one] { $n } kartu taktiky
     [few] { $n } karty taktiky
    *[other] { $n } karet taktiky
  }.
great_wall-ask-discard = Odhoďte { $n ->
     [one] { $n } kartu taktiky
     [few] { $n } karty taktiky
    *[other] { $n } karet taktiky
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
great_wall-ask-reed_attack = Rákosový klan: které pole odolnosti obsadí kopiník?
great_wall-ask-to_qin = Který rádce půjde k Čchin Ťiou-šaovi?
great_wall-ask-station = Přesunout lučištníka z nástupního prostoru na střeleckou pozici?
great_wall-ask-repeat = Kterou odměnu hordy { $horde } získáte znovu?
great_wall-ask-recover = Vzít si karty velení zpět, nebo získat { $honor } bodů cti?
great_wall-ask-take_back = Vzít si zpět kartu velení?
great_wall-ask-swap_command = Vyměnit svou kartu velení?
great_wall-ask-name = Kterého hráče se událost týká?
great_wall-ask-decree = Splnit požadavek?
great_wall-ask-pledge = { great_wall-part-card }: zaplatíte ({ $n })?
great_wall-ask-ease = Který požadavek bude letos snazší?
great_wall-ask-give = Předat zdroje ostatním? Nejvýše { $n }
great_wall-ask-peek = Která událost bude navrchu?
great_wall-ask-coop_atone = Ztratit 10 bodů cti a vrátit žeton hanby?

## reakce, pro které lze nechat stálý pokyn

great_wall-order-my_turn = Mezi kroky vlastního tahu
great_wall-order-ability = Schopnosti generálů a rádců
great_wall-order-tactic = Karty taktiky
great_wall-order-save = Záchrana vojáků za či
great_wall-order-save_text = Záchrana vojáků kartou

## Odpovědi

great_wall-act-pass = Ne, dál
great_wall-act-keep = { great_wall-part-general }; aktivní: { great_wall-part-advisor }
great_wall-act-command = { great_wall-part-card }
great_wall-act-slot = Místo { $slot }
great_wall-act-place = { great_wall-part-from } → { great_wall-part-to }
great_wall-act-activate = { great_wall-part-location }
great_wall-act-next = { $player }
great_wall-act-name = { $player }
great_wall-act-copy = { great_wall-part-card }
great_wall-act-take_back = { great_wall-part-card }
great_wall-act-recover = { $what ->
    [honor] Získat čest
   *[cards] Vzít karty zpět
  }
great_wall-act-upgrade = { great_wall-part-location }: { great_wall-part-soldier }
great_wall-act-donate = Darovat { $amount }
great_wall-act-recruit = Kopiníci { $spears }, lučištníci { $archers }, jezdci { $horses }
great_wall-act-spear = Kopiník na { $horde }, pole { $point }
great_wall-act-horse = Jezdec na { $horde }, pole { $point } { $also ->
    [below] a pole pod ním
   *[right] a pole vpravo
  }
great_wall-act-archer = Lučištník na střeleckou pozici: { great_wall-part-section }
great_wall-act-shoot = Lučištník střílí: { great_wall-part-section }
great_wall-act-muster = { great_wall-part-soldier } → nástupní prostor, { great_wall-part-section }
great_wall-act-wound = Zranění na { $horde }, pole { $point }
great_wall-act-build = { $what ->
    [wall] Úroveň Zdi
   *[barricade] Zátaras
  }: { great_wall-part-section }
great_wall-act-pay = { $amount } × { great_wall-part-kind }
great_wall-act-store = { $amount } × { great_wall-part-kind }
great_wall-act-take = { $amount } × { great_wall-part-kind }
great_wall-act-cheaper = O jedno méně: { great_wall-part-kind }
great_wall-act-swap = { great_wall-part-give } → { great_wall-part-take }
great_wall-act-move = { great_wall-part-from } → { great_wall-part-to }
great_wall-act-carry = { great_wall-part-who }: { $amount }
great_wall-act-tea = Nahoru
great_wall-act-hire_clerk = Najmout úředníka
great_wall-act-hire = { great_wall-part-card }: { great_wall-part-role }
great_wall-act-draw = Dobrat { $cards }
great_wall-act-discard = Odhodit: { great_wall-part-card }
great_wall-act-play = { great_wall-part-card }: { great_wall-part-effect }
great_wall-act-use = { great_wall-part-card }
great_wall-act-choose = Efekt { $option }
great_wall-act-shame = Hanba: { great_wall-part-place }
great_wall-act-atone = Vrátit: { great_wall-part-place }
great_wall-act-victim = { great_wall-part-soldier }, { great_wall-part-place }
great_wall-act-save = Zachránit: { great_wall-part-soldier }, { great_wall-part-place } ({ $player })
great_wall-act-reed_clerk = { great_wall-part-from } → { great_wall-part-to }
great_wall-act-dismiss = { great_wall-part-card }
great_wall-act-station = Lučištník na střeleckou pozici: { great_wall-part-section }
great_wall-act-repeat = Pole odolnosti { $point }
great_wall-act-decree = { great_wall-part-card }
great_wall-act-agree = Souhlasím
great_wall-act-sacrifice = Obětovat: { great_wall-part-soldier }, { great_wall-part-place }
great_wall-act-send_clerk = Obětovat úředníka: { great_wall-part-from }
great_wall-act-send_advisor = Obětovat rádce: { great_wall-part-card }
great_wall-act-give = { great_wall-part-kind } → { $player }
great_wall-act-on_top = { great_wall-part-card }
great_wall-act-decline = Odmítnout: vrátit, co lokace dala

## Záznam

great_wall-log-ability = { $player } používá: { great_wall-part-card }.
great_wall-log-tactic = { $player } hraje taktiku: { great_wall-part-card } ({ great_wall-part-effect }).
great_wall-log-clerk = { $player }: úředník, { great_wall-part-from } → { great_wall-part-to }.
great_wall-log-command-chosen = { $player } tajně volí: { great_wall-part-card }.
great_wall-log-command-hidden = { $player }: karta velení je zvolena.
great_wall-log-command = { $player } odhaluje: { great_wall-part-card }.
great_wall-log-command-swapped = { $player } ji vyměňuje za: { great_wall-part-card }.
great_wall-log-slot = { $player } obsazuje místo { $slot } na stupnici velení.
great_wall-log-turn = { $player } začíná tah (místo { $slot }).
great_wall-log-synergy = { $player } využívá součinnost karet.
great_wall-log-copied = { $player } kopíruje: { great_wall-part-card }.
great_wall-log-recovered = { $player } si bere všechny karty velení zpět do ruky.
great_wall-log-command-back = { $player } si bere zpět: { great_wall-part-card }.
great_wall-log-season = Rok { $year }: { great_wall-part-season }.
great_wall-log-activated = Aktivace: { great_wall-part-location }.
great_wall-log-advanced = Pokročilá aktivace: { great_wall-part-location }.
great_wall-log-declined = { $player } odmítá efekt: { great_wall-part-location }.
great_wall-log-tea = { $player }: nyní místo { $place } v čajovém pořadí.
great_wall-log-overseer = { $player } povyšuje dohlížitele: { great_wall-part-location }, úroveň { $level }.
great_wall-log-from-store = Ze Skladiště: { $n } × { great_wall-part-kind }.
great_wall-log-barricade = { $player } staví zátaras, { great_wall-part-section }.
great_wall-log-wall = { $player } staví úroveň Zdi { $level }, { great_wall-part-section }.
great_wall-log-moved = { $player }: { great_wall-part-who } × { $n }, { great_wall-part-from } → { great_wall-part-to }.
great_wall-log-offer = Nový rádce: { great_wall-part-card }.
great_wall-log-advisor-leaves = Rádce odchází: { great_wall-part-card }.
great_wall-log-advisor = { $player } bere: { great_wall-part-card } ({ great_wall-part-role }).
great_wall-log-clerk-hired = { $player } najímá úředníka.
great_wall-log-drew = { $player } dobírá: { great_wall-part-card }.
great_wall-log-drew-hidden = { $player } dobírá kartu taktiky.
great_wall-log-discarded = { $player } odhazuje: { great_wall-part-card }.
great_wall-log-horde = Horda: { great_wall-part-card }, { great_wall-part-section }, řada { $row }.
great_wall-log-raid = Nájezd: { great_wall-part-card }, { great_wall-part-section }; žetony hanby mimo hru: { $tokens }.
great_wall-log-shame = { $player } získává hanbu.
great_wall-log-shame-box = { $player }: pro žeton není místo, opouští hru.
great_wall-log-shame-on = { $player }: hanba na { great_wall-part-place }.
great_wall-log-atoned = { $player }: hanba odstraněna z { great_wall-part-place }.
great_wall-log-lost = Bank hanby je prázdný: všichni prohráli.
great_wall-log-reed-stores = Rákosový klan ukládá do Skladiště: { great_wall-part-kind }.
great_wall-log-wound = { $player } zraňuje hordu: { $horde }, pole odolnosti { $point }.
great_wall-log-covers = { $player } útočí: { great_wall-part-soldier } → { $horde }, pole odolnosti { $point }.
great_wall-log-archer = { $player } staví lučištníka na střeleckou pozici, { great_wall-part-section }.
great_wall-log-recruits = { $player } verbuje{ $spears ->
    [0] {""}
   *[other] {" "}· kopiníci { $spears }
  }{ $archers ->
    [0] {""}
   *[other] {" "}· lučištníci { $archers }
  }{ $horses ->
    [0] {""}
   *[other] {" "}· jezdci { $horses }
  }.
great_wall-log-mustered = { $player }: { great_wall-part-soldier } → nástupní prostor, { great_wall-part-section }.
great_wall-log-saved = { $player } zachraňuje: { great_wall-part-soldier }, { great_wall-part-place }.
great_wall-log-killed = { $player } ztrácí vojáky: { $n }, { great_wall-part-section }.
great_wall-log-defeated = Horda poražena: { great_wall-part-card }, { great_wall-part-section }.
great_wall-log-horde-discarded = Kartu nikdo nezískává: { great_wall-part-card }.
great_wall-log-captured = { $player } získává: { great_wall-part-card }.
great_wall-log-barricades-fall = Stržené zátarasy: { $n }, { great_wall-part-section }.
great_wall-log-held = { great_wall-part-section }: Zeď odolala (obrana { $defence }, útok { $attack }).
great_wall-log-breach = { great_wall-part-section }: průlom (obrana { $defence }, útok { $attack }).
great_wall-log-decree-named = { $player } navrhuje: { great_wall-part-card }.
great_wall-log-decree-done = Požadavek splněn: { great_wall-part-card } ({ $n }).
great_wall-log-decree-refused = { $player } odmítá: { great_wall-part-card }.
great_wall-log-decree-agreed = { $player } souhlasí: { great_wall-part-card }.
great_wall-log-sacrifice = { $player }: obětování ({ great_wall-part-card }).
great_wall-log-eased = Letos snazší: { great_wall-part-card } (−{ $n }).
great_wall-log-decree = Nový požadavek: { great_wall-part-card }.
great_wall-log-event = Událost: { great_wall-part-card }.
great_wall-log-event-cancelled = Událost zrušena: { great_wall-part-card }.
great_wall-log-peek = Další událost: { great_wall-part-card }.
great_wall-log-peek-hidden = { $player } si prohlíží následující události ({ $n }).
great_wall-log-kept = { $player } si nechává: { great_wall-part-general }, { great_wall-part-advisor }.
great_wall-log-kept-hidden = { $player }: volba provedena.
great_wall-log-general = { $player }: generál { great_wall-part-card }, rádce { great_wall-part-advisor }.
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
great_wall-no-no-clerk-there = Nemáte tam úředníka: { great_wall-part-location }.
great_wall-no-same-location = Úředník už tam je.
great_wall-no-no-room = Není místo: { great_wall-part-location }.
great_wall-no-locked = Plná a uzamčená: { great_wall-part-location }.
great_wall-no-different-locations = Úředníci musí jít do různých lokací.
great_wall-no-same-clerk = Tento úředník byl právě umístěn.
great_wall-no-highest-level = Dohlížitel má úroveň 3.
great_wall-no-not-here = Zde teď nemůžete povyšovat: { great_wall-part-location }.
great_wall-no-one-step = Každý dohlížitel postoupí nejvýše o krok.
great_wall-no-gain-used = Tento zisk jste už využili: nelze ho odmítnout.
great_wall-no-no-soldier = Dohlížitel vyžaduje vojáka bez hanby z osobní zásoby.
great_wall-no-overseer-stands = Váš dohlížitel tam už stojí.
great_wall-no-price = To stojí { $n }: { great_wall-part-kind }.
great_wall-no-closed-section = Tento úsek je uzavřen.
great_wall-no-barricades-full = Tento úsek už má 3 zátarasy.
great_wall-no-wall-finished = Zeď je zde dokončena.
great_wall-no-build-too-dear = Na tuto stavbu nemáte.
great_wall-no-no-unhired = Nemáte žádné nenajaté úředníky.
great_wall-no-not-in-offer = Tento rádce není v nabídce.
great_wall-no-place-exists = Pro žeton je místo.
great_wall-no-ten-honor = Potřebujete 10 bodů cti.
great_wall-no-no-shame-place = Tam žeton ležet nemůže.
great_wall-no-wrong-section = Tato horda ne.
great_wall-no-point-covered = Toto pole odolnosti není volné.
great_wall-no-horde-protected = Chrání ji text hordy.
great_wall-no-too-many-recruits = Můžete naverbovat nejvýše { $most }.
great_wall-no-no-soldiers-left = V osobní zásobě není dost: { great_wall-part-soldier }.
great_wall-no-recruits-too-dear = Na všechny nemáte.
great_wall-no-spear-first-row = Kopiníci dosáhnou jen do řady 1.
great_wall-no-no-firing-position = Žádná střelecká pozice není volná.
great_wall-no-no-horde = Není tam horda.
great_wall-no-no-such-soldier = Žádný voják tam nemůže.
great_wall-no-not-adjacent = Jsou třeba dvě sousední volná pole.
great_wall-no-decree-not-open = Tento požadavek není vyložen.
great_wall-no-decree-refused = Tento požadavek byl letos odmítnut.
great_wall-no-decree-not-met = Jeho podmínka není splněna.
great_wall-no-not-seen = Tato karta není mezi prohlédnutými.
great_wall-no-option-impossible = Tento efekt nelze vyhodnotit.
great_wall-mind-alone = Nikdo jiný tam nebude a získáte hanbu: { great_wall-part-location }.

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
great_wall-term-academy = Válečná akademie (index: Vojenská akademie)
great_wall-term-hire = najmutí
great_wall-term-recruit = verbování
great_wall-term-attack = útok
great_wall-term-firing_phase = fáze střelby
great_wall-term-salvo = salva
great_wall-term-assault = fáze útoku
great_wall-term-end_check = ověření konce hry
great_wall-term-setup = příprava hry
great_wall-term-start_res = Příprava hry (on the general card)
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
