### ZhanGuo in English. Words in braces come from the rules; see docs/rules/zhanguo.md.

zhanguo-mode-standard = Two to four players
zhanguo-option-boards = Player boards
zhanguo-option-boards-A = side A, the same for all
zhanguo-option-boards-B_PICK = side B, picked in reverse order
zhanguo-option-boards-B_AUCTION = side B, by auction
zhanguo-option-draft = Draw 3, keep 2
zhanguo-option-draft-no = no
zhanguo-option-draft-yes = yes
zhanguo-option-track_order = Turn order by the award track
zhanguo-option-track_order-no = no
zhanguo-option-track_order-yes = yes
zhanguo-option-worker_unrest = Unrest for every hired worker
zhanguo-option-worker_unrest-no = no
zhanguo-option-worker_unrest-yes = yes
zhanguo-option-removed = Auction for 2 or 3: board out of the game
zhanguo-option-removed-random = at random
zhanguo-option-removed-circle = circle
zhanguo-option-removed-square = square
zhanguo-option-removed-triangle = triangle
zhanguo-option-removed-star = star
zhanguo-option-also_removed = Auction for 2: second board out of the game
zhanguo-option-also_removed-random = at random
zhanguo-option-also_removed-circle = circle
zhanguo-option-also_removed-square = square
zhanguo-option-also_removed-triangle = triangle
zhanguo-option-also_removed-star = star
zhanguo-end-rounds = Five rounds are played.

## Parts of sentences

zhanguo-part-official = { $official ->
    [red] red official
    [gray] gray official
   *[white] white official
  }
zhanguo-part-missing = { $missing ->
    [red] a red official
    [gray] a gray official
    [white] a white official
    [red-gray] a red and a gray official
    [red-white] a red and a white official
    [gray-white] a gray and a white official
   *[red-gray-white] a red, a gray and a white official
  }
zhanguo-part-officials = { $official ->
    [red] { $n ->
        [one] 1 red official
       *[other] { $n } red officials
      }
    [gray] { $n ->
        [one] 1 gray official
       *[other] { $n } gray officials
      }
   *[white] { $n ->
        [one] 1 white official
       *[other] { $n } white officials
      }
  }
zhanguo-part-colour = { $colour ->
    [ivory] ivory
    [orange] orange
   *[brown] brown
  }
zhanguo-part-action = { $action ->
    [RECRUIT] Recruit an official
    [REASSIGN] Reassign officials
    [GOVERNOR] Install a governor
    [HIRE] Hire workers
    [PALACE] Build a palace
   *[WALL] Build a wall
  }
zhanguo-part-aspect = { $aspect ->
    [writing] writing
    [currency] currency
   *[law] law
  }
zhanguo-part-board = { $board ->
    [A] side A
    [circle] circle
    [square] square
    [triangle] triangle
   *[star] star
  }
zhanguo-part-region = { $region ->
    [R1] 1
    [R2] 2
    [R3] 3
    [R4] 4
   *[R5] 5
  }
zhanguo-part-to = { $to ->
    [R1] 1
    [R2] 2
    [R3] 3
    [R4] 4
   *[R5] 5
  }
zhanguo-part-other = { $other ->
    [R1] 1
    [R2] 2
    [R3] 3
    [R4] 4
   *[R5] 5
  }
zhanguo-part-at = { $at ->
    [R1] 1
    [R2] 2
    [R3] 3
    [R4] 4
   *[R5] 5
  }
zhanguo-part-at-one-of = { $at ->
    [R2-R4] region 2 or 4
    [R3-R5] region 3 or 5
   *[R1-R2-R3-R4-R5] any region
  }
zhanguo-part-from = { $from ->
    [R1] 1
    [R2] 2
    [R3] 3
    [R4] 4
   *[R5] 5
  }
