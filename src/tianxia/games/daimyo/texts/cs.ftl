### Daimyo: Rebirth of the Empire in Czech. Names and terms follow docs/rules/daimyo.md.
### Messages with a selector (daimyo-hero, daimyo-on-island …) are building blocks: they see the variables of their caller.

daimyo-mode-standard = Dva až čtyři hráči
daimyo-mode-solo = Sám proti Impériu
daimyo-option-boards = Stavební desky
daimyo-option-boards-basic = základní
daimyo-option-boards-advanced = pokročilé, vybírané postupně
daimyo-option-clans = Klany
daimyo-option-clans-chosen = volené
daimyo-option-clans-random = náhodné
daimyo-option-aggressive = Agresivní hrdinové
daimyo-option-aggressive-out = bez nich
daimyo-option-aggressive-in = ve hře
daimyo-option-level = Úroveň Impéria
daimyo-option-level-easy = snadná
daimyo-option-level-normal = normální
daimyo-option-level-hard = těžká
daimyo-end-five-rounds = Odehrálo se pět kol.
daimyo-mercenaries = Žoldnéři
daimyo-empire = Impérium

## What is counted, and where it comes from

daimyo-what-vp = BP
daimyo-what-rice = { $amount ->
    [one] rýže
    [few] rýže
   *[other] rýže
  }
daimyo-what-metal = { $amount ->
    [one] kov
    [few] kovy
   *[other] kovů
  }
daimyo-what-stone = { $amount ->
    [one] kámen
    [few] kameny
   *[other] kamenů
  }
daimyo-what-gold = { $amount ->
    [one] zlato
    [few] zlata
   *[other] zlata
  }
daimyo-source-influence = vliv
daimyo-source-objectives = cíle
daimyo-source-storage = sklad nad 9
daimyo-source-empire = akce Impéria
daimyo-source-relics = obnovené relikvie
daimyo-source-farms = technofarmy
daimyo-source-towers = rádiové věže
daimyo-source-army = armáda
daimyo-source-helmet = Mocná helma
daimyo-source-resources = zbylé suroviny
daimyo-source-setup = příprava
daimyo-source-production = produkce
daimyo-source-tax = daň
daimyo-source-income = příjem
daimyo-source-hero = hrdina
daimyo-source-tile = destička bonusové akce
daimyo-source-villager = vesničané
daimyo-source-ability = schopnost klanu
daimyo-source-objective = cíl
daimyo-source-shadow = stín
daimyo-source-compensation = odškodnění
daimyo-source-recruiting = verbování
daimyo-source-building = stavba
daimyo-source-reset = obnovení cyklu nákladů
daimyo-source-search = prohledávání
daimyo-source-market = černý trh
daimyo-source-mercenaries = žoldnéři
daimyo-source-hiring = najímání
daimyo-source-theft = vzato soupeřem

## Building blocks: names

daimyo-island = { $island ->
    [blue] Modrý ostrov
    [red] Červený ostrov
    [yellow] Žlutý ostrov
    [purple] Fialový ostrov
    [green] Zelený ostrov
   *[black] Černý ostrov
  }
daimyo-on-island = { $island ->
    [blue] na modrém ostrově
    [red] na červeném ostrově
    [yellow] na žlutém ostrově
    [purple] na fialovém ostrově
    [green] na zeleném ostrově
   *[black] na černém ostrově
  }
daimyo-to-island = { $island ->
    [blue] na modrý ostrov
    [red] na červený ostrov
    [yellow] na žlutý ostrov
    [purple] na fialový ostrov
    [green] na zelený ostrov
   *[black] na černý ostrov
  }
daimyo-relic-tile = { $relic ->
    [blue] modrá destička relikvie
    [red] červená destička relikvie
    [yellow] žlutá destička relikvie
    [purple] fialová destička relikvie
    [green] zelená destička relikvie
   *[black] černá destička relikvie
  } { $number }
daimyo-relic-tile-accusative = { $relic ->
    [blue] modrou destičku relikvie
    [red] červenou destičku relikvie
    [yellow] žlutou destičku relikvie
    [purple] fialovou destičku relikvie
    [green] zelenou destičku relikvie
   *[black] černou destičku relikvie
  } { $number }
daimyo-relic-name = { $relic ->
    [blue] Velká myčka
    [red] Svatý toustovač
    [yellow] Automat osudu
    [purple] Diskokoule
    [green] Věčná lednice
   *[black] Vinylová věštírna
  }
daimyo-clan = { $clan ->
    [nature] Klan přírody
    [technology] Klan technologie
    [nomads] Klan nomádů
   *[aristocrats] Klan aristokratů
  }
daimyo-clan-genitive = { $clan ->
    [nature] Klanu přírody
    [technology] Klanu technologie
    [nomads] Klanu nomádů
   *[aristocrats] Klanu aristokratů
  }
daimyo-clan-does = { $clan ->
    [nature] Získejte 2 libovolné suroviny.
    [technology] Kapacita skladu +1. Doberte 1 hrdinu.
    [nomads] Přesuňte 1 svého guvernéra a získejte 2 žetony nového místa.
   *[aristocrats] Zahrajte hrdinu bez ohledu na sílu.
  }
daimyo-hero = { $hero ->
    [H01] Rýžový mnich
    [H02] Bylinkářka
    [H03] Mechový zahradník
    [H04] Bednový robot
    [H05] Kutil obvodů
    [H06] Šrotový potápěč
    [H07] Průvodce karavany
    [H08] Běžec dun
    [H09] Mýtný jezdec
    [H10] Dvorní herold
    [H11] Tanečnice s vějířem
    [H12] Daňový samuraj
    [H13] Šrotař
    [H14] Zvěd s lucernou
    [H15] Nudlový kuchař
    [H16] Rezavý kovář
    [H17] Dvojčata z lomu
    [H18] Papírový posel
    [H19] Strážce mostu
    [H20] Bednový sumista
    [H21] Stařešina vesnice
    [H22] Kapsář
    [H23] Pašeračka relikvií
    [H24] Verbíř
    [H25] Tesař střech
    [H26] Tržní makléř
    [H27] Tanečnice sklizně
    [H28] Robovůl
    [H29] Pytlový lovec
    [H30] Jeptiška s počitadlem
    [H31] Dvojitý špeh
    [H32] Zrcadlová maska
    [H33] Tunelový zloděj
    [H34] Ronin rváč
    [H35] Válečný bubeník
    [H36] Věžní inženýrka
    [H37] Farmářský mechanik
    [H38] Strážkyně archivu
    [H39] Šógunův bankéř
    [H40] Královna černého trhu
    [H41] Věštkyně šestek
    [H42] Kapitán bouře
    [H43] Strážce vyhnanství
    [H44] Mýtná baronka
    [H45] Velký architekt
    [H46] Mistr stínů
    [H47] Železná císařovna
    [H48] Mistr restaurátor
    [H49] Mecha daimjó
    [H50] Nebeský hacker
    [H51] Devítiocasý makléř
   *[H52] Noční čepel
  }
