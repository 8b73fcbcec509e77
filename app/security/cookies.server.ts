import { createCookie, type CookieSerializeOptions } from "@remix-run/node";
import { config } from "~/config/config.server";
import { encryptToken, decryptToken } from "./encrypted-token.server";

/**
 * An encrypted cookie. Over TLS its name starts with `__Host-`, so no other host can set it. SameSite is Lax, because the
 * buyer returns from another site, Stripe's.
 */
export function siteCookie(plainName: string, maxAgeSeconds: number) {
  const name = config.secure ? `__Host-${plainName}` : plainName;
  const cookie = createCookie(name, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: config.secure,
    maxAge: maxAgeSeconds,
  });
  // Earlier versions signed cookies without encrypting them. The last of these expires a month after the update.
  const signed = createCookie(name, { secrets: [...config.sessionSecrets] });
  const purpose = `cookie ${plainName}`;
  return {
    name,
    /** The Set-Cookie value. */
    serialize: (value: unknown, options?: CookieSerializeOptions): Promise<string> =>
      cookie.serialize(encryptToken(purpose, value), options),
    /** The value in a Cookie header; undefined where it is absent or not issued by this site. */
    parse: async (header: string | null): Promise<unknown> => {
      const text: unknown = await cookie.parse(header);
      if (typeof text === "string" && text) return decryptToken(purpose, text);
      return ((await signed.parse(header)) as unknown) || undefined;
    },
  };
}
