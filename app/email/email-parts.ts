import { site } from "~/content/site";

/** The parts an email is made of; each has an HTML and a text form. User text is escaped, never made a link. */
export type EmailPart =
  | { kind: "paragraph"; text: string }
  | { kind: "subheading"; text: string }
  /** The order or inquiry of the email, to be found at a glance. */
  | { kind: "reference"; label: string; value: string }
  /** A hint beside the facts. */
  | { kind: "note"; text: string }
  | { kind: "facts"; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: "amounts"; title: string; rows: readonly AmountRow[]; total: AmountRow }
  | { kind: "button"; label: string; url: string }
  | { kind: "links"; title: string; links: readonly { label: string; url: string }[] };

export type AmountRow = readonly [label: string, amount: string];

/** The texts around an email's parts. */
export interface EmailFrame {
  /** Shown after the subject in the inbox; repeats facts of the email, because the text form leaves it out. */
  preheader?: string;
  /** Why the recipient gets this email. */
  why?: string;
  supportEmail?: string;
}

/** The frame of every email to the team. */
export const teamFrame: EmailFrame = {
  why: "You get this email because this inbox receives the team's notices.",
};

/** The frame of every email to a buyer; `reason` ends the sentence that says why it was sent. */
export function buyerFrame(
  order: "sent" | "paid",
  supportEmail: string,
  reason = "",
): Pick<EmailFrame, "why" | "supportEmail"> {
  return {
    why: `You get this email because an order was ${order} at ${site.name} with this address${reason}.`,
    supportEmail,
  };
}

/** Ends an email whose reply goes to the client. */
export const replyToClient: EmailPart = {
  kind: "note",
  text: "Reply to this email to write to the client.",
};
