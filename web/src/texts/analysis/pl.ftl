# Analiza zakończonej partii.
analysis-title = Analiza
analysis-lead = Kto i kiedy miał jakie szanse na zwycięstwo, co zrobiło szczęście, gdzie oddano punkty i jak zagrałby mistrz. Analiza powstaje w tle, trwa około minuty i pozostaje dostępna dla wszystkich, którzy mają link.
analysis-ask = Analizuj tę partię
analysis-working = Trwa analiza partii.
analysis-failed = Nie udało się dokończyć analizy. Poproś o nią ponownie.
analysis-percent = { $n }%
analysis-chances = Szansa na zwycięstwo
analysis-points = Spodziewane punkty
analysis-chart = Szanse i punkty w kolejnych ruchach
analysis-moment = Chwila partii
analysis-link = Kopiuj link
analysis-copied = Link skopiowany
analysis-move = Ruch { $move }
analysis-played = { $player }: { $action }
analysis-same = Mistrz zagrałby tak samo.
analysis-as-good = Bez straty. Mistrz: { $action }
analysis-better = Mistrz: { $action }
analysis-lost-chance = Oddana szansa na zwycięstwo: { $percent }.
analysis-lost-points = Oddane punkty: { $points }.
analysis-luck-here = Kości lub dobieranie:
analysis-show = Pokaż na planszy
analysis-champion = Co zrobiłby mistrz?
analysis-key = Kluczowe ruchy
analysis-key-none = Żaden ruch się nie wyróżnia.
analysis-accounts = Szczęście i decyzje
analysis-accounts-note = { $scale ->
    [points] Co od początku do końca zmieniło spodziewane punkty: szczęście w kościach i dobieraniu oraz decyzje wszystkich graczy.
   *[chance] Co od początku do końca zmieniło szansę na zwycięstwo: szczęście w kościach i dobieraniu oraz decyzje wszystkich graczy.
  }
analysis-start = Na początku
analysis-luck = Szczęście
analysis-decisions = Decyzje
analysis-unforeseen = Pokazał dopiero ostatni ruch
analysis-end = Na końcu
analysis-agreed = Decyzje jak u mistrza
analysis-sound = Decyzje bez straty
analysis-given = Oddane punkty na decyzję
analysis-sources = Punkty według źródła, w porównaniu ze zwycięzcą
analysis-total = Razem
analysis-by-net = Szanse podaje sieć, która uczyła się na wielu partiach; jej trafność jest zmierzona. Mistrz przyjrzał się krótko najwyżej stu decyzjom.
analysis-by-judgement = Tego stołu nikt się jeszcze nie uczył: szanse są zgrubnym przełożeniem oceny pozycji, którą posługują się boty. Mistrz przyjrzał się krótko najwyżej stu decyzjom.
analysis-no-chances = Nikt się jeszcze nie nauczył, jak prawdopodobne jest zwycięstwo przy tym stole: wszystko podano w spodziewanych punktach. Mistrz przyjrzał się krótko najwyżej stu decyzjom.
error-not-over = Partię można analizować, gdy jest zakończona.
