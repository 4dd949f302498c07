/** The pages beside the lobby and the table, by the first part of their address. Each room of the shell brings its own. */
import type { Component } from "svelte";

/** What follows the first part comes in as `path`. */
export type Page = Component<{ path: string[] }>;

export const pages: Record<string, () => Promise<{ default: Page }>> = {
  me: () => import("./people/Me.svelte"),
  people: () => import("./people/Person.svelte"),
  come: () => import("./people/Come.svelte"),
  friends: () => import("./meeting/Friends.svelte"),
  moderation: () => import("./talk/Moderation.svelte"),
  leaders: () => import("./ratings/LeadersPage.svelte"),
  puzzles: () => import("./puzzles/PuzzlesPage.svelte"),
  rules: () => import("./rulebook/RulesPage.svelte"),
  settings: () => import("./settings/SettingsPage.svelte"),
  tournaments: () => import("./tournaments/TournamentsPage.svelte"),
};
