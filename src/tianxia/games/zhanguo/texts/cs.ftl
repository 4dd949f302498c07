### ZhanGuo česky. Názvy podle slovníčku v docs/rules/zhanguo.md.

zhanguo-mode-standard = Dva až čtyři hráči
zhanguo-option-boards = Desky hráčů
zhanguo-option-boards-A = strana A, stejná pro všechny
zhanguo-option-boards-B_PICK = strana B, výběr v opačném pořadí
zhanguo-option-boards-B_AUCTION = strana B, dražba
zhanguo-option-draft = Dobrat 3, nechat si 2
zhanguo-option-draft-no = ne
zhanguo-option-draft-yes = ano
zhanguo-option-track_order = Pořadí podle stupnice odměn
zhanguo-option-track_order-no = ne
zhanguo-option-track_order-yes = ano
zhanguo-option-worker_unrest = Nepokoje za každého dělníka
zhanguo-option-worker_unrest-no = ne
zhanguo-option-worker_unrest-yes = ano
zhanguo-option-removed = Dražba ve 2 nebo 3: deska mimo hru
zhanguo-option-removed-random = náhodně
zhanguo-option-removed-circle = kruh
zhanguo-option-removed-square = čtverec
zhanguo-option-removed-triangle = trojúhelník
zhanguo-option-removed-star = hvězda
zhanguo-option-also_removed = Dražba ve 2: druhá deska mimo hru
zhanguo-option-also_removed-random = náhodně
zhanguo-option-also_removed-circle = kruh
zhanguo-option-also_removed-square = čtverec
zhanguo-option-also_removed-triangle = trojúhelník
zhanguo-option-also_removed-star = hvězda
zhanguo-end-rounds = Pět kol je odehráno.

## Části vět

zhanguo-part-official = { $official ->
    [red] červený úředník
    [gray] šedý úředník
   *[white] bílý úředník
  }
zhanguo-part-official-genitive = { $official ->
    [red] červeného úředníka
    [gray] šedého úředníka
   *[white] bílého úředníka
  }
zhanguo-part-officials = { $official ->
    [red] červení úředníci
    [gray] šedí úředníci
   *[white] bílí úředníci
  }
zhanguo-part-colour = { $colour ->
    [ivory] slonovinový
    [orange] oranžový
   *[brown] hnědý
  }
zhanguo-part-colour-feminine = { $colour ->
    [ivory] slonovinovou
    [orange] oranžovou
   *[brown] hnědou
  }
zhanguo-part-action = { $action ->
    [RECRUIT] Naverbovat úředníka
    [REASSIGN] Přesunout úředníky
    [GOVERNOR] Dosadit guvernéra
    [HIRE] Najmout dělníky
    [PALACE] Postavit palác
   *[WALL] Postavit zeď
  }
zhanguo-part-aspect = { $aspect ->
    [writing] písmo
    [currency] měnu
   *[law] zákony
  }
zhanguo-part-board = { $board ->
    [A] strana A
    [circle] kruh
    [square] čtverec
    [triangle] trojúhelník
   *[star] hvězda
  }
zhanguo-effect = { $effect ->
    [MARKER] 1 žeton sjednocení dle volby
    [MOVE] až { $n ->
        [one] 1 bod přesunu
        [few] { $n } body přesunu
       *[other] { $n } bodů přesunu
      }
    [VP] { $n } VB
    [WORKER] 1 dělník v tomto regionu
    [VP_CARDS] 1 VB za každou vlastní { zhanguo-part-colour-feminine } kartu
    [CALM_ANY] nepokoje −1 v libovolném regionu
    [CALM_HERE] nepokoje −1 v tomto regionu
    [MOVE_WORKER] přesuň 1 dělníka do sousedního regionu
    [OFFICIAL_HERE] 1 { zhanguo-part-official } v tomto regionu
    [OFFICIAL_ANY] 1 úředník dle volby v libovolném regionu
    [CALM_THEN_WORKER] nepokoje −1, pak tam 1 dělník
    [MOVE_GOVERNOR] přesuň 1 vlastního guvernéra do sousedního regionu
    [EXTRA_WORKER] najmi o 1 dělníka víc
    [OFFICIAL_AT] 1 úředník dle volby v { $at }
    [OFFICIALS_AT] { $n } { zhanguo-part-officials } v { $at }
    [WORKERS_AT] { $n } dělníci v { $at }
    [FREE_GOVERNOR] dosaď 1 guvernéra zdarma ({ $at })
    [FREE_WALL] postav 1 zeď zdarma
   *[FREE_PALACE] postav 1 palác zdarma
  }

