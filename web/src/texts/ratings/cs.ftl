# Jak silně kdo hraje.
rating-leaders-title = Žebříčky
rating-leaders-lead = Hodnocené hry mění hodnocení. Říká, jak silný někdo je s jistotou: začíná na 1000 a roste s každou hrou, po níž víme víc. Pruh ukazuje, kde leží skutečná síla.
rating-game = Hra
rating-season = Sezóna
rating-ever = Za celou dobu
rating-season-name = { $quarter }. čtvrtletí { $year }
rating-place = Místo
rating-player = Hráč
rating-rating = Hodnocení
rating-strength = Síla
rating-games = Hry
rating-wins = Výhry
rating-band = mezi { $low } a { $high }, nejspíš { $likely }
rating-provisional = předběžné
rating-me = vy
rating-fixed = stálá síla
rating-none = Nikdo tu ještě nehrál hodnocenou hru.
rating-person-none = Zatím žádné hodnocené hry.
rating-won = { $wins ->
    [one] { $wins } výhra
    [few] { $wins } výhry
   *[other] { $wins } výher
  } { $games ->
    [one] v { $games } hře
    [few] ve { $games } hrách
   *[other] v { $games } hrách
  }
rating-chart = { $n ->
    [one] Hodnocení po { $n } hře: { $last }
    [few] Hodnocení za poslední { $n } hry: od { $first } do { $last }
   *[other] Hodnocení za posledních { $n } her: od { $first } do { $last }
  }
rating-changed-title = Hodnocení
rating-not-rated = Tato hra se do hodnocení nepočítá: { $why ->
    [known] rozdání mohl někdo znát.
    [several-seats] jeden člověk měl několik míst.
    [unknown-bot] síla některého bota není známa.
    [nobody-wins] v tomto režimu nikdo nehraje proti nikomu.
    [no-people] hráli jen boti.
    [taken-back] vrátilo se něco, co už něco prozradilo.
   *[other] nebylo to dohodnuto.
  }
rating-even-title = S kým bude hra vyrovnaná?
rating-even-mine = Vaše hodnocení: { $rating }
rating-even-chance = { $percent } % na výhru
rating-even-choose = Zvolit tohoto bota
error-rated = Tato hra se počítá do hodnocení, proto to tu není možné.
