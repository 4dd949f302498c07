### Co říká jen kresba ZhanGuo.

zhanguo-ui-status = { $round }. kolo { $rounds ->
    [few] ze
   *[other] z
  } { $rounds }, { $phase ->
    [setup] desky
    [draw] dobírání karet
    [play] hraní karet
    [awards] odměny
   *[over] konec
  }
zhanguo-ui-part-map = Mapa a zeď
zhanguo-ui-part-court = Dvůr
zhanguo-ui-part-awards = Odměny
zhanguo-ui-part-tasks = Úkoly
zhanguo-ui-group-unify = Akce sjednocení: k vašemu regionu
zhanguo-ui-group-court = Dvorská akce
zhanguo-ui-group-free = Volné přesuny
zhanguo-ui-reconstructed = (Námi rekonstruováno.)
zhanguo-ui-legend = rekonstruovaná data: v našich pravidlech nejsou vytištěna
zhanguo-ui-higher = vyšším číslem
zhanguo-ui-lower = nižším číslem
zhanguo-ui-card = { $colour ->
    [ivory] Písmo
    [orange] Měna
   *[brown] Zákony
  } { $card }
zhanguo-ui-no-ability = Bez schopnosti.
zhanguo-ui-court = Dvůr
zhanguo-ui-court-count = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } karet
  }
zhanguo-ui-court-text = { $count ->
    [0] Prázdný: první karta vyhovuje každé akci.
   *[other] Odshora: { $stack }.
  }
zhanguo-ui-about-RECRUIT = Jeden úředník z vaší zásoby do guvernérské zóny. Nižší karta aktivuje schopnosti.
zhanguo-ui-about-REASSIGN = Až 3 body přesunu pro vaše úředníky. Karty neaktivuje.
zhanguo-ui-about-GOVERNOR = Červený, šedý a bílý úředník z jedné guvernérské zóny dají guvernéra, který obsadí bonusové pole a ukončí vaše nepokoje v regionu. Nižší karta aktivuje schopnosti.
zhanguo-ui-about-HIRE = Po jednom dělníkovi za každého úředníka v dělnické zóně regionu; nepokoje stoupnou. Vyšší karta aktivuje schopnosti.
zhanguo-ui-about-PALACE = Dva dělníci z regionu a jeden odjinud postaví palác: VB za všechny vaše vyložené karty a žeton v hodnotě 3. Vyšší karta aktivuje schopnosti.
zhanguo-ui-about-WALL = Jeden až tři dělníci, každý z jiného regionu, postaví zeď, která boduje na konci. Vyšší karta aktivuje schopnosti.
zhanguo-ui-slot = Místo pro kartu v regionu { zhanguo-part-region }
zhanguo-ui-slot-text = První, druhá, třetí karta dá 1, 2, 3 žetony své barvy a zvýší nepokoje o 0, 1, 2.
zhanguo-ui-gov = Guvernérská zóna v regionu { zhanguo-part-region }
zhanguo-ui-gov-text = Libovolně mnoho úředníků. Tři barvy dají guvernéra.
zhanguo-ui-work = Dělnická zóna v regionu { zhanguo-part-region }
zhanguo-ui-work-text = Nejvýš dva úředníci; teď { $workers ->
    [one] 1 dělník
    [few] { $workers } dělníci
   *[other] { $workers } dělníků
  }.
zhanguo-ui-above = { $official ->
    [red] Červený
    [gray] Šedý
   *[white] Bílý
  } úředník v guvernérské zóně, region { zhanguo-part-region }
zhanguo-ui-below = { $official ->
    [red] Červený
    [gray] Šedý
   *[white] Bílý
  } úředník v dělnické zóně, region { zhanguo-part-region }
zhanguo-ui-unrest = Nepokoje v regionu { zhanguo-part-region }
zhanguo-ui-unrest-text = Úroveň { $level } { $max ->
    [few] ze
   *[other] z
  } { $max }. Od úrovně { $block } nelze stavět paláce; na úrovni { $max } je region zablokovaný.
