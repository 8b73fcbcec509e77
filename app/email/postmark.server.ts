import { Errors, ServerClient } from "postmark";
import { config } from "~/config/config.server";
import { singleton } from "~/lifecycle/singleton.server";
import { countCall } from "~/observability/provider-metrics.server";

/** Node's `fetch`: remix-serve replaces the global one after this module is loaded. */
const platformFetch = singleton("fetch", () => globalThis.fetch);

/**
 * Postmark's own client for one call, which waits `timeout` seconds. `onResponse` gets the response first, because the
 * client's errors have no headers.
 */
export function postmark(timeout: number, onResponse?: (response: Response) => void): ServerClient {
  const api = config.mail.apiUrl ? new URL(config.mail.apiUrl) : undefined;
  return new ServerClient(config.mail.token, {
    timeout,
    fetch: async (input, init) => {
      const response = await countCall(
        "postmark",
        () => platformFetch(input, init),
        ({ status }) => status,
      );
      onResponse?.(response);
      return response;
    },
    ...(api && { requestHost: api.host, useHttps: api.protocol === "https:" }),
  });
}

/** `sandbox`: Postmark accepts emails and delivers none of them. */
export type PostmarkState = "live" | "sandbox" | "unknown token" | "no answer";

/** Asks Postmark about the server of the token, within PROVIDER_TIMEOUT_MS. Never throws. */
export async function findPostmarkState(): Promise<PostmarkState> {
  try {
    const { DeliveryType } = await postmark(config.providerTimeoutMs / 1000).getServer();
    if (DeliveryType === undefined) return "no answer";
    return String(DeliveryType) === "Live" ? "live" : "sandbox";
  } catch (error) {
    const refused = error instanceof Errors.PostmarkError && error.statusCode === 401;
    return refused ? "unknown token" : "no answer";
  }
}
