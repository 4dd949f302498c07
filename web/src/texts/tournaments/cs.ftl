tournament-title = Turnaje
tournament-lead = Pár kol mezi přáteli nebo pro všechny. Stoly se otevírají samy a výsledky se zapisují samy.
tournament-none = Teď se žádný turnaj nekoná.
tournament-new = Nový turnaj
tournament-name = Název
tournament-game = Hra
tournament-mode = Režim
tournament-seats = Hráčů u stolu
tournament-system = Systém
tournament-system-name = { $system ->
    [round-robin] Každý s každým
   *[other] Švýcarský
  }
tournament-system-text = { $system ->
    [round-robin] Každý se s každým utká jednou.
   *[other] V každém kole se utkají ti, kdo mají podobně bodů, a pokud to jde, nikdo dvakrát s týmž soupeřem.
  }
tournament-rounds = Kola
tournament-clock = Čas na tah
tournament-clock-none = bez hodin
tournament-clock-for = { $seconds ->
    [60] 1 minuta
    [300] 5 minut
    [3600] 1 hodina
    [86400] 1 den
    [259200] 3 dny
   *[other] { $seconds } s
  }
tournament-rated = Hry se počítají do hodnocení
tournament-entry = Kdo se smí přihlásit
tournament-entry-public = Kdokoli
tournament-entry-link = Kdo má odkaz
tournament-starts = Začátek
tournament-starts-text = Zůstane-li pole prázdné, zahájíte turnaj sami.
tournament-starts-you = až jej zahájí pořadatel
tournament-make = Vytvořit turnaj
tournament-status = { $status ->
    [entering] přihlášky otevřeny
    [playing] hraje se
   *[over] skončil
  }
tournament-paused = pozastaven
tournament-round-of = Kolo { $round } { $rounds ->
    [few] ze
   *[other] z
  } { $rounds }
tournament-round = Kolo { $round }
tournament-players = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
  }
tournament-organiser = Pořadatel: { $name }
tournament-rated-short = hodnocený
tournament-by-link = přes odkaz
tournament-enter = Přihlásit se
tournament-entered = Jste přihlášeni.
tournament-leave = Odstoupit
tournament-leave-sure = Odstoupit nadobro? Ve vaší hře bude dál hrát bot.
tournament-link = Odkaz k přihlášení
tournament-copy = Kopírovat odkaz
tournament-copied = Zkopírováno
tournament-begin = Zahájit teď
tournament-too-few = { $n ->
    [one] Je potřeba aspoň { $n } hráč.
    [few] Jsou potřeba aspoň { $n } hráči.
   *[other] Je potřeba aspoň { $n } hráčů.
  }
tournament-pause = Pozastavit
tournament-resume = Pokračovat
tournament-close = Ukončit
tournament-close-sure = Ukončit turnaj v tomto stavu? Znovu jej otevřít nelze.
tournament-standings = Pořadí
tournament-place = Místo
tournament-player = Hráč
tournament-points = Body
tournament-opponents = Soupeři
tournament-wins = Výhry
tournament-gone = po odstoupení
tournament-replaced = hraje { $bot }
tournament-board = Stůl { $board }
tournament-bye = volný los
tournament-open-table = Otevřít stůl
tournament-by-hand = zadal pořadatel
tournament-set = Zadat výsledek
tournament-set-place = Místo: { $name }
tournament-set-done = Uložit výsledek
tournament-missing = Někdo chybí?
tournament-put-bot = Ať hraje bot
tournament-take-bot = Hraje zase osobně
tournament-remove = Vyřadit
tournament-organise = Pořádání
error-unknown-tournament = Takový turnaj neexistuje.
error-not-now = V této fázi turnaje to není možné.
