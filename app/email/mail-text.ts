import { site } from "~/content/site";
import type { MailFrame } from "./mail-frame";
import type { MailPart } from "./mail-parts";

/** A mail as plain text: the same facts, parts apart by empty lines, addresses written out. */
export function mailText(heading: string, parts: readonly MailPart[], frame: MailFrame): string {
  const { why, supportEmail } = frame;
  const footer = [
    `-- \n${site.name}`,
    ...(why ? [why] : []),
    ...(supportEmail ? [`Questions? Write to ${supportEmail}`] : []),
  ].join("\n");
  return [heading, ...parts.map(partText), footer].join("\n\n");
}

function partText(part: MailPart): string {
  switch (part.kind) {
    case "paragraph":
    case "note":
      return part.text;
    case "subheading":
      return `${part.text}\n${"-".repeat(part.text.length)}`;
    case "reference":
      return `${part.label}: ${part.value}`;
    case "facts":
      return factsText(part.rows);
    case "amounts":
      return amountsText(part);
    case "button":
      return `${part.label}: ${part.url}`;
    case "links":
      return [part.title, ...part.links.map(({ label, url }) => `- ${label}: ${url}`)].join("\n");
  }
}

/** A line for each fact; a value of several lines is under its label and apart from the next fact. */
function factsText(rows: readonly (readonly [string, string])[]): string {
  return rows
    .map(([label, value]) =>
      value.includes("\n") ? `${label}: \n${value}\n` : `${label}: ${value}`,
    )
    .join("\n")
    .replace(/\n$/, "");
}

/** Lines of one width: what it is on the left, the amounts flush right, the total under a rule. */
function amountsText({ title, rows, total }: Extract<MailPart, { kind: "amounts" }>): string {
  const all = [...rows, total];
  const labels = Math.max(...all.map(([label]) => label.length));
  const amounts = Math.max(...all.map(([, amount]) => amount.length));
  const line = ([label, amount]: readonly [string, string]) =>
    `${label.padEnd(labels)}  ${amount.padStart(amounts)}`;
  return [title, ...rows.map(line), "-".repeat(labels + 2 + amounts), line(total)].join("\n");
}
