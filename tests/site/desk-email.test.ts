import { describe, expect, test } from "vitest";
import { priceTexts } from "~/content/price-texts";
import {
  fieldValues,
  filledIn,
  listedFiles,
  namesListed,
  OnboardingClient,
  openedClient,
  SCRIPTS,
} from "../support/assets/onboarding-client";
import { flyer, logo } from "../support/assets/upload-samples";
import { draftRow, insertion } from "../support/database/sample-rows";
import { shortTimeoutsWithJobs } from "../support/faults/fault-rows";
import { HttpClient, textOf } from "../support/http/http-client";
import { desk } from "../support/operations/desk";
import {
  linkIn,
  orderOf,
  paidOrder,
  placeOrder,
  validOrder,
  type OrderRow,
} from "../support/orders/order-visitor";
import { paidAgo, reminderOf } from "../support/orders/reminders";
import { mailedTo } from "../support/orders/person";
import { sharedSite } from "../support/site";
import { until } from "../support/until";

const site = await sharedSite({ env: shortTimeoutsWithJobs });

const unsent = ({ id }: OrderRow) =>
  site.rows<{ id: string }>("select id from outbox where order_id = ? and state != 'sent'", id);
const row = ({ id }: OrderRow) =>
  site.rows<OrderRow>("select * from orders where id = ?", id)[0] as OrderRow;

async function changeEmail({ reference }: OrderRow, email = validOrder().email) {
  return { ...(await desk(site, "orders", "email", reference, email)), email };
}

/** Changes the address of an order whose emails are sent, and waits for the receipt. */
async function readdress(order: OrderRow) {
  await until("the earlier emails are sent", () => unsent(order).length === 0);
  const ran = await changeEmail(order);
  expect(ran).toMatchObject({ code: 0, out: `${order.reference} readdressed\n` });
  await until("the receipt is sent", () => unsent(order).length === 0);
  expect(mailedTo(site, ran.email)).toHaveLength(1);
  return ran;
}

