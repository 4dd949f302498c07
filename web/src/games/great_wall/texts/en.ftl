# What the drawing of The Great Wall says by itself.

great_wall-ui-status = Year { $year } of { $years }, { $season ->
    [summer] Summer
    [fall] Fall
    [winter] Winter
   *[spring] Spring
  }
great_wall-ui-chapter = Year { $chapter }
great_wall-ui-chart = Honor by year
great_wall-ui-part-wall = Wall
great_wall-ui-part-court = Court
great_wall-ui-part-locations = Locations
great_wall-ui-part-offer = Cards
great_wall-ui-nobody = nobody
great_wall-ui-done = Go on
great_wall-ui-choice = One of the answers

## The field

great_wall-ui-balance = Assault { great_wall-part-in-section }: attack strength { $attack }, defence value { $defence }
great_wall-ui-stands = { $player }: { great_wall-part-soldier }
great_wall-ui-balance-breach = If Winter came now, the Wall would be breached. Shame: { $text }.
great_wall-ui-balance-held = If Winter came now, the Wall would hold (spare: { $n }). In a breach, shame: { $text }.
great_wall-ui-breach = breach
great_wall-ui-holds = holds
great_wall-ui-falls = { $player }: { great_wall-part-soldier }, about to fall
great_wall-ui-saved = { $player }: { great_wall-part-soldier }, saved
great_wall-ui-falling = About to fall: { $text }.
great_wall-ui-saving = Saved: { $text }.
great_wall-ui-no-horde = No horde
great_wall-ui-closed = { $section ->
    [M] The middle section
    [R] The right section
   *[L] The left section
  } is not used in this game
great_wall-ui-side = { $section ->
    [M] Middle
    [R] Right
   *[L] Left
  }
great_wall-ui-level = Level { $level }
great_wall-ui-wall = The Wall { great_wall-part-in-section }: level { $level }
great_wall-ui-wall-text = Defence value { $defence }, firing positions { $firing }. { $more ->
    [0] The Wall is finished here.
   *[1] The next level costs { $cost } { $cost ->
        [one] resource
       *[other] resources
      }: wood, stone or gold.
  }
great_wall-ui-barricades = { $n } { $n ->
    [one] barricade
   *[other] barricades
  } { great_wall-part-in-section }
great_wall-ui-barricades-text = Each adds 2 to the defence value; a barricade costs 2 and gives 2 honor. After the assault all of them are removed.
great_wall-ui-firing = Archers on firing positions { great_wall-part-of-section }: { $n } of { $usable }
great_wall-ui-muster = Muster area { great_wall-part-of-section }: { great_wall-part-soldier }
great_wall-ui-horde = { $card }, row { $row } { great_wall-part-of-section }
great_wall-ui-horde-text = Attack strength { $strength }, honor for the winner { $honor }, free vital points { $free }.
great_wall-ui-point = { $card }, vital point { $point } (row { $row } { great_wall-part-of-section })
great_wall-ui-reward = { $what ->
    [vp] Reward: { $n } honor.
    [chi] Reward: { $n } chi.
    [wood] Reward: { $n } wood.
    [stone] Reward: { $n } stone.
    [gold] Reward: { $n } gold.
    [tactic] Reward: { $n ->
        [one] { $n } tactic card.
       *[other] { $n } tactic cards.
      }
   *[none] No reward.
  }

## Locations

great_wall-ui-room = Clerks { $n } of { $slots }; a full location is locked.
great_wall-ui-room-open = { $n ->
    [0] No clerks yet
   *[other] Clerks: { $n }
  }; there is always room.
