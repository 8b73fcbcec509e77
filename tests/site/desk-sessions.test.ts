import { expect, test } from "vitest";
import { HttpClient, textOf } from "../support/http/http-client";
import { signedIn } from "../support/operations/team";
import { paidOrder } from "../support/orders/order-visitor";
import { sharedSite } from "../support/site";

const ann = "ann@desk.test";
const ben = "ben@desk.test";
const site = await sharedSite({ env: { DESK_EMAILS: `${ann}, Ben@desk.test` } });

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

const isIn = async (client: HttpClient) => (await client.request("/desk/sessions")).status === 200;
const setBack = (column: string, ms: number, email: string) =>
  site.execute(`update desk_sessions set ${column} = ? where email = ?`, ago(ms), email);

test.each<[why: string, change: () => void]>([
  ["after 12 hours without use", () => setBack("used_at", 12 * HOUR, ben)],
  ["after 7 days", () => setBack("created_at", 7 * 24 * HOUR, ben)],
  ["begun by a clock that was ahead", () => setBack("created_at", -HOUR, ben)],
  [
    "of somebody who has left the team",
    () => site.execute("update desk_sessions set email = 'gone@desk.test' where email = ?", ben),
  ],
])("a session %s has ended", async (_, change) => {
  const client = await signedIn(site, ben);
  expect(await isIn(client)).toBe(true);
  change();
  expect(await isIn(client)).toBe(false);
});

test("a session's use is noted once a minute", async () => {
  const client = await signedIn(site, ben);
  const used = () =>
    site.rows<{ used_at: string }>(
      "select used_at from desk_sessions where email = ? order by created_at desc",
      ben,
    )[0]!.used_at;
  setBack("used_at", 30 * 1000, ben);
  const before = used();
  await isIn(client);
  expect(used()).toBe(before);
  setBack("used_at", 2 * MINUTE, ben);
  await isIn(client);
  expect(Date.now() - Date.parse(used())).toBeLessThan(MINUTE);
});

test("no answer of the desk is cached, listed, framed, or takes a form elsewhere", async () => {
  const client = await signedIn(site, ann);
  const answers = [
    await client.request("/desk/sessions"),
    await client.request("/desk/sign-in"),
    await client.request("/desk/nothing/here"),
    await client.request("/DESK/sessions/"),
    await new HttpClient(site.url).request("/desk/sessions"),
    await client.post("/desk/sessions", { intent: "sign-out", token: "x" }),
    await client.request("/desk", { method: "PUT" }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 308, 303, 403, 405]);
  for (const { headers, url } of answers) {
    expect(headers.get("Cache-Control"), url).toBe("no-store");
    expect(headers.get("X-Robots-Tag"), url).toBe("noindex");
    expect(headers.get("X-Frame-Options"), url).toBe("DENY");
  }
  const [policy = ""] = [answers[0]!.headers.get("Content-Security-Policy")!];
  expect(policy).toMatch(/frame-ancestors 'none'/);
  expect(policy).toMatch(/form-action 'self'(;|$)/);
  expect(policy).not.toContain("unsafe");
  for (const listed of ["/sitemap.xml", "/robots.txt"]) {
    expect(await client.page(listed), listed).not.toContain("desk");
  }
});

test("a session of the desk opens no order, and an order's link and cookies no desk", async () => {
  const { link, visitor } = await paidOrder(site);
  expect(await isIn(visitor)).toBe(false);
  expect(await visitor.page("/desk/sign-in?token=" + link.split("token=")[1])).toContain(
    "This link does not sign you in",
  );
  const client = await signedIn(site, ann);
  const { value = "" } = client.browserCookies().find(({ name }) => name === "desk") ?? {};
  expect((await client.request(`/order/${encodeURIComponent(value)}`)).status).toBe(404);
  const page = await client.page("/onboarding");
  expect(page).not.toContain('data-order="');
  expect(textOf(await client.page("/thank-you"))).not.toContain(ann);
});
