/** What every place of the table is, in a sentence: for hover, focus, long press and screen readers. */
import type { Telling } from "@/lib/module";
import { capital, t } from "@/lib/texts.svelte";
import type { Question } from "@/lib/types";
import { ACTIONS, ASPECTS, COLOURS, colourOf, fits, type BoardFace, type CardFace, type Effect, type View } from "./view";

const ACTION_RULE: Record<string, string> = {
  RECRUIT: "ZG-7.1.2",
  REASSIGN: "ZG-7.2.2",
  GOVERNOR: "ZG-7.3.1",
  HIRE: "ZG-7.4.3",
  PALACE: "ZG-7.5.2",
  WALL: "ZG-7.6.2",
};

export const effectText = (effect: Effect): string => t("zhanguo-effect", { ...effect });
export const actionName = (action: string): string => t("zhanguo-part-action", { action });
export const boardName = (board: string): string => t("zhanguo-part-board", { board });
const criterionName = (id: string): string => t(`zhanguo-ui-criterion-${id}`);
const reconstructed = (from: string): string => (from.includes("R") ? ` ${t("zhanguo-ui-reconstructed")}` : "");

/** "Hire workers with a higher number: 1 worker in this region." */
export const cardText = (face: CardFace): string =>
  `${actionName(face.action)} ${t(`zhanguo-ui-${face.needs}`)}: ${effectText(face.bonus)}.${reconstructed(face.from)}`;

export const cardTitle = (card: number): string => t("zhanguo-ui-card", { card, colour: colourOf(card) });

export function boardText(face: BoardFace): string {
  const parts = face.abilities.map((one) => `${one.actions.map(actionName).join(" / ")}: ${effectText(one.bonus)}`);
  return `${parts.join("; ")}${parts.length > 0 ? "." : t("zhanguo-ui-no-ability")}${reconstructed(face.from)}`;
}

function findCard(view: View, card: number): CardFace | null {
  for (const player of view.players) {
    for (const face of player.hand ?? []) if (face.card === card) return face;
    for (const region of player.regions) for (const face of region.cards) if (face.card === card) return face;
  }
  return null;
}

/** The abilities a card from the hand would wake at the court, action by action. */
export function wokenBy(view: View, seat: number, card: number): { action: string; faces: CardFace[] }[] {
  const own = view.players[seat];
  return ACTIONS.filter((action) => fits(view, card, action)).flatMap((action) => {
    const faces = (own?.wakes[action] ?? []).flatMap((one) => findCard(view, one) ?? []);
    return faces.length > 0 ? [{ action, faces }] : [];
  });
}

function wokenText(view: View, seat: number, card: number): string {
  const woken = wokenBy(view, seat, card);
  if (woken.length === 0) return ` ${t("zhanguo-ui-wakes-nothing", { card })}`;
  const list = woken.map((one) => `${actionName(one.action)} (${one.faces.map((face) => effectText(face.bonus)).join(", ")})`);
  return ` ${t("zhanguo-ui-wakes", { card })} ${list.join("; ")}.`;
}

/** "61: 1 worker in this region; 110: 3 VP" */
function waitingText(view: View, cards: number[]): string {
  const list = cards.flatMap((card) => {
    const face = findCard(view, card);
    return face ? [`${card} (${effectText(face.bonus)})`] : [];
  });
  return list.length > 0 ? ` ${t("zhanguo-ui-waiting", { cards: list.join(", ") })}` : "";
}

/** Ids of the rules that the texts cannot tell apart as they are: "U.G" is "U-G" there. */
export const told = (id: string): string => id.replaceAll(/[.+]/g, "-");
/** "R3" → "3" */
const regionNumber = (region: string): string => region.slice(1);

/** What a task needs: regions by number, or wall areas by colour. */
function needsText(kind: string, needs: string[]): string {
  const names = needs.map((need) => (kind === "wall" ? t("zhanguo-ui-area", { area: need }) : regionNumber(need)));
  return t(`zhanguo-ui-needs-${kind}`, { needs: names.join(", ") });
}

