### Daimyo: Rebirth of the Empire in English. Names and terms follow docs/rules/daimyo.md.
### Messages with a selector (daimyo-hero, daimyo-on-island …) are building blocks: they see the variables of their caller.

daimyo-mode-standard = Two to four players
daimyo-mode-solo = Alone against the Empire
daimyo-option-boards = Construction boards
daimyo-option-boards-basic = basic
daimyo-option-boards-advanced = advanced, chosen in a draft
daimyo-option-clans = Clans
daimyo-option-clans-chosen = chosen
daimyo-option-clans-random = random
daimyo-option-aggressive = Aggressive Heroes
daimyo-option-aggressive-out = out
daimyo-option-aggressive-in = in
daimyo-option-level = Level of the Empire
daimyo-option-level-easy = easy
daimyo-option-level-normal = normal
daimyo-option-level-hard = hard
daimyo-end-five-rounds = Five rounds are played.
daimyo-mercenaries = Mercenaries
daimyo-empire = Empire

## What is counted, and where it comes from

daimyo-what-vp = PP
daimyo-what-rice = Rice
daimyo-what-metal = Metal
daimyo-what-stone = Stone
daimyo-what-gold = Gold
daimyo-source-influence = Influence
daimyo-source-objectives = Objectives
daimyo-source-storage = Storage beyond 9
daimyo-source-empire = actions of the Empire
daimyo-source-relics = Restored Relics
daimyo-source-farms = Techno-farms
daimyo-source-towers = Radio Towers
daimyo-source-army = army
daimyo-source-helmet = Mighty Helmet
daimyo-source-resources = left-over resources
daimyo-source-setup = setup
daimyo-source-production = Production
daimyo-source-tax = Tax
daimyo-source-income = Income
daimyo-source-hero = Hero
daimyo-source-tile = Bonus Action tile
daimyo-source-villager = Villagers
daimyo-source-ability = Clan ability
daimyo-source-objective = Objective
daimyo-source-shadow = Shadow
daimyo-source-compensation = compensation
daimyo-source-recruiting = recruiting
daimyo-source-building = building
daimyo-source-reset = restarting the cost cycle
daimyo-source-search = searching
daimyo-source-market = Black Market
daimyo-source-mercenaries = Mercenaries
daimyo-source-hiring = hiring
daimyo-source-theft = taken by an opponent

## Building blocks: names

daimyo-island = { $island ->
    [blue] Blue island
    [red] Red island
    [yellow] Yellow island
    [purple] Purple island
    [green] Green island
   *[black] Black island
  }
daimyo-on-island = { $island ->
    [blue] on the blue island
    [red] on the red island
    [yellow] on the yellow island
    [purple] on the purple island
    [green] on the green island
   *[black] on the black island
  }
daimyo-to-island = { $island ->
    [blue] to the blue island
    [red] to the red island
    [yellow] to the yellow island
    [purple] to the purple island
    [green] to the green island
   *[black] to the black island
  }
daimyo-relic-tile = { $relic ->
    [blue] blue Relic tile
    [red] red Relic tile
    [yellow] yellow Relic tile
    [purple] purple Relic tile
    [green] green Relic tile
   *[black] black Relic tile
  } { $number }
daimyo-relic-name = { $relic ->
    [blue] Great Dishwasher
    [red] Holy Toaster
    [yellow] Arcade of Fate
    [purple] Disco Orb
    [green] Eternal Fridge
   *[black] Vinyl Oracle
  }
daimyo-clan = { $clan ->
    [nature] Clan of Nature
    [technology] Clan of Technology
    [nomads] Clan of Nomads
   *[aristocrats] Clan of Aristocrats
  }
daimyo-clan-does = { $clan ->
    [nature] Gain 2 resources of your choice.
    [technology] Storage Capacity +1. Draw 1 Hero.
    [nomads] Move 1 of your Governors and gain 2 tokens of the new site.
   *[aristocrats] Play a Hero regardless of its strength.
  }
daimyo-hero = { $hero ->
    [H01] Rice Monk
    [H02] Herb Witch
    [H03] Moss Gardener
    [H04] Crate Robot
    [H05] Circuit Tinker
    [H06] Salvage Diver
    [H07] Caravan Guide
    [H08] Dune Runner
    [H09] Toll Rider
    [H10] Court Herald
    [H11] Fan Dancer
    [H12] Tax Samurai
    [H13] Scrap Peddler
    [H14] Lantern Scout
    [H15] Noodle Cook
    [H16] Rust Smith
    [H17] Quarry Twins
    [H18] Paper Messenger
    [H19] Bridge Keeper
    [H20] Crate Sumo
    [H21] Village Elder
    [H22] Pickpocket
    [H23] Relic Smuggler
    [H24] Recruiting Sergeant
    [H25] Roof Carpenter
    [H26] Market Broker
    [H27] Harvest Dancer
    [H28] Robo-Ox
    [H29] Bag Diver
    [H30] Abacus Nun
    [H31] Double Spy
    [H32] Mirror Mask
    [H33] Tunnel Thief
    [H34] Bully Ronin
    [H35] War Drummer
    [H36] Tower Engineer
    [H37] Farm Mechanic
    [H38] Archive Keeper
    [H39] Shogun's Banker
    [H40] Black Market Queen
    [H41] Oracle of Sixes
    [H42] Storm Captain
    [H43] Exile Warden
    [H44] Toll Baroness
    [H45] Grand Architect
    [H46] Shadow Master
    [H47] Iron Empress
    [H48] Master Restorer
    [H49] Mecha Daimyo
    [H50] Celestial Hacker
    [H51] Nine-Tailed Broker
   *[H52] Night Blade
  }
