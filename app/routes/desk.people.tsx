import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { deskMeta } from "~/desk/desk-error";
import { type PeopleAnswer, PeoplePage } from "~/desk/people-page";
import { erase, personView } from "~/desk/people.server";
import { leaveSaid, readSaid } from "~/desk/said.server";
import { readTeamForm, requireRecent, requireTeam } from "~/desk/session.server";
import * as Responses from "~/layout/responses.server";

export const meta = deskMeta("People");

export async function loader({ request }: LoaderFunctionArgs) {
  return Responses.withUnavailablePage(request, async () => {
    requireRecent(await requireTeam(request), request);
    const left = await readSaid(request);
    return json({ said: left?.said }, { headers: left?.headers });
  });
}

export async function action({ request }: ActionFunctionArgs) {
  const post = async () => {
    const { team, values } = await readTeamForm(request, ["intent", "email", "typed", "seen"]);
    requireRecent(team, request);
    const { email } = values;
    if (!/^\S+@\S+$/.test(email)) {
      return json<PeopleAnswer>({ email, problem: "Give an email address." }, { status: 422 });
    }
    if (values.intent !== "erase") {
      return json<PeopleAnswer>({ email, person: await personView(email) });
    }
    const outcome = await erase(values, team.email);
    if ("said" in outcome) {
      const headers = { "Set-Cookie": await leaveSaid(outcome.said) };
      return Responses.redirect303("/desk/people", headers);
    }
    const { problem } = outcome;
    return json<PeopleAnswer>({ email, problem, person: await personView(email) }, { status: 422 });
  };
  return Responses.withUnavailableResponse(post, (headers) => Responses.refuse(503, headers));
}

export default function DeskPeople() {
  const answer = useActionData<typeof action>() as PeopleAnswer | undefined;
  return <PeoplePage {...useLoaderData<typeof loader>()} answer={answer} />;
}

export { refusalHeaders as headers } from "~/layout/route-error";
export { DeskError as ErrorBoundary } from "~/desk/desk-error";
