### Terracotta Army in English. Words in braces come from the rules; see docs/rules/terracotta.md.

terracotta-mode-standard = Two to four players
terracotta-mode-solo = Alone against the Rival
terracotta-option-level = Level of the Rival
terracotta-option-level-apprentice = apprentice
terracotta-option-level-journeyman = journeyman
terracotta-option-level-master = master
terracotta-end-rounds = Five rounds are played.

## What is counted, and where it comes from

terracotta-what-vp = VP
terracotta-what-coins = { $amount ->
    [one] coin
   *[other] coins
  }
terracotta-what-wet = wet clay
terracotta-what-dry = dry clay
terracotta-source-organizer = organizer
terracotta-source-weapons = weapons
terracotta-source-inspectors = inspectors
terracotta-source-musicians = musicians
terracotta-source-tiles = scoring tiles
terracotta-source-servants = servants
terracotta-part-master-acc = { $master ->
    [builder] the Master Builder
    [steward] the Master Steward
    [inspector] the Master Inspector
    [clay_maker] the Master Clay Maker
    [overseer] the Master Overseer
   *[blacksmith] the Master Blacksmith
  }
terracotta-part-warrior-acc = { $type ->
    [officer] an officer
    [guard] a guard
    [crossbowman] a crossbowman
   *[soldier] a soldier
  }
terracotta-source-groups = groups
terracotta-source-archers = kneeling archers
terracotta-source-resources = left-over resources
terracotta-source-rival = the Rival's own points
terracotta-source-workshop = workshop
terracotta-source-substitute = instead of the action
terracotta-source-rotate = rotating a wheel
terracotta-source-warrior = creating a warrior
terracotta-source-moisten = moistening
terracotta-source-order = turn-order token
terracotta-source-hire = hiring a master
terracotta-source-builder = Master Builder
terracotta-source-clay_maker = Master Clay Maker
terracotta-source-overseer = Master Overseer
terracotta-source-specialist = buying a specialist
terracotta-source-cleanup = clean-up

## Questions

terracotta-ask-rotate = Rotate a wheel for { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
  }, or leave the wheels as they are?
terracotta-ask-place = Place a worker at the workshop.
terracotta-ask-inner = Inner wheel: { $action ->
    [COINS] take { $n ->
        [one] { $n } coin
       *[other] { $n } coins
      }
    [CLAY] take { $n } wet clay
    [WARRIOR] create a warrior for { $n } wet clay
    [MOISTEN] moisten all your dry clay
   *[UPGRADE] replace your craftsman with an artist
  }{ $possible ->
    [no] {" "}– not possible now
   *[yes] {""}
  }.
terracotta-ask-middle = Middle wheel: { $action ->
    [COINS] take { $n ->
        [one] { $n } coin
       *[other] { $n } coins
      }
    [CLAY] take { $n } wet clay
    [ORDER] take a turn-order token
   *[MASTER] { $hired ->
        [yes] use { terracotta-part-master-acc }
       *[no] hire { terracotta-part-master-acc }
      }
  }{ $possible ->
    [no] {" "}– not possible now
   *[yes] {""}
  }.
terracotta-ask-outer = Outer ring: { $action ->
    [SPECIALIST] buy a specialist
   *[PREPARE] prepare the { $weapon ->
        [sword] sword
        [halberd] halberd
        [crossbow] crossbow
       *[spear] spear
      }
  }{ $possible ->
    [no] {" "}– not possible now
   *[yes] {""}
  }.
terracotta-ask-type = { $builder ->
    [yes] Which warrior does the Master Builder place? It comes from a fullest column.
   *[no] Which warrior do you create?
  }
terracotta-ask-cell = Where does the { $type ->
    [officer] officer
    [guard] guard
    [crossbowman] crossbowman
   *[soldier] soldier
  } stand? { $builder ->
    [yes] It scores nothing now.
   *[no] It scores { $points } VP.
  }
terracotta-ask-weapon = { $type ->
    [officer] Use the sword? 1 VP, and you may move an inspector one space.
    [guard] Use the halberd? 3 VP, and you may move another of your warriors.
    [crossbowman] Use the crossbow? Up to { $best } VP for the empty cells before the next figure.
   *[soldier] Use the spear? 1 VP and 2 coins.
  }
