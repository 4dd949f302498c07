# Przykłady w księdze zasad; ich liczby są w examples.json.
daimyo-example-production = Zarządca obok Techno-Farmy
daimyo-example-production-text = W jednym Miejscu Produkcji metalu stoją twój Zarządca i twoja Techno-Farma: { $metal } metalu. W innym stoi sam Zarządca: { $rice } ryż.
daimyo-example-recruit = Trzej Zarządcy w jednej akcji
daimyo-example-recruit-text = Rekrutujesz trzech Zarządców: dwóch na niebieską wyspę i jednego na czerwoną. Kosztują 1, 2 i 3 ryżu, razem { $rice }. Każdy daje 2 Wpływu: { $two } na niebieskiej wyspie, { $one } na czerwonej.
daimyo-example-shadow = Nadchodzi Cień
daimyo-example-shadow-text = Twój Cień zajmuje najgroźniejsze pole niebieskiej wyspy: { $gold } złota i { $yours } Wpływu. Eliminuje Zarządcę przeciwnika, który traci tam { $theirs } Wpływu i dostaje { $rice } ryż.
daimyo-example-island = Remis o pierwsze miejsce
daimyo-example-island-text = Na niebieskiej wyspie dwaj gracze mają po 2 Wpływu, a trzeci 1. Żaden z tych dwóch nie ma tam Cienia, więc remis zostaje. Złoty sztandar jest wart { $gold } PP, srebrny { $silver } PP: sumę dzieli się po równo, { $each } PP i { $other } PP. Drugiego miejsca nie ma: { $third } PP.
daimyo-example-building = Druga Techno-Farma
daimyo-example-building-text = Jedna twoja Techno-Farma już stoi. Druga kosztuje tyle, ile pokazuje Planszetka Budowy: { $metal } metal i { $stone } kamienia, oraz dopłatę: { $gold } złoto.
daimyo-example-ability = Trzynaście wystarczy
daimyo-example-ability-text = Twoje trzy kości pokazują 6, 4 i 3, razem { $sum }. Możesz więc użyć zdolności Klanu. Klan Natury dostaje dwa zasoby; bierzesz { $rice } ryż i { $stone } kamień.
daimyo-example-relic = Czwarty kafel
daimyo-example-relic-text = Masz kafle 1, 2 i 3 jednego Reliktu, zajętych miejsc Magazynu: { $before }. Z kaflem 4 Relikt zostaje od razu Przywrócony: wszystkie cztery zajmują razem tylko { $after } miejsce. Twój znacznik trafia na najwyższy Ołtarz tej wyspy: { $influence } Wpływu.
