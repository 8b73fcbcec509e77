import { config } from "~/server/config/config.server";
import { DOCTOR_HEADER, DOCTOR_TOKEN, FORWARDED_HEADER } from "~/server/http/client-network";
import { webhookUrl } from "~/server/stripe/check-account.server";
import { encryptToken } from "~/server/security/encrypted-token.server";
import { failed, ok, warning, warningUntil, type Check, type Verdict } from "./check";

export const siteChecks: readonly Check[] = [
  { name: "SITE_URL", run: checkUrl },
  {
    name: "Site answers",
    run: checkAnswer,
    next: [
      { name: "Webhooks arrive", run: checkWebhooks },
      { name: "CLIENT_IP_HEADER", run: checkClientHeader },
    ],
  },
];

const healthUrl = `${config.siteUrl}/healthz`;

function checkUrl(live: boolean): Verdict {
  if (config.secure) return ok;
  return warningUntil(live)(
    "SITE_URL is not https: serve the site over TLS and set SITE_URL=https://…",
  );
}

async function checkAnswer(): Promise<Verdict> {
  const { status } = await ask(healthUrl);
  if (status === 200) return ok;
  const how = config.onFly ? " (fly status)" : "";
  return failed(
    `GET SITE_URL/healthz gives ${status}, not 200: see that the site runs${how}, and that SITE_URL leads to it.`,
  );
}

/** The site answers 400 to an event without a signature; another answer comes from another server. */
async function checkWebhooks(): Promise<Verdict> {
  const { status } = await ask(webhookUrl, {
    method: "POST",
    body: "{}",
    headers: { "Content-Type": "application/json" },
  });
  if (status === 400) return ok;
  return failed(
    `An unsigned POST to SITE_URL/webhooks/stripe gives ${status}, not 400: let posts to it through the proxy or firewall before the site.`,
  );
}

/** The site itself does not speak TLS: with https, a proxy is before it. */
async function checkClientHeader(): Promise<Verdict> {
  const { headers } = await ask(healthUrl, {
    headers: { [DOCTOR_HEADER]: encryptToken(DOCTOR_TOKEN, true) },
  });
  const arrived = headers.get(FORWARDED_HEADER)?.split(" ").filter(Boolean) ?? [];
  const { clientIpHeader: named } = config;
  if (named ? arrived.includes(named) : !config.secure && arrived.length === 0) return ok;
  const problem = named
    ? `CLIENT_IP_HEADER names ${named}, which does not arrive`
    : "A proxy is before the site, and CLIENT_IP_HEADER is not set";
  return warning(`${problem}, so all visitors count as one: ${clientHeaderAdvice(arrived)}`);
}

function clientHeaderAdvice(arrived: readonly string[]): string {
  if (config.onFly) return "fly secrets set CLIENT_IP_HEADER=Fly-Client-IP";
  const found = arrived.length > 0 ? ` What arrives: ${arrived.join(", ")}.` : "";
  return `let the proxy set one header, such as X-Real-IP, to the client's address, overwriting what the client sent, and set CLIENT_IP_HEADER to its name.${found}`;
}

async function ask(url: string, init: RequestInit = {}) {
  try {
    const signal = AbortSignal.timeout(config.providerTimeoutMs);
    const { status, headers, body } = await fetch(url, { ...init, redirect: "manual", signal });
    await body?.cancel();
    return { status, headers };
  } catch {
    return { status: "no answer" as const, headers: new Headers() };
  }
}