zhanguo-part-regions = { $regions ->
    [R1] region 1
    [R2] region 2
    [R3] region 3
    [R4] region 4
    [R5] region 5
    [R1-R2] regions 1 and 2
    [R1-R3] regions 1 and 3
    [R1-R4] regions 1 and 4
    [R1-R5] regions 1 and 5
    [R2-R3] regions 2 and 3
    [R2-R4] regions 2 and 4
    [R2-R5] regions 2 and 5
    [R3-R4] regions 3 and 4
    [R3-R5] regions 3 and 5
    [R4-R5] regions 4 and 5
    [R1-R2-R3] regions 1, 2 and 3
    [R1-R2-R4] regions 1, 2 and 4
    [R1-R2-R5] regions 1, 2 and 5
    [R1-R3-R4] regions 1, 3 and 4
    [R1-R3-R5] regions 1, 3 and 5
    [R1-R4-R5] regions 1, 4 and 5
    [R2-R3-R4] regions 2, 3 and 4
    [R2-R3-R5] regions 2, 3 and 5
    [R2-R4-R5] regions 2, 4 and 5
   *[R3-R4-R5] regions 3, 4 and 5
  }
zhanguo-part-section = { $section ->
    [T1] 1 of the turquoise area
    [T2] 2 of the turquoise area
    [G1] 1 of the gold area
    [G2] 2 of the gold area
    [S1] 1 of the silver area
   *[S2] 2 of the silver area
  }
zhanguo-part-task = { $task ->
    [U-G] governor task of the upper section
    [U-P] palace task of the upper section
    [U-W] wall task of the upper section
    [L-G] governor task of the lower section
    [L-P] palace task of the lower section
   *[L-W] wall task of the lower section
  }
zhanguo-part-lines = { $lines ->
    [one] 1 line
   *[other] { $lines } lines
  }
zhanguo-part-have = { $have ->
    [one] 1 region
   *[other] { $have } regions
  }
zhanguo-effect = { $effect ->
    [MARKER] 1 unification marker of your choice
    [MOVE] up to { $n ->
        [one] 1 movement point
       *[other] { $n } movement points
      }
    [VP] { $n } VP
    [WORKER] 1 worker in this region
    [VP_CARDS] 1 VP for each of your { zhanguo-part-colour } cards
    [CALM_ANY] unrest −1 in any region
    [CALM_HERE] unrest −1 in this region
    [MOVE_WORKER] move 1 worker to an adjacent region
    [OFFICIAL_HERE] 1 { zhanguo-part-official } in this region
    [OFFICIAL_ANY] 1 official of your choice in any region
    [CALM_THEN_WORKER] unrest −1 in any region, then 1 worker there
    [MOVE_GOVERNOR] move 1 of your governors to an adjacent region
    [EXTRA_WORKER] hire 1 more worker
    [OFFICIAL_AT] 1 official of your choice in region { zhanguo-part-at }
    [OFFICIALS_AT] { zhanguo-part-officials } in region { zhanguo-part-at }
    [WORKERS_AT] { $n ->
        [one] 1 worker
       *[other] { $n } workers
      } in region { zhanguo-part-at }
    [FREE_GOVERNOR] install 1 governor for free in { zhanguo-part-at-one-of }
    [FREE_WALL] build 1 wall for free
   *[FREE_PALACE] build 1 palace for free
  }

## What is counted, and where it comes from

zhanguo-what-vp = VP
zhanguo-what-unrest = unrest
zhanguo-what-worker = { $amount ->
    [one] worker
   *[other] workers
  }
zhanguo-what-marker_ivory = { $amount ->
    [one] ivory unification marker
   *[other] ivory unification markers
  }
zhanguo-what-marker_orange = { $amount ->
    [one] orange unification marker
   *[other] orange unification markers
  }
zhanguo-what-marker_brown = { $amount ->
    [one] brown unification marker
   *[other] brown unification markers
  }
zhanguo-what-big_ivory = { $amount ->
    [one] ivory unification marker of value 3
   *[other] ivory unification markers of value 3
  }
