# Trenér první hry: karty, které říkají, o co v dané fázi jde.
coach-title = Trenér
coach-look = Na co se dívají dobří hráči
coach-mistake = Častá chyba
coach-got-it = Rozumím
coach-open = Přečtěte si, co říká trenér: { $card }
coach-first = Moje první hra, s trenérem
coach-first-on = Pokračovat v mé první hře
settings-coach = Trenér
settings-coach-about = Karty vedle otázky: o co v dané fázi jde, na co se dívají dobří hráči a jaká chyba je častá.
settings-coach-first = V mé první hře
settings-coach-every = V každé hře
settings-coach-never = Nikdy
