import { expect, test } from "vitest";
import { type HttpClient, hiddenFields, textOf } from "../support/http/http-client";
import { elements } from "../support/http/html-elements";
import { signedIn } from "../support/operations/team";
import { orderOf, placeOrder } from "../support/orders/order-visitor";
import { allRows, customer, person, type Person, tracesIn } from "../support/orders/person";
import { paymentsOf } from "../support/orders/stripe-events";
import { startSite } from "../support/site";

// A separate site, because the tests look through its whole database.
const [ann, ben] = ["ann@desk.test", "ben@desk.test"];
const site = await startSite({ env: { DESK_EMAILS: `${ann},${ben}` } });
const team = await signedIn(site, ann);

const look = async (email: string, client = team) => {
  const { token = "" } = hiddenFields(await client.page("/desk/people"));
  const answer = await client.post("/desk/people", { token, intent: "look", email });
  return { answer, html: await answer.text() };
};

async function exported(email: string, client = team) {
  const { token = "" } = hiddenFields(await client.page("/desk/people"));
  return client.post("/desk/people/json", { token, email });
}

/** Posts the form of a page that shows a person. */
function erase(html: string, typed: string, client: HttpClient = team) {
  const form = elements(html, "form").find(({ html: inner }) => inner.includes('name="seen"'));
  const fields = { ...hiddenFields(form!.html), intent: "erase", typed };
  return client.post("/desk/people", fields);
}

const stateOf = (id: string) =>
  site.rows<{ state: string; email: string }>(
    "select state, email from orders where id = ?",
    id,
  )[0];

test("a person is shown with the orders and what an erasure does to each, whatever the case of the address", async () => {
  const who = person();
  const { order } = await customer(site, who);
  const { answer, html } = await look(who.order.email.toUpperCase());
  expect(answer.status).toBe(200);
  const link = elements(html, "a").find(({ text }) => text === order.reference);
  expect(link!.attributes.href).toBe(`/desk/orders/${order.id}`);
  const text = textOf(html);
  expect(text).toContain("paid, website not launched: made blank: stays for the books");
  for (const one of ["Submissions of assets 1", "Files 1", "Requests 1", "Private links"]) {
    expect(text).toContain(one);
  }
  expect(html).toContain("<title>People");
});

test("all that is stored of a person is in one file, without what is another's and without keys", async () => {
  const [who, other] = [person(), person()];
  const { link, order } = await customer(site, who);
  await customer(site, other);
  const answer = await exported(who.order.email.toUpperCase());
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.get("Content-Disposition")).toMatch(
    /^attachment; filename="person-\d{4}-\d\d-\d\d\.json"$/,
  );
  const text = await answer.text();
  const data = JSON.parse(text) as Record<string, Record<string, unknown>[]>;
  for (const trace of who.traces) expect(text, trace).toContain(trace);
  for (const trace of other.traces) expect(text, trace).not.toContain(trace);
  expect(data.orders).toMatchObject([{ id: order.id, ...who.order }]);
  expect(data.uploads).toMatchObject([{ name: who.file.name }]);
  expect(data.ledger).toMatchObject([{ kind: "charge", order_id: order.id }]);
  expect(data.outbox![0]!.mail).toMatchObject({ to: expect.stringContaining("@") });
  expect(text).not.toContain(link.split("link=")[1]);
  expect(text).not.toMatch(/token_hash|encrypted_token/);

  // Who adds a table decides whether it has something of a person.
  const without =
    /^(stripe_events|desk_|rate_limits|job_runs|forgotten|kysely_|sqlite_|orders_fts)/;
  const tables = allRows(site).flatMap(([name]) => (without.test(name) ? [] : [name]));
  expect(Object.keys(data)).toEqual(expect.arrayContaining(tables));
});

