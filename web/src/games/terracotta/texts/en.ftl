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
terracotta-ui-order-text = The marks show who acts when in this round. A token taken from the stack moves its holder to that place in the clean-up phase.
terracotta-ui-quarter-NE = in the north-east
terracotta-ui-quarter-SE = in the south-east
terracotta-ui-quarter-SW = in the south-west
terracotta-ui-quarter-NW = in the north-west
terracotta-ui-storage = Storage { $quarter }
terracotta-ui-storage-text = { $n ->
    [one] 1 dry clay. It belongs to nobody until the Master Overseer takes it.
   *[other] { $n } dry clay. It belongs to nobody until the Master Overseer takes it.
  }
terracotta-ui-segment = Segment { $segment }
terracotta-ui-segment-text = Inside: { $inner }. Middle: { $middle }. Outside: { $outer }. Clay for warriors goes to the storage { $quarter }.
terracotta-ui-ring-inner = Inner wheel
terracotta-ui-ring-middle = Middle wheel
terracotta-ui-ring-outer = Outer ring
terracotta-ui-wheel-inner = Pay 2 coins: the inner wheel turns one step clockwise.
terracotta-ui-wheel-middle = Pay 2 coins: the middle wheel turns one step counter-clockwise.
terracotta-ui-hub = Leave the wheels
terracotta-ui-hub-text = Turn no wheel and place a worker. Clicking a segment does the same.
terracotta-ui-action-COINS = gain { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
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
terracotta-ui-inspector-text = At the end of the round the inspector’s line scores: 7 VP for dominance of warriors, 3 VP for presence. Then he moves on.
terracotta-ui-organizer-text = { $left ->
    [0] None left.
   *[other] { $left } left; the next one gives { $next } VP.
  }
terracotta-ui-specialist-text = { $left ->
    [0] None left.
   *[other] { $left } left; price now { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
      } and the use of your { $weapon ->
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
terracotta-ui-about-officer = With the sword: 1 VP, and you may move an inspector one space.
terracotta-ui-about-guard = With the halberd: 3 VP, and you may move another warrior of yours in a straight line.
terracotta-ui-about-crossbowman = With the crossbow: 1 VP per empty cell up to the nearest figure in one direction.
terracotta-ui-about-soldier = With the spear: 1 VP and 2 coins.
terracotta-ui-about-horse = Stretches one of your warriors over three cells in a line.
terracotta-ui-about-servant = At the end: 8 VP for dominance around it, 2 VP for presence.
terracotta-ui-about-archer = Helps the warrior it faces: breaks ties, joins groups, 2 VP at the end.
terracotta-ui-about-musician = Every round 1 VP for each warrior in its row or column.
terracotta-ui-master-builder = Master Builder
terracotta-ui-master-steward = Master Steward
terracotta-ui-master-inspector = Master Inspector
terracotta-ui-master-clay_maker = Master Clay Maker
terracotta-ui-master-overseer = Master Overseer
terracotta-ui-master-blacksmith = Master Blacksmith
terracotta-ui-about-master-builder = Pay coins equal to the round: place a warrior from the fullest column, without points. Clean-up bonus: 1 coin.
terracotta-ui-about-master-steward = Perform the inner action of your segment once more, paying its cost. Clean-up bonus: 1 coin.
terracotta-ui-about-master-inspector = Move an inspector 1 or 2 spaces forward. Clean-up bonus: 1 coin.
terracotta-ui-about-master-clay_maker = Gain 3 wet clay. Clean-up bonus: 1 clay stays wet.
terracotta-ui-about-master-overseer = Take all dry clay from two storages. Clean-up bonus: 1 clay stays wet.
terracotta-ui-about-master-blacksmith = Prepare all your weapons. Clean-up bonus: 1 clay stays wet.
terracotta-ui-tile-values = At the end of this round: { $dominance } VP for dominance, { $presence } VP for presence.
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
terracotta-ui-active = { $weapon ->
   *[other] active
  }
terracotta-ui-inactive = { $weapon ->
   *[other] inactive
  }
terracotta-ui-at = row { $row }, column { $column }
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

## The tour
terracotta-tour-goal = An army of clay
terracotta-tour-goal-text = You create warriors from wet clay and place them in the mausoleum. Creating one brings points at once, good places bring more after every round, and groups bring more at the end. After five rounds, whoever has the most points wins.
terracotta-tour-turn = Your turn: one worker
terracotta-tour-turn-text = Place a worker at one segment of the workshop and carry out its three actions, from the inside out. Instead of an inner or middle action you may take 1 wet clay or 1 coin. Before placing, you may pay 2 coins to turn the inner or the middle wheel by one step.
terracotta-tour-warriors = Four types of warriors
terracotta-tour-warriors-text = Where the inner wheel shows a warrior, you may create one for the wet clay printed there. Choose a type and score the points shown here at once; later figures of a type give fewer. If the weapon of that type is active, you may use it for an ability.
terracotta-tour-mausoleum = The mausoleum
terracotta-tour-mausoleum-text = A new warrior goes on any empty cell. Warriors of one type that touch edge to edge form a group, whoever owns them. At the end those in no group leave, and each of the others scores as many points as its group has player colours. So other colours in your group help you too.
terracotta-tour-inspectors = Two inspectors
terracotta-tour-inspectors-text = One inspector marks a row, the other a column. After each round both lines are scored: 7 points for whoever leads alone in warriors there, 3 for everyone else with at least one. Then each inspector walks on by one space.
terracotta-tour-rounds = A tile for every round
terracotta-tour-rounds-text = After each round its tile is scored: the larger number for whoever leads alone in what it shows, the smaller one for everyone else who has some. You see all five from the start, and the numbers grow. The turn order is here too; turn-order tokens change it for the next round.
terracotta-tour-specialists = Four kinds of specialists
terracotta-tour-specialists-text = Where the outer ring shows it, you buy a specialist for coins and the use of an active weapon. A horse lets your warrior fill three cells; musicians score every round, servants and kneeling archers at the end. Those three serve anyone whose warriors stand in the right place.
terracotta-tour-masters = Six masters
terracotta-tour-masters-text = The middle wheel leads to the masters. The first time you hire: choose one of your tokens and pay its coins, 1 to 6. From then on you may use that master at every such action. After each round a hired master also gives you 1 coin or keeps 1 clay wet.
terracotta-tour-own = Your workers, clay and weapons
terracotta-tour-own-text = A craftsman needs an empty segment; an artist may also join a craftsman. When all workers are placed, the round is scored and wet clay dries, unless masters keep it wet. Dry clay makes no warriors. A weapon you use is inactive until you prepare it again.
terracotta-ui-icon-skip = Leave it out
terracotta-ui-icon-arrow = Direction
terracotta-ui-here-put = Place { $figure ->
    [officer] an officer
    [guard] a guard
    [crossbowman] a crossbowman
    [soldier] a soldier
    [servant] a servant
    [archer] a kneeling archer
    [musician] a musician
   *[other] the figure
  } here
terracotta-ui-here-place = { $worker ->
    [artist] Place an artist here
   *[craftsman] Place a craftsman here
  }
terracotta-ui-here-move = Move it here from { $from }
terracotta-ui-onward-rotate = Place a worker here; the wheels stay as they are
terracotta-ui-here-inspector = Move the { $inspector ->
    [V] row inspector
   *[H] column inspector
  } here
terracotta-ui-spaces = { $step ->
    [-1] one space back
    [1] one space forward
   *[other] two spaces forward
  }