zhanguo-what-big_orange = { $amount ->
    [one] orange unification marker of value 3
   *[other] orange unification markers of value 3
  }
zhanguo-what-big_brown = { $amount ->
    [one] brown unification marker of value 3
   *[other] brown unification markers of value 3
  }
zhanguo-what-official_red = { $amount ->
    [one] red official
   *[other] red officials
  }
zhanguo-what-official_gray = { $amount ->
    [one] gray official
   *[other] gray officials
  }
zhanguo-what-official_white = { $amount ->
    [one] white official
   *[other] white officials
  }
zhanguo-source-auction = auction
zhanguo-source-unify = unification action
zhanguo-source-square = bonus squares
zhanguo-source-palace = palaces
zhanguo-source-card = card abilities
zhanguo-source-board = board ability
zhanguo-source-regions = governors in regions
zhanguo-source-aspects = aspects of unification
zhanguo-source-tasks = tasks
zhanguo-source-walls = walls
zhanguo-source-setup = setup
zhanguo-source-recruit = recruiting
zhanguo-source-governor = governor
zhanguo-source-hire = hiring
zhanguo-source-wall = building a wall
zhanguo-source-award = award

## Questions

zhanguo-ask-pick_board = Which board do you take?
zhanguo-ask-auction_bid = { $bid ->
    [0] Open the auction for a board: how many VP do you bid?
   *[other] The bid is { $bid } VP. Raise or pass?
  }
zhanguo-ask-auction_pick = You won the auction. Which board do you take?
zhanguo-ask-draft_keep = Lay off one card of each colour.
zhanguo-ask-play_card = Play a card: a unification action in one of your regions, or a court action.
zhanguo-ask-move_step = { $transit ->
    [1] The worker area is full: this official must move on.
   *[0] Move officials: { $left ->
        [one] 1 movement point left.
       *[other] { $left } movement points left.
      }
  }
zhanguo-ask-recruit = Which official do you recruit, and where?
zhanguo-ask-hire = In which region do you hire?
zhanguo-ask-governor_region = In which region do you install a governor?
zhanguo-ask-governor_square = Which bonus square of region { zhanguo-part-region } does the governor take?
zhanguo-ask-square_official = Place an official in any region, or not?
zhanguo-ask-palace = Where do you build the palace, and which other region gives a worker?
zhanguo-ask-palace_marker = Which unification marker of value 3 do you take?
zhanguo-ask-wall = Where do you build the wall?
zhanguo-ask-wall_workers = { $count ->
    [one] Which region pays 1 worker?
   *[other] Which { $count } regions pay a worker each?
  }
zhanguo-ask-activate = Activate your abilities, in any order.
zhanguo-ask-marker_colour = Which unification marker do you take?
zhanguo-ask-calm_region = Where does the unrest go down?
zhanguo-ask-move_worker = Which worker moves, and where to?
zhanguo-ask-triangle_worker = Place a worker in region { zhanguo-part-region }?
zhanguo-ask-star_governor = Which of your governors moves, and where to?
zhanguo-ask-claim_task = Claim a task?
zhanguo-ask-award_answer = Award for { zhanguo-part-aspect }: { zhanguo-effect }. Accept it? You would return all your markers of this colour.
zhanguo-ask-award_official = Which official comes to region { zhanguo-part-region }?
zhanguo-ask-award_region = In which region do you install the governor?
zhanguo-ask-award_wall = Where do you build the wall?
zhanguo-ask-award_palace = Where do you build the palace?
zhanguo-ask-end_turn = End your turn, or do something first?

## Answers

