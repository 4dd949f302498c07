## Wszędzie
close = Zamknij
loading = Wczytywanie …
copy = Kopiuj
copied = Skopiowano
back-to-lobby = Do gier
header-home = Tianxia, do listy gier
header-language = Język

## Lista gier
lobby-title = Cztery wielkie gry, jeden stół
lobby-lead = Zagraj od razu z botami albo wyślij znajomym link. Bez konta, bez rozkładania, a stół zna każdą zasadę.
lobby-players = Gracze
lobby-length = Czas
lobby-minutes = { $from }–{ $to } min
lobby-weight = Ciężar
lobby-weight-of = { $n } na 5
lobby-play-now = Zagraj teraz
lobby-opening = Rozkładanie …
lobby-against = przeciwnik
lobby-new-table = Otwórz stół …
lobby-watch = Oglądaj boty
lobby-my-tables = Moje stoły
lobby-my-name = Moje imię
lobby-import = Wczytaj zapis
lobby-not-json = plik nie jest w formacie JSON
lobby-no-tables = Nie masz jeszcze stołu. „Zagraj teraz” otworzy pierwszy.
lobby-show-all = Pokaż wszystkie ({ $n })
lobby-others-turn = Decydują inni
lobby-over = Zakończona
lobby-open = Są wolne miejsca
lobby-footer = Zasady opisane własnymi słowami, własne rysunki. Dane komponentów, których instrukcje nie podają, są odtworzone i odpowiednio oznaczone.

## Nowy stół
new-title = { $game }: otwórz stół
new-mode = Tryb
new-players = Liczba graczy
new-seats = Kto gdzie siedzi
new-seat = Miejsce { $n }
new-me = Ja, na tym urządzeniu
new-open = Wolne: wyślij link
new-player = Gracz
new-hot-seat = Kilka miejsc „ja”: podajecie sobie urządzenie. Żadnego miejsca „ja”: oglądasz.
new-more = Więcej
new-seed = Ziarno losowe (ta sama liczba, te same losowania)
new-start = Start
bot-level = { $bot ->
    [pupil] Bot: uczeń
    [traveller] Bot: wędrowiec
    [scribe] Bot: skryba
    [adviser] Bot: doradca
    [strategist] Bot: strateg
    [random] Bot: gra losowo
    [greedy] Bot: szybki i zachłanny
    [search] Bot: myśli naprzód
    [champion] Bot: mistrz
    [strong] Bot: silny
   *[other] Bot: { $bot }
  }
bot-name = { $bot ->
    [pupil] Bot uczeń
    [traveller] Bot wędrowiec
    [scribe] Bot skryba
    [adviser] Bot doradca
    [strategist] Bot strateg
    [random] Bot losowy
    [greedy] Bot zachłanny
    [search] Bot myślący
    [champion] Bot mistrz
    [strong] Bot silny
   *[other] { $name }
  }
level-about = { $bot ->
    [pupil] Poznał zasady: myśli o kilku odpowiedziach i wybiera najlepszą z nich.
    [traveller] Myśli o kilku odpowiedziach więcej i o kilku sposobach zakończenia tury.
    [scribe] Widzi większość odpowiedzi i planuje swoją turę, ale czasem coś przeoczy.
    [adviser] Widzi wszystkie odpowiedzi i planuje całą turę.
    [strategist] Planuje swoją turę i to, co inni mogą zrobić w następnych.
   *[champion] Patrzy kilka tur naprzód i ocenia według tego, czego nauczył się z wielu gier.
  }
level-beats = { $share ->
    [10] Z poziomem niżej wygrywa prawie każdą grę.
    [5] Jest mniej więcej tak silny jak poziom niżej.
   *[other] Z poziomem niżej wygrywa około { $share } na 10 gier.
  }
level-even = { $why ->
    [new] Dobry pierwszy przeciwnik dla ciebie.
    [won] Wyrównana gra dla ciebie: dwie ostatnie to twoje zwycięstwa.
    [lost] Wyrównana gra dla ciebie: dwie ostatnie to porażki.
    [last] Wyrównana gra dla ciebie: to twój ostatni przeciwnik.
   *[rating] Wyrównana gra dla ciebie według twojego rankingu.
  }
