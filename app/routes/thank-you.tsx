import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { Message } from "~/content/messages";
import { readAndClearFlash } from "~/layout/cookies.server";
import { type PageHandle, useSupportEmail } from "~/layout/page-data";
import { pageMeta } from "~/layout/page-meta";
import { cleanText } from "~/server/http/form-body.server";
import { withUnavailablePage } from "~/layout/responses.server";
import { useToast } from "~/layout/toast";
import { adoptOwnDraft } from "~/assets/resolve-draft.server";
import type { OrderPageProps } from "~/order-page/act-forms";
import { OrderPage } from "~/order-page/order-page";
import { thankYouData } from "~/order-page/order-page-data.server";
import { hasPlaced, rememberedOrder, rememberOrder } from "~/orders/order-access.server";
import { ORDER_FORM_ID } from "~/orders/order-fields";
import { orderStateCopy } from "~/orders/order-state-copy";
import { PrivateLink } from "~/orders/private-link";
import { ReceiptAddress } from "~/orders/receipt-address";
import { ownReceiptOf, receiptForSession, receiptOf, type Receipt } from "~/orders/receipt.server";
import { Notice } from "~/ui/card";
import { ThankYouPage, type ThankYouView } from "~/orders/thank-you-page";

export const handle: PageHandle = { scripts: "page", typedForm: ORDER_FORM_ID };

/** While a payment is pending, the page reloads itself for some minutes, with or without scripts. */
export const meta: MetaFunction<typeof loader> = (args) => {
  const { page, view } = args.data ?? {};
  const { title } = page?.view ?? view?.launch ?? orderStateCopy(view?.state);
  const description = "Your order, and what happens next.";
  return [
    ...pageMeta(args, { title, description, hidden: true }),
    ...(view?.refreshIn ? [{ httpEquiv: "refresh", content: String(view.refreshIn) }] : []),
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
  const isPlaced = receipt !== undefined && (await hasPlaced(request, receipt.orderId));
  if (receipt && isPlaced && (await adoptOwnDraft(request, receipt.orderId))) {
    receipt = await findReceipt();
  }
  const { orderId, ...shown }: Partial<Receipt> = receipt ?? {};
  const headers = new Headers(flash && { "Set-Cookie": flash.clear });
  const isCurrent = orderId && orderId === (await rememberedOrder(request))?.id;
  // What the page leads to is about this order, though the browser may have begun or opened another one since.
  if (isPlaced && orderId && !isCurrent) {
    headers.append("Set-Cookie", await rememberOrder(request, orderId));
  }
  const page = orderId && (isPlaced || isCurrent) ? await thankYouData(orderId) : undefined;
  const view: ThankYouView = {
    ...(!page && shown),
    own: !page && isPlaced && orderId ? await ownReceiptOf(orderId) : undefined,
    checkAgain: `${url.pathname}${url.search}`,
    flash: flash?.message,
  };
  return json({ page, view }, { headers });
}

export default function ThankYou() {
  const { page, view } = useLoaderData<typeof loader>();
  const { toast } = useToast(view.flash, view.flash);
  const supportEmail = useSupportEmail();
  return (
    <>
      {page ? (
        <OwnPage {...page} flash={view.flash} supportEmail={supportEmail} />
      ) : (
        <ThankYouPage view={view} supportEmail={supportEmail} />
      )}
      <div className="print:hidden">{toast}</div>
    </>
  );
}

function OwnPage({ flash, ...props }: OrderPageProps & { flash?: Message }) {
  const { own, receipt } = props.view;
  const goesOn = orderStateCopy(receipt.state).receipt === "goes_on";
  const isNews = goesOn && (own?.bounced || receipt.plan);
  return (
    <OrderPage
      {...props}
      lead={
        <>
          {own && isNews && (
            <ReceiptAddress {...receipt} own={own} supportEmail={props.supportEmail} />
          )}
          {flash && <Notice {...flash} />}
        </>
      }
    >
      {own?.privateLink && goesOn && <PrivateLink url={own.privateLink} />}
    </OrderPage>
  );
}
