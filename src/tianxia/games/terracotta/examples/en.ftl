# The worked examples of the rulebook; examples.json has their numbers.
terracotta-example-warrior = Paying for a warrior
terracotta-example-warrior-text = You have 4 wet clay and place a craftsman on a segment whose inner action creates a warrior for 3. You pay { $paid } wet clay and have { $left } left. One of the clay tokens dries in the storage of that quarter, which now holds { $stored }. The soldier comes from the lowest row of the organizer: { $vp } VP.
terracotta-example-crossbow = A shot with the crossbow
terracotta-example-crossbow-text = Your new crossbowman looks along its row. The nearest figure on the right is a guard, and between the two lie three empty cells. You turn the crossbow to inactive and score { $vp } VP.
terracotta-example-row = The inspector looks at a row
terracotta-example-row-text = In the row of the inspector you have two warriors and your opponent has one. You alone have the most: { $most } VP for dominance. The opponent is present: { $present } VP.
terracotta-example-tie = A kneeling archer breaks a tie
terracotta-example-tie-text = Both of you have one warrior in the row. A kneeling archer, whoever bought it, faces the opponent's soldier. So the tie is broken: { $helped } VP for the opponent, { $other } VP for you.
terracotta-example-group = A group of three colours
terracotta-example-group-text = Four officers stand edge to edge: two of yours, one of each of two opponents. Three colours, so every officer is worth 3 VP to its owner. You have the most warriors in the group and score 5 VP more, { $first } VP in all. The two others are present: { $second } VP and { $third } VP. The soldier between them is of another type: { $none } VP.
terracotta-example-musician = A musician is heard along lines
terracotta-example-musician-text = In the row and the column of the musician you have an officer and a guard: { $yours } VP in every scoring phase. The opponent has a soldier in the row: { $theirs } VP. Your other officer stands in neither line and brings nothing.
terracotta-example-cleanup = Clay dries
terracotta-example-cleanup-text = You end the round with three wet clay and tokens at the Overseer, the Builder and the Steward. Thanks to the Overseer { $wet } clay stays wet, the other { $dry } dry. The Builder and the Steward give you { $coins } coins.
