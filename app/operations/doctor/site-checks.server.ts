import { config } from "~/config/config.server";
import { webhookUrl } from "~/payments/check-endpoint.server";
import { failed, ok, warning, type Check, type Verdict } from "./check";

export const siteChecks: readonly Check[] = [
  { name: "SITE_URL", run: checkAddress },
  {
    name: "Site answers",
    run: checkAnswer,
    next: [{ name: "Webhooks arrive", run: checkWebhooks }],
  },
  { name: "CLIENT_IP_HEADER", run: checkClientHeader },
];

function checkAddress(): Verdict {
  if (config.secure) return ok;
  return warning("SITE_URL is not https: serve the site over TLS and set SITE_URL=https://…");
}

async function checkAnswer(): Promise<Verdict> {
  const status = await statusOf(`${config.siteUrl}/healthz`);
  if (status === 200) return ok;
  return failed(
    `GET SITE_URL/healthz gives ${status}, not 200: see that the site runs (fly status), and that SITE_URL leads to it.`,
  );
}

/** The site refuses an event without a signature; whatever else answers is not the site. */
async function checkWebhooks(): Promise<Verdict> {
  const status = await statusOf(webhookUrl, {
    method: "POST",
    body: "{}",
    headers: { "Content-Type": "application/json" },
  });
  if (status === 400) return ok;
  return failed(
    `An unsigned POST to SITE_URL/webhooks/stripe gives ${status}, not 400: let posts to it through the proxy or firewall before the site.`,
  );
}

function checkClientHeader(): Verdict {
  if (!config.onFly || config.clientIpHeader) return ok;
  return warning(
    "CLIENT_IP_HEADER is not set, so all visitors count as one: fly secrets set CLIENT_IP_HEADER=Fly-Client-IP",
  );
}

async function statusOf(address: string, init: RequestInit = {}): Promise<number | "no answer"> {
  try {
    const signal = AbortSignal.timeout(config.providerTimeoutMs);
    const answer = await fetch(address, { ...init, redirect: "manual", signal });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return "no answer";
  }
}
