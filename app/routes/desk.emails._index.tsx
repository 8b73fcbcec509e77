import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deskMeta } from "~/desk/desk-error";
import { EmailsPage } from "~/desk/emails-page";
import { emailsView } from "~/desk/emails-view.server";
import { readSaid } from "~/desk/said.server";
import { requireTeam } from "~/desk/session.server";

export const meta = deskMeta("Emails");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireTeam(request);
  const left = await readSaid(request);
  return json({ view: await emailsView(request), said: left?.said }, { headers: left?.headers });
}

export default function DeskEmails() {
  return <EmailsPage {...useLoaderData<typeof loader>()} />;
}

export { refusalHeaders as headers } from "~/layout/route-error";
export { DeskError as ErrorBoundary } from "~/desk/desk-error";
