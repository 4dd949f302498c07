### The Great Wall in English. Words in braces come from the rules; see docs/rules/great_wall.md.

great_wall-mode-standard = Three or four players
great_wall-mode-two = Two players with the Reed Clan
great_wall-mode-solo = Solo against Qin Jiushao
great_wall-mode-coop = Cooperative
great_wall-option-difficulty = Difficulty
great_wall-option-difficulty-normal = normal
great_wall-option-difficulty-hard = hard: Qin starts with 50
great_wall-option-difficulty-very_hard = very hard: Qin starts with 100
great_wall-option-difficulty-extreme = extreme: Qin starts with 150
great_wall-option-both_advisors = Both advisors to Qin
great_wall-option-both_advisors-no = no
great_wall-option-both_advisors-yes = yes
great_wall-end-wall = The Wall is finished.
great_wall-end-shame = No shame token is left in the bank.
great_wall-end-time = The last year is over.
great_wall-end-decrees = The decrees are fulfilled: all win.
great_wall-end-too-late = The last year is over, decrees are missing: all lose.
great_wall-end-no-shame-left = Shame had to be received and the bank was empty: all lose.
great_wall-end-solo-shame = The bank has no shame token: Qin Jiushao wins.

## What is counted, and where it comes from

great_wall-what-vp = honor
great_wall-what-wood = wood
great_wall-what-stone = stone
great_wall-what-gold = gold
great_wall-what-chi = chi
great_wall-source-start = start
great_wall-source-rewards = rewards of vital points
great_wall-source-defeats = taking part in defeats
great_wall-source-archers = archers on the Wall
great_wall-source-trophies = captured hordes
great_wall-source-wall = building the Wall
great_wall-source-barricades = barricades
great_wall-source-donations = donations
great_wall-source-commands = command cards
great_wall-source-general = general
great_wall-source-advisors = advisors
great_wall-source-tactics = tactics
great_wall-source-shame = shame
great_wall-source-artifacts = artifacts
great_wall-source-decrees = decrees
great_wall-source-production = production
great_wall-source-attacks = attacks of Qin Jiushao
great_wall-source-card = card text
great_wall-source-price = price
great_wall-source-swap = exchange
great_wall-source-gift = gift
great_wall-source-overseer = overseer
great_wall-source-donation = donation
great_wall-source-reward = reward
great_wall-source-income = income
great_wall-source-advisor = advisor
great_wall-source-clerk = clerk
great_wall-source-save = saving a soldier
great_wall-source-decree = decree

## Names, used in other texts

great_wall-part-card = { $card ->
    [g01] Liang Hongyu
    [g02] Zhou Tong
    [g03] Yue Fei
    [g04] Han Shizhong
    [g05] Meng Gong
    [g06] Zong Ze
    [g07] Li Gang
    [g08] Wu Jie
    [g09] Bi Zaiyu
    [g10] Yang Miaozhen
    [g11] Shen Kuo
    [g12] Yu Jie
    [g13] Zhang Shijie
    [k01] Wen Tianxiang
    [k02] Wang Jian
    [k03] Lu Xiufu
    [k04] Mu Guiying
    [k05] Chen Gui
    [k06] Yang Zaixing
    [k07] Cao Youwen
    [k08] Liu Qi
    [a02] Mason
    [a03] Mass Producer
    [a04] Spiritual Leader
    [a05] Gravedigger
    [a06] Archer Commander
    [a07] Forester
    [a08] Stonecutter
    [a09] Gold Washer
    [a10] Temple Monk
    [a11] Merchant
    [a12] Tax Collector
    [a13] Herbalist
    [a14] Storekeeper
    [a15] Benefactor
    [a16] Tea Master
    [a17] Court Poet
    [a18] Chronicler
    [a19] Censor
    [a20] Abbot
    [a21] Matchmaker
    [a22] Chief Clerk
    [a23] Prefect
    [a24] Courier
    [a25] Spymaster
    [a26] Strategist
    [a27] Master of the Arts of War
    [a28] Drill Sergeant
    [a29] Bowyer
    [a30] Horse Breeder
    [a31] Veteran Captain
    [a32] Cavalry Commander
    [a33] Field Surgeon
    [a34] Stretcher Bearers
    [a35] War Drummer
    [a36] Standard Bearer
    [a37] Bounty Hunter
    [a38] Watchman
    [a39] Engineer
    [a40] Carpenter
    [a41] Architect
    [a42] Gatekeeper
    [a43] Logistician
    [a44] Grand Eunuch
    [t01] Combined Arms
    [t02] Retreat
    [t03] Feigned Flight
    [t04] Night Raid
    [t05] Rain of Arrows
    [t06] Cavalry Charge
    [t07] Forced Labour
    [t08] Burning Pitch
    [t09] Bribery
    [t10] Levy
    [t11] Emperor's Favour
    [t12] Bumper Yield
    [t13] Act of Penance
    [t14] Trophy Hunters
    [t15] Hold the Line
    [t16] Poisoned Wells
    [t17] Secret Plans
    [t18] Court Intrigue
    [t19] Heroic Death
    [t20] Requisition
    [u01] Brothers in Arms
    [u02] Shared Burden
    [u03] Signal Fires
    [u04] Common Cause
    [u05] Supply Convoy
    [u06] Imperial Messenger
    [u07] Eloquent Petition
    [u08] Wall of Shields
    [u09] Volunteers
    [u10] Joint Volley
    [u11] Good Omens
    [u12] Last Stand
    [h01] Scouts
    [h02] Steppe Riders
    [h03] Horse Archers
    [h04] Raiders
    [h05] Wolf Pack
    [h06] Camp Train
    [h07] Torchbearers
    [h08] Falconers
    [h09] Lancers
    [h10] Keshig Guard
    [h11] Khan's Spies
    [h12] Sappers
    [h13] Shield Bearers
    [h14] Shaman Circle
    [h15] Slingers
    [h16] Ravagers
    [h17] War Drums
    [h18] Deserters
    [h19] Heavy Cavalry
    [h20] Battering Ram
    [h21] Tumen Commander
    [h22] Khan's Champions
    [h23] Siege Tower
    [h24] Noyan's Banner
    [x01] Tatar Raiders
    [x02] Kipchak Riders
    [x03] Naiman Wolves
    [x04] Merkit Renegades
    [x05] Kerait Bowmen
    [x06] Slave Labourers
    [x07] Plague Carriers
    [x08] Uyghur Scribes
    [x09] Khitan Turncoats
    [x10] Jurchen Mercenaries
    [x11] Tangut Crossbowmen
    [x12] Persian Engineers
    [x13] Trebuchet Crew
    [x14] Black Banner Guard
    [x15] Börte's Shamans
    [x16] Chagatai's Riders
    [x17] Tolui's Lancers
    [x18] Jochi's Vanguard
    [x19] Jebe's Arrows
    [x20] Ögedei's Guard
    [x21] Muqali's Host
    [x22] Subutai's Tumen
    [x23] Eternal Blue Sky
    [x24] Genghis Khan's Own
    [f01] Jade Seal of the Realm
    [f02] Terracotta Sentinel
    [f03] Spirit Banner of the Khan
    [f04] Chest of the Golden Dragon
    [f05] Scrolls of Master Sun
    [d01] Provoke and Conquer
    [d02] Draft for the Imperial Guard
    [d03] Glory to the Emperor
    [d04] Escort for the Emperor's Officials
    [d05] Timber for the Fleet
    [d06] Stone for the Palace
    [d07] Tribute in Gold
    [d08] Rites of Harmony
    [d09] Let the Wall Rise
    [d10] Heads of the Chieftains
    [d11] Council of Sages
    [d12] Plans for the War Office
    [v01] Rich Harvest
    [v02] Silk Caravan
    [v03] Black Death
    [v04] Second Wave
    [v05] Earthquake
    [v06] Imperial Inspection
    [v07] Wrath of the Khan
    [v08] Corrupt Court
    [v09] Famine
    [v10] Better Barricades
    [v11] Harsh Winters
    [v12] Call to Arms
    [economy] Economy
    [despotism] Despotism
    [attack_order] Attack Order
    [treason] Treason
    [diplomacy] Diplomacy
    [great_works] Great Works
    [reed] Reed Clan's command
    [reed_elder] Elder of the Reeds
    [reed_scout] Marsh Scout
    [qin] Qin Jiushao
   *[a01] Alchemist
  }
