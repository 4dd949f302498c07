### Co říká jen kresba Terakotové armády na stránce; ostatní je v src/tianxia/games/terracotta/texts.
terracotta-ui-status = { $round }. kolo { $rounds ->
    [few] ze
   *[other] z
  } { $rounds }
terracotta-ui-part-workshop = Dílna
terracotta-ui-part-mausoleum = Mauzoleum
terracotta-ui-part-rounds = Kola a pořadí
terracotta-ui-part-figures = Figurky
terracotta-ui-part-masters = Mistři
terracotta-ui-round-now = { $round }. kolo
terracotta-ui-order = Pořadí tahů
terracotta-ui-order-short = Pořadí
terracotta-ui-order-text = Značky ukazují, kdo v tomto kole hraje kdy. Žeton pořadí vzatý z hromádky dá svému držiteli toto místo ve fázi úklidu.
terracotta-ui-quarter-NE = na severovýchodě
terracotta-ui-quarter-SE = na jihovýchodě
terracotta-ui-quarter-SW = na jihozápadě
terracotta-ui-quarter-NW = na severozápadě
terracotta-ui-storage = Sklad { $quarter }
terracotta-ui-storage-text = Suchá hlína: { $n }. Nepatří nikomu, dokud si ji nevezme mistr dozorce.
terracotta-ui-segment = Výseč { $segment }
terracotta-ui-segment-text = Uvnitř: { $inner }. Uprostřed: { $middle }. Vně: { $outer }. Hlína za válečníky jde do skladu { $quarter }.
terracotta-ui-ring-inner = Vnitřní kruh
terracotta-ui-ring-middle = Prostřední kruh
terracotta-ui-ring-outer = Vnější kruh
terracotta-ui-wheel-inner = Zaplaťte 2 mince: vnitřní kruh se otočí o krok po směru hodinových ručiček.
terracotta-ui-wheel-middle = Zaplaťte 2 mince: prostřední kruh se otočí o krok proti směru hodinových ručiček.
terracotta-ui-hub = Nechat kruhy být
terracotta-ui-hub-text = Neotáčet a umístit dělníka. Kliknutí na výseč udělá totéž.
terracotta-ui-action-COINS = získejte { $n ->
    [one] { $n } minci
    [few] { $n } mince
   *[other] { $n } mincí
  }
terracotta-ui-action-CLAY = získejte { $n ->
    [one] { $n } žeton mokré hlíny
    [few] { $n } žetony mokré hlíny
   *[other] { $n } žetonů mokré hlíny
  }
terracotta-ui-action-WARRIOR = vytvořte válečníka za { $n ->
    [one] { $n } žeton mokré hlíny
    [few] { $n } žetony mokré hlíny
   *[other] { $n } žetonů mokré hlíny
  }
terracotta-ui-action-MOISTEN = navlhčete všechnu svou suchou hlínu
terracotta-ui-action-UPGRADE = povyšte řemeslníka na umělce
terracotta-ui-action-MASTER = { $master }: najmout nebo použít
terracotta-ui-action-ORDER = vezměte vrchní žeton pořadí
terracotta-ui-action-PREPARE = připravte { $weapon ->
    [sword] meč
    [halberd] halapartnu
    [crossbow] kuši
   *[spear] kopí
  }
terracotta-ui-action-SPECIALIST = kupte specialistu za mince a zbraň
terracotta-ui-cell = Řada { $row }, sloupec { $column }
terracotta-ui-cell-empty = Prázdné.
terracotta-ui-archer-facing = Klečící lučištník, hledí { $way ->
    [N] nahoru
    [E] doprava
    [S] dolů
   *[W] doleva
  }
terracotta-ui-rider = { $figure } na koni
terracotta-ui-track-V = Stupnice inspektora, řada { $row }
terracotta-ui-track-H = Stupnice inspektora, sloupec { $column }
terracotta-ui-inspector-text = Na konci kola boduje linie inspektora: 7 VB za převahu válečníků, 3 VB za přítomnost. Pak inspektor postoupí.
terracotta-ui-organizer-text = { $left ->
    [0] Žádný nezbývá.
   *[other] Zbývá: { $left }; další dává { $next } VB.
  }
