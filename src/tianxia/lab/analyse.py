"""An analysis in the terminal."""

from typing import Any

from tianxia.analysis.analysis import Account, Analysis


def analysis_report(found: Analysis) -> dict[str, Any]:
    """All of it, as `tianxia analyse --json` prints it."""
    words = found.course.game.actions.words
    return {
        "learned": found.learned,
        "scale": "chance" if found.in_chances else "points",
        "chances": [found.first.chances, *[moment.after.chances for moment in found.moments]] if found.in_chances else [],
        "points": [found.first.points, *[moment.after.points for moment in found.moments]],
        "decisions": [
            {
                "move": one.move,
                "seat": found.moments[one.move].seat,
                "played": words(found.moments[one.move].action),
                "best": words(one.best),
                "sound": one.sound,
                "points": one.points,
                "chance": one.chance,
                "key": one in found.key_decisions,
            }
            for one in found.verdicts
        ],
        "fortunes": [{"move": moment.move, "seat": moment.seat, "change": found.scale(moment.luck)} for moment in found.key_luck],
        "accounts": [vars(account) for account in found.accounts],
    }


def analysis_text(found: Analysis) -> str:
    course = found.course
    names = [name or f"seat {seat}" for seat, name in enumerate(course.record.players)]
    names += [f"seat {seat}" for seat in range(len(names), len(found.accounts))]
    words = course.game.actions.words
    lines = [_head(found), ""]
    lines += [_account(found, names[account.seat], account) for account in found.accounts]
    lines += ["", "Where most was given away:"]
    for one in found.key_decisions:
        seat = found.moments[one.move].seat
        lost = f"{one.points:.1f} points" + (f", {one.chance:.0%} of the chance" if found.in_chances else "")
        lines.append(f"  move {one.move + 1}, {names[seat]}: {words(found.moments[one.move].action)}")
        lines.append(f"    the champion: {words(one.best)} ({lost})")
    if found.key_luck:
        lines += ["", "Where dice and draws changed the most:"]
        for moment in found.key_luck:
            told = [f"{names[seat]} {_signed(found, change)}" for seat, change in enumerate(found.scale(moment.luck))]
            lines.append(f"  move {moment.move + 1}, {names[moment.seat]}: {words(moment.action)}: {', '.join(told)}")
    return "\n".join(lines)


def _head(found: Analysis) -> str:
    if not found.in_chances:
        return "Told in points: nobody has learned how likely a victory is at this table."
    return "Chances by " + ("a net." if found.learned else "the hand-written judgement.")


def _account(found: Analysis, name: str, account: Account) -> str:
    start, end = (f"{x:.0%}" if found.in_chances else f"{x:.0f} points" for x in (account.start, account.end))
    moved = ", ".join([f"{what} {_signed(found, getattr(account, what))}" for what in ("luck", "decisions", "unforeseen")])
    looked = account.looked_at or 1
    close = f"{account.agreed / looked:.0%} as the champion, {account.sound / looked:.0%} without loss"
    close += f", {account.given:.1f} points given away each"
    return f"{name}: from {start} to {end} ({moved}); {account.answers} decisions, {close}"


def _signed(found: Analysis, change: float) -> str:
    return f"{change:+.0%}" if found.in_chances else f"{change:+.1f}"
