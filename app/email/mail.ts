import { z } from "zod";

/** A file of the bucket that a mail carries; its bytes are read when the mail is sent. */
export interface MailFile {
  key: string;
  name: string;
  type: string;
  /** In bytes. */
  size: number;
}

/** A mail as it waits in the outbox. The sender is the site's own address, always. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  attachments: MailFile[];
}

/**
 * Postmark takes 10 MB a message after base64, bodies included
 * (https://postmarkapp.com/support/article/1056-what-are-the-attachment-and-email-size-limits).
 */
const MESSAGE_LIMIT = 10_000_000;
const ENVELOPE_ROOM = 50_000;

/** Splits files into those that fit a message beside `bodyBytes` of text, in order, and the rest. */
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

const storedMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.string().optional(),
  attachments: z.array(
    z.object({ key: z.string(), name: z.string(), type: z.string(), size: z.number() }),
  ),
}) satisfies z.ZodType<Mail>;

/** The mail of an outbox row; undefined when its text is none. */
export function parseMail(stored: string): Mail | undefined {
  try {
    return storedMail.safeParse(JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
}