level-all = Jak silne są boty?

## Dołączanie i czekanie
join-title = Miejsce przy stole: { $game }
join-do = Usiądź do stołu
seats-one-person = { $names }: na tych miejscach gra jedna osoba.
waiting-title = Są jeszcze wolne miejsca
waiting-text = Wyślij ten link osobom, z którymi chcesz zagrać. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
waiting-link = Link do stołu

## Stół
table-first-time = Co świeci na zielono, można zrobić. Najedź na cokolwiek, by dowiedzieć się, co to jest; „?” pokazuje klawisze.
table-first-time-touch = Co świeci na zielono, można zrobić. Przytrzymaj cokolwiek palcem, by dowiedzieć się, co to jest.
tip-rebuilt = Częściowo nasza rekonstrukcja, tego nie ma w instrukcji.
tip-rebuilt-all = Nasza rekonstrukcja: instrukcja tego nie podaje.
table-behind-board = Także na planszy: { $n ->
    [one] 1 świecące miejsce
    [few] { $n } świecące miejsca
   *[other] { $n } świecących miejsc
  }
table-behind-own = Także na twoim obszarze: { $n ->
    [one] 1 świecące miejsce
    [few] { $n } świecące miejsca
   *[other] { $n } świecących miejsc
  }
table-open-seat = Wolne miejsce
table-watchers = { $n ->
    [one] 1 osoba ogląda
    [few] { $n } osoby oglądają
   *[other] { $n } osób ogląda
  }
table-lost = Połączenie zostało przerwane. Próbuję ponownie; nic z twoich ruchów nie przepadło.
table-gone = Nie można połączyć się z tym stołem.
table-over = Koniec gry.
table-own-area = Twój obszar
table-area-more = Pokaż mój obszar
table-area-less = Ukryj mój obszar
table-side = Gracze, dziennik i punkty
table-parts = Części planszy
table-zoom-in = Większe
table-zoom-out = Mniejsze
tab-log = Dziennik
tab-points = Punkty
tab-hints = Rada
card-turn = decyduje
card-your-turn = twoja kolej
card-more = Pokaż wszystko: { $player }
card-look = Spójrz oczami gracza: { $player }
card-less = Pokaż mniej: { $player }
card-away = Nie ma otwartego stołu
stand-in-me = Niech bot zagra za mnie
stand-in-other = Niech bot zagra za: { $player }
stand-in-me-text = Bot widzi to, co możesz widzieć, i gra na twoim miejscu, dopóki go nie odbierzesz. Możesz patrzeć i wrócić w każdej chwili. W grze, w której bot grał za ciebie, osiągnięcia się nie liczą.
stand-in-other-text = { $player } nie ma otwartego stołu, a gra czeka. Bot widzi tylko to, co może widzieć ta osoba; w każdej chwili może ona wrócić na swoje miejsce.
stand-in-which = Który bot
stand-in-begin = Niech gra
stand-in-end = Wracam do gry
stand-in-plays = Bot gra za: { $player }

## Pytanie
question-label = O czym trzeba zdecydować
question-you = Twoja kolej.
question-who = { $player }:
question-skip = Przejdź do teraz
question-back = Wstecz
question-all = { $n ->
    [one] Pokaż { $n } odpowiedź
    [few] Pokaż wszystkie { $n } odpowiedzi
   *[many] Pokaż wszystkie { $n } odpowiedzi
  }
question-all-title = Lista wszystkich odpowiedzi z kosztem i zyskiem
question-find = Znajdź odpowiedź
question-none-found = Żadna odpowiedź nie zawiera tych słów.
question-places = { $n ->
    [one] Wybierz świecące miejsce.
    [few] Wybierz jedno z { $n } świecących miejsc.
   *[many] Wybierz jedno z { $n } świecących miejsc.
  }