export function tell(place: string, view: View, question: Question | null): Telling | null {
  const [kind = "", one = "", two = ""] = place.split(":");
  const seat = question?.seats[0] ?? 0;
  const own = view.players.find((p) => p.hand !== null) ?? view.players[seat];
  const region = own?.regions.find((r) => r.region === one);
  switch (kind) {
    case "card":
    case "tucked": {
      const face = findCard(view, Number(one));
      if (!face) return { title: cardTitle(Number(one)), rule: "ZG-2.7" };
      return kind === "card"
        ? { title: cardTitle(face.card), text: cardText(face) + wokenText(view, own?.seat ?? seat, face.card), rule: "ZG-5.5" }
        : { title: cardTitle(face.card), text: cardText(face), rule: "ZG-8.3.1" };
    }
    case "court":
      return {
        title: actionName(one),
        text: `${t(`zhanguo-ui-about-${one}`)}${waitingText(view, own?.wakes[one] ?? [])}`,
        rule: ACTION_RULE[one] ?? "ZG-7.0.1",
      };
    case "stack":
      return {
        title: t("zhanguo-ui-court"),
        text: t("zhanguo-ui-court-text", {
          count: view.court.stack.length,
          stack: view.court.stack.slice(-8).reverse().join(", "),
        }),
        rule: "ZG-8.2.1",
      };
    case "slot":
      return { title: t("zhanguo-ui-slot", { region: one }), text: t("zhanguo-ui-slot-text"), rule: "ZG-6.4" };
    case "gov":
      return { title: t("zhanguo-ui-gov", { region: one }), text: t("zhanguo-ui-gov-text"), rule: "ZG-4.7.5" };
    case "work":
      return {
        title: t("zhanguo-ui-work", { region: one }),
        text: t("zhanguo-ui-work-text", { workers: region?.workers ?? 0 }),
        rule: "ZG-7.4.2",
      };
    case "above":
      return {
        title: t("zhanguo-ui-above", { official: two, region: one }),
        text: t("zhanguo-ui-above-text"),
        rule: "ZG-4.8.1",
      };
    case "below":
      return {
        title: t("zhanguo-ui-below", { official: two, region: one }),
        text: t("zhanguo-ui-below-text"),
        rule: "ZG-4.7.2",
      };
    case "unrest":
      return {
        title: t("zhanguo-ui-unrest", { region: one }),
        text:
          t("zhanguo-ui-unrest-text", { level: region?.unrest ?? 0, max: region?.max ?? 0, block: region?.block ?? 0 }) +
          reconstructed("R"),
        rule: "ZG-4.5.8",
      };
    case "supply":
      return {
        title: t("zhanguo-ui-supply", { official: one, n: own?.officials[one as "red"] ?? 0 }),
        text: t("zhanguo-ui-supply-text"),
        rule: "ZG-7.1.2",
      };
    case "ability":
      return own?.board ? { title: boardName(own.board.board), text: boardText(own.board), rule: "ZG-8.5.0" } : null;
    case "board": {
      const face = view.boards.find((b) => b.board === one);
      return face ? { title: boardName(one), text: boardText(face), rule: "ZG-8.5.0" } : null;
    }
    case "done":
      return { title: t("zhanguo-ui-done"), rule: question?.rule ?? "" };
    case "bid":
      if (one === "0") return { title: t("zhanguo-act-pass"), rule: "ZG-3.5.7" };
      return { title: t("zhanguo-ui-bid", { vp: one }), rule: "ZG-3.5.5" };
    case "region": {
      const r = view.regions.find((x) => x.id === one);
      return r
        ? {
            title: t("zhanguo-ui-region", { region: one }),
            text: t("zhanguo-ui-region-text", {
              palaces: r.palaces.reduce((a, b) => a + b, 0),
              spaces: r.spaces,
              neighbours: view.borders
                .filter((b) => b.adjacent && (b.one === one || b.two === one))
                .map((b) => regionNumber(b.one === one ? b.two : b.one))
                .join(", "),
            }),
            rule: "ZG-12.1",
          }
        : null;
    }
    case "square": {
      const q = view.regions.flatMap((r) => r.squares).find((x) => x.id === one);
      return q
        ? {
            title: t("zhanguo-ui-square", { region: one.slice(0, 2) }),
            text: capital(effectText(q.bonus)) + "." + reconstructed(q.from),
            rule: "ZG-7.3.3",
          }
        : null;
    }
    case "tile":
    case "space": {
      const [section = "", lines = ""] = one.split("/");
      const s = view.walls.find((w) => w.section === section);
      if (!s) return null;
      const text = t("zhanguo-ui-tile-text", {
        criterion: criterionName(s.tile.criterion),
        one: s.tile.vp[0] ?? 0,
        two: s.tile.vp[1] ?? 0,
        three: s.tile.vp[2] ?? 0,
      });
      const now = own ? s.forecast[own.seat]?.[Number(lines) - 1] : undefined;
      const worth = now === undefined ? "" : ` ${t("zhanguo-ui-now-worth", { vp: now })}`;
      return lines
        ? { title: t("zhanguo-ui-space", { section, lines: Number(lines) }), text: text + worth, rule: "ZG-7.6.2" }
        : {
            title: t("zhanguo-ui-section", { section }),
            text: `${text} ${t("zhanguo-ui-area-sign", { area: section[0]! })}`,
            rule: "ZG-12.4",
          };
    }
    case "task": {
      const task = view.tasks.find((x) => x.task === one);
      return task
        ? {
            title: t("zhanguo-ui-task", { task: told(one) }),
            text: `${needsText(task.kind, task.needs)} ${t("zhanguo-ui-task-worth")}${reconstructed(task.from)}`,
            rule: "ZG-11.5",
          }
        : null;
    }
    case "award": {
      const cell = view.awards[Number(two) - 1]?.cells[ASPECTS.indexOf(one as "law")];
      return cell
        ? {
            title: t("zhanguo-ui-award", { aspect: one, round: two }),
            text: capital(effectText(cell)) + "." + reconstructed("R"),
            rule: "ZG-10.3",
          }
        : null;
    }
    case "aspect":
      return {
        title: t(`zhanguo-ui-aspect-${one}`),
        text: `${t("zhanguo-ui-aspect-text", { vp: view.aspect_vp[one as "law"] })} ${t("zhanguo-ui-kind", { aspect: one })}`,
        rule: "ZG-12.2",
      };
    case "marker":
      return {
        title: t("zhanguo-ui-marker", { colour: one, n: view.supply[one as "ivory"] }),
        text: t("zhanguo-ui-marker-text"),
        rule: "ZG-6.4",
      };
    case "big":
      return { title: t("zhanguo-ui-big", { colour: one }), text: t("zhanguo-ui-big-text"), rule: "ZG-7.5.5" };
    case "deck": {
      const deck = view.decks[COLOURS.indexOf(one as "ivory")];
      return {
        title: t("zhanguo-ui-deck", { colour: one, n: deck?.size ?? 0 }),
        text:
          deck && deck.discards.length > 0
            ? t("zhanguo-ui-deck-discards", { cards: deck.discards.join(", ") })
            : t("zhanguo-ui-deck-whole"),
        rule: "ZG-5.2",
      };
    }
    case "track":
      return { title: t("zhanguo-ui-track"), text: t("zhanguo-ui-track-text"), rule: "ZG-10.5" };
    default:
      return null;
  }
}
