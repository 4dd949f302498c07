"""The numbers of actions are frozen, and so is the number of positions behind the first ones (perft)."""

import pytest

from tests.games.walks import perft
from tests.games.zhanguo.table import new
from tianxia.games.zhanguo.game import GAME

LAYOUT = """
0-0 stop
1-1 decline
2-2 end_turn
3-3 pass
4-4 accept
5-19 free_move region 5 × official 3
20-94 move_above region 5 × to 5 × official 3
95-169 move_below region 5 × to 5 × official 3
170-184 move_up region 5 × official 3
185-199 recruit official 3 × region 5
200-214 official official 3 × region 5
215-219 governor region 5
220-231 square square 12
232-241 hire region 5 × extra 2
242-266 palace region 5 × other 5
267-271 free_palace region 5
272-274 take_big colour 3
275-277 take_marker colour 3
278-295 wall section 6 × lines 3
296-320 wall_workers regions 25
321-321 board_ability
322-326 calm region 5
327-351 move_worker region 5 × to 5
352-352 place_worker
353-437 move_governor from 17 × to 5
438-443 claim task 6
444-447 pick_board board 4
448-462 bid vp 15
463-582 activate card 120
583-702 discard card 120
703-1302 unify card 120 × region 5
1303-2022 court card 120 × action 6
""".strip()


def test_layout_is_frozen() -> None:
    """A change means a new rules_version."""
    assert GAME.rules_version == 1
    assert "\n".join(GAME.actions.layout()) == LAYOUT


@pytest.mark.parametrize(
    ("options", "counts"),
    [
        ({}, [51, 420, 3828]),
        ({"boards": "B_PICK"}, [4, 12, 549]),
        ({"boards": "B_AUCTION"}, [15, 120, 590]),
        ({"draft": "yes"}, [9, 54, 162, 1458]),
    ],
)
def test_perft(options: dict[str, str], counts: list[int]) -> None:
    s = new(2, seed=1, **options)
    assert [perft(GAME, s, depth) for depth in range(1, len(counts) + 1)] == counts
