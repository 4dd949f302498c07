### Terakotová armáda česky. Pojmy podle slovníčku; viz docs/rules/terracotta.cs.md.

terracotta-mode-standard = Dva až čtyři hráči
terracotta-mode-solo = Sólo proti Sokovi
terracotta-option-level = Úroveň Soka
terracotta-option-level-apprentice = učeň
terracotta-option-level-journeyman = tovaryš
terracotta-option-level-master = mistr
terracotta-end-rounds = Odehrálo se pět kol.

## Co se počítá a odkud to je

terracotta-what-vp = VB
terracotta-what-coins = { $amount ->
    [one] mince
    [few] mince
   *[other] mincí
  }
terracotta-what-wet = { $amount ->
    [one] žeton mokré hlíny
    [few] žetony mokré hlíny
   *[other] žetonů mokré hlíny
  }
terracotta-what-dry = { $amount ->
    [one] žeton suché hlíny
    [few] žetony suché hlíny
   *[other] žetonů suché hlíny
  }
terracotta-source-organizer = pořadač
terracotta-source-weapons = zbraně
terracotta-source-inspectors = inspektoři
terracotta-source-musicians = hudebníci
terracotta-source-tiles = bodovací destičky
terracotta-source-servants = sluhové
terracotta-part-master-acc = { $master ->
    [builder] mistra stavitele
    [steward] mistra správce
    [inspector] mistra inspektora
    [clay_maker] mistra hrnčíře
    [overseer] mistra dozorce
   *[blacksmith] mistra kováře
  }
terracotta-part-warrior-acc = { $type ->
    [officer] důstojníka
    [guard] strážce
    [crossbowman] kušníka
   *[soldier] vojáka
  }
terracotta-source-groups = skupiny
terracotta-source-archers = klečící lučištníci
terracotta-source-resources = zbylé suroviny
terracotta-source-rival = vlastní body Soka
terracotta-source-workshop = dílna
terracotta-source-substitute = místo akce
terracotta-source-rotate = otočení kruhu
terracotta-source-warrior = vytvoření válečníka
terracotta-source-moisten = navlhčení
terracotta-source-order = žeton pořadí
terracotta-source-hire = najmutí mistra
terracotta-source-builder = mistr stavitel
terracotta-source-clay_maker = mistr hrnčíř
terracotta-source-overseer = mistr dozorce
terracotta-source-specialist = koupě specialisty
terracotta-source-cleanup = úklid

## Otázky

terracotta-ask-rotate = Otočit kruh za { $cost ->
    [one] { $cost } minci
    [few] { $cost } mince
   *[other] { $cost } mincí
  }, nebo nechat kruhy, jak jsou?
terracotta-ask-place = Umístěte dělníka k dílně.
terracotta-ask-inner = Vnitřní kruh: { $action ->
    [COINS] vezměte { $n ->
        [one] { $n } minci
        [few] { $n } mince
       *[other] { $n } mincí
      }
    [CLAY] vezměte { $n ->
        [one] { $n } žeton mokré hlíny
        [few] { $n } žetony mokré hlíny
       *[other] { $n } žetonů mokré hlíny
      }
    [WARRIOR] vytvořte válečníka za { $n ->
        [one] { $n } žeton mokré hlíny
        [few] { $n } žetony mokré hlíny
       *[other] { $n } žetonů mokré hlíny
      }
    [MOISTEN] navlhčete všechnu suchou hlínu
   *[UPGRADE] povyšte řemeslníka na umělce
  }{ $possible ->
    [no] {" "}– teď to nejde
   *[yes] {""}
  }.
terracotta-ask-middle = Prostřední kruh: { $action ->
    [COINS] vezměte { $n ->
        [one] { $n } minci
        [few] { $n } mince
       *[other] { $n } mincí
      }
    [CLAY] vezměte { $n ->
        [one] { $n } žeton mokré hlíny
        [few] { $n } žetony mokré hlíny
       *[other] { $n } žetonů mokré hlíny
      }
    [ORDER] vezměte žeton pořadí
   *[MASTER] { $hired ->
        [yes] použijte schopnost { terracotta-part-master-acc }
       *[no] najměte { terracotta-part-master-acc }
      }
  }{ $possible ->
    [no] {" "}– teď to nejde
   *[yes] {""}
  }.
