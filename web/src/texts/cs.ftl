## Všude
close = Zavřít
loading = Načítání …
copy = Kopírovat
copied = Zkopírováno
back-to-lobby = Ke hrám
header-home = Tianxia, na seznam her
header-language = Jazyk

## Seznam her
lobby-title = Čtyři velké hry, jeden stůl
lobby-lead = Zahrajte si hned proti botům, nebo pošlete přátelům odkaz. Bez účtu, bez rozkládání, a stůl zná každé pravidlo.
lobby-players = Hráči
lobby-length = Délka
lobby-minutes = { $from }–{ $to } min
lobby-weight = Náročnost
lobby-weight-of = { $n } z 5
lobby-play-now = Hrát hned
lobby-opening = Rozkládání …
lobby-against = soupeř
lobby-new-table = Otevřít stůl …
lobby-watch = Sledovat boty
lobby-my-tables = Moje stoly
lobby-my-name = Moje jméno
lobby-import = Načíst záznam
lobby-not-json = soubor není ve formátu JSON
lobby-no-tables = Zatím nemáte žádný stůl. „Hrát hned“ otevře první.
lobby-show-all = Zobrazit všechny ({ $n })
lobby-others-turn = Rozhodují ostatní
lobby-over = Dohráno
lobby-open = Jsou volná místa
lobby-footer = Pravidla vlastními slovy, kresby vlastní. Údaje o komponentách, které pravidla netisknou, jsou rekonstruované a takto označené.

## Nový stůl
new-title = { $game }: otevřít stůl
new-mode = Režim
new-players = Počet hráčů
new-seats = Kdo kde sedí
new-seat = Místo { $n }
new-me = Já, na tomto zařízení
new-open = Volné: poslat odkaz
new-player = Hráč
new-hot-seat = Více míst „já“: zařízení si podáváte. Žádné místo „já“: sledujete.
new-more = Více
new-seed = Semínko náhody (stejné číslo, stejné losování)
new-start = Začít
bot-level = { $bot ->
    [pupil] Bot: žák
    [traveller] Bot: poutník
    [scribe] Bot: písař
    [adviser] Bot: rádce
    [strategist] Bot: stratég
    [random] Bot: hraje náhodně
    [greedy] Bot: rychlý a hamižný
    [search] Bot: myslí dopředu
    [champion] Bot: mistr
    [strong] Bot: silný
   *[other] Bot: { $bot }
  }
bot-name = { $bot ->
    [pupil] Bot žák
    [traveller] Bot poutník
    [scribe] Bot písař
    [adviser] Bot rádce
    [strategist] Bot stratég
    [random] Náhodný bot
    [greedy] Hamižný bot
    [search] Přemýšlivý bot
    [champion] Bot mistr
    [strong] Silný bot
   *[other] { $name }
  }
level-about = { $bot ->
    [pupil] Naučil se pravidla: myslí na několik odpovědí a vybere z nich nejlepší.
    [traveller] Myslí na několik odpovědí víc a na několik způsobů, jak tah zakončit.
    [scribe] Vidí většinu odpovědí a svůj tah plánuje, ale občas něco přehlédne.
    [adviser] Vidí všechny odpovědi a plánuje celý tah.
    [strategist] Plánuje svůj tah i to, co ostatní mohou udělat v dalších.
   *[champion] Dívá se několik tahů dopředu a posuzuje podle toho, co se naučil z mnoha her.
  }
level-beats = { $share ->
    [10] Proti úrovni pod ním vyhraje skoro každou hru.
    [5] Je asi tak silný jako úroveň pod ním.
   *[other] Proti úrovni pod ním vyhraje asi { $share } z 10 her.
  }
level-even = { $why ->
    [new] Dobrý první soupeř pro vás.
    [won] Vyrovnaná hra pro vás: poslední dvě jste vyhráli.
    [lost] Vyrovnaná hra pro vás: poslední dvě jste prohráli.
    [last] Vyrovnaná hra pro vás: s touto úrovní jste hráli naposledy.
   *[rating] Vyrovnaná hra pro vás podle vašeho hodnocení.
  }