question-less = Mniej
undo = Cofnij
undo-title = Cofnij ostatnią decyzję
reset = Cofnij turę
reset-title = Cofnij wszystko do ostatniej rzeczy, której cofnąć nie można
undo-ask = Poproś o cofnięcie
undo-ask-title = Zapytaj innych, czy możesz cofnąć ostatni ruch
undo-request = { $player } prosi o powrót do ruchu { $move }.
undo-agree = Zgoda
undo-refuse = Odmowa
undo-withdraw = Wycofaj prośbę
undo-waiting = Brakuje jeszcze zgody: { $names }
undo-request-over = Gra się skończyła i wszystko jest już znane. Jeśli wszyscy się zgodzą, potoczy się dalej, ale nic się już w niej nie liczy.
confirm-label = Potwierdzenie
confirm-reveals = To coś ujawnia i nie da się tego cofnąć.
confirm-do = Tak, zrób to
confirm-not = Jeszcze nie
option-warning = Uwaga
option-reveals = Nie da się cofnąć
offer-price = Koszt: { $what }.
offer-gain = Zysk: { $what }.
offer-final = Nie można tego cofnąć.
offer-points = Punkty: { $now }, potem { $then }
result-winner = { $count ->
    [0] Nikt nie wygrywa.
    [one] Wygrywa { $names }!
   *[other] Razem wygrywają: { $names }!
  }
achievement-new = { $count ->
    [one] Nowe osiągnięcie:
   *[other] Nowe osiągnięcia:
  }
goals-reached = Twoje dotychczasowe osiągnięcia solo: { $n } z { $all }
not-counted-past-position = Osiągnięcia się tu nie liczą: grę podjęto od wcześniejszej pozycji.
not-counted-open-book = Osiągnięcia się tu nie liczą: ziarno losowania tej gry jest znane.
not-counted-taken-back = Osiągnięcia się tu nie liczą: cofnięto coś, co zostało już ujawnione.
not-counted-several-seats = Osiągnięcia się tu nie liczą: grasz na kilku miejscach.
not-counted-stand-in = Osiągnięcia się tu nie liczą: bot grał za ciebie.
result-again = Zagraj jeszcze raz
result-points = Skąd są punkty
result-place = Miejsce { $place }
hand-over-title = Przekaż urządzenie
hand-over-text = Teraz kolej na gracza: { $player }. Nikt inny niech nie patrzy.
hand-over-do = To ja, { $player }

## Stałe polecenia: kiedy pytać
order-ask = Pytaj
order-ask-title = Stół pyta cię za każdym razem i czeka na odpowiedź.
order-wait = Pas po { $seconds } s
order-wait-title = Stół pyta; jeśli w ciągu { $seconds } s niczego nie wybierzesz, pasujesz.
order-never = Nie pytaj
order-never-title = Pasujesz od razu, za każdym razem, niezależnie od tego, co masz na ręce.
order-label = { $what }: kiedy pytać
order-passes = Pas za { $seconds } s
order-passed = Czas minął: pasujesz.
orders-title = Kiedy cię pytać
orders-text = Stół pyta każdego, kto mógłby zareagować, żeby samo pytanie nie zdradzało niczyjej ręki. Tutaj wskażesz, których pytań chcesz uniknąć: pasujesz wtedy od razu albo po { $seconds } s. Widzisz to tylko ty, możesz to zmienić w każdej chwili i nigdy nie zależy to od kart na ręce.

## Odmowy samego stołu
no-not-your-turn = To nie twoja kolej.
no-game-over = Gra jest skończona.
no-not-asked = Nie o to teraz chodzi.
no-not-possible = To teraz niemożliwe.
reason-first = Najpierw wybierz jedno ze świecących miejsc; to przyjdzie po nim.
no-past = Oglądasz przeszłość. Wróć do teraz, żeby grać.

## Dziennik i punkty
log-empty = Nic się jeszcze nie wydarzyło.
log-more = Wcześniejsze
log-show = Pokaż tę chwilę na planszy
log-show-move = Pokaż planszę po ruchu { $move }
log-chapter = Runda { $chapter }
points-none = Jeszcze bez punktów.
points-chart = Punkty według rund
points-sources = Punkty według źródeł
points-source = Źródło
points-total = Razem
points-forecast = Gdyby punktować teraz
what-vp = { $amount ->
    [one] punkt
    [few] punkty
   *[other] punktów
  }