terracotta-ask-outer = Vnější kruh: { $action ->
    [SPECIALIST] kupte specialistu
   *[PREPARE] připravte { $weapon ->
        [sword] meč
        [halberd] halapartnu
        [crossbow] kuši
       *[spear] kopí
      }
  }{ $possible ->
    [no] {" "}– teď to nejde
   *[yes] {""}
  }.
terracotta-ask-type = { $builder ->
    [yes] Kterého válečníka postaví mistr stavitel? Pochází z nejplnějšího sloupce.
   *[no] Kterého válečníka vytvoříte?
  }
terracotta-ask-cell = Kde bude stát { $type ->
    [officer] důstojník
    [guard] strážce
    [crossbowman] kušník
   *[soldier] voják
  }? { $builder ->
    [yes] Teď nepřinese VB.
   *[no] Přinese { $points } VB.
  }
terracotta-ask-weapon = { $type ->
    [officer] Použít meč? 1 VB a smíte posunout inspektora o jedno pole.
    [guard] Použít halapartnu? 3 VB a smíte posunout jiného svého válečníka.
    [crossbowman] Použít kuši? Až { $best } VB za prázdná pole k nejbližší figurce.
   *[soldier] Použít kopí? 1 VB a 2 mince.
  }
terracotta-ask-officer = Posunout inspektora o jedno pole? Stojí u řady { $row } a u sloupce { $column }.
terracotta-ask-guard = Posunout rovně jednoho ze svých dalších válečníků?
terracotta-ask-crossbow = Kterým směrem míří kušník?
terracotta-ask-token = Kterým žetonem najmete { terracotta-part-master-acc }? Máte { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
  }.
terracotta-ask-ability = { $possible ->
    [yes] Použít schopnost hned?
   *[no] Schopnost teď použít nejde.
  } { $master ->
    [builder] Mistr stavitel: zaplaťte tolik mincí, kolikáté je kolo, a postavte válečníka.
    [steward] Mistr správce: proveďte ještě jednou akci vnitřního kruhu.
    [inspector] Mistr inspektor: posuňte inspektora o 1 nebo 2 pole vpřed.
    [clay_maker] Mistr hrnčíř: vezměte 3 žetony mokré hlíny.
    [overseer] Mistr dozorce: vezměte žetony suché hlíny ze dvou skladů.
   *[blacksmith] Mistr kovář: připravte všechny zbraně.
  }
terracotta-ask-inspector = Posunout inspektora o jedno nebo dvě pole vpřed? Stojí u řady { $row } a u sloupce { $column }.
terracotta-ask-overseer = Ze kterých dvou skladů vezmete hlínu? Severovýchod: { $NE }, jihovýchod: { $SE }, jihozápad: { $SW }, severozápad: { $NW }.
terracotta-ask-specialist = Kterého specialistu koupíte? Máte { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
  }.
terracotta-ask-spot = Kde bude stát { $kind ->
    [servant] sluha
    [archer] klečící lučištník
   *[musician] hudebník
  }?
terracotta-ask-facing = Kterým směrem hledí klečící lučištník?
terracotta-ask-horse = Který z vašich válečníků dostane koně a kterým směrem bude kůň stát?

## Odpovědi

terracotta-act-rotate = { $wheel ->
    [none] Nechat kruhy
    [inner] Otočit vnitřní kruh
   *[middle] Otočit prostřední kruh
  }
terracotta-act-place = { $worker ->
    [craftsman] Řemeslník
   *[artist] Umělec
  } na výseč { $segment }
terracotta-act-perform = { $ring ->
    [inner] Provést vnitřní akci
    [middle] Provést prostřední akci
   *[outer] Provést vnější akci
  }
terracotta-act-take = { $what ->
    [clay] Vzít místo toho 1 žeton mokré hlíny
   *[coin] Vzít místo toho 1 minci
  }
terracotta-act-skip = Nedělat nic
terracotta-act-type = { $type ->
    [officer] Důstojník
    [guard] Strážce
    [crossbowman] Kušník
   *[soldier] Voják
  }
terracotta-act-put = Na pole { $cell }
terracotta-act-weapon = { $answer ->
    [use] Použít zbraň
   *[no] Nechat si ji
  }
terracotta-act-inspector = { $inspector ->
    [V] Inspektor řad
   *[H] Inspektor sloupců
  }: { $step }
