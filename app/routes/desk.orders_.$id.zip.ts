import type { LoaderFunctionArgs } from "@remix-run/node";
import { findFilesToZip, zipFiles } from "~/assets/zip-files.server";
import { requireTeam } from "~/desk/session.server";
import { download } from "~/server/http/download.server";
import { currentOwner } from "~/server/http/request-context.server";
import { refuseWithPage, withUnavailablePage } from "~/layout/responses.server";

/** All files of an order that are not removed, as one zip. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return withUnavailablePage(request, async () => {
    await requireTeam(request);
    const found = await findFilesToZip(params.id ?? "");
    if (!found) return refuseWithPage(404, {}, empty);
    if (request.method === "HEAD") return download(found.name, ZIP, nothing());
    const zip = await zipFiles(found.files, currentOwner(), request.signal).catch(() => undefined);
    if (!zip) return refuseWithPage(503, { "Retry-After": "60" }, unreachable);
    if (zip === "busy") return refuseWithPage(503, { "Retry-After": "60" }, busy);
    return download(found.name, ZIP, zip);
  });
}

const ZIP = "application/zip";

async function* nothing(): AsyncGenerator<Uint8Array> {}

const empty = {
  title: "There are no files",
  description: "Nothing was sent for this order, or all of it is removed or deleted.",
};

const busy = {
  title: "Other zips are on their way",
  description:
    "The site makes four at a time, two of them for one network. Try again when one of them has arrived.",
};

const unreachable = {
  title: "The files cannot be read right now",
  description: "Their storage does not answer. Try again in a few minutes.",
};
