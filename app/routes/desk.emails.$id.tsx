import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { Refused } from "~/content/refusals";
import type { NotDone } from "~/desk/actions";
import { readBack } from "~/desk/back";
import { deskMeta } from "~/desk/desk-error";
import { EmailPage } from "~/desk/email-page";
import { actOnEmail, emailView } from "~/desk/emails-view.server";
import { leaveSaid, readSaid } from "~/desk/said.server";
import { readTeamForm, requireTeam } from "~/desk/session.server";
import * as Responses from "~/layout/responses.server";

export const meta = deskMeta("Email");

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireTeam(request);
  const view = await emailView(params.id ?? "");
  if (!view) throw notFound();
  const left = await readSaid(request);
  const back = readBack(new URL(request.url).searchParams.get("back") ?? "");
  return json({ view, back, said: left?.said }, { headers: left?.headers });
}

const notFound = () => json<Refused>({ refused: 404 }, { status: 404 });

export async function action({ request, params }: ActionFunctionArgs) {
  const id = params.id ?? "";
  const post = async () => {
    const { values } = await readTeamForm(request, ["intent", "why", "back"]);
    const { intent, why, back } = values;
    const acted = await actOnEmail(id, values);
    if (!acted) throw notFound();
    if ("problem" in acted) {
      const notDone = { intent, target: "", problem: acted.problem, values: { why } };
      return json<NotDone>(notDone, { status: 422 });
    }
    const headers = { "Set-Cookie": await leaveSaid(acted.said) };
    return Responses.redirect303(readBack(back) || `/desk/emails/${id}`, headers);
  };
  return Responses.withUnavailableResponse(post, (headers) => Responses.refuse(503, headers));
}

export default function DeskEmail() {
  const notDone = useActionData<typeof action>() as NotDone | undefined;
  return <EmailPage {...useLoaderData<typeof loader>()} notDone={notDone} />;
}

export { refusalHeaders as headers } from "~/layout/route-error";
export { DeskError as ErrorBoundary } from "~/desk/desk-error";
