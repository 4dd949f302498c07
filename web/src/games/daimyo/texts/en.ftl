daimyo-ui-status = Round { $round } of { $rounds }
daimyo-ui-part-dice = Dice
daimyo-ui-part-islands = Archipelago
daimyo-ui-part-market = Heroes' Market
daimyo-ui-part-relics = Black Market
daimyo-ui-part-goals = Objectives
daimyo-ui-villagers = Villager tiles
daimyo-ui-villager = Villager tile { $tile }
daimyo-ui-villager-back = Then it is flipped to: { $text }
daimyo-ui-forecast-influence = Influence now
daimyo-ui-forecast-relics = Restored Relics
daimyo-ui-forecast-farms = Techno-farms
daimyo-ui-forecast-towers = Radio Towers
daimyo-ui-forecast-army = army
daimyo-ui-forecast-resources = left-over resources
daimyo-ui-group-govern = Governor
daimyo-ui-group-site = Production Site
daimyo-ui-group-shadow = Shadow
daimyo-ui-group-take = Take a tile
daimyo-ui-hero-facts = Strength { $strength }, cost { $cost }.
daimyo-ui-no-tile = Nothing lies here.
daimyo-ui-free = free
daimyo-ui-site = Production Site { $site } { daimyo-on-island }: { $token }
daimyo-ui-governor-space = Governor space: { $who }.
daimyo-ui-building-space = Building space: { $who }.
daimyo-ui-danger = Dangerous Neighbourhood { daimyo-on-island }: { $gold } Gold
daimyo-ui-danger-text = A Shadow placed here gains this Gold and 1 Influence and eliminates a Governor. Now: { $who }.
daimyo-ui-land-text = A part of the { $name }. It lies in the No Man's Land { daimyo-on-island }.
daimyo-ui-island-text = Each round the most Influence scores { $gold } PP, the second most { $silver } PP.
daimyo-ui-die-text = Place it on an action of its colour; any colour fits Tax. All your dice together play Heroes.
daimyo-ui-action-villagers = Capacity +1, draw 1 Hero, the first of the round takes the Helmet, activate a Villager tile.
daimyo-ui-action-production = Your Governors and Techno-farms give 1 token each.
daimyo-ui-action-relic = Twice: move your Scavenger, take a tile; you may search and buy.
daimyo-ui-action-recruitment = Recruit any number of Governors and Shadows for Rice.
daimyo-ui-action-construction = Build any number of Techno-farms and Radio Towers.
daimyo-ui-action-tax = Gain 2 Gold; a die of any colour.
daimyo-ui-ability = Clan ability
daimyo-ui-ability-needs = It needs a dice sum of 13; now { $sum }.
daimyo-ui-black-text = A part of the { $name } on the Black Market. In the Relic action it costs 1 Gold.
daimyo-ui-loose-text = A part of the { $name } in your Storage.
daimyo-ui-ransom-text = A part of the { $name } with the Mercenaries. In the Relic action it costs 2 Gold.
daimyo-ui-track = Recruitment track
daimyo-ui-track-text = Each unit moves the marker. From the last space you may pay 2 Gold and start again.
daimyo-ui-board-farm = Techno-farms produce like Governors and score at the end.
daimyo-ui-board-tower = Radio Towers give 2 Influence and score at the end.
daimyo-ui-merc-relic = Swap one tile with the bag, or take two tiles of one island.
daimyo-ui-merc-governor = Place a Mercenary Governor.
daimyo-ui-merc-tower = Place a Mercenary Radio Tower.
daimyo-ui-merc-shadow = Pay 2 Gold, place a Mercenary Shadow and eliminate a Governor of your opponent.
daimyo-ui-gold = Gold field: { $text }
daimyo-ui-silver = Silver field: { $text }
daimyo-ui-has-gold = gold field: { $player }
daimyo-ui-has-silver = silver field: { $player }
daimyo-ui-solo-card = Solo card
daimyo-ui-bag = Bag: { $n }
daimyo-ui-deck = Deck: { $n }
daimyo-ui-scavenger = Scavenger of { $player }
daimyo-ui-influence = { $player }: Influence { $influence }, now worth { $points } PP
daimyo-ui-governor-of = Governor of { $player }
daimyo-ui-building-of = { daimyo-type }: { $player }
daimyo-ui-shadow-of = Shadow of { $player }
daimyo-ui-altar-of = Relic marker on Altar { $value }: { $player }
daimyo-ui-altars = Altars: a Restored Relic of this colour gives 3, 2 or 1 Influence
daimyo-ui-harvest = Production would give this now
daimyo-ui-governors-left = Governors in supply
daimyo-ui-shadows-left = Shadows in supply
daimyo-ui-hand = Heroes in hand
daimyo-ui-empty-hand = No Heroes in hand.
daimyo-ui-piles = Deck { $deck }, discard pile { $discard }
daimyo-ui-storage = Storage { $used } of { $capacity }
daimyo-ui-all-built = all built
daimyo-ui-restored = Restored Relics
daimyo-ui-dice-sum = dice sum { $sum }
daimyo-ui-army-hint = Army: costs of the Heroes and Gold
daimyo-ui-tile = { $tile ->
    [T-BUILD1] Build 1
    [T-CAP2] Capacity +2
    [T-CAPBM] Capacity +1, Black Market 1
    [T-CAPDICE] Capacity +1, dice +2
    [T-DBUILD] Card: build −1
    [T-DHIRE] Card: hire −3
    [T-DVILL] Card: Villagers
    [T-GBUILD] 1 Gold, build for Gold
    [T-GDRAW] 1 Gold, draw 1
    [T-GOV2] Governor: 2 tokens
    [T-HIRE2] Hire −2
    [T-REC-1] Recruit for 1
    [T-REC1] Recruit −1
    [T-RES-1R-1G] 1 Rice, 1 Gold
    [T-RES-2M] 2 Metal
    [T-RES-2R] 2 Rice
    [T-RES-2S] 2 Stone
    [T-RESET] 1 Gold: track to 1
    [T-SCAV] Scavenger, 1 tile
    [T-SCAV2] 1 Gold: Scavenger, 2 tiles
    [T-SHGOLD] Gold per Shadow
    [T-STEPS] 1 Gold: 2 Villager steps
    [T-SWAP] Swap 2 tiles
    [T-TOWER2] Tower: 2 tokens
    [T-TRADE-1G-1R-1M-1S] 1 Gold → 1 of each
    [T-TRADE-1M-2R-1G] 1 Metal → 2 Rice, 1 Gold
    [T-TRADE-1R-1M-1S-1G] 1 Rice → 1 of the others
    [T-TRADE-1S-1R-1M-1G] 1 Stone → 1 of the others
    [Y-DRAW-1G] 1 Gold, draw 1
    [Y-DRAW-1R] 1 Rice, draw 1
    [Y-INC-1M-1S] 1 Metal, 1 Stone
    [Y-INC-1R-1G] 1 Rice, 1 Gold
    [Y-INC-1R-1M] 1 Rice, 1 Metal
    [Y-INC-1S-1G] 1 Stone, 1 Gold
    [Y-INC-2A] 2 of your choice
    [Y-INC-2G] 2 Gold
   *[Y-INC-2R] 2 Rice
  }
