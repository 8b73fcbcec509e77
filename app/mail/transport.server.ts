import { Errors, ServerClient } from "postmark";
import { config } from "~/platform/config.server";
import { singleton } from "~/platform/singleton.server";
import { readObject } from "~/storage/bucket.server";
import type { Mail } from "./mail";

/** What became of one delivery. A permanent failure is not worth another try. */
export type Delivery =
  { ok: true; messageId: string } | { ok: false; permanent: boolean; reason: string };

/** Longest wait for one delivery; whoever has less patience waits less, the delivery itself goes on. */
const DELIVERY_TIMEOUT_SECONDS = 30;

/**
 * Postmark's codes that stay the same however often one asks: bad JSON (402, 403), an invalid message (300),
 * an inactive recipient (406), a forbidden attachment (411). See https://postmarkapp.com/developer/api/overview.
 */
const PERMANENT_CODES = new Set([300, 402, 403, 406, 411]);

const client = singleton("postmark", () => {
  const api = config.mail.apiUrl ? new URL(config.mail.apiUrl) : undefined;
  return new ServerClient(config.mail.token, {
    timeout: DELIVERY_TIMEOUT_SECONDS,
    // The platform's own fetch: remix-serve replaces the global one after this module is loaded.
    fetch: globalThis.fetch,
    ...(api && { requestHost: api.host, useHttps: api.protocol === "https:" }),
  });
});

/** Hands one mail to Postmark, reading its attachments from the bucket now. Never throws. */
export async function deliver(mail: Mail): Promise<Delivery> {
  try {
    const attachments = [];
    for (const file of mail.attachments) {
      const bytes = await readObject(file.key);
      attachments.push({
        Name: file.name,
        Content: bytes.toString("base64"),
        ContentType: file.type,
        ContentID: "",
      });
    }
    const answer = await client.sendEmail({
      From: config.mail.from,
      To: mail.to,
      Subject: mail.subject,
      TextBody: mail.text,
      HtmlBody: mail.html,
      MessageStream: "outbound",
      ...(mail.replyTo && { ReplyTo: mail.replyTo }),
      ...(attachments.length > 0 && { Attachments: attachments }),
    });
    if (answer.ErrorCode !== 0 || !answer.MessageID) {
      return { ok: false, permanent: false, reason: "Postmark's answer was not understood" };
    }
    return { ok: true, messageId: answer.MessageID };
  } catch (error) {
    return refusal(error);
  }
}

function refusal(error: unknown): Delivery {
  if (error instanceof Errors.PostmarkError && error.statusCode) {
    const permanent = PERMANENT_CODES.has(error.code) || error.statusCode === 413;
    return { ok: false, permanent, reason: `Postmark ${error.statusCode}, code ${error.code}` };
  }
  return { ok: false, permanent: false, reason: error instanceof Error ? error.name : "unknown" };
}
