/** The live line to one table: connects, reconnects, and sends every unanswered attempt again under its own name. */
import { refusalOf, type Refusal } from "./api";
import type { TableData, Told } from "./types";

export interface LiveEars {
  table(data: TableData, from: number, moves: Told[]): void;
  done(request: string, line: number): void;
  error(request: string | null, refusal: Refusal): void;
  thinking(seats: number[]): void;
  here(seats: number[], watchers: number): void;
  connection(state: "on" | "lost" | "gone"): void;
}

type Message = Record<string, unknown> & { type: string };

export class Live {
  #socket: WebSocket | null = null;
  #unanswered = new Map<string, Message>();
  #closed = false;
  #wait = 500;
  #timer = 0;
  #heard = 0;
  #line = -1;

  constructor(
    readonly id: string,
    readonly ears: LiveEars,
  ) {
    this.#connect();
    this.#heard = Date.now();
    this.#timer = window.setInterval(() => this.#beat(), 5000);
  }

  /** A message with a request name: it is kept until the server has answered it. */
  ask(message: Message & { request: string }): void {
    this.#unanswered.set(message.request, message);
    this.#say(message);
  }

  look(seat: number | null): void {
    this.#say({ type: "look", seat });
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#timer);
    this.#socket?.close();
  }

  #say(message: Message): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #beat(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heard > 15000) this.#socket.close();
    else this.#say({ type: "ping" });
  }

  #connect(): void {
    if (this.#closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const since = this.#line >= 0 ? `?line=${this.#line}` : "";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live${since}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = 500;
      this.#heard = Date.now();
      this.ears.connection("on");
      for (const message of this.#unanswered.values()) this.#say(message);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard = Date.now();
      this.#hear(JSON.parse(event.data) as Message);
    };
    socket.onclose = (event) => {
      if (this.#closed || this.#socket !== socket) return;
      if ([4404, 4403, 4401, 4409].includes(event.code)) {
        this.ears.connection("gone");
        return;
      }
      this.ears.connection("lost");
      if (event.code === 4429) this.#wait = 8000; // too many are open: no hurry
      setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(this.#wait * 1.7, 8000);
    };
  }

  #hear(message: Message): void {
    const m = message as Record<string, never> & { type: string };
    const request = (message["request"] as string | null | undefined) ?? null;
    if (m.type === "table") {
      const table = message["table"] as TableData;
      const story = message["story"] as { from: number; moves: Told[] };
      this.#line = table.line;
      this.ears.table(table, story.from, story.moves);
    } else if (m.type === "done" && request !== null) {
      this.#unanswered.delete(request);
      this.ears.done(request, Number(message["line"]));
    } else if (m.type === "error") {
      if (request !== null) this.#unanswered.delete(request);
      this.ears.error(request, refusalOf(message, 0));
    } else if (m.type === "thinking") this.ears.thinking(message["seats"] as number[]);
    else if (m.type === "here") this.ears.here(message["seats"] as number[], Number(message["watchers"]));
  }
}
