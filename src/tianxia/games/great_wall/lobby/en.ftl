great_wall-name = The Great Wall
great_wall-tagline = Hold the wall together, and be remembered alone.
great_wall-about = Secret commands, shared danger: the horde comes for all, honour only for the best.
