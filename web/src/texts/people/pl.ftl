## Kim jestem
people-me = Ja: { $name }
people-me-unnamed = Ja
people-left = ktoś, kto odszedł
people-guest = Gość { $code }
people-profile = Profil
people-profile-of = Profil: { $name }
people-account = Moje konto

## Profil
people-since = Tutaj od { $date }
people-public-note = Tę stronę może zobaczyć każdy, kto ma link. Stoły prywatne są liczone, ale nie wymienione.
people-public-link = Moja strona publiczna
people-games = Gry
people-game = Gra
people-played = Rozegrane
people-won = Wygrane
people-best = Najlepszy wynik
people-mean = Średnia
people-results = Wyniki
people-no-results = Brak jeszcze ukończonej gry, która się liczy. Liczą się gry, w których jedno miejsce rozegrano do końca i nikt nie znał rozdania.
people-place = Miejsce { $place } z { $seats }
people-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  }
people-private = stół prywatny
people-show-more = Pokaż wszystkie ({ $n })
people-over-time = Punkty w czasie
people-chart = { $game }: punkty z ostatnich gier ({ $n }), od { $low } do { $high }, ostatnio { $last }
people-opponents = Najczęściej grane z
people-together = { $games ->
    [one] { $games } gra, lepszy wynik z tych dwojga { $won }×
    [few] { $games } gry, lepszy wynik z tych dwojga { $won }×
   *[other] { $games } gier, lepszy wynik z tych dwojga { $won }×
  }
people-achievements = Osiągnięcia

## Moje konto
people-guest-title = Grasz jako gość
people-guest-text = Twoje miejsca należą do tej przeglądarki. Załóż konto, a wrócisz do nich także na innym urządzeniu. Niczego nie tracisz: każdy stół zostaje twój.
people-have-account = Mam konto: zaloguj
people-no-way-back = Na to konto nie ma jeszcze drogi powrotnej. Dodaj klucz dostępu albo utwórz kody odzyskiwania.
people-name = Imię
people-rename = Zmień
people-renamed = Nazywasz się teraz { $name }.
people-passkeys = Klucze dostępu
people-passkeys-text = Klucz dostępu przechowuje twój telefon lub komputer, a otwiera go palec, twarz lub PIN. Nie ma hasła, które można by odgadnąć lub ukraść.
people-passkeys-host = Klucze dostępu wymagają adresu z https albo localhost. Tutaj działają kody odzyskiwania i linki do innych urządzeń.
people-add-passkey = Dodaj klucz dostępu
people-passkey-cancelled = Nie utworzono ani nie pokazano klucza. Nic się nie zmieniło.
people-passkey-there = To urządzenie ma już klucz do tego konta.
people-remove = Usuń
people-remove-one = Usuń: { $name }
people-added = dodano { $date }
people-used = ostatnio użyto { $date }
people-mail = Adres e-mail
people-mail-text = Wyślemy link; hasło nie jest potrzebne. Adres nie służy do niczego innego, chyba że o to poprosisz.
people-mail-send = Wyślij mi link
people-mail-sent = Link jest w drodze na adres { $mail }. Otwórz go w tej przeglądarce.
people-mail-is = Linki przychodzą na { $mail }.
people-codes = Kody odzyskiwania
people-codes-text = Na dzień, w którym zginie urządzenie. Każdy kod otwiera konto jeden raz. Przechowuj je na papierze.
people-codes-left = { $n ->
    [0] Nie masz żadnego.
    [one] Został { $n } kod.
    [few] Zostały { $n } kody.
   *[other] Zostało { $n } kodów.
  }
