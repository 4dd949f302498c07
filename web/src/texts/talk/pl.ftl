# Rozmowy przy stole, dźwięki i pilnowanie porządku.
talk-title = Czat
tab-chat = Czat
keys-chat = czat
talk-empty = Nikt jeszcze nic nie napisał.
talk-empty-watchers = Nikt jeszcze nic nie napisał. Gracze przeczytają to po zakończeniu gry.
talk-write = Napisz coś
talk-write-watchers = Napisz coś do obserwujących
talk-send = Wyślij
talk-older = Wcześniejsze wiadomości
talk-said = { $name }: { $words }
talk-unread = { $n ->
    [one] { $n } nieprzeczytana wiadomość
    [few] { $n } nieprzeczytane wiadomości
   *[other] { $n } nieprzeczytanych wiadomości
 }
talk-watcher = Obserwuje
talk-removed = Ta wiadomość została usunięta.
talk-line-menu = Wycisz lub zgłoś: { $name }
talk-mute = Wycisz: { $name }
talk-unmute = Przestań wyciszać: { $name }
talk-closed-terms = Przy tym stole nie ma czatu.
talk-closed-guests = Pisać mogą tu tylko osoby z kontem.
talk-closed-warned = Czeka na ciebie ostrzeżenie. Potwierdź je, a znów będzie można pisać.
talk-closed-muted = Nie możesz pisać do { $until }.
talk-closed-banned = Nie możesz tu pisać ani grać do { $until }.
talk-ready = Gotowe zdania
talk-ready-hello = Cześć!
talk-ready-good-luck = Powodzenia i miłej gry!
talk-ready-thanks = Dziękuję!
talk-ready-sorry = Przepraszam!
talk-ready-one-moment = Chwileczkę, proszę.
talk-ready-back-again = Już jestem z powrotem.
talk-ready-no-hurry = Nie ma pośpiechu.
talk-ready-your-turn = Twoja kolej.
talk-ready-good-move = Dobry ruch!
talk-ready-ouch = Auć!
talk-ready-undo-please = Czy mogę to cofnąć?
talk-ready-well-played = Dobrze zagrane!
talk-ready-good-game = To była piękna partia.
talk-ready-tomorrow = Dokończymy jutro?
talk-ready-must-go = Muszę już iść.
talk-ready-once-more = Zagramy jeszcze raz?
talk-report-line = Zgłoś tę wiadomość
talk-report-player = Zgłoś gracza
talk-report-who = Kogo?
talk-report-why = Dlaczego?
talk-report-note = Co warto o tym wiedzieć? (nieobowiązkowe)
talk-report-text = Zgłoszenie i rozmowę wokół niego przeczytają osoby pilnujące tu porządku. Zgłoszona osoba nie dowie się, że to ty.
talk-report-send = Wyślij zgłoszenie
talk-report-thanks = Dziękujemy. Zgłoszenie zostało wysłane.
talk-reason-insult = Obraza lub groźba
talk-reason-spam = Spam lub reklama
talk-reason-cheating = Nieuczciwa gra
talk-reason-leaving = Celowo porzuca gry
talk-reason-name = Nazwa
talk-reason-other = Coś innego
talk-thinking = { $unit ->
    [minutes] myśli od { $n } min
    [hours] myśli od { $n } godz.
   *[days] myśli od { $n ->
        [one] { $n } dnia
       *[other] { $n } dni
     }
 }
talk-away = { $unit ->
    [minutes] poza stołem od { $n } min
    [hours] poza stołem od { $n } godz.
   *[days] poza stołem od { $n ->
        [one] { $n } dnia
       *[other] { $n } dni
     }
 }
sounds-title = Dźwięki
sounds-on = Odtwarzaj dźwięki
sounds-volume = Głośność
sounds-text = Gdy przychodzi twoja kolej, gdy inni wykonują ruch, gdy ktoś pisze, gdy liczone są punkty i na koniec gry.
warning-title = Ostrzeżenie
warning-text = Od osób pilnujących tu porządku, { $at }. Dopóki go nie potwierdzisz, nie możesz pisać.
warning-confirm = Rozumiem
moderation-title = Porządek
moderation-shelf-open = Otwarte zgłoszenia
moderation-shelf-done = Zamknięte zgłoszenia
moderation-shelf-log = Wszystko, co zrobiono
moderation-none = Nie ma otwartych zgłoszeń.
moderation-none-done = Żadnego zgłoszenia jeszcze nie zamknięto.
moderation-log-empty = Jeszcze nic nie zrobiono.
moderation-reported = { $what ->
    [line] Wiadomość
    [name] Nazwa
   *[behaviour] Zachowanie
 }, zgłasza { $by }, { $at }
moderation-lines = Co powiedziano
moderation-note = Uwaga do dziennika; przy ostrzeżeniu czyta ją ta osoba
moderation-warn = Ostrzeż
moderation-days = Na
moderation-n-days = { $n ->
    [one] { $n } dzień
   *[other] { $n } dni
 }
moderation-mute = Odbierz głos
moderation-ban = Zablokuj
moderation-remove = Usuń zaznaczone wiadomości
moderation-dismiss = Zamknij zgłoszenie
moderation-before = Co zrobiono w sprawie osoby { $name }: { $n }
moderation-done = { $act ->
    [warn] { $name }: wysłano ostrzeżenie.
    [mute] { $name }: na razie bez prawa pisania.
    [ban] { $name }: na razie bez prawa gry.
    [remove] Wiadomości zostały usunięte.
   *[dismiss] Zgłoszenie jest zamknięte.
 }
moderation-act = { $act ->
    [warn] { $by }: ostrzeżenie dla osoby { $name } ({ $person })
    [mute] { $by }: odebranie głosu osobie { $name } ({ $person })
    [ban] { $by }: blokada osoby { $name } ({ $person })
    [remove] { $by }: usunięcie { $n ->
        [one] { $n } wiadomości
       *[other] { $n } wiadomości
     } (zgłoszenie: { $name }, { $person })
   *[dismiss] { $by }: zamknięcie zgłoszenia w sprawie osoby { $name } ({ $person })
 }
moderation-until = do { $until }
moderation-confirmed = potwierdzone { $at }
moderation-lifted = cofnięte { $at }
moderation-lift = Cofnij
error-not-your-role = Widzą to tylko osoby pilnujące tu porządku.
error-no-chat = Nie możesz tu pisać.
error-muted = Nie możesz pisać do { $until }.
error-banned = Nie możesz tu grać do { $until }.
error-warned = Czeka na ciebie ostrzeżenie. Najpierw je potwierdź.
error-unknown-line = Takiej wiadomości nie ma.
error-unknown-report = Takiego zgłoszenia nie ma.
error-unknown-act = Tego już nie ma.