level-all = Jak jsou boti silní?

## Připojení a čekání
join-title = Místo u stolu: { $game }
join-do = Posadit se
seats-one-person = { $names }: na těchto místech hraje jeden člověk.
waiting-title = Některá místa jsou ještě volná
waiting-text = Pošlete tento odkaz těm, se kterými chcete hrát. Hra začne, až budou všechna místa obsazená.
waiting-link = Odkaz ke stolu

## Stůl
table-first-time = Co zeleně svítí, lze udělat. Najeďte na cokoli a dozvíte se, co to je; „?“ ukáže klávesy.
table-first-time-touch = Co zeleně svítí, lze udělat. Podržte na čemkoli prst a dozvíte se, co to je.
tip-rebuilt = Zčásti naše rekonstrukce, v pravidlech to vytištěno není.
tip-rebuilt-all = Naše rekonstrukce: pravidla to neuvádějí.
table-behind-board = Také na plánu: { $n ->
    [one] 1 zářící místo
    [few] { $n } zářící místa
   *[other] { $n } zářících míst
  }
table-behind-own = Také ve vaší oblasti: { $n ->
    [one] 1 zářící místo
    [few] { $n } zářící místa
   *[other] { $n } zářících míst
  }
table-open-seat = Volné místo
table-watchers = { $n ->
    [one] Sleduje 1 člověk
    [few] Sledují { $n } lidé
   *[other] Sleduje { $n } lidí
  }
table-lost = Spojení se přerušilo. Zkouším znovu; nic z toho, co jste zahráli, se neztratilo.
table-gone = K tomuto stolu se nelze připojit.
table-over = Konec hry.
table-own-area = Vaše oblast
table-area-more = Zobrazit moji oblast
table-area-less = Skrýt moji oblast
table-side = Hráči, záznam a body
table-parts = Části plánu
table-zoom-in = Větší
table-zoom-out = Menší
tab-log = Záznam
tab-points = Body
tab-hints = Rada
card-turn = rozhoduje
card-your-turn = jste na tahu
card-more = Zobrazit vše: { $player }
card-look = Podívat se očima hráče: { $player }
card-less = Zobrazit méně: { $player }
card-away = Nemá stůl otevřený
stand-in-me = Ať za mě hraje bot
stand-in-other = Ať bot hraje za: { $player }
stand-in-me-text = Bot vidí to, co smíte vidět vy, a hraje na vašem místě, dokud si ho nevezmete zpět. Můžete se dívat a kdykoli se vrátit. Ve hře, kterou za vás hrál bot, se úspěchy nepočítají.
stand-in-other-text = { $player } není u stolu a hra čeká. Bot vidí jen to, co smí vidět tento hráč; ten se může kdykoli vrátit na své místo.
stand-in-which = Který bot
stand-in-begin = Ať hraje
stand-in-end = Vracím se do hry
stand-in-plays = Bot hraje za: { $player }

## Otázka
question-label = O čem se rozhoduje
question-you = Jste na tahu.
question-who = { $player }:
question-skip = Přejít na současnost
question-back = Zpět
question-all = { $n ->
    [one] Zobrazit { $n } odpověď
    [few] Zobrazit všechny { $n } odpovědi
   *[other] Zobrazit všech { $n } odpovědí
  }
question-all-title = Seznam všech odpovědí s cenou a ziskem
question-find = Najít odpověď
question-none-found = Tato slova nemá žádná odpověď.
question-places = { $n ->
    [one] Vyberte zářící místo.
    [few] Vyberte jedno ze { $n } zářících míst.
   *[other] Vyberte jedno z { $n } zářících míst.
  }