terracotta-act-stay = Nechat všechno na místě
terracotta-act-shoot = { $direction ->
    [N] Mířit nahoru
    [E] Mířit doprava
    [S] Mířit dolů
   *[W] Mířit doleva
  }
terracotta-act-hire = Žeton { $token }
terracotta-act-ability = { $answer ->
    [use] Použít schopnost
   *[no] Teď ne
  }
terracotta-act-collect = Sklady { $storages }
terracotta-act-buy = { $kind ->
    [horse] Kůň
    [servant] Sluha
    [archer] Klečící lučištník
   *[musician] Hudebník
  }
terracotta-act-face = { $direction ->
    [N] Hledí nahoru
    [E] Hledí doprava
    [S] Hledí dolů
   *[W] Hledí doleva
  }
terracotta-act-mount = Válečník na poli { $cell }, kůň { $direction ->
    [N] nahoru
    [E] doprava
    [S] dolů
   *[W] doleva
  }
terracotta-act-move = Z pole { $from } na pole { $to }

## Průběh hry

terracotta-log-rotate = { $player } otáčí { $wheel ->
    [inner] vnitřní
   *[middle] prostřední
  } kruh.
terracotta-log-worker = { $player } umisťuje { $worker ->
    [craftsman] řemeslníka
   *[artist] umělce
  } na výseč { $segment }.
terracotta-log-upgrade = { $player } povyšuje řemeslníka na výseči { $segment } na umělce.
terracotta-log-storage = Do skladu { $quarter ->
    [NE] na severovýchodě
    [SE] na jihovýchodě
    [SW] na jihozápadě
   *[NW] na severozápadě
  } jde 1 žeton suché hlíny; celkem jich tam je { $left }.
terracotta-log-warrior = { $player } staví { terracotta-part-warrior-acc } na pole { $cell }.
terracotta-log-weapon-used = { $player } používá { $weapon ->
    [sword] meč
    [halberd] halapartnu
    [crossbow] kuši
   *[spear] kopí
  }.
terracotta-log-weapon-ready = { $player } připravuje { $weapon ->
    [sword] meč
    [halberd] halapartnu
    [crossbow] kuši
   *[spear] kopí
  }.
terracotta-log-inspector = { $player } posouvá { $inspector ->
    [V] inspektora řad k řadě
   *[H] inspektora sloupců ke sloupci
  } { $to }.
terracotta-log-inspector-forward = { $inspector ->
    [V] Inspektor řad jde dál, k řadě
   *[H] Inspektor sloupců jde dál, ke sloupci
  } { $to }.
terracotta-log-move = { $player } posouvá { terracotta-part-warrior-acc } z pole { $from } na pole { $to }.
terracotta-log-shoot = { $player }: kušník na poli { $cell } počítá { $cells ->
    [one] { $cells } prázdné pole
    [few] { $cells } prázdná pole
   *[other] { $cells } prázdných polí
  }.
terracotta-log-hire = { $player } najímá { terracotta-part-master-acc } žetonem { $token }.
terracotta-log-collect = { $player } vyprazdňuje sklady { $one ->
    [NE] na severovýchodě
    [SE] na jihovýchodě
    [SW] na jihozápadě
   *[NW] na severozápadě
  } a { $two ->
    [NE] na severovýchodě
    [SE] na jihovýchodě
    [SW] na jihozápadě
   *[NW] na severozápadě
  }.
terracotta-log-order-token = { $player } bere žeton pořadí { $token }.
terracotta-log-specialist = { $player } staví { $kind ->
    [servant] sluhu
    [archer] klečícího lučištníka
   *[musician] hudebníka
  } na pole { $cell }{ $facing ->
    [N] {" (hledí nahoru)"}
    [E] {" (hledí doprava)"}
    [S] {" (hledí dolů)"}
    [W] {" (hledí doleva)"}
   *[none] {""}
  }.
terracotta-log-horse = { $player }: { $type ->
    [officer] důstojník
    [guard] strážce
    [crossbowman] kušník
   *[soldier] voják
  } na poli { $cell } dostává koně.
terracotta-log-score-inspector = { $inspector ->
    [V] Inspekce řady
   *[H] Inspekce sloupce
  } { $line }. Válečníci: { $counts }.
