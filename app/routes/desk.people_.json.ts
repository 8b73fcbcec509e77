import type { ActionFunctionArgs } from "@remix-run/node";
import { personFile } from "~/desk/people.server";
import { readTeamForm, requireRecent } from "~/desk/session.server";
import { withRefusalPage } from "~/layout/responses.server";

/** All that is stored of a person; by a post, so that the address is in no URL. */
export function action({ request }: ActionFunctionArgs) {
  return withRefusalPage(async () => {
    const { team, values } = await readTeamForm(request, ["email"]);
    requireRecent(team, new Request(new URL("/desk/people", request.url)));
    return personFile(values.email);
  });
}
