import { expect, test } from "vitest";
import { postInterrupted } from "../support/assets/held-uploads";
import { filledIn, openedClient, type OnboardingClient } from "../support/assets/onboarding-client";
import { desk } from "../support/operations/desk";
import { inquiriesAbout, paidOrder, validOrder } from "../support/orders/order-visitor";
import { sharedSite } from "../support/site";

const site = await sharedSite();

/** The desk readdresses the order while the client's second file arrives. */
const postDuringReaddress = (client: OnboardingClient, orderId: string) =>
  postInterrupted(site, client, async () => {
    expect(await desk(site, "orders", "email", orderId, validOrder().email)).toMatchObject({
      code: 0,
    });
  });

const draftsOf = (orderId: string) =>
  site.rows("select id, state from drafts where order_id = ?", orderId);
const firstDraft = (orderId: string) =>
  site.rows<{ draft_id: string }>("select draft_id from orders where id = ?", orderId)[0]!.draft_id;

test("the buyer's form that arrives while the order is readdressed is submitted with all of its files", async () => {
  const { order, visitor } = await paidOrder(site);
  const client = await openedClient(site, "/onboarding", visitor);
  expect((await postDuringReaddress(client, order.id)).status).toBe(303);
  const id = firstDraft(order.id);
  expect(draftsOf(order.id)).toEqual([{ id, state: "submitted" }]);
  expect(inquiriesAbout(site, order)).toEqual([
    expect.objectContaining({
      ...{ draft_id: id, project_description: filledIn.textContent },
      file_urls: expect.stringMatching(/^(?=.*one.png)(?=.*two.png)(?=.*three.png)/) as string,
    }),
  ]);
});

test("a form of somebody else who has opened the link adds no file to the order once it is readdressed, and is shown again", async () => {
  const { order, link } = await paidOrder(site);
  const client = await openedClient(site, link);
  const { status, headers, body } = await postDuringReaddress(client, order.id);
  expect(status).toBe(422);
  expect([...headers, body].join()).not.toContain(order.reference);
  expect(body).not.toContain('value="remove:');
  expect(draftsOf(order.id)).toEqual([{ id: firstDraft(order.id), state: "open" }]);
  const names = site.rows("select name from uploads where draft_id = ?", firstDraft(order.id));
  expect(names).not.toContainEqual({ name: "three.png" });
  expect(inquiriesAbout(site, order)).toEqual([]);
});
