import { z } from "zod";
import { escapeHtml } from "./email-html";

const storedEmail = z.object({
  to: z.string(),
  /** For the team's inbox, which may also be the buyer's. */
  toTeam: z.boolean().optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.string().optional(),
  /** Their bytes are read from the bucket when the email is sent. */
  attachments: z.array(
    z.object({ key: z.string(), name: z.string(), type: z.string(), size: z.number() }),
  ),
});

/** An email as the outbox stores it. Its sender is always the site's own address. */
export type Email = z.infer<typeof storedEmail>;

/** Postmark's limit after base64, bodies included: https://postmarkapp.com/support/article/1056 */
const MESSAGE_LIMIT = 10_000_000;
const ENVELOPE_ROOM = 50_000;

/** Splits files, in order, into those that fit into a message beside `bodyBytes` of text, and the rest. */
export function fitAttachments<File extends { size: number }>(
  files: readonly File[],
  bodyBytes: number,
): { attached: File[]; linked: File[] } {
  const attached: File[] = [];
  const linked: File[] = [];
  let room = MESSAGE_LIMIT - ENVELOPE_ROOM - bodyBytes;
  for (const file of files) {
    const encoded = Math.ceil(file.size / 3) * 4;
    if (encoded <= room) {
      room -= encoded;
      attached.push(file);
    } else {
      linked.push(file);
    }
  }
  return { attached, linked };
}

export function parseEmail(stored: string): Email | undefined {
  try {
    return storedEmail.safeParse(JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
}

/** An email without an address in its text, its HTML, where tags may stand between its letters, and its Reply-To. */
export function withoutAddress(email: Email, address: string): Email {
  const lettersOf = (text: string) => [...text].map((letter) => letter.replace(/\W/u, "\\$&"));
  const inText = new RegExp(lettersOf(address).join(""), "gi");
  const inHtml = new RegExp(lettersOf(escapeHtml(address)).join("(?:<[^>]+>)*"), "gi");
  const { replyTo, ...others } = email;
  return {
    ...others,
    ...(replyTo?.toLowerCase() !== address.toLowerCase() && { replyTo }),
    text: email.text.replace(inText, "(erased)"),
    html: email.html.replace(inHtml, "(erased)"),
  };
}