daimyo-hero-does = { $hero ->
    [H01] Získejte 2 rýže.
    [H02] Získejte 1 kov a 1 kámen.
    [H03] Zvolte svého guvernéra: získejte 2 žetony jeho místa.
    [H04] Vytáhněte 1 destičku relikvie ze sáčku.
    [H05] Kapacita skladu +1. Získejte 1 kov.
    [H06] Přesuňte hledače na jiný ostrov a vezměte tam 1 destičku.
    [H07] Přesuňte 1 svého guvernéra a získejte 1 žeton nového místa.
    [H08] Získejte 1 rýži a 1 zlato.
    [H09] Můžete naverbovat jednotku o 1 rýži levněji.
    [H10] Získejte 2 zlata.
    [H11] Doberte 2 hrdiny.
    [H12] Získejte 1 zlato za každý ostrov se svým guvernérem, nejvýše 3.
    [H13] Získejte 1 libovolnou surovinu a 1 zlato.
    [H14] Přesuňte hledače na jiný ostrov a vezměte tam 1 destičku.
    [H15] Získejte 3 rýže.
    [H16] Získejte 2 kovy a 1 kámen.
    [H17] Získejte 2 kameny a 1 kov.
    [H18] Doberte 2 hrdiny.
    [H19] Přesuňte 1 svého guvernéra a získejte 2 žetony nového místa.
    [H20] Kapacita skladu +2.
    [H21] Aktivujte 1 destičku vesničanů.
    [H22] Každý soupeř vám dá 1 zlato.
    [H23] Dejte 1 destičku relikvie na černý trh: vezměte 2 destičky relikvií z libovolných Zemí nikoho.
    [H24] Můžete naverbovat jednotku o 2 rýže levněji.
    [H25] Můžete postavit budovu o 1 žeton levněji.
    [H26] Můžete najmout hrdinu o 2 zlata levněji.
    [H27] Všichni vaši guvernéři produkují.
    [H28] Vaše technofarmy produkují dvakrát.
    [H29] Vytáhněte 2 destičky relikvií ze sáčku.
    [H30] Získejte 1 zlato a další 1 za každou svou obnovenou relikvii.
    [H31] Přesuňte až 2 své guvernéry.
    [H32] Použijte schopnost klanu soupeře.
    [H33] Vezměte soupeři 1 destičku relikvie; on získá 2 zlata.
    [H34] Každý soupeř odhodí 1 hrdinu. Doberte 1 hrdinu.
    [H35] Můžete zdarma naverbovat guvernéra.
    [H36] Můžete postavit rádiovou věž o 2 žetony levněji.
    [H37] Můžete postavit technofarmu o 2 žetony levněji.
    [H38] Kapacita skladu +1. Vezměte 1 destičku relikvie z libovolné Země nikoho.
    [H39] Získejte 3 zlata a 1 libovolnou surovinu.
    [H40] Vezměte zdarma 2 destičky z černého trhu.
    [H41] Aktivujte 2 různé destičky vesničanů.
    [H42] Přesuňte až 2 své guvernéry; za každého získejte 1 žeton nového místa.
    [H43] Přesuňte 1 guvernéra soupeře.
    [H44] Každý soupeř vám dá 1 surovinu podle své volby. Získejte 1 zlato.
    [H45] Můžete postavit budovu o 3 žetony levněji.
    [H46] Můžete zdarma naverbovat stín.
    [H47] Všichni vaši guvernéři a technofarmy produkují.
    [H48] Kapacita skladu +1. Vezměte 2 destičky relikvií z libovolných Zemí nikoho.
    [H49] Proveďte ještě jednou verbování nebo stavbu.
    [H50] Nastavte jednu svou kostku na libovolnou hodnotu. Doberte 2 hrdiny.
    [H51] Můžete najmout hrdinu o 4 zlata levněji.
   *[H52] Vyřaďte 1 guvernéra soupeře kdekoli.
  }
daimyo-bonus = { $tile ->
    [T-BUILD1] Můžete postavit 1 budovu.
    [T-CAP2] Kapacita skladu +2.
    [T-CAPBM] Kapacita skladu +1. Vezměte zdarma 1 destičku z černého trhu.
    [T-CAPDICE] Kapacita skladu +1. Dvakrát: jedna vaše kostka +1.
    [T-DBUILD] Odhoďte 1 hrdinu: můžete postavit budovu o 1 žeton levněji.
    [T-DHIRE] Odhoďte 1 hrdinu: můžete najmout hrdinu o 3 zlata levněji.
    [T-DVILL] Odhoďte 1 hrdinu: aktivujte 1 destičku vesničanů.
    [T-GBUILD] Získejte 1 zlato. Můžete postavit 1 budovu a platit jen zlatem.
    [T-GDRAW] Získejte 1 zlato. Doberte 1 hrdinu.
    [T-GOV2] Zvolte svého guvernéra: získejte 2 žetony jeho místa.
    [T-HIRE2] Můžete najmout hrdinu o 2 zlata levněji.
    [T-REC-1] Můžete naverbovat jednotku přesně za 1 rýži.
    [T-REC1] Můžete naverbovat jednotku o 1 rýži levněji.
    [T-RES-1R-1G] Získejte 1 rýži a 1 zlato.
    [T-RES-2M] Získejte 2 kovy.
    [T-RES-2R] Získejte 2 rýže.
    [T-RES-2S] Získejte 2 kameny.
    [T-RESET] Zaplaťte 1 zlato: váš ukazatel verbování se vrací na první pole.
    [T-SCAV] Přesuňte hledače na jiný ostrov a vezměte tam 1 destičku.
    [T-SCAV2] Zaplaťte 1 zlato: přesuňte hledače na jiný ostrov a vezměte tam 2 destičky.
    [T-SHGOLD] Získejte 1 zlato za každý svůj stín na plánu.
    [T-STEPS] Zaplaťte 1 zlato: proveďte 2 ze 4 kroků Pomoci vesničanů.
    [T-SWAP] Vezměte 2 destičky relikvií z libovolných Zemí nikoho. Potom vraťte 2 své destičky do sáčku.
    [T-TOWER2] Zvolte svou rádiovou věž: získejte 2 žetony jejího místa.
    [T-TRADE-1G-1R-1M-1S] Zaplaťte 1 zlato: získejte 1 rýži, 1 kov a 1 kámen.
    [T-TRADE-1M-2R-1G] Zaplaťte 1 kov: získejte 2 rýže a 1 zlato.
    [T-TRADE-1R-1M-1S-1G] Zaplaťte 1 rýži: získejte 1 kov, 1 kámen a 1 zlato.
    [T-TRADE-1S-1R-1M-1G] Zaplaťte 1 kámen: získejte 1 rýži, 1 kov a 1 zlato.
    [Y-DRAW-1G] Příjem: získejte 1 zlato. Doberte 1 hrdinu.
    [Y-DRAW-1R] Příjem: získejte 1 rýži. Doberte 1 hrdinu.
    [Y-INC-1M-1S] Příjem: získejte 1 kov a 1 kámen.
    [Y-INC-1R-1G] Příjem: získejte 1 rýži a 1 zlato.
    [Y-INC-1R-1M] Příjem: získejte 1 rýži a 1 kov.
    [Y-INC-1S-1G] Příjem: získejte 1 kámen a 1 zlato.
    [Y-INC-2A] Příjem: získejte 2 libovolné suroviny.
    [Y-INC-2G] Příjem: získejte 2 zlata.
   *[Y-INC-2R] Příjem: získejte 2 rýže.
  }