zhanguo-ui-supply = { $official ->
    [red] Červení
    [gray] Šedí
   *[white] Bílí
  } úředníci ve vaší zásobě: { $n }
zhanguo-ui-region-name = Region { zhanguo-part-region }
zhanguo-ui-region = Region { zhanguo-part-region } na mapě
zhanguo-ui-region-text = Paláce: { $palaces } { $spaces ->
    [few] ze
   *[other] z
  } { $spaces }. Sousední regiony: { $neighbours }. Nejvíc guvernérů na konci: 9 VB a 3 VB za každého.
zhanguo-ui-square = Bonusové pole v regionu { zhanguo-part-region }
zhanguo-ui-section = Úsek { zhanguo-part-section } zdi
zhanguo-ui-space = Úsek { zhanguo-part-section } zdi, místo { zhanguo-part-lines }
zhanguo-ui-tile-text = { $criterion }: { $one } / { $two } / { $three } VB za zeď na místě s 1 / 2 / 3 čarami.
zhanguo-ui-criterion-CALM_REGIONS = Za každý region bez nepokojů
zhanguo-ui-criterion-CARD_SETS = Za každou sadu karet všech tří barev
zhanguo-ui-criterion-OFFICIALS_GE_UNREST = Za každý region, kde je úředníků aspoň tolik co nepokojů
zhanguo-ui-criterion-FULL_REGIONS = Za každý region se třemi kartami
zhanguo-ui-criterion-GRAY_REGIONS = Za každý region se šedým úředníkem
zhanguo-ui-criterion-PAIR_REGIONS = Za každý region se dvěma kartami jedné barvy
zhanguo-ui-criterion-RED_REGIONS = Za každý region s červeným úředníkem
zhanguo-ui-criterion-ORANGE_REGIONS = Za každý region s oranžovou kartou
zhanguo-ui-criterion-WHITE_REGIONS = Za každý region s bílým úředníkem
zhanguo-ui-criterion-BROWN_REGIONS = Za každý region s hnědou kartou
zhanguo-ui-criterion-UNREST_PENALTY = Toto číslo minus všechny vaše nepokoje
zhanguo-ui-criterion-IVORY_REGIONS = Za každý region se slonovinovou kartou
zhanguo-ui-task = Úkol { zhanguo-part-task }
zhanguo-ui-needs-governor = Guvernér v každém z regionů: { $needs }.
zhanguo-ui-needs-palace = Palác v každém z regionů: { $needs }.
zhanguo-ui-needs-wall = Zdi v oblastech: { $needs }.
zhanguo-ui-area = { $area ->
    [T] tyrkysová
    [G] zlatá
   *[S] stříbrná
  }
zhanguo-ui-award = Odměna { $round }. kola za { $aspect ->
    [writing] písmo
    [currency] měnu
   *[law] zákony
  }
zhanguo-ui-aspect-writing = Písmo
zhanguo-ui-aspect-currency = Měna
zhanguo-ui-aspect-law = Zákony
zhanguo-ui-aspect-text = Kdo má nejvyšší hodnotu žetonů, smí přijmout odměnu kola; na konci za ni získá { $vp } VB.
zhanguo-ui-marker = { $colour ->
    [ivory] Slonovinové
    [orange] Oranžové
   *[brown] Hnědé
  } žetony v zásobě: { $n }
zhanguo-ui-marker-text = Za kartu této barvy u regionu.
zhanguo-ui-big = { $colour ->
    [ivory] Slonovinový
    [orange] Oranžový
   *[brown] Hnědý
  } žeton v hodnotě 3
zhanguo-ui-big-text = Pro toho, kdo postaví palác.
zhanguo-ui-deck = { $colour ->
    [ivory] Písmo
    [orange] Měna
   *[brown] Zákony
  }: { $n ->
    [one] 1 karta v balíčku
    [few] { $n } karty v balíčku
   *[other] { $n } karet v balíčku
  }
