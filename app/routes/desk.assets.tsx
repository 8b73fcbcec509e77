import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AssetsPage } from "~/desk/assets-page";
import { assetsView, linkAssets, linkFields, type LinkAnswer } from "~/desk/assets-view.server";
import { readBack } from "~/desk/back";
import { deskMeta } from "~/desk/desk-error";
import { leaveSaid, readSaid } from "~/desk/said.server";
import { readTeamForm, requireTeam } from "~/desk/session.server";
import * as Responses from "~/layout/responses.server";

export const meta = deskMeta("Assets");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireTeam(request);
  const left = await readSaid(request);
  return json({ view: await assetsView(request), said: left?.said }, { headers: left?.headers });
}

export async function action({ request }: ActionFunctionArgs) {
  const post = async () => {
    const { team, values } = await readTeamForm(request, linkFields);
    const linked = await linkAssets(team.email, values);
    if ("said" in linked) {
      const headers = { "Set-Cookie": await leaveSaid(linked.said) };
      return Responses.redirect303(readBack(values.back) || "/desk/assets", headers);
    }
    const { status, ...answer } = linked;
    return json<LinkAnswer>(answer, { status });
  };
  return Responses.withUnavailableResponse(post, (headers) => Responses.refuse(503, headers));
}

export default function DeskAssets() {
  const answer = useActionData<typeof action>() as LinkAnswer | undefined;
  return <AssetsPage {...useLoaderData<typeof loader>()} answer={answer} />;
}

export { refusalHeaders as headers } from "~/layout/route-error";
export { DeskError as ErrorBoundary } from "~/desk/desk-error";
