import { describe, expect, test } from "vitest";
import { HttpClient, hiddenFields, textOf } from "../support/http/http-client";
import {
  fieldValues,
  filledIn,
  OnboardingClient,
  openedClient,
} from "../support/assets/onboarding-client";
import {
  orderAgain,
  orderOf,
  paidOrder,
  placeOrder,
  validOrder,
} from "../support/orders/order-visitor";
import { sharedSite } from "../support/site";

const site = await sharedSite();

const QUESTION = "Which order do you want to open?";
const contactOf = (link: string) => link.replace("/onboarding", "/contact");
const answerOpen = (client: HttpClient, link: string) =>
  link.startsWith("/contact")
    ? client.post(link, { intent: "open" })
    : client.postFiles(link, { intent: "open" });

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
    const path = contactOf(stranger.link);
    const answer = await visitor.post(path, { intent: "open" }, { Origin: "https://evil.test" });
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

test("a buyer of two orders opens each by its own link without a question, and keeps both", async () => {
  const first = await paidOrder(site);
  const fields = validOrder();
  await orderAgain(first.visitor, fields);
  const second = orderOf(site, fields);
  await site.sandbox.stripe.pay(second.stripe_session_id!);
  const words = textOf(await first.visitor.page(first.link));
  expect(words).not.toContain(QUESTION);
  expect(words).toContain(first.order.reference);
  expect(textOf(await first.visitor.page("/onboarding"))).toContain(first.order.reference);
  for (const session of [first.sessionId, second.stripe_session_id]) {
    const receipt = await first.visitor.page(`/thank-you?session_id=${session}`);
    expect(textOf(receipt)).toContain("Your private link");
  }
});

describe("a browser that agreed to open another's private link can go back", () => {
  const goBack = async (client: HttpClient, path: string) => {
    expect(textOf(await client.page(path))).toContain("Go on with mine");
    const answer = await answerOpen(client, path);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, path]);
    const words = textOf(await client.page(path));
    expect(words).not.toContain("Go on with mine");
    return words;
  };

  test("to the unpaid order that it placed", async () => {
    const stranger = await paidOrder(site);
    const { visitor, order } = await placeOrder(site);
    await answerOpen(visitor, stranger.link);
    expect(textOf(await visitor.page(stranger.link))).toContain(
      `In this browser you have placed another order: ${order.reference}.`,
    );
    expect(await goBack(visitor, "/contact")).toContain("Your order is saved");
  });

  test("to the draft that it began", async () => {
    const stranger = await paidOrder(site);
    const client = await openedClient(site);
    await client.send([], { ...filledIn, textContent: "Mine alone", intent: "save" });
    await answerOpen(client, stranger.link);
    await client.open(stranger.link);
    const words = await goBack(client, "/onboarding");
    expect(words).not.toContain(stranger.order.reference);
    expect(fieldValues(await client.open()).textContent).toBe("Mine alone");
  });
});

test.each([
  ["that placed both", true],
  ["that opened both by their links", false],
])("a browser %s goes on with the order that it sent assets for last", async (_, isBuyers) => {
  const first = await paidOrder(site);
  const second = await paidOrder(site);
  const client = new OnboardingClient(site);
  if (isBuyers) {
    client.takeCookies(first.visitor);
    await orderAgain(client);
  }
  await client.open(first.link);
  const tab = { ...client.hidden };
  await answerOpen(client, second.link);
  expect(textOf(await client.open())).toContain(second.order.reference);
  client.hidden = tab;
  expect((await client.send()).status).toBe(303);
  expect(textOf(await client.open())).toContain(first.order.reference);
});

test("a browser that opened an order's link goes on with the order it sent assets for, though an older page saves something for later", async () => {
  const { link, order } = await paidOrder(site);
  const client = await openedClient(site);
  const older = { ...client.hidden };
  await client.open(link);
  const tab = { ...client.hidden };
  client.hidden = older;
  await client.send([], { textContent: "Old idea", intent: "save" });
  client.hidden = tab;
  expect((await client.send()).status).toBe(303);
  expect(textOf(await client.open())).toContain(order.reference);
});

test("agreeing to open an invalid link opens nothing", async () => {
  for (const path of ["/contact?link=none", "/onboarding?link=none"]) {
    const answer = await answerOpen(new HttpClient(site.url), path);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, path]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
});
