### What only the drawing of ZhanGuo says.

zhanguo-ui-status = Round { $round } of { $rounds }, { $phase ->
    [setup] boards
    [draw] drawing cards
    [play] playing cards
    [awards] awards
   *[over] the end
  }
zhanguo-ui-part-map = Map and wall
zhanguo-ui-part-court = Court
zhanguo-ui-part-awards = Awards
zhanguo-ui-part-tasks = Tasks
zhanguo-ui-group-unify = Unification action: to a region of yours
zhanguo-ui-group-court = Court action
zhanguo-ui-group-free = Free moves
zhanguo-ui-reconstructed = (Reconstructed by us.)
zhanguo-ui-legend = reconstructed data: not printed in the rulebook we have
zhanguo-ui-higher = with a higher number
zhanguo-ui-lower = with a lower number
zhanguo-ui-card = { $colour ->
    [ivory] Writing
    [orange] Currency
   *[brown] Law
  } { $card }
zhanguo-ui-no-ability = No ability.
zhanguo-ui-court = The court
zhanguo-ui-court-count = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
zhanguo-ui-court-text = { $count ->
    [0] Empty: the first card fits every action.
   *[other] From the top: { $stack }.
  }
zhanguo-ui-about-RECRUIT = One official from your supply to a governor area. A lower card activates abilities.
zhanguo-ui-about-REASSIGN = Up to 3 movement points for your officials. Activates no cards.
zhanguo-ui-about-GOVERNOR = A red, a gray and a white official of one governor area make a governor, who takes a bonus square and ends your unrest in the region. A lower card activates abilities.
zhanguo-ui-about-HIRE = One worker for each official in the worker area of a region; unrest rises. A higher card activates abilities.
zhanguo-ui-about-PALACE = Two workers of a region and one of another build a palace: VP for all your tableau cards and a marker of value 3. A higher card activates abilities.
zhanguo-ui-about-WALL = One to three workers, each from another region, build a wall that scores at the end. A higher card activates abilities.
zhanguo-ui-slot = Place for a card at region { zhanguo-part-region }
zhanguo-ui-slot-text = The first, second, third card gives 1, 2, 3 markers of its colour and raises unrest by 0, 1, 2.
zhanguo-ui-gov = Governor area of region { zhanguo-part-region }
zhanguo-ui-gov-text = Any number of officials. Three colours make a governor.
zhanguo-ui-work = Worker area of region { zhanguo-part-region }
zhanguo-ui-work-text = Two officials at most; { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
  } now.
zhanguo-ui-above = { $official ->
    [red] Red
    [gray] Gray
   *[white] White
  } official in the governor area of region { zhanguo-part-region }
zhanguo-ui-below = { $official ->
    [red] Red
    [gray] Gray
   *[white] White
  } official in the worker area of region { zhanguo-part-region }
zhanguo-ui-unrest = Unrest in region { zhanguo-part-region }
zhanguo-ui-unrest-text = Level { $level } of { $max }. From level { $block } on no palaces; at level { $max } the region is blocked.
zhanguo-ui-supply = { $official ->
    [red] Red
    [gray] Gray
   *[white] White
  } officials in your supply: { $n }
