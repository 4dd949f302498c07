# Slova u stolu, zvuky a ti, kdo dbají na pořádek.
talk-title = Rozhovor
tab-chat = Rozhovor
keys-chat = rozhovor
talk-empty = Zatím nikdo nic neřekl.
talk-empty-watchers = Zatím nikdo nic neřekl. Hráči si to přečtou, až hra skončí.
talk-write = Napište něco
talk-write-watchers = Napište něco ostatním divákům
talk-send = Odeslat
talk-older = Starší zprávy
talk-said = { $name }: { $words }
talk-unread = { $n ->
    [one] { $n } nepřečtená zpráva
    [few] { $n } nepřečtené zprávy
   *[other] { $n } nepřečtených zpráv
 }
talk-watcher = Přihlíží
talk-removed = Tato zpráva byla odstraněna.
talk-line-menu = Ztlumit nebo nahlásit: { $name }
talk-mute = Ztlumit: { $name }
talk-unmute = Znovu slyšet: { $name }
talk-closed-terms = U tohoto stolu se nepíše.
talk-closed-guests = Psát zde mohou jen lidé s účtem.
talk-closed-warned = Čeká na vás varování. Potvrďte je a budete moci znovu psát.
talk-closed-muted = Nesmíte psát do { $until }.
talk-closed-banned = Nesmíte zde psát ani hrát do { $until }.
talk-ready = Hotové věty
talk-ready-hello = Dobrý den!
talk-ready-good-luck = Hodně štěstí a příjemnou hru!
talk-ready-thanks = Děkuji!
talk-ready-sorry = Promiňte!
talk-ready-one-moment = Okamžik, prosím.
talk-ready-back-again = Už jsem zpátky.
talk-ready-no-hurry = Není kam spěchat.
talk-ready-your-turn = Jste na tahu.
talk-ready-good-move = Dobrý tah!
talk-ready-ouch = Au!
talk-ready-undo-please = Mohu to vzít zpět?
talk-ready-well-played = Pěkně zahráno!
talk-ready-good-game = Byla to krásná hra.
talk-ready-tomorrow = Dohrajeme to zítra?
talk-ready-must-go = Už musím jít.
talk-ready-once-more = Zahrajeme si ještě jednou?
talk-report-line = Nahlásit tuto zprávu
talk-report-player = Nahlásit hráče
talk-report-who = Koho?
talk-report-why = Proč?
talk-report-note = Co je o tom dobré vědět? (nepovinné)
talk-report-text = Vaše hlášení a slova kolem něj si přečtou ti, kdo zde dbají na pořádek. Nahlášený se nedozví, kdo ho nahlásil.
talk-report-send = Odeslat hlášení
talk-report-thanks = Děkujeme. Hlášení bylo odesláno.
talk-reason-insult = Urážka nebo výhrůžka
talk-reason-spam = Spam nebo reklama
talk-reason-cheating = Nečestná hra
talk-reason-leaving = Schválně opouští hry
talk-reason-name = Jméno
talk-reason-other = Něco jiného
talk-thinking = { $unit ->
    [minutes] přemýšlí { $n } min
    [hours] přemýšlí { $n } h
   *[days] přemýšlí { $n ->
        [one] { $n } den
        [few] { $n } dny
       *[other] { $n } dní
     }
 }
talk-away = { $unit ->
    [minutes] pryč { $n } min
    [hours] pryč { $n } h
   *[days] pryč { $n ->
        [one] { $n } den
        [few] { $n } dny
       *[other] { $n } dní
     }
 }
sounds-title = Zvuky
sounds-on = Přehrávat zvuky
sounds-volume = Hlasitost
sounds-text = Když jste na tahu, když hrají ostatní, když někdo píše, když se počítají body a na konci hry.
warning-title = Varování
warning-text = Od těch, kdo zde dbají na pořádek, { $at }. Dokud je nepotvrdíte, nemůžete psát.
warning-confirm = Beru na vědomí
moderation-title = Pořádek
moderation-shelf-open = Otevřená hlášení
moderation-shelf-done = Uzavřená hlášení
moderation-shelf-log = Vše, co se udělalo
moderation-none = Žádné hlášení není otevřené.
moderation-none-done = Žádné hlášení ještě nebylo uzavřeno.
moderation-log-empty = Zatím se nic neudělalo.
moderation-reported = { $what ->
    [line] Zpráva
    [name] Jméno
   *[behaviour] Chování
 }, hlásí { $by }, { $at }
moderation-lines = Co bylo řečeno
moderation-note = Poznámka do záznamu; u varování ji čte ten, koho se týká
moderation-warn = Varovat
moderation-days = Na
moderation-n-days = { $n ->
    [one] { $n } den
    [few] { $n } dny
   *[other] { $n } dní
 }
moderation-mute = Umlčet
moderation-ban = Zakázat hru
moderation-remove = Odstranit označené zprávy
moderation-dismiss = Uzavřít hlášení
moderation-before = Co se udělalo ve věci osoby { $name }: { $n }
moderation-done = { $act ->
    [warn] { $name }: varování odesláno.
    [mute] { $name }: nyní nesmí psát.
    [ban] { $name }: nyní nesmí hrát.
    [remove] Zprávy byly odstraněny.
   *[dismiss] Hlášení je uzavřeno.
 }
moderation-act = { $act ->
    [warn] { $by }: varování osoby { $name } ({ $person })
    [mute] { $by }: umlčení osoby { $name } ({ $person })
    [ban] { $by }: zákaz hry osobě { $name } ({ $person })
    [remove] { $by }: odstranění { $n ->
        [one] { $n } zprávy
       *[other] { $n } zpráv
     } (nahlášeno: { $name }, { $person })
   *[dismiss] { $by }: uzavření hlášení o osobě { $name } ({ $person })
 }
moderation-until = do { $until }
moderation-confirmed = potvrzeno { $at }
moderation-lifted = vzato zpět { $at }
moderation-lift = Vzít zpět
error-not-your-role = Toto vidí jen ti, kdo zde dbají na pořádek.
error-no-chat = Zde nemůžete psát.
error-muted = Nesmíte psát do { $until }.
error-banned = Nesmíte zde hrát do { $until }.
error-warned = Čeká na vás varování. Nejdříve je potvrďte.
error-unknown-line = Taková zpráva není.
error-unknown-report = Takové hlášení není.
error-unknown-act = To už není.
