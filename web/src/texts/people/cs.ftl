## Kdo jsem
people-me = Já: { $name }
people-me-unnamed = Já
people-left = někdo, kdo odešel
people-guest = Host { $code }
people-profile = Profil
people-profile-of = Profil hráče { $name }
people-account = Můj účet

## Profil
people-since = Zde od { $date }
people-public-note = Tuto stránku může vidět každý, kdo má odkaz. Soukromé stoly se počítají, ale nejmenují.
people-public-link = Moje veřejná stránka
people-games = Hry
people-game = Hra
people-played = Odehráno
people-won = Vyhráno
people-best = Nejlepší výsledek
people-mean = Průměr
people-results = Výsledky
people-no-results = Zatím žádná dohraná hra, která se počítá. Počítají se hry, v nichž bylo jedno místo dohráno do konce a nikdo neznal rozdání.
people-place = Místo { $place } { $seats ->
    [few] ze
   *[other] z
  } { $seats }
people-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }
people-private = soukromý stůl
people-show-more = Ukázat všechny ({ $n })
people-over-time = Body v čase
people-chart = { $game }: body z posledních her ({ $n }), od { $low } do { $high }, naposledy { $last }
people-opponents = Nejčastější spoluhráči
people-together = { $games ->
    [one] { $games } hra, z těch dvou lepší { $won }×
    [few] { $games } hry, z těch dvou lepší { $won }×
   *[other] { $games } her, z těch dvou lepší { $won }×
  }
people-achievements = Úspěchy

## Můj účet
people-guest-title = Hrajete jako host
people-guest-text = Vaše místa patří tomuto prohlížeči. Založte si účet a vrátíte se k nim i na jiném zařízení. O nic nepřijdete: každý stůl zůstane váš.
people-have-account = Mám účet: přihlásit
people-no-way-back = Do tohoto účtu zatím nevede cesta zpět. Přidejte přístupový klíč, nebo vytvořte záchranné kódy.
people-name = Jméno
people-rename = Přejmenovat
people-renamed = Nyní se jmenujete { $name }.
people-passkeys = Přístupové klíče
people-passkeys-text = Přístupový klíč uchovává váš telefon nebo počítač a otevírá ho prst, tvář nebo PIN. Není žádné heslo, které by šlo uhodnout nebo ukrást.
people-passkeys-host = Přístupové klíče potřebují adresu s https, nebo localhost. Zde fungují záchranné kódy a odkazy na jiná zařízení.
people-add-passkey = Přidat přístupový klíč
people-passkey-cancelled = Žádný klíč nebyl vytvořen ani ukázán. Nic se nezměnilo.
people-passkey-there = Toto zařízení už klíč k tomuto účtu má.
people-remove = Odebrat
people-remove-one = Odebrat: { $name }
people-added = přidáno { $date }
people-used = naposledy použito { $date }
people-mail = E-mailová adresa
people-mail-text = Pošleme odkaz; heslo není třeba. Adresa neslouží k ničemu jinému, pokud o to nepožádáte.
people-mail-send = Poslat mi odkaz
people-mail-sent = Odkaz je na cestě na adresu { $mail }. Otevřete ho v tomto prohlížeči.
people-mail-is = Odkazy chodí na { $mail }.
people-codes = Záchranné kódy
people-codes-text = Pro den, kdy se zařízení ztratí. Každý kód otevře účet jednou. Mějte je na papíře.
people-codes-left = { $n ->
    [0] Nemáte žádný.
    [one] Zbývá { $n } kód.
    [few] Zbývají { $n } kódy.
   *[other] Zbývá { $n } kódů.
  }
