import { teamSessions } from "~/content/team-sessions";
import { config } from "~/server/config/config.server";
import { db } from "~/server/database/connection.server";
import * as Desk from "./desk.repository.server";
import { ANY_BROWSER, issueLink } from "./sign-in-links.server";
import { failed, note, print, type ExitCode } from "./terminal";

/** For somebody of the team whom no email reaches, or whose links strangers have used up. */
export async function printLink(address: string): Promise<ExitCode> {
  const email = address.toLowerCase();
  if (!config.desk.emails.includes(email)) return failed(`${email} is not in DESK_EMAILS.`);
  const { url } = await issueLink(db, email, ANY_BROWSER);
  await print(`${url}\n`);
  note(
    `It signs in one browser, the first that uses it within ${teamSessions.linkMinutes} minutes.`,
  );
  return 0;
}

export async function endSessions(): Promise<ExitCode> {
  const ended = await Desk.deleteAllSignIns(db);
  await print(`${ended} ${ended === 1 ? "session" : "sessions"} ended\n`);
  note("Whoever is in DESK_EMAILS may sign in again.");
  return 0;
}
