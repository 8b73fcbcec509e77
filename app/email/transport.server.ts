import { Errors } from "postmark";
import { withDeadline } from "~/concurrency/deadline";
import { Semaphore } from "~/concurrency/locks.server";
import { config } from "~/config/config.server";
import { readObject } from "~/storage/bucket.server";
import type { Email, EmailFile } from "./email";
import { postmark, reasonOf } from "./postmark.server";
import { retryAfterMs } from "./retry-schedule";

/**
 * The result of one delivery. A permanent failure is not retried; for another one, Postmark may ask for a pause. `bounced`:
 * Postmark delivers nothing to the recipient, from whom an earlier email came back.
 */
export type Delivery =
  | { ok: true; messageId: string }
  | { ok: false; permanent: boolean; reason: string; pauseMs?: number; bounced?: boolean };

/** The longest wait for the attachments of one email, and then for Postmark, which takes longer to receive them. */
const ATTACHMENTS_TIMEOUT_MS = 60_000;
const POSTMARK_TIMEOUT_SECONDS = { plain: 10, attached: 30 };

/** No delivery takes longer. */
export const LONGEST_DELIVERY_MS =
  ATTACHMENTS_TIMEOUT_MS + POSTMARK_TIMEOUT_SECONDS.attached * 1000;

/**
 * Postmark's codes for errors that a retry does not change: bad JSON (402, 403), an invalid message (300),
 * an inactive recipient, a forbidden attachment (411). See https://postmarkapp.com/developer/api/overview.
 */
const INACTIVE_RECIPIENT = 406;
const PERMANENT_CODES = new Set([300, 402, 403, INACTIVE_RECIPIENT, 411]);

/** An email with attachments takes some 30 MB of memory: customers and strangers have one slot each. */
const attachmentSlots = { customer: new Semaphore(1), stranger: new Semaphore(1) };

/** Runs a delivery: at once for an email without attachments, else when a slot is free. */
export function withAttachmentSlot<T>(
  { attachments }: Email,
  causedBy: keyof typeof attachmentSlots,
  work: () => Promise<T>,
): Promise<T> {
  return attachments.length > 0 ? attachmentSlots[causedBy].run(work) : work();
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

async function readAll(files: readonly EmailFile[]) {
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
  if (error instanceof Errors.PostmarkError && error.statusCode) {
    const permanent = PERMANENT_CODES.has(error.code) || error.statusCode === 413;
    const bounced = error.code === INACTIVE_RECIPIENT;
    return { ...failure(reasonOf(error)), permanent, bounced };
  }
  return failure(reasonOf(error));
}

function failure(reason: string) {
  return { ok: false as const, permanent: false, reason };
}