## Co se počítá a odkud to je

zhanguo-what-vp = VB
zhanguo-what-unrest = nepokoje
zhanguo-what-worker = { $amount ->
    [one] dělník
    [few] dělníci
   *[other] dělníků
  }
zhanguo-what-marker_ivory = { $amount ->
    [one] slonovinový žeton
    [few] slonovinové žetony
   *[other] slonovinových žetonů
  }
zhanguo-what-marker_orange = { $amount ->
    [one] oranžový žeton
    [few] oranžové žetony
   *[other] oranžových žetonů
  }
zhanguo-what-marker_brown = { $amount ->
    [one] hnědý žeton
    [few] hnědé žetony
   *[other] hnědých žetonů
  }
zhanguo-what-big_ivory = slonovinový žeton v hodnotě 3
zhanguo-what-big_orange = oranžový žeton v hodnotě 3
zhanguo-what-big_brown = hnědý žeton v hodnotě 3
zhanguo-what-official_red = červený úředník
zhanguo-what-official_gray = šedý úředník
zhanguo-what-official_white = bílý úředník
zhanguo-source-auction = dražba
zhanguo-source-unify = sjednocení
zhanguo-source-square = bonusová pole
zhanguo-source-palace = paláce
zhanguo-source-card = schopnosti karet
zhanguo-source-board = schopnost desky
zhanguo-source-regions = guvernéři v regionech
zhanguo-source-aspects = oblasti sjednocení
zhanguo-source-tasks = úkoly
zhanguo-source-walls = zdi
zhanguo-source-setup = příprava hry
zhanguo-source-recruit = verbování
zhanguo-source-governor = guvernér
zhanguo-source-hire = najímání
zhanguo-source-wall = stavba zdi
zhanguo-source-award = odměna

## Otázky

zhanguo-ask-pick_board = Kterou desku si vezmete?
zhanguo-ask-auction_bid = { $bid ->
    [0] Zahajte dražbu o desku: kolik VB nabízíte?
   *[other] Nabídka je { $bid } VB. Přihodíte, nebo pasujete?
  }
zhanguo-ask-auction_pick = Dražba je vaše. Kterou desku si vezmete?
zhanguo-ask-draft_keep = Odložte po jedné kartě každé barvy.
zhanguo-ask-play_card = Zahrajte kartu: k jednomu ze svých regionů, nebo ke dvoru jako akci.
zhanguo-ask-move_step = { $transit ->
    [1] Dělnická zóna je plná: tento úředník musí dál.
   *[0] Přesouvejte úředníky: { $left ->
        [one] zbývá 1 bod.
        [few] zbývají { $left } body.
       *[other] zbývá { $left } bodů.
      }
  }
zhanguo-ask-recruit = Kterého úředníka naverbujete a kam?
zhanguo-ask-hire = Ve kterém regionu najímáte?
zhanguo-ask-governor_region = Ve kterém regionu dosadíte guvernéra?
zhanguo-ask-governor_square = Které bonusové pole v { $region } guvernér obsadí?
zhanguo-ask-square_official = Umístit kamkoli úředníka?
zhanguo-ask-palace = Kde postavíte palác a který jiný region dá dělníka?
zhanguo-ask-palace_marker = Který žeton v hodnotě 3 si vezmete?
zhanguo-ask-wall = Kde postavíte zeď?
zhanguo-ask-wall_workers = { $count ->
    [one] Který region zaplatí 1 dělníka?
    [few] Které { $count } regiony zaplatí po dělníkovi?
   *[other] Kterých { $count } regionů zaplatí po dělníkovi?
  }