daimyo-villager-1 = { $face ->
    [a] Přesuňte 1 svého guvernéra a získejte 1 žeton nového místa.
   *[b] Kapacita skladu +1.
  }
daimyo-villager-2 = { $face ->
    [a] Doberte 2 hrdiny.
   *[b] Získejte 1 rýži nebo 1 zlato.
  }
daimyo-villager-3 = { $face ->
    [a] Vezměte 1 destičku relikvie tam, kde stojí váš hledač.
   *[b] Získejte 1 kov a 1 kámen.
  }
daimyo-board-name = { $board ->
    [TF1] Terasová farma
    [TF2] Hydroponie
    [TF3] Robotí pole
    [TF4] Desátková stodola
    [RT1] Jeřábový stožár
    [RT2] Síť šepotů
    [RT3] Svatyně majáku
   *[RT4] Talíř propagandy
  }
daimyo-objective = { $objective ->
    [O-G1] Vyslanci
    [O-G2] Bašta
    [O-G3] Stavitelé
    [O-G4] Vysílání
    [O-G5] Noční síť
    [O-G6] Obnovitelé
    [O-G7] Skladiště
    [O-G8] Družina
    [O-G9] Sýpka
    [O-O1] Strážce věků
    [O-O2] Mistr stavitel
   *[O-O3] Plný dvůr
  }
daimyo-objective-needs = { $objective ->
    [O-G1] Guvernéři alespoň na 4 různých ostrovech
    [O-G2] Alespoň 3 guvernéři na jednom ostrově
    [O-G3] Alespoň 4 budovy
    [O-G4] Rádiové věže alespoň na 2 různých ostrovech
    [O-G5] Alespoň 2 stíny
    [O-G6] Alespoň 2 obnovené relikvie
    [O-G7] Kapacita skladu alespoň 7
    [O-G8] Alespoň 6 karet hrdinů
    [O-G9] Alespoň 3 technofarmy
    [O-O1] Alespoň 4 obnovené relikvie
    [O-O2] Všechny 4 technofarmy nebo všechny 4 rádiové věže
   *[O-O3] Všech 8 guvernérů na plánu
  }
daimyo-objective-gold = { $objective ->
    [O-G1] 3 BP. Získejte 1 libovolnou surovinu.
    [O-G2] 2 BP. Získejte 1 zlato.
    [O-G3] 3 BP. Získejte 1 zlato.
    [O-G4] 3 BP. Doberte 1 hrdinu.
    [O-G5] 2 BP. Získejte 1 zlato.
    [O-G6] 3 BP. Kapacita skladu +1.
    [O-G7] 2 BP. Získejte 1 libovolnou surovinu.
    [O-G8] 3 BP. Získejte 1 zlato.
    [O-G9] 3 BP. Získejte 1 libovolnou surovinu.
    [O-O1] 7 BP.
    [O-O2] 6 BP.
   *[O-O3] 6 BP.
  }
daimyo-objective-silver = { $objective ->
    [O-G1] 2 BP.
    [O-G2] 1 BP.
    [O-G3] 2 BP.
    [O-G4] 2 BP.
    [O-G5] 1 BP.
    [O-G6] 2 BP.
    [O-G7] 1 BP.
    [O-G8] 2 BP.
    [O-G9] 2 BP.
    [O-O1] –
    [O-O2] –
   *[O-O3] –
  }
daimyo-solo-top = { $card ->
    [S1-1] Guvernér na červený nebo fialový ostrov, s výhodou
    [S1-2] Technofarma na libovolný ostrov
    [S1-3] Guvernér na libovolný ostrov, s výhodou
    [S1-4] 2 destičky relikvií
    [S1-5] 2 destičky relikvií, s výhodou
    [S1-6] Rádiová věž na červený nebo fialový ostrov
    [S1-7] Guvernér na modrý nebo fialový ostrov
    [S1-8] Guvernér na libovolný ostrov, s výhodou
    [S2-1] Stín na červený nebo fialový ostrov, s výhodou
    [S2-2] Guvernér na modrý nebo červený ostrov, s výhodou
    [S2-3] 2 destičky relikvií, s výhodou
    [S2-4] Rádiová věž na modrý nebo červený ostrov, s výhodou
    [S2-5] Guvernér na žlutý nebo fialový ostrov, s výhodou
    [S2-6] Guvernér na libovolný ostrov, s výhodou
    [S2-7] Guvernér na červený nebo žlutý ostrov, s výhodou
    [S2-8] Stín na libovolný ostrov, s výhodou
    [S3-1] Stín na libovolný ostrov, s výhodou
    [S3-2] Guvernér na libovolný ostrov, s výhodou
    [S3-3] 3 destičky relikvií, s výhodou
   *[S3-4] Rádiová věž na libovolný ostrov, s výhodou
  }
daimyo-solo-middle = { $card ->
    [S1-1] 2 destičky relikvií, s výhodou
    [S1-2] Guvernér na modrý nebo žlutý ostrov, s výhodou
    [S1-3] 1 destička relikvie, s výhodou
    [S1-4] Guvernér na žlutý nebo fialový ostrov, s výhodou
    [S1-5] Guvernér na modrý nebo červený ostrov, s výhodou
    [S1-6] Impérium bere Mocnou helmu
    [S1-7] Technofarma na modrý nebo fialový ostrov
    [S1-8] 1 BP
    [S2-1] 2 destičky relikvií, s výhodou
    [S2-2] Stín na žlutý nebo fialový ostrov, s výhodou
    [S2-3] Rádiová věž na libovolný ostrov, s výhodou
    [S2-4] 2 destičky relikvií, s výhodou
    [S2-5] Technofarma na žlutý nebo fialový ostrov
    [S2-6] 2 BP
    [S2-7] 2 destičky relikvií, s výhodou
    [S2-8] Guvernér na modrý nebo fialový ostrov, s výhodou
    [S3-1] 3 destičky relikvií, s výhodou
    [S3-2] Rádiová věž na libovolný ostrov, s výhodou
    [S3-3] Stín na libovolný ostrov, s výhodou
   *[S3-4] Guvernér na libovolný ostrov, s výhodou
  }
