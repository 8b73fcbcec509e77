import { issueFormToken, readFormToken } from "~/server/security/form-token.server";

const DAY_MS = 24 * 60 * 60 * 1000;

export function draftOf(token: string): string {
  const read = readFormToken("onboarding", token);
  if (read.state === "unknown") throw new Error("not a token of the onboarding form");
  return read.id;
}

/** The same token, issued a little more than a day ago. */
export function agedToken(token: string): string {
  return issueFormToken("onboarding", { id: draftOf(token) }, Date.now() - DAY_MS - 60_000);
}
