"""`@rule("TA-7.3.2")` above a test says which rules of docs/rules it proves; `tianxia rules` counts them."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    assert ids and all(isinstance(i, str) for i in ids), "name the rule ids this test proves"
    assert len(ids) <= 6, "a test proves a few rules, not a section"
    return pytest.mark.rule(*ids)