## Rady
hint-title = Zapytaj bota, co by zrobił
hint-ask = Co zrobiłby bot?
hint-thinking = Myśli …
hint-by = { $bot }
hint-do = Zrób to
hint-old = Gra poszła dalej. Zapytaj ponownie.
hint-closed = Bez rad, póki przy tym stole grają inni ludzie.
hint-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }

## Historia
history-label = Historia
history-here = Ruch { $move } z { $moves }
history-now = Wróć do teraz
history-first = Na początek
history-back = Ruch wstecz
history-next = Ruch naprzód
history-play = Odtwarzaj
history-pause = Zatrzymaj
history-speed = Szybkość
history-slider = Miejsce w grze
history-what = Co się stało?
history-what-title = Odtwórz wszystko od twojej ostatniej decyzji
history-link = Kopiuj link do tej pozycji
history-copied = Link skopiowany
history-branch = Graj dalej stąd
record-open-text = Ta gra jeszcze trwa, a jej zapis zdradza wszystkie przyszłe rzuty i losowania. Jeśli go weźmiesz, stół zostanie na stałe oznaczony jako otwarta księga i nic, co tu osiągniesz, nie będzie się liczyć jako osiągnięcie.
record-open-do = Weź zapis
history-record = Pobierz zapis
branch-text = Nowy stół zacznie się od pozycji po ruchu { $move }; pozostałe miejsca zajmą boty.
branch-seat = Gram jako
branch-bot = Pozostali
branch-do = Graj dalej

## Zasady
rules-title = Zasady
rules-open = Otwórz zasadę
rules-open-one = Otwórz zasadę { $rule }
rules-search = Szukaj w zasadach
rules-exact = Pokaż też dokładne brzmienie
rules-none = Żadna zasada nie ma tych słów.
rules-other-language = { $language ->
    [en] Ten tekst zasad nie jest jeszcze przetłumaczony; oto wersja angielska.
   *[other] Ten tekst zasad jest w innym języku ({ $language }).
  }
rules-data = Skąd są dane komponentów
rules-data-text = Właściciel pudełka może poprawić odtworzone tabele w jednym miejscu.
rules-provenance = { $kind ->
    [M] częściowo znane, reszta to nasza rekonstrukcja
    [P] wydrukowane w instrukcji
    [E] ze źródeł publicznych
   *[R] nasza rekonstrukcja
  }

## Klawisze
keys-title = Klawiatura
keys-tab = od części do części; plansza jest jedną z nich
keys-arrows = do najbliższego świecącego miejsca; gdy nic nie świeci, do dowolnego
keys-explore = do dowolnego miejsca, by usłyszeć, co to jest
keys-enter = wybierz albo usłysz, dlaczego nie
keys-numbers = wybierz odpowiedź numerem
keys-step-back = krok wstecz przy wybieraniu
keys-letters = Pojedyncze klawisze działają przy stole
keys-change = Aby zmienić klawisz, wpisz inny w pole.
keys-taken = „{ $key }” jest już zajęte: { $does }. Najpierw zmień tamten klawisz.
keys-unfit = „{ $key }” nie może być klawiszem: potrzebna jest jedna litera lub jeden znak, nie cyfra.
keys-reset = Przywróć wszystkie klawisze
keys-board = do planszy
keys-options = do odpowiedzi
keys-all = lista wszystkich odpowiedzi i z powrotem
keys-undo = cofnij
keys-what = co się stało?
keys-back = ruch wstecz
keys-on = ruch naprzód
keys-repeat = ostatni krok jeszcze raz
keys-now = wróć do teraz
keys-log = dziennik
keys-points = punkty
keys-hint = rada
keys-aid = pomoc gracza
keys-rule = zasada tego pytania
keys-position = pozycja słowami
keys-can = powiedz, co mogę zrobić
keys-again = powtórz ostatnie zdania
keys-help = ta lista
spoken-log = Co się dzieje
spoken-nothing = Nic jeszcze nie zostało powiedziane.
spoken-not-asked = Teraz nikt cię o nic nie pyta.
spoken-places = { $n ->
    [one] Na planszy można wybrać jedno miejsce.
    [few] Na planszy można wybrać { $n } miejsca.
   *[many] Na planszy można wybrać { $n } miejsc.
}
spoken-all = { $key } otwiera listę wszystkich odpowiedzi ({ $n }).
spoken-waits = Stół czeka, decyduje: { $names }.
position-title = Pozycja słowami
position-rest = Na planszy

