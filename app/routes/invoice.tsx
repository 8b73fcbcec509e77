import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { Refused } from "~/content/refusals";
import { withUnavailablePage } from "~/layout/responses.server";
import { findOrderByAccessToken } from "~/orders/order-access.server";
import { findAllByOrder } from "~/orders/payments.repository.server";
import { db } from "~/server/database/connection.server";
import { log } from "~/server/log/log.server";
import { findInvoiceAddresses, StripeUnreachable } from "~/server/stripe/stripe-queries.server";

/** Leads the holder of an order's private link to its invoice at Stripe. */
export function loader({ request }: LoaderFunctionArgs) {
  return withUnavailablePage(request, async () => {
    const { searchParams } = new URL(request.url);
    const order = await findOrderByAccessToken(searchParams.get("link") ?? "");
    const [payment] = order ? await findAllByOrder(db, order.id) : [];
    const address =
      payment?.stripe_invoice_id &&
      (await addressOf(payment.stripe_invoice_id, searchParams.has("pdf") ? "pdf" : "page"));
    if (!address) throw json<Refused>({ refused: 404, text: unknown }, { status: 404 });
    return redirect(address, { headers: { "Cache-Control": "no-store" } });
  });
}

async function addressOf(invoiceId: string, form: "page" | "pdf") {
  try {
    return (await findInvoiceAddresses(invoiceId))[form];
  } catch (error) {
    if (!(error instanceof StripeUnreachable)) throw error;
    log.warn({ err: error }, "an invoice could not be found at Stripe");
  }
  const headers = { "Retry-After": "60" };
  throw json<Refused>({ refused: 503, text: unreachable }, { status: 503, headers });
}

const unknown = {
  title: "There is no invoice here",
  description:
    "The link is not complete, or it has ended. Your newest email from us has one that works.",
};

const unreachable = {
  title: "Your invoice is out of reach right now",
  description: "Stripe, where it is kept, does not answer. Please try again in a minute.",
};

/** Nothing is shown here: the route has a component so that what it throws reaches the error page. */
export default function Invoice() {
  return null;
}
