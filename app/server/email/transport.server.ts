import { Errors } from "postmark";
import { HOUR_MS, MINUTE_MS, withDeadline } from "~/server/time/time";
import { Semaphore } from "~/server/concurrency/locks.server";
import { config } from "~/server/config/config.server";
import { readObject } from "~/server/storage/bucket.server";
import type { Email } from "./email";
import { emailPictures } from "./email-pictures.server";
import { postmark, reasonOf } from "./postmark.server";

/** `permanent`: not retried. `pauseMs`: Postmark asks for it. `bounced`: Postmark delivers nothing to the recipient. */
export type Delivery =
  | { ok: true; messageId: string }
  | { ok: false; permanent: boolean; reason: string; pauseMs?: number; bounced?: boolean };

/** The longest wait for the attachments of one email, and then for Postmark, which takes longer to receive them. */
const ATTACHMENTS_TIMEOUT_MS = 60_000;
const POSTMARK_TIMEOUT_SECONDS = { plain: 10, attached: 30 };

export const LONGEST_DELIVERY_MS =
  ATTACHMENTS_TIMEOUT_MS + POSTMARK_TIMEOUT_SECONDS.attached * 1000;

/** A retry changes none of bad JSON, an invalid message, an inactive recipient, a forbidden attachment. */
const INACTIVE_RECIPIENT = 406;
const PERMANENT_CODES = new Set([300, 402, 403, INACTIVE_RECIPIENT, 411]);

/** Attachments loaded at once, for customers and for strangers: two of the largest emails, so that one can be slow. */
const ATTACHED_BYTES = 15_000_000;
const attachmentRoom = {
  customer: new Semaphore(ATTACHED_BYTES),
  stranger: new Semaphore(ATTACHED_BYTES),
};

/** Runs a delivery when there is room for the email's attachments, at once where it has none; else calls `onWait` first. */
export function withAttachmentRoom<T>(
  email: Email | undefined,
  causedBy: keyof typeof attachmentRoom,
  onWait: () => void,
  work: () => Promise<T>,
): Promise<T> {
  const size = email?.attachments.reduce((sum, { size }) => sum + size, 0) ?? 0;
  const bytes = Math.min(size, ATTACHED_BYTES);
  const room = attachmentRoom[causedBy];
  if (!room.hasRoom(bytes)) onWait();
  return room.run(work, bytes);
}

/** Hands one email to Postmark, reading its attachments from the bucket now. Never throws. */
export async function sendEmail(email: Email): Promise<Delivery> {
  let pauseMs: number | undefined;
  try {
    const attachments = await withDeadline(readAll(email.attachments), ATTACHMENTS_TIMEOUT_MS);
    if (attachments === "late") return failure("the attachments were not read in time");
    if (attachments === "missing") return { ...failure("an attachment is gone"), permanent: true };
    if (attachments === "broken") return failure("the bucket answered with something else");
    const timeout = POSTMARK_TIMEOUT_SECONDS[attachments.length > 0 ? "attached" : "plain"];
    attachments.push(...emailPictures(email.html));
    const client = postmark(timeout, (response) => {
      pauseMs = retryAfterMs(response.headers.get("Retry-After"), new Date());
    });
    const answer = await client.sendEmail({
      From: config.mail.from,
      To: email.to,
      Subject: email.subject,
      TextBody: email.text,
      HtmlBody: email.html,
      MessageStream: "outbound",
      ...(email.replyTo && { ReplyTo: email.replyTo }),
      ...(attachments.length > 0 && { Attachments: attachments }),
    });
    if (answer.ErrorCode !== 0 || !answer.MessageID) {
      return failure("Postmark's answer was not understood");
    }
    return { ok: true, messageId: answer.MessageID };
  } catch (error) {
    return { ...refusal(error), ...(pauseMs !== undefined && { pauseMs }) };
  }
}

async function readAll(files: Email["attachments"]) {
  const attachments = [];
  for (const file of files) {
    const bytes = await readObject(file.key);
    if (!bytes) return "missing";
    // A proxy in front of the bucket may answer 200 with a page of its own.
    if (bytes.length !== file.size) return "broken";
    attachments.push({
      Name: file.name,
      Content: bytes.toString("base64"),
      ContentType: file.type,
      ContentID: "",
    });
  }
  return attachments;
}

function refusal(error: unknown) {
  const refused = failure(reasonOf(error));
  if (!(error instanceof Errors.PostmarkError) || !error.statusCode) return refused;
  const permanent = PERMANENT_CODES.has(error.code) || error.statusCode === 413;
  return { ...refused, permanent, bounced: error.code === INACTIVE_RECIPIENT };
}

function failure(reason: string) {
  return { ok: false as const, permanent: false, reason };
}

const LONGEST = 6 * HOUR_MS;

/** After so many attempts: `firstMs`, most of a minute for ten minutes, then doubling to six hours, spread by `random`. */
export function nextWaitMs(attempts: number, firstMs: number, random = Math.random()): number {
  if (attempts <= 1) return firstMs;
  if (attempts <= 12) return 50_000;
  const wait = Math.min(MINUTE_MS * 2 ** (attempts - 12), LONGEST);
  return Math.round(wait * (0.75 + random / 2));
}

/** The longest pause that a provider can ask for: its mistake must not stop emails for a day. */
const LONGEST_MS = 15 * MINUTE_MS;

/** The pause in ms that a Retry-After header asks for, in seconds or as a date; undefined when it asks for no pause. */
export function retryAfterMs(header: string | null, now: Date): number | undefined {
  if (!header) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return ms > 0 ? Math.min(ms, LONGEST_MS) : undefined;
}