daimyo-solo-bottom = { $card ->
    [S1-1] Rádiová věž na modrý nebo žlutý ostrov, s výhodou
    [S1-2] Impérium bere Mocnou helmu
    [S1-3] Technofarma na modrý nebo červený ostrov
    [S1-4] Technofarma na žlutý nebo fialový ostrov
    [S1-5] Technofarma na libovolný ostrov
    [S1-6] Guvernér na červený nebo žlutý ostrov, s výhodou
    [S1-7] 2 destičky relikvií
    [S1-8] 1 destička relikvie, s výhodou
    [S2-1] Technofarma na libovolný ostrov
    [S2-2] 2 destičky relikvií
    [S2-3] Impérium bere Mocnou helmu
    [S2-4] Technofarma na libovolný ostrov
    [S2-5] Stín na modrý nebo červený ostrov, s výhodou
    [S2-6] Rádiová věž na žlutý nebo fialový ostrov
    [S2-7] Technofarma na modrý nebo červený ostrov
    [S2-8] 1 destička relikvie, s výhodou
    [S3-1] Impérium bere Mocnou helmu
    [S3-2] Technofarma na libovolný ostrov
    [S3-3] Technofarma na libovolný ostrov
   *[S3-4] 2 destičky relikvií, s výhodou
  }
daimyo-empire-line = { $line ->
    [EA1] Impérium bere 1 destičku relikvie, s výhodou.
    [EA2] Odhazujete 1 žeton nebo 1 hrdinu.
   *[EA3] Impérium umisťuje 1 stín na libovolný ostrov, s výhodou.
  }
daimyo-achievement = { $achievement ->
    [A1] Vyhrajte za klan technologie
    [A2] Vyhrajte za klan nomádů
    [A3] Vyhrajte za klan přírody
    [A4] Vyhrajte za klan aristokratů
    [A5] Obnovte 6 relikvií
    [A6] Postavte všechny své budovy
   *[A7] Naverbujte všechny své jednotky
  }
daimyo-token = { $token ->
    [rice] rýže
    [metal] kov
    [stone] kámen
   *[gold] zlato
  }
daimyo-token-accusative = { $token ->
    [rice] rýži
    [metal] kov
    [stone] kámen
   *[gold] zlato
  }
daimyo-action = { $action ->
    [villagers] Pomoc vesničanů
    [production] Produkce
    [relic] Relikvie
    [recruitment] Verbování
    [construction] Stavba
    [tax] Daň
   *[idle] Vedle desky
  }
daimyo-slot = { $slot ->
    [villagers] Pomoc vesničanů
    [production] Produkce
    [relic] Relikvie
    [recruitment] Verbování
    [construction] Stavba
    [tax] Daň
    [idle1] Vedle desky
    [idle2] Vedle desky
   *[idle3] Vedle desky
  }
daimyo-place = { $place ->
    [villagers] Pomoc vesničanů
    [production] Produkce
    [relic] Relikvie
    [recruitment] Verbování
    [construction] Stavba
    [ability] Schopnost klanu
    [income1] Příjem, levé pole
    [income2] Příjem, pravé pole
   *[action] Tato akce
  }
daimyo-die = { $colour ->
    [blue] Modrá kostka
    [green] Zelená kostka
   *[red] Červená kostka
  } { $value }
daimyo-die-accusative = { $colour ->
    [blue] modrou kostku
    [green] zelenou kostku
   *[red] červenou kostku
  } { $value }
daimyo-die-instrumental = { $colour ->
    [blue] modrou kostkou
    [green] zelenou kostkou
   *[red] červenou kostkou
  } { $value }
daimyo-type = { $type ->
    [farm] Technofarma
   *[tower] Rádiová věž
  }
daimyo-that-piece = { $piece ->
    [governor] guvernéra
    [shadow] stín
    [tower] rádiovou věž
   *[farm] technofarmu
  }
daimyo-that-field = { $field ->
    [governor] guvernéra
    [tower] rádiovou věž
    [shadow] stín
   *[relic] destičku relikvie
  }
daimyo-field = { $field ->
    [relic] Relikvie
    [governor] Guvernér
    [tower] Rádiová věž
   *[shadow] Stín
  }

## Questions

daimyo-ask-clan = Zvolte svůj klan.
daimyo-ask-board = { $pass ->
    [1] Zvolte stavební desku kteréhokoli typu.
   *[2] Zvolte stavební desku druhého typu.
  }
daimyo-first-clan = { $clan ->
    [nature] Dobrý pro první hru: jeho schopnost dává 2 libovolné suroviny, takže nikdy neuvíznete.
    [nomads] Dobrý pro první hru: jeho schopnost přesune guvernéra a hned přinese 2 žetony.
    [technology] Dobrý pro první hru: větší kapacita skladu a víc hrdinů na výběr.
   *[aristocrats] Dobrý pro první hru: jeho schopnost dovolí zahrát kteréhokoli hrdinu z ruky bez ohledu na sílu.
  }
daimyo-first-start = Dobré pro první hru: toto místo dává to, čeho máte nejméně. Jako každý guvernér zde zvýší váš vliv o 2.
daimyo-ask-start = { $which ->
    [1] Umístěte prvního guvernéra na ostrov, kde nikdo nezačal. Půjde tam i váš hledač.
   *[2] Umístěte druhého guvernéra na libovolné volné Místo produkce.
  }
daimyo-ask-empire-start = { $same ->
    [1] Impérium: umístěte { daimyo-that-piece } na stejný ostrov.
   *[0] Impérium: umístěte { daimyo-that-piece } na ostrov bez jeho guvernérů.
  }
daimyo-ask-merc-die = Dejte žoldnéřům kostku ze středu.
daimyo-ask-die = Vezměte kostku a položte ji na jednu ze svých akcí.
daimyo-ask-idle = Žádná kostka se nehodí. Vezměte libovolnou a položte ji vedle desky.
daimyo-ask-turn = { $done ->
    [0] { daimyo-action } (součet kostek { $sum }).
   *[1] { daimyo-action }: hotovo (součet kostek { $sum }). Bonusové akce, nebo konec tahu.
  }
daimyo-ask-change = Kterou kostku změnit a jak?
daimyo-ask-free-hero = Zahrajte hrdinu bez ohledu na sílu.
daimyo-ask-discard = Odhoďte hrdinu z ruky.
daimyo-ask-villager = { $left ->
    [one] Aktivujte destičku vesničanů.
    [few] Aktivujte { $left } různé destičky vesničanů.
   *[other] Aktivujte { $left } různých destiček vesničanů.
  }
daimyo-ask-gain = { $left ->
    [one] Zvolte 1 surovinu.
    [few] Zvolte { $left } suroviny, jednu po druhé.
   *[other] Zvolte { $left } surovin, jednu po druhé.
  }
daimyo-ask-lift = Který z vašich guvernérů se přesune?{ $collect ->
    [0] {""}
   *[other] {" "}Získáte tam žetony: { $collect }.
  }
daimyo-ask-move = Kam jde guvernér z Místa produkce { $site } { daimyo-on-island }?{ $collect ->
    [0] {""}
   *[other] {" "}Získáte tam žetony: { $collect }.
  }