zhanguo-act-stop = Enough
zhanguo-act-decline = Nothing
zhanguo-act-end_turn = End the turn
zhanguo-act-pass = Pass
zhanguo-act-accept = Accept the award
zhanguo-act-free_move = Region { zhanguo-part-region }: { zhanguo-part-official } to the worker area
zhanguo-act-move_above = Governor area: { zhanguo-part-official } from region { zhanguo-part-region } to region { zhanguo-part-to }
zhanguo-act-move_below = Worker area: { zhanguo-part-official } from region { zhanguo-part-region } to region { zhanguo-part-to }
zhanguo-act-move_up = Region { zhanguo-part-region }: { zhanguo-part-official } to the governor area
zhanguo-act-recruit = Region { zhanguo-part-region }: { zhanguo-part-official }
zhanguo-act-official = Region { zhanguo-part-region }: { zhanguo-part-official }
zhanguo-act-governor = Governor in region { zhanguo-part-region }
zhanguo-act-square = Bonus square: { $square ->
    [MOVE] movement points
    [OFFICIAL_ANY] an official of your choice
   *[VP] VP
  }
zhanguo-act-hire = Hire in region { zhanguo-part-region }{ $extra ->
    [extra] {", one more worker"}
   *[plain] {""}
  }
zhanguo-act-palace = Palace in region { zhanguo-part-region }, worker from region { zhanguo-part-other }
zhanguo-act-free_palace = Palace in region { zhanguo-part-region }
zhanguo-act-take_big = Take the { zhanguo-part-colour } unification marker of value 3
zhanguo-act-take_marker = Take the { zhanguo-part-colour } unification marker
zhanguo-act-wall = Section { zhanguo-part-section }, space with { zhanguo-part-lines }
zhanguo-act-wall_workers = Workers from { zhanguo-part-regions }
zhanguo-act-board_ability = Ability of the board
zhanguo-act-calm = Region { zhanguo-part-region }
zhanguo-act-move_worker = Worker from region { zhanguo-part-region } to region { zhanguo-part-to }
zhanguo-act-place_worker = Place the worker
zhanguo-act-move_governor = Governor from region { zhanguo-part-from } to region { zhanguo-part-to }
zhanguo-act-claim = Claim the { zhanguo-part-task }
zhanguo-act-pick_board = { $board ->
    [circle] Circle
    [square] Square
    [triangle] Triangle
   *[star] Star
  }
zhanguo-act-bid = { $vp } VP
zhanguo-act-activate = Activate card { $card }
zhanguo-act-discard = Lay off card { $card }
zhanguo-act-unify = Card { $card } to region { zhanguo-part-region }
zhanguo-act-court = Card { $card } to the court: { zhanguo-part-action }

## The story

zhanguo-log-board = { $player } takes the board: { zhanguo-part-board }.
zhanguo-log-bid = { $player } bids { $vp } VP.
zhanguo-log-auction-pass = { $player } passes in the auction.
zhanguo-log-round = Round { $round } begins.
zhanguo-log-drew = { $player } draws cards: { $cards }.
zhanguo-log-drew-hidden = { $player } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
zhanguo-log-laid-off = { $player } lays off card { $card }.
zhanguo-log-laid-off-hidden = { $player } has chosen a card to lay off.
zhanguo-log-discards = { $player } shows the discards: { $cards }.
zhanguo-log-under-decks = All discards go under their decks.
zhanguo-log-unify = { $player } takes a unification action: card { $card } to region { zhanguo-part-region }.
zhanguo-log-court = { $player } plays card { $card } to the { $below ->
    [0] empty court
    [121] empty court
   *[other] court, on card { $below }
  }: { zhanguo-part-action }.
