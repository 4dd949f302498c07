daimyo-name = Daimyo: Rebirth of the Empire
daimyo-tagline = Three dice a round and a whole archipelago to win.
daimyo-about = Short rounds full of chains: a die opens a card, a card opens an island.
daimyo-intro = Five rounds of three turns. A handful of dice is rolled for all; in your turn you take one and put it on your clan board. Its colour opens an action there: help from villagers, production, relics, new units, buildings, or a tax. With units you spread over the islands, buildings keep what you won, and heroes you play in between make short turns long. Influence is what counts: from islands, objectives, relics, towers and the army you leave behind. Dice that others take are gone, so look at what they need. The table shows every legal step and what it brings.
