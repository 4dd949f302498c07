# Úlohy: pozice s jedním zjevně nejlepším tahem.
puzzle-title = Úlohy
puzzle-one = Úloha
puzzle-lead = Pozice z partií silných botů, ve kterých je jeden tah zjevně nejlepší. Co je skryté, zůstává skryté: nejlepší je tah, který v průměru přinese nejvíc.
puzzle-daily = Úlohy dne
puzzle-today = Úloha dne
puzzle-all = Všechny úlohy
puzzle-none = Zatím tu žádné úlohy nejsou.
puzzle-number = Č. { $n }
puzzle-players = { $seats ->
    [one] 1 hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
  }
puzzle-stars = { $n ->
    [one] Obtížnost: 1 hvězda z 5
    [few] Obtížnost: { $n } hvězdy z 5
   *[other] Obtížnost: { $n } hvězd z 5
  }
puzzle-level = { $n ->
    [1] Snadná: je to vidět na první pohled
    [2] Nepříliš těžká
    [3] Střední: je třeba myslet dopředu
    [4] Těžká
   *[5] Velmi těžká: i mistr ji většinou přehlédne
  }
puzzle-fared = { $how ->
    [begun] zatím nevyřešená
    [shown] řešení zobrazeno
    [solved] vyřešená
    [aided] vyřešená s pomocí
   *[new] nová
  }
puzzle-first = { $n ->
    [1] na první pokus
   *[other] na { $n }. pokus
  }
puzzle-done = Vyřešeno: { $n } / { $all }
puzzle-streak = { $n ->
    [0] Teď žádná série
    [one] 1 den v řadě
    [few] { $n } dny v řadě
   *[other] { $n } dní v řadě
  }
puzzle-best-streak = { $n ->
    [one] nejdelší série: 1 den
    [few] nejdelší série: { $n } dny
   *[other] nejdelší série: { $n } dní
  }
puzzle-ask = Najděte nejlepší tah
puzzle-ask-text = Zahrajte svůj tah až do konce. Jeden tah je zjevně lepší než všechny ostatní.
puzzle-solved = Vyřešeno!
puzzle-solved-text = Toto je nejlepší tah.
puzzle-chance = Vaše šance na vítězství je teď asi { $percent } %.
puzzle-next-best = { $points ->
    [0] Druhý nejlepší tah je jen o málo horší
    [one] Druhý nejlepší tah ztrácí asi 1 bod
    [few] Druhý nejlepší tah ztrácí asi { $points } body
    [many] Druhý nejlepší tah ztrácí asi { $points } bodu
   *[other] Druhý nejlepší tah ztrácí asi { $points } bodů
  }
puzzle-missed = Existuje lepší tah
puzzle-costs = { $exact ->
    [yes] { $points ->
        [0] Tento tah o něco málo ztrácí.
        [one] Tento tah ztrácí asi 1 bod.
        [few] Tento tah ztrácí asi { $points } body.
        [many] Tento tah ztrácí asi { $points } bodu.
       *[other] Tento tah ztrácí asi { $points } bodů.
      }
   *[no] { $points ->
        [0] Tento tah o něco málo ztrácí.
        [one] Tento tah ztrácí asi 1 bod nebo víc.
        [few] Tento tah ztrácí asi { $points } body nebo víc.
        [many] Tento tah ztrácí asi { $points } bodu nebo víc.
       *[other] Tento tah ztrácí asi { $points } bodů nebo víc.
      }
  }
puzzle-why = V čem je nejlepší tah lepší
puzzle-step = Řešení, krok { $n }/{ $of }:
puzzle-over = Váš tah skončil: nic dalšího úloha nežádá.
puzzle-again = Zkusit znovu
puzzle-reset = Začít tah znovu
puzzle-show = Ukázat řešení
puzzle-play-on = Hrát odtud dál
puzzle-more = Další úlohy
deal-known-puzzle = Toto je úloha: dřívější pozice jiné hry. Co bylo skryté, bylo rozdáno znovu, a nikam se nezapočítává.
error-unknown-puzzle = Taková úloha (už) není.
error-no-puzzle = U tohoto stolu není žádná úloha.
error-puzzle = U úlohy to nejde: má řešení a hraje ji ten, kdo ji řeší.
error-puzzle-over = Tah této úlohy skončil. Zkuste to znovu, nebo hrajte odtud dál.
