import { describe, expect, test } from "vitest";
import { dayInWords } from "~/content/format";
import { OnboardingClient } from "../support/assets/onboarding-client";
import { HttpClient, textOf } from "../support/http/http-client";
import { desk } from "../support/operations/desk";
import { paidOrder } from "../support/orders/order-visitor";
import { progressOf } from "../support/orders/order-page";
import { sharedSite } from "../support/site";

const site = await sharedSite();

const PREVIEW = "https://preview.test/ann";
const reports = {
  ready: ["orders", "ready", "--url", PREVIEW],
  launched: ["orders", "launched", "--why", "she handed us everything"],
};

/** A paid order whose website was reported to be ready, launched, or both. */
async function reported(...steps: (keyof typeof reports)[]) {
  const paid = await paidOrder(site);
  for (const step of steps) {
    expect((await desk(site, ...reports[step], paid.order.reference)).code).toBe(0);
  }
  return paid;
}

/** The day of a report as the pages name it. */
function dayOf(id: string, column: "ready_at" | "launched_at"): string {
  const [order] = site.rows<Record<string, string>>("select * from orders where id = ?", id);
  return dayInWords(order![column]!);
}

describe("the thank-you page", () => {
  test("links to the preview in the order's own browser, and says to others that it is in the email", async () => {
    const { visitor, sessionId } = await reported("ready");
    for (const path of ["/thank-you", `/thank-you?session_id=${sessionId}`]) {
      const own = await visitor.page(path);
      expect(own).toContain(`href="${PREVIEW}"`);
      expect(progressOf(own).current).toEqual(["Launch"]);
    }
    const other = await new HttpClient(site.url).page(`/thank-you?session_id=${sessionId}`);
    expect(other).toContain("<title>Your website is ready to look at");
    expect(textOf(other)).toContain("its link is in your email");
    expect(textOf(other)).not.toContain("Send your brand assets");
    expect(other).not.toContain(PREVIEW);
  });

  test("of another order shows no preview in the browser of an order that has one", async () => {
    const { visitor } = await reported("ready");
    const { sessionId } = await reported();
    expect(await visitor.page(`/thank-you?session_id=${sessionId}`)).not.toContain(PREVIEW);
  });

  test("shows all steps done and the date once the website is live", async () => {
    const { visitor, order } = await reported("ready", "launched");
    const html = await visitor.page("/thank-you");
    const done = ["Details", "Payment", "Assets", "Launch"];
    expect(progressOf(html)).toEqual({ done, current: [] });
    expect(textOf(html)).toContain("Your website is live");
    expect(textOf(html)).toContain(`Online since ${dayOf(order.id, "launched_at")}`);
    expect(textOf(html)).not.toContain("Look at your website");
  });

  test.each([
    ["past_due", "A monthly payment is open"],
    ["disputed", "A payment of this order is disputed"],
    ["refunded", "This order was refunded"],
    ["cancelled", "This order has ended"],
  ])(
    "of an order that is %s says that first, and how far the website is after it",
    async (state, title) => {
      const { visitor, order } = await reported("ready");
      site.execute("update orders set state = ? where id = ?", state, order.id);
      const html = await visitor.page("/thank-you");
      expect(textOf(html)).toContain(title);
      expect(textOf(html)).toContain(`was ready on ${dayOf(order.id, "ready_at")}`);
      expect(html.includes(PREVIEW)).toBe(state === "past_due");
      const now = new Date().toISOString();
      site.execute("update orders set launched_at = ? where id = ?", now, order.id);
      const words = textOf(await visitor.page("/thank-you"));
      const fact = `Your website went live on ${dayInWords(now)}`;
      expect(words.indexOf(fact)).toBeGreaterThan(words.indexOf(title));
      expect(words).not.toContain("was ready on");
    },
  );
});

describe("the onboarding page", () => {
  const stages = [
    ["ready", "Your website is ready to look at", ["Launch"]],
    ["launched", "Your website is live", []],
  ] as const;

  test.each(stages)(
    "of an order whose website is %s says so and promises no days, but takes more assets",
    async (step, title, current) => {
      const { link, order } = await reported(step);
      const client = new OnboardingClient(site);
      const html = await client.open(`${link}&more=1`);
      expect(textOf(html)).toContain(title);
      expect(textOf(html)).not.toContain("business days");
      expect(textOf(html)).not.toContain("What we need from you");
      expect(progressOf(html).current).toEqual(current);
      expect(html).not.toContain(PREVIEW);
      const answer = await client.send([]);
      const submitted = await client.follow(answer);
      const words = textOf(submitted);
      expect(words).toContain("Thank You!");
      expect(words).toContain(`For your order ${order.reference}: your texts and no files.`);
      expect(words).toContain("Send something more");
      expect(words).not.toContain("business days");
      expect(progressOf(submitted).current).toEqual(current);
    },
  );

  test("of a refunded order says that first, and how far the website is after it", async () => {
    const { link, order } = await reported("launched");
    site.execute("update orders set state = 'refunded' where id = ?", order.id);
    const words = textOf(await new HttpClient(site.url).page(`${link}&more=1`));
    expect(words).toMatch(/This order was refunded.*Your website went live on/s);
  });
});
