import { describe, expect, it } from "vitest";
import { accessibilityProblems } from "../support/pages/axe";
import { hydrated, modesOfThisRun } from "../support/browser";
import { paidOrder, placeOrder } from "../support/orders/order-visitor";
import { browser, site } from "../support/pages/open";
import { visit } from "../support/visit";

const QUESTION = "Which order do you want to open?";

describe.each(modesOfThisRun)("a private link in another order's browser, $mode", ({ scripts }) => {
  /** The browser of one order, on the private link of another. */
  async function openForeignLink(path: "/contact" | "/onboarding") {
    const [stranger, own] = [await paidOrder(site), await placeOrder(site)];
    const visited = await visit(browser, { scripts });
    const { page } = visited;
    await page.context().addCookies(own.visitor.browserCookies());
    await page.goto(site.url + stranger.link.replace("/onboarding", path));
    await hydrated(page, scripts);
    await page.getByRole("heading", { level: 1, name: QUESTION }).waitFor();
    return { ...visited, stranger, own };
  }

  it("asks on an accessible page and opens the link's order by keyboard", async () => {
    const { page, stranger, own } = await openForeignLink("/onboarding");
    const words = await page.getByRole("main").innerText();
    for (const { order } of [stranger, own]) expect(words).toContain(order.reference);
    expect(await accessibilityProblems(page, scripts)).toEqual([]);
    const [mine, open] = [
      page.getByRole("link", { name: "Go on with mine" }),
      page.getByRole("button", { name: `Open ${stranger.order.reference}` }),
    ];
    await mine.focus();
    await page.keyboard.press("Tab");
    expect(await open.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await page.getByText(`For your order ${stranger.order.reference}.`).waitFor();
  });

  it("continues with the browser's own order by keyboard", async () => {
    const { page, own } = await openForeignLink("/contact");
    expect(await accessibilityProblems(page, scripts)).toEqual([]);
    await page.getByRole("link", { name: "Go on with mine" }).focus();
    await page.keyboard.press("Enter");
    await page.getByLabel("Business name").waitFor();
    expect(await page.getByLabel("Business name").inputValue()).toBe(own.fields.name);
  });
});
