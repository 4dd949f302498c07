### What only the page's drawing of Terracotta Army says; everything else is in src/tianxia/games/terracotta/texts.
terracotta-ui-status = Round { $round } of { $rounds }
terracotta-ui-part-workshop = Workshop
terracotta-ui-part-mausoleum = Mausoleum
terracotta-ui-part-rounds = Rounds and turn order
terracotta-ui-part-figures = Figures
terracotta-ui-part-masters = Masters
terracotta-ui-round-now = Round { $round }
terracotta-ui-order = Turn order
terracotta-ui-order-short = Turn order
terracotta-ui-order-text = The marks show who acts when in this round. A flag taken from the stack moves its holder to that place in the clean-up.
terracotta-ui-quarter-NE = NE
terracotta-ui-quarter-SE = SE
terracotta-ui-quarter-SW = SW
terracotta-ui-quarter-NW = NW
terracotta-ui-storage = Storage { $quarter }
terracotta-ui-storage-text = { $n ->
    [one] 1 dry clay. It belongs to nobody until an Overseer takes it.
   *[other] { $n } dry clay. It belongs to nobody until an Overseer takes it.
  }
terracotta-ui-segment = Segment { $segment }
terracotta-ui-segment-text = Inside: { $inner }. Middle: { $middle }. Outside: { $outer }. Clay for warriors goes to storage { $quarter }.
terracotta-ui-ring-inner = Inner wheel
terracotta-ui-ring-middle = Middle wheel
terracotta-ui-ring-outer = Outer ring
terracotta-ui-wheel-inner = Pay 2 coins: the inner wheel turns one step clockwise.
terracotta-ui-wheel-middle = Pay 2 coins: the middle wheel turns one step counter-clockwise.
terracotta-ui-hub = Leave the wheels
terracotta-ui-hub-text = Turn no wheel and place a worker. Clicking a segment does the same.
terracotta-ui-action-COINS = gain { $n } coins
terracotta-ui-action-CLAY = gain { $n } wet clay
terracotta-ui-action-WARRIOR = create a warrior for { $n } wet clay
terracotta-ui-action-MOISTEN = turn all your dry clay wet
terracotta-ui-action-UPGRADE = your craftsman becomes an artist
terracotta-ui-action-MASTER = { $master }: hire or use
terracotta-ui-action-ORDER = take the top turn-order token
terracotta-ui-action-PREPARE = prepare your { $weapon ->
    [sword] sword
    [halberd] halberd
    [crossbow] crossbow
   *[spear] spear
  }
terracotta-ui-action-SPECIALIST = buy a specialist for coins and a weapon
terracotta-ui-cell = Row { $row }, column { $column }
terracotta-ui-cell-empty = Empty.
terracotta-ui-archer-facing = Kneeling archer, facing { $way ->
    [N] up
    [E] right
    [S] down
   *[W] left
  }
terracotta-ui-rider = { $figure } on a horse
terracotta-ui-track-V = Inspector track, row { $row }
terracotta-ui-track-H = Inspector track, column { $column }
terracotta-ui-inspector-text = At the end of the round the inspector’s line scores: 7 points for most warriors, 3 for being there. Then he moves on.
terracotta-ui-organizer-text = { $left ->
    [0] None left.
   *[other] { $left } left; the next one gives { $next } points.
  }
terracotta-ui-specialist-text = { $left ->
    [0] None left.
   *[other] { $left } left; price now { $cost } and your { $weapon ->
        [sword] sword
        [halberd] halberd
        [crossbow] crossbow
       *[spear] spear
      }.
  }
