import { config } from "~/server/config/config.server";

export const SIGN_IN = "/desk/sign-in";

/** A path of the desk, with its query, to go to after the sign-in; that of Today in place of any other address. */
export function deskPath(given: string): string {
  if (!/^\/desk[/?]\S*$/.test(given) || !URL.canParse(given, config.siteUrl)) return "/desk";
  const { origin, pathname, search } = new URL(given, config.siteUrl);
  const isOwn = origin === config.siteUrl && /^\/desk(\/|$)/.test(pathname);
  return isOwn && pathname !== SIGN_IN ? pathname + search : "/desk";
}