terracotta-log-score-musician = Hraje hudebník na poli { $cell }. Válečníci: { $counts }.
terracotta-log-score-tile = Bodovací destička: { $tile ->
    [type_officer] důstojníci
    [type_guard] strážci
    [type_crossbowman] kušníci
    [type_soldier] vojáci
    [sector_nw] levý horní sektor
    [sector_ne] pravý horní sektor
    [sector_sw] levý dolní sektor
    [sector_se] pravý dolní sektor
    [central_row] prostřední řada
    [central_column] prostřední sloupec
    [coins] mince
   *[clay] hlína
  } ({ $dominance } / { $presence }). Počty: { $counts }.
terracotta-log-order = Pořadí hráčů se mění.
terracotta-log-round = Začíná { $round }. kolo. Dělníci se vracejí, oba kruhy se otáčejí.
terracotta-log-final = Začíná závěrečné bodování.
terracotta-log-score-servant = Boduje sluha na poli { $cell }. Válečníci: { $counts }.
terracotta-log-removed = { $player }: osamělý { $type ->
    [officer] důstojník
    [guard] strážce
    [crossbowman] kušník
   *[soldier] voják
  } na poli { $cell } je odstraněn.
terracotta-log-score-group = Boduje skupina { $type ->
    [officer] důstojníků
    [guard] strážců
    [crossbowman] kušníků
   *[soldier] vojáků
  }. Válečníci: { $counts }.
terracotta-log-rival-card = Sok dobírá kartu: { $task ->
    [BUILD_V] staví v řadě inspektora
    [BUILD_H] staví ve sloupci inspektora
    [BUILD_TILE] staví pro bodovací destičku
    [BUILD_GROUP] staví skupinu
    [SPECIALIST] kupuje specialistu
    [ORDER] bere žeton pořadí
   *[TRAIN] školí dělníka
  }.
terracotta-log-rival-stuck = Sok nemůže svůj úkol splnit.
terracotta-log-rival-shuffle = Balíček Soka se míchá ({ $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
  }).

## Proč ne

terracotta-no-not-possible = Teď to nejde.
terracotta-no-coins = Stojí to { $cost ->
    [one] { $cost } minci
    [few] { $cost } mince
   *[other] { $cost } mincí
  }; máte { $coins }.
terracotta-no-no-worker = V tomto kole už nemáte { $worker ->
    [craftsman] řemeslníka
   *[artist] umělce
  }.
terracotta-no-artist-there = Na výseči { $segment } stojí umělec: je uzavřená.
terracotta-no-craftsman-there = Na výseči { $segment } stojí řemeslník: přidat se smí jen umělec.
terracotta-no-wet = Válečník stojí { $cost ->
    [one] { $cost } žeton mokré hlíny
    [few] { $cost } žetony mokré hlíny
   *[other] { $cost } žetonů mokré hlíny
  }. Vaše hlína: mokrá { $wet }, suchá { $dry }.
terracotta-no-mausoleum-full = V mauzoleu není prázdné pole.
terracotta-no-organizer-empty = V pořadači už není žádný válečník.
terracotta-no-no-dry = Nemáte suchou hlínu.
terracotta-no-already-artist = Váš dělník už je umělec.
terracotta-no-holds-order = Už držíte žeton pořadí { $token }.
terracotta-no-order-empty = Žádný žeton pořadí už nezbývá.
terracotta-no-weapon-active = { $weapon ->
    [sword] Váš meč už je aktivní.
    [halberd] Vaše halapartna už je aktivní.
    [crossbow] Vaše kuše už je aktivní.
   *[spear] Vaše kopí už je aktivní.
  }
terracotta-no-no-active-weapon = Specialista vyžaduje použití aktivní zbraně a všechny vaše jsou neaktivní.
terracotta-no-sold-out = { $kind ->
    [horse] Koně už nezbývají.
    [servant] Sluhové už nezbývají.
    [archer] Klečící lučištníci už nezbývají.
   *[musician] Hudebníci už nezbývají.
  }
terracotta-no-weapon-inactive = { $weapon ->
    [sword] Kůň vyžaduje použití meče a ten je neaktivní.
    [halberd] Sluha vyžaduje použití halapartny a ta je neaktivní.
    [crossbow] Klečící lučištník vyžaduje použití kuše a ta je neaktivní.
   *[spear] Hudebník vyžaduje použití kopí a to je neaktivní.
  }
