import { expect, test } from "vitest";
import { bytesOf, textOf } from "./passkeys";

test("bytes and their text are the same thing, whatever the letters", () => {
  for (let length = 0; length < 70; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length * 11) % 256);
    const text = textOf(bytes.buffer);
    expect(text).toMatch(/^[\w-]*$/);
    expect([...bytesOf(text)]).toEqual([...bytes]);
  }
});