terracotta-ask-officer = Move an inspector one space? They stand at row { $row } and column { $column }.
terracotta-ask-guard = Move one of your other warriors in a straight line?
terracotta-ask-crossbow = In which direction does the crossbowman aim?
terracotta-ask-token = With which token do you hire { terracotta-part-master-acc }? You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }.
terracotta-ask-ability = { $possible ->
    [yes] Use the ability at once?
   *[no] The ability cannot be used now.
  } { $master ->
    [builder] Master Builder: pay coins equal to the round and place a warrior.
    [steward] Master Steward: perform the inner action again.
    [inspector] Master Inspector: move an inspector 1 or 2 spaces forward.
    [clay_maker] Master Clay Maker: take 3 wet clay.
    [overseer] Master Overseer: take the dry clay of two storages.
   *[blacksmith] Master Blacksmith: prepare all weapons.
  }
terracotta-ask-inspector = Move an inspector one or two spaces forward? They stand at row { $row } and column { $column }.
terracotta-ask-overseer = From which two storages do you take the clay? North-east: { $NE }, south-east: { $SE }, south-west: { $SW }, north-west: { $NW }.
terracotta-ask-specialist = Which specialist do you buy? You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }.
terracotta-ask-spot = Where does the { $kind ->
    [servant] servant
    [archer] kneeling archer
   *[musician] musician
  } stand?
terracotta-ask-facing = Which way does the kneeling archer look?
terracotta-ask-horse = Which of your warriors gets the horse, and which way does it stand?

## Answers

terracotta-act-rotate = { $wheel ->
    [none] Leave the wheels
    [inner] Turn the inner wheel
   *[middle] Turn the middle wheel
  }
terracotta-act-place = { $worker ->
    [craftsman] Craftsman
   *[artist] Artist
  } on segment { $segment }
terracotta-act-perform = { $ring ->
    [inner] Perform the inner action
    [middle] Perform the middle action
   *[outer] Perform the outer action
  }
terracotta-act-take = { $what ->
    [clay] Take 1 wet clay instead
   *[coin] Take 1 coin instead
  }
terracotta-act-skip = Do nothing
terracotta-act-type = { $type ->
    [officer] Officer
    [guard] Guard
    [crossbowman] Crossbowman
   *[soldier] Soldier
  }
terracotta-act-put = In { $cell }
terracotta-act-weapon = { $answer ->
    [use] Use the weapon
   *[no] Keep it
  }
terracotta-act-inspector = { $inspector ->
    [V] Row inspector
   *[H] Column inspector
  }: { $step }
terracotta-act-stay = Leave everything where it is
terracotta-act-shoot = { $direction ->
    [N] Aim up
    [E] Aim right
    [S] Aim down
   *[W] Aim left
  }
terracotta-act-hire = Token { $token }
terracotta-act-ability = { $answer ->
    [use] Use the ability
   *[no] Not now
  }
terracotta-act-collect = Storages { $storages }
terracotta-act-buy = { $kind ->
    [horse] Horse
    [servant] Servant
    [archer] Kneeling archer
   *[musician] Musician
  }
terracotta-act-face = { $direction ->
    [N] Look up
    [E] Look right
    [S] Look down
   *[W] Look left
  }
terracotta-act-mount = Warrior in { $cell }, horse { $direction ->
    [N] up
    [E] to the right
    [S] down
   *[W] to the left
  }
terracotta-act-move = From { $from } to { $to }

## The story

terracotta-log-rotate = { $player } turns the { $wheel ->
    [inner] inner
   *[middle] middle
  } wheel.
terracotta-log-worker = { $player } places { $worker ->
    [craftsman] a craftsman
   *[artist] an artist
  } on segment { $segment }.
terracotta-log-upgrade = { $player }: the craftsman on segment { $segment } becomes an artist.
terracotta-log-storage = 1 dry clay goes to the storage { $quarter ->
    [NE] in the north-east
    [SE] in the south-east
    [SW] in the south-west
   *[NW] in the north-west
  }, which now holds { $left }.