daimyo-ui-takes-die = { $colour ->
    [blue] It takes a blue die from the middle.
    [green] It takes a green die from the middle.
    [red] It takes a red die from the middle.
   *[any] It takes any die from the middle.
  }
daimyo-ui-tile-other = This turn only the tile beside your new die can be used.
daimyo-ui-token-text = { $token ->
    [rice] Pays for units, and for buildings of some advanced Construction boards.
    [metal] Pays for buildings and for a search.
    [stone] Pays for buildings and for a search.
   *[gold] Pays for Heroes, surcharges, the Black Market and a new cost cycle, and counts for your army.
  }
daimyo-ui-starts = Start: { $text }
daimyo-ui-costs = Cost: { $text }
daimyo-ui-done-text = Ends what you are doing, or your turn.
daimyo-ui-choice = Choice
daimyo-ui-ticked = Your solo achievements
daimyo-ui-ticked-at = Won with { $points } PP
daimyo-ui-mercenaries-area = The Mercenaries follow the dice the players give them.
daimyo-ui-empire-area = The Empire follows its Solo cards; you make the choices they leave open.
daimyo-ui-income = Income
daimyo-ui-data-heroes = Heroes
daimyo-ui-data-heroes-partly-known = Relic Smuggler and Mirror Mask
daimyo-ui-data-clans = Clans: abilities and start
daimyo-ui-data-islands = Islands: sites, prices and points
daimyo-ui-data-bonus-tiles = Bonus Action tiles
daimyo-ui-data-basic-construction-boards = Construction boards, basic side
daimyo-ui-data-advanced-construction-boards = Construction boards, advanced side
daimyo-ui-data-villagers = Villager tiles
daimyo-ui-data-objectives = Objectives
daimyo-ui-data-solo-cards = Solo cards
daimyo-ui-data-empire-ability = Ability of the Empire
daimyo-ui-data-tower-points = Points of the Radio Towers
daimyo-ui-data-mercenary-fields = Fields of the Mercenaries
daimyo-ui-data-prices = Prices
daimyo-ui-data-relic-tiles = Relic tiles