daimyo-hero-does = { $hero ->
    [H01] Gain 2 Rice.
    [H02] Gain 1 Metal and 1 Stone.
    [H03] Choose one of your Governors: gain 2 tokens of its site.
    [H04] Draw 1 Relic tile from the bag.
    [H05] Storage Capacity +1. Gain 1 Metal.
    [H06] Move your Scavenger to another island and take 1 tile there.
    [H07] Move 1 of your Governors and gain 1 token of the new site.
    [H08] Gain 1 Rice and 1 Gold.
    [H09] You may recruit a unit for 1 Rice less.
    [H10] Gain 2 Gold.
    [H11] Draw 2 Heroes.
    [H12] Gain 1 Gold for each island with your Governor, at most 3.
    [H13] Gain 1 resource of your choice and 1 Gold.
    [H14] Move your Scavenger to another island and take 1 tile there.
    [H15] Gain 3 Rice.
    [H16] Gain 2 Metal and 1 Stone.
    [H17] Gain 2 Stone and 1 Metal.
    [H18] Draw 2 Heroes.
    [H19] Move 1 of your Governors and gain 2 tokens of the new site.
    [H20] Storage Capacity +2.
    [H21] Activate 1 Villager tile.
    [H22] Every opponent gives you 1 Gold.
    [H23] Give 1 Relic tile to the Black Market: take 2 Relic tiles from any No Man's Lands.
    [H24] You may recruit a unit for 2 Rice less.
    [H25] You may build a building for 1 token less.
    [H26] You may hire a Hero for 2 Gold less.
    [H27] All your Governors produce.
    [H28] Your Techno-farms produce twice.
    [H29] Draw 2 Relic tiles from the bag.
    [H30] Gain 1 Gold, and 1 more for each of your Restored Relics.
    [H31] Move up to 2 of your Governors.
    [H32] Use the Clan ability of an opponent.
    [H33] Take 1 Relic tile of an opponent, who gains 2 Gold.
    [H34] Every opponent discards 1 Hero. Draw 1 Hero.
    [H35] You may recruit a Governor for free.
    [H36] You may build a Radio Tower for 2 tokens less.
    [H37] You may build a Techno-farm for 2 tokens less.
    [H38] Storage Capacity +1. Take 1 Relic tile from any No Man's Land.
    [H39] Gain 3 Gold and 1 resource of your choice.
    [H40] Take 2 tiles from the Black Market for free.
    [H41] Activate 2 different Villager tiles.
    [H42] Move up to 2 of your Governors; for each gain 1 token of the new site.
    [H43] Move 1 Governor of an opponent.
    [H44] Every opponent gives you 1 resource of their choice. Gain 1 Gold.
    [H45] You may build a building for 3 tokens less.
    [H46] You may recruit a Shadow for free.
    [H47] All your Governors and Techno-farms produce.
    [H48] Storage Capacity +1. Take 2 Relic tiles from any No Man's Lands.
    [H49] Perform Recruitment or Construction once more.
    [H50] Set one of your dice to any value. Draw 2 Heroes.
    [H51] You may hire a Hero for 4 Gold less.
   *[H52] Eliminate 1 Governor of an opponent anywhere.
  }
daimyo-bonus = { $tile ->
    [T-BUILD1] You may build 1 building.
    [T-CAP2] Storage Capacity +2.
    [T-CAPBM] Storage Capacity +1. Take 1 tile from the Black Market for free.
    [T-CAPDICE] Storage Capacity +1. Twice: one of your dice +1.
    [T-DBUILD] Discard 1 Hero: you may build a building for 1 token less.
    [T-DHIRE] Discard 1 Hero: you may hire a Hero for 3 Gold less.
    [T-DVILL] Discard 1 Hero: activate 1 Villager tile.
    [T-GBUILD] Gain 1 Gold. You may build 1 building, paid only in Gold.
    [T-GDRAW] Gain 1 Gold. Draw 1 Hero.
    [T-GOV2] Choose one of your Governors: gain 2 tokens of its site.
    [T-HIRE2] You may hire a Hero for 2 Gold less.
    [T-REC-1] You may recruit a unit for exactly 1 Rice.
    [T-REC1] You may recruit a unit for 1 Rice less.
    [T-RES-1R-1G] Gain 1 Rice and 1 Gold.
    [T-RES-2M] Gain 2 Metal.
    [T-RES-2R] Gain 2 Rice.
    [T-RES-2S] Gain 2 Stone.
    [T-RESET] Pay 1 Gold: your Recruitment marker returns to the first space.
    [T-SCAV] Move your Scavenger to another island and take 1 tile there.
    [T-SCAV2] Pay 1 Gold: move your Scavenger to another island and take 2 tiles there.
    [T-SHGOLD] Gain 1 Gold for each of your Shadows on the board.
    [T-STEPS] Pay 1 Gold: do 2 of the 4 steps of Villagers' Help.
    [T-SWAP] Take 2 Relic tiles from any No Man's Lands. Then return 2 of your tiles to the bag.
    [T-TOWER2] Choose one of your Radio Towers: gain 2 tokens of its site.
    [T-TRADE-1G-1R-1M-1S] Pay 1 Gold: gain 1 Rice, 1 Metal and 1 Stone.
    [T-TRADE-1M-2R-1G] Pay 1 Metal: gain 2 Rice and 1 Gold.
    [T-TRADE-1R-1M-1S-1G] Pay 1 Rice: gain 1 Metal, 1 Stone and 1 Gold.
    [T-TRADE-1S-1R-1M-1G] Pay 1 Stone: gain 1 Rice, 1 Metal and 1 Gold.
    [Y-DRAW-1G] Income: gain 1 Gold. Draw 1 Hero.
    [Y-DRAW-1R] Income: gain 1 Rice. Draw 1 Hero.
    [Y-INC-1M-1S] Income: gain 1 Metal and 1 Stone.
    [Y-INC-1R-1G] Income: gain 1 Rice and 1 Gold.
    [Y-INC-1R-1M] Income: gain 1 Rice and 1 Metal.
    [Y-INC-1S-1G] Income: gain 1 Stone and 1 Gold.
    [Y-INC-2A] Income: gain 2 resources of your choice.
    [Y-INC-2G] Income: gain 2 Gold.
   *[Y-INC-2R] Income: gain 2 Rice.
  }