question-less = Méně
undo = Vrátit
undo-title = Vzít zpět poslední rozhodnutí
reset = Vrátit tah
reset-title = Vzít zpět vše od poslední věci, kterou vrátit nelze
undo-ask = Požádat o vrácení
undo-ask-title = Zeptat se ostatních, zda smíte vzít zpět poslední krok
undo-request = { $player } žádá o návrat ke kroku { $move }.
undo-agree = Souhlasím
undo-refuse = Nesouhlasím
undo-withdraw = Stáhnout žádost
undo-waiting = Ještě musí souhlasit: { $names }
undo-request-over = Hra skončila a všechno je známé. Když všichni souhlasí, bude pokračovat, ale už se v ní nic nepočítá.
confirm-label = Potvrzení
confirm-reveals = Tím se něco odhalí a nepůjde to vrátit.
confirm-do = Ano, provést
confirm-not = Ještě ne
option-warning = Pozor
option-reveals = Nelze vrátit
offer-price = Cena: { $what }.
offer-gain = Zisk: { $what }.
offer-final = Nelze vzít zpět.
offer-points = Body: { $now }, potom { $then }
result-winner = { $count ->
    [0] Nikdo nevyhrává.
    [one] Vyhrává { $names }!
   *[other] Společně vyhrávají: { $names }!
  }
achievement-new = { $count ->
    [one] Nový úspěch:
   *[other] Nové úspěchy:
  }
goals-reached = Vaše dosavadní sólové úspěchy: { $n } { $all ->
    [few] ze
   *[other] z
  } { $all }
not-counted-past-position = Úspěchy se tu nepočítají: hra pokračovala z dřívější pozice.
not-counted-open-book = Úspěchy se tu nepočítají: semínko náhody této hry je známé.
not-counted-taken-back = Úspěchy se tu nepočítají: bylo vráceno něco, co už bylo odkryto.
not-counted-several-seats = Úspěchy se tu nepočítají: hrajete na více místech.
not-counted-stand-in = Úspěchy se tu nepočítají: hrál za vás bot.
result-again = Hrát znovu
result-points = Odkud jsou body
result-place = { $place }. místo
hand-over-title = Předejte zařízení
hand-over-text = Na tahu je { $player }. Nikdo jiný by se teď neměl dívat.
hand-over-do = To jsem já, { $player }

## Stálé pokyny: kdy se ptát
order-ask = Ptát se
order-ask-title = Stůl se vás pokaždé zeptá a počká na odpověď.
order-wait = Po { $seconds } s pas
order-wait-title = Stůl se zeptá; když si do { $seconds } s nevyberete, pasujete.
order-never = Neptat se
order-never-title = Pasujete hned a pokaždé, ať držíte v ruce cokoli.
order-label = { $what }: kdy se ptát
order-passes = Pas za { $seconds } s
order-passed = Čas vypršel: pasujete.
orders-title = Kdy se vás ptát
orders-text = Stůl se ptá každého, kdo by mohl reagovat, aby samotná otázka neprozradila, co kdo drží. Zde určíte, kterých otázek chcete být ušetřeni: pak pasujete hned, nebo po { $seconds } s. Vidíte to jen vy, můžete to kdykoli změnit a nikdy to nezávisí na kartách v ruce.

## Odmítnutí samotného stolu
no-not-your-turn = Nejste na tahu.
no-game-over = Hra skončila.
no-not-asked = Na to se teď stůl neptá.
no-not-possible = To teď nejde.
reason-first = Nejdřív vyberte jedno ze zářících míst; tohle přijde po něm.
no-past = Díváte se do minulosti. Pro hraní se vraťte do současnosti.

## Záznam a body
log-empty = Zatím se nic nestalo.
log-more = Dřívější
log-show = Ukázat tento okamžik na plánu
log-show-move = Ukázat plán po kroku { $move }
log-chapter = { $chapter }. kolo
points-none = Zatím bez bodů.
points-chart = Body podle kol
points-sources = Body podle zdrojů
points-source = Zdroj
points-total = Celkem
points-forecast = Kdyby se bodovalo teď
what-vp = { $amount ->
    [one] bod
    [few] body
   *[other] bodů
  }

