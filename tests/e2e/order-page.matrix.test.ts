import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { hydrated, modes } from "../support/browser";
import { fillOrder, sendOrder, press } from "../support/orders/filled-forms";
import { large, open, phone, site } from "../support/pages/open";
import { firstTrade } from "../support/pages/sample-trades";
import { ofThisRun } from "../support/this-run";
import { often } from "../support/rarely";

const welcome = `/contact?industry=${firstTrade.name}`;

const sizes = [phone, large];
const send = (page: Page) => page.getByRole("button", { name: "Continue to payment" }).click();

/** Whether an element of a text is on the screen, below the fixed header. */
async function inView(page: Page, text: string): Promise<boolean> {
  const header = (await page.locator("body > header > div").first().boundingBox())!;
  const all = await page.getByRole("main").getByText(text).all();
  const boxes = await Promise.all(all.map((element) => element.boundingBox()));
  return boxes.some(
    (box) =>
      box && box.y >= header.y + header.height && box.y + box.height <= page.viewportSize()!.height,
  );
}

describe.each(ofThisRun(modes, ({ scripts }) => scripts))("the order page $mode", ({ scripts }) => {
  it.each(sizes)(
    "opens at $width px with its heading, the total and the first field, also from a link to the form, and keeps the total in view",
    async (size) => {
      const { page } = await open(welcome, { scripts, viewport: size });
      for (const path of [welcome, "/contact#contact-form", "/contact"]) {
        if (path !== welcome) {
          await page.goto("about:blank");
          await page.goto(site.url + path);
          await hydrated(page, scripts);
        }
        for (const text of ["Order your website today", "Total payable today", "Business name"]) {
          await expect.poll(() => inView(page, text), { message: `${text} at ${path}` }).toBe(true);
        }
      }
      const total = page.locator("form").getByText("Total payable today");
      const opacity = () => total.locator("..").evaluate((row) => getComputedStyle(row).opacity);
      expect(await opacity()).toBe("0");
      for (const label of ["Business name", "What you already have", "Timeline"]) {
        await page.getByLabel(label).focus();
        const [field, price] = [page.getByLabel(label), total].map((it) => it.boundingBox());
        const [fieldBox, priceBox] = [(await field)!, (await price)!];
        expect(priceBox.y + priceBox.height).toBeLessThanOrEqual(size.height);
        expect(fieldBox.y + fieldBox.height).toBeLessThanOrEqual(priceBox.y);
      }
      expect(await opacity()).toBe("1");
    },
  );

  it("says first that nothing was charged when the buyer comes back from the checkout", async () => {
    const { page } = await open("/contact", { scripts });
    await fillOrder(page);
    await sendOrder(page);
    const expectSaved = async () => {
      await page.getByRole("heading", { name: "Order your website today" }).waitFor();
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.evaluate(() => window.scrollTo(0, 0));
        await page.reload();
        const text = "Your order is saved; nothing was charged.";
        await expect.poll(() => inView(page, text)).toBe(true);
        expect(await page.getByText("Continue to payment without changes").count()).toBe(1);
      }
    };
    await page.goBack();
    await expectSaved();
    await page.getByRole("link", { name: "Continue to payment without changes" }).click();
    await page.getByRole("link", { name: "Go back" }).click();
    await page.waitForURL(/\/contact\?cancelled=1/);
    await expectSaved();
  });
});

often(
  "on a phone the toast about wrong fields is below the summary of them and covers the total, not a field",
  async () => {
    const { page, expectQuiet } = await open("/contact", { viewport: phone });
    await send(page);
    await page.getByRole("alert").waitFor();
    const toast = page.getByRole("status", { name: "Notifications" });
    await toast.getByText("Validation Error").waitFor();
    const [above, below] = [page.getByRole("alert"), toast].map((it) => it.boundingBox());
    const total = (await page.locator(".sticky-total").boundingBox())!;
    const [alertBox, toastBox] = [(await above)!, (await below)!];
    expect(toastBox.y).toBeGreaterThanOrEqual(alertBox.y + alertBox.height);
    expect(toastBox.y).toBeGreaterThanOrEqual(total.y);
    expectQuiet(/status of 422/);
  },
);

often(
  "the order page asks about a mistyped email domain, and takes the address as it is",
  async () => {
    const { page } = await open("/contact");
    await fillOrder(page, "kow@gmial.com");
    await page.getByText("Did you mean kow@gmail.com?").waitFor();
    expect(await page.getByLabel("Email").getAttribute("aria-invalid")).toBeNull();

    await press(page, "kow@gmail.com");
    expect(await page.getByLabel("Email").inputValue()).toBe("kow@gmail.com");
    await expect.poll(() => page.getByText("Did you mean").count()).toBe(0);

    await page.getByLabel("Email").fill("kow@gmial.com");
    await page.getByLabel("Timeline").focus();
    await page.getByText("Did you mean kow@gmail.com?").waitFor();
    await sendOrder(page);
  },
);
