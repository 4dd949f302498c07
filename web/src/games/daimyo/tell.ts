/** What every place of the table is, in a sentence: for hover, focus, long press and screen readers. */
import type { Telling } from "@/lib/module";
import { capital, t } from "@/lib/texts.svelte";
import type { Args, Question } from "@/lib/types";
import { DIE_OF } from "./places";
import type { Hero, Island, View } from "./view";

/** Names of the seats: the frame gives them to whoever draws; the offers' labels need them too. */
const names = new Map<number, string>();
export function rememberNames(nameOf: (seat: number) => string, sides: number): void {
  for (let seat = 0; seat < sides; seat++) names.set(seat, nameOf(seat));
}
/** "A5-hard": an achievement at a level. */
export const goalName = (id: string): string => {
  const [achievement = "", level = ""] = id.split("-");
  return `${say("achievement", { achievement })} (${say(`option-level-${level}`)})`;
};
export const seatName = (seat: number): string => names.get(seat) ?? String(seat + 1);

/** A text the rules share with the page (src/tianxia/games/daimyo/texts). */
export const say = (id: string, args?: Args): string => t(`daimyo-${id}`, args);

export const islandName = (id: string): string => say("island", { island: id });
export const tileName = (relic: string, number: number | string): string => say("relic-tile", { relic, number });
export const heroName = (id: string): string => say("hero", { hero: id });
const heroText = (hero: Hero): string =>
  `${t("daimyo-ui-hero-facts", { strength: hero.strength, cost: hero.cost })} ${say("hero-does", { hero: hero.id })}`;
const bonusText = (tile: string | null): string => (tile ? say("bonus", { tile }) : t("daimyo-ui-no-tile"));
export const shortBonus = (tile: string | null | undefined): string => (tile ? t("daimyo-ui-tile", { tile }) : "");
/** What was built for an action, said where one asks about the action. */
const beside = (tile: string | null | undefined): string => (tile ? ` ${say("bonus", { tile })}` : "");
const sideName = (side: number | null): string => (side === null ? t("daimyo-ui-free") : (names.get(side) ?? ""));

const island = (view: View, id: string): Island | undefined => view.islands.find((i) => i.id === id);

/** Whose board is spoken of: that of who is asked. */
const asked = (view: View, question: Question | null) => view.players[question?.seats[0] ?? view.active] ?? view.players[0]!;

const ownTokens = (view: View, token: string): number => view.players.find((p) => p.hand !== null)?.tokens[token] ?? 0;

function findHero(view: View, id: string): Hero | null {
  for (const h of [...view.market, view.market_top]) if (h?.id === id) return h;
  for (const p of view.players) for (const h of [...(p.hand ?? []), ...p.discard]) if (h.id === id) return h;
  return null;
}

const RULE: Record<string, string> = {
  villagers: "DM-6.1",
  production: "DM-6.2",
  relic: "DM-6.3",
  recruitment: "DM-6.4.1",
  construction: "DM-6.5.1",
  tax: "DM-6.6.1",
};

const FIELD_RULE: Record<string, string> = {
  relic: "DM-14.4.1",
  governor: "DM-14.4.5",
  tower: "DM-14.4.3",
  shadow: "DM-14.4.6",
};
const FIELD_DIE: Record<string, string> = { relic: "green", governor: "blue", tower: "red", shadow: "red" };

/** While a die is to be placed: which one goes here. */
const takes = (colour: string, asked: boolean): string => (asked ? ` ${t("daimyo-ui-takes-die", { colour })}` : "");

/** The Empire Ability card: line and dice sums (data section 11). */
const EMPIRE = [
  ["EA1", "3–8"],
  ["EA2", "9–12"],
  ["EA3", "13–18"],
] as const;

