/** Numbers of an analysis in words. */
import { prefs } from "@/lib/prefs.svelte";
import { signed, t } from "@/lib/texts.svelte";
import type { Shown } from "./curve";

const whole = (share: number): number => Math.round(share * 100);

export const percent = (share: number): string => t("analysis-percent", { n: whole(share) });

export const valueOf = (shown: Shown, value: number): string => (shown === "chance" ? percent(value) : String(Math.round(value)));

/** A change with its sign. */
export const changeOf = (shown: Shown, value: number): string =>
  shown === "chance" ? t("analysis-percent", { n: signed(whole(value)) }) : signed(Math.round(value));

/** Points as they are given away, to a tenth. */
export const tenths = (points: number): string => points.toLocaleString(prefs.language, { maximumFractionDigits: 1 });