terracotta-no-specialist-coins = { $kind ->
    [horse] Kůň
    [servant] Sluha
    [archer] Klečící lučištník
   *[musician] Hudebník
  } stojí { $cost ->
    [one] { $cost } minci
    [few] { $cost } mince
   *[other] { $cost } mincí
  }; máte { $coins }.
terracotta-no-no-rider = V mauzoleu nemáte válečníka, který by mohl dostat koně.
terracotta-no-all-ride = Všichni vaši válečníci už koně mají.
terracotta-no-no-horse-room = Žádný z vašich pěších válečníků nemá vedle sebe dvě prázdná pole pro koně.
terracotta-no-cell-taken = Na poli { $cell } stojí figurka.
terracotta-no-no-own-warrior = Na poli { $cell } nestojí váš válečník.
terracotta-no-has-horse = Válečník na poli { $cell } už koně má.
terracotta-no-no-room-for-horse = Kůň potřebuje dvě prázdná pole v přímce od pole { $cell }.
terracotta-no-other-ring = Nejdřív rozhodněte o { $ring ->
    [inner] vnitřní
    [middle] prostřední
   *[outer] vnější
  } akci.
terracotta-no-ring-done = O { $ring ->
    [inner] vnitřní
    [middle] prostřední
   *[outer] vnější
  } akci už je rozhodnuto.
terracotta-no-cheapest-token = Váš nejlevnější žeton stojí { $cost ->
    [one] { $cost } minci
    [few] { $cost } mince
   *[other] { $cost } mincí
  }; máte { $coins }.
terracotta-no-token-placed = Žeton { $token } už leží u { terracotta-part-master-acc }.
terracotta-no-storages-empty = Všechny sklady jsou prázdné.
terracotta-no-all-weapons-active = Všechny vaše zbraně už jsou aktivní.
terracotta-no-only-forward = Mistr inspektor posouvá jen o jedno nebo dvě pole vpřed.
terracotta-no-only-one-step = Důstojník posouvá inspektora jen o jedno pole.
terracotta-no-none-left = { $type ->
    [officer] Důstojníci už nezbývají.
    [guard] Strážci už nezbývají.
    [crossbowman] Kušníci už nezbývají.
   *[soldier] Vojáci už nezbývají.
  }
terracotta-no-not-fullest = Mistr stavitel bere z nejplnějšího sloupce; v takovém { $most ->
    [one] je { $most } figurka
    [few] jsou { $most } figurky
   *[other] je { $most } figurek
  }, v tomto { $left }.
terracotta-no-new-guard = Nový strážce se sám pohnout nesmí.
terracotta-no-not-straight = Válečník jde rovně, po řadě nebo po sloupci.
terracotta-no-rider-cell = Jezdec tohoto koně stojí na poli { $cell }: přesouvají se spolu, odtamtud.
terracotta-no-hemmed-in = Válečník na poli { $cell } nemá vedle sebe prázdné pole, kam by mohl jít.
terracotta-no-blocked = V cestě stojí figurka.
terracotta-no-blocked-rider = Pro jezdce s koněm tu není místo.
terracotta-no-shot-adjacent = Nejbližší figurka stojí hned vedle: žádné prázdné pole.
terracotta-no-shot-nobody = Tímto směrem nestojí žádná figurka.
terracotta-no-wheels-first = Kruhem můžete otočit jednou za tah, než umístíte dělníka.

## Pozor

terracotta-mind-artist-closes = Umělec výseč { $segment } uzavře; řemeslník by ji nechal otevřenou pro umělce.
terracotta-mind-too-little-wet = Válečník zde stojí { $cost ->
    [one] { $cost } žeton mokré hlíny
    [few] { $cost } žetony mokré hlíny
   *[other] { $cost } žetonů mokré hlíny
  }; máte { $wet }.
