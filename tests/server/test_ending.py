"""What runs for ever is ended, also where its line raises an error of its own when it is cancelled."""

import asyncio

from tests.patience import soon
from tianxia.server.ending import ended


def test_a_task_that_takes_its_end_for_a_fault_is_ended_all_the_same() -> None:
    faults, begun = 0, False

    async def try_for_ever() -> None:
        nonlocal faults, begun
        begun = True
        while True:
            try:
                try:
                    await asyncio.Event().wait()
                finally:
                    if not faults:
                        raise OSError("the line was closed")
            except OSError:
                faults += 1

    async def start_and_end() -> list[bool]:
        tasks = [asyncio.create_task(work) for work in (try_for_ever(), wait_for_ever(), fail())]
        await soon(lambda: begun and tasks[2].done())
        await ended(tasks)
        return [task.done() for task in tasks]

    async def wait_for_ever() -> None:
        await asyncio.Event().wait()

    async def fail() -> None:
        raise ValueError("nobody asks any more")

    assert asyncio.run(start_and_end()) == [True, True, True]
    assert faults == 1
