"""What others learn of who somebody is."""


def public_id(guest: str) -> str:
    """The public name of a person: enough to find them, not enough to be them."""
    return guest[:8]