daimyo-villager-1 = { $face ->
    [a] Move 1 of your Governors and gain 1 token of the new site.
   *[b] Storage Capacity +1.
  }
daimyo-villager-2 = { $face ->
    [a] Draw 2 Heroes.
   *[b] Gain 1 Rice or 1 Gold.
  }
daimyo-villager-3 = { $face ->
    [a] Take 1 Relic tile where your Scavenger stands.
   *[b] Gain 1 Metal and 1 Stone.
  }
daimyo-board-name = { $board ->
    [TF1] Terrace Farm
    [TF2] Hydroponics
    [TF3] Robot Paddies
    [TF4] Tithe Barn
    [RT1] Crane Mast
    [RT2] Whisper Net
    [RT3] Beacon Shrine
   *[RT4] Propaganda Dish
  }
daimyo-objective = { $objective ->
    [O-G1] Envoys
    [O-G2] Stronghold
    [O-G3] Builders
    [O-G4] Broadcast
    [O-G5] Night Net
    [O-G6] Restorers
    [O-G7] Warehouse
    [O-G8] Warband
    [O-G9] Granary
    [O-O1] Keeper of Ages
    [O-O2] Master Builder
   *[O-O3] Full Court
  }
daimyo-objective-needs = { $objective ->
    [O-G1] Governors on at least 4 different islands
    [O-G2] At least 3 Governors on one island
    [O-G3] At least 4 buildings
    [O-G4] Radio Towers on at least 2 different islands
    [O-G5] At least 2 Shadows
    [O-G6] At least 2 Restored Relics
    [O-G7] Storage Capacity at least 7
    [O-G8] At least 6 Hero cards
    [O-G9] At least 3 Techno-farms
    [O-O1] At least 4 Restored Relics
    [O-O2] All 4 Techno-farms or all 4 Radio Towers
   *[O-O3] All 8 Governors on the board
  }
daimyo-objective-gold = { $objective ->
    [O-G1] 3 PP. Gain 1 resource of your choice.
    [O-G2] 2 PP. Gain 1 Gold.
    [O-G3] 3 PP. Gain 1 Gold.
    [O-G4] 3 PP. Draw 1 Hero.
    [O-G5] 2 PP. Gain 1 Gold.
    [O-G6] 3 PP. Storage Capacity +1.
    [O-G7] 2 PP. Gain 1 resource of your choice.
    [O-G8] 3 PP. Gain 1 Gold.
    [O-G9] 3 PP. Gain 1 resource of your choice.
    [O-O1] 7 PP.
    [O-O2] 6 PP.
   *[O-O3] 6 PP.
  }
daimyo-objective-silver = { $objective ->
    [O-G1] 2 PP.
    [O-G2] 1 PP.
    [O-G3] 2 PP.
    [O-G4] 2 PP.
    [O-G5] 1 PP.
    [O-G6] 2 PP.
    [O-G7] 1 PP.
    [O-G8] 2 PP.
    [O-G9] 2 PP.
    [O-O1] –
    [O-O2] –
   *[O-O3] –
  }
daimyo-solo-top = { $card ->
    [S1-1] Governor on the red or purple island, with advantage
    [S1-2] Techno-farm on any island
    [S1-3] Governor on any island, with advantage
    [S1-4] 2 Relic tiles
    [S1-5] 2 Relic tiles, with advantage
    [S1-6] Radio Tower on the red or purple island
    [S1-7] Governor on the blue or purple island
    [S1-8] Governor on any island, with advantage
    [S2-1] Shadow on the red or purple island, with advantage
    [S2-2] Governor on the blue or red island, with advantage
    [S2-3] 2 Relic tiles, with advantage
    [S2-4] Radio Tower on the blue or red island, with advantage
    [S2-5] Governor on the yellow or purple island, with advantage
    [S2-6] Governor on any island, with advantage
    [S2-7] Governor on the red or yellow island, with advantage
    [S2-8] Shadow on any island, with advantage
    [S3-1] Shadow on any island, with advantage
    [S3-2] Governor on any island, with advantage
    [S3-3] 3 Relic tiles, with advantage
   *[S3-4] Radio Tower on any island, with advantage
  }
daimyo-solo-middle = { $card ->
    [S1-1] 2 Relic tiles, with advantage
    [S1-2] Governor on the blue or yellow island, with advantage
    [S1-3] 1 Relic tile, with advantage
    [S1-4] Governor on the yellow or purple island, with advantage
    [S1-5] Governor on the blue or red island, with advantage
    [S1-6] The Empire takes the Mighty Helmet
    [S1-7] Techno-farm on the blue or purple island
    [S1-8] 1 PP
    [S2-1] 2 Relic tiles, with advantage
    [S2-2] Shadow on the yellow or purple island, with advantage
    [S2-3] Radio Tower on any island, with advantage
    [S2-4] 2 Relic tiles, with advantage
    [S2-5] Techno-farm on the yellow or purple island
    [S2-6] 2 PP
    [S2-7] 2 Relic tiles, with advantage
    [S2-8] Governor on the blue or purple island, with advantage
    [S3-1] 3 Relic tiles, with advantage
    [S3-2] Radio Tower on any island, with advantage
    [S3-3] Shadow on any island, with advantage
   *[S3-4] Governor on any island, with advantage
  }
daimyo-solo-bottom = { $card ->
    [S1-1] Radio Tower on the blue or yellow island, with advantage
    [S1-2] The Empire takes the Mighty Helmet
    [S1-3] Techno-farm on the blue or red island
    [S1-4] Techno-farm on the yellow or purple island
    [S1-5] Techno-farm on any island
    [S1-6] Governor on the red or yellow island, with advantage
    [S1-7] 2 Relic tiles
    [S1-8] 1 Relic tile, with advantage
    [S2-1] Techno-farm on any island
    [S2-2] 2 Relic tiles
    [S2-3] The Empire takes the Mighty Helmet
    [S2-4] Techno-farm on any island
    [S2-5] Shadow on the blue or red island, with advantage
    [S2-6] Radio Tower on the yellow or purple island
    [S2-7] Techno-farm on the blue or red island
    [S2-8] 1 Relic tile, with advantage
    [S3-1] The Empire takes the Mighty Helmet
    [S3-2] Techno-farm on any island
    [S3-3] Techno-farm on any island
   *[S3-4] 2 Relic tiles, with advantage
  }
