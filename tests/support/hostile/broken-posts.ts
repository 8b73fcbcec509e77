import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { credentials } from "../../../sandbox/credentials";
import { openClient } from "../http/slow-client";
import type { Random } from "../random";
import { BOUNDARY, END, field, file, MULTIPART, part, token } from "./multipart";
import { orderBody, validOrder } from "./orders";
import { bytes, FORM_TYPE, post } from "./request";

/** A valid post, before it is broken; each character of its body is one byte. */
export interface ValidPost {
  path: string;
  headers: readonly string[];
  body: string;
}

const { webhooks } = new Stripe("sk_test_unused");

export const validPosts: Record<string, () => ValidPost> = {
  order: () => ({ path: "/contact", headers: [FORM_TYPE], body: orderBody(validOrder()) }),
  assets: () => ({
    path: "/onboarding",
    headers: [MULTIPART],
    body: [
      token(),
      field("businessName", "Bright Pipes"),
      // Both are ignored: a file of another field, and the file of an unused input.
      part('Content-Disposition: form-data; name="photos"; filename="b.png"', "b"),
      part('Content-Disposition: form-data; name="files"; filename=""', ""),
      file('filename="a.png"'),
      END,
    ].join(""),
  }),
  reminders: () => ({ path: "/reminders", headers: [FORM_TYPE], body: `link=${randomUUID()}` }),
  consent: () => ({
    path: "/cookie-consent",
    headers: [FORM_TYPE],
    body: "choice=accepted&returnTo=%2F",
  }),
  webhook: () => {
    const object = { id: "cs_test_broken", object: "checkout.session", payment_status: "paid" };
    const id = `evt_${randomUUID()}`;
    const type = "checkout.session.completed";
    const created = Math.floor(Date.now() / 1000);
    const payload = JSON.stringify({ id, object: "event", type, created, data: { object } });
    const secret: string = credentials.stripeWebhookSecret;
    const signature = webhooks.generateTestHeaderString({ payload, secret });
    const headers = ["Content-Type: application/json", `Stripe-Signature: ${signature}`];
    return { path: "/webhooks/stripe", headers, body: payload };
  },
};

export const requestBytes = ({ path, headers, body }: ValidPost): Buffer =>
  post(path, headers, bytes(body));

export function headPlaces(body: string): number[] {
  const places: number[] = [];
  for (let from = body.indexOf(`--${BOUNDARY}`); from >= 0;) {
    const blank = body.indexOf("\r\n\r\n", from);
    const to = blank < 0 ? body.length : blank + 4;
    for (let at = from; at < to; at += 1) places.push(at);
    from = body.indexOf(`--${BOUNDARY}`, to);
  }
  return places;
}

export function rearranged(body: string, random: Random): string {
  const parts = body.split(`--${BOUNDARY}`).slice(1, -1);
  const changed = parts.flatMap((one) => {
    if (random.chance(0.2)) return [];
    const names = ["files", "token", "size", "intent", "businessName", "x"];
    const name = `name="${names[random.below(names.length)]}"`;
    const renamed = random.chance(0.4) ? one.replace(/name="[^"]*"/, name) : one;
    return random.chance(0.3) ? [renamed, renamed] : [renamed];
  });
  for (let last = changed.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    [changed[last], changed[other]] = [changed[other]!, changed[last]!];
  }
  return [...changed, "--\r\n"].map((one) => `--${BOUNDARY}${one}`).join("");
}

/**
 * Sends the first bytes of a request, waits with `taken` until the server has read them, and resets the connection.
 * A response that comes before is ignored.
 */
export async function sendAndReset(
  url: string,
  sent: Uint8Array,
  taken: () => Promise<unknown>,
): Promise<void> {
  const { socket } = openClient(url);
  await new Promise((flushed) => socket.write(sent, flushed));
  await taken();
  socket.resetAndDestroy();
}
