# Jak mocno ktoś gra.
rating-leaders-title = Rankingi
rating-leaders-lead = Gry rankingowe zmieniają ranking. Mówi on, jak mocny ktoś jest na pewno: zaczyna się od 1000 i rośnie z każdą grą, która daje więcej pewności. Pasek pokazuje, gdzie leży prawdziwa siła.
rating-game = Gra
rating-season = Sezon
rating-ever = Cały czas
rating-season-name = { $quarter }. kwartał { $year }
rating-place = Miejsce
rating-player = Gracz
rating-rating = Ranking
rating-strength = Siła
rating-games = Gry
rating-wins = Wygrane
rating-band = między { $low } a { $high }, najpewniej { $likely }
rating-provisional = wstępny
rating-me = ty
rating-fixed = stała siła
rating-none = Nikt jeszcze nie rozegrał tu gry rankingowej.
rating-person-none = Jeszcze żadnych gier rankingowych.
rating-won = { $wins ->
    [one] { $wins } wygrana
    [few] { $wins } wygrane
   *[other] { $wins } wygranych
  } w { $games ->
    [one] { $games } grze
   *[other] { $games } grach
  }
rating-chart = { $n ->
    [one] Ranking po { $n } grze: { $last }
   *[other] Ranking w ostatnich { $n } grach: od { $first } do { $last }
  }
rating-changed-title = Ranking
rating-not-rated = Ta gra nie liczy się do rankingu: { $why ->
    [known] rozdanie mogło być znane.
    [several-seats] jedna osoba miała kilka miejsc.
    [unknown-bot] siła jednego z botów nie jest znana.
    [nobody-wins] w tym trybie nikt nie gra przeciw nikomu.
    [no-people] grały tylko boty.
    [taken-back] cofnięto coś, co już coś zdradziło.
   *[other] tak się nie umówiono.
  }
rating-even-title = Kto da wyrównaną grę?
rating-even-mine = Twój ranking: { $rating }
rating-even-chance = { $percent } % na wygraną
rating-even-choose = Wybierz tego bota
error-rated = Ta gra liczy się do rankingu, więc tego tu zrobić nie można.
