title-turn = Twoja kolej: { $game }
title-joined = { $who } dołącza: { $game }
title-clock = Twój czas wkrótce minie: { $game }
title-over = Koniec gry: { $game }
title-asked = { $who } prosi o zgodę: { $game }
title-invited = { $who } zaprasza: { $game }
title-test = Tak będą wyglądać wiadomości

text-turn = Przy stole: { $others }.
text-joined = Przy stole: { $others }.
text-clock = To wciąż twoja kolej. Przy stole: { $others }.
text-over = Zobacz, jak się skończyło. Przy stole: { $others }.
text-asked = Pytani są wszyscy przy stole, czeka się także na twoją odpowiedź.
text-invited = Przy stole jest dla ciebie wolne miejsce.
text-test = Tutaj dotrą wiadomości od twoich stołów.

guest = Gość { $code }
more-waiting = { $n ->
    [one] Czeka na ciebie jeszcze jeden stół.
    [few] Czekają na ciebie jeszcze { $n } stoły.
    [many] Czeka na ciebie jeszcze { $n } stołów.
   *[other] Czeka na ciebie jeszcze { $n } stołu.
}
many-turns = { $n ->
    [one] Czeka na ciebie jeden stół
    [few] Czekają na ciebie { $n } stoły
    [many] Czeka na ciebie { $n } stołów
   *[other] Czeka na ciebie { $n } stołu
}
many-news = { $n ->
    [one] Jedna wiadomość od twoich stołów
    [few] { $n } wiadomości od twoich stołów
    [many] { $n } wiadomości od twoich stołów
   *[other] { $n } wiadomości od twoich stołów
}
and-more = { $n ->
    [one] i jeszcze jedna
    [few] i jeszcze { $n }
    [many] i jeszcze { $n }
   *[other] i jeszcze { $n }
}

mail-open = Otwórz stół: { $url }
mail-stop = Dostajesz tę wiadomość, bo o nią poproszono na { $site }. Zmień to lub wyłącz: { $url }
mail-code-subject = { $code } to twój kod do Tianxia
mail-code-text = Ktoś, zapewne ty, chce dostawać pod tym adresem wiadomości od swoich stołów. Jeśli tak, wpisz na stronie kod: { $code }
    Jeśli to nie ty, nie rób nic: więcej wiadomości nie będzie.
