/** One's own line: what happens at one's tables and in the lobby, wherever one is on the page. It is open while somebody listens. */
import { api } from "./api";
import { wire } from "./base";
import type { MyTells, Ping } from "./types";

type Kind = MyTells["type"] | "open";
type Hear = (message: MyTells | { type: "open" }) => void;

const ears = new Map<Kind, Set<Hear>>();
let socket: WebSocket | null = null;
let stands = false; // something was heard on it: one that is refused opens too, and is closed at once
let wait = 500;
const WHO = "tianxia-me";
const SIGNED_OUT = 4401; // on another device: there is nothing to hear until we are somebody again

function connect(): void {
  const made = new WebSocket(wire("/api/me/live"));
  socket = made;
  stands = false;
  made.onopen = () => made.send(JSON.stringify({ type: "ping" } satisfies Ping));
  made.onmessage = (event: MessageEvent<string>) => {
    const message = JSON.parse(event.data) as MyTells;
    if (socket === made && !stands && message.type !== "error") {
      stands = true;
      wait = 500;
      tell({ type: "open" });
    }
    tell(message);
  };
  made.onclose = ({ code }) => {
    if (socket !== made) return;
    socket = null;
    if (!ears.size || code === SIGNED_OUT) return;
    setTimeout(() => {
      if (!socket && ears.size) connect();
    }, wait);
    wait = Math.min(wait * 1.7, 8000);
  };
}

function tell(message: MyTells | { type: "open" }): void {
  for (const hear of ears.get(message.type) ?? []) hear(message);
}

/** Hear one kind of message; "open" comes whenever the line (again) stands: what was missed must be asked for. Returns how to stop. */
export function listen<K extends Kind>(
  kind: K,
  hear: (message: Extract<MyTells | { type: "open" }, { type: K }>) => void,
): () => void {
  const mine = ears.get(kind) ?? new Set();
  ears.set(kind, mine.add(hear as Hear));
  if (!socket) connect();
  else if (kind === "open" && stands) (hear as Hear)({ type: "open" });
  return () => {
    mine.delete(hear as Hear);
    if (!mine.size) ears.delete(kind);
    if (!ears.size) {
      const old = socket;
      socket = null;
      old?.close();
    }
  };
}

/** Make sure that we are somebody, and that the line is theirs: one that was opened before we had a cookie is nobody's. */
export async function somebody(): Promise<void> {
  const { guest } = await api.me();
  try {
    if (localStorage.getItem(WHO) === guest && socket) return;
    localStorage.setItem(WHO, guest);
  } catch {
    document.documentElement.dataset["saved"] = "none"; // then the line is opened anew each time
  }
  lineAnew();
}

/** Stand anew: whoever had no cookie when the line was opened was nobody to it. */
export function lineAnew(): void {
  const old = socket;
  socket = null;
  old?.close();
  if (ears.size) connect();
}