great_wall-ui-overseers = Overseer levels: { $text }.
great_wall-ui-own-clerks = Your clerks { great_wall-part-in-location }
great_wall-ui-loc-shame = A player who is alone here when it activates receives shame.
great_wall-ui-loc-sawmill = Produces wood; overseers and donations.
great_wall-ui-loc-quarry = Produces stone; overseers and donations.
great_wall-ui-loc-mine = Produces gold; overseers and donations.
great_wall-ui-loc-temple = Produces chi; overseers and donations.
great_wall-ui-loc-barracks = Recruits soldiers, one per clerk.
great_wall-ui-loc-builders = Builds barricades and Wall levels, one per clerk.
great_wall-ui-loc-hq = Moves soldiers from one section to another, one move per clerk.
great_wall-ui-loc-tea_house = Moves your tea marker up.
great_wall-ui-loc-embassy = Hires clerks and advisors.
great_wall-ui-loc-academy = Draws tactic cards, one per clerk.
great_wall-ui-store = Warehouse, { $kind }: { $n }
great_wall-ui-store-text = Donations lie here; the first builder uses them.
great_wall-ui-shame = Shame tokens in the bank: { $n } (out of the game: { $box })
great_wall-ui-shame-text = The game also ends when the bank is empty.
great_wall-ui-deck = { $deck ->
    [hordes] Horde deck
    [tactics] Tactic deck
    [events] Event deck
    [decrees] Decree deck
   *[advisors] Advisor deck
  }: { $n }
great_wall-ui-discards = Out of play: { $text }.
great_wall-ui-invasion = The next horde comes { $section ->
    [M] to the middle section
    [R] to the right section
   *[L] to the left section
  }.

## Court

great_wall-ui-slot = Command track, slot { $slot }
great_wall-ui-slot-free = Free. Turns are taken from slot 1 on.
great_wall-ui-year = Year { $year }
great_wall-ui-year-text = New hordes { $hordes }, lethality { $lethality }.
great_wall-ui-season-spring = Time moves on, new hordes come.
great_wall-ui-season-summer = Income, shame, command cards back into hand.
great_wall-ui-season-fall = Command cards, clerks, activations.
great_wall-ui-season-winter = Salvo of the archers, then the assault on every section.
great_wall-ui-player-text = Place in tea order { $tea }, honor { $honor }, clerks { $clerks }, in the supply: spearmen { $spears }, archers { $archers }, cavalrymen { $horses }; supporting advisors { $supporting }.
great_wall-ui-qin-cards = Command cards still in his deck: { $left }; played: { $cards }.
great_wall-ui-artifact-now = Honor if the game ended now: { $text }.
great_wall-ui-eased = Easier this year: −{ $n }.
great_wall-ui-decrees = Decrees fulfilled: { $done } of { $needed }
great_wall-ui-proposed = proposed
great_wall-ui-refused = refused
great_wall-ui-seen = you have looked at it
great_wall-ui-used = used
great_wall-ui-used-text = It has been used for now.
great_wall-ui-qin-track = goes to:

## Players

great_wall-ui-resource = Your resources, { great_wall-part-kind }: { $n }
great_wall-ui-clerks = Clerks in the supply: { $n }
great_wall-ui-unhired = Unhired clerks: { $n }
great_wall-ui-supply = In the supply, { great_wall-part-soldiers }: { $n }
great_wall-ui-shamed = With shame: { $n }
great_wall-ui-captured-text = Honor { $honor }, shame on it { $shame }.
great_wall-ui-won = Hordes captured: { $n }
great_wall-ui-shame-total = Shame tokens: { $n }
great_wall-ui-tactics = Tactic cards in hand: { $n }
great_wall-ui-commands = Command cards in hand: { $n }
great_wall-ui-advisors = Advisors: active { $active }, supporting { $supporting }
great_wall-ui-supporting = Supporting advisors: { $n }
great_wall-ui-count = { $soldier ->
    [archer] Archers
    [horse] Cavalrymen
   *[spear] Spearmen
  }: { $n }
great_wall-ui-supports = supports
great_wall-ui-picked = chosen
great_wall-ui-discarded = played
great_wall-ui-has-picked = has chosen

## Answers