## Błędy serwera
error-no-connection = Brak połączenia z serwerem.
error-server-error = Serwer popełnił błąd. Nic się nie zmieniło.
error-bad-request = Serwer tego nie zrozumiał.
error-bad-words = Serwer nie zna takiej akcji.
error-bad-setup = Tak gry rozłożyć się nie da.
error-bad-record = Tego zapisu nie da się odczytać: { $message }
error-bad-cookie = Twoja przepustka tu nie działa. Odśwież stronę.
error-not-your-seat = To nie twoje miejsce.
error-not-yours = Może to zrobić tylko osoba, która otworzyła stół.
error-bad-key = Ten link nie otwiera miejsca.
error-secret = To zdradziłoby coś, czego jeszcze wiedzieć nie możesz.
error-unknown-game = Nie ma takiej gry.
error-unknown-table = Nie ma takiego stołu.
error-unknown-rule = Nie ma takiej zasady.
error-unknown-bot = Nie ma takiego bota.
error-unknown-question = Takiego pytania nie można powierzyć stołowi.
error-unknown-language = Nie ma takiego języka.
error-unknown-seat = Nie ma takiego miejsca.
error-unknown-move = Nie ma takiego ruchu.
error-unknown-person = Nie ma tu nikogo takiego albo ta osoba odeszła.
error-not-allowed = Tak się tego tu nie robi.
error-not-found = Niczego tu nie ma.
error-not-open = Przy tym stole nie ma wolnego miejsca.
error-already-seated = Masz już miejsce przy tym stole. Wolne miejsca są dla innych.
error-not-started = Są jeszcze wolne miejsca.
error-not-playing = Bot może cię zastąpić tylko w trakcie gry.
error-stand-in = Na tym miejscu gra za ciebie bot. Najpierw je odbierz.
error-still-here = { $minutes ->
    [0] Stół nie czeka teraz na tę osobę.
    [one] Ta osoba ma jeszcze co najmniej { $minutes } minutę.
    [few] Ta osoba ma jeszcze co najmniej { $minutes } minuty.
    [many] Ta osoba ma jeszcze co najmniej { $minutes } minut.
   *[other] Ta osoba ma jeszcze co najmniej { $minutes } minuty.
  }
error-stale = Gra poszła dalej. Spójrz jeszcze raz.
error-used-ticket = Ten stół został już otwarty. Spróbuj ponownie.
error-illegal = Zasady na to nie pozwalają.
error-undo-floor = Tak daleko wstecz tylko za zgodą wszystkich.
error-nothing-to-undo = Nie ma czego cofnąć.
error-no-undo-asked = Nikt nie prosi o cofnięcie.
error-too-big = To jest za duże.
error-too-many = Za dużo naraz. Spróbuj za { $seconds } s.
error-too-long = Cofano tu już tyle razy, że więcej się nie da.
error-too-slow = Serwer nie czekał dłużej na resztę. Spróbuj ponownie.
error-broken-table = Ten stół jest uszkodzony i został odłożony. Innych to nie dotyczy.
error-busy = Boty mają za dużo do myślenia. Spróbuj ponownie.
error-foreign-origin = Inna strona nie może tego tu zrobić. Otwórz sam stół.
error-store-fault = Serwer nie może teraz niczego zapisać. Nic się nie zmieniło. Spróbuj za chwilę.
error-not-ready = Serwer nie jest jeszcze gotowy. Spróbuj za chwilę.

