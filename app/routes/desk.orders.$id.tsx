import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { Refused } from "~/content/refusals";
import { actOnOrder, findOrderPage } from "~/desk/act-on-order.server";
import type { NotDone } from "~/desk/actions";
import { linkAction } from "~/desk/assets-view.server";
import { orderPath, readBack } from "~/desk/back";
import { Order } from "~/desk/order";
import { type ActionPost, readAction } from "~/desk/read-action.server";
import { leaveSaid, readSaid } from "~/desk/said.server";
import { findTeam, isTeamForm, requireTeam } from "~/desk/session.server";
import * as Responses from "~/layout/responses.server";
import { config } from "~/server/config/config.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.view.reference} ${data.view.name}` : "Order" },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const team = await requireTeam(request);
  const found = await findOrderPage(params.id ?? "", config.desk.emails);
  if (!found) throw notFound();
  const { headers, ...left } = (await readSaid(request)) ?? {};
  const query = new URL(request.url).searchParams;
  const assets = query.get("assets");
  const data = {
    ...found,
    token: team.formToken,
    back: readBack(query.get("back") ?? ""),
    opened: query.get("do") ?? "",
    ...(assets && { assets, adopt: await linkAction(assets, found.view) }),
    ...left,
  };
  return json(data, { headers });
}

const notFound = () => json<Refused>({ refused: 404 }, { status: 404 });

export async function action({ request, params }: ActionFunctionArgs) {
  const team = await findTeam(request);
  const id = params.id ?? "";
  const post = await readAction(request, id, team);
  if (!post.ok) return Responses.refuseInvalid(post.status);
  if (!team) throw json<Refused>({ refused: 403, text: ended(post.values) }, { status: 403 });
  const { token, intent, target, back, url, why, email, text, to } = post.values;
  const refuse = (problem: string, status: number, headers?: HeadersInit) =>
    json<NotDone>(
      { intent, target, problem, values: { url, why, email, text, to } },
      { status, headers },
    );
  if (!isTeamForm(team, token)) {
    return refuse("This page was open for too long, so nothing was done. Send it again.", 422);
  }
  return Responses.withUnavailableResponse(
    async () => {
      const id = params.id ?? "";
      const { values, files } = post;
      const outcome = await actOnOrder(id, team, config.desk.emails, { ...values, files });
      if (!outcome) throw notFound();
      if (outcome.kind === "not_done") return json(outcome.notDone, { status: outcome.status });
      const headers = { "Set-Cookie": await leaveSaid(outcome.said, outcome.undo) };
      const list = readBack(back);
      // Who changes one file looks at the others next.
      const page = list ? orderPath(id, { back: list }) : `/desk/orders/${id}`;
      return Responses.redirect303(outcome.isOfFile ? page : list || page, headers);
    },
    (headers) =>
      refuse(
        "Our storage is having trouble, and we do not know whether this was stored: look at the order below first.",
        503,
        headers,
      ),
  );
}

/** Shows what was typed: where the sign-in has ended, the page that it was typed in is gone. */
function ended({ text, url, why, email }: ActionPost): Refused["text"] {
  const typed = [text, url, why, email].filter(Boolean).join("\n");
  const description = `Nothing was done. Sign in in another tab, go back and send it again.${typed && ` You typed: ${typed}`}`;
  return { title: "You are signed out", description };
}

export default function DeskOrder() {
  const data = useLoaderData<typeof loader>();
  const notDone = useActionData<typeof action>() as NotDone | undefined;
  return <Order {...data} version={data.view.version} notDone={notDone} />;
}

export { refusalHeaders as headers } from "~/layout/route-error";
export { DeskError as ErrorBoundary } from "~/desk/desk-error";