zhanguo-ui-region-name = Region { zhanguo-part-region }
zhanguo-ui-region = Region { zhanguo-part-region } on the map
zhanguo-ui-region-text = Palaces: { $palaces } of { $spaces }. Adjacent regions: { $neighbours }. Most governors at the end: 9 VP and 3 VP for each.
zhanguo-ui-square = Bonus square of region { zhanguo-part-region }
zhanguo-ui-section = Wall section { zhanguo-part-section }
zhanguo-ui-space = Wall section { zhanguo-part-section }, space with { zhanguo-part-lines }
zhanguo-ui-tile-text = { $criterion }: { $one } / { $two } / { $three } VP for a wall on the space with 1 / 2 / 3 lines.
zhanguo-ui-criterion-CALM_REGIONS = For each region without unrest
zhanguo-ui-criterion-CARD_SETS = For each set of cards of all three colours
zhanguo-ui-criterion-OFFICIALS_GE_UNREST = For each region with at least as many officials as unrest
zhanguo-ui-criterion-FULL_REGIONS = For each region with three cards
zhanguo-ui-criterion-GRAY_REGIONS = For each region with a gray official
zhanguo-ui-criterion-PAIR_REGIONS = For each region with two cards of one colour
zhanguo-ui-criterion-RED_REGIONS = For each region with a red official
zhanguo-ui-criterion-ORANGE_REGIONS = For each region with an orange card
zhanguo-ui-criterion-WHITE_REGIONS = For each region with a white official
zhanguo-ui-criterion-BROWN_REGIONS = For each region with a brown card
zhanguo-ui-criterion-UNREST_PENALTY = This number minus all your unrest
zhanguo-ui-criterion-IVORY_REGIONS = For each region with an ivory card
zhanguo-ui-task = The { zhanguo-part-task }
zhanguo-ui-needs-governor = A governor in each of these regions: { $needs }.
zhanguo-ui-needs-palace = A palace in each of these regions: { $needs }.
zhanguo-ui-needs-wall = Walls in these areas: { $needs }.
zhanguo-ui-area = { $area ->
    [T] turquoise
    [G] gold
   *[S] silver
  }
zhanguo-ui-award = Award of round { $round } for { $aspect ->
    [writing] writing
    [currency] currency
   *[law] law
  }
zhanguo-ui-aspect-writing = Writing
zhanguo-ui-aspect-currency = Currency
zhanguo-ui-aspect-law = Law
zhanguo-ui-aspect-text = Whoever has the highest value of markers may accept the award of the round; at the end it scores { $vp } VP.
zhanguo-ui-marker = { $colour ->
    [ivory] Ivory
    [orange] Orange
   *[brown] Brown
  } markers in the supply: { $n }
zhanguo-ui-marker-text = For a card of this colour in a region.
zhanguo-ui-big = { $colour ->
    [ivory] Ivory
    [orange] Orange
   *[brown] Brown
  } marker of value 3
zhanguo-ui-big-text = Goes to whoever builds a palace.
zhanguo-ui-deck = { $colour ->
    [ivory] Writing
    [orange] Currency
   *[brown] Law
  }: { $n ->
    [one] 1 card in the deck
   *[other] { $n } cards in the deck
  }
zhanguo-ui-deck-discards = Laid off and somewhere in the deck or in hands: { $cards }.
zhanguo-ui-track = Award track
zhanguo-ui-track-text = Ties go to the disc further left. Whoever accepts an award goes behind the others; the first one begins the next round.
zhanguo-ui-own-region = Region { zhanguo-part-region }: unrest { $unrest }, workers: { $workers } { $people }
zhanguo-ui-hand = Cards in hand: { $n }
zhanguo-ui-backs = { $colour ->
    [ivory] writing cards in hand
    [orange] currency cards in hand
   *[brown] law cards in hand
  }: { $n }
zhanguo-ui-value = { $aspect ->
    [writing] Writing
    [currency] Currency
   *[law] Law
  }: markers worth { $n }
zhanguo-ui-left-governor = Governors left: { $n }
zhanguo-ui-left-palace = Palaces left: { $n }
zhanguo-ui-left-wall = Walls left: { $n }
zhanguo-ui-no-board = No board yet.
zhanguo-ui-palace-space = empty palace space
zhanguo-ui-palace-of = palace of { $player }
zhanguo-ui-auction-open = The auction is being opened.
zhanguo-ui-auction = { $player } bids { $bid } VP.
zhanguo-ui-now-worth = As things stand it would score { $vp } VP for you.
zhanguo-ui-waiting = Waiting for it: { $cards }.
zhanguo-ui-bid = Bid { $vp } VP
zhanguo-ui-done = Done
zhanguo-ui-boards = Player boards
zhanguo-ui-under = lower than { $top } activates:
zhanguo-ui-over = higher than { $top } activates:
zhanguo-ui-any-number = any number activates:
zhanguo-ui-wakes = At the court { $card } activates:
zhanguo-ui-wakes-nothing = At the court { $card } activates nothing now.
zhanguo-ui-wakes-ask = Tap a card to see what it would activate at the court.
zhanguo-ui-task-worth = At the end each task section is worth the VP under your discs, times the number of your discs there.
zhanguo-ui-wakes-no-cards = no cards
zhanguo-ui-governor-of = governor of { $player }
zhanguo-ui-wall-of = wall of { $player }

