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
import { keepForm } from "~/layout/form-response";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/layout/page-meta";
import { redirect303, redirectDocument303 } from "~/layout/redirects.server";
import {
  fromScripts,
  limitInvalidPosts,
  orUnavailable,
  refuseInvalid,
} from "~/layout/refuse.server";
import { useSupportEmail } from "~/layout/root-data";
import { refusalHeaders, RouteError } from "~/layout/route-error";
import { OPEN_INTENT, OtherOrderPage } from "~/onboarding/other-order-page";
import { findOtherOrder, takeOtherOrder } from "~/onboarding/resolve-draft.server";
import { ContactPage, type ContactAnswer } from "~/ordering/contact-page";
import { viewContact } from "~/ordering/contact-view.server";
import { flagOrder } from "~/ordering/flagged-orders.server";
import { rememberOrder } from "~/ordering/order-cookie.server";
import { ORDER_FORM_ID } from "~/ordering/order-fields";
import { limitOrders } from "~/ordering/order-limit.server";
import { placeOrder, type Placement } from "~/ordering/place-order.server";
import { receiveOrder } from "~/ordering/receive-order.server";
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
  const other = await findOtherOrder(request);
  if (other) return json({ other });
  const { view, headers } = await viewContact(request);
  return json({ view }, { headers });
}

/** The scripts keep what they have: asking again would spend the message left for the next page. */
export const shouldRevalidate = () => false;

export async function action({ request }: ActionFunctionArgs) {
  const post = await receiveOrder(request);
  if (!post.ok) return refuseInvalid(request, post.status);
  if (post.intent === OPEN_INTENT) return redirect303(...(await takeOtherOrder(request)));
  const token = readFormToken("order", post.token);
  const id = token.state === "unknown" ? randomUUID() : token.id;
  const again = (status: number, problem: Message, rest: object = {}, headers?: HeadersInit) =>
    json<ContactAnswer>(
      {
        formId: ORDER_FORM_ID,
        fieldErrors: {},
        repopulateFields: post.values,
        token: issueFormToken("order", id),
        problem,
        ...rest,
      },
      { status, headers },
    );

  const tooMany = (wait: number) =>
    again(429, messages.tooManyPosts, {}, { "Retry-After": String(wait) });
  const invalid = async (problem: Message, fieldErrors = {}) => {
    const wait = await limitInvalidPosts(request);
    return wait === undefined ? again(422, problem, { fieldErrors }) : tooMany(wait);
  };

  const { data: details, error } = post.validated;
  if (error) return invalid(messages.orderInvalid, error.fieldErrors);
  if (token.state !== "fresh") return invalid(messages.formTooOld);

  const order = async () => {
    const wait = await limitOrders(request, details.email);
    if (wait !== undefined) return tooMany(wait);
    if (post.trap) {
      const orderId = await flagOrder(id, details);
      const headers = { "Set-Cookie": await rememberOrder(orderId) };
      return redirectDocument303("/thank-you", headers);
    }
    const placement = await placeOrder(id, details);
    const headers = new Headers({ "Set-Cookie": await rememberOrder(placement.orderId) });
    switch (placement.kind) {
      case "not_taken":
        return redirectDocument303("/thank-you", headers);
      case "checkout_failed": {
        const note = placement.mailed ? {} : { note: messages.orderMailFailed };
        return again(502, checkoutFailed(config.supportEmail), note, headers);
      }
      case "checkout":
        return toCheckout(request, placement, headers);
    }
  };
  return orUnavailable(order, (headers) => again(503, refusalMessage(503), {}, headers));
}

/** Sends the browser to the checkout; with a failed mail, the scripts first show that for a moment. */
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
  // The scripts must load it anew: a checkout page on our own origin is not one of their routes.
  return redirectDocument303(url, headers);
}

export const clientAction = keepForm(ORDER_FORM_ID);

export default function Contact() {
  const found = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as ContactAnswer | undefined;
  const supportEmail = useSupportEmail();
  if ("other" in found) return <OtherOrderPage {...found.other} />;
  return <ContactPage view={found.view} answer={answer} supportEmail={supportEmail} />;
}

export { RouteError as ErrorBoundary };
