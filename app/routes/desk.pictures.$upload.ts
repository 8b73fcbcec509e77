import type { LoaderFunctionArgs } from "@remix-run/node";
import { findFileForTeam, pictureOf } from "~/assets/sent-picture.server";
import { requireTeam } from "~/desk/session.server";
import { pictureResponse } from "~/layout/picture-response.server";
import { withUnavailablePage } from "~/layout/responses.server";

/** A picture that was sent, small. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return withUnavailablePage(request, async () => {
    await requireTeam(request);
    const file = await findFileForTeam(params.upload ?? "");
    return pictureResponse(file ? await pictureOf(file, file.draft_id, request.signal) : "none");
  });
}
