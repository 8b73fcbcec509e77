import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { findFileForTeam } from "~/assets/sent-picture.server";
import type { Refused } from "~/content/refusals";
import { deskMeta } from "~/desk/desk-error";
import { requireTeam } from "~/desk/session.server";
import { redirect303, withUnavailablePage } from "~/layout/responses.server";
import { downloadUrl } from "~/server/storage/bucket.server";

export const meta = deskMeta("File");

/** Leads to a file in the bucket, by a link that is made for this click. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return withUnavailablePage(request, async () => {
    await requireTeam(request);
    const file = await findFileForTeam(params.upload ?? "");
    if (!file) throw json<Refused>({ refused: 404, text: deleted }, { status: 404 });
    return redirect303(await downloadUrl(file.key, file.name));
  });
}

const deleted = {
  title: "This file is not here",
  description: "It was deleted, or never sent. The order's history says what was removed and when.",
};

export default function DeskFile() {
  return null;
}

export { refusalHeaders as headers } from "~/layout/route-error";
export { DeskError as ErrorBoundary } from "~/desk/desk-error";
