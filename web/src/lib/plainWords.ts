/** Words for a game that has none: made of its ids. "take-two" is "Take two", and an answer names its parts. */
import type { Args } from "./types";

/** "take_two" → "take two". */
const spaced = (id: string): string =>
  id
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[-_\s]+/g, " ")
    .trim();

/** "take-two" → "Take two". */
export function words(id: string): string {
  const text = spaced(id);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function part(name: string, value: Args[string]): string {
  if (value === "") return "";
  if (Array.isArray(value)) return value.length > 0 ? `${spaced(name)} ${value.join(", ")}` : "";
  return typeof value === "number" || /^[-+]?\d/.test(value) ? `${spaced(name)} ${value}` : spaced(value);
}

const parts = (args: Args, without: string[]): string =>
  Object.keys(args)
    .filter((name) => !without.includes(name))
    .map((name) => part(name, args[name]!))
    .filter(Boolean)
    .join(", ");

/** The sentence of `<game>-<kind>-<name>` with these values. */
export function sentence(kind: string, name: string, args: Args = {}): string {
  switch (kind) {
    case "log": {
      const rest = [spaced(name), parts(args, ["player", "seat"])].filter(Boolean).join(", ");
      return args["player"] ? `${String(args["player"])}: ${rest}` : words(rest);
    }
    case "act":
    case "ask":
    case "no":
    case "mind": {
      const rest = parts(args, ["asked"]);
      return rest ? `${words(name)}: ${rest}` : words(name);
    }
    case "option":
      return words(typeof args["choice"] === "string" ? args["choice"] : name);
    default:
      return words(name);
  }
}