terracotta-log-warrior = { $player } places { terracotta-part-warrior-acc } in { $cell }.
terracotta-log-weapon-used = { $player } uses the { $weapon ->
    [sword] sword
    [halberd] halberd
    [crossbow] crossbow
   *[spear] spear
  }.
terracotta-log-weapon-ready = { $player } prepares the { $weapon ->
    [sword] sword
    [halberd] halberd
    [crossbow] crossbow
   *[spear] spear
  }.
terracotta-log-inspector = { $player } moves the { $inspector ->
    [V] row inspector to row
   *[H] column inspector to column
  } { $to }.
terracotta-log-inspector-forward = { $inspector ->
    [V] The row inspector goes on to row
   *[H] The column inspector goes on to column
  } { $to }.
terracotta-log-move = { $player } moves the { $type ->
    [officer] officer
    [guard] guard
    [crossbowman] crossbowman
   *[soldier] soldier
  } from { $from } to { $to }.
terracotta-log-shoot = { $player }: the crossbowman in { $cell } counts { $cells ->
    [one] { $cells } empty cell
   *[other] { $cells } empty cells
  }.
terracotta-log-hire = { $player } hires { terracotta-part-master-acc } with token { $token }.
terracotta-log-collect = { $player } empties the storages { $one ->
    [NE] in the north-east
    [SE] in the south-east
    [SW] in the south-west
   *[NW] in the north-west
  } and { $two ->
    [NE] in the north-east
    [SE] in the south-east
    [SW] in the south-west
   *[NW] in the north-west
  }.
terracotta-log-order-token = { $player } takes turn-order token { $token }.
terracotta-log-specialist = { $player } places a { $kind ->
    [servant] servant
    [archer] kneeling archer
   *[musician] musician
  } in { $cell }{ $facing ->
    [N] {" (looking up)"}
    [E] {" (looking right)"}
    [S] {" (looking down)"}
    [W] {" (looking left)"}
   *[none] {""}
  }.
terracotta-log-horse = { $player }: the { $type ->
    [officer] officer
    [guard] guard
    [crossbowman] crossbowman
   *[soldier] soldier
  } in { $cell } gets a horse.
terracotta-log-score-inspector = { $inspector ->
    [V] Row
   *[H] Column
  } { $line } is inspected. Warriors: { $counts }.
terracotta-log-score-musician = The musician in { $cell } plays. Warriors: { $counts }.
terracotta-log-score-tile = Scoring tile: { $tile ->
    [type_officer] officers
    [type_guard] guards
    [type_crossbowman] crossbowmen
    [type_soldier] soldiers
    [sector_nw] upper left sector
    [sector_ne] upper right sector
    [sector_sw] lower left sector
    [sector_se] lower right sector
    [central_row] central row
    [central_column] central column
    [coins] coins
   *[clay] clay
  } ({ $dominance } / { $presence }). Counted: { $counts }.
terracotta-log-order = The turn order changes.
terracotta-log-round = Round { $round } begins. Workers come back, both wheels turn.
terracotta-log-final = The final scoring begins.
terracotta-log-score-servant = The servant in { $cell } is scored. Warriors: { $counts }.
terracotta-log-removed = { $player }: the lone { $type ->
    [officer] officer
    [guard] guard
    [crossbowman] crossbowman
   *[soldier] soldier
  } in { $cell } is removed.
terracotta-log-score-group = A group of { $type ->
    [officer] officers
    [guard] guards
    [crossbowman] crossbowmen
   *[soldier] soldiers
  } is scored. Warriors: { $counts }.
terracotta-log-rival-card = The Rival draws a card: { $task ->
    [BUILD_V] it builds in the inspector's row
    [BUILD_H] it builds in the inspector's column
    [BUILD_TILE] it builds for the scoring tile
    [BUILD_GROUP] it builds a group
    [SPECIALIST] it buys a specialist
    [ORDER] it takes the turn-order token
   *[TRAIN] it trains a worker
  }.
terracotta-log-rival-stuck = The Rival cannot carry out its task.
terracotta-log-rival-shuffle = The Rival's deck is shuffled: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }.

## Why not

terracotta-no-not-possible = That is not possible now.
terracotta-no-coins = This costs { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
  }; you have { $coins }.
