# Czas przy stole: zegary, przerwy, poddanie, zakończenie, plany, urlopy.
clocks-days = { $days } d. { $hours } godz.
clocks-hours = { $hours } godz. { $minutes } min
clocks-minutes = { $minutes } min
clocks-span-days = { $n ->
    [one] { $n } dzień
   *[other] { $n } dni
  }
clocks-span-hours = { $n ->
    [one] { $n } godzina
    [few] { $n } godziny
   *[other] { $n } godzin
  }
clocks-span-minutes = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
   *[other] { $n } minut
  }
clocks-span-seconds = { $n ->
    [one] { $n } sekunda
    [few] { $n } sekundy
   *[other] { $n } sekund
  }
clocks-runs = Zegar idzie, pozostało: { $time }
clocks-stands = Zegar stoi, pozostało: { $time }
clocks-left = Pozostało: { $time }
clocks-left-holiday = Urlop, pozostało: { $time }
clocks-out = Czas się skończył: dalej gra bot
clocks-out-player = Skończył się czas: { $player }. Dalej gra bot.
clocks-on-holiday = Na urlopie: zegar stoi
clocks-terms-move = Czas na każdą turę: { $time }.
clocks-terms-bank = Czas na całą grę: { $time }.
clocks-terms-bank-more = Czas na całą grę: { $time }, a na każdą turę dodatkowo: { $increment }.
clocks-terms-bot = Gdy się skończy, dalej gra bot; można wrócić jeden raz.
clocks-terms-resign = Gdy się skończy, miejsce się poddaje.
clocks-menu = Plan, przerwa, koniec
clocks-pause = Przerwa
clocks-pause-about = Podczas przerwy żaden zegar nie idzie i nikt nie gra. Wznowić może każdy, kto tu gra.
clocks-pause-until = Jak długo
clocks-pause-open = aż ktoś wznowi
clocks-pause-days = { $n ->
    [one] najwyżej { $n } dzień
   *[other] najwyżej { $n } dni
  }
clocks-pause-ask = Zaproponuj przerwę
clocks-pause-now = Zrób przerwę
clocks-paused = Stół ma przerwę.
clocks-paused-until = Stół ma przerwę do { $date }.
clocks-resume = Wznów
clocks-asks-pause = { $player } proponuje przerwę.
clocks-asks-pause-until = { $player } proponuje przerwę do { $date }.
clocks-asks-end = { $player } proponuje zakończyć grę bez wyniku.
clocks-asks-end-points = { $player } proponuje zakończyć grę z obecnymi punktami.
clocks-end = Zakończ grę
clocks-end-about = Jeśli wszyscy ludzie przy stole się zgodzą, gra jest skończona. Później nie można jej kontynuować.
clocks-end-points = z obecnymi punktami
clocks-end-nothing = bez wyniku
clocks-end-ask = Zaproponuj zakończenie
clocks-end-now = Zakończ grę
clocks-resign = Poddaj się
clocks-resign-two = Gra się kończy i wygrywa druga strona.
clocks-resign-more = Twoje miejsce przejmie bot i będzie ono liczone jako ostatnie. Nie można go odzyskać.
clocks-resign-sure = Naprawdę chcesz się poddać?
clocks-resign-yes = Tak, poddaję się
clocks-resigned = poddane
clocks-you-resigned = Gra poddana: na twoim miejscu do końca gra bot.
clocks-no-result = Gra nie ma wyniku.
clocks-ended-resigned = Zakończona wcześniej; poddali się: { $names }
clocks-ended-agreed = Zakończona za zgodą wszystkich.
clocks-plan-title = Zaplanuj turę
clocks-plan-about = Wypróbuj następną turę, gdy inni myślą, i zostaw ją jako plan. Widzisz go tylko ty i nic nie zostanie zagrane bez twojej zgody.
clocks-plan-begin = Zaplanuj moją turę
clocks-plan-text = Widzisz to tylko ty. To, czego nie możesz wiedzieć, jest zgadywane.
clocks-plan-over = Tu twoja tura się kończy. Zapisz plan albo cofnij kroki.
clocks-plan-guessed = { $n ->
    [one] Do tego czasu zgadnięto jedną odpowiedź innych.
    [few] Do tego czasu zgadnięto { $n } odpowiedzi innych.
   *[other] Do tego czasu zgadnięto { $n } odpowiedzi innych.
  }
clocks-plan-save = Zapisz plan
clocks-plan-back = Krok wstecz
clocks-plan-leave = Wyjdź
clocks-plan-saved = Plan zapisany. Pojawi się, gdy przyjdzie twoja tura.
clocks-plan-moved-on = Gra poszła dalej: twoje kroki nie są już tam możliwe.
clocks-plan-yours = Twój plan:
clocks-plan-play = Zagraj go
clocks-plan-look = Obejrzyj
clocks-plan-forget = Zapomnij
clocks-plan-broken = Twój plan nie jest już możliwy: { $step }.
clocks-holidays = Urlopy
clocks-holidays-link = Moje urlopy
clocks-holidays-text = Podczas urlopu twoje zegary z czasem na turę stoją przy wszystkich stołach, a inni to widzą. W roku jest trzydzieści dni urlopu.
clocks-holidays-left = { $n ->
    [one] W tym roku został { $n } dzień.
    [few] W tym roku zostały { $n } dni.
   *[other] W tym roku zostało { $n } dni.
  }
clocks-holidays-first = Pierwszy dzień
clocks-holidays-last = Ostatni dzień
clocks-holidays-take = Weź te dni
clocks-holidays-end = Już jestem
clocks-holidays-cancel = Odwołaj
error-resigned = To miejsce się poddało; jego bot zostaje.
error-out-of-time = Czas tego miejsca skończył się po raz drugi.
error-ended = Ta gra jest skończona.
error-paused = Stół ma przerwę. Najpierw ją zakończ.
error-no-proposal = Nikt już niczego nie proponuje.
error-too-far = Twojej następnej tury nie da się jeszcze zaplanować.
error-bad-date = Ta data nie jest możliwa.
error-too-many-days = { $days ->
    [one] W tym roku został tylko { $days } dzień urlopu.
    [few] W tym roku zostały tylko { $days } dni urlopu.
   *[other] W tym roku zostało tylko { $days } dni urlopu.
  }
