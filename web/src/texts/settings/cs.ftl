## Nastavení

settings-title = Nastavení
settings-about = Uchovává se v tomto prohlížeči a nikde jinde.

settings-confirm = Potvrzování
settings-confirm-about = Co čeká na druhé „ano“. Co můžete ještě vrátit, se nikdy nepotvrzuje.
settings-confirm-some = Co něco odhalí nebo ukončí kolo
settings-confirm-every = Každý konec mého tahu
settings-confirm-never = Nic

settings-speed = Tempo
settings-speed-about = Jak rychle se díly pohybují a jak dlouho vidíte každý krok ostatních.
settings-speed-normal = Běžné
settings-speed-calm = Klidné
settings-speed-quick = Rychlé
settings-speed-none = Okamžitě

settings-theme = Barvy
settings-theme-about = Světlé jako papír, nebo tmavé jako tuš.
settings-theme-auto = Podle systému
settings-theme-light = Světlé
settings-theme-dark = Tmavé

settings-size = Velikost textu
settings-size-about = Všeho kromě herních plánů, které lze přiblížit zvlášť.
settings-size-normal = Běžná
settings-size-large = Velká
settings-size-largest = Největší