great_wall-part-text = { $card ->
    [g01] When soldiers of yours are killed, gain 2 honor for each of them per supporting advisor.
    [g02] At income, gain 2 honor per supporting advisor for each section with your archers on firing positions.
    [g03] When you capture a horde, gain 3 honor per supporting advisor.
    [g04] Once in your turn, attack with 1 soldier per supporting advisor and gain 1 honor.
    [g05] When you build a Wall level, gain 4 honor per supporting advisor, and 1 wood, stone or gold.
    [g06] At income, gain 2 resources of your choice per supporting advisor.
    [g07] When you donate, gain 2 honor per supporting advisor.
    [g08] When a section holds where you have a soldier at the Wall, gain 2 honor per supporting advisor.
    [g09] When you play a tactic card, gain 2 honor per supporting advisor, and 1 chi.
    [g10] When you recruit, gain 1 chi, and 1 honor per supporting advisor.
    [g11] When you upgrade an overseer, gain 2 honor per supporting advisor.
    [g12] Once in your turn, place 1 clerk per supporting advisor.
    [g13] At the end of the year, if you have no shame tokens, gain 3 honor per supporting advisor.
    [k01] Once a year, when a player is about to receive shame, pay 1 chi: they receive 1 fewer token per supporting advisor of yours.
    [k02] Before an assault on a section where you have a soldier at the Wall, its defence value rises by 1 per supporting advisor.
    [k03] When a decree is fulfilled, each player gains 1 resource of their choice per supporting advisor of yours.
    [k04] Once in your turn, one player of your choice attacks with 1 soldier per supporting advisor of yours.
    [k05] Once a year, after the salvo, if you have an archer on a firing position, put 1 wound per supporting advisor on hordes in sections with your soldiers.
    [k06] Once a year, when soldiers of any player are about to be killed, save 1 of them per supporting advisor for free.
    [k07] At income, gain 1 resource of your choice per supporting advisor; then you may give others 2 resources per supporting advisor.
    [k08] Once a year, when a player builds a Wall level, they take a discarded command card back into hand, and you gain 2 honor per supporting advisor.
    [a02] Your overseer in the Quarry costs 2 less. At every upgrade you may upgrade this one too.
    [a03] Your overseer in the Sawmill costs 2 less. At every upgrade you may upgrade this one too.
    [a04] Your overseer in the Temple costs 2 less. At every upgrade you may upgrade this one too.
    [a05] When soldiers of yours are killed, gain 1 honor for each of them.
    [a06] Once in your turn, attack with any number of your archers at the Wall.
    [a07] When you produce in the Sawmill, gain 1 more wood.
    [a08] When you produce in the Quarry, gain 1 more stone.
    [a09] When you produce in the Gold Mine, gain 1 more gold.
    [a10] When you produce in the Temple, gain 1 more chi.
    [a11] Once in your turn, exchange up to 3 resources for others, then gain 1 resource of your choice.
    [a12] At income, gain 2 gold.
    [a13] At income, gain 2 chi.
    [a14] When you donate, you may donate 1 more resource.
    [a15] When you donate, gain 1 chi and 1 honor.
    [a16] When you choose a slot on the command track and are first in tea order, gain 2 honor and 1 chi.
    [a17] When command cards are revealed and nobody else has revealed yours, gain 2 honor.
    [a18] In Summer, before you take command cards back, gain 1 honor for each of your discarded ones.
    [a19] Removing a shame token in Summer costs you 1 chi less.
    [a20] At income, return 1 shame token.
    [a21] Advisors cost you 2 gold less.
    [a22] When you hire a clerk, gain 1 gold and 2 honor, and place 1 clerk.
    [a23] Once in your turn, place 1 clerk.
    [a24] Once a year, in an “Other players” box, place 1 more clerk.
    [a25] Once a year, when command cards are revealed, pay 1 gold: replace yours with another from your hand and gain 1 honor.
    [a26] When the War Academy activates with your clerks, draw 1 tactic card and gain 1 honor.
    [a27] Boosted effects of tactic cards cost you 1 resource less. Your hand limit rises by 1.
    [a28] When you recruit spearmen, gain 1 chi and 1 honor.
    [a29] Archers cost you 1 wood and 1 chi less.
    [a30] Cavalrymen cost you 2 chi less.
    [a31] Once in your turn, attack with up to 2 spearmen from muster areas.
    [a32] Once in your turn, if you have a soldier in a muster area, attack with any number of cavalrymen and gain 1 honor.
    [a33] Saving a soldier costs you 1 chi less.
    [a34] Once a turn, when your soldiers are about to be killed, save 1 of them for free.
    [a35] When a horde is defeated with a soldier of yours on it, gain 1 honor and 1 chi.
    [a36] When you capture a horde, gain 2 honor and 1 resource of your choice.
    [a37] Once a turn, when your soldier covers a vital point, receive its reward once more.
    [a38] Once a year, after the salvo, if you have an archer on a firing position, put 1 wound on a horde in a section with your soldiers and gain 1 honor.
    [a39] A Wall level costs you 2 wood, stone or gold less.
    [a40] When you build a barricade, gain 1 honor and 1 wood, stone or gold.
    [a41] When you build a Wall level, gain 3 honor and draw 1 tactic card.
    [a42] When a section is breached, you receive 1 fewer shame token.
    [a43] Once in your turn, move soldiers once as in the Logistics Centre, then up to 2 archers from muster areas to firing positions of their sections.
    [a44] In the final scoring, gain 2 honor for each of your advisors.
    [t01] When a horde is defeated with a soldier of yours on it and your archer on a firing position of its section, gain 4 honor. Boosted (2 gold): gain 8 honor.
    [t02] When your soldiers are about to be killed, save 1 of them for free. Boosted (2 chi): save any number of them for free.
    [t03] When a horde is defeated with a soldier of yours on it, but you do not capture it, gain 3 honor and 1 chi. Boosted (2 chi): gain 8 honor.
    [t04] In your turn, attack with 1 soldier at the Wall. Boosted (1 chi): attack with up to 3 soldiers.
    [t05] In your turn, if you have an archer on a firing position, attack with up to 2 archers. Boosted (2 wood): attack with any number of archers and gain 1 honor for each of yours on a firing position.
    [t06] In your turn, recruit 1 cavalryman for 1 less. Boosted (1 gold): recruit 1 cavalryman for free and gain 3 honor.
    [t07] When the Builders' Camp activates with your clerks, build 1 barricade for free. Boosted (1 stone): build a Wall level for 4 less.
    [t08] After the salvo, if you have a soldier at the Wall, put 1 wound on a horde in a section with your soldiers. Boosted (2 wood): put 3 wounds there.
    [t09] In an “Other players” box, place 1 more clerk. Boosted (2 gold): place 2 more clerks and gain 1 chi.
    [t10] When the Barracks activate with your clerks, recruit 1 spearman for free. Boosted (2 chi): recruit up to 3 spearmen for free.
    [t11] When you choose a slot, move your tea marker 1 place up and gain 1 honor. Boosted (1 gold): move it to the top and gain 3 honor.
    [t12] When you produce, gain 2 more of that resource. Boosted (1 chi): gain 3 more, and you may donate 2 more.
    [t13] When you are about to receive shame, receive 1 fewer token. Boosted (1 chi): receive none.
    [t14] When you capture a horde, gain 3 honor. Boosted (2 chi): gain 8 honor.
    [t15] Before an assault on a section where you have a soldier at the Wall, its defence value rises by 3 and you gain 1 honor. Boosted (2 wood, stone or gold): it rises by 6 and you gain 3 honor.
    [t16] When a horde comes, put 1 wound on it. Boosted (1 chi): put 2 wounds on it and gain 1 honor.
    [t17] When the War Academy activates with your clerks, draw 1 tactic card and gain 1 gold. Boosted (1 chi): draw 2 tactic cards and gain 3 honor.
    [t18] When you hire an advisor, gain 2 gold. Boosted (2 chi): gain 3 gold and 4 honor.
    [t19] When soldiers of yours are killed, gain 3 honor. Boosted (1 chi): gain 3 honor for each of them.
    [t20] At income, gain 2 resources of your choice. Boosted (discard 1 tactic card): gain 5 resources of your choice.
    [u01] When soldiers of any player are about to be killed, save up to 2 of them for free. Boosted (2 chi): save any number of them for free.
    [u02] When any player is about to receive shame, they receive 1 fewer token. Boosted (4 honor): they receive none.
    [u03] In your turn, each player attacks with 1 soldier. Boosted (2 wood): each attacks with up to 2 soldiers.
    [u04] When the Builders' Camp activates for any player, gain 2 wood, stone or gold. Boosted (2 chi): gain 5 wood, stone or gold.
    [u05] At income, each player gains 1 resource of their choice. Boosted (1 gold): each gains 2, and you may give others up to 3 resources.
    [u06] When you choose a slot, take a discarded command card back into hand. Boosted (2 gold): each player takes one back.
    [u07] In the decree fulfilment phase, one decree costs each player 1 less this year. Boosted (2 gold): it costs 2 less.
    [u08] Before an assault, the defence value of the section rises by 4. Boosted (2 chi): it rises by 8.
    [u09] When the Barracks activate for any player, recruit 1 spearman for free. Boosted (2 chi): each player recruits 1 spearman for free.
    [u10] After the salvo, put 2 wounds on hordes in any section. Boosted (2 wood): put 4 wounds.
    [u11] When an event is revealed, look at the next 2 events, put them back in any order and gain 2 chi. Boosted (3 chi): the event has no effect.
    [u12] When a section is breached, each player receives 1 fewer shame token. Boosted (2 chi): nobody receives shame, and you save up to 2 soldiers for free.
    [h01] When it comes, the leftmost advisor leaves the offer.
    [h02] Without an ability.
    [h03] This section has 1 fewer usable firing position.
    [h04] Before the assault it pulls down 1 barricade of this section.
    [h05] Its attack strength rises by 1 for every other horde in this section.
    [h06] Without an ability.
    [h07] Each barricade of this section counts 1 less.
    [h08] It takes at most 1 wound at a time.
    [h09] When it is defeated, its lethality rises by 1.
    [h10] Hordes behind it cannot be attacked or wounded.
    [h11] When it comes, each player discards 1 tactic card.
    [h12] The defence value of this section drops by 2.
    [h13] It cannot be wounded.
    [h14] The attack strength of every horde in this section rises by 1.
    [h15] When it comes, each player loses 1 soldier at the Wall of this section.
    [h16] Whoever receives shame for it receives 1 more token.
    [h17] The attack strength of every horde behind it rises by 2.
    [h18] When it is defeated, its lethality drops by 1.
    [h19] Cavalrymen cannot cover its vital points.
    [h20] Each barricade of this section counts 1 less.
    [h21] When it is defeated, its lethality rises by 1.
    [h22] Without an ability.
    [h23] This section has 2 fewer usable firing positions.
    [h24] The attack strength of every other horde rises by 1.
    [x01] Before the assault it pulls down 2 barricades of this section.
    [x02] Without an ability.
    [x03] Its attack strength rises by 1 for every other horde in this section.
    [x04] When it is defeated, its lethality drops by 1.
    [x05] This section has 1 fewer usable firing position.
    [x06] Without an ability.
    [x07] When this section is breached, each player loses 1 soldier at its Wall.
    [x08] When it comes, all look at the next event.
    [x09] When it comes, each player discards 1 tactic card.
    [x10] When it comes, each player loses 1 gold.
    [x11] When it comes, each player loses 1 soldier at the Wall of this section.
    [x12] The defence value of this section drops by 3.
    [x13] Each barricade of this section counts 1 less.
    [x14] Hordes behind it cannot be attacked or wounded.
    [x15] The attack strength of every horde in this section rises by 1.
    [x16] Whoever receives shame for it receives 1 more token.
    [x17] When it is defeated, its lethality rises by 1.
    [x18] When it comes, one more horde comes.
    [x19] This section has 2 fewer usable firing positions.
    [x20] It cannot be wounded.
    [x21] Cavalrymen cannot cover its vital points.
    [x22] When it is defeated, its lethality rises by 1.
    [x23] The attack strength of every other horde rises by 1.
    [x24] When this section is breached, each player receives 1 more shame token.
    [v01] Each player gains 2 resources of their choice.
    [v02] Either each player gains 2 gold, or each draws 1 tactic card.
    [v03] Each player loses 1 soldier at the Wall.
    [v04] One more horde comes.
    [v05] Either each player loses 2 wood, stone or gold, or each receives 1 shame token.
    [v06] One player of your choice receives 1 shame token; each player draws 1 tactic card.
    [v07] Until the end of the game, the attack strength of the first horde of each section is 1 higher.
    [v08] Until the end of the game, advisors cost 1 gold more.
    [v09] Until the end of the game, saving a soldier costs 1 chi more.
    [v10] Until the end of the game, each barricade counts 1 more.
    [v11] Until the end of the game, each section has 1 fewer usable firing position.
    [v12] Until the end of the game, archers and cavalrymen cost 1 chi less.
    [f01] Counts the levels of your overseers.
    [f02] Counts your soldiers at the Wall and on hordes.
    [f03] Counts your captured hordes without shame.
    [f04] Counts your resources.
    [f05] Counts your advisors and the tactic cards in your hand.
    [d01] There are at least 2 more hordes than players on the board, and no section was breached this year.
    [d02] Each player sacrifices 2 soldiers.
    [d03] Each player loses 10 honor.
    [d04] Each player sacrifices 1 clerk and 1 spearman.
    [d05] Each player pays 4 wood.
    [d06] Each player pays 4 stone.
    [d07] Each player pays 4 gold.
    [d08] Each player pays 5 chi.
    [d09] The sum of all Wall levels exceeds the number of players by at least 2.
    [d10] Each player has captured at least 2 hordes.
    [d11] Each player sacrifices 1 advisor.
    [d12] Each player discards 2 tactic cards.
    [economy] You place up to 3 clerks. Others place up to 2, in different locations. You gain 2 resources of your choice; with another player's Great Works also 2 wood, stone or gold.
    [despotism] You place up to 2 clerks; with another player's Economy 2 more. Others place 1. You carry out the advanced activation of one location with your clerk.
    [attack_order] You place up to 2 clerks; with another player's Diplomacy 1 more. Others place up to 2, in different locations. You attack with up to 4 soldiers.
    [treason] You place 1 clerk and gain 1 gold. You copy a command card of another player.
    [diplomacy] You place up to 3 clerks, in different locations. Others place up to 2, in different locations. You move your tea marker 1 place up, hire an advisor or return 1 shame token; with another player's Despotism you also gain 2 gold.
    [great_works] You place up to 3 clerks. Others place up to 2, in different locations. You build 1 barricade for free or a Wall level for 2 less; with another player's Attack Order you also gain 2 chi.
    [reed] The Ruler moves up to 2 clerks of the Reed Clan. Others place up to 2 clerks, in different locations.
    [reed_elder] When the Sawmill, the Quarry or the Gold Mine activates with a clerk of the Reed Clan in it and somebody collects 2 or more there, 1 more of that kind goes to the Warehouse.
    [reed_scout] When the Barracks activate with a clerk of the Reed Clan in them, the Ruler also puts 1 wound on any horde.
    [qin] At the end of each year Qin Jiushao gains 1 honor for every 2 supporting advisors under him.
    [q_economy] Qin places 2 clerks. You and the Reed Clan place up to 2, in different locations. Qin's lowest overseer rises by 1 level.
    [q_despotism] Qin places 1 clerk. You and the Reed Clan place 1. The advanced activation of the location with most of Qin's clerks is carried out.
    [q_attack_order] Qin places 1 clerk and puts 1 archer on a firing position. You and the Reed Clan place up to 2 clerks, in different locations. Qin attacks with 1 spearman, and 1 more for every 2 supporting advisors.
    [q_treason] Qin places 1 clerk and gains 1 honor per supporting advisor. You give up 2 resources or take 1 shame token.
    [q_diplomacy] Qin places 1 clerk, and his tea marker moves to the top. You and the Reed Clan place up to 2, in different locations. The leftmost advisor of the row goes under Qin.
    [q_great_works] Qin places 1 clerk. You and the Reed Clan place up to 2, in different locations. Qin builds a Wall level where the invasion indicator points; the Warehouse pays what it can.
   *[a01] Your overseer in the Gold Mine costs 2 less. At every upgrade you may upgrade this one too.
  }