daimyo-empire-line = { $line ->
    [EA1] The Empire takes 1 Relic tile, with advantage.
    [EA2] You discard 1 token or 1 Hero.
   *[EA3] The Empire places 1 Shadow on any island, with advantage.
  }
daimyo-achievement = { $achievement ->
    [A1] Win as Technology
    [A2] Win as Nomads
    [A3] Win as Nature
    [A4] Win as Aristocrats
    [A5] Restore 6 Relics
    [A6] Build all own buildings
   *[A7] Recruit all own units
  }
daimyo-token = { $token ->
    [rice] Rice
    [metal] Metal
    [stone] Stone
   *[gold] Gold
  }
daimyo-action = { $action ->
    [villagers] Villagers' Help
    [production] Production
    [relic] Relic
    [recruitment] Recruitment
    [construction] Construction
    [tax] Tax
   *[idle] Beside the board
  }
daimyo-slot = { $slot ->
    [villagers] Villagers' Help
    [production] Production
    [relic] Relic
    [recruitment] Recruitment
    [construction] Construction
    [tax] Tax
    [idle1] Beside the board
    [idle2] Beside the board
   *[idle3] Beside the board
  }
daimyo-place = { $place ->
    [villagers] Villagers' Help
    [production] Production
    [relic] Relic
    [recruitment] Recruitment
    [construction] Construction
    [ability] Clan ability
    [income1] Income, left
    [income2] Income, right
   *[action] This action
  }
daimyo-die = { $colour ->
    [blue] Blue die
    [green] Green die
   *[red] Red die
  } { $value }
daimyo-die-accusative = { $colour ->
    [blue] the blue die
    [green] the green die
   *[red] the red die
  } { $value }
daimyo-type = { $type ->
    [farm] Techno-farm
   *[tower] Radio Tower
  }
daimyo-that-piece = { $piece ->
    [governor] a Governor
    [shadow] a Shadow
    [tower] a Radio Tower
   *[farm] a Techno-farm
  }
daimyo-that-field = { $field ->
    [governor] the Governor
    [tower] the Radio Tower
    [shadow] the Shadow
   *[relic] the Relic tile
  }
daimyo-field = { $field ->
    [relic] Relic
    [governor] Governor
    [tower] Radio Tower
   *[shadow] Shadow
  }

## Questions

daimyo-ask-clan = Choose your Clan.
daimyo-ask-board = { $pass ->
    [1] Choose a Construction board of either type.
   *[2] Choose a Construction board of the other type.
  }
daimyo-first-clan = { $clan ->
    [nature] Good for a first game: its ability gives any 2 resources, so you are never stuck.
    [nomads] Good for a first game: its ability moves a Governor and brings 2 tokens at once.
    [technology] Good for a first game: more room in your Storage, and more Heroes to choose from.
   *[aristocrats] Good for a first game: its ability lets you play any Hero you hold, however strong.
  }
daimyo-first-start = Good for a first game: this site brings what you have least of. Like every Governor, this one gives 2 Influence here.
daimyo-ask-start = { $which ->
    [1] Place your first Governor on an island where nobody has started. Your Scavenger goes there too.
   *[2] Place your second Governor on any free Production Site.
  }
daimyo-ask-empire-start = { $same ->
    [1] Empire: place { daimyo-that-piece } on the same island.
   *[0] Empire: place { daimyo-that-piece } on an island without its Governors.
  }
daimyo-ask-merc-die = Give the Mercenaries a die from the middle.
daimyo-ask-die = Take a die and place it on one of your actions.
daimyo-ask-idle = No die fits. Take any die and lay it beside your board.
daimyo-ask-turn = { $done ->
    [0] { daimyo-action } (dice sum { $sum }).
   *[1] { daimyo-action } is done (dice sum { $sum }). Bonus Actions, or end the turn.
  }
daimyo-ask-change = Which die changes, and how?
daimyo-ask-free-hero = Play a Hero regardless of its strength.
daimyo-ask-discard = Discard a Hero from your hand.
daimyo-ask-villager = { $left ->
    [one] Activate a Villager tile.
   *[other] Activate { $left } different Villager tiles.
  }
daimyo-ask-gain = { $left ->
    [one] Choose 1 resource.
   *[other] Choose { $left } resources, one by one.
  }
daimyo-ask-lift = Which of your Governors moves?{ $collect ->
    [0] {""}
   *[other] {" "}Tokens you gain there: { $collect }.
  }
daimyo-ask-move = Where does the Governor of Production Site { $site } { daimyo-on-island } go?{ $collect ->
    [0] {""}
   *[other] {" "}Tokens you gain there: { $collect }.
  }
daimyo-ask-travel = Where does your Scavenger go?
daimyo-ask-relic = Scavenger { daimyo-on-island }, any order.{ $taken ->
    [0] {" "}Take a tile.
   *[other] {""}
  }{ $searched ->
    [0] {" "}Search.
   *[other] {""}
  }{ $bought ->
    [0] {" "}Buy.
   *[other] {""}
  }
daimyo-ask-take = Take a Relic tile { $source ->
    [market] from the Black Market
    [board] from any No Man's Land
   *[other] where your Scavenger stands
  } ({ $left } left).
daimyo-ask-search = Search the No Man's Land { daimyo-on-island }: discard up to { $most ->
    [one] 1 tile
   *[other] { $most } tiles
  } to the Black Market ({ $done } so far).
