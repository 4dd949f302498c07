# Co kresba Velké čínské zdi říká sama od sebe.

great_wall-ui-status = Rok { $year } { $years ->
    [few] ze
   *[other] z
  } { $years }, { $season ->
    [summer] léto
    [fall] podzim
    [winter] zima
   *[spring] jaro
  }
great_wall-ui-chapter = Rok { $chapter }
great_wall-ui-chart = Body cti podle let
great_wall-ui-part-wall = Zeď
great_wall-ui-part-court = Dvůr
great_wall-ui-part-locations = Lokace
great_wall-ui-part-offer = Karty
great_wall-ui-nobody = nikdo
great_wall-ui-done = Pokračovat
great_wall-ui-choice = Jedna z odpovědí

## Pole

great_wall-ui-balance = Útok { great_wall-part-in-section }: útočná síla { $attack }, hodnota obrany { $defence }
great_wall-ui-balance-breach = Kdyby zima přišla teď, došlo by k průlomu. Hanba: { $text }.
great_wall-ui-stands = { $player }: { great_wall-part-soldier }
great_wall-ui-balance-held = Kdyby zima přišla teď, Zeď by odolala (rezerva: { $n }). Při průlomu hanba: { $text }.
great_wall-ui-breach = průlom
great_wall-ui-holds = drží
great_wall-ui-falls = { $player }: { great_wall-part-soldier }, bude zabit
great_wall-ui-saved = { $player }: { great_wall-part-soldier }, zachráněn
great_wall-ui-falling = Budou zabiti: { $text }.
great_wall-ui-saving = Zachráněni: { $text }.
great_wall-ui-no-horde = Žádná horda
great_wall-ui-closed = { $section ->
    [M] Prostřední úsek
    [R] Pravý úsek
   *[L] Levý úsek
  } se v této hře nepoužívá
great_wall-ui-side = { $section ->
    [M] Prostřední
    [R] Pravý
   *[L] Levý
  }
great_wall-ui-level = Úroveň { $level }
great_wall-ui-wall = Zeď { great_wall-part-in-section }: úroveň { $level }
great_wall-ui-wall-text = Hodnota obrany { $defence }, střelecké pozice: { $firing }. { $more ->
    [0] Zeď je tu dokončena.
   *[1] Zeď další úrovně stojí { $cost ->
        [one] { $cost } zdroj
        [few] { $cost } zdroje
       *[other] { $cost } zdrojů
      }: dřevo, kámen nebo zlato.
  }
great_wall-ui-barricades = { $n ->
    [one] { $n } zátaras
    [few] { $n } zátarasy
   *[other] { $n } zátarasů
  } { great_wall-part-in-section }
great_wall-ui-barricades-text = Každý přidá 2 k hodnotě obrany; zátaras stojí 2 a dává 2 body cti. Po útoku všechny zmizí.
great_wall-ui-firing = Lučištníci na střeleckých pozicích { great_wall-part-of-section }: { $n } { $usable ->
    [few] ze
   *[other] z
  } { $usable }
great_wall-ui-muster = Nástupní prostor { great_wall-part-of-section }: { great_wall-part-soldier }
great_wall-ui-horde = { $card }, řada { $row } { great_wall-part-of-section }
great_wall-ui-horde-text = Útočná síla { $strength }, čest pro vítěze { $honor }, volná pole odolnosti: { $free }.
great_wall-ui-point = { $card }, pole odolnosti { $point } (řada { $row } { great_wall-part-of-section })
great_wall-ui-reward = { $what ->
    [vp] Odměna: { $n ->
        [one] { $n } bod cti.
        [few] { $n } body cti.
       *[other] { $n } bodů cti.
      }
    [chi] Odměna: { $n } či.
    [wood] Odměna: { $n ->
        [one] { $n } dřevo.
        [few] { $n } dřeva.
       *[other] { $n } dřeva.
      }
    [stone] Odměna: { $n ->
        [one] { $n } kámen.
        [few] { $n } kameny.
       *[other] { $n } kamenů.
      }
    [gold] Odměna: { $n ->
        [one] { $n } zlato.
        [few] { $n } zlata.
       *[other] { $n } zlata.
      }
    [tactic] Odměna: { $n ->
        [one] { $n } karta taktiky.
        [few] { $n } karty taktik.
       *[other] { $n } karet taktik.
      }
   *[none] Bez odměny.
  }

