/**
 * The path under which the table lies on its site: "" or, say, "/tianxia" (`base_path` of the server), seen from where this file lies.
 * Addresses are written as if it were "", and `link` makes them true.
 */
const BASE = import.meta.env.PROD ? new URL(import.meta.url.replace(/\/assets\/[^/]*$/, "")).pathname.replace(/\/$/, "") : "";

/** The true address of a part of the page or of the API: `link("/t/abc")`. */
export const link = (path: string): string => (path.startsWith("/") ? BASE + path : path);

/** The other way round: a path of the site as the page knows it. */
export const within = (path: string): string =>
  BASE && (path + "/").startsWith(BASE + "/") ? path.slice(BASE.length) || "/" : path;

/** The address of a live line. */
export const wire = (path: string): string => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${link(path)}`;
