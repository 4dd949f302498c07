zhanguo-name = ZhanGuo
zhanguo-tagline = Unify five regions by playing six cards a round, each of them twice as hard as it looks.
zhanguo-about = Every card is an ability or an action; the order of numbers rewards the patient planner.
zhanguo-intro = Five rounds of six cards each. A card can go under one of the five regions of your own board: that unifies, brings markers, and stirs unrest. Or it goes to the court for one of six actions: recruit officials, move them, install governors, hire workers, build palaces or walls. Whether its number is above or below the card before it decides whether the abilities of your cards are activated by that action. Whoever plans the order of six numbers does twice as much. The table shows which abilities would be activated before you decide.
