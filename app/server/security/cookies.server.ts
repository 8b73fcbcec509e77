import { createCookie, type CookieSerializeOptions } from "@remix-run/node";
import { config } from "~/server/config/config.server";
import { encryptToken, decryptToken } from "./encrypted-token.server";

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
      const text: unknown = await cookie.parse(header);
      return typeof text === "string" ? decryptToken(purpose, text) : undefined;
    },
  };
}