daimyo-ask-travel = Kam jde váš hledač?
daimyo-ask-relic = Hledač { daimyo-on-island }, pořadí libovolné.{ $taken ->
    [0] {" "}Vezměte destičku.
   *[other] {""}
  }{ $searched ->
    [0] {" "}Prohledejte.
   *[other] {""}
  }{ $bought ->
    [0] {" "}Kupte.
   *[other] {""}
  }
daimyo-ask-take = Vezměte destičku relikvie { $source ->
    [market] z černého trhu
    [board] z libovolné Země nikoho
   *[other] tam, kde stojí hledač
  } (zbývá: { $left }).
daimyo-ask-search = Prohledávání Země nikoho { daimyo-on-island }: odhoďte nejvýše { $most ->
    [one] 1 destičku
    [few] { $most } destičky
   *[other] { $most } destiček
  } na černý trh (zatím: { $done }).
daimyo-ask-drop = { $after ->
    [0] Sklad je plný. Odhoďte destičku, než vezmete { daimyo-relic-tile-accusative }.
   *[1] Vytáhli jste { daimyo-relic-tile-accusative }. Sklad je přeplněný: odhoďte destičku.
  }
daimyo-ask-give-tile = { $bag ->
    [1] Vraťte destičku do sáčku
   *[0] Dejte destičku na černý trh
  } (zbývá: { $left }).
daimyo-ask-recruit = Naverbujte guvernéra nebo stín; cena v rýži: { $price } (máte { $have }).{ $single ->
    [1] {" "}Jen jedna jednotka.
   *[other] {""}
  }
daimyo-ask-eliminate = { $island ->
    [any] Který guvernér soupeře bude vyřazen?
   *[other] Který guvernér { daimyo-on-island } bude vyřazen?
  }
daimyo-ask-build = Co postavíte?{ $gold ->
    [1] {" "}Vše se platí zlatem.
   *[other] {""}
  }{ $discount ->
    [0] {""}
   *[other] {" "}Sleva: { $discount }.
  }
daimyo-ask-spare = { daimyo-type }: který žeton nezaplatíte (zbývá: { $left })?
daimyo-ask-site = { daimyo-type }: na které Místo produkce?
daimyo-ask-place-tile = Kam položit tuto destičku bonusové akce? { daimyo-bonus }
daimyo-ask-steps = Které 2 kroky Pomoci vesničanů?
daimyo-ask-raise = Která kostka dostane +1?
daimyo-ask-set-die = Nastavte jednu ze svých kostek.
daimyo-ask-hire = Najmout hrdinu? Máte { $gold } { $gold ->
    [one] zlato
    [few] zlata
   *[other] zlata
  }.{ $discount ->
    [0] {""}
   *[other] {" "}Sleva: { $discount }.
  }
daimyo-ask-helmet = Kdo dostane Mocnou helmu a začne příští kolo?
daimyo-ask-collect = { $piece ->
    [tower] Která rádiová věž dává { $count ->
        [one] 1 žeton
        [few] { $count } žetony
       *[other] { $count } žetonů
      }?
   *[governor] Který guvernér dává { $count ->
        [one] 1 žeton
        [few] { $count } žetony
       *[other] { $count } žetonů
      }?
  }
daimyo-ask-choose = Co zvolíte: { $one ->
    [rice] 1 rýži
    [gold] 1 zlato
    [recruitment] Verbování
   *[construction] Stavbu
  }, nebo { $two ->
    [rice] 1 rýži
    [gold] 1 zlato
    [recruitment] Verbování
   *[construction] Stavbu
  }?
daimyo-ask-copy = Čí schopnost klanu použijete?
daimyo-ask-steal = Vzít soupeři destičku relikvie?
daimyo-ask-tribute = Kterou surovinu odevzdáte?
daimyo-ask-exile = Kterého guvernéra soupeře přesunete?
daimyo-ask-merc-relic = Žoldnéři: vyměňte jednu destičku se sáčkem, nebo vezměte dvě destičky z jednoho ostrova.
daimyo-ask-merc-lift = Žoldnéři: { $field ->
    [governor] kterého guvernéra přesunout
    [tower] kterou rádiovou věž přesunout
    [shadow] který stín přesunout
   *[relic] kterou destičku relikvie přesunout
  }?
daimyo-ask-merc-place = { $moved ->
    [0] Žoldnéři: kam umístit { daimyo-that-field }?
   *[1] Žoldnéři: kam přesunout { daimyo-that-field }?
  }
daimyo-ask-cover = Impérium: kterou kostkou zakrýt pole sólové karty? Dvě zbývající pole se provedou.
daimyo-ask-empire-place = Impérium: kam umístí { daimyo-that-piece }?
daimyo-ask-empire-tile = Impérium: kterou destičku relikvie bere (zbývá: { $left })?
daimyo-ask-empire-toll = Impérium žádá: odhoďte 1 žeton nebo 1 hrdinu.

## Answers. $player is the name of the seat in "helmet" and "steal".

daimyo-act-clan = { daimyo-clan }
daimyo-act-board = { daimyo-board-name }
daimyo-act-die = { daimyo-die }: { daimyo-action }
daimyo-act-idle = Odložit { daimyo-die-accusative }
daimyo-act-main = Provést hlavní akci
daimyo-act-play = Zahrát: { daimyo-hero }
daimyo-act-discard = Odhodit: { daimyo-hero }
daimyo-act-change = { $way ->
    [up] +1
   *[down] −1
  }: { daimyo-slot }
daimyo-act-ability = Schopnost klanu
daimyo-act-tile = Destička bonusové akce: { daimyo-place }
daimyo-act-reset = Obnovit cyklus nákladů
daimyo-act-end = Ukončit tah
daimyo-act-stop = Hotovo
daimyo-act-villager = Destička vesničanů { $tile }
daimyo-act-gain = Získat { daimyo-token-accusative }
daimyo-act-give = Odevzdat { daimyo-token-accusative }
daimyo-act-govern = Guvernér { daimyo-on-island }, Místo produkce { $site }
daimyo-act-shadow = Stín { daimyo-on-island }, pole { $space }
daimyo-act-eliminate = Vyřadit guvernéra { daimyo-on-island }, Místo produkce { $site }
daimyo-act-lift = Guvernér { daimyo-on-island }, Místo produkce { $site }
daimyo-act-lift-shadow = Stín { daimyo-on-island }, pole { $space }
daimyo-act-lift-tower = Rádiová věž { daimyo-on-island }, Místo produkce { $site }
daimyo-act-collect = Místo produkce { $site } { daimyo-on-island }
daimyo-act-build = { daimyo-type }
daimyo-act-spare = Neplatit { daimyo-token-accusative }
daimyo-act-site = Místo produkce { $site } { daimyo-on-island }
daimyo-act-place = { daimyo-place }
daimyo-act-travel = Hledač { daimyo-to-island }
daimyo-act-take = Vzít destičku { daimyo-on-island }, pole { $space }
daimyo-act-search = Prohledat a zaplatit { daimyo-token-accusative }
daimyo-act-bin = Odhodit destičku { daimyo-on-island }, pole { $space }
daimyo-act-market = Černý trh: { daimyo-relic-tile }
daimyo-act-ransom = Koupit od žoldnéřů: { daimyo-relic-tile }
daimyo-act-steal = { $player }: { daimyo-relic-tile }
daimyo-act-drop = Odevzdat { daimyo-relic-tile-accusative }
daimyo-act-steps = { $steps ->
    [capacity-draw] Kapacita a karta
    [capacity-helmet] Kapacita a helma
    [capacity-villager] Kapacita a destička vesničanů
    [draw-helmet] Karta a helma
    [draw-villager] Karta a destička vesničanů
   *[helmet-villager] Helma a destička vesničanů
  }
