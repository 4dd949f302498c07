daimyo-name = Daimyo: Rebirth of the Empire
daimyo-tagline = Three dice a round and a whole archipelago to win.
daimyo-about = Short rounds full of chains: a die opens a card, a card opens an island.
