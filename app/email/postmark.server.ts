import { ServerClient } from "postmark";
import { config } from "~/config/config.server";
import { singleton } from "~/lifecycle/singleton.server";
import { countCall } from "~/observability/provider-metrics.server";

/** The platform's own: remix-serve replaces the global one once this module is loaded. */
const platformFetch = singleton("fetch", () => globalThis.fetch);

/**
 * The official client for one call, which waits `timeout` seconds; its errors keep no headers of the answer, so
 * `onAnswer` gets it first.
 */
export function postmark(timeout: number, onAnswer?: (response: Response) => void): ServerClient {
  const api = config.mail.apiUrl ? new URL(config.mail.apiUrl) : undefined;
  return new ServerClient(config.mail.token, {
    timeout,
    fetch: async (input, init) => {
      const response = await countCall(
        "postmark",
        () => platformFetch(input, init),
        ({ status }) => status,
      );
      onAnswer?.(response);
      return response;
    },
    ...(api && { requestHost: api.host, useHttps: api.protocol === "https:" }),
  });
}