zhanguo-ask-activate = Použijte své schopnosti v libovolném pořadí.
zhanguo-ask-marker_colour = Který žeton si vezmete?
zhanguo-ask-calm_region = Kde klesnou nepokoje?
zhanguo-ask-move_worker = Který dělník se přesune a kam?
zhanguo-ask-triangle_worker = Umístit dělníka do { $region }?
zhanguo-ask-star_governor = Který z vašich guvernérů se přesune a kam?
zhanguo-ask-claim_task = Ohlásit splnění úkolu?
zhanguo-ask-award_answer = Odměna za { zhanguo-part-aspect }: { zhanguo-effect }. Vrátíte všechny své žetony této barvy.
zhanguo-ask-award_official = Který úředník přijde do { $region }?
zhanguo-ask-award_region = Ve kterém regionu dosadíte guvernéra?
zhanguo-ask-award_wall = Kde postavíte zeď?
zhanguo-ask-award_palace = Kde postavíte palác?
zhanguo-ask-end_turn = Ukončit tah, nebo ještě něco udělat?

## Odpovědi

zhanguo-act-stop = Stačí
zhanguo-act-decline = Nic
zhanguo-act-end_turn = Ukončit tah
zhanguo-act-pass = Pasovat
zhanguo-act-accept = Vzít odměnu
zhanguo-act-free_move = { $region }: { zhanguo-part-official } dolů do práce
zhanguo-act-move_above = { zhanguo-part-official } nahoře: z { $region } do { $to }
zhanguo-act-move_below = { zhanguo-part-official } dole: z { $region } do { $to }
zhanguo-act-move_up = { $region }: { zhanguo-part-official } nahoru
zhanguo-act-recruit = { zhanguo-part-official } do { $region }
zhanguo-act-official = { zhanguo-part-official } do { $region }
zhanguo-act-governor = Guvernér v { $region }
zhanguo-act-square = Pole { $square }
zhanguo-act-hire = Najmout v { $region }{ $extra ->
    [extra] {", o jednoho víc"}
   *[plain] {""}
  }
zhanguo-act-palace = Palác v { $region }, dělník z { $other }
zhanguo-act-free_palace = Palác v { $region }
zhanguo-act-take_big = Žeton { zhanguo-part-colour }
zhanguo-act-take_marker = Žeton { zhanguo-part-colour }
zhanguo-act-wall = Úsek { $section }, čáry: { $lines }
zhanguo-act-wall_workers = Z { $regions }
zhanguo-act-board_ability = Schopnost desky
zhanguo-act-calm = { $region }
zhanguo-act-move_worker = Dělník z { $region } do { $to }
zhanguo-act-place_worker = Umístit dělníka
zhanguo-act-move_governor = Guvernér z { $from } do { $to }
zhanguo-act-claim = Úkol { $task }
zhanguo-act-pick_board = { $board ->
    [circle] Kruh
    [square] Čtverec
    [triangle] Trojúhelník
   *[star] Hvězda
  }
zhanguo-act-bid = { $vp } VB
zhanguo-act-activate = Karta { $card }
zhanguo-act-discard = Odložit { $card }
zhanguo-act-unify = Karta { $card } do { $region }
zhanguo-act-court = Karta { $card } ke dvoru: { zhanguo-part-action }

## Příběh

zhanguo-log-board = { $player } si bere desku: { zhanguo-part-board }.
zhanguo-log-bid = { $player } nabízí { $vp } VB.
zhanguo-log-auction-pass = { $player } v dražbě pasuje.
zhanguo-log-round = Začíná { $round }. kolo.
zhanguo-log-drew = { $player } dobírá: { $cards }.
zhanguo-log-drew-hidden = { $player } dobírá karty: { $count }.
zhanguo-log-laid-off = { $player } odkládá kartu { $card }.
zhanguo-log-laid-off-hidden = { $player } vybírá kartu k odložení.
zhanguo-log-discards = { $player } ukazuje odložené karty: { $cards }.
zhanguo-log-under-decks = Všechny odložené karty jdou pod své balíčky.
zhanguo-log-unify = { $player } dává kartu { $card } k regionu { $region }.
zhanguo-log-court = { $player } hraje kartu { $card } ke dvoru (na { $below ->
    [0] X
    [121] X
   *[other] { $below }
  }): { zhanguo-part-action }.
