daimyo-name = Daimyo: Rebirth of the Empire
daimyo-tagline = Three dice a round and a whole archipelago to win.
daimyo-about = Short rounds full of chains: a die opens a card, a card opens an island.
daimyo-intro = Five rounds of three turns. A handful of dice is rolled for all; in your turn you take one and put it on your Clan board. Its colour opens an action there: Villagers' Help, Production, Relic, Recruitment, Construction or Tax. With units you spread over the islands, buildings keep what you won, and Heroes you play in between make short turns long. Popularity Points are what counts: for Influence on the islands, Objectives, Relics, Towers and the army you leave behind. Dice that others take are gone, so look at what they need. The table shows every legal step and what it brings.