zhanguo-log-free-move = { $player } moves a { zhanguo-part-official } to the worker area of region { zhanguo-part-region }.
zhanguo-log-moved-above = { $player } moves a { zhanguo-part-official } from region { zhanguo-part-region } to region { zhanguo-part-to } (governor area).
zhanguo-log-moved-below = { $player } moves a { zhanguo-part-official } from region { zhanguo-part-region } to region { zhanguo-part-to } (worker area).
zhanguo-log-moved-up = { $player } moves a { zhanguo-part-official } to the governor area of region { zhanguo-part-region }.
zhanguo-log-governor = { $player } installs a governor in region { zhanguo-part-region }.
zhanguo-log-square = { $player } takes a bonus square: { zhanguo-effect }.
zhanguo-log-palace = { $player } builds a palace in region { zhanguo-part-region }.
zhanguo-log-wall = { $player } builds a wall in section { zhanguo-part-section }, on the space with { zhanguo-part-lines }.
zhanguo-log-activate = { $player } activates card { $card } in region { zhanguo-part-region }: { zhanguo-effect }.
zhanguo-log-board-ability = { $player } activates the ability of the board: { zhanguo-part-board }.
zhanguo-log-moved-worker = { $player } moves a worker from region { zhanguo-part-region } to region { zhanguo-part-to }.
zhanguo-log-moved-governor = { $player } moves a governor from region { zhanguo-part-region } to region { zhanguo-part-to }.
zhanguo-log-claim = { $player } claims the { zhanguo-part-task }: { $vp } VP under the disc.
zhanguo-log-award = { $player } accepts the award for { zhanguo-part-aspect }: { zhanguo-effect }.
zhanguo-log-award-pass = { $player } passes on the award for { zhanguo-part-aspect }.
zhanguo-log-award-left = Nobody else accepts the award for { zhanguo-part-aspect }.
zhanguo-log-award-nobody = Nobody has a marker for { zhanguo-part-aspect }: the award is not given.
zhanguo-log-award-impossible = { $player } cannot have the award for { zhanguo-part-aspect } in full ({ zhanguo-effect }) and passes.
zhanguo-log-track = The award track is rebuilt; { $player } is on top.

## Why not

zhanguo-no-not-possible = That is not possible now.
zhanguo-no-board-gone = The board is not on offer: { zhanguo-part-board }.
zhanguo-no-opener-must-bid = Whoever opens the auction must bid.
zhanguo-no-bid-too-dear = You have only { $have } VP.
zhanguo-no-bid-too-low = A raise must be above { $bid } VP.
zhanguo-no-not-in-hand = Card { $card } is not in your hand.
zhanguo-no-colour-chosen = You have already laid off a card of this colour.
zhanguo-no-region-full = Region { zhanguo-part-region } already has three cards.
zhanguo-no-unrest-too-high = Unrest in region { zhanguo-part-region } would rise to { $unrest }; the maximum is { $max }.
zhanguo-no-no-officials = Your supply has no official.
zhanguo-no-no-governors = Your supply has no governor.
zhanguo-no-no-palaces = Your supply has no palace.
zhanguo-no-no-walls = Your supply has no wall.
zhanguo-no-no-officials-out = None of your officials is on your board.
zhanguo-no-no-governor-region = No governor area of yours has a red, a gray and a white official.
zhanguo-no-no-hire-region = Wherever your officials are in the worker area, unrest would rise above its maximum: 1 for each worker.
zhanguo-no-nobody-works = None of your officials is in a worker area.
zhanguo-no-all-blocked = All regions with your officials in the worker area are blocked by unrest.
zhanguo-no-no-palace-region = No region with two of your workers has both a free palace space and unrest low enough for a palace.
zhanguo-no-palace-workers = A palace needs three workers, two in its region and one elsewhere; { $have ->
    [0] you have none
   *[other] you have { $have }
  }.
zhanguo-no-workers-spread = A palace needs two workers in its region and one in another: yours do not stand like that.
zhanguo-no-no-wall-space = No section without your wall has an empty space.
zhanguo-no-no-workers = A wall needs workers; you have none.
zhanguo-no-wall-workers = Every space open to your wall needs workers from { $need ->
    [one] 1 region
   *[other] { $need } different regions
  }; { $have ->
    [0] you have none
   *[other] you have them in { zhanguo-part-have }
  }.