zhanguo-ui-deck-discards = Odložené, někde v balíčku nebo v rukou: { $cards }.
zhanguo-ui-track = Stupnice odměn
zhanguo-ui-track-text = Shodu vyhrává disk víc vlevo. Kdo přijme odměnu, jde za ostatní; první začíná další kolo.
zhanguo-ui-own-region = Region { zhanguo-part-region }: nepokoje { $unrest }, dělníci: { $workers } { $people }
zhanguo-ui-hand = Karty v ruce: { $n }
zhanguo-ui-backs = { $colour ->
    [ivory] karty písma v ruce
    [orange] karty měny v ruce
   *[brown] karty zákonů v ruce
  }: { $n }
zhanguo-ui-value = { $aspect ->
    [writing] Písmo
    [currency] Měna
   *[law] Zákony
  }: žetony v hodnotě { $n }
zhanguo-ui-left-governor = Zbývající guvernéři: { $n }
zhanguo-ui-left-palace = Zbývající paláce: { $n }
zhanguo-ui-left-wall = Zbývající zdi: { $n }
zhanguo-ui-no-board = Zatím bez desky.
zhanguo-ui-palace-space = volné místo pro palác
zhanguo-ui-palace-of = palác, majitel: { $player }
zhanguo-ui-auction-open = Dražba se zahajuje.
zhanguo-ui-auction = { $player } nabízí { $bid } VB.
zhanguo-ui-now-worth = Zatím by to dalo { $vp } VB.
zhanguo-ui-waiting = Čekají na ni karty: { $cards }.
zhanguo-ui-bid = Nabídka { $vp } VB
zhanguo-ui-done = Hotovo
zhanguo-ui-boards = Desky hráčů
zhanguo-ui-under = nižší než { $top } aktivuje:
zhanguo-ui-over = vyšší než { $top } aktivuje:
zhanguo-ui-any-number = libovolná karta aktivuje:
zhanguo-ui-wakes = U dvora { $card } aktivuje:
zhanguo-ui-wakes-nothing = U dvora { $card } teď nic neaktivuje.
zhanguo-ui-wakes-ask = Klepněte na kartu a uvidíte, co u dvora aktivuje.
zhanguo-ui-task-worth = Na konci dá každá sekce úkolů součet VB pod vašimi disky krát počet vašich disků v ní.
zhanguo-ui-wakes-no-cards = karty neaktivuje
zhanguo-ui-governor-of = guvernér, majitel: { $player }
zhanguo-ui-wall-of = zeď, majitel: { $player }