terracotta-mind-skip-gains-nothing = Nečinností nic nezískáte.
terracotta-mind-upgrade-closes = Váš umělec v tomto kole uzavře výseč { $segment } pro všechny.
terracotta-mind-stays-dry = Vaše suchá hlína ({ $dry }) zůstane suchá.
terracotta-mind-dearer-token = Stačil by levnější žeton ({ $cheapest }).
terracotta-mind-will-dry = Co v tomto tahu nepoužijete, na konci kola uschne; mokré zůstane: { $kept }.
terracotta-mind-hired-in-vain = Schopnost by nešlo použít hned.
terracotta-mind-no-substitute = Nic místo toho nedostanete: najmutí je provedením akce.
terracotta-mind-empty-storages = Oba sklady jsou prázdné.
terracotta-mind-no-ability = { $weapon ->
    [sword] Váš meč je neaktivní: válečník přijde bez schopnosti.
    [halberd] Vaše halapartna je neaktivní: válečník přijde bez schopnosti.
    [crossbow] Vaše kuše je neaktivní: válečník přijde bez schopnosti.
   *[spear] Vaše kopí je neaktivní: válečník přijde bez schopnosti.
  }
terracotta-mind-faces-wall = Do konce hry by hleděl do zdi.
terracotta-mind-faces-empty = Na poli { $cell } zatím nikdo nestojí.
terracotta-mind-faces-specialist = Na poli { $cell } stojí specialista: nepočítá se.
terracotta-mind-faces-other = Válečník na poli { $cell } patří někomu jinému, kdo z toho bude mít užitek.
terracotta-mind-better-shot = Jiný směr přinese { $best } VB.

## Pojmy ze slovníčku

terracotta-term-vp = vítězný bod, VB
terracotta-term-round = kolo
terracotta-term-turn = tah
terracotta-term-action_phase = fáze akcí
terracotta-term-scoring_phase = fáze bodování
terracotta-term-cleanup_phase = fáze úklidu
terracotta-term-final_scoring = závěrečné bodování
terracotta-term-workshop = dílna
terracotta-term-inner = vnitřní kruh
terracotta-term-middle = prostřední kruh
terracotta-term-outer = vnější kruh
terracotta-term-segment = výseč
terracotta-term-quarter = čtvrtina
terracotta-term-storage = sklad
terracotta-term-worker = dělník
terracotta-term-craftsman = řemeslník
terracotta-term-artist = umělec
terracotta-term-wet = mokrá hlína
terracotta-term-dry = suchá hlína
terracotta-term-coin = mince
terracotta-term-supply = společná zásoba
terracotta-term-weapon = žeton zbraně
terracotta-term-active = aktivní / neaktivní
terracotta-term-prepare = připravit
terracotta-term-sword = meč
terracotta-term-halberd = halapartna
terracotta-term-crossbow = kuše
terracotta-term-spear = kopí
terracotta-term-figure = figurka
terracotta-term-warrior = válečník
terracotta-term-officer = důstojník
terracotta-term-guard = strážce
terracotta-term-crossbowman = kušník
terracotta-term-soldier = voják
terracotta-term-specialist = specialista
terracotta-term-horse = kůň
terracotta-term-servant = sluha
terracotta-term-archer = klečící lučištník
terracotta-term-musician = hudebník
terracotta-term-base = základna
terracotta-term-organizer = pořadač válečníků
terracotta-term-mausoleum = mauzoleum
terracotta-term-row = řada
terracotta-term-col = sloupec
terracotta-term-central_row = prostřední řada
terracotta-term-central_column = prostřední sloupec
terracotta-term-sector = sektor
terracotta-term-group = skupina
terracotta-term-dominance = převaha
terracotta-term-presence = přítomnost
terracotta-term-inspector = inspektor
terracotta-term-inspector_track = stupnice inspektora
terracotta-term-master = mistr
terracotta-term-master_token = žeton mistra
terracotta-term-builder = mistr stavitel
terracotta-term-steward = mistr správce
terracotta-term-masters-inspector = mistr inspektor
terracotta-term-clay_maker = mistr hrnčíř
terracotta-term-overseer = mistr dozorce
terracotta-term-blacksmith = mistr kovář
terracotta-term-cleanup_bonus = bonus ve fázi úklidu
terracotta-term-order_track = stupnice pořadí
terracotta-term-order_token = žeton pořadí
terracotta-term-tile = bodovací destička
terracotta-term-round_track = stupnice kol / ukazatel kola
terracotta-term-score_track = počítadlo bodů
terracotta-term-rotate = otočit
terracotta-term-create = vytvořit
terracotta-term-buy = koupit
terracotta-term-moisten = navlhčit
terracotta-term-upgrade = povýšit
terracotta-term-hire = najmout
