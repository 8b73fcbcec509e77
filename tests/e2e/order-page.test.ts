import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { hydrated, modes, sharedBrowser } from "../support/browser";
import { fillOrder } from "../support/orders/filled-forms";
import { sharedSite, supportEmail } from "../support/site";
import { visit } from "../support/visit";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
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

describe.each(modes)("the order page $mode", ({ scripts }) => {
  const open = (viewport: { width: number; height: number }) =>
    visit(browser, { scripts, viewport, reducedMotion: "reduce" });

  it.each(sizes)(
    "opens at $width px with its heading, the total and the first field, also from a link to the form",
    async (size) => {
      const { page, expectQuiet } = await open(size);
      for (const path of ["/contact", "/contact#contact-form", "/contact?industry=Plumber"]) {
        await page.goto("about:blank");
        await page.goto(site.url + path);
        await hydrated(page, scripts);
        for (const text of ["Order your website today", "Total payable today", "Business name"]) {
          await expect.poll(() => inView(page, text), { message: `${text} at ${path}` }).toBe(true);
        }
      }
      expectQuiet();
    },
  );

  it.each(sizes)(
    "keeps the total in view at $width px while the form is filled in",
    async (size) => {
      const { page, expectQuiet } = await open(size);
      await page.goto(`${site.url}/contact`);
      await hydrated(page, scripts);
      const total = page.locator("form").getByText("Total payable today");
      for (const label of ["Business name", "What you already have", "Timeline"]) {
        await page.getByLabel(label).focus();
        const [field, price] = [page.getByLabel(label), total].map((it) => it.boundingBox());
        const [fieldBox, priceBox] = [(await field)!, (await price)!];
        expect(priceBox.y + priceBox.height).toBeLessThanOrEqual(size.height);
        expect(fieldBox.y + fieldBox.height).toBeLessThanOrEqual(priceBox.y);
      }
      expectQuiet();
    },
  );

  it.each(sizes)(
    "says first at $width px that nothing was charged when the buyer comes back from the checkout",
    async (size) => {
      for (const goBack of [
        (page: Page) => page.getByRole("link", { name: "Go back" }).click(),
        (page: Page) => page.goBack().then(() => page.reload()),
      ]) {
        const { page, expectQuiet } = await open(size);
        await page.goto(`${site.url}/contact`);
        await hydrated(page, scripts);
        await fillOrder(page);
        await send(page);
        await page.waitForURL(/\/sandbox\/checkout\//);
        await goBack(page);
        await page.getByRole("heading", { name: "Order your website today" }).waitFor();
        await expect
          .poll(() => inView(page, "Your order is saved; nothing was charged."))
          .toBe(true);
        expect(await page.getByText("Continue to payment without changes").count()).toBe(1);
        expectQuiet();
      }
    },
  );

  it("says that nothing was charged and the order is kept when the checkout fails", async () => {
    const { page, expectQuiet } = await open(sizes[0]!);
    await page.goto(`${site.url}/contact`);
    await hydrated(page, scripts);
    await fillOrder(page);
    site.sandbox.stripe.fail({ match: "POST /v1/checkout/sessions", status: 500, times: 1 });
    await send(page);
    const kept = page.getByText(/^Nothing was charged, and your order SW-\w+ is kept\.$/);
    await kept.waitFor();
    const [reference] = /SW-\w+/.exec(await kept.innerText())!;
    const link = page.getByRole("main").getByRole("link", { name: `Email ${supportEmail}` });
    expect(decodeURIComponent((await link.getAttribute("href"))!)).toBe(
      `mailto:${supportEmail}?subject=Order ${reference}: the payment page did not open`,
    );
    expectQuiet(/status of 502/, /Something went wrong/);
  });
});

it("on a phone the toast about wrong fields covers neither the summary of them nor the header", async () => {
  const { page } = await visit(browser, {
    scripts: true,
    viewport: sizes[0],
    reducedMotion: "reduce",
  });
  await page.goto(`${site.url}/contact`);
  await hydrated(page, true);
  await send(page);
  await page.getByRole("alert").waitFor();
  const toast = page.getByRole("status", { name: "Notifications" });
  await toast.getByText("Validation Error").waitFor();
  const [below, above] = [page.getByRole("alert"), toast].map((it) => it.boundingBox());
  const header = (await page.locator("body > header").boundingBox())!;
  const [alertBox, toastBox] = [(await below)!, (await above)!];
  expect(toastBox.y).toBeGreaterThanOrEqual(header.y + header.height);
  expect(alertBox.y).toBeGreaterThanOrEqual(toastBox.y + toastBox.height);
});

it("the order page asks about a mistyped email domain, and takes the address as it is", async () => {
  const { page, expectQuiet } = await visit(browser, { scripts: true });
  await page.goto(`${site.url}/contact`);
  await hydrated(page, true);
  await fillOrder(page, "kow@gmial.com");
  await page.getByText("Did you mean kow@gmail.com?").waitFor();
  expect(await page.getByLabel("Email").getAttribute("aria-invalid")).toBeNull();

  await page.getByRole("button", { name: "kow@gmail.com" }).click();
  expect(await page.getByLabel("Email").inputValue()).toBe("kow@gmail.com");
  await expect.poll(() => page.getByText("Did you mean").count()).toBe(0);

  await page.getByLabel("Email").fill("kow@gmial.com");
  await page.getByLabel("Timeline").focus();
  await page.getByText("Did you mean kow@gmail.com?").waitFor();
  await send(page);
  await page.waitForURL(/\/sandbox\/checkout\//);
  expectQuiet();
});
