import { expect, test } from "vitest";
import { HttpClient, textOf } from "../support/http/http-client";
import { mailedTo } from "../support/orders/person";
import { orderAgain, paidOrder, placeOrder } from "../support/orders/order-visitor";
import { sharedSite, startSite } from "../support/site";
import { until } from "../support/until";

const site = await sharedSite();

const SUBJECT = /^Your private link/;
const linkMails = (address: string) =>
  mailedTo(site, address).filter(({ Subject }) => SUBJECT.test(Subject ?? ""));
const ask = (email: string, client = new HttpClient(site.url)) =>
  client.post("/lost-link", { email });

test("a paid order's buyer gets a link by email that opens the order, in any spelling of the address", async () => {
  const { fields, order } = await paidOrder(site);
  const answer = await ask(` ${fields.email.toUpperCase()} `);
  expect(answer.status).toBe(200);
  await until("the link is mailed", () => linkMails(fields.email).length === 1);
  const [mail] = linkMails(fields.email);
  const [url] = /http\S+\/order\/[\w-]+/.exec(mail!.TextBody ?? "") ?? [];
  expect(textOf(await new HttpClient(site.url).page(new URL(url!).pathname))).toContain(
    order.reference,
  );
  // The earlier link goes on working, and a second question within a minute sends no second email.
  await ask(fields.email);
  const other = await paidOrder(site);
  await ask(other.fields.email);
  await until("a later link is mailed", () => linkMails(other.fields.email).length === 1);
  expect(linkMails(fields.email)).toHaveLength(1);
});

test("the answer is the same for an address with a paid order, with an unpaid one and with none", async () => {
  const paid = await paidOrder(site);
  const unpaid = await placeOrder(site);
  const said = async (email: string) =>
    textOf(await (await ask(email)).text()).replaceAll(email, "");
  const answers = await Promise.all(
    [paid.fields.email, unpaid.fields.email, "a@nobody.test"].map(said),
  );
  expect(new Set(answers).size).toBe(1);
  await until("the link is mailed", () => linkMails(paid.fields.email).length === 1);
  expect(linkMails(unpaid.fields.email)).toEqual([]);
});

test("what is no address is answered 422 and kept, and a page of another site is refused", async () => {
  const answer = await ask("ann@plumbing");
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('value="ann@plumbing"');
  const foreign = { Origin: "https://evil.test" };
  const client = new HttpClient(site.url);
  expect((await client.post("/lost-link", { email: "a@b.test" }, foreign)).status).toBe(403);
});

test("a stranger has three emails an hour sent to an address, after an unpaid order too, and its owner's own browser three more", async () => {
  const limited = await sharedSite({ env: { RATE_LIMIT: "on" } });
  const { fields, visitor } = await paidOrder(limited);
  const sent = () => limited.rows("select id from order_events where kind = 'link_sent'").length;
  const later = () =>
    limited.execute(
      "update outbox set created_at = '2026-01-01T00:00:00.000Z' where dedupe_key like '% link %'",
    );
  const asked = async (client: HttpClient) => {
    await client.post("/lost-link", { email: fields.email });
    later();
  };
  const stranger = new HttpClient(limited.url);
  await orderAgain(stranger, fields);
  for (const expected of [1, 2, 3]) {
    await asked(stranger);
    await until("a link is sent", () => sent() === expected);
    later();
  }
  await asked(stranger);
  await asked(visitor);
  await until("the owner's is sent", () => sent() === 4);
});

test("three questions at once use up one of an address's emails, not the three of an hour", async () => {
  const limited = await startSite({ env: { RATE_LIMIT: "on" } });
  const { fields } = await paidOrder(limited);
  const sent = () => limited.rows("select id from order_events where kind = 'link_sent'").length;
  const later = () => limited.execute("update outbox set created_at = '2026-01-01T00:00:00.000Z'");
  const askAnew = () => ask(fields.email, new HttpClient(limited.url));
  await Promise.all([askAnew(), askAnew(), askAnew()]);
  // A stop waits for what was asked.
  await limited.kill();
  expect(sent()).toBe(1);
  await limited.restart();
  for (const expected of [2, 3]) {
    later();
    await askAnew();
    await until("a link is sent", () => sent() === expected);
  }
});
