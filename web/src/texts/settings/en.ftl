## Settings

settings-title = Settings
settings-about = They are kept in this browser and nowhere else.

settings-confirm = Confirm
settings-confirm-about = What waits for a second yes. Whatever you can still take back never does.
settings-confirm-some = What reveals something or ends a round
settings-confirm-every = Every end of my turn
settings-confirm-never = Nothing

settings-speed = Speed
settings-speed-about = How fast pieces move, and how long you see each move of the others.
settings-speed-normal = Normal
settings-speed-calm = Calm
settings-speed-quick = Quick
settings-speed-none = At once

settings-theme = Colours
settings-theme-about = Light as paper or dark as ink.
settings-theme-auto = As the system
settings-theme-light = Light
settings-theme-dark = Dark

settings-size = Size of the text
settings-size-about = Of everything but boards, which can be zoomed.
settings-size-normal = Normal
settings-size-large = Large
settings-size-largest = Largest
