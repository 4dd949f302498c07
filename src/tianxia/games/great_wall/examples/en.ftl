# The worked examples of the rulebook; examples.json has their numbers.
great_wall-example-production = Two clerks and an overseer
great_wall-example-production-text = The Sawmill is full: two clerks are yours, one is an opponent's, so nobody gets shame. You gain 1 wood for each clerk and 1 for your overseer of level 1. You donate { $given } to the Warehouse for { $honor } honor and keep { $left } wood.
great_wall-example-archer = An archer takes a position
great_wall-example-archer-text = With your clerk in the Barracks you recruit an archer for { $chi } chi and { $wood } wood. It takes a firing position in the middle section ({ $archers } archer there) and at once puts a wound on a free vital point of a horde.
great_wall-example-holds = A barricade holds a section
great_wall-example-holds-text = A horde attacks the left section with strength { $attack }; without a Wall its defence is only 2. You build a barricade of wood and stone for { $honor } honor: { $more } more defence, { $defence } in all. That is as much as the attack, so the section holds.
great_wall-example-breach = A breach brings shame
great_wall-example-breach-text = Two hordes attack together with strength { $attack } against a defence of { $defence }: they breach the Wall. You have a spearman on one of them, so only the other brings you shame: { $yours } token. Who has nobody on either gets { $theirs } tokens.
great_wall-example-defeat = A horde is defeated
great_wall-example-defeat-text = All three vital points are covered, two by your spearmen, one by an opponent's. You gain { $honor } honor, the opponent { $theirs }. The horde is yours, because you cover the most: { $card } honor at the end of the game. One of your spearmen is killed, { $rest } goes to the muster area.
great_wall-example-advisor = The third advisor
great_wall-example-advisor-text = You have two advisors and a clerk in the Imperial Embassy. The next advisor would be your third, so it costs { $gold } gold.