great_wall-ui-verb = { $verb ->
    [tea] tea marker up
    [tea_top] tea marker to the top
    [hire_advisor] hire an advisor
    [hire_clerk] hire a clerk
    [drop_shame] return shame
    [barricade] a barricade
    [wall] a Wall level
    [lose] give up resources
    [shame] receive shame
    [gain] resources
    [draw] tactic cards
    [honor] honor
    [place] place clerks
    [attack] attack
    [recruit] recruit
    [wound] wounds
    [kill] soldiers fall
    [upgrade] upgrade an overseer
   *[other] the effect
  }
great_wall-ui-group-spear = Spearmen
great_wall-ui-group-horse = Cavalrymen
great_wall-ui-group-archer = Archers
great_wall-ui-group-shoot = Archers shoot
great_wall-ui-group-muster = Muster areas
great_wall-ui-group-hire = Advisors
great_wall-ui-group-play = Tactics
great_wall-ui-group-use = Abilities
great_wall-ui-forecast-f01 = Jade Seal of the Realm
great_wall-ui-forecast-f02 = Terracotta Sentinel
great_wall-ui-forecast-f03 = Spirit Banner of the Khan
great_wall-ui-forecast-f04 = Chest of the Golden Dragon
great_wall-ui-forecast-f05 = Scrolls of Master Sun

## Component data

great_wall-ui-data-time-track = Time track: hordes and lethality of each year
great_wall-ui-data-wall-levels = Levels of the Wall: cost, defence, firing positions
great_wall-ui-data-overseers = Overseer tracks
great_wall-ui-data-recruit-costs = Costs of recruiting

## The tour