## The tour

daimyo-tour-goal = Popularity on the islands
daimyo-tour-goal-text = The game has five rounds, and you take three turns in each. After every round each island pays Popularity Points (PP) for the most and the second most Influence there. At the end you add points for Restored Relics, buildings and a strong army of Heroes. Whoever has the most PP wins.
daimyo-tour-islands = Islands and Influence
daimyo-tour-islands-text = Each island has five Production Sites; one Governor and one building fit on each. A Governor or Radio Tower gives you 2 Influence there, a Shadow 1. A Shadow also brings Gold and removes a rival Governor, if there is one. The banners show the PP for first and second place.
daimyo-tour-turn = Dice: where a turn begins
daimyo-tour-turn-text = Every round all the dice are rolled and lie here by value. In your turn you take one, put it on a free action of its colour and carry that action out. The value counts as well: before or after the action you may play a Hero card whose strength equals a sum of your dice.
daimyo-tour-actions = Your six actions
daimyo-tour-actions-text = Blue die: Villagers' Help (a Hero card, more Storage, a Villager tile). Green: Production gives tokens for Governors and Techno-farms, Relic gets Relic tiles; red: Recruitment and Construction fill the islands. Tax takes any die and gives 2 Gold. Each action holds one die per round.
daimyo-tour-relics = Relics and Black Market
daimyo-tour-relics-text = A Relic is four tiles of one colour, 1 to 4. As soon as you have them all, it is Restored: up to 3 Influence on the island of that colour, and PP at the end. In the Relic action your Scavenger takes tiles from islands, and you may buy here for 1 Gold. Tiles need room in your Storage.
daimyo-tour-heroes = Heroes' Market
daimyo-tour-heroes-text = Once per turn you may play a Hero from your hand if some or all of your dice add up exactly to its strength. Between rounds you hire more here for Gold; the dashed card is next in line. Your Heroes' costs and your Gold make up your army, and a strong army brings PP at the end.
daimyo-tour-objectives = Objectives
daimyo-tour-objectives-text = Meet the condition on one of these cards and its reward is yours at once; you need not claim it. Every card brings PP. It pays to hurry: the first gets the best reward, and whoever comes later gets less or nothing.
daimyo-tour-mercenaries = The Mercenaries
daimyo-tour-mercenaries-text = A third side, steered by both of you. Each round, before each of the first three turns, the player on turn gives them a die and carries out the field it lies on. They cannot win, but their Influence can cost you first or second place. In the Relic action you may buy their tiles for 2 Gold.
daimyo-tour-empire = The Empire
daimyo-tour-empire-text = Your opponent. In each of its turns you put a die on one of three fields of a Solo card, colour on colour: that field is skipped, the other two happen, and you decide what they leave open. The Empire also earns PP for Influence, Relics, buildings and its army. Try to end up with more.
daimyo-tour-own = Your Clan
daimyo-tour-own-text = Your tokens, Storage, Heroes and building costs. Governors and Shadows cost 1, then 2, then 3 Rice, until you pay 2 Gold to start over. Each building frees a Bonus Action tile that improves one of your spaces. If your dice add up to 13 or more, you may use your Clan ability once per turn.

## What else a place says
daimyo-ui-token-have = You have { $n }.
daimyo-ui-bag-text = Relic tiles that have not come up yet; free spaces are filled from here.
daimyo-ui-icon-building = Building
daimyo-ui-icon-deck = Deck of Heroes
daimyo-ui-icon-discarded = Discard pile
daimyo-ui-icon-bag = Bag of Relic tiles
daimyo-ui-here-govern = Place a Governor here
daimyo-ui-here-shadow = Place a Shadow here
daimyo-ui-here-take = Take this tile
daimyo-ui-here-travel = Move the Scavenger here
daimyo-ui-here-site = Put it here
daimyo-ui-here-lift = Move this Governor
daimyo-ui-here-bin = Discard this tile
daimyo-ui-here-eliminate = Eliminate this Governor
daimyo-ui-here-collect = Take tokens of this site
daimyo-ui-here-market = Take this tile from the Black Market
