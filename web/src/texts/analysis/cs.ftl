# Rozbor dohrané hry.
analysis-title = Rozbor
analysis-lead = Kdo měl kdy jakou šanci na vítězství, co udělalo štěstí, kde se ztrácely body a jak by hrál mistr. Rozbor vzniká na pozadí, trvá asi minutu a zůstane všem, kdo mají odkaz.
analysis-ask = Rozebrat tuto hru
analysis-working = Hra se rozebírá.
analysis-failed = Rozbor se nepodařilo dokončit. Požádejte o něj znovu.
analysis-percent = { $n } %
analysis-chances = Šance na vítězství
analysis-points = Očekávané body
analysis-chart = Šance a body v průběhu kroků
analysis-moment = Okamžik hry
analysis-link = Kopírovat odkaz
analysis-copied = Odkaz zkopírován
analysis-move = Krok { $move }
analysis-played = { $player }: { $action }
analysis-same = Mistr by hrál stejně.
analysis-as-good = Beze ztráty. Mistr: { $action }
analysis-better = Mistr: { $action }
analysis-lost-chance = Ztracená šance na vítězství: { $percent }.
analysis-lost-points = Ztracené body: { $points }.
analysis-luck-here = Kostky nebo líznutí:
analysis-show = Ukázat na plánu
analysis-champion = Co by udělal mistr?
analysis-key = Klíčové kroky
analysis-key-none = Žádný krok nevyčnívá.
analysis-accounts = Štěstí a rozhodnutí
analysis-accounts-note = { $scale ->
    [points] Co od začátku do konce změnilo očekávané body: štěstí v kostkách a lízání a rozhodnutí všech hráčů.
   *[chance] Co od začátku do konce změnilo šanci na vítězství: štěstí v kostkách a lízání a rozhodnutí všech hráčů.
  }
analysis-start = Na začátku
analysis-luck = Štěstí
analysis-decisions = Rozhodnutí
analysis-unforeseen = Ukázal až poslední krok
analysis-end = Na konci
analysis-agreed = Rozhodnutí jako mistr
analysis-sound = Rozhodnutí beze ztráty
analysis-given = Ztracené body na rozhodnutí
analysis-sources = Body podle zdroje, ve srovnání s vítězem
analysis-total = Dohromady
analysis-by-net = Šance udává síť, která se učila z mnoha her; jak jsou přesné, je změřeno. Mistr si krátce prohlédl nejvýše sto rozhodnutí.
analysis-by-judgement = Tento stůl se zatím nikdo neučil: šance jsou hrubým převodem hodnocení pozic, jaké používají boti. Mistr si krátce prohlédl nejvýše sto rozhodnutí.
analysis-no-chances = Nikdo se zatím nenaučil, jak pravděpodobné je u tohoto stolu vítězství: vše je uvedeno v očekávaných bodech. Mistr si krátce prohlédl nejvýše sto rozhodnutí.
error-not-over = Hru lze rozebrat, až když skončí.