## Rady
hint-title = Zeptat se bota, co by udělal
hint-ask = Co by udělal bot?
hint-thinking = Přemýšlí …
hint-by = { $bot }
hint-do = Udělat to
hint-old = Hra pokročila. Zeptejte se znovu.
hint-closed = Žádné rady, dokud u stolu hrají jiní lidé.
hint-points = { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }

## Historie
history-label = Historie
history-here = Krok { $move } { $moves ->
    [few] ze
   *[other] z
  } { $moves }
history-now = Zpět do současnosti
history-first = Na začátek
history-back = O krok zpět
history-next = O krok dál
history-play = Přehrát
history-pause = Pozastavit
history-speed = Rychlost
history-slider = Místo ve hře
history-what = Co se stalo?
history-what-title = Přehrát vše od vašeho posledního rozhodnutí
history-link = Kopírovat odkaz na tuto pozici
history-copied = Odkaz zkopírován
history-branch = Hrát odtud dál
record-open-text = Tato hra ještě neskončila a její záznam prozrazuje všechny budoucí hody a losování. Když si ho vezmete, stůl bude natrvalo označen jako otevřená kniha a nic, čeho tu dosáhnete, se nepočítá jako úspěch.
record-open-do = Vzít záznam
history-record = Stáhnout záznam
branch-text = Nový stůl začne pozicí po kroku { $move }; ostatní místa obsadí boti.
branch-seat = Hraji za
branch-bot = Ostatní
branch-do = Hrát dál

## Pravidla
rules-title = Pravidla
rules-open = Otevřít pravidlo
rules-open-one = Otevřít pravidlo { $rule }
rules-search = Hledat v pravidlech
rules-exact = Ukázat i přesné znění
rules-none = Žádné pravidlo tato slova nemá.
rules-other-language = { $language ->
    [en] Tento text pravidel ještě není přeložený; zde je anglicky.
   *[other] Tento text pravidel je v jiném jazyce ({ $language }).
  }
rules-data = Odkud jsou údaje o komponentách
rules-data-text = Majitel krabice může rekonstruované tabulky opravit na jednom místě.
rules-provenance = { $kind ->
    [M] zčásti známo, zbytek je naše rekonstrukce
    [P] vytištěno v pravidlech
    [E] z veřejných zdrojů
   *[R] naše rekonstrukce
  }

## Klávesy
keys-title = Klávesnice
keys-tab = od části k části; plán je jednou z nich
keys-arrows = na nejbližší svítící místo; když nic nesvítí, na libovolné
keys-explore = na libovolné místo, abyste slyšeli, co to je
keys-enter = vybrat, nebo uslyšet, proč ne
keys-numbers = vybrat odpověď číslem
keys-step-back = o krok zpět při výběru
keys-letters = Jednotlivé klávesy u stolu fungují
keys-change = Klávesu změníte, když do pole napíšete jinou.
keys-taken = „{ $key }“ je už obsazeno: { $does }. Nejdřív změňte tamtu klávesu.
keys-unfit = „{ $key }“ použít nejde: klávesa je jedno písmeno nebo jeden znak, ne číslice.
keys-reset = Vrátit všechny klávesy
keys-board = na plán
keys-options = k odpovědím
keys-all = seznam všech odpovědí a zpět
keys-undo = vrátit
keys-what = co se stalo?
keys-back = o krok zpět
keys-on = o krok dál
keys-repeat = poslední krok ještě jednou
keys-now = zpět do současnosti
keys-log = záznam
keys-points = body
keys-hint = rada
keys-aid = přehled pro hráče
keys-rule = pravidlo této otázky
keys-position = pozice slovy
keys-can = říct, co mohu udělat
keys-again = zopakovat poslední věty
keys-help = tento seznam
spoken-log = Co se děje
spoken-nothing = Zatím nebylo nic řečeno.
spoken-not-asked = Teď se vás nikdo na nic neptá.
spoken-places = { $n ->
    [one] Na plánu lze vybrat jedno místo.
    [few] Na plánu lze vybrat { $n } místa.
   *[other] Na plánu lze vybrat { $n } míst.
}
spoken-all = { $key } otevře seznam všech odpovědí ({ $n }).
spoken-waits = Stůl čeká, rozhoduje: { $names }.
position-title = Pozice slovy
position-rest = Na plánu

