import { describe, expect, test } from "vitest";
import { HttpClient, hiddenFields, textOf } from "../support/http/http-client";
import { mailedTo } from "../support/orders/person";
import { paidOrder } from "../support/orders/order-visitor";
import { sharedSite, type Site } from "../support/site";
import { until } from "../support/until";

const ann = "ann@desk.test";
const ben = "ben@desk.test";
const site = await sharedSite({ env: { DESK_EMAILS: `${ann}, Ben@desk.test` } });

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

const ask = (client: HttpClient, email: string, to = "/desk/sessions") =>
  client.post("/desk/sign-in", { email, to });
const mailsTo = (email: string, on = site) =>
  mailedTo(on, email).filter(({ Subject }) => Subject?.startsWith("Sign in to the desk"));

/** Asks for a link in a browser: its path. */
async function askedLink(client: HttpClient, email: string, to?: string, on: Site = site) {
  const before = mailsTo(email, on).length;
  expect((await ask(client, email, to)).status).toBe(200);
  await until("the link is mailed", () => mailsTo(email, on).length > before);
  return linkIn(mailsTo(email, on).at(-1)!);
}

function linkIn({ TextBody = "" }: { TextBody?: string }): string {
  const { pathname, search } = new URL(/http\S+\?link=[\w-]+/.exec(TextBody)![0]);
  return pathname + search;
}

const tokenOf = (link: string) => new URLSearchParams(link.split("?")[1]).get("link")!;
const use = (client: HttpClient, link: string) =>
  client.post("/desk/sign-in", { link: tokenOf(link) });

async function signedIn(email = ann, to?: string, on: Site = site) {
  const client = new HttpClient(on.url);
  const answer = await use(client, await askedLink(client, email, to, on));
  expect(answer.status).toBe(303);
  return { client, answer };
}

const sessionOf = (client: HttpClient) =>
  client.browserCookies().find(({ name }) => name === "desk")!.value;
const isIn = async (client: HttpClient) => (await client.request("/desk/sessions")).status === 200;
const setBack = (column: string, ms: number, email: string) =>
  site.execute(`update desk_sessions set ${column} = ? where email = ?`, ago(ms), email);

describe("while DESK_EMAILS is unset", async () => {
  const off = await sharedSite({ env: { DESK_EMAILS: "" } });
  const missing = await (await fetch(`${off.url}/nowhere`)).text();
  const plain = (html: string, path: string) =>
    html.replaceAll(path, "/nowhere").replace(/nonce="[^"]*"/g, "");

  test.each(["/desk", "/desk/sign-in", "/desk/sessions", "/desk/orders"])(
    "%s is the page that any missing address has, and a post to it is refused as there",
    async (path) => {
      const client = new HttpClient(off.url);
      const answer = await client.request(path);
      expect(answer.status).toBe(404);
      expect(plain(await answer.text(), path)).toBe(plain(missing, "/nowhere"));
      for (const spelling of [`${path}/`, path.toUpperCase(), `${off.url}/${path}`]) {
        expect((await client.request(spelling)).status, spelling).toBe(404);
      }
      const [posted, nowhere] = [await ask(client, ann, path), await client.post("/nowhere", {})];
      expect(posted.status).toBe(404);
      expect((await client.post(path, { email: ann })).status).toBe(404);
      expect([...posted.headers.keys()]).toEqual([...nowhere.headers.keys()]);
      for (const table of ["desk_links", "desk_sessions", "outbox"]) {
        expect(off.rows(`select * from ${table}`), table).toEqual([]);
      }
    },
  );
});

