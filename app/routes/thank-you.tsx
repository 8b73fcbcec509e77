import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readAndClearFlash } from "~/layout/flash.server";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/layout/page-meta";
import { withUnavailablePage } from "~/layout/refuse.server";
import { useSupportEmail } from "~/layout/root-data";
import { placedOrder, rememberedOrder } from "~/ordering/order-access.server";
import { ORDER_FORM_ID } from "~/ordering/order-fields";
import { orderStateCopy } from "~/ordering/order-state-copy";
import { ownReceiptOf, receiptForSession, receiptOf } from "~/ordering/receipt.server";
import { ThankYouPage, type ThankYouView } from "~/ordering/thank-you-page";

export const handle: PageHandle = { scripts: "page", typedForm: ORDER_FORM_ID };

/** While a payment is pending, the page reloads itself for some minutes, with or without scripts. */
export const meta: MetaFunction<typeof loader> = (args) => {
  const { state, launch } = args.data ?? {};
  const description = "Your order, and what happens next.";
  return [
    ...pageMeta(args, {
      title: (launch ?? orderStateCopy(state)).title,
      description,
      hidden: true,
    }),
    ...(args.data?.refreshIn
      ? [{ httpEquiv: "refresh", content: String(args.data.refreshIn) }]
      : []),
  ];
};

/** Asks Stripe about an unpaid order, and records a payment whose webhook has not arrived yet. */
export function loader({ request }: LoaderFunctionArgs) {
  return withUnavailablePage(request, () => load(request));
}

async function load(request: Request) {
  const url = new URL(request.url);
  const flash = await readAndClearFlash(request);
  const remembered = await rememberedOrder(request);
  const sessionId = url.searchParams.get("session_id");
  const receipt =
    (sessionId && (await receiptForSession(sessionId))) ||
    (remembered && (await receiptOf(remembered)));
  const placed = await placedOrder(request);
  const own = placed?.id === receipt?.orderId ? placed : undefined;
  const view: ThankYouView = {
    reference: receipt?.reference,
    state: receipt?.state,
    paid: receipt?.paid,
    paidAt: receipt?.paidAt,
    launch: receipt?.launch,
    own: own && (await ownReceiptOf(own)),
    plan: receipt?.plan,
    seller: receipt?.seller,
    portalUrl: receipt?.portalUrl,
    refreshIn: receipt?.refreshIn,
    checkAgain: `${url.pathname}${url.search}`,
    flash: flash?.message,
  };
  return json(view, flash && { headers: { "Set-Cookie": flash.clear } });
}

export default function ThankYou() {
  return <ThankYouPage view={useLoaderData<typeof loader>()} supportEmail={useSupportEmail()} />;
}