zhanguo-no-no-such-official = You have no { zhanguo-part-official } in region { zhanguo-part-region } who could move like that.
zhanguo-no-work-full = The worker area of region { zhanguo-part-region } is full.
zhanguo-no-last-point = The worker area of region { zhanguo-part-region } is full, and no movement point would be left to move on.
zhanguo-no-needed-for-action = Then the declared action would be impossible.
zhanguo-no-no-free-move-now = Free moves are only for your own turn.
zhanguo-no-in-transit = The official on the way must move on first.
zhanguo-no-must-move = You must spend at least 1 movement point.
zhanguo-no-not-adjacent = Regions { zhanguo-part-region } and { zhanguo-part-to } are not adjacent.
zhanguo-no-same-region = The move must leave region { zhanguo-part-region }.
zhanguo-no-official-out = Your supply has no { zhanguo-part-official }.
zhanguo-no-other-region = It has to be region { zhanguo-part-region }.
zhanguo-no-officials-missing = The governor area of region { zhanguo-part-region } lacks { zhanguo-part-missing }.
zhanguo-no-not-on-award = Region { zhanguo-part-region } is not on this award.
zhanguo-no-square-taken = This bonus square is taken.
zhanguo-no-extra-worker = Your circle board hires one more worker, and you must take it.
zhanguo-no-no-extra-worker = Only the circle board hires one more worker.
zhanguo-no-nobody-at-work = No official of yours is in the worker area of region { zhanguo-part-region }.
zhanguo-no-region-blocked = Region { zhanguo-part-region } is blocked by unrest.
zhanguo-no-unrest-per-worker = Unrest in region { zhanguo-part-region } would rise to { $unrest }, 1 for each worker; the maximum is { $max }.
zhanguo-no-no-worker = You have no worker to give in region { zhanguo-part-region }.
zhanguo-no-two-workers = The palace needs two workers in region { zhanguo-part-region }; { $have ->
    [0] you have none there
   *[other] you have { $have } there
  }.
zhanguo-no-third-worker = The third worker must come from a region other than region { zhanguo-part-region }.
zhanguo-no-palace-spaces-full = All palace spaces of region { zhanguo-part-region } are taken.
zhanguo-no-palace-block = Unrest in region { zhanguo-part-region } is { $unrest }; from level { $level } on it forbids palaces.
zhanguo-no-marker-gone = The { zhanguo-part-colour } unification marker of value 3 is not beside the court: a player has it.
zhanguo-no-marker-out = The general supply has no { zhanguo-part-colour } unification marker.
zhanguo-no-own-wall = You already have a wall in section { zhanguo-part-section }.
zhanguo-no-space-taken = The space with { zhanguo-part-lines } in section { zhanguo-part-section } is taken.
zhanguo-no-worker-regions = This space needs workers from { $need ->
    [one] 1 region
   *[other] { $need } different regions
  }; { $have ->
    [0] you have none
   *[other] you have them in { zhanguo-part-have }
  }.
zhanguo-no-worker-count = { $need ->
    [one] Exactly 1 region pays.
   *[other] Exactly { $need } regions pay.
  }
zhanguo-no-no-board-ability = Your board has no ability after this action.
zhanguo-no-board-used = You have already used the ability of your board.
zhanguo-no-not-in-tableau = Card { $card } is not in your tableau.
zhanguo-no-other-action = Card { $card } needs another action: { zhanguo-part-action }.
zhanguo-no-played-not-higher = Card { $played } is not higher than { $below } at the court, so it does not activate card { $card }.
zhanguo-no-played-not-lower = Card { $played } is not lower than { $below } at the court, so it does not activate card { $card }.
zhanguo-no-used = Card { $card } has been used.
zhanguo-no-no-such-cards = You have no { zhanguo-part-colour } card at your regions.
zhanguo-no-no-worker-out = You have no worker on your board.
zhanguo-no-no-unrest = There is no unrest in region { zhanguo-part-region }.
zhanguo-no-no-unrest-anywhere = None of your regions has unrest.
zhanguo-no-no-governor = You have no governor to move from region { zhanguo-part-region }.
zhanguo-no-task-claimed = You have already claimed the { zhanguo-part-task }.
zhanguo-no-task-needs = You have only { $have } of { $need } pieces for the { zhanguo-part-task }.

