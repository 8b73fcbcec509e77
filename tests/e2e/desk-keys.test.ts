import { expect, test } from "vitest";
import type { Page } from "playwright";
import { sharedBrowser } from "../support/browser";
import { signedIn } from "../support/operations/team";
import { orderOf, paidOrder, validOrder } from "../support/orders/order-visitor";
import { sharedSite } from "../support/site";
import { visit } from "../support/visit";

const ann = "ann@desk.test";
const ben = "ben@desk.test";
const [site, browser] = await Promise.all([
  sharedSite({ env: { DESK_EMAILS: `${ann},${ben}` } }),
  sharedBrowser(),
]);

async function openDesk(path: string) {
  const client = await signedIn(site, ann);
  const { page, expectQuiet } = await visit(browser, { scripts: true });
  await page.context().addCookies(client.browserCookies());
  await page.goto(site.url + path);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  return { page, press, expectQuiet };
}

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent);
const firms = (page: Page) => page.locator("[data-row] a[href^='/desk/orders/']").allInnerTexts();

test("the list of orders is searched, walked and opened by keys alone", async () => {
  const name = "Keyboard Kitchens";
  for (const end of ["A", "B", "C"])
    await paidOrder(site, { ...validOrder(), name: `${name} ${end}` });
  const { page, press, expectQuiet } = await openDesk("/desk");
  await press("/");
  await page.waitForURL(/\/desk\/orders/);
  await expect.poll(() => focused(page)).toBe("q");
  // Letters of the search are no keys, "j", "k", "u" and "?" among them.
  await page.keyboard.type("keyboard kitchens");
  await page.waitForURL(/q=keyboard/);
  await expect.poll(() => firms(page)).toEqual(["C", "B", "A"].map((end) => `${name} ${end}`));
  await press("u", "?", "/");
  expect(await page.getByLabel("Name, email or reference").inputValue()).toMatch(/ns ?u\?\/$/);
  expect(await page.getByRole("dialog").count()).toBe(0);
  await press("Backspace", "Backspace", "Backspace", "Escape");
  await expect.poll(() => firms(page)).toHaveLength(3);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  for (const [key, end] of [
    ["j", "C"],
    ["j", "B"],
    ["j", "A"],
    ["j", "A"],
    ["k", "B"],
  ] as const) {
    await press(key);
    expect(await focused(page), key).toBe(`${name} ${end}`);
  }
  await press("Enter");
  await page.getByRole("heading", { level: 1, name: `${name} B` }).waitFor();
  expectQuiet();
});

test("what was done is undone by the key u, and nothing fires while somebody types", async () => {
  const fields = validOrder();
  const { order } = await paidOrder(site, fields);
  const { page, press, expectQuiet } = await openDesk(`/desk/orders/${order.id}`);
  const assignee = () => orderOf(site, fields).assignee;
  await page.locator("#assign > summary").click();
  await page.getByLabel("Who has it").selectOption(ben);
  await page.getByRole("button", { name: "Assign" }).click();
  await page.getByRole("button", { name: "Undo" }).waitFor();
  await page.locator("#note > summary").click();
  await page.locator("#note textarea").focus();
  await press("u", "j", "?", "/", "e");
  expect(await page.locator("#note textarea").inputValue()).toBe("uj?/e");
  expect(assignee()).toBe(ben);
  await page.locator("#note > summary").focus();
  await press("Control+u", "u");
  await expect.poll(assignee).toBe(null);
  await page.getByText("with nobody").waitFor();
  expectQuiet();
});

test("? lists the keys, Escape closes the list, and they can be turned off", async () => {
  const { page, press, expectQuiet } = await openDesk("/desk/orders");
  await press("?");
  const help = page.getByRole("dialog");
  await help.waitFor();
  for (const words of ["search the orders", "undo what was done"]) {
    expect(await help.innerText()).toContain(words);
  }
  await help.getByRole("button", { name: "Turn the keys off" }).click();
  await press("Escape");
  await help.waitFor({ state: "detached" });
  await press("/");
  expect(await focused(page)).not.toBe("q");
  await press("?");
  await help.getByRole("button", { name: "Turn the keys on" }).click();
  await press("Escape");
  await help.waitFor({ state: "detached" });
  await press("/");
  expect(await focused(page)).toBe("q");
  expectQuiet();
});
