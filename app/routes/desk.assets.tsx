import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { NotDone } from "~/desk/actions";
import { AssetsPage } from "~/desk/assets-page";
import { assetsView, linkPath } from "~/desk/assets-view.server";
import { readBack } from "~/desk/back";
import { deskMeta } from "~/desk/desk-error";
import { readSaid } from "~/desk/said.server";
import { readTeamForm, requireTeam } from "~/desk/session.server";
import * as Responses from "~/layout/responses.server";

export const meta = deskMeta("Assets");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireTeam(request);
  const left = await readSaid(request);
  return json({ view: await assetsView(request), said: left?.said }, { headers: left?.headers });
}

export async function action({ request }: ActionFunctionArgs) {
  const { values } = await readTeamForm(request, ["target", "to", "back"]);
  const { target, to } = values;
  const path = await linkPath(to, target, readBack(values.back));
  if (path) return Responses.redirect303(path);
  const problem = `There is no order ${to || "without a reference"}.`;
  return json<NotDone>({ intent: "find", target, problem, values: { to } }, { status: 422 });
}

export default function DeskAssets() {
  const notDone = useActionData<typeof action>() as NotDone | undefined;
  return <AssetsPage {...useLoaderData<typeof loader>()} notDone={notDone} />;
}

export { refusalHeaders as headers } from "~/layout/route-error";
export { DeskError as ErrorBoundary } from "~/desk/desk-error";