## Chyby serveru
error-no-connection = Žádné spojení se serverem.
error-server-error = Server udělal chybu. Nic se nezměnilo.
error-bad-request = Server tomu nerozuměl.
error-bad-words = Server tuto akci nezná.
error-bad-setup = Takto hru připravit nelze.
error-bad-record = Tento záznam nelze přečíst: { $message }
error-bad-cookie = Vaše propustka zde neplatí. Načtěte stránku znovu.
error-not-your-seat = Toto místo není vaše.
error-not-yours = To smí jen ten, kdo stůl otevřel.
error-bad-key = Tento odkaz žádné místo neotvírá.
error-secret = To by prozradilo něco, co ještě vědět nesmíte.
error-unknown-game = Taková hra neexistuje.
error-unknown-table = Takový stůl neexistuje.
error-unknown-rule = Takové pravidlo neexistuje.
error-unknown-bot = Takový bot neexistuje.
error-unknown-question = Takovou otázku nelze svěřit stolu.
error-unknown-language = Takový jazyk neexistuje.
error-unknown-seat = Takové místo neexistuje.
error-unknown-move = Takový krok neexistuje.
error-unknown-person = Nikdo takový tu není, nebo už odešel.
error-not-allowed = Takto se to zde nedělá.
error-not-found = Nic zde není.
error-not-open = U tohoto stolu není volné místo.
error-already-seated = U tohoto stolu už místo máte. Volná místa jsou pro ostatní.
error-not-started = Některá místa jsou ještě volná.
error-not-playing = Bot může zaskočit jen během hry.
error-stand-in = Na tomto místě za vás hraje bot. Nejdřív si ho vezměte zpět.
error-still-here = { $minutes ->
    [0] Stůl teď na tohoto hráče nečeká.
    [one] Tento hráč má ještě nejméně { $minutes } minutu.
    [few] Tento hráč má ještě nejméně { $minutes } minuty.
    [many] Tento hráč má ještě nejméně { $minutes } minuty.
   *[other] Tento hráč má ještě nejméně { $minutes } minut.
  }
error-stale = Hra mezitím pokročila. Podívejte se znovu.
error-used-ticket = Tento stůl už byl otevřen. Zkuste to znovu.
error-illegal = Pravidla to nedovolují.
error-undo-floor = Tak daleko zpět jen se souhlasem všech.
error-nothing-to-undo = Není co vracet.
error-no-undo-asked = Nikdo o vrácení nežádá.
error-too-big = To je příliš velké.
error-too-many = Příliš mnoho najednou. Zkuste to za { $seconds } s.
error-too-long = Tady se už bralo zpět tolikrát, že víc to nejde.
error-too-slow = Server na zbytek déle nečekal. Zkuste to znovu.
error-broken-table = Tento stůl je poškozený a byl odložen stranou. Ostatních se to netýká.
error-busy = Boti mají příliš o čem přemýšlet. Zkuste to znovu.
error-foreign-origin = Jiná stránka to zde udělat nesmí. Otevřete přímo stůl.
error-store-fault = Server teď nemůže nic uložit. Nic se nezměnilo. Zkuste to za chvíli.
error-not-ready = Server ještě není připraven. Zkuste to za chvíli.

