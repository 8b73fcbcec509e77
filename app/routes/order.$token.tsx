import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { actMessages } from "~/content/act-messages";
import type { Refused } from "~/content/refusals";
import { type PageHandle, useSupportEmail } from "~/layout/page-data";
import { pageMeta } from "~/layout/page-meta";
import * as Responses from "~/layout/responses.server";
import { doAct, readAct } from "~/order-page/order-acts.server";
import { findOrderByAccessToken } from "~/orders/order-access.server";
import type { RefusedAct } from "~/order-page/act-forms";
import { OrderPage } from "~/order-page/order-page";
import { orderPageData } from "~/order-page/order-page-data.server";
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
  return Responses.withUnavailablePage(request, async () => {
    const link = params.token ?? "";
    return json(await orderPageData(await orderOf(link), link));
  });
}

async function orderOf(link: string) {
  const order = await findOrderByAccessToken(link);
  if (order && !isAnonymized(order)) return order;
  throw json<Refused>({ refused: 404, text: unknown }, { status: 404 });
}

const unknown = {
  title: "This link does not work",
  description:
    "It is not complete, or it has ended. Open the link in our newest email to you, or let us send you another one.",
};

export async function action({ request, params }: ActionFunctionArgs) {
  const post = await readAct(request);
  if (!post.ok) return Responses.refuseInvalid(post.status);
  const link = params.token ?? "";
  const { intent, text } = post;
  const refuse = (problem: RefusedAct["problem"], status: number, headers?: HeadersInit) =>
    json<RefusedAct>({ intent, text, problem }, { status, headers });
  return Responses.withUnavailableResponse(
    async () => {
      const done = await doAct(await orderOf(link), post);
      if (done === "done") return Responses.redirect303(`/order/${link}`);
      return refuse(done.problem, done.status, done.headers);
    },
    (headers) => refuse(actMessages.actNotStored, 503, headers),
  );
}

export default function Order() {
  const data = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() as RefusedAct | undefined;
  return <OrderPage {...data} refused={refused} supportEmail={useSupportEmail()} />;
}

export { refusalHeaders as headers, RouteError as ErrorBoundary } from "~/layout/route-error";
