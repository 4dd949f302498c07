title-turn = Jste na tahu: { $game }
title-joined = { $who } přisedá: { $game }
title-clock = Brzy vám vyprší čas: { $game }
title-over = Konec hry: { $game }
title-asked = { $who } vás žádá o souhlas: { $game }
title-invited = { $who } vás zve: { $game }
title-test = Takto se k vám zprávy dostanou

text-turn = U stolu: { $others }.
text-joined = U stolu: { $others }.
text-clock = Stále jste na tahu. U stolu: { $others }.
text-over = Podívejte se, jak to dopadlo. U stolu: { $others }.
text-asked = Ptáme se všech u stolu a čeká se i na vaši odpověď.
text-invited = U stolu je pro vás volné místo.
text-test = Sem budou chodit zprávy od vašich stolů.

guest = Host { $code }
more-waiting = { $n ->
    [one] Čeká na vás ještě jeden stůl.
    [few] Čekají na vás ještě { $n } stoly.
    [many] Čeká na vás ještě { $n } stolu.
   *[other] Čeká na vás ještě { $n } stolů.
}
many-turns = { $n ->
    [one] Čeká na vás jeden stůl
    [few] Čekají na vás { $n } stoly
    [many] Čeká na vás { $n } stolu
   *[other] Čeká na vás { $n } stolů
}
many-news = { $n ->
    [one] Jedna zpráva od vašich stolů
    [few] { $n } zprávy od vašich stolů
    [many] { $n } zprávy od vašich stolů
   *[other] { $n } zpráv od vašich stolů
}
and-more = { $n ->
    [one] a ještě jedna
    [few] a ještě { $n }
    [many] a ještě { $n }
   *[other] a ještě { $n }
}

mail-open = Otevřít stůl: { $url }
mail-stop = Tuto zprávu dostáváte, protože jste o ni na { $site } požádali. Změnit nebo vypnout: { $url }
mail-code-subject = { $code } je váš kód pro Tianxia
mail-code-text = Někdo, nejspíš vy, chce na tuto adresu dostávat zprávy od svých stolů. Pokud ano, zadejte na stránce kód: { $code }
    Pokud jste to nebyli vy, nedělejte nic: nic dalšího nepřijde.
