import { describe, expect, test } from "vitest";
import { textOf } from "../support/http/http-client";
import {
  fieldValues,
  filledIn,
  namesListed,
  OnboardingClient,
  openedClient,
  SCRIPTS,
} from "../support/assets/onboarding-client";
import { flyer, logo } from "../support/assets/upload-samples";
import {
  inquiriesAbout,
  openForm,
  orderAgain,
  orderOf,
  ordersOf,
  paidOrder,
  placeOrder,
  validOrder,
} from "../support/orders/order-visitor";
import { sharedSite } from "../support/site";

const site = await sharedSite();

const QUESTION = "Which order do you want to open?";
const save = { intent: "save" };

describe("the assets of a buyer", () => {
  test("go to the paid order after another one was begun, and its receipt stays the buyer's own", async () => {
    const { visitor, order, sessionId, link } = await paidOrder(site);
    await orderAgain(visitor);
    const client = new OnboardingClient(site);
    client.takeCookies(visitor);
    expect(textOf(await client.page(link))).not.toContain(QUESTION);
    expect(textOf(await client.open())).toContain(order.reference);
    expect((await client.send([logo])).status).toBe(303);
    expect(inquiriesAbout(site, order)).toHaveLength(1);
    const receipt = textOf(await visitor.page(`/thank-you?session_id=${sessionId}`));
    expect(receipt).toContain("Your private link");
  });

  test("saved before the order was paid become the order's draft, on every device", async () => {
    const client = await openedClient(site);
    await client.send([logo], { ...filledIn, textContent: "Begun before paying", ...save });
    const { visitor, order, link } = await paidOrder(site);
    client.takeCookies(visitor);
    for (const html of [await client.open(), await new OnboardingClient(site).page(link)]) {
      expect(fieldValues(html).textContent).toBe("Begun before paying");
      expect(namesListed(html)).toEqual(["logo.png"]);
    }
    expect((await client.send([flyer])).status).toBe(303);
    const [inquiry] = inquiriesAbout(site, order);
    expect(JSON.parse(inquiry?.file_urls ?? "")).toHaveLength(2);
  });

  test("saved before paying are added to what the order's own draft has already", async () => {
    const { visitor, order, link } = await paidOrder(site);
    await (await openedClient(site, link)).send([], { ...filledIn, textContent: "Own", ...save });
    const client = await openedClient(site);
    await client.send([logo], { ...filledIn, brandColors: "red", textContent: "Earlier", ...save });
    client.takeCookies(visitor);
    const html = await client.open();
    expect(fieldValues(html)).toMatchObject({ ...filledIn, textContent: "Own\n\nEarlier" });
    expect(namesListed(html)).toEqual(["logo.png"]);
    expect(site.rows("select id from drafts where order_id = ?", order.id)).toHaveLength(1);
  });

  test("from a page that was opened before the order was paid go to the order, with what that page has sent", async () => {
    const tab = await openedClient(site);
    await tab.send([logo], { intent: "upload" }, SCRIPTS);
    const begun = { ...tab.hidden };
    const { visitor, order } = await paidOrder(site);
    tab.takeCookies(visitor);
    await openedClient(site, "/onboarding", tab);
    tab.hidden = begun;
    expect((await tab.send([flyer])).status).toBe(303);
    const [inquiry] = inquiriesAbout(site, order);
    expect(JSON.parse(inquiry?.file_urls ?? "")).toHaveLength(2);
  });

  test("typed on in a page that was opened before paying leave the name and the address of the order in its form", async () => {
    const { visitor, sessionId, fields, order } = await placeOrder(site);
    const tab = await openedClient(site, "/onboarding", visitor);
    const typed = {
      ...fieldValues(await tab.open()),
      textContent: "Typed before",
      intent: "autosave",
    };
    const { token } = JSON.parse((await tab.send([], typed, SCRIPTS)).body) as { token: string };
    await site.sandbox.stripe.pay(sessionId);
    await openedClient(site, "/onboarding", tab);
    const more = {
      token,
      "was-textContent": typed.textContent,
      textContent: "Typed before, and on",
    };
    expect((await tab.send([], { ...typed, ...more }, SCRIPTS)).status).toBe(200);
    const { name: businessName, email } = fields;
    const stored = site.rows("select * from drafts where order_id = ?", order.id);
    expect(stored).toMatchObject([
      { business_name: businessName, email, text_content: "Typed before, and on" },
    ]);
  });

  test("sent before the order was paid count for it from the buyer's next page on, with what was begun for it in addition", async () => {
    const fields = validOrder();
    const client = await openedClient(site);
    const tab = { ...client.hidden };
    await client.send([logo], { ...filledIn, email: fields.email.toUpperCase() });
    const { visitor, order, sessionId, link } = await paidOrder(site, fields);
    await (await openedClient(site, link)).send([], { ...filledIn, textContent: "Own", ...save });
    client.takeCookies(visitor);
    const page = textOf(await client.page(`/thank-you?session_id=${sessionId}`));
    expect(page).toContain("Thank you: we have everything");
    expect(orderOf(site, fields).state).toBe("assets_received");
    expect(inquiriesAbout(site, order)).toHaveLength(1);
    expect(fieldValues(await client.open()).textContent).toBe("Own");
    const { mails } = site.sandbox.postmark;
    const told = () =>
      mails.filter(({ Subject }) => Subject?.startsWith(`Order ${order.reference} for`));
    await expect.poll(told).toHaveLength(1);
    // The page that was sent, in another tab.
    client.hidden = tab;
    expect((await client.send([flyer])).status).toBe(303);
    const files = inquiriesAbout(site, order).map(({ file_urls }) => JSON.parse(file_urls).length);
    expect(files).toEqual([2]);
    expect(told()).toHaveLength(1);
  });

  test.each([
    ["another name and address stay without it", "paid", () => ({})],
    [
      "its name and another address count",
      "assets_received",
      (businessName: string) => ({ businessName }),
    ],
  ])("sent before the order was paid under %s", async (_, state, named) => {
    const fields = validOrder();
    const client = await openedClient(site);
    await client.send([logo], { ...filledIn, ...named(fields.name) });
    const { visitor, order } = await paidOrder(site, fields);
    client.takeCookies(visitor);
    await client.open();
    expect(orderOf(site, fields).state).toBe(state);
    expect(inquiriesAbout(site, order)).toHaveLength(state === "paid" ? 0 : 1);
  });

  test("begun on a device that did not place the order are a part of it once its link is opened there", async () => {
    const fields = validOrder();
    const desk = await openedClient(site);
    await desk.send([logo], {
      ...filledIn,
      email: fields.email,
      textContent: "Begun here",
      ...save,
    });
    const { link } = await paidOrder(site, fields);
    expect(textOf(await desk.page(link))).toContain(QUESTION);
    await desk.postFiles(link, { intent: "open" });
    for (const html of [await desk.open(link), await new OnboardingClient(site).open(link)]) {
      expect(fieldValues(html).textContent).toBe("Begun here");
      expect(namesListed(html)).toEqual(["logo.png"]);
    }
  });

  test("of one firm do not hide another firm's unpaid order from the browser that placed both", async () => {
    const { visitor, link } = await paidOrder(site);
    const second = validOrder();
    await orderAgain(visitor, second);
    const client = await openedClient(site, link, visitor);
    expect((await client.send([logo])).status).toBe(303);
    const page = await client.page("/contact");
    expect(textOf(page)).toContain("Continue to payment");
    expect(page).toContain(second.email);
  });

  test("of a paid order do not lead its buyer back to an earlier order that was never paid", async () => {
    const { visitor } = await placeOrder(site);
    const fields = validOrder();
    await orderAgain(visitor, fields);
    await site.sandbox.stripe.pay(orderOf(site, fields).stripe_session_id!);
    const words = textOf(await visitor.page("/contact"));
    expect(words).toContain(orderOf(site, fields).reference);
    expect(words).not.toContain("Your order is saved");
  });

  test("typed on another device are not replaced by what an older page of the same browser still shows", async () => {
    const fields = validOrder();
    const client = await openedClient(site);
    await client.send([], { ...filledIn, email: fields.email, textContent: "Earlier", ...save });
    await client.open();
    const old = { ...client.hidden };
    const { visitor, link } = await paidOrder(site, fields);
    const own = await openedClient(site, link);
    await own.send([], { ...filledIn, textContent: "Own", brandColors: "red", intent: "autosave" });
    const ownPage = { ...own.hidden };
    client.takeCookies(visitor);
    expect(fieldValues(await client.open())).toMatchObject({
      textContent: "Own\n\nEarlier",
      brandColors: "red",
    });
    const shown = { ...filledIn, email: fields.email, textContent: "Earlier" };
    for (const [page, hidden, sent] of [
      [client, old, shown],
      [own, ownPage, { ...filledIn, textContent: "Own", brandColors: "red" }],
    ] as const) {
      page.hidden = hidden;
      const answer = await page.send([], { ...sent, websiteUrl: "https://new.test", ...save });
      expect(answer.status).toBe(303);
      expect(fieldValues(await client.open())).toMatchObject({
        textContent: "Own\n\nEarlier",
        brandColors: "red",
        websiteUrl: "https://new.test",
      });
    }
  });

  test("of one firm are not made a part of another firm's order that the same browser has placed", async () => {
    const first = await placeOrder(site);
    const client = await openedClient(site);
    client.takeCookies(first.visitor);
    await client.open();
    const named = { ...filledIn, email: first.fields.email, textContent: "Of the first firm" };
    await client.send([logo], { ...named, ...save });
    const second = validOrder();
    await orderAgain(client, second);
    await site.sandbox.stripe.pay(orderOf(site, second).stripe_session_id!);
    await client.page("/thank-you");
    expect(fieldValues(await client.open()).textContent).toBe("");
    await site.sandbox.stripe.pay(first.sessionId);
    const receipt = await client.page(`/thank-you?session_id=${first.sessionId}`);
    expect(textOf(receipt)).toContain(first.order.reference);
    // The receipt's order is the one that its page leads to.
    expect(fieldValues(await client.open()).textContent).toBe("Of the first firm");
  });

  test("of several firms go each to the order that names its address, from pages opened before, and though another was begun since", async () => {
    const [first, second] = [validOrder(), validOrder()];
    const client = await openedClient(site);
    const tab = { ...client.hidden };
    await client.open();
    await client.send([logo], { ...filledIn, email: first.email });
    await client.open();
    await client.send([], { ...filledIn, email: "elsewhere@example.test", ...save });

    const { visitor, order } = await paidOrder(site, first);
    await orderAgain(visitor, second);
    const { id, stripe_session_id: sessionId } = orderOf(site, second);
    await site.sandbox.stripe.pay(sessionId!);
    client.takeCookies(visitor);
    await client.page(`/thank-you?session_id=${order.stripe_session_id}`);
    expect(inquiriesAbout(site, order)).toHaveLength(1);

    client.hidden = tab;
    await client.send([flyer], { intent: "upload" }, SCRIPTS);
    client.hidden = tab;
    expect((await client.send([], { ...filledIn, email: first.email })).status).toBe(303);
    const files = inquiriesAbout(site, order).map(({ file_urls }) => JSON.parse(file_urls).length);
    expect([files, inquiriesAbout(site, { id })]).toEqual([[1, 1], []]);
  });

  test("of two firms whose orders have an agency's address go to the order with the firm's name, once that is paid", async () => {
    const [first, second] = [validOrder(), validOrder()];
    second.email = first.email;
    second.name = `${first.name} and Daughters`;
    const client = await openedClient(site);
    const tab = { ...client.hidden };
    await client.open();
    const assets = { ...filledIn, businessName: first.name.toUpperCase(), email: first.email };
    await client.send([logo], assets);
    const visitor = await openForm(site);
    await visitor.send(first);
    const unpaid = ordersOf(site, first.email)[0]!;
    await orderAgain(visitor, second);
    const paid = ordersOf(site, first.email).find(({ id }) => id !== unpaid.id)!;
    client.takeCookies(visitor);
    for (const order of [paid, unpaid]) {
      await site.sandbox.stripe.pay(order.stripe_session_id!);
      await client.page(`/thank-you?session_id=${order.stripe_session_id}`);
      expect(inquiriesAbout(site, paid)).toEqual([]);
      expect(inquiriesAbout(site, unpaid)).toHaveLength(order === paid ? 0 : 1);
    }
    client.hidden = tab;
    await client.send([], { ...assets, businessName: second.name });
    expect(inquiriesAbout(site, paid)).toHaveLength(1);
  });

  test("go to the paid order though another one was begun with the same name and address, and given up", async () => {
    const { visitor, order, fields } = await paidOrder(site);
    const tab = await openedClient(site);
    await orderAgain(visitor, fields);
    tab.takeCookies(visitor);
    await tab.send([logo], { ...filledIn, email: fields.email });
    expect(inquiriesAbout(site, order)).toHaveLength(1);
  });

  test("typed after ordering do not go to an order whose link somebody had sent before", async () => {
    const stranger = await paidOrder(site);
    const client = await openedClient(site, stranger.link);
    await orderAgain(client);
    expect(textOf(await client.open())).not.toContain(stranger.order.reference);
  });

  test("go to an order that was paid after the next one was begun", async () => {
    const { visitor, order, sessionId } = await placeOrder(site);
    await orderAgain(visitor);
    await site.sandbox.stripe.pay(sessionId);
    const client = await openedClient(site, "/onboarding", visitor);
    expect((await client.send([logo])).status).toBe(303);
    expect(inquiriesAbout(site, order)).toHaveLength(1);
  });
});
