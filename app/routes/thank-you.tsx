import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { rememberedOrder } from "~/ordering/order-cookie.server";
import { receiptForSession, receiptOf, type Receipt } from "~/ordering/receipt.server";
import { ThankYouPage, type ThankYouView } from "~/ordering/thank-you-page";
import { typedOrder } from "~/ordering/typed-order.server";
import { takeFlash } from "~/shell/flash.server";
import type { PageHandle } from "~/shell/page-handle";
import { useSupportEmail } from "~/shell/root-data";

export { meta } from "~/ordering/thank-you-meta.server";

export const handle: PageHandle = { scripts: "page", typed: typedOrder };

export async function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const flash = await takeFlash(request);
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