export function tell(place: string, view: View, question: Question | null): Telling | null {
  const [kind = "", one = "", two = ""] = place.split(":");
  const land = island(view, one);
  const n = Number(two) - 1;
  switch (kind) {
    case "site": {
      const site = land?.sites[n];
      if (!site) return null;
      return {
        title: t("daimyo-ui-site", { island: one, site: two, token: say("token", { token: site.token }) }),
        text: t("daimyo-ui-governor-space", { who: sideName(site.governor) }),
        rule: "DM-4.4.1",
        data: ["islands"],
      };
    }
    case "building": {
      const site = land?.sites[n];
      if (!site) return null;
      const what = site.building
        ? `${say("type", { type: site.building.type })}, ${sideName(site.building.side)}`
        : sideName(null);
      return {
        title: t("daimyo-ui-site", { island: one, site: two, token: say("token", { token: site.token }) }),
        text: t("daimyo-ui-building-space", { who: what }),
        rule: "DM-10.3",
        data: ["islands"],
      };
    }
    case "danger": {
      const space = land?.danger[n];
      if (!space) return null;
      return {
        title: t("daimyo-ui-danger", { island: one, gold: space.gold }),
        text: t("daimyo-ui-danger-text", { who: sideName(space.side) }),
        rule: "DM-9.4",
        data: ["islands"],
      };
    }
    case "land": {
      const tile = land?.tiles[n];
      return {
        title: tile ? capital(tileName(tile.relic, tile.number)) : t("daimyo-ui-no-tile"),
        text: tile ? t("daimyo-ui-land-text", { island: one, name: say("relic-name", { relic: tile.relic }) }) : "",
        rule: "DM-6.3.2",
      };
    }
    case "island":
      return land
        ? {
            title: islandName(one),
            text: t("daimyo-ui-island-text", { gold: land.gold, silver: land.silver }),
            rule: "DM-12.2.3",
            data: ["islands"],
          }
        : null;
    case "influence":
      return land
        ? {
            title: `${islandName(one)}: ${say("source-influence")}`,
            text: land.influence
              .map((influence, side) =>
                t("daimyo-ui-influence", { player: sideName(side), influence, points: land.forecast[side] ?? 0 }),
              )
              .join(". "),
            rule: "DM-12.2.1",
          }
        : null;
    case "altars":
      return land
        ? {
            title: `${islandName(one)}: ${land.altars.map((a) => a.value).join(", ")}`,
            text: [
              t("daimyo-ui-altars"),
              ...land.altars.flatMap((a) =>
                a.side === null ? [] : [t("daimyo-ui-altar-of", { value: a.value, player: sideName(a.side) })],
              ),
            ].join(". "),
            rule: "DM-8.4.2",
          }
        : null;
    case "die":
      return { title: say("die", { colour: one, value: two }), text: t("daimyo-ui-die-text"), rule: "DM-5.5.2" };
    case "space":
      return one.startsWith("idle")
        ? { title: say("action", { action: "idle" }), rule: "DM-5.7" }
        : {
            title: say("action", { action: one }),
            text:
              t(`daimyo-ui-action-${one}`) +
              takes(DIE_OF[one] ?? "any", question?.kind === "die") +
              beside(asked(view, question).bonus[one]),
            rule: RULE[one] ?? "DM-6.0.1",
          };
    case "tile": {
      const me = asked(view, question);
      const yellow = one.startsWith("income");
      const other = question?.kind === "turn" && !yellow && one !== "ability" && one !== view.now.action;
      return {
        title: say("place", { place: one }),
        text: bonusText(me.bonus[one] ?? null) + (other ? ` ${t("daimyo-ui-tile-other")}` : ""),
        rule: yellow ? "DM-7.4.7" : one === "ability" ? "DM-7.4.4" : "DM-7.4.3",
        data: ["bonus tiles"],
      };
    }
    case "ability": {
      const me = asked(view, question);
      return {
        title: t("daimyo-ui-ability"),
        text: me.clan ? `${say("clan-does", { clan: me.clan })} ${t("daimyo-ui-ability-needs", { sum: me.sum })}` : "",
        rule: "DM-7.3.1",
        data: ["clans"],
      };
    }
    case "card":
    case "market": {
      const hero = findHero(view, one);
      const text = hero ? heroText(hero) : say("hero-does", { hero: one });
      const next = view.market_top?.id === one;
      return {
        title: heroName(one),
        text: next ? `${text} ${t("daimyo-ui-deck", { n: view.market_deck })}.` : text,
        rule: kind === "market" ? "DM-4.5.4" : "DM-7.1.1",
        data: [one === "H23" || one === "H32" ? "heroes partly known" : "heroes"],
      };
    }
    case "black":
    case "loose":
    case "ransom":
      return {
        title: capital(tileName(one, two)),
        text: t(`daimyo-ui-${kind}-text`, { name: say("relic-name", { relic: one }) }),
        rule: kind === "black" ? "DM-6.3.4" : kind === "ransom" ? "DM-14.5.1" : "DM-8.1.2",
      };
    case "villager": {
      const face = view.villagers[Number(one) - 1]?.face ?? "a";
      const other = face === "a" ? "b" : "a";
      return {
        title: t("daimyo-ui-villager", { tile: one }),
        text: `${say(`villager-${one}`, { face })} ${t("daimyo-ui-villager-back", { text: say(`villager-${one}`, { face: other }) })}`,
        rule: "DM-6.1.4",
        data: ["villagers"],
      };
    }
    case "token":
      return {
        title: say("token", { token: one }),
        text: `${t("daimyo-ui-token-have", { n: ownTokens(view, one) })} ${t("daimyo-ui-token-text", { token: one })}`,
        rule: "DM-4.2.1",
      };
    case "track":
      return { title: t("daimyo-ui-track"), text: t("daimyo-ui-track-text"), rule: "DM-9.2.4" };
    case "board":
      return {
        title: say("type", { type: one }),
        text: t(`daimyo-ui-board-${one}`),
        rule: "DM-10.2",
        data: [`${view.advanced ? "advanced" : "basic"} construction boards`, ...(one === "tower" ? ["tower points"] : [])],
      };
    case "merc":
      return {
        title: say("field", { field: one }),
        text: t(`daimyo-ui-merc-${one}`) + takes(FIELD_DIE[one] ?? "any", question?.kind === "merc-die"),
        rule: FIELD_RULE[one] ?? "DM-14.2.3",
        data: ["mercenary fields"],
      };
    case "objective": {
      const o = view.objectives.find((x) => x.id === one);
      const silver = o?.has_silver ? ` ${t("daimyo-ui-silver", { text: say("objective-silver", { objective: one }) })}` : "";
      return {
        title: say("objective", { objective: one }),
        text: `${say("objective-needs", { objective: one })}. ${t("daimyo-ui-gold", { text: say("objective-gold", { objective: one }) })}${silver}`,
        rule: one.startsWith("O-O") ? "DM-11.2" : "DM-11.3",
        data: ["objectives"],
      };
    }
    case "solo":
      return {
        title: t("daimyo-ui-solo-card", { card: one }),
        text: ["top", "middle", "bottom"].map((f) => say(`solo-${f}`, { card: one })).join(" · "),
        rule: "DM-15.3.3",
        data: ["solo cards"],
      };
    case "empire-ability":
      return {
        title: t("daimyo-ui-dice-sum", { sum: view.automaton?.dice_sum ?? 0 }),
        text: EMPIRE.map(([line, sums]) => `${sums}: ${say("empire-line", { line })}`).join(" "),
        rule: "DM-15.5.1",
        data: ["empire ability"],
      };
    case "done":
      return { title: say("act-stop"), text: t("daimyo-ui-done-text"), rule: question?.rule ?? "" };
    case "pick":
      return { title: t("daimyo-ui-choice"), rule: question?.rule ?? "" };
    case "bag":
      return { title: t("daimyo-ui-bag", { n: view.bag }), text: t("daimyo-ui-bag-text"), rule: "DM-8.2.8" };
    default:
      return null;
  }
}
