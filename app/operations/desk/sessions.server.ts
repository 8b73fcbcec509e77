import { db } from "~/server/database/connection.server";
import * as Desk from "./desk.repository.server";
import { note, print, type ExitCode } from "./terminal";

export async function endSessions(): Promise<ExitCode> {
  const ended = await Desk.deleteAllSignIns(db);
  await print(`${ended} ${ended === 1 ? "session" : "sessions"} ended\n`);
  note("Whoever is in DESK_EMAILS may sign in again.");
  return 0;
}
