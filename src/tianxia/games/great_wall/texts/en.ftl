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
    [g01] Soldiers were killed: +2 honor per supporting advisor and soldier killed.
    [g02] Income: +2 honor per supporting advisor and section with your archers.
    [g03] You have captured a horde: +3 honor per supporting advisor.
    [g04] Your turn: attack, soldiers: 1 per supporting advisor; +1 honor. Once a turn.
    [g05] The Wall was built: +4 honor per supporting advisor; +1 wood, stone or gold.
    [g06] Income: +2 resources of your choice per supporting advisor.
    [g07] You have donated: +2 honor per supporting advisor.
    [g08] A section has held: with a soldier of yours in the section: +2 honor per supporting advisor.
    [g09] A tactic was played: +2 honor per supporting advisor; +1 chi.
    [g10] You have recruited: +1 chi; +1 honor per supporting advisor.
    [g11] An overseer was upgraded: +2 honor per supporting advisor.
    [g12] Your turn: place clerks: 1 per supporting advisor. Once a turn.
    [g13] End of the year: without shame tokens: +3 honor per supporting advisor.
    [k01] Shame is about to be received (any player): pay 1 chi: shame −1 per supporting advisor. Once a year.
    [k02] Before an assault (any player): with a soldier of yours in the section: defence +1 per supporting advisor (this section).
    [k03] A decree was fulfilled: +1 resources of your choice per supporting advisor, each player.
    [k04] Your turn: attack, soldiers: 1 per supporting advisor, one player of your choice. Once a turn.
    [k05] After the salvo: with an archer on a firing position: wounds: 1 per supporting advisor (sections with your soldiers). Once a year.
    [k06] Soldiers would be killed (any player): save soldiers: 1 (free) per supporting advisor. Once a year.
    [k07] Income: +1 resources of your choice per supporting advisor; give resources to others: 2 per supporting advisor.
    [k08] The Wall was built (any player): a discarded command card back in hand, the builder; +2 honor per supporting advisor. Once a year.
    [a02] Quarry, overseer: −2; at every upgrade also: Quarry.
    [a03] Sawmill, overseer: −2; at every upgrade also: Sawmill.
    [a04] Temple, overseer: −2; at every upgrade also: Temple.
    [a05] Soldiers were killed: +1 honor per soldier killed.
    [a06] Your turn: with a soldier at the Wall: attack, archers: ∞. Once a turn.
    [a07] You have produced (Sawmill): +1 wood.
    [a08] You have produced (Quarry): +1 stone.
    [a09] You have produced (Gold Mine): +1 gold.
    [a10] You have produced (Temple): +1 chi.
    [a11] Your turn: exchange resources: 3; +1 resources of your choice. Once a turn.
    [a12] Income: +2 gold.
    [a13] Income: +2 chi.
    [a14] You have donated: further donations: 1.
    [a15] You have donated: +1 chi; +1 honor.
    [a16] You choose a slot: if you are first in tea order: +2 honor; +1 chi.
    [a17] Command cards are revealed: if nobody revealed the same card: +2 honor.
    [a18] Command cards in Summer: +1 honor per own discarded command card.
    [a19] Removing shame: −1 chi.
    [a20] Income: return shame tokens: 1.
    [a21] Advisor: −2 gold.
    [a22] A clerk was hired: +1 gold; +2 honor; place clerks: 1.
    [a23] Your turn: place clerks: 1. Once a turn.
    [a24] A box for the other players: place clerks: 1. Once a year.
    [a25] Command cards are revealed: pay 1 gold: exchange your revealed command card; +1 honor. Once a year.
    [a26] A location activates (War Academy): tactic cards: +1; +1 honor.
    [a27] Boosted tactic: −1 resources of your choice; hand limit +1.
    [a28] You have recruited: with a spearman among them: +1 chi; +1 honor.
    [a29] Archer: −1 wood; archer: −1 chi.
    [a30] Cavalryman: −2 chi.
    [a31] Your turn: with a soldier in a muster area: attack, spearmen: 2. Once a turn.
    [a32] Your turn: with a soldier in a muster area: attack, cavalrymen: ∞; +1 honor. Once a turn.
    [a33] Saving a soldier: −1 chi.
    [a34] Soldiers would be killed: save soldiers: 1 (free). Once a turn.
    [a35] A horde is being defeated: with a soldier of yours on it: +1 honor; +1 chi.
    [a36] You have captured a horde: +2 honor; +1 resources of your choice.
    [a37] A soldier covers a vital point: the reward once more. Once a turn.
    [a38] After the salvo: with an archer on a firing position: wounds: 1 (sections with your soldiers); +1 honor. Once a year.
    [a39] Wall level: −2 wood, stone or gold.
    [a40] A barricade was built: +1 wood, stone or gold; +1 honor.
    [a41] The Wall was built: +3 honor; tactic cards: +1.
    [a42] A breach: shame −1.
    [a43] Your turn: with a soldier at the Wall: moves between sections: 1; archers from muster areas to firing positions: 2. Once a turn.
    [a44] Final scoring: +2 honor per own advisor.
    [t01] A horde is being defeated: with a soldier of yours on it and an archer in the section: +4 honor. Boosted: pay 2 gold: +8 honor.
    [t02] Soldiers would be killed: save soldiers: 1 (free). Boosted: pay 2 chi: save soldiers: ∞ (free).
    [t03] A horde is being defeated: with a soldier of yours on it that does not win it: +3 honor; +1 chi. Boosted: pay 2 chi: +8 honor.
    [t04] Your turn: with a soldier at the Wall: attack, soldiers: 1. Boosted: pay 1 chi: attack, soldiers: 3.
    [t05] Your turn: with an archer on a firing position: attack, archers: 2. Boosted: pay 2 wood: attack, archers: ∞; +1 honor per archer on a firing position.
    [t06] Your turn: recruit cavalrymen: 1 (1 cheaper). Boosted: pay 1 gold: recruit cavalrymen: 1 (free); +3 honor.
    [t07] A location activates (Builders' Camp): barricades: 1 (free). Boosted: pay 1 stone: a Wall level (4 cheaper).
    [t08] After the salvo (any player): with a soldier at the Wall: wounds: 1 (sections with your soldiers). Boosted: pay 2 wood: wounds: 3 (sections with your soldiers).
    [t09] A box for the other players: place clerks: 1. Boosted: pay 2 gold: place clerks: 2; +1 chi.
    [t10] A location activates (Barracks): recruit spearmen: 1 (free). Boosted: pay 2 chi: recruit spearmen: 3 (free).
    [t11] You choose a slot: tea marker 1 up; +1 honor. Boosted: pay 1 gold: tea marker to the top; +3 honor.
    [t12] You have produced (a production location): +2 of that resource. Boosted: pay 1 chi: +3 of that resource; further donations: 2.
    [t13] Shame is about to be received: shame −1. Boosted: pay 1 chi: shame −∞.
    [t14] You have captured a horde: +3 honor. Boosted: pay 2 chi: +8 honor.
    [t15] Before an assault (any player): with a soldier of yours in the section: defence +3 (this section); +1 honor. Boosted: pay 2 wood, stone or gold: defence +6 (this section); +3 honor.
    [t16] A horde has come (any player): wounds: 1 (this card). Boosted: pay 1 chi: wounds: 2 (this card); +1 honor.
    [t17] A location activates (War Academy): tactic cards: +1; +1 gold. Boosted: pay 1 chi: tactic cards: +2; +3 honor.
    [t18] An advisor was hired: +2 gold. Boosted: pay 2 chi: +3 gold; +4 honor.
    [t19] Soldiers were killed: +3 honor. Boosted: pay 1 chi: +3 honor per soldier killed.
    [t20] Income: +2 resources of your choice. Boosted: pay 1 tactic cards: +5 resources of your choice.
    [u01] Soldiers would be killed (any player): save soldiers: 2 (free). Boosted: pay 2 chi: save soldiers: ∞ (free).
    [u02] Shame is about to be received (any player): shame −1. Boosted: pay 4 honor: shame −∞.
    [u03] Your turn: attack, soldiers: 1, each player. Boosted: pay 2 wood: attack, soldiers: 2, each player.
    [u04] A location activates (Builders' Camp) (any player): +2 wood, stone or gold. Boosted: pay 2 chi: +5 wood, stone or gold.
    [u05] Income: +1 resources of your choice, each player. Boosted: pay 1 gold: +2 resources of your choice, each player; give resources to others: 3.
    [u06] You choose a slot: a discarded command card back in hand. Boosted: pay 2 gold: a discarded command card back in hand, each player.
    [u07] Decree phase: a decree costs 1 less for everybody this year. Boosted: pay 2 gold: a decree costs 2 less for everybody this year.
    [u08] Before an assault (any player): defence +4 (this section). Boosted: pay 2 chi: defence +8 (this section).
    [u09] A location activates (Barracks) (any player): recruit spearmen: 1 (free). Boosted: pay 2 chi: recruit spearmen: 1 (free), each player.
    [u10] After the salvo (any player): wounds: 2 (any section). Boosted: pay 2 wood: wounds: 4 (any section).
    [u11] An event is shown: look at the next events: 2; +2 chi. Boosted: pay 3 chi: the event has no effect.
    [u12] A breach (any player): shame −1. Boosted: pay 2 chi: shame −∞; save soldiers: 2 (free).
    [h01] A horde is placed: the leftmost advisor leaves the offer.
    [h02] No text.
    [h03] Usable firing positions −1 (this section).
    [h04] Before an assault: barricades here −1.
    [h05] Attack strength +1 per other horde here (this card).
    [h06] No text.
    [h07] Value of a barricade −1 (this section).
    [h08] At most 1 wound at a time.
    [h09] A horde is defeated: lethality +1 (this card).
    [h10] Cards behind it cannot be attacked or wounded.
    [h11] A horde is placed: discard tactic cards: 1, each player.
    [h12] Defence −2 (this section).
    [h13] No wounds.
    [h14] Attack strength +1 (this section).
    [h15] A horde is placed: each player loses 1 soldier (this section).
    [h16] Shame for this card +1 (this card).
    [h17] Attack strength +2 (cards behind this one).
    [h18] A horde is defeated: lethality −1 (this card).
    [h19] No cavalrymen.
    [h20] Value of a barricade −1 (this section).
    [h21] A horde is defeated: lethality +1 (this card).
    [h22] No text.
    [h23] Usable firing positions −2 (this section).
    [h24] Attack strength +1 (every other horde).
    [x01] Before an assault: barricades here −2.
    [x02] No text.
    [x03] Attack strength +1 per other horde here (this card).
    [x04] A horde is defeated: lethality −1 (this card).
    [x05] Usable firing positions −1 (this section).
    [x06] No text.
    [x07] A breach: each player loses 1 soldier (this section).
    [x08] A horde is placed: look at the next events: 1.
    [x09] A horde is placed: discard tactic cards: 1, each player.
    [x10] A horde is placed: −1 gold, each player.
    [x11] A horde is placed: each player loses 1 soldier (this section).
    [x12] Defence −3 (this section).
    [x13] Value of a barricade −1 (this section).
    [x14] Cards behind it cannot be attacked or wounded.
    [x15] Attack strength +1 (this section).
    [x16] Shame for this card +1 (this card).
    [x17] A horde is defeated: lethality +1 (this card).
    [x18] A horde is placed: one more horde comes.
    [x19] Usable firing positions −2 (this section).
    [x20] No wounds.
    [x21] No cavalrymen.
    [x22] A horde is defeated: lethality +1 (this card).
    [x23] Attack strength +1 (every other horde).
    [x24] A breach: shame +1, each player.
    [v01] +2 resources of your choice, each player.
    [v02] +2 gold, each player or tactic cards: +1, each player.
    [v03] Each player loses 1 soldier (any section).
    [v04] One more horde comes.
    [v05] −2 wood, stone or gold, each player or shame +1, each player.
    [v06] Shame +1, one player of your choice; tactic cards: +1, each player.
    [v07] Attack strength +1 (the first horde of each section) (to the end of the game).
    [v08] Advisor: +1 gold (to the end of the game).
    [v09] Saving a soldier: +1 chi (to the end of the game).
    [v10] Value of a barricade +1 (any section) (to the end of the game).
    [v11] Usable firing positions −1 (any section) (to the end of the game).
    [v12] Archer: −1 chi; cavalryman: −1 chi (to the end of the game).
    [f01] Sum of your overseer levels.
    [f02] Your soldiers at the Wall and on hordes.
    [f03] Your captured hordes without shame.
    [f04] Your resources.
    [f05] Your advisors and tactic cards.
    [d01] Hordes on the board: at least 2 more than players; no breach this year.
    [d02] Each player: sacrifice, soldiers: 2.
    [d03] Each player: −10 honor.
    [d04] Each player: sacrifice, clerks: 1; sacrifice, spearmen: 1.
    [d05] Each player: −4 wood.
    [d06] Each player: −4 stone.
    [d07] Each player: −4 gold.
    [d08] Each player: −5 chi.
    [d09] Sum of Wall levels: at least 2 more than players.
    [d10] Each player has won at least 2 hordes.
    [d11] Each player: sacrifice, advisors: 1.
    [d12] Each player: discard tactic cards: 2.
    [economy] You: place clerks: 3. Others: place clerks: 2, different locations. You: +2 resources of your choice (Great Works: +2 wood, stone or gold).
    [despotism] You: place clerks: 2 (Economy: place clerks: 2). Others: place clerks: 1. You: advanced activation of a location with your clerk.
    [attack_order] You: place clerks: 2 (Diplomacy: place clerks: 1). Others: place clerks: 2, different locations. You: attack, soldiers: 4.
    [treason] You: place clerks: 1; +1 gold. You: copy a command card of another player.
    [diplomacy] You: place clerks: 3, different locations. Others: place clerks: 2, different locations. You: tea marker 1 up or hire an advisor or return shame tokens: 1 (Despotism: +2 gold).
    [great_works] You: place clerks: 3. Others: place clerks: 2, different locations. You: barricades: 1 (free) or a Wall level (2 cheaper) (Attack Order: +2 chi).
    [reed] Ruler: moves up to 2 Reed clerks. Others: place clerks: 2, different locations.
   *[a01] Gold Mine, overseer: −2; at every upgrade also: Gold Mine.
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
great_wall-part-to = { $to ->
    [quarry] Quarry
    [mine] Gold Mine
    [temple] Temple
    [barracks] Barracks
    [builders] Builders' Camp
    [hq] Logistics Centre
    [tea_house] Tea House
    [embassy] Imperial Embassy
    [academy] War Academy
    [L] left section
    [M] middle section
    [R] right section
   *[sawmill] Sawmill
  }
great_wall-part-from = { $from ->
    [sawmill] Sawmill
    [quarry] Quarry
    [mine] Gold Mine
    [temple] Temple
    [barracks] Barracks
    [builders] Builders' Camp
    [hq] Logistics Centre
    [tea_house] Tea House
    [embassy] Imperial Embassy
    [academy] War Academy
    [L] left section
    [M] middle section
    [R] right section
   *[supply] supply
  }
great_wall-part-section = { $section ->
    [M] middle section
    [R] right section
   *[L] left section
  }
great_wall-part-kind = { $kind ->
    [stone] stone
    [gold] gold
    [chi] chi
   *[wood] wood
  }
great_wall-part-give = { $give ->
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
great_wall-part-place = { $place ->
    [muster_L] muster area, left section
    [firing_L] firing position, left section
    [L1] horde L1
    [L2] horde L2
    [L3] horde L3
    [muster_M] muster area, middle section
    [firing_M] firing position, middle section
    [M1] horde M1
    [M2] horde M2
    [M3] horde M3
    [muster_R] muster area, right section
    [firing_R] firing position, right section
    [R1] horde R1
    [R2] horde R2
    [R3] horde R3
    [supply] supply
    [archer] archer
    [horse] cavalryman
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
    [new] the new token
   *[spear] spearman
  }
great_wall-part-season = { $season ->
    [summer] Summer
    [fall] Fall
    [winter] Winter
   *[spring] Spring
  }
great_wall-part-moment = { $moment ->
    [static] always
    [other_box] a box for the other players
    [reveal] command cards are revealed
    [order] you choose a slot
    [spring_horde] a horde has come
    [income] income
    [recover] command cards in Summer
    [activate] a location activates
    [produce] you have produced
    [donate] you have donated
    [upgrade] an overseer was upgraded
    [recruit] you have recruited
    [cover] a soldier covers a vital point
    [horde_defeated] a horde is being defeated
    [horde_won] you have captured a horde
    [dying] soldiers would be killed
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
    [play_tactic] a tactic was played
    [year_end] end of the year
    [final] final scoring
    [decree_phase] decree phase
    [decree_done] a decree was fulfilled
    [event_shown] an event is shown
    [placed] a horde is placed
    [defeated] a horde is defeated
    [once] at once
   *[my_turn] your turn
  }
great_wall-part-role = { $role ->
    [supporting] supporting
   *[active] active
  }
great_wall-part-effect = { $effect ->
    [boosted] boosted effect
   *[basic] basic effect
  }
great_wall-part-who = { $who ->
    [archer] archers of the muster area
    [horse] cavalrymen
    [firing_to_firing] archers, to firing positions
    [firing_to_muster] archers, to the muster area
   *[spear] spearmen
  }

## Questions

great_wall-ask-keep = Keep one general and put one of your advisors to work; the other one supports.
great_wall-ask-command = Choose a command card in secret.
great_wall-ask-slot = Choose a slot on the command track.
great_wall-ask-my_turn = Your turn: use an ability, play a tactic, or go on.
great_wall-ask-ability = Use an ability? ({ great_wall-part-moment })
great_wall-ask-tactic = Play a tactic card? ({ great_wall-part-moment })
great_wall-ask-place = Place up to { $n ->
     [one] { $n } clerk
    *[other] { $n } clerks
  }{ $distinct ->
    [1] , to different locations
   *[0] {""}
  }.
great_wall-ask-copy = Treason: which card do you copy?
great_wall-ask-advanced = Advanced activation: which location?
great_wall-ask-activate = Which location activates next?
great_wall-ask-next = Who acts next?
great_wall-ask-upgrade = Upgrade an overseer? ({ great_wall-part-location })
great_wall-ask-donate = Donate? Up to { $n }: { great_wall-part-kind }
great_wall-ask-recruit = Recruit up to { $n ->
     [one] { $n } soldier
    *[other] { $n } soldiers
  }.
great_wall-ask-cheaper = Which unit of the price is left out?
great_wall-ask-deploy = Where does a recruit go?
great_wall-ask-attack = Attack with up to { $n ->
     [one] { $n } soldier
    *[other] { $n } soldiers
  }.
great_wall-ask-wound = Where does the wound go?
great_wall-ask-wound_text = Put up to { $n ->
     [one] { $n } wound
    *[other] { $n } wounds
  }.
great_wall-ask-build = Builders: name up to { $n ->
     [one] { $n } more build
    *[other] { $n } more builds
  }.
great_wall-ask-store = The Warehouse pays { $n ->
     [one] { $n } unit
    *[other] { $n } units
  }: which kinds?
great_wall-ask-pay = Pay { $n ->
     [one] { $n } unit
    *[other] { $n } units
  } ({ $mix ->
    [res] any resources
   *[mat] wood, stone or gold
  }).
great_wall-ask-take = Take { $n ->
     [one] { $n } unit
    *[other] { $n } units
  } ({ $mix ->
    [res] any resources
   *[mat] wood, stone or gold
  }).
great_wall-ask-swap = Exchange up to { $n ->
     [one] { $n } unit
    *[other] { $n } units
  }.
great_wall-ask-move = Move soldiers to another section? Moves left: { $n }
great_wall-ask-carry = { great_wall-part-from } → { great_wall-part-to }: how many { great_wall-part-who }?
great_wall-ask-tea = Move your tea marker up?
great_wall-ask-embassy = Embassy: hire a clerk, or an advisor for { $price } gold? Clerks left: { $n }
great_wall-ask-hire = Hire an advisor?
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
great_wall-ask-repeat = Which reward of horde { $horde } do you receive once more?
great_wall-ask-recover = Take your command cards back, or score { $honor } honor?
great_wall-ask-take_back = Take a command card back?
great_wall-ask-swap_command = Replace your command card?
great_wall-ask-name = Which player does the event affect?
great_wall-ask-decree = Fulfil a decree?
great_wall-ask-pledge = { great_wall-part-card }: do you pay ({ $n })?
great_wall-ask-ease = Which decree becomes easier this year?
great_wall-ask-give = Give resources to others? Up to { $n }
great_wall-ask-peek = Which of the events lies on top?
great_wall-ask-coop_atone = Lose 10 honor to return a shame token?

## kinds of reactions a standing order can be left for

great_wall-order-my_turn = Between the steps of your own turn
great_wall-order-ability = Abilities of generals and advisors
great_wall-order-tactic = Tactic cards
great_wall-order-save = Saving soldiers for chi
great_wall-order-save_text = Saving soldiers by a card

## Answers

great_wall-act-pass = No, go on
great_wall-act-keep = { great_wall-part-general }; active: { great_wall-part-advisor }
great_wall-act-command = { great_wall-part-card }
great_wall-act-slot = Slot { $slot }
great_wall-act-place = { great_wall-part-from } → { great_wall-part-to }
great_wall-act-activate = { great_wall-part-location }
great_wall-act-next = { $player }
great_wall-act-name = { $player }
great_wall-act-copy = { great_wall-part-card }
great_wall-act-take_back = { great_wall-part-card }
great_wall-act-recover = { $what ->
    [honor] Score honor
   *[cards] Take the cards back
  }
great_wall-act-upgrade = { great_wall-part-location }: { great_wall-part-soldier }
great_wall-act-donate = Donate { $amount }
great_wall-act-recruit = Spearmen { $spears }, archers { $archers }, cavalrymen { $horses }
great_wall-act-spear = Spearman to { $horde }, point { $point }
great_wall-act-horse = Cavalryman to { $horde }, point { $point } { $also ->
    [below] and the one below
   *[right] and the one to the right
  }
great_wall-act-archer = Archer to a firing position: { great_wall-part-section }
great_wall-act-shoot = Archer shoots: { great_wall-part-section }
great_wall-act-muster = { great_wall-part-soldier } → muster area, { great_wall-part-section }
great_wall-act-wound = Wound on { $horde }, point { $point }
great_wall-act-build = { $what ->
    [wall] Wall level
   *[barricade] Barricade
  }: { great_wall-part-section }
great_wall-act-pay = { $amount } × { great_wall-part-kind }
great_wall-act-store = { $amount } × { great_wall-part-kind }
great_wall-act-take = { $amount } × { great_wall-part-kind }
great_wall-act-cheaper = One less: { great_wall-part-kind }
great_wall-act-swap = { great_wall-part-give } → { great_wall-part-take }
great_wall-act-move = { great_wall-part-from } → { great_wall-part-to }
great_wall-act-carry = { great_wall-part-who }: { $amount }
great_wall-act-tea = Move up
great_wall-act-hire_clerk = Hire a clerk
great_wall-act-hire = { great_wall-part-card }: { great_wall-part-role }
great_wall-act-draw = Draw { $cards }
great_wall-act-discard = Discard: { great_wall-part-card }
great_wall-act-play = { great_wall-part-card }: { great_wall-part-effect }
great_wall-act-use = { great_wall-part-card }
great_wall-act-choose = Effect { $option }
great_wall-act-shame = Shame: { great_wall-part-place }
great_wall-act-atone = Return: { great_wall-part-place }
great_wall-act-victim = { great_wall-part-soldier }, { great_wall-part-place }
great_wall-act-save = Save: { great_wall-part-soldier }, { great_wall-part-place } ({ $player })
great_wall-act-reed_clerk = { great_wall-part-from } → { great_wall-part-to }
great_wall-act-dismiss = { great_wall-part-card }
great_wall-act-station = Archer to a firing position: { great_wall-part-section }
great_wall-act-repeat = Vital point { $point }
great_wall-act-decree = { great_wall-part-card }
great_wall-act-agree = Agree
great_wall-act-sacrifice = Sacrifice: { great_wall-part-soldier }, { great_wall-part-place }
great_wall-act-send_clerk = Sacrifice a clerk: { great_wall-part-from }
great_wall-act-send_advisor = Sacrifice an advisor: { great_wall-part-card }
great_wall-act-give = { great_wall-part-kind } → { $player }
great_wall-act-on_top = { great_wall-part-card }
great_wall-act-decline = Decline: give back what the location gave

## Log

great_wall-log-ability = { $player } uses { great_wall-part-card }.
great_wall-log-tactic = { $player } plays the tactic { great_wall-part-card } ({ great_wall-part-effect }).
great_wall-log-clerk = { $player }: clerk { great_wall-part-from } → { great_wall-part-to }.
great_wall-log-command-chosen = { $player } secretly chooses { great_wall-part-card }.
great_wall-log-command-hidden = { $player } has chosen a command card.
great_wall-log-command = { $player } reveals { great_wall-part-card }.
great_wall-log-command-swapped = { $player } exchanges it for { great_wall-part-card }.
great_wall-log-slot = { $player } takes slot { $slot } of the command track.
great_wall-log-turn = { $player } begins a turn (slot { $slot }).
great_wall-log-synergy = { $player } uses the synergy of the cards.
great_wall-log-copied = { $player } copies { great_wall-part-card }.
great_wall-log-recovered = { $player } takes all command cards back in hand.
great_wall-log-command-back = { $player } takes back { great_wall-part-card }.
great_wall-log-season = Year { $year }: { great_wall-part-season }.
great_wall-log-activated = Activation: { great_wall-part-location }.
great_wall-log-advanced = Advanced activation: { great_wall-part-location }.
great_wall-log-declined = { $player } declines the effect: { great_wall-part-location }.
great_wall-log-tea = { $player } now has place { $place } in tea order.
great_wall-log-overseer = { $player } raises an overseer: { great_wall-part-location }, level { $level }.
great_wall-log-from-store = From the Warehouse: { $n } × { great_wall-part-kind }.
great_wall-log-barricade = { $player } builds a barricade, { great_wall-part-section }.
great_wall-log-wall = { $player } builds Wall level { $level }, { great_wall-part-section }.
great_wall-log-moved = { $player }: { great_wall-part-who } × { $n }, { great_wall-part-from } → { great_wall-part-to }.
great_wall-log-offer = New advisor: { great_wall-part-card }.
great_wall-log-advisor-leaves = Advisor leaves: { great_wall-part-card }.
great_wall-log-advisor = { $player } takes { great_wall-part-card } ({ great_wall-part-role }).
great_wall-log-clerk-hired = { $player } hires a clerk.
great_wall-log-drew = { $player } draws { great_wall-part-card }.
great_wall-log-drew-hidden = { $player } draws a tactic card.
great_wall-log-discarded = { $player } discards { great_wall-part-card }.
great_wall-log-horde = Horde: { great_wall-part-card }, { great_wall-part-section }, row { $row }.
great_wall-log-raid = Raid: { great_wall-part-card }, { great_wall-part-section }; shame tokens out of the game: { $tokens }.
great_wall-log-shame = { $player } receives shame.
great_wall-log-shame-box = { $player }: no place for the token, it leaves the game.
great_wall-log-shame-on = { $player }: shame on { great_wall-part-place }.
great_wall-log-atoned = { $player }: shame removed from { great_wall-part-place }.
great_wall-log-lost = The bank of shame is empty: all lose.
great_wall-log-reed-stores = The Reed Clan stores in the Warehouse: { great_wall-part-kind }.
great_wall-log-wound = { $player } wounds a horde: { $horde }, vital point { $point }.
great_wall-log-covers = { $player } attacks: { great_wall-part-soldier } → { $horde }, vital point { $point }.
great_wall-log-archer = { $player } puts an archer on a firing position, { great_wall-part-section }.
great_wall-log-recruits = { $player } recruits{ $spears ->
    [0] {""}
   *[other] {" "}· spearmen { $spears }
  }{ $archers ->
    [0] {""}
   *[other] {" "}· archers { $archers }
  }{ $horses ->
    [0] {""}
   *[other] {" "}· cavalrymen { $horses }
  }.
great_wall-log-mustered = { $player }: { great_wall-part-soldier } → muster area, { great_wall-part-section }.
great_wall-log-saved = { $player } saves { great_wall-part-soldier }, { great_wall-part-place }.
great_wall-log-killed = { $player } loses soldiers: { $n }, { great_wall-part-section }.
great_wall-log-defeated = Horde defeated: { great_wall-part-card }, { great_wall-part-section }.
great_wall-log-horde-discarded = Nobody takes the card: { great_wall-part-card }.
great_wall-log-captured = { $player } captures { great_wall-part-card }.
great_wall-log-barricades-fall = Barricades pulled down: { $n }, { great_wall-part-section }.
great_wall-log-held = { great_wall-part-section }: the Wall holds (defence { $defence }, attack { $attack }).
great_wall-log-breach = { great_wall-part-section }: breach (defence { $defence }, attack { $attack }).
great_wall-log-decree-named = { $player } proposes { great_wall-part-card }.
great_wall-log-decree-done = Decree fulfilled: { great_wall-part-card } ({ $n }).
great_wall-log-decree-refused = { $player } refuses { great_wall-part-card }.
great_wall-log-decree-agreed = { $player } agrees to { great_wall-part-card }.
great_wall-log-sacrifice = { $player }: sacrifice ({ great_wall-part-card }).
great_wall-log-eased = Easier this year: { great_wall-part-card } (−{ $n }).
great_wall-log-decree = New decree: { great_wall-part-card }.
great_wall-log-event = Event: { great_wall-part-card }.
great_wall-log-event-cancelled = Event cancelled: { great_wall-part-card }.
great_wall-log-peek = Next event: { great_wall-part-card }.
great_wall-log-peek-hidden = { $player } looks at the next events ({ $n }).
great_wall-log-kept = { $player } keeps { great_wall-part-general } and { great_wall-part-advisor }.
great_wall-log-kept-hidden = { $player } has chosen.
great_wall-log-general = { $player } plays as { great_wall-part-card }, advisor { great_wall-part-advisor }.
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
great_wall-no-no-clerk-there = You have no clerk there: { great_wall-part-location }.
great_wall-no-same-location = The clerk is already there.
great_wall-no-no-room = No room: { great_wall-part-location }.
great_wall-no-locked = Full and locked: { great_wall-part-location }.
great_wall-no-different-locations = The clerks must go to different locations.
great_wall-no-same-clerk = This clerk has just been placed.
great_wall-no-highest-level = The overseer is at level 3.
great_wall-no-not-here = You cannot upgrade here now: { great_wall-part-location }.
great_wall-no-one-step = Each overseer moves one step at most.
great_wall-no-gain-used = You have built on this gain: it cannot be declined any more.
great_wall-no-no-soldier = An overseer needs a soldier without shame from your supply.
great_wall-no-overseer-stands = Your overseer is already there.
great_wall-no-price = This costs { $n }: { great_wall-part-kind }.
great_wall-no-closed-section = This section is closed.
great_wall-no-barricades-full = This section already has 3 barricades.
great_wall-no-wall-finished = The Wall is finished here.
great_wall-no-build-too-dear = You cannot pay for this build.
great_wall-no-no-unhired = You have no unhired clerk left.
great_wall-no-not-in-offer = This advisor is not in the offer.
great_wall-no-place-exists = There is a place for the token.
great_wall-no-ten-honor = You need 10 honor.
great_wall-no-no-shame-place = No token can lie there.
great_wall-no-wrong-section = Not this horde.
great_wall-no-point-covered = This vital point is not free.
great_wall-no-horde-protected = The text of a horde protects it.
great_wall-no-too-many-recruits = You may recruit { $most } at most.
great_wall-no-no-soldiers-left = Not enough in your supply: { great_wall-part-soldier }.
great_wall-no-recruits-too-dear = You cannot pay for all of them.
great_wall-no-spear-first-row = Spearmen reach row 1 only.
great_wall-no-no-firing-position = No firing position is free.
great_wall-no-no-horde = There is no horde.
great_wall-no-no-such-soldier = No soldier can go there.
great_wall-no-not-adjacent = Two free points side by side are needed.
great_wall-no-decree-not-open = This decree is not open.
great_wall-no-decree-refused = This decree was refused this year.
great_wall-no-decree-not-met = Its condition does not hold.
great_wall-no-not-seen = You have not seen this card.
great_wall-no-option-impossible = This effect cannot be resolved.
great_wall-mind-alone = You would be alone there and receive shame: { great_wall-part-location }.

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
