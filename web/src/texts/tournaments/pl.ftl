tournament-title = Turnieje
tournament-lead = Kilka rund wśród znajomych albo dla wszystkich. Stoły otwierają się same, wyniki też zapisują się same.
tournament-none = Nie ma teraz żadnego turnieju.
tournament-new = Nowy turniej
tournament-name = Nazwa
tournament-game = Gra
tournament-mode = Tryb
tournament-seats = Graczy przy stole
tournament-system = System rozgrywek
tournament-system-name = { $system ->
    [round-robin] Każdy z każdym
   *[other] Szwajcarski
  }
tournament-system-text = { $system ->
    [round-robin] Każdy gra z każdym jeden raz.
   *[other] W każdej rundzie grają ze sobą ci, którzy mają podobnie wiele punktów, i w miarę możności nikt dwa razy z tą samą osobą.
  }
tournament-rounds = Rundy
tournament-clock = Czas na turę
tournament-clock-none = bez zegara
tournament-clock-for = { $seconds ->
    [60] 1 minuta
    [300] 5 minut
    [3600] 1 godzina
    [86400] 1 dzień
    [259200] 3 dni
   *[other] { $seconds } s
  }
tournament-rated = Gry liczą się do rankingu
tournament-entry = Kto może się zgłosić
tournament-entry-public = Każdy
tournament-entry-link = Kto ma link
tournament-starts = Początek
tournament-starts-text = Jeśli pole jest puste, zaczynasz turniej samodzielnie.
tournament-starts-you = gdy zacznie go organizator
tournament-make = Utwórz turniej
tournament-status = { $status ->
    [entering] zapisy trwają
    [playing] w toku
   *[over] zakończony
  }
tournament-paused = wstrzymany
tournament-round-of = Runda { $round } z { $rounds }
tournament-round = Runda { $round }
tournament-players = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
   *[other] { $n } graczy
  }
tournament-organiser = Organizator: { $name }
tournament-rated-short = rankingowy
tournament-by-link = przez link
tournament-enter = Zgłoś się
tournament-entered = Bierzesz udział.
tournament-leave = Wycofaj się
tournament-leave-sure = Wycofać się na dobre? W twojej grze zagra dalej bot.
tournament-link = Link do zapisów
tournament-copy = Kopiuj link
tournament-copied = Skopiowano
tournament-begin = Zacznij teraz
tournament-too-few = { $n ->
    [one] Potrzeba co najmniej { $n } gracza.
   *[other] Potrzeba co najmniej { $n } graczy.
  }
tournament-pause = Wstrzymaj
tournament-resume = Wznów
tournament-close = Zakończ
tournament-close-sure = Zakończyć turniej w tym stanie? Nie da się go otworzyć ponownie.
tournament-standings = Tabela
tournament-place = Miejsce
tournament-player = Gracz
tournament-points = Punkty
tournament-opponents = Rywale
tournament-wins = Wygrane
tournament-gone = po wycofaniu
tournament-replaced = gra { $bot }
tournament-board = Stół { $board }
tournament-bye = wolny los
tournament-open-table = Otwórz stół
tournament-by-hand = wynik podał organizator
tournament-set = Podaj wynik
tournament-set-place = Miejsce: { $name }
tournament-set-done = Zapisz wynik
tournament-missing = Brakuje kogoś?
tournament-put-bot = Niech gra bot
tournament-take-bot = Gra znów osobiście
tournament-remove = Usuń
tournament-organise = Organizacja
error-unknown-tournament = Nie ma takiego turnieju.
error-not-now = Na tym etapie turnieju nie jest to możliwe.
