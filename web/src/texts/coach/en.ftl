# The coach of a first game: cards that say what a phase is about.
coach-title = Coach
coach-look = Good players look at
coach-mistake = A common mistake
coach-got-it = Got it
coach-open = Read what the coach says: { $card }
coach-first = My first game, with a coach
coach-first-on = Go on with my first game
settings-coach = Coach
settings-coach-about = Cards beside the question: what a phase is about, what good players look at, and a common mistake.
settings-coach-first = In my first game
settings-coach-every = In every game
settings-coach-never = Never
