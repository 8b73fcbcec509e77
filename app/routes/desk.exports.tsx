import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deskMeta } from "~/desk/desk-error";
import { ExportsPage } from "~/desk/exports-page";
import { exportsView } from "~/desk/exports.server";
import { requireTeam } from "~/desk/session.server";
import { withUnavailablePage } from "~/layout/responses.server";

export const meta = deskMeta("Exports");

export async function loader({ request }: LoaderFunctionArgs) {
  return withUnavailablePage(request, async () => {
    await requireTeam(request);
    const view = await exportsView(new URL(request.url).searchParams);
    return json(view, { status: view.problem ? 422 : 200 });
  });
}

export default function DeskExports() {
  return <ExportsPage {...useLoaderData<typeof loader>()} />;
}

export { refusalHeaders as headers } from "~/layout/route-error";
export { DeskError as ErrorBoundary } from "~/desk/desk-error";
