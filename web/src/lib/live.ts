/** The live line to one table: connects, reconnects, tells what it hears, and takes moves. All else that is done goes through the
 * server's doors (api.ts). */
import { Refusal, refusalOf } from "./api";
import { wire } from "./base";
import { newsOf } from "./edits";
import { heardTime } from "./serverTime";
import type { ChatLine, Here, Look, Move, MoveAsked, Moved, News, Ping, Room, Tells } from "./types";

const IMPATIENCE = 4000; // milliseconds until a move that was not answered goes through the door

export interface LiveEars {
  table(news: News): void;
  error(refusal: Refusal): void;
  thinking(seats: number[]): void;
  here(here: Here): void;
  chat(room: Room, lines: ChatLine[]): void;
  connection(state: "on" | "lost" | "gone"): void;
}

export class Live {
  #socket: WebSocket | null = null;
  #closed = false;
  #wait = 500;
  #timer = 0;
  #heard = 0;
  #line = -1;
  #told: News | null = null; // over the line that is open now
  #stands = false; // it has told something
  #moves = new Map<string, (answer: Moved | Refusal | null) => void>(); // that are on their way, by request

  constructor(
    readonly id: string,
    readonly ears: LiveEars,
  ) {
    this.#connect();
    this.#heard = Date.now();
    this.#timer = window.setInterval(() => this.#beat(), 5000);
  }

  look(seat: number | null): void {
    this.#say({ type: "look", seat });
  }

  /** A move over the line. Null: it is not known whether it was made, for the line does not stand or has not answered. The same
   * request may then be sent through the door: it is carried out once. */
  async move(asked: MoveAsked): Promise<Moved | null> {
    if (!this.#stands || this.#socket?.readyState !== WebSocket.OPEN) return null;
    let impatience = 0;
    const answer = await new Promise<Moved | Refusal | null>((answered) => {
      this.#moves.set(asked.request, answered);
      impatience = window.setTimeout(() => answered(null), IMPATIENCE);
      this.#say({ type: "move", ...asked });
    });
    clearTimeout(impatience);
    this.#moves.delete(asked.request);
    if (answer instanceof Refusal) throw answer;
    return answer;
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#timer);
    this.#socket?.close();
  }

  #say(message: Look | Move | Ping): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #beat(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heard > 15000) this.#socket.close();
    else this.#say({ type: "ping" });
  }

  #connect(): void {
    if (this.#closed) return;
    const since = this.#line >= 0 ? `&line=${this.#line}` : "";
    const socket = new WebSocket(wire(`/api/tables/${encodeURIComponent(this.id)}/live?changes=true${since}`));
    this.#socket = socket;
    this.#told = null;
    this.#stands = false; // until something was heard: a line that is refused opens too, and is closed at once
    socket.onopen = () => {
      this.#heard = Date.now();
      this.#say({ type: "ping" }); // what time is it there?
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard = Date.now();
      const message = JSON.parse(event.data) as Tells;
      if (!this.#stands && message.type !== "error") {
        this.#stands = true;
        this.#wait = 500;
        this.ears.connection("on");
      }
      this.#hear(message);
    };
    socket.onclose = (event) => {
      for (const answered of this.#moves.values()) answered(null);
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

  #tell(news: News): void {
    this.#told = news;
    this.#line = news.table.line;
    this.ears.table(news);
  }

  #hear(message: Tells): void {
    if (message.type === "table") this.#tell(message);
    else if (message.type === "changes") {
      const told = this.#told;
      if (told && message.number === told.number + 1) this.#tell(newsOf(told.table, message));
      else this.#socket?.close(); // something was missed: a new line begins with the whole
    } else if (message.type === "done") this.#moves.get(message.request)?.(message);
    else if (message.type === "error" && message.request) this.#moves.get(message.request)?.(refusalOf(message, 0));
    else if (message.type === "error") this.ears.error(refusalOf(message, 0));
    else if (message.type === "thinking") this.ears.thinking(message.seats);
    else if (message.type === "pong" && message.now != null) heardTime(message.now);
    else if (message.type === "here") this.ears.here(message);
    else if (message.type === "chat") this.ears.chat(message.room, message.lines);
  }
}