people-codes-make = Vytvořit deset kódů
people-codes-again = Vytvořit deset nových kódů
people-codes-once = Zapište si je nyní: znovu se neukážou. Dřívější kódy už neplatí.
people-codes-copy = Kopírovat vše
people-devices = Zařízení
people-device-unknown = Nějaké zařízení
people-device-here = toto zařízení
people-how-here = účet založen zde
people-how-passkey = přístupovým klíčem
people-how-mail = e-mailem
people-how-code = záchranným kódem
people-how-link = odkazem
people-seen = naposledy viděno { $date }
people-link = Přenést má místa na jiné zařízení
people-link-text = Namiřte na to fotoaparát druhého zařízení, nebo mu pošlete odkaz. Funguje jednou, { $minutes ->
    [one] { $minutes } minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
  }. Kdo ho použije, může hrát na vašich místech: nikomu jinému ho neukazujte.
people-link-qr = QR kód odkazu
people-sign-out = Odhlásit
people-sign-out-here = Na tomto zařízení
people-sign-out-everywhere = Na všech zařízeních
people-sign-out-text = Odhlášené zařízení ihned nic vašeho nevidí a nehraje.
people-signed-out = Jste odhlášeni.
people-signed-out-back = Jste odhlášeni a zase host tohoto zařízení.
people-data = Moje data
people-export = Stáhnout vše
people-export-text = Jeden soubor se vším, co o vás uchováváme: kdo jste, vaše stoly, vaše tahy, úspěchy.
people-leave = Smazat mě
people-leave-text = Vše o vás bude navždy smazáno. Dohrané hry zůstanou ostatním bez vašeho jména; v běžících hraje dál bot; místa u stolů, kde hra nezačala, jsou zase volná.
people-leave-type = Pro potvrzení napište své jméno: { $name }
people-leave-now = Navždy mě smazat
people-gone = Zapomněli jsme na vás. Děkujeme za hru.

## Přihlášení
people-sign-in = Přihlásit
people-with-passkey = Přístupovým klíčem
people-with-code = Záchranným kódem
people-code = Kód
people-with-mail = E-mailem
people-mail-address = Vaše adresa
people-welcome = Vítejte, { $name }.
people-moved = { $n ->
    [one] Přibyl { $n } stůl, u kterého jste zde hráli jako host.
    [few] Přibyly { $n } stoly, u kterých jste zde hráli jako host.
   *[other] Přibylo { $n } stolů, u kterých jste zde hráli jako host.
  }
people-twice = { $n ->
    [one] U { $n } stolu sedíte dvakrát: jako tento účet a jako host tohoto zařízení. Obě místa zůstávají, jak jsou; odhlaste se zde, abyste hráli za hosta.
   *[other] U { $n } stolů sedíte dvakrát: jako tento účet a jako host tohoto zařízení. Všechna místa zůstávají, jak jsou; odhlaste se zde, abyste hráli za hosta.
  }
people-come = Odkaz pro vás
people-come-device = Tento odkaz připojí toto zařízení k účtu { $name }: na všech místech lze hrát zde.
people-come-mail = Tento odkaz vás přihlásí jako { $name }.
people-come-new = { $mail } bude adresou vašeho účtu. Vaše místa vám zůstanou.
people-come-moves = { $n ->
    [one] Přibude { $n } stůl, u kterého se zde hrálo jako host: bude patřit účtu { $name }.
    [few] Přibudou { $n } stoly, u kterých se zde hrálo jako host: budou patřit účtu { $name }.
   *[other] Přibude { $n } stolů, u kterých se zde hrálo jako host: budou patřit účtu { $name }.
  }
people-come-now = Pokračovat
people-come-warn = Pokračujte jen tehdy, pokud jste si o tento odkaz požádali sami.

error-bad-passkey = Tento přístupový klíč zde nic neotevírá.
error-bad-code = Takový kód není. Každý platí jednou.
error-bad-ticket = Tento odkaz už byl použit, nebo je příliš starý. Požádejte o nový.
error-already-here = Tento odkaz je pro jiné zařízení; zde už jste.
error-no-mail = Tento server neposílá e-maily.
error-no-way-back = Nebylo by cesty zpět: nejprve přidejte přístupový klíč, nebo vytvořte záchranné kódy.
