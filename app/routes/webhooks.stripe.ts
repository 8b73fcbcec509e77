import type { ActionFunctionArgs } from "@remix-run/node";
import { cannotWrite } from "~/database/cannot-write.server";
import { applyEvent } from "~/ordering/payment-events.server";
import { readEvent } from "~/payments/webhook.server";
import { readBytes } from "~/platform/form-body.server";
import { log } from "~/platform/log.server";

const MAX_BODY_BYTES = 256 * 1024;

/** Stripe's events. Anything but a 2xx makes Stripe deliver the event again, for up to three days. */
export async function action({ request }: ActionFunctionArgs) {
  const body = await readBytes(request, MAX_BODY_BYTES);
  if (!body) return new Response("Too large", { status: 413 });
  const event = readEvent(body, request.headers.get("Stripe-Signature"));
  if (!event) return new Response("Signature missing, wrong or too old", { status: 400 });
  try {
    const outcome = await applyEvent(event);
    if (outcome !== "unknown_order") return new Response("OK");
    log.error({ eventId: event.id, type: event.type }, "event of an unknown order");
    return new Response("Unknown order", { status: 404 });
  } catch (error) {
    if (!cannotWrite(error)) throw error;
    log.error({ err: error, eventId: event.id }, "the database cannot write");
    return new Response("Try again later", { status: 503 });
  }
}