## A table without a drawing
plain-view = Stół
plain-answers = Odpowiedzi
plain-search = Szukaj w odpowiedziach ({ $n })
plain-none-found = Żadna odpowiedź nie ma tych słów.
plain-not-asked = Teraz nikt o nic cię nie pyta.
plain-hidden = nieznane
plain-yes = tak
plain-no = nie
plain-number = Nr

## The tour through a table
tour-start = Oprowadź mnie
tour-count = { $n } z { $all }
tour-back = Wstecz
tour-next = Dalej
tour-end = Zakończ
tour-play = Gram
tour-question = Co teraz zrobić
tour-question-text = Ten pasek zadaje ci po jednym pytaniu. Odpowiedz przyciskiem albo kliknij na planszy to, co świeci na zielono. Najedź na cokolwiek albo przytrzymaj, by dowiedzieć się, co to jest. Większość ruchów można cofnąć. Gdy grasz z botami, „Rada” obok dziennika mówi, co zrobiłby bot.

# the deal: who could know it, and whether it was as promised
deal-title = Losowanie
deal-known = Znane losowanie
deal-fair = Nikt nie może znać tego losowania: decyduje o nim sekret ustalony, zanim ktokolwiek usiadł do stołu, i słowo każdego gracza. Po zakończeniu gry każdy może to sprawdzić.
deal-known-seed = Ktoś wybrał ziarno losowe tej gry: może znać wszystkie przyszłe karty i rzuty.
deal-known-imported = Ta gra pochodzi z pliku: kto ma plik, może znać wszystkie przyszłe karty i rzuty.
deal-known-branched = Ta gra toczy się dalej od dawnej pozycji innej gry. To, co było ukryte, rozdano na nowo.
deal-known-record = Ktoś widział zapis tej gry: może znać wszystkie przyszłe karty i rzuty.
deal-known-old-dice = Tę grę rozlosowano kośćmi wcześniejszej wersji, które dużym wysiłkiem dało się przewidzieć.
deal-how = Zanim ktokolwiek usiadł, stół pokazał odcisk swojego sekretu. Sekret i słowa zmieszano potem w kości; pieczęć to odcisk tej mieszanki. Twoja przeglądarka zachowuje oba odciski i twoje słowo, aby po zakończeniu gry porównać je z sekretem.
deal-commitment = Odcisk sekretu:
deal-seal = Pieczęć:
deal-my-word = Twoje słowo:
deal-later = Gdy gra się skończy, sekret zostanie ujawniony i wszystko będzie można tu sprawdzić.
deal-verify = Sprawdź
deal-verifying = Losowanie i rozgrywka jeszcze raz …
deal-good = Wszystko się zgadza: gra została rozlosowana tak, jak obiecano.
deal-bad = Coś się nie zgadza. Zachowaj zapis tej gry i zgłoś to.
deal-check-commitment-fits = Sekret jest tym, którego odcisk twoja przeglądarka zachowała sprzed losowania.
deal-check-commitment-wrong = Sekret nie jest tym, którego odcisk pokazano przed losowaniem ({ $value }).
deal-check-commitment-unknown = Sekret pasuje do swojego odcisku; twoja przeglądarka nie widziała tego stołu przed końcem gry.
deal-check-word-fits = Twoje słowo „{ $value }” weszło do losowania.
deal-check-word-wrong = Twoje słowo „{ $value }” nie weszło do losowania.
deal-check-seal-fits = Pieczęć pasuje do sekretu i wszystkich słów.
deal-check-seal-wrong = Pieczęć nie pasuje do sekretu i słów ({ $value }).
deal-check-draws-fits = Liczby losowe wylosowane jeszcze raz: { $value }; powtórzono też każdy ruch. Prowadzą dokładnie do tego wyniku.
deal-check-draws-wrong = Zapis nie prowadzi do tego wyniku: { $value }
deal-word-title = Dodaj słowo do losowania
deal-word = Twoje słowo
deal-word-text = Dowolne twoje słowo trafia do kości, tak że nawet ten serwer sam o nich nie decyduje. Jeśli zostawisz puste pole, przeglądarka weźmie losowe.