great_wall-part-general = { $general ->
    [g02] Zhou Tong
    [g03] Yue Fei
    [g04] Han Shizhong
    [g05] Meng Gong
    [g06] Zong Ze
    [g07] Li Gang
    [g08] Wu Jie
    [g09] Bi Zaiyu
    [g10] Yang Miaozhen
    [g11] Shen Kuo
    [g12] Yu Jie
    [g13] Zhang Shijie
    [k01] Wen Tianxiang
    [k02] Wang Jian
    [k03] Lu Xiufu
    [k04] Mu Guiying
    [k05] Chen Gui
    [k06] Yang Zaixing
    [k07] Cao Youwen
    [k08] Liu Qi
   *[g01] Liang Hongyu
  }
great_wall-part-advisor = { $advisor ->
    [a02] Mason
    [a03] Mass Producer
    [a04] Spiritual Leader
    [a05] Gravedigger
    [a06] Archer Commander
    [a07] Forester
    [a08] Stonecutter
    [a09] Gold Washer
    [a10] Temple Monk
    [a11] Merchant
    [a12] Tax Collector
    [a13] Herbalist
    [a14] Storekeeper
    [a15] Benefactor
    [a16] Tea Master
    [a17] Court Poet
    [a18] Chronicler
    [a19] Censor
    [a20] Abbot
    [a21] Matchmaker
    [a22] Chief Clerk
    [a23] Prefect
    [a24] Courier
    [a25] Spymaster
    [a26] Strategist
    [a27] Master of the Arts of War
    [a28] Drill Sergeant
    [a29] Bowyer
    [a30] Horse Breeder
    [a31] Veteran Captain
    [a32] Cavalry Commander
    [a33] Field Surgeon
    [a34] Stretcher Bearers
    [a35] War Drummer
    [a36] Standard Bearer
    [a37] Bounty Hunter
    [a38] Watchman
    [a39] Engineer
    [a40] Carpenter
    [a41] Architect
    [a42] Gatekeeper
    [a43] Logistician
    [a44] Grand Eunuch
   *[a01] Alchemist
  }