test("somebody of the team signs in by the link in an email, comes to the page that was wanted, and signs out", async () => {
  const client = new HttpClient(site.url);
  const wanted = await client.request("/desk/sessions");
  expect(wanted.status).toBe(303);
  expect(wanted.headers.get("Location")).toBe("/desk/sign-in?to=%2Fdesk%2Fsessions");
  const form = await client.page(wanted.headers.get("Location")!);
  const asked = await client.post("/desk/sign-in", {
    ...hiddenFields(form),
    email: ` ${ann.toUpperCase()}`,
  });
  expect(textOf(await asked.text())).toContain("the sandbox's inbox");
  await until("the link is mailed", () => mailsTo(ann).length > 0);
  const [mail] = mailsTo(ann);
  for (const said of [site.url, "UTC", "10 minutes", "Was it not you?"]) {
    expect(mail!.TextBody).toContain(said);
  }
  const opened = await client.page(linkIn(mail!));
  const entered = await client.post("/desk/sign-in", hiddenFields(opened));
  expect(entered.status).toBe(303);
  expect(entered.headers.get("Location")).toBe("/desk/sessions");
  const shown = await client.page("/desk/sessions");
  expect(textOf(shown)).toContain(ann);
  expect(textOf(shown)).toContain("This one");
  const left = await client.post("/desk/sessions", { ...hiddenFields(shown), intent: "sign-out" });
  expect(left.headers.get("Location")).toBe("/desk/sign-in");
  expect(await isIn(client)).toBe(false);
});

test("nothing in the database opens the desk: not the link, which is not kept once it is mailed, nor the session", async () => {
  const client = new HttpClient(site.url);
  const link = await askedLink(client, ann);
  const stored = () => JSON.stringify(["desk_links", "desk_sessions", "outbox"].flatMap(rowsOf));
  const rowsOf = (table: string) => site.rows(`select * from ${table}`);
  await until("the email is deleted", () => !stored().includes("desk sign-in"));
  expect(stored()).not.toContain(tokenOf(link));
  await use(client, link);
  const value = sessionOf(client);
  expect(stored()).not.toContain(value);
});

test("a link is used up by its first use, in its own browser, and by no look at it", async () => {
  const client = new HttpClient(site.url);
  const link = await askedLink(client, ann);
  // A scanner opens the forwarded email, and presses the button; so does whoever else got it.
  const stranger = new HttpClient(site.url);
  await ask(stranger, ann);
  for (const other of [new HttpClient(site.url), stranger]) {
    expect(await other.page(link)).toContain("only in the browser that asked for it");
    expect((await use(other, link)).status).toBe(422);
    expect(await isIn(other)).toBe(false);
  }
  await client.request(link, { method: "HEAD" });
  expect(hiddenFields(await client.page(link))).toEqual({ link: tokenOf(link) });
  const copy = new HttpClient(site.url);
  copy.takeCookies(client);
  expect((await use(client, link)).status).toBe(303);
  expect(await isIn(client)).toBe(true);
  expect((await use(copy, link)).status).toBe(422);
  expect(await isIn(copy)).toBe(false);
});

test("a link ends after ten minutes, and with its address's place in the team", async () => {
  const client = new HttpClient(site.url);
  const late = await askedLink(client, ben);
  site.execute("update desk_links set created_at = ? where email = ?", ago(11 * MINUTE), ben);
  expect((await use(client, late)).status).toBe(422);
  const gone = await askedLink(client, ben);
  site.execute("update desk_links set email = 'gone@desk.test' where email = ?", ben);
  expect((await use(client, gone)).status).toBe(422);
  expect(await isIn(client)).toBe(false);
});

test.each<[why: string, change: () => void]>([
  ["after 12 hours without use", () => setBack("used_at", 12 * HOUR, ben)],
  ["after 7 days", () => setBack("created_at", 7 * 24 * HOUR, ben)],
  ["begun by a clock that was ahead", () => setBack("created_at", -HOUR, ben)],
  [
    "of somebody who has left the team",
    () => site.execute("update desk_sessions set email = 'gone@desk.test' where email = ?", ben),
  ],
])("a session %s has ended", async (_, change) => {
  const { client } = await signedIn(ben);
  expect(await isIn(client)).toBe(true);
  change();
  expect(await isIn(client)).toBe(false);
});

