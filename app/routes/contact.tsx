import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { randomUUID } from "node:crypto";
import { config } from "~/server/config/config.server";
import { changeNotTaken, checkoutFailed, messages, type Message } from "~/content/messages";
import { refusalMessage, tooManyPosts } from "~/content/refusals";
import { awaitTurn, clientNetworks } from "~/server/http/request-context.server";
import { leaveFlash } from "~/layout/cookies.server";
import { formClientAction } from "~/layout/form-response";
import { formJson } from "~/layout/form-values.server";
import { type PageHandle, useSupportEmail } from "~/layout/page-data";
import { pageMeta } from "~/layout/page-meta";
import * as Responses from "~/layout/responses.server";
import { OtherOrderPage, SWITCH_ORDER_INTENT } from "~/orders/other-order-page";
import { findOtherOrder, findOwnWork, switchOrder } from "~/assets/resolve-draft.server";
import { ContactPage, type ContactAnswer, type RefusedOrder } from "~/orders/contact-page";
import { blankContact, viewContact } from "~/orders/contact-view.server";
import { flagOrder } from "~/orders/flagged-orders.server";
import { hasPlaced, rememberLinkedOrder, rememberOrder } from "~/orders/order-access.server";
import { ORDER_FORM_ID } from "~/orders/order-fields";
import { readOrderPost, withinOrderLimits } from "~/orders/order-post.server";
import type { OrderDetails, OrderField } from "~/orders/order-schema";
import { placeOrder, type Placement } from "~/orders/place-order.server";
import { issueFormToken, readFormToken } from "~/server/security/form-token.server";

export const handle: PageHandle = { scripts: "page", typedForm: ORDER_FORM_ID };

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    picture: "contact",
    title: "Order your website",
    description:
      "Order a custom-branded website for your trade: tell us about your business, pay by card, send your logo and photos.",
  });

export async function loader({ request }: LoaderFunctionArgs) {
  const load = async () => {
    const other = await findOtherOrder(request);
    if (other) return json({ other });
    const { view, headers } = await viewContact(request);
    view.ownWork = await findOwnWork(request);
    return json({ view }, { headers });
  };
  return Responses.withUnavailablePage(request, load, () => json({ view: blankContact() }));
}

/** The loader does not run again: it would consume the flash message that is meant for the next page. */
export const shouldRevalidate = () => false;

export async function action({ request }: ActionFunctionArgs) {
  const post = await readOrderPost(request);
  if (!post.ok) return Responses.refuseInvalid(post.status);
  if (post.intent === SWITCH_ORDER_INTENT) {
    return Responses.withUnavailableResponse(
      async () => Responses.redirect303(...(await switchOrder(request))),
      (headers) => Responses.refuse(503, headers),
    );
  }
  const token = readFormToken("order", post.token);
  const { id, order, page } = token.state === "unknown" ? { id: randomUUID() } : token;
  const form: SentForm = { names: { id, order, page }, values: post.values };
  const { data: details, error } = post.validated;
  if (error) return rejectInvalid(form, messages.orderInvalid, error.fieldErrors);
  if (token.state !== "fresh") return rejectInvalid(form, messages.formTooOld);
  // Writing an order takes as long as a page: 400 of them at a time kept everybody waiting for seconds.
  await awaitTurn(true);
  const submit = () => submitOrder(request, form, details, post.honeypot !== "");
  return Responses.withUnavailableResponse(
    () => withinOrderLimits(form.names.id, details, submit, (wait) => tooMany(form, wait)),
    (headers) => showForm(form, 503, refusalMessage(503), {}, headers),
  );
}

interface SentForm {
  /** What its token names. */
  names: { id: string; order?: string; page?: string };
  values: Partial<Record<OrderField, string>>;
}

async function submitOrder(
  request: Request,
  form: SentForm,
  details: OrderDetails,
  flagged: boolean,
) {
  const { id, order, page } = form.names;
  const flaggedId = flagged ? await flagOrder(id, details) : undefined;
  if (flaggedId !== undefined) {
    return Responses.redirectDocument303("/thank-you", {
      "Set-Cookie": await rememberOrder(request, flaggedId),
    });
  }
  const linkedDraft = order && !(await hasPlaced(request, order)) ? page : undefined;
  const placement = await placeOrder(id, details, linkedDraft);
  const headers = new Headers();
  // Who only opened a link has not placed the order, and goes on by the link.
  if (!linkedDraft) headers.set("Set-Cookie", await rememberOrder(request, placement.orderId));
  if (placement.link) {
    headers.set("Set-Cookie", await rememberLinkedOrder(request, placement.link));
  }
  switch (placement.kind) {
    case "link_ended":
      return showForm(form, 422, messages.linkEnded, {});
    case "closed":
      if (placement.again) {
        return showForm({ ...form, names: { id: randomUUID() } }, 422, messages.orderClosed, {});
      }
      if (placement.notTaken) {
        const problem = changeNotTaken(placement.notTaken, config.supportEmail);
        return showForm(form, 422, problem, { closed: true }, headers);
      }
      return Responses.redirectDocument303("/thank-you", headers);
    case "checkout_failed": {
      const rest = {
        reference: placement.reference,
        ...(!placement.mailed && { note: messages.orderMailFailed }),
      };
      return showForm(form, 502, checkoutFailed(config.supportEmail), rest, headers);
    }
    case "checkout":
      return toCheckout(placement, headers);
  }
}

async function rejectInvalid(form: SentForm, problem: Message, fieldErrors = {}) {
  const wait = await Responses.limitInvalidPosts(clientNetworks());
  if (wait === undefined) return showForm(form, 422, problem, { fieldErrors });
  return tooMany(form, wait, fieldErrors);
}

function tooMany(form: SentForm, wait: number, fieldErrors = {}) {
  const headers = { "Retry-After": String(wait) };
  return showForm(form, 429, tooManyPosts(wait, config.supportEmail), { fieldErrors }, headers);
}

function showForm(
  { names, values }: SentForm,
  status: number,
  problem: Message,
  rest: Pick<RefusedOrder, "note" | "reference" | "closed"> &
    Partial<Pick<RefusedOrder, "fieldErrors">>,
  headers?: HeadersInit,
) {
  const answer = {
    formId: ORDER_FORM_ID,
    fieldErrors: {},
    repopulateFields: values,
    token: issueFormToken("order", names),
    problem,
    ...rest,
  } satisfies RefusedOrder;
  return formJson(answer, { status, headers });
}

/** Redirects the browser to the checkout; if the email failed, the scripts first show a toast. */
async function toCheckout(
  { url, mailed }: Extract<Placement, { kind: "checkout" }>,
  headers: Headers,
) {
  if (!mailed) {
    headers.append("Set-Cookie", await leaveFlash("orderMailFailed"));
    if (Responses.fromScripts()) {
      return json<ContactAnswer>(
        { checkoutUrl: url, message: messages.orderMailFailed },
        { headers },
      );
    }
  }
  // A document load: in the sandbox the checkout page has the site's origin, but is no route of Remix.
  return Responses.redirectDocument303(url, headers);
}

export const clientAction = formClientAction(ORDER_FORM_ID);

export default function Contact() {
  const found = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as ContactAnswer | undefined;
  const supportEmail = useSupportEmail();
  if ("other" in found) return <OtherOrderPage {...found.other} />;
  return <ContactPage view={found.view} answer={answer} supportEmail={supportEmail} />;
}

export { refusalHeaders as headers, RouteError as ErrorBoundary } from "~/layout/route-error";