zhanguo-log-free-move = { $player }: { zhanguo-part-official } jde do práce v { $region }.
zhanguo-log-moved-above = { $player }: { zhanguo-part-official } z { $region } do { $to }, guvernérská zóna.
zhanguo-log-moved-below = { $player }: { zhanguo-part-official } z { $region } do { $to }, dělnická zóna.
zhanguo-log-moved-up = { $player }: { zhanguo-part-official } jde v { $region } nahoru.
zhanguo-log-governor = { $player } dosazuje guvernéra v { $region }.
zhanguo-log-square = { $player } obsazuje pole { $square }: { zhanguo-effect }.
zhanguo-log-palace = { $player } staví palác v { $region }.
zhanguo-log-wall = { $player } staví zeď v úseku { $section }, { $lines ->
    [one] 1 čára
    [few] { $lines } čáry
   *[other] { $lines } čar
  }.
zhanguo-log-activate = { $player } používá kartu { $card } v { $region }: { zhanguo-effect }.
zhanguo-log-board-ability = { $player } používá schopnost desky: { zhanguo-part-board }.
zhanguo-log-moved-worker = { $player } přesouvá dělníka z { $region } do { $to }.
zhanguo-log-moved-governor = { $player } přesouvá guvernéra z { $region } do { $to }.
zhanguo-log-claim = { $player } hlásí splnění úkolu { $task }: { $vp } VB pod diskem.
zhanguo-log-award = { $player } si bere odměnu za { zhanguo-part-aspect }: { zhanguo-effect }.
zhanguo-log-award-pass = { $player } nechává odměnu za { zhanguo-part-aspect } být.
zhanguo-log-award-left = Odměnu za { zhanguo-part-aspect } už nikdo další nebere.
zhanguo-log-award-impossible = { $player } nemůže vzít celou odměnu za { zhanguo-part-aspect } a pasuje.
zhanguo-log-track = Stupnice odměn je seřazena znovu; nahoře: { $player }.

## Proč ne

