## Ustawienia

settings-title = Ustawienia
settings-about = Są zapisane w tej przeglądarce i nigdzie indziej.

settings-confirm = Potwierdzanie
settings-confirm-about = Co czeka na drugie „tak”. Tego, co możesz jeszcze cofnąć, nigdy nie trzeba potwierdzać.
settings-confirm-some = To, co coś ujawnia lub kończy rundę
settings-confirm-every = Każdy koniec mojej tury
settings-confirm-never = Nic

settings-speed = Tempo
settings-speed-about = Jak szybko przesuwają się elementy i jak długo widać każdy ruch innych.
settings-speed-normal = Zwykłe
settings-speed-calm = Spokojne
settings-speed-quick = Szybkie
settings-speed-none = Od razu

settings-theme = Kolory
settings-theme-about = Jasne jak papier lub ciemne jak tusz.
settings-theme-auto = Jak w systemie
settings-theme-light = Jasne
settings-theme-dark = Ciemne

settings-size = Wielkość tekstu
settings-size-about = Wszystkiego oprócz plansz, które można powiększać osobno.
settings-size-normal = Zwykła
settings-size-large = Duża
settings-size-largest = Największa
