import { table, type Column } from "./table";
import { block, oneLine } from "./terminal-text";

/** A fact and its value; an empty one is left out. */
export type Fact = readonly [label: string, value: string | null];

/** A heading and what stands under it; nothing at all where nothing does. */
export function section(title: string, ...parts: readonly string[]): string {
  const body = parts.filter(Boolean).join("\n");
  return body && `${oneLine(title)}\n${body}\n\n`;
}

/** Facts one under the other, each in one line. */
export function facts(rows: readonly Fact[]): string {
  const told = rows.filter(([, value]) => value);
  const width = Math.max(0, ...told.map(([label]) => label.length));
  return told
    .map(([label, value]) => `  ${label.padEnd(width)}  ${oneLine(value ?? "")}`)
    .join("\n");
}

/** Somebody's longer text with its lines. */
export function words(label: string, text: string): string {
  return text && `  ${label}\n${block(text)}`;
}

/** A table under a heading. */
export function indented(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  return rows.length === 0
    ? ""
    : table(
        [{ title: "" }, ...columns],
        rows.map((row) => ["", ...row]),
      );
}
