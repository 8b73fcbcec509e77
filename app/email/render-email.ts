import { site } from "~/content/site";
import { emailHtml } from "./email-html";
import type { EmailFrame, EmailPart } from "./email-parts";

/** Renders an email's heading and parts as HTML and as text. */
export function renderEmail(
  heading: string,
  parts: readonly EmailPart[],
  frame: EmailFrame = {},
): { html: string; text: string } {
  return { html: emailHtml(heading, parts, frame), text: emailText(heading, parts, frame) };
}

/** A user's text for a subject or inside a sentence: on one line, without marks that change the writing direction. */
export function oneLine(text: string): string {
  return text.replace(/\p{Bidi_Control}/gu, "").replace(/\s+/g, " ");
}

/** Begins an email to a buyer. */
export function greeting(name: string): EmailPart {
  return { kind: "paragraph", text: `Hello ${oneLine(name)},` };
}

/** An email as plain text: the same facts, parts separated by empty lines, URLs written out. */
function emailText(heading: string, parts: readonly EmailPart[], frame: EmailFrame): string {
  const { why, supportEmail } = frame;
  const footer = [
    `-- \n${site.name}`,
    ...(why ? [why] : []),
    ...(supportEmail ? [`Questions? Write to ${supportEmail}`] : []),
  ].join("\n");
  return [heading, ...parts.map(partText), footer].join("\n\n");
}

function partText(part: EmailPart): string {
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

/** A line for each fact; a value of several lines stands below its label, with an empty line behind it. */
function factsText(rows: readonly (readonly [string, string])[]): string {
  return rows
    .map(([label, value]) =>
      value.includes("\n") ? `${label}: \n${value}\n` : `${label}: ${value}`,
    )
    .join("\n")
    .replace(/\n$/, "");
}

/** Lines of one width: the labels flush left, the amounts flush right, the total under a rule. */
function amountsText({ title, rows, total }: Extract<EmailPart, { kind: "amounts" }>): string {
  const all = [...rows, total];
  const labels = Math.max(...all.map(([label]) => label.length));
  const amounts = Math.max(...all.map(([, amount]) => amount.length));
  const line = ([label, amount]: readonly [string, string]) =>
    `${label.padEnd(labels)}  ${amount.padStart(amounts)}`;
  return [title, ...rows.map(line), "-".repeat(labels + 2 + amounts), line(total)].join("\n");
}
