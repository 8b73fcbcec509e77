import { z } from "zod";
import type { Mail } from "./mail";

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
