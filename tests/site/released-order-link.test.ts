import { expect, test } from "vitest";
import { filledIn, openedClient } from "../support/assets/onboarding-client";
import { HttpClient, hiddenFields, textOf } from "../support/http/http-client";
import { desk } from "../support/operations/desk";
import { summaryOf, valuesOf } from "../support/orders/order-page";
import { mailedLink, openForm, orderOf, validOrder } from "../support/orders/order-visitor";
import { allMailsSent, mailedTo } from "../support/orders/person";
import { sharedSite } from "../support/site";

const site = await sharedSite();

/** A released order whose link went to a mistyped address, where it is open. */
async function openedByStranger() {
  const buyer = await openForm(site);
  const mistyped = validOrder();
  await buyer.post("/contact", { ...buyer.hidden, ...mistyped, homepage: "https://pills.test" });
  const { reference } = orderOf(site, mistyped);
  await desk(site, "orders", "release", reference);
  const link = await mailedLink(site, mistyped, "/contact");
  const stranger = new HttpClient(site.url);
  const hidden = hiddenFields(await stranger.page(link));
  const press = () => stranger.post("/contact", { ...hidden, ...mistyped });
  const correct = async (fields: typeof mistyped) =>
    expect((await buyer.post("/contact", { ...buyer.hidden, ...fields })).status).toBe(303);
  return { buyer, mistyped, reference, link, stranger, press, correct };
}

test.each([
  ["in the form", "has the page open", false],
  ["in the form", "has pressed the button", true],
  ["by the team", "has the page open", false],
  ["by the team", "has pressed the button", true],
])(
  "an address that is corrected %s ends the access of somebody who %s at the mistyped one",
  async (by, _, pressed) => {
    const { buyer, mistyped, reference, link, stranger, press, correct } = await openedByStranger();
    if (pressed) expect((await press()).status).toBe(303);
    const right = { ...mistyped, email: validOrder().email };
    await correct(by === "in the form" ? right : mistyped);
    const sessionId = site.rows<{ id: string }>(
      "select stripe_session_id as id from orders where reference = ?",
      reference,
    )[0]!.id;
    await site.sandbox.stripe.pay(sessionId);
    if (by === "by the team") await desk(site, "orders", "email", reference, right.email);
    const texts = { ...filledIn, textContent: "Only for the team", intent: "save" };
    await (await openedClient(site, "/onboarding", buyer)).send([], texts);

    const answer = await press();
    expect(answer.status).toBe(422);
    expect(summaryOf(await answer.text()).text).toContain("This page's link no longer works");
    for (const path of ["/thank-you", "/onboarding", "/contact"]) {
      const html = await stranger.page(path);
      for (const secret of [reference, right.email, texts.textContent, "link="]) {
        expect(html, path).not.toContain(secret);
      }
    }
    expect(await new HttpClient(site.url).page(link)).not.toContain(right.email);
    expect(textOf(await buyer.page("/thank-you"))).toContain(right.email);
  },
);

test("a page that is open at a mistyped address neither takes a corrected order back nor ends its checkout", async () => {
  const { mistyped, press, correct } = await openedByStranger();
  const right = { ...mistyped, email: validOrder().email };
  await correct(right);
  const before = orderOf(site, right);
  expect((await press()).status).toBe(422);
  expect(orderOf(site, right)).toEqual(before);
  expect(site.sandbox.stripe.find(before.stripe_session_id!)?.status).toBe("open");
});

test("a buyer who corrects the address in the form that a link opened goes on with the order", async () => {
  const { mistyped, link } = await openedByStranger();
  const phone = new HttpClient(site.url);
  const hidden = hiddenFields(await phone.page(link));
  const right = { ...mistyped, email: validOrder().email };
  expect((await phone.post("/contact", { ...hidden, ...right })).status).toBe(303);
  expect(valuesOf(await phone.page("/contact"))).toEqual(right);
  await site.sandbox.stripe.pay(orderOf(site, right).stripe_session_id!);
  expect(await phone.page("/thank-you")).toContain(orderOf(site, right).reference);
});

test("a corrected address is emailed a link of its own, and the same post again, whose first answer was lost, leads to the same checkout", async () => {
  const { mistyped, link } = await openedByStranger();
  const phone = new HttpClient(site.url);
  const hidden = hiddenFields(await phone.page(link));
  const right = { ...mistyped, email: validOrder().email };
  const unanswered = new HttpClient(site.url);
  unanswered.takeCookies(phone);
  expect((await unanswered.post("/contact", { ...hidden, ...right })).status).toBe(303);

  const again = await phone.post("/contact", { ...hidden, ...right });
  expect(again.status).toBe(303);
  expect(again.headers.get("Location")).toBe(orderOf(site, right).checkout_url);
  expect(textOf(await phone.page("/contact?cancelled=1"))).toContain(
    "To go on with yours, use the browser in which you ordered, or the link in our newest email if you have one",
  );
  const other = { ...right, project: "Gardens in and around Leeds." };
  const changed = await phone.post("/contact", { ...hidden, ...other });
  expect(summaryOf(await changed.text()).text).toContain(
    "Open the private link in the newest email",
  );

  const computer = new HttpClient(site.url);
  const page = await computer.page(await mailedLink(site, right, "/contact"));
  expect(valuesOf(page)).toEqual(right);
  const onward = await computer.post("/contact", { ...hiddenFields(page), ...other });
  expect(onward.status).toBe(303);
  expect(orderOf(site, right).project).toBe(other.project);
  expect(await new HttpClient(site.url).page(link)).not.toContain(right.email);
  await allMailsSent(site);
  expect(mailedTo(site, right.email)).toHaveLength(1);
});