daimyo-act-raise = +1: { daimyo-slot }
daimyo-act-set = Hodnota { $value }: { daimyo-slot }
daimyo-act-hire = Najmout: { daimyo-hero }
daimyo-act-helmet = { $player }
daimyo-act-choose = { $branch ->
    [rice] 1 rýže
    [gold] 1 zlato
    [recruitment] Verbování
   *[construction] Stavba
  }
daimyo-act-copy = { daimyo-clan }
daimyo-act-merc = { daimyo-field }, kostka { $value }
daimyo-act-swap = Vyměnit destičku { daimyo-on-island }, pole { $space }
daimyo-act-loot = Dvě destičky { daimyo-on-island }, pole { $spaces }
daimyo-act-cover = Zakrýt { daimyo-die-instrumental }

## Story

daimyo-log-clan = { $player } vede { daimyo-clan }.
daimyo-log-board = { $player } si bere stavební desku: { daimyo-board-name } ({ daimyo-type }).
daimyo-log-automaton-clan = { $player }: jednotky a budovy { daimyo-clan-genitive }.
daimyo-log-round = Začíná { $round }. kolo. Kostky: modré { $blue }; zelené { $green }; červené { $red }.
daimyo-log-turn = { $player } začíná { $turn }. tah.
daimyo-log-die = { $player } pokládá { daimyo-die-accusative } na akci: { daimyo-action }.
daimyo-log-die-idle = { $player } odkládá vedle desky { daimyo-die-accusative }.
daimyo-log-main = { $player } provádí hlavní akci: { daimyo-action }.
daimyo-log-ability = { $player } používá schopnost { daimyo-clan-genitive }.
daimyo-log-copied = { $player } používá schopnost soupeře, { daimyo-clan-genitive }.
daimyo-log-tile = { $player } používá destičku bonusové akce: { daimyo-bonus }
daimyo-log-tile-placed = { $player } pokládá destičku bonusové akce ({ daimyo-place }): { daimyo-bonus }
daimyo-log-played = { $player } hraje: { daimyo-hero }. { daimyo-hero-does }
daimyo-log-discarded = { $player } odhazuje: { daimyo-hero }.
daimyo-log-drew = { $player } dobírá: { daimyo-hero }.
daimyo-log-drew-hidden = { $player } dobírá hrdinu.
daimyo-log-no-card = { $player } nemá co dobrat.
daimyo-log-shuffled = { $player } míchá odhazovací hromádku.
daimyo-log-hired = { $player } najímá: { daimyo-hero }.
daimyo-log-took-hero = { $player }: z Trhu hrdinů mizí { daimyo-hero }.
daimyo-log-market = Na Trh hrdinů, na pole { $slot }, přichází: { daimyo-hero }.
daimyo-log-market-top = Na vrchu balíčku teď leží: { daimyo-hero }.
daimyo-log-die-changed = { $player } nastavuje kostku ({ daimyo-slot }) na { $value }.
daimyo-log-villager = { $player } aktivuje destičku vesničanů: { $tile ->
    [1] { daimyo-villager-1 }
    [2] { daimyo-villager-2 }
   *[3] { daimyo-villager-3 }
  }
daimyo-log-helmet = { $player } má Mocnou helmu.
daimyo-log-capacity = { $player } má teď kapacitu skladu { $capacity }.
daimyo-log-travelled = { $player } přesouvá hledače { daimyo-to-island }.
daimyo-log-took-tile = { $player } bere { daimyo-relic-tile-accusative }.
daimyo-log-drew-tile = { $player } vytahuje ze sáčku { daimyo-relic-tile-accusative }.
daimyo-log-duplicate = Druhá kopie destičky jde na černý trh: { daimyo-relic-tile }.
daimyo-log-dropped-tile = { $player } odhazuje na černý trh { daimyo-relic-tile-accusative }.
daimyo-log-returned-tile = { $player } vrací do sáčku { daimyo-relic-tile-accusative }.
daimyo-log-searched = { $player } prohledává Zemi nikoho; na černý trh jde { daimyo-relic-tile }.
daimyo-log-refill = Nová destička { daimyo-on-island }: { daimyo-relic-tile }.
daimyo-log-bag-filled = Z černého trhu do prázdného sáčku { $tiles ->
    [one] jde 1 destička
    [few] jdou { $tiles } destičky
   *[other] jde { $tiles } destiček
  }.
daimyo-log-restored = { $player }: relikvie { daimyo-relic-name } je obnovena (vliv +{ $influence }).
daimyo-log-governor = { $player }: guvernér stojí { daimyo-on-island }, Místo produkce { $site }.
daimyo-log-shadow = { $player }: stín stojí v Nebezpečné čtvrti { daimyo-on-island }, pole { $space }.
daimyo-log-farm = { $player }: technofarma vzniká { daimyo-on-island }, Místo produkce { $site }.
daimyo-log-tower = { $player }: rádiová věž stojí { daimyo-on-island }, Místo produkce { $site }.
daimyo-log-eliminated = { $player }: guvernér je vyřazen { daimyo-on-island }, Místo produkce { $site }.
daimyo-log-track-reset = { $player } obnovuje cyklus nákladů.
daimyo-log-objective = { $player } plní cíl: { daimyo-objective } ({ $field ->
    [gold] zlaté pole
   *[silver] stříbrné pole
  }).
daimyo-log-merc-die = { $player } dává žoldnéřům kostku { $value } na pole: { daimyo-field }.
daimyo-log-merc-swap = Žoldnéři: do sáčku se vrací { daimyo-relic-tile }.
daimyo-log-merc-tile = Žoldnéři berou { daimyo-relic-tile-accusative }.
daimyo-log-solo-card = Impérium odkrývá sólovou kartu: { daimyo-solo-top } · { daimyo-solo-middle } · { daimyo-solo-bottom }.
daimyo-log-cover = Pole sólové karty je zakryto { daimyo-die-instrumental }.
daimyo-log-empire-ability = Schopnost Impéria, součet kostek { $sum }: { daimyo-empire-line }
daimyo-log-empire-returns = Impérium vrací všechny destičky relikvií do sáčku; jeho žetony zůstávají.
daimyo-log-unseen-hero = Neznámý hrdina Impéria: { daimyo-hero }.
daimyo-log-army = { $player }: armáda v hodnotě { $army }.

## Why not, and what to mind

