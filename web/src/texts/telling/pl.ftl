## Being told
telling-title = Wiadomości
telling-lead = Kiedy przychodzi twoja kolej i co nowego przy twoich stołach: wybierz, jak chcesz się o tym dowiadywać. W wiadomościach są tylko gry, stoły i imiona, nic z planszy.
telling-next = { $n ->
    [one] { $game } czeka na ciebie: przejdź tam
    [few] Czekają na ciebie { $n } stoły: dalej: { $game }
    [many] Czeka na ciebie { $n } stołów: dalej: { $game }
   *[other] Czeka na ciebie { $n } stołu: dalej: { $game }
  }
telling-saved = Zapisano.
telling-notify-turn = Twoja kolej: { $game }
telling-notify-over = Koniec gry: { $game }

telling-here = To urządzenie
telling-here-cannot = Ta przeglądarka nie może pokazywać wiadomości. Na iPhonie lub iPadzie najpierw dodaj stronę do ekranu początkowego.
telling-here-denied = W tej przeglądarce zabroniono pokazywać stąd wiadomości. Możesz to zmienić w jej ustawieniach dla tej strony.
telling-here-ask = Wiadomości mogą przychodzić na to urządzenie, także gdy strona jest zamknięta. Przeglądarka zapyta o zgodę.
telling-here-ask-open = Wiadomości mogą przychodzić na to urządzenie, dopóki strona jest gdzieś otwarta. Przeglądarka zapyta o zgodę.
telling-here-start = Powiadamiaj mnie na tym urządzeniu
telling-here-stop = Nie na tym urządzeniu
telling-here-on = Wiadomości przychodzą na to urządzenie, także gdy strona jest zamknięta.
telling-here-open = Wiadomości przychodzą na to urządzenie, dopóki strona jest otwarta w tle.
telling-here-off = Na to urządzenie wiadomości już nie przyjdą.

telling-ways = Dokąd idą wiadomości
telling-no-ways = Na razie donikąd. Dopóki strona jest otwarta, informuje cię tytuł karty.
telling-way-push = Urządzenie
telling-way-mail = Poczta elektroniczna
telling-way-webhook = Adres internetowy
telling-this-device = to tutaj
telling-mail = Adres e-mail
telling-webhook = Adres internetowy dla
telling-webhook-address = Adres, pod który idzie wiadomość
telling-style-discord = Discorda
telling-style-ntfy = usługi ntfy
telling-style-json = programu (JSON)
telling-add = Dodaj
telling-added = Dodano. Wypróbuj.
telling-code-sent = Wysłaliśmy tam kod. Wpisz go tutaj.
telling-code = Kod z listu
telling-confirm = Potwierdź
telling-confirmed = Potwierdzono. Odtąd wiadomości będą tam przychodzić.
telling-test = Wyślij mi jedną teraz
telling-sent = Wysłano. Zaraz powinna dotrzeć.
telling-pause = Wstrzymaj
telling-remove = Usuń
telling-removed = Usunięto.
telling-off = Wyłączone przez ciebie.
telling-failed = Wyłączone: zbyt wiele wiadomości z rzędu nie dotarło.
telling-fails = { $n ->
    [one] Ostatnia wiadomość nie dotarła. Spróbujemy jeszcze raz.
    [few] Ostatnie { $n } wiadomości nie dotarły. Spróbujemy jeszcze raz.
    [many] Ostatnich { $n } wiadomości nie dotarło. Spróbujemy jeszcze raz.
   *[other] Ostatnie { $n } wiadomości nie dotarły. Spróbujemy jeszcze raz.
  }
telling-on-again = Włącz ponownie

telling-what = O czym chcę wiedzieć
telling-kind-turn = Przyszła moja kolej
telling-kind-joined = Ktoś dołącza do mojego stołu
telling-kind-clock = Mój czas wkrótce minie
telling-kind-over = Gra się skończyła
telling-kind-asked = Ktoś prosi o cofnięcie ruchu
telling-kind-invited = Ktoś mnie zaprasza
telling-games = Z których gier

telling-quiet = Godziny ciszy
telling-quiet-text = O tym, co się w tym czasie zdarzy, powiemy później, w jednej wiadomości.
telling-quiet-on = Cisza w wybranych godzinach
telling-quiet-from = od
telling-quiet-until = do
telling-zone = Strefa czasowa

error-bad-address = Ten adres się nie nadaje: { $what }.
error-bad-mail-code = To nie jest kod, który wysłaliśmy.
error-unknown-way = Tego wpisu już nie ma. Odśwież stronę.
error-too-many-ways = Wpisów może być najwyżej { $most }. Najpierw usuń któryś.
error-not-delivered = Nie udało się tam niczego dostarczyć.
