sticks-name = Patyczki
sticks-tagline = Weź ostatni patyczek ze stosu i to, co leży pod nim.
sticks-about = Kilka minut liczenia: kto weźmie ostatni patyczek stosu, odkrywa jego żeton.

## Questions, answers, refusals
sticks-ask-take = Weź od 1 do 3 patyczków z jednego stosu.
sticks-act-take = Weź { $sticks } ze stosu { $heap }
sticks-no-heap = Na stosie { $heap } zostało tylko { $left }.

## What happened
sticks-log-took = { $player } bierze { $sticks } ze stosu { $heap }.
sticks-log-token = { $player } odkrywa żeton pod stosem { $heap }: { $worth }.
sticks-source-sticks = Patyczki
sticks-source-tokens = Żetony
sticks-end-heaps-gone = Nie ma już stosów.

## For the table on the page
sticks-view-turn = Tura
sticks-view-heaps = Stosy
sticks-view-heap = Stos
sticks-view-sticks = Patyczki
sticks-view-tokens = Żetony pod stosami
sticks-view-points = Punkty
sticks-verb-take = Weź