daimyo-ask-drop = { $after ->
    [0] Your Storage is full. Discard a tile before you take: { daimyo-relic-tile }.
   *[1] You drew: { daimyo-relic-tile }. Your Storage is too full: discard a tile.
  }
daimyo-ask-give-tile = { $bag ->
    [1] Return a tile to the bag
   *[0] Give a tile to the Black Market
  } ({ $left } left).
daimyo-ask-recruit = Recruit a Governor or a Shadow for { $price } Rice (you have { $have }).{ $single ->
    [1] {" "}One unit only.
   *[other] {""}
  }
daimyo-ask-eliminate = { $island ->
    [any] Which opponent's Governor is eliminated?
   *[other] Which Governor { daimyo-on-island } is eliminated?
  }
daimyo-ask-build = What do you build?{ $gold ->
    [1] {" "}All of it is paid in Gold.
   *[other] {""}
  }{ $discount ->
    [0] {""}
   *[other] {" "}Discount: { $discount }.
  }
daimyo-ask-spare = { daimyo-type }: which token do you save ({ $left } left)?
daimyo-ask-site = { daimyo-type }: on which Production Site?
daimyo-ask-place-tile = Where does this Bonus Action tile go? { daimyo-bonus }
daimyo-ask-steps = Which 2 steps of Villagers' Help?
daimyo-ask-raise = Which die gets +1?
daimyo-ask-set-die = Set one of your dice.
daimyo-ask-hire = Hire a Hero? You have { $gold } Gold.{ $discount ->
    [0] {""}
   *[other] {" "}Discount: { $discount }.
  }
daimyo-ask-helmet = Who gets the Mighty Helmet and begins the next round?
daimyo-ask-collect = { $piece ->
    [tower] Which Radio Tower gives { $count ->
        [one] 1 token
       *[other] { $count } tokens
      }?
   *[governor] Which Governor gives { $count ->
        [one] 1 token
       *[other] { $count } tokens
      }?
  }
daimyo-ask-choose = Choose: { $one ->
    [rice] 1 Rice
    [gold] 1 Gold
    [recruitment] Recruitment
   *[construction] Construction
  } or { $two ->
    [rice] 1 Rice
    [gold] 1 Gold
    [recruitment] Recruitment
   *[construction] Construction
  }?
daimyo-ask-copy = Whose Clan ability do you use?
daimyo-ask-steal = Take a Relic tile of an opponent?
daimyo-ask-tribute = Which resource do you give away?
daimyo-ask-exile = Which opponent's Governor do you move?
daimyo-ask-merc-relic = Mercenaries: swap one tile with the bag, or take two tiles of one island.
daimyo-ask-merc-lift = Mercenaries: { $field ->
    [governor] which Governor moves
    [tower] which Radio Tower moves
    [shadow] which Shadow moves
   *[relic] which Relic tile moves
  }?
daimyo-ask-merc-place = { $moved ->
    [0] Mercenaries: where is { daimyo-that-field } placed?
   *[1] Mercenaries: where does { daimyo-that-field } move?
  }
daimyo-ask-cover = Empire: which die covers a field of the Solo card? The two other fields act.
daimyo-ask-empire-place = Empire: where does it place { daimyo-that-piece }?
daimyo-ask-empire-tile = Empire: which Relic tile does it take ({ $left } left)?
daimyo-ask-empire-toll = The Empire demands: discard 1 token or 1 Hero.

## Answers. $player is the name of the seat in "helmet" and "steal".

daimyo-act-clan = { daimyo-clan }
daimyo-act-board = { daimyo-board-name }
daimyo-act-die = { daimyo-die }: { daimyo-action }
daimyo-act-idle = Lay aside { daimyo-die-accusative }
daimyo-act-main = Perform the Main Action
daimyo-act-play = Play: { daimyo-hero }
daimyo-act-discard = Discard: { daimyo-hero }
daimyo-act-change = { $way ->
    [up] +1
   *[down] −1
  }: { daimyo-slot }
daimyo-act-ability = Clan ability
daimyo-act-tile = Bonus Action tile: { daimyo-place }
daimyo-act-reset = Restart the cost cycle
daimyo-act-end = End the turn
daimyo-act-stop = Done
daimyo-act-villager = Villager tile { $tile }
daimyo-act-gain = Gain { daimyo-token }
daimyo-act-give = Give { daimyo-token }
daimyo-act-govern = Governor { daimyo-on-island }, Production Site { $site }
daimyo-act-shadow = Shadow { daimyo-on-island }, space { $space }
daimyo-act-eliminate = Eliminate the Governor { daimyo-on-island }, Production Site { $site }
daimyo-act-lift = Governor { daimyo-on-island }, Production Site { $site }
daimyo-act-lift-shadow = Shadow { daimyo-on-island }, space { $space }
daimyo-act-lift-tower = Radio Tower { daimyo-on-island }, Production Site { $site }
daimyo-act-collect = Production Site { $site } { daimyo-on-island }
daimyo-act-build = { daimyo-type }
daimyo-act-spare = Save { daimyo-token }
daimyo-act-site = Production Site { $site } { daimyo-on-island }
daimyo-act-place = { daimyo-place }
daimyo-act-travel = Scavenger { daimyo-to-island }
daimyo-act-take = Take the tile { daimyo-on-island }, space { $space }
daimyo-act-search = Search and pay { daimyo-token }
daimyo-act-bin = Discard the tile { daimyo-on-island }, space { $space }
daimyo-act-market = Black Market: { daimyo-relic-tile }
daimyo-act-ransom = Buy from the Mercenaries: { daimyo-relic-tile }
daimyo-act-steal = { $player }: { daimyo-relic-tile }
daimyo-act-drop = Give up the { daimyo-relic-tile }
daimyo-act-steps = { $steps ->
    [capacity-draw] Capacity and card
    [capacity-helmet] Capacity and Helmet
    [capacity-villager] Capacity and Villager tile
    [draw-helmet] Card and Helmet
    [draw-villager] Card and Villager tile
   *[helmet-villager] Helmet and Villager tile
  }