## Lokace

great_wall-ui-room = Úředníci: { $n } { $slots ->
    [few] ze
   *[other] z
  } { $slots }; plná lokace je uzamčena.
great_wall-ui-room-open = { $n ->
    [0] Zatím tu nikdo není
   *[other] Úředníci: { $n }
  }; místo je vždy.
great_wall-ui-overseers = Úrovně dohlížitelů: { $text }.
great_wall-ui-own-clerks = Vaši úředníci { great_wall-part-in-location }
great_wall-ui-loc-shame = Hráč, který je tu při aktivaci sám, získá hanbu.
great_wall-ui-loc-sawmill = Produkuje dřevo; dohlížitelé a darování.
great_wall-ui-loc-quarry = Produkuje kámen; dohlížitelé a darování.
great_wall-ui-loc-mine = Produkuje zlato; dohlížitelé a darování.
great_wall-ui-loc-temple = Produkuje či; dohlížitelé a darování.
great_wall-ui-loc-barracks = Verbuje vojáky, jednoho za každého úředníka.
great_wall-ui-loc-builders = Staví zátarasy a Zeď vyšších úrovní, jednu stavbu za úředníka.
great_wall-ui-loc-hq = Přesouvá vojáky z jednoho úseku do jiného, jeden přesun za úředníka.
great_wall-ui-loc-tea_house = Posune váš ukazatel čaje výš.
great_wall-ui-loc-embassy = Najímá úředníky a rádce.
great_wall-ui-loc-academy = Dobere karty taktik, jednu za úředníka.
great_wall-ui-store = Skladiště, { $kind }: { $n }
great_wall-ui-store-text = Tady leží dary; použije je první stavitel.
great_wall-ui-shame = Žetony hanby v banku: { $n } (mimo hru: { $box })
great_wall-ui-shame-text = Hra končí také tehdy, když je bank prázdný.
great_wall-ui-deck = { $deck ->
    [hordes] Balíček hord
    [tactics] Balíček taktik
    [events] Balíček událostí
    [decrees] Balíček požadavků
   *[advisors] Balíček rádců
  }: { $n }
great_wall-ui-discards = Odhozeno: { $text }.
great_wall-ui-invasion = Příští horda přijde { $section ->
    [M] do prostředního úseku
    [R] do pravého úseku
   *[L] do levého úseku
  }.

## Dvůr

great_wall-ui-slot = Stupnice velení, pozice { $slot }
great_wall-ui-slot-free = Volná. Tahy se hrají od pozice 1.
great_wall-ui-year = Rok { $year }
great_wall-ui-year-text = Nové hordy: { $hordes }, hodnota ztrát { $lethality }.
great_wall-ui-season-spring = Čas postoupí, přijdou nové hordy.
great_wall-ui-season-summer = Příjem, hanba, karty velení zpět do ruky.
great_wall-ui-season-fall = Karty velení, úředníci, aktivace.
great_wall-ui-season-winter = Salva lučištníků, pak útok na každý úsek.
great_wall-ui-player-text = Místo v čajovém pořadí { $tea }, čest { $honor }, úředníci { $clerks }, v zásobě: kopiníci { $spears }, lučištníci { $archers }, jezdci { $horses }; podpůrní rádci { $supporting }.
great_wall-ui-qin-cards = Karty velení v jeho balíčku: { $left }; zahrané: { $cards }.
great_wall-ui-artifact-now = Čest, kdyby hra skončila teď: { $text }.
great_wall-ui-eased = Letos snazší: −{ $n }.
great_wall-ui-decrees = Splněné požadavky: { $done } { $needed ->
    [few] ze
   *[other] z
  } { $needed }
