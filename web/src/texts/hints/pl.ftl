# Rady z uzasadnieniem, przewidywany dalszy ciąg i pytanie przed kosztowną odpowiedzią.
hints-chance = Szansa na zwycięstwo: { $percent }%
hints-costs = { $points ->
    [0] Prawie nic nie kosztuje. Czym się różnią:
    [one] Kosztuje 1 punkt. Skąd najlepsza odpowiedź ma więcej:
    [few] Kosztuje { $points } punkty. Skąd najlepsza odpowiedź ma więcej:
    [many] Kosztuje { $points } punktów. Skąd najlepsza odpowiedź ma więcej:
   *[other] Kosztuje { $points } punktu. Skąd najlepsza odpowiedź ma więcej:
  }
hints-same = Prowadzi do tego samego.
hints-why = Skąd bierze się różnica
hints-sum = razem
hints-part-rivals = { $less ->
    [yes] mniej dla najlepszego przeciwnika
   *[no] więcej dla najlepszego przeciwnika
  }
hints-part-later = pozycja i przyszłe punkty
hints-part-other = pozostałe
hints-line = Co może być dalej
hints-line-about = Jedna z wielu możliwości: to, czego nie możesz wiedzieć, jest zgadywane.
hints-hidden = odpowiedź, której nie będzie widać
hints-imagined = Tak może być dalej, krok { $n } z { $of }:
hints-imagined-back = Poprzedni krok
hints-imagined-on = Następny krok
hints-imagined-end = Wróć do gry
hints-check = Pytaj mnie przed kosztowną odpowiedzią
hints-check-about = Dla uczących się: bot zastanawia się nad każdym pytaniem razem z tobą.
hints-check-offer = Dopiero się uczysz? Stół może zapytać przed kosztowną odpowiedzią (zob. „Rada”).
hints-check-on = Pytaj mnie
hints-sure = Na pewno?
hints-sure-points = { $points ->
    [one] „{ $answer }” kosztuje mniej więcej 1 punkt.
    [few] „{ $answer }” kosztuje mniej więcej { $points } punkty.
    [many] „{ $answer }” kosztuje mniej więcej { $points } punktów.
   *[other] „{ $answer }” kosztuje mniej więcej { $points } punktu.
  }
hints-sure-worse = „{ $answer }” prowadzi do gorszej pozycji.
hints-sure-chance = Twoja szansa na zwycięstwo spada z { $from }% do { $to }%.
hints-sure-best = Bot wybiera: { $answer }. W porównaniu daje to:
hints-sure-again = Wybierz ponownie
hints-sure-do = Zrób to mimo wszystko
