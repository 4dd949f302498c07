"""How a race of the search bot is run (search.py): far or near, with how much care, and how long before anybody leaves."""

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Pace:
    """How a race is run; the defaults are what measured best."""

    def __init__(
        self,
        turns: int = 3,
        ends: int = 16,
        own_ends: int = 32,
        runners: int = 6,
        trust: float = 2.0,
        deals: int = 6,
        hunch_ends: int = 160,
        doubt: float = 1.5,
        warm_up: int = 2,
    ) -> None:
        self.turns = turns  # how many turns are played on before a try is judged
        self.ends = ends  # how many ends of a turn are looked at in playing on
        self.own_ends = own_ends  # and for the rest of the own turn
        self.runners = runners  # how many answers start, by first opinion
        self.trust = trust  # how much the first opinion counts beside the mean of the tries
        self.deals = deals  # how many deals the first opinion is formed in
        self.hunch_ends = hunch_ends  # ends of the turn looked at for it, per deal
        self.doubt = doubt  # standard errors that an answer must be behind to leave
        self.warm_up = warm_up  # rounds before anybody leaves
