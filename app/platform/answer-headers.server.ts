import { config } from "./config.server";
import { securityHeaders } from "./security-headers";

const policy = {
  formTargets: [
    "https://checkout.stripe.com",
    config.stripe.apiUrl && new URL(config.stripe.apiUrl).origin,
    config.stripe.checkoutOrigin,
    // A demonstration is visited under any name; its checkout stands at the address it was told.
    config.sandbox.banner ? config.siteUrl : undefined,
  ].filter((origin) => origin !== undefined),
  secure: config.secure,
  development: config.development,
};

/**
 * The headers of every answer but for its id.
 * @param scripts the sources of inline scripts that may run: a nonce, or hashes
 */
export function answerHeaders(...scripts: readonly string[]): Record<string, string> {
  return securityHeaders({ ...policy, scripts });
}
