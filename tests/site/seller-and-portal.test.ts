import { describe, expect, test } from "vitest";
import { site as brand } from "~/content/site";
import { elements, textOf } from "../support/http/html-elements";
import { mailsAbout } from "../support/faults/outbox";
import { allMailsSent, mailedTo } from "../support/orders/person";
import { paidOrder, placeOrder } from "../support/orders/order-visitor";
import { sharedSite, supportEmail } from "../support/site";

const SELLER = "Sitewright Ltd, 1 High Street, Leeds, VAT GB 123 4567 89";
const PORTAL = "https://billing.stripe.test/p/login/example";

describe("a site with its seller's legal line and a customer portal", async () => {
  const site = await sharedSite({ env: { SELLER_LEGAL: SELLER, STRIPE_PORTAL_URL: PORTAL } });

  test("has both in the receipt email and on the page of a paid order, and the portal while a payment is missed, first of all, but not once the order is over", async () => {
    const { visitor, fields, order } = await paidOrder(site);
    const [receipt] = mailedTo(site, fields.email);
    expect(receipt?.TextBody).toContain(`Sold by ${SELLER}`);
    expect(receipt?.TextBody).toContain(PORTAL);
    expect(receipt?.HtmlBody).toContain(`href="${PORTAL}"`);
    expect(textOf(await visitor.page("/thank-you"))).toContain(`Sold by ${SELLER}.`);
    for (const [state, times] of [
      ["paid", 1],
      ["past_due", 2],
      ["cancelled", 0],
      ["refunded", 0],
    ] as const) {
      site.execute("update orders set state = ? where id = ?", state, order.id);
      const links = elements(await visitor.page("/thank-you"), "a");
      const toPortal = links.filter(({ attributes }) => attributes["href"] === PORTAL);
      expect(toPortal, state).toHaveLength(times);
    }
  });

  test("shows neither on the page of an unpaid order", async () => {
    const { visitor } = await placeOrder(site);
    const html = await visitor.page("/thank-you");
    expect(textOf(html)).not.toContain(SELLER);
    expect(html).not.toContain(`href="${PORTAL}"`);
  });

  test("tells the team of a missed payment where the buyer changes the card", async () => {
    const { order, sessionId } = await paidOrder(site);
    await site.sandbox.stripe.billing.renew(sessionId, false);
    await allMailsSent(site, order);
    const [missed] = mailsAbout(site, `Monthly payment missed: order ${order.reference}`);
    expect(missed?.TextBody).toContain(PORTAL);
  });

  test("names the portal in the terms", async () => {
    const html = await (await fetch(`${site.url}/terms-of-service`)).text();
    expect(html).toContain(`<a href="${PORTAL}">`);
  });
});

describe("a site without them", async () => {
  const site = await sharedSite();

  test("names the brand as the seller, and the support address", async () => {
    const { visitor, fields } = await paidOrder(site);
    const words = textOf(await visitor.page("/thank-you"));
    expect(words).toMatch(new RegExp(`Sold by ${brand.name}\\. ${supportEmail}`));
    expect(words).not.toContain("Change your card");
    expect(mailedTo(site, fields.email)[0]?.TextBody).not.toMatch(/Sold by|portal/);
  });

  test("asks in the terms to write to the support address", async () => {
    const html = await (await fetch(`${site.url}/terms-of-service`)).text();
    expect(textOf(html)).toContain(`To change your card or get an invoice, email ${supportEmail}`);
  });
});
