import { expect, test } from "vitest";
import { sharedBrowser } from "../support/browser";
import { signedIn } from "../support/operations/team";
import { paidOrder } from "../support/orders/order-visitor";
import { phone } from "../support/pages/open";
import { sharedSite } from "../support/site";
import { visit } from "../support/visit";

const ann = "ann@desk.test";
const [site, browser] = await Promise.all([
  sharedSite({ env: { DESK_EMAILS: `${ann},ben@desk.test` } }),
  sharedBrowser(),
]);

test("with scripts a refusal is seen and focused on a phone, and what was typed outlives it and the end of the session", async () => {
  const { order } = await paidOrder(site);
  const client = await signedIn(site, ann);
  const { page, expectQuiet } = await visit(browser, { scripts: true, viewport: phone });
  await page.context().addCookies(client.browserCookies());
  await page.goto(`${site.url}/desk/orders/${order.id}`);
  await page.locator("#note > summary").click();
  const text = page.getByLabel("Note", { exact: true });
  const alert = page.getByRole("alert");
  const isSeen = () =>
    alert.evaluate((it) => it === document.activeElement && it.getBoundingClientRect().top >= 0);
  await text.fill(" ");
  await page.getByRole("button", { name: "Keep the note" }).click();
  await alert.waitFor();
  expect(await isSeen()).toBe(true);
  await page.getByRole("link", { name: "Go to the form" }).click();
  await page.waitForURL(/#note$/);
  expect(await alert.isVisible()).toBe(true);
  await text.fill("Call her on Monday.");
  site.execute("delete from desk_sessions where email = ?", ann);
  await page.getByRole("button", { name: "Keep the note" }).click();
  await page.getByText("You are signed out.").waitFor();
  expect(
    await page.locator("#note [role=alert]").evaluate((it) => it === document.activeElement),
  ).toBe(true);
  expect(await text.inputValue()).toBe("Call her on Monday.");
  expectQuiet(/status of 4(03|22)/);
});
