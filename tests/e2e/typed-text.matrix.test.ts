import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { withSeparators } from "~/content/price-texts";
import { hold, hydrated } from "../support/browser";
import { expectFields, fillOrder, filledOrder, sendOrder } from "../support/orders/filled-forms";
import { paidOrder } from "../support/orders/order-visitor";
import { open, openAlone, site } from "../support/pages/open";
import { often as it, rarely } from "../support/rarely";

const storedText = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

describe("the order form", () => {
  it("shows what was typed after a reload, a crash or the way back, in its own tab only", async () => {
    const { page } = await openAlone("/contact");
    await fillOrder(page);
    await page.locator('[name="homepage"]').evaluate((input: HTMLInputElement) => {
      input.value = "filled by a machine";
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await page.reload();
    await expectFields(page, filledOrder);
    await hydrated(page, true);
    await expectFields(page, { ...filledOrder, homepage: "" });
    await page.getByText(`${filledOrder.project.length} of ${withSeparators(2000)}`).waitFor();

    await page.goto(`${site.url}/privacy-policy`);
    await page.goBack();
    await expectFields(page, filledOrder);
    await page.getByText("stays in this tab until you order").waitFor();
    expect(await storedText(page)).not.toMatch(/token|machine/);

    const other = await page.context().newPage();
    await other.goto(`${site.url}/contact`);
    await expectFields(other, { name: "", project: "", timeline: "" });
  });

  it("deletes the typed text once the order is placed, shows the order on return and is empty for a new one", async () => {
    const { page } = await open("/contact");
    await fillOrder(page, "placed@example.com");
    await sendOrder(page);
    expect(await storedText(page)).not.toContain("Bright Pipes");
    await page.getByRole("link", { name: "Go back" }).click();
    await hydrated(page, true);
    await expectFields(page, filledOrder);
    await page.locator('[name="name"]').fill("Brighter Pipes");
    await page.reload();
    await expectFields(page, { ...filledOrder, name: "Brighter Pipes" });
    await page.goto(`${site.url}/contact?new=1`);
    await expectFields(page, { name: "", project: "", timeline: "" });
  });

  rarely(
    "keeps what was typed into an order that is shown again, before the page's scripts had run",
    async () => {
      const { page } = await openAlone("/contact");
      await fillOrder(page, "again@example.com");
      await sendOrder(page);
      const release = await hold(page, "**/build/**/*.js");
      await page.goto(`${site.url}/contact`, { waitUntil: "commit" });
      const changed = { name: "Brighter Pipes", project: "Typed before the scripts ran" };
      for (const [name, text] of Object.entries(changed)) {
        await page.locator(`[name="${name}"]`).fill(text);
      }
      release();
      await hydrated(page, true);
      await expectFields(page, changed);
    },
  );

  rarely("shows what was typed for a second order after a look at the first one", async () => {
    const { visitor } = await paidOrder(site);
    const { page } = await openAlone("/");
    await page.context().addCookies(visitor.browserCookies());
    await page.goto(`${site.url}/contact`);
    await fillOrder(page);
    await page.getByRole("link", { name: "See your order" }).click();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.goto(`${site.url}/contact`);
    await expectFields(page, filledOrder);
  });
});

const about = (page: Page) => page.getByLabel("About your business");

it("the onboarding form shows what was typed while the site could not be reached, and then saves it", async () => {
  const { page, expectQuiet } = await openAlone("/onboarding");
  await page.route("**/onboarding?_data=*", (route) => route.abort());
  await about(page).fill("Typed in a tunnel");
  await page.getByLabel("Brand colors").focus();
  await page.getByText("Answers not saved yet").waitFor();
  await page.reload();
  expect(await about(page).inputValue()).toBe("Typed in a tunnel");
  await page.unroute("**/onboarding?_data=*");
  await hydrated(page, true);
  await page.getByText("Answers saved").waitFor();
  expect(
    site.rows("select id from drafts where text_content = ?", "Typed in a tunnel"),
  ).not.toEqual([]);

  await page.getByRole("button", { name: "Save and finish later" }).click();
  await page.getByRole("heading", { name: "Saved for later" }).waitFor();
  expect(await storedText(page)).not.toContain("tunnel");
  expectQuiet(/ERR_FAILED/);
});
