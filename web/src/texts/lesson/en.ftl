## Lessons by doing
lesson-learn = Learn by playing ({ $minutes } min)
lesson-title = Lesson
lesson-goes-on = Your lesson goes on here
lesson-now = Now you
lesson-back = Back
lesson-next = Next
lesson-try = Try it
lesson-play-on = Play on
lesson-less = Hide the words
lesson-more = Show the words
deal-known-lesson = This is a lesson: it is always dealt alike, and it counts for nothing.
no-lesson = In a game you may do that. The lesson shows something else now: look at its card.
error-lesson = That does not fit the lesson now: do what its card says.
error-no-lesson = There is no lesson for this game yet.
