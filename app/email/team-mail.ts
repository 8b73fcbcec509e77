import type { MailPart } from "./mail-body";

/** What an email to the team says of itself. */
export const teamFrame = {
  why: "You get this email because this inbox receives the team's notices.",
};

/** Ends an email that is answered to the client. */
export const replyToClient: MailPart = {
  kind: "note",
  text: "Reply to this email to write to the client.",
};
