"""Actions have two faces: a fixed number for bots, and words for people, both from one declaration.

    ACTIONS = ActionSpace()
    PASS = ACTIONS.add("pass")
    PLACE = ACTIONS.add("place", Arg("worker", ("craftsman", "artist")), number("segment", 12))
    PLACE.id(0, 7)                     -> its number, the same in every position
    ACTIONS.words(number)              -> "place craftsman 7"
    ACTIONS.parse("place craftsman 7") -> its number

Numbers are laid out by mixed-radix arithmetic. A test freezes the layout of every game: changing it
means a new rules version.
"""


class BadWords(ValueError):
    """Words that name no action of this game."""


class Arg:
    """One part of an action: its name and the words for its values 0, 1, 2, …"""

    def __init__(self, name: str, values: tuple[str, ...]) -> None:
        self.name = name
        self.values = values


def number(name: str, count: int, first: int = 0) -> Arg:
    """An argument whose values are the numbers first … first+count-1."""
    return Arg(name, tuple([str(first + i) for i in range(count)]))


class Block:
    """All actions with one verb: a run of numbers from `start` to `end` (exclusive)."""

    def __init__(self, verb: str, start: int, args: tuple[Arg, ...] = ()) -> None:
        self.verb = verb
        self.start = start
        self.args = args
        size = 1
        for arg in args:
            size *= len(arg.values)
        self.size = size
        self.end = start + size
        self._radix1 = len(args[1].values) if len(args) > 1 else 1
        self._radix2 = len(args[2].values) if len(args) > 2 else 1
        if len(args) > 3:
            raise ValueError(f"action {verb!r} has {len(args)} parts; three is the most, ask in steps instead")

    def id(self, x: int = 0, y: int = 0, z: int = 0) -> int:
        return self.start + (x * self._radix1 + y) * self._radix2 + z

    def x(self, action: int) -> int:
        return (action - self.start) // (self._radix1 * self._radix2)

    def y(self, action: int) -> int:
        return (action - self.start) // self._radix2 % self._radix1

    def z(self, action: int) -> int:
        return (action - self.start) % self._radix2

    def has(self, action: int) -> bool:
        return self.start <= action < self.end


class ActionSpace:
    """All actions of one game. Blocks follow each other without a gap."""

    def __init__(self, blocks: list[Block] | None = None) -> None:
        self.blocks: list[Block] = []
        self.size = 0
        self._by_words: dict[str, int] = {}
        for block in blocks or []:
            self._append(block)

    def add(self, verb: str, *args: Arg) -> Block:
        """A new block right after the last one."""
        block = Block(verb, self.size, args)
        self._append(block)
        return block

    def _append(self, block: Block) -> None:
        if block.start != self.size:
            raise ValueError(f"action {block.verb!r} starts at {block.start}; the block before it ends at {self.size}")
        if block.verb in [other.verb for other in self.blocks]:
            raise ValueError(f"two blocks are called {block.verb!r}")
        self.blocks.append(block)
        self.size = block.end

    def block(self, action: int) -> Block:
        if action < 0 or action >= self.size:
            raise BadWords(f"action {action} does not exist; actions are 0 to {self.size - 1}")
        for block in self.blocks:
            if action < block.end:
                return block
        raise AssertionError("blocks have no gaps")

    def values(self, action: int) -> list[int]:
        """The numbers of an action's parts, in order."""
        block = self.block(action)
        parts = [block.x(action), block.y(action), block.z(action)]
        return parts[: len(block.args)]

    def words(self, action: int) -> str:
        block = self.block(action)
        said = [block.verb]
        for arg, value in zip(block.args, self.values(action)):
            said.append(arg.values[value])
        return " ".join(said)

    def named(self, action: int) -> dict[str, str]:
        """The parts of an action by name, for pages and texts: {"worker": "craftsman", "segment": "7"}."""
        block = self.block(action)
        return {arg.name: arg.values[v] for arg, v in zip(block.args, self.values(action))}

    def parse(self, words: str) -> int:
        if not self._by_words:
            for action in range(self.size):
                self._by_words[self.words(action)] = action
        found = self._by_words.get(words)
        if found is None:
            verb = words.split(" ")[0] if words else ""
            for block in self.blocks:
                if block.verb == verb:
                    shape = " ".join([verb] + [f"<{a.name}: {_range(a)}>" for a in block.args])
                    raise BadWords(f"no action {words!r}; it would be: {shape}")
            verbs = ", ".join([b.verb for b in self.blocks])
            raise BadWords(f"no action {words!r}; verbs are: {verbs}")
        return found

    def layout(self) -> list[str]:
        """One line per block, for the test that freezes the numbering."""
        lines: list[str] = []
        for b in self.blocks:
            parts = " × ".join([f"{a.name} {len(a.values)}" for a in b.args])
            lines.append(f"{b.start}-{b.end - 1} {b.verb} {parts}".strip())
        return lines


def _range(arg: Arg) -> str:
    if len(arg.values) <= 8:
        return "|".join(arg.values)
    return f"{arg.values[0]}…{arg.values[-1]}"