terracotta-ui-specialist-text = { $left ->
    [0] Žádný nezbývá.
   *[other] Zbývá: { $left }; cena nyní: { $cost ->
        [one] { $cost } mince
        [few] { $cost } mince
       *[other] { $cost } mincí
      } a použití { $weapon ->
        [sword] meče
        [halberd] halapartny
        [crossbow] kuše
       *[spear] kopí
      }.
  }
terracotta-ui-name-officer = Důstojník
terracotta-ui-name-guard = Strážce
terracotta-ui-name-crossbowman = Kušník
terracotta-ui-name-soldier = Voják
terracotta-ui-name-horse = Kůň
terracotta-ui-name-servant = Sluha
terracotta-ui-name-archer = Klečící lučištník
terracotta-ui-name-musician = Hudebník
terracotta-ui-name-sword = Meč
terracotta-ui-name-halberd = Halapartna
terracotta-ui-name-crossbow = Kuše
terracotta-ui-name-spear = Kopí
terracotta-ui-name-craftsman = Řemeslník
terracotta-ui-name-artist = Umělec
terracotta-ui-about-officer = S mečem: 1 VB a smíte posunout inspektora o jedno pole.
terracotta-ui-about-guard = S halapartnou: 3 VB a smíte posunout jiného svého válečníka po přímce.
terracotta-ui-about-crossbowman = S kuší: 1 VB za každé prázdné pole k nejbližší figurce v jednom směru.
terracotta-ui-about-soldier = S kopím: 1 VB a 2 mince.
terracotta-ui-about-horse = Roztáhne jednoho vašeho válečníka na tři pole v řadě.
terracotta-ui-about-servant = Na konci: 8 VB za převahu kolem něj, 2 VB za přítomnost.
terracotta-ui-about-archer = Pomáhá válečníkovi, na kterého hledí: rozhoduje shody, patří do skupin, 2 VB na konci.
terracotta-ui-about-musician = V každém kole 1 VB za každého válečníka v jeho řadě nebo sloupci.
terracotta-ui-master-builder = Mistr stavitel
terracotta-ui-master-steward = Mistr správce
terracotta-ui-master-inspector = Mistr inspektor
terracotta-ui-master-clay_maker = Mistr hrnčíř
terracotta-ui-master-overseer = Mistr dozorce
terracotta-ui-master-blacksmith = Mistr kovář
terracotta-ui-about-master-builder = Zaplaťte tolik mincí, kolikáté je kolo: umístěte válečníka z nejplnějšího sloupce, bez bodů. Bonus ve fázi úklidu: 1 mince.
terracotta-ui-about-master-steward = Proveďte znovu akci vnitřního kruhu své výseče a zaplaťte její cenu. Bonus ve fázi úklidu: 1 mince.
terracotta-ui-about-master-inspector = Posuňte inspektora o 1 nebo 2 pole dopředu. Bonus ve fázi úklidu: 1 mince.
terracotta-ui-about-master-clay_maker = Získejte 3 žetony mokré hlíny. Bonus ve fázi úklidu: 1 žeton hlíny zůstane mokrý.
terracotta-ui-about-master-overseer = Vezměte všechny žetony suché hlíny ze dvou skladů. Bonus ve fázi úklidu: 1 žeton hlíny zůstane mokrý.
terracotta-ui-about-master-blacksmith = Připravte všechny své zbraně. Bonus ve fázi úklidu: 1 žeton hlíny zůstane mokrý.
terracotta-ui-tile-values = Na konci tohoto kola: { $dominance } VB za převahu, { $presence } VB za přítomnost.
terracotta-ui-tile-type_officer = Důstojníci
terracotta-ui-tile-type_guard = Strážci
terracotta-ui-tile-type_crossbowman = Kušníci
terracotta-ui-tile-type_soldier = Vojáci
terracotta-ui-tile-sector_nw = Levý horní sektor
terracotta-ui-tile-sector_ne = Pravý horní sektor
terracotta-ui-tile-sector_sw = Levý dolní sektor
terracotta-ui-tile-sector_se = Pravý dolní sektor
terracotta-ui-tile-central_row = Prostřední řada
terracotta-ui-tile-central_column = Prostřední sloupec
terracotta-ui-tile-coins = Mince
terracotta-ui-tile-clay = Hlína
terracotta-ui-weapon-sword = Pro schopnost důstojníka, nebo ke koupi koně.
terracotta-ui-weapon-halberd = Pro schopnost strážce, nebo ke koupi sluhy.
terracotta-ui-weapon-crossbow = Pro schopnost kušníka, nebo ke koupi klečícího lučištníka.
terracotta-ui-weapon-spear = Pro schopnost vojáka, nebo ke koupi hudebníka.
terracotta-ui-token = Žeton mistra { $n }
terracotta-ui-token-text = { $n ->
    [one] Najme libovolného mistra za 1 minci, na celou hru.
    [few] Najme libovolného mistra za { $n } mince, na celou hru.
   *[other] Najme libovolného mistra za { $n } mincí, na celou hru.
  }
