/** Sounds: few, soft, made here. Each is some plucked notes of one five-note scale, so that any two of them go together. */
import { prefs } from "./prefs.svelte";
import type { TableData, Told } from "./types";

export type Sound = "turn" | "move" | "chat" | "held" | "breach" | "over";

interface Note {
  /** Seconds from the beginning. */
  at: number;
  /** Steps of the scale above the lowest note. */
  step: number;
  /** Seconds until it has died away. */
  length: number;
  /** From 0 to 1. */
  loud: number;
}

const LOWEST = 293.66; // D4
const SCALE = [0, 2, 4, 7, 9]; // semitones: the five notes
export const TUNES: Record<Sound, Note[]> = {
  turn: [
    { at: 0, step: 3, length: 0.9, loud: 0.8 },
    { at: 0.14, step: 5, length: 1.2, loud: 1 },
  ],
  move: [{ at: 0, step: 0, length: 0.25, loud: 0.45 }],
  chat: [
    { at: 0, step: 6, length: 0.3, loud: 0.4 },
    { at: 0.07, step: 7, length: 0.35, loud: 0.4 },
  ],
  held: [
    { at: 0, step: -5, length: 0.4, loud: 1 },
    { at: 0.5, step: 0, length: 0.9, loud: 0.8 },
  ],
  breach: [
    { at: 0, step: -5, length: 0.4, loud: 1 },
    { at: 0.5, step: -7, length: 0.5, loud: 1 },
    { at: 0.72, step: -10, length: 1.2, loud: 1 },
  ],
  over: [
    { at: 0, step: 0, length: 1.2, loud: 0.7 },
    { at: 0.16, step: 2, length: 1.2, loud: 0.7 },
    { at: 0.32, step: 3, length: 1.2, loud: 0.8 },
    { at: 0.5, step: 5, length: 1.8, loud: 1 },
  ],
};
const LOUDEST = 0.22; // of full scale: over a conversation, under a call
const PAUSE = 250; // milliseconds: bots that move at once are one sound

export const pitch = (step: number): number =>
  LOWEST * 2 ** (Math.floor(step / SCALE.length) + SCALE[((step % SCALE.length) + SCALE.length) % SCALE.length]! / 12);

/** What a change of the table sounds like; the most important thing of it. */
export function soundOf(was: TableData, now: TableData, news: Told[]): Sound | null {
  if (was.status === "playing" && now.status === "over") return "over";
  const asked = (data: TableData) => data.offers.length > 0;
  if (asked(now) && (!asked(was) || now.eyes !== was.eyes) && now.me.length === 1) return "turn";
  return news.some((told) => told.by !== "table" && !now.me.includes(told.seat)) ? "move" : null;
}

let speaker: AudioContext | null = null;
let last = -Infinity;

/** Browsers are silent until somebody has touched the page: only then there is a speaker. */
export function wake(): void {
  if (!prefs.sounds || typeof AudioContext === "undefined") return;
  speaker ??= new AudioContext();
  if (speaker.state === "suspended") void speaker.resume();
}

export function play(sound: Sound | null, now = performance.now()): void {
  if (!sound || !prefs.sounds || prefs.volume <= 0 || !speaker || speaker.state !== "running") return;
  if (sound === "move" && now - last < PAUSE) return;
  last = now;
  for (const note of TUNES[sound]) pluck(speaker, note, prefs.volume * LOUDEST);
}

const HIGHEST = 9;

/** A line of a scoring: each a step higher than the one before, and the last ones not shrill. */
export function count(line: number): void {
  if (!prefs.sounds || prefs.volume <= 0 || speaker?.state !== "running") return;
  pluck(speaker, { at: 0, step: Math.min(line, HIGHEST), length: 0.6, loud: 0.6 }, prefs.volume * LOUDEST);
}

/** For the settings: what was just set, to be heard at once. */
export async function sample(): Promise<void> {
  wake();
  await speaker?.resume();
  play("turn");
}

function pluck(on: AudioContext, note: Note, volume: number): void {
  const begin = on.currentTime + note.at;
  const end = begin + note.length;
  const string = on.createOscillator();
  const hand = on.createGain();
  string.type = "triangle";
  string.frequency.value = pitch(note.step);
  hand.gain.setValueAtTime(0, begin);
  hand.gain.linearRampToValueAtTime(volume * note.loud, begin + 0.012);
  hand.gain.exponentialRampToValueAtTime(0.0001, end);
  string.connect(hand).connect(on.destination);
  string.start(begin);
  string.stop(end);
}
