import { expect, test } from "vitest";
import { terms } from "~/content/site";
import { stages } from "~/order-page/order-stage";
import { hiddenFields, HttpClient, textOf } from "../support/http/http-client";
import { desk } from "../support/operations/desk";
import { allMailsSent, mailedTo } from "../support/orders/person";
import { type OrderRow, validOrder } from "../support/orders/order-visitor";
import { launched, openOwnPage, PREVIEW, ready } from "../support/orders/own-page";
import { until } from "../support/until";
import { sharedSite, teamEmail } from "../support/site";

const site = await sharedSite();

const ownPage = (...steps: (readonly string[])[]) => openOwnPage(site, ...steps);

const requestsOf = ({ id }: OrderRow) =>
  site.rows<{ kind: string; text: string }>(
    "select kind, text from order_requests where order_id = ? order by requested_at",
    id,
  );

test("a private link opens the order on any device, without cookies, and tells nobody its path", async () => {
  const { device, path, order, fields } = await ownPage();
  const answer = await device.request(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Referrer-Policy")).toBe("no-referrer");
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.getSetCookie()).toEqual([]);
  const html = await answer.text();
  const token = path.slice("/order/".length);
  expect(/<head>.*<\/head>/s.exec(html)![0]).not.toContain(token);
  for (const text of [order().reference, fields.name, fields.email, "Total paid"]) {
    expect(textOf(html)).toContain(text);
  }
  const isLogged = () => site.output().includes('"route":"/order/:token"');
  await until("the request is logged", isLogged);
  expect(site.output()).not.toContain(token);
});

test.each([
  ["a paid order asks for files", [], "Send your brand assets", "paid"],
  ["a preview asks for a decision", [ready], "Put it live", "paid"],
  ["a live website is named and visited", [ready, launched], "Visit your website", "paid"],
  ["a missed month is said first", [ready, launched], "A monthly payment is open", "past_due"],
  ["a refund is said first", [], "This order was refunded", "refunded"],
  ["a dispute is said first", [ready], "A payment of this order is disputed", "disputed"],
  ["an order that is over says so", [], "This order has ended", "cancelled"],
] as const)("%s", async (_, steps, text, state) => {
  const { html, order } = await ownPage(...steps);
  site.execute("update orders set state = ? where id = ?", state, order().id);
  expect(textOf(await html())).toContain(text);
});

test("an unknown link, one of an erased buyer and one from before a change of address are not found, and their forms do nothing", async () => {
  const erased = await ownPage(ready);
  const readdressed = await ownPage(ready);
  const tokens = await Promise.all(
    [erased, readdressed].map(async (one) => hiddenFields(await one.html())["token"] ?? ""),
  );
  const ids = [erased, readdressed].map(({ order }) => order().id);
  const other = validOrder();
  await desk(site, "forget", erased.fields.email, "--yes");
  await desk(site, "orders", "email", readdressed.order().reference, other.email);
  for (const path of [erased.path, readdressed.path, "/order/nothing", "/order/a%2Fb"]) {
    expect((await new HttpClient(site.url).request(path)).status, path).toBe(404);
  }
  const stored = () =>
    ids.map((id) => site.rows("select version, approved_at from orders where id = ?", id));
  const before = stored();
  for (const intent of ["approve", "changes", "edit", "add", "replace", "remove", "restore"]) {
    for (const [i, { device, path }] of [erased, readdressed].entries()) {
      const fields = { token: tokens[i]!, intent, text: "More", upload: "1" };
      expect((await device.post(path, fields)).status, intent).toBe(404);
    }
  }
  expect(stored()).toEqual(before);
});

test("approving is stored once, and told to the team and the order's address", async () => {
  const { act, order, fields } = await ownPage(ready);
  for (const status of [303, 303]) expect((await act({ intent: "approve" })).status).toBe(status);
  expect(order().approved_at).not.toBeNull();
  await allMailsSent(site, order());
  const subjects = (to: string) => mailedTo(site, to).map(({ Subject }) => Subject ?? "");
  const { reference } = order();
  const told = subjects(teamEmail).filter((subject) => subject.includes("approved"));
  expect(told.filter((subject) => subject.includes(reference))).toHaveLength(1);
  expect(
    subjects(fields.email).filter((subject) => /put your website live/.test(subject)),
  ).toHaveLength(1);
});

test("a page opened before another preview was shown, or changes were asked for, agrees with nothing", async () => {
  const { act, device, path, html, order } = await ownPage(ready);
  const post = (fields: Record<string, string>) =>
    device.post(path, { token: "", ...fields, intent: "approve" });
  for (const meanwhile of [
    () => act({ intent: "changes", text: "The phone number is wrong." }),
    () => desk(site, "orders", "ready", order().reference, "--url", `${PREVIEW}/2`),
  ]) {
    const opened = hiddenFields(await html());
    await meanwhile();
    const answer = await post(opened);
    expect(answer.status).toBe(422);
    expect(textOf(await answer.text())).toContain("This page has changed");
    expect(order().approved_at).toBeNull();
  }
  expect((await post(hiddenFields(await html()))).status).toBe(303);
});

