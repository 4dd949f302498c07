# Zadania: pozycje z jedną wyraźnie najlepszą turą.
puzzle-title = Zadania
puzzle-one = Zadanie
puzzle-lead = Pozycje z partii silnych botów, w których jedna tura jest wyraźnie najlepsza. Co ukryte, pozostaje ukryte: najlepsza jest ta tura, która średnio daje najwięcej.
puzzle-daily = Zadania dnia
puzzle-today = Zadanie dnia
puzzle-all = Wszystkie zadania
puzzle-none = Na razie nie ma tu żadnych zadań.
puzzle-number = Nr { $n }
puzzle-players = { $seats ->
    [one] 1 gracz
   *[other] { $seats } graczy
  }
puzzle-stars = { $n ->
    [one] Trudność: 1 gwiazdka z 5
    [few] Trudność: { $n } gwiazdki z 5
   *[other] Trudność: { $n } gwiazdek z 5
  }
puzzle-level = { $n ->
    [1] Łatwe: widać to od razu
    [2] Niezbyt trudne
    [3] Średnie: trzeba pomyśleć naprzód
    [4] Trudne
   *[5] Bardzo trudne: nawet mistrz zwykle tego nie widzi
  }
puzzle-fared = { $how ->
    [begun] jeszcze nierozwiązane
    [shown] rozwiązanie obejrzane
    [solved] rozwiązane
    [aided] rozwiązane z pomocą
   *[new] nowe
  }
puzzle-first = { $n ->
    [1] za pierwszym razem
   *[other] za { $n }. razem
  }
puzzle-done = Rozwiązane: { $n } / { $all }
puzzle-streak = { $n ->
    [0] Obecnie brak serii
    [one] 1 dzień z rzędu
   *[other] { $n } dni z rzędu
  }
puzzle-best-streak = { $n ->
    [one] najdłuższa seria: 1 dzień
   *[other] najdłuższa seria: { $n } dni
  }
puzzle-ask = Znajdź najlepszą turę
puzzle-ask-text = Rozegraj swoją turę do końca. Jedna tura jest wyraźnie lepsza od wszystkich innych.
puzzle-solved = Rozwiązane!
puzzle-solved-text = To najlepsza tura.
puzzle-chance = Twoja szansa na zwycięstwo wynosi teraz około { $percent }%.
puzzle-next-best = { $points ->
    [0] Druga najlepsza tura jest niewiele gorsza
    [one] Druga najlepsza tura oddaje około 1 punktu
    [few] Druga najlepsza tura oddaje około { $points } punktów
    [many] Druga najlepsza tura oddaje około { $points } punktów
   *[other] Druga najlepsza tura oddaje około { $points } punktu
  }
puzzle-missed = Jest lepsza tura
puzzle-costs = { $exact ->
    [yes] { $points ->
        [0] Ta tura oddaje niewiele.
        [one] Ta tura oddaje około 1 punktu.
        [few] Ta tura oddaje około { $points } punktów.
        [many] Ta tura oddaje około { $points } punktów.
       *[other] Ta tura oddaje około { $points } punktu.
      }
   *[no] { $points ->
        [0] Ta tura oddaje niewiele.
        [one] Ta tura oddaje około 1 punktu lub więcej.
        [few] Ta tura oddaje około { $points } punktów lub więcej.
        [many] Ta tura oddaje około { $points } punktów lub więcej.
       *[other] Ta tura oddaje około { $points } punktu lub więcej.
      }
  }
puzzle-why = Co daje najlepsza tura
puzzle-step = Rozwiązanie, krok { $n } / { $of }:
puzzle-over = Twoja tura się skończyła: zadanie nie wymaga więcej.
puzzle-again = Spróbuj ponownie
puzzle-reset = Zacznij turę od nowa
puzzle-show = Pokaż rozwiązanie
puzzle-play-on = Graj dalej stąd
puzzle-more = Więcej zadań
deal-known-puzzle = To zadanie: dawna pozycja innej gry. To, co było ukryte, rozdano na nowo, a wynik do niczego się nie liczy.
error-unknown-puzzle = Takiego zadania (już) nie ma.
error-no-puzzle = Przy tym stole nie ma zadania.
error-puzzle = Nie przy zadaniu: ma ono rozwiązanie, a gra ten, kto je rozwiązuje.
error-puzzle-over = Tura tego zadania się skończyła. Spróbuj ponownie albo graj dalej stąd.