zhanguo-no-not-possible = To teď není možné.
zhanguo-no-board-gone = Deska { zhanguo-part-board } není v nabídce.
zhanguo-no-opener-must-bid = Kdo dražbu zahajuje, musí nabídnout.
zhanguo-no-bid-too-dear = Máte jen { $have } VB.
zhanguo-no-bid-too-low = Je třeba přebít { $bid }.
zhanguo-no-not-in-hand = Kartu { $card } nemáte v ruce.
zhanguo-no-colour-chosen = Kartu této barvy jste už odložili.
zhanguo-no-region-full = { $region } už má tři karty.
zhanguo-no-unrest-too-high = Nepokoje v { $region } by stouply na { $unrest }; maximum je { $max }.
zhanguo-no-no-officials = Ve vaší zásobě není žádný úředník.
zhanguo-no-no-governors = Ve vaší zásobě není žádný guvernér.
zhanguo-no-no-palaces = Ve vaší zásobě není žádný palác.
zhanguo-no-no-walls = Ve vaší zásobě není žádná zeď.
zhanguo-no-no-officials-out = Na vaší desce není žádný úředník.
zhanguo-no-no-governor-region = Žádná vaše guvernérská zóna nemá červeného, šedého a bílého úředníka.
zhanguo-no-no-hire-region = V žádném regionu není úředník v práci a místo pro nepokoje.
zhanguo-no-no-palace-region = Palác potřebuje dva dělníky v regionu, jednoho jinde, volné místo a nízké nepokoje.
zhanguo-no-no-wall-space = Zeď potřebuje dělníky a volné místo v úseku bez vaší zdi.
zhanguo-no-no-such-official = V { $region } nemáte { zhanguo-part-official-genitive }, který by se tak mohl přesunout.
zhanguo-no-work-full = Dělnická zóna v { $region } je plná.
zhanguo-no-needed-for-action = Pak by ohlášená akce nebyla možná.
zhanguo-no-no-free-move-now = Volné přesuny patří jen do vlastního tahu.
zhanguo-no-in-transit = Nejdřív musí dál úředník, který je na cestě.
zhanguo-no-must-move = Je třeba udělat aspoň jeden krok.
zhanguo-no-not-adjacent = { $region } a { $to } spolu nesousedí.
zhanguo-no-official-out = Ve vaší zásobě není { zhanguo-part-official }.
zhanguo-no-other-region = Musí to být { $region }.
zhanguo-no-officials-missing = V guvernérské zóně { $region } chybí červený, šedý nebo bílý úředník.
zhanguo-no-not-on-award = { $region } na této odměně není.
zhanguo-no-square-taken = Pole { $square } je obsazené.
zhanguo-no-extra-worker = O dělníka víc najímá jen deska kruh a tam je to povinné.
zhanguo-no-nobody-at-work = V dělnické zóně { $region } nemáte úředníka.
zhanguo-no-region-blocked = { $region } je zablokovaný nepokoji.
zhanguo-no-unrest-per-worker = Nepokoje v { $region } by překročily maximum, 1 za každého dělníka.
zhanguo-no-no-worker = { $region } nemůže dát dělníka.
zhanguo-no-two-workers = Palác potřebuje dva dělníky v { $region }.
zhanguo-no-palace-spaces-full = Všechna místa pro paláce v { $region } jsou obsazená.
zhanguo-no-palace-block = Nepokoje v { $region } jsou na palác příliš vysoké.
zhanguo-no-marker-gone = { $colour ->
    [ivory] Slonovinový
    [orange] Oranžový
   *[brown] Hnědý
  } žeton není k mání.
zhanguo-no-marker-out = Ve společné zásobě chybí žeton: { zhanguo-part-colour }.
zhanguo-no-own-wall = V úseku { $section } už zeď máte.
zhanguo-no-space-taken = V úseku { $section } je obsazené místo, které má { $lines ->
    [one] 1 čáru
    [few] { $lines } čáry
   *[other] { $lines } čar
  }.
zhanguo-no-worker-regions = Toto místo potřebuje dělníky z { $need ->
    [one] 1 regionu
    [few] { $need } různých regionů
   *[other] { $need } různých regionů
  }; máte je v { $have }.
zhanguo-no-worker-count = { $need ->
    [one] Platí právě 1 region.
    [few] Platí právě { $need } regiony.
   *[other] Platí právě { $need } regionů.
  }
zhanguo-no-no-board-ability = Vaše deska teď nemá schopnost k použití.
zhanguo-no-not-in-tableau = Karta { $card } neleží u vaší desky.
zhanguo-no-other-action = Karta { $card } čeká na jinou akci.
zhanguo-no-wrong-number = Číslo u dvora nesedí, karta { $card } se neprobudí.
zhanguo-no-used = Karta { $card } už byla použita.
zhanguo-no-no-effect = Karta { $card } by teď nic nezměnila.
zhanguo-no-no-unrest = V { $region } nejsou nepokoje.
zhanguo-no-no-governor = Nemáte guvernéra, který by mohl odejít z { $region }.
zhanguo-no-task-claimed = Úkol { $task } jste už splnili.
zhanguo-no-task-needs = Podmínky úkolu { $task } ještě nesplňujete.

## Pozor

zhanguo-mind-markers-missing = { $count ->
    [one] Chybí 1 žeton: dostanete za něj 1 VB.
    [few] Chybějí { $count } žetony: dostanete za ně { $count } VB.
   *[other] Chybí { $count } žetonů: dostanete za ně { $count } VB.
  }
