/**
 * Where we are: `/`, `/t/<table>`, `/t/<table>?at=<move>`, `/t/<table>?join=<key>`, `/t/<table>/analysis`, and the pages of the rooms (shell/pages.ts).
 * Links work, back works.
 */

import { link, within } from "./base";

export interface Route {
  /** The parts of the address: "/people/3f" is ["people", "3f"]. */
  path: string[];
  table: string;
  at: number | null;
  join: string;
  /** The analysis of the table is open over it. */
  analysis: boolean;
}

function parse(): Route {
  const here = within(location.pathname);
  const found = /^\/t\/([^/]+?)(\/analysis)?$/.exec(here);
  const query = new URLSearchParams(location.search);
  const at = query.get("at") ?? "";
  return {
    path: here.split("/").filter(Boolean).map(decodeURIComponent),
    table: found ? decodeURIComponent(found[1]!) : "",
    at: /^\d{1,9}$/.test(at) ? Number(at) : null,
    join: query.get("join") ?? "",
    analysis: found?.[2] !== undefined,
  };
}

export const route = $state(parse());

addEventListener("popstate", () => Object.assign(route, parse()));

/** Goes to an address, with or without the path that everything lies under. */
export function go(address: string, replace = false): void {
  const to = link(within(address));
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  Object.assign(route, parse());
}

export const tablePath = (table: string, at?: number): string =>
  link(`/t/${encodeURIComponent(table)}${at === undefined ? "" : `?at=${at}`}`);

/** For links: stay in the page on a plain click, let the browser do the rest (new tab, copy). */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.getAttribute("href")!);
}
