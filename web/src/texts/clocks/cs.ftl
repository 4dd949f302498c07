# Čas u stolu: hodiny, přestávky, vzdání, ukončení, plány, dovolené.
clocks-days = { $days } d { $hours } hod
clocks-hours = { $hours } hod { $minutes } min
clocks-minutes = { $minutes } min
clocks-span-days = { $n ->
    [one] { $n } den
    [few] { $n } dny
   *[other] { $n } dní
  }
clocks-span-hours = { $n ->
    [one] { $n } hodina
    [few] { $n } hodiny
   *[other] { $n } hodin
  }
clocks-span-minutes = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
   *[other] { $n } minut
  }
clocks-span-seconds = { $n ->
    [one] { $n } sekunda
    [few] { $n } sekundy
   *[other] { $n } sekund
  }
clocks-runs = Hodiny běží, zbývá: { $time }
clocks-stands = Hodiny stojí, zbývá: { $time }
clocks-left = Zbývá: { $time }
clocks-left-holiday = Dovolená, zbývá: { $time }
clocks-out = Čas vypršel: dál hraje bot
clocks-out-player = Čas vypršel: { $player }. Dál hraje bot.
clocks-on-holiday = Na dovolené: hodiny stojí
clocks-terms-move = Čas na každý tah: { $time }.
clocks-terms-bank = Čas na celou hru: { $time }.
clocks-terms-bank-more = Čas na celou hru: { $time } a na každý tah navíc: { $increment }.
clocks-terms-bot = Když vyprší, hraje dál bot; vrátit se lze jednou.
clocks-terms-resign = Když vyprší, místo se vzdává.
clocks-menu = Plán, přestávka, konec
clocks-pause = Přestávka
clocks-pause-about = O přestávce neběží žádné hodiny a nic se nehraje. Pokračovat může kdokoli, kdo zde hraje.
clocks-pause-until = Jak dlouho
clocks-pause-open = dokud někdo nebude pokračovat
clocks-pause-days = { $n ->
    [one] nejvýše { $n } den
    [few] nejvýše { $n } dny
   *[other] nejvýše { $n } dní
  }
clocks-pause-ask = Navrhnout přestávku
clocks-pause-now = Udělat přestávku
clocks-paused = Stůl má přestávku.
clocks-paused-until = Stůl má přestávku do { $date }.
clocks-resume = Pokračovat
clocks-asks-pause = { $player } navrhuje přestávku.
clocks-asks-pause-until = { $player } navrhuje přestávku do { $date }.
clocks-asks-end = { $player } navrhuje ukončit hru bez výsledku.
clocks-asks-end-points = { $player } navrhuje ukončit hru se současnými body.
clocks-end = Ukončit hru
clocks-end-about = Pokud všichni lidé u stolu souhlasí, hra skončí. Potom už v ní nelze pokračovat.
clocks-end-points = se současnými body
clocks-end-nothing = bez výsledku
clocks-end-ask = Navrhnout konec
clocks-end-now = Ukončit hru
clocks-resign = Vzdát se
clocks-resign-two = Hra skončí a vyhraje druhá strana.
clocks-resign-more = Vaše místo dohraje bot a bude počítáno jako poslední. Zpět si je vzít nemůžete.
clocks-resign-sure = Opravdu se vzdáváte?
clocks-resign-yes = Ano, vzdávám se
clocks-resigned = vzdáno
clocks-you-resigned = Vzdali jste se. Vaše místo dohraje bot.
clocks-no-result = Hra nemá výsledek.
clocks-ended-resigned = Ukončeno předčasně; vzdali se: { $names }
clocks-ended-agreed = Ukončeno po dohodě.
clocks-plan-title = Naplánujte si tah
clocks-plan-about = Vyzkoušejte si příští tah, zatímco ostatní přemýšlejí, a nechte si ho jako plán. Vidíte ho jen vy a bez vašeho svolení se nic nezahraje.
clocks-plan-begin = Naplánovat můj tah
clocks-plan-text = Tohle vidíte jen vy. Co nemůžete vědět, je odhad.
clocks-plan-over = Tady váš tah končí. Uložte plán, nebo vraťte kroky.
clocks-plan-guessed = { $n ->
    [one] Do té doby byla odhadnuta jedna odpověď ostatních.
    [few] Do té doby byly odhadnuty { $n } odpovědi ostatních.
   *[other] Do té doby bylo odhadnuto { $n } odpovědí ostatních.
  }
clocks-plan-save = Uložit plán
clocks-plan-back = O krok zpět
clocks-plan-leave = Odejít
clocks-plan-saved = Plán je uložen. Nabídne se vám, až budete na tahu.
clocks-plan-moved-on = Hra pokročila: vaše kroky tam už nejsou možné.
clocks-plan-yours = Váš plán:
clocks-plan-play = Zahrát
clocks-plan-look = Prohlédnout
clocks-plan-forget = Zapomenout
clocks-plan-broken = Váš plán už není možný: { $step }.
clocks-holidays = Dovolené
clocks-holidays-link = Moje dovolené
clocks-holidays-text = Když jste na dovolené, vaše hodiny s časem na tah stojí u všech stolů a ostatní to vidí. Rok má třicet dní dovolené.
clocks-holidays-left = { $n ->
    [one] Letos zbývá { $n } den.
    [few] Letos zbývají { $n } dny.
   *[other] Letos zbývá { $n } dní.
  }
clocks-holidays-first = První den
clocks-holidays-last = Poslední den
clocks-holidays-take = Vzít si tyto dny
clocks-holidays-end = Už jsem zpět
clocks-holidays-cancel = Zrušit
error-resigned = Toto místo se vzdalo; jeho bot zůstává.
error-out-of-time = Čas tohoto místa vypršel podruhé.
error-ended = Tato hra skončila.
error-paused = Stůl má přestávku. Nejdříve ji ukončete.
error-no-proposal = Nikdo už nic nenavrhuje.
error-too-far = Váš příští tah zatím nelze naplánovat.
error-bad-date = Toto datum není možné.
error-too-many-days = { $days ->
    [one] Letos zbývá jen { $days } den dovolené.
    [few] Letos zbývají jen { $days } dny dovolené.
   *[other] Letos zbývá jen { $days } dní dovolené.
  }
