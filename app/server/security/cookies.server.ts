import { createCookie, type CookieSerializeOptions } from "@remix-run/node";
import { config } from "~/server/config/config.server";
import { encryptToken, decryptToken } from "./encrypted-token.server";

/** The cookies of a Cookie header, each as `name=value`. */
export function cookiesIn(header: string): string[] {
  return header.split(";").map((pair) => pair.trim());
}

/** An encrypted cookie; over TLS no other host can set it. SameSite is Lax: the buyer returns from Stripe's site. */
export function siteCookie(plainName: string, maxAgeSeconds: number) {
  const name = config.secure ? `__Host-${plainName}` : plainName;
  const cookie = createCookie(name, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: config.secure,
    maxAge: maxAgeSeconds,
  });
  const purpose = `cookie ${plainName}`;
  return {
    name,
    serialize: (value: unknown, options?: CookieSerializeOptions): Promise<string> =>
      cookie.serialize(encryptToken(purpose, value), options),
    /** The value in a Cookie header; undefined where it is absent or not issued by this site. */
    parse: async (header: string | null): Promise<unknown> => {
      // Only its own: the parser would decode all cookies, and thousands of bad ones take it tens of milliseconds.
      const own = cookiesIn(header ?? "").find((pair) => pair.startsWith(`${name}=`));
      const text: unknown = own && (await cookie.parse(own));
      return typeof text === "string" ? decryptToken(purpose, text) : undefined;
    },
  };
}
