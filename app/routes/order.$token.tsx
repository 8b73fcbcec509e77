import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { discardArrived } from "~/assets/draft-for-files.server";
import { discardBody } from "~/server/http/form-body.server";
import { actMessages } from "~/content/act-messages";
import { refusalText, type Refused } from "~/content/refusals";
import { type PageHandle, useSupportEmail } from "~/layout/page-data";
import { pageMeta } from "~/layout/page-meta";
import { RouteError } from "~/layout/route-error";
import * as Responses from "~/layout/responses.server";
import { doAct, filesOf, type NotDone } from "~/order-page/order-acts.server";
import { readAct } from "~/order-page/read-act.server";
import { findOrderByAccessToken } from "~/orders/order-access.server";
import type { RefusedAct } from "~/order-page/act-forms";
import { OrderPage, Problems } from "~/order-page/order-page";
import { orderPageData } from "~/order-page/order-page-data.server";
import { DeadLink } from "~/orders/dead-link";
import { isAnonymized } from "~/orders/erase-order.server";

export const handle: PageHandle = { scripts: "page" };

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data ? args.data.view.title : "Your order",
    description: "Your order, and what happens next.",
    hidden: true,
    secret: true,
  });

export async function loader({ request, params }: LoaderFunctionArgs) {
  return Responses.withUnavailablePage<Response>(
    request,
    async () => {
      const link = params.token ?? "";
      const order = await findOrder(link);
      if (!order) throw notFound();
      return json(await orderPageData(order, link));
    },
    () => json(null),
  );
}

async function findOrder(link: string) {
  const order = await findOrderByAccessToken(link);
  return order && !isAnonymized(order) ? order : undefined;
}

/** Shows what was typed: the page that it was typed in is gone. */
function notFound(typed = "") {
  const { title, description } = unknown;
  const text = typed ? { title, description: `${description}\n\nYou typed:\n${typed}` } : unknown;
  return json<Refused>({ refused: 404, text }, { status: 404 });
}

/** Where the page shows what was done; otherwise its title says it. */
const shownAt: Record<string, string> = {
  ...{ add: "#sent", replace: "#sent", remove: "#sent", restore: "#sent" },
  edit: "#requests",
};

const unknown = {
  title: "This link does not work",
  description:
    "It is not complete, or it has ended. Open the link in our newest email to you, or let us send you another one.",
};

export async function action({ request, params }: ActionFunctionArgs) {
  const link = params.token ?? "";
  const act = async () => {
    const order = await findOrder(link);
    if (!order) {
      discardBody(request);
      throw notFound();
    }
    return { read: await readAct(request, order) };
  };
  const reading = await Responses.withUnavailableResponse(act, async (retry) => {
    return { retry, read: await readAct(request) };
  });
  const { read } = reading;
  if (!read.ok) return Responses.refuseInvalid(read.status);
  const post = { ...read.values, ...read.lists, files: read.files };
  const { intent, text, upload } = post;
  const refuse = ({ status, headers, ...why }: NotDone) =>
    json<RefusedAct>({ intent, text, upload, files: filesOf(post), ...why }, { status, headers });
  const unavailable = (headers: HeadersInit) =>
    refuse({ problems: [actMessages.actNotStored], status: 503, headers });
  if ("retry" in reading) return unavailable(reading.retry);
  return Responses.withUnavailableResponse(async () => {
    // While large files arrived, its link may have ended.
    const order = await findOrder(link);
    if (!order) {
      await discardArrived(post.files);
      throw notFound(text);
    }
    const done = await doAct(order, post);
    return done === "done"
      ? Responses.redirect303(`/order/${link}${shownAt[intent] ?? ""}`)
      : refuse(done);
  }, unavailable);
}

export default function Order() {
  const data = useLoaderData<typeof orderPageData | null>();
  const refused = useActionData<typeof action>() as RefusedAct | undefined;
  const supportEmail = useSupportEmail();
  if (data) return <OrderPage {...data} refused={refused} supportEmail={supportEmail} />;
  return (
    <div className="mx-auto max-w-prose px-4 py-12">{refused && <Problems {...refused} />}</div>
  );
}

export function ErrorBoundary() {
  const { status, data } = useRouteError() as { status?: number; data?: Refused };
  if (status !== 404) return <RouteError />;
  return <DeadLink>{refusalText(404, data ?? null).description}</DeadLink>;
}

export { refusalHeaders as headers } from "~/layout/route-error";