great_wall-tour-goal = Honor on the Wall
great_wall-tour-goal-text = The player with the most honor wins. You earn it by defeating hordes and building the Wall; at the end artifacts add some and shame takes some away. The game ends after the last year, or earlier if enough sections of the Wall are complete or the shame tokens run out.
great_wall-tour-goal_solo = You against Qin Jiushao
great_wall-tour-goal_solo-text = You need more honor than Qin Jiushao; a tie is his. Honor comes from defeating hordes, building the Wall and, at the end, the artifacts. The game ends after the last year or when the Wall is complete. If a year ends with no shame tokens left in the bank, you lose whatever the score.
great_wall-tour-goal_coop = Together for the Emperor
great_wall-tour-goal_coop-text = You all win or all lose. Fulfil enough of the Emperor's decrees before the last year is over. If anybody must take a shame token and none is left, all of you lose at once. Honor does not decide the game, but you can give shame tokens back for it.
great_wall-tour-year = Four seasons make a year
great_wall-tour-year-text = Spring brings new hordes and Summer income, Fall is for command cards, and in Winter the hordes assault the Wall. The first year starts with Fall. Later years bring more hordes, and fighting them costs more soldiers.
great_wall-tour-turn = Your turn
great_wall-tour-turn-text = In Fall you secretly pick a command card. All cards are revealed, take slots here and are played from slot 1 on. On your turn you follow your card, mostly placing clerks in locations; often the others may too. Then locations with enough clerks work, and defeated hordes leave.
great_wall-tour-tea = Tea order
great_wall-tour-tea-text = Whoever is at the top picks a slot on the command track first, and with it the time of their turn. A tie for a defeated horde also goes to the one who stands higher. Clerks in the Tea House move you up.
great_wall-tour-tea_two = Tea order and the Reed Clan
great_wall-tour-tea_two-text = Whoever stands higher picks a slot earlier and wins ties for a defeated horde; the Tea House moves you up. The third marker is the Reed Clan. It gains no honor and takes the lowest free slot, but on your turn you decide for its clerks and spearmen.
great_wall-tour-tea_solo = Tea order, Qin, Reed Clan
great_wall-tour-tea_solo-text = You start at the top, so you pick your slot first; Qin Jiushao and the Reed Clan take the lowest free one. Qin follows fixed rules and gains honor. The Reed Clan gains none, and on your turn you decide for it. Whoever stands higher wins ties for a defeated horde.
great_wall-tour-locations = Ten locations
great_wall-tour-locations-text = Four give resources; elsewhere you recruit, build, hire and more. A location with clerk spaces works once all are taken, no matter by whom; for the others one clerk of yours is enough. Your clerks then return. At a shame mark, being the only player normally brings you a shame token.
great_wall-tour-hordes = Hordes before the Wall
great_wall-tour-hordes-text = Spearmen and cavalrymen cover vital points of hordes and earn you the rewards drawn there. A horde with all points covered is defeated: you gain honor for taking part and, if you covered the most points, win the card with its honor. Spearmen reach only the horde nearest to the Wall.
great_wall-tour-wall = Wall, barricades, archers
great_wall-tour-wall-text = Clerks in the Builders' Camp build here. A new Wall level adds defence for good, room for archers and honor equal to its cost. Barricades are cheaper, but gone after the Winter assault. Archers on the Wall wound hordes every Winter; a wound covers a point without the reward.
great_wall-tour-balance = Will the Wall hold?
great_wall-tour-balance-text = This is how it would go if Winter came now: the hordes' attack against the section's defence. If the attack is higher, archers on that Wall fall unless saved, and you take a shame token for each horde there without a soldier of yours on it. A soldier with shame cannot be used.
great_wall-tour-offer = Artifacts and advisors
great_wall-tour-offer-text = At the end each artifact gives honor to those who have the most of what it counts. Advisors lie in the row above as soon as the generals are chosen; you hire them for gold in the Imperial Embassy. Each Spring two leave the row and two new ones come.
great_wall-tour-offer_solo = Artifacts, advisors and Qin
great_wall-tour-offer_solo-text = At the end an artifact gives you honor if you have enough of what it counts; Qin Jiushao always scores it. Advisors lie above once your general is chosen; you hire them for gold in the Imperial Embassy. Below you see where Qin's clerks go: from the right, wherever there is room.
great_wall-tour-offer_coop = Decrees and advisors
great_wall-tour-offer_coop-text = After the Winter assault you may fulfil these decrees together; the counter shows how many you need. Each one left open gives every one of you a shame token, then an event follows. Above, once the generals are chosen, lie advisors to hire for gold in the Imperial Embassy.
great_wall-tour-own = Your clan
great_wall-tour-own-text = Your people, resources and cards. First you keep one of two generals, who brings resources, and one advisor with an ability; the other strengthens the general. Then you hold six command cards. Each Summer you take played ones back, all but Treason, or gain 2 honor for each.
great_wall-tour-own_coop = Your clan
great_wall-tour-own_coop-text = Your people, resources and cards. First you keep one of two generals, who brings resources, and one advisor with an ability; the other strengthens the general. Then you hold six command cards. Played ones stay out; for each Wall level you build you may take one back, never Treason.

## What else a place says
great_wall-ui-own-clerks-text = { $n } of yours, until the location is activated.
great_wall-ui-clerks-text = Command cards place them in locations.
great_wall-ui-unhired-text = The Imperial Embassy hires them, one per clerk there.
great_wall-ui-resource-text = Only you see how much you have. What is paid goes back to the bank.
great_wall-ui-deck-whole = Nothing is out of play.
great_wall-ui-done-text = Nothing more for this question.
great_wall-ui-keep-one-each = You choose one general and one advisor, not two of a kind.
great_wall-ui-resource-known = The others hear every gain and payment and can keep count: who cannot pay is not asked.
great_wall-ui-icon-none = Vital point without a reward
great_wall-ui-icon-lock = Full: no clerk can leave
great_wall-ui-here-spear = Place a spearman here
great_wall-ui-here-archer = Place an archer here
great_wall-ui-here-wound = Place a wound here
great_wall-ui-here-activate = Activate this location
