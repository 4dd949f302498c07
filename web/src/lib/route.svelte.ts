/** Where we are: `/`, `/t/<table>`, `/t/<table>?at=<move>`, `/t/<table>?join=<key>`. Links work, back works. */

export interface Route {
  table: string;
  at: number | null;
  join: string;
}

function parse(): Route {
  const found = /^\/t\/([^/]+)$/.exec(location.pathname);
  const query = new URLSearchParams(location.search);
  const at = query.get("at") ?? "";
  return {
    table: found ? decodeURIComponent(found[1]!) : "",
    at: /^\d{1,9}$/.test(at) ? Number(at) : null,
    join: query.get("join") ?? "",
  };
}

export const route = $state(parse());

addEventListener("popstate", () => Object.assign(route, parse()));

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  Object.assign(route, parse());
}

export const tablePath = (table: string, at?: number): string =>
  `/t/${encodeURIComponent(table)}${at === undefined ? "" : `?at=${at}`}`;

/** For links: stay in the page on a plain click, let the browser do the rest (new tab, copy). */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.getAttribute("href")!);
}