test("a session's use is noted once a minute", async () => {
  const { client } = await signedIn(ben);
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

test("a sign-in ends the browser's former session, and gives it a token that nobody knew before", async () => {
  const { client } = await signedIn();
  const planted = new HttpClient(site.url);
  planted.takeCookies(client);
  await use(client, await askedLink(client, ann));
  expect(await isIn(client)).toBe(true);
  expect(await isIn(planted)).toBe(false);
});

test("all others are ended from one browser, by a form of its own session alone", async () => {
  const [one, other] = [await signedIn(), await signedIn()];
  const ofOther = hiddenFields(await other.client.page("/desk/sessions"));
  const end = (fields: Record<string, string>, headers = {}) =>
    one.client.post("/desk/sessions", { ...fields, intent: "end-others" }, headers);
  for (const token of [ofOther.token!, "", "é"]) {
    expect((await end({ token })).status).toBe(403);
  }
  const own = hiddenFields(await one.client.page("/desk/sessions"));
  expect((await end(own, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
  expect(await isIn(other.client)).toBe(true);
  expect((await end(own)).status).toBe(303);
  expect(await isIn(other.client)).toBe(false);
  expect(await isIn(one.client)).toBe(true);
});

test("the answer to an address is the same whether it is one of the team or not, and strangers get no email", async () => {
  const said = async (email: string) => {
    const answer = await ask(new HttpClient(site.url), email);
    const cookies = answer.headers.getSetCookie().map((one) => one.replace(/=[^;]*/, ""));
    const html = (await answer.text()).replaceAll(email, "").replace(/nonce="[^"]*"/g, "");
    return [answer.status, ...cookies, html].join();
  };
  expect(await said("a@nobody.test")).toBe(await said(ben));
  const before = mailsTo(ben).length;
  await askedLink(new HttpClient(site.url), ben);
  expect(mailsTo(ben).length).toBeGreaterThan(before);
  expect(mailsTo("a@nobody.test")).toEqual([]);
  expect(site.rows("select * from rate_limits where key like '%nobody%'")).toEqual([]);
  expect((await ask(new HttpClient(site.url), "ann@desk")).status).toBe(422);
});

test("strangers have three links an hour sent to an address, and a browser that has signed in as it has more", async () => {
  const limited = await sharedSite({ env: { DESK_EMAILS: ann, RATE_LIMIT: "on" } });
  const { client } = await signedIn(ann, undefined, limited);
  const stranger = new HttpClient(limited.url);
  for (let asked = 0; asked < 2; asked += 1) await askedLink(stranger, ann, undefined, limited);
  const spent = () => limited.output().split("a sign-in link is not sent").length - 1;
  await ask(stranger, ann);
  await until("the limit is reached", () => spent() === 1);
  await use(client, await askedLink(client, ann, undefined, limited));
  expect(mailsTo(ann, limited)).toHaveLength(4);
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => ask(stranger, "a@nobody.test")),
  );
  expect(answers.at(-1)!.status).toBe(429);
});

test.each([
  ["https://evil.test/desk", "//evil.test/desk", "/\\evil.test", "/contact"],
  ["/desk/../contact", "/desk.evil.test", "/desk/sign-in?link=x", "desk/orders"],
])("the sign-in leads to no address outside the desk: %s, %s, %s, %s", async (...given) => {
  for (const to of given) {
    const page = await new HttpClient(site.url).page(`/desk/sign-in?to=${encodeURIComponent(to)}`);
    expect(hiddenFields(page).to, to).toBe("/desk");
  }
  const { answer } = await signedIn(ann, given[0]);
  expect(answer.headers.get("Location")).toBe("/desk");
});

test("no answer of the desk is cached, listed, framed, or takes a form elsewhere", async () => {
  const { client } = await signedIn();
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
  const { client } = await signedIn();
  const value = sessionOf(client);
  expect((await client.request(`/order/${encodeURIComponent(value)}`)).status).toBe(404);
  expect(await client.page("/desk/sign-in?link=" + link.split("link=")[1])).toContain(
    "This link does not sign you in",
  );
  const page = await client.page("/onboarding");
  expect(page).not.toContain('data-order="');
  expect(textOf(await client.page("/thank-you"))).not.toContain(ann);
});
