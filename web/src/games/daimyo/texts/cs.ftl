daimyo-ui-status = { $round }. kolo { $rounds ->
    [few] ze
   *[other] z
  } { $rounds }
daimyo-ui-part-dice = Kostky
daimyo-ui-part-islands = Souostroví
daimyo-ui-part-market = Trh hrdinů
daimyo-ui-part-relics = Černý trh
daimyo-ui-part-goals = Cíle
daimyo-ui-villagers = Destičky vesničanů
daimyo-ui-villager = Destička vesničanů { $tile }
daimyo-ui-villager-back = Potom se otočí na: { $text }
daimyo-ui-forecast-influence = Vliv teď
daimyo-ui-forecast-relics = obnovené relikvie
daimyo-ui-forecast-farms = technofarmy
daimyo-ui-forecast-towers = rádiové věže
daimyo-ui-forecast-army = armáda
daimyo-ui-forecast-resources = zbylé suroviny
daimyo-ui-group-govern = Guvernér
daimyo-ui-group-site = Místo produkce
daimyo-ui-group-shadow = Stín
daimyo-ui-group-take = Vzít destičku
daimyo-ui-hero-facts = Síla { $strength }, cena { $cost }.
daimyo-ui-no-tile = Nic tu neleží.
daimyo-ui-free = volné
daimyo-ui-site = Místo produkce { $site } { daimyo-on-island }: { $token }
daimyo-ui-governor-space = Pole guvernéra: { $who }.
daimyo-ui-building-space = Pole budovy: { $who }.
daimyo-ui-danger = Nebezpečná čtvrť { daimyo-on-island }, zlato: { $gold }
daimyo-ui-danger-text = Umístěný stín získá toto zlato a 1 bod vlivu a vyřadí guvernéra. Nyní: { $who }.
daimyo-ui-land-text = Část relikvie: { $name }. Leží v Zemi nikoho { daimyo-on-island }.
daimyo-ui-island-text = Každé kolo dává největší vliv { $gold } BP, druhý { $silver } BP.
daimyo-ui-die-text = Položte ji na akci její barvy; k Dani se hodí každá. Všechny vaše kostky dohromady hrají hrdiny.
daimyo-ui-action-villagers = Kapacita +1, doberte 1 hrdinu, první v kole bere helmu, aktivujte destičku vesničanů.
daimyo-ui-action-production = Vaši guvernéři a technofarmy dají každý 1 žeton.
daimyo-ui-action-relic = Dvakrát: přesuňte hledače, vezměte destičku; můžete prohledat a koupit.
daimyo-ui-action-recruitment = Naverbujte libovolný počet guvernérů a stínů za rýži.
daimyo-ui-action-construction = Postavte libovolný počet technofarem a rádiových věží.
daimyo-ui-action-tax = Získejte 2 zlata; kostka libovolné barvy.
daimyo-ui-ability = Schopnost klanu
daimyo-ui-ability-needs = Potřebuje součet kostek 13; teď { $sum }.
daimyo-ui-black-text = Část relikvie: { $name }, na černém trhu. V akci Relikvie stojí 1 zlato.
daimyo-ui-loose-text = Část relikvie: { $name }, ve vašem skladu.
daimyo-ui-ransom-text = Část relikvie: { $name }, u žoldnéřů. V akci Relikvie stojí 2 zlata.
daimyo-ui-track = Stupnice verbování
daimyo-ui-track-text = Každá jednotka posune ukazatel. Z posledního pole můžete za 2 zlata začít znovu.
daimyo-ui-board-farm = Technofarmy produkují jako guvernéři a bodují na konci.
daimyo-ui-board-tower = Rádiové věže dávají po 2 bodech vlivu a bodují na konci.
daimyo-ui-merc-relic = Vyměňte jednu destičku se sáčkem, nebo vezměte dvě z jednoho ostrova.
daimyo-ui-merc-governor = Umístěte guvernéra žoldnéřů.
daimyo-ui-merc-tower = Umístěte rádiovou věž žoldnéřů.
daimyo-ui-merc-shadow = Zaplaťte 2 zlata, umístěte stín žoldnéřů a vyřaďte guvernéra soupeře.
daimyo-ui-gold = Zlaté pole: { $text }
daimyo-ui-silver = Stříbrné pole: { $text }
daimyo-ui-has-gold = zlaté pole: { $player }
daimyo-ui-has-silver = stříbrné pole: { $player }
daimyo-ui-solo-card = Sólová karta
daimyo-ui-bag = Sáček: { $n }
daimyo-ui-deck = Balíček: { $n }
daimyo-ui-scavenger = Hledač: { $player }
daimyo-ui-influence = { $player }: vliv { $influence }, teď za { $points } BP
daimyo-ui-governor-of = Guvernér: { $player }
daimyo-ui-building-of = { daimyo-type }: { $player }
daimyo-ui-shadow-of = Stín: { $player }
daimyo-ui-altar-of = Žeton relikvie na oltáři { $value }: { $player }
daimyo-ui-altars = Oltáře: obnovená relikvie této barvy dává 3, 2 nebo 1 bod vlivu
daimyo-ui-harvest = Produkce by teď dala tolik
daimyo-ui-governors-left = guvernéři v zásobě
daimyo-ui-shadows-left = stíny v zásobě
daimyo-ui-hand = hrdinové v ruce
daimyo-ui-empty-hand = Žádní hrdinové v ruce.
daimyo-ui-piles = Balíček { $deck }, odhozené karty { $discard }
daimyo-ui-storage = Sklad { $used } { $capacity ->
    [few] ze
   *[other] z
  } { $capacity }