daimyo-no-advantage = Impérium musí jednat s výhodou: zvolte ostrov, kde vás předstihne ve vlivu.
daimyo-no-advantage-tile = Impérium musí jednat s výhodou: zvolte destičku, která pomůže obnovit relikvii.
daimyo-no-at-least-one = Odhoďte alespoň jednu destičku.
daimyo-no-board-taken = Tato deska je zabraná.
daimyo-no-board-type = Desku tohoto typu už máte.
daimyo-no-bought = V jedné Zemi nikoho lze koupit jen jednou.
daimyo-no-build-when = Budovy se stavějí v akci Stavba nebo díky hrdinovi či destičce, která to říká.
daimyo-no-card-islands = Sólová karta určuje jiné ostrovy.
daimyo-no-clan-taken = Tento klan je zabraný.
daimyo-no-die-colour = { daimyo-action }: hodí se jen { $colour ->
    [blue] modrá
    [green] zelená
   *[red] červená
  } kostka.
daimyo-no-die-first = Nejdřív položte kostku; hlavní akce a bonusové akce jsou až po ní.
daimyo-no-die-fits = Některá kostka se na vaši akci hodí, takže se žádná neodkládá.
daimyo-no-die-limit = Kostka má vždy hodnotu od 1 do 6.
daimyo-no-die-placed = Kostka tohoto tahu už leží.
daimyo-no-discount = Chybí vám žetony: { $missing }. Sleva pokryje { $discount }.
daimyo-no-done-before = To už se v tomto tahu stalo.
daimyo-no-drop-when = Destička opouští sklad, jen když je plný nebo když to žádá účinek.
daimyo-no-duplicate = Ve skladu nesmějí ležet dvě kopie téže destičky: { daimyo-relic-tile }.
daimyo-no-empire-island = { $same ->
    [1] Tento guvernér patří na ostrov, kde už Impérium guvernéra má.
   *[0] Na tomto ostrově už Impérium guvernéra má: zvolte jiný.
  }
daimyo-no-field-taken = Toto pole už má kostku.
daimyo-no-finish-first = Nejdřív { $asked ->
    [change] změňte hodnotu kostky
    [free-hero] zahrajte hrdinu
    [discard] odhoďte hrdinu
    [villager] aktivujte destičku vesničanů
    [gain] zvolte surovinu
    [lift] zvolte guvernéra, který se přesune
    [move] zvolte, kam jde guvernér
    [travel] zvolte, kam jde váš hledač
    [relic] dokončete zastávku hledače
    [take] vezměte destičku relikvie, nebo ji odmítněte
    [search] dokončete prohledávání
    [drop] odhoďte destičku ze skladu
    [give-tile] odevzdejte destičku
    [recruit] dokončete Verbování
    [eliminate] zvolte guvernéra, který bude vyřazen
    [build] dokončete Stavbu
    [spare] zvolte žeton, který nezaplatíte
    [site] zvolte místo pro budovu
    [place-tile] položte destičku bonusové akce
    [steps] zvolte 2 kroky Pomoci vesničanů
    [raise] zvolte kostku, která dostane +1
    [set-die] nastavte kostku
    [hire] najměte hrdinu, nebo to odmítněte
    [collect] zvolte, co dává žetony
    [choose] zvolte jeden z efektů
    [copy] zvolte klan, jehož schopnost použijete
    [steal] vezměte destičku soupeře, nebo ji odmítněte
    [tribute] odevzdejte surovinu
    [exile] přesuňte guvernéra soupeře
   *[other] dokončete, co začalo
  }; nic to nepřeruší.
daimyo-no-for-nothing = Teď by to nic neudělalo.
daimyo-no-gold-is-no-resource = Zlato tu není surovina.
daimyo-no-have-none = Nic takového nemáte.
daimyo-no-helmet-gone = Helmu lze vzít jen před první modrou akcí kola.
daimyo-no-hero-done = Silou se hraje jeden hrdina za tah.
daimyo-no-hire-when = Hrdinové se najímají na konci kola nebo díky hrdinovi či destičce, která to říká.
daimyo-no-idle-no-main = Vaše kostka leží vedle desky: v tomto tahu hlavní akce není.
daimyo-no-idle-no-tile = Vaše kostka leží vedle desky, destička k ní tedy nepatří.
daimyo-no-in-turn-only = To jde jen ve vašem tahu.
daimyo-no-island-not-in-play = Tento ostrov není ve hře.
daimyo-no-island-started = Na tomto ostrově začal jiný hráč.
daimyo-no-lack = { $token ->
    [rice] Cena v rýži
    [metal] Cena v kovu
    [stone] Cena v kameni
   *[gold] Cena ve zlatě
  }: { $price }; máte { $have }.
daimyo-no-main-done = Hlavní akce tohoto tahu je hotová.
daimyo-no-main-first = Nejdřív proveďte hlavní akci.
daimyo-no-market-top = Odkrytou kartu z vrchu balíčku najmout nelze; nejdřív musí přijít do řady.
daimyo-no-market-when = Destičky z černého trhu se kupují v akci Relikvie, na každé zastávce jedna.
daimyo-no-mercs-first = Nejdřív dostanou kostku žoldnéři.
daimyo-no-mercs-when = Žoldnéři dostávají kostku jen před prvními třemi tahy kola.
daimyo-no-moved-before = Tento guvernér se už přesunul.
daimyo-no-must-move = Schopnost je nutné provést.
daimyo-no-no-bonus-tile = Ještě tam neleží destička bonusové akce.
daimyo-no-no-building-left = Všechny 4 budovy tohoto typu už stojí.
daimyo-no-no-buying = Tento účinek bere destičky ze Zemí nikoho; kupovat nedovoluje.
daimyo-no-no-card = Nemáte v ruce hrdinu, kterého byste odhodili.
daimyo-no-no-die = Neleží tam žádná vaše kostka.
daimyo-no-no-governor-left = Nemáte už žádného guvernéra.
daimyo-no-no-loose = Ve skladu nemáte destičku relikvie k odevzdání.
daimyo-no-no-merc-piece = Žoldnéři tam takovou jednotku ani budovu nemají.
daimyo-no-no-own-governor = Nestojí tam váš guvernér.
daimyo-no-no-own-piece = Takovou jednotku ani budovu tam nemáte.
daimyo-no-no-shadow-left = Nemáte už žádný stín.
daimyo-no-no-such-die = Taková kostka uprostřed není.
daimyo-no-no-such-opponent = Tento klan žádný soupeř nemá.
daimyo-no-no-such-player = Takový hráč tu není.
daimyo-no-no-target = Nestojí tam guvernér soupeře.
daimyo-no-no-tile = Taková destička tu není.
daimyo-no-not-asked = Nejdřív odpovězte na otázku, která teď zazněla.
daimyo-no-not-here = Váš hledač stojí { daimyo-on-island }: jen destičky odtamtud.
daimyo-no-not-in-cost = Tento žeton není součástí ceny.
daimyo-no-not-in-hand = Tohoto hrdinu v ruce nemáte.
daimyo-no-not-in-market = Tento hrdina není na Trhu hrdinů.
daimyo-no-not-loose = Takovou destičku ve skladu nemáte.
daimyo-no-not-possible = To teď není možné.
daimyo-no-occupied = Toto pole je obsazené.
daimyo-no-only-governor = Teď lze naverbovat jen guvernéra.
daimyo-no-only-market = Teď jen destička z černého trhu.
daimyo-no-only-opponent = Žoldnéři odstraňují jen guvernéra vašeho soupeře.
daimyo-no-only-shadow = Teď lze naverbovat jen stín.
daimyo-no-other-choice = Tato volba patří k jiné kartě.
daimyo-no-other-island = Jen { daimyo-on-island }, kde stojí stín.
daimyo-no-other-piece = Teď umisťujete { daimyo-that-piece }.
daimyo-no-other-tile = Tato destička už byla aktivována.
daimyo-no-other-type = Teď lze postavit jen toto: { daimyo-type }.
daimyo-no-own-governor = Vlastního guvernéra nevyřazujete.
daimyo-no-place-when = Destička bonusové akce se pokládá, když ji odkryje budova; potom se už nepřesouvá.
daimyo-no-played-before = Stejný hrdina se v jednom tahu nehraje dvakrát.
daimyo-no-ransom-when = Destičky žoldnéřů se kupují v akci Relikvie, místo na černém trhu.
daimyo-no-recruit-when = Jednotky se verbují v akci Verbování nebo díky hrdinovi či destičce, která to říká.
daimyo-no-reset = Jen z posledního pole stupnice; váš ukazatel stojí na poli { $space }.
daimyo-no-rest = Stále by vám chyběly žetony: { $missing }. { $left ->
    [0] Další už vynechat nesmíte.
   *[other] Vynechat smíte ještě jen: { $left }.
  }
