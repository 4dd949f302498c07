## The lobby
meeting-waits-for-me = Czekają na ciebie
meeting-your-turn = Twoja kolej
meeting-play = Graj
meeting-asks-you = { $name } zaprasza cię do gry
meeting-asks-you-to = { $name } zaprasza cię do gry: { $game }.
meeting-look = Zobacz
meeting-no-thanks = Nie, dziękuję
meeting-go = Przejdź
meeting-with-people = Zagraj z innymi
meeting-open-tables = Otwarte stoły
meeting-no-open-tables = Nikt teraz nie czeka przy otwartym stole. Poszukaj gry albo otwórz własny stół.
meeting-others-look = Teraz szukają gry: { $what }.
meeting-free = { $n ->
    [one] wolne 1 z { $all } miejsc
    [few] wolne { $n } z { $all } miejsc
   *[other] wolnych { $n } z { $all } miejsc
  }

## Find me a game
meeting-find = Znajdź mi grę
meeting-find-text = Zaznacz wszystko, na co masz ochotę. Gdy tylko znajdzie się dość pasujących osób, usiądziecie razem przy stole.
meeting-find-games = Gry
meeting-find-do = Szukaj gry
meeting-counts = Ranking
meeting-counts-either = Wszystko jedno
meeting-counts-yes = Tylko rankingowe
meeting-counts-no = Tylko towarzyskie
meeting-fill = Jeśli zgłosi się za mało osób
meeting-fill-after = { $n ->
    [one] po minucie uzupełnij botami
    [few] po { $n } minutach uzupełnij botami
   *[other] po { $n } minutach uzupełnij botami
  }
meeting-fill-never = czekaj tylko na ludzi
meeting-seeking = Szukamy gry …
meeting-seeking-what = { $games }, liczba graczy: { $seats }.
meeting-seeking-bots = Boty dołączą za { $time }.
meeting-seeking-stay = Nie zamykaj strony Tianxia: szukanie kończy się, gdy nie ma cię przez { $n ->
    [one] minutę
    [few] { $n } minuty
   *[other] { $n } minut
  }.
meeting-give-up = Przestań szukać
meeting-found = Znaleziono grę dla ciebie. Pozostali są już przy stole.

## Terms
meeting-seen-by = Kto może przyjść
meeting-seen-by-private = Tylko osoby z linkiem
meeting-seen-by-friends = Osoby, które obserwuję
meeting-seen-by-public = Każdy
meeting-clock = Zegar
meeting-clock-none = Bez zegara
meeting-clock-move = { $time } na każdą turę
meeting-clock-bank = { $time } na całą grę
meeting-clock-bank-more = { $time } na grę i { $more } więcej za każdą turę
meeting-clock-own = Własny czas na turę
meeting-clock-own-bank = Własny czas na całą grę
meeting-unit = Jednostka
meeting-unit-minutes = minuty
meeting-unit-hours = godziny
meeting-unit-days = dni
meeting-bank = Minuty na grę
meeting-increment = Dodatkowe minuty za turę
meeting-zero = Gdy skończy się czas
meeting-zero-bot = dalej gra bot
meeting-zero-resign = gracz się poddaje
meeting-rated = rankingowa
meeting-unrated = towarzyska
meeting-rated-ask = Gra liczy się do rankingu
meeting-level-mine = mniej więcej mój poziom
meeting-level-similar = dla graczy o podobnym poziomie
meeting-level-any = dla każdego poziomu
meeting-seconds = { $n ->
    [one] 1 sekunda
    [few] { $n } sekundy
   *[other] { $n } sekund
  }
meeting-minutes = { $n ->
    [one] 1 minuta
    [few] { $n } minuty
   *[other] { $n } minut
  }
meeting-hours = { $n ->
    [one] 1 godzina
    [few] { $n } godziny
   *[other] { $n } godzin
  }
meeting-days = { $n ->
    [one] 1 dzień
   *[other] { $n } dni
  }

## Before the game
meeting-special = Inaczej niż zwykle:
meeting-starts-when-full = { $n ->
    [one] Gra zacznie się, gdy usiądziesz.
    [few] Gra zacznie się, gdy zajęte będą wszystkie { $n } wolne miejsca.
   *[other] Gra zacznie się, gdy zajęte będą wszystkie wolne miejsca ({ $n }).
  }
meeting-in-a-minute = Gra w minutę
meeting-waiting-watch = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
meeting-not-seated = Nie masz już miejsca przy tym stole.
meeting-held-for = czeka na: { $name }
meeting-leave = Odejdź od stołu
meeting-send-away = Odpraw
meeting-close = Zamknij ten stół
meeting-close-sure = Zamknąć dla wszystkich?
meeting-close-yes = Tak, zamknij
meeting-close-no = Zostaw otwarty
meeting-invite = Zaproś innych
meeting-share = Udostępnij …
meeting-share-text = Miejsce przy grze { $game } czeka na ciebie.
meeting-qr = Kod QR
meeting-qr-label = Kod QR linku do stołu
meeting-ask-somebody = Zaproś znajomych
meeting-ask = Zaproś
meeting-answer-none = wysłano zaproszenie
meeting-answer-sits = siedzi przy stole
meeting-answer-declined = nie może przyjść

## Friends
meeting-friends = Znajomi
meeting-friends-text = Obserwuj ludzi, aby widzieć, kiedy tu są, i otwierać dla nich stoły. Nikt się nie dowie, że go obserwujesz lub blokujesz.
meeting-friends-none = Jeszcze nikogo. Pojawią się tu osoby, z którymi zagrasz.
meeting-group-follow = Obserwuję
meeting-group-met = Grali ze mną
meeting-group-block = Zablokowani
meeting-here = jest tutaj
meeting-follow = Obserwuj
meeting-unfollow = Przestań obserwować
meeting-block = Zablokuj
meeting-unblock = Odblokuj
meeting-again = Zagraj znowu: { $game }

## Errors
error-table-closed = Ten stół zamknięto, zanim gra się zaczęła.
error-already-begun = Gra już się zaczęła. Nikogo nie można odprawić ani zamknąć stołu.
error-not-over = Ta gra jeszcze trwa.
