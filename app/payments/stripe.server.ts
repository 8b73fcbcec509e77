import Stripe from "stripe";
import { config } from "~/config/config.server";
import { singleton } from "~/lifecycle/singleton.server";
import { countCall } from "~/observability/provider-metrics.server";

/** The official client, without retries: for the same idempotency key, Stripe repeats an error that it has stored. */
export const stripe = singleton("stripe", () => {
  const api = config.stripe.apiUrl ? new URL(config.stripe.apiUrl) : undefined;
  return new Stripe(config.stripe.secretKey, {
    maxNetworkRetries: 0,
    timeout: config.providerTimeoutMs,
    telemetry: false,
    httpClient: counted(Stripe.createNodeHttpClient()),
    ...(api && {
      host: api.hostname,
      port: api.port || (api.protocol === "https:" ? 443 : 80),
      protocol: api.protocol === "https:" ? ("https" as const) : ("http" as const),
    }),
  });
});

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>;

function counted(client: HttpClient): HttpClient {
  return {
    getClientName: () => client.getClientName(),
    makeRequest: (...request) =>
      countCall(
        "stripe",
        () => client.makeRequest(...request),
        (answer) => answer.getStatusCode(),
      ),
  };
}
