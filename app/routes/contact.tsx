import {
  json,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { randomUUID } from "node:crypto";
import { config } from "~/config/config.server";
import { checkoutFailed, messages, type Message } from "~/content/messages";
import { refusalMessage } from "~/content/refusals";
import { leaveFlash } from "~/layout/flash.server";
import { formClientAction } from "~/layout/form-response";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/layout/page-meta";
import { redirect303, redirectDocument303 } from "~/layout/redirects.server";
import {
  fromScripts,
  limitInvalidPosts,
  withUnavailablePage,
  withUnavailableResponse,
  refuse,
  refuseInvalid,
} from "~/layout/refuse.server";
import { useSupportEmail } from "~/layout/root-data";
import { refusalHeaders, RouteError } from "~/layout/route-error";
import { SWITCH_ORDER_INTENT, OtherOrderPage } from "~/onboarding/other-order-page";
import { findOtherOrder, switchToLinkedOrder } from "~/onboarding/resolve-draft.server";
import { ContactPage, type ContactAnswer } from "~/ordering/contact-page";
import { blankContact, viewContact } from "~/ordering/contact-view.server";
import { flagOrder } from "~/ordering/flagged-orders.server";
import { rememberOrder } from "~/ordering/order-access.server";
import { ORDER_FORM_ID } from "~/ordering/order-fields";
import { limitOrders, readOrderPost } from "~/ordering/order-post.server";
import type { OrderDetails, OrderField } from "~/ordering/order-schema";
import { placeOrder, type Placement } from "~/ordering/place-order.server";
import { issueFormToken, readFormToken } from "~/security/form-token.server";

export const handle: PageHandle = { scripts: "page", typedForm: ORDER_FORM_ID };

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    picture: "contact",
    title: "Order your website",
    description:
      "Order a custom-branded website for your trade: tell us about your business, pay by card, send your logo and photos.",
  });

export const headers: HeadersFunction = refusalHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const load = async () => {
    const other = await findOtherOrder(request);
    if (other) return json({ other });
    const { view, headers } = await viewContact(request);
    return json({ view }, { headers });
  };
  return withUnavailablePage(request, load, () => json({ view: blankContact() }));
}

/** The loader does not run again: it would consume the flash message that is meant for the next page. */
export const shouldRevalidate = () => false;

export async function action({ request }: ActionFunctionArgs) {
  const post = await readOrderPost(request);
  if (!post.ok) return refuseInvalid(request, post.status);
  if (post.intent === SWITCH_ORDER_INTENT) {
    return withUnavailableResponse(
      async () => redirect303(...(await switchToLinkedOrder(request))),
      (headers) => refuse(request, 503, headers),
    );
  }
  const token = readFormToken("order", post.token);
  const form: SentForm = {
    id: token.state === "unknown" ? randomUUID() : token.id,
    values: post.values,
  };
  const { data: details, error } = post.validated;
  if (error) return rejectInvalid(request, form, messages.orderInvalid, error.fieldErrors);
  if (token.state !== "fresh") return rejectInvalid(request, form, messages.formTooOld);
  return withUnavailableResponse(
    () => submitOrder(request, form, details, post.honeypot !== ""),
    (headers) => showForm(form, 503, refusalMessage(503), {}, headers),
  );
}

/** A form as posted; its id becomes the order's id. */
interface SentForm {
  id: string;
  values: Partial<Record<OrderField, string>>;
}

/** Places or flags the order, and redirects to the next page. */
async function submitOrder(
  request: Request,
  form: SentForm,
  details: OrderDetails,
  flagged: boolean,
) {
  const wait = await limitOrders(request, details.email);
  if (wait !== undefined) return tooMany(form, wait);
  if (flagged) {
    const orderId = await flagOrder(form.id, details);
    return redirectDocument303("/thank-you", { "Set-Cookie": await rememberOrder(orderId) });
  }
  const placement = await placeOrder(form.id, details);
  const headers = new Headers({ "Set-Cookie": await rememberOrder(placement.orderId) });
  switch (placement.kind) {
    case "closed":
      return redirectDocument303("/thank-you", headers);
    case "checkout_failed": {
      const rest = {
        reference: placement.reference,
        ...(!placement.mailed && { note: messages.orderMailFailed }),
      };
      return showForm(form, 502, checkoutFailed(config.supportEmail), rest, headers);
    }
    case "checkout":
      return toCheckout(request, placement, headers);
  }
}

async function rejectInvalid(request: Request, form: SentForm, problem: Message, fieldErrors = {}) {
  const wait = await limitInvalidPosts(request);
  return wait === undefined ? showForm(form, 422, problem, { fieldErrors }) : tooMany(form, wait);
}

function tooMany(form: SentForm, wait: number) {
  return showForm(form, 429, messages.tooManyPosts, {}, { "Retry-After": String(wait) });
}

/** The form with the posted values and a fresh token. */
function showForm(
  { id, values }: SentForm,
  status: number,
  problem: Message,
  rest: { fieldErrors?: Record<string, string>; note?: Message; reference?: string },
  headers?: HeadersInit,
) {
  return json<ContactAnswer>(
    {
      formId: ORDER_FORM_ID,
      fieldErrors: {},
      repopulateFields: values,
      token: issueFormToken("order", id),
      problem,
      ...rest,
    },
    { status, headers },
  );
}

/** Redirects the browser to the checkout; if the email failed, the scripts first show a toast. */
async function toCheckout(
  request: Request,
  { url, mailed }: Extract<Placement, { kind: "checkout" }>,
  headers: Headers,
) {
  if (!mailed) {
    headers.append("Set-Cookie", await leaveFlash("orderMailFailed"));
    if (fromScripts(request)) {
      return json<ContactAnswer>(
        { checkoutUrl: url, message: messages.orderMailFailed },
        { headers },
      );
    }
  }
  // A document load: in the sandbox the checkout page has the site's origin, but is no route of Remix.
  return redirectDocument303(url, headers);
}

export const clientAction = formClientAction(ORDER_FORM_ID);

export default function Contact() {
  const found = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as ContactAnswer | undefined;
  const supportEmail = useSupportEmail();
  if ("other" in found) return <OtherOrderPage {...found.other} />;
  return <ContactPage view={found.view} answer={answer} supportEmail={supportEmail} />;
}

export { RouteError as ErrorBoundary };
