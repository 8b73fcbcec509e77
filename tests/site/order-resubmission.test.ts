import { expect, test } from "vitest";
import { HttpClient, hiddenFields, textOf } from "../support/http/http-client";
import { until } from "../support/until";
import { valuesOf } from "../support/orders/order-page";
import {
  checkoutCalls,
  idempotencyKeys,
  mailCalls,
  openForm,
  orderOf,
  ordersOf,
  placeOrder,
  validOrder,
} from "../support/orders/order-visitor";
import { sessionsOf } from "../support/orders/stripe-events";
import { mailsAbout } from "../support/faults/outbox";
import { allMailsSent, mailedTo } from "../support/orders/person";
import { sharedSite } from "../support/site";

const site = await sharedSite();

test("an unchanged order sent again, also with other white space, redirects to the same session without a second email", async () => {
  const visitor = await openForm(site);
  const fields = validOrder({ project: "Boilers\nand bathrooms" });
  const first = await visitor.send(fields);
  for (const project of [fields.project, " Boilers\r\nand bathrooms \r\n"]) {
    const again = await visitor.send({ ...fields, project });
    expect(again.status).toBe(303);
    expect(again.headers.get("Location")).toBe(first.headers.get("Location"));
  }
  expect([mailCalls(site).length, checkoutCalls(site).length]).toEqual([1, 1]);
  expect(ordersOf(site, fields.email)).toHaveLength(1);
});

test("five simultaneous posts of one form make one order, one email and one session", async () => {
  const visitor = await openForm(site);
  const fields = validOrder();
  const answers = await Promise.all(Array.from({ length: 5 }, () => visitor.send(fields)));
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
  expect(new Set(answers.map(({ headers }) => headers.get("Location"))).size).toBe(1);
  expect([mailCalls(site).length, checkoutCalls(site).length]).toEqual([1, 1]);
  expect(ordersOf(site, fields.email)).toHaveLength(1);
});

test("a buyer who returns from the checkout finds the filled form, and sending it again opens no second session", async () => {
  const { visitor, fields } = await placeOrder(site);
  const html = await visitor.page("/contact?cancelled=1");
  expect(valuesOf(html)).toEqual(fields);
  expect(textOf(html)).toContain("Your order is saved; nothing was charged.");
  expect(textOf(html)).toContain("Continue to payment");
  await visitor.post("/contact", { ...hiddenFields(html), ...fields });
  expect(checkoutCalls(site)).toHaveLength(1);
  expect(ordersOf(site, fields.email)).toHaveLength(1);

  const stranger = await new HttpClient(site.url).page("/contact?cancelled=1");
  expect(stranger).not.toContain(fields.email);
  expect(textOf(stranger)).not.toContain("Your order is saved");
  const anew = await visitor.page("/contact?new=1");
  expect(anew).not.toContain(fields.email);
});

test("an edited order opens a new session under a new idempotency key for the new address, expires the old one and sends one email", async () => {
  const { visitor, fields, order, sessionId } = await placeOrder(site);
  const project = `${fields.project} And gardens.`;
  const edited = { ...fields, project, email: `new-${fields.email}` };
  const answer = await visitor.send(edited);
  expect(answer.status).toBe(303);
  const [first, second] = sessionsOf(site, order);
  expect(first?.id).toBe(sessionId);
  expect(answer.headers.get("Location")).toBe(second?.url);
  expect(second?.customer_email).toBe(edited.email);
  expect(new Set(idempotencyKeys(site)).size).toBe(2);
  await until("the old session has expired", () => first?.status === "expired");
  const isExpiry = ({ object, type }: { object: unknown; type: string }) =>
    type === "checkout.session.expired" && (object as { id: string }).id === sessionId;
  await until("its event is accepted", () =>
    site.sandbox.stripe.events.some((event) => isExpiry(event) && event.delivered),
  );
  expect(orderOf(site, edited)).toMatchObject({
    ...{ id: order.id, project },
    state: "checkout_open",
    stripe_session_id: second?.id,
  });
  const subjects = mailsAbout(site, order.reference).map((mail) => mail.Subject);
  expect(subjects).toEqual([
    `Order begun ${order.reference}: ${fields.name}`,
    `Order updated ${order.reference}: ${fields.name}`,
  ]);
  expect(mailsAbout(site, order.reference)[1]?.TextBody).toContain(edited.project);

  const again = await visitor.send(edited);
  expect(again.headers.get("Location")).toBe(second?.url);
  expect([mailCalls(site).length, checkoutCalls(site).length]).toEqual([2, 2]);
  await site.sandbox.stripe.pay(second!.id);
  await allMailsSent(site, order);
  expect(mailedTo(site, edited.email)).toHaveLength(1);
});

test("an order sent again after its session expired opens a new one without a second email", async () => {
  const { visitor, fields, order, sessionId } = await placeOrder(site);
  await site.sandbox.stripe.expire(sessionId);
  expect(orderOf(site, fields).state).toBe("checkout_expired");

  const html = await visitor.page("/contact");
  expect(valuesOf(html)).toEqual(fields);
  expect(html.includes(sessionId)).toBe(false);
  const answer = await visitor.send(fields);
  expect(answer.status).toBe(303);
  const [, second] = sessionsOf(site, order);
  expect(second?.status).toBe("open");
  expect(answer.headers.get("Location")).toBe(second?.url);
  expect(idempotencyKeys(site).at(-1)).toBe(`order:${order.id}:attempt:2`);
  expect(mailCalls(site).filter(({ body }) => body?.includes(order.reference))).toHaveLength(1);
  expect(site.sandbox.stripe.requests.filter(({ path }) => path.endsWith("/expire"))).toEqual([]);
  expect(orderOf(site, fields).state).toBe("checkout_open");
});

test("a session past its expiry time is superseded under a new key, even when Stripe's event was lost", async () => {
  const { visitor, fields, order, sessionId } = await placeOrder(site);
  site.execute("update orders set checkout_expires_at = ? where id = ?", "2020-01-01", order.id);
  expect((await visitor.page("/contact")).includes(sessionId)).toBe(false);
  const answer = await visitor.send(fields);
  const [first, second] = sessionsOf(site, order);
  expect(answer.headers.get("Location")).toBe(second?.url);
  expect(new Set(idempotencyKeys(site)).size).toBe(2);
  await until("the old session cannot be paid any more", () => first?.status === "expired");
  expect(orderOf(site, fields).stripe_session_id).toBe(second?.id);
});
