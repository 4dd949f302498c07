sticks-name = Klacíky
sticks-tagline = Vezměte poslední klacík z hromádky a to, co leží pod ní.
sticks-about = Pár minut počítání: kdo vezme poslední klacík hromádky, otočí její žeton.

## Questions, answers, refusals
sticks-ask-take = Vezměte 1 až 3 klacíky z jedné hromádky.
sticks-act-take = Vzít { $sticks } z hromádky { $heap }
sticks-no-heap = Na hromádce { $heap } zbývá jen { $left }.

## What happened
sticks-log-took = { $player } bere { $sticks } z hromádky { $heap }.
sticks-log-token = { $player } otáčí žeton pod hromádkou { $heap }: { $worth }.
sticks-source-sticks = Klacíky
sticks-source-tokens = Žetony
sticks-end-heaps-gone = Hromádky jsou pryč.

## For the table on the page
sticks-view-turn = Tah
sticks-view-heaps = Hromádky
sticks-view-heap = Hromádka
sticks-view-sticks = Klacíky
sticks-view-tokens = Žetony pod hromádkami
sticks-view-points = Body
sticks-verb-take = Vzít
