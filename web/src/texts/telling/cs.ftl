## Being told
telling-title = Zprávy
telling-lead = Kdy jste na tahu a co je nového u vašich stolů: zvolte si, jak se to chcete dozvědět. Ve zprávách jsou jen hry, stoly a jména, nic z plánu.
telling-next = { $n ->
    [one] { $game } čeká na vás: přejít tam
    [few] Čekají na vás { $n } stoly: dál: { $game }
    [many] Čeká na vás { $n } stolu: dál: { $game }
   *[other] Čeká na vás { $n } stolů: dál: { $game }
  }
telling-saved = Uloženo.
telling-notify-turn = Jste na tahu: { $game }
telling-notify-over = Konec hry: { $game }

telling-here = Toto zařízení
telling-here-cannot = Tento prohlížeč zprávy zobrazovat neumí. Na iPhonu nebo iPadu si stránku nejdřív přidejte na plochu.
telling-here-denied = V tomto prohlížeči jsou zprávy odsud zakázané. Změnit to můžete v jeho nastavení pro tuto stránku.
telling-here-ask = Zprávy mohou chodit na toto zařízení, i když je stránka zavřená. Prohlížeč se zeptá, zda to chcete.
telling-here-ask-open = Zprávy mohou chodit na toto zařízení, dokud je stránka někde otevřená. Prohlížeč se zeptá, zda to chcete.
telling-here-start = Posílat zprávy na toto zařízení
telling-here-stop = Na toto zařízení ne
telling-here-on = Zprávy chodí na toto zařízení, i když je stránka zavřená.
telling-here-open = Zprávy chodí na toto zařízení, dokud je stránka otevřená na pozadí.
telling-here-off = Na toto zařízení už zprávy chodit nebudou.

telling-ways = Kam zprávy chodí
telling-no-ways = Zatím nikam. Dokud je stránka otevřená, dá vám vědět titulek karty.
telling-way-push = Zařízení
telling-way-mail = Elektronická pošta
telling-way-webhook = Webová adresa
telling-this-device = toto zde
telling-mail = E-mailová adresa
telling-webhook = Webová adresa pro
telling-webhook-address = Adresa, na kterou zpráva půjde
telling-style-discord = Discord (kanál)
telling-style-ntfy = službu ntfy
telling-style-json = program (JSON)
telling-add = Přidat
telling-added = Přidáno. Vyzkoušejte to.
telling-code-sent = Poslali jsme tam kód. Zadejte ho zde.
telling-code = Kód z dopisu
telling-confirm = Potvrdit
telling-confirmed = Potvrzeno. Od teď tam budou zprávy chodit.
telling-test = Poslat mi jednu hned
telling-sent = Odesláno. Za chvíli by měla dorazit.
telling-pause = Pozastavit
telling-remove = Odebrat
telling-removed = Odebráno.
telling-off = Vypnuli jste to.
telling-failed = Vypnuto: příliš mnoho zpráv po sobě nedorazilo.
telling-fails = { $n ->
    [one] Poslední zpráva nedorazila. Zkusíme to znovu.
    [few] Poslední { $n } zprávy nedorazily. Zkusíme to znovu.
    [many] Posledních { $n } zprávy nedorazilo. Zkusíme to znovu.
   *[other] Posledních { $n } zpráv nedorazilo. Zkusíme to znovu.
  }
telling-on-again = Znovu zapnout

telling-what = O čem chci vědět
telling-kind-turn = Jsem na tahu
telling-kind-joined = Někdo přisedá k mému stolu
telling-kind-clock = Brzy mi vyprší čas
telling-kind-over = Hra skončila
telling-kind-asked = Někdo žádá o vrácení kroku
telling-kind-invited = Někdo mě zve
telling-games = Ze kterých her

telling-quiet = Klidové hodiny
telling-quiet-text = O tom, co se mezitím stane, se dozvíte potom, v jedné zprávě.
telling-quiet-on = V určitých hodinách mít klid
telling-quiet-from = od
telling-quiet-until = do
telling-zone = Časové pásmo

error-bad-address = Tato adresa nejde použít: { $what }.
error-bad-mail-code = To není kód, který jsme poslali.
error-unknown-way = Tato položka už tu není. Načtěte stránku znovu.
error-too-many-ways = Položek může být nejvýš { $most }. Nejdřív některou odeberte.
error-not-delivered = Nepodařilo se tam nic doručit.
