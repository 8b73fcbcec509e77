import { config } from "~/config/config.server";
import { webhookUrl } from "~/payments/check-account.server";
import { failed, ok, warning, type Check, type Verdict } from "./check";

export const siteChecks: readonly Check[] = [
  { name: "SITE_URL", run: checkUrl },
  {
    name: "Site answers",
    run: checkAnswer,
    next: [{ name: "Webhooks arrive", run: checkWebhooks }],
  },
  { name: "CLIENT_IP_HEADER", run: checkClientHeader },
];

function checkUrl(): Verdict {
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

/** The site answers 400 to an event without a signature; another answer comes from another server. */
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

async function statusOf(url: string, init: RequestInit = {}): Promise<number | "no answer"> {
  try {
    const signal = AbortSignal.timeout(config.providerTimeoutMs);
    const response = await fetch(url, { ...init, redirect: "manual", signal });
    await response.body?.cancel();
    return response.status;
  } catch {
    return "no answer";
  }
}
