import { describe, expect, test } from "vitest";
import { HttpClient, hiddenFields, textOf } from "../support/http/http-client";
import { fieldValues, filledIn, OnboardingClient } from "../support/assets/onboarding-client";
import { openedClient } from "../support/assets/onboarding-visitor";
import { paidOrder, placeOrder } from "../support/orders/order-visitor";
import { sharedSite } from "../support/site";

const site = await sharedSite();

const QUESTION = "Which order do you want to open?";
const contactOf = (link: string) => link.replace("/onboarding", "/contact");
const answerOpen = (client: HttpClient, link: string) => {
  const headers = { "Sec-Fetch-Site": "same-origin" };
  if (link.startsWith("/contact")) return client.post(link, { intent: "open" }, headers);
  const body = new FormData();
  body.set("intent", "open");
  return client.request(link, { method: "POST", body, headers });
};

describe("a private link opened in a browser with another order", () => {
  test.each([
    ["the onboarding form", (link: string) => link],
    ["the order form", contactOf],
  ])("asks before it opens %s, and sets no cookie until the visitor agrees", async (_, pathOf) => {
    const stranger = await paidOrder(site);
    const own = await placeOrder(site);
    const path = pathOf(stranger.link);
    const response = await own.visitor.request(path);
    expect(response.headers.getSetCookie()).toEqual([]);
    const html = await response.text();
    const words = textOf(html);
    expect(words).toContain(QUESTION);
    expect(words).toContain(`the order ${stranger.order.reference} of ${stranger.fields.name}`);
    expect(words).toContain(`another order: ${own.order.reference}`);
    expect(hiddenFields(html).token).toBeUndefined();
    expect(textOf(await own.visitor.page("/thank-you"))).toContain(own.order.reference);

    const answer = await answerOpen(own.visitor, path);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, path]);
    const after = textOf(await own.visitor.page(path));
    expect(after).not.toContain(QUESTION);
    expect(after).toContain(stranger.order.reference);
  });

  test("leaves the browser's own draft unchanged when the visitor does not agree", async () => {
    const stranger = await paidOrder(site);
    const client = await openedClient(site);
    await client.send([], { ...filledIn, textContent: "Mine alone", intent: "save" });
    for (const path of [stranger.link, contactOf(stranger.link)]) {
      const words = textOf(await client.page(path));
      expect(words).toContain(QUESTION);
      expect(words).toContain("you have begun something else");
    }
    expect(fieldValues(await client.open()).textContent).toBe("Mine alone");
  });

  test("is not opened by a cross-site post", async () => {
    const stranger = await paidOrder(site);
    const { visitor, order } = await placeOrder(site);
    const headers = { Origin: "https://evil.test" };
    const answer = await visitor.post(contactOf(stranger.link), { intent: "open" }, headers);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
    expect(textOf(await visitor.page("/thank-you"))).toContain(order.reference);
  });
});

describe("a private link opens without a question", () => {
  test("in a browser that has no order or draft, and again", async () => {
    const { link, order } = await paidOrder(site);
    const client = new OnboardingClient(site);
    for (const path of [link, link, contactOf(link), "/onboarding"]) {
      const words = textOf(await client.page(path));
      expect(words).not.toContain(QUESTION);
      expect(words).toContain(order.reference);
    }
  });

  test("in the browser that placed its order, even with another draft there", async () => {
    const { visitor, link, order } = await paidOrder(site);
    const begun = await openedClient(site);
    await begun.send([], { ...filledIn, intent: "save" });
    visitor.takeCookies(begun);
    const words = textOf(await visitor.page(link));
    expect(words).not.toContain(QUESTION);
    expect(words).toContain(order.reference);
  });
});

test("agreeing to open an invalid link opens nothing", async () => {
  for (const path of ["/contact?link=none", "/onboarding?link=none"]) {
    const answer = await answerOpen(new HttpClient(site.url), path);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, path]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
});