terracotta-ui-name-officer = Officer
terracotta-ui-name-guard = Guard
terracotta-ui-name-crossbowman = Crossbowman
terracotta-ui-name-soldier = Soldier
terracotta-ui-name-horse = Horse
terracotta-ui-name-servant = Servant
terracotta-ui-name-archer = Kneeling archer
terracotta-ui-name-musician = Musician
terracotta-ui-name-sword = Sword
terracotta-ui-name-halberd = Halberd
terracotta-ui-name-crossbow = Crossbow
terracotta-ui-name-spear = Spear
terracotta-ui-name-craftsman = Craftsman
terracotta-ui-name-artist = Artist
terracotta-ui-about-officer = With the sword: 1 point, and you may move an inspector one space.
terracotta-ui-about-guard = With the halberd: 3 points, and you may move another warrior of yours in a straight line.
terracotta-ui-about-crossbowman = With the crossbow: 1 point per empty cell up to the nearest figure in one direction.
terracotta-ui-about-soldier = With the spear: 1 point and 2 coins.
terracotta-ui-about-horse = Stretches one of your warriors over three cells in a line.
terracotta-ui-about-servant = At the end: 8 points for most warriors around it, 2 for being there.
terracotta-ui-about-archer = Helps the warrior it faces: breaks ties, joins groups, 2 points at the end.
terracotta-ui-about-musician = Every round 1 point for each warrior in its row or column.
terracotta-ui-master-builder = Builder
terracotta-ui-master-steward = Steward
terracotta-ui-master-inspector = Inspector
terracotta-ui-master-clay_maker = Clay Maker
terracotta-ui-master-overseer = Overseer
terracotta-ui-master-blacksmith = Blacksmith
terracotta-ui-about-master-builder = Pay coins equal to the round: place a warrior from the fullest column, without points. Clean-up: 1 coin.
terracotta-ui-about-master-steward = Perform the inner action of your segment once more, paying its cost. Clean-up: 1 coin.
terracotta-ui-about-master-inspector = Move an inspector 1 or 2 spaces forward. Clean-up: 1 coin.
terracotta-ui-about-master-clay_maker = Gain 3 wet clay. Clean-up: 1 clay stays wet.
terracotta-ui-about-master-overseer = Take all dry clay from two storages. Clean-up: 1 clay stays wet.
terracotta-ui-about-master-blacksmith = Make all your weapons active. Clean-up: 1 clay stays wet.
terracotta-ui-tile-values = At the end of this round: { $dominance } points for having most alone, { $presence } for being there.
terracotta-ui-tile-type_officer = Officers
terracotta-ui-tile-type_guard = Guards
terracotta-ui-tile-type_crossbowman = Crossbowmen
terracotta-ui-tile-type_soldier = Soldiers
terracotta-ui-tile-sector_nw = Upper left sector
terracotta-ui-tile-sector_ne = Upper right sector
terracotta-ui-tile-sector_sw = Lower left sector
terracotta-ui-tile-sector_se = Lower right sector
terracotta-ui-tile-central_row = Central row
terracotta-ui-tile-central_column = Central column
terracotta-ui-tile-coins = Coins
terracotta-ui-tile-clay = Clay
terracotta-ui-weapon-sword = For the officer’s ability, or for buying a horse.
terracotta-ui-weapon-halberd = For the guard’s ability, or for buying a servant.
terracotta-ui-weapon-crossbow = For the crossbowman’s ability, or for buying a kneeling archer.
terracotta-ui-weapon-spear = For the soldier’s ability, or for buying a musician.
terracotta-ui-token = Master token { $n }
terracotta-ui-token-text = { $n ->
    [one] Hires any master for 1 coin, for the whole game.
   *[other] Hires any master for { $n } coins, for the whole game.
  }
terracotta-ui-tokens = Master tokens left
terracotta-ui-no-masters = No master yet
terracotta-ui-way-N = Up
terracotta-ui-way-E = Right
terracotta-ui-way-S = Down
terracotta-ui-way-W = Left
terracotta-ui-amount = { $what }: { $n }
terracotta-ui-what-coins = coins
terracotta-ui-what-wet = wet clay
terracotta-ui-what-dry = dry clay
terracotta-ui-active = active
terracotta-ui-inactive = inactive
terracotta-ui-workers-left = Workers left: craftsmen { $craftsmen }, artists { $artists }
terracotta-ui-no-workers = All workers placed
terracotta-ui-rival = The Rival
terracotta-ui-rival-area = The Rival has workers and figures only.
terracotta-ui-solo = Level: { $level ->
    [apprentice] apprentice
    [journeyman] journeyman
   *[master] master
  }. Cards left: { $deck }. { $card ->
    [none] No card drawn yet.
   *[other] Last card: { $card }.
  }
terracotta-ui-forecast-inspector_v = Row inspector
terracotta-ui-forecast-inspector_h = Column inspector
terracotta-ui-forecast-musicians = Musicians
terracotta-ui-forecast-tile = Tile of this round
terracotta-ui-forecast-servants = Servants (end)
terracotta-ui-forecast-groups = Groups (end)
terracotta-ui-forecast-archers = Kneeling archers (end)
terracotta-ui-forecast-resources = Coins and clay (end)
terracotta-ui-data-mausoleum-size = Size of the mausoleum
terracotta-ui-data-central-lines-and-sectors = Central lines and sectors
terracotta-ui-data-inspector-tracks = Inspector tracks
terracotta-ui-data-inspector-points = Points of the inspectors
terracotta-ui-data-workshop-rings = Rings of the workshop
terracotta-ui-data-inner-wheel = Inner wheel
terracotta-ui-data-middle-wheel = Middle wheel
terracotta-ui-data-outer-ring = Outer ring
terracotta-ui-data-warriors = Warriors
terracotta-ui-data-organizer-points = Points of the organizer
terracotta-ui-data-specialists = Specialists
terracotta-ui-data-weapon-of-a-specialist = Weapon of each specialist
terracotta-ui-data-masters = Masters
terracotta-ui-data-master-tokens = Master tokens
terracotta-ui-data-turn-order-tokens = Turn-order tokens
terracotta-ui-data-start-resources = Starting resources
terracotta-ui-data-workers = Workers
terracotta-ui-data-scoring-tiles = Scoring tiles
terracotta-ui-data-tile-points = Points of the scoring tiles
terracotta-ui-data-final-scoring = Final scoring
terracotta-ui-data-rival = The Rival’s deck
