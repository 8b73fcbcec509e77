import type { LoaderFunctionArgs } from "@remix-run/node";
import { pictureForTeam } from "~/assets/sent-picture.server";
import { requireTeam } from "~/desk/session.server";
import { pictureResponse } from "~/layout/picture-response.server";
import { withUnavailablePage } from "~/layout/responses.server";

/** A picture that was sent, small. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return withUnavailablePage(request, async () => {
    await requireTeam(request);
    return pictureResponse(await pictureForTeam(params.upload ?? "", request.signal));
  });
}