terracotta-no-no-worker = You have no { $worker ->
    [craftsman] craftsman
   *[artist] artist
  } left this round.
terracotta-no-artist-there = An artist stands on segment { $segment }: it is closed.
terracotta-no-craftsman-there = A craftsman stands on segment { $segment }: only an artist may join.
terracotta-no-wet = A warrior costs { $cost } wet clay; you have { $wet } ({ $dry } dry).
terracotta-no-mausoleum-full = The mausoleum has no empty cell.
terracotta-no-organizer-empty = No warrior is left in the organizer.
terracotta-no-no-dry = You have no dry clay.
terracotta-no-already-artist = Your worker is an artist already.
terracotta-no-holds-order = You already hold turn-order token { $token }.
terracotta-no-order-empty = No turn-order token is left.
terracotta-no-weapon-active = Your { $weapon ->
    [sword] sword
    [halberd] halberd
    [crossbow] crossbow
   *[spear] spear
  } is active already.
terracotta-no-no-active-weapon = A specialist costs an active weapon; all yours are inactive.
terracotta-no-sold-out = { $kind ->
    [horse] All horses are sold.
    [servant] All servants are sold.
    [archer] All kneeling archers are sold.
   *[musician] All musicians are sold.
  }
terracotta-no-weapon-inactive = { $weapon ->
    [sword] A horse costs the use of your sword, which is inactive.
    [halberd] A servant costs the use of your halberd, which is inactive.
    [crossbow] A kneeling archer costs the use of your crossbow, which is inactive.
   *[spear] A musician costs the use of your spear, which is inactive.
  }
terracotta-no-specialist-coins = { $kind ->
    [horse] A horse
    [servant] A servant
    [archer] A kneeling archer
   *[musician] A musician
  } costs { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
  }; you have { $coins }.
terracotta-no-no-rider = You have no warrior in the mausoleum who could get a horse.
terracotta-no-all-ride = All your warriors have a horse already.
terracotta-no-no-horse-room = None of your warriors on foot has two empty cells beside it for a horse.
terracotta-no-cell-taken = A figure stands in { $cell }.
terracotta-no-no-own-warrior = None of your warriors stands in { $cell }.
terracotta-no-has-horse = The warrior in { $cell } has a horse already.
terracotta-no-no-room-for-horse = A horse needs two empty cells in a line from { $cell }.
terracotta-no-other-ring = First decide on the { $ring ->
    [inner] inner
    [middle] middle
   *[outer] outer
  } action.
terracotta-no-ring-done = You have already decided on the { $ring ->
    [inner] inner
    [middle] middle
   *[outer] outer
  } action.
terracotta-no-cheapest-token = Your cheapest token costs { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
  }; you have { $coins }.
terracotta-no-token-placed = Token { $token } lies with { terracotta-part-master-acc } already.
terracotta-no-storages-empty = All storages are empty.
terracotta-no-all-weapons-active = All your weapons are active already.
terracotta-no-only-forward = The Master Inspector moves one or two spaces forward only.
terracotta-no-only-one-step = An officer moves an inspector by one space only.
terracotta-no-none-left = No { $type ->
    [officer] officer
    [guard] guard
    [crossbowman] crossbowman
   *[soldier] soldier
  } is left.
terracotta-no-not-fullest = The Master Builder takes from a fullest column: those hold { $most }, this one { $left }.
terracotta-no-new-guard = The new guard itself cannot move.
terracotta-no-not-straight = A warrior moves in a straight line, along its row or column.
terracotta-no-rider-cell = This horse has its rider in { $cell }: they move together, from there.
terracotta-no-hemmed-in = The warrior in { $cell } has no empty cell beside it to go to.
terracotta-no-blocked = A figure is in the way.
terracotta-no-blocked-rider = There is no room for the rider and the horse.
terracotta-no-shot-adjacent = The next figure is adjacent: no empty cell to count.
terracotta-no-shot-nobody = No figure stands in this direction.
terracotta-no-wheels-first = A wheel can be turned once per turn, before you place a worker.

## Mind

