import { beforeEach, describe, expect, it, vi } from "vitest";
import { prefs } from "./prefs.svelte";
import { count, pitch, play, soundOf, TUNES, wake, type Sound } from "./sounds";
import type { Offer, TableData, Told } from "./types";

vi.mock("./prefs.svelte", () => ({ prefs: { sounds: true, volume: 0.5 } }));

/** Remembers which notes were played, and how loud. */
class Speaker {
  static played: { pitch: number; loud: number }[] = [];
  state = "running";
  currentTime = 0;
  destination = {};
  createOscillator() {
    const string = { type: "", frequency: { value: 0 }, connect: (to: unknown) => to, start: () => {}, stop: () => {} };
    Speaker.#strings.push(string);
    return string;
  }
  createGain() {
    const string = Speaker.#strings.at(-1)!;
    const gain = {
      setValueAtTime: () => {},
      linearRampToValueAtTime: (loud: number) => Speaker.played.push({ pitch: string.frequency.value, loud }),
      exponentialRampToValueAtTime: () => {},
    };
    return { gain, connect: (to: unknown) => to };
  }
  static #strings: { frequency: { value: number } }[] = [];
}

const data = (more: Partial<TableData>): TableData =>
  ({ status: "playing", me: [0], eyes: 0, offers: [], ...more }) as unknown as TableData;
const told = (seat: number, by: Told["by"] = "person"): Told => ({ seat, by }) as Told;
const asked = data({ offers: [{} as Offer] });

describe("soundOf", () => {
  it("tells my turn once, when it comes", () => {
    expect(soundOf(data({}), asked, [told(1)])).toBe("turn");
    expect(soundOf(asked, asked, [told(0)])).toBeNull();
  });
  it("tells a move of others, not mine and not the table's", () => {
    expect(soundOf(data({}), data({}), [told(1, "bot")])).toBe("move");
    expect(soundOf(data({}), data({}), [told(0)])).toBeNull();
    expect(soundOf(data({}), data({}), [told(1, "table")])).toBeNull();
    expect(soundOf(data({}), data({}), [])).toBeNull();
  });
  it("tells the end before everything else, and only once", () => {
    expect(soundOf(asked, data({ status: "over" }), [told(1)])).toBe("over");
    expect(soundOf(data({ status: "over" }), data({ status: "over" }), [])).toBeNull();
  });
});

describe("play", () => {
  beforeEach(() => {
    vi.stubGlobal("AudioContext", Speaker);
    Speaker.played = [];
    Object.assign(prefs, { sounds: true, volume: 0.5 });
    wake(); // somebody touches the page
  });

  it("plays the notes of a tune, softly, as loud as was set", () => {
    play("turn", 1000);
    expect(Speaker.played.map((note) => note.pitch)).toEqual(TUNES.turn.map((note) => pitch(note.step)));
    const half = Speaker.played.map((note) => note.loud);
    expect(Math.max(...half)).toBeLessThan(0.15);
    prefs.volume = 1;
    Speaker.played = [];
    play("turn", 2000);
    expect(Speaker.played.map((note) => note.loud)).toEqual(half.map((loud) => loud * 2));
  });

  it("is silent when it is off", () => {
    prefs.sounds = false;
    for (const sound of Object.keys(TUNES) as Sound[]) play(sound, 3000);
    play(null, 3000);
    expect(Speaker.played).toEqual([]);
  });

  it("makes one sound of moves that come at once", () => {
    for (const now of [5000, 5010, 5020]) play("move", now);
    expect(Speaker.played.length).toBe(1);
    play("move", 6000);
    expect(Speaker.played.length).toBe(2);
  });

  it("climbs with the lines of a scoring, but not for ever", () => {
    for (const line of [0, 1, 2, 30, 31]) count(line);
    const heard = Speaker.played.map((note) => note.pitch);
    expect(heard.slice(0, 3)).toEqual([0, 1, 2].map(pitch));
    expect(heard[4]).toBe(heard[3]);
    prefs.sounds = false;
    count(0);
    expect(Speaker.played.length).toBe(5);
  });

  it("has five notes to the octave, none out of tune", () => {
    expect(pitch(5) / pitch(0)).toBeCloseTo(2);
    expect(pitch(3) / pitch(0)).toBeCloseTo(1.498, 2);
  });
});