## A table without a drawing
plain-view = Stůl
plain-answers = Odpovědi
plain-search = Hledat v odpovědích ({ $n })
plain-none-found = Žádná odpověď nemá tato slova.
plain-not-asked = Teď se vás nikdo na nic neptá.
plain-hidden = neznámé
plain-yes = ano
plain-no = ne
plain-number = Č.

## The tour through a table
tour-start = Proveďte mě
tour-count = { $n } { $all ->
    [few] ze
   *[other] z
  } { $all }
tour-back = Zpět
tour-next = Dále
tour-end = Ukončit
tour-play = Hrát
tour-question = Co teď dělat
tour-question-text = Tato lišta vám klade vždy jednu otázku. Odpovězte tlačítkem, nebo klikněte na herním plánu na to, co zeleně svítí. Najeďte na cokoli, nebo to podržte, a dozvíte se, co to je. Většinu kroků lze vzít zpět. Hrajete-li s boty, „Rada“ vedle záznamu říká, co by udělal bot.

# the deal: who could know it, and whether it was as promised
deal-title = Losování
deal-known = Známé losování
deal-fair = Toto losování nemůže nikdo znát: rozhoduje o něm tajemství stanovené dřív, než si kdokoli sedl ke stolu, a slovo každého hráče. Po konci hry si to může každý ověřit.
deal-known-seed = Někdo zvolil semínko náhody této hry: může znát všechny budoucí karty a hody.
deal-known-imported = Tato hra pochází ze souboru: kdo má soubor, může znát všechny budoucí karty a hody.
deal-known-branched = Tato hra pokračuje od dřívější pozice jiné hry. Co bylo skryté, bylo rozdáno znovu.
deal-known-record = Někdo viděl záznam této hry: může znát všechny budoucí karty a hody.
deal-known-old-dice = Tuto hru losovaly kostky starší verze, které se s velkým úsilím daly předpovědět.
deal-how = Než si kdokoli sedl, ukázal stůl otisk svého tajemství. Tajemství a slova se pak smíchaly do kostek; pečeť je otisk této směsi. Váš prohlížeč si oba otisky i vaše slovo uchová, aby je po konci hry porovnal s tajemstvím.
deal-commitment = Otisk tajemství:
deal-seal = Pečeť:
deal-my-word = Vaše slovo:
deal-later = Až hra skončí, tajemství se zveřejní a vše tu půjde ověřit.
deal-verify = Ověřit
deal-verifying = Všechno se losuje a hraje znovu …
deal-good = Všechno souhlasí: hra byla losována tak, jak bylo slíbeno.
deal-bad = Něco nesouhlasí. Uschovejte si záznam této hry a ohlaste to.
deal-check-commitment-fits = Tajemství je to, jehož otisk si váš prohlížeč uchoval z doby před losováním.
deal-check-commitment-wrong = Tajemství není to, jehož otisk byl ukázán před losováním ({ $value }).
deal-check-commitment-unknown = Tajemství odpovídá svému otisku; váš prohlížeč tento stůl před koncem hry neviděl.
deal-check-word-fits = Vaše slovo „{ $value }“ vstoupilo do losování.
deal-check-word-wrong = Vaše slovo „{ $value }“ do losování nevstoupilo.
deal-check-seal-fits = Pečeť odpovídá tajemství a všem slovům.
deal-check-seal-wrong = Pečeť neodpovídá tajemství a slovům ({ $value }).
deal-check-draws-fits = Náhodná čísla vylosovaná znovu: { $value }; znovu byl zahrán i každý krok. Vedou přesně k tomuto výsledku.
deal-check-draws-wrong = Záznam nevede k tomuto výsledku: { $value }
deal-word-title = Přidat slovo k losování
deal-word = Vaše slovo
deal-word-text = Jakékoli vaše slovo vstoupí do kostek, takže o nich ani tento server nerozhoduje sám. Když pole necháte prázdné, vezme prohlížeč náhodné.