daimyo-no-scavenger-first = Nejdřív váš hledač přejde na jiný ostrov.
daimyo-no-scavenger-is-here = Hledač musí na jiný ostrov.
daimyo-no-search-when = Země nikoho se prohledává v akci Relikvie.
daimyo-no-searched = Jednu Zemi nikoho lze prohledat jen jednou.
daimyo-no-setup-first = Hra ještě nezačala: nejdřív příprava.
daimyo-no-space-taken = Už tam leží vaše kostka: { daimyo-action }.
daimyo-no-storage-full = Sklad je plný ({ $capacity }) a není v něm destička k odhození.
daimyo-no-strength = Žádné vaše kostky nedají přesně { $strength }.
daimyo-no-sum = Součet vašich kostek: { $sum }; je třeba { $need }.
daimyo-no-take-when = Destičky relikvií se berou v akci Relikvie nebo díky hrdinovi či destičce, která to říká.
daimyo-no-taken = Z jedné Země nikoho lze vzít jen jednu destičku.
daimyo-no-tax-no-tile = Daň nemá destičku bonusové akce.
daimyo-no-tile-colour = { $colour ->
    [yellow] Žlutou destičku položíte jen na jedno ze dvou polí příjmu.
   *[grey] Šedou destičku položíte k akci nebo ke schopnosti klanu, nikdy na pole příjmu.
  }
daimyo-no-travel-when = Hledač cestuje v akci Relikvie nebo díky hrdinovi či destičce, která to říká.
daimyo-no-type-first = Nejdřív zvolte, co stavíte.
daimyo-no-villager-when = Destičky vesničanů se používají v akci Pomoc vesničanů nebo díky hrdinovi či destičce, která to říká.
daimyo-no-whole-shadow = Stín musí tam, kde vyřadí vašeho guvernéra.
daimyo-mind-covers-tile = Tím se navždy zakryje jiná destička bonusové akce.
daimyo-mind-nothing-happens = Teď by se nic nestalo.

## Terms of the rules

daimyo-term-clan = Klan
daimyo-term-clan_nature = Klan přírody
daimyo-term-clan_tech = Klan technologie
daimyo-term-clan_nomads = Klan nomádů
daimyo-term-clan_aristo = Klan aristokratů
daimyo-term-governor = Guvernér
daimyo-term-shadow = Stín
daimyo-term-scavenger = Hledač
daimyo-term-unit = jednotka
daimyo-term-island = ostrov
daimyo-term-central_island = střední ostrov
daimyo-term-prod_zone = Oblast produkce
daimyo-term-prod_site = Místo produkce
daimyo-term-nml = Země nikoho
daimyo-term-danger = Nebezpečná čtvrť
daimyo-term-altar = Oltář
daimyo-term-influence = Vliv
daimyo-term-influence_track = stupnice vlivu
daimyo-term-pp = Bod popularity (BP)
daimyo-term-pp_track = stupnice popularity
daimyo-term-gold_banner = zlatá korouhev
daimyo-term-silver_banner = stříbrná korouhev
daimyo-term-rice = Rýže
daimyo-term-metal = Kov
daimyo-term-stone = Kámen
daimyo-term-gold = Zlato
daimyo-term-resource = surovina
daimyo-term-supply = obecná zásoba
daimyo-term-own_supply = vlastní zásoba
daimyo-term-relic_tile = destička relikvie
daimyo-term-relic = Relikvie
daimyo-term-restore = Obnovit relikvii
daimyo-term-relic_marker = žeton relikvie
daimyo-term-storage = Sklad
daimyo-term-capacity = Kapacita skladu
daimyo-term-black_market = Černý trh
daimyo-term-search = Prohledat Zemi nikoho
daimyo-term-techno_farm = Technofarma
daimyo-term-radio_tower = Rádiová věž
daimyo-term-construction_board = Stavební deska
daimyo-term-surcharge = příplatek
daimyo-term-bonus_tile = destička bonusové akce
daimyo-term-clan_board = Deska klanu
daimyo-term-main_action = Hlavní akce
daimyo-term-bonus_action = Bonusová akce
daimyo-term-act_blue = Pomoc vesničanů
daimyo-term-act_prod = Produkce
daimyo-term-act_relic = Relikvie
daimyo-term-act_recruit = Verbování
daimyo-term-act_build = Stavba
daimyo-term-act_tax = Daň
daimyo-term-villager_tile = destička vesničanů
daimyo-term-hero = Hrdina
daimyo-term-hero_market = Trh hrdinů
daimyo-term-strength = síla
daimyo-term-hire = najmout
daimyo-term-recruit = naverbovat
daimyo-term-recruit_track = Stupnice verbování
daimyo-term-reset_cycle = obnovit cyklus nákladů
daimyo-term-clan_ability = schopnost klanu
daimyo-term-helmet = Mocná helma
daimyo-term-objective = karta cíle
daimyo-term-income = Příjem
daimyo-term-army = armáda
daimyo-term-aggressive = agresivní hrdina (!)
daimyo-term-mercs = Žoldnéři
daimyo-term-empire = Impérium
daimyo-term-solo_card = sólová karta
daimyo-term-empire_ability = karta schopnosti Impéria
daimyo-term-advantage = s výhodou
daimyo-term-compensation = odškodnění
daimyo-term-achievement = úspěch