test("changes that come when the website is live already are shown again", async () => {
  const { act, order } = await ownPage(ready);
  await desk(site, "orders", launched[0], order().reference, ...launched.slice(1));
  const answer = await act({ intent: "changes", text: "A larger logo, please." });
  expect(answer.status).toBe(422);
  expect(textOf(await answer.text())).toContain("What you typed: A larger logo, please.");
});

test("changes and edits are stored once each, and shown with their answers, the newest first", async () => {
  const { act, order, html, path } = await ownPage(ready);
  const changes = { intent: "changes", text: "A larger logo, please." };
  for (const status of [303, 303]) expect((await act(changes)).status).toBe(status);
  expect(requestsOf(order())).toEqual([{ kind: "changes", text: changes.text }]);
  const inOrder = [stages.changes.title, "Changes, round 1", "Ask for more changes", "Put it live"];
  expect(textOf(await html())).toMatch(new RegExp(inOrder.join(".*")));
  await desk(site, "orders", "ready", order().reference, "--url", `${PREVIEW}/2`);
  expect(textOf(await html())).toContain("Put it live");
  await desk(site, "orders", ...launched.slice(0, 1), order().reference, ...launched.slice(1));
  const edit = await act({ intent: "edit", text: "New opening hours." });
  expect([edit.status, edit.headers.get("location")]).toEqual([303, `${path}#requests`]);
  expect(requestsOf(order()).map(({ kind }) => kind)).toEqual(["changes", "edit"]);
  expect(textOf(await html())).toMatch(/You have asked for 1 this month.*Edit.*Changes, round 1/);
});

test("an edit beyond those of the month's plan is taken, and its price is announced before and after", async () => {
  const { act, html, order, fields } = await ownPage(ready, launched);
  const { contentEditsPerMonth: included } = terms;
  const says = async () => textOf(await html()).includes("we email you what it costs");
  for (let edit = 1; edit <= included + 1; edit += 1) {
    expect(await says(), `before edit ${edit}`).toBe(edit > included);
    expect((await act({ intent: "edit", text: `Edit ${edit}` })).status).toBe(303);
  }
  expect(requestsOf(order())).toHaveLength(included + 1);
  await allMailsSent(site, order());
  const { reference } = order();
  for (const to of [fields.email, teamEmail]) {
    const mails = mailedTo(site, to).filter(
      ({ Subject }) => /edit/i.test(Subject ?? "") && Subject?.includes(reference),
    );
    const priced = mails.filter(({ TextBody }) => TextBody?.includes("what it costs"));
    const texts = priced.map(({ TextBody }) => /Edit \d+/.exec(TextBody ?? "")?.[0]);
    expect([mails.length, texts], to).toEqual([included + 1, [`Edit ${included + 1}`]]);
  }
});

test.each([
  ["no intent", { text: "More" }],
  ["an unknown intent", { intent: "delete", text: "More" }],
  ["an empty text", { intent: "changes", text: " \n " }],
  ["a text of 2,001 characters", { intent: "changes", text: "x".repeat(2_001) }],
  ["a forged token", { intent: "changes", text: "More", token: "forged" }],
  ["an edit before the launch", { intent: "edit", text: "More" }],
] as [string, Record<string, string>][])(
  "%s is answered 422, changes nothing and keeps the text",
  async (_, fields) => {
    const { act, order } = await ownPage(ready);
    const before = order().version;
    const answer = await act(fields);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    const { intent, text = "" } = fields;
    if (intent === "changes" && text.trim()) expect(html).toContain(text);
    expect(order().version).toBe(before);
    expect(requestsOf(order())).toEqual([]);
  },
);

test("the form of one order does nothing on the page of another, nor does a page of another site", async () => {
  const one = await ownPage(ready);
  const other = await ownPage(ready);
  const { token = "" } = hiddenFields(await one.html());
  expect((await other.device.post(other.path, { intent: "approve", token })).status).toBe(422);
  const foreign = { Origin: "https://evil.test" };
  expect((await one.device.post(one.path, { intent: "approve", token }, foreign)).status).toBe(403);
  expect([one.order().approved_at, other.order().approved_at]).toEqual([null, null]);
  // What browsers send from a page without a referrer.
  const own = { Origin: "null", "Sec-Fetch-Site": "same-origin" };
  const choice = { consent: "declined", returnTo: one.path };
  const answered = await one.device.post("/cookie-consent", choice, own);
  expect([answered.status, answered.headers.get("Location")]).toEqual([303, one.path]);
  expect((await one.device.post(one.path, { intent: "approve", token }, own)).status).toBe(303);
});

test("other spellings of the path lead to it", async () => {
  const { path, device } = await ownPage();
  for (const spelling of [
    `${path}/`,
    path.replace("order", "Order"),
    path.replace("/order/", "/order//"),
  ]) {
    const answer = await device.request(spelling);
    expect([answer.status, answer.headers.get("Location")], spelling).toEqual([308, path]);
  }
});
