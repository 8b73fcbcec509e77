import { site } from "~/content/site";
import type { Email } from "./email";
import { emailHtml } from "./email-html";
import { atDesk, type EmailFrame, type EmailPart, type Team, teamFrame } from "./email-parts";

export function renderEmail(heading: string, parts: readonly EmailPart[], frame: EmailFrame = {}) {
  return { html: emailHtml(heading, parts, frame), text: emailText(heading, parts, frame) };
}

/** A user's text for a subject or inside a sentence: on one line, without marks that change the writing direction. */
export function oneLine(text: string): string {
  return text.replace(/\p{Bidi_Control}/gu, "").replace(/\s+/g, " ");
}

export function greeting(name: string): EmailPart {
  return `Hello ${oneLine(name)},`;
}

export interface EmailContent {
  subject: string;
  heading: string;
  parts: readonly EmailPart[];
  preheader: string;
}

interface About {
  orderId?: string;
  replyTo?: string;
}

export function emailToTeam(team: Team, content: EmailContent, about: About = {}): Email {
  const { subject, heading, preheader } = content;
  const { orderId, replyTo } = about;
  const parts = [...content.parts, ...atDesk(team, orderId)];
  return {
    to: team.inbox,
    toTeam: true,
    ...(replyTo && { replyTo }),
    subject,
    ...renderEmail(heading, parts, { ...teamFrame, preheader }),
    attachments: [],
  };
}

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
  if (typeof part === "string") return part;
  switch (part.kind) {
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
    case "tasks":
      return part.rows
        .map(({ title, lines, action }) => [title, ...lines, `  ${action}`].join("\n"))
        .join("\n\n");
    case "picture":
    case "button":
      return `${part.label}: ${part.url}`;
    case "links":
      return [part.title, ...part.links.map(({ label, url }) => `- ${label}: ${url}`)].join("\n");
  }
}

/** A line for each fact; a value of several lines stands below its label, with an empty line behind it. */
function factsText(rows: Extract<EmailPart, { kind: "facts" }>["rows"]): string {
  return rows
    .map(([label, value]) =>
      value.includes("\n") ? `${label}: \n${value}\n` : `${label}: ${value}`,
    )
    .join("\n")
    .replace(/\n$/, "");
}

function amountsText({ title, rows, total }: Extract<EmailPart, { kind: "amounts" }>): string {
  const all = [...rows, total];
  const labels = Math.max(...all.map(([label]) => label.length));
  const amounts = Math.max(...all.map(([, amount]) => amount.length));
  const line = ([label, amount]: readonly [string, string]) =>
    `${label.padEnd(labels)}  ${amount.padStart(amounts)}`;
  return [title, ...rows.map(line), "-".repeat(labels + 2 + amounts), line(total)].join("\n");
}
