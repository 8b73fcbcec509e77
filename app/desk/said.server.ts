import { siteCookie } from "~/server/security/cookies.server";
import type { Undo } from "./actions";

/** Tells the next page of the desk what was done, and how it is taken back. */
const cookie = siteCookie("desk_said", 60);

export const leaveSaid = (said: string, undo?: Undo) => cookie.serialize({ said, undo });

export async function readSaid(request: Request) {
  const left = await cookie.parse(request.headers.get("Cookie"));
  if (!left) return undefined;
  const { said, undo } = left as { said: string; undo?: Undo };
  return { said, undo, headers: { "Set-Cookie": await cookie.serialize("", { maxAge: 0 }) } };
}
