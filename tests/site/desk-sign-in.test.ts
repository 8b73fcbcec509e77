import { describe, expect, test } from "vitest";
import { DAY_MS } from "~/server/time/time";
import { HttpClient, hiddenFields, textOf } from "../support/http/http-client";
import { desk } from "../support/operations/desk";
import { signedIn, signInLink, signInMails, postLink } from "../support/operations/team";
import { sharedSite } from "../support/site";
import { until } from "../support/until";

const ann = "ann@desk.test";
const ben = "ben@desk.test";
const site = await sharedSite({ env: { DESK_EMAILS: `${ann}, Ben@desk.test` } });

const MINUTE = 60 * 1000;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

const ask = (client: HttpClient, email: string, to = "/desk/sessions") =>
  client.post("/desk/sign-in", { email, to });
const mailsTo = (email: string, on = site) => signInMails(on, email);
const askedLink = (client: HttpClient, email: string, to?: string) =>
  signInLink(site, client, email, to);
const tokenOf = (link: string) => link.split("token=")[1]!;
const sessionOf = (client: HttpClient) =>
  client.browserCookies().find(({ name }) => name === "desk")!.value;
const isIn = async (client: HttpClient) => (await client.request("/desk/sessions")).status === 200;
describe("while DESK_EMAILS is unset", async () => {
  const off = await sharedSite({ env: { DESK_EMAILS: "" } });
  const missing = await (await fetch(`${off.url}/nowhere`)).text();
  const plain = (html: string, path: string) =>
    html.replaceAll(path, "/nowhere").replace(/nonce="[^"]*"/g, "");

  test.each(["/desk", "/desk/sign-in", "/desk/sessions", "/desk/orders", "/desk/people"])(
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

  test.each(["/desk/files/x", "/desk/pictures/x", "/desk/orders/x/zip"])(
    "%s is not found, as a page",
    async (path) => {
      const answer = await new HttpClient(off.url).request(path);
      expect([answer.status, await answer.text()]).toEqual([
        404,
        expect.stringContaining("Page not found"),
      ]);
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
  const opened = await client.page(/\/desk\/sign-in\?token=[\w-]+/.exec(mail!.TextBody ?? "")![0]);
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
  await postLink(client, link);
  const value = sessionOf(client);
  expect(stored()).not.toContain(value);
});

test("a link is used up by its first use, in its own browser, and by no look at it", async () => {
  const client = new HttpClient(site.url);
  const link = await askedLink(client, ann);
  // A scanner opens the forwarded email, and presses the button; so does anybody else who got it.
  const stranger = new HttpClient(site.url);
  await ask(stranger, ann);
  for (const other of [new HttpClient(site.url), stranger]) {
    expect(await other.page(link)).toContain("only in the browser that asked for it");
    expect((await postLink(other, link)).status).toBe(422);
    expect(await isIn(other)).toBe(false);
  }
  await client.request(link, { method: "HEAD" });
  expect(hiddenFields(await client.page(link))).toEqual({ link: tokenOf(link) });
  const copy = new HttpClient(site.url);
  copy.takeCookies(client);
  expect((await postLink(client, link)).status).toBe(303);
  expect(await isIn(client)).toBe(true);
  site.execute("update desk_sessions set created_at = ?", ago(MINUTE));
  expect((await postLink(copy, link)).status).toBe(422);
  expect(await isIn(copy)).toBe(false);
});

test("a browser to which the answer did not come signs in by the same link for a minute, and begins one session", async () => {
  const client = new HttpClient(site.url);
  const link = await askedLink(client, ben);
  const cut = new HttpClient(site.url);
  cut.takeCookies(client);
  const before = site.rows("select id from desk_sessions").length;
  await postLink(cut, link);
  expect(hiddenFields(await client.page(link))).toEqual({ link: tokenOf(link) });
  for (const status of [303, 303]) expect((await postLink(client, link)).status).toBe(status);
  expect(await isIn(client)).toBe(true);
  expect(site.rows("select id from desk_sessions")).toHaveLength(before + 1);
});

test("the link that has signed a browser in leads it to the desk when it is opened again", async () => {
  const client = new HttpClient(site.url);
  const link = await askedLink(client, ben);
  await postLink(client, link);
  const again = await client.request(link);
  expect([again.status, again.headers.get("location")]).toEqual([303, "/desk"]);
});

test("a link ends after ten minutes, however far ahead the clock was, and with its address's place in the team", async () => {
  const client = new HttpClient(site.url);
  for (const made of [ago(11 * MINUTE), ago(-200 * DAY_MS)]) {
    const late = await askedLink(client, ben);
    site.execute("update desk_links set created_at = ? where email = ?", made, ben);
    expect(hiddenFields(await client.page(late))).not.toHaveProperty("link");
    expect((await postLink(client, late)).status).toBe(422);
  }
  const gone = await askedLink(client, ben);
  site.execute("update desk_links set email = 'gone@desk.test' where email = ?", ben);
  expect((await postLink(client, gone)).status).toBe(422);
  expect(await isIn(client)).toBe(false);
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

test("strangers have three links an hour sent to an address and each network one more, and a browser that has signed in as it has more", async () => {
  const env = { DESK_EMAILS: ann, RATE_LIMIT: "on", CLIENT_IP_HEADER: "X-Real-IP" };
  const limited = await sharedSite({ env });
  const client = await signedIn(limited, ann);
  const stranger = new HttpClient(limited.url);
  for (let asked = 0; asked < 3; asked += 1) await signInLink(limited, stranger, ann);
  const spent = () => limited.output().split("a sign-in link is not sent").length - 1;
  await ask(stranger, ann);
  await until("the limit is reached", () => spent() === 1);
  const elsewhere = () =>
    stranger.post("/desk/sign-in", { email: ann, to: "" }, { "X-Real-IP": "203.0.113.7" });
  await elsewhere();
  await until("a link is mailed", () => mailsTo(ann, limited).length === 5);
  await elsewhere();
  await until("that network's is used, too", () => spent() === 2);
  await postLink(client, await signInLink(limited, client, ann));
  expect(mailsTo(ann, limited)).toHaveLength(6);
});

test.each([
  ["https://evil.test/desk", "//evil.test/desk", "/\\evil.test", "/contact"],
  ["/desk/../contact", "/desk.evil.test", "/desk/sign-in?link=x", "desk/orders"],
])("the sign-in leads to no address outside the desk: %s, %s, %s, %s", async (...given) => {
  for (const to of given) {
    const page = await new HttpClient(site.url).page(`/desk/sign-in?to=${encodeURIComponent(to)}`);
    expect(hiddenFields(page).to, to).toBe("/desk");
  }
  const client = new HttpClient(site.url);
  const answer = await postLink(client, await askedLink(client, ann, given[0]));
  expect(answer.headers.get("Location")).toBe("/desk");
});

test("the operator prints a link for a colleague, which signs in once, in any browser, and for no other address", async () => {
  const { code, out } = await desk(site, "sessions", "link", "Ben@desk.test");
  expect(code).toBe(0);
  const { pathname, search } = new URL(out.trim());
  const [first, second] = [new HttpClient(site.url), new HttpClient(site.url)];
  expect(textOf(await first.page(pathname + search))).toContain("Sign in");
  expect((await postLink(first, pathname + search)).status).toBe(303);
  expect(await isIn(first)).toBe(true);
  expect(await first.page("/desk/sessions")).toContain(ben);
  expect((await postLink(second, pathname + search)).status).toBe(422);
  expect(await isIn(second)).toBe(false);
  const other = await desk(site, "sessions", "link", "eve@nobody.test");
  expect([other.code, other.out, other.err]).toEqual([
    1,
    "",
    "eve@nobody.test is not in DESK_EMAILS.\n",
  ]);
});

test("a link that could not be mailed in its time is not mailed afterwards", async () => {
  const mended = site.sandbox.postmark.fail({ status: 500 });
  await ask(new HttpClient(site.url), ann);
  const waits = () => site.rows("select id from outbox where last_error is not null");
  await until("the email has failed", () => waits().length === 1);
  const before = mailsTo(ann).length;
  site.execute("update outbox set expires_at = ?", ago(1));
  mended();
  site.execute("update outbox set next_attempt_at = ?", ago(1));
  await until("the email is deleted", () => waits().length === 0);
  expect(mailsTo(ann)).toHaveLength(before);
});
