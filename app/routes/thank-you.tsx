import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readAndClearFlash } from "~/layout/flash.server";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/layout/page-meta";
import { useSupportEmail } from "~/layout/root-data";
import { rememberedOrder } from "~/ordering/order-access.server";
import { ORDER_FORM_ID } from "~/ordering/order-fields";
import { orderStateCopy } from "~/ordering/order-state-copy";
import { receiptForSession, receiptOf, type Receipt } from "~/ordering/receipt.server";
import { ThankYouPage, type ThankYouView } from "~/ordering/thank-you-page";

const REFRESH_SECONDS = 5;

export const handle: PageHandle = { scripts: "page", typedForm: ORDER_FORM_ID };

/** While a payment is pending, the page reloads itself, with or without scripts. */
export const meta: MetaFunction<typeof loader> = (args) => {
  const state = args.data?.state;
  const description = "Your order, and what happens next.";
  return [
    ...pageMeta(args, { title: orderStateCopy(state).title, description, hidden: true }),
    ...(state === "payment_pending"
      ? [{ httpEquiv: "refresh", content: String(REFRESH_SECONDS) }]
      : []),
  ];
};

/** Asks Stripe about an unpaid order, and records a payment whose webhook has not arrived yet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const flash = await readAndClearFlash(request);
  const receipt = await findReceipt(request, url.searchParams.get("session_id"));
  const view: ThankYouView = {
    reference: receipt?.reference,
    state: receipt?.state,
    paid: receipt?.paid,
    paidOn: receipt?.paidOn,
    checkAgain: `${url.pathname}${url.search}`,
    flash: flash?.message,
  };
  return json(view, flash && { headers: { "Set-Cookie": flash.clear } });
}

async function findReceipt(
  request: Request,
  sessionId: string | null,
): Promise<Receipt | undefined> {
  const receipt = sessionId ? await receiptForSession(sessionId) : undefined;
  if (receipt) return receipt;
  const order = await rememberedOrder(request);
  return order && receiptOf(order);
}

export default function ThankYou() {
  return <ThankYouPage view={useLoaderData<typeof loader>()} supportEmail={useSupportEmail()} />;
}