daimyo-ui-all-built = vše postaveno
daimyo-ui-restored = obnovené relikvie
daimyo-ui-dice-sum = součet kostek { $sum }
daimyo-ui-army-hint = Armáda: ceny hrdinů a zlato
daimyo-ui-tile = { $tile ->
    [T-BUILD1] Stavba 1
    [T-CAP2] Kapacita +2
    [T-CAPBM] Kapacita +1, černý trh 1
    [T-CAPDICE] Kapacita +1, kostky +2
    [T-DBUILD] Karta: stavba −1
    [T-DHIRE] Karta: najmutí −3
    [T-DVILL] Karta: vesničané
    [T-GBUILD] 1 zlato, stavba za zlato
    [T-GDRAW] 1 zlato, doberte 1
    [T-GOV2] Guvernér: 2 žetony
    [T-HIRE2] Najmutí −2
    [T-REC-1] Verbování za 1
    [T-REC1] Verbování −1
    [T-RES-1R-1G] 1 rýže, 1 zlato
    [T-RES-2M] 2 kovy
    [T-RES-2R] 2 rýže
    [T-RES-2S] 2 kameny
    [T-RESET] 1 zlato: stupnice na 1
    [T-SCAV] Hledač, 1 destička
    [T-SCAV2] 1 zlato: hledač, 2 destičky
    [T-SHGOLD] Zlato za stín
    [T-STEPS] 1 zlato: 2 kroky Pomoci
    [T-SWAP] Vyměňte 2 destičky
    [T-TOWER2] Věž: 2 žetony
    [T-TRADE-1G-1R-1M-1S] 1 zlato → od každé 1
    [T-TRADE-1M-2R-1G] 1 kov → 2 rýže, 1 zlato
    [T-TRADE-1R-1M-1S-1G] 1 rýže → po 1 jiném
    [T-TRADE-1S-1R-1M-1G] 1 kámen → po 1 jiném
    [Y-DRAW-1G] 1 zlato, doberte 1
    [Y-DRAW-1R] 1 rýže, doberte 1
    [Y-INC-1M-1S] 1 kov, 1 kámen
    [Y-INC-1R-1G] 1 rýže, 1 zlato
    [Y-INC-1R-1M] 1 rýže, 1 kov
    [Y-INC-1S-1G] 1 kámen, 1 zlato
    [Y-INC-2A] 2 libovolné
    [Y-INC-2G] 2 zlata
   *[Y-INC-2R] 2 rýže
  }