## The tour
zhanguo-tour-goal = Jedna říše
zhanguo-tour-goal-text = Sjednocujete Čínu pomocí guvernérů, paláců a zdí. Během hry dávají body paláce a schopnosti karet, na konci guvernéři, zdi, úkoly a žetony sjednocení. Po pěti kolech vyhrává, kdo má nejvíc bodů.
zhanguo-tour-turn = Váš tah: jedna karta
zhanguo-tour-turn-text = Každé kolo začínáte se šesti kartami, po dvou od každé barvy, a v každém tahu jednu zahrajete. Buď ji položíte k jednomu ze svých regionů, kde čeká její schopnost, nebo ji zahrajete ke dvoru a provedete jednu ze šesti akcí. Ke každé akci se hodí kterákoli karta.
zhanguo-tour-cards = Karty u vašich regionů
zhanguo-tour-cards-text = Karta u regionu dá žetony sjednocení své barvy: první tam 1, druhá 2, třetí a poslední 3. Druhá ale zvýší nepokoje o 1 a třetí o 2; příliš velké nepokoje region zablokují. Schopnost karty zůstává na celou hru a čeká, až ji aktivuje akce u dvora.
zhanguo-tour-court = Dvůr
zhanguo-tour-court-text = Karta zahraná sem vám dá jednu ze šesti akcí. Když verbujete nebo dosazujete guvernéra, číslo nižší než na kartě pod ní aktivuje i vaše schopnosti pro tuto akci; když najímáte nebo stavíte palác či zeď, aktivuje je číslo vyšší. Číslo nikdy žádnou akci nezakazuje.
zhanguo-tour-regions = Pět regionů
zhanguo-tour-regions-text = Tři vaši úředníci různých barev dají guvernéra, který obsadí volné bonusové pole, pokud tam je, a ukončí tam vaše nepokoje. Kdo má na konci v regionu nejvíc guvernérů, získá 9 bodů a 3 za každého; při shodě se body dělí. Tři dělníci postaví palác: hned 1 bod za každou kartu u vašich regionů.
zhanguo-tour-wall = Velká zeď
zhanguo-tour-wall-text = Zeď stojí jednoho až tři dělníky, tolik, kolik má místo čar, každého z jiného vašeho regionu. Boduje až na konci: destička úseku říká za co a místa s více čarami mají větší cenu. V každém úseku smíte postavit jen jednu zeď.
zhanguo-tour-awards = Odměny
zhanguo-tour-awards-text = Na konci kola má každá barva jednu odměnu. Kdo má nejvyšší hodnotu žetonů té barvy, smí ji přijmout a všechny je vrátit, nebo pasovat a přenechat volbu dalšímu. Na konci hry dá vedení v barvě 5, 6 nebo 7 bodů.
zhanguo-tour-tasks = Úkoly
zhanguo-tour-tasks-text = Každý úkol žádá guvernéry, paláce nebo zdi na určitých místech. Když je máte, smíte splnění úkolu na konci svého tahu ohlásit; čím dřív, tím víc bodů. Na konci hry se vaše body v sekci násobí počtem vašich úkolů v ní, vyplatí se tedy naplnit jednu sekci.
zhanguo-tour-own = Vaši úředníci a dělníci
zhanguo-tour-own-text = V guvernérské zóně regionu mohou úředníci všech tří barev dát guvernéra. Ve svém tahu smíte úředníky zdarma přesunout do dělnické zóny, v regionu nejvýš dva; tam najímají dělníky. Najímání zvyšuje nepokoje a na nejvyšší úrovni region nedovolí najímání, paláce ani schopnosti karet.

## What else a place says
zhanguo-ui-above-text = Ve svém tahu ho můžete zdarma přesunout do dělnické zóny téhož regionu.
zhanguo-ui-below-text = Za bod přesunu přejde do zdejší guvernérské zóny, nebo do dělnické zóny sousedního regionu.
zhanguo-ui-supply-text = Odtud se při verbování berou úředníci.
zhanguo-ui-deck-whole = Nic nebylo odloženo.
zhanguo-ui-kind = Karty a žetony: { $aspect ->
    [writing] slonovinové, se štětcem
    [currency] oranžové, s mincí
   *[law] hnědé, s vahami
  }.
zhanguo-ui-area-sign = Znak oblasti: { $area ->
    [T] vlny
    [G] slunce
   *[S] měsíc
  }.
zhanguo-ui-not-a-step = To je víc než jeden krok: do jiného regionu přechází úředník jen mezi zónami téhož druhu.
zhanguo-ui-icon-card = { $colour ->
    [ivory] Slonovinová karta: písmo
    [orange] Oranžová karta: měna
   *[brown] Hnědá karta: zákony
  }
zhanguo-ui-icon-area = { $area ->
    [T] Tyrkysová oblast zdi
    [G] Zlatá oblast zdi
   *[S] Stříbrná oblast zdi
  }
zhanguo-ui-icon-workers-at = Dělníci v ukázaném regionu
zhanguo-ui-icon-official-at = Úředník podle výběru v ukázaném regionu
zhanguo-ui-icon-free-governor = Dosadit 1 guvernéra zdarma
zhanguo-ui-icon-board = { $board ->
    [circle] Deska s kruhem
    [square] Deska se čtvercem
    [triangle] Deska s trojúhelníkem
    [star] Deska s hvězdou
   *[A] Deska strany A, bez schopnosti
  }
zhanguo-ui-here-wall = Postavit zeď sem
zhanguo-ui-here-calm = Snížit nepokoje zde