zhanguo-mind-region-blocked = Tím se { $region } zablokuje: karty nepůjdou použít a nikoho tam nenajmete.
zhanguo-mind-no-palace-then = Potom nepokoje nedovolí palác v { $region }.
zhanguo-mind-not-higher = Není vyšší než { $top }: karty { $cards } se neprobudí.
zhanguo-mind-not-lower = Není nižší než { $top }: karty { $cards } se neprobudí.
zhanguo-mind-abilities-left = Ještě máte schopnosti k použití.
zhanguo-mind-task-unclaimed = Můžete ohlásit splnění úkolu.

## Pojmy

zhanguo-term-main-board = herní plán
zhanguo-term-player-board = deska hráče
zhanguo-term-region = region
zhanguo-term-governor-area = guvernérská zóna
zhanguo-term-worker-area = dělnická zóna
zhanguo-term-official = úředník
zhanguo-term-military-official = vojenský úředník (červený)
zhanguo-term-civil-official = civilní úředník (šedý)
zhanguo-term-inspector = inspektor (bílý)
zhanguo-term-governor = guvernér
zhanguo-term-bonus-square = bonusové pole
zhanguo-term-worker = dělník
zhanguo-term-palace = palác
zhanguo-term-palace-space = místo pro palác
zhanguo-term-wall = zeď
zhanguo-term-wall-area = oblast zdi
zhanguo-term-wall-section = úsek zdi
zhanguo-term-wall-tile = destička zdi
zhanguo-term-unrest = nepokoje
zhanguo-term-unrest-level-track = úroveň / stupnice nepokojů
zhanguo-term-unrest-cube = kostka nepokojů
zhanguo-term-blocked-region = zablokovaný region
zhanguo-term-card = karta
zhanguo-term-activation-number = aktivační číslo
zhanguo-term-ability = schopnost
zhanguo-term-bonus = bonus
zhanguo-term-tableau = vyložené karty
zhanguo-term-court = dvůr
zhanguo-term-unification-action = akce sjednocení
zhanguo-term-court-action = dvorská akce
zhanguo-term-recruit-1-official = Naverbovat 1 úředníka
zhanguo-term-reassign-officials = Přesunout úředníky
zhanguo-term-install-1-governor = Dosadit 1 guvernéra
zhanguo-term-hire-workers = Najmout dělníky
zhanguo-term-build-1-palace = Postavit 1 palác
zhanguo-term-build-1-wall = Postavit 1 zeď
zhanguo-term-movement-point = bod přesunu
zhanguo-term-free-move = volný přesun
zhanguo-term-adjacent = sousední
zhanguo-term-aspect-of-unification = oblast sjednocení
zhanguo-term-writing = písmo (slonovinová)
zhanguo-term-currency = měna (oranžová)
zhanguo-term-law = zákony (hnědá)
zhanguo-term-unification-marker = žeton sjednocení
zhanguo-term-award = odměna
zhanguo-term-award-track = stupnice odměn
zhanguo-term-round-column = sloupec kola
zhanguo-term-task = úkol
zhanguo-term-task-section = sekce úkolů
zhanguo-term-task-tile = destička úkolu
zhanguo-term-disc = disk
zhanguo-term-victory-point = vítězný bod (VB)
zhanguo-term-general-supply = společná zásoba
zhanguo-term-own-supply = vlastní zásoba
zhanguo-term-first-player = začínající hráč
zhanguo-term-round-phase-turn = kolo / fáze / tah
zhanguo-term-draw-phase = Dobírání karet
zhanguo-term-play-phase = Hraní karet
zhanguo-term-award-phase = Odměny za sjednocení
zhanguo-term-accept-pass = přijmout / pasovat
zhanguo-term-auction-bid = dražba / nabídka
zhanguo-term-variant = varianta
zhanguo-term-hand-deck = ruka / balíček
zhanguo-term-to-activate-an-ability = aktivovat schopnost
zhanguo-term-to-claim-a-task = ohlásit splnění úkolu
zhanguo-term-to-end-the-turn = ukončit tah