great_wall-part-location = { $location ->
    [quarry] Quarry
    [mine] Gold Mine
    [temple] Temple
    [barracks] Barracks
    [builders] Builders' Camp
    [hq] Logistics Centre
    [tea_house] Tea House
    [embassy] Imperial Embassy
    [academy] War Academy
   *[sawmill] Sawmill
  }
great_wall-part-in-location = { $location ->
    [quarry] in the Quarry
    [mine] in the Gold Mine
    [temple] in the Temple
    [barracks] in the Barracks
    [builders] in the Builders' Camp
    [hq] in the Logistics Centre
    [tea_house] in the Tea House
    [embassy] in the Imperial Embassy
    [academy] in the War Academy
   *[sawmill] in the Sawmill
  }
great_wall-part-to = { $to ->
    [quarry] to the Quarry
    [mine] to the Gold Mine
    [temple] to the Temple
    [barracks] to the Barracks
    [builders] to the Builders' Camp
    [hq] to the Logistics Centre
    [tea_house] to the Tea House
    [embassy] to the Imperial Embassy
    [academy] to the War Academy
    [L] to the left section
    [M] to the middle section
    [R] to the right section
   *[sawmill] to the Sawmill
  }
great_wall-part-from = { $from ->
    [sawmill] from the Sawmill
    [quarry] from the Quarry
    [mine] from the Gold Mine
    [temple] from the Temple
    [barracks] from the Barracks
    [builders] from the Builders' Camp
    [hq] from the Logistics Centre
    [tea_house] from the Tea House
    [embassy] from the Imperial Embassy
    [academy] from the War Academy
    [L] from the left section
    [M] from the middle section
    [R] from the right section
   *[supply] from the supply
  }
great_wall-part-section = { $section ->
    [M] middle section
    [R] right section
   *[L] left section
  }
great_wall-part-in-section = { $section ->
    [M] in the middle section
    [R] in the right section
   *[L] in the left section
  }
great_wall-part-of-section = { $section ->
    [M] of the middle section
    [R] of the right section
   *[L] of the left section
  }
great_wall-part-horde = { $horde ->
    [L2] the horde in row 2 of the left section
    [L3] the horde in row 3 of the left section
    [M1] the horde in row 1 of the middle section
    [M2] the horde in row 2 of the middle section
    [M3] the horde in row 3 of the middle section
    [R1] the horde in row 1 of the right section
    [R2] the horde in row 2 of the right section
    [R3] the horde in row 3 of the right section
   *[L1] the horde in row 1 of the left section
  }
great_wall-part-units = { $n } { $kind ->
    [stone] stone
    [gold] gold
    [chi] chi
   *[wood] wood
  }
great_wall-part-amount = { $amount } { $kind ->
    [stone] stone
    [gold] gold
    [chi] chi
   *[wood] wood
  }
great_wall-part-kind = { $kind ->
    [stone] stone
    [gold] gold
    [chi] chi
   *[wood] wood
  }
great_wall-part-take = { $take ->
    [stone] stone
    [gold] gold
    [chi] chi
   *[wood] wood
  }
great_wall-part-soldier = { $soldier ->
    [archer] archer
    [horse] cavalryman
    [overseer] overseer
   *[spear] spearman
  }
great_wall-part-a-soldier = { $soldier ->
    [archer] an archer
    [horse] a cavalryman
    [overseer] an overseer
   *[spear] a spearman
  }
great_wall-part-soldiers = { $soldier ->
    [archer] archers
    [horse] cavalrymen
    [overseer] overseers
   *[spear] spearmen
  }
great_wall-part-at = { $place ->
    [muster_L] in the muster area of the left section
    [muster_M] in the muster area of the middle section
    [muster_R] in the muster area of the right section
    [firing_L] on a firing position of the left section
    [firing_M] on a firing position of the middle section
    [firing_R] on a firing position of the right section
    [L1] on the horde in row 1 of the left section
    [L2] on the horde in row 2 of the left section
    [L3] on the horde in row 3 of the left section
    [M1] on the horde in row 1 of the middle section
    [M2] on the horde in row 2 of the middle section
    [M3] on the horde in row 3 of the middle section
    [R1] on the horde in row 1 of the right section
    [R2] on the horde in row 2 of the right section
    [R3] on the horde in row 3 of the right section
   *[supply] in the supply
  }
great_wall-part-shamed = { $place ->
    [archer] under an archer
    [horse] under a cavalryman
    [h01] on the horde card “Scouts”
    [h02] on the horde card “Steppe Riders”
    [h03] on the horde card “Horse Archers”
    [h04] on the horde card “Raiders”
    [h05] on the horde card “Wolf Pack”
    [h06] on the horde card “Camp Train”
    [h07] on the horde card “Torchbearers”
    [h08] on the horde card “Falconers”
    [h09] on the horde card “Lancers”
    [h10] on the horde card “Keshig Guard”
    [h11] on the horde card “Khan's Spies”
    [h12] on the horde card “Sappers”
    [h13] on the horde card “Shield Bearers”
    [h14] on the horde card “Shaman Circle”
    [h15] on the horde card “Slingers”
    [h16] on the horde card “Ravagers”
    [h17] on the horde card “War Drums”
    [h18] on the horde card “Deserters”
    [h19] on the horde card “Heavy Cavalry”
    [h20] on the horde card “Battering Ram”
    [h21] on the horde card “Tumen Commander”
    [h22] on the horde card “Khan's Champions”
    [h23] on the horde card “Siege Tower”
    [h24] on the horde card “Noyan's Banner”
    [new] just received
   *[spear] under a spearman
  }
great_wall-part-season = { $season ->
    [summer] Summer
    [fall] Fall
    [winter] Winter
   *[spring] Spring
  }
