import { createCookie } from "@remix-run/node";
import { config } from "./config.server";

/**
 * A signed cookie of ours. Behind TLS its name carries `__Host-`, so no other host can plant it;
 * Lax, because the buyer comes back from another site, Stripe's.
 */
export function siteCookie(name: string, maxAgeSeconds: number) {
  return createCookie(config.secure ? `__Host-${name}` : name, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: config.secure,
    secrets: [...config.sessionSecrets],
    maxAge: maxAgeSeconds,
  });
}
