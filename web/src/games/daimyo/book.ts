/** The rulebook of Daimyo: what its icons mean, and the pictures beside its rules. */
import type { Book } from "@/lib/book";
import type { Legend } from "@/lib/legend";
import { icons } from "./icons";
import Thing from "./Thing.svelte";

const term = (name: string) => `daimyo-term-${name}`;
const RELICS = ["blue", "red", "yellow", "purple", "green", "black"];
const relics: Legend = Object.fromEntries(RELICS.map((relic) => [`relic-${relic}`, ["daimyo-relic-name", { relic }]]));

export const book: Book = {
  icons,
  legend: {
    vp: term("pp"),
    rice: term("rice"),
    metal: term("metal"),
    stone: term("stone"),
    gold: term("gold"),
    governor: term("governor"),
    shadow: term("shadow"),
    scavenger: term("scavenger"),
    farm: term("techno_farm"),
    tower: term("radio_tower"),
    building: "daimyo-ui-icon-building",
    helmet: term("helmet"),
    hero: term("hero"),
    strength: term("strength"),
    army: term("army"),
    dice: "daimyo-ui-part-dice",
    clan: term("clan"),
    altar: term("altar"),
    influence: term("influence"),
    ...relics,
  },
  scenes: {
    "DM-2.1": "governor@0 shadow@0 scavenger@0 farm@0 tower@0",
    "DM-3.3.1": "governor@0 governor@0 scavenger@0",
    "DM-4.2.1": "rice metal stone gold",
    "DM-4.3.1": 'governor@0 "2" / shadow@0 "1" / tower@0 "2" / altar "3 2 1"',
    "DM-4.4.1": "# governor@0 farm@1",
    "DM-4.5.4": "gold > hero",
    "DM-5.2": "die:blue:3 die:green:5 die:red:2",
    "DM-6.0.1":
      "die:blue:1 > hero / die:green:1 > rice / die:green:1 > relic:blue:1 / die:red:1 > governor@0 / die:red:1 > tower@0 / dice > 2 gold",
    "DM-6.1.1": "die:blue:2 > hero helmet",
    "DM-6.2.1": "governor@0 > rice / farm@0 > rice",
    "DM-6.3.1": "scavenger@0 > relic:red:2 > relic:red:3",
    "DM-6.3.3": "metal > relic:blue:1 relic:green:4",
    "DM-6.3.4": "gold > relic:purple:2",
    "DM-6.6.1": "dice > 2 gold",
    "DM-7.1.1": 'die:blue:4 + die:red:5 = strength "9" > hero',
    "DM-7.2.1": "hero > die:green:3 > die:green:4",
    "DM-7.3.1": 'die:blue:3 + die:green:6 + die:red:4 = "13" > clan',
    "DM-8.1.1": "relic:blue:1 relic:red:4 relic:yellow:2",
    "DM-8.4.1": "relic:blue:1 relic:blue:2 relic:blue:3 relic:blue:4 > relic-blue + altar",
    "DM-9.1.1": "rice > governor@0",
    "DM-9.2.1": "rice > governor@0 / 2 rice > governor@0 / 3 rice > governor@0",
    "DM-9.2.4": '2 gold > rice "1"',
    "DM-9.3.1": 'governor@0 > influence "2"',
    "DM-9.4.1": 'shadow@0 > gold + influence "1"',
    "DM-9.4.4": 'shadow@0 governor@1 > "−2" influence',
    "DM-10.1": "metal 2 stone > farm@0",
    "DM-10.4": 'tower@0 > influence "2" / farm@0 > rice',
    "DM-12.2.1": "influence > vp",
    "DM-12.3.1": 'rice "/" metal "/" stone + gold',
    "DM-12.4.1": "helmet",
    "DM-12.5.1": "gold > hero",
    "DM-13.1": 'relic-blue relic-red > "7" vp',
    "DM-13.2": '2 farm@0 > "4" vp',
    "DM-13.3": '3 tower@0 > "4" vp',
    "DM-13.4": 'hero + gold = army > "10" vp',
    "DM-13.8": '2 rice 2 metal stone > "1" vp',
  },
  Thing,
};