daimyo-ui-takes-die = { $colour ->
    [blue] Patří sem modrá kostka z prostředka.
    [green] Patří sem zelená kostka z prostředka.
    [red] Patří sem červená kostka z prostředka.
   *[any] Patří sem libovolná kostka z prostředka.
  }
daimyo-ui-tile-other = V tomto tahu lze použít jen destičku u nové kostky.
daimyo-ui-token-text = { $token ->
    [rice] Platí se jí za jednotky a na některých pokročilých stavebních deskách i za budovy.
    [metal] Platí se jím za budovy a za prohledávání.
    [stone] Platí se jím za budovy a za prohledávání.
   *[gold] Platí se jím za hrdiny, příplatky, černý trh a obnovení cyklu nákladů; počítá se i do armády.
  }
daimyo-ui-starts = Začátek: { $text }
daimyo-ui-costs = Cena: { $text }
daimyo-ui-done-text = Ukončí to, co děláte, nebo váš tah.
daimyo-ui-choice = Volba
daimyo-ui-ticked = Vaše sólové úspěchy
daimyo-ui-ticked-at = Výhra se ziskem { $points } BP
daimyo-ui-mercenaries-area = Žoldnéři jednají podle kostek od hráčů.
daimyo-ui-empire-area = Impérium jedná podle sólových karet; otevřené volby jsou na vás.
daimyo-ui-income = Příjem
daimyo-ui-data-heroes = Hrdinové
daimyo-ui-data-heroes-partly-known = Pašeračka relikvií a Zrcadlová maska
daimyo-ui-data-clans = Klany: schopnosti a začátek
daimyo-ui-data-islands = Ostrovy: místa, ceny a body
daimyo-ui-data-bonus-tiles = Destičky bonusových akcí
daimyo-ui-data-basic-construction-boards = Stavební desky, základní strana
daimyo-ui-data-advanced-construction-boards = Stavební desky, pokročilá strana
daimyo-ui-data-villagers = Destičky vesničanů
daimyo-ui-data-objectives = Cíle
daimyo-ui-data-solo-cards = Sólové karty
daimyo-ui-data-empire-ability = Schopnost Impéria
daimyo-ui-data-tower-points = Body za rádiové věže
daimyo-ui-data-mercenary-fields = Pole žoldnéřů
daimyo-ui-data-prices = Ceny (žetony)
daimyo-ui-data-relic-tiles = Destičky relikvií

## The tour