describe("desk orders email", () => {
  test("sends the receipt once to the new address, with a link that opens the order until the next change", async () => {
    const { order, fields } = await paidOrder(site);
    const { email, err } = await readdress(order);
    const [first, ...more] = mailedTo(site, fields.email);
    expect(more).toEqual([]);
    const [receipt] = mailedTo(site, email);
    expect(receipt?.Subject).toBe(first?.Subject);
    expect(receipt?.TextBody).toContain(priceTexts.today);
    const link = linkIn(receipt?.TextBody, "/onboarding");
    const html = await new HttpClient(site.url).page(link);
    expect(textOf(html)).toContain(order.reference);
    expect(fieldValues(html)).toMatchObject({ email });
    expect(row(order)).toMatchObject({ email, state: "paid" });
    for (const output of [err, site.output()]) {
      expect(output).not.toContain(email);
      expect(output).not.toContain(fields.email);
    }
    await readdress(order);
    expect(await new HttpClient(site.url).page(link)).not.toContain(order.reference);
  });

  test("makes the earlier links unknown, also in a browser that has opened them", async () => {
    const { order, link } = await paidOrder(site);
    paidAgo(site, order, 25);
    const reminder = await reminderOf(site, order, "24h");
    const stranger = new HttpClient(site.url);
    expect(textOf(await stranger.page(link))).toContain(order.reference);
    const { email } = await readdress(order);
    for (const client of [stranger, new HttpClient(site.url)]) {
      for (const path of [link, linkIn(reminder, "/onboarding"), "/onboarding", "/thank-you"]) {
        const html = await client.page(path);
        expect(html).not.toContain(order.reference);
        expect(html).not.toContain(email);
      }
    }
    const stop = await stranger.request(linkIn(reminder, "/reminders"));
    expect(stop.status).toBe(404);
  });

  describe("after somebody else had opened the link", () => {
    const begun = { ...filledIn, textContent: "Written before the address was corrected" };

    /** The buyer's browser and the wrong addressee's, both with the page open before the correction. */
    async function opened(fields?: typeof begun) {
      const { order, link, visitor } = await paidOrder(site);
      const buyer = await openedClient(site, "/onboarding", visitor);
      if (fields) await buyer.send([logo], { ...fields, intent: "save" });
      const stranger = new OnboardingClient(site);
      const seen = await stranger.open(link);
      await buyer.open();
      const before = { buyer: { ...buyer.hidden }, stranger: { ...stranger.hidden } };
      return { order, buyer, stranger, seen, before, email: (await readdress(order)).email };
    }

    describe.each([
      ["begun", begun],
      ["not begun", undefined],
    ])("a draft that was %s", (_, fields) => {
      test("is not reached by the earlier link, cookies and open pages of it", async () => {
        const { order, stranger, seen, buyer, before } = await opened(fields);
        const remove = listedFiles(seen)[0]?.intent ?? "remove:none";
        for (const intent of ["autosave", "upload", remove, "save", undefined]) {
          stranger.hidden = before.stranger;
          const typed = { ...filledIn, textContent: "The stranger's", ...(intent && { intent }) };
          const answer = await stranger.send([flyer], typed);
          expect(answer.status, intent).toBe(422);
          expect(fieldValues(answer.body).textContent).toBe("The stranger's");
          for (const word of [order.reference, begun.textContent, "logo.png"]) {
            expect(answer.body).not.toContain(word);
          }
        }
        const page = await buyer.open();
        expect(fieldValues(page).textContent).toBe(fields?.textContent ?? "");
        expect(namesListed(page)).toEqual(fields ? ["logo.png"] : []);
        expect(site.rows("select id from inquiries where order_id = ?", order.id)).toEqual([]);
      });

      test("is submitted to the order by the buyer's own open page of it", async () => {
        const { order, buyer, before } = await opened(fields);
        buyer.hidden = before.buyer;
        const sent = await buyer.send([flyer], { ...begun, intent: "upload" });
        const names = fields ? ["flyer.pdf", "logo.png"] : ["flyer.pdf"];
        expect([sent.status, namesListed(sent.body)]).toEqual([200, names]);
        buyer.hidden = before.buyer;
        const submitted = await buyer.send([], begun);
        expect(textOf(await buyer.follow(submitted))).toMatch(/Thank You!.*flyer.pdf/s);
        const [inquiry] = site.rows<{ file_urls: string; project_description: string }>(
          "select * from inquiries where order_id = ?",
          order.id,
        );
        expect(inquiry?.project_description).toBe(begun.textContent);
        expect(JSON.parse(inquiry!.file_urls)).toHaveLength(names.length);
      });
    });

    test("a text that the buyer's page stored under the earlier id, at the moment of the correction, is shown to nobody", async () => {
      const { order, stranger } = await opened();
      const { draft_id, id: order_id } = order;
      const stored = draftRow({ id: draft_id, order_id, text_content: begun.textContent });
      site.execute(...insertion("drafts", stored));
      expect(await stranger.open()).not.toContain(begun.textContent);
    });

    test("the list of what a stranger has submitted is no longer shown to the stranger", async () => {
      const { order, link } = await paidOrder(site);
      const stranger = await openedClient(site, link);
      const submitted = await stranger.send([flyer]);
      expect(await stranger.follow(submitted)).toContain(order.reference);
      await readdress(order);
      expect(await stranger.follow(submitted)).not.toMatch(new RegExp(`${order.reference}|flyer`));
    });
  });

  test("corrects the address in what the buyer has begun and sent, so that replies reach the buyer", async () => {
    const { order, link, fields, visitor } = await paidOrder(site);
    const named = { ...filledIn, email: fields.email };
    const client = await openedClient(site, link);
    await client.send([], named);
    await client.open(`${link}&more=1`);
    await client.send([], { ...named, intent: "save" });
    const open = await openedClient(site, link, client);
    const { email } = await readdress(order);
    // The page that the buyer still has open shows the earlier one, and changes another field.
    open.takeCookies(visitor);
    const later = { ...named, brandColors: "navy", intent: "autosave" };
    expect((await open.send([], later, SCRIPTS)).status).toBe(200);
    const [, token] = /\/order\/([\w-]+)/.exec(mailedTo(site, email)[0]?.TextBody ?? "")!;
    const buyer = await openedClient(site, `/onboarding?link=${token}&more=1`);
    expect(fieldValues(await buyer.open()).email).toBe(email);
    expect(site.rows("select email from inquiries where order_id = ?", order.id)).toEqual([
      { email },
    ]);
  });

  test("readdresses what is not sent yet, and replaces an unsent receipt", async () => {
    const { order, fields, sessionId } = await placeOrder(site);
    const heal = site.sandbox.postmark.fail({ status: 500 });
    await site.sandbox.stripe.pay(sessionId);
    await desk(site, "orders", "ready", order.reference, "--url", "https://preview.test/ann");
    const { email } = await changeEmail(order);
    heal();
    // However often they have failed by now, and are to wait.
    for (const { id } of unsent(order)) await desk(site, "outbox", "retry", id);
    await until("every email is sent", () => unsent(order).length === 0);
    expect(mailedTo(site, fields.email)).toEqual([]);
    expect(mailedTo(site, email).map(({ Subject }) => Subject)).toEqual([
      expect.stringContaining("order"),
      `Your website is ready to look at (${order.reference})`,
    ]);
  });

  test("sends the preview of a website that waits for its launch, and nothing of one that is live", async () => {
    const { order } = await paidOrder(site);
    await desk(site, "orders", "ready", order.reference, "--url", "https://preview.test/bob");
    await until("the preview is sent", () => unsent(order).length === 0);
    const readdressed = async () => {
      const { email } = await changeEmail(order);
      await until("every email is sent", () => unsent(order).length === 0);
      return mailedTo(site, email).map(({ Subject }) => Subject);
    };
    const receipt = expect.stringContaining("order") as string;
    const preview = `Your website is ready to look at (${order.reference})`;
    expect((await readdressed()).sort()).toEqual([receipt, preview]);
    const launched = await desk(site, "orders", "launched", order.reference, "--why", "by phone");
    expect(launched.code).toBe(0);
    expect(await readdressed()).toEqual([receipt]);
  });

  test("keeps the buyer's confirmation, with a link that works, even where a link was typed", async () => {
    const { order, link } = await paidOrder(site);
    const client = new OnboardingClient(site);
    await client.open(link);
    site.sandbox.postmark.fail({ status: 500 });
    await client.send([], { ...filledIn, email: "c@x.test", websiteUrl: "https://a.test/?link=1" });
    const { email } = await changeEmail(order);
    const [confirmation, ...more] = site.rows<{ recipient: string; mail: string }>(
      "select recipient, mail from outbox where order_id = ? and dedupe_key like '% confirmed'",
      order.id,
    );
    expect([confirmation?.recipient, ...more]).toEqual([email]);
    const links = confirmation?.mail.match(/\/order\/[\w-]+/g) ?? [];
    expect(links.length).toBeGreaterThan(1);
    for (const path of links) expect((await client.request(path)).status).toBe(200);
  });

  test("sends no receipt, which says what comes next, of an order that was refunded", async () => {
    const { order } = await paidOrder(site);
    await until("the earlier emails are sent", () => unsent(order).length === 0);
    site.execute("update orders set state = 'refunded' where id = ?", order.id);
    const { code, email } = await changeEmail(order);
    expect(code).toBe(0);
    expect(row(order).email).toBe(email);
    expect(unsent(order)).toEqual([]);
    expect(mailedTo(site, email)).toEqual([]);
  });
});

describe("desk orders email changes nothing", () => {
  test("for an order that is not paid", async () => {
    const { order, fields } = await placeOrder(site);
    const err = `${order.reference} is not paid: its state is checkout_open.\n`;
    expect(await changeEmail(order)).toMatchObject({ code: 1, out: "", err });
    expect(orderOf(site, fields)).toMatchObject({ id: order.id });
  });

  test("for the address that the order has, and for a buyer who was forgotten", async () => {
    const { order, fields, link } = await paidOrder(site);
    const same = await changeEmail(order, fields.email);
    expect([same.code, same.err]).toEqual([0, `${order.reference} has this address already.\n`]);
    expect(await new HttpClient(site.url).page(link)).toContain(order.reference);
    await desk(site, "forget", fields.email, "--yes");
    const gone = await changeEmail(order, fields.email);
    expect([gone.code, gone.err]).toEqual([1, `The buyer of ${order.reference} was forgotten.\n`]);
    expect(row(order).email).toBe("");
  });
});
