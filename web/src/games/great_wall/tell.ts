/** What every place of the table is, in a sentence: for hover, focus, long press and screen readers. */
import type { Telling } from "@/lib/module";
import { t } from "@/lib/texts.svelte";
import type { Question } from "@/lib/types";
import {
  fateAt,
  fates,
  hordeAt,
  numbered,
  openSection,
  PRODUCTION,
  REWARD,
  SOLDIERS,
  type Fate,
  type PlayerView,
  type Soldier,
  type View,
} from "./view";

/** Names of the seats: the frame gives them to whoever draws; the offers' labels need them too. */
const names = new Map<number, string>();
export function rememberNames(nameOf: (seat: number) => string, sides: number): void {
  for (let seat = 0; seat < sides; seat++) names.set(seat, nameOf(seat));
}
export const seatName = (seat: number): string => names.get(seat) ?? String(seat + 1);

/** Words of the game's own texts (`great_wall-part-…`, `great_wall-term-…`). */
export const said = (id: string, args: Record<string, string | number> = {}): string => t(`great_wall-${id}`, args);
export const term = (id: string): string => said(`term-${id}`);
export const cardName = (card: string): string => said("part-card", { card });
export const locationName = (location: string): string => said("part-location", { location });
export const sectionName = (section: string): string => said("part-section", { section });
export const soldierName = (soldier: string): string => said("part-soldier", { soldier });
export const kindName = (kind: string): string => said("part-kind", { kind });
export const ui = (id: string, args: Record<string, string | number> = {}): string => t(`great_wall-ui-${id}`, args);

/** The text of a card. */
export const cardText = (card: string): string => said("part-text", { card });

/** The command card that somebody plays: Qin's have the same names and do something else (GW-11.3.4). */
const commandText = (card: string, player: PlayerView | undefined): string =>
  cardText(player?.kind === "qin" ? `q_${card}` : card);

/** "Ann ×2, Bob ×1": who has how many. */
const counted = (counts: number[]): string =>
  counts.flatMap((n, player) => (n > 0 ? [`${seatName(player)} ×${n}`] : [])).join(", ");
const orNobody = (text: string): string => (text === "" ? ui("nobody") : text);

/** "Ann: spearman", and what becomes of it in the kill that is being resolved. */
function stands(soldier: string, player: number, fate: Fate | null): string {
  return ui(fate ?? "stands", { soldier, player: seatName(player) });
}

/** Who of those at a place is about to fall, and who is saved. */
function inDanger(view: View, place: string, soldier: Soldier): string {
  const all = view.players.map((p) => fates(view, place, p.player, soldier));
  const told = (["falls", "saved"] as const).map((fate) => {
    const text = counted(all.map((f) => f.filter((one) => one === fate).length));
    return text ? ` ${ui(fate === "falls" ? "falling" : "saving", { text })}` : "";
  });
  return told.some(Boolean) ? `.${told.join("")}` : "";
}

const CARD_RULE: Record<string, string> = {
  g: "GW-4.7.1",
  k: "GW-4.7.1",
  a: "GW-4.7.2",
  t: "GW-8.1.1",
  u: "GW-8.1.1",
  h: "GW-7.4.1",
  x: "GW-7.4.1",
  f: "GW-9.2.3",
  d: "GW-12.7.2",
  v: "GW-12.7.11",
};
const LOCATION_RULE: Record<string, string> = {
  barracks: "GW-6.5.1",
  builders: "GW-6.6.1",
  hq: "GW-6.7.1",
  tea_house: "GW-6.8.1",
  embassy: "GW-6.9.1",
  academy: "GW-6.10.1",
};

function rewardText(code: string): string {
  const what = REWARD[code[0]!] ?? "none";
  return ui("reward", { what, n: Number(code[1] ?? 0) });
}

function tellCard(card: string, view: View): Telling {
  const one = view.artifacts.find((a) => a.card === card);
  const now = one?.now ? ` ${ui("artifact-now", { text: orNobody(counted(one.now)) })}` : "";
  const eased = view.coop?.eased[card];
  const owned = view.players.flatMap((p) => p.captured).find((c) => c.card === card);
  const own = owned ? ` ${ui("captured-text", { honor: owned.honor, shame: owned.shame })}` : "";
  const used = view.used.includes(card) ? ` ${ui("used-text")}` : "";
  const rule = card in COMMAND ? "GW-5.3.1" : (CARD_RULE[card[0]!] ?? "GW-4.7.1");
  return {
    title: cardName(card),
    text: `${cardText(card)}${now}${eased ? ` ${ui("eased", { n: eased })}` : ""}${own}${used}`,
    rule,
    data: [card],
  };
}
const COMMAND: Record<string, true> = {
  economy: true,
  despotism: true,
  attack_order: true,
  treason: true,
  diplomacy: true,
  great_works: true,
  reed: true,
};