## The tour
zhanguo-tour-goal = One empire
zhanguo-tour-goal-text = You unite China with governors, palaces and walls. During play palaces and card abilities bring points, at the end governors, walls, tasks and unification markers do. After five rounds, whoever has the most points wins.
zhanguo-tour-turn = Your turn: one card
zhanguo-tour-turn-text = You start each round with six cards, two of each colour, and play one in each turn. Either put it at one of your regions, where its ability waits, or play it to the court and take one of six actions. Any card will do for any action.
zhanguo-tour-cards = Cards at your regions
zhanguo-tour-cards-text = A card at a region brings unification markers of its colour: the first card there 1, the second 2, the third and last 3. But the second raises unrest by 1, the third by 2, and too much unrest blocks the region. The ability stays, waiting for an action at the court to activate it.
zhanguo-tour-court = The court
zhanguo-tour-court-text = A card played here gives you one of six actions. If you recruit or install a governor, a number lower than the card beneath also activates your abilities for that action; if you hire or build a palace or a wall, a higher one does. The number never forbids an action.
zhanguo-tour-regions = Five regions
zhanguo-tour-regions-text = Three of your officials in different colours become a governor, who takes an empty bonus square, if there is one, and ends your unrest there. Most governors in a region at the end: 9 points and 3 for each, shared in a tie. Three workers build a palace: at once 1 point for each card at your regions.
zhanguo-tour-wall = The Great Wall
zhanguo-tour-wall-text = A wall costs one to three workers, as many as its space has lines, each from a different region of yours. It scores only at the end: the tile of the section says for what, and spaces with more lines are worth more. You may build only one wall in each section.
zhanguo-tour-awards = Awards
zhanguo-tour-awards-text = After each round every colour has one award. Whoever has most in markers of that colour may accept it, giving all of them back, or pass and leave it to the next player. At the end of the game the lead in a colour brings 5, 6 or 7 points.
zhanguo-tour-tasks = Tasks
zhanguo-tour-tasks-text = Each task asks for governors, palaces or walls in certain places. When you have them, you may claim it at the end of your turn; the earlier, the more points. At the end your points in a task section are multiplied by your tasks in it, so it pays to fill one section.
zhanguo-tour-own = Your officials and workers
zhanguo-tour-own-text = In the governor area of a region, officials of all three colours can become a governor. In your turn you may move officials to the worker area for free, at most two per region; there they hire workers. Hiring raises unrest, and at its maximum a region allows no hiring, palaces or card abilities.

## What else a place says
zhanguo-ui-above-text = In your turn it may go down to the worker area of its region for free.
zhanguo-ui-below-text = A movement point brings it to the governor area here, or to the worker area of an adjacent region.
zhanguo-ui-supply-text = Whoever recruits takes an official from here.
zhanguo-ui-deck-whole = Nothing has been laid off.
zhanguo-ui-kind = Cards and markers: { $aspect ->
    [writing] ivory, with a brush
    [currency] orange, with a coin
   *[law] brown, with scales
  }.
zhanguo-ui-area-sign = Sign of the area: { $area ->
    [T] waves
    [G] the sun
   *[S] the moon
  }.
zhanguo-ui-not-a-step = That is more than one step: an official reaches another region only in the same kind of area.
zhanguo-ui-icon-card = { $colour ->
    [ivory] Ivory card: writing
    [orange] Orange card: currency
   *[brown] Brown card: law
  }
zhanguo-ui-icon-area = { $area ->
    [T] Turquoise wall area
    [G] Golden wall area
   *[S] Silver wall area
  }
zhanguo-ui-icon-workers-at = Workers in the region shown
zhanguo-ui-icon-official-at = Official of your choice in the region shown
zhanguo-ui-icon-free-governor = Install 1 governor for free
zhanguo-ui-icon-board = { $board ->
    [circle] Board with the circle
    [square] Board with the square
    [triangle] Board with the triangle
    [star] Board with the star
   *[A] Board of side A, without an ability
  }
zhanguo-ui-here-wall = Build the wall here
zhanguo-ui-here-calm = Lower the unrest here