people-codes-make = Utwórz dziesięć kodów
people-codes-again = Utwórz dziesięć nowych kodów
people-codes-once = Zapisz je teraz: nie zostaną pokazane ponownie. Wcześniejsze kody już nie działają.
people-codes-copy = Kopiuj wszystkie
people-devices = Urządzenia
people-device-unknown = Urządzenie
people-device-here = to urządzenie
people-how-here = tu założono konto
people-how-passkey = kluczem dostępu
people-how-mail = przez e-mail
people-how-code = kodem odzyskiwania
people-how-link = linkiem
people-seen = ostatnio widziane { $date }
people-link = Przenieś moje miejsca na inne urządzenie
people-link-text = Skieruj na to aparat drugiego urządzenia albo wyślij mu link. Działa raz, przez { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minuty
   *[other] { $minutes } minut
  }. Kto go użyje, może grać na twoich miejscach: nie pokazuj go nikomu innemu.
people-link-qr = Kod QR linku
people-sign-out = Wyloguj
people-sign-out-here = Na tym urządzeniu
people-sign-out-everywhere = Na wszystkich urządzeniach
people-sign-out-text = Wylogowane urządzenie od razu niczego twojego już nie widzi i nie gra za ciebie.
people-signed-out = Wylogowano.
people-signed-out-back = Wylogowano; znów jesteś gościem tego urządzenia.
people-data = Moje dane
people-export = Pobierz wszystko
people-export-text = Jeden plik ze wszystkim, co o tobie przechowujemy: kim jesteś, twoje stoły, twoje ruchy, osiągnięcia.
people-leave = Usuń mnie
people-leave-text = Wszystko o tobie zostanie usunięte na zawsze. Ukończone gry zostają u innych bez twojego imienia; w trwających gra dalej bot; miejsca przy stołach, gdzie gra się nie zaczęła, znów są wolne.
people-leave-type = Aby potwierdzić, wpisz swoje imię: { $name }
people-leave-now = Usuń mnie na zawsze
people-gone = Zapomnieliśmy o tobie. Dziękujemy za grę.

## Logowanie
people-sign-in = Zaloguj
people-with-passkey = Kluczem dostępu
people-with-code = Kodem odzyskiwania
people-code = Kod
people-with-mail = Przez e-mail
people-mail-address = Twój adres
people-welcome = Witaj, { $name }.
people-moved = { $n ->
    [one] Dołączył { $n } stół, przy którym grano tu jako gość.
    [few] Dołączyły { $n } stoły, przy których grano tu jako gość.
   *[other] Dołączyło { $n } stołów, przy których grano tu jako gość.
  }
people-twice = { $n ->
    [one] Przy { $n } stole siedzisz dwa razy: jako to konto i jako gość tego urządzenia. Oba miejsca zostają, jak są; wyloguj się tutaj, aby grać na miejscu gościa.
   *[other] Przy { $n } stołach siedzisz dwa razy: jako to konto i jako gość tego urządzenia. Wszystkie miejsca zostają, jak są; wyloguj się tutaj, aby grać na miejscach gościa.
  }
people-come = Link dla ciebie
people-come-device = Ten link dołącza to urządzenie do konta { $name }: na wszystkich miejscach można grać tutaj.
people-come-mail = Ten link loguje cię jako { $name }.
people-come-new = { $mail } będzie adresem twojego konta. Zachowujesz swoje miejsca.
people-come-moves = { $n ->
    [one] Dołączy { $n } stół, przy którym grano tu jako gość: będzie należał do konta { $name }.
    [few] Dołączą { $n } stoły, przy których grano tu jako gość: będą należały do konta { $name }.
   *[other] Dołączy { $n } stołów, przy których grano tu jako gość: będą należały do konta { $name }.
  }
people-come-now = Dalej
people-come-warn = Idź dalej tylko wtedy, gdy ten link jest na twoją prośbę.

error-bad-passkey = Ten klucz dostępu niczego tu nie otwiera.
error-bad-code = Nie ma takiego kodu. Każdy działa raz.
error-bad-ticket = Ten link już wykorzystano albo jest za stary. Poproś o nowy.
error-already-here = Ten link jest dla innego urządzenia; tutaj już jesteś.
error-no-mail = Ten serwer nie wysyła e-maili.
error-no-way-back = Nie byłoby powrotu: najpierw dodaj klucz dostępu albo utwórz kody odzyskiwania.