terracotta-ui-tokens = Zbývající žetony mistrů
terracotta-ui-no-masters = Zatím žádný mistr
terracotta-ui-way-N = Nahoru
terracotta-ui-way-E = Doprava
terracotta-ui-way-S = Dolů
terracotta-ui-way-W = Doleva
terracotta-ui-amount = { $what }: { $n }
terracotta-ui-what-coins = mince
terracotta-ui-what-wet = mokrá hlína
terracotta-ui-what-dry = suchá hlína
terracotta-ui-active = aktivní
terracotta-ui-at = v řadě { $row }, sloupci { $column }
terracotta-ui-inactive = neaktivní
terracotta-ui-workers-left = Zbývající dělníci: řemeslníci { $craftsmen }, umělci { $artists }
terracotta-ui-no-workers = Všichni dělníci umístěni
terracotta-ui-rival = Sok
terracotta-ui-rival-area = Sok má jen dělníky a figurky.
terracotta-ui-solo = Úroveň: { $level ->
    [apprentice] učeň
    [journeyman] tovaryš
   *[master] mistr
  }. Zbývající karty: { $deck }. { $card ->
    [none] Zatím nebyla dobrána žádná karta.
   *[other] Poslední karta: { $card }.
  }
terracotta-ui-forecast-inspector_v = Inspektor řady
terracotta-ui-forecast-inspector_h = Inspektor sloupce
terracotta-ui-forecast-musicians = Hudebníci
terracotta-ui-forecast-tile = Destička tohoto kola
terracotta-ui-forecast-servants = Sluhové (konec)
terracotta-ui-forecast-groups = Skupiny (konec)
terracotta-ui-forecast-archers = Klečící lučištníci (konec)
terracotta-ui-forecast-resources = Mince a hlína (konec)
terracotta-ui-data-mausoleum-size = Rozměry mauzolea
terracotta-ui-data-central-lines-and-sectors = Prostřední linie a sektory
terracotta-ui-data-inspector-tracks = Stupnice inspektorů
terracotta-ui-data-inspector-points = Body inspektorů
terracotta-ui-data-workshop-rings = Kruhy dílny
terracotta-ui-data-inner-wheel = Vnitřní kruh
terracotta-ui-data-middle-wheel = Prostřední kruh
terracotta-ui-data-outer-ring = Vnější kruh
terracotta-ui-data-warriors = Válečníci
terracotta-ui-data-organizer-points = Body pořadače
terracotta-ui-data-specialists = Specialisté
terracotta-ui-data-weapon-of-a-specialist = Zbraně specialistů
terracotta-ui-data-masters = Mistři
terracotta-ui-data-master-tokens = Žetony mistrů
terracotta-ui-data-turn-order-tokens = Žetony pořadí
terracotta-ui-data-start-resources = Počáteční zásoby
terracotta-ui-data-workers = Dělníci
terracotta-ui-data-scoring-tiles = Bodovací destičky
terracotta-ui-data-tile-points = Body bodovacích destiček
terracotta-ui-data-final-scoring = Závěrečné bodování
terracotta-ui-data-rival = Balíček Soka

