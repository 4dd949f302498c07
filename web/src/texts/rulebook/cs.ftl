### Kniha pravidel, přehled pro hráče a legenda ikon.
rulebook-rules = Pravidla
rulebook-aid = Přehled pro hráče
rulebook-icons = Ikony
rulebook-icons-game = Ikony hry
rulebook-icons-table = Ikony stolu
rulebook-opening = O čem je tato hra
rulebook-short = Jak hra probíhá
rulebook-contents = Obsah
rulebook-examples = Příklady
rulebook-example = Příklad:
rulebook-exact-of = Číslo a přesné znění: { $rule }
rulebook-page = Jako stránka
rulebook-print = Vytisknout
rulebook-hits = { $n ->
    [one] Nalezeno na 1 místě
   *[other] Nalezeno na { $n } místech
  }

## Co znamenají ikony stolu

icon-undo = Vrátit
icon-further = Dál zpět
icon-reset = Začít tah znovu
icon-back = Zpět
icon-next = Dál
icon-first = Na začátek
icon-last = Na konec
icon-play = Přehrát
icon-pause = Pauza
icon-close = Zavřít
icon-compass = Prohlídka; plán tahu
icon-rules = Pravidla
icon-hint = Nápověda
icon-log = Záznam; obsah
icon-aid = Přehled pro hráče
icon-gear = Nastavení
icon-scores = Body
icon-menu = Nabídka
icon-sun = Světle nebo tmavě
icon-link = Odkaz
icon-history = Průběh hry
icon-keyboard = Klávesnice
icon-words = Pozice slovy
icon-eye = Diváci; sledovat
icon-plus = Více; zisk
icon-minus = Méně; ztráta
icon-branch = Hrát dál odtud
icon-seal = Ověřeno: rozdání je poctivé
icon-download = Stáhnout; tisknout
icon-upload = Nahrát
icon-warn = Varování
icon-person = Člověk
icon-bot = Bot
icon-replay = Co se stalo?
icon-clock = Čas
icon-away = Teď není přítomen
icon-bell = Zprávy
icon-bell-off = Bez zpráv
icon-friends = Přátelé
icon-share = Otevřít nebo sdílet
icon-seek = Hledat hráče
icon-chat = Rozhovor
icon-send = Odeslat
icon-sound = Zvuky zapnuty
icon-sound-off = Zvuky vypnuty
icon-flag = Nahlásit
icon-more = Další možnosti
