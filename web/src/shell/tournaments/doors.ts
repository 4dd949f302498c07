/** What the page asks about tournaments. */
import { ask } from "@/lib/api";
import { link } from "@/lib/base";
import type { EntryAsked, TournamentData, Tournaments, TournamentWish } from "@/lib/types";

const at = (tournament: string, rest = "") => `/tournaments/${encodeURIComponent(tournament)}${rest}`;

export const tournaments = {
  all: () => ask<Tournaments>("GET", "/tournaments"),
  make: (wish: TournamentWish) => ask<TournamentData>("POST", "/tournaments", wish),
  look: (id: string) => ask<TournamentData>("GET", at(id)),
  enter: (id: string, asked: EntryAsked) => ask<TournamentData>("POST", at(id, "/entry"), asked),
  withdraw: (id: string, player: number) => ask<TournamentData>("DELETE", at(id, `/players/${player}`)),
  replace: (id: string, player: number, bot: string | null) => ask<TournamentData>("PUT", at(id, `/players/${player}`), { bot }),
  begin: (id: string) => ask<TournamentData>("POST", at(id, "/begin"), {}),
  pause: (id: string, paused: boolean) => ask<TournamentData>("PUT", at(id, "/pause"), { paused }),
  result: (id: string, round: number, board: number, places: number[]) =>
    ask<TournamentData>("PUT", at(id, `/rounds/${round}/tables/${board}`), { places }),
  close: (id: string) => ask<TournamentData>("POST", at(id, "/close"), {}),
};

export const tournamentPath = (id: string): string => link(`/tournaments/${encodeURIComponent(id)}`);
