daimyo-ui-status = Kolo { $round } z { $rounds }
daimyo-ui-part-dice = Kostky
daimyo-ui-part-islands = Souostroví
daimyo-ui-part-market = Trh hrdinů
daimyo-ui-part-relics = Černý trh
daimyo-ui-part-goals = Cíle
daimyo-ui-villagers = Destičky vesničanů
daimyo-ui-villager = Destička vesničanů { $tile }
daimyo-ui-villager-back = Potom se otočí na: { $text }
daimyo-ui-forecast-influence = vliv teď
daimyo-ui-forecast-relics = obnovené relikvie
daimyo-ui-forecast-farms = technofarmy
daimyo-ui-forecast-towers = rádiové věže
daimyo-ui-forecast-army = armáda
daimyo-ui-forecast-resources = zbylé suroviny
daimyo-ui-group-govern = Guvernér na
daimyo-ui-group-site = Místo
daimyo-ui-group-shadow = Stín na
daimyo-ui-group-take = Vezmi destičku
daimyo-ui-hero-facts = Síla { $strength }, cena { $cost }.
daimyo-ui-no-tile = Nic tu neleží.
daimyo-ui-free = volné
daimyo-ui-site = { daimyo-island }, místo { $site }: { $token }
daimyo-ui-governor-space = Pole guvernéra: { $who }.
daimyo-ui-building-space = Pole budovy: { $who }.
daimyo-ui-danger = { daimyo-island }, Nebezpečná čtvrť: zlato { $gold }
daimyo-ui-danger-text = Umístěný stín získá toto zlato a 1 vliv a vyřadí guvernéra. Nyní: { $who }.
daimyo-ui-land-text = Část relikvie: { $name }. Leží v Zemi nikoho { daimyo-on-island }.
daimyo-ui-island-text = Každé kolo dává největší vliv { $gold } BP, druhý { $silver } BP.
daimyo-ui-die-text = Polož ji na akci její barvy; k Dani se hodí každá. Všechny tvé kostky dohromady hrají hrdiny.
daimyo-ui-action-villagers = Kapacita +1, dober 1 hrdinu, první v kole bere helmu, aktivuj destičku vesničanů.
daimyo-ui-action-production = Tví guvernéři a technofarmy dají každý 1 žeton.
daimyo-ui-action-relic = Dvakrát: přesuň hledače, vezmi destičku; můžeš prohledat a koupit.
daimyo-ui-action-recruitment = Naverbuj libovolný počet guvernérů a stínů za rýži.
daimyo-ui-action-construction = Postav libovolný počet technofarem a rádiových věží.
daimyo-ui-action-tax = Získej 2× zlato; kostka libovolné barvy.
daimyo-ui-ability = Schopnost klanu
daimyo-ui-ability-needs = Potřebuje součet kostek 13; teď { $sum }.
daimyo-ui-black-text = Část relikvie: { $name }, na černém trhu. V akci Relikvie stojí 1× zlato.
daimyo-ui-loose-text = Část relikvie: { $name }, ve tvém skladu.
daimyo-ui-ransom-text = Část relikvie: { $name }, u žoldnéřů. V akci Relikvie stojí 2× zlato.
daimyo-ui-track = Stupnice verbování
daimyo-ui-track-short = Rýže za jednotku
daimyo-ui-track-text = Každá jednotka posune ukazatel. Z posledního pole můžeš za 2× zlato začít znovu.
daimyo-ui-board-farm = Technofarmy produkují jako guvernéři a bodují na konci.
daimyo-ui-board-tower = Rádiové věže dávají 2 vlivu a bodují na konci.
daimyo-ui-merc-relic = Vyměň jednu destičku se sáčkem, nebo vezmi dvě z jednoho ostrova.
daimyo-ui-merc-governor = Umísti guvernéra žoldnéřů.
daimyo-ui-merc-tower = Umísti rádiovou věž žoldnéřů.
daimyo-ui-merc-shadow = Zaplať 2× zlato, umísti stín žoldnéřů a vyřaď guvernéra soupeře.
daimyo-ui-gold = Zlaté pole: { $text }
daimyo-ui-silver = Stříbrné pole: { $text }
daimyo-ui-has-gold = zlaté pole: { $player }
daimyo-ui-has-silver = stříbrné pole: { $player }
daimyo-ui-solo-card = Sólová karta { $card }
daimyo-ui-bag = Sáček: { $n }
daimyo-ui-deck = Balíček: { $n }
daimyo-ui-scavenger = Hledač: { $player }
daimyo-ui-influence = { $player }: vliv { $influence }, teď za { $points } BP
daimyo-ui-governor-of = Guvernér: { $player }
daimyo-ui-building-of = { daimyo-type }: { $player }
daimyo-ui-shadow-of = Stín: { $player }
daimyo-ui-altar-of = Žeton relikvie na oltáři { $value }: { $player }
daimyo-ui-altars = Oltáře: obnovená relikvie této barvy dává 3, 2 nebo 1 vliv
daimyo-ui-harvest = Produkce by teď dala tolik
daimyo-ui-governors-left = guvernéři v zásobě
daimyo-ui-shadows-left = stíny v zásobě
daimyo-ui-hand = hrdinové v ruce
daimyo-ui-empty-hand = Žádní hrdinové v ruce.
daimyo-ui-piles = Balíček { $deck }, odloženo { $discard }
daimyo-ui-storage = Sklad { $used } z { $capacity }
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
    [T-DHIRE] Karta: najmi −3
    [T-DVILL] Karta: vesničané
    [T-GBUILD] Zlato 1, stavba za zlato
    [T-GDRAW] Zlato 1, dober 1
    [T-GOV2] Guvernér: 2 žetony
    [T-HIRE2] Najmi −2
    [T-REC-1] Verbování za 1
    [T-REC1] Verbování −1
    [T-RES-1R-1G] Rýže 1, zlato 1
    [T-RES-2M] Kov 2
    [T-RES-2R] Rýže 2
    [T-RES-2S] Kámen 2
    [T-RESET] Zlato 1: stupnice na 1
    [T-SCAV] Hledač, 1 destička
    [T-SCAV2] Zlato 1: hledač, 2 destičky
    [T-SHGOLD] Zlato za stín
    [T-STEPS] Zlato 1: 2 kroky Pomoci
    [T-SWAP] Vyměň 2 destičky
    [T-TOWER2] Věž: 2 žetony
    [T-TRADE-1G-1R-1M-1S] Zlato 1 → od každé 1
    [T-TRADE-1M-2R-1G] Kov 1 → rýže 2, zlato 1
    [T-TRADE-1R-1M-1S-1G] Rýže 1 → po 1 jiném
    [T-TRADE-1S-1R-1M-1G] Kámen 1 → po 1 jiném
    [Y-DRAW-1G] Zlato 1, dober 1
    [Y-DRAW-1R] Rýže 1, dober 1
    [Y-INC-1M-1S] Kov 1, kámen 1
    [Y-INC-1R-1G] Rýže 1, zlato 1
    [Y-INC-1R-1M] Rýže 1, kov 1
    [Y-INC-1S-1G] Kámen 1, zlato 1
    [Y-INC-2A] 2 libovolné
    [Y-INC-2G] Zlato 2
   *[Y-INC-2R] Rýže 2
  }
daimyo-ui-starts = Začátek: { $text }
daimyo-ui-costs = Cena: { $text }
daimyo-ui-done-text = Ukončí to, co děláš, nebo tvůj tah.
daimyo-ui-choice = Volba
daimyo-ui-ticked = Tvé sólové úspěchy
daimyo-ui-ticked-at = Výhra se ziskem { $points } BP
daimyo-ui-mercenaries-area = Žoldnéři jednají podle kostek od hráčů.
daimyo-ui-empire-area = Impérium jedná podle sólových karet; otevřené volby jsou na tobě.
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
