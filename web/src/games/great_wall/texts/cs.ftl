# Co kresba Velké čínské zdi říká sama od sebe.

great_wall-ui-status = rok { $year } z { $years }, { $season ->
    [summer] léto
    [fall] podzim
    [winter] zima
   *[spring] jaro
  }
great_wall-ui-part-wall = Zeď
great_wall-ui-part-court = Dvůr
great_wall-ui-part-locations = Lokace
great_wall-ui-part-offer = Karty
great_wall-ui-nobody = nikdo
great_wall-ui-done = Pokračovat
great_wall-ui-choice = Jedna z odpovědí

## Pole

great_wall-ui-balance = { $section }: útok { $attack }, obrana { $defence }
great_wall-ui-balance-breach = Kdyby zima přišla teď, Zeď by byla prolomena. Hanba: { $text }.
great_wall-ui-balance-held = Kdyby zima přišla teď, Zeď by odolala (rezerva: { $n }). Při průlomu hanba: { $text }.
great_wall-ui-breach = průlom
great_wall-ui-holds = drží
great_wall-ui-falls = { $soldier }: { $player }, padne
great_wall-ui-saved = { $soldier }: { $player }, zachráněn
great_wall-ui-falling = Padnou: { $text }.
great_wall-ui-saving = Zachráněni: { $text }.
great_wall-ui-no-horde = Žádná horda
great_wall-ui-closed = v této hře se nepoužívá
great_wall-ui-level = Úroveň { $level }
great_wall-ui-wall = { $section }: Zeď, úroveň { $level }
great_wall-ui-wall-text = Obrana { $defence }, střelecké pozice: { $firing }. { $more ->
    [0] Zeď je tu dokončena.
   *[1] Další úroveň stojí { $cost } dřeva, kamene nebo zlata.
  }
great_wall-ui-barricades = { $section }: { $n ->
    [one] { $n } zátaras
    [few] { $n } zátarasy
   *[other] { $n } zátarasů
  }
great_wall-ui-barricades-text = Každý přidá 2 k obraně; zátaras stojí 2 a dává 2 body cti. Po útoku všechny zmizí.
great_wall-ui-firing = { $section }: lučištníci na střeleckých pozicích { $n } z { $usable }
great_wall-ui-muster = { $section }, nástupní prostor: { $soldier }
great_wall-ui-horde = { $card } (místo { $slot })
great_wall-ui-horde-text = Síla { $strength }, čest pro vítěze { $honor }, volná pole odolnosti: { $free }.
great_wall-ui-point = { $card } ({ $slot }), pole odolnosti { $point }
great_wall-ui-reward = { $what ->
    [vp] Odměna: { $n } × čest.
    [chi] Odměna: { $n } × či.
    [wood] Odměna: { $n } × dřevo.
    [stone] Odměna: { $n } × kámen.
    [gold] Odměna: { $n } × zlato.
    [tactic] Odměna: { $n ->
        [one] { $n } karta taktiky.
        [few] { $n } karty taktiky.
       *[other] { $n } karet taktiky.
      }
   *[none] Bez odměny.
  }

## Lokace

great_wall-ui-room = Úředníci: { $n } z { $slots }; plná lokace je uzamčena.
great_wall-ui-room-open = Úředníci: { $n }; místo je vždy.
great_wall-ui-overseers = Úrovně dohlížitelů: { $text }.
great_wall-ui-own-clerks = Tvoji úředníci: { $location }
great_wall-ui-loc-shame = Hráč, který je tu při aktivaci sám, dostane hanbu.
great_wall-ui-loc-sawmill = Produkuje dřevo; dohlížitelé a darování.
great_wall-ui-loc-quarry = Produkuje kámen; dohlížitelé a darování.
great_wall-ui-loc-mine = Produkuje zlato; dohlížitelé a darování.
great_wall-ui-loc-temple = Produkuje či; dohlížitelé a darování.
great_wall-ui-loc-barracks = Verbuje vojáky, jednoho za každého úředníka.
great_wall-ui-loc-builders = Staví zátarasy a úrovně Zdi, jednu stavbu za úředníka.
great_wall-ui-loc-hq = Přesouvá vojáky z jednoho úseku do jiného, jeden přesun za úředníka.
great_wall-ui-loc-tea_house = Posune tvůj ukazatel čaje výš.
great_wall-ui-loc-embassy = Najímá úředníky a rádce.
great_wall-ui-loc-academy = Lízne karty taktiky, jednu za úředníka.
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
great_wall-ui-discards = Odloženo: { $text }.
great_wall-ui-invasion = Příští horda přijde sem: { $section }.

## Dvůr

great_wall-ui-slot = Stupnice velení, místo { $slot }
great_wall-ui-slot-free = Volné.
great_wall-ui-year = Rok { $year }
great_wall-ui-year-text = Nové hordy: { $hordes }, hodnota ztrát { $lethality }.
great_wall-ui-season-spring = Čas postoupí, přijdou nové hordy.
great_wall-ui-season-summer = Příjem, hanba, karty velení zpět do ruky.
great_wall-ui-season-fall = Karty velení, úředníci, aktivace.
great_wall-ui-season-winter = Salva lučištníků, pak útok na každý úsek.
great_wall-ui-player-text = Místo v čajovém pořadí { $tea }, čest { $honor }, úředníci { $clerks }, v zásobě: kopiníci { $spears }, lučištníci { $archers }, jezdci { $horses }; podpůrní rádci { $supporting }.
great_wall-ui-artifact-now = Čest, kdyby hra skončila teď: { $text }.
great_wall-ui-eased = Letos snazší: −{ $n }.
great_wall-ui-decrees = Splněné požadavky: { $done } z { $needed }
great_wall-ui-proposed = navržen
great_wall-ui-refused = odmítnut
great_wall-ui-seen = viděno
great_wall-ui-qin-track = míří do:

## Hráči

great_wall-ui-resource = Zdroj { $kind }: { $n }
great_wall-ui-clerks = Úředníci v zásobě: { $n }
great_wall-ui-unhired = Nenajatí úředníci: { $n }
great_wall-ui-supply = { $soldier }, v zásobě: { $n }
great_wall-ui-shamed = S hanbou: { $n }
great_wall-ui-captured-text = Čest { $honor }, hanba na kartě { $shame }.
great_wall-ui-won = Ukořistěné hordy: { $n }
great_wall-ui-shame-total = Žetony hanby: { $n }
great_wall-ui-tactics = Karty taktiky v ruce: { $n }
great_wall-ui-commands = Karty velení v ruce: { $n }
great_wall-ui-advisors = Rádci: aktivní { $active }, podpůrní { $supporting }
great_wall-ui-supporting = podpůrní rádci: { $n }
great_wall-ui-supports = podporuje
great_wall-ui-picked = zvolena
great_wall-ui-discarded = zahrána
great_wall-ui-has-picked = už zvoleno

## Odpovědi

great_wall-ui-verb = { $verb ->
    [tea] ukazatel čaje výš
    [tea_top] ukazatel čaje na vrchol
    [hire_advisor] najmi rádce
    [hire_clerk] najmi úředníka
    [drop_shame] vrať hanbu
    [barricade] zátaras
    [wall] úroveň Zdi
    [lose] odevzdej zdroje
    [shame] přijmi hanbu
    [gain] zdroje
    [draw] karty taktiky
    [honor] čest
    [place] umísti úředníky
    [attack] útok
    [recruit] verbování
    [wound] zranění
    [kill] vojáci padnou
    [upgrade] povyš dohlížitele
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
