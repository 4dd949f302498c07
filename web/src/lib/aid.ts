/**
 * A player aid, read: one page with headings and short lines. A line may begin with the icons that stand before it
 * (`- [coins wet] Take what the wheel shows. AB-7.1`) and end with the rule that tells more.
 */
export interface AidLine {
  icons: string[];
  text: string;
  rule: string;
}

export interface AidPart {
  title: string;
  lines: AidLine[];
}

export type Aid = AidPart[];

const LINE = /^- (?:\[([\w -]+)\] )?(.*?)(?: ([A-Z]{2}-[\d.]+))?$/;

export function readAid(page: string): Aid {
  const parts: Aid = [];
  for (const line of page.split("\n")) {
    if (line.startsWith("## ")) parts.push({ title: line.slice(3).trim(), lines: [] });
    const found = LINE.exec(line);
    if (!found) continue;
    const icons = (found[1] ?? "").split(" ").filter(Boolean);
    parts.at(-1)!.lines.push({ icons, text: found[2]!, rule: found[3] ?? "" });
  }
  return parts;
}