great_wall-part-moment = { $moment ->
    [static] always
    [other_box] an “Other players” box
    [reveal] command cards are revealed
    [order] you choose a slot
    [spring_horde] a horde has come
    [income] income
    [recover] command cards in Summer
    [activate] a location activates
    [produce] you have produced
    [donate] you have donated
    [upgrade] you have upgraded an overseer
    [recruit] you have recruited
    [cover] your soldier covers a vital point
    [horde_defeated] a horde is being defeated
    [horde_won] you have captured a horde
    [dying] soldiers are about to be killed
    [killed] soldiers were killed
    [volley] after the salvo
    [assault] before an assault
    [held] a section has held
    [breach] a breach
    [shame_gain] shame is about to be received
    [build_wall] the Wall was built
    [build_barricade] a barricade was built
    [hire_clerk] a clerk was hired
    [hire_advisor] an advisor was hired
    [play_tactic] a tactic card was played
    [year_end] end of the year
    [final] final scoring
    [decree_phase] decree fulfilment phase
    [decree_done] a decree was fulfilled
    [event_shown] an event is revealed
    [placed] a horde comes
    [defeated] a horde is defeated
    [once] at once
   *[my_turn] your turn
  }
great_wall-part-effect = { $effect ->
    [boosted] boosted effect
   *[basic] basic effect
  }
great_wall-part-who = { $who ->
    [archer] archers of the muster area
    [horse] cavalrymen
    [firing_to_firing] archers to firing positions
    [firing_to_muster] archers of firing positions to the muster area
   *[spear] spearmen
  }
great_wall-part-moved = { $n } { $who ->
    [archer] { $n ->
        [one] archer of the muster area
       *[other] archers of the muster area
      }
    [horse] { $n ->
        [one] cavalryman
       *[other] cavalrymen
      }
    [firing_to_firing] { $n ->
        [one] archer to a firing position
       *[other] archers to firing positions
      }
    [firing_to_muster] { $n ->
        [one] archer to the muster area
       *[other] archers to the muster area
      }
   *[spear] { $n ->
        [one] spearman
       *[other] spearmen
      }
  }
great_wall-part-spears = { $spears } { $spears ->
    [one] spearman
   *[other] spearmen
  }
great_wall-part-archers = { $archers } { $archers ->
    [one] archer
   *[other] archers
  }
great_wall-part-horses = { $horses } { $horses ->
    [one] cavalryman
   *[other] cavalrymen
  }

## Questions

great_wall-first-keep = { $general ->
    [g06] { great_wall-first-by-itself }
    [k03] { great_wall-first-by-itself }
    [k07] { great_wall-first-by-itself }
    [g04] { great_wall-first-every-turn }
    [g12] { great_wall-first-every-turn }
    [k04] { great_wall-first-every-turn }
   *[g05] { great_wall-first-anyway }
  }
great_wall-first-by-itself = Good for a first game: this general works by itself, whatever you do. The advisor helps you often; the other one supports and makes the general stronger.
great_wall-first-every-turn = Good for a first game: this general can be used once in each of your turns and costs nothing. The advisor helps you often; the other one supports and makes the general stronger.
great_wall-first-anyway = Good for a first game: this general rewards what happens in every game anyway. The advisor helps you often; the other one supports and makes the general stronger.
great_wall-ask-keep = Keep one general and put one of your advisors to work; the other one supports.
great_wall-ask-command = Choose a command card in secret.
great_wall-ask-slot = Choose a slot on the command track: slot 1 acts first.
great_wall-ask-my_turn = Your turn: use an ability, play a tactic, or go on.
great_wall-ask-ability = Use an ability ({ great_wall-part-moment })?
great_wall-ask-tactic = Play a tactic card ({ great_wall-part-moment })?
great_wall-ask-place = Place up to { $n ->
     [one] { $n } clerk
    *[other] { $n } clerks
  }{ $distinct ->
    [1] { $n ->
        [one] {""}
       *[other] , in different locations
      }
   *[0] {""}
  }.
great_wall-ask-copy = Treason: which card do you copy?
great_wall-ask-advanced = Advanced activation: which location?
great_wall-ask-activate = Which location activates next?
great_wall-ask-next = Who acts next?
great_wall-ask-upgrade = Upgrade an overseer { great_wall-part-in-location }?
great_wall-ask-donate = Donate up to { great_wall-part-units }?
great_wall-ask-recruit = Recruit up to { $n ->
     [one] { $n } soldier
    *[other] { $n } soldiers
  }.
great_wall-ask-cheaper = Which resource of the price is left out?
great_wall-ask-deploy = Where does the recruit go?
great_wall-ask-attack = Attack with up to { $n ->
     [one] { $n } soldier
    *[other] { $n } soldiers
  }.
great_wall-ask-wound = Where does the wound go?
great_wall-ask-wound_text = Put up to { $n ->
     [one] { $n } wound
    *[other] { $n } wounds
  }.
great_wall-ask-build = Builders' Camp: name up to { $n ->
     [one] { $n } more build
    *[other] { $n } more builds
  }.
great_wall-ask-store = The Warehouse pays { $n ->
     [one] { $n } resource
    *[other] { $n } resources
  }. Which ones?
great_wall-ask-pay = Pay { $n ->
     [one] { $n } resource
    *[other] { $n } resources
  } ({ $mix ->
    [res] of any kind
   *[mat] wood, stone or gold
  }).
great_wall-ask-take = Take { $n ->
     [one] { $n } resource
    *[other] { $n } resources
  } ({ $mix ->
    [res] of any kind
   *[mat] wood, stone or gold
  }).
great_wall-ask-swap = Exchange up to { $n ->
     [one] { $n } resource
    *[other] { $n } resources
  }.
great_wall-ask-move = Move soldiers to another section? Moves left: { $n }.
great_wall-ask-carry = How many { great_wall-part-who } do you move { great_wall-part-from } { great_wall-part-to }?
great_wall-ask-tea = Move your tea marker up?
great_wall-ask-embassy = Imperial Embassy: hire a clerk, or an advisor for { $price } gold? You may still hire { $n ->
     [one] once
    *[other] { $n } times
  }.
great_wall-ask-hire = Hire an advisor for { $price } gold?
great_wall-ask-draw = Draw up to { $n ->
     [one] { $n } tactic card
    *[other] { $n } tactic cards
  }.
great_wall-ask-discard = Discard { $n ->
     [one] { $n } tactic card
    *[other] { $n } tactic cards
  }.
great_wall-ask-choose = Choose one effect.
great_wall-ask-shame = Where does the shame token go?
great_wall-ask-atone = Pay { $price } chi to remove a shame token?
great_wall-ask-drop_shame = Which shame token goes?
great_wall-ask-victim = Who falls? Name { $n ->
     [one] { $n } soldier
    *[other] { $n } soldiers
  }.
great_wall-ask-save = Save a soldier for { $price } chi?
great_wall-ask-save_text = Save up to { $n ->
     [one] { $n } soldier
    *[other] { $n } soldiers
  }.
great_wall-ask-reed_clerk = Move up to { $n ->
     [one] { $n } Reed clerk
    *[other] { $n } Reed clerks
  }.
great_wall-ask-reed_advisor = Reed Clan: which advisor leaves the offer?
great_wall-ask-reed_barricade = Reed Clan: where is the barricade built?
great_wall-ask-reed_attack = Reed Clan: which vital point does the spearman cover?
great_wall-ask-to_qin = Which advisor goes to Qin Jiushao?
great_wall-ask-station = Move an archer from the muster area to a firing position?
great_wall-ask-repeat = Which reward of { great_wall-part-horde } do you receive once more?
great_wall-ask-recover = Take your command cards back, or score { $honor } honor?
great_wall-ask-take_back = Take a command card back?
great_wall-ask-swap_command = Replace your command card?
great_wall-ask-name = Which player does the card affect?
great_wall-ask-decree = Fulfil a decree?
great_wall-ask-pledge = Do you pay your share of the decree “{ great_wall-part-card }” ({ $n })?
great_wall-ask-ease = Which decree becomes easier this year?
great_wall-ask-give = Give resources to others? At most { $n }.
great_wall-ask-peek = Which of the events lies on top?
great_wall-ask-coop_atone = Lose 10 honor to return a shame token?

## kinds of reactions a standing order can be left for

great_wall-order-my_turn = Between the steps of your own turn
great_wall-order-ability = Abilities of generals and advisors
great_wall-order-tactic = Tactic cards
great_wall-order-save = Saving soldiers for chi
great_wall-order-save_text = Saving soldiers by a card