daimyo-tour-goal = Popularita na ostrovech
daimyo-tour-goal-text = Hra má pět kol a v každém máte tři tahy. Po každém kole dává každý ostrov body popularity (BP) za největší a za druhý největší vliv. Na konci si přičtete body za obnovené relikvie, za budovy a za silnou armádu hrdinů. Vyhrává, kdo má nejvíc BP.
daimyo-tour-islands = Ostrovy a vliv
daimyo-tour-islands-text = Každý ostrov má pět míst produkce; na každé se vejde jeden guvernér a jedna budova. Guvernér nebo rádiová věž vám tam dává 2 body vlivu, stín 1. Stín navíc přinese zlato a vyřadí soupeřova guvernéra, pokud tam nějaký je. Korouhve ukazují BP za první a druhé místo.
daimyo-tour-turn = Kostky: tady začíná tah
daimyo-tour-turn-text = Každé kolo se hodí všemi kostkami; leží tu podle hodnoty. Ve svém tahu si jednu vezmete, položíte ji na volnou akci její barvy a tuto akci provedete. Počítá se i hodnota: před akcí nebo po ní můžete zahrát kartu hrdiny, jehož síla se rovná součtu všech nebo některých vašich kostek.
daimyo-tour-actions = Vašich šest akcí
daimyo-tour-actions-text = Modrá kostka: Pomoc vesničanů (karta hrdiny, větší sklad, destička vesničanů). Zelená: Produkce dává žetony za guvernéry a technofarmy, Relikvie dává destičky relikvií; červená: Verbování a Stavba zaplňují ostrovy. Daň přijme každou kostku a dá 2 zlata. Na každou akci se za kolo vejde jedna kostka.
daimyo-tour-relics = Relikvie a černý trh
daimyo-tour-relics-text = Relikvie jsou čtyři destičky jedné barvy s čísly 1 až 4. Jakmile je máte všechny, relikvie se obnoví: dá až 3 body vlivu na ostrově té barvy a BP na konci. V akci Relikvie bere váš hledač destičky z ostrovů a tady můžete destičku koupit za 1 zlato. Destičky se musí vejít do vašeho skladu.
daimyo-tour-heroes = Trh hrdinů
daimyo-tour-heroes-text = Jednou za tah můžete zahrát hrdinu z ruky, pokud všechny nebo některé vaše kostky dají v součtu přesně jeho sílu. Mezi koly si tu za zlato najímáte další; karta s čárkovaným okrajem teprve čeká, až přijde na řadu. Ceny hrdinů a vaše zlato tvoří armádu a silná armáda dá na konci BP.
daimyo-tour-objectives = Cíle
daimyo-tour-objectives-text = Splňte podmínku některé z těchto karet a odměna je hned vaše; nic nemusíte hlásit. Každá karta cíle dává BP. Vyplatí se pospíšit si: kdo je první, dostane nejlepší odměnu, a kdo přijde později, dostane méně nebo nic.
daimyo-tour-mercenaries = Žoldnéři
daimyo-tour-mercenaries-text = Třetí strana, kterou řídíte společně. V každém kole jim před každým z prvních tří tahů dá hráč, který je na řadě, kostku a provede akci jejího pole. Vyhrát nemohou, ale jejich vliv vás může připravit o první nebo druhé místo. V akci Relikvie můžete koupit jejich destičky za 2 zlata.
daimyo-tour-empire = Impérium
daimyo-tour-empire-text = Váš soupeř. V každém jeho tahu položíte kostku na pole její barvy, jedno ze tří na sólové kartě: toto pole se přeskočí, zbylá dvě se provedou, a co nechají otevřené, rozhodnete vy. I Impérium získává BP: za vliv, relikvie, budovy a armádu. Snažte se jich mít na konci víc.
daimyo-tour-own = Váš klan
daimyo-tour-own-text = Tady máte žetony, sklad, hrdiny a ceny budov. Cena guvernérů a stínů v rýži roste: 1, 2, 3, dokud za 2 zlata nezačnete znovu. Každá budova odkryje destičku bonusové akce, která vylepší jedno z vašich polí. Když je součet vašich kostek aspoň 13, můžete jednou za tah použít schopnost klanu.

## What else a place says
daimyo-ui-token-have = Máte: { $n }.
daimyo-ui-bag-text = Destičky relikvií, které se ještě neobjevily; odtud se doplňují volná místa.
daimyo-ui-icon-building = Budova
daimyo-ui-icon-deck = Balíček hrdinů
daimyo-ui-icon-discarded = Odhozené karty
daimyo-ui-icon-bag = Sáček s destičkami relikvií
daimyo-ui-here-govern = Umístit sem guvernéra
daimyo-ui-here-shadow = Umístit sem stín
daimyo-ui-here-take = Vzít tuto destičku
daimyo-ui-here-travel = Přesunout sem hledače
daimyo-ui-here-site = Postavit sem
daimyo-ui-here-lift = Přesunout tohoto guvernéra
daimyo-ui-here-bin = Odhodit tuto destičku
daimyo-ui-here-eliminate = Vyřadit tohoto guvernéra
daimyo-ui-here-collect = Vzít žetony tohoto místa
daimyo-ui-here-market = Vzít tuto destičku z černého trhu
