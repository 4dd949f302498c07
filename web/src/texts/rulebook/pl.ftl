### Księga zasad, pomoc gracza i legenda ikon.
rulebook-rules = Zasady
rulebook-aid = Pomoc gracza
rulebook-icons = Ikony
rulebook-icons-game = Ikony gry
rulebook-icons-table = Ikony stołu
rulebook-opening = O czym jest ta gra
rulebook-short = Jak przebiega gra
rulebook-contents = Spis treści
rulebook-examples = Przykłady
rulebook-example = Przykład:
rulebook-exact-of = Numer i dokładne brzmienie: { $rule }
rulebook-page = Jako strona
rulebook-print = Drukuj
rulebook-hits = { $n ->
    [one] Znaleziono w 1 miejscu
   *[other] Znaleziono w { $n } miejscach
  }

## Co znaczą ikony stołu

icon-undo = Cofnij
icon-further = Dalej wstecz
icon-reset = Zacznij turę od nowa
icon-back = Wstecz
icon-next = Dalej
icon-first = Na początek
icon-last = Na koniec
icon-play = Odtwarzaj
icon-pause = Pauza
icon-close = Zamknij
icon-compass = Oprowadzenie; plan tury
icon-rules = Zasady
icon-hint = Podpowiedź
icon-log = Dziennik; spis treści
icon-aid = Pomoc gracza
icon-gear = Ustawienia
icon-scores = Punkty
icon-menu = Menu stołu
icon-sun = Jasno lub ciemno
icon-link = Odnośnik
icon-history = Przebieg gry
icon-keyboard = Klawiatura
icon-words = Pozycja w słowach
icon-eye = Widzowie; oglądaj
icon-plus = Więcej; zysk
icon-minus = Mniej; strata
icon-branch = Graj dalej od tego miejsca
icon-seal = Sprawdzone: rozdanie jest uczciwe
icon-download = Pobierz; drukuj
icon-upload = Wczytaj
icon-warn = Ostrzeżenie
icon-person = Człowiek
icon-bot = Bot
icon-replay = Co się wydarzyło?
icon-clock = Czas
icon-away = Teraz nieobecny
icon-bell = Powiadomienia
icon-bell-off = Bez powiadomień
icon-friends = Znajomi
icon-share = Otwórz lub udostępnij
icon-seek = Szukaj graczy
icon-chat = Czat
icon-send = Wyślij
icon-sound = Dźwięki włączone
icon-sound-off = Dźwięki wyłączone
icon-flag = Zgłoś
icon-more = Więcej do wyboru
