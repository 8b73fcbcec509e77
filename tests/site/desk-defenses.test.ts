import { expect, test } from "vitest";
import { HttpClient, hiddenFields } from "../support/http/http-client";
import { desk } from "../support/operations/desk";
import { postLink, signedIn, signInLink } from "../support/operations/team";
import { sharedSite } from "../support/site";

const ann = "ann@desk.test";
const env = { DESK_EMAILS: ann };
const site = await sharedSite({ env });

const HOUR = 60 * 60 * 1000;
const ask = (client: HttpClient, email = ann, headers: HeadersInit = {}) =>
  client.post("/desk/sign-in", { email, to: "/desk/sessions" }, headers);
const isIn = async (client: HttpClient) => (await client.request("/desk/sessions")).status === 200;
const startedAt = (ms: number) =>
  site.execute("update desk_sessions set created_at = ?", new Date(Date.now() + ms).toISOString());
const endOthers = async (client: HttpClient, page: string) =>
  client.post("/desk/sessions", { ...hiddenFields(page), intent: "end-others" });

test("strangers who use up a network's posts leave a browser that has signed in before its own", async () => {
  // A site of its own: no other test has used up its links.
  const zoe = "zoe@desk.test";
  const limited = await sharedSite({ env: { DESK_EMAILS: zoe, RATE_LIMIT: "on" } });
  const known = await signedIn(limited, zoe);
  const stranger = new HttpClient(limited.url);
  const posts = Array.from({ length: 40 }, () => ask(stranger, "a@nobody.test"));
  expect((await Promise.all(posts)).at(-1)!.status).toBe(429);
  expect((await ask(stranger)).status).toBe(429);
  await postLink(known, await signInLink(limited, known, zoe));
  expect((await known.request("/desk/sessions")).status).toBe(200);
  // A cookie that this site has not made is no room of its own.
  const forged = { Cookie: "desk-known=eyJ2IjpbInpvZUBkZXNrLnRlc3QiXX0" };
  expect((await ask(new HttpClient(limited.url), zoe, forged)).status).toBe(429);
});

test("all other sessions are ended after a sign-in of the last hour alone, also where the clock was set back since", async () => {
  const [one, other] = [await signedIn(site, ann), await signedIn(site, ann)];
  const page = await one.page("/desk/sessions");
  startedAt(-61 * 60 * 1000);
  const refused = await endOthers(one, page);
  expect(refused.status).toBe(303);
  expect(refused.headers.get("Location")).toBe("/desk/sign-in?again=1&to=%2Fdesk%2Fsessions");
  expect(await isIn(other)).toBe(true);
  startedAt(HOUR);
  expect(await isIn(one)).toBe(false);
  startedAt(0);
  expect((await endOthers(one, page)).headers.get("Location")).toBe("/desk/sessions");
  expect([await isIn(one), await isIn(other)]).toEqual([true, false]);
});

test("who signs in again in one tab can send the form that is open in another, and no copy of the former session can", async () => {
  const client = await signedIn(site, ann);
  const [other, former] = [await signedIn(site, ann), new HttpClient(site.url)];
  former.takeCookies(client);
  const open = await client.page("/desk/sessions");
  await postLink(client, await signInLink(site, client, ann));
  expect((await endOthers(former, open)).headers.get("Location")).toMatch(/^\/desk\/sign-in/);
  expect(await isIn(other)).toBe(true);
  expect((await endOthers(client, open)).status).toBe(303);
  expect(await isIn(other)).toBe(false);
});

test("a copy of a session ends with the sign-out, and every session with desk sessions end --all", async () => {
  const [client, other, copy] = [
    await signedIn(site, ann),
    await signedIn(site, ann),
    new HttpClient(site.url),
  ];
  copy.takeCookies(client);
  const page = await client.page("/desk/sessions");
  await client.post("/desk/sessions", { ...hiddenFields(page), intent: "sign-out" });
  expect([await isIn(copy), await isIn(other)]).toEqual([false, true]);
  expect((await desk(site, "sessions", "end", "--all")).code).toBe(0);
  expect(await isIn(other)).toBe(false);
});

test("looking at a link changes nothing: not opened, asked for its head, nor fetched in advance", async () => {
  const client = new HttpClient(site.url);
  const link = await signInLink(site, client, ann);
  const stored = () =>
    JSON.stringify([
      site.rows("select * from desk_links"),
      site.rows("select * from desk_sessions"),
    ]);
  const before = stored();
  const looks: RequestInit[] = [
    {},
    { method: "HEAD" },
    { headers: { "Sec-Purpose": "prefetch", Purpose: "prefetch" } },
    { headers: { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors" } },
  ];
  for (const look of looks) {
    const answer = await client.request(link, look);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
  }
  expect(stored()).toBe(before);
  expect((await postLink(client, link)).status).toBe(303);
});

test("the desk's cookies are the host's own over TLS, and no script or other site's form gets them", async () => {
  const secure = await sharedSite({ env: { ...env, SITE_URL: "https://desk.test" } });
  const answer = await ask(new HttpClient(secure.url));
  const cookies = [
    ...answer.headers.getSetCookie(),
    ...(await ask(new HttpClient(site.url))).headers.getSetCookie(),
  ];
  expect(cookies[0]).toMatch(
    /^__Host-desk-link=[^;]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(cookies[1]).toMatch(/^desk-link=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
  const client = new HttpClient(site.url);
  const signed = await postLink(client, await signInLink(site, client, ann));
  for (const cookie of signed.headers.getSetCookie()) {
    expect(cookie).toMatch(
      /^desk(-link|-known)?=[^;]*; Max-Age=\d+; (Expires=[^;]+; )?Path=\/; HttpOnly; SameSite=Lax$/,
    );
  }
});

test("a link leads to the site's own address, whatever host the request names", async () => {
  const client = new HttpClient(site.url);
  const evil = { Host: "evil.test", "X-Forwarded-Host": "evil.test", Forwarded: "host=evil.test" };
  expect((await ask(client, ann, evil)).status).toBe(200);
  const link = await signInLink(site, client, ann);
  expect(JSON.stringify(site.sandbox.postmark.mails)).not.toContain("evil.test");
  const answer = await client.request("/desk/sessions", { headers: evil });
  expect(answer.headers.get("Location")).toBe("/desk/sign-in?to=%2Fdesk%2Fsessions");
  await postLink(client, link);
});
