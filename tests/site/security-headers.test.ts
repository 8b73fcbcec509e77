import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { startSite } from "../support/site";
import { openForm, validOrder } from "../support/orders/order-visitor";

// As behind TLS: the site's URL is https, and a proxy terminates the encryption.
const site = await startSite({ env: { SITE_URL: "https://sitewright.test" } });

const get = (path: string, init?: RequestInit) =>
  fetch(site.url + path, { redirect: "manual", ...init });

const script = readdirSync("public/build").find((name) => name.endsWith(".js"));

/** One response of each kind, by what produces it and its status. */
const answers: [what: string, status: number, ask: () => Promise<Response>][] = [
  ["a page", 200, () => get("/")],
  ["a personal page", 200, () => get("/onboarding")],
  ["a script", 200, () => get(`/build/${script}`)],
  ["an icon", 200, () => get("/favicon.ico")],
  ["a missing file", 404, () => get("/build/none.js")],
  ["data for the scripts", 200, () => get("/contact?_data=routes%2Fcontact")],
  ["data of an unknown route", 403, () => get("/contact?_data=routes%2Fnone")],
  ["the health check", 200, () => get("/healthz")],
  ["robots.txt", 200, () => get("/robots.txt")],
  ["a missing page", 404, () => get("/none")],
  ["a malformed URL", 400, () => get("/%E0%A4%A")],
  ["another method", 405, () => get("/", { method: "PUT" })],
  ["a cross-site post", 403, () => post({ "Sec-Fetch-Site": "cross-site" })],
  ["a form shown again", 422, () => post({})],
  ["another content type", 415, () => post({ "Content-Type": "text/plain" })],
  ["an unsigned webhook", 400, () => get("/webhooks/stripe", { method: "POST", body: "{}" })],
  ["an order", 303, async () => (await openForm(site)).send(validOrder())],
];

const post = (headers: Record<string, string>) =>
  get("/contact", { method: "POST", body: new URLSearchParams({ name: "Ann" }), headers });

const policyOf = (headers: Headers) =>
  new Map(
    headers
      .get("Content-Security-Policy")!
      .split("; ")
      .map((directive): [string, string[]] => {
        const [name = "", ...sources] = directive.split(" ");
        return [name, sources];
      }),
  );

/**
 * The points that Mozilla's HTTP Observatory gives these headers, by its published rules of 2026: 100 to begin with,
 * extra points only where nothing is missing.
 */
function observatoryScore(headers: Headers): number {
  const policy = policyOf(headers);
  const sources = [...policy.values()].flat();
  const unsafe = sources.some((source) => /^'unsafe-|^\*$|^https?:$/.test(source));
  const strict = /^'none'$/.test(policy.get("default-src")?.join(" ") ?? "") && !unsafe;
  const hsts = Number(/max-age=(\d+)/.exec(headers.get("Strict-Transport-Security") ?? "")?.[1]);
  const cookies = headers.getSetCookie();
  const cookiesSafe = cookies.every((cookie) => /; HttpOnly; Secure; SameSite=Lax$/.test(cookie));
  const rules: [holds: boolean, extra: number, penalty: number][] = [
    [strict, 10, 25],
    [cookiesSafe, cookies.length > 0 ? 5 : 0, 40],
    [hsts >= 15_768_000, 0, 20],
    [/^strict-origin/.test(headers.get("Referrer-Policy") ?? ""), 5, 5],
    [headers.get("X-Content-Type-Options") === "nosniff", 0, 5],
    [policy.get("frame-ancestors")?.join(" ") === "'none'", 5, 20],
    [headers.get("Cross-Origin-Resource-Policy") === "same-origin", 10, 0],
    [headers.get("Cross-Origin-Opener-Policy") === "same-origin", 10, 0],
    [headers.get("Access-Control-Allow-Origin") === null, 0, 50],
  ];
  const lost = rules.reduce((sum, [holds, , penalty]) => sum + (holds ? 0 : penalty), 0);
  const extra = rules.reduce((sum, [holds, points]) => sum + (holds ? points : 0), 0);
  return lost > 10 ? 100 - lost : 100 - lost + extra;
}

test.each(answers)(
  "the response to %s (%i) has every security header, worth more than 100 points in Mozilla's HTTP Observatory, and is not stored by caches unless it is 200",
  async (what, status, ask) => {
    const { headers, status: answered } = await ask();
    expect(answered).toBe(status);
    expect(observatoryScore(headers)).toBeGreaterThanOrEqual(130);
    expect(headers.get("X-Frame-Options")).toBe("DENY");
    expect(headers.get("Permissions-Policy")).toContain("camera=()");
    expect(headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get("Server") ?? headers.get("X-Powered-By")).toBeNull();
    const policy = policyOf(headers);
    expect(policy.get("base-uri")).toEqual(["'none'"]);
    expect(policy.get("form-action")).toContain("https://checkout.stripe.com");
    expect(policy.has("upgrade-insecure-requests")).toBe(true);
    if (status !== 200 && what !== "an unsigned webhook") {
      expect(headers.get("Cache-Control")).toBe("no-store");
    }
  },
);

test("each page rendered for one visitor has a nonce of its own", async () => {
  const nonces = await Promise.all(
    ["/contact", "/contact", "/onboarding"].map(async (path) => {
      const answer = await get(path);
      const nonce = /'nonce-([\w+/=]{24})'/.exec(
        answer.headers.get("Content-Security-Policy")!,
      )![1];
      expect(await answer.text()).toContain(`nonce="${nonce}"`);
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(3);
});

test("cookies have the __Host- prefix, and are HttpOnly, Secure and SameSite=Lax", async () => {
  const visitor = await openForm(site);
  const [order = ""] = (await visitor.send(validOrder())).headers.getSetCookie();
  expect(order).toMatch(/^__Host-order=/);
  expect(order).toContain("; Path=/; HttpOnly; Secure; SameSite=Lax");
  expect(order).not.toContain("Domain=");
});