## Answers

great_wall-act-pass = { $asked ->
    [place] Place no more
   *[other] No, go on
  }
great_wall-act-keep = { great_wall-part-general }; active: { great_wall-part-advisor }
great_wall-act-command = { great_wall-part-card }
great_wall-act-slot = Slot { $slot }
great_wall-act-place = Clerk { great_wall-part-from } { great_wall-part-to }
great_wall-act-activate = { great_wall-part-location }
great_wall-act-next = { $player }
great_wall-act-name = { $player }
great_wall-act-copy = { great_wall-part-card }
great_wall-act-take_back = { great_wall-part-card }
great_wall-act-recover = { $what ->
    [honor] Score honor
   *[cards] Take the cards back
  }
great_wall-act-upgrade = { great_wall-part-location }: { $soldier ->
    [overseer] one level up
   *[other] { great_wall-part-a-soldier } becomes the overseer
  }
great_wall-act-donate = Donate { $amount }
great_wall-act-recruit = Spearmen { $spears }, archers { $archers }, cavalrymen { $horses }
great_wall-act-spear = Spearman on { great_wall-part-horde }, vital point { $point }
great_wall-act-horse = Cavalryman on { great_wall-part-horde }, vital point { $point } { $also ->
    [below] and the one below
   *[right] and the one to the right
  }
great_wall-act-archer = Archer to a firing position { great_wall-part-of-section }
great_wall-act-shoot = Archer shoots { great_wall-part-in-section }
great_wall-act-muster = { $soldier ->
    [archer] Archer
    [horse] Cavalryman
   *[spear] Spearman
  } to the muster area { great_wall-part-of-section }
great_wall-act-wound = Wound on { great_wall-part-horde }, vital point { $point }
great_wall-act-build = { $what ->
    [wall] Wall level
   *[barricade] Barricade
  } { great_wall-part-in-section }
great_wall-act-pay = Pay { great_wall-part-amount }
great_wall-act-store = Take { great_wall-part-amount }
great_wall-act-take = Take { great_wall-part-amount }
great_wall-act-cheaper = { $kind ->
    [stone] 1 stone less
    [gold] 1 gold less
    [chi] 1 chi less
   *[wood] 1 wood less
  }
great_wall-act-swap = { $give ->
    [stone] Stone
    [gold] Gold
    [chi] Chi
   *[wood] Wood
  } for { great_wall-part-take }
great_wall-act-move = Move { great_wall-part-from } { great_wall-part-to }
great_wall-act-carry = Move { $amount }
great_wall-act-tea = Move up
great_wall-act-hire_clerk = Hire a clerk
great_wall-act-hire = { great_wall-part-card }: { $role ->
    [supporting] supporting advisor
   *[active] active advisor
  }
great_wall-act-draw = Draw { $cards ->
    [one] { $cards } tactic card
   *[other] { $cards } tactic cards
  }
great_wall-act-discard = Discard: { great_wall-part-card }
great_wall-act-play = { great_wall-part-card }: { great_wall-part-effect }
great_wall-act-use = { great_wall-part-card }
great_wall-act-choose = Effect { $option }
great_wall-act-shame = Token { great_wall-part-shamed }
great_wall-act-atone = Return the token { great_wall-part-shamed }
great_wall-act-victim = { $soldier ->
    [archer] Archer
    [horse] Cavalryman
   *[spear] Spearman
  } { great_wall-part-at }
great_wall-act-save = Save { great_wall-part-a-soldier } of { $player } { great_wall-part-at }
great_wall-act-reed_clerk = Clerk { great_wall-part-from } { great_wall-part-to }
great_wall-act-dismiss = { great_wall-part-card }
great_wall-act-station = Archer to a firing position { great_wall-part-of-section }
great_wall-act-repeat = Vital point { $point }
great_wall-act-decree = { great_wall-part-card }
great_wall-act-agree = Agree
great_wall-act-sacrifice = Sacrifice { great_wall-part-a-soldier } { great_wall-part-at }
great_wall-act-send_clerk = Sacrifice a clerk { great_wall-part-from }
great_wall-act-send_advisor = Sacrifice an advisor: { great_wall-part-card }
great_wall-act-give = { $kind ->
    [stone] Stone
    [gold] Gold
    [chi] Chi
   *[wood] Wood
  } to { $player }
great_wall-act-on_top = { great_wall-part-card }
great_wall-act-decline = Decline: give back what the location gave

## Log

great_wall-log-ability = { $player } uses the card “{ great_wall-part-card }”.
great_wall-log-tactic = { $player } plays the tactic card “{ great_wall-part-card }” ({ great_wall-part-effect }).
great_wall-log-clerk = { $player } moves a clerk { great_wall-part-from } { great_wall-part-to }.
great_wall-log-command-chosen = { $player } secretly chooses the command card “{ great_wall-part-card }”.
great_wall-log-command-hidden = { $player } has chosen a command card.
great_wall-log-command = { $player } reveals the command card “{ great_wall-part-card }”.
great_wall-log-command-swapped = { $player } replaces the command card with “{ great_wall-part-card }”.
great_wall-log-slot = { $player } takes slot { $slot } of the command track.
great_wall-log-turn = { $player } begins a turn (slot { $slot } of the command track).
great_wall-log-synergy = { $player } uses the synergy of the cards.
great_wall-log-copied = { $player } copies the command card “{ great_wall-part-card }”.
great_wall-log-recovered = { $player } takes all command cards back into hand.
great_wall-log-command-back = { $player } takes back the command card “{ great_wall-part-card }”.
great_wall-log-season = Year { $year }: { great_wall-part-season }.
great_wall-log-activated = The location activates: { great_wall-part-location }.
great_wall-log-advanced = Advanced activation of a location: { great_wall-part-location }.
great_wall-log-declined = { $player } declines the effect of the location: { great_wall-part-location }.
great_wall-log-tea = { $player } now has place { $place } in tea order.
great_wall-log-overseer = { $player } upgrades an overseer { great_wall-part-in-location } to level { $level }.
great_wall-log-from-store = The Warehouse pays { great_wall-part-units }.
great_wall-log-barricade = { $player } builds a barricade { great_wall-part-in-section }.
great_wall-log-wall = { $player } builds Wall level { $level } { great_wall-part-in-section }.
great_wall-log-moved = { $player } moves { great_wall-part-moved } { great_wall-part-from } { great_wall-part-to }.
great_wall-log-offer = A new advisor comes to the offer: { great_wall-part-card }.
great_wall-log-advisor-leaves = An advisor leaves the offer: { great_wall-part-card }.
great_wall-log-advisor = { $player } takes “{ great_wall-part-card }” as { $role ->
    [supporting] a supporting advisor
   *[active] an active advisor
  }.
great_wall-log-clerk-hired = { $player } hires a clerk.
great_wall-log-drew = { $player } draws the tactic card “{ great_wall-part-card }”.
great_wall-log-drew-hidden = { $player } draws a tactic card.
great_wall-log-discarded = { $player } discards the tactic card “{ great_wall-part-card }”.
great_wall-log-horde = The horde “{ great_wall-part-card }” comes to row { $row } { great_wall-part-of-section }.
great_wall-log-raid = Raid { great_wall-part-in-section } by the horde “{ great_wall-part-card }”: { $tokens ->
    [one] { $tokens } shame token leaves the game
   *[other] { $tokens } shame tokens leave the game
  }.
great_wall-log-shame = { $player } receives a shame token.
great_wall-log-shame-box = { $player } has no place for the shame token: it leaves the game.
great_wall-log-shame-on = { $player } puts the shame token { great_wall-part-shamed }.
great_wall-log-atoned = { $player } returns the shame token { great_wall-part-shamed }.
great_wall-log-lost = The bank of shame is empty: all lose.
great_wall-log-reed-stores = The Reed Clan stores 1 { great_wall-part-kind } in the Warehouse.
great_wall-log-wound = { $player } wounds the horde “{ great_wall-part-card }” { great_wall-part-in-section }, vital point { $point }.
great_wall-log-covers = { $player } attacks the horde “{ great_wall-part-card }” { great_wall-part-in-section }: { great_wall-part-a-soldier } covers vital point { $point }.
great_wall-log-archer = { $player } puts an archer on a firing position { great_wall-part-of-section }.
great_wall-log-recruits = { $player } recruits { $spears ->
    [0] {""}
   *[other] { great_wall-part-spears }
  }{ $archers ->
    [0] {""}
   *[other] { $spears ->
        [0] {""}
       *[other] {", "}
      }{ great_wall-part-archers }
  }{ $horses ->
    [0] {""}
   *[other] { $spears ->
        [0] { $archers ->
            [0] {""}
           *[other] {", "}
          }
       *[other] {", "}
      }{ great_wall-part-horses }
  }.
