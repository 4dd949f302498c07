/** What every place of the table is, in a sentence: for hover, focus, long press and screen readers. */
import type { Telling } from "@/lib/module";
import { t } from "@/lib/texts.svelte";
import type { Question } from "@/lib/types";
import { WEAPON_OF, type Slot, type View } from "./view";

const RULE: Record<string, string> = {
  COINS: "TA-7.1",
  CLAY: "TA-7.2",
  WARRIOR: "TA-7.3",
  MOISTEN: "TA-7.4",
  UPGRADE: "TA-7.5",
  MASTER: "TA-7.6",
  ORDER: "TA-7.7",
  PREPARE: "TA-7.8",
  SPECIALIST: "TA-7.9",
};
const MASTER_RULE: Record<string, string> = {
  builder: "TA-10.2",
  steward: "TA-10.3",
  inspector: "TA-10.4",
  clay_maker: "TA-10.5",
  overseer: "TA-10.6",
  blacksmith: "TA-10.7",
};
const FIGURE_RULE: Record<string, string> = {
  officer: "TA-8.1",
  guard: "TA-8.2",
  crossbowman: "TA-8.3",
  soldier: "TA-8.4",
  horse: "TA-9.2",
  servant: "TA-9.3",
  archer: "TA-9.4",
  musician: "TA-9.5",
};

export const name = (id: string): string => t(`terracotta-ui-name-${id}`);
export const soloText = (solo: NonNullable<View["solo"]>): string =>
  t("terracotta-ui-solo", { level: solo.level, deck: solo.deck, card: solo.card ?? "none" });
/** Where a storage lies: "in the north-east". */
export const quarterName = (quarter: string): string => t(`terracotta-ui-quarter-${quarter}`);
/** "3,5" in words; the "to" of an inspector is a number and stays one. */
export function cellText(cell: string): string {
  const [row, column] = cell.split(",");
  return row && column ? t("terracotta-ui-at", { row, column }) : cell;
}
export const masterName = (id: string): string => t(`terracotta-ui-master-${id}`);
const begin = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const slotText = (slot: Slot): string => {
  if (slot[0] === "MASTER") return t("terracotta-ui-action-MASTER", { master: masterName(String(slot[1])) });
  if (slot[0] === "PREPARE") return t("terracotta-ui-action-PREPARE", { weapon: String(slot[1]) });
  return t(`terracotta-ui-action-${slot[0]}`, { n: Number(slot[1] ?? 0) });
};

function tileText(view: View, index: number): string {
  const tile = view.tiles[index]!;
  return t("terracotta-ui-tile-values", { dominance: tile.dominance, presence: tile.presence });
}

function cell(view: View, at: string): Telling {
  const [row, column] = at.split(",");
  const title = t("terracotta-ui-cell", { row: row!, column: column! });
  const figure = view.figures.find((f) => f.cell === at || f.cells?.includes(at));
  if (!figure) return { title, text: t("terracotta-ui-cell-empty"), rule: "TA-7.3.3" };
  const what = figure.facing
    ? t("terracotta-ui-archer-facing", { way: figure.facing })
    : figure.horse
      ? t("terracotta-ui-rider", { figure: name(figure.kind) })
      : name(figure.kind);
  return { title: `${title}: ${what}`, text: t(`terracotta-ui-about-${figure.kind}`), rule: FIGURE_RULE[figure.kind] ?? "" };
}

function segment(view: View, index: number): Telling {
  const s = view.segments[index]!;
  return {
    title: t("terracotta-ui-segment", { segment: index }),
    text: t("terracotta-ui-segment-text", {
      inner: slotText(s.inner),
      middle: slotText(s.middle),
      outer: slotText(s.outer),
      quarter: quarterName(s.quarter),
    }),
    rule: "TA-6.2",
    data: ["inner wheel", "middle wheel", "outer ring"],
  };
}

export function tell(place: string, view: View, question: Question | null): Telling | null {
  const [kind, one = "", two = ""] = place.split(":");
  switch (kind) {
    case "segment":
      return segment(view, Number(one));
    case "slot": {
      const at = view.turn.segment ?? Number(question?.about["segment"] ?? 0);
      const slot = view.segments[at]![one as "inner" | "middle" | "outer"];
      return {
        title: t(`terracotta-ui-ring-${one}`),
        text: `${begin(slotText(slot))}.`,
        rule: RULE[String(slot[0])] ?? "",
        data: [one === "outer" ? "outer ring" : `${one} wheel`],
      };
    }
    case "hub":
      return { title: t("terracotta-ui-hub"), text: t("terracotta-ui-hub-text"), rule: "TA-6.1" };
    case "wheel":
      return { title: t(`terracotta-ui-ring-${one}`), text: t(`terracotta-ui-wheel-${one}`), rule: "TA-6.1.1" };
    case "storage":
      return {
        title: t("terracotta-ui-storage", { quarter: quarterName(one) }),
        text: t("terracotta-ui-storage-text", { n: view.storages[one as "NE"] }),
        rule: "TA-7.3.1",
      };
    case "cell":
      return cell(view, one);
    case "track":
      return one === "V"
        ? { title: t("terracotta-ui-track-V", { row: two }), text: t("terracotta-ui-inspector-text"), rule: "TA-11.1" }
        : { title: t("terracotta-ui-track-H", { column: two }), text: t("terracotta-ui-inspector-text"), rule: "TA-11.3" };
    case "organizer": {
      const left = view.organizer[one] ?? 0;
      const next = view.organizer_vp[view.organizer_vp.length - left] ?? 0;
      return {
        title: name(one),
        text: `${t("terracotta-ui-organizer-text", { left, next: left > 0 ? next : 0 })} ${t(`terracotta-ui-about-${one}`)}`,
        rule: FIGURE_RULE[one] ?? "",
        data: ["organizer points"],
      };
    }
    case "specialist": {
      const shelf = view.specialists[one]!;
      return {
        title: name(one),
        text: `${t("terracotta-ui-specialist-text", { left: shelf.left, cost: shelf.cost ?? 0, weapon: WEAPON_OF[one]! })} ${t(`terracotta-ui-about-${one}`)}`,
        rule: FIGURE_RULE[one] ?? "",
        data: ["weapon of a specialist"],
      };
    }
    case "master":
      return { title: masterName(one), text: t(`terracotta-ui-about-master-${one}`), rule: MASTER_RULE[one] ?? "" };
    case "tile": {
      const tile = view.tiles[Number(one)]!;
      return {
        title: t(`terracotta-ui-tile-${tile.id}`),
        text: tileText(view, Number(one)),
        rule: "TA-11.6",
        data: ["tile points"],
      };
    }
    case "weapon":
      return { title: name(one), text: t(`terracotta-ui-weapon-${one}`), rule: "TA-4.3" };
    case "token":
      return {
        title: t("terracotta-ui-token", { n: Number(one) }),
        text: t("terracotta-ui-token-text", { n: Number(one) }),
        rule: "TA-7.6.2",
      };
    case "order":
      return { title: t("terracotta-ui-order"), text: t("terracotta-ui-order-text"), rule: "TA-12.1" };
    case "way":
      return { title: t(`terracotta-ui-way-${one}`), rule: question?.rule ?? "" };
    default:
      return null;
  }
}
