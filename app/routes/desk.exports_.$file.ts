import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportFile } from "~/desk/exports.server";
import { requireRecent, requireTeam } from "~/desk/session.server";
import { redirect303, withRefusalPage } from "~/layout/responses.server";

/** A period's orders, ledger or assets as CSV. */
export function loader({ request, params: { file = "" } }: LoaderFunctionArgs) {
  return withRefusalPage(async () => {
    const { search, searchParams } = new URL(request.url);
    // Who has to sign in comes back to the page: a download would leave the sign-in on the screen.
    const page = `/desk/exports${search}`;
    const { headers } = request;
    const asPage = new Request(new URL(page, request.url), { headers });
    requireRecent(await requireTeam(asPage), asPage);
    return exportFile(file, searchParams) ?? redirect303(page);
  });
}
