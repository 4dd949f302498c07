# The worked examples of the rulebook; examples.json has their numbers.
daimyo-example-production = A Governor beside a Techno-farm
daimyo-example-production-text = On one Production Site of Metal stand your Governor and your Techno-farm: { $metal } Metal. On another stands a Governor alone: { $rice } Rice.
daimyo-example-recruit = Three Governors in one action
daimyo-example-recruit-text = You recruit three Governors, two to the blue island and one to the red one. They cost 1, 2 and 3 Rice, together { $rice }. Each brings 2 Influence: { $two } on the blue island, { $one } on the red one.
daimyo-example-shadow = A Shadow arrives
daimyo-example-shadow-text = Your Shadow takes the most dangerous space of the blue island: { $gold } Gold and { $yours } Influence. It eliminates a Governor of an opponent, who loses { $theirs } Influence there and gains { $rice } Rice.
daimyo-example-island = A tie for first place
daimyo-example-island-text = On the blue island two players have 2 Influence each, a third has 1. Neither of the two has a Shadow there, so the tie stays. The golden banner is worth { $gold } PP, the silver one { $silver }: together shared equally, { $each } PP and { $other } PP. Nobody is second: { $third } PP.
daimyo-example-building = The second Techno-farm
daimyo-example-building-text = One Techno-farm of yours stands already. The second costs what the Construction board shows, { $metal } Metal and { $stone } Stone, and a surcharge of { $gold } Gold.
daimyo-example-ability = Thirteen is enough
daimyo-example-ability-text = Your three dice show 6, 4 and 3, together { $sum }. So you may use your Clan ability. The Clan of Nature gains two resources; you take { $rice } Rice and { $stone } Stone.
daimyo-example-relic = The fourth tile
daimyo-example-relic-text = You hold tiles 1, 2 and 3 of a Relic, { $before } places of your Storage. With tile 4 it is Restored at once: all four together take only { $after } place. Your marker goes on the highest Altar of that island: { $influence } Influence.
