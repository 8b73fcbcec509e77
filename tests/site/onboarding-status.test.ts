import { describe, expect, test } from "vitest";
import {
  fieldValues,
  filledIn,
  listedFiles,
  OnboardingClient,
  openedClient,
  SCRIPTS,
} from "../support/assets/onboarding-client";
import { jpeg, logo } from "../support/assets/upload-samples";
import { textOf } from "../support/http/http-client";
import { inquiriesAbout, orderOf, orderPageOf, paidOrder } from "../support/orders/order-visitor";
import { progressOf } from "../support/orders/order-page";
import { subjectsOf } from "../support/orders/stripe-events";
import { sharedSite } from "../support/site";

const site = await sharedSite();

const none = { done: [], current: [] };
const paid = { done: ["Details", "Payment"], current: ["Assets"] };
const arrived = { done: ["Details", "Payment", "Assets"], current: ["Launch"] };

/** The page of a submission, or of a draft that is saved for later. */
async function after(client: OnboardingClient, fields: Record<string, string> = filledIn) {
  return client.follow(await client.send([], fields));
}
const saved = { ...filledIn, intent: "save" };

/** A browser with the onboarding form of a new paid order. */
async function buyer() {
  const { link, order } = await paidOrder(site);
  const client = await openedClient(site, link);
  const isNow = (state: string) =>
    site.execute("update orders set state = ? where id = ?", state, order.id);
  return { client, isNow };
}

describe("to a visitor without an order", () => {
  test("neither the form nor the page of a saved draft nor the thanks call anything paid", async () => {
    const client = new OnboardingClient(site);
    expect(progressOf(await client.open())).toEqual(none);
    const kept = await after(client, saved);
    expect(textOf(kept)).toContain("Saved for later");
    expect(progressOf(kept)).toEqual(none);
    await client.open();
    const thanks = await after(client);
    expect(textOf(thanks)).toContain("Thank You!");
    expect(progressOf(thanks)).toEqual(none);
  });

  test("the thanks for somebody else's submission say nothing of the visitor's own order", async () => {
    const answer = await (await openedClient(site)).send();
    const { client } = await buyer();
    expect(progressOf(await client.page(answer.location!))).toEqual(none);
  });
});

describe("to the buyer of a paid order", () => {
  test("the pages show the step of the order, and no longer ask for assets once these have arrived", async () => {
    const { client } = await buyer();
    expect(progressOf(await after(client, saved))).toEqual(paid);
    const form = await client.open();
    expect(progressOf(form)).toEqual(paid);
    expect(textOf(form)).toContain("of 5 done");
    expect(textOf(form)).toContain("All else goes to the address of your order.");
    expect(progressOf(await after(client))).toEqual(arrived);
    const next = await client.open();
    expect(progressOf(next)).toEqual(arrived);
    expect(textOf(next)).toMatch(/Thank you: we have everything.*What you send now is added/s);
    expect(textOf(next)).not.toMatch(/Required|of 5 done|Let's Get/);
    const again = await after(client, saved);
    expect(progressOf(again)).toEqual(arrived);
    expect(textOf(again)).not.toMatch(/Required|of 5 done/);
  });

  test("the form, the saved draft and the thanks hide no missed payment", async () => {
    const { client, isNow } = await buyer();
    isNow("past_due");
    const words = textOf(await client.open());
    expect(words).toContain("A monthly payment is open");
    expect(words).toContain("of 5 done");
    expect(progressOf(await after(client, saved))).toEqual(none);
    await client.open();
    const thanks = await after(client);
    expect(textOf(thanks)).toContain("Stripe could not collect the last month");
    expect(progressOf(thanks)).toEqual(none);
    isNow("past_due");
    const later = await client.open();
    expect(textOf(later)).toContain("A monthly payment is open");
    expect(progressOf(later)).toEqual(none);
  });
});

const { billing } = site.sandbox.stripe;

const ends = [
  ["refunded", "This order was refunded", (id: string) => billing.refund(id)],
  ["cancelled", "This order has ended", (id: string) => billing.endSubscription(id)],
  ["disputed", "A payment of this order is disputed", (id: string) => billing.dispute(id)],
] as const;

/** An order whose private link is open in a browser, with typed fields and an uploaded file. */
async function begun() {
  const placed = await paidOrder(site);
  const client = await openedClient(site, placed.link);
  await client.send([logo], { ...filledIn, intent: "upload" }, SCRIPTS);
  const state = () => orderOf(site, placed.fields).state;
  return { ...placed, client, state };
}

test.each(ends)(
  "a form opened before its order was %s is refused with its fields and files, a further file is not stored, and the private link leads to the order's page in place of the form",
  async (state, title, end) => {
    const { client, link, order, sessionId, state: now } = await begun();
    await end(sessionId);
    const van = { name: "van.jpg", bytes: jpeg };
    for (const path of ["/onboarding", SCRIPTS]) {
      const answer = await client.send([van], { intent: "upload", brandColors: "navy" }, path);
      expect(answer.status).toBe(422);
      expect(answer.body).toContain(title);
    }
    const names = "select name from uploads join drafts on draft_id = drafts.id where order_id = ?";
    expect(site.rows(names, order.id)).toEqual([{ name: "logo.png" }]);
    const colors = site.rows("select brand_colors from drafts where order_id = ?", order.id);
    expect(colors).toEqual([{ brand_colors: "navy" }]);
    const shown = await client.request(link);
    expect(shown.headers.get("Location")).toBe(orderPageOf(link));
    const words = textOf(await client.page(orderPageOf(link)));
    expect(words).toContain(title);
    expect(words).toContain(order.reference);
    const answer = await client.send([], { ...filledIn, brandColors: "red" });
    expect(answer.status).toBe(422);
    expect(textOf(answer.body)).toContain(title);
    expect(fieldValues(answer.body)).toMatchObject({ ...filledIn, brandColors: "red" });
    expect(listedFiles(answer.body)).toHaveLength(1);
    expect(now()).toBe(state);
    expect(inquiriesAbout(site, order)).toEqual([]);
    expect(subjectsOf(site, order).filter((subject) => /assets/i.test(subject))).toEqual([]);
  },
);

test("after a dispute was won the form is shown again with its fields and can be sent", async () => {
  const { client, link, order, sessionId, state } = await begun();
  await billing.dispute(sessionId);
  await client.send([], { ...filledIn, brandColors: "red" });
  await billing.closeDispute(sessionId, "won");
  const html = await client.open(link);
  expect(fieldValues(html)).toMatchObject({ ...filledIn, brandColors: "red" });
  expect((await client.send([], { ...filledIn })).status).toBe(303);
  expect(state()).toBe("assets_received");
  expect(inquiriesAbout(site, order)).toHaveLength(1);
});

test.each([
  ["opens the form while assets are missing", [], 200],
  ["leads to the order's page once everything was sent", [filledIn], 303],
  ["opens the form of what was begun since then", [filledIn, saved], 200],
])("the link in a receipt %s, and sets no cookie where it leads on", async (_, sent, status) => {
  const { link, visitor } = await paidOrder(site);
  for (const fields of sent) await (await openedClient(site, `${link}&more=1`)).send([], fields);
  for (const device of [visitor, new OnboardingClient(site)]) {
    const answer = await device.request(link);
    expect(answer.status).toBe(status);
    if (status === 303) {
      expect(answer.headers.get("Location")).toBe(orderPageOf(link));
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect((await device.request(`${link}&more=1`)).status).toBe(200);
  }
});
