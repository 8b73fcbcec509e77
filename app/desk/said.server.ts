import { siteCookie } from "~/server/security/cookies.server";

/** Tells the next page of the desk what was done. */
const cookie = siteCookie("desk_said", 60);

export const leaveSaid = (said: string): Promise<string> => cookie.serialize(said);

export async function readSaid(request: Request) {
  const said = await cookie.parse(request.headers.get("Cookie"));
  if (typeof said !== "string" || said === "") return undefined;
  return { said, headers: { "Set-Cookie": await cookie.serialize("", { maxAge: 0 }) } };
}