## The tour
terracotta-tour-goal = Armáda z hlíny
terracotta-tour-goal-text = Vytváříte válečníky z mokré hlíny a stavíte je do mauzolea. Za vytvoření dostanete body hned, za dobrá místa na konci každého kola a za skupiny na konci hry. Po pěti kolech vyhrává, kdo má nejvíc bodů.
terracotta-tour-turn = Váš tah: jeden dělník
terracotta-tour-turn-text = Umístěte dělníka k jedné výseči dílny a proveďte její tři akce, od vnitřní po vnější. Místo vnitřní nebo prostřední akce si smíte vzít 1 žeton mokré hlíny nebo 1 minci. Před umístěním smíte za 2 mince otočit vnitřní nebo prostřední kruh o jeden krok.
terracotta-tour-warriors = Čtyři typy válečníků
terracotta-tour-warriors-text = Kde vnitřní kruh ukazuje válečníka, smíte ho vytvořit za tolik mokré hlíny, kolik tam stojí. Zvolíte typ a hned získáte body, které vidíte zde; pozdější figurky téhož typu jich dávají méně. Je-li zbraň tohoto typu aktivní, smíte ji použít a využít tak schopnost válečníka.
terracotta-tour-mausoleum = Mauzoleum
terracotta-tour-mausoleum-text = Nového válečníka postavíte na libovolné prázdné pole. Válečníci jednoho typu, kteří se dotýkají hranou, tvoří skupinu, ať patří komukoli. Na konci zmizí ti, kdo v žádné skupině nejsou, a každý zbylý dá tolik bodů, kolik barev hráčů má jeho skupina. Cizí barvy ve skupině tedy pomáhají i vám.
terracotta-tour-inspectors = Dva inspektoři
terracotta-tour-inspectors-text = Jeden inspektor ukazuje na řadu, druhý na sloupec. Na konci kola se obě linie bodují: 7 bodů pro toho, kdo tam sám vede počtem válečníků, 3 pro každého dalšího, kdo má aspoň jednoho. Pak každý inspektor postoupí o jedno pole.
terracotta-tour-rounds = Destička pro každé kolo
terracotta-tour-rounds-text = Na konci kola boduje jeho destička: větší číslo získá, kdo sám vede v tom, co destička ukazuje, menší každý další, kdo toho má aspoň trochu. Všech pět vidíte od začátku a čísla rostou. Je tu i pořadí tahů; žetony pořadí ho mění na příští kolo.
terracotta-tour-specialists = Čtyři druhy specialistů
terracotta-tour-specialists-text = Kde to ukazuje vnější kruh, koupíte specialistu za mince a použití aktivní zbraně. Kůň roztáhne vašeho válečníka na tři pole; hudebníci bodují každé kolo, sluhové a klečící lučištníci na konci hry. Tito tři slouží každému, čí válečníci stojí na správném místě.
terracotta-tour-masters = Šest mistrů
terracotta-tour-masters-text = K mistrům vede prostřední kruh. Poprvé mistra najmete: zvolíte jeden ze svých žetonů a zaplatíte jeho cenu, 1 až 6 mincí. Od té doby ho smíte použít při každé takové akci. Na konci kola vám najatý mistr také dá 1 minci, nebo nechá 1 žeton hlíny mokrý.
terracotta-tour-own = Vaši dělníci, hlína a zbraně
terracotta-tour-own-text = Řemeslník potřebuje prázdnou výseč; umělec se smí přidat i k řemeslníkovi. Když jsou všichni dělníci umístěni, kolo se boduje a mokrá hlína uschne, pokud ji mistři neudrží mokrou. Ze suché válečníka nevytvoříte. Použitá zbraň je neaktivní, dokud ji znovu nepřipravíte.
terracotta-ui-icon-skip = Vynechat
terracotta-ui-icon-arrow = Směr
terracotta-ui-here-put = Postavit sem { $figure ->
    [officer] důstojníka
    [guard] strážce
    [crossbowman] kušníka
    [soldier] vojáka
    [servant] sluhu
    [archer] klečícího lučištníka
    [musician] hudebníka
   *[other] figurku
  }
terracotta-ui-here-place = { $worker ->
    [artist] Umístit sem umělce
   *[craftsman] Umístit sem řemeslníka
  }
terracotta-ui-here-move = Přesunout ho sem z pole { $from }
terracotta-ui-onward-rotate = Umístit sem dělníka; kruhy zůstanou, jak jsou
terracotta-ui-here-inspector = Posunout sem { $inspector ->
    [V] inspektora řad
   *[H] inspektora sloupců
  }
terracotta-ui-spaces = { $step ->
    [-1] o jedno pole zpět
    [1] o jedno pole vpřed
   *[other] o dvě pole vpřed
  }
