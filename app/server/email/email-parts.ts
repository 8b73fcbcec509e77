import { site } from "~/content/site";

/** The parts an email is made of, a string being a paragraph; each has HTML and text. User text is never made a link. */
export type EmailPart =
  | string
  | { kind: "subheading"; text: string }
  | { kind: "reference"; label: string; value: string }
  | { kind: "note"; text: string }
  | { kind: "facts"; rows: readonly Fact[] }
  | { kind: "amounts"; title: string; rows: readonly AmountRow[]; total: AmountRow }
  | { kind: "tasks"; rows: readonly Task[] }
  | { kind: "picture"; file: string; alt: string; label: string; url: string }
  | { kind: "button"; label: string; url: string }
  | { kind: "links"; title: string; links: readonly { label: string; url: string }[] };

/** The mark of a checklist's item is its look; the value says the same in words. */
export type Fact = readonly [label: string, value: string, mark?: "missing" | "done"];

/** Something to do; `action`, the command or the URL to do it, is the site's own. */
export interface Task {
  title: string;
  lines: readonly string[];
  action: string;
}

export type AmountRow = readonly [label: string, amount: string];

export interface EmailFrame {
  /** Shown after the subject in the inbox; repeats facts of the email, because the text form leaves it out. */
  preheader?: string;
  why?: string;
  supportEmail?: string;
}

/** Whom the team's emails go to, and where the order is that they are about; without `deskUrl` the desk is off. */
export interface Team {
  inbox: string;
  deskUrl?: string;
}

export const teamFrame: EmailFrame = {
  why: "You get this email because this inbox receives the team's notices.",
};

/** The frame of every email to a buyer; `reason` ends the sentence that says why it was sent. */
export function buyerFrame(order: "sent" | "paid", supportEmail: string, reason = "") {
  return {
    why: `You get this email because an order was ${order} at ${site.name} with this address${reason}.`,
    supportEmail,
  };
}

export const subheading = (text: string): EmailPart => ({ kind: "subheading", text });
export const note = (text: string): EmailPart => ({ kind: "note", text });

export function facts(rows: readonly Fact[]): EmailPart {
  return { kind: "facts", rows };
}

/** The order of an email to the team, at the desk. */
export function atDesk({ deskUrl }: Team, orderId?: string): EmailPart[] {
  if (!deskUrl || !orderId) return [];
  return [{ kind: "button", label: "Open it at the desk", url: `${deskUrl}/orders/${orderId}` }];
}

export function reference(value: string, label = "Your reference"): EmailPart {
  return { kind: "reference", label, value };
}

export const replyToClient = note("Reply to this email to write to the client.");
