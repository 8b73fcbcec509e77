import { createHash, randomBytes } from "node:crypto";
import { SIGN_IN } from "~/content/team-sessions";
import { config } from "~/server/config/config.server";
import type { Connection } from "~/server/database/tables";
import { timestamp } from "~/server/time/time";
import * as Desk from "./desk.repository.server";

export const randomToken = () => randomBytes(32).toString("base64url");

export const hash = (token: string) => createHash("sha256").update(token).digest("hex");

/** Of a link that the operator prints: every browser may use it. */
export const ANY_BROWSER = hash("");

/** A link of the team's `email` to the sign-in, for the browser of that hash, and what the database knows it by. */
export async function issueLink(on: Connection, email: string, browser_hash: string) {
  const token = randomToken();
  const token_hash = hash(token);
  await Desk.insertLink(on, { token_hash, email, browser_hash, created_at: timestamp() });
  return { url: `${config.siteUrl}${SIGN_IN}?token=${token}`, token_hash };
}