great_wall-ui-proposed = navržen
great_wall-ui-refused = odmítnut
great_wall-ui-seen = viděno
great_wall-ui-used = použita
great_wall-ui-used-text = Prozatím už použita.
great_wall-ui-qin-track = míří do:

## Hráči

great_wall-ui-resource = Vaše zdroje, { great_wall-part-kind }: { $n }
great_wall-ui-clerks = Úředníci v zásobě: { $n }
great_wall-ui-unhired = Pole pro nenajaté úředníky: { $n }
great_wall-ui-supply = V osobní zásobě { great_wall-part-soldiers }: { $n }
great_wall-ui-count = { $soldier ->
    [archer] Lučištníci
    [horse] Jezdci
   *[spear] Kopiníci
  }: { $n }
great_wall-ui-shamed = S hanbou: { $n }
great_wall-ui-captured-text = Čest { $honor }, hanba na kartě { $shame }.
great_wall-ui-won = Získané hordy: { $n }
great_wall-ui-shame-total = Žetony hanby: { $n }
great_wall-ui-tactics = Karty taktik v ruce: { $n }
great_wall-ui-commands = Karty velení v ruce: { $n }
great_wall-ui-advisors = Rádci: aktivní { $active }, podpůrní { $supporting }
great_wall-ui-supporting = Podpůrní rádci: { $n }
great_wall-ui-supports = podporuje
great_wall-ui-picked = zvolena
great_wall-ui-discarded = zahrána
great_wall-ui-has-picked = už zvoleno

## Odpovědi

great_wall-ui-verb = { $verb ->
    [tea] ukazatel čaje výš
    [tea_top] ukazatel čaje na vrchol
    [hire_advisor] najmout rádce
    [hire_clerk] najmout úředníka
    [drop_shame] vrátit žeton hanby
    [barricade] zátaras
    [wall] Zeď další úrovně
    [lose] odevzdat zdroje
    [shame] získat žeton hanby
    [gain] zdroje
    [draw] karty taktik
    [honor] body cti
    [place] umístit úředníky
    [attack] útok
    [recruit] verbování
    [wound] zranění
    [kill] vojáci jsou zabiti
    [upgrade] povýšit dohlížitele
   *[other] efekt
  }
great_wall-ui-group-spear = Kopiníci
great_wall-ui-group-horse = Jezdci
great_wall-ui-group-archer = Lučištníci
great_wall-ui-group-shoot = Lučištníci střílejí
great_wall-ui-group-muster = Nástupní prostory
great_wall-ui-group-hire = Rádci
great_wall-ui-group-play = Taktiky
great_wall-ui-group-use = Schopnosti
great_wall-ui-forecast-f01 = Nefritová pečeť říše
great_wall-ui-forecast-f02 = Terakotový strážce
great_wall-ui-forecast-f03 = Chánova duchovní korouhev
great_wall-ui-forecast-f04 = Truhla Zlatého draka
great_wall-ui-forecast-f05 = Svitky mistra Suna

## Component data

great_wall-ui-data-time-track = Stupnice času: hordy a hodnota ztrát v každém roce
great_wall-ui-data-wall-levels = Úrovně Zdi: cena, obrana, střelecké pozice
great_wall-ui-data-overseers = Stupnice dohlížitelů
great_wall-ui-data-recruit-costs = Ceny verbování

## The tour

