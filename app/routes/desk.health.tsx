import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { deskMeta } from "~/desk/desk-error";
import { runDoctor } from "~/desk/doctor.server";
import { HealthPage } from "~/desk/health-page";
import { healthView } from "~/desk/health-view.server";
import { readTeamForm, requireTeam } from "~/desk/session.server";
import { withUnavailablePage } from "~/layout/responses.server";

export const meta = deskMeta("Health");

export async function loader({ request }: LoaderFunctionArgs) {
  return withUnavailablePage(request, async () => {
    await requireTeam(request);
    return json({ health: await healthView() });
  });
}

export async function action({ request }: ActionFunctionArgs) {
  await readTeamForm(request, []);
  const examined = await runDoctor();
  return json(examined, { status: "problem" in examined ? 409 : 200 });
}

export default function DeskHealth() {
  const { health } = useLoaderData<typeof loader>();
  return <HealthPage health={health} examined={useActionData<typeof action>()} />;
}

export { refusalHeaders as headers } from "~/layout/route-error";
export { DeskError as ErrorBoundary } from "~/desk/desk-error";
