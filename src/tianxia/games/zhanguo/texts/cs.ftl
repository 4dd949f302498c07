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
zhanguo-part-missing = { $missing ->
    [red] červený úředník
    [gray] šedý úředník
    [white] bílý úředník
    [red-gray] červený a šedý úředník
    [red-white] červený a bílý úředník
    [gray-white] šedý a bílý úředník
   *[red-gray-white] červený, šedý a bílý úředník
  }
zhanguo-part-officials = { $official ->
    [red] { $n ->
        [one] 1 červený úředník
        [few] { $n } červení úředníci
       *[other] { $n } červených úředníků
      }
    [gray] { $n ->
        [one] 1 šedý úředník
        [few] { $n } šedí úředníci
       *[other] { $n } šedých úředníků
      }
   *[white] { $n ->
        [one] 1 bílý úředník
        [few] { $n } bílí úředníci
       *[other] { $n } bílých úředníků
      }
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
zhanguo-part-region = { $region ->
    [R1] 1
    [R2] 2
    [R3] 3
    [R4] 4
   *[R5] 5
  }
zhanguo-part-to = { $to ->
    [R1] 1
    [R2] 2
    [R3] 3
    [R4] 4
   *[R5] 5
  }
zhanguo-part-other = { $other ->
    [R1] 1
    [R2] 2
    [R3] 3
    [R4] 4
   *[R5] 5
  }
zhanguo-part-at = { $at ->
    [R1] 1
    [R2] 2
    [R3] 3
    [R4] 4
   *[R5] 5
  }
zhanguo-part-at-one-of = { $at ->
    [R2-R4] regionu 2 nebo 4
    [R3-R5] regionu 3 nebo 5
   *[R1-R2-R3-R4-R5] libovolném regionu
  }
zhanguo-part-from = { $from ->
    [R1] 1
    [R2] 2
    [R3] 3
    [R4] 4
   *[R5] 5
  }
zhanguo-part-regions = { $regions ->
    [R1] regionu 1
    [R2] regionu 2
    [R3] regionu 3
    [R4] regionu 4
    [R5] regionu 5
    [R1-R2] regionů 1 a 2
    [R1-R3] regionů 1 a 3
    [R1-R4] regionů 1 a 4
    [R1-R5] regionů 1 a 5
    [R2-R3] regionů 2 a 3
    [R2-R4] regionů 2 a 4
    [R2-R5] regionů 2 a 5
    [R3-R4] regionů 3 a 4
    [R3-R5] regionů 3 a 5
    [R4-R5] regionů 4 a 5
    [R1-R2-R3] regionů 1, 2 a 3
    [R1-R2-R4] regionů 1, 2 a 4
    [R1-R2-R5] regionů 1, 2 a 5
    [R1-R3-R4] regionů 1, 3 a 4
    [R1-R3-R5] regionů 1, 3 a 5
    [R1-R4-R5] regionů 1, 4 a 5
    [R2-R3-R4] regionů 2, 3 a 4
    [R2-R3-R5] regionů 2, 3 a 5
    [R2-R4-R5] regionů 2, 4 a 5
   *[R3-R4-R5] regionů 3, 4 a 5
  }
zhanguo-part-section = { $section ->
    [T1] 1 tyrkysové oblasti
    [T2] 2 tyrkysové oblasti
    [G1] 1 zlaté oblasti
    [G2] 2 zlaté oblasti
    [S1] 1 stříbrné oblasti
   *[S2] 2 stříbrné oblasti
  }
zhanguo-part-task = { $task ->
    [U-G] guvernérů v horní sekci
    [U-P] paláců v horní sekci
    [U-W] zdí v horní sekci
    [L-G] guvernérů v dolní sekci
    [L-P] paláců v dolní sekci
   *[L-W] zdí v dolní sekci
  }
zhanguo-part-lines = { $lines ->
    [one] s 1 čárou
    [few] se { $lines } čarami
   *[other] s { $lines } čarami
  }
zhanguo-part-have = { $have ->
    [one] v 1 regionu
    [few] ve { $have } regionech
   *[other] v { $have } regionech
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
    [VP_CARDS] 1 VB za každou vaši { zhanguo-part-colour-feminine } kartu
    [CALM_ANY] nepokoje −1 v libovolném regionu
    [CALM_HERE] nepokoje −1 v tomto regionu
    [MOVE_WORKER] přesuňte 1 dělníka do sousedního regionu
    [OFFICIAL_HERE] 1 { zhanguo-part-official } v tomto regionu
    [OFFICIAL_ANY] 1 úředník dle volby v libovolném regionu
    [CALM_THEN_WORKER] nepokoje −1 v libovolném regionu, pak tam 1 dělník
    [MOVE_GOVERNOR] přesuňte 1 svého guvernéra do sousedního regionu
    [EXTRA_WORKER] najměte o 1 dělníka víc
    [OFFICIAL_AT] 1 úředník dle volby v regionu { zhanguo-part-at }
    [OFFICIALS_AT] { zhanguo-part-officials } v regionu { zhanguo-part-at }
    [WORKERS_AT] { $n ->
        [one] 1 dělník
        [few] { $n } dělníci
       *[other] { $n } dělníků
      } v regionu { zhanguo-part-at }
    [FREE_GOVERNOR] dosaďte zdarma 1 guvernéra v { zhanguo-part-at-one-of }
    [FREE_WALL] postavte zdarma 1 zeď
   *[FREE_PALACE] postavte zdarma 1 palác
  }

## Co se počítá a odkud to je

zhanguo-what-vp = VB
zhanguo-what-unrest = { $amount ->
    [one] úroveň nepokojů
    [few] úrovně nepokojů
   *[other] úrovní nepokojů
  }
zhanguo-what-worker = { $amount ->
    [one] dělník
    [few] dělníci
   *[other] dělníků
  }
zhanguo-what-marker_ivory = { $amount ->
    [one] slonovinový žeton sjednocení
    [few] slonovinové žetony sjednocení
   *[other] slonovinových žetonů sjednocení
  }
zhanguo-what-marker_orange = { $amount ->
    [one] oranžový žeton sjednocení
    [few] oranžové žetony sjednocení
   *[other] oranžových žetonů sjednocení
  }
zhanguo-what-marker_brown = { $amount ->
    [one] hnědý žeton sjednocení
    [few] hnědé žetony sjednocení
   *[other] hnědých žetonů sjednocení
  }
zhanguo-what-big_ivory = { $amount ->
    [one] slonovinový žeton sjednocení v hodnotě 3
    [few] slonovinové žetony sjednocení v hodnotě 3
   *[other] slonovinových žetonů sjednocení v hodnotě 3
  }
zhanguo-what-big_orange = { $amount ->
    [one] oranžový žeton sjednocení v hodnotě 3
    [few] oranžové žetony sjednocení v hodnotě 3
   *[other] oranžových žetonů sjednocení v hodnotě 3
  }
zhanguo-what-big_brown = { $amount ->
    [one] hnědý žeton sjednocení v hodnotě 3
    [few] hnědé žetony sjednocení v hodnotě 3
   *[other] hnědých žetonů sjednocení v hodnotě 3
  }
zhanguo-what-official_red = { $amount ->
    [one] červený úředník
    [few] červení úředníci
   *[other] červených úředníků
  }
zhanguo-what-official_gray = { $amount ->
    [one] šedý úředník
    [few] šedí úředníci
   *[other] šedých úředníků
  }
zhanguo-what-official_white = { $amount ->
    [one] bílý úředník
    [few] bílí úředníci
   *[other] bílých úředníků
  }
zhanguo-source-auction = dražba
zhanguo-source-unify = akce sjednocení
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
zhanguo-ask-play_card = Zahrajte kartu: akce sjednocení v jednom z vašich regionů, nebo dvorská akce.
zhanguo-ask-move_step = { $transit ->
    [1] Dělnická zóna je plná: tento úředník musí dál.
   *[0] Přesouvejte úředníky: { $left ->
        [one] zbývá 1 bod přesunu.
        [few] zbývají { $left } body přesunu.
       *[other] zbývá { $left } bodů přesunu.
      }
  }
zhanguo-ask-recruit = Kterého úředníka naverbujete a kam?
zhanguo-ask-hire = Ve kterém regionu najímáte?
zhanguo-ask-governor_region = Ve kterém regionu dosadíte guvernéra?
zhanguo-ask-governor_square = Které bonusové pole v regionu { zhanguo-part-region } guvernér obsadí?
zhanguo-ask-square_official = Umístit úředníka do libovolného regionu?
zhanguo-ask-palace = Kde postavíte palác a který jiný region dá dělníka?
zhanguo-ask-palace_marker = Který žeton sjednocení v hodnotě 3 si vezmete?
zhanguo-ask-wall = Kde postavíte zeď?
zhanguo-ask-wall_workers = { $count ->
    [one] Který region zaplatí 1 dělníka?
    [few] Které { $count } regiony zaplatí po dělníkovi?
   *[other] Kterých { $count } regionů zaplatí po dělníkovi?
  }
zhanguo-ask-activate = Aktivujte své schopnosti v libovolném pořadí.
zhanguo-ask-marker_colour = Který žeton sjednocení si vezmete?
zhanguo-ask-calm_region = Kde klesnou nepokoje?
zhanguo-ask-move_worker = Který dělník se přesune a kam?
zhanguo-ask-triangle_worker = Umístit dělníka do regionu { zhanguo-part-region }?
zhanguo-ask-star_governor = Který z vašich guvernérů se přesune a kam?
zhanguo-ask-claim_task = Ohlásit splnění úkolu?
zhanguo-ask-award_answer = Odměna za { zhanguo-part-aspect }: { zhanguo-effect }. Přijmete ji? Vrátíte všechny své žetony této barvy.
zhanguo-ask-award_official = Který úředník přijde do regionu { zhanguo-part-region }?
zhanguo-ask-award_region = Ve kterém regionu dosadíte guvernéra?
zhanguo-ask-award_wall = Kde postavíte zeď?
zhanguo-ask-award_palace = Kde postavíte palác?
zhanguo-ask-end_turn = Ukončit tah, nebo ještě něco udělat?

## Odpovědi

zhanguo-act-stop = Stačí
zhanguo-act-decline = Nic
zhanguo-act-end_turn = Ukončit tah
zhanguo-act-pass = Pasovat
zhanguo-act-accept = Přijmout odměnu
zhanguo-act-free_move = Region { zhanguo-part-region }: { zhanguo-part-official } do dělnické zóny
zhanguo-act-move_above = Guvernérská zóna: { zhanguo-part-official } z regionu { zhanguo-part-region } do regionu { zhanguo-part-to }
zhanguo-act-move_below = Dělnická zóna: { zhanguo-part-official } z regionu { zhanguo-part-region } do regionu { zhanguo-part-to }
zhanguo-act-move_up = Region { zhanguo-part-region }: { zhanguo-part-official } do guvernérské zóny
zhanguo-act-recruit = Region { zhanguo-part-region }: { zhanguo-part-official }
zhanguo-act-official = Region { zhanguo-part-region }: { zhanguo-part-official }
zhanguo-act-governor = Guvernér v regionu { zhanguo-part-region }
zhanguo-act-square = Bonusové pole: { $square ->
    [MOVE] body přesunu
    [OFFICIAL_ANY] úředník dle volby
   *[VP] VB
  }
zhanguo-act-hire = Najmout v regionu { zhanguo-part-region }{ $extra ->
    [extra] {", o jednoho dělníka víc"}
   *[plain] {""}
  }
zhanguo-act-palace = Palác v regionu { zhanguo-part-region }, dělník z regionu { zhanguo-part-other }
zhanguo-act-free_palace = Palác v regionu { zhanguo-part-region }
zhanguo-act-take_big = Vzít { zhanguo-part-colour } žeton sjednocení v hodnotě 3
zhanguo-act-take_marker = Vzít { zhanguo-part-colour } žeton sjednocení
zhanguo-act-wall = Úsek { zhanguo-part-section }, místo { zhanguo-part-lines }
zhanguo-act-wall_workers = Dělníci z { zhanguo-part-regions }
zhanguo-act-board_ability = Schopnost desky
zhanguo-act-calm = Region { zhanguo-part-region }
zhanguo-act-move_worker = Dělník z regionu { zhanguo-part-region } do regionu { zhanguo-part-to }
zhanguo-act-place_worker = Umístit dělníka
zhanguo-act-move_governor = Guvernér z regionu { zhanguo-part-from } do regionu { zhanguo-part-to }
zhanguo-act-claim = Úkol { zhanguo-part-task }
zhanguo-act-pick_board = { $board ->
    [circle] Kruh
    [square] Čtverec
    [triangle] Trojúhelník
   *[star] Hvězda
  }
zhanguo-act-bid = { $vp } VB
zhanguo-act-activate = Aktivovat kartu { $card }
zhanguo-act-discard = Odložit kartu { $card }
zhanguo-act-unify = Karta { $card } k regionu { zhanguo-part-region }
zhanguo-act-court = Karta { $card } ke dvoru: { zhanguo-part-action }

## Příběh

zhanguo-log-board = { $player } si bere desku: { zhanguo-part-board }.
zhanguo-log-bid = { $player } nabízí { $vp } VB.
zhanguo-log-auction-pass = { $player } v dražbě pasuje.
zhanguo-log-round = Začíná { $round }. kolo.
zhanguo-log-drew = { $player } dobírá karty: { $cards }.
zhanguo-log-drew-hidden = { $player } dobírá { $count ->
    [one] 1 kartu
    [few] { $count } karty
   *[other] { $count } karet
  }.
zhanguo-log-laid-off = { $player } odkládá kartu { $card }.
zhanguo-log-laid-off-hidden = { $player } vybírá kartu k odložení.
zhanguo-log-discards = { $player } ukazuje odložené karty: { $cards }.
zhanguo-log-under-decks = Všechny odložené karty jdou pod své balíčky.
zhanguo-log-unify = { $player } provádí akci sjednocení: karta { $card } k regionu { zhanguo-part-region }.
zhanguo-log-court = { $player } hraje kartu { $card } { $below ->
    [0] k prázdnému dvoru
    [121] k prázdnému dvoru
   *[other] ke dvoru na kartu { $below }
  }: { zhanguo-part-action }.
zhanguo-log-free-move = { $player } přesouvá { zhanguo-part-official-genitive } do dělnické zóny v regionu { zhanguo-part-region }.
zhanguo-log-moved-above = { $player } přesouvá { zhanguo-part-official-genitive } z regionu { zhanguo-part-region } do regionu { zhanguo-part-to } (guvernérská zóna).
zhanguo-log-moved-below = { $player } přesouvá { zhanguo-part-official-genitive } z regionu { zhanguo-part-region } do regionu { zhanguo-part-to } (dělnická zóna).
zhanguo-log-moved-up = { $player } přesouvá { zhanguo-part-official-genitive } do guvernérské zóny v regionu { zhanguo-part-region }.
zhanguo-log-governor = { $player } dosazuje guvernéra v regionu { zhanguo-part-region }.
zhanguo-log-square = { $player } obsazuje bonusové pole: { zhanguo-effect }.
zhanguo-log-palace = { $player } staví palác v regionu { zhanguo-part-region }.
zhanguo-log-wall = { $player } staví zeď v úseku { zhanguo-part-section }, na místě { zhanguo-part-lines }.
zhanguo-log-activate = { $player } aktivuje kartu { $card } v regionu { zhanguo-part-region }: { zhanguo-effect }.
zhanguo-log-board-ability = { $player } aktivuje schopnost desky: { zhanguo-part-board }.
zhanguo-log-moved-worker = { $player } přesouvá dělníka z regionu { zhanguo-part-region } do regionu { zhanguo-part-to }.
zhanguo-log-moved-governor = { $player } přesouvá guvernéra z regionu { zhanguo-part-region } do regionu { zhanguo-part-to }.
zhanguo-log-claim = { $player } hlásí splnění úkolu { zhanguo-part-task }: { $vp } VB pod diskem.
zhanguo-log-award = { $player } přijímá odměnu za { zhanguo-part-aspect }: { zhanguo-effect }.
zhanguo-log-award-pass = { $player } u odměny za { zhanguo-part-aspect } pasuje.
zhanguo-log-award-left = Odměnu za { zhanguo-part-aspect } už nikdo další nepřijímá.
zhanguo-log-award-nobody = Nikdo nemá žeton za { zhanguo-part-aspect }: odměna se neudělí.
zhanguo-log-award-impossible = { $player } nemůže dostat celou odměnu za { zhanguo-part-aspect } ({ zhanguo-effect }) a pasuje.
zhanguo-log-track = Stupnice odměn je seřazena znovu; první místo: { $player }.

## Proč ne

zhanguo-no-not-possible = To teď není možné.
zhanguo-no-board-gone = Deska { zhanguo-part-board } není v nabídce.
zhanguo-no-opener-must-bid = Kdo dražbu zahajuje, musí nabídnout.
zhanguo-no-bid-too-dear = Máte jen { $have } VB.
zhanguo-no-bid-too-low = Je třeba přebít nabídku { $bid } VB.
zhanguo-no-not-in-hand = Kartu { $card } nemáte v ruce.
zhanguo-no-colour-chosen = Kartu této barvy jste už odložili.
zhanguo-no-region-full = Region { zhanguo-part-region } už má tři karty.
zhanguo-no-unrest-too-high = Nepokoje v regionu { zhanguo-part-region } by stouply na { $unrest }; maximum je { $max }.
zhanguo-no-no-officials = Ve vaší zásobě není žádný úředník.
zhanguo-no-no-governors = Ve vaší zásobě není žádný guvernér.
zhanguo-no-no-palaces = Ve vaší zásobě není žádný palác.
zhanguo-no-no-walls = Ve vaší zásobě není žádná zeď.
zhanguo-no-no-officials-out = Na vaší desce není žádný úředník.
zhanguo-no-no-governor-region = Žádná vaše guvernérská zóna nemá červeného, šedého a bílého úředníka.
zhanguo-no-no-hire-region = Všude, kde máte úředníky v dělnické zóně, by nepokoje překročily maximum: rostou o 1 za každého dělníka.
zhanguo-no-nobody-works = Žádný váš úředník není v dělnické zóně.
zhanguo-no-all-blocked = Všechny regiony, kde máte úředníky v dělnické zóně, jsou zablokované nepokoji.
zhanguo-no-no-palace-region = Žádný region se dvěma vašimi dělníky nemá zároveň volné místo pro palác a nepokoje, které palác dovolují.
zhanguo-no-palace-workers = Palác potřebuje tři dělníky, dva ve svém regionu a jednoho jinde; { $have ->
    [0] nemáte žádného
   *[other] máte { $have }
  }.
zhanguo-no-workers-spread = Palác potřebuje dva dělníky ve svém regionu a jednoho v jiném: vaši tak nestojí.
zhanguo-no-no-wall-space = V žádném úseku bez vaší zdi není volné místo.
zhanguo-no-no-workers = Zeď potřebuje dělníky a vy žádného nemáte.
zhanguo-no-wall-workers = Každé místo, které je pro vaši zeď volné, potřebuje dělníky { $need ->
    [one] z 1 regionu
    [few] ze { $need } různých regionů
   *[other] z { $need } různých regionů
  }; { $have ->
    [0] nemáte je v žádném
   *[other] máte je { zhanguo-part-have }
  }.
zhanguo-no-no-such-official = V regionu { zhanguo-part-region } nemáte { zhanguo-part-official-genitive }, který by se tak mohl přesunout.
zhanguo-no-work-full = Dělnická zóna v regionu { zhanguo-part-region } je plná.
zhanguo-no-last-point = Dělnická zóna v regionu { zhanguo-part-region } je plná a na cestu dál by nezbyl bod přesunu.
zhanguo-no-needed-for-action = Pak by ohlášená akce nebyla možná.
zhanguo-no-no-free-move-now = Volné přesuny patří jen do vlastního tahu.
zhanguo-no-in-transit = Nejdřív musí dál úředník, který je na cestě.
zhanguo-no-must-move = Je třeba využít aspoň 1 bod přesunu.
zhanguo-no-not-adjacent = Regiony { zhanguo-part-region } a { zhanguo-part-to } spolu nesousedí.
zhanguo-no-same-region = Je třeba přejít do jiného regionu než do regionu { zhanguo-part-region }.
zhanguo-no-official-out = Ve vaší zásobě není { zhanguo-part-official }.
zhanguo-no-other-region = Musí to být region { zhanguo-part-region }.
zhanguo-no-officials-missing = V guvernérské zóně regionu { zhanguo-part-region } chybí { zhanguo-part-missing }.
zhanguo-no-not-on-award = Region { zhanguo-part-region } na této odměně není.
zhanguo-no-square-taken = Toto bonusové pole je obsazené.
zhanguo-no-extra-worker = Vaše deska kruh najímá o dělníka víc a musíte si ho vzít.
zhanguo-no-no-extra-worker = O dělníka víc najímá jen deska kruh.
zhanguo-no-nobody-at-work = V dělnické zóně regionu { zhanguo-part-region } nemáte úředníka.
zhanguo-no-region-blocked = Region { zhanguo-part-region } je zablokovaný nepokoji.
zhanguo-no-unrest-per-worker = Nepokoje v regionu { zhanguo-part-region } by stouply na { $unrest }, o 1 za každého dělníka; maximum je { $max }.
zhanguo-no-no-worker = V regionu { zhanguo-part-region } nemáte dělníka, kterého byste mohli dát.
zhanguo-no-two-workers = Palác potřebuje dva dělníky v regionu { zhanguo-part-region }; { $have ->
    [0] nemáte tam žádného
   *[other] máte tam { $have }
  }.
zhanguo-no-third-worker = Třetí dělník musí být z jiného regionu než z regionu { zhanguo-part-region }.
zhanguo-no-palace-spaces-full = Všechna místa pro paláce v regionu { zhanguo-part-region } jsou obsazená.
zhanguo-no-palace-block = Nepokoje v regionu { zhanguo-part-region } jsou na úrovni { $unrest }; od úrovně { $level } zakazují paláce.
zhanguo-no-marker-gone = Vedle dvora není { zhanguo-part-colour } žeton sjednocení v hodnotě 3: má ho některý hráč.
zhanguo-no-marker-out = Ve společné zásobě není { zhanguo-part-colour } žeton sjednocení.
zhanguo-no-own-wall = V úseku { zhanguo-part-section } už zeď máte.
zhanguo-no-space-taken = V úseku { zhanguo-part-section } je místo { zhanguo-part-lines } obsazené.
zhanguo-no-worker-regions = Toto místo potřebuje dělníky { $need ->
    [one] z 1 regionu
    [few] ze { $need } různých regionů
   *[other] z { $need } různých regionů
  }; { $have ->
    [0] nemáte je v žádném
   *[other] máte je { zhanguo-part-have }
  }.
zhanguo-no-worker-count = { $need ->
    [one] Platí právě 1 region.
    [few] Platí právě { $need } regiony.
   *[other] Platí právě { $need } regionů.
  }
zhanguo-no-no-board-ability = Po této akci vaše deska schopnost nemá.
zhanguo-no-board-used = Schopnost vaší desky už byla použita.
zhanguo-no-not-in-tableau = Karta { $card } neleží u vaší desky.
zhanguo-no-other-action = Karta { $card } potřebuje jinou akci: { zhanguo-part-action }.
zhanguo-no-played-not-higher = Karta { $played } není vyšší než { $below } u dvora, a tak kartu { $card } neaktivuje.
zhanguo-no-played-not-lower = Karta { $played } není nižší než { $below } u dvora, a tak kartu { $card } neaktivuje.
zhanguo-no-used = Karta { $card } už byla použita.
zhanguo-no-no-such-cards = Nemáte vyloženou žádnou { zhanguo-part-colour-feminine } kartu.
zhanguo-no-no-worker-out = Na vaší desce není žádný dělník.
zhanguo-no-no-unrest = V regionu { zhanguo-part-region } nejsou nepokoje.
zhanguo-no-no-unrest-anywhere = V žádném vašem regionu nejsou nepokoje.
zhanguo-no-no-governor = Nemáte guvernéra, který by mohl odejít z regionu { zhanguo-part-region }.
zhanguo-no-task-claimed = Splnění úkolu { zhanguo-part-task } jste už ohlásili.
zhanguo-no-task-needs = Úkol { zhanguo-part-task }: splňujete teprve { $have } { $need ->
    [one] z { $need } požadavku
    [few] ze { $need } požadavků
   *[other] z { $need } požadavků
  }.

## Pozor

zhanguo-mind-markers-missing = { $count ->
    [one] Chybí 1 žeton: dostanete za něj 1 VB.
    [few] Chybějí { $count } žetony: dostanete za ně { $count } VB.
   *[other] Chybí { $count } žetonů: dostanete za ně { $count } VB.
  }
zhanguo-mind-region-blocked = To zablokuje region { zhanguo-part-region }: neaktivujete tam karty, nikoho nenajmete a palác nepostavíte.
zhanguo-mind-no-palace-then = Pak nepokoje nedovolí postavit palác v regionu { zhanguo-part-region }.
zhanguo-mind-not-higher = Číslo není vyšší než { $top }, a tak neaktivuje karty: { $cards }.
zhanguo-mind-not-lower = Číslo není nižší než { $top }, a tak neaktivuje karty: { $cards }.
zhanguo-mind-abilities-left = Ještě máte schopnosti k aktivaci.
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
