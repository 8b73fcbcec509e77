import { cannotWrite } from "~/server/database/cannot-write.server";
import { UNSIGNED } from "~/server/http/page-requests";
import { log } from "~/server/log/log.server";
import { applyEvent } from "~/orders/stripe-events.server";
import { StripeUnreachable } from "~/server/stripe/stripe-queries.server";
import { acceptedEvent } from "~/server/stripe/stripe.server";

/** Stripe's events. Anything but a 2xx makes Stripe deliver the event again, for up to three days. */
export async function action() {
  const event = acceptedEvent();
  if (!event) return new Response(UNSIGNED, { status: 400 });
  const about = { eventId: event.id, type: event.type };
  try {
    switch (await applyEvent(event)) {
      case "unknown_order":
        log.error(about, "event of an unknown order");
        return new Response("Unknown order", { status: 404 });
      case "not_yet":
        log.warn(about, "event of an order whose payment is not known yet");
        return new Response("Not yet", { status: 409 });
      default:
        return new Response("OK");
    }
  } catch (error) {
    const unreachable = error instanceof StripeUnreachable;
    if (!unreachable && !cannotWrite(error)) throw error;
    log.error(
      { err: error, ...about },
      unreachable ? "Stripe was not reached" : "the database cannot write",
    );
    return new Response("Try again later", { status: 503 });
  }
}
