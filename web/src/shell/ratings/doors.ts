/** What the page asks about ratings. */
import { ask, query } from "@/lib/api";
import type { Even, EvenLevels, Leaders, PersonRatings, TableRatings } from "@/lib/types";

const id = encodeURIComponent;

export const ratings = {
  leaders: (game: string, season: string) => ask<Leaders>("GET", `/games/${id(game)}/leaders${query({ season })}`),
  even: (game: string) => ask<Even>("GET", `/games/${id(game)}/even`),
  levels: () => ask<EvenLevels>("GET", "/levels"),
  person: (person: string) => ask<PersonRatings>("GET", `/people/${id(person)}/ratings`),
  table: (table: string) => ask<TableRatings>("GET", `/tables/${id(table)}/ratings`),
};
