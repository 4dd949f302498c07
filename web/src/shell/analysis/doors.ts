/** What the page asks about the analysis of a game. */
import { ask } from "@/lib/api";
import { link } from "@/lib/base";
import type { AnalysisState } from "@/lib/types";

const door = (table: string) => `/tables/${encodeURIComponent(table)}/analysis`;

export const analyses = {
  look: (table: string) => ask<AnalysisState>("GET", door(table)),
  ask: (table: string) => ask<AnalysisState>("POST", door(table), {}),
};

/** The page of a table with its analysis open. */
export const analysisPath = (table: string): string => link(`/t/${encodeURIComponent(table)}/analysis`);
