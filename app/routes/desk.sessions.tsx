import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SIGN_IN } from "~/content/team-sessions";
import { db } from "~/server/database/connection.server";
import { localWhen } from "~/server/time/local-days.server";
import { deskMeta } from "~/desk/desk-error";
import {
  endSession,
  isOpen,
  readTeamForm,
  requireRecent,
  requireTeam,
} from "~/desk/session.server";
import * as Sessions from "~/desk/sessions.repository.server";
import { SessionsPage, type ShownSession } from "~/desk/sessions-page";
import * as Responses from "~/layout/responses.server";

export const meta = deskMeta("Where you are signed in");

export async function loader({ request }: LoaderFunctionArgs) {
  return Responses.withUnavailablePage(request, async () => {
    const team = await requireTeam(request);
    const all = await Sessions.findAllSessions(db, team.email);
    const sessions = all.filter((session) => isOpen(session, Date.now()));
    return json({
      sessions: sessions.map(({ id, created_at, used_at }): ShownSession => ({
        id,
        since: localWhen(created_at, true),
        used: localWhen(used_at, true),
        isThis: id === team.id,
      })),
    });
  });
}

export async function action({ request }: ActionFunctionArgs) {
  const post = async () => {
    const { team, values } = await readTeamForm(request, ["intent"]);
    if (values.intent === "end-others") {
      requireRecent(team, request);
      await Sessions.deleteOtherSessions(db, team.email, team.id);
      return Responses.redirect303("/desk/sessions");
    }
    return Responses.redirect303(SIGN_IN, { "Set-Cookie": await endSession(request) });
  };
  return Responses.withUnavailableResponse(post, (headers) => Responses.refuse(503, headers));
}

export default function OwnSessions() {
  return <SessionsPage {...useLoaderData<typeof loader>()} />;
}

export { refusalHeaders as headers } from "~/layout/route-error";
export { DeskError as ErrorBoundary } from "~/desk/desk-error";