great_wall-tour-goal = Čest na Zdi
great_wall-tour-goal-text = Vítězí hráč, který má nejvíce cti. Získáváte ji porážením hord a stavbou Zdi; na konci ji přidají artefakty a ubere hanba. Hra končí po posledním roce, nebo dříve, když je dokončeno dost úseků Zdi nebo v banku dojdou žetony hanby.
great_wall-tour-goal_solo = Vy proti Čchin Ťiou-šaovi
great_wall-tour-goal_solo-text = Potřebujete více cti než Čchin Ťiou-šao; při shodě vítězí on. Čest přinášejí poražené hordy, stavba Zdi a na konci artefakty. Hra končí po posledním roce nebo po dokončení Zdi. Nezbývá-li na konci roku v banku žádný žeton hanby, prohráváte bez ohledu na body.
great_wall-tour-goal_coop = Společně pro císaře
great_wall-tour-goal_coop-text = Vyhrajete všichni, nebo všichni prohrajete. Než skončí poslední rok, splňte dost císařských požadavků. Má-li někdo dostat žeton hanby a bank je prázdný, všichni ihned prohráváte. Čest o výsledku nerozhoduje, ale můžete za ni vracet žetony hanby.
great_wall-tour-year = Rok má čtyři období
great_wall-tour-year-text = Jaro přináší nové hordy a léto příjem, na podzim se hrají karty velení a v zimě hordy útočí na Zeď. První rok začíná podzimem. V pozdějších letech přichází více hord a boj s nimi stojí více vojáků.
great_wall-tour-turn = Váš tah
great_wall-tour-turn-text = Na podzim si tajně zvolíte kartu velení. Odhalené karty obsadí pozice na této stupnici a hrají se od pozice 1. Ve svém tahu provádíte svou kartu: hlavně umisťujete úředníky do lokací a ostatní často smějí také. Pak se aktivují lokace, kde je jich dost, a poražené hordy zmizí.
great_wall-tour-tea = Čajové pořadí
great_wall-tour-tea-text = Kdo je nahoře, volí si pozici na stupnici velení jako první, a tím i dobu svého tahu. Také shodu o poraženou hordu vyhrává ten, kdo stojí výše. Nahoru vás posunou úředníci v Čajovně.
great_wall-tour-tea_two = Čaj a Rákosový klan
great_wall-tour-tea_two-text = Kdo stojí výše, volí si pozici na stupnici velení dříve a vyhrává shody o poraženou hordu; nahoru vás posune Čajovna. Třetí ukazatel patří Rákosovému klanu. Ten čest nezískává a bere první volnou pozici, ale ve vašem tahu rozhodujete o jeho úřednících a kopinících vy.
great_wall-tour-tea_solo = Čaj, Čchin a Rákosový klan
great_wall-tour-tea_solo-text = Začínáte nahoře, takže si pozici volíte před ostatními; Čchin Ťiou-šao a Rákosový klan berou první volnou. Čchin se řídí pevnými pravidly a získává čest. Rákosový klan ji nezískává a ve vašem tahu rozhodujete za něj. Shodu o poraženou hordu vyhrává ten, kdo stojí výše.
great_wall-tour-locations = Deset lokací
great_wall-tour-locations-text = Čtyři dávají zdroje, jinde verbujete, stavíte, najímáte a podobně. Lokace s poli pro úředníky se aktivuje, když jsou všechna obsazená, ať už kýmkoli; v ostatních stačí jediný váš úředník. Vaši úředníci se pak vrátí. Jste-li u znaku hanby jediným hráčem, obvykle dostanete žeton hanby.
great_wall-tour-hordes = Hordy před Zdí
great_wall-tour-hordes-text = Kopiníci a jezdci zakrývají pole odolnosti hord a přinášejí vám odměny na nich nakreslené. Horda se všemi zakrytými poli je poražena: za účast získáte čest, a zakrýváte-li nejvíce polí, také kartu s její ctí. Kopiníci dosáhnou jen na hordu nejblíže Zdi.
great_wall-tour-wall = Zeď, zátarasy, lučištníci
great_wall-tour-wall-text = Stavějí tu úředníci z Tábora stavitelů. Nová úroveň Zdi přidá trvalou obranu, místo pro lučištníky a čest ve výši ceny. Zátarasy jsou levnější, ale po zimním útoku zmizí. Lučištníci na Zdi každou zimu zraňují hordy; zranění zakryje pole, ale odměnu nedá.
great_wall-tour-balance = Vydrží Zeď?
great_wall-tour-balance-text = Tak by to dopadlo, kdyby zima přišla teď: útok hord proti obraně úseku. Je-li útok větší, nezachránění lučištníci na této Zdi padnou a vy dostanete žeton hanby za každou zdejší hordu, na které nemáte vojáka. Vojáka s hanbou nelze použít.
great_wall-tour-offer = Artefakty a rádci
great_wall-tour-offer-text = Na konci dá každý artefakt čest těm, kdo mají nejvíce toho, co počítá. V řadě nad artefakty leží rádci, jakmile jsou zvoleni generálové; najímáte je za zlato na Císařském vyslanectví. Každé jaro dva odejdou a dva noví přijdou.
great_wall-tour-offer_solo = Artefakty, rádci a Čchin
great_wall-tour-offer_solo-text = Na konci vám artefakt dá čest, máte-li dost toho, co počítá; Čchin Ťiou-šao ji dostane vždy. Nad artefakty leží rádci, jakmile máte generála; najímáte je za zlato na Císařském vyslanectví. Dole vidíte, kam chodí Čchinovi úředníci: zprava tam, kde je místo.
great_wall-tour-offer_coop = Požadavky a rádci
great_wall-tour-offer_coop-text = Po zimním útoku můžete společně plnit tyto požadavky; počítadlo ukazuje, kolik jich potřebujete. Za každý nesplněný dostane každý z vás žeton hanby, pak přijde událost. Nahoře, jakmile jsou zvoleni generálové, leží rádci, které najmete za zlato na Císařském vyslanectví.
great_wall-tour-own = Váš klan
great_wall-tour-own-text = Vaši lidé, zdroje a karty. Nejprve si necháte jednoho ze dvou generálů, který přinese zdroje, a jednoho rádce se schopností; druhý rádce generála posílí. Pak máte v ruce šest karet velení. Každé léto si zahrané vezmete zpět, kromě Zrady, nebo získáte 2 body cti za každou.
great_wall-tour-own_coop = Váš klan
great_wall-tour-own_coop-text = Vaši lidé, zdroje a karty. Nejprve si necháte jednoho ze dvou generálů, který přinese zdroje, a jednoho rádce se schopností; druhý rádce generála posílí. Pak máte v ruce šest karet velení. V létě se nevracejí: za každou postavenou úroveň Zdi si smíte jednu vzít zpět, nikdy však Zradu.

## What else a place says
great_wall-ui-own-clerks-text = Vašich: { $n }; zůstávají do aktivace lokace.
great_wall-ui-clerks-text = Karty velení je umisťují do lokací.
great_wall-ui-unhired-text = Najímá je Císařské vyslanectví, jednoho za každého vašeho úředníka v něm.
great_wall-ui-resource-text = Kolik máte, vidíte jen vy. Co zaplatíte, vrací se do banku.
great_wall-ui-deck-whole = Nic nebylo odhozeno.
great_wall-ui-done-text = V této otázce už nic dalšího.
great_wall-ui-keep-one-each = Vybíráte jednoho generála a jednoho rádce, ne dvě karty téhož druhu.
great_wall-ui-resource-known = Ostatní slyší o každém zisku a každé platbě a mohou si je počítat: kdo nemůže zaplatit, není dotázán.
great_wall-ui-icon-none = Pole odolnosti bez odměny
great_wall-ui-icon-lock = Plná: žádný úředník ji nemůže opustit
great_wall-ui-here-spear = Postavit sem kopiníka
great_wall-ui-here-archer = Postavit sem lučištníka
great_wall-ui-here-wound = Umístit sem zranění
great_wall-ui-here-activate = Aktivovat tuto lokaci
