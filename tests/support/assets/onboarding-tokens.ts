import { randomUUID } from "node:crypto";
import { issueFormToken, readFormToken } from "../encrypted-tokens";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The draft that a rendered token identifies. */
export function draftOf(token: string): string {
  const read = readFormToken("onboarding", token);
  if (read.state === "unknown") throw new Error("not a token of the onboarding form");
  return read.id;
}

/** The same token, issued a little more than a day ago. */
export function agedToken(token: string): string {
  return issueFormToken("onboarding", draftOf(token), Date.now() - DAY_MS - 60_000);
}

/** Invalid tokens, each with what is wrong with it. */
export function forgedTokens(token: string): [what: string, token: string][] {
  const middle = Math.floor(token.length / 2);
  const flipped = token[middle] === "A" ? "B" : "A";
  return [
    ["none", ""],
    ["made up", "not-a-token"],
    ["altered", token.slice(0, middle) + flipped + token.slice(middle + 1)],
    ["cut", token.slice(0, -4)],
    ["of another form", issueFormToken("order", randomUUID())],
    ["a draft's id in clear", draftOf(token)],
  ];
}