great_wall-log-mustered = { $player } sends { great_wall-part-a-soldier } to the muster area { great_wall-part-of-section }.
great_wall-log-saved = { $player } saves { great_wall-part-a-soldier } { great_wall-part-at }.
great_wall-log-killed = { $player } loses { $n ->
    [one] { $n } soldier
   *[other] { $n } soldiers
  } { great_wall-part-in-section }.
great_wall-log-defeated = The horde “{ great_wall-part-card }” { great_wall-part-in-section } is defeated.
great_wall-log-horde-discarded = Nobody captures the horde “{ great_wall-part-card }”.
great_wall-log-captured = { $player } captures the horde “{ great_wall-part-card }”.
great_wall-log-barricades-fall = { $n ->
    [one] { $n } barricade is
   *[other] { $n } barricades are
  } pulled down { great_wall-part-in-section }.
great_wall-log-held = The Wall holds { great_wall-part-in-section }: defence { $defence }, attack strength { $attack }.
great_wall-log-breach = The Wall is breached { great_wall-part-in-section }: defence { $defence }, attack strength { $attack }.
great_wall-log-decree-named = { $player } proposes the decree “{ great_wall-part-card }”.
great_wall-log-decree-done = The decree “{ great_wall-part-card }” is fulfilled. Fulfilled so far: { $n }.
great_wall-log-decree-refused = { $player } refuses the decree “{ great_wall-part-card }”.
great_wall-log-decree-agreed = { $player } agrees to the decree “{ great_wall-part-card }”.
great_wall-log-sacrifice = { $player } makes a sacrifice for the decree “{ great_wall-part-card }”.
great_wall-log-eased = The decree “{ great_wall-part-card }” costs { $n } less this year.
great_wall-log-decree = A new decree: { great_wall-part-card }.
great_wall-log-event = Event: { great_wall-part-card }.
great_wall-log-event-cancelled = The event “{ great_wall-part-card }” has no effect.
great_wall-log-peek = The next event is “{ great_wall-part-card }”.
great_wall-log-peek-hidden = { $player } looks at the next { $n ->
    [one] event
   *[other] { $n } events
  }.
great_wall-log-kept = { $player } keeps the general { great_wall-part-general } and the advisor “{ great_wall-part-advisor }”.
great_wall-log-kept-hidden = { $player } has chosen a general and advisors.
great_wall-log-general = { $player } plays as { great_wall-part-card }, with the active advisor “{ great_wall-part-advisor }”.
great_wall-log-end = { $reason ->
    [wall] The Wall is finished.
    [shame] No shame token is left in the bank.
    [decrees] The decrees are fulfilled: all win.
    [too-late] The last year is over, decrees are missing: all lose.
    [no-shame-left] Shame had to be received and the bank was empty: all lose.
    [solo-shame] The bank has no shame token: Qin Jiushao wins.
   *[time] The last year is over.
  }
great_wall-log-artifact = Artifact: { great_wall-part-card }.

## Refusals

great_wall-no-not-possible = This is not possible now.
great_wall-no-no-clerk = Your supply has no clerk.
great_wall-no-no-clerk-there = You have no clerk { great_wall-part-in-location }.
great_wall-no-same-location = The clerk is already there.
great_wall-no-no-room = There is no room { great_wall-part-in-location }.
great_wall-no-locked = { great_wall-part-location }: full and locked.
great_wall-no-different-locations = The clerks must go to different locations.
great_wall-no-same-clerk = This clerk has just been placed.
great_wall-no-highest-level = The overseer is at level 3.
great_wall-no-not-here = You cannot upgrade an overseer { great_wall-part-in-location } now.
great_wall-no-one-step = Each overseer moves one step at most.
great_wall-no-gain-used = You have built on this gain: it cannot be declined any more.
great_wall-no-no-soldier = An overseer needs a soldier without shame from your supply.
great_wall-no-overseer-stands = Your overseer is already there.
great_wall-no-price = This costs { great_wall-part-units }; you have { $have }.
great_wall-no-closed-section = This section is closed.
great_wall-no-barricades-full = This section already has 3 barricades.
great_wall-no-wall-finished = The Wall is finished here.
great_wall-no-no-unhired = Your unhired clerks' area is empty.
great_wall-no-not-in-offer = This advisor is not in the offer.
great_wall-no-place-exists = There is a place for the token.
great_wall-no-ten-honor = You need 10 honor; you have { $have }.
great_wall-no-wrong-section = This wound cannot go to that horde.
great_wall-no-point-covered = This vital point is not free.
great_wall-no-horde-protected = The text of a horde protects it.
great_wall-no-too-many-recruits = You may recruit { $most } { $most ->
    [one] soldier
   *[other] soldiers
  } at most.
great_wall-no-no-soldiers-left = Too few { great_wall-part-soldiers } in your supply: { $have }.
great_wall-no-recruits-too-dear = You cannot pay for all of them; missing: { $missing }.
great_wall-no-spear-first-row = Spearmen reach row 1 only.
great_wall-no-no-firing-position = No firing position is free.
great_wall-no-no-horde = There is no horde there.
great_wall-no-not-adjacent = A cavalryman needs two free points side by side.
great_wall-no-decree-not-open = This decree is not open.
great_wall-no-decree-refused = This decree was refused this year.
great_wall-no-decree-not-met = The condition of the decree “{ great_wall-part-card }” does not hold. { great_wall-part-text }
great_wall-no-not-seen = You have not seen this card.
great_wall-no-option-impossible = This effect cannot be resolved.
great_wall-no-being-activated = { great_wall-part-location }: this location is being activated right now.
great_wall-no-no-reed-clerk-there = The Reed Clan has no clerk { great_wall-part-in-location }.
great_wall-no-reed-clerk-there = There is already a Reed clerk { great_wall-part-in-location }.
great_wall-no-only-barricade = Only a barricade can be built now.
great_wall-no-only-wall = Only a Wall level can be built now.
great_wall-no-not-dealt = This card was not dealt to you.
great_wall-no-command-discarded = You have discarded this command card.
great_wall-no-treason-gone = Treason stays discarded until the end of the game.
great_wall-no-not-in-hand = You do not have this card in your hand.
great_wall-no-command-same = This card is already your command.
great_wall-no-slot-taken = Slot { $slot } is taken.
great_wall-no-no-such-slot = In this game the command track ends with slot { $n }.
great_wall-no-treason-copy = Treason cannot copy Treason.
great_wall-no-command-not-in-play = No other player has this command card in play.
great_wall-no-command-not-discarded = This card is not among your discarded command cards.
great_wall-no-activated-already = { great_wall-part-location }: already activated in this turn.
great_wall-no-not-full = { great_wall-part-location }: only { $n } of { $slots } slots filled.
great_wall-no-no-clerks = There is no clerk { great_wall-part-in-location }.
great_wall-no-only-reed = { great_wall-part-location }: only a Reed clerk is there.
great_wall-no-donate-most = You may donate at most { great_wall-part-units } here.
great_wall-no-have = You have only { great_wall-part-units }.
great_wall-no-store-has = The Warehouse holds only { great_wall-part-units }.
great_wall-no-pay-exactly = All together it must be { $n }.
great_wall-no-not-in-price = The price has none of this kind.
great_wall-no-still-too-dear = You would still lack resources: { $missing }. { $left ->
    [0] You may leave out no other.
   *[other] You may leave out only { $left } more.
  }
