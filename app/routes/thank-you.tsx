import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readAndClearFlash } from "~/layout/cookies.server";
import { type PageHandle, useSupportEmail } from "~/layout/page-data";
import { pageMeta } from "~/layout/page-meta";
import { cleanText } from "~/server/http/form-body.server";
import { withUnavailablePage } from "~/layout/responses.server";
import { adoptOwnDraft } from "~/assets/resolve-draft.server";
import { hasPlaced, rememberedOrder, rememberOrder } from "~/orders/order-access.server";
import { ORDER_FORM_ID } from "~/orders/order-fields";
import { orderStateCopy } from "~/orders/order-state-copy";
import { ownReceiptOf, receiptForSession, receiptOf, type Receipt } from "~/orders/receipt.server";
import { ThankYouPage, type ThankYouView } from "~/orders/thank-you-page";

export const handle: PageHandle = { scripts: "page", typedForm: ORDER_FORM_ID };

/** While a payment is pending, the page reloads itself for some minutes, with or without scripts. */
export const meta: MetaFunction<typeof loader> = (args) => {
  const { state, launch, refreshIn } = args.data ?? {};
  const { title } = launch ?? orderStateCopy(state);
  const description = "Your order, and what happens next.";
  return [
    ...pageMeta(args, { title, description, hidden: true }),
    ...(refreshIn ? [{ httpEquiv: "refresh", content: String(refreshIn) }] : []),
  ];
};

export function loader({ request }: LoaderFunctionArgs) {
  return withUnavailablePage(request, () => load(request));
}

async function load(request: Request) {
  const url = new URL(request.url);
  const flash = await readAndClearFlash(request);
  const sessionId = cleanText(url.searchParams.get("session_id") ?? "");
  const findReceipt = async () => {
    const asked = sessionId && (await receiptForSession(sessionId));
    const remembered = await rememberedOrder(request);
    return asked || (remembered && (await receiptOf(remembered)));
  };
  let receipt = await findReceipt();
  const isOwn = receipt !== undefined && (await hasPlaced(request, receipt.orderId));
  if (receipt && isOwn && (await adoptOwnDraft(request, receipt.orderId))) {
    receipt = await findReceipt();
  }
  const { orderId, ...shown }: Partial<Receipt> = receipt ?? {};
  const view: ThankYouView = {
    ...shown,
    own: isOwn && orderId ? await ownReceiptOf(orderId) : undefined,
    checkAgain: `${url.pathname}${url.search}`,
    flash: flash?.message,
  };
  const headers = new Headers(flash && { "Set-Cookie": flash.clear });
  // What the page leads to is about this order, though the browser may have begun or opened another one since.
  if (isOwn && orderId && orderId !== (await rememberedOrder(request))?.id) {
    headers.append("Set-Cookie", await rememberOrder(request, orderId));
  }
  return json(view, { headers });
}

export default function ThankYou() {
  return <ThankYouPage view={useLoaderData<typeof loader>()} supportEmail={useSupportEmail()} />;
}