daimyo-act-raise = +1: { daimyo-slot }
daimyo-act-set = Value { $value }: { daimyo-slot }
daimyo-act-hire = Hire: { daimyo-hero }
daimyo-act-helmet = { $player }
daimyo-act-choose = { $branch ->
    [rice] 1 Rice
    [gold] 1 Gold
    [recruitment] Recruitment
   *[construction] Construction
  }
daimyo-act-copy = { daimyo-clan }
daimyo-act-merc = { daimyo-field }, die { $value }
daimyo-act-swap = Swap the tile { daimyo-on-island }, space { $space }
daimyo-act-loot = Two tiles { daimyo-on-island }, spaces { $spaces }
daimyo-act-cover = Cover with { daimyo-die-accusative }

## Story

daimyo-log-clan = { $player } leads the { daimyo-clan }.
daimyo-log-board = { $player } takes the Construction board: { daimyo-board-name } ({ daimyo-type }).
daimyo-log-automaton-clan = { $player }: units and buildings of the { daimyo-clan }.
daimyo-log-round = Round { $round } begins. Dice: blue { $blue }; green { $green }; red { $red }.
daimyo-log-turn = { $player } begins turn { $turn }.
daimyo-log-die = { $player } puts { daimyo-die-accusative } on the action: { daimyo-action }.
daimyo-log-die-idle = { $player } lays { daimyo-die-accusative } beside the board.
daimyo-log-main = { $player } performs the Main Action: { daimyo-action }.
daimyo-log-ability = { $player } uses the ability of the { daimyo-clan }.
daimyo-log-copied = { $player } uses an opponent's ability, that of the { daimyo-clan }.
daimyo-log-tile = { $player } uses a Bonus Action tile: { daimyo-bonus }
daimyo-log-tile-placed = { $player } lays a Bonus Action tile ({ daimyo-place }): { daimyo-bonus }
daimyo-log-played = { $player } plays: { daimyo-hero }. { daimyo-hero-does }
daimyo-log-discarded = { $player } discards: { daimyo-hero }.
daimyo-log-drew = { $player } draws: { daimyo-hero }.
daimyo-log-drew-hidden = { $player } draws a Hero.
daimyo-log-no-card = { $player } has no card to draw.
daimyo-log-shuffled = { $player } shuffles the discard pile.
daimyo-log-hired = { $player } hires: { daimyo-hero }.
daimyo-log-took-hero = { $player }: { daimyo-hero } leaves the Heroes' Market.
daimyo-log-market = New in the Heroes' Market, slot { $slot }: { daimyo-hero }.
daimyo-log-market-top = Now on top of the deck: { daimyo-hero }.
daimyo-log-die-changed = { $player } turns the die ({ daimyo-slot }) to { $value }.
daimyo-log-villager = { $player } activates a Villager tile: { $tile ->
    [1] { daimyo-villager-1 }
    [2] { daimyo-villager-2 }
   *[3] { daimyo-villager-3 }
  }
daimyo-log-helmet = { $player } has the Mighty Helmet.
daimyo-log-capacity = { $player } now has Storage Capacity { $capacity }.
daimyo-log-travelled = { $player } moves the Scavenger { daimyo-to-island }.
daimyo-log-took-tile = { $player } takes the { daimyo-relic-tile }.
daimyo-log-drew-tile = { $player } draws the { daimyo-relic-tile } from the bag.
daimyo-log-duplicate = A second copy of a tile goes to the Black Market: { daimyo-relic-tile }.
daimyo-log-dropped-tile = { $player } discards the { daimyo-relic-tile } to the Black Market.
daimyo-log-returned-tile = { $player } returns the { daimyo-relic-tile } to the bag.
daimyo-log-searched = { $player } searches the No Man's Land; the { daimyo-relic-tile } goes to the Black Market.
daimyo-log-refill = New tile { daimyo-on-island }: { daimyo-relic-tile }.
daimyo-log-bag-filled = From the Black Market { $tiles ->
    [one] 1 tile goes
   *[other] { $tiles } tiles go
  } into the empty bag.
daimyo-log-restored = { $player }: the { daimyo-relic-name } is Restored (Influence +{ $influence }).
daimyo-log-governor = { $player }: a Governor stands { daimyo-on-island }, Production Site { $site }.
daimyo-log-shadow = { $player }: a Shadow stands in the Dangerous Neighbourhood { daimyo-on-island }, space { $space }.
daimyo-log-farm = { $player }: a Techno-farm is built { daimyo-on-island }, Production Site { $site }.
daimyo-log-tower = { $player }: a Radio Tower stands { daimyo-on-island }, Production Site { $site }.
daimyo-log-eliminated = { $player }: a Governor is eliminated { daimyo-on-island }, Production Site { $site }.
daimyo-log-track-reset = { $player } restarts the cost cycle.
daimyo-log-objective = { $player } meets the Objective: { daimyo-objective } ({ $field ->
    [gold] gold field
   *[silver] silver field
  }).
daimyo-log-merc-die = { $player } gives the Mercenaries a { $value } on the field: { daimyo-field }.
daimyo-log-merc-swap = Mercenaries: the { daimyo-relic-tile } goes back into the bag.
daimyo-log-merc-tile = The Mercenaries take the { daimyo-relic-tile }.
daimyo-log-solo-card = The Empire shows a Solo card: { daimyo-solo-top } · { daimyo-solo-middle } · { daimyo-solo-bottom }.
daimyo-log-cover = A field of the Solo card is covered with { daimyo-die-accusative }.
daimyo-log-empire-ability = Empire ability, dice sum { $sum }: { daimyo-empire-line }
daimyo-log-empire-returns = The Empire puts all its Relic tiles back into the bag; its markers stay.
daimyo-log-unseen-hero = The unseen Hero of the Empire was: { daimyo-hero }.
daimyo-log-army = { $player }: army of value { $army }.

## Why not, and what to mind