great_wall-no-same-kind = It must be another kind.
great_wall-no-not-to-them = You can give only to other players.
great_wall-no-recruits-cost = Together they cost { great_wall-part-units }; you have { $have }.
great_wall-no-not-for-them = This card is not for { great_wall-part-soldiers }.
great_wall-no-no-recruit-left = You have no { great_wall-part-soldiers } left to place.
great_wall-no-no-soldier-there = You have no { great_wall-part-soldiers } in the muster area { great_wall-part-of-section }.
great_wall-no-no-archer-shoots = No archer of yours can shoot { great_wall-part-in-section } now.
great_wall-no-no-free-point = No horde { great_wall-part-in-section } can be wounded now.
great_wall-no-horde-capped = This horde takes no more wounds at a time.
great_wall-no-not-covered = Your soldier does not cover this vital point.
great_wall-no-build-cost = Wood, stone and gold: you need { $n }, you have { $have }.
great_wall-no-all-walls-finished = The Wall is finished in every section.
great_wall-no-all-barricades-full = Every section has 3 barricades.
great_wall-no-same-section = It must be another section.
great_wall-no-no-soldiers-in = You have no soldiers to move { great_wall-part-in-section }.
great_wall-no-carry-most = At most { $n } can go.
great_wall-no-draw-most = You may draw at most { $n }.
great_wall-no-no-tokens = You have no shame token.
great_wall-no-no-token-there = You have no shame token there.
great_wall-no-must-return = You must return a shame token.
great_wall-no-one-return = You have already returned a token for this one.
great_wall-no-only-in-summer = Shame tokens can be returned for chi in Summer only.
great_wall-no-no-free-soldier = You have no { great_wall-part-soldiers } without shame in your supply.
great_wall-no-shame-card-full = This horde already has 2 shame tokens.
great_wall-no-shame-not-on-hordes = In a cooperative game shame never goes on hordes.
great_wall-no-not-your-horde = You have not captured this horde.
great_wall-no-not-a-victim = This soldier is not about to be killed.
great_wall-no-no-victim-there = You have no such soldier to lose there.
great_wall-no-only-leftmost = It must be one of the 2 leftmost advisors.
great_wall-no-offer-empty = There is no advisor in the offer.
great_wall-no-tea-top = You are already first in tea order.
great_wall-no-decree-no-payment = This decree asks for no payment.
great_wall-no-decree-cost = The decree asks for { $n } from you; you have { $have }.
great_wall-no-decree-wants-other = The decree does not ask for this.
great_wall-no-none-there = You have none there.
great_wall-no-card-cost = This costs { $n }; you have { $have }.
great_wall-no-card-condition = The condition of the card “{ great_wall-part-card }” is not met. { great_wall-part-text }
great_wall-no-not-its-moment = The card “{ great_wall-part-card }” works at another moment. { great_wall-part-text }
great_wall-no-one-tactic = You may play only 1 such tactic card in your turn.
great_wall-no-used-now = This ability has already worked at this moment.
great_wall-no-used-turn = This ability was already used in this turn.
great_wall-no-used-year = This ability was already used this year.
great_wall-no-used-game = This ability was already used in this game.
great_wall-no-not-yours = You do not have this card.
great_wall-no-must-choose = You must choose one of the effects.
great_wall-no-not-waiting = This player has nothing to do here now.
great_wall-no-nobody-chosen = Choose at least 1 soldier, or go on.
great_wall-no-no-such-player = There is no such player.
great_wall-mind-alone = You would be alone { great_wall-part-in-location } and receive shame.

## Glossary

great_wall-term-game = The Great Wall
great_wall-term-year = Year
great_wall-term-spring = Spring
great_wall-term-summer = Summer
great_wall-term-fall = Fall
great_wall-term-winter = Winter
great_wall-term-wall = Wall
great_wall-term-section = Wall section
great_wall-term-wall_level = Wall level (model)
great_wall-term-barricade = Barricade
great_wall-term-horde = Horde (card)
great_wall-term-horde_deck = Horde deck
great_wall-term-invasion = Invasion indicator
great_wall-term-raid = Raid
great_wall-term-vital = Vital point
great_wall-term-reward = Reward
great_wall-term-attack_strength = Attack strength
great_wall-term-defence = Defence value
great_wall-term-wound = Wound
great_wall-term-leave_wound = Leaving a wound
great_wall-term-defeated = Defeated (horde)
great_wall-term-clearing = Horde clearing
great_wall-term-breach = Breach
great_wall-term-kill = Kill
great_wall-term-save = Save
great_wall-term-lethality = Lethality
great_wall-term-shame = Shame token
great_wall-term-honor = Honor
great_wall-term-wood = Wood
great_wall-term-stone = Stone
great_wall-term-gold = Gold
great_wall-term-chi = Chi
great_wall-term-resource = Resource
great_wall-term-bank = Bank
great_wall-term-supply = Personal supply
great_wall-term-screen = Player screen
great_wall-term-clan = Clan
great_wall-term-clerk = Clerk
great_wall-term-soldier = Soldier
great_wall-term-spearman = Spearman
great_wall-term-archer = Archer
great_wall-term-cavalry = Cavalryman
great_wall-term-overseer = Overseer
great_wall-term-overseer_level = Overseer level
great_wall-term-upgrade = Upgrade (an overseer)
great_wall-term-income = Income
great_wall-term-donate = Donation
great_wall-term-warehouse = Warehouse
great_wall-term-firing = Firing position
great_wall-term-muster = Muster area
great_wall-term-general = General
great_wall-term-advisor = Advisor
great_wall-term-advisor_active = Active advisor
great_wall-term-advisor_support = Supporting advisor
great_wall-term-offer = Advisor offer
great_wall-term-unhired = Unhired clerks' area
great_wall-term-command = Command card
great_wall-term-command_track = Command track
great_wall-term-others = Other players
great_wall-term-active_player = Active player
great_wall-term-tactic = Tactic card
great_wall-term-boosted = Boosted effect
great_wall-term-basic = Basic effect
great_wall-term-trigger = Trigger moment
great_wall-term-artifact = Artifact
great_wall-term-tea_order = Tea order
great_wall-term-tea_track = Tea track
great_wall-term-tea_marker = Tea marker
great_wall-term-honor_marker = Honor marker
great_wall-term-time_track = Time track
great_wall-term-time_token = Time token
great_wall-term-location = Location
great_wall-term-regular_loc = Regular location
great_wall-term-special_loc = Special location
great_wall-term-production_loc = Production location
great_wall-term-place_clerk = Place a clerk
great_wall-term-activation = Activation
great_wall-term-advanced = Advanced activation
great_wall-term-sawmill = Sawmill
great_wall-term-quarry = Quarry
great_wall-term-gold_mine = Gold Mine
great_wall-term-temple = Temple
great_wall-term-barracks = Barracks
great_wall-term-camp = Builders' Camp
great_wall-term-logistics = Logistics Centre
great_wall-term-tea_house = Tea House
great_wall-term-embassy = Imperial Embassy
great_wall-term-academy = War Academy
great_wall-term-hire = Hire
great_wall-term-recruit = Recruit
great_wall-term-attack = Attack
great_wall-term-firing_phase = Firing phase
great_wall-term-salvo = Salvo
great_wall-term-assault = Assault phase
great_wall-term-end_check = End-of-game check
great_wall-term-setup = Setup
great_wall-term-start_res = Starting resources
great_wall-term-honor_token = Universal honor token
great_wall-term-reed = Reed Clan
great_wall-term-ruler = Ruler (of the Reed Clan)
great_wall-term-qin = Qin Jiushao
great_wall-term-loc_track = Location track (Qin)
great_wall-term-two_player = Two-player mode
great_wall-term-solo = Solo mode
great_wall-term-coop = Cooperative mode
great_wall-term-difficulty = Difficulty
great_wall-term-decree = Imperial decree
great_wall-term-event = Event
great_wall-term-sacrifice = Sacrifice
great_wall-term-fulfil_phase = Decree fulfilment phase
great_wall-term-decree_phase = Unfulfilled decrees phase
great_wall-term-event_phase = Event phase
great_wall-term-cmd_despotism = Despotism
great_wall-term-cmd_economy = Economy
great_wall-term-cmd_attack = Attack Order
great_wall-term-cmd_treason = Treason
great_wall-term-tac_retreat = Retreat
great_wall-term-dec_mock = Provoke and Conquer
great_wall-term-dec_guard = Draft for the Imperial Guard
great_wall-term-dec_glory = Glory to the Emperor
great_wall-term-dec_escort = Escort for the Emperor's Officials