/** What the general of an automaton does; Qin's command cards. */
function automatonText(p: PlayerView, view: View): string {
  if (p.kind === "reed") return ` ${cardText(view.mode === "coop" ? "reed_scout" : "reed_elder")}`;
  if (!view.solo || p.kind !== "qin") return "";
  const cards = view.solo.out.map(cardName).join(", ") || "–";
  return ` ${cardText("qin")} ${ui("qin-cards", { left: view.solo.deck, cards })}`;
}

function tellPlayer(p: PlayerView, view: View): Telling {
  const stand = ui("player-text", {
    tea: p.tea,
    honor: p.honor,
    clerks: p.clerks,
    spears: p.supply.spear,
    archers: p.supply.archer,
    horses: p.supply.horse,
    supporting: p.supporting,
  });
  return {
    title: seatName(p.player),
    text: stand + automatonText(p, view),
    rule: p.kind === "reed" ? "GW-10.1.1" : p.kind === "qin" ? "GW-11.1.1" : "GW-4.1.1",
  };
}

export function tell(place: string, view: View, question: Question | null): Telling | null {
  const [kind = "", one = "", two = ""] = place.split(":");
  const section = openSection(view, one);
  const own = view.players[view.me?.seat ?? question?.seats[0] ?? 0];
  switch (kind) {
    case "card":
      return tellCard(one, view);
    case "balance": {
      if (!section) return null;
      const shame = counted(section.shame_if_breached);
      return {
        title: ui("balance", { section: one, attack: section.attack, defence: section.defence }),
        text: section.breach
          ? ui("balance-breach", { text: orNobody(shame) })
          : ui("balance-held", { n: section.defence - section.attack, text: orNobody(shame) }),
        rule: section.breach ? "GW-5.4.8" : "GW-5.4.7",
      };
    }
    case "wall":
      return section
        ? {
            title: ui("wall", { section: one, level: section.level }),
            text: `${ui("wall-text", { defence: section.base_defence, firing: section.firing, cost: section.next_cost ?? 0, more: section.next_cost === null ? 0 : 1 })}`,
            rule: "GW-6.6.4",
            data: ["wall_levels"],
          }
        : { title: ui("closed", { section: one }), rule: "GW-3.2.1" };
    case "barricade":
      return section
        ? {
            title: ui("barricades", { section: one, n: section.barricades }),
            text: ui("barricades-text"),
            rule: "GW-6.6.3",
          }
        : null;
    case "firing":
      return section
        ? {
            title: ui("firing", {
              section: one,
              n: section.archers.reduce((a, b) => a + b, 0),
              usable: section.firing_usable,
            }),
            text: orNobody(counted(section.archers)) + inDanger(view, `firing_${one}`, "archer"),
            rule: "GW-7.1.2",
          }
        : null;
    case "muster":
      return section
        ? {
            title: ui("muster", { section: one, soldier: two }),
            text:
              orNobody(counted(section.muster.map((m) => m[two as "spear"]))) + inDanger(view, `muster_${one}`, two as "spear"),
            rule: "GW-7.1.3",
          }
        : null;
    case "horde": {
      const horde = hordeAt(view, one);
      return horde
        ? {
            title: ui("horde", { card: cardName(horde.card), section: one[0]!, row: horde.row }),
            text: `${ui("horde-text", { strength: horde.strength, honor: horde.honor, free: horde.points.filter((p) => p.on === "free").length })} ${cardText(horde.card)}`,
            rule: "GW-4.5.1",
            data: [horde.card],
          }
        : null;
    }
    case "point": {
      const horde = hordeAt(view, one);
      const at = horde?.points[Number(two) - 1];
      const code = horde
        ? numbered(horde.grid)
            .flat()
            .find((c) => c?.point === Number(two))?.code
        : undefined;
      if (!horde || !at || !code) return null;
      return {
        title: ui("point", { card: cardName(horde.card), section: one[0]!, row: horde.row, point: Number(two) }),
        text:
          at.on === "free"
            ? rewardText(code)
            : at.on === "wound"
              ? term("wound")
              : stands(at.on, at.player ?? 0, fateAt(view, one, Number(two))),
        rule: "GW-4.5.1",
        data: [horde.card],
      };
    }
    case "loc": {
      const loc = view.locations.find((l) => l.id === one);
      if (!loc) return null;
      const room = loc.slots > 0 ? ui("room", { n: loc.count, slots: loc.slots }) : ui("room-open", { n: loc.count });
      const i = PRODUCTION.indexOf(one);
      const overseers =
        i >= 0 ? ` ${ui("overseers", { text: orNobody(counted(view.players.map((p) => p.overseers[i] ?? 0))) })}` : "";
      return {
        title: locationName(one),
        text: `${ui(`loc-${one}`)} ${room}${overseers}${loc.count > 0 ? ` ${counted(loc.clerks)}.` : ""}${loc.shame ? ` ${ui("loc-shame")}` : ""}`,
        rule: LOCATION_RULE[one] ?? "GW-6.1.1",
        data: i >= 0 ? [one, "overseers"] : one === "barracks" ? [one, "recruit_costs"] : [one],
      };
    }
    case "clerk": {
      const here = view.locations.find((l) => l.id === one)?.clerks[own?.player ?? 0] ?? 0;
      return { title: ui("own-clerks", { location: one }), text: ui("own-clerks-text", { n: here }), rule: "GW-5.3.11" };
    }
    case "clerks":
      return { title: ui("clerks", { n: own?.clerks ?? 0 }), text: ui("clerks-text"), rule: "GW-5.3.11" };
    case "unhired":
      return { title: ui("unhired", { n: own?.unhired ?? 0 }), text: ui("unhired-text"), rule: "GW-6.9.2" };
    case "slot": {
      const slot = view.track[Number(one) - 1];
      return {
        title: ui("slot", { slot: one }),
        text: slot
          ? `${seatName(slot.player)}: ${cardName(slot.card)}. ${commandText(slot.card, view.players[slot.player])}`
          : ui("slot-free"),
        rule: "GW-5.3.3",
        data: slot ? [slot.card] : [],
      };
    }
    case "player": {
      const player = view.players[Number(one)];
      return player ? tellPlayer(player, view) : null;
    }
    case "tea":
      return { title: term("tea_order"), text: view.tea.map((p) => seatName(p)).join(" → "), rule: "GW-4.1.1" };
    case "store":
      return {
        title: ui("store", { kind: kindName(one), n: view.warehouse[one as "wood"] }),
        text: ui("store-text"),
        rule: "GW-6.6.8",
      };
    case "shame":
      return { title: ui("shame", { n: view.shame.bank, box: view.shame.box }), text: ui("shame-text"), rule: "GW-4.6.1" };
    case "deck": {
      const n = view.decks[one as "hordes"];
      const seen = one === "tactics" || one === "hordes" || one === "advisors" ? view.discards[one].map(cardName).join(", ") : "";
      const next = one === "hordes" && view.invasion ? `${ui("invasion", { section: view.invasion })} ` : "";
      return {
        title: ui("deck", { deck: one, n }),
        text: next + (seen ? ui("discards", { text: seen }) : ui("deck-whole")),
        rule: DECK_RULE[one] ?? "GW-5.1.3",
      };
    }
    case "time": {
      const space = view.time[Number(one) - 1];
      return space
        ? {
            title: ui("year", { year: Number(one) }),
            text: `${ui("year-text", { hordes: space.hordes, lethality: space.lethality })}`,
            rule: "GW-5.1.1",
            data: ["time_track"],
          }
        : null;
    }
    case "season":
      return { title: said("part-season", { season: one }), text: ui(`season-${one}`), rule: SEASON_RULE[one] ?? "GW-5.1.1" };
    case "res":
      return {
        title: ui("resource", { kind: one, n: view.me?.resources[one as "wood"] ?? 0 }),
        text: `${ui("resource-text")} ${ui("resource-known")}`,
        rule: "GW-4.2.6",
      };
    case "sup":
      return own && SOLDIERS.includes(one as "spear")
        ? {
            title: ui("supply", { soldier: one, n: own.supply[one as "spear"] }),
            text: ui("shamed", { n: own.shamed[one as "spear"] }),
            rule: "GW-7.1.1",
          }
        : null;
    case "number":
      return { title: ui("count", { soldier: one, n: Number(two) }), rule: "GW-6.5.3", data: ["recruit_costs"] };
    case "done":
      return { title: ui("done"), text: ui("done-text"), rule: question?.rule ?? "GW-4.1.1" };
    default:
      return question ? { title: ui("choice"), rule: question.rule } : null;
  }
}

/** How players call a piece of component data, as the server's provenance list names it. */
export function dataName(name: string): string | null {
  if (/^[a-z]\d/.test(name) || name in COMMAND) return cardName(name);
  if (PRODUCTION.includes(name) || name in LOCATION_RULE) return locationName(name);
  return null;
}

const DECK_RULE: Record<string, string> = {
  tactics: "GW-6.10.1",
  advisors: "GW-6.9.4",
  decrees: "GW-12.7.9",
  events: "GW-12.7.11",
};
const SEASON_RULE: Record<string, string> = { spring: "GW-5.1.1", summer: "GW-5.2.1", fall: "GW-5.3.1", winter: "GW-5.4.1" };