daimyo-no-advantage = The Empire must act with advantage: choose an island where it overtakes you in Influence.
daimyo-no-advantage-tile = The Empire must act with advantage: choose a tile that helps to Restore a Relic.
daimyo-no-at-least-one = Discard at least one tile.
daimyo-no-board-taken = This board is taken.
daimyo-no-board-type = You already have a board of this type.
daimyo-no-bought = You may buy once per No Man's Land.
daimyo-no-build-when = Buildings come by the action Construction, or by a Hero or tile that says so.
daimyo-no-card-islands = The Solo card names other islands for it.
daimyo-no-clan-taken = This Clan is taken.
daimyo-no-die-colour = { daimyo-action }: only a { $colour ->
    [blue] blue
    [green] green
   *[red] red
  } die fits.
daimyo-no-die-first = First place your die; the Main Action and Bonus Actions come after it.
daimyo-no-die-fits = A die fits one of your actions, so none is laid aside.
daimyo-no-die-limit = A die never goes below 1 or above 6.
daimyo-no-die-placed = You have placed your die of this turn already.
daimyo-no-discount = You lack tokens for it: { $missing }. The discount covers { $discount }.
daimyo-no-done-before = You have done this already this turn.
daimyo-no-drop-when = A tile leaves your Storage only when it is full, or when an effect asks for it.
daimyo-no-duplicate = Two copies of the same tile cannot lie in the Storage: { daimyo-relic-tile }.
daimyo-no-empire-island = { $same ->
    [1] This one goes on the island where the Empire already has a Governor.
   *[0] The Empire already has a Governor on this island: choose another one.
  }
daimyo-no-field-taken = This field already has its die.
daimyo-no-finish-first = First { $asked ->
    [change] change the value of a die
    [free-hero] play a Hero
    [discard] discard a Hero
    [villager] use a Villager tile
    [gain] choose a resource
    [lift] choose the Governor that moves
    [move] choose where the Governor goes
    [travel] choose where your Scavenger goes
    [relic] finish your Scavenger's stop
    [take] take a Relic tile, or decline it
    [search] finish the search
    [drop] discard a tile of your Storage
    [give-tile] give away a tile
    [recruit] finish the recruiting
    [eliminate] choose the Governor that is eliminated
    [build] finish the building
    [spare] choose the token that you do not pay
    [site] choose the site of the building
    [place-tile] lay the Bonus Action tile
    [steps] choose 2 steps of Villagers' Help
    [raise] choose the die that gets +1
    [set-die] set a die
    [hire] hire a Hero, or decline it
    [collect] choose what gives you tokens
    [choose] choose one of the effects
    [copy] choose the Clan whose ability you use
    [steal] take a tile of an opponent, or decline it
    [tribute] give away a resource
    [exile] move a Governor of an opponent
   *[other] finish what has begun
  }; nothing interrupts that.
daimyo-no-for-nothing = It would do nothing now.
daimyo-no-gold-is-no-resource = Gold is not a resource here.
daimyo-no-have-none = You have none of it.
daimyo-no-helmet-gone = The Helmet can only be taken before the first Blue action of the round.
daimyo-no-hero-done = One Hero per turn is played by strength.
daimyo-no-hire-when = Heroes are hired at the end of the round, or by a Hero or tile that says so.
daimyo-no-idle-no-main = Your die lies beside the board: there is no Main Action this turn.
daimyo-no-idle-no-tile = Your die lies beside the board, where no tile belongs to it.
daimyo-no-in-turn-only = That is possible only in your own turn.
daimyo-no-island-not-in-play = This island is not in play.
daimyo-no-island-started = Another player has started on this island.
daimyo-no-lack = It costs { $price } { daimyo-token }; you have { $have }.
daimyo-no-main-done = The Main Action of this turn is done.
daimyo-no-main-first = Perform the Main Action first.
daimyo-no-market-top = The open card on top of the deck cannot be hired; it comes into the row first.
daimyo-no-market-when = Tiles of the Black Market are bought in the Relic action, one at each stop.
daimyo-no-mercs-first = First the Mercenaries get their die.
daimyo-no-mercs-when = The Mercenaries get a die only before the first three turns of a round.
daimyo-no-moved-before = This Governor has moved already.
daimyo-no-must-move = The ability must be carried out.
daimyo-no-no-bonus-tile = No Bonus Action tile lies there yet.
daimyo-no-no-building-left = All 4 buildings of this type are built.
daimyo-no-no-buying = This effect takes tiles from the No Man's Lands; it does not let you buy.
daimyo-no-no-card = You have no Hero in hand to discard for it.
daimyo-no-no-die = None of your dice lies there.
daimyo-no-no-governor-left = You have no Governor left.
daimyo-no-no-loose = You have no Relic tile in your Storage to give for it.
daimyo-no-no-merc-piece = The Mercenaries have no such unit or building there.
daimyo-no-no-own-governor = None of your Governors stands there.
daimyo-no-no-own-piece = You have no such unit or building there.
daimyo-no-no-shadow-left = You have no Shadow left.
daimyo-no-no-such-die = There is no such die in the middle.
daimyo-no-no-such-opponent = No opponent has this Clan.
daimyo-no-no-such-player = There is no such player.
daimyo-no-no-target = No Governor of an opponent stands there.
daimyo-no-no-tile = There is no such tile.
daimyo-no-not-asked = Something else is asked now; answer that first.
daimyo-no-not-here = Your Scavenger stands { daimyo-on-island }: only tiles from there.
daimyo-no-not-in-cost = This token is not part of the cost.
daimyo-no-not-in-hand = This Hero is not in your hand.
daimyo-no-not-in-market = This Hero is not in the Heroes' Market.
daimyo-no-not-loose = You have no such tile in your Storage.
daimyo-no-not-possible = That is not possible now.
daimyo-no-occupied = This space is taken.
daimyo-no-only-governor = Only a Governor may be recruited now.
daimyo-no-only-market = Only a tile from the Black Market now.
daimyo-no-only-opponent = The Mercenaries remove only a Governor of your opponent.
daimyo-no-only-shadow = Only a Shadow may be recruited now.
daimyo-no-other-choice = This choice belongs to another card.
daimyo-no-other-island = Only { daimyo-on-island }, where the Shadow stands.
daimyo-no-other-piece = Now the piece to place is { daimyo-that-piece }.
daimyo-no-other-tile = This tile was activated already.
daimyo-no-other-type = Only this may be built now: { daimyo-type }.
daimyo-no-own-governor = You do not eliminate your own Governor.
daimyo-no-place-when = A Bonus Action tile is laid when a building uncovers it; after that it never moves.
daimyo-no-played-before = The same Hero is never played twice in one turn.
daimyo-no-ransom-when = Tiles of the Mercenaries are bought in the Relic action, instead of one from the Black Market.
daimyo-no-recruit-when = Units come by the action Recruitment, or by a Hero or tile that says so.
daimyo-no-reset = Only from the last space of the track; your marker is on space { $space }.
daimyo-no-rest = You would still lack tokens: { $missing }. { $left ->
    [0] You may leave out no other.
   *[other] You may leave out only { $left } more.
  }