## Mind

zhanguo-mind-markers-missing = { $count ->
    [one] 1 marker is missing: you get 1 VP for it.
   *[other] { $count } markers are missing: you get { $count } VP for them.
  }
zhanguo-mind-region-blocked = This blocks region { zhanguo-part-region }: no card there can be activated, nobody hired and no palace built.
zhanguo-mind-no-palace-then = Then unrest forbids palaces in region { zhanguo-part-region }.
zhanguo-mind-not-higher = The number is not higher than { $top }, so it does not activate: { $cards }.
zhanguo-mind-not-lower = The number is not lower than { $top }, so it does not activate: { $cards }.
zhanguo-mind-abilities-left = You still have abilities to activate.
zhanguo-mind-task-unclaimed = You could claim a task.

## Terms

zhanguo-term-main-board = main board
zhanguo-term-player-board = player board
zhanguo-term-region = region
zhanguo-term-governor-area = governor area
zhanguo-term-worker-area = worker area
zhanguo-term-official = official
zhanguo-term-military-official = military official (red)
zhanguo-term-civil-official = civil official (gray)
zhanguo-term-inspector = inspector (white)
zhanguo-term-governor = governor
zhanguo-term-bonus-square = bonus square
zhanguo-term-worker = worker
zhanguo-term-palace = palace
zhanguo-term-palace-space = palace space
zhanguo-term-wall = wall
zhanguo-term-wall-area = wall area
zhanguo-term-wall-section = wall section
zhanguo-term-wall-tile = wall tile
zhanguo-term-unrest = unrest
zhanguo-term-unrest-level-track = unrest level / track
zhanguo-term-unrest-cube = unrest cube
zhanguo-term-blocked-region = blocked region
zhanguo-term-card = card
zhanguo-term-activation-number = activation number
zhanguo-term-ability = ability
zhanguo-term-bonus = bonus
zhanguo-term-tableau = tableau
zhanguo-term-court = court
zhanguo-term-unification-action = unification action
zhanguo-term-court-action = court action
zhanguo-term-recruit-1-official = recruit 1 official
zhanguo-term-reassign-officials = reassign officials
zhanguo-term-install-1-governor = install 1 governor
zhanguo-term-hire-workers = hire workers
zhanguo-term-build-1-palace = build 1 palace
zhanguo-term-build-1-wall = build 1 wall
zhanguo-term-movement-point = movement point
zhanguo-term-free-move = free move
zhanguo-term-adjacent = adjacent
zhanguo-term-aspect-of-unification = aspect of unification
zhanguo-term-writing = writing (ivory)
zhanguo-term-currency = currency (orange)
zhanguo-term-law = law (brown)
zhanguo-term-unification-marker = unification marker
zhanguo-term-award = award
zhanguo-term-award-track = award track
zhanguo-term-round-column = round column
zhanguo-term-task = task
zhanguo-term-task-section = task section
zhanguo-term-task-tile = task tile
zhanguo-term-disc = disc
zhanguo-term-victory-point = victory point (VP)
zhanguo-term-general-supply = general supply
zhanguo-term-own-supply = own supply
zhanguo-term-first-player = first player
zhanguo-term-round-phase-turn = round / phase / turn
zhanguo-term-draw-phase = draw phase
zhanguo-term-play-phase = play phase
zhanguo-term-award-phase = award phase
zhanguo-term-accept-pass = accept / pass
zhanguo-term-auction-bid = auction / bid
zhanguo-term-variant = variant
zhanguo-term-hand-deck = hand / deck
zhanguo-term-to-activate-an-ability = to activate an ability
zhanguo-term-to-claim-a-task = to claim a task
zhanguo-term-to-end-the-turn = to end the turn
