import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { held, letGo, move } from "./movement";

let still = false;
vi.mock("./prefs.svelte", () => ({ calm: () => still }));

const thing = () => {
  const cancel = vi.fn();
  const animate = vi.fn((_frames: Keyframe[], _how: KeyframeAnimationOptions) => ({ cancel }));
  return { element: { isConnected: true, animate } as unknown as Element & { isConnected: boolean }, animate, cancel };
};

beforeEach(() => {
  still = false;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("holds the last frame longer than anything moves, and the first one while it waits", () => {
  const frames = held([{ opacity: 0 }, { opacity: 1, offset: 0.5 }, { opacity: 0 }], { time: 600, wait: 60, easing: "ease-out" });
  expect(frames.map(({ opacity, offset }) => [opacity, offset! * 60_000])).toEqual([
    [0, 0],
    [0, 60],
    [1, 360],
    [0, 660],
    [0, 60_000],
  ]);
  expect(held([{ opacity: 0 }, { opacity: 1 }], { time: 600 })).toHaveLength(3);
});

it("lets all go together when the last has come to rest", () => {
  const [one, other] = [thing(), thing()];
  const gone = vi.fn();
  move(one.element, [{ opacity: 0 }, { opacity: 1 }], { time: 300, after: gone });
  move(other.element, [{ opacity: 0 }, { opacity: 1 }], { time: 600, wait: 100 });
  vi.advanceTimersByTime(690);
  expect(one.cancel).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect([one.cancel, other.cancel, gone].map((called) => called.mock.calls.length)).toEqual([1, 1, 1]);
});

it("lets go at a step what has come to rest before, and what is there no more", () => {
  const [rests, moves, gone] = [thing(), thing(), thing()];
  move(rests.element, [{ opacity: 0 }, { opacity: 1 }], { time: 300 });
  move(moves.element, [{ opacity: 0 }, { opacity: 1 }], { time: 900 });
  move(gone.element, [{ opacity: 0 }, { opacity: 1 }], { time: 900 });
  gone.element.isConnected = false;
  vi.advanceTimersByTime(480);
  letGo();
  expect([rests, moves, gone].map(({ cancel }) => cancel.mock.calls.length)).toEqual([1, 0, 1]);
});

it("moves nothing for who wants it calm, and does at once what comes after", () => {
  still = true;
  const { element, animate } = thing();
  const gone = vi.fn();
  move(element, [{ opacity: 0 }, { opacity: 1 }], { time: 300, after: gone });
  expect(animate).not.toHaveBeenCalled();
  expect(gone).toHaveBeenCalledOnce();
});