test("an erasure wants the address typed again, keeps what accounting needs, and is said without the address", async () => {
  const who = person();
  const { order } = await customer(site, who);
  const { html } = await look(who.order.email);
  const wrong = await erase(html, person().order.email);
  expect(wrong.status).toBe(422);
  const again = await wrong.text();
  expect(textOf(again)).toContain("Nothing was erased: that is another address.");
  expect(tracesIn(site, who)).toEqual(who.traces);

  const answer = await erase(again, who.order.email.toUpperCase());
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/desk/people"]);
  const said = textOf(await team.page("/desk/people"));
  expect(said).toContain("Erased: orders made blank 1, inquiries 1, drafts 1, files 1");
  expect(said).toContain("What only you can delete: at Stripe");
  expect(textOf(await team.page("/desk/people"))).not.toContain("Erased:");
  expect(stateOf(order.id)).toEqual({ state: "assets_received", email: "" });
  expect(paymentsOf(site, order)).toHaveLength(1);
  const actors = "select actor from order_events where order_id = ? and kind = 'erased'";
  expect(site.rows(actors, order.id)).toEqual([{ actor: `team:${ann}` }]);
  expect(tracesIn(site, who)).toEqual([]);
  for (const trace of who.traces) expect(said + site.output()).not.toContain(trace);
  expect(textOf((await look(who.order.email)).html)).toContain("Nothing is stored of");
});

test("an order that came after the preview is named before anything is erased", async () => {
  const who = person();
  const { order } = await placeOrder(site, who.order);
  const { html } = await look(who.order.email);
  await placeOrder(site, { ...person().order, email: who.order.email.toUpperCase() });
  const answer = await erase(html, who.order.email);
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(textOf(page)).toContain("the orders have changed");
  expect(stateOf(order.id)).toMatchObject({ email: who.order.email });
  expect((await erase(page, who.order.email)).status).toBe(303);
  expect(stateOf(order.id)).toBeUndefined();
});

test("two erasures at once erase a person once, and neither fails", async () => {
  const who = person();
  const { order } = await customer(site, who);
  const other = await signedIn(site, ben);
  const pages = [await look(who.order.email), await look(who.order.email, other)];
  const answers = await Promise.all([
    erase(pages[0]!.html, who.order.email),
    erase(pages[1]!.html, who.order.email, other),
  ]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(303);
  for (const status of statuses) expect([303, 422]).toContain(status);
  const events = "select kind from order_events where order_id = ? and kind = 'erased'";
  expect(site.rows(events, order.id)).toHaveLength(1);
  expect(tracesIn(site, who)).toEqual([]);
});

test("of the contact of another buyer's assets only the address is theirs: no file has the buyer's data, and these stay", async () => {
  const agency = person();
  const firm: Person = person();
  firm.assets.email = agency.assets.email;
  const { order } = await customer(site, firm);
  const { html } = await look(agency.assets.email);
  expect(textOf(html)).toContain(`${order.reference} of another buyer: stays with its assets`);
  const text = await (await exported(agency.assets.email)).text();
  expect(JSON.parse(text)).toMatchObject({ contact_of: [order.reference], orders: [], drafts: [] });
  for (const trace of firm.traces) expect(text, trace).not.toContain(trace);
  expect((await erase(html, agency.assets.email)).status).toBe(303);
  expect(tracesIn(site, agency)).toEqual([]);
  expect(tracesIn(site, firm)).toEqual(firm.traces.filter((trace) => !trace.startsWith("Moa")));
  expect(orderOf(site, firm.order).id).toBe(order.id);
});

test.each([
  "nobody@nowhere.test",
  "mar\u212A@nowhere.test",
  `"><b>@nowhere.test`,
  "%_@nowhere.test",
])("of %j nothing is stored, and the page says so", async (address) => {
  const { answer, html } = await look(address);
  expect(answer.status).toBe(200);
  expect(textOf(html)).toContain("Nothing is stored of");
  expect(html).not.toContain("<b>@");
});

test("what is no address is answered 422 and kept", async () => {
  const { answer, html } = await look("Ann Miller");
  expect(answer.status).toBe(422);
  expect(textOf(html)).toContain("Give an email address.");
  expect(html).toContain('value="Ann Miller"');
});

test("a sign-in older than an hour neither looks nor downloads nor erases, and leads back to the page", async () => {
  const who = person();
  await placeOrder(site, who.order);
  const other = await signedIn(site, ben);
  const { html } = await look(who.order.email, other);
  const { token = "" } = hiddenFields(html);
  const ago = new Date(Date.now() - 61 * 60 * 1000).toISOString();
  site.execute("update desk_sessions set created_at = ? where email = ?", ago, ben);
  const fields = { token, email: who.order.email, intent: "look" };
  for (const answer of [
    await other.request("/desk/people"),
    await other.post("/desk/people", fields),
    await other.post("/desk/people/json", fields),
    await erase(html, who.order.email, other),
  ]) {
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      `/desk/sign-in?again=1&to=${encodeURIComponent("/desk/people")}`,
    ]);
  }
  expect(tracesIn(site, who)).not.toEqual([]);
});