daimyo-no-scavenger-first = First your Scavenger moves to another island.
daimyo-no-scavenger-is-here = Your Scavenger must go to another island.
daimyo-no-search-when = A No Man's Land is searched in the Relic action.
daimyo-no-searched = You may search once per No Man's Land.
daimyo-no-setup-first = The game has not begun yet: first the setup.
daimyo-no-space-taken = Your die already lies there: { daimyo-action }.
daimyo-no-storage-full = Your Storage is full ({ $capacity }) and holds no tile to discard.
daimyo-no-strength = No dice of yours add up to exactly { $strength }.
daimyo-no-sum = Your dice add up to { $sum }; you need { $need }.
daimyo-no-take-when = Relic tiles are taken in the Relic action, or by a Hero or tile that says so.
daimyo-no-taken = You may take one tile per No Man's Land.
daimyo-no-tax-no-tile = Tax has no Bonus Action tile.
daimyo-no-tile-colour = { $colour ->
    [yellow] A yellow tile goes only on one of the two Income spaces.
   *[grey] A grey tile goes beside an action or the Clan ability, never on an Income space.
  }
daimyo-no-travel-when = Your Scavenger travels in the Relic action, or by a Hero or tile that says so.
daimyo-no-type-first = First choose what you build.
daimyo-no-villager-when = Villager tiles are used in Villagers' Help, or by a Hero or tile that says so.
daimyo-no-whole-shadow = The Shadow must go where it eliminates one of your Governors.
daimyo-mind-covers-tile = This covers another Bonus Action tile for good.
daimyo-mind-nothing-happens = Nothing would happen now.

## Terms of the rules

daimyo-term-clan = Clan
daimyo-term-clan_nature = Clan of Nature
daimyo-term-clan_tech = Clan of Technology
daimyo-term-clan_nomads = Clan of Nomads
daimyo-term-clan_aristo = Clan of Aristocrats
daimyo-term-governor = Governor
daimyo-term-shadow = Shadow
daimyo-term-scavenger = Scavenger
daimyo-term-unit = unit
daimyo-term-island = island
daimyo-term-central_island = central island
daimyo-term-prod_zone = Production Zone
daimyo-term-prod_site = Production Site
daimyo-term-nml = No Man's Land
daimyo-term-danger = Dangerous Neighbourhood
daimyo-term-altar = Altar
daimyo-term-influence = Influence
daimyo-term-influence_track = Influence track
daimyo-term-pp = Popularity Point (PP)
daimyo-term-pp_track = Popularity track
daimyo-term-gold_banner = golden banner
daimyo-term-silver_banner = silver banner
daimyo-term-rice = Rice
daimyo-term-metal = Metal
daimyo-term-stone = Stone
daimyo-term-gold = Gold
daimyo-term-resource = resource
daimyo-term-supply = general supply
daimyo-term-own_supply = own supply
daimyo-term-relic_tile = Relic tile
daimyo-term-relic = Relic
daimyo-term-restore = Restore a Relic
daimyo-term-relic_marker = Relic marker
daimyo-term-storage = Storage
daimyo-term-capacity = Storage Capacity
daimyo-term-black_market = Black Market
daimyo-term-search = Search the No Man's Land
daimyo-term-techno_farm = Techno-farm
daimyo-term-radio_tower = Radio Tower
daimyo-term-construction_board = Construction board
daimyo-term-surcharge = surcharge
daimyo-term-bonus_tile = Bonus Action tile
daimyo-term-clan_board = Clan board
daimyo-term-main_action = Main Action
daimyo-term-bonus_action = Bonus Action
daimyo-term-act_blue = Villagers' Help
daimyo-term-act_prod = Production
daimyo-term-act_relic = Relic
daimyo-term-act_recruit = Recruitment
daimyo-term-act_build = Construction
daimyo-term-act_tax = Tax
daimyo-term-villager_tile = Villager tile
daimyo-term-hero = Hero
daimyo-term-hero_market = Heroes' Market
daimyo-term-strength = strength
daimyo-term-hire = hire (a Hero)
daimyo-term-recruit = recruit (a unit)
daimyo-term-recruit_track = Recruitment track
daimyo-term-reset_cycle = restart the cost cycle
daimyo-term-clan_ability = Clan ability
daimyo-term-helmet = Mighty Helmet
daimyo-term-objective = Objective card
daimyo-term-income = Income
daimyo-term-army = army
daimyo-term-aggressive = aggressive Hero (!)
daimyo-term-mercs = Mercenaries
daimyo-term-empire = Empire
daimyo-term-solo_card = Solo card
daimyo-term-empire_ability = Empire Ability card
daimyo-term-advantage = with advantage
daimyo-term-compensation = compensation
daimyo-term-achievement = achievement