terracotta-mind-artist-closes = An artist closes segment { $segment }; a craftsman would leave it open for artists.
terracotta-mind-too-little-wet = The warrior here costs { $cost } wet clay; you have { $wet }.
terracotta-mind-skip-gains-nothing = You gain nothing by doing nothing.
terracotta-mind-upgrade-closes = Your artist closes segment { $segment } for everybody this round.
terracotta-mind-stays-dry = Your dry clay ({ $dry }) stays dry.
terracotta-mind-dearer-token = A cheaper token ({ $cheapest }) would do.
terracotta-mind-will-dry = What you do not use this turn dries at the end of the round; { $kept } stays wet.
terracotta-mind-hired-in-vain = The ability could not be used at once.
terracotta-mind-no-substitute = You get nothing instead: hiring counts as performing the action.
terracotta-mind-empty-storages = Both storages are empty.
terracotta-mind-no-ability = Your { $weapon ->
    [sword] sword
    [halberd] halberd
    [crossbow] crossbow
   *[spear] spear
  } is inactive: the warrior comes without its ability.
terracotta-mind-faces-wall = It would look at the wall for the rest of the game.
terracotta-mind-faces-empty = Nobody stands in { $cell } yet.
terracotta-mind-faces-specialist = A specialist stands in { $cell }: it does not count.
terracotta-mind-faces-other = The warrior in { $cell } belongs to somebody else, who would profit.
terracotta-mind-better-shot = Another direction gives { $best } VP.

## Terms of the glossary

terracotta-term-vp = victory point, VP
terracotta-term-round = round
terracotta-term-turn = turn
terracotta-term-action_phase = action phase
terracotta-term-scoring_phase = scoring phase
terracotta-term-cleanup_phase = clean-up phase
terracotta-term-final_scoring = final scoring
terracotta-term-workshop = workshop
terracotta-term-inner = inner wheel
terracotta-term-middle = middle wheel
terracotta-term-outer = outer ring
terracotta-term-segment = segment
terracotta-term-quarter = quarter
terracotta-term-storage = storage
terracotta-term-worker = worker
terracotta-term-craftsman = craftsman
terracotta-term-artist = artist
terracotta-term-wet = wet clay
terracotta-term-dry = dry clay
terracotta-term-coin = coin
terracotta-term-supply = general supply
terracotta-term-weapon = weapon token
terracotta-term-active = active / inactive
terracotta-term-prepare = prepare (a weapon)
terracotta-term-sword = sword
terracotta-term-halberd = halberd
terracotta-term-crossbow = crossbow
terracotta-term-spear = spear
terracotta-term-figure = figure
terracotta-term-warrior = warrior
terracotta-term-officer = officer
terracotta-term-guard = guard
terracotta-term-crossbowman = crossbowman
terracotta-term-soldier = soldier
terracotta-term-specialist = specialist
terracotta-term-horse = horse
terracotta-term-servant = servant
terracotta-term-archer = kneeling archer
terracotta-term-musician = musician
terracotta-term-base = player base
terracotta-term-organizer = warrior organizer
terracotta-term-mausoleum = mausoleum
terracotta-term-row = row
terracotta-term-col = column
terracotta-term-central_row = central row
terracotta-term-central_column = central column
terracotta-term-sector = sector
terracotta-term-group = group
terracotta-term-dominance = dominance
terracotta-term-presence = presence
terracotta-term-inspector = inspector
terracotta-term-inspector_track = inspector track
terracotta-term-master = master
terracotta-term-master_token = master token
terracotta-term-builder = Master Builder
terracotta-term-steward = Master Steward
terracotta-term-masters-inspector = Master Inspector
terracotta-term-clay_maker = Master Clay Maker
terracotta-term-overseer = Master Overseer
terracotta-term-blacksmith = Master Blacksmith
terracotta-term-cleanup_bonus = clean-up bonus
terracotta-term-order_track = turn-order track
terracotta-term-order_token = turn-order token
terracotta-term-tile = scoring tile
terracotta-term-round_track = round track / marker
terracotta-term-score_track = score track
terracotta-term-rotate = rotate
terracotta-term-create = create (a warrior)
terracotta-term-buy = buy (a specialist)
terracotta-term-moisten = moisten
terracotta-term-upgrade = upgrade
terracotta-term-hire = hire (a master)
